"""How the words for damage in combat are said."""
from __future__ import annotations

from engine.words import nodes as w
from engine.words.saying.grammar import number
from engine.words.saying.teller import Teller, speaks


@speaks(w.Multiply)
def _multiply(teller: Teller, node: w.Multiply, form: str) -> str:
    return "double that damage" if node.n == 2 else f"multiply that damage by {number(node.n)}"


@speaks(w.AnyDamageKills)
def _any_damage(teller: Teller, node: w.AnyDamageKills, form: str) -> str:
    return f"can kill {teller.say(node.of)} with any amount of damage"


@speaks(w.Unpreventable)
def _unpreventable(teller: Teller, node: w.Unpreventable, form: str) -> str:
    return "deal damage that can't be prevented"
