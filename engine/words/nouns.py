"""Nouns: references, determiners, kinds, filters and places. One noun language for targets, costs, triggers, auras and counts."""
from __future__ import annotations

from collections.abc import Callable

from engine.words.base import Node, word


class Phrase(Node):
    """Something or somebody. Called with actions, it does them: `it(deal(2, …))`, `me(attack)`."""

    __slots__ = ()

    def __call__(self, *actions: Node | Callable[[], Node]) -> Clause:
        """This phrase does these: a clause (an event, an effect, a permission; its position tells which).

        An action word without its brackets is that action with nothing added: `me(attack)`.
        """
        return Clause(self, tuple(act if isinstance(act, Node) else act() for act in actions))


@word()
class Clause(Node):
    """Somebody does something: `subject` acts. In a trigger it is the event, in an effect it is done."""

    subject: Phrase
    actions: tuple[Node, ...]
    given: tuple[Node, ...] = ()

    def provided(self, *conditions: Node) -> Clause:
        """The same event with an adjacent condition that has to hold as it triggers (383.2.a.1)."""
        return Clause(self.subject, self.actions, self.given + conditions)


# --- references

@word()
class Me(Phrase):
    """Whose text this is: “I” on units and legends, “this” on spells and gear, “here” on battlefields."""


@word()
class This(Phrase):
    """The card itself, where `Me` may be another: in effect text the Equipment, not its wearer (136.2.d). Elsewhere the same as `Me`."""


@word()
class It(Phrase):
    """The object mentioned last. Resolved to a name when the catalogue is built."""


@word()
class Them(Phrase):
    """The group mentioned last."""


@word()
class They(Phrase):
    """The player mentioned last."""


@word()
class You(Phrase):
    """The controller of the text."""


@word()
class Anyone(Phrase):
    """Whoever does it: turns the clause into the passive voice."""


@word()
class That(Phrase):
    """A mention that was given a name with `called`; after compilation every pronoun is one."""

    name: str


@word("{what:p} controller")
class ControllerOf(Phrase):
    """The player who controls that object."""

    what: Phrase


@word("{what:p} owner")
class OwnerOf(Phrase):
    """The player who owns that object (127)."""

    what: Phrase


# --- determiners

@word()
class Pick(Phrase):
    """From `least` to `most` objects that fit: a, some, up to, any number (`most` 0: no limit). Chosen where it stands."""

    least: int
    most: int
    filters: tuple[Node, ...]
    name: str = ""

    def called(self, name: str) -> Pick:
        """The same choice, to be spoken of as `that(name)`."""
        return Pick(self.least, self.most, self.filters, name)


@word()
class Every(Phrase):
    """All that fit, never chosen (355.10.d)."""

    filters: tuple[Node, ...]


@word()
class Tokens(Phrase):
    """So many newly made tokens of the token card with this code, in these states (184); of another card, cards (439.3)."""

    card: str
    n: int = 1
    states: tuple[Node, ...] = ()
    name: str = ""

    def called(self, name: str) -> Tokens:
        """The same tokens, to be spoken of as `that(name)`."""
        return Tokens(self.card, self.n, self.states, name)


# --- filters

class Filter(Node):
    """What an object must be to fit."""

    __slots__ = ()


@word("{name}")
class Kind(Filter):
    """unit, gear, spell, card, rune, legend, battlefield, ability, player, opponent."""

    name: str


@word("{name}")
class Quality(Filter):
    """One word that is true of an object or not: friendly, enemy, your, other, ready, exhausted, stunned, attacking, defending,
    alone, in combat, open, at a battlefield, token."""

    name: str


@word("{name}")
class Tag(Filter):
    """Has that tag (143.1.a)."""

    name: str


@word()
class ControlledBy(Filter):
    """Controlled by that player."""

    who: Phrase


@word()
class OwnedBy(Filter):
    """Owned by that player (127)."""

    who: Phrase


@word()
class Either(Filter):
    """Any one of the alternatives: filters, kinds, happenings or conditions."""

    options: tuple[Node, ...]


@word()
class Not(Filter):
    """The opposite of a filter or a condition."""

    what: Node


@word()
class Comparison(Node):
    """at least, at most, exactly, less than, more than an amount."""

    op: str
    amount: int | Node


@word()
class WithMight(Filter):
    """Might compared with an amount (143.2)."""

    comparison: Comparison


@word()
class WithCost(Filter):
    """Printed Energy cost, Power cost, or both, compared (206)."""

    energy: Comparison | None = None
    power: Comparison | None = None


# --- places: filters as well as destinations

class Place(Phrase):
    """Somewhere: a destination, an origin, or as a filter “located there”."""

    __slots__ = ()


@word()
class Here(Place):
    """The location of the source, read when needed (359.3.f.1); on a battlefield card, itself."""


@word()
class There(Place):
    """The place mentioned last: of the event, chosen, moved to."""


@word()
class At(Place):
    """The location of an object, or a chosen battlefield."""

    what: Phrase


@word()
class BaseOf(Place):
    """A player's base, or the base of an object's controller."""

    whose: Phrase


@word()
class Zone(Place):
    """A zone that is not on the board: hand, trash, banishment, champion, deck."""

    name: str
    whose: Phrase
