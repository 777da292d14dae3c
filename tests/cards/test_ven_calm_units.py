"""Units of Calm in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

HIEROPHANT, MUSICIANS, OL_PORO, ASCETIC = "Esteemed Hierophant", "Field Musicians", "Ol' Poro", "Serene Ascetic"
MOTHER, BARBARA, AKALI, RIVEN = "Frostcoat Mother", "Tomb-Raider Barbara", "Akali, Silent", "Riven, Shattered"
SHEN, PAWS, NASUS = "Shen, Scourge of Shadows", "Steel Paws", "Nasus, Ascended"


@card(HIEROPHANT, "Falling Star")
@pytest.mark.parametrize(("runes", "damage"), [(7, 0), (6, 3)])
def test_esteemed_hierophant_is_not_hurt_by_enemy_spells_with_many_runes(runes: int, damage: int) -> None:
    table = Table(you=side(base=[HIEROPHANT, "Mega-Mech"], spent={"calm": runes}),
                  foe=side(hand=["Falling Star"], runes={"fury": 4}), turn_of=FOE)
    table.foe.play("Falling Star", on=[HIEROPHANT, "Mega-Mech"])
    table.resolve()
    assert (table.thing(HIEROPHANT).damage, table.thing("Mega-Mech").damage) == (damage, 3)


@card(HIEROPHANT, "Falling Star")
def test_esteemed_hierophant_is_hurt_by_your_spells_and_in_combat() -> None:
    table = Table(you=side(base=[HIEROPHANT], hand=["Falling Star"], runes={"fury": 7}),
                  foe=side(at={MEADOW: ["Recruit"]}))
    table.you.play("Falling Star", on=[HIEROPHANT, "Recruit"])
    table.resolve()
    assert table.thing(HIEROPHANT).damage == 3
    fight = Table(you=side(base=[HIEROPHANT], runes={"fury": 7}), foe=side(at={MEADOW: ["Recruit"]}))
    fight.you.move(HIEROPHANT, to=MEADOW)
    fight.pass_all()
    assert [(e.card, e.n) for e in fight.events("damaged") if e.subject == fight.thing(HIEROPHANT).id] != []


@card(MUSICIANS)
def test_field_musicians_strengthen_a_unit_this_turn() -> None:
    table = Table(you=side(hand=[MUSICIANS], runes={"calm": 4}, deck=["Gust"] * 2),
                  foe=side(base=["Recruit"], deck=["Gust"] * 2))
    table.you.play(MUSICIANS)
    assert asked(table.you) == [MUSICIANS, "Recruit"]
    table.you.choose("Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might(MUSICIANS)) == (4, 3)
    table.end_turn()
    assert table.might("Recruit") == 1


@card(OL_PORO)
@pytest.mark.parametrize(("begun", "offered"), [(3, set()), (4, {OL_PORO})])
def test_ol_poro_waits_for_your_fourth_turn(begun: int, offered: set[str]) -> None:
    table = Table(you=side(hand=[OL_PORO], runes={"calm": 2}, deck=["Mega-Mech"]), foe=side(), turn_of=FOE)
    table.state.players[YOU].turns = begun - 1
    table.foe.ends()
    table.pass_all()
    assert table.you.offered("play") == offered


@card(ASCETIC)
def test_serene_ascetic_defends_better_while_empowered() -> None:
    table = Table(you=side(at={MEADOW: [ASCETIC]}, runes={"calm": 3}), foe=side(base=["Mega-Mech"]))
    table.you.use(ASCETIC)
    table.resolve()
    assert (table.might(ASCETIC), table.thing(ASCETIC).empowered) == (3, 1)
    aimed = Table(you=side(base=[one(ASCETIC, empowered=1)]), foe=side(hand=["Falling Star"], runes={"fury": 4}),
                  turn_of=FOE)
    aimed.foe.play("Falling Star", on=[ASCETIC, ASCETIC])
    assert aimed.state.players[FOE].runes == []
    guarded = Table(you=side(at={MEADOW: [one(ASCETIC, empowered=1)]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    guarded.foe.move("Mega-Mech", to=MEADOW)
    assert guarded.might(ASCETIC) == 6
    plain = Table(you=side(at={MEADOW: [ASCETIC]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    plain.foe.move("Mega-Mech", to=MEADOW)
    assert plain.might(ASCETIC) == 3


@card(MOTHER)
@pytest.mark.parametrize(("ready", "spent", "used"), [(6, 0, True), (4, 4, True), (4, 3, False), (5, 1, False)])
def test_frostcoat_mother_is_empowered_for_less_with_more_runes(ready: int, spent: int, used: bool) -> None:
    table = Table(you=side(base=[MOTHER], runes={"calm": ready}, spent={"calm": spent}),
                  foe=side(runes={"calm": 6}))
    assert (MOTHER in table.you.offered("use")) == used
    if used:
        table.you.use(MOTHER)
        table.resolve()
        assert (table.might(MOTHER), table.ready_runes()) == (6, ready - (12 - ready - spent))


@card(BARBARA)
@pytest.mark.parametrize(("runes", "gear", "left"), [
    (7, one("Rage Amplifier", empowered=1), 0), (7, "Rage Amplifier", -1), (6, "Rage Amplifier", 0),
])
def test_barbara_disempowers_an_enemy_gear_or_kills_it(runes: int, gear: object, left: int) -> None:
    table = Table(you=side(hand=[BARBARA], runes={"calm": 4}, spent={"calm": runes - 4}, base=["Sun Disc"]),
                  foe=side(base=[gear, "Long Sword"]))
    table.you.play(BARBARA)
    if runes == 7:
        assert asked(table.you) == ["Long Sword", "Rage Amplifier"]
        table.you.choose("Rage Amplifier")
    table.resolve()
    assert (table.trash(FOE), table.where("Long Sword")) == (["Rage Amplifier"] if left < 0 else [], "base")
    if left == 0:
        assert table.thing("Rage Amplifier").empowered == 0


@card(AKALI)
def test_akali_is_stronger_as_she_moves_to_a_battlefield() -> None:
    table = Table(you=side(base=[AKALI]), foe=side())
    table.you.move(AKALI, to=MEADOW)
    table.resolve()
    assert table.might(AKALI) == 6
    back = Table(you=side(at={MEADOW: [AKALI]}), foe=side())
    back.you.move(AKALI, to="base")
    back.resolve()
    assert back.might(AKALI) == 4


@ruling("R155")
@card(AKALI, "Hextech Ray", "Flash")
@pytest.mark.parametrize("flees", [True, False])
def test_akali_is_out_of_reach_of_enemy_spells_unless_she_fights(flees: bool) -> None:
    table = Table(you=side(base=[AKALI], hand=["Flash"], runes={"chaos": 2}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, hand=["Hextech Ray"], runes={"fury": 2}))
    table.you.move(AKALI, to=MEADOW)
    table.resolve()
    table.you.passes()
    table.foe.play("Hextech Ray", on=AKALI)
    if flees:
        table.you.play("Flash", on=AKALI)
    table.resolve()
    assert (table.where(AKALI), table.thing(AKALI).damage) == (("base", 0) if flees else (MEADOW, 3))


@card(AKALI, "Falling Star")
def test_akali_at_rest_is_chosen_by_her_own_side_alone() -> None:
    table = Table(you=side(base=[AKALI]), foe=side(base=["Recruit", "Pit Rookie"], hand=["Falling Star"],
                                                   runes={"fury": 4}), turn_of=FOE)
    assert options(table.foe, "play", "Falling Star") == ["Pit Rookie", "Recruit"]
    own = Table(you=side(base=[AKALI, "Recruit"], hand=["Falling Star"], runes={"fury": 4}), foe=side())
    assert options(own.you, "play", "Falling Star") == [AKALI, "Recruit"]


@card(RIVEN)
@pytest.mark.parametrize("worn", [0, 1, 2])
def test_riven_strikes_harder_for_each_equipment_she_wears(worn: int) -> None:
    swords = ["Long Sword", "Hand Hammer"]
    table = Table(you=side(base=[one(RIVEN, attached=swords[:worn]), *swords[worn:]]),
                  foe=side(at={MEADOW: ["Mega-Mech", "Recruit"]}, base=["Mountain Drake"]))
    table.you.move(RIVEN, to=MEADOW)
    assert asked(table.you) == ["Mega-Mech", "Recruit"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 2 * worn


@card(RIVEN)
def test_riven_takes_up_equipment_as_she_comes() -> None:
    table = Table(you=side(hand=[RIVEN], base=["Hand Hammer", "Long Sword"], runes={"calm": 3}), foe=side())
    table.you.play(RIVEN)
    table.you.choose("yes")
    table.you.choose("Hand Hammer")
    table.resolve()
    table.you.choose("equip:0")
    assert table.thing("Hand Hammer").attached_to == table.thing(RIVEN).id


@card(SHEN)
@pytest.mark.parametrize(("others", "drawn"), [(["Recruit"], 1), ([], 0), (["Recruit", "Recruit"], 0)])
def test_shen_draws_as_he_holds_with_one_other_unit(others: list[str], drawn: int) -> None:
    table = Table(you=side(at={MEADOW: [SHEN, *others], MOOR: ["Pit Rookie"]}, deck=["Gust"] * 4), foe=side(),
                  turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert len(table.hand()) == 1 + drawn


@card(PAWS)
def test_steel_paws_grow_for_seven() -> None:
    table = Table(you=side(base=[PAWS, "Recruit"], runes={"mind": 7}), foe=side())
    table.you.use(PAWS)
    table.resolve()
    assert (table.might(PAWS), table.ready_runes()) == (7, 0)
    poor = Table(you=side(base=[PAWS], runes={"mind": 6}), foe=side(hand=["Gust"], runes={"fury": 1}))
    assert (poor.might(PAWS), PAWS in poor.you.offered("use")) == (0, False)


@card(PAWS, "Falling Star")
def test_steel_paws_deflect() -> None:
    table = Table(you=side(base=[PAWS, "Recruit"]), foe=side(hand=["Falling Star"], runes={"fury": 3}), turn_of=FOE)
    assert options(table.foe, "play", "Falling Star") == ["Recruit", PAWS]
    table.foe.play("Falling Star", on=["Recruit", PAWS])
    assert len(table.state.players[FOE].runes) == 0


@card(NASUS)
@pytest.mark.parametrize(("empowered", "points"), [(1, 2), (0, 1)])
def test_nasus_scores_once_more_as_he_conquers_empowered(empowered: int, points: int) -> None:
    table = Table(you=side(base=[one(NASUS, empowered=empowered)]), foe=side())
    table.you.move(NASUS, to=MEADOW)
    table.pass_all()
    assert table.points() == (points, 0)


@card(NASUS, "Falling Star")
def test_nasus_is_empowered_for_eight_and_deflects_twice() -> None:
    table = Table(you=side(base=[NASUS], runes={"calm": 8}), foe=side())
    table.you.use(NASUS)
    table.resolve()
    assert (table.thing(NASUS).empowered, table.ready_runes()) == (1, 0)
    aimed = Table(you=side(base=[NASUS]), foe=side(base=["Recruit", "Pit Rookie"], hand=["Falling Star"],
                                                   runes={"fury": 3}), turn_of=FOE)
    assert options(aimed.foe, "play", "Falling Star") == ["Pit Rookie", "Recruit"]


# --- after a combat, as they move, and the next card

PORO, WITNESS, PAKAA, HERON = "Affectionate Poro", "Mournful Witness", "Pakaa Protector", "Astral Heron"


@card(PORO)
@pytest.mark.parametrize(("defender", "drawn"), [("Steel Paws", 1), ("Recruit", 0)])
def test_affectionate_poro_draws_after_a_combat_that_left_it_unhurt(defender: str, drawn: int) -> None:
    table = Table(you=side(base=[PORO, "Mega-Mech"], deck=["Gust"] * 2), foe=side(at={MEADOW: [defender]}))
    table.you.move(PORO, to=MEADOW)
    table.pass_all()
    assert (table.controller(MEADOW), len(table.hand())) == (YOU, drawn)
    away = Table(you=side(base=[PORO, "Mega-Mech"], deck=["Gust"] * 2), foe=side(at={MEADOW: ["Steel Paws"]}))
    away.you.move("Mega-Mech", to=MEADOW)
    away.pass_all()
    assert away.hand() == []


@card(WITNESS)
def test_mournful_witness_is_empowered_by_a_combat_it_was_in() -> None:
    table = Table(you=side(base=[WITNESS, "Mega-Mech"]), foe=side(at={MEADOW: ["Recruit"], MOOR: ["Recruit"]}))
    table.you.move("Mega-Mech", to=MOOR)
    table.pass_all()
    assert table.might(WITNESS) == 2
    table.you.move(WITNESS, to=MEADOW)
    table.pass_all()
    assert (table.might(WITNESS), table.thing(WITNESS).empowered) == (4, 1)


@card(PAKAA)
@pytest.mark.parametrize(("top", "hand", "trash", "might"), [
    ("Pit Rookie", ["Pit Rookie"], [], 4), ("Gust", [], ["Gust"], 6),
])
def test_pakaa_protector_draws_a_unit_or_grows(top: str, hand: list[str], trash: list[str], might: int) -> None:
    table = Table(you=side(base=[PAKAA], deck=[top, "Flash"]), foe=side())
    table.you.move(PAKAA, to=MEADOW)
    table.resolve()
    assert (table.hand(), table.trash(), table.might(PAKAA)) == (hand, trash, might)
    assert [card.name for card in table.state.players[YOU].deck] == ["Flash"]


@ruling("R163")
@card(HERON, "Cleave", "Discipline")
@pytest.mark.parametrize(("place", "left"), [(MEADOW, 2), ("", 0)])
def test_astral_heron_makes_the_card_after_your_first_cheaper(place: str, left: int) -> None:
    where = {"at": {place: [HERON]}} if place else {"base": [HERON]}
    table = Table(you=side(hand=["Cleave", "Discipline", "Discipline"], runes={"fury": 1, "calm": 2},
                           deck=["Gust"] * 3, **where), foe=side(base=["Mega-Mech"]))
    table.you.play("Cleave", on="Mega-Mech")
    table.resolve()
    table.you.play("Discipline", on="Mega-Mech")
    table.resolve()
    assert table.ready_runes() == left
    if left:
        table.you.play("Discipline", on="Mega-Mech")
        assert table.ready_runes() == 0


@card(HERON, "Cleave", "Discipline")
def test_astral_heron_counts_a_card_that_was_played_before_it_came() -> None:
    table = Table(you=side(hand=["Cleave", "Discipline"], runes={"fury": 1, "calm": 2}, deck=["Gust"] * 3,
                           base=[HERON]), foe=side(base=["Mega-Mech"]))
    table.you.play("Cleave", on="Mega-Mech")
    table.resolve()
    table.you.move(HERON, to=MEADOW)
    table.pass_all()
    table.you.play("Discipline", on="Mega-Mech")
    assert (table.chain(), table.ready_runes()) == (["Discipline"], 0)


CHIMERA = "Sandstone Chimera"


@card(CHIMERA)
@pytest.mark.parametrize(("place", "seat", "runes"), [(MEADOW, YOU, 1), (MEADOW, FOE, 1), ("", YOU, 2), ("", FOE, 2)])
def test_sandstone_chimera_lets_players_channel_one_rune(place: str, seat: int, runes: int) -> None:
    where = {"at": {place: [CHIMERA]}} if place else {"base": [CHIMERA]}
    table = Table(you=side(deck=["Gust"] * 2, **where), foe=side(deck=["Gust"] * 2), turn_of=1 - seat)
    table.end_turn()
    assert len(table.state.players[seat].runes) == runes
