"""Official rulings about Nocturne, Horrifying beside cards that look at a deck."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, YOU, Table, side

NOCTURNE, FUTURE = "Nocturne, Horrifying", "Promising Future"


def future(mine: list[str], theirs: list[str]) -> Table:
    """Promising Future over these decks, with a rune left for each Nocturne."""
    table = Table(
        you=side(hand=[FUTURE], runes={"mind": 6, "chaos": 1}, deck=mine), foe=side(deck=theirs, runes={"chaos": 1}),
    )
    table.you.play(FUTURE)
    table.resolve()
    return table


@ruling("R040", rule="419.3")
@card(NOCTURNE, FUTURE)
def test_each_nocturne_is_pending_before_what_promising_future_plays() -> None:
    table = future([NOCTURNE, NOCTURNE, "Daring Poro", "Gust", "Flash", "Rebuke"], [NOCTURNE, "Pouty Poro", "Gust"])
    for seat in (YOU, YOU, FOE):
        table.hands[seat].choose("yes")
        table.hands[seat].choose("yes")
        if table.open.kind == "choose":
            left = {YOU: ["Daring Poro", "Flash", "Gust"], FOE: ["Gust", "Pouty Poro"]}[seat]
            assert asked(table.hands[seat]) == left, "Nocturne is no longer among them"
            table.hands[seat].choose("Daring Poro" if seat == YOU else "Pouty Poro")
    assert table.chain() == [f"({name})" for name in (NOCTURNE, NOCTURNE, NOCTURNE, "Pouty Poro", "Daring Poro")]
    assert [table.open.seat, table.trash()] == [YOU, [FUTURE]], "all of it has resolved"
    for seat in (YOU, YOU, FOE):
        table.hands[seat].choose("pay")
    assert table.chain() == []
    here = [(event.seat, event.card) for event in table.events("entered")]
    assert here == [(YOU, "OGN-194"), (YOU, "OGN-194"), (FOE, "OGN-194"), (FOE, "OGN-013"), (YOU, "OGN-210")]


@ruling("R040", rule="444.2.a")
@card(NOCTURNE, FUTURE)
def test_a_nocturne_that_promising_future_banished_costs_his_own_power() -> None:
    table = future([NOCTURNE, "Daring Poro", "Gust"], ["Pouty Poro"])
    table.you.choose("no")
    assert asked(table.you) == ["Daring Poro", "Gust", NOCTURNE]
    table.you.choose(NOCTURNE)
    table.you.choose("pay")
    assert table.where(NOCTURNE) == "base"
    assert [event.other for event in table.events("paid")][-1] == "chaos", "not of any domain"


@ruling("R041", rule="427")
@card(NOCTURNE, "Dazzling Aurora")
def test_a_nocturne_that_banished_himself_is_not_played_for_nothing_either() -> None:
    for answers in (["yes", "no"], ["yes", "yes", "no"]):
        table = Table(
            you=side(base=["Dazzling Aurora"], deck=["Gust", NOCTURNE, "Mega-Mech"], runes={"chaos": 1}),
            foe=side(deck=["Flash"] * 2),
        )
        table.you.ends()
        table.resolve()
        for answer in answers:
            table.you.choose(answer)
        table.resolve()
        assert (table.where(NOCTURNE), table.where("Mega-Mech")) == ("banished", "deck")
        assert len(table.events("revealed")) == 2
