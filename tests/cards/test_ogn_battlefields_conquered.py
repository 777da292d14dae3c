"""Battlefields of Origins that do something when they are conquered."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import FOE, MOOR, YOU, Table, one, side

HIRANA, SIGIL, PEAK, WARRENS = "Monastery of Hirana", "Sigil of the Storm", "Targon's Peak", "Zaun Warrens"
LUX = "Lux, Lady of Luminosity"
DECK = ["Gust", "Flash", "Stupefy"]


def conquers(field: str, *units: object, foe: dict[str, object] | None = None, **you: object) -> Table:
    """You conquer that battlefield with the first of these units."""
    table = Table(
        you=side(base=[one("Recruit", called="conqueror"), *units], **{"deck": DECK, **you}),
        foe=side(**(foe or {})), battlefields=[field, MOOR],
    )
    table.you.move("conqueror", to=field)
    table.pass_all()
    assert table.controller(field) == YOU
    return table


@card(HIRANA, SIGIL, PEAK, WARRENS)
@pytest.mark.parametrize("field", [HIRANA, SIGIL, PEAK, WARRENS])
def test_conquering_another_battlefield_or_holding_this_one_does_nothing(field: str) -> None:
    other = Table(you=side(base=["Recruit"], runes={"calm": 1}, hand=["Gust"]), battlefields=[field, MOOR])
    other.you.move("Recruit", to=MOOR)
    other.pass_all()
    assert (other.points(), other.events("triggered")) == ((1, 0), [])
    held = Table(you=side(at={field: ["Recruit"]}, deck=DECK, legend=LUX), battlefields=[field, MOOR], turn_of=FOE)
    held.end_turn()
    assert (held.points(), held.events("triggered")) == ((1, 0), [])


@card(HIRANA)
def test_monastery_of_hirana_draws_one_for_a_buff_that_is_spent() -> None:
    table = conquers(HIRANA, one("Daring Poro", buffs=1), one("Stalwart Poro", buffs=1), "Mega-Mech")
    assert table.open.kind == "may"
    table.you.choose("yes")
    assert asked(table.you) == ["Daring Poro", "Stalwart Poro"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert [table.might(name) for name in ("Daring Poro", "Stalwart Poro")] == [2, 3]
    assert table.hand() == ["Gust"]


@card(HIRANA)
def test_monastery_of_hirana_draws_nothing_without_a_buff_of_ones_own() -> None:
    table = conquers(HIRANA, "Daring Poro", foe={"base": [one("Mega-Mech", buffs=1)]})
    assert (table.open.kind, table.hand()) == ("act", [])
    kept = conquers(HIRANA, one("Daring Poro", buffs=1))
    kept.you.choose("no")
    kept.resolve()
    assert (kept.hand(), kept.might("Daring Poro")) == ([], 3)


# --- Sigil of the Storm

@card(SIGIL)
def test_sigil_of_the_storm_makes_the_conqueror_recycle_a_rune() -> None:
    table = conquers(SIGIL, runes={"calm": 1}, spent={"mind": 1}, foe={"runes": {"fury": 1}})
    assert (table.open.seat, asked(table.you)) == (YOU, ["Calm Rune", "Mind Rune"])
    table.you.choose("Mind Rune")
    table.pass_all()
    assert [table.state.objects[id].card.name for id in table.state.players[YOU].runes] == ["Calm Rune"]


@card(SIGIL)
def test_sigil_of_the_storm_takes_nothing_where_there_is_no_rune() -> None:
    table = conquers(SIGIL, foe={"runes": {"fury": 1}})
    assert (table.open.kind, table.events("recycled"), len(table.state.players[FOE].runes)) == ("act", [], 1)


# --- Targon's Peak

@card(PEAK)
def test_targons_peak_readies_two_runes_at_the_end_of_the_turn() -> None:
    table = conquers(PEAK, spent={"calm": 3}, legend=LUX, foe={"legend": LUX, "deck": DECK})
    assert (table.open.kind, table.ready_runes()) == ("act", 0)
    table.you.ends()
    assert (table.open.kind, table.open.least, table.open.most) == ("choose", 0, 2)
    table.you.choose("Calm Rune#1", "Calm Rune#2")
    table.pass_all()
    assert table.ready_runes() == 2


@card(PEAK)
def test_targons_peak_readies_none_at_the_end_of_a_later_turn() -> None:
    table = conquers(PEAK, spent={"calm": 3}, legend=LUX, foe={"legend": LUX, "deck": DECK})
    table.you.ends()
    table.you.choose()
    table.pass_all()
    table.foe.ends()
    assert (table.open.kind, table.open.seat) == ("act", YOU)
    assert len(table.events("triggered")) == 2


# --- Zaun Warrens

@card(WARRENS)
def test_zaun_warrens_discards_one_and_then_draws_one() -> None:
    table = conquers(WARRENS, hand=["Mobilize", "Confront"])
    assert asked(table.you) == ["Confront", "Mobilize"]
    table.you.choose("Confront")
    assert (table.hand(), table.trash()) == (["Mobilize", "Gust"], ["Confront"])


@card(WARRENS)
def test_zaun_warrens_draws_one_for_an_empty_hand_too() -> None:
    table = conquers(WARRENS)
    assert (table.hand(), table.trash()) == (["Gust"], [])


# --- The Candlelit Sanctum

SANCTUM = "The Candlelit Sanctum"


def looks(*recycled: str) -> Table:
    """You conquer the Candlelit Sanctum and recycle these."""
    table = conquers(SANCTUM)
    assert (asked(table.you), table.open.least, table.open.most) == (["Flash", "Gust"], 0, 2)
    table.you.choose(*recycled)
    return table


def deck(table: Table) -> list[str]:
    """Your deck from its top."""
    return [each.name for each in reversed(table.state.players[YOU].deck)]


@card(SANCTUM)
def test_the_candlelit_sanctum_recycles_one_of_two_cards_or_both() -> None:
    assert deck(looks("Gust")) == ["Flash", "Stupefy", "Gust"]
    both = deck(looks("Gust", "Flash"))
    assert (both[0], sorted(both[1:])) == ("Stupefy", ["Flash", "Gust"])


@card(SANCTUM)
def test_the_candlelit_sanctum_puts_two_cards_back_in_any_order() -> None:
    table = looks()
    assert table.open.kind == "order"
    table.you.choose("Flash", "Gust")
    assert (deck(table), table.hand()) == (["Flash", "Gust", "Stupefy"], [])


@card(SANCTUM)
def test_the_candlelit_sanctum_looks_at_what_there_is() -> None:
    table = conquers(SANCTUM, deck=["Gust"])
    assert asked(table.you)[0] == "Gust"
    table.you.choose()
    assert (deck(table), table.points()) == (["Gust"], (1, 0))
