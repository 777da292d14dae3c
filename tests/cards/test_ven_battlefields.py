"""Battlefields of Vendetta."""
from __future__ import annotations

import pytest

from cards.catalogue import find
from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Side, Table, one, side

TEMPLE, VORTEX, FORGE, SANDS = "Kinkou Temple", "Mystic Vortex", "Piltovan Forge", "Protective Sands"
SHADOW, ALTAR, TOMB = "Shadow Temple", "Risen Altar", "Sandswept Tomb"


@card(TEMPLE)
def test_kinkou_temple_strengthens_tanks_of_all() -> None:
    table = Table(you=side(at={TEMPLE: ["Alpha Wildclaw", "Recruit"]}),
                  foe=side(at={MOOR: ["Lecturing Yordle"]}), battlefields=[TEMPLE, MOOR])
    plain = Table(you=side(at={MEADOW: ["Alpha Wildclaw"]}), foe=side())
    assert table.might("Alpha Wildclaw") == plain.might("Alpha Wildclaw") + 1
    assert (table.might("Recruit"), table.might("Lecturing Yordle")) == (1, 2)
    theirs = Table(foe=side(at={TEMPLE: ["Lecturing Yordle"]}), battlefields=[TEMPLE, MOOR])
    assert theirs.might("Lecturing Yordle") == 3


@card(VORTEX)
@pytest.mark.parametrize(("place", "left"), [(VORTEX, 2), (MOOR, 3)])
def test_mystic_vortex_makes_reactions_dearer_in_a_showdown_there(place: str, left: int) -> None:
    table = Table(you=side(base=["Mega-Mech"], hand=["Discipline", "Cleave"], runes={"calm": 3}, deck=["Gust"]),
                  foe=side(at={place: ["Mountain Drake"]}), battlefields=[VORTEX, MOOR])
    table.you.move("Mega-Mech", to=place)
    table.you.play("Discipline", on="Mega-Mech")
    assert len(table.state.players[YOU].runes) == left


@card(VORTEX, "Cleave")
def test_mystic_vortex_makes_no_other_card_dearer() -> None:
    table = Table(you=side(base=["Mega-Mech"], hand=["Cleave"], runes={"fury": 1}),
                  foe=side(at={VORTEX: ["Mountain Drake"]}), battlefields=[VORTEX, MOOR])
    table.you.move("Mega-Mech", to=VORTEX)
    table.you.play("Cleave", on="Mega-Mech")
    assert len(table.state.players[YOU].runes) == 1


@card(VORTEX, "Bushwhack")
@pytest.mark.parametrize(("place", "left"), [(VORTEX, 0), (MOOR, 1)])
def test_mystic_vortex_makes_hidden_cards_dearer(place: str, left: int) -> None:
    table = Table(you=side(at={place: ["Recruit"]}, facedown={place: ["Bushwhack"]}, runes={"fury": 1}),
                  foe=side(base=["Mega-Mech"]), battlefields=[VORTEX, MOOR], turn_of=FOE)
    table.foe.move("Mega-Mech", to=place)
    table.foe.passes()
    table.you.play("Bushwhack")
    assert len(table.state.players[YOU].runes) == left


@card(VORTEX, "Bushwhack")
@pytest.mark.parametrize(("place", "offered"), [(VORTEX, set()), (MOOR, {"Bushwhack"})])
def test_mystic_vortex_makes_hidden_cards_too_dear_for_who_has_nothing(place: str, offered: set[str]) -> None:
    table = Table(you=side(at={place: ["Recruit"]}, facedown={place: ["Bushwhack"]}),
                  foe=side(base=["Mega-Mech"]), battlefields=[VORTEX, MOOR], turn_of=FOE)
    table.foe.move("Mega-Mech", to=place)
    table.foe.passes()
    assert table.you.offered("play") == offered


@card(VORTEX, "Soulspinner")
@pytest.mark.parametrize(("place", "left"), [(VORTEX, 2), (MOOR, 3)])
def test_mystic_vortex_makes_an_ambush_dearer(place: str, left: int) -> None:
    """Whoever comes by Ambush comes as a Reaction."""
    table = Table(you=side(base=["Mega-Mech"], hand=["Soulspinner"], runes={"order": 3}),
                  foe=side(at={place: ["Mountain Drake"]}), battlefields=[VORTEX, MOOR])
    table.you.move("Mega-Mech", to=place)
    table.you.play("Soulspinner", to=place)
    assert len(table.state.players[YOU].runes) == left


@card(FORGE)
@pytest.mark.parametrize(("held", "left"), [(True, 2), (False, 1)])
def test_piltovan_forge_makes_the_first_ability_of_gear_cheaper(held: bool, left: int) -> None:
    table = Table(you=side(base=[one("Questionable Tome", empowered=1, called="a"),
                                 one("Questionable Tome", empowered=1, called="b")],
                           controls=[FORGE] if held else [], runes={"mind": 2}, deck=["Gust"] * 3),
                  foe=side(), battlefields=[FORGE, MOOR])
    table.you.use("a", n=1)
    table.resolve()
    assert table.ready_runes() == left
    table.you.use("b", n=1)
    table.resolve()
    assert table.ready_runes() == left - 1


@card(SANDS)
@pytest.mark.parametrize(("runes", "answer", "drawn"), [(4, "yes", 1), (4, "no", 0), (5, "", 0)])
def test_protective_sands_sell_a_card_to_who_has_few_runes(runes: int, answer: str, drawn: int) -> None:
    table = Table(you=side(base=["Recruit"], runes={"mind": runes}, deck=["Gust"] * 2), foe=side(runes={"mind": 1}),
                  battlefields=[SANDS, MOOR])
    table.you.move("Recruit", to=SANDS)
    table.pass_all()
    if answer:
        table.you.choose(answer)
        table.resolve()
    assert (table.open.kind, len(table.hand()), table.ready_runes()) == ("act", drawn, runes - drawn)


@card(SHADOW)
def test_shadow_temple_burns_three_as_it_is_held() -> None:
    table = Table(you=side(at={SHADOW: ["Recruit"]}, deck=["Gust", "Flash", "Cleave", "Defy"]), foe=side(),
                  battlefields=[SHADOW, MOOR], turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert (sorted(table.trash()), table.hand()) == (["Cleave", "Flash", "Gust"], ["Defy"])
    away = Table(you=side(at={MOOR: ["Recruit"]}, deck=["Gust"] * 4), foe=side(), battlefields=[SHADOW, MOOR],
                 turn_of=FOE)
    away.foe.ends()
    away.pass_all()
    assert away.trash() == []


THRESHOLD = "Threshold of the Gray"


@card(THRESHOLD)
@pytest.mark.parametrize(("place", "energy"), [(THRESHOLD, 1), (MOOR, 0)])
def test_threshold_of_the_gray_gives_both_sides_energy(place: str, energy: int) -> None:
    table = Table(you=side(base=["Mega-Mech"]), foe=side(at={place: ["First Mate"]}), battlefields=[THRESHOLD, MOOR])
    table.you.move("Mega-Mech", to=place)
    table.resolve()
    pools = [sum(one.n for one in table.state.players[seat].pool) for seat in (YOU, FOE)]
    assert (pools, table.open.kind) == ([energy, energy], "focus")


HEISHO = "Heisho, Shell of the World"


@ruling("R170")
@card(HEISHO, "Icathian Rain", "Irelia, Fervent")
def test_heisho_lets_a_spell_that_chooses_something_there_ignore_deflect() -> None:
    table = Table(you=side(hand=["Icathian Rain"], runes={"fury": 7}),
                  foe=side(at={HEISHO: ["Mountain Drake"]}, base=["Irelia, Fervent"]), battlefields=[HEISHO, MOOR])
    table.you.play("Icathian Rain", on=["Mountain Drake", *["Irelia, Fervent"] * 5])
    assert sum(e.n for e in table.events("paid") if e.other != "energy") == 3
    dear = Table(you=side(hand=["Icathian Rain"], runes={"fury": 7}), foe=side(base=["Irelia, Fervent", "Recruit"]),
                 battlefields=[HEISHO, MOOR])
    dear.you.play("Icathian Rain", on=["Irelia, Fervent", *["Recruit"] * 5])
    assert sum(e.n for e in dear.events("paid") if e.other != "energy") == 4


@card(HEISHO, "Falling Star", "Irelia, Fervent")
def test_a_unit_at_heisho_may_be_chosen_after_one_with_deflect_that_is_too_dear_alone() -> None:
    def table(*there: str) -> Table:
        return Table(you=side(hand=["Falling Star"], pool={"energy": 2, "fury": 2}), battlefields=[HEISHO, MOOR],
                     foe=side(base=["Irelia, Fervent", "Recruit"], at={HEISHO: list(there)}))

    first = table("Mountain Drake")
    assert options(first.you, "play", "Falling Star") == ["Irelia, Fervent", "Mountain Drake", "Recruit"]
    first.you.play("Falling Star", on=["Irelia, Fervent", "Mountain Drake"])
    assert [event.other for event in first.events("paid")] == ["energy", "fury"]
    after = table("Mountain Drake", "Mega-Mech")
    assert options(after.you, "play", "Falling Star", "Irelia, Fervent") == ["Mega-Mech", "Mountain Drake"]
    assert options(after.you, "play", "Falling Star", "Mega-Mech") == [
        "Irelia, Fervent", "Mega-Mech", "Mountain Drake", "Recruit"]
    assert options(after.you, "play", "Falling Star", "Recruit") == ["Mega-Mech", "Mountain Drake", "Recruit"]
    assert options(table().you, "play", "Falling Star", "Recruit") == ["Play Falling Star", "Play and keep Priority"]


@card(HEISHO, "Piercing Light", "Irelia, Fervent")
def test_a_unit_at_heisho_that_may_be_chosen_besides_has_to_be_where_the_first_is_too_dear_alone() -> None:
    def table(power: int, *there: str) -> Table:
        return Table(you=side(hand=["Piercing Light"], pool={"energy": 2, "fury": power}), battlefields=[HEISHO, MOOR],
                     foe=side(at={MOOR: ["Irelia, Fervent"], HEISHO: list(there)}))

    def offered(table: Table, *chosen: str) -> list[str]:
        return options(table.you, "play", "Piercing Light", "Without it", *chosen)

    poor, rich = table(1, "Mega-Mech"), table(2, "Mega-Mech")
    assert offered(poor) == ["Irelia, Fervent", "Mega-Mech"]
    assert offered(poor, "Irelia, Fervent") == ["Mega-Mech"]
    assert len(offered(poor, "Mega-Mech")) == len(offered(rich, "Irelia, Fervent")) == 2, "and no more than that"
    assert table(1).you.offered("play") == set()


@card(HEISHO, "Falling Star")
def test_heisho_shelters_nobody_from_other_choices() -> None:
    table = Table(you=side(hand=["Falling Star"], runes={"fury": 2}),
                  foe=side(at={HEISHO: ["Steel Paws"]}, base=[one("Serene Ascetic", empowered=1)]),
                  battlefields=[HEISHO, MOOR])
    table.you.play("Falling Star", on=["Steel Paws", "Steel Paws"])
    assert table.state.players[YOU].runes == []
    poor = Table(you=side(hand=["Falling Star"], runes={"fury": 2}), foe=side(at={MOOR: ["Steel Paws"]}),
                 battlefields=[HEISHO, MOOR])
    assert poor.you.offered("play") == set()


@card(ALTAR, "Shadow Fiend")
@pytest.mark.parametrize(("pool", "answer", "paid"), [
    ({"energy": 2, "fury": 1}, "1 Energy, 1 Fury", [("energy", 1), ("fury", 1)]),
    ({"energy": 2, "fury": 1}, "2 Energy", [("energy", 2)]), ({"energy": 2}, "", [("energy", 2)]),
    ({"energy": 1, "fury": 1}, "", [("energy", 1), ("fury", 1)]),
])
def test_risen_altar_makes_empower_cheaper_by_energy_or_power(
    pool: dict[str, int], answer: str, paid: list[tuple[str, int]]
) -> None:
    table = Table(you=side(at={ALTAR: ["Shadow Fiend"]}, pool=pool), foe=side(), battlefields=[ALTAR, MOOR])
    table.you.use("Shadow Fiend", price=answer)
    table.pass_all()
    assert table.thing("Shadow Fiend").empowered == 1
    assert [(e.other, e.n) for e in table.events("paid")] == paid


@card(ALTAR, "Shadow Fiend", "Brutal Hunter", "Legion Marauder")
def test_risen_altar_helps_your_units_there_alone() -> None:
    table = Table(you=side(base=["Shadow Fiend"], at={ALTAR: ["Brutal Hunter", "Legion Marauder"]}, pool={"energy": 2}),
                  foe=side(), battlefields=[ALTAR, MOOR])
    assert table.you.offered("use") == {"Brutal Hunter", "Legion Marauder"}
    table.you.use("Legion Marauder", n=1)
    table.pass_all()
    assert (table.thing("Legion Marauder").empowered, table.events("paid")) == (1, [])
    table.you.use("Brutal Hunter")
    table.pass_all()
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 2)]
    away = Table(you=side(at={MOOR: ["Brutal Hunter"]}, pool={"energy": 2}), foe=side(), battlefields=[ALTAR, MOOR])
    assert away.you.offered("use") == set()


@card(TOMB, "Rune Prison")
def test_sandswept_tomb_makes_spells_cheaper_that_choose_a_friend_there() -> None:
    table = Table(you=side(at={TOMB: ["Mega-Mech"]}, base=["Recruit"], hand=["Rune Prison"], pool={"energy": 2}),
                  foe=side(base=["Mountain Drake"]), battlefields=[TOMB, MOOR])
    first = table.you._first("play", "Rune Prison")
    assert table.you.draft(first).kind == "confirm"  # nothing else can be paid for
    table.you.play("Rune Prison", on="Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, [(e.other, e.n) for e in table.events("paid")]) == (True, [("energy", 2)])
    rich = Table(you=side(at={TOMB: ["Mega-Mech"]}, base=["Recruit"], hand=["Rune Prison"],
                          pool={"energy": 2, "calm": 1}), foe=side(base=["Mountain Drake"]), battlefields=[TOMB, MOOR])
    assert options(rich.you, "play", "Rune Prison") == ["Mega-Mech", "Mountain Drake", "Recruit"]
    rich.you.play("Rune Prison", on="Mountain Drake")
    assert [(e.other, e.n) for e in rich.events("paid")] == [("energy", 2), ("calm", 1)]


@card(TOMB, "Rune Prison")
@pytest.mark.parametrize(("there", "offered"), [(YOU, False), (FOE, True)])
def test_sandswept_tomb_helps_whoever_has_a_unit_there(there: int, offered: bool) -> None:
    """The spell's own side counts: a unit of yours there makes no spell of the opponent cheaper."""
    sides = [side(), side(hand=["Rune Prison"], pool={"energy": 2}, base=["Recruit"])]
    sides[there].at = {TOMB: ["Mega-Mech"]}
    table = Table(*sides, battlefields=[TOMB, MOOR], turn_of=FOE)
    assert ("Rune Prison" in table.foe.offered("play")) is offered


@card(TOMB, "Vengeance")
def test_sandswept_tomb_saves_one_power_of_two() -> None:
    for energy, power, offered in ((4, 1, True), (4, 0, False), (3, 1, False)):
        table = Table(you=side(at={TOMB: ["Mega-Mech", "Recruit"]}, hand=["Vengeance"],
                               pool={"energy": energy, **({"order": power} if power else {})}),
                      foe=side(), battlefields=[TOMB, MOOR])
        assert ("Vengeance" in table.you.offered("play")) is offered


# --- Dragon Roost

ROOST, GRIMWYRM, DRAKE = "Dragon Roost", "Perched Grimwyrm", "Dune Drake"


def lair(you: Side, foe: Side | None = None, **more: object) -> Table:
    """A table with Dragon Roost, uncontrolled unless somebody is there."""
    return Table(you=you, foe=foe or side(), battlefields=[ROOST, MOOR], **more)


@card(ROOST)
def test_dragon_roost_lets_anybody_play_a_dragon_there() -> None:
    drake = find(DRAKE)
    need = (drake.energy or 0) + drake.power + 2
    table = lair(side(hand=[DRAKE], runes={drake.domains[0]: need}))
    table.you.play(DRAKE, extra="Roost")
    table.resolve()
    assert table.where(DRAKE) == ROOST
    at_home = lair(side(hand=[DRAKE], runes={drake.domains[0]: need}))
    at_home.you.play(DRAKE)
    at_home.resolve()
    assert at_home.where(DRAKE) == "base"
    held = lair(side(hand=[DRAKE], runes={drake.domains[0]: need}), side(at={ROOST: ["Recruit"]}))
    held.you.play(DRAKE, extra="Roost")
    other = lair(side(hand=["Recruit", "Mega-Mech"], runes={"mind": 12}))
    assert not [label for label in options(other.you, "play", "Mega-Mech") if ROOST in label]


@ruling("R164")
@card(ROOST, "Temporal Breach", "Elder Dragon")
@pytest.mark.parametrize(("named", "place"), [(ROOST, ROOST), ("Your base", "base")])
def test_what_comes_back_to_base_and_is_paid_for_the_roost_goes_to_either(named: str, place: str) -> None:
    table = lair(side(base=["Elder Dragon"], hand=["Temporal Breach"], runes={"mind": 6}))
    table.you.play("Temporal Breach", on="Elder Dragon")
    table.resolve()
    table.you.choose(next(option.short for option in table.open.options if ROOST in option.short))
    assert sorted(asked(table.you)) == sorted([ROOST, "Your base"])
    table.you.choose(named)
    while table.where("Elder Dragon") == "chain":
        table.answer(table.open.seat, table.open.keys[0])
    assert table.where("Elder Dragon") == place


@ruling("R165")
@card(ROOST, GRIMWYRM)
def test_perched_grimwyrm_is_played_to_the_roost_only_once_that_is_conquered() -> None:
    def held(*did: str) -> Table:
        return lair(side(hand=[GRIMWYRM], runes={"fury": 6}, at={ROOST: ["Recruit"], MOOR: ["Recruit"]},
                         did=[("conquered", place) for place in did]))

    def offers(table: Table) -> bool:
        return any("Roost" in label for label in options(table.you, "play", GRIMWYRM))

    assert held().you.offered("play") == set()
    assert not offers(held(MOOR))
    assert offers(held(ROOST, MOOR))
    lost = lair(side(hand=[GRIMWYRM], runes={"fury": 6}, did=[("conquered", ROOST)]))
    assert lost.you.offered("play") == {GRIMWYRM}, "its one place costs something"
    lost.you.play(GRIMWYRM, extra="Roost")
    lost.resolve()
    assert lost.where(GRIMWYRM) == ROOST
    poor = lair(side(hand=[GRIMWYRM], pool={"energy": 4, "fury": 1}, did=[("conquered", ROOST)]))
    assert poor.you.offered("play") == set()
    table = held(MOOR)
    table.you.play(GRIMWYRM)
    table.resolve()
    assert table.where(GRIMWYRM) == MOOR
