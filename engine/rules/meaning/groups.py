"""Groups that are limited as a whole (355.11): total Might, one battlefield, one controller; and so many at each
location."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Choice, Reading
from engine.kernel.bindings import Bindings, Slot
from engine.kernel.decision import Option
from engine.names.answers import DONE
from engine.names.bindings import CHOSEN_AT
from engine.rules.meaning import arithmetic, nouns
from engine.rules.meaning.executions import all_chosen
from engine.rules.meaning.labels import object_option
from engine.rules.meaning.registry import fits_word
from engine.words.base import Node
from engine.words.nodes import AtEach, Same, Sharing, That, Together, TotalMight


def alone(g: State, f: Reading, node: Together, thing: Object) -> bool:
    """What limits a group refuses no single object, but one that isn't at a battlefield is in no group at one."""
    return not at_one_battlefield(node) or thing.place > 0


def at_one_battlefield(node: Node) -> bool:
    """Whether that limits a group to one battlefield."""
    return isinstance(node, Same) and node.aspect == "battlefield"


def is_where_chosen(f: Reading, thing: Object) -> bool:
    """Whether it is still where it was chosen, if that is kept."""
    return bool(dict(f.env.get(CHOSEN_AT, ())).get(thing.id, thing.place) == thing.place)


fits_word(TotalMight)(alone)
fits_word(Same)(alone)


@fits_word(Sharing)
def beside(g: State, f: Reading, node: Sharing, thing: Object) -> bool:
    """355.11.a: the second of a pair goes with the first, which is chosen already."""
    return alone(g, f, node.limit, thing) and within(g, f, node.limit, [thing, *nouns.things(g, f, node.first)])


@fits_word(AtEach)
def where_chosen(g: State, f: Reading, node: AtEach, thing: Object) -> bool:
    """355.9.b: each location has a target of its own: what was chosen for one has to be there still."""
    return is_where_chosen(f, thing) and (node.place != "battlefield" or thing.place > 0)


def keep_places(g: State, item: Item, env: Bindings) -> None:
    """355.9.b: where each target is as it is chosen, if it is chosen for that location, or by some editions for one
    battlefield (355.11.b); what was chosen before stays chosen for the location where it was (751.1)."""
    for choice in item.ability.choices if item.ability is not None else ():
        if choice.each or leaves_group(g, item, choice):
            now = {id: g.objects[id].place for id in all_chosen(choice, env) if id in g.objects}
            env[CHOSEN_AT] = tuple((now | dict(env.get(CHOSEN_AT, ()))).items())


def leaves_group(g: State, item: Item, choice: Choice) -> bool:
    """355.11.b: whether what is chosen for it is in a group at one battlefield, both of a pair, that an object is out
    of as soon as it isn't there any more."""
    if g.edition.group_left != "out" or item.ability is None:
        return False
    paired = (
        node.limit for other in item.ability.choices for node in other.filters
        if isinstance(node, Sharing) and node.first == That(choice.slot)
    )
    return any(map(at_one_battlefield, (*on_its_own(choice.filters), *paired)))


def on_its_own(filters: tuple[Node, ...]) -> tuple[Node, ...]:
    """What a target that was chosen has to be by itself: whether it still goes with another, the group is asked."""
    return tuple(node.limit if isinstance(node, Sharing) else node for node in filters)


def grouped(choice: Choice) -> bool:
    """Whether not all that can be chosen can be chosen together."""
    return choice.each > 0 or any(isinstance(node, Together) for node in choice.filters)


def together(g: State, f: Reading, choice: Choice, ids: tuple[int, ...]) -> bool:
    """355.11.a: whether these may be chosen together."""
    if not grouped(choice):
        return True
    things = [g.objects[id] for id in ids]
    if choice.each and any(n > choice.each for n in Counter(thing.place for thing in things).values()):
        return False
    return all(within(g, f, node, things) for node in choice.filters if isinstance(node, Together))


def within(g: State, f: Reading, node: Together, things: list[Object]) -> bool:
    """One limit."""
    match node:
        case TotalMight(comparison):
            return nouns.compare(g, f, sum(max(0, arithmetic.might(g, thing)) for thing in things), comparison)
        case Same("controller"):
            return len({thing.controller for thing in things}) <= 1
        case Same():
            return len({thing.place for thing in things}) <= 1
    raise nouns.Unreadable(f"{node} limits no group")


def fills(g: State, f: Reading, choice: Choice, chosen: tuple[int, ...], among: Sequence[int]) -> bool:
    """355.8: whether these can be brought up to as many as have to be chosen, all of which go together."""
    if len(chosen) >= choice.least or not grouped(choice):
        return len({*chosen, *among}) >= choice.least
    left = [id for id in among if id not in chosen]
    return any(
        together(g, f, choice, (*chosen, id)) and fills(g, f, choice, (*chosen, id), left[n + 1 :])
        for n, id in enumerate(left)
    )


def settle_groups(g: State, item: Item, choices: Sequence[Choice], f: Reading) -> None:
    """355.11.b: of targets that don't fit together any more some are affected no longer, as `f` says from now on."""
    for choice in choices:
        chosen = f.env.get(choice.slot, ())
        if grouped(choice) and not together(g, f, choice, chosen):
            f.env[choice.slot] = regrouped(g, item, chosen, partial(together, g, f, choice))
        for node in choice.filters:
            if isinstance(node, Sharing) and isinstance(node.first, That):
                first = Slot(node.first.name)
                both = (*f.env.get(first, ()), *chosen)
                if not (left := partial(paired, g, f, node.limit))(both):
                    kept = regrouped(g, item, both, left)
                    for slot in (first, choice.slot):
                        f.env[slot] = tuple(id for id in f.env[slot] if id in kept)


def paired(g: State, f: Reading, limit: Same, ids: tuple[int, ...]) -> bool:
    """355.11: whether these go together as a pair."""
    return within(g, f, limit, [g.objects[id] for id in ids])


def regrouped(
    g: State, item: Item, targets: tuple[int, ...], fit: Callable[[tuple[int, ...]], bool]
) -> tuple[int, ...]:
    """355.11.b: the group doesn't fit any more: the controller chooses which of the original targets are affected."""
    chosen: tuple[int, ...] = ()
    while True:
        left = [g.objects[id] for id in targets if id not in chosen and fit((*chosen, id))]
        if not left:
            return chosen
        options = [
            *(object_option(g, thing, item.controller) for thing in left),
            Option(DONE, "Done", "affect no more"),
        ]
        prompt = f"{item.card.name}: not all of them fit together any more. Which does it affect?"
        key = g.ask(item.controller, "choose", prompt, options, why="355.11.b", source=item.source)[0]
        if key == DONE:
            return chosen
        chosen = (*chosen, int(key[4:]))
