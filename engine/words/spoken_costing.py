"""How the words for costs are said."""
from __future__ import annotations

from engine.words import costing
from engine.words.spoken import Teller, speaks


@speaks(costing.CostOf)
def _cost_of(teller: Teller, node: costing.CostOf, form: str) -> str:
    return f"{teller.say(node.what, 'p')} {node.part} cost"


@speaks(costing.MightAmong)
def _might_among(teller: Teller, node: costing.MightAmong, form: str) -> str:
    said = f"the {node.which} [M] among {teller.say(node.noun, 'group')}"
    return f"damage equal to {said}" if form == "damage" else said


@speaks(costing.CostsOf)
def _costs_of(teller: Teller, node: costing.CostsOf, form: str) -> str:
    return f"{node.of} costs you pay" if node.of == "optional additional" else f"[{node.of.capitalize()}] costs you pay"
