"""Spells and gear of Mind in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

DREDGE, DESIGN, MESMERIZE, TOME = "Dredge Up", "Iterative Design", "Mesmerize", "Questionable Tome"
CLAIRVOYANCE, BLAST, INSIGHT = "Clairvoyance", "Shock Blast", "Decree of Insight"
FORMULA, BOTTLE = "Hextech Formula", "Bottled Constellation"


@card(DREDGE)
@pytest.mark.parametrize("zone", ["hand", "trash"])
def test_dredge_up_draws_also_from_the_trash(zone: str) -> None:
    table = Table(you=side(**{zone: [DREDGE]}, runes={"mind": 2}, deck=["Gust", "Flash"]), foe=side())
    table.you.play(DREDGE)
    table.resolve()
    assert (table.hand(), table.where(DREDGE)) == (["Gust"], "trash" if zone == "hand" else "banished")


@card(DESIGN)
@pytest.mark.parametrize(("zone", "runes"), [("hand", 4), ("trash", 2)])
def test_iterative_design_brings_a_mech(zone: str, runes: int) -> None:
    table = Table(you=side(**{zone: [DESIGN]}, runes={"mind": runes}, at={MEADOW: ["Recruit"]}), foe=side())
    table.you.play(DESIGN)
    table.resolve()
    if table.open.kind != "act":
        table.you.choose("Your base")
    assert (table.where("Mech"), table.might("Mech"), table.thing("Mech").exhausted) == ("base", 3, True)
    assert table.where(DESIGN) == ("trash" if zone == "hand" else "banished")
    poor = Table(you=side(**{zone: [DESIGN]}, runes={"mind": runes - 1}), foe=side())
    assert poor.you.offered("play") == set()


@card(MESMERIZE)
def test_mesmerize_returns_a_friendly_unit_or_weakens_an_enemy() -> None:
    table = Table(you=side(hand=[MESMERIZE, MESMERIZE], base=["Pit Rookie"], runes={"mind": 2}),
                  foe=side(base=["Mega-Mech"]))
    table.you.play(MESMERIZE, on=["mode:0", "Pit Rookie"])
    table.resolve()
    assert (table.hand(), table.might("Mega-Mech")) == ([MESMERIZE, "Pit Rookie"], 8)
    table.you.play(MESMERIZE, on=["mode:1", "Mega-Mech"])
    table.resolve()
    assert table.might("Mega-Mech") == 6


@card(TOME)
def test_questionable_tome_draws_once_it_is_empowered() -> None:
    table = Table(you=side(base=[TOME], runes={"mind": 1}, deck=["Gust"] * 3), foe=side(deck=["Gust"] * 3))
    assert table.you.why_not("use", TOME) == []
    table.you.use(TOME)
    table.resolve()
    assert (table.thing(TOME).empowered, table.thing(TOME).exhausted, table.hand()) == (1, True, [])
    ready = Table(you=side(base=[one(TOME, empowered=1)], runes={"mind": 1}, deck=["Gust"]), foe=side())
    ready.you.use(TOME, n=1)
    ready.resolve()
    thing = ready.thing(TOME)
    assert (thing.empowered, thing.exhausted, ready.hand(), ready.ready_runes()) == (0, True, ["Gust"], 0)


@card(CLAIRVOYANCE)
def test_clairvoyance_predicts_five_and_draws_two() -> None:
    deck = ["Gust", "Flash", "Confront", "Defy", "Cleave", "Rebuke"]
    table = Table(you=side(hand=[CLAIRVOYANCE], runes={"mind": 7}, deck=deck), foe=side())
    table.you.play(CLAIRVOYANCE)
    table.resolve()
    assert set(deck[:5]) <= set(asked(table.you))
    assert "Rebuke" not in asked(table.you)
    table.you.choose("Gust", "Flash", "Confront")
    while table.open.kind not in ("act", "priority"):
        table.answer(YOU, *table.open.keys[:table.open.least])
    assert sorted(table.hand()) == ["Cleave", "Defy"]


@card(BLAST)
@pytest.mark.parametrize(("empowered", "runes"), [(one("Sun Disc", empowered=1), 1), (one("Recruit", empowered=1), 1),
                                                  ("Recruit", 3)])
def test_shock_blast_costs_less_with_something_empowered(empowered: object, runes: int) -> None:
    table = Table(you=side(hand=[BLAST], base=[empowered], runes={"mind": runes}),
                  foe=side(at={MEADOW: ["Mega-Mech"], MOOR: ["Recruit"]}, base=[one("Mountain Drake", empowered=1)]))
    table.you.play(BLAST, on="Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.ready_runes()) == (4, 0)
    dear = Table(you=side(hand=[BLAST], base=["Recruit"], runes={"mind": 2}),
                 foe=side(at={MEADOW: ["Mega-Mech"]}, base=[one("Mountain Drake", empowered=1)]))
    assert dear.you.offered("play") == set()


@card(INSIGHT)
def test_decree_of_insight_weakens_body_units_whatever_they_deflect() -> None:
    table = Table(you=side(hand=[INSIGHT], runes={"mind": 1}, base=["First Mate"]),
                  foe=side(base=["Deadbloom Predator", "Pit Rookie", "Mega-Mech"]))
    assert options(table.you, "play", INSIGHT) == ["Deadbloom Predator", "Pit Rookie"]
    table.you.play(INSIGHT, on="Deadbloom Predator")
    table.resolve()
    assert (table.might("Deadbloom Predator"), table.trash()) == (3, [INSIGHT])


@card(FORMULA)
def test_hextech_formula_empowers_another_gear() -> None:
    table = Table(you=side(base=[FORMULA, "Rage Amplifier", "Recruit"]), foe=side(base=["Sun Disc"]))
    table.you.use(FORMULA, on="Rage Amplifier")
    table.resolve()
    assert (table.thing("Rage Amplifier").empowered, table.thing(FORMULA).exhausted) == (1, True)
    fresh = Table(you=side(hand=[FORMULA], base=["Sun Disc"], runes={"mind": 2}), foe=side())
    fresh.you.play(FORMULA)
    assert (fresh.thing(FORMULA).exhausted, FORMULA in fresh.you.offered("use")) == (True, False)


@card(BOTTLE)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_bottled_constellation_takes_three_for_a_point(answer: str) -> None:
    mine = [BOTTLE, "Recruit", "Pit Rookie", "Sun Disc", "Mega-Mech"]
    table = Table(you=side(base=mine, deck=["Gust"] * 2), foe=side(base=["Mountain Drake"]), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Mega-Mech", "Pit Rookie", "Recruit", "Sun Disc"]
        for name in ("Pit Rookie", "Recruit", "Sun Disc"):
            table.you.choose(name)
        table.resolve()
    assert (table.points(), table.where("Mega-Mech")) == ((int(answer == "yes"), 0), "base")
    assert sorted(table.trash()) == (["Pit Rookie", "Sun Disc"] if answer == "yes" else [])


@card(BOTTLE)
def test_bottled_constellation_needs_three_others() -> None:
    table = Table(you=side(base=[BOTTLE, "Recruit", "Sun Disc"], deck=["Gust"] * 2), foe=side(), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert (table.open.kind, table.points(), table.trash(FOE)) == ("act", (0, 0), [])


BREACH = "Temporal Breach"


@card(BREACH)
@pytest.mark.parametrize("place", [MEADOW, "base"])
def test_temporal_breach_brings_a_unit_back_where_it_was(place: str) -> None:
    hurt = one("First Mate", damage=1)
    table = Table(you=side(hand=[BREACH], runes={"mind": 2}, base=["Recruit"]),
                  foe=side(base=[hurt] if place == "base" else [], at={} if place == "base" else {MEADOW: [hurt]}))
    table.you.play(BREACH, on="First Mate")
    table.resolve()
    while table.open.kind != "act":
        table.answer(table.open.seat, table.open.keys[0])
    mate = table.thing("First Mate", FOE)
    assert (table.where("First Mate"), mate.damage, mate.exhausted) == (place, 0, True)


@ruling("R168")
@card(BREACH)
def test_temporal_breach_leaves_a_stolen_unit_in_banishment() -> None:
    table = Table(you=side(hand=[BREACH], runes={"mind": 2}, base=[one("Pakaa Cub", owner=FOE, for_turn=True)]),
                  foe=side())
    table.you.play(BREACH, on="Pakaa Cub")
    table.resolve()
    assert table.where("Pakaa Cub") == "banished"
