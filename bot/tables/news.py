"""What happened since somebody answered last: the public log from where they had read it to."""
from __future__ import annotations

from bot.store import Seen, Store
from engine.sights import Sight

TURNS = 4
"""How many turns back the log is read; who was away for longer reads the thread."""


def read_so_far(public: Sight) -> Seen:
    """The mark of somebody who has that before them."""
    return Seen(public.turn, len(public.log), public.log[-1] if public.log else "")


async def news(store: Store, match: str, seen: Seen, public: Sight) -> tuple[str, ...]:
    """The lines of the public log after that mark. A line that has gone on since is one of them, as a whole."""
    found: list[str] = []
    for turn in range(max(seen.turn, public.turn - TURNS), public.turn):
        kept = await store.turn(match, turn)
        found += unread(seen, turn, kept[1] if kept is not None else ())
    return (*found, *unread(seen, public.turn, public.log))


def unread(seen: Seen, turn: int, log: tuple[str, ...]) -> tuple[str, ...]:
    """The lines of one turn that come after the mark."""
    if turn != seen.turn or not seen.lines:
        return log
    went_on = len(log) >= seen.lines and log[seen.lines - 1] != seen.last
    return log[seen.lines - went_on:]
