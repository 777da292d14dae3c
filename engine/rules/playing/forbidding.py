"""What forbids an action now: the questions are asked cheapest first, and the last one is whether it can be carried
through."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Ability, Context
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Reason
from engine.names.bindings import EITHER, HIDDEN
from engine.names.board import PlayWindow
from engine.rules.events.limits import is_spent
from engine.rules.events.permissions import may_play
from engine.rules.meaning import layers
from engine.rules.playing import ambush, costs, feasibility, flow, hanging, hiding, targeting, timing
from engine.rules.playing.adding import may_give
from engine.rules.playing.additional_costs import is_told, within_reach
from engine.rules.playing.beginning import begin
from engine.rules.playing.cost_components import context_of, dues, is_possible, reserved
from engine.rules.playing.deflecting import deflect
from engine.rules.playing.movement import destinations
from engine.rules.playing.places import only_for_a_price, places
from engine.rules.playing.timing import RANK
from engine.rules.playing.total_cost import Total, base_changes, of_each_way, total

NOW, PERHAPS, NEVER = "now", "perhaps", ""
"""Whether something has the permission that a window needs: it has, could get it by being played (806.4.a, 813.4.a), or
not."""
NEEDED: dict[PlayWindow, int] = {"act": 0, "invited": 0, "focus": 1, "priority": 2}
"""How much permission a window needs: any, Action, Reaction (310, 806, 813)."""


def permission(g: State, thing: Object, window: PlayWindow) -> str:
    """Whether a card has the permission that a window needs; a facedown one has Reaction (811.6), one with Ambush where
    that lets it be."""
    needed, card = NEEDED[window], thing.card
    if (
        RANK[card.timing] >= needed
        or thing.zone == "facedown"
        or (card.is_unit and ambush.spots(g, thing.controller, thing))
    ):
        return NOW
    if timing.is_settled(g, card):
        return NEVER
    if RANK[timing.timing(g, thing)] >= needed:
        return NOW
    return PERHAPS if g.edition.timing_checked == "last" and timing.hopes(g, thing, needed) else NEVER


def trials(g: State, thing: Object, seat: int) -> list[tuple[Item, Total]]:
    """The item that a card would be, on no chain, and what it would cost: one for each price that it may be played for
    from where it is. Not to be changed by the caller."""
    key = ("trials", thing.id, seat)
    if key not in g.memo:
        shown = hiding.shown(g, thing)
        items = [imagined(thing, seat, way) for way in flow.ways(g, thing, seat)]
        g.memo[key] = [(item, total(flow.taken_up(shown, item), item)) for item in items]
    found: list[tuple[Item, Total]] = g.memo[key]
    return found


def imagined(thing: Object, seat: int, way: Bindings | None = None) -> Item:
    """The item that a card would be, played for that one of its prices."""
    item = Item(0, "card", thing.card, seat, thing.id)
    item.ability = thing.card.spell
    item.origin = thing.zone
    if item.origin == "facedown":
        item.bound[HIDDEN] = thing.place
    if way:
        item.bound.update(way)
    return item


def why_not_play(g: State, seat: int, thing: Object, window: PlayWindow) -> Iterator[Reason]:
    """What forbids playing a card now, cheapest question first, and last whether it can be carried through."""
    ways = trials(g, thing, seat)
    item, price = (
        ways[0]
        if len(ways) == 1
        else next((way for way in ways if next(why_not_begin(g, thing, window, *way), None) is None), ways[0])
    )
    reasons = why_not_begin(g, thing, window, item, price)
    if len(ways) > 1:
        item = imagined(thing, seat, Bindings({EITHER: ()}))  # which of them is still to be chosen
    return why_not(g, f"play:{thing.id}", window, permission(g, thing, window), item, reasons)


def why_not(
    g: State, key: str, window: PlayWindow, when: str, item: Item, reasons: Iterator[Reason]
) -> Iterator[Reason]:
    """What forbids an action: that it is not the time for it, these `reasons`, or that it leads nowhere. Where it only
    could get the permission, nothing but carrying it through tells, and what can't be carried through hasn't got it."""
    forbidden = when == NEVER
    if forbidden:
        yield untimely(window)
    for reason in reasons:
        if when == PERHAPS and not forbidden:
            yield untimely(window)
        forbidden = True
        yield reason
    if not forbidden and (when == PERHAPS or feasibility.needs_trial(g, item)):
        for reason in why_not_complete(g, item.controller, key):
            yield untimely(window) if when == PERHAPS else reason


def why_not_complete(g: State, seat: int, key: str) -> Iterator[Reason]:
    """Why an action that could be begun leads nowhere (358.5): it is tried on a fork, once until something changes."""
    tried = ("tried", seat, key)
    if tried not in g.memo:
        twin = feasibility.trial(g)
        begin(twin, seat, key)
        g.memo[tried] = feasibility.refusal(twin)
    wrong: Reason | None = g.memo[tried]
    if wrong is not None:
        yield wrong


def why_not_begin(g: State, thing: Object, window: PlayWindow, item: Item, price: Total) -> Iterator[Reason]:
    """What else than the time forbids playing a card as that item and for that price, by all that can be said without
    doing it."""
    card, seat, (energy, power) = thing.card, item.controller, price
    if thing.zone == "facedown":
        yield from hiding.why_not_unhide(g, seat, thing)
    if window == "invited" and card.type != "spell":
        yield Reason("489.8.a", "A teammate is invited to play a spell or to activate an ability.")
    was, g = g, hiding.shown(g, thing)
    thing = g.objects[thing.id]
    have = costs.means(g, seat, costs.purpose(g, item), reserved(g, item, Bindings(), ()))
    doubts: list[Reason] = []
    if not costs.payable(have, energy, power) and not (
        card.additional
        and base_changes(g, card)
        and within_reach(g, item, Bindings(item.bound), card.additional)
    ):
        doubts.append(Reason("357", f"It costs {costs.words(energy, power)}: {costs.short_of(have, energy, power)}."))
    if doubts and (is_told(g, item) or not costs.payable(have, hanging.sure_energy(g, item, energy), ())):
        yield from doubts
        doubts = []
    if not (
        places(g, seat, thing) or only_for_a_price(g, item)
        if card.is_unit and not thing.place
        else may_play(g, thing, seat, thing.place if card.is_unit else 0)
    ):
        yield Reason("054.1", "Something forbids that now.")
    g = flow.taken_up(g, item)
    for due in dues(g, item, ()):
        if not is_possible(g, context_of(item, Bindings()), due):
            yield Reason("203.3", f"Its additional cost can't be paid now: {due.label}.")
    unmet = why_not_choose(g, item, card.spell)
    yield from doubted(was, f"play:{thing.id}", item, chain(doubts, unmet))


def doubted(g: State, key: str, item: Item, reasons: Iterable[Reason]) -> Iterable[Reason]:
    """355.1.a, 356.4: of an item whose price or reach hangs on what is chosen for it, what stands against it counts
    only if there is no way to carry it through."""
    if not hanging.hangs(g, item):
        return reasons
    found = list(reasons)
    return found if found and any(True for _ in why_not_complete(g, item.controller, key)) else ()


def untimely(window: PlayWindow) -> Reason:
    """Why a card or ability without the permission can't be played in that window."""
    if window == "priority":
        return Reason("813", "While there is a chain only cards and abilities with Reaction can be played.")
    return Reason("806", "In a showdown only cards and abilities with Action or Reaction can be played.")


def why_not_choose(g: State, item: Item, ability: Ability | None) -> Iterator[Reason]:
    """Whether every required choice has enough to choose that can be paid for (355.8)."""
    if ability is None or not ability.choices:
        return
    context = Context(item.controller, item.source, Bindings(item.bound))
    due = 0
    for choice in ability.choices:
        if not targeting.completable(g, item, context, choice):
            yield Reason(
                targeting.lacking(g, context, choice), f"There is nothing that it could choose: {choice.said}."
            )
        elif choice.reading == "target" and choice.least:
            found = targeting.legal(g, context, choice)
            due += sum(sorted(deflect(g, item, thing) for thing in found)[:choice.least])
            if found and not choice.given and all(costs.may_leave(g, thing) for thing in found) \
                    and not any(targeting.affordable(g, item, context.env, choice, thing) for thing in found):
                yield Reason("357.3", f"All that it could choose would have to pay for it: {choice.said}.")
    if due:
        energy, power = total(g, item)
        have = costs.means(g, item.controller, costs.purpose(g, item), reserved(g, item, Bindings(), ()))
        if not costs.payable(have, energy, (*power, *(costs.ANY,) * due)):
            yield Reason("809.1.c", "Choosing any of its targets costs more than you can pay (Deflect).")


def why_not_use(g: State, seat: int, thing: Object, n: int, ability: Ability, window: PlayWindow) -> Iterator[Reason]:
    """What forbids using an activated ability now (377, 381), and last whether it can be carried through."""
    item, key = activation(seat, thing, ability), f"use:{thing.id}:{n}"
    return why_not(g, key, window, when_used(g, thing, ability, window), item, why_not_activate(g, thing, item, key))


def when_used(g: State, thing: Object, ability: Ability, window: PlayWindow) -> str:
    """Whether an activated ability has the permission that a window needs. Rules: 145.2, 151.2."""
    needed = NEEDED[window]
    if RANK[ability.timing] >= needed or RANK[timing.of_ability(g, thing, ability)] >= needed:
        return NOW
    hopes = g.edition.timing_checked == "last" and RANK[timing.of_ability(g, thing, ability, None)] >= needed
    return PERHAPS if hopes else NEVER


def activation(seat: int, thing: Object, ability: Ability) -> Item:
    """An activated ability as it would be; it is on no chain."""
    item = Item(0, "activated", thing.card, seat, thing.id)
    item.ability = ability
    return item


def why_not_activate(g: State, thing: Object, item: Item, key: str) -> Iterator[Reason]:
    """What else than the time forbids using an activated ability, by all that can be said without doing it.

    Rules: 377.2.b.
    """
    seat, ability = item.controller, item.ability
    assert ability is not None
    if ability.condition and not layers.active(g, thing, ability):
        yield Reason("721", "That ability is inactive now.")
    if is_spent(g, thing.id, ability):
        yield Reason("377.2.b", "It was used this turn as often as it may be.")
    if not costs.usable(thing, ability):
        yield Reason("414.4", f"{thing.card.name} is exhausted, so it can't be exhausted as a cost.")
    elif ability.due is not None and not (may_give(g, seat, thing, ability) and (
        thing.card.is_rune
        or ability.due.actions == (feasibility.EXHAUST,)
        or is_possible(g, Context(seat, thing.id, layers.bindings(g, thing, ability)), ability.due)
    )):
        yield Reason("203.3", f"Its cost can't be paid now: {ability.due.label}.")
    priced = ability.cost is not None and (ability.cost.price.energy or ability.cost.price.power)
    if priced or ability.choices:
        paid = why_not_pay(g, item) if priced else ()
        yield from doubted(g, key, item, chain(paid, why_not_choose(g, item, ability)))


def why_not_pay(g: State, item: Item) -> Iterator[Reason]:
    """357: whether what is there covers what an activated ability costs in one of the ways to pay for it."""
    prices = of_each_way(g, item)
    if (0, ()) in prices:
        return
    have = costs.means(g, item.controller, costs.purpose(g, item), reserved(g, item, Bindings(), ()))
    if not any(costs.payable(have, *price) for price in prices):
        energy, power = prices[0]
        yield Reason("357", f"It costs {costs.words(energy, power)}: {costs.short_of(have, energy, power)}.")


def why_not_move(g: State, seat: int, unit: Object) -> Iterator[Reason]:
    """What forbids a Standard Move of that unit now."""
    if unit.exhausted:
        yield Reason("144.3", f"{unit.card.name} is exhausted; a Standard Move exhausts it.")
    if not destinations(g, unit):
        yield Reason("144.4", "There is nowhere for it to go.")
