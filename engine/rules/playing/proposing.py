"""What is proposed where a choice has an answer that nearly everybody gives: it is marked beforehand, and can be
changed."""
from __future__ import annotations

from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.decision import Decision
from engine.words.base import walk
from engine.words.nodes import Ready, That


def proposal(g: State, decision: Decision) -> tuple[str, ...]:
    """The keys that are proposed as the answer, within its bounds; none where nothing is. Of what a text only readies
    these are what lies exhausted on the player's own side."""
    item = next((item for item in reversed(g.chain) if item.pending and item.source == decision.source), None)
    if decision.kind != "choose" or item is None or item.ability is None or len(item.ability.choices) != 1:
        return ()
    slot = That(item.ability.choices[0].slot)
    does = [step.node.node for step in item.ability.script.steps if isinstance(step.node, Compiled)]
    mentioning = [node for node in does if slot in tuple(walk(node))]
    if not mentioning or any(node != Ready(slot) for node in mentioning):
        return ()
    things = [(option.key, g.objects[option.subject]) for option in decision.options if option.subject in g.objects]
    wanted = [key for key, thing in things if thing.exhausted and g.allied(thing.controller, decision.seat)]
    return tuple(wanted[:decision.most]) if len(wanted) >= decision.least else ()
