"""How the words for costs are said."""
from __future__ import annotations

from engine.words import nodes as w
from engine.words.saying.grammar import number
from engine.words.saying.teller import Teller, speaks


@speaks(w.MustPay)
def _must_pay(teller: Teller, node: w.MustPay, form: str) -> str:
    clause = node.clause
    who = teller.say(clause.subject, "group" if isinstance(clause.subject, w.Every) else "s")
    each = (
        f" for each beyond the first{'' if node.free == 1 else f' {number(node.free)}'}" if node.free else " for each"
    )
    return f"{who} must pay {teller.say(node.price)}{each} to {teller.act(clause.actions[0])} at the same time"


@speaks(w.CostsOf)
def _costs_of(teller: Teller, node: w.CostsOf, form: str) -> str:
    what = node.of if node.of == "optional additional" else f"[{node.of.capitalize()}]"
    if node.on is not None:
        return f"the {what} costs of {teller.say(node.on, 'group')}"
    return f"{what} costs {teller.say(node.whose, 'group' if isinstance(node.whose, w.Every) else 's')} pay"
