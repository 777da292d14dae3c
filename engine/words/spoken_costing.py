"""How the words for costs are said."""
from __future__ import annotations

from engine.words import costing
from engine.words import nouns as n
from engine.words.grammar import number
from engine.words.spoken import Teller, speaks


@speaks(costing.CostOf)
def _cost_of(teller: Teller, node: costing.CostOf, form: str) -> str:
    return f"{teller.say(node.what, 'p')} {node.part} cost"


@speaks(costing.MightAmong)
def _might_among(teller: Teller, node: costing.MightAmong, form: str) -> str:
    said = f"the {node.which} [M] among {teller.say(node.noun, 'group')}"
    return f"damage equal to {said}" if form == "damage" else said


@speaks(costing.AbilitiesOf)
def _abilities_of(teller: Teller, node: costing.AbilitiesOf, form: str) -> str:
    return f"{teller.say(node.of, 'p')} abilities"


@speaks(costing.MustPay)
def _must_pay(teller: Teller, node: costing.MustPay, form: str) -> str:
    clause = node.clause
    who = teller.say(clause.subject, "group" if isinstance(clause.subject, n.Every) else "s")
    each = f" for each beyond the first{'' if node.free == 1 else f' {number(node.free)}'}" if node.free else " for each"
    return f"{who} must pay {teller.say(node.price)}{each} to {teller.act(clause.actions[0])} at the same time"


@speaks(costing.CostsOf)
def _costs_of(teller: Teller, node: costing.CostsOf, form: str) -> str:
    return f"{node.of} costs you pay" if node.of == "optional additional" else f"[{node.of.capitalize()}] costs you pay"
