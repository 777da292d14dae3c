"""Burning, Empowered, buffs, XP, points, countering, additional turns (425, 440–442, 702, 728–738, 745)."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.board import events
from engine.board.counter_atoms import COUNTERS
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Compiled, Reading
from engine.kernel.agenda import Frame
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names import questions
from engine.names.bindings import DID
from engine.rules.actions.drawing import burn_cards
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.events.permissions import forbidden
from engine.rules.events.winning import finish
from engine.rules.meaning import chain_items, nouns, speakers
from engine.rules.meaning.labels import object_option, short
from engine.rules.meaning.registry import fits_word, performs
from engine.rules.playing.cost_components import how_many, types
from engine.words.base import Node
from engine.words.nodes import (
    AnyAmount,
    Banish,
    Buff,
    Burn,
    Counter,
    Disempower,
    Empower,
    Full,
    GainPoints,
    GainXp,
    LosePoints,
    MoveBuff,
    Recycle,
    ReturnToHand,
    SpendCounter,
    SpendXp,
    TakeExtraTurn,
    Win,
)


def room(g: State, thing: Object, name: str) -> int:
    """How many of a mark an object can have: one, unless something says otherwise (426.1.b.2, 441.1.c.1).

    Rules: 702.3, 702.3.a.
    """
    what = questions.capacity(name)
    if what not in g.passives:
        return 1
    most: int = max([
        1, *(passive.trait.most() for passive, f in speakers.answers(g, what) if speakers.applies(g, passive, f, thing))
    ])
    return most


@fits_word(Full)
def full(g: State, f: Reading, node: Full, thing: Object) -> bool:
    """827.1.c.1: what may be Empowered several times is asked no more often whether it is already."""
    return bool(getattr(thing, node.name)) and room(g, thing, node.name) == 1


# --- cards

@performs(Recycle)
def recycle(g: State, f: Frame, c: Compiled[Recycle]) -> None:
    """416: several cards go to the bottom of a Main Deck in random order (416.5), several runes in the order that their
    owner likes (416.5.a). Whoever is told to, it is the owner who recycles (416.1.c).

    Rules: 416.1, 416.1.a, 416.1.b, 416.1.c, 416.2, 416.2.a, 416.4.
    """
    found = nouns.things(g, f, c.node.what)
    runes: list[Object] = []
    for seat in g.seats(g.turn_player):
        runes += in_order(g, f, seat, [thing for thing in found if thing.card.is_rune and thing.owner == seat])
    cards = [thing for thing in found if not thing.card.is_rune]
    if len(cards) > 1:
        g.chance.shuffle(cards)
    propose(g, f, [events.recycled("416", thing.id, cause=cause(f), by=thing.owner) for thing in (*cards, *runes)])


def in_order(g: State, f: Frame, seat: int, runes: list[Object]) -> list[Object]:
    """416.5.a: a player's runes in the order in which they go to the bottom; equal ones need none."""
    if len({thing.card.code for thing in runes}) < 2:
        return runes
    options = [object_option(g, thing, seat) for thing in runes]
    keys = g.choose(
        seat, "order", "In which order do your runes go to the bottom? The last one will be the lowest.", options,
        why="416.5.a", least=len(runes), most=len(runes), ordered=True, source=f.source,
    )
    return [g.objects[int(key[4:])] for key in keys]


# --- marks

@performs(Buff)
def buff(g: State, f: Frame, c: Compiled[Buff]) -> None:
    """426. Rules: 426.1, 426.1.b.1, 426.1.c, 426.2, 426.2.a."""
    propose(
        g,
        f,
        [
            events.buffed("426", thing.id, room=room(g, thing, "buffed"), cause=cause(f))
            for thing in nouns.things(g, f, c.node.what)
        ],
    )


@performs(Empower)
def empower(g: State, f: Frame, c: Compiled[Empower]) -> None:
    """441. Rules: 441.1, 441.1.a, 441.1.b, 441.2, 441.2.a, 441.3, 441.3.a."""
    propose(g, f, [events.empowered("441", thing.id, room=room(g, thing, "empowered"), cause=cause(f))
                   for thing in nouns.things(g, f, c.node.what)])


@performs(Disempower)
def disempower(g: State, f: Frame, c: Compiled[Disempower]) -> None:
    """442. Rules: 442.1, 442.1.a, 442.1.a.1, 442.2, 442.2.a."""
    propose(
        g, f, [events.disempowered("442", thing.id, cause=cause(f)) for thing in nouns.things(g, f, c.node.what)]
    )


@performs(MoveBuff)
def move_buff(g: State, f: Frame, c: Compiled[MoveBuff]) -> None:
    """746."""
    to = nouns.things(g, f, c.node.to)[:1]
    propose(g, f, [events.buff_moved("746", thing.id, to=to[0].id, room=room(g, to[0], "buffed"), cause=cause(f))
                   for thing in nouns.things(g, f, c.node.what)[:1] if to])


class Counted(NamedTuple):
    """One counter: its type and what it is on."""

    type: str
    thing: Object


def spendable(g: State, f: Reading, node: SpendCounter) -> list[Counted]:
    """The counters that a player can spend for it: on own objects (745.2), each of several on one object for itself
    (702.2.b.1).

    Rules: 702.2.b.2, 749.
    """
    things = g.permanents() if node.of is None else nouns.things(g, f, node.of)
    return [
        Counted(type, thing)
        for thing in dict.fromkeys(things)
        if thing.controller == f.you
        for type in types(node)
        for _ in range(how_many(thing, type))
    ]


@performs(SpendCounter)
def spend_counter(g: State, f: Frame, c: Compiled[SpendCounter]) -> None:
    """745, 702.2.b: as many as there are; the player chooses which, as far as they differ. Of any number it is chosen
    already how many come off each object. Rules: 704.1."""
    node: SpendCounter = c.node
    rule = rule_of(node)
    found = spendable(g, f, node)
    if isinstance(node.n, AnyAmount):
        chosen = nouns.things(g, f, node.of)
        spent = [one for thing in dict.fromkeys(chosen)
                 for one in which(g, f, node, [each for each in found if each.thing is thing], chosen.count(thing))]
    else:
        spent = which(g, f, node, found, nouns.amount(g, f, node.n) or 0)
    propose(g, f, [COUNTERS[one.type][1](rule, f.you, one.thing.id, cause=cause(f)) for one in spent])


def rule_of(node: SpendCounter) -> str:
    """The rule by which such counters are spent."""
    return "702.2.b" if node.type == "buff" else "745.1"


def which(g: State, f: Frame, node: SpendCounter, found: list[Counted], n: int) -> list[Counted]:
    """So many of these counters; the player chooses, as far as they differ."""
    n = min(n, len(found))
    if len(set(found)) == 1:
        return found[:n]
    options = [
        Option(f"{one.type}:{place}", short(one.thing.card.name), object_option(g, one.thing, f.you).full, one.thing.id)
        for place, one in enumerate(found)
    ]
    prompt = f"Spend {n} {node.type or 'counter'}{'s' if n > 1 else ''}: from which?"
    how = rule_of(node)
    keys = g.choose(f.you, "choose", prompt, options, why=how, least=n, most=n, source=f.source) if n else ()
    return [found[int(key.partition(":")[2])] for key in keys]


# --- players

@performs(GainXp)
def gain_xp(g: State, f: Frame, c: Compiled[GainXp]) -> None:
    """730.1. Rules: 731, 731.1, 732, 733."""
    propose(g, f, [events.xp_gained("730.1", f.you, nouns.amount(g, f, c.node.n) or 0, cause=cause(f))])


@performs(SpendXp)
def spend_xp(g: State, f: Frame, c: Compiled[SpendXp]) -> None:
    """730.2."""
    propose(g, f, [events.xp_spent("730.2", f.you, nouns.amount(g, f, c.node.n) or 0, cause=cause(f))])


@performs(GainPoints)
def gain_points(g: State, f: Frame, c: Compiled[GainPoints]) -> None:
    """194.1.c: points that an effect gives."""
    propose(
        g, f, [events.gained("194.1.c", f.you, nouns.amount(g, f, c.node.n) or 0, source="effect", cause=cause(f))]
    )


@performs(LosePoints)
def lose_points(g: State, f: Frame, c: Compiled[LosePoints]) -> None:
    """194.4."""
    propose(g, f, [events.points_lost("194.4", f.you, nouns.amount(g, f, c.node.n) or 0, cause=cause(f))])


@performs(Win)
def win(g: State, f: Frame, c: Compiled[Win]) -> None:
    """195: at once, without a Cleanup."""
    finish(g, f.you, "195", "an effect says so")


@performs(TakeExtraTurn)
def take_extra_turn(g: State, f: Frame, c: Compiled[TakeExtraTurn]) -> None:
    """735."""
    propose(g, f, [events.turn_queued("735", f.you, cause=cause(f))])


@performs(Burn)
def burn(g: State, f: Frame, c: Compiled[Burn]) -> None:
    """440. Rules: 440.1.a, 440.3, 440.3.a."""
    f.env[DID] = nouns.amount(g, f, c.node.n) or 0
    burn_cards(g, f.you, f.env[DID], "440", cause(f))


# --- the chain

INSTEAD: dict[type[Node | None], tuple[Callable[[str, int], Event], str]] = {
    type(None): (events.trashed, "425.1.a.1"), ReturnToHand: (events.returned, "056"),
    Recycle: (events.recycled, "416"), Banish: (events.banished, "427"),
}
"""Where a card goes that is countered: the event and its rule."""


@performs(Counter)
def counter(g: State, f: Frame, c: Compiled[Counter]) -> None:
    """425: the items leave the chain without an effect, cards go to the trash (425.1.a.1) or where the text says.
    Nothing is refunded (425.1.c).

    Rules: 425.1, 425.1.a, 425.1.b, 425.1.c.1, 425.2, 425.2.a.
    """
    put_away, rule = INSTEAD[type(c.node.instead)]
    batch = []
    for item in chain_items.items(g, f, c.node.what):
        countered = events.countered("425", item.controller, item.source, item=item.id, cause=cause(f), by=f.you)
        batch.append(countered)
        if item.kind == "card" and not forbidden(g, countered):
            batch.append(put_away(rule, item.source))
    propose(g, f, batch)
