"""Giving less Might than a text says, by a replacement of that (375)."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Gift
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.kernel.event import Event
from engine.names.bindings import EVENT, FROM_THEN
from engine.names.questions import MIGHT
from engine.rules.events.batches import propose
from engine.rules.meaning import arithmetic
from engine.rules.meaning.registry import performs
from engine.words.nodes import LessenMore


@performs(LessenMore)
def lessen_more(g: State, f: Frame, c: Compiled[LessenMore]) -> None:
    """375: the event in its place is modified in the same way: what must be left of the Might is left."""
    event = Event._make(f.env[EVENT])
    value = arithmetic.might(g, g.objects[event.subject])
    gifts = tuple(lessened(gift, c.node.n, value) for gift in events.gifts_of(event))
    shown = next(gift.n for gift in gifts if gift.what == MIGHT)
    f.env[FROM_THEN] = len(g.events)
    propose(g, f, [event._replace(n=shown if event.other == MIGHT else event.n, gifts=gifts)])


def lessened(gift: Gift, more: int, value: int) -> Gift:
    """A gift of less Might with so much less, as far as its limit lets it; any other as it is."""
    if gift.what != MIGHT or gift.n >= 0:
        return gift
    n = gift.n - more
    return gift._replace(n=n if gift.least is None else min(gift.n, max(n, gift.least - value)))
