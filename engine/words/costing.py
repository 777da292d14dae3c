"""Words that speak of costs: what something costs as printed (206), components of a cost (356.4.c)."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.amounts import Price
from engine.words.base import Node, word
from engine.words.lines import Keyword
from engine.words.nouns import Clause, Comparison, Filter, Kind, Phrase
from engine.words.phrases import price


@word()
class CostOf(Node):
    """The printed or copied Energy cost or Power cost of an object, whatever was paid for it (206)."""

    what: Phrase
    part: str = "Energy"


@word()
class MightAmong(Node):
    """The highest Might among objects, or all of it together; nothing when there are none."""

    which: str
    noun: Phrase


@word("‹pay› any amount of {of}")
class PayAny(Action):
    """As much Energy, or Power of any domain, as its player likes; “that many” afterwards (204.3.b)."""

    of: str


@word()
class CostsOf(Phrase):
    """A component of what its controller pays: the optional additional costs, or those of a keyword (356.4.c)."""

    of: str


@word()
class AbilitiesOf(Phrase):
    """The triggered and activated abilities of an object, as what has a keyword."""

    of: Phrase


@word()
class MustPay(Node):
    """Applied cost: the action costs that much for each that does it at the same time, but for the first so many (204.4)."""

    clause: Clause
    price: Price
    free: int = 0


@word("the {part} that {of:s} spent this turn")
class Spent(Node):
    """How much Energy or Power a player has spent this turn, whatever for (167, 444)."""

    of: Phrase
    part: str = "Energy"


@word("on which {comparison} Energy was spent")
class WithSpent(Filter):
    """What was played this turn, by the Energy that was really paid for it (357): its cost as it came to be, not what is printed (206)."""

    comparison: Comparison


# --- author's words

activated_ability = Kind("activated ability")
optional_costs = CostsOf("optional additional")


pay_any_energy = PayAny("Energy")
pay_any_power = PayAny("[A]")


def cost_of(what: Phrase, part: str = "Energy") -> CostOf:
    """Its printed Energy or Power cost: `cost_of(it, "Power")`."""
    return CostOf(what, part)


def might_among(which: str, noun: Phrase) -> MightAmong:
    """The “highest” or “total” Might of a set."""
    return MightAmong(which, noun)


def costs_of(of: Keyword) -> CostsOf:
    """What is paid for a keyword."""
    return CostsOf(of.name)


def abilities_of(what: Phrase) -> AbilitiesOf:
    """Its abilities: `have(abilities_of(me), repeat(discard(1)))`."""
    return AbilitiesOf(what)


def must_pay(clause: Clause, *parts: int | str, beyond: int = 0) -> MustPay:
    """To do that it has to be paid, for each beyond so many: `must_pay(every(opponent)(move(a(unit), to=here)), rainbow, beyond=1)`."""
    return MustPay(clause, price(*parts), beyond)


def spent(of: Phrase, part: str = "Energy") -> Spent:
    """How much that player spent this turn: `spent(you, "Power")`."""
    return Spent(of, part)


def with_spent(comparison: Comparison) -> WithSpent:
    """For which so much Energy was paid: `a(spell, with_spent(at_least(4)))`."""
    return WithSpent(comparison)


__all__ = ["abilities_of", "activated_ability", "cost_of", "costs_of", "might_among", "must_pay", "optional_costs", "pay_any_energy", "pay_any_power",
           "spent", "with_spent"]
