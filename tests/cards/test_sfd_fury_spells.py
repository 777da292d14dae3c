"""Spells and gear of Fury in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, Table, one, side

SERGEANT, SKULKER = "Vanguard Sergeant", "Shipyard Skulker"


@card("Against the Odds")
def test_against_the_odds_gives_two_for_each_enemy_where_the_unit_is() -> None:
    table = Table(you=side(base=[SERGEANT, "Recruit"], hand=["Against the Odds"], runes={"fury": 2}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Pit Rookie"], MOOR: ["Daring Poro"]}, base=[SKULKER]))
    table.you.move(SERGEANT, to=MEADOW)
    table.you.play("Against the Odds", on=SERGEANT)
    table.resolve()
    assert table.might(SERGEANT) == 8
    home = Table(you=side(base=[SERGEANT], hand=["Against the Odds"], runes={"fury": 2}),
                 foe=side(at={MEADOW: ["Pit Rookie"]}))
    assert home.you.offered("play") == set()


@card("Against the Odds")
def test_against_the_odds_chooses_friendly_units_at_battlefields() -> None:
    table = Table(you=side(base=["Recruit"], at={MOOR: [SERGEANT, "Daring Poro"]}, hand=["Against the Odds"],
                           runes={"fury": 2}), foe=side(at={MEADOW: ["Pit Rookie"]}))
    assert options(table.you, "play", "Against the Odds") == ["Daring Poro", SERGEANT]
    table.you.play("Against the Odds", on=SERGEANT)
    table.resolve()
    assert table.might(SERGEANT) == 4


@ruling("R099")
@card("Blood Rush")
@pytest.mark.parametrize(("repeat", "might"), [(0, 6), (1, 8)])
def test_blood_rush_gives_assault_that_counts_in_an_attack_this_turn(repeat: int, might: int) -> None:
    table = Table(you=side(base=[SERGEANT], hand=["Blood Rush"], runes={"fury": 2}, deck=["Gust"]),
                  foe=side(at={MEADOW: ["Mountain Drake"]}, deck=["Gust"] * 2))
    table.you.play("Blood Rush", on=[SERGEANT] * (1 + repeat), repeat=repeat)
    table.resolve()
    assert (table.might(SERGEANT), table.ready_runes()) == (4, 1 - repeat)
    table.you.move(SERGEANT, to=MEADOW)
    assert table.might(SERGEANT) == might


@ruling("R099")
@card("Blood Rush")
def test_blood_rush_is_over_with_the_turn_and_counts_for_no_defender() -> None:
    table = Table(you=side(at={MEADOW: [SERGEANT]}, hand=["Blood Rush"], runes={"fury": 1}, deck=["Gust"]),
                  foe=side(base=["Pit Rookie"], deck=["Gust"] * 2))
    table.you.play("Blood Rush", on=SERGEANT)
    table.resolve()
    table.end_turn()
    table.foe.move("Pit Rookie", to=MEADOW)
    assert table.might(SERGEANT) == 4
    later = Table(you=side(base=[SERGEANT], hand=["Blood Rush"], runes={"fury": 1}, deck=["Gust"] * 2),
                  foe=side(at={MEADOW: ["Mountain Drake"]}, deck=["Gust"] * 2))
    later.you.play("Blood Rush", on=SERGEANT)
    later.resolve()
    later.end_turn()
    later.end_turn()
    later.you.move(SERGEANT, to=MEADOW)
    assert later.might(SERGEANT) == 4


@card("Bushwhack")
@pytest.mark.parametrize("hidden", [True, False])
def test_bushwhack_readies_what_enters_this_turn_and_brings_gold(hidden: bool) -> None:
    facedown, hand = ({MOOR: ["Bushwhack"]}, [SKULKER]) if hidden else ({}, ["Bushwhack", SKULKER])
    table = Table(you=side(at={MOOR: ["Recruit"]}, facedown=facedown, hand=hand, runes={"fury": 6}), foe=side())
    table.you.play("Bushwhack")
    table.resolve()
    table.you.play(SKULKER)
    table.resolve()
    assert (table.thing(SKULKER).exhausted, table.where("Gold"), table.thing("Gold").exhausted) == (
        False, "base", True)


@card("Bushwhack")
def test_bushwhack_readies_neither_what_the_enemy_plays_nor_what_was_there() -> None:
    table = Table(you=side(base=[f"{SERGEANT}*"], hand=["Bushwhack"], runes={"fury": 2}, deck=["Gust"]),
                  foe=side(hand=[SKULKER], runes={"chaos": 3}, deck=["Gust"] * 2))
    table.you.play("Bushwhack")
    table.resolve()
    assert table.thing(SERGEANT).exhausted
    table.end_turn()
    table.foe.play(SKULKER)
    table.resolve()
    assert table.thing(SKULKER).exhausted


@card("Detonate")
@pytest.mark.parametrize("whose", [0, FOE])
def test_detonate_kills_a_gear_whose_controller_draws_two(whose: int) -> None:
    sides = [side(hand=["Detonate"], runes={"fury": 1}, deck=["Gust"] * 3, base=["Mega-Mech"]),
             side(deck=["Flash"] * 3, base=["Mega-Mech"])]
    sides[whose].base = ["Mega-Mech", "Sun Disc"]
    table = Table(you=sides[0], foe=sides[1])
    table.you.play("Detonate", on="Sun Disc")
    table.resolve()
    assert (len(table.hand()), len(table.hand(FOE))) == ((2, 0) if whose == 0 else (0, 2))
    assert "Sun Disc" in table.trash(whose)
    none = Table(you=side(hand=["Detonate"], runes={"fury": 1}), foe=side(base=["Mega-Mech"]))
    assert none.you.offered("play") == set()


@card("Sudden Storm")
def test_sudden_storm_deals_four_to_an_attacker_and_two_to_others() -> None:
    table = Table(you=side(at={MEADOW: ["Mega-Mech"]}, hand=["Sudden Storm"], runes={"fury": 3}),
                  foe=side(base=["Mountain Drake"]), turn_of=FOE)
    table.foe.move("Mountain Drake", to=MEADOW)
    table.foe.passes()
    assert options(table.you, "play", "Sudden Storm") == ["Mega-Mech", "Mountain Drake"]
    table.you.play("Sudden Storm", on="Mountain Drake")
    table.resolve()
    assert table.thing("Mountain Drake").damage == 4
    quiet = Table(you=side(facedown={MEADOW: ["Sudden Storm"]}, at={MEADOW: ["Mega-Mech"]}, base=["Recruit"]),
                  foe=side(base=["Mountain Drake"]))
    quiet.you.play("Sudden Storm", on="Mega-Mech")
    quiet.resolve()
    assert quiet.thing("Mega-Mech").damage == 2


@card("Piercing Light")
def test_piercing_light_deals_two_at_a_battlefield_and_to_another_anywhere() -> None:
    table = Table(you=side(hand=["Piercing Light"], runes={"fury": 2}),
                  foe=side(at={MEADOW: ["Mega-Mech", SERGEANT]}, base=[SKULKER]))
    assert options(table.you, "play", "Piercing Light") == ["Mega-Mech", SERGEANT]
    assert options(table.you, "play", "Piercing Light", "Mega-Mech") == ["Done", SKULKER, SERGEANT]
    table.you.play("Piercing Light", on=["Mega-Mech", SKULKER])
    table.resolve()
    assert [table.thing(name).damage for name in ("Mega-Mech", SKULKER, SERGEANT)] == [2, 2, 0]


@card("Piercing Light")
def test_piercing_light_needs_one_at_a_battlefield_alone_and_may_be_repeated() -> None:
    table = Table(you=side(hand=["Piercing Light"], runes={"fury": 4}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play("Piercing Light", on=["Mega-Mech", "Mega-Mech"], repeat=1)
    table.resolve()
    assert table.thing("Mega-Mech").damage == 4
    home = Table(you=side(hand=["Piercing Light"], runes={"fury": 4}), foe=side(base=["Mega-Mech"]))
    assert home.you.offered("play") == set()


@card("Assembly Rig")
def test_assembly_rig_makes_a_mech_of_a_unit_in_the_own_trash() -> None:
    table = Table(you=side(base=["Assembly Rig"], runes={"fury": 1}, trash=["Gust", SKULKER]), foe=side())
    table.you.use("Assembly Rig", paying=SKULKER)
    assert table.trash() == ["Gust"]
    table.resolve()
    assert (table.where("Mech"), table.might("Mech"), table.thing("Assembly Rig").exhausted) == ("base", 3, True)
    poor = Table(you=side(base=["Assembly Rig"], runes={"fury": 1}, trash=["Gust"]), foe=side(trash=[SKULKER]))
    assert "Assembly Rig" not in poor.you.offered("use")


@card("Long Sword")
def test_long_sword_is_drawn_in_response_and_attached() -> None:
    table = Table(you=side(at={MEADOW: [SERGEANT]}, hand=["Long Sword"], runes={"fury": 2}),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.play("Long Sword")
    table.resolve()
    assert (table.might(SERGEANT), table.thing("Long Sword").attached_to) == (6, table.thing(SERGEANT).id)


@card("Long Sword")
def test_long_sword_chooses_among_your_units() -> None:
    table = Table(you=side(base=[SERGEANT, "Recruit"], hand=["Long Sword"], runes={"fury": 3}),
                  foe=side(base=["Mega-Mech"]))
    table.you.play("Long Sword")
    table.resolve()
    assert asked(table.you) == ["Recruit", SERGEANT]
    table.you.choose("Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might(SERGEANT)) == (3, 4)


@card("Angle Shot", "Doran's Blade")
@pytest.mark.parametrize(("way", "on", "might", "worn"), [
    ("attach", "Recruit", 3, "Recruit"), ("detach", "Recruit", 1, "Mega-Mech"), ("detach", "Mega-Mech", 1, ""),
])
def test_angle_shot_attaches_or_detaches_as_it_resolves(way: str, on: str, might: int, worn: str) -> None:
    """The blade is worn by the Mech: from the Recruit it can't be detached."""
    table = Table(you=side(base=[one("Mega-Mech", attached=["Doran's Blade"]), "Recruit"], hand=["Angle Shot"],
                           runes={"fury": 2}, deck=["Gust"]),
                  foe=side(base=[SERGEANT, "Sun Disc"]))
    assert options(table.you, "play", "Angle Shot") == ["Mega-Mech", "Recruit"]
    table.you.play("Angle Shot", on=[on, "Doran's Blade"])
    table.resolve()
    table.you.choose(way)
    wearer = table.state.objects.get(table.thing("Doran's Blade").attached_to)
    assert (table.might("Recruit"), wearer.card.name if wearer else "") == (might, worn)
    assert (table.might("Mega-Mech"), table.hand()) == (10 if worn == "Mega-Mech" else 8, ["Gust"])


@card("Angle Shot")
def test_angle_shot_takes_a_unit_and_an_equipment_of_one_player() -> None:
    table = Table(you=side(base=["Recruit"], hand=["Angle Shot"], runes={"fury": 2}),
                  foe=side(base=["Doran's Blade", SKULKER]))
    table.you.play("Angle Shot", on=[SKULKER, "Doran's Blade"])
    table.resolve()
    table.you.choose("attach")
    assert (table.might(SKULKER), table.might("Recruit")) == (5, 1)
    apart = Table(you=side(base=["Recruit"], hand=["Angle Shot"], runes={"fury": 2}), foe=side(base=["Doran's Blade"]))
    assert apart.you.offered("play") == set()
