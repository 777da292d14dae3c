"""Becoming Mighty, or anything else that a Might reaches (706–711): what units' Mights were is compared with what they
are now.

Only while an ability listens for it or would replace it: then the event “became” tells from which Might (`origin`) to
which (`n`) one rose. All effects of one instant count together: what never was 5 never became Mighty (709).
"""
from __future__ import annotations

from typing import Final

from engine.board import events
from engine.board.state import State
from engine.kernel.event import Event
from engine.rules.meaning.arithmetic import might

ROSE: Final = "became"


def risen(g: State) -> list[Event]:
    """The rises since the last look, and what to compare with the next time. A unit that is new on the board rises from
    its printed Might (711)."""
    if ROSE not in g.listening and ROSE not in g.replacing:
        g.mights = None
        return []
    units = [thing for thing in g.permanents() if thing.card.is_unit]
    now = tuple([(thing.id, might(g, thing)) for thing in units])
    if now == g.mights:
        return []
    before, g.mights = g.mights, now
    if before is None:
        return []
    known = dict(before)
    return [
        events.became(
            thing.id, controller=thing.controller, code=thing.card.code, place=thing.place,
            before=known.get(thing.id, thing.card.might or 0), now=n,
        )
        for thing, (_, n) in zip(units, now, strict=True)
        if n > known.get(thing.id, thing.card.might or 0)
    ]
