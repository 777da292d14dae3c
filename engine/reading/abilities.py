"""How abilities are read: triggered, activated and replacements, with what opens their effects."""
from __future__ import annotations

from engine.catalogue import Ability
from engine.kernel.agenda import Script, Step
from engine.names.bindings import IT
from engine.reading.editions import costs_first, ifs_placed, opens
from engine.reading.events import asked_of_itself, only_it, speaks_of_event
from engine.reading.reader import Reader
from engine.reading.scope import MATCHED, REPLACING, Misread, Scope
from engine.rules.actions.control import named
from engine.rules.events.batches import same_action
from engine.rules.events.delaying import happen
from engine.rules.playing.gates import tolls
from engine.rules.playing.hanging import note_ability, note_price
from engine.words import nodes as w
from engine.words.base import Node
from engine.words.nodes import (
    Clause,
    ControllerOf,
    Cost,
    Me,
    OwnerOf,
    Price,
    That,
    They,
)

Conditions = tuple[Node, ...]


def limit(made: Ability, said: str) -> None:
    """How often it triggers or applies: so often each turn, or only the next time."""
    each, _, n = said.partition(":")
    made.once = said == w.once
    made.limit = int(n or 1) if each == w.once_each_turn else 0


def trigger(r: Reader, line: w.When, key: str, conditions: Conditions, scope: Scope) -> Ability:
    """A triggered ability: its event, then its effects with what the event mentions."""
    made = Ability(key, r.code, "triggered", line)
    limit(made, line.limit)
    clause = named(line.effects) if r.made.type == "battlefield" and r.edition.chooser_controls else None
    made.named = clause is not None
    event, effects = ifs_placed(r.edition, line.event, clause.actions if clause else line.effects)
    r.event(made, event, scope, conditions)
    made.mentions = speaks_of_event(effects)
    r.made.outside |= bool(made.zone)
    effects = costs_first(r.edition, effects)
    told = opened(r, made, effects, scope) if opens(r.edition, effects) else effects
    r.body(made, told, scope)
    made.details = asked_of_itself(made) if made.parting else ()
    note_price(made)
    return made


def activated(r: Reader, line: w.Activate, key: str, conditions: Conditions) -> Ability:
    """An activated ability."""
    made = Ability(key, r.code, "activated", line)
    made.condition = tuple(r.resolve(condition, Scope(), MATCHED) for condition in conditions)
    made.timing = line.timing
    limit(made, line.limit)
    made.cost = line.cost
    made.exhausts = w.Exhaust(Me()) in line.cost.actions
    scope = Scope()
    made.due = r.due(f"{key}.cost", line.cost, scope)
    r.body(made, line.effects, scope)
    for trait in line.cheaper:
        if not isinstance(trait, w.CostLess):
            name = type(trait).__name__
            raise Misread(f"{r.made.name}: {name} changes no cost of an ability: cost_less(…) was expected")
    made.cheaper = tuple(r.resolve(trait, scope, MATCHED) for trait in line.cheaper)
    note_ability(made)
    return made


def replacement(r: Reader, line: w.Would | w.As, key: str, conditions: Conditions, scope: Scope) -> Ability:
    """A replacement: its effects' choices are made when it applies (355.10.c)."""
    made = Ability(key, r.code, "replacement", line)
    limit(made, line.limit)
    r.event(made, line.event, scope, conditions)
    made.local = only_it(line.effects)
    made.lasting = made.local and (not conditions or all(speaks_of_event((effect,)) for effect in line.effects))
    r.made.outside |= bool(made.zone)
    scope.how = REPLACING
    if isinstance(line, w.As):
        r.body(made, opened(r, made, line.effects, scope), scope)  # 371.2: a “may” at the start is whether it applies
        steps = (Step("happens", happen), Step("same", same_action), *made.script.steps)  # 370.1.b.1
        made.script = r.share.scripts[key] = Script(key, steps)
    else:
        r.body(made, opened(r, made, decided(r, made, line.effects, scope), scope), scope)
    if made.due is not None:  # what it costs is paid before the rest
        made.script = r.share.scripts[key] = Script(key, (*tolls(made.due), *made.script.steps))
    return made


def fate(r: Reader, action: w.Effect, key: str) -> Ability:
    """390.3.a, 829.1.b.1: a delayed replacement of whatever would take a finalized spell off the chain, but for its own
    execution."""
    return r.keep(replacement(r, w.Would(Clause(That(IT), (w.LeaveChain(),)), (action,)), key, (), Scope()))


def decided(r: Reader, made: Ability, effects: tuple[Node, ...], scope: Scope) -> tuple[Node, ...]:
    """371.2: “its controller may … instead”: the player who decides whether a replacement applies is the one that
    carries it out."""
    match effects:
        case (Clause(ControllerOf() | OwnerOf() | They() as who, (w.Gate(None, "may", _, _, ()), *_) as inner, ()),):
            made.decider = r.resolve(who, scope, MATCHED)
            return inner
    return effects


def opened(r: Reader, made: Ability, effects: tuple[Node, ...], scope: Scope) -> tuple[Node, ...]:
    """An opening “you may”, or a cost at the start, is decided before the rest (383.3.a, 383.3.b, 371.2): the effects
    behind it."""
    match effects:
        case (w.Gate(None, asks, cost, then, ()), *rest) if asks or cost:
            made.asks = "may" if asks else "to pay"
            if cost:
                made.cost = Cost(Price(), cost)
                made.due = r.due(f"{made.key}.cost", made.cost, scope)
            return (*then, *rest)
    return effects
