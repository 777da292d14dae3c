"""Choices made anew for a finalized item (750–755): modes, targets, locations and destinations, never what was chosen
as it was played."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.board import events
from engine.board.objects import Item
from engine.board.state import State
from engine.catalogue import Choice, Compiled, Context, Reading
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Bindings, Key
from engine.kernel.decision import Option
from engine.names.answers import DONE, KEEP
from engine.names.bindings import ITEM
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import chain_items, nouns
from engine.rules.meaning.executions import remembered_modes, repetitions, slot
from engine.rules.meaning.groups import keep_places, together
from engine.rules.meaning.labels import item_option, object_option, place_option, short
from engine.rules.meaning.registry import performs, vain_if
from engine.rules.playing.hiding import spots
from engine.rules.playing.resolution_choices import WANTS_DONE, moving, ways_out
from engine.rules.playing.targeting import at_most, has_enough, in_order, is_location, legal, on_chain, viable
from engine.words.nodes import MakeNewChoices

REMADE: Key[int] = Key("item")
"""The id of the chain item that gets new choices."""

AS_IT_WAS = Option(KEEP, "As it was", "make no new choice here")


@dataclass
class Course:
    """753.1: how far the choices of an item are made anew. Once one is another, all that are kept have to be legal;
    once one that isn't legal any more is kept, all others are."""

    changed: bool = False
    fixed: bool = False


@vain_if(MakeNewChoices)
def stays_as_it_is(g: State, f: Reading, node: MakeNewChoices) -> bool:
    """753.2: whether no choice of the item could be made anew, so that nobody may choose to."""
    return not any(item.ability is not None and can_change(g, item) for item in chain_items.items(g, f, node.what)[:1])


def can_change(g: State, item: Item) -> bool:
    """753: whether any of its choices could be another one while all before it stay as they are."""
    order, fixed = in_order(item), False
    for n in range(repetitions(item.bound) + 1):
        now = item.bound | {choice.slot: item.bound.get(slot(choice, n), ()) for choice in order}
        context = Context(item.controller, item.source, now)
        for place, choice in enumerate(order):
            if fixed or not nouns.all_hold(g, context, choice.given):
                continue
            found = open_to(g, item, context, choice, order[place + 1:])
            if changeable(g, context, choice, found):
                return True
            fixed = not is_legal(now[choice.slot], found, choice)
    return False


@performs(MakeNewChoices)
def make_new_choices(g: State, f: Frame, c: Compiled[MakeNewChoices]) -> None:
    """751: whoever is told to chooses anew, in a script of its own; an item without choices has nothing to remake.

    Rules: 355.15, 751.1, 752.
    """
    for item in chain_items.items(g, f, c.node.what)[:1]:
        if item.ability is not None and item.ability.choices:
            g.push(ANEW, f.you, f.source, item=item.id, **{ITEM: cause(f)})


def anew(g: State, f: Frame) -> None:
    """753: any of the choices, one after another. What it targets now and didn't before hears of it (754); nothing more
    is paid (755).

    Rules: 752.2, 755.1.
    """
    item = g.item(f.env[REMADE])
    assert item is not None
    env, course = Bindings(item.bound), Course()
    for n in range(repetitions(env) + 1):
        remake(g, f, item, env, n, course)
    before, modes = aimed_at(g, item, item.bound), remembered_modes(item, item.bound)
    chosen = [id for id in aimed_at(g, item, env) if id not in before]
    other = [mode for mode in remembered_modes(item, env) if mode not in modes]
    keep_places(g, item, env)
    item.bound = env
    g.touch()
    targeted = [events.chose("754", f.you, id, item=item.id, code=one.card.code if (one := g.item(id)) else "")
                for id in chosen]
    propose(g, f, [*targeted, *(events.mode_chosen("753", f.you, item.source, mark=mark, mode=n, item=item.id)
                                for mark, n in other)])


def aimed_at(g: State, item: Item, env: Bindings) -> list[int]:
    """Everything that the item targets with these choices, repetitions included."""
    found = [
        id
        for choice in chain_items.aims(g, item)
        for n in range(repetitions(env) + 1)
        for id in env.get(slot(choice, n), ())
    ]
    return list(dict.fromkeys(found))


def remake(g: State, f: Frame, item: Item, env: Bindings, n: int, course: Course) -> None:
    """The choices of one repetition, modes first."""
    order = in_order(item)
    now = env | {choice.slot: env.get(slot(choice, n), ()) for choice in order}
    context = Context(item.controller, item.source, now)
    for place, choice in enumerate(order):
        before = now[choice.slot]
        now[choice.slot] = (
            again(g, f, item, context, choice, order[place + 1 :], course)
            if nouns.all_hold(g, context, choice.given)
            else ()
        )
        course.changed = course.changed or now[choice.slot] != before
    env.update((slot(choice, n), now[choice.slot]) for choice in order)


def again(
    g: State, f: Frame, item: Item, context: Reading, choice: Choice, rest: Sequence[Choice], course: Course
) -> tuple[int, ...]:
    """753: one choice, as it was or another one; where nothing else could be chosen nothing is asked (753.2)."""
    old: tuple[int, ...] = context.env[choice.slot]
    found = open_to(g, item, context, choice, rest)
    legal = is_legal(old, found, choice)
    keeps = legal or not course.changed
    fixed = course.fixed or (keeps and not changeable(g, context, choice, found))
    chosen = None if fixed else others(g, f, item, context, choice, found, keeps)
    if chosen is None:
        course.fixed = course.fixed or not legal
        return old
    return chosen


def open_to(
    g: State, item: Item, context: Reading, choice: Choice, rest: Sequence[Choice]
) -> dict[int, Option]:
    """What could be chosen now: what would be illegal, or leave a later choice without anything legal, can't be
    (753.1)."""
    return {
        value: option
        for value, option in alternatives(g, item, context, choice)
        if leads_on(g, item, context, choice, value, rest)
    }


def is_legal(old: tuple[int, ...], found: Collection[int], choice: Choice) -> bool:
    """Whether what was chosen could be chosen now."""
    return set(old) <= set(found) if old else choice.least == 0 or not found


def changeable(g: State, context: Reading, choice: Choice, found: Collection[int]) -> bool:
    """753.2: whether anything else than what was chosen could be: another object in its place, or none of it."""
    old: tuple[int, ...] = context.env[choice.slot]
    if old and choice.least == 0:
        return True
    return any(value not in old and fits_beside(g, context, choice, (value,)) for value in found)


def fits_beside(g: State, context: Reading, choice: Choice, chosen: tuple[int, ...]) -> bool:
    """355.11: whether these may be chosen together."""
    return choice.reading != "target" or together(g, context, choice, chosen)


def others(
    g: State, f: Frame, item: Item, context: Reading, choice: Choice, found: dict[int, Option], keeps: bool
) -> tuple[int, ...] | None:
    """What is chosen for it now, one after another; none when it stays as it was, where it `keeps`."""
    old, most = context.env[choice.slot], at_most(g, item, context, choice) or len(found)
    chosen: tuple[int, ...] = ()
    while len(chosen) < most:
        left = [
            option for value, option in found.items()
            if value not in chosen
            and not (keeps and most == 1 and value in old)
            and fits_beside(g, context, choice, (*chosen, value))
        ]
        options = [
            *((AS_IT_WAS,) if keeps and not chosen else ()), *left,
            *((WANTS_DONE,) if len(chosen) >= choice.least else ()),
        ]
        if not left and (chosen or not keeps):
            break
        asks = g.choose if len(options) == 1 else g.ask
        key = asks(
            f.you, "choose", f"{item.card.name}: choose {choice.said} anew?", options, why="753", source=item.source
        )[0]
        if key == KEEP:
            return None
        if key == DONE:
            break
        chosen = (*chosen, int(key.partition(":")[2]))
    return chosen


def alternatives(g: State, item: Item, context: Reading, choice: Choice) -> list[tuple[int, Option]]:
    """What could be chosen now, with how it is offered (752.1)."""
    you = item.controller
    match choice.reading:
        case "destination":
            return (
                [(place, place_option(g, place, you)) for place in ways_out(g, context, choice)]
                if moving(g, context, choice)
                else []
            )
        case "player":
            return [
                (seat, Option(f"seat:{seat}", g.players[seat].name))
                for seat in nouns.players(g, context, choice.filters)
            ]
        case "mode":
            return [(n, Option(f"mode:{n}", short(label.capitalize()), label)) for n, label in enumerate(choice.labels)
                    if viable(g, item, context, choice, n)]
        case "item":
            return [(other.id, item_option(g, other, you)) for other in on_chain(g, item, context, choice)]
    if is_location(choice):
        return [(place, place_option(g, place, you)) for place in spots(g, context, choice)]
    return [(thing.id, object_option(g, thing, you)) for thing in legal(g, context, choice)]


def leads_on(g: State, item: Item, context: Reading, choice: Choice, value: int, rest: Sequence[Choice]) -> bool:
    """753.1: whether every later choice could still be made."""
    chosen = Context(context.you, context.source, context.env | {choice.slot: (value,)})
    return all(has_enough(g, item, chosen, other) for other in rest)


ANEW = Script("anew", (Step("anew", anew),))
