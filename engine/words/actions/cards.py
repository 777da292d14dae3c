"""What is done with cards and chain items: drawn, discarded, played, looked at, recycled, banished, countered,
named."""
from __future__ import annotations

from typing import Any

from engine.words import fixed, sorts
from engine.words.base import Noticed, word
from engine.words.nouns.filters import Kind, Quality
from engine.words.nouns.groups import CopyOf, Deck, Top, TopRune, TopUntil
from engine.words.nouns.picks import Tokens
from engine.words.nouns.places import Zone
from engine.words.positions import Action, Anything, Cards, HandCards, Items, Number, Places, Terms


@word("‹draw› {n:cards}", Noticed(("drawn",), "n", player=True))
class Draw(Action):
    """Draw so many, or those cards (413)."""

    n: Number | Cards | None = 1


@word("‹discard› {n:cards}", Noticed(("discarded",), "n", player=True))
class Discard(Action):
    """The owner chooses so many cards of the hand, or those cards (422)."""

    n: Number | HandCards = 1


@word("‹burn› {n:cards}", Noticed(("burned",), player=True))
class Burn(Action):
    """So many cards from the top of the own Main Deck to the trash (440)."""

    n: Number = 1


@word("‹recycle› {what:from}", Noticed(("recycled",), "what", player=True))
class Recycle(Action):
    """To the bottom of its owner's Main Deck or Rune Deck (416)."""

    what: Cards


@word(
    "‹put› {what:from} on the top or bottom of its owner's deck", Noticed(("topped", "recycled"), "what", player=True)
)
class PutOnDeck(Action):
    """To the top of its owner's Main Deck, or to the bottom (416.1), as whoever does it likes."""

    what: Cards


@word("‹return› {what:from} to {what:hand}", Noticed(("returned",), "what"))
class ReturnToHand(Action):
    """To its owner's hand."""

    what: Cards


@word("‹put› {what:from} into the trash", Noticed(("trashed",), "what"))
class PutInTrash(Action):
    """To its owner's trash, from anywhere but the board: no kill, no discard, no burning."""

    what: Cards


@word("‹return› {what:from} to its owner's Champion Zone", Noticed(("benched",), "what"))
class ReturnToChampionZone(Action):
    """A Chosen Champion goes back to its owner's Champion Zone, if that is empty (108.3.c.1)."""

    what: Cards


@word("‹banish› {what:from}", Noticed(("banished",), "what", player=True))
class Banish(Action):
    """From any zone to banishment: no kill and no discard (427)."""

    what: Cards | Top


@word("‹play› {what:from}⟨ {to:to}⟩⟨, {price}⟩", Noticed(("played",), "what", "to", player=True, past=("finalized",)))
class Play(Action):
    """Play a card or token (419), there if a place is named; in an event: it has been played. `price` is
    `ignoring_cost`, `for_price(…)` or `cost_less(…)`."""

    what: Anything | Tokens | CopyOf
    to: Places | None = None
    price: Terms | None = None


@word("", Noticed(("channeled",), "n", player=True))
class Channel(Action):
    """Top runes of the Rune Deck to base, ready unless a state says otherwise (430)."""

    n: Number = 1
    states: tuple[Quality[Any], ...] = ()


@word("‹predict› {n}")
class Predict(Action):
    """Look at the top cards of your Main Deck, recycle any, put the rest back in any order (436)."""

    n: int = 1


@word("‹look› at {what}⟨ from the top of {from_}⟩", Noticed(("looked",), "what", player=True))
class LookAt(Action):
    """Look at cards; only whoever does it sees them (431.1). `from_` is told where it is noticed: `look_at(me,
    from_=your_deck)`. What may be permitted is to look at facedown cards: `can(you(look_at(every(facedown_card))))`."""

    what: Cards | Top
    name: str = ""
    from_: Deck | None = None


@word("‹put› {what} back on top in any order")
class PutBack(Action):
    """What is left of the cards that were looked at or revealed lies on its deck again, in the order that its player
    likes (424.1.a.3)."""

    what: Cards


@word("‹reveal› {what}⟨ from the top of {from_}⟩", Noticed(("revealed",), "what", player=True))
class Reveal(Action):
    """Show cards to everybody (424). `from_` is told where it is noticed: `reveal(me, from_=your_deck)`."""

    what: Cards | Top | TopUntil | TopRune | Zone
    name: str = ""
    from_: Deck | None = None


@word("‹counter› {what}⟨, but {instead} instead⟩", Noticed(("countered",), "what"))
class Counter(Action):
    """Off the chain without an effect (425): `counter(a(spell), return_to_hand(it))` keeps its card out of the
    trash."""

    what: Items
    instead: Action | None = None


@word("‹make› new choices for {what}")
class MakeNewChoices(Action):
    """Targets, modes, locations and destinations of a finalized item, any of them, by whoever is told to (750)."""

    what: Items


@word("‹name› a {kind}")
class NameOne(Action):
    """A card that exists and is no token, one of that type, or a tag (762, 763)."""

    kind: fixed.Named


@word("then {action}")
class Afterwards(Action):
    """Of a spell that this text plays: a delayed replacement of what would take it off the chain (390.3.a); the action
    recycles or banishes it: `play(…), afterwards(recycle(it))`."""

    action: Action


draw = Draw
discard = Discard
burn = Burn
recycle = Recycle
put_on_deck = PutOnDeck
put_in_trash = PutInTrash
return_to_hand = ReturnToHand
return_to_champion_zone = ReturnToChampionZone
banish = Banish
play = Play
predict = Predict
look_at = LookAt
put_back = PutBack
reveal = Reveal
counter = Counter
make_new_choices = MakeNewChoices
afterwards = Afterwards


def channel(n: Number = 1, *states: Quality[Any]) -> Channel:
    """Channel so many runes, in these states."""
    return Channel(n, states)


def name_(what: Kind[sorts.Card] | fixed.Named) -> NameOne:
    """Name a card, `name_(card)`, one of a type, `name_(spell)`, or a tag, `name_("tag")`."""
    return NameOne(what.name if isinstance(what, Kind) else what)  # type: ignore[arg-type]  # checked when it is read
