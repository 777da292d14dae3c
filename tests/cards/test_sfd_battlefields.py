"""Battlefields of Spiritforged that do something when they are conquered, held or defended."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import FOE, MOOR, THIRD_FIELD, YOU, Table, one, side

DAIS, HALL, MINES, SEAT = "Emperor's Dais", "Hall of Legends", "Minefield", "Seat of Power"
SUNKEN, HOARD, VEILED = "Sunken Temple", "Treasure Hoard", "Veiled Temple"
NEXUS, TREE, CONSERVATORY = "Power Nexus", "The Papertree", "Ravenbloom Conservatory"
LUX = "Lux, Lady of Luminosity"
DECK = ["Gust", "Flash", "Stupefy"]


def conquers(field: str, *units: object, others: tuple[str, ...] = (MOOR,), foe: dict[str, object] | None = None,
             **you: object) -> Table:
    """You conquer that battlefield with the first of these units."""
    table = Table(
        you=side(base=[one("Recruit", called="conqueror"), *units], **{"deck": DECK, **you}),
        foe=side(**(foe or {})), battlefields=[field, *others],
    )
    table.you.move("conqueror", to=field)
    table.pass_all()
    assert table.controller(field) == YOU
    return table


def holds(field: str, foe: dict[str, object] | None = None, **you: object) -> Table:
    """Your turn begins while you hold it."""
    table = Table(you=side(**{"at": {field: ["Recruit"]}, "deck": DECK, "legend": LUX, **you}),
                  foe=side(legend=LUX, **(foe or {})), battlefields=[field, MOOR], turn_of=FOE)
    table.end_turn()
    return table


@card(DAIS, HALL, MINES, SEAT, SUNKEN, HOARD, VEILED)
@pytest.mark.parametrize("field", [DAIS, HALL, MINES, SEAT, SUNKEN, HOARD, VEILED])
def test_conquering_another_battlefield_or_holding_this_one_does_nothing(field: str) -> None:
    rich: dict[str, object] = {"base": ["Mega-Mech", "Energy Conduit"], "runes": {"calm": 2}, "deck": DECK}
    other = Table(you=side(**rich), battlefields=[field, MOOR])
    other.you.move("Mega-Mech", to=MOOR)
    other.pass_all()
    assert (other.points(), other.events("triggered"), other.open.kind) == ((1, 0), [], "act")
    held = holds(field, **{**rich, "at": {field: ["Mega-Mech"]}})
    assert (held.points(), held.events("triggered"), held.open.kind) == ((1, 0), [], "act")


# --- conquered

@card(DAIS, "Sand Soldier")
def test_emperors_dais_exchanges_a_unit_there_for_a_sand_soldier() -> None:
    table = conquers(DAIS, "Pit Rookie", runes={"calm": 1})
    table.you.choose("yes")
    table.resolve()
    assert (table.hand(), table.where("Sand Soldier"), table.where("Pit Rookie")) == ([], DAIS, "base")
    assert (table.controller(DAIS), table.ready_runes()) == (YOU, 0)
    for answer, runes in (("no", 1), ("", 0)):
        kept = conquers(DAIS, runes={"calm": runes})
        if answer:
            kept.you.choose(answer)
        kept.resolve()
        assert (kept.open.kind, kept.where("Recruit"), kept.ready_runes()) == ("act", DAIS, runes)


@card(DAIS)
def test_emperors_dais_returns_a_stolen_unit_to_its_owner() -> None:
    table = Table(you=side(base=[one("Pit Rookie", owner=FOE)], runes={"calm": 1}), battlefields=[DAIS, MOOR])
    table.you.move("Pit Rookie", to=DAIS)
    table.pass_all()
    table.you.choose("yes")
    table.resolve()
    assert (table.hand(FOE), table.where("Sand Soldier")) == (["Pit Rookie"], DAIS)


@card(HALL)
@pytest.mark.parametrize(("answer", "ready"), [("yes", True), ("no", False)])
def test_hall_of_legends_readies_your_legend_for_one(answer: str, ready: bool) -> None:
    table = conquers(HALL, runes={"calm": 1})
    for seat in (YOU, FOE):
        table.state.objects[table.state.players[seat].legend].exhausted = True
    table.you.choose(answer)
    table.resolve()
    legends = [table.state.objects[player.legend].exhausted for player in table.state.players]
    assert (legends, table.ready_runes()) == ([not ready, True], 1 - ready)


@card(MINES)
def test_minefield_puts_two_cards_from_the_top_into_the_trash() -> None:
    table = conquers(MINES, foe={"deck": DECK})
    assert (sorted(table.trash()), len(table.state.players[YOU].deck), table.trash(FOE)) == (["Flash", "Gust"], 1, [])


@card(SEAT)
def test_seat_of_power_draws_for_each_other_battlefield_you_control() -> None:
    two = conquers(SEAT, others=(MOOR, THIRD_FIELD), at={MOOR: ["Recruit"], THIRD_FIELD: ["Recruit"]})
    assert two.hand() == ["Gust", "Flash"]
    none = conquers(SEAT, others=(MOOR, THIRD_FIELD), foe={"at": {MOOR: ["Pit Rookie"]}})
    assert (none.hand(), none.points()) == ([], (1, 0))


@card(SUNKEN)
def test_sunken_temple_draws_for_one_when_a_mighty_unit_conquers() -> None:
    table = Table(you=side(base=["Mega-Mech", "Recruit"], runes={"calm": 2}, deck=DECK), battlefields=[SUNKEN, MOOR])
    table.you.move("Mega-Mech", "Recruit", to=SUNKEN)
    table.pass_all()
    table.you.choose("yes")
    table.resolve()
    assert (table.hand(), table.ready_runes()) == (["Gust"], 1)
    weak = conquers(SUNKEN, "Mega-Mech", runes={"calm": 2})
    assert (weak.open.kind, weak.hand(), weak.events("triggered")) == ("act", [], [])


@card(HOARD)
@pytest.mark.parametrize(("answer", "runes", "golds"), [("yes", 1, 1), ("no", 1, 0), ("", 0, 0)])
def test_treasure_hoard_makes_gold_for_one(answer: str, runes: int, golds: int) -> None:
    table = conquers(HOARD, runes={"calm": runes})
    if answer:
        table.you.choose(answer)
        table.resolve()
    found = [each for each in table.state.permanents() if each.card.name == "Gold"]
    assert (table.open.kind, [each.exhausted for each in found]) == ("act", [True] * golds)


@card(VEILED)
def test_veiled_temple_readies_a_friendly_gear_and_may_detach_equipment() -> None:
    for answer, worn in (("yes", False), ("no", True)):
        table = conquers(VEILED, one("Pit Rookie", attached=[one("Doran's Blade", exhausted=True)]),
                         "Energy Conduit*", foe={"base": ["Energy Conduit*"]})
        table.you.choose("yes")
        assert asked(table.you) == ["Doran's Blade", "Energy Conduit"]
        table.you.choose("Doran's Blade")
        table.resolve()
        table.you.choose(answer)
        table.resolve()
        blade = table.thing("Doran's Blade")
        assert (blade.exhausted, bool(blade.attached_to), table.might("Pit Rookie")) == (False, worn, 2 + 2 * worn)


@card(VEILED)
def test_veiled_temple_detaches_nothing_else_and_may_be_declined() -> None:
    table = conquers(VEILED, "Energy Conduit*")
    table.you.choose("yes")
    table.resolve()
    assert (table.open.kind, table.thing("Energy Conduit").exhausted) == ("act", False)
    kept = conquers(VEILED, "Energy Conduit*")
    kept.you.choose("no")
    kept.resolve()
    assert kept.thing("Energy Conduit").exhausted


# --- held

@card(NEXUS)
@pytest.mark.parametrize(("power", "answer", "points"), [(4, "yes", 2), (4, "no", 1), (3, "", 1)])
def test_power_nexus_scores_a_point_for_four_power(power: int, answer: str, points: int) -> None:
    table = holds(NEXUS, runes={"calm": power})
    if answer:
        table.you.choose(answer)
        table.pass_all()
    assert (table.open.kind, table.points()) == ("act", (points, 0))


@card(NEXUS)
def test_power_nexus_gives_nothing_for_a_conquest() -> None:
    assert conquers(NEXUS, runes={"calm": 4}).open.kind == "act"


@card(TREE)
def test_the_papertree_channels_a_rune_exhausted_for_each_player() -> None:
    table = holds(TREE)
    table.pass_all()
    runes = [[table.state.objects[id].exhausted for id in player.runes] for player in table.state.players]
    assert runes == [[True, False, False], [True]]
    assert conquers(TREE).state.players[YOU].runes == []


# --- defended

@card(CONSERVATORY)
@pytest.mark.parametrize(("deck", "hand", "left"), [
    (["Gust", "Recruit the Vanguard"], ["Gust"], ["Recruit the Vanguard"]),
    (["Pit Rookie", "Gust"], [], ["Gust", "Pit Rookie"]),
])
def test_ravenbloom_conservatory_puts_a_spell_into_the_defenders_hand(
    deck: list[str], hand: list[str], left: list[str]
) -> None:
    table = Table(you=side(at={CONSERVATORY: ["Mega-Mech"]}, deck=deck), foe=side(base=["Recruit"], deck=["Flash"]),
                  battlefields=[CONSERVATORY, MOOR], turn_of=FOE)
    table.foe.move("Recruit", to=CONSERVATORY)
    table.pass_all()
    assert (table.hand(), [each.name for each in reversed(table.state.players[YOU].deck)]) == (hand, left)
    assert (table.hand(FOE), table.events("drawn")) == ([], [])


@card(CONSERVATORY)
def test_ravenbloom_conservatory_shows_nothing_where_nobody_defends() -> None:
    table = Table(you=side(at={MOOR: ["Mega-Mech"]}, deck=DECK), foe=side(base=["Recruit"]),
                  battlefields=[CONSERVATORY, MOOR], turn_of=FOE)
    table.foe.move("Recruit", to=MOOR)
    table.pass_all()
    assert (table.hand(), table.events("revealed")) == ([], [])
