"""Abilities that effects make: delayed ones (389–392), reflexive triggers (386–388), named effects that are activated
(383.4.g); and what stands in replacements: the event itself (370.1.b.1), preventing damage (437)."""
from __future__ import annotations

from engine.board import events
from engine.board.index import rewait, stop_waiting, wait
from engine.board.objects import Object, Trigger, Until, Waiting
from engine.board.state import State
from engine.catalogue import Ability, Compiled, Context, Reading
from engine.kernel.agenda import Frame, Script
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names.bindings import EVENT, FROM_THEN, IT, JUST_SHOWN, LAID, LEFT, THERE, THEY, WAITING
from engine.names.questions import UNPREVENTABLE
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.events.matching import there
from engine.rules.events.triggers import Done, counted_as, pend
from engine.rules.events.windows import OVER, lasting_env, on_chain, reflexive_env, until
from engine.rules.meaning import nouns
from engine.rules.meaning.labels import short
from engine.rules.meaning.layers import appended
from engine.rules.meaning.registry import performs
from engine.rules.meaning.speakers import answers, speaker
from engine.words import nodes as w
from engine.words.base import walk
from engine.words.nodes import During, Ends, Quality

# --- delayed

@performs(During)
def lay(g: State, f: Frame, c: Compiled[During]) -> None:
    """389: delayed abilities and passives for a window; they keep what was chosen, whatever becomes of their source."""
    lasting = until(g, f, c.node.window)
    if lasting == OVER:
        propose(g, f, [events.ignored("359.3.e.16", "laid", seat=f.you, subject=f.source, cause=cause(f))])
        return
    keep(g, f, c.abilities, lasting)
    rule = "391" if any(ability.key in g.catalogue.passives for ability in c.abilities) else "389"
    propose(g, f, [events.laid(rule, f.you, cause=cause(f))])


def keep(g: State, f: Reading, abilities: tuple[Ability, ...], lasting: Until) -> None:
    """Let abilities wait with what is bound now. Rules: 359.3.f.3.a."""
    env = lasting_env(f)
    for ability in abilities:
        passives = g.catalogue.passives.get(ability.key, ())
        id = g.new_id()
        counting = any(node == Quality("next") or isinstance(node, w.Can) for node in walk(ability.line))
        wait(g, Waiting(id, ability, f.you, f.source, (*env, (LAID, id)) if counting else env, lasting), passives)
    g.touch()


@performs(w.AtThe)
def at_the(g: State, f: Frame, c: Compiled[w.AtThe]) -> None:
    """390.2: a delayed trigger on the next such moment. The end of this turn is over once its Ending Step has begun
    (359.3.e.16)."""
    if c.node.moment == Ends("turn") and g.phase == "ending":
        propose(g, f, [events.ignored("359.3.e.16", "laid", seat=f.you, subject=f.source, cause=cause(f))])
        return
    keep(g, f, c.abilities, Until("", 0))
    propose(g, f, [events.laid("391", f.you, cause=cause(f))])


@performs(w.Afterwards)
def afterwards(g: State, f: Frame, c: Compiled[w.Afterwards]) -> None:
    """390.3.a: it waits for the spell that is being played; where none is, there is nothing to replace.

    Rules: 390.3.
    """
    found = [thing for thing in nouns.things(g, f, c.node) if thing.zone == "chain" and thing.card.is_spell]
    for thing in found:
        await_leaving(g, f, c.abilities[0], thing.id)
    propose(g, f, [events.laid("390.3.a", f.you, cause=cause(f)) for _ in found])


def await_leaving(g: State, f: Reading, fate: Ability, id: int) -> None:
    """What is to happen to a spell instead of leaving the chain waits as long as it is there.

    Rules: 390.5.a, 390.5.b, 390.5.c, 390.5.c.1, 390.5.c.2.
    """
    g.windows.setdefault(on_chain(id), 0)
    keep(g, Context(f.you, f.source, f.env | {IT: (id,)}), (fate,), g.now(on_chain(id)))


# --- reflexive

@performs(w.DoThis)
def do_this(g: State, f: Frame, c: Compiled[w.DoThis]) -> None:
    """386–388: a reflexive trigger is pending at once, so many times as it says; with an event of its own it waits for
    it until the Cleanup that follows. What is no trigger is carried out.

    Rules: 387, 387.1.a, 387.2, 388.1, 388.2.
    """
    if c.scripts:
        again = (nouns.amount(g, f, c.node.times) or 0) if len(c.scripts) == 1 else 1
        carry_out(g, f, c.scripts * again)
        return
    ability = c.abilities[0]
    if ability.heard:
        keep(g, f, (ability,), g.now("cleanup"))
        return
    for _ in range(nouns.amount(g, f, c.node.times) or 0):
        g.group += 1
        g.heard = (*g.heard, Trigger(g.group, f.you, f.source, ability, reflexive_env(f)))
    g.touch()


@performs(w.DoFollowing)
def do_following(g: State, f: Frame, c: Compiled[w.DoFollowing]) -> None:
    """387.1.b: those whose condition holds, or so many of them, as their controller picks; this player orders them too
    (383.3.d)."""
    node: w.DoFollowing = c.node
    found = [ability for way, ability in zip(node.ways, c.abilities, strict=True) if nouns.all_hold(g, f, way)]
    if node.n is not None and len(found) > node.n:
        options = [Option(f"mode:{n}", short(ability.said), ability.said) for n, ability in enumerate(found)]
        keys = g.choose(
            f.you, "choose", f"Which {node.n} of these?", options, why="387.1.b", least=node.n, most=node.n,
            source=f.source,
        )
        found = [ability for n, ability in enumerate(found) if f"mode:{n}" in keys]
    if c.scripts:
        carry_out(g, f, tuple(ability.script for ability in found))
        return
    g.group += 1
    g.heard = (*g.heard, *(Trigger(g.group, f.you, f.source, ability, reflexive_env(f)) for ability in found))
    g.touch()


def carry_out(g: State, f: Frame, scripts: tuple[Script, ...]) -> None:
    """One after another, as the next instructions of that text."""
    for script in reversed(scripts):
        g.push(script, f.you, f.source, **f.env)


# --- named effects

@performs(w.ActivateEffects)
def activate_effects(g: State, f: Frame, c: Compiled[w.ActivateEffects]) -> None:
    """383.4.g.1: those effects of each object are checked as if the named part of their condition were fulfilled; what
    else their condition says has to hold."""
    g.group += 1
    for thing in nouns.things(g, f, c.node.of):
        you = speaker(g, thing.id)
        for ability, env in named_effects(g, thing, c.node.effects.of):
            mentioned: dict[str, object] = {IT: (thing.id,), THEY: you, THERE: (thing.place,)}
            context = Context(you, thing.id, env | mentioned)
            if nouns.all_hold(g, context, ability.condition) and fulfilled(g, context, ability, c.node.effects.of):
                pend(g, you, thing.id, ability, context.env, Done(c.node.effects.of, thing.place))
    g.touch()


def fulfilled(g: State, context: Context, ability: Ability, family: str) -> bool:
    """383.4.g.1: whether the rest of the condition holds for that part of it by which the effect is called so: where,
    and what stands beside it. Nothing is conquered, so nothing was uncontrolled before."""
    (place,) = context.env[THERE]
    nothing = events.conquered("383.4.g.1", context.you, place)
    names = counted_as(g, context.source, family)
    for wanted in ability.event:
        action = wanted.clause.actions[0] if isinstance(wanted.clause, w.Clause) else None
        named = family == ability.keyword or type(action).__name__.lower() in names
        at = action is None or there(g, context, action, nothing)
        if named and at and nouns.all_hold(g, context, wanted.given):
            return True
    return False


def named_effects(g: State, thing: Object, family: str) -> list[tuple[Ability, Bindings]]:
    """The triggered abilities of an object that are called so, with what is bound in the text they stand in."""
    found = [(ability, Bindings()) for ability in thing.card.triggers]
    found += [(ability, Bindings(origin.env)) for text, origin in appended(g, thing) for ability in text.triggers]
    names = counted_as(g, thing.id, family)
    return [(ability, env) for ability, env in found if not names.isdisjoint((*ability.families, ability.keyword))]


# --- inside replacements

def happen(g: State, f: Frame) -> None:
    """370.1.b.1: “as” something happens: it does, and then the rest."""
    if JUST_SHOWN not in f.env:  # it has just been shown
        f.env[FROM_THEN] = len(g.events)
        propose(g, f, [Event._make(f.env[EVENT])])


@performs(w.Prevent)
def prevent(g: State, f: Frame, c: Compiled[w.Prevent]) -> None:
    """437.2, 437.3: the damage is dealt reduced by the Prevent Value, which is reduced by as much; what is prevented as
    a whole is not dealt, nor Bonus Damage perhaps where nothing else is.

    Rules: 437.1, 437.1.a.1, 437.1.b.1.b, 437.1.b.2, 437.2.a, 437.4, 437.6, 437.6.a.
    """
    event = Event._make(f.env[EVENT])
    waiting = next((one for one in g.waiting if one.id == f.env[WAITING]), None)
    left = value_left(g, f, waiting, c.node)
    bonus = events.bonus_of(event)
    taken = 0 if is_unpreventable(g, event) else event.n - bonus if left is None else min(event.n - bonus, left)
    if waiting is not None and left is not None:
        track(g, waiting, left - taken)
    f.env[FROM_THEN] = len(g.events)
    batch = [events.prevented("437.2", event.subject, taken, cause=event.cause)] if taken else []
    if event.n - taken > bonus:
        batch.append(event._replace(n=event.n - taken))
    propose(g, f, batch)


def is_unpreventable(g: State, event: Event) -> bool:
    """142.3.b: whether it is damage of a player whose damage can't be prevented."""
    return UNPREVENTABLE in g.passives and any(
        event.by in nouns.seats(g, f, passive.who) for passive, f in answers(g, UNPREVENTABLE)
    )


def value_left(g: State, f: Reading, waiting: Waiting | None, node: w.Prevent) -> int | None:
    """The Prevent Value that is tracked now; None for all (437.3.c)."""
    if node.n is None:
        return None
    tracked = Bindings(waiting.env).get(LEFT) if waiting is not None else None
    return tracked if tracked is not None else nouns.amount(g, f, node.n) or 0


def track(g: State, waiting: Waiting, left: int) -> None:
    """437.3.a, 437.3.b: the reduced value is tracked from now on; at 0 the effect expires."""
    if left > 0:
        env = tuple((name, value) for name, value in waiting.env if name != LEFT)
        rewait(g, waiting._replace(env=(*env, (LEFT, left))))
    else:
        stop_waiting(g, (waiting,))
    g.touch()
