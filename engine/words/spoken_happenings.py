"""How events, delayed abilities and replacements are said that are more than a template."""
from __future__ import annotations

from engine.words import happenings as hap
from engine.words import lines as ln
from engine.words import nouns as n
from engine.words.base import Node
from engine.words.grammar import capital, ordinal
from engine.words.spoken import Teller, speaks
from engine.words.spoken_nouns import counted
from engine.words.spoken_sentences import say_together


def together(teller: Teller, effects: tuple[Node, ...]) -> str:
    """Effects after a comma, as a card says them."""
    return say_together(teller, effects)


@speaks(hap.Nth)
def _nth(teller: Teller, node: hap.Nth, form: str) -> str:
    return f"the {ordinal(node.n)} time {teller.say(node.event)} each turn"


@speaks(hap.Now)
def _now(teller: Teller, node: hap.Now, form: str) -> str:
    if node.period in ("showdown", "combat"):
        return f"there is a {node.period}" + (f" {teller.say(node.of, 'at')}" if node.of is not None else "")
    if isinstance(node.of, n.Every | n.Pick):
        return f"it's an opponent's {node.period}"
    return f"it's {teller.say(node.of, 'p') if node.of is not None else 'the'} {node.period}"


@speaks(hap.Happened)
def _happened(teller: Teller, node: hap.Happened, form: str) -> str:
    said = f"it has happened this turn that {teller.say(node.clause)}"
    if node.comparison == n.Comparison("at least", 1):
        return said
    if node.comparison == n.Comparison("exactly", 0):
        return said.replace("it has happened", "it has not happened", 1)
    return f"{said}, {counted(teller, node.comparison)} times"


@speaks(hap.Times)
def _times(teller: Teller, node: hap.Times, form: str) -> str:
    return f"the number of times this turn that {teller.say(node.clause)}"


@speaks(hap.Deathknell)
def _deathknell(teller: Teller, node: hap.Deathknell, form: str) -> str:
    return f"[Deathknell] — {capital(together(teller, node.effects))}"


@speaks(hap.As)
def _as(teller: Teller, node: hap.As, form: str) -> str:
    limit = "once each turn, " if node.limit == "turn" else ""
    return f"{limit}as {teller.say(node.event)}, {together(teller, node.effects)}"


@speaks(hap.Prevent)
def _prevent(teller: Teller, node: hap.Prevent, form: str) -> str:
    return "prevent it" if node.n is None else f"prevent {teller.say(node.n)} of it"


@speaks(hap.AtThe)
def _at_the(teller: Teller, node: hap.AtThe, form: str) -> str:
    if isinstance(node.moment, n.Clause):
        return teller.say(ln.When(node.moment, node.effects, "once"))
    return f"{teller.say(node.moment, 'next')}, {together(teller, node.effects)}"
