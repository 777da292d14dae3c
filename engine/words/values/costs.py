"""Prices and costs: what must be paid (202–206), and for what something is played."""
from __future__ import annotations

from typing import Annotated

from engine.words import fixed, sorts
from engine.words.base import Node, word
from engine.words.card import DOMAINS
from engine.words.nouns.picks import Every
from engine.words.nouns.references import You
from engine.words.positions import Action, Phrase, Players, Terms, Trait


@word()
class Price(Node):
    """Energy and Power: `power` names a domain for each Power to pay, “any” for one of any domain (444), “own” for one
    of the card's own domains (135.2.e.6)."""

    energy: int = 0
    power: tuple[fixed.PowerName, ...] = ()


@word()
class Cost(Node):
    """What must be paid: a price and actions. Any action may be a cost (202–203)."""

    price: Price
    actions: tuple[Action, ...] = ()


@word("equal to its cost")
class ItsCost(Node):
    """The printed cost of what has it, Energy and Power (206)."""


@word()
class CostsOf(Phrase[sorts.Costs]):
    """A component of what somebody pays: the optional additional costs, or those of a keyword (356.4.c); `on`: where
    these have it."""

    of: fixed.CostName
    whose: Players = You()
    on: Annotated[Every[sorts.Card], sorts.ON_BOARD] | None = None


@word("{how} {part}")
class Ignoring(Terms, Trait):
    """Played ignoring a part of its cost (356.1.b): “its cost”, “its Energy cost”, or “any and all costs” (356.5.a);
    what an effect plays, or what has it where it is played from. `how` is only how it is said."""

    part: fixed.CostPart
    how: str = "ignoring"


@word("for {price}")
class ForPrice(Terms):
    """Played for another price instead of its base cost (356.1.a)."""

    price: Price


rainbow: fixed.PowerName = "any"
own_domain: fixed.PowerName = "own"
fury: fixed.DomainName = "fury"
calm: fixed.DomainName = "calm"
mind: fixed.DomainName = "mind"
body: fixed.DomainName = "body"
chaos: fixed.DomainName = "chaos"
order: fixed.DomainName = "order"
optional_costs = CostsOf("optional additional")
ignoring_cost = Ignoring("its cost")
ignoring_energy = Ignoring("its Energy cost")
without_paying_energy = Ignoring("its Energy cost", "without paying")
ignoring_power = Ignoring("its Power cost")
ignoring_all = Ignoring("any and all costs")


def price(*parts: int | fixed.PowerName) -> Price:
    """Energy as a number, Power as one domain for each: `price(2, fury, fury)`. Raises ValueError for another word."""
    unknown = [part for part in parts if isinstance(part, str) and part not in (*DOMAINS, rainbow, own_domain)]
    if unknown:
        raise ValueError(f"no domain {unknown[0]!r}: Power is one of {', '.join((*DOMAINS, rainbow))}")
    return Price(
        sum(part for part in parts if isinstance(part, int)), tuple(part for part in parts if isinstance(part, str))
    )


def cost(*parts: int | fixed.PowerName | Action) -> Cost:
    """What must be paid: Energy, Power and actions, as in `cost(1, fury, exhaust(me))`."""
    return Cost(
        price(*(part for part in parts if not isinstance(part, Node))),
        tuple(part for part in parts if isinstance(part, Node)),
    )


def for_price(*parts: int | fixed.PowerName) -> ForPrice:
    """For this price instead of its cost."""
    return ForPrice(price(*parts))
