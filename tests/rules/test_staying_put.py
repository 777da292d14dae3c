"""What remains where it is: battlefields and Champion Legends, whatever a text says (170.2.b, 107.4.d)."""
from __future__ import annotations

import pytest

from engine.words import (
    Battlefield,
    Legend,
    Spell,
    a,
    activate,
    additional_cost,
    banish,
    battlefield,
    cost,
    draw,
    me,
    recycle,
    return_to_hand,
    top,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Spell("TST-STAY1", "Stay Return", energy=0).text(return_to_hand(a(battlefield))),
    Spell("TST-STAY2", "Stay Banish", energy=0).text(banish(a(battlefield))),
    Spell("TST-STAY3", "Stay Recycle", energy=0).text(recycle(a(battlefield))),
    Spell("TST-STAY4", "Stay Price", energy=0).text(additional_cost(return_to_hand(a(battlefield))), draw(1)),
    Spell("TST-STAY5", "Stay Depth", energy=0).text(additional_cost(banish(top(2))), draw(1)),
    Battlefield("TST-STAY6", "Stay Field").text(
        activate(cost(1), return_to_hand(me), draw(1)), activate(cost(return_to_hand(me)), draw(1)),
        activate(cost(recycle(me)), draw(1)), activate(cost(banish(me)), draw(1)),
    ),
    Legend("TST-STAY7", "Stay Legend", champion="Test").text(
        activate(cost(return_to_hand(me)), draw(1)), activate(cost(banish(me)), draw(1)),
    ),
]
FIELD = "Stay Field"


@covers("170.2.b", "170.7")
@pytest.mark.parametrize("name", ["Stay Return", "Stay Banish", "Stay Recycle"])
def test_a_battlefield_is_chosen_and_remains(name: str) -> None:
    table = Table(quiet(hand=[name]), quiet(), battlefields=PLAIN)
    table.you.play(name, on=MEADOW)
    table.resolve()
    assert {field.card.name for field in table.game.sight().battlefields} == {MEADOW, MOOR}
    assert (table.hand(), table.state.players[YOU].banished) == ([], [])
    assert not [event for event in table.events() if event.kind in ("returned", "banished", "recycled")]


@covers("170.2.b", "170.10", "203.3")
def test_a_battlefield_does_not_go_for_its_own_ability() -> None:
    table = Table(quiet(controls=[FIELD], runes={"fury": 3}), quiet(), battlefields=[FIELD, MEADOW])
    field = table.thing(FIELD, zone="battlefield").id
    uses = [key for key in table.open.keys if key.startswith("use:") and key.split(":")[1] == str(field)]
    assert len(uses) == 1, "what it would have to be given up for can't be paid"
    table.you.use(FIELD)
    table.resolve()
    assert (len(table.hand()), table.thing(FIELD, zone="battlefield").id) == (1, field), "the rest is done"


@covers("203.3", "416.3", "170.2.b", "107.4.d")
def test_what_can_not_leave_is_no_cost() -> None:
    table = Table(quiet(legend="Stay Legend", hand=["Stay Price"]), quiet(), battlefields=PLAIN)
    assert "Stay Price" not in table.you.offered("play")
    assert "Stay Legend" not in table.you.offered("use")


@covers("203.3", "427")
@pytest.mark.parametrize(("deck", "offered"), [(2, True), (1, False)])
def test_so_many_cards_as_the_deck_has_are_banished_for_a_cost(deck: int, offered: bool) -> None:
    table = Table(quiet(hand=["Stay Depth"], deck=["Test Might 1"] * deck), quiet(), battlefields=PLAIN)
    assert ("Stay Depth" in table.you.offered("play")) is offered
