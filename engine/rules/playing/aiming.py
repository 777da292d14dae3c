"""Choosing objects (355.5, 355.11): which of them there are to choose from, and several of them one after another.

An operation that asks runs again from its first line with each answer, and so does every way that is tried on a fork:
what there is to choose from is worked out once for what is bound by then.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Choice, Reading
from engine.kernel.decision import Option
from engine.names.answers import DONE
from engine.rules.meaning.groups import fills, grouped, together
from engine.rules.meaning.labels import object_option
from engine.rules.playing.resolution_choices import WANTS_DONE
from engine.rules.playing.targeting import affordable, aimed_by, at_most, leads_on, legal, spared


class Found(NamedTuple):
    """What can be chosen, whether anything is left out as the cost takes it, and the options."""

    things: list[Object]
    spares: bool
    options: Sequence[Option]


def objects(g: State, item: Item, context: Reading, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """Objects for a choice; None when there are too few (355.8, 402.4)."""
    key = ("choosable", item.id, id(choice), draft, tuple(context.env.items()))
    if key not in g.memo:
        g.memo[key] = choosable(g, item, context, choice, draft)
    found: Found = g.memo[key]
    most = min(at_most(g, item, context, choice) or len(found.things), len(found.things))
    if not fills(g, context, choice, (), [thing.id for thing in found.things]):
        return None
    if most == 0:
        return ()
    prompt = f"{item.card.name}: choose {choice.said}"
    rule = "355.16" if found.spares else aimed_by(context, choice)
    if not draft and not grouped(choice):
        keys = g.choose(
            item.controller, "choose", prompt, found.options, why=rule, least=choice.least, most=most,
            source=item.source,
        )
        return tuple(int(key[4:]) for key in keys)
    if grouped(choice) and not choice.each:
        rule = "355.11.a"
    return one_by_one(g, item, context, choice, found, prompt, draft, rule)


def choosable(g: State, item: Item, context: Reading, choice: Choice, draft: bool) -> Found:
    """What can be chosen first."""
    fitting = legal(g, context, choice)
    kept = spared(g, item, context.env, choice, fitting)
    found = [
        thing
        for thing in kept
        if affordable(g, item, context.env, choice, thing) and leads_on(g, item, context, choice, thing.id)
    ]
    # 355.16: only a trigger without another choice aims at what is too dear
    if not draft and len(found) < choice.least:
        found = [thing for thing in fitting if leads_on(g, item, context, choice, thing.id)]
    left = joining(g, context, choice, (), found) if grouped(choice) else found
    return Found(found, len(kept) < len(fitting), [object_option(g, thing, item.controller) for thing in left])


def one_by_one(
    g: State, item: Item, context: Reading, choice: Choice, found: Found, prompt: str, draft: bool, rule: str
) -> tuple[int, ...]:
    """In a draft, and where a group is limited as a whole, several of what was found are chosen one after another: each
    offer takes the earlier ones into account."""
    chosen: tuple[int, ...] = ()
    most = at_most(g, item, context, choice)
    while not most or len(chosen) < most:
        if chosen:
            key = ("choosable", item.id, id(choice), draft, tuple(context.env.items()), chosen)
            if key not in g.memo:
                g.memo[key] = beside(g, item, context, choice, chosen, found.things)
            found = g.memo[key]
        options = [*found.options]
        if not options:
            break
        upto = min(most - len(chosen) if most else len(options), len(options))
        if len(chosen) >= choice.least and leads_on(g, item, context, choice, *chosen):
            options.append(WANTS_DONE)
        answer = g.choose(
            item.controller, "choose", prompt, options, why=rule, source=item.source, draft=draft, upto=upto
        )[0]
        if answer == DONE:
            break
        chosen = (*chosen, int(answer[4:]))
    return chosen


def beside(
    g: State, item: Item, context: Reading, choice: Choice, chosen: tuple[int, ...], found: list[Object]
) -> Found:
    """What can be chosen of it beside those that are chosen."""
    bound = context.env | {choice.slot: chosen}
    left = [
        thing
        for thing in spared(g, item, bound, choice, found)
        if thing.id not in chosen
        and together(g, context, choice, (*chosen, thing.id))
        and affordable(g, item, bound, choice, thing)
    ]
    if grouped(choice):
        offered = joining(g, context, choice, chosen, left)
    else:
        offered = left if len(left) >= choice.least - len(chosen) else []
    return Found(left, False, [object_option(g, thing, item.controller) for thing in offered])


def joining(g: State, context: Reading, choice: Choice, chosen: tuple[int, ...], found: list[Object]) -> list[Object]:
    """355.11.a: what goes together with those that are chosen, so that there will be enough of them."""
    left = [thing for thing in found if together(g, context, choice, (*chosen, thing.id))]
    among = [thing.id for thing in left]
    return [thing for thing in left if fills(g, context, choice, (*chosen, thing.id), among)]
