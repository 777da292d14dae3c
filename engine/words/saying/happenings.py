"""How events, delayed abilities and replacements are said that are more than a template."""
from __future__ import annotations

from dataclasses import replace

from engine.words import nodes as w
from engine.words.base import Node
from engine.words.saying.grammar import capital, inflect, number, ordinal
from engine.words.saying.sentences import say_happened, say_together, times_of, within_turn
from engine.words.saying.teller import Teller, of_players, speaks


def together(teller: Teller, effects: tuple[Node, ...]) -> str:
    """Effects after a comma, as a card says them."""
    return say_together(teller, effects)


@speaks(w.Nth)
def _nth(teller: Teller, node: w.Nth, form: str) -> str:
    said = teller.notice(node.event)
    if isinstance(node.event, w.Clause) and isinstance(node.event.subject, w.Pick) and of_players(
        node.event.subject.filters
    ):  # each player has a first time
        return f"whenever {said} for the {ordinal(node.n)} time each turn"
    if said.endswith("each"):
        return f"the {ordinal(node.n)} time each turn that {said}"
    counted = replace(node.event, given=times_of(node.event)) if isinstance(node.event, w.Clause) else node.event
    bare = teller.notice(counted)
    return f"the {ordinal(node.n)} time {bare} each turn{said.removeprefix(bare)}"  # what is counted, then what holds


@speaks(w.Now)
def _now(teller: Teller, node: w.Now, form: str) -> str:
    if node.period in ("showdown", "combat"):
        return f"there is a {node.period}" + (f" {teller.say(node.of, 'at')}" if node.of is not None else "")
    if isinstance(node.of, w.Every | w.Pick):
        return f"it's an opponent's {node.period}"
    return f"it's {teller.say(node.of, 'p') if node.of is not None else 'the'} {node.period}"


@speaks(w.Happened)
def _happened(teller: Teller, node: w.Happened, form: str) -> str:
    return say_happened(teller, node)


@speaks(w.Times)
def _times(teller: Teller, node: w.Times, form: str) -> str:
    return f"the number of times {within_turn(teller.notice(node.clause, 'perfect'))}"


@speaks(w.Deathknell)
def _deathknell(teller: Teller, node: w.Deathknell, form: str) -> str:
    return f"[Deathknell] — {capital(together(teller, node.effects))}"


@speaks(w.As)
def _as(teller: Teller, node: w.As, form: str) -> str:
    limit = "once each turn, " if node.limit == "turn" else ""
    return f"{limit}as {teller.notice(node.event)}, {together(teller, node.effects)}"


@speaks(w.AtThe)
def _at_the(teller: Teller, node: w.AtThe, form: str) -> str:
    if not isinstance(node.moment, w.Starts | w.Ends):
        return teller.say(w.When(node.moment, node.effects, "once"))
    moment = teller.say(node.moment, "next")
    if says_deed_first(node):
        return f"{say_together(teller, node.effects, teller.person)} {moment}"
    return f"{moment}, {together(teller, node.effects)}"


def says_deed_first(node: Node) -> bool:
    """Whether one deed at a moment is said before the moment: “draw 1 at the end of the turn”."""
    match node:
        case w.AtThe(w.Starts() | w.Ends(), (w.Action() as only,)):
            return not isinstance(only, w.ForEach)
    return False


@speaks(w.Multiply)
def _multiply(teller: Teller, node: w.Multiply, form: str) -> str:
    return "double that damage" if node.n == 2 else f"multiply that damage by {number(node.n)}"


@speaks(w.Conquer)
def _conquer(teller: Teller, node: w.Conquer, form: str) -> str:
    """What a described battlefield was before it was conquered stands behind it."""
    if not isinstance(node.at, w.Pick | w.Every):
        return teller.fill(node, node.phrase)
    was = {w.Quality("uncontrolled"): "was", w.Not(w.Quality("uncontrolled")): "wasn't"}
    said = teller.say(replace(node.at, filters=tuple(each for each in node.at.filters if each not in was)))
    behind = [f" that {was[each]} uncontrolled" for each in node.at.filters if each in was]
    return f"{inflect('conquer', teller.person)} {said}{''.join(behind)}"


@speaks(w.Become)
def _become(teller: Teller, node: w.Become, form: str) -> str:
    """A Might is reached."""
    if isinstance(node.state, w.WithMight):
        return f"{inflect('reach', teller.person)} {teller.say(node.state).removeprefix('with ')}"
    return teller.fill(node, node.phrase)
