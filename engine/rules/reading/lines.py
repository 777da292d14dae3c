"""How each kind of line is read: one function a kind, in the table LINES. A new kind of line is a new function here."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.rules.compiled import Ability, Choice, Passive
from engine.rules.reading.keywords import means
from engine.rules.reading.reader import LINES, QUESTIONS, TIMINGS, Reader
from engine.rules.reading.scope import MATCHED, REPLACING, Misread, Scope
from engine.words import actions as act
from engine.words import lines as ln
from engine.words.amounts import Cost, Price
from engine.words.base import Node
from engine.words.nouns import Clause, Kind, Me, Pick, Quality, You

Conditions = tuple[Node, ...]
LineReader = Callable[[Reader, Any, str, Conditions], None]


def reads(kind: type[Node]) -> Callable[[LineReader], LineReader]:
    """Register how that kind of line is read: `(reader, line, key, conditions of the line)`."""

    def add(function: LineReader) -> LineReader:
        assert kind not in LINES, f"{kind.__name__} is read twice"
        LINES[kind] = function
        return function

    return add


@reads(ln.Keyword)
def _keyword(r: Reader, line: ln.Keyword, key: str, conditions: Conditions) -> None:
    made = r.made
    made.keywords[line.name] = made.keywords.get(line.name, 0) + line.n
    if line.name in TIMINGS:
        made.timing = line.name
    for meaning in means(line):
        r.line(meaning, key, conditions)


@reads(ln.When)
def _when(r: Reader, line: ln.When, key: str, conditions: Conditions) -> None:
    r.made.triggers.append(r.keep(trigger(r, line, key, conditions, Scope())))


@reads(ln.Activate)
def _activate(r: Reader, line: ln.Activate, key: str, conditions: Conditions) -> None:
    r.made.activated.append(r.keep(activated(r, line, key)))


@reads(ln.Would)
def _would(r: Reader, line: ln.Would, key: str, conditions: Conditions) -> None:
    r.made.replacements.append(r.keep(replacement(r, line, key, conditions, Scope())))


@reads(ln.Have)
def _have(r: Reader, line: ln.Have, key: str, conditions: Conditions) -> None:
    r.made.passives += passives(r, line.who, line.traits, key, conditions, Scope())


@reads(ln.Can)
def _can(r: Reader, line: ln.Can, key: str, conditions: Conditions) -> None:
    match line.clause:
        case Clause(You(), (act.Play(Me(), Pick(1, 1, (Quality("open"), Kind("battlefield")))),)):
            r.made.open_places = True
        case _:
            raise Misread(f"{r.made.name}: a permission of this shape is not known")


@reads(ln.OptionalCost)
def _optional_cost(r: Reader, line: ln.OptionalCost, key: str, conditions: Conditions) -> None:
    r.made.additional = optional(r, line.actions)


# --- abilities

def trigger(r: Reader, line: ln.When, key: str, conditions: Conditions, scope: Scope) -> Ability:
    """A triggered ability: its event, then its effects with what the event mentions."""
    made = Ability(key, r.code, "triggered", line)
    made.limit = line.limit
    r.event(made, line.event, scope, conditions)
    r.body(made, opened(made, line.effects), scope)
    return made


def activated(r: Reader, line: ln.Activate, key: str) -> Ability:
    """An activated ability."""
    made = Ability(key, r.code, "activated", line)
    made.timing = line.timing
    made.cost = line.cost
    made.add = all(isinstance(effect, act.Add) for effect in line.effects)
    r.body(made, line.effects, Scope())
    return made


def replacement(r: Reader, line: ln.Would, key: str, conditions: Conditions, scope: Scope) -> Ability:
    """A replacement: its effects' choices are made when it applies (355.10.c)."""
    made = Ability(key, r.code, "replacement", line)
    made.limit = line.limit
    r.event(made, line.event, scope, conditions)
    scope.how = REPLACING
    r.body(made, opened(made, line.effects), scope)
    return made


def opened(made: Ability, effects: tuple[Node, ...]) -> tuple[Node, ...]:
    """An opening “you may”, with its cost, is decided before the rest (383.3.a, 383.3.b, 371.2): the effects behind it."""
    if len(effects) == 1 and isinstance(gate := effects[0], ln.Gate) and gate.asks and gate.condition is None and not gate.orelse:
        made.asks = True
        made.cost = Cost(Price(), gate.cost) if gate.cost else None
        return gate.then
    return effects


# --- passives and costs

def passives(r: Reader, who: Node, traits: tuple[Node, ...], key: str, conditions: Conditions, scope: Scope) -> list[Passive]:
    """The questions that a `have` answers."""
    subject = r.resolve(who, scope, MATCHED)
    found = []
    for n, trait in enumerate(traits):
        if type(trait) not in QUESTIONS:
            raise Misread(f"{r.made.name}: nothing has the trait {type(trait).__name__}")
        resolved = r.resolve(trait, scope, MATCHED)
        checks = tuple(r.resolve(condition, scope, MATCHED) for condition in conditions)
        found.append(Passive(QUESTIONS[type(trait)], subject, resolved, checks, f"{key}#{n}"))
    return found


def optional(r: Reader, actions: tuple[Node, ...]) -> tuple[Choice, Any]:
    """An optional additional cost: what is chosen for it, and the action that pays (355.1)."""
    scope = Scope()
    resolved = [r.resolve(action, scope) for action in actions]
    if len(resolved) != 1 or len(scope.choices) != 1 or not isinstance(resolved[0], act.Exhaust):
        raise Misread(f"{r.made.name}: an optional cost of this shape is not known")
    return scope.choices[0], resolved[0]
