"""Abilities, passives, permissions and costs as lines of text (363–392)."""
from __future__ import annotations

from typing import Any, TypeVar

from engine.words import fixed
from engine.words.base import Node, substitute, word
from engine.words.lines.traits import Keyword
from engine.words.nouns.references import Me, This
from engine.words.positions import Action, Clause, Deed, Effect, Line, Occasion, Occurrence, Phrase, Trait
from engine.words.values.costs import Cost, Price, price

_T = TypeVar("_T", bound=Node)


@word()
class When(Line):
    """Triggered ability (382–385); limit: “” | “turn” (once each turn) | “turn:n” | “once” (the next time)."""

    event: Occurrence
    effects: tuple[Effect, ...]
    limit: str = ""


@word()
class Activate(Line):
    """Activated ability (376–381); timing: “” | “action” | “reaction”; limit as in `When`."""

    cost: Cost
    effects: tuple[Effect, ...]
    timing: fixed.Timing = ""
    cheaper: tuple[Trait, ...] = ()
    limit: str = ""

    def costing(self, *traits: Trait) -> Activate:
        """The same ability with what changes its cost (356.4.c)."""
        return Activate(self.cost, self.effects, self.timing, traits, self.limit)


@word()
class Have(Line):
    """Passive: whoever fits has the traits, judged anew all the time (363–366)."""

    who: Phrase[Any]
    traits: tuple[Trait, ...]


@word("{clause:may}")
class Can(Line):
    """Permission (054)."""

    clause: Deed


@word("{clause:can't}")
class Cant(Line):
    """Prohibition (054.1)."""

    clause: Deed


@word()
class Only(Line):
    """The action is possible in this form alone (054.2)."""

    clause: Deed


@word()
class MustPay(Line):
    """Applied cost: the action costs that much for each that does it at the same time, but for the first so many
    (204.4)."""

    clause: Deed
    price: Price
    free: int = 0


@word()
class Would(Line):
    """Replacement (367–375): instead of the event, the effects. A gate that is not passed lets the event happen."""

    event: Occurrence
    effects: tuple[Effect, ...]
    limit: str = ""


@word()
class As(Line):
    """The event itself and then these: a replacement (370.1.b.1)."""

    event: Occurrence
    effects: tuple[Effect, ...]
    limit: str = ""


@word()
class OptionalCost(Line):
    """Optional additional cost of this card; `YouPaid` asks for it (204.2, 355.1)."""

    actions: tuple[Action, ...]


@word()
class AdditionalCost(Line):
    """Mandatory additional cost of this card (204.2)."""

    actions: tuple[Action, ...]


@word()
class Equip(Line):
    """Activated ability keyword of an Equipment: for the cost it is attached to a unit of its controller (818).
    `timing` as in `Activate`."""

    cost: Cost
    timing: fixed.Timing = ""
    cheaper: tuple[Trait, ...] = ()

    def costing(self, *traits: Trait) -> Equip:
        """The same ability with what changes its cost (818.1.c.4)."""
        return Equip(self.cost, self.timing, traits)


@word()
class EmpowerFor(Line):
    """Activated ability keyword: for the cost it is Empowered, unless it is already (827). `timing` and `cheaper` as in
    `Activate`."""

    cost: Cost
    timing: fixed.Timing = ""
    cheaper: tuple[Trait, ...] = ()

    def costing(self, *traits: Trait) -> EmpowerFor:
        """The same ability with what changes its cost (827.1.c.3)."""
        return EmpowerFor(self.cost, self.timing, traits)


@word()
class HigherScore(Line, Trait):
    """More points are needed to win (194.3.a)."""

    n: int


@word()
class AnyCopies(Line):
    """A deck may have any number of cards of this name (103.2.b)."""


@word()
class Wearer(Line):
    """Effect text: lines that are appended to the top-most card while this is attached to it (136)."""

    lines: tuple[Line, ...]


def own(line: _T) -> _T:
    """A line or phrase in which a card speaks of itself in one way only; in effect text `This` is another than `Me`."""
    return line if isinstance(line, Wearer) else substitute(line, This(), Me())


can = Can
cant = Cant
only = Only
any_copies = AnyCopies()


def when(event: Occasion, *effects: Effect, limit: str = "") -> When:
    """Triggered ability."""
    return When(event, effects, limit)


def activate(paid: Cost, *effects: Effect, timing: Keyword | None = None, limit: str = "") -> Activate:
    """Activated ability; `timing` is `action` or `reaction`, `limit` how often each turn it can be used."""
    name = timing.name if timing else ""
    return Activate(paid, effects, name, limit=limit)  # type: ignore[arg-type]  # checked when it is read


def have(who: Phrase[Any], *traits: Trait) -> Have:
    """Whoever fits has these, judged anew all the time."""
    return Have(who, traits)


def would(event: Occasion, *effects: Effect, limit: str = "") -> Would:
    """Instead of the event, these."""
    return Would(event, effects, limit)


def as_(event: Occasion, *effects: Effect, limit: str = "") -> As:
    """As that happens, these."""
    return As(event, effects, limit)


def skip(event: Occasion, limit: str = "") -> Would:
    """The event is replaced by nothing (443)."""
    return Would(event, (), limit)


def must_pay(clause: Clause, *parts: int | fixed.PowerName, beyond: int = 0) -> MustPay:
    """To do that it has to be paid, for each beyond so many: `must_pay(every(opponent)(move(a(unit), to=here)),
    rainbow, beyond=1)`."""
    return MustPay(clause, price(*parts), beyond)


def optional_cost(*actions: Action) -> OptionalCost:
    """An optional additional cost of this card; `you_paid` asks for it."""
    return OptionalCost(actions)


def additional_cost(*actions: Action) -> AdditionalCost:
    """An additional cost that has to be paid to play this card."""
    return AdditionalCost(actions)


def higher_score(n: int = 1) -> HigherScore:
    """So many points more are needed to win."""
    return HigherScore(n)
