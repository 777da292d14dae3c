"""Confirming and paying (357, 404, 444): automatic, with the runes in order, or by hand."""
from __future__ import annotations

from functools import cache, lru_cache

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Ability
from engine.kernel.agenda import Frame, Script
from engine.kernel.bindings import Bindings, Key
from engine.kernel.decision import Option, Reason, Refused
from engine.kernel.event import Event
from engine.names.answers import BY_HAND, CONFIRM, IN_ORDER, KEEP, NO, PAY, PLANNED
from engine.names.bindings import BACK, ITEM, ORDER
from engine.rules.events.batches import propose
from engine.rules.meaning import layers
from engine.rules.meaning.labels import fit, place_name, short
from engine.rules.playing import costs, plans
from engine.rules.playing.adding import in_doubt, pays_for, used
from engine.rules.playing.additional_costs import targets
from engine.rules.playing.chain_entry import DRAFT, current, leave_chain
from engine.rules.playing.cost_components import FREE, Barred, can_be_done, context_of, dues, paid_for, reserved
from engine.rules.playing.deflecting import deflected
from engine.words.base import Node

AT: Key[int] = Key("due")
"""How many parts of the costs are paid."""


def confirm(g: State, f: Frame) -> None:
    """The end of a draft: confirm it, keep Priority with it (TR503.9.b), or choose another way to pay."""
    if not f.env.get(DRAFT):
        return
    item = current(g, f)
    if g.trying and g.answerer is None and {option.key for option in ways_on(g, item)} <= {CONFIRM, KEEP}:
        g.advance()  # no other way to try
        return
    key = g.ask(
        item.controller, "confirm", confirm_prompt(g, item), lambda: ways_on(g, item), why="357", source=item.source,
        draft=True,
    )[0]
    if key == IN_ORDER:
        item.spent = "order"
        f.again()
    elif key.startswith("first:"):
        item.bound = item.bound | {ORDER: (*item.bound.get(ORDER, ()), int(key[6:]))}
        f.again()
    elif key == BY_HAND:
        item.spent = "hand"
        f.go(by_hand)
    else:
        g.keeping = item.controller if key == KEEP else -1
    g.advance()


def ways_on(g: State, item: Item) -> list[Option]:
    """What may be done with an item that is composed: confirm it, or pay in another way first."""
    options = [
        Option(CONFIRM, short(f"{'Play' if item.kind == 'card' else 'Use'} {item.card.name}"), cost_phrase(item))
    ]
    if item.kind == "card" or item.ability is None or not item.ability.add:
        options.append(Option(KEEP, "Play and keep Priority", "you may act again before others"))
    if (item.price or item.power) and not item.spent and several_ways(g, item):
        options += [Option(IN_ORDER, "Pay with runes in order", "as they lie, so that the choice tells nothing"),
                    Option(BY_HAND, "Choose the payment", "use runes and abilities one by one")]
    return options + orders(g, item)


def several_ways(g: State, item: Item) -> bool:
    """Whether there is more than one way to pay: different things that could give the Energy, or the Power."""
    barred = reserved(g, item, item.bound, paid_for(item.bound))
    use = costs.purpose(g, item)
    usable = [x for x in costs.sources(g, item.controller, barred) if pays_for(x.use, use)]
    energy = [x for x in usable if x.energy]
    spare = sum(x.energy for x in energy) > item.price
    if item.price and spare and len({x.thing.card.code for x in energy}) > 1:
        return True
    power = {
        (domain, x.thing.exhausted)
        for x in usable
        for domain in x.power
        if any(domain in domains for domains in item.power)
    }
    return bool(item.power) and len(power) > 1


def cost_phrase(item: Item) -> str:
    """What is paid, and what an ability has its controller do for it, in words: “pay 1 Energy and exhaust this”."""
    due = item.ability.due if item.kind == "activated" and item.ability is not None else None
    paid = [f"pay {costs.words(item.price, item.power)}"] if item.price or item.power or due is None else []
    return " and ".join([*paid, *([due.label] if due is not None else [])])


def confirm_prompt(g: State, item: Item) -> str:
    """Everything that was composed, in one line."""
    aims = [g.objects[id] for id in targets(item, item.bound) if id in g.objects]
    chosen = [f"{'your ' if thing.controller == item.controller else ''}{thing.card.name}" for thing in aims]
    parts = [item.card.name]
    if chosen:
        parts.append(f"on {' and '.join(chosen)}")
    if item.place:
        parts.append(f"to {place_name(g, item.place, item.controller)}")
    return f"{' '.join(parts)}: {cost_phrase(item)}{'' if g.trying else means_phrase(g, item)}"


def means_phrase(g: State, item: Item) -> str:
    """“ with 1 rune and Seal of Rage”: what is used for the payment, where it isn't runes alone."""
    if item.spent == "hand" or not (item.price or item.power) or not costs.of_others(g, item.controller, FREE):
        return ""  # found without a plan
    found = plans.plan(g, item.controller, item, item.spent == "order")
    things = list(dict.fromkeys(x.thing for x in found.uses)) if found is not None else []
    others = [thing.card.name for thing in things if not thing.card.is_rune]
    runes = len(things) - len(others)
    said = ([f"{runes} rune{'s' if runes > 1 else ''}"] if runes else []) + others
    return f" with {', '.join(said[:-1])}{' and ' if said[:-1] else ''}{said[-1]}" if others else ""


def by_hand(g: State, f: Frame) -> None:
    """357, 429: the player uses Add abilities one by one until the pool covers the cost; then confirms.

    Rules: 357.1.a, 429.3.a.
    """
    item = current(g, f)
    if pool_covers(g, item):
        f.go(confirm)
        return
    key = g.ask(
        item.controller, "pay", f"Pay {costs.words(item.price, item.power)}", lambda: ways_to_help(g, item), why="357",
        source=item.source, draft=True,
    )[0]
    f.again()
    if key == PLANNED:
        found = plans.plan(g, item.controller, item)
        assert found is not None
        propose(g, None, use_batch(item.controller, found))
    else:
        _, id, n = key.split(":")
        use_source(g, item.controller, g.objects[int(id)], layers.activated(g, g.objects[int(id)])[int(n)])


def ways_to_help(g: State, item: Item) -> list[Option]:
    """The Add abilities that bring the payment on; where that is only tried, first of all the rest as it would be paid
    automatically, which most of the time is a way."""
    barred = reserved(g, item, item.bound, paid_for(item.bound))
    planned = [Option(PLANNED, "The rest as planned")] if g.trying else []
    return planned + [
        way_option(
            "pay", x.thing.id, layers.activated(g, x.thing).index(x.ability), x.thing.card.name, costs.gives(x.ability)
        )
        for x in costs.sources(g, item.controller, barred)
        if helps(g, item, x, barred)
    ]


def helps(g: State, item: Item, x: costs.Source, barred: Barred) -> bool:
    """Whether the cost can still be paid after using this Add ability: a walk that is offered never ends in a dead
    end."""
    use = costs.purpose(g, item)
    if not pays_for(x.use, use):
        return False
    if x.thing.card.is_plain and not in_doubt(g):
        have = costs.means(g, item.controller, use, barred)
        wasted = bool(x.goes) and not x.thing.exhausted  # recycled while ready, it gives no Energy any more
        return costs.payable(have, item.price + wasted, item.power)
    found = costs.sources(g, item.controller, barred)
    left = [y for y in found if y.thing is not x.thing or y == x or (not x.goes and not y.exhausts)]
    return costs.payable(costs.tally(g, item.controller, use, left), item.price, item.power)


def way(thing: Object, ability: Ability) -> str:
    """“Exhaust Calm Rune: 1 Energy”."""
    return way_of(thing.card.name, costs.gives(ability))


@cache
def way_of(name: str, facts: costs.Gives) -> str:
    """The same for every object of that name."""
    power = [
        f"{facts.power.count(domain)} {'Power' if domain == 'any' else domain.capitalize()}"
        for domain in dict.fromkeys(facts.power)
    ]
    energy = [f"{facts.energy} Energy"] if facts.energy else []
    return fit(f"{facts.goes or 'Exhaust'} ", name, f": {' and '.join([*energy, *power])}")


@lru_cache(maxsize=1 << 12)
def way_option(verb: str, id: int, n: int, name: str, facts: costs.Gives, detail: str = "") -> Option:
    """`use:ID:N` or `pay:ID:N`: an Add ability as an option. Kept, as runes are offered at every turn."""
    return Option(f"{verb}:{id}:{n}", way_of(name, facts), detail, id)


def pool_covers(g: State, item: Item) -> bool:
    """Whether what is in the pool now pays for the item."""
    return costs.payable(costs.tally(g, item.controller, costs.purpose(g, item), ()), item.price, item.power)


def has_to_pay(g: State, item: Item, what: str) -> bool:
    """444.2: whether a payment can't be declined: by some editions nobody does whose pool covers it, as Add abilities
    are used by who wants to."""
    return what not in g.edition.declines and pool_covers(g, item)


def use_source(g: State, seat: int, thing: Object, ability: Ability) -> None:
    """Use an Add ability for a payment: its cost is paid and it resolves at once (429.2)."""
    propose(g, None, used(seat, thing, ability))


def pay(g: State, f: Frame) -> None:
    """357: use the Add abilities of the plan, one after another. Rules: 357.1, 404.1."""
    item = current(g, f)
    if not item.price and not item.power:
        f.go(pay_extra)
        return
    if not f.env.get(DRAFT) and not agrees_to_pay(g, f, item):
        return
    found = plans.plan(g, item.controller, item, item.spent == "order")
    if found is None:
        raise Refused(Reason("357", f"{item.card.name} can't be paid"))
    if item.spent != "hand" and found.uses:
        propose(g, None, use_batch(item.controller, found))


def use_batch(seat: int, found: plans.Plan) -> list[Event]:
    """The events by which the Add abilities of a plan are used: what they cost and what they add (429.2)."""
    return [event for x in found.uses for event in used(seat, x.thing, x.ability)]


def agrees_to_pay(g: State, f: Frame, item: Item) -> bool:
    """404.2, 444.2.a: the cost of a trigger, or of a card that an effect plays, may be declined, or can't be paid; then
    the item leaves the chain. Who agreed to pay is not asked again, unless the targets made it dearer. On resolution
    nobody is: what stands at the start of a trigger as “you may pay … to” is its base cost and paid by now (204.3.a,
    383.3.b). The question of 444.2 comes on resolution only for a payment that stands later in the text, or in a spell
    or activated ability (204.3.b)."""
    rule = "404.2" if item.kind == "triggered" else "444.2.a"
    options = [
        Option(PAY, short(f"Pay {costs.words(item.price, item.power)}")),
        Option(NO, "Don't pay", "it leaves the chain"),
    ]
    have = costs.means(g, item.controller, costs.purpose(g, item), reserved(g, item, item.bound, paid_for(item.bound)))
    if not costs.payable(have, item.price, item.power):
        leave_chain(g, f, item, rule, "not paid")
        return False
    if item.ability is not None and item.ability.asks and not deflected(g, item, item.bound):
        return True
    if has_to_pay(g, item, "trigger" if item.kind == "triggered" else "play"):
        return True
    if g.ask(item.controller, "may", f"{item.card.name}: pay {costs.words(item.price, item.power)}?", options, why=rule,
             source=item.source) == (PAY,):
        return True
    leave_chain(g, f, item, rule, "not paid")
    return False


def spend(g: State, f: Frame) -> None:
    """357: the cost leaves the pool. Rules: 191.2.c, 191.4.e."""
    item = current(g, f)
    domains = costs.cover(costs.pool_power(g, item), item.power)
    assert domains is not None
    propose(g, None, costs.spending(g, item.controller, item, domains))


Part = tuple[tuple[str, Script], Node]
"""An action of a cost: what it is called and its script, and its word."""


def in_order(g: State, item: Item) -> list[Part]:
    """357.2: the actions of its costs in the order in which they are paid: what its player wants first, then as the
    text says.

    Rules: 357.2.a.
    """
    parts = [part for due in dues(g, item, paid_for(item.bound)) for part in zip(due.parts, due.actions, strict=True)]
    wanted: tuple[int, ...] = item.bound.get(ORDER, ())
    return [parts[n] for n in (*wanted, *(n for n in range(len(parts)) if n not in wanted))]


def orders(g: State, item: Item) -> list[Option]:
    """The actions that may be paid before the next one, when there are several."""
    if item.kind != "card":
        return []
    wanted = len(item.bound.get(ORDER, ()))
    parts = [part for part, _ in in_order(g, item)]
    numbers = {
        id(part): n for n, part in enumerate(part for due in dues(g, item, paid_for(item.bound)) for part in due.parts)
    }
    return [
        Option(f"first:{numbers[id(part)]}", short(f"First {part[0]}"), "pay this cost before the others")
        for part in parts[wanted + 1 :]
    ]


def pay_extra(g: State, f: Frame) -> None:
    """357: the actions of the costs, one cost after another: what they did is known to the item (“the killed unit”).

    Rules: 203.1.
    """
    item = current(g, f)
    place = f.env.get(AT, 0)
    left = in_order(g, item)
    g.revision += 1
    if place < len(left):
        f.env[AT] = place + 1
        f.again()
        known = Bindings({BACK: f.env[BACK]} if BACK in f.env else {})
        (label, script), action = left[place]
        if f.env.get(DRAFT) and not can_be_done(g, context_of(item, item.bound), action):
            raise Refused(Reason("358.2", f"{item.card.name}: after the rest is paid it is too late to {label}."))
        g.push(script, item.controller, item.source, **(item.bound | known | {ITEM: item.id}))
    elif BACK in f.env:
        item.bound = item.bound | {BACK: f.env[BACK]}
