"""Amounts and conditions that count what players and objects have (138, 194, 471.1, 703–711, 729, 801)."""
from __future__ import annotations

from itertools import takewhile

from engine.board import events
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Reading
from engine.kernel.event import Event
from engine.names.bindings import PHASE
from engine.rules.meaning import arithmetic, chain_items, layers, nouns
from engine.rules.meaning.registry import fits_word, holds_word, measures
from engine.words.base import Node
from engine.words.nodes import (
    Compare,
    CostOf,
    DamageOn,
    ExcessDamage,
    MightAmong,
    MightOf,
    Now,
    Plus,
    PointsOf,
    Spent,
    Tag,
    TagsAmong,
    That,
    TimesEmpowered,
    TurnsOf,
    ValueOf,
    WithSpent,
    XpOf,
)


@measures(DamageOn)
def damage_on(g: State, f: Reading, node: DamageOn) -> int | None:
    """Marked damage (143.4)."""
    found = nouns.things(g, f, node.what)
    return found[0].damage if found else None


@measures(TimesEmpowered)
def times_empowered(g: State, f: Reading, node: TimesEmpowered) -> int | None:
    """441.1.c.1."""
    found = nouns.things(g, f, node.what)
    return found[0].empowered * node.each if found else None


@measures(ValueOf)
def value_of(g: State, f: Reading, node: ValueOf) -> int | None:
    """801: values of one keyword are added up."""
    found = nouns.things(g, f, node.what)
    return layers.keyword(g, found[0], node.name) if found else None


def of_player(g: State, f: Reading, node: PointsOf | XpOf | TurnsOf) -> int | None:
    """A number that a player has."""
    seats = nouns.seats(g, f, node.of)
    name = {PointsOf: "points", XpOf: "xp", TurnsOf: "turns"}[type(node)]
    return int(getattr(g.players[seats[0]], name)) if seats else None


measures(PointsOf)(of_player)
measures(XpOf)(of_player)
measures(TurnsOf)(of_player)


@measures(CostOf)
def cost_of(g: State, f: Reading, node: CostOf) -> int | None:
    """206: the printed or copied cost; of a spell or ability on the chain too (359.3.e.12.a), and of what this took
    away (359.3.e.13)."""
    found = costs_of(g, f, node.what)
    return found if found is None else found[node.part != "Energy"]


def costs_of(g: State, f: Reading, what: Node) -> tuple[int, int] | None:
    """Energy and Power of what a phrase means, None when it is gone without this being the reason.

    Rules: 185.3.a.1, 185.3.a.2.
    """
    back = nouns.taken_away(g, f, what)
    ids = (back.old,) if back is not None else nouns.bound(f, what.name) if isinstance(what, That) else ()
    item = next((item for id in ids if (item := chain_items.told_of(g, id) if back else g.item(id)) is not None), None)
    if item is not None:
        return chain_items.base_cost(item)
    found = nouns.things(g, f, what)
    card = g.catalogue.cards[back.code] if back is not None else found[0].card if found else None
    return None if card is None else (card.energy, len(card.power))


@measures(MightAmong)
def might_among(g: State, f: Reading, node: MightAmong) -> int:
    """143.2.b: Might is read as 0 or more."""
    mights = [max(0, arithmetic.might(g, thing)) for thing in nouns.things(g, f, node.noun)]
    return sum(mights) if node.which == "total" else max(mights, default=0)


@measures(TagsAmong)
def tags_among(g: State, f: Reading, node: TagsAmong) -> int:
    """143.1.a: the tags that at least one of them has."""
    there = nouns.things(g, f, node.noun)
    return sum(any(nouns.fits(g, f, (Tag(name),), thing) for thing in there) for name in node.tags)


@measures(Spent)
def spent(g: State, f: Reading, node: Spent) -> int:
    """444: every payment of this turn."""
    seats = nouns.seats(g, f, node.of)
    return sum(
        e.n
        for e in g.events[g.this_turn :]
        if e.kind == "paid" and e.seat in seats and is_energy(e) == (node.part == "Energy")
    )


@fits_word(WithSpent)
def with_spent(g: State, f: Reading, node: WithSpent, thing: Object) -> bool:
    """357: what was paid to play it, additional costs included."""
    item = next((e.cause for e in g.newest_first(g.this_turn) if e.kind == "finalized" and e.subject == thing.id), 0)
    paid = sum(e.n for e in g.events[g.this_turn:]
               if e.kind == "paid" and e.rule == "357" and e.cause == item and is_energy(e))
    return item != 0 and nouns.compare(g, f, paid, node.comparison)


@measures(ExcessDamage)
def excess_damage(g: State, f: Reading, node: ExcessDamage) -> int:
    """465.2.c.4: what these players have assigned beyond lethal damage since the combat began."""
    if g.showdown is None or not g.showdown.combat:
        return 0
    seats = nouns.seats(g, f, node.of)
    combat = takewhile(lambda event: event.kind != "combat starts", g.newest_first(g.this_turn))
    return sum(event.n for event in combat if event.kind == "exceeded" and event.seat in seats)


def is_energy(event: Event) -> bool:
    """Whether a payment was one of Energy, for whatever it could be used."""
    return events.resource_of(event)[0] == "energy"


@measures(Plus)
def plus(g: State, f: Reading, node: Plus) -> int | None:
    """A sum; null when a part of it is (359.3.e.12)."""
    a, b = nouns.amount(g, f, node.a), nouns.amount(g, f, node.b)
    return None if a is None or b is None else a + b


@holds_word(Compare)
def compare(g: State, f: Reading, node: Compare) -> bool:
    """359.3.e.12: a comparison with nothing is never true."""
    n = nouns.amount(g, f, node.n)
    return n is not None and nouns.compare(g, f, n, node.comparison)


@holds_word(Now)
def now(g: State, f: Reading, node: Now) -> bool:
    """What time it is, or was: of the turn (315-317), or of a showdown or combat (342, 459).

    Rules: 315.2.b.
    """
    if node.period in ("showdown", "combat"):
        at = g.showdown
        there = at is not None and (node.period == "showdown" or at.combat)
        return there and (node.of is None or (at is not None and at.field == nouns.location(g, f, node.of)))
    phase = f.env.get(PHASE, g.phase)
    inside = {"turn": True, "beginning phase": phase in ("beginning", "scoring")}
    return inside.get(node.period, node.period.startswith(phase)) and (
        node.of is None or g.turn_player in nouns.seats(g, f, node.of)
    )


@measures(MightOf)
def might_of(g: State, f: Reading, node: MightOf) -> int | None:
    """143.2.b: never below 0 when read; of what this item took off the board, as it was right before (359.3.e.13)."""
    back = nouns.looked_back(g, f, node.what)
    if back is not None:
        return back.might
    found = nouns.things(g, f, node.what)
    return max(0, arithmetic.might(g, found[0])) if found else None
