"""Deflect (809): what choosing an opponent's object adds to a cost, and what has it treated as inactive (766)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Passive, Reading
from engine.kernel.bindings import Bindings
from engine.rules.meaning import chain_items, layers, speakers
from engine.rules.playing import hanging
from engine.rules.playing.cost_components import aims
from engine.words.nodes import Choosing, Every


def deflected(g: State, item: Item, bound: Bindings) -> int:
    """809: one Power of any domain for each time the item targets an opponent's object with Deflect."""
    chosen = aims(item, bound)
    counted = chosen if g.edition.deflect_counts == "each time" else dict.fromkeys(chosen)
    return sum(deflect(g, item, g.objects[id], chosen) for id in counted if id in g.objects)


def ignores_deflect(g: State, item: Item, chosen: Iterable[int]) -> bool:
    """Whether a text has it treated as inactive while that item is paid for, which chooses those (766, 767)."""
    for passive, f in speakers.answers(g, hanging.DEFLECT_IGNORED) if hanging.DEFLECT_IGNORED in g.passives else ():
        if speaks_of_item(g, f, passive, item, chosen):
            return True
    return False


def speaks_of_item(g: State, f: Reading, passive: Passive, item: Item, chosen: Iterable[int]) -> bool:
    """Whether a text speaks of an item that would have these targets."""
    filters = passive.who.filters if isinstance(passive.who, Every) else ()
    choosing = [node for node in filters if isinstance(node, Choosing)]
    rest = tuple(node for node in filters if node not in choosing)
    return chain_items.fits_item(g, f, rest, item) and all(
        chain_items.chooses(g, f, node.what, item, chosen) for node in choosing
    )


def deflect(g: State, item: Item, thing: Object, chosen: Sequence[int] = ()) -> int:
    """What choosing that object adds to the cost, as Power of any domain (809), where those are chosen too.

    Rules: 356.2.a.2, 809.1.c.1, 809.1.d.
    """
    if thing.zone != "board" or thing.controller == item.controller:
        return 0
    n = layers.keyword(g, thing, "deflect")
    if n and ignores_deflect(g, item, (*chosen, thing.id)):
        return 0
    return (
        0
        if n
        and layers.ignores(
            g, item.controller, "deflect", thing.place, g.objects.get(item.source) if item.kind == "card" else None
        )
        else n
    )
