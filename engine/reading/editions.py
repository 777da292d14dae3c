"""What editions read otherwise in a triggered ability: trees become the trees that say the same to the current one."""
from __future__ import annotations

from dataclasses import replace

from engine.editions import Edition
from engine.reading.events import speaks_of_event
from engine.words import nodes as w
from engine.words.base import Node
from engine.words.fixed import QualityName


def opens(edition: Edition, effects: tuple[Node, ...]) -> bool:
    """Whether an opening “you may”, or a cost at the start, is decided before the effects are carried out: 383.3.a,
    383.3.b."""
    match effects:
        case (w.Gate(None, _, cost, _, ()), *_):
            return edition.trigger_costs != "nowhere" if cost else edition.may_decided != "on resolution"
    return False


def costs_first(edition: Edition, effects: tuple[Node, ...]) -> tuple[Node, ...]:
    """383.3.b: where a cost is paid while finalizing wherever it stands in the text, it stands at the start. What only
    the text before it finds out can't be paid sooner."""
    if edition.trigger_costs != "anywhere":
        return effects
    for place, effect in enumerate(effects[1:], 1):
        match effect:
            case w.Gate(None, _, cost, then, ()) if cost and not speaks_of_event(cost):
                return costs_first(edition, (joined(effects[:place], cost, then), *effects[place + 1:]))
    return effects


def joined(before: tuple[Node, ...], cost: tuple[w.Action, ...], then: tuple[Node, ...]) -> w.Gate:
    """A cost at the start, for what stood before it and for what it pays; what opens the text opens it still."""
    match before:
        case (w.Gate(None, asks, own, inner, ()), *rest):
            return w.Gate(None, asks, (*own, *cost), (*inner, *rest, *then))  # type: ignore[arg-type]  # as it was read
    return w.Gate(None, "", cost, (*before, *then))  # type: ignore[arg-type]  # as it was read


# --- conditions (383.2.a.1, 383.2.b)

MANNER: frozenset[QualityName] = frozenset(("attacking", "defending", "in combat", "one on one", "alone"))
"""Qualities that say how something happens: “when I die in combat” has no “if”."""


def ifs_placed(edition: Edition, event: Node, effects: tuple[Node, ...]) -> tuple[Node, tuple[Node, ...]]:
    """An “if” of a trigger where the edition asks for it: with the event, or as part of the effects. Which time is the
    nth is told by the event alone, so nothing is taken from it there, or added."""
    if isinstance(event, w.Nth) or edition.trigger_ifs == "right behind":
        return event, effects
    return ifs_first(event, effects) if edition.trigger_ifs == "anywhere" else ifs_later(event, effects)


def ifs_first(event: Node, effects: tuple[Node, ...]) -> tuple[Node, tuple[Node, ...]]:
    """Each “if” with the event, but for one about what the text before it does."""
    told: list[Node] = []
    for place, effect in enumerate(effects):
        match effect:
            case w.Gate(w.Condition() as condition, "", (), then, ()) if is_if(condition) and (
                not place or not speaks_of_event((condition,))
            ):
                event = provided(event, condition)
                told += then
            case _:
                told.append(effect)
    return event, tuple(told)


def ifs_later(event: Node, effects: tuple[Node, ...]) -> tuple[Node, tuple[Node, ...]]:
    """No “if” with the event; where only one of several events has it, it tells which one is meant."""
    if not isinstance(event, w.Clause | w.Starts | w.Ends):
        return event, effects
    later = tuple(condition for condition in event.given if is_if(condition))
    for condition in reversed(later):
        effects = (w.Gate(condition, "", (), effects),)  # type: ignore[arg-type]  # as it was read
    return replace(event, given=tuple(condition for condition in event.given if condition not in later)), effects


def is_if(condition: w.Condition) -> bool:
    """Whether a condition is one that an “if” brings: not how, when or for what price something happens, nor one that
    a keyword is short for, nor what the text itself has done."""
    match condition:
        case w.IsA(_, filters) if all(each == w.FromFacedown() or is_manner(each) for each in filters):
            return False
    return not isinstance(condition, w.Now | w.YouDo) and condition != w.FIRST_TURN and not w.dependent_name(condition)


def is_manner(each: Node) -> bool:
    """Whether a filter says how something happens."""
    return isinstance(each, w.Quality) and each.name in MANNER


def provided(event: Node, condition: w.Condition) -> Node:
    """The event with one condition more, each of its alternatives."""
    match event:
        case w.Either(options):
            return w.Either(tuple(provided(option, condition) for option in options))
        case w.Clause() | w.Starts() | w.Ends():
            return replace(event, given=(*event.given, condition))
    return event
