"""Words for what an item has done and seen: cards looked at or revealed, the group they make, and what an action was really done to."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.amounts import Amount
from engine.words.base import Node, word
from engine.words.nouns import Filter, Phrase, You


@word()
class Top(Phrase):
    """So many cards on top of a player's Main Deck, fewer when it is short (431.1)."""

    n: Amount = 1
    whose: Phrase = You()


@word("‹look› at {what}")
class LookAt(Action):
    """Look at cards; only whoever does it sees them."""

    what: Phrase
    name: str = ""


@word("‹reveal› {what}")
class Reveal(Action):
    """Show cards to everybody (424)."""

    what: Phrase
    name: str = ""


@word("from among them")
class AmongThem(Filter):
    """One of the group that was looked at, revealed or chosen last."""


@word("from among them")
class Among(Filter):
    """One of the group with that name; what `AmongThem` becomes in a compiled tree."""

    name: str


@word("the rest")
class Rest(Phrase):
    """What is left of the group looked at, revealed or chosen last."""


@word("the rest")
class RestOf(Phrase):
    """What is left of the group with that name."""

    name: str


@word()
class The(Phrase):
    """What that action was really done to by this item: the killed unit, the discarded card; nothing if it was replaced (359.3.e.14.b)."""

    done: str
    kind: str = "card"


@word("that many")
class ThatMany(Node):
    """The number mentioned last: dealt, paid, chosen, killed."""


@word("that many")
class Noted(Node):
    """The number with that name; what `ThatMany` becomes in a compiled tree."""

    name: str


# --- author's words

def top(n: Amount = 1, whose: Phrase | None = None) -> Top:
    """The top cards of your Main Deck, or of that player's."""
    return Top(n, whose or You())


def look_at(what: Phrase) -> LookAt:
    """Look at cards."""
    return LookAt(what)


def reveal(what: Phrase) -> Reveal:
    """Show cards to everybody."""
    return Reveal(what)


among_them = AmongThem()
rest = Rest()
that_many = ThatMany()

the_killed = The("killed", "unit")
the_discarded = The("discarded")
the_banished = The("banished")
the_recycled = The("recycled")
the_revealed = The("revealed")
the_burned = The("burned")
the_exhausted = The("exhausted", "unit")
