"""How each kind of line is read: one function a kind, in the table LINES. A new kind of line is a new function here."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.catalogue import COMING, OF_COMING, Ability, CardDef, Due, Passive
from engine.kernel.agenda import Script, Step
from engine.names.bindings import GEAR, IT
from engine.reading.events import asked_of_itself, only_it, speaks_of_event, zone_named
from engine.reading.fitting import feeds_on_itself
from engine.reading.keywords import means
from engine.reading.permissions import ruling
from engine.reading.reader import LINES, QUESTIONS, TIMINGS, Reader
from engine.reading.scope import MATCHED, REPLACING, Misread, Scope
from engine.rules.actions.control import named
from engine.rules.events.batches import same_action
from engine.rules.events.delaying import happen
from engine.rules.meaning.chain_items import ABILITY
from engine.rules.playing.cost_components import FOR_ITS_COST, fate_of
from engine.rules.playing.gates import tolls
from engine.rules.playing.hanging import note_ability
from engine.rules.playing.timing import GRANTING
from engine.rules.playing.total_cost import COMPONENT
from engine.words import nodes as w
from engine.words.base import Node, substitute, walk
from engine.words.nodes import (
    AbilitiesOf,
    Attach,
    Banish,
    Choosing,
    Clause,
    ControllerOf,
    Cost,
    CostMore,
    CostsOf,
    Empower,
    Flow,
    Full,
    HigherScore,
    IsA,
    It,
    Kind,
    Me,
    MustPay,
    Not,
    OwnerOf,
    Pick,
    Price,
    Quality,
    Repeat,
    Text,
    That,
    They,
    This,
)
from engine.words.saying.say import say_lines

Conditions = tuple[Node, ...]
LineReader = Callable[[Reader, Any, str, Conditions], None]


def reads(kind: type[Node]) -> Callable[[LineReader], LineReader]:
    """Register how that kind of line is read: `(reader, line, key, conditions of the line)`."""

    def add(function: LineReader) -> LineReader:
        assert kind not in LINES, f"{kind.__name__} is read twice"
        LINES[kind] = function
        return function

    return add


@reads(w.Keyword)
def _keyword(r: Reader, line: w.Keyword, key: str, conditions: Conditions) -> None:
    """A keyword of the card is looked up; one that is appended, or inactive at times (726), is a passive like any
    other.

    Rules: 803, 805.1.a.1, 805.1.a.2.
    """
    made = r.made
    made.present.add(line.name)
    if conditions or r.appended:
        made.passives.append(answer(r, Me(), line, key, conditions, Scope()))
    else:
        made.keywords[line.name] = made.keywords.get(line.name, 0) + line.n
        if line.name in TIMINGS:
            made.timing = TIMINGS[line.name]
    if (
        line.name == "accelerate"
        and not conditions
        and not r.appended
        and not any(due.key == "accelerate" for due in made.additional)
    ):
        made.additional.append(r.due(f"{key}.cost", ACCELERATE, Scope())._replace(key="accelerate", optional=True))
    meant(r, line, key, conditions)


ACCELERATE = Cost(Price(1, ("own",)))
"""805.1.a: [1] and one Power of one of the card's domains; a second Accelerate adds nothing."""


def meant(r: Reader, line: w.Keyword, key: str, conditions: Conditions) -> None:
    """The abilities that a keyword is short for (801)."""
    made = r.made
    before = len(made.triggers), len(made.replacements), len(made.activated)
    for n, meaning in enumerate(means(line)):
        r.line(meaning, f"{key}.{line.name}.{n}" if n else key, conditions)
    for abilities, known in zip((made.triggers, made.replacements, made.activated), before, strict=True):
        for ability in abilities[known:]:
            ability.keyword = line.name


@reads(w.When)
def _when(r: Reader, line: w.When, key: str, conditions: Conditions) -> None:
    r.made.triggers.append(r.keep(trigger(r, line, key, conditions, Scope())))


@reads(w.Deathknell)
def _deathknell(r: Reader, line: w.Deathknell, key: str, conditions: Conditions) -> None:
    """808.1.c: when it dies, these; having it is a characteristic (808.3)."""
    made = r.made
    made.present.add("deathknell")
    ability = r.keep(trigger(r, w.When(Clause(Me(), (w.Die(),)), line.effects), key, conditions, Scope()))
    ability.keyword = "deathknell"
    made.triggers.append(ability)
    made.passives.append(answer(r, Me(), w.Keyword("deathknell"), f"{key}.has", conditions, Scope()))


@reads(w.Cant)
@reads(w.Can)
@reads(w.Only)
@reads(MustPay)
def _ruling(r: Reader, line: w.Cant | w.Can | w.Only | MustPay, key: str, conditions: Conditions) -> None:
    r.made.passives += ruling(r, line, key, conditions, Scope())


@reads(w.Activate)
def _activate(r: Reader, line: w.Activate, key: str, conditions: Conditions) -> None:
    r.made.activated.append(r.keep(activated(r, line, key, conditions)))


@reads(w.Would)
@reads(w.As)
def _would(r: Reader, line: w.Would | w.As, key: str, conditions: Conditions) -> None:
    r.made.replacements.append(r.keep(replacement(r, line, key, conditions, Scope())))


@reads(HigherScore)
def _higher_score(r: Reader, line: HigherScore, key: str, conditions: Conditions) -> None:
    """194.3.a: a question about the game, which nobody in particular has."""
    r.made.passives.append(answer(r, Me(), line, key, conditions, Scope()))


@reads(w.Have)
def _have(r: Reader, line: w.Have, key: str, conditions: Conditions) -> None:
    r.made.passives += passives(r, line.who, line.traits, key, conditions, Scope())


@reads(w.Equip)
def _equip(r: Reader, line: w.Equip, key: str, conditions: Conditions) -> None:
    """818.1.c.2: for the cost, attach this gear to a unit you control. Raises `Misread` for anything but gear (818.1).

    Rules: 818.1.b, 818.1.b.1, 818.1.b.2, 818.1.c.1, 818.1.c.3, 818.4.
    """
    if r.made.type != "gear" and not r.appended:
        raise Misread(f"{r.made.name}: only gear has Equip (818.1)")
    r.made.present.add("equip")
    r.line(
        w.Activate(line.cost, (Attach(Me(), Pick(1, 1, (Kind("unit"), Quality("your")))),), line.timing, line.cheaper),
        key, conditions,
    )
    r.made.activated[-1].keyword = "equip"


@reads(w.EmpowerFor)
def _empower_for(r: Reader, line: w.EmpowerFor, key: str, conditions: Conditions) -> None:
    """827.1.c.1: for the cost, Empower this, only while it is not Empowered, or may be so once more (441.1.c.1).

    Rules: 827.1.b, 827.1.b.1, 827.1.c.2, 827.2, 827.2.a, 827.3.
    """
    r.made.present.add("empower")
    spent = Not(IsA(Me(), (Full("empowered"),)))
    r.line(w.Activate(line.cost, (Empower(Me()),), line.timing, line.cheaper), key, (*conditions, spent))
    r.made.activated[-1].keyword = "empower"


@reads(w.Wearer)
def _wearer(r: Reader, line: w.Wearer, key: str, conditions: Conditions) -> None:
    """Effect text: in it “this” is what is attached, “me” the top-most card (136.2.d)."""
    r.made.wearer = r.text(tuple(substitute(each, This(), That(GEAR)) for each in line.lines), key)
    r.made.wearer.said = say_lines(line.lines, r.made.card)


@reads(w.OptionalCost)
def _optional_cost(r: Reader, line: w.OptionalCost, key: str, conditions: Conditions) -> None:
    n = sum(due.key.startswith("optional") for due in r.made.additional)
    extra_cost(
        r, r.due(f"{key}.cost", Cost(Price(), line.actions), r.costs())._replace(key=f"optional:{n}", optional=True),
        conditions,
    )


@reads(Repeat)
def _repeat(r: Reader, line: Repeat, key: str, conditions: Conditions) -> None:
    """820.1: an optional additional cost; each of several may be paid once."""
    r.made.present.add("repeat")
    n = sum(due.key.startswith("repeat") for due in r.made.additional)
    due = r.due(f"{key}.cost", line.cost, r.costs())
    extra_cost(r, due._replace(key=f"repeat:{n}", label=f"{due.label} to repeat it", optional=True), conditions)


@reads(Flow)
def _flow(r: Reader, line: Flow, key: str, conditions: Conditions) -> None:
    """829: each is a cost of which its player chooses one (829.1.c.3); one under a condition, or appended, is a passive
    like any other."""
    if r.made.type != "spell" and not r.appended:
        raise Misread(f"{r.made.name}: only spells have Flow (829.1.a)")
    r.made.present.add("flow")
    if conditions or r.appended:
        found = answer(r, Me(), line, key, conditions, Scope())
        r.made.passives.append(found._replace(zone="") if r.appended else found)
    else:
        r.made.flows.append(flow_cost(r, line, key, r.costs()))


@reads(w.AdditionalCost)
def _additional_cost(r: Reader, line: w.AdditionalCost, key: str, conditions: Conditions) -> None:
    extra_cost(r, r.due(f"{key}.cost", Cost(Price(), line.actions), r.costs()), conditions)


def extra_cost(r: Reader, due: Due, conditions: Conditions) -> None:
    """204.2: an additional cost of playing the card, if the conditions hold that the line stands in (356.2). Raises
    `Misread` for one that depends on what is chosen after it."""
    if r.appended:
        return  # text that is appended to something on the board says nothing of how a card is played
    if any(isinstance(node, That) for condition in conditions for node in walk(condition)):
        raise Misread(f"{r.made.name}: an additional cost can't depend on what is chosen (355.1)")
    if any(isinstance(node, Me | This) for action in due.actions for node in walk(action)):
        raise Misread(f"{r.made.name}: a card that is being played can't pay for itself (204.2)")
    given = tuple(r.resolve(condition, Scope(), MATCHED) for condition in conditions)
    r.made.additional.append(due._replace(given=given))


# --- abilities

def trigger(r: Reader, line: w.When, key: str, conditions: Conditions, scope: Scope) -> Ability:
    """A triggered ability: its event, then its effects with what the event mentions."""
    made = Ability(key, r.code, "triggered", line)
    made.limit = line.limit
    r.event(made, line.event, scope, conditions)
    made.mentions = speaks_of_event(line.effects)
    r.made.outside |= bool(made.zone)
    clause = named(line.effects) if r.made.type == "battlefield" else None
    made.named = clause is not None
    r.body(made, opened(r, made, clause.actions if clause else line.effects, scope), scope)
    made.details = asked_of_itself(made) if made.parting else ()
    return made


def activated(r: Reader, line: w.Activate, key: str, conditions: Conditions) -> Ability:
    """An activated ability."""
    made = Ability(key, r.code, "activated", line)
    made.condition = tuple(r.resolve(condition, Scope(), MATCHED) for condition in conditions)
    made.timing = line.timing
    made.cost = line.cost
    made.exhausts = w.Exhaust(Me()) in line.cost.actions
    scope = Scope()
    made.due = r.due(f"{key}.cost", line.cost, scope)
    r.body(made, line.effects, scope)
    for trait in line.cheaper:
        if not isinstance(trait, w.CostLess):
            raise Misread(
                f"{r.made.name}: {type(trait).__name__} changes no cost of an ability: cost_less(…) was expected"
            )
    made.cheaper = tuple(r.resolve(trait, scope, MATCHED) for trait in line.cheaper)
    note_ability(made)
    return made


def replacement(r: Reader, line: w.Would | w.As, key: str, conditions: Conditions, scope: Scope) -> Ability:
    """A replacement: its effects' choices are made when it applies (355.10.c)."""
    made = Ability(key, r.code, "replacement", line)
    made.limit = line.limit
    r.event(made, line.event, scope, conditions)
    made.local = only_it(line.effects)
    made.lasting = made.local and (not conditions or all(speaks_of_event((effect,)) for effect in line.effects))
    r.made.outside |= bool(made.zone)
    scope.how = REPLACING
    if isinstance(line, w.As):
        r.body(made, opened(r, made, line.effects, scope), scope)  # 371.2: a “may” at the start is whether it applies
        # 370.1.b.1
        made.script = r.catalogue.scripts[key] = Script(
            key, (Step("happens", happen), Step("same", same_action), *made.script.steps)
        )
    else:
        r.body(made, opened(r, made, decided(r, made, line.effects, scope), scope), scope)
    if made.due is not None:  # what it costs is paid before the rest
        made.script = r.catalogue.scripts[key] = Script(key, (*tolls(made.due), *made.script.steps))
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
    if (
        effects
        and isinstance(gate := effects[0], w.Gate)
        and (gate.asks or gate.cost)
        and gate.condition is None
        and not gate.orelse
    ):
        made.asks = True
        if gate.cost:
            made.cost = Cost(Price(), gate.cost)
            made.due = r.due(f"{made.key}.cost", made.cost, scope)
        return (*gate.then, *effects[1:])
    return effects


# --- passives and costs

def passives(
    r: Reader, who: Node, traits: tuple[Node, ...], key: str, conditions: Conditions, scope: Scope
) -> list[Passive]:
    """The questions that a `have` answers."""
    found = []
    for n, trait in enumerate(traits):
        found.append(answer(r, who, trait, f"{key}#{n}", conditions, scope))
        if isinstance(trait, w.Keyword) and not isinstance(who, AbilitiesOf):
            r.made.present.add(trait.name)
            if means(trait):
                found.append(answer(r, who, meaning(trait), f"{key}#{n}.{trait.name}", conditions, scope))
    return found


def answer(r: Reader, who: Node, trait: Node, key: str, conditions: Conditions, scope: Scope) -> Passive:
    """The question that a trait answers about whoever has it."""
    if type(trait) not in QUESTIONS:
        raise Misread(f"{r.made.name}: nothing has the trait {type(trait).__name__}")
    if isinstance(trait, w.CostLess | CostMore) and any(isinstance(node, Choosing) for node in walk(who)):
        raise Misread(f"{r.made.name}: what others cost can't depend on what they choose")
    if feeds_on_itself(who, trait):
        raise Misread(f"{r.made.name}: a Might that is worked out from itself would grow without end (476)")
    checks = tuple(r.resolve(condition, scope, MATCHED) for condition in conditions)
    subject = r.resolve(who, scope, MATCHED)
    what = QUESTIONS[type(trait)].format(name=getattr(trait, "name", ""))
    if isinstance(trait, Repeat):
        return Passive(what, abilities_subject(r, who, scope), given_repeat(r, trait, key), checks, key)
    if isinstance(who, AbilitiesOf):
        if not isinstance(trait, w.Keyword) or ABILITY + trait.name not in GRANTING:
            raise Misread(f"{r.made.name}: abilities have no {type(trait).__name__} but Action, Reaction and Repeat")
        return Passive(ABILITY + trait.name, abilities_subject(r, who, scope), trait, checks, key)
    if isinstance(trait, Flow):
        return Passive(what, subject, given_flow(r, trait, key), checks, key, COMING if isinstance(subject, Me) else "")
    if isinstance(who, CostsOf):
        if not isinstance(trait, w.CostLess):
            raise Misread(f"{r.made.name}: costs have no {type(trait).__name__}")
        what = COMPONENT + who.of
    held = appended(r, trait, key) if isinstance(trait, Text) else r.resolve(trait, scope, MATCHED)
    zone = zone_named(conditions)
    r.made.outside |= bool(zone)
    return Passive(
        what, subject, held, checks, key, zone or (COMING if isinstance(subject, Me) and what in OF_COMING else "")
    )


def abilities_subject(r: Reader, who: Node, scope: Scope) -> Node:
    """Whose abilities have it."""
    if not isinstance(who, AbilitiesOf):
        raise Misread(f"{r.made.name}: only abilities are given Repeat")
    found: Node = r.resolve(who.of, scope, MATCHED)
    return found


def given_repeat(r: Reader, line: Repeat, key: str) -> Due:
    """820.1: a Repeat cost that abilities have."""
    scope = Scope()
    scope.apart = f" of {key}"  # the ability's own cost goes by the plain names
    due = r.due(f"{key}.cost", line.cost, scope)
    made = r.catalogue.dues[f"repeat:{key}"] = due._replace(
        key=f"repeat:{key}", label=f"{due.label} to repeat it", optional=True
    )
    return made


def given_flow(r: Reader, line: Flow, key: str) -> Due:
    """829.1: a Flow cost that spells have for a while, or under a condition."""
    scope = Scope()
    scope.apart = f" of {key}"  # what the spell itself asks for goes by the plain names
    return flow_cost(r, line, key, scope)


def flow_cost(r: Reader, line: Flow, key: str, scope: Scope) -> Due:
    """829.1.c: what is paid in the place of the base cost; found again by its key, as it is bound what a spell was
    played for."""
    made = r.due(f"{key}.cost", line.cost, scope) if isinstance(line.cost, Cost) else FOR_ITS_COST
    made = r.catalogue.dues[f"flow:{key}"] = made._replace(key=f"flow:{key}")
    fate(r, Banish(It()), fate_of(made.key)).keyword = "flow"
    return made


def meaning(keyword: w.Keyword) -> Text:
    """The text that a keyword is short for, without the keyword itself."""
    return Text(tuple(means(keyword)), keyword.name)


def appended(r: Reader, trait: Text, key: str) -> CardDef:
    """Text that is granted (477.2), with the keyword that it is short for."""
    text = r.text(trait.lines, key)
    text.said = "" if trait.keyword else say_lines(trait.lines, r.made.card)
    for ability in (*text.triggers, *text.replacements, *text.activated):
        ability.keyword = ability.keyword or trait.keyword
    return text
