"""Units of Mind in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

MEL = "Mel, Newly Awakened"
MAGE, DRAKE, ROCKBEAR, OTTERPUS = "Apprentice Mage", "Cloud Drake", "Grumpy Rockbear", "Otterpus"
RESEARCHERS, INFORMANT, POROBOT, CRUISER = (
    "Applied Researchers", "Covert Informant", "Patched Porobot", "Sky Cruiser")
NASUS, GUARDIAN, SWAIN, JAYCE = (
    "Nasus, Guardian of Knowledge", "Plaza Guardian", "Swain, Visionary", "Jayce, Brilliant Inventor")


@card(MAGE)
def test_apprentice_mage_predicts_as_it_becomes_empowered() -> None:
    table = Table(you=side(base=[MAGE], runes={"mind": 2}, deck=["Gust", "Flash", "Confront"]), foe=side())
    table.you.use(MAGE)
    table.resolve()
    assert {"Flash", "Gust"} <= set(asked(table.you))
    table.you.choose("Gust")
    assert [card.name for card in table.state.players[YOU].deck] == ["Gust", "Confront", "Flash"]
    assert (table.might(MAGE), MAGE in table.you.offered("use")) == (4, False)


@card(DRAKE)
def test_cloud_drake_draws_as_it_comes() -> None:
    table = Table(you=side(hand=[DRAKE], runes={"mind": 6}, deck=["Gust", "Flash"]), foe=side())
    table.you.play(DRAKE)
    table.resolve()
    assert table.hand() == ["Gust"]


@card(ROCKBEAR)
@pytest.mark.parametrize(("ready", "used"), [(6, True), (5, False)])
def test_grumpy_rockbear_is_empowered_for_less_with_more_runes(ready: int, used: bool) -> None:
    table = Table(you=side(base=[ROCKBEAR], runes={"mind": ready}), foe=side(runes={"calm": 6}))
    assert (ROCKBEAR in table.you.offered("use")) == used
    raided = Table(you=side(at={MEADOW: [one(ROCKBEAR, empowered=int(used))]}), foe=side(base=["Mega-Mech"]),
                   turn_of=FOE)
    raided.foe.move("Mega-Mech", to=MEADOW)
    assert raided.might(ROCKBEAR) == (7 if used else 4)
    aimed = Table(you=side(base=[one(ROCKBEAR, empowered=int(used))]), foe=side(hand=["Falling Star"],
                                                                              runes={"fury": 4}), turn_of=FOE)
    aimed.foe.play("Falling Star", on=[ROCKBEAR, ROCKBEAR])
    assert len(aimed.state.players[FOE].runes) == (0 if used else 2)


@card(OTTERPUS)
@pytest.mark.parametrize(("turns", "points", "drawn"), [(2, 0, 1), (3, 1, 0)])
def test_otterpus_has_early_points_drawn_instead(turns: int, points: int, drawn: int) -> None:
    table = Table(you=side(base=[OTTERPUS]), foe=side(base=["Recruit"], deck=["Gust"] * 2), turn_of=FOE)
    table.state.players[FOE].turns = turns
    table.foe.move("Recruit", to=MEADOW)
    table.pass_all()
    assert (table.points(), len(table.hand(FOE)), table.controller(MEADOW)) == ((0, points), drawn, FOE)


@card(OTTERPUS)
@pytest.mark.parametrize(("turns", "points"), [(1, 0), (2, 1)])
def test_otterpus_has_points_for_holding_drawn_instead(turns: int, points: int) -> None:
    table = Table(you=side(base=[OTTERPUS], at={MEADOW: ["Recruit"]}, deck=["Gust"] * 4), foe=side(), turn_of=FOE)
    table.state.players[YOU].turns = turns
    table.foe.ends()
    table.pass_all()
    assert (table.points(), len(table.hand())) == ((points, 0), 2 - points)


@card(RESEARCHERS, "Falling Star")
@pytest.mark.parametrize(("empowered", "left"), [(1, 3), (0, 2)])
def test_applied_researchers_make_spells_cheaper_while_empowered(empowered: int, left: int) -> None:
    table = Table(you=side(base=[one(RESEARCHERS, empowered=empowered)], hand=["Falling Star"], runes={"fury": 4}),
                  foe=side(base=["Mega-Mech"]))
    table.you.play("Falling Star", on=["Mega-Mech", "Mega-Mech"])
    assert len(table.state.players[YOU].runes) == left


@card(RESEARCHERS)
def test_applied_researchers_are_empowered_for_three() -> None:
    table = Table(you=side(base=[RESEARCHERS], runes={"mind": 3}), foe=side())
    table.you.use(RESEARCHERS)
    table.resolve()
    assert (table.thing(RESEARCHERS).empowered, table.ready_runes()) == (1, 0)


@card(INFORMANT)
@pytest.mark.parametrize("paid", [True, False])
def test_covert_informant_draws_as_it_moves_empowered(paid: bool) -> None:
    table = Table(you=side(base=[INFORMANT], runes={"mind": 3}, deck=["Gust", "Flash"]), foe=side())
    if paid:
        table.you.use(INFORMANT)
        table.resolve()
    table.you.move(INFORMANT, to=MEADOW)
    table.resolve()
    assert table.hand() == (["Gust"] if paid else [])


@card(POROBOT)
@pytest.mark.parametrize(("gear", "drawn"), [(3, ["Gust"]), (2, [])])
def test_patched_porobot_draws_with_three_other_gear(gear: int, drawn: list[str]) -> None:
    table = Table(you=side(hand=[POROBOT], base=["Long Sword", "Sun Disc", "Hand Hammer"][:gear], runes={"mind": 2},
                           deck=["Gust"]), foe=side(base=["Sun Disc", "Long Sword"]))
    table.you.play(POROBOT)
    table.resolve()
    assert (table.hand(), table.thing(POROBOT).exhausted) == (drawn, True)


@ruling("R150")
@card(POROBOT, "Hwei, Brooding Painter")
def test_a_discarded_porobot_is_a_unit_and_a_gear() -> None:
    hwei = "Hwei, Brooding Painter"
    table = Table(you=side(base=[hwei], hand=[POROBOT], deck=["Flash", "Confront"], spent={"mind": 2}), foe=side())
    table.you.move(hwei, to=MEADOW)
    table.resolve()
    table.you.choose(POROBOT)
    table.resolve()
    table.answer(YOU, *table.open.keys)
    table.resolve()
    table.you.choose("Mind Rune", "Mind Rune")
    table.resolve()
    assert (table.might(hwei), table.ready_runes(), table.hand()) == (8, 2, ["Flash"])


@card(CRUISER)
def test_sky_cruiser_discards_gear_to_strike() -> None:
    table = Table(you=side(base=[CRUISER], hand=["Long Sword", "Gust", POROBOT], runes={"mind": 1}),
                  foe=side(at={MEADOW: ["Mega-Mech"], MOOR: ["Recruit"]}, base=["Mountain Drake"]))
    table.you.use(CRUISER, on="Mega-Mech", paying="Long Sword")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing(CRUISER).exhausted) == (4, True)
    assert (table.trash(), table.ready_runes()) == (["Long Sword"], 0)
    bare = Table(you=side(base=[CRUISER], hand=["Gust"], runes={"mind": 1}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    assert CRUISER not in bare.you.offered("use")


@card(NASUS)
def test_nasus_channels_once_a_turn_as_enemies_die_where_he_is() -> None:
    table = Table(you=side(base=[NASUS], rune_deck=3), foe=side(at={MEADOW: ["Recruit", "Pit Rookie"]}))
    table.you.move(NASUS, to=MEADOW)
    table.pass_all()
    assert (table.trash(FOE), [table.state.objects[id].exhausted for id in table.state.players[YOU].runes]) == (
        ["Pit Rookie"], [True])


@card(NASUS, "Falling Star")
def test_nasus_channels_nothing_for_friends_or_elsewhere() -> None:
    table = Table(you=side(at={MEADOW: [NASUS, "Pit Rookie"]}, hand=["Falling Star"], runes={"fury": 4}, rune_deck=3),
                  foe=side(at={MOOR: ["First Mate"]}))
    table.you.play("Falling Star", on=["Pit Rookie", "First Mate"])
    table.resolve()
    assert (table.trash(FOE), table.trash(YOU)) == (["First Mate"], ["Falling Star", "Pit Rookie"])
    assert len(table.state.players[YOU].runes) == 2


@card(GUARDIAN, "Falling Star")
@pytest.mark.parametrize(("gear", "runes"), [(0, 10), (3, 7)])
def test_plaza_guardian_costs_less_for_each_gear(gear: int, runes: int) -> None:
    kept = ["Long Sword", "Sun Disc", "Hand Hammer"][:gear]
    table = Table(you=side(hand=[GUARDIAN], base=kept, runes={"mind": runes}), foe=side(base=["Sun Disc"]))
    table.you.play(GUARDIAN)
    table.resolve()
    assert (table.where(GUARDIAN), table.ready_runes()) == ("base", 0)
    poor = Table(you=side(hand=[GUARDIAN], base=kept, runes={"mind": runes - 1}), foe=side(base=["Sun Disc"]))
    assert poor.you.offered("play") == set()
    aimed = Table(you=side(base=[GUARDIAN, "Recruit", "Pit Rookie"]), foe=side(hand=["Falling Star"],
                                                                             runes={"fury": 2}), turn_of=FOE)
    assert options(aimed.foe, "play", "Falling Star") == ["Pit Rookie", "Recruit"]


@ruling("R157")
@card(SWAIN, POROBOT)
@pytest.mark.parametrize(("played", "points"), [
    ([POROBOT, "Gust"], 2), (["Pit Rookie", "Long Sword", "Gust"], 2),
    ([POROBOT], 1), (["Pit Rookie", "Gust"], 1), (["Long Sword", "Gust"], 1),
])
def test_swain_scores_as_he_conquers_after_a_unit_a_gear_and_a_spell(played: list[str], points: int) -> None:
    did = [("played", name) for name in played]
    table = Table(you=side(base=[SWAIN], did=did), foe=side())
    table.you.move(SWAIN, to=MEADOW)
    table.pass_all()
    assert table.points() == (points, 0)


@card(SWAIN)
def test_swain_looks_at_the_top_card_as_he_comes() -> None:
    table = Table(you=side(hand=[SWAIN], runes={"mind": 6}, deck=["Gust", "Flash"]), foe=side())
    table.you.play(SWAIN)
    table.resolve()
    assert table.open.kind != "act"
    assert asked(table.you) == ["Gust", "Gust"]
    table.you.choose("recycle")
    assert [card.name for card in table.state.players[YOU].deck] == ["Gust", "Flash"]


@card(JAYCE)
def test_jayce_readies_something_as_he_comes_and_with_the_first_gear_of_a_turn() -> None:
    table = Table(you=side(hand=[JAYCE, "Hand Hammer", "Hand Hammer"], runes={"mind": 6, "calm": 4},
                           base=["Recruit*", "Sun Disc*", "Mega-Mech"]), foe=side(base=["First Mate*"]))
    table.you.play(JAYCE)
    table.you.choose("yes")
    offered = asked(table.you)
    assert {"Recruit", "Sun Disc", "First Mate", "Mind Rune"} <= set(offered)
    assert not {"Mega-Mech", JAYCE} & set(offered)
    table.you.choose("Sun Disc")
    table.resolve()
    assert (table.thing("Sun Disc").exhausted, table.thing("Recruit").exhausted) == (False, True)
    table.you.play("Hand Hammer")
    table.you.choose("yes")
    table.you.choose("Recruit")
    table.resolve()
    assert not table.thing("Recruit").exhausted
    table.you.play("Hand Hammer")
    table.resolve()
    assert table.open.kind == "act"


def with_mel(spell: str, empowered: int = 1, **foe: object) -> Table:
    """You have Mel, and a spell in your hand that you can pay for."""
    return Table(
        you=side(base=[one(MEL, empowered=empowered)], at={MEADOW: ["Recruit"]}, hand=[spell], deck=["Gust"] * 3,
                 runes={"mind": 6}),
        foe=side(**foe),
    )


@card(MEL, "Stupefy")
@ruling("R141")
@pytest.mark.parametrize(("empowered", "unit", "might"), [
    (1, "Petty Officer", 3), (0, "Petty Officer", 4), (1, "Pouty Poro", 1), (1, "Vanguard Captain", 1),
])
def test_mel_lessens_might_further_within_the_same_limit(empowered: int, unit: str, might: int) -> None:
    table = with_mel("Stupefy", empowered, base=["Petty Officer", "Pouty Poro", "Vanguard Captain"])
    table.you.play("Stupefy", on=unit)
    table.resolve()
    assert table.might(unit) == might


@card(MEL, "Stupefy")
def test_mel_leaves_the_spells_of_others_alone() -> None:
    table = Table(you=side(base=[one(MEL, empowered=1)]), foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]),
                  turn_of=FOE)
    table.foe.play("Stupefy", on=MEL)
    table.resolve()
    assert table.might(MEL) == 3


@card(MEL, "Moonfall")
@ruling("R140")
def test_mel_lessens_more_of_what_the_spell_chooses_alone() -> None:
    table = Table(
        you=side(base=[one(MEL, empowered=1), "Recruit"], hand=["Moonfall"], runes={"mind": 4}),
        foe=side(base=["Mega-Mech", "Petty Officer"], at={MEADOW: ["Mountain Drake"]}),
    )
    before = table.might("Mountain Drake")
    table.you.move("Recruit", to=MEADOW)
    table.you.play("Moonfall", on=[MEADOW, "Mega-Mech"])
    table.resolve()
    table.you.choose("yes")
    assert (table.where("Mega-Mech"), table.might("Mega-Mech"), table.might("Mountain Drake")) == (
        MEADOW, 5, before - 2)
    assert table.might("Petty Officer") == 5


@card(MEL)
def test_mel_draws_as_she_comes_and_is_empowered_for_three() -> None:
    table = Table(you=side(hand=[MEL], runes={"mind": 8}, deck=["Gust"]), foe=side())
    table.you.play(MEL)
    table.resolve()
    assert table.hand() == ["Gust"]
    table.you.use(MEL)
    table.resolve()
    assert (table.thing(MEL).empowered, table.ready_runes()) == (1, 1)


@card(MEL, "Abandon")
@ruling("R142")
@pytest.mark.parametrize("empowered", [1, 0])
def test_mel_keeps_your_spells_from_being_countered(empowered: int) -> None:
    table = countering("Abandon", empowered)
    table.foe.choose("keep")
    table.resolve()
    assert (table.might("Mega-Mech"), table.where("Stupefy")) == ((6, "trash") if empowered else (8, "hand"))


@card(MEL, "Rebuttal")
@ruling("R143")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_mel_keeps_nobody_from_taking_a_spell(pays: str) -> None:
    table = countering("Rebuttal")
    table.foe.choose(pays)
    if pays == "yes":
        table.foe.choose("no")  # the choices stay as they are
    table.resolve()
    taken = pays == "yes"
    assert (table.might("Mega-Mech"), len(table.hand()), len(table.hand(FOE))) == (7 if taken else 6, not taken, taken)


def countering(spell: str, empowered: int = 1) -> Table:
    """Your foe answers your Stupefy with that spell, which resolves."""
    table = with_mel("Stupefy", empowered, base=["Mega-Mech"], hand=[spell], runes={"chaos": 4}, deck=["Gust"] * 3)
    table.you.play("Stupefy", on="Mega-Mech")
    table.foe.play(spell, on="Stupefy")
    table.resolve()
    return table
