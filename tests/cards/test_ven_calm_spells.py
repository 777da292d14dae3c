"""Spells and gear of Calm in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

HAMMER, SHROUD, STRIKE, SANCTION = "Hand Hammer", "Twilight Shroud", "Resonating Strike", "Sanction"
SANDS, HELM = "Crumbling Sands", "Helm of Suppression"


@card(HAMMER)
@pytest.mark.parametrize(("others", "might"), [(["Recruit"], 4), ([], 2), (["Recruit", "Recruit"], 2)])
def test_hand_hammer_strengthens_one_of_two_at_a_battlefield(others: list[str], might: int) -> None:
    table = Table(you=side(at={MEADOW: [one("Recruit", attached=[HAMMER], called="it"), *others]}, base=["Pit Rookie"]),
                  foe=side())
    assert table.might("it") == might
    home = Table(you=side(base=[one("Recruit", attached=[HAMMER], called="it"), "Pit Rookie"]), foe=side())
    assert home.might("it") == 2


@card(SHROUD)
@pytest.mark.parametrize(("zone", "runes"), [("hand", 1), ("trash", 2)])
def test_twilight_shroud_hides_a_friendly_unit_from_enemy_spells(zone: str, runes: int) -> None:
    table = Table(you=side(**{zone: [SHROUD]}, base=["Recruit", "Pit Rookie"], runes={"calm": runes}),
                  foe=side(base=["Mega-Mech"]))
    assert options(table.you, "play", SHROUD) == ["Pit Rookie", "Recruit"]
    table.you.play(SHROUD, on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.where(SHROUD)) == (2, "trash" if zone == "hand" else "banished")


@card(SHROUD, "Hextech Ray")
def test_twilight_shroud_hides_a_unit_in_a_fight_of_this_turn() -> None:
    table = Table(you=side(hand=[SHROUD], base=["Recruit", "Pit Rookie"], runes={"calm": 1}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, hand=["Hextech Ray"], runes={"fury": 1}))
    table.you.play(SHROUD, on="Recruit")
    table.resolve()
    table.you.move("Recruit", "Pit Rookie", to=MEADOW)
    table.you.passes()
    assert options(table.foe, "play", "Hextech Ray") == ["Mega-Mech", "Pit Rookie"]


@card(STRIKE)
def test_resonating_strike_brings_a_unit_to_a_battlefield_of_yours() -> None:
    table = Table(you=side(hand=[STRIKE], base=["Recruit"], at={MEADOW: ["Pit Rookie"]}, runes={"calm": 2}),
                  foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.play(STRIKE, on=[MEADOW, "Recruit"])
    table.resolve()
    assert (table.where("Recruit"), table.might("Recruit"), table.might("Pit Rookie")) == (MEADOW, 3, 2)
    alone = Table(you=side(hand=[STRIKE], at={MEADOW: ["Pit Rookie"]}, runes={"calm": 2}), foe=side())
    assert alone.you.offered("play") == set()


@card(STRIKE)
def test_resonating_strike_is_a_hidden_reaction() -> None:
    table = Table(you=side(facedown={MEADOW: [STRIKE]}, base=["Recruit"], at={MEADOW: ["Pit Rookie"]}),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.play(STRIKE, on=[MEADOW, "Recruit"])
    table.resolve()
    assert (table.where("Recruit"), table.might("Recruit")) == (MEADOW, 3)


@card(SANCTION)
def test_sanction_empowers_a_unit_until_the_end_of_the_turn() -> None:
    table = Table(you=side(hand=[SANCTION], base=["Steel Paws"], runes={"calm": 3}, deck=["Gust"] * 3),
                  foe=side(base=["Recruit"], deck=["Gust"] * 3))
    table.you.play(SANCTION, on=["mode:0", "Steel Paws"])
    table.resolve()
    assert table.might("Steel Paws") == 7
    table.end_turn()
    assert table.might("Steel Paws") == 0


@card(SANCTION)
def test_sanction_disempowers_an_empowered_unit_until_the_end_of_the_turn() -> None:
    table = Table(you=side(hand=[SANCTION], base=["Recruit"], runes={"calm": 4}, deck=["Gust"] * 3),
                  foe=side(base=[one("Steel Paws", empowered=1)], deck=["Gust"] * 3))
    assert "Recruit" not in options(table.you, "play", SANCTION, "mode:1")
    table.you.play(SANCTION, on=["mode:1", "Steel Paws"])
    table.resolve()
    assert table.might("Steel Paws") == 0
    table.end_turn()
    assert table.might("Steel Paws") == 7


@ruling("R151")
@card(SANDS)
@pytest.mark.parametrize("second", [True, False])
def test_crumbling_sands_counters_a_spell_if_another_was_played(second: bool) -> None:
    table = Table(you=side(hand=[SANDS], base=["Recruit"], runes={"calm": 1}),
                  foe=side(hand=["Falling Star", "Cleave"], base=["Pit Rookie"], runes={"fury": 7}), turn_of=FOE)
    if second:
        table.foe.play("Cleave", on="Pit Rookie")
        table.resolve()
    table.foe.play("Falling Star", on=["Recruit", "Recruit"])
    table.you.play(SANDS, on="Falling Star")
    table.resolve()
    assert table.where("Recruit") == ("base" if second else "deck")


@card(HELM, "Cleave")
@pytest.mark.parametrize(("empowered", "left"), [(0, 2), (1, 1)])
def test_helm_of_suppression_makes_enemy_spells_dearer(empowered: int, left: int) -> None:
    table = Table(you=side(base=[one(HELM, empowered=empowered), "Recruit"]),
                  foe=side(hand=["Cleave", "Pit Rookie"], runes={"fury": 2}), turn_of=FOE)
    table.foe.play("Cleave", on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.ready_runes(FOE), len(table.state.players[FOE].runes)) == (1, 0, left)
    poor = Table(you=side(base=[HELM], hand=["Cleave"], runes={"fury": 1}),
                 foe=side(hand=["Cleave", "Daring Poro"], runes={"fury": 1}), turn_of=FOE)
    assert poor.foe.offered("play") == set()
    own = Table(you=side(base=[one(HELM, empowered=1), "Recruit"], hand=["Cleave"], runes={"fury": 1}), foe=side())
    assert own.you.offered("play") == {"Cleave"}


@card(HELM)
def test_helm_of_suppression_is_empowered_for_four_and_calm() -> None:
    table = Table(you=side(base=[HELM], runes={"calm": 4}), foe=side())
    table.you.use(HELM)
    table.resolve()
    assert (table.thing(HELM).empowered, table.trash(YOU)) == (1, [])


FOCUS = "Decree of Focus"


@card(FOCUS)
@pytest.mark.parametrize(("foes", "offered"), [(["Dune Surfer", "Mega-Mech"], True), (["Mega-Mech"], False)])
def test_decree_of_focus_helps_who_fights_fury(foes: list[str], offered: bool) -> None:
    table = Table(you=side(hand=[FOCUS], base=["Recruit", "Pit Rookie"], runes={"calm": 1}),
                  foe=side(at={MEADOW: foes}, base=["Punching Poro"]))
    table.you.move("Recruit", to=MEADOW)
    assert (FOCUS in table.you.offered("play")) == offered
    if offered:
        table.you.play(FOCUS, on="Recruit")
        table.resolve()
        assert (table.might("Recruit"), table.might("Pit Rookie")) == (5, 2)


@card(FOCUS, "Falling Star", "Thrill of the Hunt")
def test_decree_of_focus_helps_whom_a_fury_spell_chooses() -> None:
    table = Table(you=side(hand=[FOCUS], base=["Recruit", "Pit Rookie", "First Mate"], runes={"calm": 1}),
                  foe=side(hand=["Falling Star"], runes={"fury": 4}), turn_of=FOE)
    table.foe.play("Falling Star", on=["Recruit", "First Mate"])
    assert options(table.you, "play", FOCUS) == ["First Mate", "Recruit"]
    table.you.play(FOCUS, on="First Mate")
    table.resolve()
    assert (table.where("First Mate"), table.thing("First Mate").damage, table.might("First Mate")) == ("base", 3, 7)
