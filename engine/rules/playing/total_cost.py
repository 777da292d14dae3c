"""What playing a card costs (356), in the order of the rule: base cost and what changes it, additional costs,
increases, discounts, what sets the whole cost to nothing."""
from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import CardDef, Context, Due, Passive, Reading
from engine.kernel.bindings import Bindings
from engine.names import questions
from engine.names.bindings import CREATED, EITHER, FLOW, HIDDEN, OWED, PAID, TERMS, WAYS
from engine.names.questions import LESS, MORE, UNPAID, Question
from engine.rules.meaning import chain_items, nouns, speakers
from engine.rules.playing import costs, hanging
from engine.rules.playing.cost_components import (
    IGNORES_ALL,
    aims,
    context_of,
    dues,
    flowing,
    is_free,
    paid_for,
)
from engine.rules.playing.deflecting import deflected, speaks_of_item
from engine.words.base import Node
from engine.words.nodes import CostLess, CostMore, CostsOf, Every, ForPrice, Ignoring, Price

Total = tuple[int, costs.Power]


def terms_of(g: State, f: Reading, price: Node | None) -> tuple[Any, ...]:
    """The changed price of a play, as a binding: it is kept with the item (`@terms`). How often a discount counts is
    known now."""
    match price:
        case Ignoring(part, _):
            return ("ignoring", part)
        case ForPrice(paid):
            return ("for", paid.energy, paid.power)
        case CostLess(paid, minimum, times):
            return ("less", paid.energy, paid.power, minimum, nouns.amount(g, f, times) or 0)
    return ()


def base(g: State, item: Item, bound: Bindings) -> Total:
    """356.1: the printed cost, or what stands in its place. An ability's own cost is among its dues; tokens and
    facedown cards have none.

    Rules: 185.3.a, 356.1.b.1, 356.1.b.2, 356.1.b.3.
    """
    if item.kind != "card" or g.objects[item.source].token or item.origin == "facedown":  # 811.1.b
        return 0, ()
    energy, power = costs.printed(g, item.card)
    terms = bound.get(TERMS, ())
    if terms[:1] == ("for",):
        energy, power = terms[1], costs.powers(g, tuple(terms[2]), item.card.domains)
    elif flowing(item):
        return 0, ()  # 829.1.b: the Flow cost, which is among the dues
    return waived(g, item, bound, energy, power)


def waived(g: State, item: Item, bound: Bindings, energy: int, power: costs.Power) -> Total:
    """356.1.b: what is left of a base cost, or of what stands in its place, by what the card is played ignoring."""
    parts = ignored(g, item, bound)
    whole = not parts.isdisjoint(("its cost", ALL))
    return 0 if whole or "its Energy cost" in parts else energy, () if whole or "its Power cost" in parts else power


@IGNORES_ALL.answers
def ignores_all(g: State, item: Item) -> bool:
    """356.5.a: whether its terms, or a text that is active, say “any and all costs” of a card."""
    return ALL in ignored(g, item, item.bound)


def ignored(g: State, item: Item, bound: Bindings) -> set[str]:
    """The parts of its cost that the card is played ignoring: by the effect that plays it, or as it has that itself."""
    terms = bound.get(TERMS, ())
    found = {terms[1]} if terms[:1] == ("ignoring",) else set()
    return found | {passive.trait.part for passive, _ in changes(g, item, bound, UNPAID)}


ALL = "any and all costs"
"""356.5.a: additional costs as well."""


def printed_only(g: State, card: CardDef) -> bool:
    """Whether a card costs exactly what is printed on it: most cards, most of the time. Not what is played from
    facedown."""
    return card.fixed and hanging.PRICING.isdisjoint(g.passives)


def hangs_on_hand(g: State, card: CardDef) -> bool:
    """Whether what a card costs may depend on the hand that it leaves (354): by a line of its own or an active one."""
    if printed_only(g, card) or not (handed := g.catalogue.handed):
        return False
    key = "counts a hand"
    if key not in g.memo:
        g.memo[key] = any(passive.key in handed for entries in g.passives.values() for _, passive, _ in entries)
    return bool(g.memo[key]) or card.code in handed or any(passive.key in handed for passive in card.passives)


PRICED_BY = frozenset((CREATED, EITHER, FLOW, HIDDEN, OWED, PAID, TERMS, WAYS))
"""What is bound of an item by which it may cost anything else than what is stated, beside its choices."""


def stated(g: State, item: Item, bound: Bindings) -> Total | None:
    """What is printed on a card or stands in the text of an ability, if no text makes that another price; otherwise
    None."""
    if item.kind == "card":
        costless = item.origin == "facedown" or FLOW in item.bound or g.objects[item.source].token
        if costless or not item.card.stated or is_changed(g, item, bound):
            return None
        return costs.printed(g, item.card)
    made = item.ability
    if made is None or not made.stated or LESS in g.passives or not g.catalogue.lessened.isdisjoint(g.passives):
        return None
    if made.due is None:
        return 0, ()
    return made.due.price.energy, costs.powers(g, made.due.price.power, item.card.domains)


def is_changed(g: State, item: Item, bound: Bindings) -> bool:
    """Whether a text on the board changes what that card costs."""
    return not hanging.PRICING.isdisjoint(g.passives) and any(changes(g, item, bound, what) for what in hanging.PRICING)


def base_changes(g: State, card: CardDef) -> bool:
    """Whether anything makes a card cost more or less: without that, additional costs only add to what is printed."""
    cheaper = card.spell is not None and card.spell.cheaper
    return bool(cheaper) or not (hanging.PRICING.isdisjoint(card.answered) and hanging.PRICING.isdisjoint(g.passives))


def least(g: State, thing: Object) -> Total | None:
    """The least that playing a card for what it costs can come to, whatever is chosen for it: what is printed, as
    additional costs only add to that, without what its own texts and those on the board may take off. None where that
    hangs on what is chosen or on the hand that it leaves, or where costs may be ignored."""
    card = thing.card
    if UNPAID in g.passives or not card.reckoned:
        return None
    energy, power = costs.printed(g, card)
    if LESS not in g.passives and LESS not in card.answered:
        return energy, power
    if hangs_on_hand(g, card):
        return None
    for passive, f in (*own(g, card, Context(thing.controller, thing.id), LESS), *texts(g, LESS)):
        trait: CostLess = passive.trait
        if hanging.on_targets(passive) or speakers.applies(g, passive, f, thing):
            prices = [price for price in (trait.price, trait.other) if price is not None]
            energy -= max(price.energy for price in prices) * max(0, nouns.amount(g, f, trait.times) or 0)
            power = () if any(price.power for price in prices) else power
    return energy, power


def total(g: State, item: Item, bound: Bindings | None = None, deflects: int | None = None) -> Total:
    """356: the Energy and the Power due, with the Power that its targets add (809), unless that is known to be another.
    Rules: 356.5, 356.7."""
    bound = item.bound if bound is None else bound
    deflects = deflected(g, item, bound) if deflects is None else deflects
    if PRICED_BY.isdisjoint(bound) and (simply := stated(g, item, bound)) is not None:
        return (simply[0], (*simply[1], *(costs.ANY,) * deflects)) if deflects else simply
    if is_free(g, item):
        return 0, ()  # 356.5.a
    energy, power = base(g, item, bound)
    saved = []
    for due in dues(g, item, paid_for(bound)):
        more, domains = component(g, item, bound, due)
        if g.edition.discounts == "any order":
            whole = component(g, item, bound, due, False)
            saved.append((whole[0] - more, Counter(whole[1]) - Counter(domains)))
            more, domains = whole
        energy, power = energy + more, (*power, *domains)
    power = (*power, *(costs.ANY,) * deflects)
    for passive, _ in changes(g, item, bound, MORE) if item.kind == "card" else ():
        trait: CostMore = passive.trait
        energy, power = energy + trait.price.energy, (*power, *costs.powers(g, trait.price.power, item.card.domains))
    for cheaper, times in discounts(g, item, bound):
        energy, power = less(energy, power, cheaper, times)
    for less_energy, less_power in saved:  # binding no minimum of others, they are best as the last ones
        energy, power = energy - less_energy, tuple((Counter(power) - less_power).elements())
    return max(0, energy), power


def discounts(g: State, item: Item, bound: Bindings) -> list[tuple[CostLess, int]]:
    """356.4.d: the discounts on the total and how often they count, in the order that is best for the player: as each
    minimum binds only its own discount (356.4.e), the highest one comes first.

    Rules: 356.4.a, 356.4.d.1.
    """
    context = context_of(item, bound)
    found = (
        [(trait, context) for trait in item.ability.cheaper if nouns.all_hold(g, context, trait.given)]
        if item.ability is not None and item.ability.cheaper
        else []
    )
    found += [(in_that_way(passive, f, bound), f) for passive, f in pricing(g, item, bound)]
    terms = bound.get(TERMS, ())
    if terms and terms[0] == "less":
        found.append((CostLess(Price(terms[1], tuple(terms[2])), *terms[3:]), context))
    if len(found) > 1:
        found.sort(key=lambda one: -one[0].minimum)
    return [(trait, nouns.amount(g, f, trait.times) or 0) for trait, f in found]


def pricing(g: State, item: Item, bound: Bindings) -> list[tuple[Passive, Context]]:
    """The texts that lessen the total of an item."""
    return changes(g, item, bound, LESS) if item.kind == "card" else of_abilities(g, item, bound)


def lessening(g: State, item: Item) -> list[Passive]:
    """The texts that could lessen the total of an item: its own and those on the board."""
    own = [passive for passive in item.card.passives if passive.what == LESS] if LESS in item.card.answered else []
    return [*own, *(passive for passive, _ in texts(g, LESS))]


def in_that_way(passive: Passive, f: Context, bound: Bindings) -> CostLess:
    """What a text lessens the total by: of “this or that less” what was chosen."""
    trait: CostLess = passive.trait
    if trait.other is None or not dict(bound.get(WAYS, ())).get(way_of(passive, f)):
        return trait
    return CostLess(trait.other, trait.minimum, trait.times)


def way_of(passive: Passive, f: Context) -> str:
    """The name of the choice that such a text gives."""
    return f"less:{f.source}:{passive.key}"


def component(g: State, item: Item, bound: Bindings, due: Due, lessened: bool = True) -> Total:
    """What one of its costs comes to: discounts for that component alone count before any other (356.4.c), unless it is
    asked what it is without them."""
    energy, power = (
        nouns.amount(g, context_of(item, bound), due.price.energy) or 0,
        costs.powers(g, due.price.power, item.card.domains),
    )
    if due.key.startswith("flow:"):  # 829.1.c.1: it replaces the base cost
        energy, power = waived(g, item, bound, energy, power)
    ways = ways_to_pay(g, item, due) if lessened else ()
    way = dict(bound.get(WAYS, ())).get(due.key, 0)
    for saved, minimum in ways[way] if way < len(ways) else ():
        energy, power = less(energy, power, CostLess(saved, minimum), 1)
    return energy, power


def ways_to_pay(g: State, item: Item, due: Due) -> list[tuple[tuple[Price, int], ...]]:
    """356.4.c.1: the ways in which what lessens a component can count: what says “this or that less” gives a choice."""
    if g.catalogue.lessened.isdisjoint(g.passives):
        return [()]
    traits = [
        passive.trait
        for name in called(item, due)
        if (what := questions.less_of(name)) in g.passives
        for passive, f in speakers.answers(g, what)
        if isinstance(passive.who, CostsOf) and is_of(g, f, passive.who, item)
    ]
    traits.sort(key=lambda trait: -trait.minimum)
    return list(
        product(
            *(
                tuple((price, trait.minimum) for price in (trait.price, trait.other) if price is not None)
                for trait in traits
            )
        )
    )


def called(item: Item, due: Due) -> tuple[str, ...]:
    """What texts call a component of a cost: by whether it is optional, by its keyword, or by that of its ability."""
    own = item.ability is not None and item.ability.due is due
    keyword = item.ability.keyword if own and item.ability is not None else ""
    return (*(("optional additional",) if due.optional else ()), keyword or due.key.partition(":")[0])


def is_of(g: State, f: Reading, component: CostsOf, item: Item) -> bool:
    """Whether that player pays it, for one of those objects if the text names any."""
    thing = g.objects.get(item.source)
    return item.controller in nouns.seats(g, f, component.whose) and (
        component.on is None or (thing is not None and nouns.fits(g, f, component.on.filters, thing))
    )


def ways_apart(g: State, item: Item, bound: Bindings, due: Due) -> dict[int, Total]:
    """356.4.c.1: the ways to pay one of its costs, with what each comes to, once for those that come to the same."""
    found: dict[int, Total] = {}
    for way in range(len(ways_to_pay(g, item, due))):
        price = component(g, item, bound | {WAYS: (*bound.get(WAYS, ()), (due.key, way))}, due)
        if price not in found.values():
            found[way] = price
    return found


def of_each_way(g: State, item: Item) -> list[Total]:
    """What an item costs in each way to pay its own cost, before one is chosen."""
    due = item.ability.due if item.ability is not None else None
    if due is None or len(ways_to_pay(g, item, due)) == 1:
        return [total(g, item)]
    return [total(g, item, Bindings({WAYS: ((due.key, way),)})) for way in ways_apart(g, item, Bindings(), due)]


def less(energy: int, power: costs.Power, trait: CostLess, times: int) -> Total:
    """356.4: a discount on the total; its minimum binds only itself, and no part falls below nothing.

    Rules: 356.4.f, 356.6.
    """
    if trait.price.energy and times > 0:
        energy = min(energy, max(trait.minimum, energy - trait.price.energy * times, 0))
    return energy, without(power, trait.price.power * max(0, times))


def without(power: costs.Power, saved: tuple[str, ...]) -> costs.Power:
    """The Power that is left after a discount: each takes away one that its domain could pay, the pickiest first."""
    left = sorted(power, key=len)
    for domain in saved:
        fitting = next((domains for domains in left if domain in ("any", "own") or domain in domains), None)
        if fitting is not None:
            left.remove(fitting)
    return tuple(left)


def changes(g: State, item: Item, bound: Bindings, what: Question) -> list[tuple[Passive, Context]]:
    """The increases or discounts that speak of this card: its own, wherever it is played from (366.2.a), and those on
    the board.

    Rules: 366.2.
    """
    if what not in item.card.answered and what not in g.passives:
        return []
    thing = g.objects[item.source]
    f = Context(item.controller, item.source, bound)
    found = [(passive, f) for passive, f in own(g, item.card, f, what) if speakers.applies(g, passive, f, thing)]
    if what in g.passives:
        found += [
            (passive, f) for passive, f in texts(g, what)
            if (speaks_of_item(g, f, passive, item, aims(item, bound)) if hanging.on_targets(passive)
                else speakers.applies(g, passive, f, thing))
        ]
    return found


def texts(g: State, what: Question) -> list[tuple[Passive, Context]]:
    """The texts on the board that change costs in that way, looked for once until something changes: it is asked for
    every card in a hand. Not to be changed by the caller."""
    if what not in g.passives:
        return []
    key = ("changing costs", what)
    if key not in g.memo:
        g.memo[key] = speakers.answers(g, what)
    found: list[tuple[Passive, Context]] = g.memo[key]
    return found


def of_abilities(g: State, item: Item, bound: Bindings) -> list[tuple[Passive, Context]]:
    """The discounts that texts on the board give to abilities, such as this one (356.4)."""
    return [
        (passive, f)
        for passive, f in texts(g, LESS)
        if isinstance(passive.who, Every) and chain_items.of_items(passive.who.filters)
        and speaks_of_item(g, f, passive, item, aims(item, bound))
    ]


def own(g: State, card: CardDef, f: Context, what: Question) -> list[tuple[Passive, Context]]:
    """What a card says of its own cost."""
    if what not in card.answered:
        return []
    return [(passive, f) for passive in card.passives
            if passive.what == what and nouns.all_hold(g, f, passive.conditions)]
