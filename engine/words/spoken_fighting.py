"""How the words for damage in combat are said."""
from __future__ import annotations

from engine.words import fighting as fight
from engine.words.grammar import number
from engine.words.spoken import Teller, speaks


@speaks(fight.Multiply)
def _multiply(teller: Teller, node: fight.Multiply, form: str) -> str:
    return "double that damage" if node.n == 2 else f"multiply that damage by {number(node.n)}"


@speaks(fight.AnyDamageKills)
def _any_damage(teller: Teller, node: fight.AnyDamageKills, form: str) -> str:
    return f"can kill {teller.say(node.of)} with any amount of damage"


@speaks(fight.Unpreventable)
def _unpreventable(teller: Teller, node: fight.Unpreventable, form: str) -> str:
    return "deal damage that can't be prevented"
