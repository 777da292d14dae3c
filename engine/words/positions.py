"""Where a word may stand: each word is of one or more of these classes, and each field of a word says which of them it
takes.

A position is a promise: the engine can carry out, compare or notice every word that has it. The reader refuses a word
that stands elsewhere.
"""
from __future__ import annotations

from typing import Annotated, Any, Generic, TypeVar

from engine.words import sorts
from engine.words.base import WORDS, Node, word

S_co = TypeVar("S_co", bound=sorts.Sort, covariant=True)


class Spoken(Node):
    """A line or an instruction: what a text is made of."""

    __slots__ = ()

    def instead_if(self, condition: Condition, *better: Spoken) -> Any:
        """This effect or line, but if the condition holds the better ones instead of it."""
        # lines stand above positions
        return WORDS["Gate"](condition, "", (), better, (self,), True)  # type: ignore[call-arg]


class Line(Spoken):
    """Stands by itself in a card's text: an ability, a passive, a keyword, a cost."""

    __slots__ = ()


class Effect(Spoken):
    """An instruction: carried out when its turn comes."""

    __slots__ = ()


class Act(Node):
    """What somebody or something does in a clause."""

    __slots__ = ()


class Action(Effect, Act):
    """Something a player or an object does: an instruction, and in an event what has been done."""

    __slots__ = ()


class Happening(Act):
    """What is noticed and never commanded."""

    __slots__ = ()


class Occasion(Node):
    """What an ability listens for, or replaces: a clause or a moment."""

    __slots__ = ()


class Condition(Node):
    """True or false now."""

    __slots__ = ()


class Amount(Node):
    """A number that is worked out when it is asked for; nothing when the information is gone (359.3.e.12)."""

    __slots__ = ()


class Trait(Node):
    """Something that an object has for a while."""

    __slots__ = ()


class Gift(Trait):
    """A trait that an effect can give to exactly these objects (801.3)."""

    __slots__ = ()


class Span(Node):
    """How long something lasts."""

    __slots__ = ()


class Terms(Node):
    """For what something is played, if not for its cost."""

    __slots__ = ()


class Filter(Node, Generic[S_co]):
    """What something must be to fit. `Filter[Never]` fits whatever the others describe; `Filter[sorts.Unit]` makes it a
    unit."""

    __slots__ = ()


class Phrase(Node, Generic[S_co]):
    """Something or somebody. Called with actions, it does them: `it(deal(2, …))`, `me(attack)`."""

    __slots__ = ()

    def __call__(self, *actions: Act | Spoken | type[Act]) -> Clause:
        """This phrase does these: a clause (an event, an effect, a permission; its position tells which).

        An action word without its brackets is that action with nothing added: `me(attack)`.
        """
        return Clause(self, tuple(act if isinstance(act, Node) else act() for act in actions))


@word()
class Clause(Effect, Occasion):
    """Somebody does something: `subject` acts. In a trigger it is the event, in an effect it is done."""

    subject: Phrase[Any]
    actions: tuple[Act | Spoken, ...]
    given: tuple[Condition, ...] = ()

    def provided(self, *conditions: Condition) -> Clause:
        """The same event with an adjacent condition that has to hold as it triggers (383.2.a.1)."""
        return Clause(self.subject, self.actions, self.given + conditions)


Number = int | Amount

Occurrence = Annotated[Occasion, sorts.NOTICED]
Deed = Annotated[Clause, sorts.NOTICED]
"""What somebody does, as it is noticed, counted or ruled."""

Anything = Phrase[sorts.Thing]
Units = Annotated[Phrase[sorts.Unit], sorts.ON_BOARD]
Permanents = Annotated[Phrase[sorts.Permanent], sorts.ON_BOARD]
Objects = Annotated[Phrase[sorts.Card], sorts.ON_BOARD]
"""Game Objects on the board: also runes, legends and battlefields."""
Cards = Phrase[sorts.Card]
HandCards = Annotated[Phrase[sorts.Card], sorts.IN_HAND]
Items = Annotated[Phrase[sorts.Item], sorts.ON_CHAIN]
Players = Phrase[sorts.Player]
Places = Phrase[sorts.Place]

