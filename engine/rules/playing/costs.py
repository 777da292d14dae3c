"""Costs (201–206, 356, 357, 444): what a player could pay with, whether that covers what is due, and the pool.

Energy comes from anywhere, Power of a domain from that domain. Basic runes give Energy when exhausted and Power when
recycled, both in one turn; other Add abilities with Reaction may be used as well.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from typing import NamedTuple

from engine.board import events
from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Ability, CardDef, Compiled
from engine.kernel.event import Event
from engine.rules.meaning import layers
from engine.rules.meaning.presence import showdown_at
from engine.rules.playing.adding import ABILITY, SHOWDOWN, added, in_doubt, is_sure, pays_for
from engine.rules.playing.cost_components import FREE, Barred
from engine.words.card import DOMAINS
from engine.words.nodes import Add, Exhaust, Kill, Me, Price, Recycle

ANY = tuple(DOMAINS)
"""The domains that can pay [A]: every one."""

Power = tuple[tuple[str, ...], ...]


class Gives(NamedTuple):
    """The facts of an Add ability, the same for every object that has it."""

    energy: int = 0
    power: tuple[str, ...] = ()
    use: str = ""
    exhausts: bool = False
    goes: str = ""
    """“Kill” or “Recycle”, where its object leaves the board for it."""


NOTHING = Gives()
"""Of what is used by itself before a payment, since it asks for more than its own object or says later how much it
is."""


class Source(NamedTuple):
    """An Add ability that could be used now."""

    thing: Object
    ability: Ability
    energy: int
    power: tuple[str, ...]
    use: str
    exhausts: bool
    goes: str


class Means(NamedTuple):
    """All Energy, and all Power by domain, that a player could spend: what is there for sure, and of some objects one
    thing or the other."""

    energy: int
    power: dict[str, int]
    either: tuple[tuple[tuple[Source, ...], ...], ...] = ()


def sources(g: State, seat: int, barred: Barred = FREE) -> list[Source]:
    """The Add abilities with Reaction that a player could use for a payment now (429), in the order of the board. Not
    to be changed by the caller."""
    barred = concerning(g, seat, barred)
    key = ("sources", seat, barred)
    if key not in g.memo:
        g.memo[key] = [*of_these(g, seat, g.players[seat].runes, barred), *of_others(g, seat, barred)]
    found: list[Source] = g.memo[key]
    return found


def concerning(g: State, seat: int, barred: Barred) -> Barred:
    """As much of it as concerns what gives something: most of the time that is nothing."""
    if barred is FREE:
        return barred
    key = ("givers", seat)
    if key not in g.memo:
        g.memo[key] = {*g.players[seat].runes, *(x.thing.id for x in of_others(g, seat, FREE))}
    givers: set[int] = g.memo[key]
    if givers.isdisjoint(barred.still) and givers.isdisjoint(barred.staying):
        return FREE
    return barred


def of_others(g: State, seat: int, barred: Barred) -> list[Source]:
    """Those of permanents and legends."""
    key = ("others", seat, barred)
    if key not in g.memo:
        player = g.players[seat]
        units = (id for field in g.fields for id in field.units)
        g.memo[key] = of_these(g, seat, [*player.base, *units, player.legend, *player.further], barred)
    found: list[Source] = g.memo[key]
    return found


def of_these(g: State, seat: int, ids: Iterable[int], barred: Barred) -> list[Source]:
    """The Add abilities of these objects."""
    found = []
    still, staying = barred
    doubt = in_doubt(g)
    for id in ids:
        thing = g.objects.get(id)
        if thing is None or thing.controller != seat or id in still:
            continue
        for ability in thing.card.activated if thing.card.is_plain else layers.activated(g, thing):
            if not ability.add or ability.timing != "reaction":
                continue
            facts = gives(ability)
            if facts is NOTHING or (facts.exhausts and thing.exhausted) or (facts.goes and id in staying):
                continue
            if doubt and not is_sure(g, seat, thing, ability):
                continue
            if not ability.condition or layers.active(g, thing, ability):
                found.append(Source(thing, ability, *facts))
    return found


def usable(thing: Object, ability: Ability) -> bool:
    """203.3: whether the actions in an activation cost are possible: what is exhausted can't be exhausted."""
    return not (thing.exhausted and ability.exhausts)


def is_simple(thing: Object, ability: Ability) -> bool:
    """Whether an ability can be used whenever it is `usable` and no ruling forbids it (`may_give`): it adds resources
    as a Reaction, and costs nothing but what its own object does, such as the two of a basic rune (164.2)."""
    facts = gives(ability)
    return (
        facts is not NOTHING and ability.timing == "reaction" and not ability.condition and not ability.limit
        and not ability.choices and (facts.goes != "Recycle" or thing.card.is_rune)
    )


def gives(ability: Ability) -> Gives:
    """What an activated ability adds and what its object does for it: read once from its text."""
    if ability.gives is None:
        ability.gives = read(ability)
    found: Gives = ability.gives
    return found


def read(ability: Ability) -> Gives:
    """What an Add ability gives for its own object alone, and NOTHING for any other ability."""
    actions = ability.cost.actions if ability.cost is not None else ()
    adding = [step.node.node for step in ability.script.steps if isinstance(step.node, Compiled)]
    if (
        not (ability.add and takes_itself(ability))
        or len(adding) < len(ability.script.steps)
        or any(not isinstance(node, Add) or node.times is not None for node in adding)
    ):
        return NOTHING
    given = [event for node in adding for event in added(node, 0, 0)]
    kinds = [events.resource_of(event) for event in given]
    energy = sum(event.n for event, (kind, _) in zip(given, kinds, strict=True) if kind == "energy")
    goes = next((type(action).__name__ for action in actions if isinstance(action, Kill | Recycle)), "")
    power = tuple(kind for kind, _ in kinds if kind != "energy")
    return Gives(energy, power, kinds[0][1], ability.exhausts, goes) if kinds else NOTHING


def takes_itself(ability: Ability) -> bool:
    """Whether all that using an ability costs is something that its own object gives."""
    cost = ability.cost
    return cost is not None and cost.price == Price() and bool(cost.actions) and all(
        isinstance(action, Exhaust | Kill | Recycle) and action.what == Me() for action in cost.actions)


def may_leave(g: State, thing: Object) -> bool:
    """Whether an Add ability of that object has it leave the board."""
    return any(ability.add and gives(ability).goes for ability in layers.activated(g, thing))


def purpose(g: State, item: Item) -> str:
    """What the resources of a restricted Add may pay for, such as “spell”, or “spell|showdown” while there is one."""
    if item.kind == "activated":
        return in_time(g, item.card.type + ABILITY)
    return in_time(g, item.card.type if item.kind == "card" else item.kind)


def in_time(g: State, use: str) -> str:
    """The same with what may be spent on anything now: in showdowns what is kept for them."""
    return use if not showdown_at(g) or use.endswith(SHOWDOWN) else f"{use}|{SHOWDOWN}"


def means(g: State, seat: int, use: str, barred: Barred = FREE) -> Means:
    """All that a player could spend on this now, pool included. Not to be changed by the caller."""
    asked = ("means for", seat, use, barred)
    if asked not in g.memo:
        barred, use = concerning(g, seat, barred), in_time(g, use) if restricts(g, seat) else ""
        key = ("means", seat, use, barred)  # most of the time the same for all that is asked
        if key not in g.memo:
            g.memo[key] = _means(g, seat, use, barred)
        g.memo[asked] = g.memo[key]
    found: Means = g.memo[asked]
    return found


def restricts(g: State, seat: int) -> bool:
    """Whether anything that a player has, or could add, may not pay for everything: else all is paid with the same."""
    key = ("restricts", seat)
    if key not in g.memo:
        player = g.players[seat]
        g.memo[key] = (
            any(r.use for r in player.pool)
            or not all(g.objects[id].card.is_plain for id in player.runes)
            or any(x.use for x in of_others(g, seat, FREE))
        )
    return bool(g.memo[key])


def _means(g: State, seat: int, use: str, barred: Barred) -> Means:
    ready = 0
    odd: list[int] = []
    plain: list[str] = []
    still, staying = barred
    doubt = in_doubt(g)
    for id in g.players[seat].runes:
        rune = g.objects[id]
        if doubt or not rune.card.is_plain or id in still or id in staying:
            odd.append(id)
        else:
            ready += not rune.exhausted
            plain += rune.card.domains
    found = of_others(g, seat, barred)
    return tally(g, seat, use, [*of_these(g, seat, odd, barred), *found] if odd else found, ready, plain)


def tally(g: State, seat: int, use: str, found: Iterable[Source], ready: int = 0, plain: Iterable[str] = ()) -> Means:
    """The pool, what so many ready basic runes and those domains of basic runes give, and what these Add abilities
    give. One object may have several that can't all be used."""
    energy, power = in_pool(g, seat, use)
    energy += ready
    for domain in plain:
        power[domain] = power.get(domain, 0) + 1
    usable = [x for x in found if pays_for(x.use, use)]
    if not usable:
        return Means(energy, power)
    rivals = {x.thing.id for before, x in pairwise(usable)
              if before.thing is x.thing and not (before.exhausts and x.goes and not x.exhausts)}
    for x in usable:
        if x.thing.id not in rivals:
            energy += x.energy
            for domain in x.power:
                power[domain] = power.get(domain, 0) + 1
    return Means(energy, power, tuple(ways([x for x in usable if x.thing.id == id]) for id in sorted(rivals)))


def ways(group: list[Source]) -> tuple[tuple[Source, ...], ...]:
    """The ways to use the Add abilities of one object: it is exhausted once, and after it has left nothing more comes
    of it."""
    before = [x for x in group if x.exhausts and not x.goes]
    last = [x for x in group if x.goes and not x.exhausts]
    apart = [(x,) for x in group if x.exhausts and x.goes]
    both = [(x, y) for x in before for y in last]
    return (*(both or ((x,) for x in before or last)), *apart)


def settled(have: Means) -> Iterator[tuple[tuple[Source, ...], int, dict[str, int]]]:
    """Every way to take the one or the other: the abilities that it takes, and the Energy and the Power that there are
    then in all."""
    for chosen in product(*have.either):
        taken = tuple(x for way in chosen for x in way)
        power = have.power.copy() if taken else have.power
        for x in taken:
            for domain in x.power:
                power[domain] = power.get(domain, 0) + 1
        yield taken, have.energy + sum(x.energy for x in taken), power


def payable(have: Means, energy: int, power: Power) -> bool:
    """Whether these means cover that Energy and that Power. Rules: 163.1."""
    if not have.either:
        return have.energy >= energy and (not power or cover(have.power, power) is not None)
    return any(most >= energy and cover(there, power) is not None for _, most, there in settled(have))


def cover(have: dict[str, int], power: Power) -> tuple[str, ...] | None:
    """Which domain pays each Power, the pickiest first; None when they can't all be paid. Rules: 163.2."""
    if len(power) == 1:  # most of what asks for any
        return next(((domain,) for domain in (*power[0], "any") if have.get(domain, 0) > 0), None)
    if len(power) > sum(have.values()):
        return None  # without trying what each of them might pay
    order = sorted(range(len(power)), key=lambda place: len(power[place]))
    left = dict(have)
    paid = [""] * len(power)
    return tuple(paid) if fill(left, power, order, 0, paid) else None


def fill(left: dict[str, int], power: Power, order: Sequence[int], n: int, paid: list[str]) -> bool:
    """Pay the Power from the nth place of that order on. Rules: 135.2.e.5.a, 135.2.e.5.b, 163.2.b."""
    if n == len(power):
        return True
    place = order[n]
    for domain in (*power[place], "any"):
        if left.get(domain, 0) > 0:
            left[domain] -= 1
            paid[place] = domain
            if fill(left, power, order, n + 1, paid):
                return True
            left[domain] += 1
    return False


def short_of(have: Means, energy: int, power: Power) -> str:
    """What is missing, in words."""
    most = max(there for _, there, _ in settled(have))
    missing = [f"{energy - most} Energy short"] if most < energy else []
    if power and (not missing or all(cover(there, power) is None for _, _, there in settled(have))):
        missing.append("the Power is short")
    return " and ".join(missing)


def powers(g: State, power: tuple[str, ...], domains: tuple[str, ...]) -> Power:
    """For each Power the domains that can pay it: of any domain, or of the card's own (135.2.e.6)."""
    own = own_power(g, domains)
    return tuple(ANY if domain == "any" else own if domain == "own" else (domain,) for domain in power)


def own_power(g: State, domains: tuple[str, ...]) -> tuple[str, ...]:
    """The domains that can pay the own Power of a card of these domains.

    Rules: 135.2.e.6.b, 135.2.e.6.c.
    """
    return domains if len(domains) == 1 or (domains and g.edition.several_domains == "one of them") else ANY


def printed(g: State, card: CardDef) -> tuple[int, Power]:
    """The printed cost: its Power is of the card's own domains (131.3)."""
    if card.power and len(card.domains) > 1:
        return card.energy, (own_power(g, card.domains),) * len(card.power)
    return card.energy, card.power


@cache
def words(energy: int, power: Power) -> str:
    """A cost in words: “2 Energy, 1 Calm”."""
    parts = [f"{energy} Energy"] if energy else []
    counts: dict[str, int] = {}
    for domains in power:
        one = " or ".join(domain.capitalize() for domain in domains)
        name = "Power of any domain" if len(domains) == len(ANY) else one
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([*parts, *(f"{n} {name}" for name, n in counts.items())]) or "nothing"


def spending(g: State, seat: int, item: Item, domains: tuple[str, ...], rule: str = "357") -> list[Event]:
    """The events that take the cost out of the pool: restricted resources first, since nothing else may use them
    (357)."""
    use = purpose(g, item)
    batch: list[Event] = []
    wanted = [("energy", item.price)] + [(domain, domains.count(domain)) for domain in dict.fromkeys(domains)]
    for kind, n in wanted:
        pool = [r for r in g.players[seat].pool if r.kind == kind and pays_for(r.use, use)]
        for resource in sorted(pool, key=lambda r: r.use == ""):
            taken = min(n, resource.n)
            if taken:
                batch.append(events.paid(rule, seat, taken, resource=resource.kind, use=resource.use, item=item.id))
                n -= taken
        assert n == 0, f"the plan is {n} {kind} short"
    return batch


def in_pool(g: State, seat: int, use: str) -> tuple[int, dict[str, int]]:
    """The Energy in the pool that may be spent on this, and the Power by domain. Rules: 166.2."""
    energy = 0
    power: dict[str, int] = {}
    for r in g.players[seat].pool:
        if pays_for(r.use, use):
            if r.kind == "energy":
                energy += r.n
            else:
                power[r.kind] = power.get(r.kind, 0) + r.n
    return energy, power


def pool_power(g: State, item: Item) -> dict[str, int]:
    """The Power in the pool that may pay for the item, by domain."""
    return in_pool(g, item.controller, purpose(g, item))[1]
