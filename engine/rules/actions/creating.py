"""Tokens that come to be without being played: Create (439), and in the place of others: Replace (438)."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Object, base_of
from engine.board.state import State
from engine.catalogue import CardDef, Compiled, Context, Reading
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Slot
from engine.names.bindings import EACH
from engine.names.board import Whence
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import nouns
from engine.rules.meaning.labels import object_option, place_option
from engine.rules.meaning.presence import open_to
from engine.rules.meaning.registry import fits_word, performs
from engine.rules.playing.places import places
from engine.words.base import Node
from engine.words.nodes import (
    BanishedWith,
    Create,
    FromElsewhere,
    FromFacedown,
    Me,
    PlayedFrom,
    Quality,
    Replace,
    SwapBack,
    Tokens,
    Where,
)


def state(tokens: Tokens, card: CardDef) -> str:
    """184.1: the state in which tokens come: as the text says, else as their type has it: units exhausted, anything
    else ready."""
    said = next(
        (each.name for each in tokens.states if isinstance(each, Quality) and each.name in ("ready", "exhausted")), ""
    )
    return said or ("exhausted" if card.is_unit else "ready")


@performs(Create)
def create(g: State, f: Frame, c: Compiled[Create]) -> None:
    """439.2: straight to the place that is named, a unit to the base if it were a third side there (462), else where
    its type belongs: a permanent wherever it could be played to, a spell on the chain, pending until what creates it is
    done (329, 354.3), a rune in the base, a legend in the Legend Zone, a battlefield among the battlefields, controlled
    by nobody (439.4.b).

    Rules: 184.2, 187, 439.1, 439.2.a, 439.2.b, 439.2.b.3, 439.2.b.5, 439.3.a, 439.4, 439.4.a, 439.6, 439.6.a.
    """
    tokens: Tokens = c.node.what
    card = g.catalogue.cards[tokens.card]
    place = 0
    if card.is_permanent:
        where = nouns.location(g, f, c.node.to) if c.node.to is not None else somewhere(g, f, card)
        if where is None:
            propose(g, f, [])
            return
        place = open_to(g, where, f.you) if card.is_unit else where
    elif card.is_rune:
        place = base_of(f.you)
    ready, n = state(tokens, card) == "ready", nouns.amount(g, f, tokens.n) or 0
    first = g.next_id
    propose(
        g, f,
        [events.created("439", f.you, card.code, place=place, ready=ready, cause=cause(f)) for _ in range(n)],
    )
    f.env[Slot(tokens.name)] = tuple(
        id for id in range(first, g.next_id) if id in g.objects and (g.objects[id].zone == "chain") == card.is_spell
    )


def somewhere(g: State, f: Frame, card: CardDef) -> int | None:
    """439.2.b.1: gear at the base; a unit where its controller could play it, if there is such a place."""
    if not card.is_unit:
        return base_of(f.you)
    options = [place_option(g, place, f.you) for place in places(g, f.you, Object(0, card, f.you, "chain", token=True))]
    if not options:
        return None
    return int(
        g.choose(f.you, "place", f"Where is {card.name} created?", options, why="439.2.b.1", source=f.source)[0][3:]
    )


@performs(Replace)
def replace(g: State, f: Frame, c: Compiled[Replace]) -> None:
    """438.1: a token in the place of each of them, with everything that was on it.

    Rules: 438.2, 438.2.a, 438.3.b.1, 438.4, 438.5, 438.6.a.
    """
    propose(
        g,
        f,
        [
            events.swapped("438.1", f.you, id, token=c.node.by.card, cause=cause(f))
            for id in replaceable(g, f, c.node.what)
        ],
    )


def replaceable(g: State, f: Reading, phrase: Node) -> list[int]:
    """The objects on the board that a phrase means; a place means the battlefield that it is (199)."""
    try:
        found = nouns.things(g, f, phrase)
    except nouns.Unreadable:
        place = nouns.location(g, f, phrase)
        found = [g.objects[place]] if place in g.objects else []
    return [thing.id for thing in found if thing.zone == "board" or thing.zone == "battlefield"]


@performs(SwapBack)
def swap_back(g: State, f: Frame, c: Compiled[SwapBack]) -> None:
    """438.7: a card that this token or one that it replaced has replaced comes back; without one nothing happens
    (438.7.c).

    Rules: 438.7.a.
    """
    batch = []
    for id in replaceable(g, f, c.node.what):
        waiting = [
            thing
            for player in g.players
            for thing in (g.objects[x] for x in player.banished)
            if thing.replaced_by == id
        ]
        if waiting:
            options = [object_option(g, thing, f.you) for thing in waiting]
            key = g.choose(f.you, "choose", "Which card comes back?", options, why="438.7.b.1", source=f.source)[0]
            batch.append(events.swapped("438.7.b", f.you, id, card=int(key[4:]), cause=cause(f)))
    propose(g, f, batch)


@fits_word(Where)
def where(g: State, f: Reading, node: Where, thing: Object) -> bool:
    """The condition, read for that thing."""
    return nouns.holds(g, Context(f.you, f.source, f.env | {EACH: (thing.id,)}), node.condition)


def played_from(g: State, thing: Object) -> Whence:
    """354: the zone from which it is played, or was this turn; that in which it lies, as long as it isn't played."""
    if thing.zone != "chain" and thing.zone != "board":
        return thing.zone
    return next(
        (events.zone_of(event) for event in g.newest_first(g.this_turn)
         if event.kind == "queued" and events.renewed(event) == thing.id),
        "",
    )


@fits_word(FromFacedown)
def from_facedown(g: State, f: Reading, node: FromFacedown, thing: Object) -> bool:
    """811."""
    return played_from(g, thing) == "facedown"


@fits_word(FromElsewhere)
def from_elsewhere(g: State, f: Reading, node: FromElsewhere, thing: Object) -> bool:
    """354: what was not played, such as a token, comes from nowhere."""
    zone = played_from(g, thing)
    return zone != "hand" and zone != ""


@fits_word(PlayedFrom)
def is_played_from(g: State, f: Reading, node: PlayedFrom, thing: Object) -> bool:
    """354."""
    return played_from(g, thing) == node.zone.name and thing.owner in nouns.seats(g, f, node.zone.whose)


@fits_word(BanishedWith)
def banished_with(g: State, f: Reading, node: BanishedWith, thing: Object) -> bool:
    """427.3, 397: banished by that very object, not by another one of the same name; it may be gone itself by now.

    Rules: 394, 396, 427.3.a.
    """
    sources = {one.id for one in nouns.things(g, f, node.what)}
    sources |= {f.source} if isinstance(node.what, Me) or not sources else set()
    return thing.zone == "banished" and not thing.replaced_by and thing.banished_by in sources
