"""Costs (201–206, 356, 357, 444): what is due, whether it can be paid, and how it is paid.

Energy comes from anywhere, Power of a domain from that domain. Basic runes give Energy when exhausted and Power when recycled, both in
one turn; other Add abilities with Reaction may be used as well.
"""
from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.board.objects import Item, Object, Resource
from engine.board.state import State
from engine.kernel.event import Event
from engine.rules import layers
from engine.rules.actions import added
from engine.rules.compiled import Ability, Compiled
from engine.rules.dues import paid_for, reserved
from engine.words.actions import Exhaust, Kill, Recycle
from engine.words.card import DOMAINS

ANY = tuple(DOMAINS)
"""The domains that can pay [A]: every one."""

Power = tuple[tuple[str, ...], ...]


class Source(NamedTuple):
    """An Add ability that could be used now: what it gives, and whether it recycles its object."""

    thing: Object
    ability: Ability
    energy: int
    domain: str
    use: str
    recycles: bool


class Gives(NamedTuple):
    """The facts of an Add ability, the same for every object that has it."""

    energy: int
    domain: str
    use: str
    recycles: bool
    exhausts: bool
    kills: bool


def sources(g: State, seat: int, without: frozenset[int] = frozenset()) -> list[Source]:
    """The Add abilities with Reaction that a player could use for a payment now (429), in the order of the board. Not to be changed by the caller."""
    key = ("sources", seat, without)
    if key not in g.memo:
        g.memo[key] = _sources(g, seat, without)
    found: list[Source] = g.memo[key]
    return found


def _sources(g: State, seat: int, without: frozenset[int]) -> list[Source]:
    found = []
    player = g.players[seat]
    for id in [*player.runes, *player.base, *(id for field in g.fields for id in field.units), player.legend]:
        thing = g.objects.get(id)
        if thing is None or thing.controller != seat or id in without:
            continue
        for ability in thing.card.activated if thing.card.is_rune else layers.activated(g, thing):
            if ability.add and ready_to_add(g, thing, ability) and gives(ability)[:2] != (0, ""):
                found.append(source(thing, ability))
    return found


def ready_to_add(g: State, thing: Object, ability: Ability) -> bool:
    """Whether an Add ability of that object can be used in a payment (429): it has Reaction, its cost is possible, its line is active."""
    return ability.timing == "reaction" and usable(thing, ability) and (not ability.condition or layers.active(g, thing, ability))


def usable(thing: Object, ability: Ability) -> bool:
    """203.3: whether the actions in an activation cost are possible: what is exhausted can't be exhausted."""
    return not (thing.exhausted and gives(ability).exhausts)


def source(thing: Object, ability: Ability) -> Source:
    """What an Add ability of that object gives."""
    facts = gives(ability)
    return Source(thing, ability, facts.energy, facts.domain, facts.use, facts.recycles)


def gives(ability: Ability) -> Gives:
    """What an activated ability adds and whether its cost exhausts or recycles its object: read once from its text."""
    if ability.gives is None:
        assert ability.cost is not None
        kinds: list[tuple[str, int, str]] = []
        for step in ability.script.steps if ability.add and all(isinstance(step.node, Compiled) for step in ability.script.steps) else ():
            for event in added(step.node.node, 0, 0):
                kind, _, use = event.other.partition("/")
                kinds.append((kind, event.n, use))
        actions = ability.cost.actions
        ability.gives = Gives(sum(n for kind, n, _ in kinds if kind == "energy"), next((kind for kind, _, _ in kinds if kind != "energy"), ""),
                              kinds[0][2] if kinds else "", any(isinstance(action, Recycle) for action in actions),
                              any(isinstance(action, Exhaust) for action in actions),
                              any(isinstance(action, Kill) for action in actions))
    found: Gives = ability.gives
    return found


def purpose(item: Item) -> str:
    """What the resources of a restricted Add may pay for."""
    return "spell" if item.kind == "card" and item.card.is_spell else item.kind


def means(g: State, seat: int, use: str, without: frozenset[int] = frozenset()) -> tuple[int, dict[str, int]]:
    """All Energy, and all Power by domain, that a player could spend on this now, pool included. Not to be changed by the caller."""
    key = ("means", seat, use, without)
    if key not in g.memo:
        g.memo[key] = _means(g, seat, use, without)
    found: tuple[int, dict[str, int]] = g.memo[key]
    return found


def _means(g: State, seat: int, use: str, without: frozenset[int]) -> tuple[int, dict[str, int]]:
    energy = 0
    power: dict[str, int] = {}
    for resource in g.players[seat].pool:
        if resource.use in ("", use):
            if resource.kind == "energy":
                energy += resource.n
            else:
                power[resource.kind] = power.get(resource.kind, 0) + resource.n
    player = g.players[seat]
    for id in player.runes:
        if id in without:
            continue
        rune = g.objects[id]
        energy += not rune.exhausted
        for domain in rune.card.domains:
            power[domain] = power.get(domain, 0) + 1
    for id in [*player.base, *(id for field in g.fields for id in field.units)]:
        thing = g.objects[id]
        if thing.controller == seat and id not in without:
            for ability in layers.activated(g, thing):
                if ability.add and ready_to_add(g, thing, ability):
                    found = source(thing, ability)
                    if found.use in ("", use):
                        energy += found.energy
                        if found.domain:
                            power[found.domain] = power.get(found.domain, 0) + 1
    return energy, power


def payable(have: tuple[int, dict[str, int]], energy: int, power: Power) -> bool:
    """Whether these means cover that Energy and that Power."""
    return have[0] >= energy and (not power or cover(have[1], power) is not None)


def cover(have: dict[str, int], power: Power) -> tuple[str, ...] | None:
    """Which domain pays each Power, the pickiest first; None when they can't all be paid."""
    order = sorted(range(len(power)), key=lambda place: len(power[place]))
    left = dict(have)
    paid: dict[int, str] = {}

    def fill(n: int) -> bool:
        if n == len(order):
            return True
        place = order[n]
        for domain in (*power[place], "any"):
            if left.get(domain, 0) > 0:
                left[domain] -= 1
                paid[place] = domain
                if fill(n + 1):
                    return True
                left[domain] += 1
        return False

    return tuple(paid[place] for place in range(len(power))) if fill(0) else None


def short_of(have: tuple[int, dict[str, int]], energy: int, power: Power) -> str:
    """What is missing, in words."""
    missing = []
    if have[0] < energy:
        missing.append(f"{energy - have[0]} Energy short")
    if power and cover(have[1], power) is None:
        missing.append("the Power is short")
    return " and ".join(missing)


@cache
def words(energy: int, power: Power) -> str:
    """A cost in words: “2 Energy, 1 Calm”."""
    parts = [f"{energy} Energy"] if energy else []
    counts: dict[str, int] = {}
    for domains in power:
        name = "Power of any domain" if len(domains) == len(ANY) else " or ".join(domain.capitalize() for domain in domains)
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([*parts, *(f"{n} {name}" for name, n in counts.items())]) or "nothing"


# --- paying

class Plan(NamedTuple):
    """How to pay: the Add abilities to use, in order, and which domain pays each Power."""

    uses: tuple[Source, ...]
    domains: tuple[str, ...]


def plan(g: State, seat: int, item: Item, in_order: bool = False) -> Plan | None:
    """A payment for the item: what is in the pool first, then exhaust before recycle, recycle what was exhausted, and keep the domains
    that the hand needs. `in_order` takes runes as they lie instead, for those who mind what a choice tells. None when it can't be paid.
    """
    use = purpose(item)
    without = reserved(g, item, item.bound, paid_for(item.bound))
    available = sources(g, seat, without)
    energy = item.price - sum(r.n for r in g.players[seat].pool if r.kind == "energy" and r.use in ("", use))
    domains = cover(means(g, seat, use, without)[1], item.power) if in_order else frugal(g, seat, item, without)
    if domains is None:
        return None
    uses: list[Source] = []
    wanted = dict.fromkeys(domains, 0)
    for domain in domains:
        wanted[domain] += 1
    for resource in g.players[seat].pool:
        if resource.kind in wanted and resource.use in ("", use):
            wanted[resource.kind] = max(0, wanted[resource.kind] - resource.n)
    givers = [x for x in available if x.energy and x.use in ("", use)]
    if not in_order:
        need = needs(g, seat, item)
        givers.sort(key=lambda x: (x.use == "", x.thing.card.domains[0] not in wanted if x.thing.card.is_rune else True,
                                   need.get(x.thing.card.domains[0], 0) if x.thing.card.is_rune else 99))
    for wasting in (False, True):  # what gives more than is due only when nothing else is left
        for giver in givers:
            if energy > 0 and giver not in uses and (wasting or giver.energy <= energy):
                uses.append(giver)
                energy -= giver.energy
    spent = {x.thing.id for x in uses}
    powering = [x for x in available if x.domain and x.use in ("", use) and (x.recycles or x.thing.id not in spent)]
    if not in_order:
        powering.sort(key=lambda x: (x.recycles, not (x.thing.exhausted or x.thing.id in spent)))
    for domain, n in wanted.items():
        uses += [x for x in powering if x.domain == domain][:n]
    return Plan(tuple(uses), domains)


def needs(g: State, seat: int, item: Item) -> dict[str, int]:
    """How often the cards left in the hand ask for each domain."""
    found: dict[str, int] = {}
    for id in g.players[seat].hand:
        for domains in g.objects[id].card.power:
            for domain in domains:
                found[domain] = found.get(domain, 0) + 1
    return found


def frugal(g: State, seat: int, item: Item, without: frozenset[int]) -> tuple[str, ...] | None:
    """Which domain pays each Power so that the domains that the hand needs are kept."""
    have = means(g, seat, purpose(item), without)[1]
    need = needs(g, seat, item)
    preferred = tuple(tuple(sorted(domains, key=lambda domain: (need.get(domain, 0), -have.get(domain, 0)))) for domains in item.power)
    return cover(have, preferred)


def spending(g: State, seat: int, item: Item, domains: tuple[str, ...], rule: str = "357") -> list[Event]:
    """The events that take the cost out of the pool: restricted resources first, since nothing else may use them (357)."""
    use = purpose(item)
    batch: list[Event] = []
    wanted = [("energy", item.price)] + [(domain, domains.count(domain)) for domain in dict.fromkeys(domains)]
    for kind, n in wanted:
        pool = sorted((r for r in g.players[seat].pool if r.kind == kind and r.use in ("", use)), key=lambda r: r.use == "")
        for resource in pool:
            taken = min(n, resource.n)
            if taken:
                batch.append(Event("paid", rule, seat, n=taken, cause=item.id, other=name(resource)))
                n -= taken
        assert n == 0, f"the plan is {n} {kind} short"
    return batch


def pool_power(g: State, item: Item) -> dict[str, int]:
    """The Power in the pool that may pay for the item, by domain."""
    use = purpose(item)
    found: dict[str, int] = {}
    for r in g.players[item.controller].pool:
        if r.kind != "energy" and r.use in ("", use):
            found[r.kind] = found.get(r.kind, 0) + r.n
    return found


def name(resource: Resource) -> str:
    """How a resource is written in events: “energy”, “calm”, “energy/spell”."""
    return f"{resource.kind}/{resource.use}" if resource.use else resource.kind
