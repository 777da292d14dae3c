"""How the newest item of the chain resolves (340, 359): its legal targets, its text, and off the chain."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Item, Object, base_of
from engine.board.state import State
from engine.catalogue import Choice, Context
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Option
from engine.names.answers import EXHAUSTED, READIED
from engine.names.bindings import CREATED, HIDDEN, ITEM, STATE
from engine.rules.actions.looking import end_looking
from engine.rules.events.batches import propose
from engine.rules.meaning import chain_items, entering, nouns
from engine.rules.meaning.executions import is_aim, repetitions, slot
from engine.rules.meaning.groups import settle_groups
from engine.rules.playing.chain_entry import PLAYED, chain_over
from engine.rules.playing.cost_components import paid_for
from engine.rules.playing.targeting import is_legal


def resolve(g: State, item: Item) -> None:
    """340.1: the newest finalized item resolves completely. Rules: 159.2.b.3."""
    g.rounds += item.kind == "triggered"
    g.push(RESOLVE, item.controller, item.source, item=item.id)


def run_item(g: State, f: Frame) -> None:
    """359: a permanent enters; a spell or ability is carried out from top to bottom with the targets that are still
    legal.

    Rules: 055, 135.2.b.3, 148.1.a.1, 149.1, 152.2, 158, 158.1, 178.1.a.1, 185.2.d, 351.1, 351.2, 359.2.a, 359.2.b,
    359.2.d, 359.3.e.10, 359.3.e.11, 406.5, 805.2.b, 805.3, 805.6, 805.6.a.
    """
    item = g.item(f.env[PLAYED])
    assert item is not None
    if item.kind == "card" and item.card.is_permanent:
        thing = g.objects[item.source]
        ready = comes_ready(g, item, thing)
        # 149.2: gear enters at its player's base
        place = entering.enters_at(g, thing, item.place or base_of(item.controller), item.bound)
        f.go(gone)
        propose(g, f, [
            events.entered(
                "359.2", item.controller, item.source, place=place, ready=ready, item=item.id, by=item.controller
            ),
            events.played("419.4.a", item.controller, item.source, hidden=item.bound.get(HIDDEN, 0), item=item.id),
        ])
        return
    if item.ability is None:  # a spell without instructions: it resolves, and nothing happens (055.1)
        return
    times = [legal_bindings(g, item, n) for n in range(repetitions(item.bound) + 1)]
    for env in times:
        settle_groups(g, item, item.ability.choices, Context(item.controller, item.source, env))
    for env in reversed(times):
        g.push(item.ability.script, item.controller, item.source, **env, **{ITEM: item.id})


def comes_ready(g: State, item: Item, thing: Object) -> bool:
    """Whether a permanent enters ready: a unit exhausted and gear ready (143.4, 149.1), a token as the text that plays
    it says (184.1), unless something replaces that (369.3, 805.6). Where texts differ, its controller applies one of
    them last (372); where they replace nothing, they leave it as it is.

    Rules: 359.2.c.
    """
    said = entering.enters_so(g, thing, item.bound)
    if "accelerate" in paid_for(item.bound):
        said.add("ready")
    if len(said) < 2 or not g.edition.as_replaces:
        usual = item.bound.get(STATE, "ready" if thing.card.is_gear else "exhausted")
        state = said.pop() if len(said) == 1 else usual
        return state == "ready"
    options = [Option(READIED, "Ready"), Option(EXHAUSTED, "Exhausted")]
    prompt = f"{item.card.name}: does it enter ready or exhausted?"
    return g.choose(item.controller, "choose", prompt, options, why="372", source=item.source) == (READIED,)


def recheck(g: State, f: Frame) -> None:
    """359.3.e.2–4: targets that don't meet their requirements any more, or changed to or from a non-board zone, are
    affected no longer.

    Rules: 359.3.e.1, 359.3.e.9.a.
    """
    item = g.item(f.env[PLAYED])
    assert item is not None
    if item.ability is None:
        return
    lost = []
    for n in range(repetitions(item.bound) + 1):
        legal = legal_bindings(g, item, n)
        lost += [id for choice in item.ability.choices if choice.reading == "target" or is_end_aimed_at(g, choice)
                 for id in item.bound.get(slot(choice, n), ()) if id not in legal[choice.slot]]
    if lost:
        batch = [events.mistargeted("359.3.e.4", item.controller, id, item=item.id) for id in dict.fromkeys(lost)]
        propose(g, None, batch)


def legal_bindings(g: State, item: Item, n: int = 0) -> Bindings:
    """359.3.e: what was chosen, for the `n`th repetition (820.2), without the targets that are no longer legal.

    Rules: 359.3.e.5, 359.3.e.7, 359.3.e.8.
    """
    assert item.ability is not None
    env = Bindings((name, value) for name, value in item.bound.items() if name not in (ITEM, CREATED))
    if n:
        env.update({choice.slot: env[slot(choice, n)] for choice in item.ability.choices})
    context = Context(item.controller, item.source, env)
    for choice in item.ability.choices:
        if choice.reading == "target" and choice.slot in env:
            env[choice.slot] = tuple(id for id in env[choice.slot]
                                     if id in g.objects and is_legal(g, item, context, choice, g.objects[id]))
        elif is_end_aimed_at(g, choice) and choice.slot in env:
            places = nouns.locations(g, context, choice.filters)
            env[choice.slot] = tuple(place for place in env[choice.slot] if place in places)
        elif choice.reading == "item" and choice.slot in env:
            items = [(id, g.item(id)) for id in env[choice.slot]]
            env[choice.slot] = tuple(id for id, other in items if other is not None
                                     and chain_items.fits_item(g, context, choice.filters, other))
    return env


def is_end_aimed_at(g: State, choice: Choice) -> bool:
    """355.5: whether it is a battlefield to which something moves, where that is a target."""
    return choice.reading == "destination" and is_aim(g, choice)


def leave(g: State, f: Frame) -> None:
    """340: the item leaves the chain. A spell has now been played (419.4.a), unless it was created there, and goes to
    its owner's trash.

    Rules: 157, 340.3, 340.4, 419.4.a.1.
    """
    item = g.item(f.env[PLAYED])
    if item is None:
        return
    g.chain.remove(item)
    batch = [
        *end_looking(g, f),
        events.resolved("340.1", item.controller, item.source, item.card.code, item=item.id, what=item.kind),
    ]
    if item.kind == "card" and CREATED not in item.bound:
        origin, code = item.bound.get(HIDDEN, 0), item.card.code  # the card may have left, banished by its own text
        batch.append(events.played("419.4.a", item.controller, item.source, code, hidden=origin, item=item.id))
    propose(g, f, batch)


def trash(g: State, f: Frame) -> None:
    """359.3.d: the spell's card."""
    if f.source in g.objects and g.objects[f.source].zone == "chain":
        propose(g, f, [events.trashed("359.3.d", f.source)])


def gone(g: State, f: Frame) -> None:
    """337.2: a permanent that has entered is no chain item any more."""
    item = g.item(f.env[PLAYED])
    if item is not None:
        g.chain.remove(item)
        g.touch()


def over(g: State, f: Frame) -> None:
    """340.2: the end of a resolution, and of the chain when it is empty now."""
    chain_over(g)
RESOLVE = Script("resolve", (
    Step("recheck", recheck), Step("run", run_item), Step("leave", leave), Step("trash", trash), Step("gone", gone),
    Step("over", over),
))
