"""Which Add abilities pay for an item, and which domain pays each Power (357, 429)."""
from __future__ import annotations

from typing import NamedTuple

from engine.board.objects import Item
from engine.board.state import State
from engine.rules.playing.adding import pays_for
from engine.rules.playing.cost_components import Barred, paid_for, reserved
from engine.rules.playing.costs import Power, Source, cover, in_pool, means, purpose, settled, sources


class Plan(NamedTuple):
    """How to pay: the Add abilities to use, in order, and which domain pays each Power."""

    uses: tuple[Source, ...]
    domains: tuple[str, ...]


def plan(g: State, seat: int, item: Item, in_order: bool = False, barred: Barred | None = None) -> Plan | None:
    """A payment for the item: what is in the pool first, then exhaust before what leaves, recycle what was exhausted,
    and keep the domains that the hand needs. `in_order` takes runes as they lie instead, for those who mind what a
    choice tells. None when it can't be paid.
    """
    if barred is None:
        barred = reserved(g, item, item.bound, paid_for(item.bound))
    use = purpose(g, item)
    have = means(g, seat, use, barred)
    rivals = {x for every in have.either for way in every for x in way}
    for taken, most, power in settled(have):
        domains = cover(power, item.power if in_order else frugal(g, seat, item, power))
        if most >= item.price and domains is not None:
            available = [x for x in sources(g, seat, barred)
                         if pays_for(x.use, use) and (x not in rivals or x in taken)]
            return Plan(tuple(uses(g, seat, item, available, domains, in_order)), domains)
    return None


def uses(g: State, seat: int, item: Item, available: list[Source], domains: tuple[str, ...],
         in_order: bool) -> list[Source]:
    """Which of these abilities to use for it, all of which can be used: no more than is due, as far as that goes."""
    pooled, pool = in_pool(g, seat, purpose(g, item))
    energy = item.price - pooled
    wanted = {domain: max(0, domains.count(domain) - pool.get(domain, 0)) for domain in domains}
    givers = [x for x in available if x.energy]
    if not in_order:
        need = needs(g, seat, item)
        givers.sort(key=lambda x: (x.use == "", x.thing.card.domains[0] not in wanted if x.thing.card.is_rune else True,
                                   need.get(x.thing.card.domains[0], 0) if x.thing.card.is_rune else 99,
                                   x.thing.card.is_unit))
    found: list[Source] = []
    for wasting in (False, True):  # what gives more than is due only when nothing else is left
        for giver in givers:
            if energy > 0 and giver not in found and (wasting or giver.energy <= energy):
                found.append(giver)
                energy -= giver.energy
    spent = {x.thing.id for x in found}
    powering = [x for x in available if x.power and x not in found]
    if not in_order:
        powering.sort(key=lambda x: (loss(x), not (x.thing.exhausted or x.thing.id in spent), x.thing.card.is_unit))
    for x in found:
        draw_on(wanted, x)
    found += [x for x in powering if draw_on(wanted, x)]
    return sorted(found, key=lambda x: x.goes != "")  # what leaves can't be exhausted any more


def loss(x: Source) -> int:
    """How much is lost by it: nothing where its object stays or is a token that is there for that, a rune, a card."""
    if not x.goes or (x.goes == "Kill" and x.thing.token):
        return 0
    return 1 if x.goes == "Recycle" else 2


def draw_on(wanted: dict[str, int], x: Source) -> bool:
    """Whether an Add ability gives Power that is still wanted; that is wanted no more then."""
    fitting = [domain for domain in dict.fromkeys(x.power) if wanted.get(domain, 0) > 0]
    for domain in fitting:
        wanted[domain] = max(0, wanted[domain] - x.power.count(domain))
    return bool(fitting)


def needs(g: State, seat: int, item: Item) -> dict[str, int]:
    """How often the cards left in the hand ask for each domain."""
    found: dict[str, int] = {}
    for id in g.players[seat].hand:
        for domains in g.objects[id].card.power:
            for domain in domains:
                found[domain] = found.get(domain, 0) + 1
    return found


def frugal(g: State, seat: int, item: Item, have: dict[str, int]) -> Power:
    """The Power due so that the domains that the hand needs are kept: those that it needs least come first."""
    need = needs(g, seat, item)
    return tuple(tuple(sorted(domains, key=lambda domain: (need.get(domain, 0), -have.get(domain, 0))))
                 for domains in item.power)
