"""Battlefields of Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MOOR, YOU, Table, one, side

HALL, ALTAR, RECITAL, FLAME = "Abandoned Hall", "Altar of Blood", "Amateur Recital", "Black Flame Altar"
LAB, WASTE, LIBRARY, FORTRESS = "Dusk Rose Lab", "Forbidding Waste", "Forgotten Library", "Frozen Fortress"
GARDENS, BAY, SPRING, GROUNDS = "Gardens of Becoming", "Ripper's Bay", "Star Spring", "Trapping Grounds"
VALLEY, VAULTS, ACADEMY = "Valley of Idols", "Vaults of Helia", "The Academy"
DECK = ["Gust", "Flash", "Stupefy"]


def held(field: str, *units: object, foe: dict[str, object] | None = None, **you: object) -> Table:
    """Your turn begins while these units of yours are there."""
    table = Table(you=side(**{"at": {field: list(units)}, "deck": DECK, **you}), foe=side(**(foe or {})),
                  battlefields=[field, MOOR], turn_of=FOE)
    table.end_turn()
    return table


def xp(table: Table) -> tuple[int, int]:
    """Yours and the foe's."""
    return table.state.players[YOU].xp, table.state.players[FOE].xp


# --- what is held and conquered

@card(RECITAL, VAULTS, GROUNDS)
@pytest.mark.parametrize("field", [RECITAL, VAULTS, GROUNDS])
def test_what_you_do_elsewhere_does_nothing_there(field: str) -> None:
    table = Table(you=side(at={MOOR: ["Recruit"]}, deck=DECK), foe=side(), battlefields=[field, MOOR], turn_of=FOE)
    table.end_turn()
    assert (table.points(), table.events("triggered"), table.open.kind) == ((1, 0), [], "act")


@card(RECITAL)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_amateur_recital_may_send_a_unit_home(answer: str) -> None:
    table = held(RECITAL, "Recruit", foe={"at": {MOOR: ["Mega-Mech"]}, "base": ["Shipyard Skulker"]})
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Mega-Mech", "Recruit"]
        table.you.choose("Mega-Mech")
    table.pass_all()
    assert (table.where("Mega-Mech"), table.where("Recruit")) == ("base" if answer == "yes" else MOOR, RECITAL)


@card(LAB)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_dusk_rose_lab_kills_a_unit_there_for_a_card_before_scoring(answer: str) -> None:
    table = held(LAB, "Recruit", base=["Shipyard Skulker"])
    table.you.choose(answer)
    table.pass_all()
    killed = answer == "yes"
    assert (table.points(), len(table.hand())) == ((1 - killed, 0), 1 + killed)
    assert (table.where("Recruit"), table.where("Shipyard Skulker")) == ("deck" if killed else LAB, "base")


@card(VAULTS)
def test_vaults_of_helia_makes_your_units_dearer_for_the_turn() -> None:
    table = held(VAULTS, "Recruit", hand=["Shipyard Skulker", "Sprite Call"], runes={"mind": 7},
                 foe={"hand": ["Shipyard Skulker"], "runes": {"mind": 3}, "deck": DECK})
    table.pass_all()
    table.you.play("Shipyard Skulker")
    table.you.play("Sprite Call")
    table.pass_all()
    table.you.choose("Your base")
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 4), ("energy", 3)]
    table.end_turn()
    table.foe.play("Shipyard Skulker")
    assert table.where("Shipyard Skulker", FOE) == "base"


@card(GROUNDS)
@pytest.mark.parametrize(("defender", "birds"), [("Playful Phantom", 1), ("Pit Crew", 1), ("Mega-Mech", 0), ("", 0)])
def test_trapping_grounds_catches_a_bird_for_three_excess_damage(defender: str, birds: int) -> None:
    table = Table(you=side(base=["Mountain Drake"]), foe=side(at={GROUNDS: [defender] if defender else []}),
                  battlefields=[GROUNDS, MOOR])
    table.you.move("Mountain Drake", to=GROUNDS)
    table.pass_all()
    found = [o.place for o in table.state.objects.values() if o.card.name == "Bird"]
    assert (table.controller(GROUNDS), len(found)) == (YOU, birds)


@card(ACADEMY, "Discipline")
def test_the_academy_lets_your_next_spell_repeat_for_its_cost() -> None:
    table = held(ACADEMY, "Recruit", hand=["Discipline", "Discipline"], runes={"calm": 6}, deck=DECK * 2)
    table.pass_all()
    table.you.play("Discipline", on=["Recruit", "Recruit"], repeat=1)
    table.resolve()
    assert (table.might("Recruit"), [(e.other, e.n) for e in table.events("paid")]) == (5, [("energy", 4)])
    assert "Without it" not in options(table.you, "play", "Discipline")
    other = Table(you=side(at={MOOR: ["Recruit"]}, hand=["Discipline"], runes={"calm": 4}, deck=DECK), foe=side(),
                  battlefields=[ACADEMY, MOOR], turn_of=FOE)
    other.end_turn()
    assert "Without it" not in options(other.you, "play", "Discipline")


# --- who plays and returns

@card(HALL, "Discipline")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_abandoned_hall_lets_whoever_plays_a_spell_strengthen_a_unit_there(answer: str) -> None:
    table = Table(you=side(at={HALL: ["Recruit", "Shipyard Skulker"]}),
                  foe=side(base=["Mega-Mech", "Playful Phantom"], hand=["Discipline"], runes={"calm": 2}, deck=DECK),
                  battlefields=[HALL, MOOR], turn_of=FOE)
    table.foe.move("Mega-Mech", to=HALL)
    table.foe.play("Discipline", on="Playful Phantom")
    table.resolve()
    table.foe.choose(answer)
    table.resolve()
    more = answer == "yes"
    assert [table.might(name) for name in ("Mega-Mech", "Playful Phantom", "Recruit", "Shipyard Skulker")] == [
        8 + more, 7, 1, 3]


@card(HALL, "Discipline")
def test_abandoned_hall_asks_nobody_without_a_unit_there() -> None:
    table = Table(you=side(at={HALL: ["Recruit"]}), battlefields=[HALL, MOOR], turn_of=FOE,
                  foe=side(base=["Mega-Mech"], hand=["Discipline"], runes={"calm": 2}, deck=DECK))
    table.foe.play("Discipline", on="Mega-Mech")
    table.resolve()
    assert (table.open.kind, table.might("Mega-Mech"), table.might("Recruit")) == ("act", 10, 1)


@card(BAY, "Gust")
@pytest.mark.parametrize(("answer", "runes"), [("yes", 1), ("no", 1), ("", 0)])
def test_rippers_bay_sells_a_rune_to_the_owner_of_what_is_returned(answer: str, runes: int) -> None:
    table = Table(you=side(hand=["Gust"], runes={"chaos": 1}), battlefields=[BAY, MOOR],
                  foe=side(at={BAY: ["Shipyard Skulker"]}, runes={"mind": runes}))
    table.you.play("Gust", on="Shipyard Skulker")
    table.resolve()
    if answer:
        table.foe.choose(answer)
    table.resolve()
    channeled = answer == "yes"
    assert (table.hand(FOE), len(table.state.players[FOE].runes)) == (["Shipyard Skulker"], runes + channeled)
    assert (table.ready_runes(FOE), len(table.state.players[YOU].runes)) == (runes - channeled, 1)


@card(BAY, "Gust")
def test_rippers_bay_sells_nothing_for_a_unit_returned_from_elsewhere() -> None:
    table = Table(you=side(hand=["Gust"], runes={"chaos": 1}), battlefields=[BAY, MOOR],
                  foe=side(at={MOOR: ["Shipyard Skulker"]}, runes={"mind": 1}))
    table.you.play("Gust", on="Shipyard Skulker")
    table.resolve()
    assert (table.hand(FOE), table.open.kind, table.events("triggered")) == (["Shipyard Skulker"], "act", [])


@card(SPRING)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_star_spring_lets_another_unit_go_home_once_a_turn(answer: str) -> None:
    table = Table(you=side(hand=["Shipyard Skulker", "Vanguard Sergeant"], runes={"chaos": 7}, at={SPRING: ["Recruit"]},
                           base=["Daring Poro"]), foe=side(base=["Mega-Mech"]), battlefields=[SPRING, MOOR])
    table.you.play("Shipyard Skulker", to=SPRING)
    table.you.choose(answer)
    table.resolve()
    assert (table.where("Recruit"), table.where("Shipyard Skulker")) == ("base" if answer == "yes" else SPRING, SPRING)
    table.you.play("Vanguard Sergeant", to=SPRING)
    assert table.open.kind == "act"


@card(SPRING, "Sprite Burst")
def test_star_spring_hears_no_token_and_nothing_played_elsewhere() -> None:
    table = Table(you=side(hand=["Sprite Burst", "Shipyard Skulker"], runes={"mind": 8}, at={SPRING: ["Recruit"]}),
                  foe=side(), battlefields=[SPRING, MOOR])
    table.you.play("Shipyard Skulker")
    table.you.play("Sprite Burst")
    table.resolve()
    table.you.choose(SPRING)
    table.you.choose(SPRING)
    assert (table.where("Sprite"), table.open.kind, table.events("triggered")) == (SPRING, "act", [])


@card(VALLEY)
@pytest.mark.parametrize(("answer", "runes"), [("yes", 4), ("no", 4), ("", 3)])
def test_valley_of_idols_sells_a_buff_to_whoever_plays_a_unit_there(answer: str, runes: int) -> None:
    table = Table(you=side(), battlefields=[VALLEY, MOOR], turn_of=FOE,
                  foe=side(hand=["Shipyard Skulker"], runes={"chaos": runes}, at={VALLEY: ["Recruit"]}))
    table.foe.play("Shipyard Skulker", to=VALLEY)
    if answer:
        table.foe.choose(answer)
    table.resolve()
    bought = answer == "yes"
    assert (table.thing("Shipyard Skulker").buffed, table.thing("Recruit").buffed) == (bought, 0)
    assert (table.ready_runes(FOE), table.open.kind) == (runes - 3 - bought, "act")


@card(VALLEY)
def test_valley_of_idols_hears_no_unit_played_elsewhere() -> None:
    table = Table(you=side(hand=["Shipyard Skulker"], runes={"chaos": 4}, at={VALLEY: ["Recruit"]}), foe=side(),
                  battlefields=[VALLEY, MOOR])
    table.you.play("Shipyard Skulker")
    assert (table.open.kind, table.events("triggered")) == ("act", [])


@card(LIBRARY, "Void Seeker", "Discipline")
@pytest.mark.parametrize(("controls", "spell", "cost", "predicts"), [
    ([LIBRARY], "Moonlight Affliction", 7, True), ([LIBRARY], "Discipline", 2, False),
    ([], "Moonlight Affliction", 7, False),
])
def test_forgotten_library_predicts_when_its_controller_spends_four_on_a_spell(
    controls: list[str], spell: str, cost: int, predicts: bool
) -> None:
    table = Table(you=side(hand=[spell], runes={"mind": cost}, base=["Recruit"], deck=["Charm", "Cleave", "Gust"],
                           at={LIBRARY: ["Recruit"]} if controls else {}),
                  foe=side(base=["Mega-Mech"]), battlefields=[LIBRARY, MOOR])
    table.you.play(spell, on="Mega-Mech")
    table.resolve()
    assert (table.open.kind != "act") == predicts
    if predicts:
        table.you.choose("recycle")
        assert [found.name for found in table.state.players[YOU].deck] == ["Charm", "Gust", "Cleave"]


# --- what units there are and suffer

@card(FLAME, "Sprite")
def test_black_flame_altar_shields_temporary_units_there() -> None:
    table = Table(you=side(at={FLAME: [one("Sprite", called="there"), "Recruit"]}, base=[one("Sprite", called="home")]),
                  foe=side(base=["Mega-Mech"]), battlefields=[FLAME, MOOR], turn_of=FOE)
    assert table.might("there") == 3
    table.foe.move("Mega-Mech", to=FLAME)
    assert [table.might(name) for name in ("there", "Recruit", "home")] == [4, 1, 3]


@card(WASTE)
@pytest.mark.parametrize(("defenders", "might"), [(["Mega-Mech"], 6), (["Mega-Mech", "Recruit"], 8)])
def test_forbidding_waste_weakens_who_defends_alone(defenders: list[str], might: int) -> None:
    table = Table(you=side(at={WASTE: defenders}), foe=side(base=["Mountain Drake"]), battlefields=[WASTE, MOOR],
                  turn_of=FOE)
    assert table.might("Mega-Mech") == 8
    table.foe.move("Mountain Drake", to=WASTE)
    assert (table.might("Mega-Mech"), table.might("Mountain Drake")) == (might, 10)


@card(FORTRESS)
@pytest.mark.parametrize("turn_of", [YOU, FOE])
def test_frozen_fortress_bites_every_unit_there_as_each_turn_begins(turn_of: int) -> None:
    table = Table(you=side(at={FORTRESS: ["Mega-Mech", "Recruit"]}, base=["Shipyard Skulker"], deck=DECK),
                  foe=side(at={MOOR: ["Playful Phantom"]}, deck=DECK), battlefields=[FORTRESS, MOOR], turn_of=turn_of)
    table.end_turn()
    assert [table.thing(name).damage for name in ("Mega-Mech", "Shipyard Skulker", "Playful Phantom")] == [1, 0, 0]
    assert table.where("Recruit") == "deck"


@card(GARDENS)
def test_gardens_of_becoming_teach_the_units_there_for_exhausting() -> None:
    table = Table(you=side(at={GARDENS: ["Recruit"]}, base=["Mega-Mech"]), foe=side(), battlefields=[GARDENS, MOOR])
    assert table.you.offered("use") == {"Recruit"}
    table.you.use("Recruit")
    table.resolve()
    assert (xp(table), table.thing("Recruit").exhausted, table.you.offered("use")) == ((1, 0), True, set())
    theirs = Table(you=side(), foe=side(at={GARDENS: ["Recruit"]}), battlefields=[GARDENS, MOOR], turn_of=FOE)
    theirs.foe.use("Recruit")
    theirs.resolve()
    assert xp(theirs) == (0, 1)


@card(ALTAR)
@pytest.mark.parametrize(("answer", "runes"), [("yes", 3), ("no", 3), ("", 2)])
def test_altar_of_blood_sells_the_life_of_who_falls_there_in_combat(answer: str, runes: int) -> None:
    table = Table(you=side(base=["Mega-Mech"]), battlefields=[ALTAR, MOOR],
                  foe=side(at={ALTAR: ["Playful Phantom"]}, runes={"mind": runes}))
    table.you.move("Mega-Mech", to=ALTAR)
    table.pass_all()
    if answer:
        table.foe.choose(answer)
    table.pass_all()
    saved = answer == "yes"
    assert (table.where("Playful Phantom"), table.controller(ALTAR)) == ("base" if saved else "trash", YOU)
    assert len(table.state.players[FOE].runes) == runes - 3 * saved
    if saved:
        phantom = table.thing("Playful Phantom")
        assert (phantom.damage, phantom.exhausted) == (0, True)


@card(ALTAR, "Vengeance")
def test_altar_of_blood_sells_nothing_outside_combat() -> None:
    table = Table(you=side(hand=["Vengeance"], runes={"order": 6}), battlefields=[ALTAR, MOOR],
                  foe=side(at={ALTAR: ["Playful Phantom"]}, runes={"mind": 3}))
    assert options(table.you, "play", "Vengeance") != []
    table.you.play("Vengeance", on="Playful Phantom")
    table.resolve()
    assert (table.trash(FOE), len(table.state.players[FOE].runes)) == (["Playful Phantom"], 3)
