"""How what is possible in one form only is said (054.2)."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.words import nodes as w
from engine.words.saying.teller import Teller, speaks


@speaks(w.Only)
def _only(teller: Teller, node: w.Only, form: str) -> str:
    """The action, then the form in which alone it is possible: a place, or a condition."""
    clause = node.clause
    action: Any = clause.actions[0]
    place = getattr(action, "to", None)
    bare = replace(action, to=None) if place is not None else action
    if isinstance(clause.subject, w.Anyone):
        raise teller.unsaid(node, "only")
    group = isinstance(clause.subject, w.Every)
    said = f"{teller.say(clause.subject, 'group' if group else 's')} can {teller.act(bare)} only"
    said += f" {teller.say(place, 'to')}" if place is not None else ""
    return said + (f" if {' and '.join(teller.say(condition) for condition in clause.given)}" if clause.given else "")
