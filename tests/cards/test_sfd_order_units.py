"""Units of Order in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, Table, one, side

BENEFACTOR, BROKER, PUNK = "Eminent Benefactor", "Honest Broker", "Zaun Punk"
MIXOLOGIST, HERO, REKSAI = "Glasc Mixologist", "Unsung Hero", "Rek'Sai, Swarm Queen"
RENATA, SORAKA, XIN = "Renata Glasc, Industrialist", "Soraka, Wanderer", "Xin Zhao, Vigilant"
AZIR, CORINA, FIORA = "Azir, Sovereign", "Corina Veraza", "Fiora, Worthy"


def killed(name: str, **you: object) -> Table:
    """Your unit is killed by the opponent's spell."""
    base = [name, *you.pop("base", [])]  # type: ignore[misc]
    table = Table(you=side(base=base, **you), foe=side(hand=["Vengeance"], runes={"order": 4}), turn_of=FOE)
    table.foe.play("Vengeance", on=name)
    table.resolve()
    return table


def golds(table: Table) -> list[bool]:
    """Whether each Gold on the board is exhausted."""
    there = [thing for thing in table.state.objects.values() if thing.zone == "board"]
    return [thing.exhausted for thing in there if thing.card.name == "Gold"]


# --- when they are played

@card("Royal Guard")
def test_royal_guard_brings_a_sand_soldier_to_where_it_is() -> None:
    table = Table(you=side(hand=["Royal Guard"], runes={"order": 4}, controls=[MOOR]), foe=side())
    table.you.play("Royal Guard", to=MOOR)
    table.resolve()
    soldier = table.thing("Sand Soldier")
    assert (table.where("Sand Soldier"), table.might("Sand Soldier"), soldier.exhausted) == (MOOR, 2, True)


@card("Trove Golem")
def test_trove_golem_brings_four_exhausted_gold() -> None:
    table = Table(you=side(hand=["Trove Golem"], runes={"order": 8}), foe=side())
    table.you.play("Trove Golem")
    table.resolve()
    assert golds(table) == [True] * 4


@card("Sandshifter")
def test_sandshifter_kills_an_enemy_unit_with_three_might_or_less() -> None:
    table = Table(you=side(hand=["Sandshifter"], runes={"order": 5}, base=["Recruit"]),
                  foe=side(base=["Shipyard Skulker", "Pit Rookie", "Vanguard Sergeant"]))
    table.you.play("Sandshifter")
    assert asked(table.you) == ["Pit Rookie", "Shipyard Skulker"]
    table.you.choose("Shipyard Skulker")
    table.resolve()
    assert (table.trash(FOE), table.where("Recruit")) == (["Shipyard Skulker"], "base")


@card(PUNK)
def test_zaun_punk_kills_a_gear_if_a_friendly_gear_was_killed_for_it() -> None:
    for paying in (["The Syren"], []):
        table = Table(you=side(hand=[PUNK], runes={"order": 3}, base=["The Syren", "Recruit"]),
                      foe=side(base=["B.F. Sword"]))
        table.you.play(PUNK, paying=paying)
        table.resolve()
        assert (table.trash(), table.trash(FOE)) == (paying, ["B.F. Sword"] if paying else [])
    poor = Table(you=side(hand=[PUNK], runes={"order": 3}), foe=side(base=["B.F. Sword"]))
    poor.you.play(PUNK)
    assert (poor.trash(FOE), poor.where(PUNK)) == ([], "base")


@card("Undertitan")
def test_undertitan_strengthens_the_other_units_of_its_controller_for_this_turn() -> None:
    table = Table(you=side(hand=["Undertitan"], runes={"order": 6}, base=["Recruit"]),
                  foe=side(base=["Pit Rookie"], deck=["Gust"]))
    table.you.play("Undertitan")
    table.resolve()
    assert [table.might(name) for name in ("Recruit", "Undertitan", "Pit Rookie")] == [3, 5, 2]
    table.end_turn()
    assert table.might("Recruit") == 1


@card("Undertitan", REKSAI)
def test_undertitan_adds_energy_as_it_is_revealed_from_the_deck() -> None:
    for deck, energy in ((["Undertitan", "Gust", "Flash"], 2), (["Gust", "Flash", "Undertitan"], 0)):
        table = Table(you=side(base=[REKSAI], deck=deck), foe=side(at={MEADOW: ["Mountain Drake"]}))
        table.you.move(REKSAI, to=MEADOW)
        table.you.choose("yes")
        table.resolve()
        assert sum(each.n for each in table.state.players[0].pool) == energy


@card(XIN)
@pytest.mark.parametrize(("base", "at", "exhausted"), [
    (["Recruit", "Pit Rookie"], [], False), (["Recruit"], ["Pit Rookie"], True), (["Recruit", "The Syren"], [], True),
])
def test_xin_zhao_enters_ready_beside_two_other_units_in_the_base(
    base: list[str], at: list[str], exhausted: bool
) -> None:
    table = Table(you=side(hand=[XIN], runes={"order": 4}, base=base, at={MOOR: at} if at else {}),
                  foe=side(base=["Mega-Mech", "Daring Poro"]))
    table.you.play(XIN)
    assert table.thing(XIN).exhausted is exhausted


@card(RENATA, "Royal Guard", "Trove Golem")
def test_renatas_tokens_enter_ready_and_nothing_else_does() -> None:
    table = Table(you=side(base=[RENATA], hand=["Trove Golem", "Royal Guard"], runes={"order": 12}), foe=side())
    for name in ("Trove Golem", "Royal Guard"):
        table.you.play(name)
        table.resolve()
    assert (golds(table), table.thing("Sand Soldier").exhausted) == ([False] * 4, False)
    assert table.thing("Trove Golem").exhausted
    foes = Table(you=side(hand=["Royal Guard"], runes={"order": 4}), foe=side(base=[RENATA]))
    foes.you.play("Royal Guard")
    foes.resolve()
    assert foes.thing("Sand Soldier").exhausted


# --- when they die

@card(BROKER)
def test_honest_broker_leaves_an_exhausted_gold() -> None:
    assert golds(killed(BROKER)) == [True]
    assert golds(killed("Recruit", base=[BROKER])) == []


@card(HERO)
def test_unsung_hero_draws_two_if_it_was_mighty() -> None:
    for attached, hand in ((["B.F. Sword"], ["Gust", "Flash"]), (["Doran's Blade"], [])):
        table = Table(you=side(base=[one(HERO, attached=attached)], deck=["Gust", "Flash"]),
                      foe=side(hand=["Vengeance"], runes={"order": 4}), turn_of=FOE)
        table.foe.play("Vengeance", on=HERO)
        table.resolve()
        assert table.hand() == hand


@card(MIXOLOGIST)
@pytest.mark.parametrize(("answer", "where"), [("yes", "base"), ("no", "trash")])
def test_glasc_mixologist_may_play_a_cheap_unit_of_the_trash_for_nothing(answer: str, where: str) -> None:
    table = killed(MIXOLOGIST, trash=["Daring Poro", "Mega-Mech", "Gust"])
    table.you.choose(answer)
    table.resolve()
    assert (table.where("Daring Poro"), table.where("Mega-Mech"), len(table.events("paid"))) == (where, "trash", 2)


# --- when they move and fight

@card("Laurent Duelist")
def test_laurent_duelist_has_two_more_might_as_an_attacker() -> None:
    table = Table(you=side(base=["Laurent Duelist"]), foe=side(at={MEADOW: ["Mountain Drake"]}))
    assert table.might("Laurent Duelist") == 3
    table.you.move("Laurent Duelist", to=MEADOW)
    assert table.might("Laurent Duelist") == 5
    defends = Table(you=side(at={MEADOW: ["Laurent Duelist"]}), foe=side(base=["Mountain Drake"]), turn_of=FOE)
    defends.foe.move("Mountain Drake", to=MEADOW)
    assert defends.might("Laurent Duelist") == 3


@card("Trusty Ramhound")
def test_trusty_ramhound_is_stronger_beside_another_unit_of_yours() -> None:
    for at, base, might in ((["Recruit"], [], 3), ([], ["Recruit"], 2), ([], ["The Syren"], 2)):
        table = Table(you=side(at={MOOR: ["Trusty Ramhound", *at]}, base=base), foe=side(base=["Pit Rookie"]))
        assert table.might("Trusty Ramhound") == might


@card(BENEFACTOR)
def test_eminent_benefactor_brings_two_gold_by_holding() -> None:
    for base, at, exhausted in (([], BENEFACTOR, [True, True]), ([BENEFACTOR], "Recruit", [])):
        table = Table(you=side(base=base, at={MOOR: [at]}, deck=["Gust"]), foe=side(), turn_of=FOE)
        table.end_turn()
        table.resolve()
        assert (golds(table), table.points()) == (exhausted, (1, 0))


@card(CORINA)
def test_corina_brings_three_recruits_to_the_battlefield_that_she_moves_to() -> None:
    table = Table(you=side(base=[CORINA]), foe=side())
    table.you.move(CORINA, to=MEADOW)
    table.pass_all()
    assert [table.state.objects[id].card.name for id in table.state.fields[0].units] == [CORINA, *["Recruit"] * 3]
    home = Table(you=side(at={MEADOW: [CORINA]}), foe=side())
    home.you.move(CORINA, to="base")
    home.pass_all()
    assert home.where("Recruit") == "deck"  # there is none
    fast = Table(you=side(hand=[CORINA], runes={"order": 8}))
    fast.you.play(CORINA, accelerate=True)
    assert not fast.thing(CORINA).exhausted


@card(AZIR)
def test_azir_may_bring_token_units_to_where_he_attacks() -> None:
    table = Table(you=side(base=[AZIR, "Sand Soldier", "Recruit", "Pit Rookie", "Gold"]),
                  foe=side(at={MEADOW: ["Mountain Drake"]}))
    table.you.move(AZIR, to=MEADOW)
    assert asked(table.you) == ["Recruit", "Sand Soldier"]
    table.you.choose("Sand Soldier")
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert [table.where(name) for name in ("Sand Soldier", "Recruit", "Pit Rookie")] == [MEADOW, "base", "base"]
    away = Table(you=side(base=[AZIR], at={MOOR: ["Recruit"]}, hand=["Flash"], runes={"chaos": 3}),
                 foe=side(at={MEADOW: ["Mountain Drake"]}), asks_own_windows=True)
    away.you.move(AZIR, to=MEADOW)
    away.you.choose("Recruit")
    away.you.play("Flash", on=AZIR)
    away.pass_all()
    assert (away.where(AZIR), away.where("Recruit")) == ("base", MOOR)
    quiet = Table(you=side(base=[AZIR, "Recruit"]), foe=side())
    quiet.you.move(AZIR, to=MEADOW)
    quiet.pass_all()
    assert (quiet.where("Recruit"), quiet.events("triggered")) == ("base", [])


@card(SORAKA, "Vengeance")
@pytest.mark.parametrize(("name", "at", "where"), [
    ("Pit Rookie", MEADOW, "base"), ("Vanguard Sergeant", MEADOW, "trash"), ("Pit Rookie", MOOR, "trash"),
])
def test_soraka_saves_weaker_units_of_yours_where_she_is(name: str, at: str, where: str) -> None:
    places: dict[str, list[str]] = {MEADOW: [SORAKA], MOOR: ["Recruit"]}
    places[at] = [*places[at], name]
    table = Table(you=side(at=places), foe=side(hand=["Vengeance", "Vengeance"], runes={"order": 8}), turn_of=FOE)
    table.foe.play("Vengeance", on=name)
    table.resolve()
    assert table.where(name) == where
    if where == "base":
        assert table.thing(name).exhausted
    table.foe.play("Vengeance", on=SORAKA)
    table.resolve()
    assert table.where(SORAKA) == "trash"


@card(REKSAI, "Daring Poro")
@pytest.mark.parametrize("to", [MEADOW, "Your base"])
def test_reksai_may_play_one_of_two_revealed_cards_also_where_she_is(to: str) -> None:
    table = Table(you=side(base=[REKSAI], deck=["Daring Poro", "Gust", "Flash"], runes={"order": 2}),
                  foe=side(at={MEADOW: ["Mountain Drake"]}))
    table.you.move(REKSAI, to=MEADOW)
    table.you.choose("yes")
    table.resolve()
    assert len(table.events("revealed")) == 2
    table.you.choose("yes")
    table.you.choose("Daring Poro")
    table.you.choose(to)
    table.you.choose("pay")
    assert table.where("Daring Poro") == (MEADOW if to == MEADOW else "base")
    assert [card.name for card in table.state.players[0].deck] == ["Gust", "Flash"]


@card(REKSAI)
def test_reksai_recycles_both_if_she_plays_neither() -> None:
    for answers in (["no"], ["yes", "no"]):
        table = Table(you=side(base=[REKSAI], deck=["Daring Poro", "Gust", "Flash"], runes={"order": 2}),
                      foe=side(at={MEADOW: ["Mountain Drake"]}))
        table.you.move(REKSAI, to=MEADOW)
        for answer in answers:
            table.you.choose(answer)
            table.resolve()
        assert (len(table.state.players[0].deck), table.where("Daring Poro")) == (3, "deck")
        assert (table.state.players[0].deck[-1].name == "Flash") is (len(answers) == 2)


@card(FIORA, "Punch First")
@pytest.mark.parametrize(("chosen", "answer", "exhausted"), [
    ("Recruit", "yes", False), ("Recruit", "no", True), ("Mega-Mech", "", True),
])
def test_fiora_readies_for_power_what_becomes_mighty(chosen: str, answer: str, exhausted: bool) -> None:
    table = Table(you=side(base=[FIORA, one("Recruit", exhausted=True), one("Mega-Mech", exhausted=True)],
                           hand=["Punch First"], pool={"energy": 1, "body": 2, "order": 1}),
                  foe=side(base=["Pit Rookie"]))
    table.you.play("Punch First", on=chosen)
    table.resolve()
    if answer:
        table.you.choose(answer)
        table.resolve()
    assert (table.open.kind, table.thing(chosen).exhausted) == ("act", exhausted)
