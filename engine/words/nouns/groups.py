"""Groups: the top of a deck, what was looked at, revealed or chosen together, and what an action was really done to."""
from __future__ import annotations

from typing import Any, Never

from engine.words import fixed, sorts
from engine.words.base import word
from engine.words.nouns.filters import Kind
from engine.words.nouns.picks import Every
from engine.words.nouns.references import You
from engine.words.positions import Amount, Anything, Filter, Number, Phrase, Players


@word()
class Top(Phrase[sorts.Pile]):
    """So many cards on top of a player's Main Deck, fewer when it is short (431.1)."""

    n: Number = 1
    whose: Players = You()


@word()
class Deck(Phrase[sorts.Pile]):
    """A Main Deck, as what cards are looked at or revealed from: `as_(anyone(reveal(me, from_=your_deck)), …)`."""

    whose: Players


@word()
class TopUntil(Phrase[sorts.Pile]):
    """Cards from the top of the own Main Deck, one after another, until one fits, which “it” is afterwards; all of them
    where none does, and nobody burns out (431.1.c): `reveal(top_until(a(unit)))`."""

    what: Phrase[sorts.Card]


@word("the top rune of your Rune Deck")
class TopRune(Phrase[sorts.Pile]):
    """The rune that would be channeled next: `reveal(top_rune)`."""


@word("from among them")
class AmongThem(Filter[Never]):
    """One of the group that was looked at, revealed or chosen last."""


@word("from among them")
class Among(Filter[Never]):
    """One of the group with that name; what `AmongThem` becomes in a compiled tree."""

    name: str


@word("the rest")
class Rest(Phrase[Any]):
    """What is left of the group looked at, revealed or chosen last; after a choice of several players, everything that
    they could have chosen and nobody has."""


@word("the rest")
class RestOf(Phrase[Any]):
    """What is left of the group with that name."""

    name: str


@word("the rest")
class LeftOver(Phrase[Any]):
    """What those players could have chosen, and none of them has; what `Rest` becomes in a compiled tree when they
    have chosen. `chosen` names what was chosen among each of these."""

    who: Phrase[sorts.Player]
    among: tuple[Every[Any], ...]
    chosen: tuple[str, ...]


@word()
class The(Phrase[Any]):
    """What that action was really done to by this item: the killed unit, the discarded card; nothing if it was replaced
    (359.3.e.14.b)."""

    done: fixed.Done
    kind: fixed.KindName = "card"


@word("an additional copy of {what}")
class CopyOf(Phrase[sorts.New]):
    """In a replacement of playing a token: one more like it."""

    what: Anything


@word("that many")
class ThatMany(Amount):
    """The number mentioned last: dealt, paid, chosen, killed."""


@word("that many")
class Noted(Amount):
    """The number with that name; what `ThatMany` becomes in a compiled tree."""

    name: str


your_deck = Deck(You())
any_deck = Deck(Every((Kind("player"),)))
top_until = TopUntil
top_rune = TopRune()
among_them = AmongThem()
rest = Rest()
copy_of = CopyOf
that_many = ThatMany()
the_killed = The("killed", "unit")
the_discarded = The("discarded")
the_banished = The("banished")
the_recycled = The("recycled")
the_revealed = The("revealed")
the_burned = The("burned")
the_exhausted = The("exhausted", "unit")


def top(n: Number = 1, whose: Players | None = None) -> Top:
    """The top cards of your Main Deck, or of that player's."""
    return Top(n, whose or You())
