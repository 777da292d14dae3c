"""Additional costs while an item is finalized (204.2, 355.1, 355.10.c): which of them are paid, in which way, and with
what."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.objects import Item
from engine.board.state import State
from engine.catalogue import Choice, Due
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Option
from engine.names.answers import DONE, WITHOUT
from engine.names.bindings import PAID, WAYS
from engine.rules.meaning import nouns
from engine.rules.meaning.executions import all_chosen
from engine.rules.meaning.labels import object_option, short
from engine.rules.playing import costs, hanging
from engine.rules.playing.cost_components import (
    LEAVES,
    additional,
    context_of,
    eligible,
    is_free,
    is_given,
    is_possible,
    paid_for,
    reserved,
    times_given,
)
from engine.rules.playing.resolution_choices import WANTS_DONE
from engine.rules.playing.settling import settlements
from engine.rules.playing.total_cost import ways_apart, ways_to_pay
from engine.words.saying.grammar import capital


def optional_cost(g: State, item: Item, env: Bindings, left: Sequence[Due], draft: bool) -> None:
    """355.1: whether the first of these optional additional costs is paid; only what can be paid is offered. What one
    object is given for is chosen with it, and the way in which something lessens it (356.4.c.1).

    Rules: 356.2.b.1.
    """
    due = left[0]
    known = ("optional cost", item.id, due.key, draft, tuple(env.items()))
    if known not in g.memo:
        g.memo[known] = ways_there(g, item, env, left, draft)
    found: dict[str, tuple[Option, Bindings]] = g.memo[known]
    if found.keys() <= {WITHOUT}:
        return
    prompt = f"{item.card.name}: {due.label} as an additional cost?"
    options = [option for option, _ in found.values()]
    key = g.ask(item.controller, "choose", prompt, options, why="355.1", source=item.source, draft=draft)[0]
    env.update(found[key][1])


def ways_there(
    g: State, item: Item, env: Bindings, left: Sequence[Due], draft: bool
) -> dict[str, tuple[Option, Bindings]]:
    """What may be answered about the first of these costs, and what is bound by that: as `optional_cost` asks again
    with each later answer, it is worked out once."""
    without = (WITHOUT, Option(WITHOUT, "Without it", "no additional cost"), Bindings(env))
    return {
        key: (option, one)
        for key, option, one in (without, *taken(g, item, env, left[0]))
        if within_reach(g, item, one, left[1:], draft)
    }


def taken(g: State, item: Item, env: Bindings, due: Due) -> Iterator[tuple[str, Option, Bindings]]:
    """The ways to pay an optional additional cost: the key, how it is offered, and what is bound by it.

    Rules: 356.4.f.1, 356.5.a.
    """
    trial = env | {PAID: (*paid_for(env), due.key)}
    if not is_given(g, item, paid_for(env), due):
        return
    if is_free(g, item):  # nothing is given for it, so it need not be possible
        yield "extra:yes", Option("extra:yes", short(capital(due.label)), "without paying for it"), trial
        return
    if not is_possible(g, context_of(item, trial), due):
        return
    single = alone(due)
    if single is not None:
        verb = type(due.actions[0]).__name__
        for thing in eligible(g, context_of(item, trial), due, single):
            key = f"extra:{thing.id}"
            if gives_up(due) and not spares(g, item, trial, frozenset((thing.id,))):
                continue
            yield (
                key, Option(key, short(f"{verb} {thing.card.name}"), due.label, thing.id),
                trial | {single.slot: (thing.id,)},
            )
        return
    ways = ways_apart(g, item, trial, due)
    for way, price in ways.items():
        key = f"extra:yes:{way}" if way else "extra:yes"
        said = f"{due.label}: {costs.words(*price)}" if way or len(ways) > 1 else due.label
        yield key, Option(key, short(capital(said)), said), in_that_way(trial, due, way)


def alone(due: Due) -> Choice | None:
    """The choice of a cost that is nothing but to give one object for it; else None."""
    if len(due.choices) != 1 or len(due.actions) != 1 or due.price.power or due.price.energy != 0:
        return None
    return due.choices[0] if due.choices[0].least == due.choices[0].most == 1 else None


def is_told(g: State, item: Item) -> bool:
    """Whether `within_reach` tells all that a card may cost: its price hangs on nothing (356.4), or only on which one
    object is given for optional costs of its own, each of which is reckoned there."""
    names = hanging.priced_by(g, item)
    if not names:
        return True
    own = item.card.additional
    return item.kind == "card" and additional(g, item) == own and all(
        any(due.optional and (choice := alone(due)) is not None and choice.slot == name for due in own)
        for name in names
    )


def in_that_way(env: Bindings, due: Due, way: int) -> Bindings:
    """The bindings, with the way in which what lessens that cost counts."""
    return env | {WAYS: (*env.get(WAYS, ()), (due.key, way))} if way else env


def choose_ways(g: State, item: Item, env: Bindings, draft: bool) -> None:
    """356.4.c.1: in which way what lessens its own cost counts, where one asks less Energy and another less Power; only
    what can be paid is offered."""
    due = item.ability.due if item.ability is not None else None
    if due is None or len(ways_to_pay(g, item, due)) == 1:
        return
    ways = {f"way:{way}": (price, in_that_way(env, due, way)) for way, price in ways_apart(g, item, env, due).items()}
    found = {key: one for key, (_, one) in ways.items() if within_reach(g, item, one, (), draft)} or \
        {key: one for key, (_, one) in ways.items()}
    options = [Option(key, short(costs.words(*ways[key][0])), f"pay {costs.words(*ways[key][0])}") for key in found]
    prompt = f"{item.card.name}: {due.label}, which of it is less?"
    key = g.choose(item.controller, "choose", prompt, options, why="356.4.c.1", source=item.source, draft=draft)[0]
    env.update(found[key])


def within_reach(g: State, item: Item, env: Bindings, left: Sequence[Due], draft: bool = False) -> bool:
    """Whether the item could be paid with these choices: as they are, or with a discount for an optional cost that is
    still to be asked for. In a draft a price that other choices may still change is tried to its end (356.4)."""
    if (draft and hanging.is_open(g, item, env, left=left)) or affords(g, item, env):
        return True
    return any(within_reach(g, item, one, left[n + 1:], draft)
               for n, due in enumerate(left) if due.optional for _, _, one in taken(g, item, env, due))


def affords(g: State, item: Item, bound: Bindings) -> bool:
    """Whether the item could be paid with these choices."""
    means = means_for(g, item, bound)
    return any(costs.payable(means, *price) for _, price in settlements(g, item, bound))


def means_for(g: State, item: Item, bound: Bindings) -> costs.Means:
    """What the item's player could spend on it, without what is given up for its cost."""
    return costs.means(g, item.controller, costs.purpose(g, item), reserved(g, item, bound, paid_for(bound)))


def choose_payment(g: State, item: Item, env: Bindings, due: Due, choice: Choice, draft: bool) -> tuple[int, ...]:
    """355.10.c: what a cost is paid with: no target; only what leaves the rest of the cost payable.

    Rules: 355.10.c.1.
    """
    chosen: tuple[int, ...] = ()
    while not choice.most or len(chosen) < choice.most:
        known = ("paid with", item.id, choice.slot, draft, tuple(env.items()), chosen)
        if known not in g.memo:
            g.memo[known] = payments(g, item, env, due, choice, draft, chosen)
        upto, options = g.memo[known]
        if not options or options == [WANTS_DONE]:
            break
        prompt = f"{item.card.name}: {due.label}"
        asks = g.choose if len(options) == 1 else g.ask
        key = asks(
            item.controller, "choose", prompt, options, why="355.10.c", source=item.source, draft=draft,
            upto=1 if choice.reading == "counters" else upto,
        )[0]
        if key == DONE:
            break
        chosen = (*chosen, int(key[4:]))
    return chosen


def payments(
    g: State, item: Item, env: Bindings, due: Due, choice: Choice, draft: bool, chosen: tuple[int, ...]
) -> tuple[int, list[Option]]:
    """How many more a cost can be paid with beside those that are chosen, and what may be answered: as `choose_payment`
    asks again with each later answer, it is worked out once."""
    context, aims = context_of(item, env), targets(item, env)
    taken = {id for value in env.values() if isinstance(value, tuple) for id in value if isinstance(id, int)}
    busy = taken - set(aims)
    found = [thing for thing in eligible(g, context, due, choice)
             if thing.id not in busy and chosen.count(thing.id) < times_given(thing, choice)
             and could_pay(g, item, env | {choice.slot: (*chosen, thing.id)}, choice, draft)]
    spare = [thing for thing in found if thing.id not in aims]
    if choice.reading != "counters" and len(chosen) + len(spare) >= choice.least:
        found = spare  # what loses a counter is a target as before
    options = [object_option(g, thing, item.controller) for thing in found]
    if len(chosen) >= choice.least:
        options.append(WANTS_DONE)
    return min(choice.most - len(chosen) if choice.most else len(found), len(found)), options


def could_pay(g: State, item: Item, bound: Bindings, choice: Choice, draft: bool) -> bool:
    """357: whether the item can be paid with what was chosen for a cost; a draft tries what may still get cheaper."""
    return (draft and hanging.is_open(g, item, bound, choice)) or affords(g, item, bound)


def gives_up(due: Due) -> bool:
    """Whether what the cost is paid with is no target any more afterwards."""
    return any(isinstance(action, LEAVES) for action in due.actions)


def spares(g: State, item: Item, env: Bindings, gone: frozenset[int]) -> bool:
    """357.3: whether the item still has enough to aim at when these are given for its cost."""
    context = context_of(item, env)
    return all(
        sum(thing.id not in gone and thing.zone != "chain" for thing in nouns.candidates(g, context, choice.filters))
        >= choice.least
        for choice in (item.ability.choices if item.ability else ())
        if choice.reading == "target" and choice.least and nouns.all_hold(g, context, choice.given)
    )


def targets(item: Item, env: Bindings) -> tuple[int, ...]:
    """What the item aims at, repetitions included: it is given for the cost as well only if there is nothing else
    (355.16)."""
    return tuple(
        id
        for choice in (item.ability.choices if item.ability else ())
        if choice.reading not in ("mode", "player")
        for id in all_chosen(choice, env)
    )
