"""Legends of Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, YOU, Table, one, side

RUMBLE, DRAVEN, REKSAI = "Rumble, Mechanized Menace", "Draven, Glorious Executioner", "Rek'Sai, Void Burrower"
JAX, IRELIA, AZIR = "Jax, Grandmaster at Arms", "Irelia, Blade Dancer", "Azir, Emperor of the Sands"
SIVIR, FIORA = "Sivir, Battle Mistress", "Fiora, Grand Duelist"
BLADE = "Doran's Blade"
DECK = ["Gust", "Flash", "Stupefy"]


def legend(table: Table, seat: int = YOU) -> bool:
    """Whether a player's legend is exhausted."""
    return table.state.objects[table.state.players[seat].legend].exhausted


def conquers(name: str, *units: str, **you: object) -> Table:
    """You conquer the Meadow with a Recruit, with that legend."""
    table = Table(you=side(base=["Recruit", *units], legend=name, **{"deck": DECK, **you}), foe=side(legend=name))
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    return table


# --- Rumble

@card(RUMBLE, "Mech", "Mega-Mech")
@pytest.mark.parametrize(("defender", "fallen"), [("Mech", ["Shipyard Skulker"]), ("Petty Officer", [])])
def test_rumble_gives_your_mechs_shield(defender: str, fallen: list[str]) -> None:
    """A Mech of 3 defends with 4 against 4; an officer of 5 has no Shield against 5."""
    attacker = "Shipyard Skulker" if defender == "Mech" else "Petty Officer"
    table = Table(you=side(at={MEADOW: [defender]}, legend=RUMBLE), foe=side(base=[attacker, "Mech"]), turn_of=FOE)
    own = table.game.sight().players[FOE].base
    assert [each.keywords for each in own if each.name == "Mech"] == [()]
    table.foe.move(attacker, to=MEADOW)
    while table.open.kind == "focus":
        assert table.might(defender) == (4 if defender == "Mech" else 5)
        table.answer(table.open.seat, "pass")


@card(RUMBLE)
def test_rumble_gives_attacking_mechs_nothing() -> None:
    table = Table(you=side(base=["Mech"], legend=RUMBLE), foe=side(at={MEADOW: ["Mech"]}))
    table.you.move("Mech", to=MEADOW)
    assert [table.might("Mech", YOU), table.might("Mech", FOE)] == [3, 3]


# --- Lucian

LUCIAN = "Lucian, Purifier"


@card(LUCIAN, BLADE)
def test_lucian_lets_each_equipment_of_yours_give_assault() -> None:
    wearer = one("Recruit", attached=[BLADE, "Cull"])
    table = Table(you=side(base=[wearer, "Pit Rookie"], legend=LUCIAN),
                  foe=side(at={MEADOW: [one("Mega-Mech", attached=["Cull"])]}))
    assert table.might("Recruit") == 4
    table.you.move("Recruit", "Pit Rookie", to=MEADOW)
    assert [table.might(name) for name in ("Recruit", "Pit Rookie", "Mega-Mech")] == [6, 2, 9]


@card(LUCIAN, BLADE)
def test_lucian_gives_nothing_to_defenders_nor_to_the_foes_wearers() -> None:
    table = Table(you=side(at={MEADOW: [one("Mega-Mech", attached=[BLADE])]}, legend=LUCIAN),
                  foe=side(base=[one("Recruit", attached=["Cull"])]), turn_of=FOE)
    table.foe.move("Recruit", to=MEADOW)
    assert (table.might("Mega-Mech"), table.might("Recruit")) == (10, 2)


# --- Draven

@card(DRAVEN)
def test_draven_draws_when_you_win_a_combat_as_attacker_and_as_defender() -> None:
    table = Table(you=side(base=["Mega-Mech"], deck=DECK, legend=DRAVEN), foe=side(at={MEADOW: ["Recruit"]}, deck=DECK))
    table.you.move("Mega-Mech", to=MEADOW)
    table.pass_all()
    assert table.hand() == ["Gust"]
    defended = Table(you=side(at={MEADOW: ["Mega-Mech"]}, deck=DECK, legend=DRAVEN), foe=side(base=["Recruit"]),
                     turn_of=FOE)
    defended.foe.move("Recruit", to=MEADOW)
    defended.pass_all()
    assert defended.hand() == ["Gust"]


@card(DRAVEN)
def test_draven_draws_for_no_conquest_without_combat_no_tie_and_no_win_of_the_foe() -> None:
    assert conquers(DRAVEN).hand() == []
    for attacker, defender in (("Recruit", "Recruit"), ("Recruit", "Mega-Mech")):
        table = Table(you=side(base=[attacker], deck=DECK, legend=DRAVEN), foe=side(at={MEADOW: [defender]}))
        table.you.move(attacker, to=MEADOW)
        table.pass_all()
        assert (table.hand(), table.open.kind) == ([], "act")


# --- Rek'Sai

@ruling("R097")
@card(REKSAI)
def test_reksai_banishes_one_of_two_revealed_cards_and_plays_it() -> None:
    table = conquers(REKSAI, deck=["Pit Rookie", "Mega-Mech", "Gust"], runes={"body": 2})
    table.you.choose("yes")
    table.resolve()
    assert (legend(table), legend(table, FOE)) == (True, False)
    table.you.choose("yes")
    assert asked(table.you) == ["Mega-Mech", "Pit Rookie"]
    table.you.choose("Pit Rookie")
    table.you.choose("Your base")
    table.you.choose("pay")
    table.resolve()
    assert (table.where("Pit Rookie"), table.ready_runes()) == ("base", 0)
    assert [each.name for each in table.state.players[YOU].deck] == ["Mega-Mech", "Gust"]


@ruling("R097")
@card(REKSAI)
def test_reksai_leaves_banished_what_cannot_be_paid_and_recycles_what_is_not_banished() -> None:
    for answers, banished, deck in (
        (("yes", "Mega-Mech", "Your base"), ["Mega-Mech"], ["Pit Rookie", "Gust"]), (("no",), [], []),
    ):
        table = conquers(REKSAI, deck=["Pit Rookie", "Mega-Mech", "Gust"])
        table.you.choose("yes")
        table.resolve()
        for answer in answers:
            table.you.choose(answer)
        table.resolve()
        found = [table.state.objects[id].card.name for id in table.state.players[YOU].banished]
        assert (table.open.kind, found) == ("act", banished)
        assert [each.name for each in table.state.players[YOU].deck] == deck or not banished
    kept = conquers(REKSAI)
    kept.you.choose("no")
    kept.resolve()
    assert (legend(kept), kept.events("revealed")) == (False, [])


# --- Jax

@card(JAX, BLADE)
def test_jax_attaches_what_lies_there_for_one_and_what_is_worn_for_nothing() -> None:
    table = Table(you=side(base=[BLADE, "Recruit", one("Pit Rookie", attached=["Cull"])], legend=JAX,
                           runes={"calm": 1}), foe=side(base=["Boneshiver", "Mega-Mech"]))
    table.you.use(JAX, on=[BLADE, "Recruit"])
    table.resolve()
    assert (table.might("Recruit"), table.ready_runes(), legend(table)) == (3, 0, True)
    worn = Table(you=side(base=[BLADE, "Recruit", one("Pit Rookie", attached=["Cull"])], legend=JAX),
                 foe=side(base=["Mega-Mech"]))
    with pytest.raises(AssertionError, match="can't be used"):
        worn.you.use(JAX)
    worn.you.use(JAX, on=["Cull", "Recruit"], n=1)
    worn.resolve()
    assert (worn.might("Recruit"), worn.might("Pit Rookie")) == (2, 2)


@card(JAX)
def test_jax_attaches_nothing_of_the_foe() -> None:
    table = Table(you=side(base=["Recruit"], legend=JAX, runes={"calm": 1}),
                  foe=side(base=["Boneshiver", one("Mega-Mech", attached=[BLADE])]))
    assert JAX not in table.you.offered("use")


# --- Irelia

@card(IRELIA, "Punch First")
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", False), ("no", True)])
def test_irelia_readies_a_friendly_unit_that_you_choose(answer: str, exhausted: bool) -> None:
    table = Table(you=side(base=["Recruit*", "Pit Rookie*"], hand=["Punch First"], runes={"body": 4}, legend=IRELIA),
                  foe=side())
    table.you.play("Punch First", on="Recruit")
    table.you.choose(answer)
    table.resolve()
    assert (table.thing("Recruit").exhausted, table.thing("Pit Rookie").exhausted) == (exhausted, True)
    assert (legend(table), table.might("Recruit")) == (answer == "yes", 6)


@card(IRELIA, "Punch First")
def test_irelia_readies_no_enemy_and_nothing_without_power() -> None:
    for base, foes, runes in ((["Recruit"], ["Pit Rookie*"], 4), (["Pit Rookie*"], [], 2)):
        table = Table(you=side(base=base, hand=["Punch First"], runes={"body": runes}, legend=IRELIA),
                      foe=side(base=foes))
        table.you.play("Punch First", on="Pit Rookie")
        table.resolve()
        assert (table.open.kind, table.thing("Pit Rookie").exhausted, legend(table)) == ("act", True, False)


@card(IRELIA)
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", False), ("no", True)])
def test_irelia_may_be_readied_for_one_when_you_conquer(answer: str, exhausted: bool) -> None:
    table = Table(you=side(base=["Recruit"], runes={"body": 1}, legend=IRELIA), foe=side())
    table.state.objects[table.state.players[YOU].legend].exhausted = True
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    table.you.choose(answer)
    table.resolve()
    assert (legend(table), table.ready_runes()) == (exhausted, int(exhausted))


# --- Sivir

@card(SIVIR, "Gold")
@pytest.mark.parametrize(("answer", "golds"), [("yes", 1), ("no", 0)])
def test_sivir_makes_gold_when_you_recycle_a_rune(answer: str, golds: int) -> None:
    table = Table(you=side(base=["Recruit"], hand=["Punch First"], runes={"body": 3}, legend=SIVIR),
                  foe=side(legend=SIVIR))
    table.you.play("Punch First", on="Recruit")
    while table.open.kind == "may":
        table.you.choose(answer)
    table.resolve()
    found = [each.exhausted for each in table.state.permanents() if each.card.name == "Gold"]
    assert (found, legend(table), legend(table, FOE)) == ([True] * golds, bool(golds), False)


@card(SIVIR, "Daring Poro")
def test_sivir_makes_no_gold_of_a_rune_that_is_only_exhausted() -> None:
    table = Table(you=side(hand=["Daring Poro"], runes={"calm": 2}, legend=SIVIR), foe=side())
    table.you.play("Daring Poro")
    assert (table.where("Daring Poro"), table.events("triggered"), legend(table)) == ("base", [], False)


@card(SIVIR)
@pytest.mark.parametrize(("yours", "foes", "readied"), [
    (["Mega-Mech"], ["Recruit", "Pit Rookie"], True), (["Recruit"], ["Mega-Mech"], False),
])
def test_sivir_is_readied_once_when_enemy_units_die(yours: list[str], foes: list[str], readied: bool) -> None:
    table = Table(you=side(base=yours, legend=SIVIR), foe=side(at={MEADOW: foes}))
    table.state.objects[table.state.players[YOU].legend].exhausted = True
    table.you.move(*yours, to=MEADOW)
    table.pass_all()
    assert (legend(table), len(table.events("triggered"))) == (not readied, int(readied))


# --- Fiora

@card(FIORA, "Punch First")
@pytest.mark.parametrize(("unit", "answer", "runes"), [
    ("Recruit", "yes", 1), ("Recruit", "no", 0), ("Mega-Mech", "", 0), ("Daring Poro", "", 0),
])
def test_fiora_channels_when_a_unit_of_yours_becomes_mighty(unit: str, answer: str, runes: int) -> None:
    """The Mech was Mighty before, and the Poro is the foe's."""
    foes = ["Daring Poro"] if unit == "Daring Poro" else []
    table = Table(you=side(base=["Recruit", "Mega-Mech"], hand=["Punch First"], pool={"energy": 1, "body": 2},
                           legend=FIORA), foe=side(base=foes))
    table.you.play("Punch First", on=unit)
    table.resolve()
    if answer:
        table.you.choose(answer)
        table.resolve()
    assert (table.open.kind, legend(table)) == ("act", bool(runes))
    assert [table.state.objects[id].exhausted for id in table.state.players[YOU].runes] == [True] * runes
