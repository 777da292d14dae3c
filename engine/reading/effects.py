"""How effects are compiled that have parts which run on their own: one function a word, in the table EFFECTS."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from engine.catalogue import Ability, Choice, Compiled, Passive
from engine.kernel.agenda import Step, step_of
from engine.names.bindings import THEY
from engine.reading.abilities import fate, replacement, trigger
from engine.reading.keywords import MEANT, means
from engine.reading.mentions import chosen, keep, kinds
from engine.reading.passives import appended, given_flow, meaning, passives
from engine.reading.permissions import ruling
from engine.reading.reader import EFFECTS, Reader
from engine.reading.scope import LATER, MATCHED, OTHERS, PAYING, TARGET, Meant, Misread, Scope
from engine.reading.sorts import CARDS, PERMANENTS, PLAYERS, RUNE, described, told
from engine.rules.actions.basics import note_doer
from engine.rules.actions.counters import INSTEAD
from engine.rules.actions.looking import Found, bind_found, bind_group, predict_order, predict_recycle
from engine.rules.events.batches import same_action
from engine.rules.playing.cost_components import types
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.nodes import (
    AnyAmount,
    Banish,
    Clause,
    ControlledBy,
    ControllerOf,
    Counter,
    DealSplit,
    During,
    Every,
    Flow,
    FlowFor,
    ForEach,
    It,
    Joinable,
    KeywordsOf,
    LookAt,
    Multiply,
    OwnerOf,
    Phrase,
    Pick,
    Reveal,
    SpendCounter,
    SwapMight,
    SwapPlaces,
    TakeControl,
    Text,
    That,
    They,
    Top,
    TopRune,
    TopUntil,
    You,
    YouAnd,
    Zone,
)
from engine.words.saying.grammar import capital
from engine.words.saying.say import plain, say_effects
from engine.words.sorts import Sort

EffectReader = Callable[[Reader, Any, str, Scope], Compiled[Node]]


def compiles(kind: type[Node]) -> Callable[[EffectReader], EffectReader]:
    """Register how that effect is compiled: `(reader, effect, key, scope)`."""

    def add(function: EffectReader) -> EffectReader:
        assert kind not in EFFECTS, f"{kind.__name__} is compiled twice"
        EFFECTS[kind] = function
        return function

    return add


@compiles(ForEach)
def _for_each(r: Reader, node: ForEach, key: str, scope: Scope) -> Compiled[Node]:
    """The set is fixed when the instruction begins."""
    players = is_players(node.noun, scope)
    if players and not isinstance(node.noun, Every):
        raise Misread(f"{r.made.name}: ForEach takes every(player, …) where it is about players: several were expected")
    noun = r.resolve(node.noun, scope, MATCHED if players else "")
    before, slot = scope.mentions, scope.unnamed("each")
    if players:
        scope.they = THEY
    else:
        scope.it = slot
    script = r.script(f"{key}.each", node.effects, scope, leaks=True)
    scope.mentions = before
    return Compiled(ForEach(noun, ()), (script,), gathers=(slot,), actor="players" if players else "object")


@compiles(SpendCounter)
def _spend_counter(r: Reader, node: SpendCounter, key: str, scope: Scope) -> Compiled[Node]:
    """745: of any number each counter is chosen by what it is on; counters are no targets (704.1)."""
    if not isinstance(node.n, AnyAmount):
        return Compiled(r.resolve(node, scope))
    of: tuple[Node, ...] = node.of.filters if isinstance(node.of, Every) else ()
    filters = (*(r.resolve(each, scope, MATCHED) for each in of), ControlledBy(You()))
    slot = scope.name(node.n.name) if node.n.name else scope.unnamed("spent")
    how = "704.1" if scope.how == TARGET else scope.how
    said = f"any number of {node.type or 'counter'}s to spend"
    keep(scope, Choice(slot, 0, 0, filters, "counters", "", said, scope.given, how, types(node)))
    scope.meant[slot] = Meant(PERMANENTS, least=0, most=0)
    scope.many = slot if scope.how == PAYING else ""  # of an instruction it counts what was really spent
    return Compiled(SpendCounter(AnyAmount(slot), That(slot), node.type))


@compiles(DealSplit)
def _deal_split(r: Reader, node: DealSplit, key: str, scope: Scope) -> Compiled[Node]:
    """355.13, 355.14.c: as many targets as the text says, none at all among any number, but no more than there is
    damage to split."""
    n = r.resolve(node.n, scope, MATCHED)
    if not isinstance(node.to, Pick):
        raise Misread(f"{r.made.name}: damage is split among what is chosen")
    to = chosen(r, node.to, scope, scope.how)
    for choices in (scope.choices, scope.now):  # made while finalizing, or on resolution
        choices[:] = [choice._replace(limit=n) if choice.slot == to.name else choice for choice in choices]
    return Compiled(DealSplit(n, to))


@compiles(Clause)
def _clause(r: Reader, node: Clause, key: str, scope: Scope) -> Compiled[Node]:
    """Somebody else acts: other players, who then make the choices on resolution (355.10.e), or an object as the source
    (417): then the node is the object's phrase alone."""
    if not is_players(node.subject, scope):
        subject = r.resolve(node.subject, scope)
        return Compiled(Clause(subject, ()), (r.script(f"{key}.do", node.actions, scope, leaks=True),), actor="object")
    picks = isinstance(node.subject, Pick)
    subject = r.resolve(node.subject, scope) if picks else r.resolve(node.subject, scope, MATCHED)
    inner = Scope(scope, scope.how if isinstance(node.subject, You) else OTHERS)
    inner.theirs = scope.theirs or not isinstance(node.subject, You)
    inner.given, inner.used, before = scope.given, scope.used, set(scope.used)
    inner.pools = {}
    several = isinstance(node.subject, Every | YouAnd)
    if several:
        inner.they = THEY
    script = r.script(f"{key}.do", node.actions, inner, leaks=True)
    if several and any(isinstance(each, w.WhoDid) for each in walk(r.made.card)):
        script = r.ended(script, Step("did", note_doer))
    scope.choices += inner.choices
    they, scope.mentions = scope.they, inner.mentions
    if isinstance(node.subject, YouAnd):
        scope.they = they  # who they were before is still known
    if inner.pools:
        scope.left = w.LeftOver(subject, tuple(inner.pools.values()), tuple(inner.pools))
    gathers = tuple(sorted(inner.used - before)) if several else ()
    return Compiled(Clause(subject, ()), (script,), gathers=gathers)


def is_players(phrase: Phrase[Sort], scope: Scope) -> bool:
    """Whether a phrase names players rather than objects."""
    match phrase:
        case You() | They() | ControllerOf() | OwnerOf() | YouAnd() | w.Defender():
            return True
        case Every(filters) | Pick(_, _, filters):
            return bool(set(kinds(filters)) & set(PLAYERS))
        case That(name):
            return any(choice.slot == name and choice.reading == "player" for choice in scope.choices)
    return False


@compiles(TakeControl)
def _take_control(r: Reader, node: TakeControl, key: str, scope: Scope) -> Compiled[Node]:
    """462.3: what is chosen can't be where a third side would come to be …"""
    made = r.resolve(node, scope)
    narrow(scope, made.what, (Joinable(),))
    return Compiled(made)


@compiles(SwapMight)
@compiles(SwapPlaces)
def _swap(r: Reader, node: SwapMight | SwapPlaces, key: str, scope: Scope) -> Compiled[Node]:
    """420, 433: between two: one and another, or for Might two that are chosen together. Raises `Misread` for anything
    else: it would be exchanged with itself, or nobody could say which of several is meant."""
    made = r.resolve(node, scope)
    name = f"{r.made.name}: {type(node).__name__}"
    a, b = (told(each, scope.meant, r.made.card) for each in (made.a, made.b or made.a))
    if made.b is None:
        if (a.least, a.most) != (2, 2):
            raise Misread(f"{name} is between two: choose exactly two, or name one and another (433)")
    elif made.a == made.b:
        one = "it" if a.most == 1 else "them"
        raise Misread(f"{name} is between {one} and the same again: name two that are chosen together alone, "
                      "or one and another (420, 433)")
    elif a.most != 1 or b.most != 1:
        raise Misread(f"{name} is between one and another: each of the two phrases has to mean one object (420, 433)")
    return Compiled(made)


@compiles(w.Recall)
def _recall(r: Reader, node: w.Recall, key: str, scope: Scope) -> Compiled[Node]:
    """… unless it is recalled at once."""
    made = r.resolve(node, scope)
    narrow(scope, made.what, ())
    return Compiled(made)


def narrow(scope: Scope, what: Phrase[Sort], limit: tuple[Node, ...]) -> None:
    """Whether it matters where the object is that was chosen to be taken control of."""
    for n, choice in enumerate(scope.choices):
        if what == That(choice.slot) and choice.reading == "target":
            others = (each for each in choice.filters if each != Joinable())
            scope.choices[n] = choice._replace(filters=(*others, *limit))


@compiles(w.DoThis)
def _do_this(r: Reader, node: w.DoThis, key: str, scope: Scope) -> Compiled[Node]:
    """A reflexive trigger: an ability of its own, which knows this line's mentions; or the next instruction, so and so
    often."""
    if node.on is None and "do this" not in r.edition.reflexive:
        return next_instruction(r, node, key, scope)
    ability = Ability(f"{key}.do", r.code, "triggered", node)
    inner = Scope(scope) if node.on is None else waiting(r, scope)
    if node.on is not None:
        ability.once = not is_of_each(node.on)
        r.event(ability, node.on, inner, ())
    r.body(ability, node.effects, inner)
    times = r.resolve(node.times, scope, MATCHED)
    return Compiled(w.DoThis((), None, times), (), (r.keep(ability),))


def next_instruction(r: Reader, node: w.DoThis, key: str, scope: Scope) -> Compiled[Node]:
    """What is no trigger of its own: its choices are made with the others, for each time that it is done; on resolution
    if nobody knows before how often."""
    times = r.resolve(node.times, scope, MATCHED)
    how, known = scope.how, isinstance(times, int)
    scope.how = how if known else LATER
    scripts = tuple(
        r.script(f"{key}.do.{n}", node.effects, scope, leaks=True) for n in range(times if known else 1)
    )
    scope.how = how
    return Compiled(w.DoThis((), None, times), scripts)


def waiting(r: Reader, scope: Scope) -> Scope:
    """A scope for what waits for its time: without the chain it is chosen for as it happens."""
    return Scope(scope, LATER if r.edition.delayed == "at once" else TARGET)


def is_of_each(on: Node) -> bool:
    """Whether a reflexive trigger goes on the chain for each thing that its event is done to."""
    return isinstance(on, w.Clause) and isinstance(getattr(on.actions[0], "what", None), w.Every)


@compiles(Counter)
def _counter(r: Reader, node: Counter, key: str, scope: Scope) -> Compiled[Node]:
    """425: where the countered card goes, if not to the trash."""
    made = r.resolve(node, scope)
    if type(node.instead) not in INSTEAD or (node.instead is not None and made.instead.what != made.what):
        raise Misread(f"{r.made.name}: what is countered doesn't go there")
    return Compiled(made)


@compiles(w.DoFollowing)
def _do_following(r: Reader, node: w.DoFollowing, key: str, scope: Scope) -> Compiled[Node]:
    """387.1.b: a reflexive trigger for each, with the condition under which it is one of those; or an instruction."""
    if node.n is not None and not 0 < node.n < len(node.ways):
        raise Misread(
            f"{r.made.name}: DoFollowing takes fewer than its {len(node.ways)} ways as its n, not {node.n} (387.1.b)"
        )
    apart = ("do one" if node.n == 1 else "do several") in r.edition.reflexive
    ways, abilities = [], []
    for n, (condition, effects) in enumerate(map(under, node.ways)):
        ways.append(r.resolve(condition, scope, MATCHED))
        ability = Ability(f"{key}.do.{n}", r.code, "triggered", w.DoThis(effects))
        ability.said = capital(plain(say_effects(effects, r.made.card)))
        r.body(ability, effects, Scope(scope) if apart else Scope(scope, LATER))
        abilities.append(r.keep(ability))
    scripts = () if apart else tuple(ability.script for ability in abilities)
    return Compiled(w.DoFollowing(tuple(ways), node.n), scripts, tuple(abilities))


def under(effects: tuple[w.Effect, ...]) -> tuple[tuple[w.Condition, ...], tuple[w.Effect, ...]]:
    """The condition under which a way is one of those that are done, and its effects."""
    match effects:
        case (w.Gate(condition, "", (), then, ()),) if condition is not None:
            return (condition,), cast(tuple[w.Effect, ...], then)
    return (), effects


@compiles(w.Afterwards)
def _afterwards(r: Reader, node: w.Afterwards, key: str, scope: Scope) -> Compiled[Node]:
    """390.3.a: said of a spell that this text plays; of anything else, recycling or banishing it is an instruction like
    any other."""
    action = node.action
    if not isinstance(action, w.Recycle | Banish):
        raise Misread(
            f"{r.made.name}: what is played is not “then” {type(action).__name__}: "
            "recycle or banish was expected (390.3.a)"
        )
    what = r.resolve(action.what, scope, MATCHED)
    if not isinstance(what, That) or what.name not in scope.played:
        raise Misread(f"{r.made.name}: “then” speaks of no spell that this text plays (390.3.a)")
    return Compiled(what, (), (fate(r, type(action)(It()), f"{key}.fate"),))


@compiles(w.AtThe)
def _at_the(r: Reader, node: w.AtThe, key: str, scope: Scope) -> Compiled[Node]:
    """A delayed trigger: an ability of its own, which knows this line's mentions; its choices are made then
    (355.5.b)."""
    line = w.When(node.moment, node.effects, "once")
    return Compiled(node, (), (r.keep(trigger(r, line, f"{key}.at", (), waiting(r, scope))),))


@compiles(w.Give)
def _give(r: Reader, node: w.Give, key: str, scope: Scope) -> Compiled[Node]:
    """Traits, and the text that they stand for: appended to exactly these objects."""
    texts = []
    for n, trait in enumerate(node.traits):
        if isinstance(trait, Text):
            texts.append(appended(r, trait, f"{key}.text.{n}"))
        elif isinstance(trait, w.Keyword):
            r.made.present.add(trait.name)
            if means(trait):
                texts.append(appended(r, meaning(trait), f"{key}.text.{n}"))
        elif isinstance(trait, KeywordsOf):
            texts += [appended(r, meaning(w.Keyword(name)), f"{key}.text.{n}.{name}") for name in MEANT]
    given = tuple(
        FlowFor(given_flow(r, trait, f"{key}.flow.{n}").key) if isinstance(trait, Flow) else trait
        for n, trait in enumerate(node.traits)
    )
    traits = tuple(trait for trait in given if not isinstance(trait, Text))
    return Compiled(r.resolve(w.Give(node.what, traits, node.window), scope), texts=tuple(texts))


@compiles(w.Predict)
def _predict(r: Reader, node: w.Predict, key: str, scope: Scope) -> Compiled[Node]:
    slot = scope.unnamed("predicted")
    scope.after += [
        step_of("looked", bind_group, slot), step_of("recycle", predict_recycle, slot),
        step_of("order", predict_order, slot),
    ]
    return Compiled(r.resolve(node, scope))


@compiles(LookAt)
@compiles(Reveal)
def _look(r: Reader, node: LookAt | Reveal, key: str, scope: Scope) -> Compiled[Node]:
    """What is looked at is the group that the text goes on to speak of."""
    made = r.resolve(node, scope)
    if isinstance(node.what, Top | TopUntil | TopRune | Zone):
        slot = scope.name(node.name) if node.name else scope.unnamed("looked")
        scope.after.append(step_of("group", bind_group, slot))
        scope.group, scope.it, scope.left = slot, slot, None
        single = isinstance(node.what, TopRune) or (isinstance(node.what, Top) and node.what.n == 1)
        scope.meant[slot] = Meant(RUNE if isinstance(node.what, TopRune) else CARDS, most=int(single))
        match made.what:
            case TopUntil(Pick(_, _, filters, name)):
                scope.it = found = scope.name(name) if name else scope.unnamed("found")
                scope.meant[found] = Meant(described(filters, r.made.card).kinds)
                scope.after.append(step_of("found", bind_found, Found(slot, found, filters)))
    return Compiled(made)


@compiles(w.Prevent)
@compiles(Multiply)
@compiles(w.LessenMore)
def _changed(r: Reader, node: w.Prevent | Multiply | w.LessenMore, key: str, scope: Scope) -> Compiled[Node]:
    """In a replacement: the same action in another way."""
    scope.after.append(Step("same", same_action))
    return Compiled(r.resolve(node, scope))


@compiles(During)
def _during(r: Reader, node: During, key: str, scope: Scope) -> Compiled[Node]:
    """Lines for a window: delayed abilities and passives that know this line's mentions."""
    abilities: list[Ability] = []
    found: list[Passive] = []
    for n, line in enumerate(node.lines):
        name = f"{key}.during.{n}"
        match line:
            case w.When():
                inner = waiting(r, scope) if line.limit == w.once else Scope(scope)
                abilities.append(r.keep(trigger(r, line, name, (), inner)))
            case w.Would() | w.As():
                abilities.append(r.keep(replacement(r, line, name, (), Scope(scope))))
            case w.Have(who, traits):
                found += passives(r, who, traits, name, (), Scope(scope))
            case w.Cant() | w.Can() | w.Only():
                found += ruling(r, line, name, (), Scope(scope))
            case _:
                raise Misread(f"{r.made.name}: {type(line).__name__} can't be laid down for a while")
    r.share.passives[f"{key}.during"] = tuple(found)
    host = Ability(f"{key}.during", r.code, "passive", node)
    made = During(r.resolve(node.window, scope, MATCHED), ())
    return Compiled(made, (), (*abilities, r.keep(host)) if found else tuple(abilities), tuple(found))
