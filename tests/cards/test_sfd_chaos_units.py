"""Units of Chaos in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, Table, one, side

BROKER, ENFORCER, PUP, FAN = "Black Market Broker", "Corrupt Enforcer", "Loyal Pup", "Overzealous Fan"
HUNTER, SQUAD, FIZZ, JAE = "Treasure Hunter", "Harpoon Squad", "Fizz, Trickster", "Jae Medarda"
SIVIR, VEX, DRAVEN, EZREAL = "Sivir, Mercenary", "Vex, Cheerless", "Draven, Audacious", "Ezreal, Prodigy"


# --- when they are played

@card("Beast Below")
def test_beast_below_returns_another_friendly_unit_and_an_enemy_unit() -> None:
    table = Table(you=side(hand=["Beast Below"], runes={"chaos": 7}, base=["Pit Rookie"]),
                  foe=side(base=["Mega-Mech", "Daring Poro"]))
    table.you.play("Beast Below")
    assert asked(table.you) == ["Daring Poro", "Mega-Mech"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Pit Rookie"], ["Mega-Mech"])
    assert (table.where("Beast Below"), table.where("Daring Poro")) == ("base", "base")


@card("Beast Below")
def test_beast_below_returns_nobody_where_one_of_the_two_is_missing() -> None:
    """355.8: an ability without a valid choice for each target isn't put on the chain; and it is never its own."""
    table = Table(you=side(hand=["Beast Below"], runes={"chaos": 7}), foe=side(base=["Mega-Mech"]))
    table.you.play("Beast Below")
    table.resolve()
    assert (table.where("Beast Below"), table.hand(), table.hand(FOE)) == ("base", [], [])


@card("Windsinger")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Shipyard Skulker"]), ("no", [])])
def test_windsinger_may_return_a_small_unit_at_a_battlefield(answer: str, hand: list[str]) -> None:
    table = Table(you=side(hand=["Windsinger"], runes={"chaos": 2}, at={MOOR: ["Vanguard Sergeant"]}),
                  foe=side(at={MEADOW: ["Shipyard Skulker", "Mega-Mech"]}, base=["Daring Poro"]))
    table.you.play("Windsinger", to=MOOR)
    table.you.choose(answer)
    table.resolve()
    assert (table.where("Windsinger"), table.hand(FOE), table.hand()) == (MOOR, hand, [])


@card("Windsinger")
def test_windsinger_finds_nothing_big_nothing_in_a_base_and_from_face_down_nothing_elsewhere() -> None:
    for you, at in (({"hand": ["Windsinger"], "runes": {"chaos": 2}}, "Mega-Mech"),
                    ({"facedown": {MOOR: ["Windsinger"]}}, "Shipyard Skulker")):
        table = Table(you=side(at={MOOR: ["Vanguard Sergeant"]}, **you),
                      foe=side(at={MEADOW: [at]}, base=["Daring Poro"]))
        table.you.play("Windsinger")
        table.resolve()
        assert (table.open.kind, table.hand(FOE), len(table.events("finalized"))) == ("act", [], 1)


@card(FIZZ, "Gust")
def test_fizz_plays_a_cheap_spell_of_the_trash_for_its_power_and_recycles_it() -> None:
    for answer, trash in (("yes", ["Singularity", "Pit Rookie"]), ("no", ["Rebuke", "Singularity", "Pit Rookie"])):
        table = Table(
            you=side(hand=[FIZZ], runes={"chaos": 5}, trash=["Rebuke", "Singularity", "Pit Rookie"]),
            foe=side(at={MOOR: ["Mega-Mech"]}),
        )
        table.you.play(FIZZ)
        table.you.choose(answer)
        table.resolve()
        if answer == "yes":
            table.you.choose("pay")
            table.resolve()
        assert (table.trash(), table.hand(FOE)) == (trash, ["Mega-Mech"] * (answer == "yes"))
        assert sum(e.n for e in table.events("paid") if e.other == "energy") == 3


@card(EZREAL)
def test_ezreal_discards_one_and_then_draws_two() -> None:
    table = Table(you=side(hand=[EZREAL, "Gust"], runes={"chaos": 3}, deck=["Flash", "Rebuke", "Gust"]), foe=side())
    table.you.play(EZREAL)
    table.resolve()
    assert (table.hand(), table.trash()) == (["Flash", "Rebuke"], ["Gust"])


@card(EZREAL, "Marching Orders", "Doran's Blade")
def test_ezreal_makes_optional_additional_costs_cheaper_and_no_others() -> None:
    """Repeat for 3 costs 2; a spell without it and an Equip ability cost what they say."""
    for base, paid in (([EZREAL], 5), (["Recruit"], 6)):
        table = Table(you=side(base=base, hand=["Marching Orders"], runes={"body": 6}),
                      foe=side(at={MEADOW: ["Mountain Drake"]}))
        table.you.play("Marching Orders", on=[base[0], "Mountain Drake"] * 2, repeat=1)
        assert sum(e.n for e in table.events("paid")) == paid
    plain = Table(you=side(base=[EZREAL, "Doran's Blade"], hand=["Marching Orders"], runes={"body": 4}),
                  foe=side(at={MEADOW: ["Mountain Drake"]}))
    plain.you.play("Marching Orders", on=[EZREAL, "Mountain Drake"])
    plain.resolve()
    assert [(e.other, e.n) for e in plain.events("paid")] == [("energy", 3)]
    equip = Table(you=side(base=["Recruit", EZREAL, "Doran's Blade"], pool={"energy": 3}), foe=side())
    assert equip.you.why_not("use", "Doran's Blade") == ["357"]


# --- when they move and fight

@card(HUNTER)
def test_treasure_hunter_finds_gold_by_moving_anywhere() -> None:
    table = Table(you=side(base=[HUNTER]), foe=side())
    table.you.move(HUNTER, to=MEADOW)
    table.pass_all()
    assert (table.where("Gold"), table.thing("Gold").exhausted) == ("base", True)
    recalled = Table(you=side(base=[HUNTER]), foe=side(at={MEADOW: ["Mega-Mech"]}, hand=["Flash"]))
    assert recalled.events("moved") == []
    played = Table(you=side(hand=[HUNTER], runes={"chaos": 2}))
    played.you.play(HUNTER)
    assert played.where("Gold") == "deck"  # there is none


@card(SQUAD)
def test_harpoon_squad_grows_by_leaving_a_battlefield() -> None:
    for places, to, might in (({"at": {MEADOW: [SQUAD]}}, "base", 6), ({"base": [SQUAD]}, MEADOW, 4)):
        table = Table(you=side(**places), foe=side())
        table.you.move(SQUAD, to=to)
        table.pass_all()
        assert table.might(SQUAD) == might


@card(ENFORCER)
def test_corrupt_enforcer_discards_by_moving_and_draws_by_winning() -> None:
    table = Table(you=side(base=[ENFORCER], hand=["Gust", "Flash"], deck=["Rebuke"]),
                  foe=side(at={MEADOW: ["Pit Rookie"]}))
    table.you.move(ENFORCER, to=MEADOW)
    table.resolve()
    table.you.choose("Gust")
    assert (table.hand(), table.trash()) == (["Flash"], ["Gust"])
    table.pass_all()
    assert (table.hand(), table.points()) == (["Flash", "Rebuke"], (1, 0))
    lost = Table(you=side(base=[ENFORCER], deck=["Rebuke"]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    lost.you.move(ENFORCER, to=MEADOW)
    lost.pass_all()
    assert (lost.hand(), lost.trash()) == ([], [ENFORCER])


@card(ENFORCER)
def test_corrupt_enforcer_discards_nothing_by_going_home() -> None:
    table = Table(you=side(at={MEADOW: [ENFORCER]}, hand=["Gust"]), foe=side())
    table.you.move(ENFORCER, to="base")
    table.pass_all()
    assert (table.hand(), table.events("triggered")) == (["Gust"], [])


@card("Fae Porter")
@pytest.mark.parametrize(("answer", "where"), [("yes", MEADOW), ("no", "base")])
def test_fae_porter_may_bring_a_unit_along_for_power(answer: str, where: str) -> None:
    table = Table(you=side(base=["Fae Porter", one("Pit Rookie", exhausted=True)], runes={"chaos": 1}),
                  foe=side(base=["Recruit"]))
    table.you.move("Fae Porter", to=MEADOW)
    table.you.choose(answer)
    if answer == "yes":
        table.you.choose("Pit Rookie")
    table.pass_all()
    assert (table.where("Pit Rookie"), table.where("Recruit")) == (where, "base")
    assert [e.other for e in table.events("paid")] == ["chaos"] * (answer == "yes")


@card(PUP)
@pytest.mark.parametrize(("answer", "where"), [("yes", MEADOW), ("no", "base")])
def test_loyal_pup_may_come_to_where_you_defend(answer: str, where: str) -> None:
    table = Table(you=side(base=[PUP], at={MEADOW: ["Mega-Mech"]}), foe=side(base=["Daring Poro"]), turn_of=FOE)
    table.foe.move("Daring Poro", to=MEADOW)
    table.resolve()
    table.you.choose(answer)
    table.resolve()
    assert table.where(PUP) == where
    attack = Table(you=side(base=[PUP, "Mega-Mech"]), foe=side(at={MEADOW: ["Daring Poro"]}))
    attack.you.move("Mega-Mech", to=MEADOW)
    attack.pass_all()
    assert (attack.where(PUP), attack.events("triggered")) == ("base", [])


@card(FAN)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_overzealous_fan_may_die_to_send_an_attacker_home(answer: str) -> None:
    table = Table(you=side(at={MEADOW: [FAN, "Pit Rookie"]}), foe=side(base=["Mega-Mech", "Recruit"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.resolve()
    table.you.choose(answer)
    table.resolve()
    assert (FAN in table.trash(), table.where("Mega-Mech")) == ((True, "base") if answer == "yes" else (False, MEADOW))
    attack = Table(you=side(base=[FAN]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    attack.you.move(FAN, to=MEADOW)
    attack.resolve()
    assert attack.events("triggered") == []


@card(SIVIR, "Rebuke")
@pytest.mark.parametrize(("spell", "might", "moves"), [("Rebuke", 6, True), ("Gust", 4, False)])
def test_sivir_is_stronger_after_two_power_spent_this_turn(spell: str, might: int, moves: bool) -> None:
    table = Table(you=side(at={MEADOW: [SIVIR]}, hand=[spell], runes={"chaos": 2}, deck=["Gust"] * 4),
                  foe=side(at={MOOR: ["Pit Rookie"]}, deck=["Gust"] * 4))
    table.you.play(spell, on="Pit Rookie")
    table.resolve()
    assert table.might(SIVIR) == might
    question = table.you.draft(table.you._first("move", SIVIR))
    assert any(option.short == MOOR for option in question.options) is moves


@card(SIVIR)
def test_sivir_accelerates() -> None:
    table = Table(you=side(hand=[SIVIR], runes={"chaos": 5}), foe=side())
    table.you.play(SIVIR, accelerate=True)
    assert (table.thing(SIVIR).exhausted, table.might(SIVIR)) == (False, 6)


@card(DRAVEN)
def test_draven_scores_for_his_first_combat_won() -> None:
    table = Table(you=side(base=[DRAVEN]), foe=side(at={MEADOW: ["Pit Rookie"]}))
    table.you.move(DRAVEN, to=MEADOW)
    table.pass_all()
    assert table.points() == (2, 0)
    empty = Table(you=side(base=[DRAVEN]), foe=side())
    empty.you.move(DRAVEN, to=MEADOW)
    empty.pass_all()
    assert empty.points() == (1, 0)


@card(DRAVEN, "Vengeance")
def test_draven_gives_an_opponent_a_point_by_dying_in_combat_alone() -> None:
    table = Table(you=side(base=[DRAVEN]), foe=side(at={MEADOW: ["Mountain Drake"]}))
    table.you.move(DRAVEN, to=MEADOW)
    table.pass_all()
    assert (table.trash(), table.points()) == ([DRAVEN], (0, 1))
    killed = Table(you=side(base=[DRAVEN]), foe=side(hand=["Vengeance"], runes={"order": 4}), turn_of=FOE)
    killed.foe.play("Vengeance", on=DRAVEN)
    killed.resolve()
    assert (killed.trash(), killed.points()) == ([DRAVEN], (0, 0))
    assert [e.other for e in killed.events("paid")] == ["energy", "order"]


# --- while they are there

@card(BROKER, "Fight or Flight")
def test_black_market_broker_sells_what_is_played_from_face_down() -> None:
    for you in ({"facedown": {MOOR: ["Fight or Flight"]}}, {"hand": ["Fight or Flight"], "runes": {"chaos": 2}}):
        table = Table(you=side(base=[BROKER], at={MOOR: ["Recruit"]}, **you), foe=side())
        table.you.play("Fight or Flight", on="Recruit")
        table.resolve()
        assert (table.where("Gold") == "base") is ("facedown" in you)


@card(JAE, "Punch First")
def test_jae_medarda_draws_when_you_choose_him_with_a_spell() -> None:
    for chosen, hand in ((JAE, ["Gust"]), ("Recruit", [])):
        table = Table(you=side(base=[JAE, "Recruit"], hand=["Punch First"], runes={"body": 2}, deck=["Gust"]))
        table.you.play("Punch First", on=chosen)
        table.resolve()
        assert table.hand() == hand
    foes = Table(you=side(base=[JAE], deck=["Gust"]), foe=side(hand=["Punch First"], runes={"body": 2}), turn_of=FOE)
    foes.foe.play("Punch First", on=JAE)
    foes.resolve()
    assert foes.hand() == []


@card(VEX, "Confront", "Stupefy")
def test_vex_in_combat_makes_friendly_spells_cheaper_and_enemy_spells_dearer() -> None:
    table = Table(
        you=side(base=[VEX], hand=["Rebuke"], runes={"chaos": 2}),
        foe=side(at={MEADOW: ["Mountain Drake"]}, hand=["Stupefy"], runes={"mind": 3}, deck=["Gust"]),
    )
    table.you.move(VEX, to=MEADOW)
    table.you.play("Rebuke", on="Mountain Drake", keep=True)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 1), ("chaos", 1)]
    table.you.passes()
    table.foe.play("Stupefy", on=VEX)
    assert [(e.other, e.n) for e in table.events("paid")][2:] == [("energy", 2), ("mind", 1)]


@card(VEX, "Rebuke")
def test_vex_changes_no_cost_outside_of_combat() -> None:
    table = Table(you=side(base=[VEX], hand=["Rebuke"], runes={"chaos": 2}), foe=side(at={MEADOW: ["Pit Rookie"]}))
    table.you.play("Rebuke", on="Pit Rookie")
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 2), ("chaos", 2)]


@card("Ancient Warmonger")
@pytest.mark.parametrize(("foes", "might"), [(["Mega-Mech"], 5), (["Mega-Mech", "Recruit", "Pit Rookie"], 7)])
def test_ancient_warmonger_assaults_by_the_number_of_enemies_there(foes: list[str], might: int) -> None:
    table = Table(you=side(base=["Ancient Warmonger", "Recruit"]), foe=side(at={MEADOW: foes}, base=["Petty Officer"]))
    assert table.might("Ancient Warmonger") == 4
    table.you.move("Ancient Warmonger", to=MEADOW)
    assert table.might("Ancient Warmonger") == might


@card("Ancient Warmonger")
def test_ancient_warmonger_defends_without_assault_and_enters_ready_for_one_more() -> None:
    table = Table(you=side(at={MEADOW: ["Ancient Warmonger"]}), foe=side(base=["Mega-Mech", "Recruit"]), turn_of=FOE)
    table.foe.move("Mega-Mech", "Recruit", to=MEADOW)
    assert table.might("Ancient Warmonger") == 4
    fast = Table(you=side(hand=["Ancient Warmonger"], runes={"chaos": 6}))
    fast.you.play("Ancient Warmonger", accelerate=True)
    assert not fast.thing("Ancient Warmonger").exhausted


@card("Irelia, Graceful", "Rune Prison")
@pytest.mark.parametrize(("on", "price", "paid"), [
    ("Irelia, Graceful", "2 Energy", 2), ("Irelia, Graceful", "1 Energy, 1 Calm", 2), ("Mega-Mech", (), 3),
])
def test_irelia_graceful_lessens_either_part_of_what_your_spells_that_choose_her_cost(
    on: str, price: str, paid: int
) -> None:
    table = Table(you=side(base=["Irelia, Graceful", "Mega-Mech"], hand=["Rune Prison"], runes={"calm": 3}), foe=side())
    table.you.play("Rune Prison", on=on, price=price)
    assert sum(event.n for event in table.events("paid")) == paid
    table.resolve()
    assert table.thing(on).stunned


@card("Irelia, Graceful", "Rune Prison")
def test_irelia_graceful_does_nothing_for_the_opponents_spells() -> None:
    own = Table(you=side(base=["Irelia, Graceful"], hand=["Rune Prison"], pool={"energy": 2}), foe=side())
    assert own.you.offered("play") == {"Rune Prison"}
    foes = Table(you=side(hand=["Rune Prison"], pool={"energy": 2}), foe=side(base=["Irelia, Graceful"]))
    assert foes.you.offered("play") == set()
