"""What a word demands of its numbers and of the text around it, beyond what each of its fields takes.

“Prevent 2” means something in a replacement of damage, “if you do” behind an instruction, “so named” on a card that
names something. One table or function for each demand; a line that doesn't meet one is refused with the word and with
what was expected. Here are numbers and lists; `sentences` says where a word may stand, `antecedents` behind
what else, `subjects` of what it is said.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import MISSING
from typing import Any, NamedTuple

from engine.reading.fields import is_noticed
from engine.reading.scope import Misread
from engine.reading.sorts import spelled
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.card import Card


class Above(NamedTuple):
    """One word further out: in which of its fields something stands, as which of several."""

    node: Node
    field: str
    at: int = 0


class Place(NamedTuple):
    """A word where it stands: the words around it, outermost first, on which card, in which of its lines."""

    node: Any
    above: tuple[Above, ...]
    card: Card
    line: int

    @property
    def noticed(self) -> bool:
        """Whether it stands in a clause that is not carried out."""
        return any(is_noticed(type(one.node), one.field) for one in self.above)

    @property
    def parent(self) -> Node | None:
        """The word that it stands in."""
        return self.above[-1].node if self.above else None

    def inside(self, *fields: str) -> Above | None:
        """The innermost of these fields, “When.event”, that it stands in."""
        return next((one for one in reversed(self.above) if f"{type(one.node).__name__}.{one.field}" in fields), None)


Demand = Callable[[Place], str]
"""What was expected instead; nothing if the word may stand there."""
DEMANDS: dict[type[Node], list[Demand]] = {}


def demands(*words: type[Node]) -> Callable[[Demand], Demand]:
    """Register what words demand of where they stand."""

    def add(function: Demand) -> Demand:
        for each in words:
            DEMANDS.setdefault(each, []).append(function)
        return function

    return add


def check(card: Card, line: Node, n: int) -> None:
    """Check all words of a line. Raises `Misread` naming the word, as the line has it, and what was expected."""
    for place, written in zip(places(w.own(line), (), card, n), walk(line), strict=True):
        for name in place.node.names:
            value = getattr(place.node, name)
            if wrong := empty(place, name, value) or too_low(place, name, value):
                raise Misread(f"{card.name}: {spelled(written)} takes {wrong}")
        for demand in DEMANDS.get(type(place.node), ()):
            if wrong := demand(place):
                raise Misread(f"{card.name}: {spelled(written)} {wrong}")


def places(node: Node, above: tuple[Above, ...], card: Card, line: int) -> Iterator[Place]:
    """Every word of a line where it stands, outermost first."""
    yield Place(node, above, card, line)
    for name in node.names:
        value = getattr(node, name)
        for at, each in enumerate(value if isinstance(value, tuple) else (value,)):
            for part in each if isinstance(each, tuple) else (each,):  # modes are effects in a tuple each
                if isinstance(part, Node):
                    yield from places(part, (*above, Above(node, name, at)), card, line)


# --- numbers and lists

LEAST: dict[str, int | None] = {
    "Might.n": None, "Might.minimum": 0, "BaseMight.n": 0, "BonusDamage.n": None, "Comparison.amount": 0,
    "Price.energy": 0, "CostLess.minimum": 0, "MustPay.free": 0, "Pick.least": 0, "Pick.most": 0, "ModeIs.n": 0,
    "Multiply.n": 2, "LessenMore.n": 1, "Capacity.n": 2, "DoFollowing.n": 0,
}
"""The least number that a field takes, where that is not 1; None where any will do that changes something."""
NOTHING = {"Would.effects", "Gate.cost"}
"""Fields that hold several things or none, though they have no default."""


def too_low(place: Place, name: str, value: Any) -> str:
    """A number below the least that means something."""
    least = LEAST.get(f"{type(place.node).__name__}.{name}", 1)
    if type(value) is int and least is None and not value:
        return f"more or less than 0 as its {name}: 0 changes nothing"
    if type(value) is int and least is not None and value < least:
        return f"at least {least} as its {name}, not {value}"
    return ""


def empty(place: Place, name: str, value: Any) -> str:
    """Nothing where something has to be done or had."""
    field = f"{type(place.node).__name__}.{name}"
    needed = place.node.defaults[place.node.names.index(name)] is MISSING and field not in NOTHING
    if needed and value in ((), ((),)):
        return f"at least one thing as its {name}, not none"
    if field == "ChooseOne.modes" and len(value) < 2:
        return f"at least two modes, not {len(value)} (355.3)"
    return ""


LIMIT = re.compile(r"|once|turn|turn:[1-9][0-9]*")


@demands(w.When, w.Would, w.As)
def _limit(place: Place) -> str:
    if LIMIT.fullmatch(place.node.limit):
        return ""
    return f"takes once, once_each_turn or times_each_turn(n) as its limit, not {place.node.limit!r}"


@demands(w.Activate)
def _uses(place: Place) -> str:
    if place.node.limit == w.once or not LIMIT.fullmatch(place.node.limit):
        return f"takes once_each_turn or times_each_turn(n) as its limit, not {place.node.limit!r}"
    return ""


@demands(w.Add, w.Pay, w.CostMore, w.CostLess, w.MustPay)
def _priced(place: Place) -> str:
    none = w.Price() in (place.node.price, getattr(place.node, "other", None)) and not place.noticed
    return "takes some Energy or Power as its price, not none" if none else ""


@demands(w.CostLess)
def _provided(place: Place) -> str:
    inside = any(one.field == "cheaper" for one in place.above)
    return "" if inside or not place.node.given else "takes conditions in costing(…); elsewhere if_(…) has them"


@demands(w.Gate)
def _gated(place: Place) -> str:
    node = place.node
    if node.condition is not None or node.asks or node.cost:
        return ""
    return "takes a condition, a decision or a cost, not none of them"


@demands(w.Go)
def _goes(place: Place) -> str:
    node = place.node
    if place.inside("Would.event", "As.event") is None:
        return "is said of what would happen alone: would(…) or as_(…) was expected around it"
    if node.to.name != "trash":
        return f"takes a trash as its to, not a {node.to.name}"
    return "" if node.except_from.whose == node.to.whose else "takes the deck of whose trash it is as its except_from"


__all__ = ["Above", "Place", "check", "demands"]
