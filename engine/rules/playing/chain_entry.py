"""Chain items: how they come to the chain, and how they leave it without an effect (328, 340.2, 358.5, 402.4)."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Ability
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Key
from engine.names.bindings import HIDDEN
from engine.names.board import ChainKind
from engine.rules.events.batches import propose
from engine.rules.playing.relevance import next_acting

PLAYED: Key[int] = Key("item")
"""The id of the chain item that is played or resolves."""
DRAFT: Key[bool] = Key("draft")
"""Whether it is being composed: it can still be taken back."""


def add_item(g: State, kind: ChainKind, thing: Object, seat: int, ability: Ability | None) -> Item:
    """A new pending item on top of the chain; the first one opens it (328, 329).

    Rules: 328.1, 329.1, 329.2, 330, 330.1, 330.2.
    """
    if not g.opened_by:
        g.opened_by = "add" if kind != "card" and ability is not None and ability.add else kind
        if g.edition.keeps_go:
            g.priority, g.passes = first_go(g, seat), 0
    item = Item(g.new_id(), kind, thing.card, seat, thing.id)
    item.ability = ability
    g.chain.append(item)
    g.cleanup_due = g.cleanup_due or not g.edition.cleanup_after
    g.touch()
    return item


def as_queued(g: State, thing: Object) -> State:
    """The game as it would be with that card on the chain, played from where it is (354): there a price or a
    prohibition speaks of it otherwise."""
    twin = g.fork()
    event = events.queued("354", thing.controller, thing.id, place=thing.place)
    twin.events.append(event._replace(card=thing.card.code, n=thing.id, other=thing.zone))
    twin.own(thing.id).zone = "chain"
    twin.touch()
    return twin


def first_go(g: State, seat: int) -> int:
    """Whose go it is on a chain that this player's item begins; on the first one of a combat perhaps the Attacker's."""
    showdown = g.showdown
    leads = showdown is not None and showdown.step == "opening" and g.edition.combat_chain == "attacker leads"
    return showdown.attacker if showdown is not None and leads else seat


def moves_focus(g: State) -> bool:
    """346, 346.1: whether Focus passes after the chain that has just ended."""
    showdown = g.showdown
    if showdown is None:
        return False
    return ("combat chain" if showdown.step == "opening" else g.opened_by) in g.edition.focus_passes_after


def chain_over(g: State) -> None:
    """340.2: when the chain has ended nobody keeps Priority any more; in a showdown Focus will move unless a trigger or
    an Add ability opened that chain (346.1). Triggers that wait to join it belong to it."""
    if g.chain or (g.heard and not g.edition.last_item_ends_chain):
        return
    g.keeping = -1
    if g.showdown is not None and moves_focus(g):
        g.showdown.acted = not g.heard
        if g.heard:  # the chain that they begin is another one
            g.showdown.focus = next_acting(g, g.showdown.focus)
    g.opened_by = ""


def current(g: State, f: Frame) -> Item:
    """The item that this frame plays."""
    item = g.item(f.env[PLAYED])
    assert item is not None
    return item


def leave_chain(g: State, f: Frame, item: Item, rule: str, why: str) -> None:
    """An item that can't be finalized leaves the chain; a card goes back to where it came from (358.5, 402.4).

    Rules: 402.4.a, 404.2.a.
    """
    g.chain.remove(item)
    chain_over(g)
    f.end()
    g.touch()
    batch = [events.fizzled(rule, item.controller, item.source, item.card.code, why=why, item=item.id)]
    if item.kind == "card" and item.source in g.objects:
        batch.append(
            events.unqueued(rule, item.controller, item.source, zone=item.origin, place=item.bound.get(HIDDEN, 0))
        )
    propose(g, None, batch)
