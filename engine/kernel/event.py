"""What happened: small immutable records, each with the rule that made it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from engine.words.event_kinds import EventKind


class Event(NamedTuple):
    """Something that happened. Ids are 0 and seats -1 where there is none.

    What `n` and `other`, for a few kinds also `place` and `origin`, say depends on the kind: the game makes events by
    one constructor for each kind and reads them by name (`engine.board.events`). `card` is a card's code, kept because
    the object may be gone; `cause` is the chain item or object responsible (411). `audience` is the only seat that may
    know which card it was, or -1 for everybody. `by` is the player responsible, -1 for a procedure of the game (411.1,
    411.2); `seat` is whom the event is about. `gifts` is what its subject gets when a proposed event comes true; an
    event that has happened carries none.
    """

    kind: EventKind
    rule: str
    seat: int = -1
    subject: int = 0
    card: str = ""
    place: int = 0
    origin: int = 0
    n: int = 0
    cause: int = 0
    other: str = ""
    audience: int = -1
    by: int = -1
    gifts: tuple[Any, ...] = ()

    def about(self, card: str, seat: int) -> Event:
        """The same of that card and that seat. Written out, as every change on the board comes by here."""
        return tuple.__new__(Event, (*self[:2], seat, self.subject, card, *self[5:]))

    def done_by(self, seat: int) -> Event:
        """The same, with that seat responsible for it. Written out, as every event comes by here."""
        return tuple.__new__(Event, (*self[:-2], seat, self[-1]))

    def cited(self, rule: str) -> Event:
        """The same under that number of its rule."""
        return self if rule == self.rule else self._replace(rule=rule)

    def seen_by(self, seat: int) -> Event:
        """The event as that seat may know it: without the card when it is not for that seat's eyes (128).

        Rules: 489.8.f.
        """
        if self.audience in (-1, seat):
            return self
        return self._replace(subject=0, card="", other="")
