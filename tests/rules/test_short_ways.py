"""Short ways to what a play costs and with what it is paid: they come to the same as the long ones, whatever stands on
the board."""
from __future__ import annotations

from collections import Counter

import pytest

from cards.catalogue import CARDS
from engine.board.objects import Item
from engine.board.state import State
from engine.names.questions import LESS_OF
from engine.rules.meaning import layers
from engine.rules.playing import adding, hanging, total_cost
from engine.rules.playing.forbidding import activation, imagined
from engine.rules.playing.offers import hand_and_champion, users
from engine.words import Unit, cost_less, costs_of, equip, every, gear, have, your
from tests.table import EXTRA, FOE, PLAIN, YOU, Table, catalogue, side

EXTRA += [
    Unit("TST-SHW1", SMITH := "Short Smith", energy=0, might=1).text(
        have(costs_of(equip, on=every(your, gear)), cost_less(1))
    ),
]

SPINNER = "Baccai Sandspinner"
HAND = ("Gust", "Flash", "Stupefy", "Pit Rookie", "Atakhan", "Long Sword", "Falling Star", "Pouty Poro", "Conscription")
USED = ("Long Sword", "Boneshiver", "Energy Conduit", "Heart of Dark Ice", "Forgotten Signpost", SPINNER)


def changing() -> list[str]:
    """The permanents that change what something costs."""
    known = (catalogue().cards[code] for code in CARDS)
    return [
        card.name for card in known
        if card.is_permanent and any(what in hanging.PRICING or what.startswith(LESS_OF) for what in card.answered)
    ]


def items(g: State, seat: int) -> list[Item]:
    """All that the seat could play or use, if the time and the price were right."""
    used = [activation(seat, thing, one) for thing in users(g, seat) for one in layers.activated(g, thing)]
    return [*(imagined(thing, seat) for thing in hand_and_champion(g, seat)), *used]


def test_a_price_that_is_stated_is_what_reckoning_comes_to(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: Counter[tuple[str, bool]] = Counter()
    for name in ["Pit Rookie", SMITH, *changing()]:
        table = Table(you=side(base=[name, *USED], hand=[*HAND, name]), foe=side(hand=HAND, base=USED),
                      battlefields=PLAIN)
        g = table.state
        for item in (*items(g, YOU), *items(g, FOE)):
            stated = total_cost.stated(g, item, item.bound)
            kinds[item.kind, stated is not None] += 1
            with monkeypatch.context() as patch:
                patch.setattr(total_cost, "stated", lambda g, item, bound: None)
                assert stated in (None, total_cost.total(g, item)), (name, item.card.name)
    assert all(kinds[kind, told] > 10 for kind in ("card", "activated") for told in (True, False)), kinds


@pytest.mark.parametrize(("points", "doubt"), [(5, True), (4, False)])
def test_what_is_replaced_under_a_condition_is_in_doubt_while_that_holds(points: int, doubt: bool) -> None:
    """Renata Glasc adds to what Gold adds, near victory."""
    table = Table(you=side(base=["Gold"], legend="Renata Glasc, Chem-Baroness", points=points), foe=side())
    assert adding.in_doubt(table.state) == doubt
