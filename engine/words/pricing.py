"""Words that change what something costs, and other ways to pay for it (356, 820, 829)."""
from __future__ import annotations

from engine.words.amounts import Cost, Price
from engine.words.base import Node, word
from engine.words.lines import Trait
from engine.words.phrases import cost, price


@word("{how} {part}")
class Ignoring(Node):
    """Played ignoring a part of its cost (356.1.b): “its cost”, “its Energy cost”, or “any and all costs” (356.5.a). `how` is only how it is said."""

    part: str
    how: str = "ignoring"


@word("for {price}")
class ForPrice(Node):
    """Played for another price instead of its base cost (356.1.a)."""

    price: Price


@word("‹cost› {price} more")
class CostMore(Trait):
    """Costs that much more (356.3)."""

    price: Price


@word("[Repeat] {cost}")
class Repeat(Node):
    """Optional additional cost: its instructions are carried out once more, with choices of their own (820)."""

    cost: Cost


@word("equal to its cost")
class ItsCost(Node):
    """The printed cost of what has it, Energy and Power (206)."""


@word("[Flow] {cost}")
class Flow(Trait):
    """May be played from its owner's trash for this cost, and is banished when it leaves the chain (829)."""

    cost: Cost | ItsCost


@word("[Flow]")
class FlowFor(Trait):
    """The same as it is given: its cost by its key."""

    key: str


# --- author's words

ignoring_cost = Ignoring("its cost")
ignoring_energy = Ignoring("its Energy cost")
without_paying_energy = Ignoring("its Energy cost", "without paying")
ignoring_power = Ignoring("its Power cost")
ignoring_all = Ignoring("any and all costs")
flow_for_its_cost = Flow(ItsCost())


def for_price(*parts: int | str) -> ForPrice:
    """For this price instead of its cost."""
    return ForPrice(price(*parts))


def cost_more(*parts: int | str) -> CostMore:
    """Costs that much more."""
    return CostMore(price(*parts))


def repeat(*parts: int | str | Node) -> Repeat:
    """Pay this too and it happens once more."""
    return Repeat(cost(*parts))


def flow(*parts: int | str | Node) -> Flow:
    """Playable from your trash for this cost."""
    return Flow(cost(*parts))
