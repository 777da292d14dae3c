"""Actions: what is done, paid, noticed or forbidden. One class each; the position decides the mood (403–445)."""
from __future__ import annotations

from engine.words.amounts import Amount, Price
from engine.words.base import Node, word
from engine.words.nouns import Phrase, Place


class Action(Node):
    """Something a player or an object does."""

    __slots__ = ()


# --- happenings: noticed, never commanded

@word("‹attack›⟨ {at:at}⟩")
class Attack(Action):
    """Gains the Attacker designation for the first time in the combat (383.4.e)."""

    at: Phrase | None = None


@word("‹defend›⟨ {at:at}⟩")
class Defend(Action):
    """Gains the Defender designation for the first time in the combat (383.4.f)."""

    at: Phrase | None = None


@word("‹conquer›⟨ {at:at}⟩")
class Conquer(Action):
    """Conquers (383.4.c)."""

    at: Phrase | None = None


@word("‹hold›⟨ {at:at}⟩")
class Hold(Action):
    """Holds (383.4.d)."""

    at: Phrase | None = None


@word("‹die›")
class Die(Action):
    """A permanent goes from the board to the trash (808)."""


# --- game actions

@word("‹draw› {n}")
class Draw(Action):
    """Draw so many (413)."""

    n: Amount | None = 1


@word("‹discard› {n}")
class Discard(Action):
    """The owner chooses so many cards of the hand (422)."""

    n: Amount = 1


@word("‹recycle› {what:from}")
class Recycle(Action):
    """To the bottom of its owner's Main Deck or Rune Deck (416)."""

    what: Phrase


@word("‹kill› {what}⟨ with {with_}⟩")
class Kill(Action):
    """Board to trash (428); noticed, it may be asked for what it was done with (411.6)."""

    what: Phrase
    with_: Phrase | None = None


@word("‹return› {what:from} into {what:hand}")
class ReturnToHand(Action):
    """To its owner's hand."""

    what: Phrase


@word("‹play› {what:from}⟨ {to:to}⟩⟨, {price}⟩")
class Play(Action):
    """Play a card or token (419); in an event: it has been played. `price` changes what the play costs."""

    what: Phrase
    to: Phrase | None = None
    price: Node | None = None


@word("‹channel› {n}⟨ {states}⟩ {n:runes}")
class Channel(Action):
    """Top runes of the Rune Deck to base, ready unless a state says otherwise (430)."""

    n: int = 1
    states: tuple[Node, ...] = ()


@word("‹add› {price}⟨ {times} times⟩⟨, only to {use}⟩")
class Add(Action):
    """Resources into the pool (429); `use` says what alone they may pay for."""

    price: Price
    use: Node | None = None
    times: Node | None = None

    def as_often_as(self, n: Node) -> Add:
        """The same so many times: `add(rainbow).as_often_as(that_many)`."""
        return Add(self.price, self.use, n)


@word("‹pay› {price}")
class Pay(Action):
    """Energy and Power from the pool (444)."""

    price: Price


@word("‹move›⟨ {what}⟩⟨ {to:to}⟩⟨ from {from_:origin}⟩")
class Move(Action):
    """Board location to board location (420, 445–453)."""

    what: Phrase | None = None
    to: Phrase | None = None
    from_: Phrase | None = None


@word("‹recall› {what}")
class Recall(Action):
    """To its controller's base; not a move (454)."""

    what: Phrase


@word("‹ready› {what}")
class Ready(Action):
    """Ready (415)."""

    what: Phrase


@word("‹exhaust› {what}")
class Exhaust(Action):
    """Exhaust (414)."""

    what: Phrase


@word("‹stun› {what}")
class Stun(Action):
    """Stunned until the Expiration Step (423)."""

    what: Phrase


@word("‹buff› {what}")
class Buff(Action):
    """One Buff counter if it has none (426)."""

    what: Phrase


@word("‹heal› {what}")
class Heal(Action):
    """Remove marked damage (418)."""

    what: Phrase


@word("‹deal› {n:damage}⟨ to {to:each}⟩⟨ with {with_}⟩")
class Deal(Action):
    """Mark damage; the subject of the clause is the source if it is an object, otherwise the spell or ability (417). Noticed, it may leave
    out how much and to what."""

    n: Amount | None = None
    to: Phrase | None = None
    with_: Phrase | None = None


@word()
class DealToEachOther(Action):
    """Two units deal damage equal to their Mights to each other, at the same time."""

    a: Phrase
    b: Phrase


@word()
class Give(Action):
    """These traits for exactly these objects, for the window; without one, for as long as they stay (801.3)."""

    what: Phrase
    traits: tuple[Node, ...]
    window: Node | None = None


@word("‹predict› {n}")
class Predict(Action):
    """Look at the top cards of your Main Deck, recycle any, put the rest back in any order (436)."""

    n: int = 1


@word("‹choose› {what}⟨ with {with_}⟩")
class Choose(Action):
    """Nothing but the choice; binds it. Noticed, it may be asked for what it was done with (411.6)."""

    what: Phrase
    with_: Phrase | None = None


@word()
class DoThis(Action):
    """Reflexive trigger: a new chain item with choices of its own; `on` is its event when it has one (386–388)."""

    effects: tuple[Node, ...]
    on: Node | None = None
    times: Amount = 1


@word()
class DoFollowing(Action):
    """Several reflexive triggers of which the text says which go on the chain: those whose condition holds, all of them or so many (387.1.b). Each
    way is its effects, or one gate with its condition."""

    ways: tuple[tuple[Node, ...], ...]
    n: int | None = None


@word("then {action}")
class Afterwards(Action):
    """Of a spell that this text plays: a delayed replacement of what would take it off the chain (390.3.a); the action recycles or banishes it."""

    action: Action


__all__ = [name for name, value in list(globals().items()) if isinstance(value, type) and issubclass(value, Action)] + ["Place"]
