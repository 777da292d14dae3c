"""Amounts, conditions, prices and moments."""
from __future__ import annotations

from engine.words.base import Node, word
from engine.words.nouns import Clause, Comparison, Phrase

Amount = int | Node


@word("{each} for each {noun:one}")
class Per(Node):
    """`each` for each object that fits."""

    noun: Phrase
    each: int = 1


@word()
class MightOf(Node):
    """Might, never below 0 when read (143.2.b); null when the object is gone (359.3.e.12)."""

    what: Phrase


@word()
class Price(Node):
    """Energy and Power: `power` names a domain for each Power to pay, “any” for one of any domain (444), “own” for one of the card's own
    domains (135.2.e.6)."""

    energy: int = 0
    power: tuple[str, ...] = ()


@word()
class Cost(Node):
    """What must be paid: a price and actions. Any action may be a cost (202–203)."""

    price: Price
    actions: tuple[Node, ...] = ()


# --- conditions

class Condition(Node):
    """True or false now."""

    __slots__ = ()


@word()
class IsA(Condition):
    """The phrase fits the filters now."""

    what: Phrase
    filters: tuple[Node, ...]


@word()
class ThereIs(Condition):
    """So many exist."""

    noun: Phrase
    comparison: Comparison


@word("you do")
class YouDo(Condition):
    """The instruction before was performed (359.3.e.14.c)."""


@word("you paid the additional cost")
class YouPaid(Condition):
    """The card's optional additional cost was paid (355.1)."""


# --- moments

@word()
class Starts(Node):
    """A turn, phase, showdown or combat begins; `whose` for a player's own."""

    what: str
    whose: Phrase | None = None
    given: tuple[Node, ...] = ()

    def provided(self, *conditions: Node) -> Starts:
        """The same moment with an adjacent condition (383.2.a.1)."""
        return Starts(self.what, self.whose, self.given + conditions)


@word()
class Ends(Node):
    """A turn, showdown or combat ends."""

    what: str
    whose: Phrase | None = None
    given: tuple[Node, ...] = ()

    def provided(self, *conditions: Node) -> Ends:
        """The same moment with an adjacent condition (383.2.a.1)."""
        return Ends(self.what, self.whose, self.given + conditions)


@word("this {name}")
class Window(Node):
    """How long: “turn” until step 3d of the Expiration Step (317.2.c), “combat” until the combat ends (466.7.c)."""

    name: str

    def __call__(self, *lines: Node) -> During:
        """These lines lie upon the game for the window: `this_turn(have(…))`."""
        return During(self, lines)


@word()
class During(Node):
    """An effect that lays lines upon the game for a window: a delayed ability (389–392)."""

    window: Node
    lines: tuple[Node, ...]


Event = Clause | Starts | Ends
