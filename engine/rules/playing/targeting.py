"""Which objects may be aimed at (355.5–355.16, 757–758): what fits, may be chosen, leaves the rest of the cost
payable."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Choice, Context, Reading
from engine.kernel.bindings import Bindings
from engine.names.bindings import HIDDEN
from engine.rules.events.permissions import CANT_CHOOSE, may_be_chosen
from engine.rules.meaning import chain_items, entering, nouns
from engine.rules.meaning.executions import is_aim, used_up
from engine.rules.meaning.groups import fills, is_where_chosen, leaves_group, on_its_own
from engine.rules.playing import costs, hanging
from engine.rules.playing.additional_costs import affords, targets
from engine.rules.playing.cost_components import (
    LEAVES,
    Barred,
    aims,
    context_of,
    dues,
    eligible,
    given_for,
    paid_for,
    reserved,
    takes,
)
from engine.rules.playing.deflecting import deflect, deflected
from engine.rules.playing.hiding import at_its_battlefield, bound_there, spots
from engine.rules.playing.resolution_choices import moving, ways_out
from engine.rules.playing.total_cost import Total, total
from engine.words.base import walk
from engine.words.nodes import Among, BanishedWith, Either, Kind, ModeIs, Tag, That, Zone


def candidates(g: State, item: Item, context: Reading, choice: Choice) -> Sequence[object]:
    """What there is to choose: objects, seats, locations, or modes that can be carried through (355.16)."""
    if choice.reading == "player":
        return nouns.players(g, context, choice.filters)
    if choice.reading == "mode":
        return [n for n in range(len(choice.labels)) if viable(g, item, context, choice, n)]
    if choice.reading == "item":
        return on_chain(g, item, context, choice)
    return spots(g, context, choice) if is_location(choice) else legal(g, context, choice)


def has_enough(g: State, item: Item, context: Reading, choice: Choice) -> bool:
    """Whether a choice could be made now: it is optional, not asked, or there is enough to choose."""
    if choice.least == 0 or not nouns.all_hold(g, context, choice.given):
        return True
    if choice.reading == "destination":
        return not choice.moved or not moving(g, context, choice) or bool(ends(g, context, choice))
    found = candidates(g, item, context, choice)
    if choice.reading == "target" and not is_location(choice):
        things = spared(g, item, context.env, choice, [thing for thing in found if isinstance(thing, Object)])
        return fills(g, context, choice, (), [thing.id for thing in things])
    return len(found) >= choice.least


def in_order(item: Item) -> list[Choice]:
    """355.3: modes are chosen before anything else; the rest in the order of the text."""
    return sorted(item.ability.choices, key=lambda choice: choice.reading != "mode") if item.ability else []


def leads_on(g: State, item: Item, context: Reading, choice: Choice, *values: int) -> bool:
    """355.8, 355.16: whether what later choices say of this one can be met when these are chosen for it."""
    if item.ability is None or choice.slot not in item.ability.leads:
        return True
    order = in_order(item)
    rest = order[order.index(choice) + 1:]
    known = Bindings((name, value) for name, value in context.env.items() if all(name != other.slot for other in rest))
    return goes_on(g, item, Context(context.you, context.source, known | {choice.slot: values}), rest)


def goes_on(g: State, item: Item, context: Reading, rest: Sequence[Choice]) -> bool:
    """355.8: whether these choices can be made one after another: each that a later one speaks of is tried with
    everything that there is for it, if that is enough."""
    assert item.ability is not None
    for n, choice in enumerate(rest):
        if choice.slot in context.env or not nouns.all_hold(g, context, choice.given):
            continue
        if choice.slot in item.ability.leads:
            return leads_further(g, item, context, choice, rest[n + 1:])
        if not has_enough(g, item, context, choice):
            return False
    return True


def leads_further(g: State, item: Item, context: Reading, choice: Choice, rest: Sequence[Choice]) -> bool:
    """355.8: whether enough can be chosen with which the later choices can be made too."""
    def leads(*way: int) -> bool:
        return goes_on(g, item, Context(context.you, context.source, context.env | {choice.slot: way}), rest)

    if lacks_anyway(g, context, rest):
        return False
    found = values(g, item, context, choice)
    if choice.least > 1:
        return fills(g, context, choice, (), [value for value in found if leads(value)])
    none = choice.least == 0 or (choice.reading == "destination" and not found)
    return any(map(leads, found)) or (none and leads())


APART = (Kind, Tag)
"""Filters that hold of an object whatever is chosen."""
ELSEWHERE = (Among, BanishedWith, Either, Zone)
"""Filters that have a choice look elsewhere than on the board."""


def lacks_anyway(g: State, context: Reading, rest: Sequence[Choice]) -> bool:
    """355.8: whether one of these choices lacks what it is for, whatever is chosen before it: found once, and without
    trying that."""
    for choice in rest:
        if choice.reading != "target" or not choice.least or choice.given or choice.slot in context.env:
            continue  # it isn't sure to be asked
        if is_location(choice) or any(isinstance(node, ELSEWHERE) for node in choice.filters):
            continue
        key = ("at most", id(choice))
        if key not in g.memo:
            apart = tuple(node for node in choice.filters if isinstance(node, APART))
            g.memo[key] = len(nouns.candidates(g, Context(context.you, context.source), apart))
        if g.memo[key] < choice.least:
            return True
    return False


def values(g: State, item: Item, context: Reading, choice: Choice) -> list[int]:
    """What could be bound for a choice: ids of objects, places or items on the chain, seats, numbers of modes."""
    if choice.reading == "destination":
        return ends(g, context, choice)
    found = candidates(g, item, context, choice)
    if choice.reading == "target" and not is_location(choice):
        found = spared(g, item, context.env, choice, [thing for thing in found if isinstance(thing, Object)])
    return [each.id if isinstance(each, Object | Item) else int(str(each)) for each in found]


def ends(g: State, context: Reading, choice: Choice) -> list[int]:
    """355.4: where what moves may go; what was played from facedown perhaps only to its battlefield (811.1.d.2)."""
    found = ways_out(g, context, choice)
    return at_its_battlefield(g, context, choice, found) if HIDDEN in context.env and is_aim(g, choice) else found


def completable(g: State, item: Item, context: Reading, choice: Choice) -> bool:
    """355.8: whether this choice could be made, given that those it speaks of may still be chosen."""
    if item.ability is None or not item.ability.leads or choice.least == 0:
        return has_enough(g, item, context, choice)
    order = in_order(item)
    return goes_on(g, item, context, order[:order.index(choice) + 1])


def waits(item: Item, context: Reading, choice: Choice) -> bool:
    """Whether a choice speaks of another that is not made yet, so that nobody can say what there is for it."""
    leads = item.ability.leads if item.ability is not None else frozenset()
    open_now = leads - context.env.keys()
    return bool(open_now) and any(isinstance(part, That) and part.name in open_now for part in walk(choice.filters))


def viable(g: State, item: Item, context: Reading, mode: Choice, n: int) -> bool:
    """Whether that mode may be chosen, and its own choices could be made and paid for."""
    assert item.ability is not None
    if n in used_up(g, context, mode, item.id):
        return False
    chosen = Context(context.you, context.source, context.env | {mode.slot: (n,)})
    own = [choice for choice in item.ability.choices
           if any(isinstance(given, ModeIs) and given.name == mode.slot for given in choice.given)]
    if not goes_on(g, item, chosen, own):
        return False
    for choice in own:
        if choice.reading != "target" or waits(item, chosen, choice):
            continue
        if choice.least and nouns.all_hold(g, chosen, choice.given):
            found = [thing for thing in legal(g, chosen, choice) if affordable(g, item, chosen.env, choice, thing)]
            if len(found) < choice.least:
                return False
    return True


def on_chain(g: State, item: Item, context: Reading, choice: Choice) -> list[Item]:
    """The spells and abilities on the chain that may be chosen; an item never chooses itself (355.9)."""
    return [
        other
        for other in g.chain
        if not other.pending and other.id != item.id and chain_items.fits_item(g, context, choice.filters, other)
    ]


def is_location(choice: Choice) -> bool:
    """Whether bases can be chosen as well as battlefields."""
    for node in choice.filters:
        if isinstance(node, Kind) and node.name == "location":
            return True
    return False


def legal(g: State, context: Reading, choice: Choice) -> list[Object]:
    """The objects that may be chosen: they fit, and an item never chooses itself (355.9). Not to be changed by the
    caller.

    Rules: 141.1.a.3, 148.1.a.3, 170.7, 174.5, 355.9.b.
    """
    if not context.env:  # before anything is chosen it is the same for everybody who asks
        key = ("legal", context.you, context.source, id(choice))
        if key not in g.memo:
            g.memo[key] = [thing for thing in fitting(g, context, choice) if not is_barred(g, context, thing)]
        first: list[Object] = g.memo[key]
        return first
    found = [thing for thing in fitting(g, context, choice) if not is_barred(g, context, thing)]
    return bound_there(g, context, choice, found) if HIDDEN in context.env else found


def fitting(g: State, context: Reading, choice: Choice) -> list[Object]:
    """What fits the text; a card that is being played never does (355.9.c)."""
    return [thing for thing in nouns.candidates(g, context, choice.filters) if thing.zone != "chain"]


def is_barred(g: State, context: Reading, thing: Object) -> bool:
    """758: whether an object is untargetable for whoever chooses; the same for each of its choices."""
    if CANT_CHOOSE not in g.passives:
        return False
    key = ("barred", context.you, context.source, thing.id)
    if key not in g.memo:
        g.memo[key] = not may_be_chosen(g, thing, context.you, context.source)
    return bool(g.memo[key])


def lacking(g: State, context: Reading, choice: Choice) -> str:
    """The rule by which there is too little to choose: what there is can't be chosen (758), or there is nothing
    (355.8)."""
    return (
        "758"
        if choice.reading == "target"
        and CANT_CHOOSE in g.passives
        and any(is_barred(g, context, thing) for thing in fitting(g, context, choice))
        else "355.8"
    )


def is_legal(g: State, item: Item, context: Reading, choice: Choice, thing: Object) -> bool:
    """359.3.e.2, 758.1: whether what was chosen is still a legal target: it fits, can be chosen, and is where a card
    from facedown may aim.

    Rules: 758.2, 758.2.a.
    """
    if not nouns.fits(g, context, on_its_own(choice.filters), thing):
        return False
    if leaves_group(g, item, choice) and not is_where_chosen(context, thing):
        return False
    if CANT_CHOOSE in g.passives and not may_be_chosen(g, thing, item.controller, item.source, item):
        return False
    return HIDDEN not in context.env or bool(bound_there(g, context, choice, [thing]))


def aimed_by(context: Reading, choice: Choice) -> str:
    """The rule by which a target is chosen: from facedown only at the battlefield where the card lay; of damage that is
    split.

    Rules: 355.5.a, 355.7, 811.1.d.2.a.
    """
    if context.env.get(HIDDEN):
        return "811.1.d.2"
    return "355.14.b" if choice.limit is not None else "355.5"


def spared(g: State, item: Item, env: Bindings, choice: Choice, found: list[Object]) -> list[Object]:
    """355.16: nobody aims at what the cost of the same card or ability is sure to take; a trigger does if there is
    nothing else."""
    paid = paid_for(env)
    needs = [
        ({thing.id for thing in eligible(g, context_of(item, env), due, given)}, given.least)
        for due in dues(g, item, paid)
        for given in due.choices
        if given.slot not in env and takes(due, given.slot)
    ]
    lost = given_for(item.source, env, dues(g, item, paid), LEAVES)
    if not needs and not lost:
        return found
    aimed = set(targets(item, env))
    kept = [
        thing
        for thing in found
        if thing.id not in lost and all(len(able - aimed - {thing.id}) >= least for able, least in needs)
    ]
    return found if item.kind == "triggered" and len(kept) < choice.least else kept


def at_most(g: State, item: Item, context: Reading, choice: Choice) -> int:
    """How many may be chosen, 0 for any number; a split names no more targets than there is damage, Bonus Damage
    included (355.14.c, 715.3), and than its text says."""
    if choice.limit is None:
        return choice.most
    n = nouns.amount(g, context, choice.limit) or 0
    found = legal(g, context, choice)
    most = max(1, n + (entering.bonus_damage(g, item, found[0]) if n and found else 0))
    return min(most, choice.most) if choice.most else most


def affordable(g: State, item: Item, bound: Bindings, choice: Choice, thing: Object) -> bool:
    """Whether the object can be chosen so that the cheapest of what has to be chosen after it can be paid too (355.16,
    809.1.c)."""
    if hanging.priced_by(g, item):
        chosen = bound | {choice.slot: (*bound.get(choice.slot, ()), thing.id)}
        return hanging.is_open(g, item, chosen, choice) or affords(g, item, chosen)
    if not hanging.any_deflects(g, item.controller):
        return affordable_target(g, item, bound, thing)
    taken = (*bound.get(choice.slot, ()), thing.id)
    context = Context(item.controller, item.source, bound | {choice.slot: taken})
    later = sum(
        sum(sorted(deflect(g, item, x, taken) for x in found)[:due])
        for found, due in to_come(g, item, context, choice)
    )
    return affordable_target(g, item, bound, thing, later)


def affordable_target(g: State, item: Item, bound: Bindings, thing: Object, later: int = 0) -> bool:
    """Whether the cost could still be paid with this object chosen as well, and so much Deflect to come: it makes some
    targets too dear. What is aimed at doesn't leave for the payment (357.3)."""
    deflects = hanging.any_deflects(g, item.controller)
    before = deflected(g, item, bound) if deflects else 0
    aimed = aims(item, bound) if deflects else []
    counts = g.edition.deflect_counts == "each time" or thing.id not in aimed
    n = later + (deflect(g, item, thing, aimed) if deflects and counts else 0)
    if not (n or before) and (thing.controller != item.controller or not costs.may_leave(g, thing)):
        return True
    (energy, power), barred = due_with(g, item, bound, before)
    if not (n or energy or power):
        return True  # most triggers ask for no payment at all
    barred = barred._replace(staying=barred.staying | {thing.id})
    return costs.payable(
        costs.means(g, item.controller, costs.purpose(g, item), barred), energy, (*power, *(costs.ANY,) * n)
    )


def due_with(g: State, item: Item, bound: Bindings, deflects: int) -> tuple[Total, Barred]:
    """What an item costs with these choices, and what can't give anything for it: found once for all that could be
    chosen beside them."""
    key = ("due with", item.id, deflects, tuple(bound.items()))
    if not item.id or key not in g.memo:  # what is only imagined has no id of its own
        g.memo[key] = total(g, item, bound, deflects), reserved(g, item, bound, paid_for(bound))
    found: tuple[Total, Barred] = g.memo[key]
    return found


def to_come(g: State, item: Item, context: Reading, choice: Choice) -> Iterator[tuple[list[Object], int]]:
    """The targets that have to be chosen after those that are chosen for this choice: what there is, and how many."""
    choices = item.ability.choices if item.ability else ()
    for other in choices[choices.index(choice):]:
        taken = context.env.get(other.slot, ()) if other is choice else ()
        due = other.least - len(taken)
        if other.reading == "target" and due > 0 and nouns.all_hold(g, context, other.given):
            yield [thing for thing in legal(g, context, other) if thing.id not in taken], due


def affordable_player(g: State, item: Item, bound: Bindings, choice: Choice, seat: int) -> bool:
    """The same for a player: what it costs may depend on who is chosen."""
    taken = bound | {choice.slot: (seat,)}
    return not hanging.priced_by(g, item) or hanging.is_open(g, item, taken) or affords(g, item, taken)
