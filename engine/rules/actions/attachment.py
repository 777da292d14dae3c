"""Attaching and detaching (434, 435), and what Equipment does with it: Equip (818)."""
from __future__ import annotations

from engine.board import events
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import nouns
from engine.rules.meaning.registry import performs
from engine.words.nodes import Attach, Detach


@performs(Attach)
def attach(g: State, f: Frame, c: Compiled[Attach]) -> None:
    """434: link each of them to the top-most card; what is attached elsewhere detaches from there (434.1.f).

    Rules: 434.1, 434.1.a, 434.1.a.1, 434.2, 434.2.a, 434.3, 434.4, 434.4.a, 434.5, 818.2.a, 818.3, 818.3.a, 818.3.c.
    """
    tops = nouns.things(g, f, c.node.to)
    batch = []
    for thing in nouns.things(g, f, c.node.what) if tops else ():
        if thing.attached_to == tops[0].id:
            continue  # 434.1.h
        if thing.attached_to:
            batch.append(events.detached("434.1.f", f.you, thing.id, cause=cause(f)))
        batch.append(events.attached("434", f.you, thing.id, top=tops[0].id, place=tops[0].place, cause=cause(f)))
        item = g.item(cause(f))
        if item is not None and item.ability is not None and item.ability.keyword == "equip":
            batch.append(events.equipped("818.2", f.you, tops[0].id, gear=thing.id, cause=cause(f)))
    propose(g, f, batch)


@performs(Detach)
def detach(g: State, f: Frame, c: Compiled[Detach]) -> None:
    """435: unlink each of them from its top-most card, if that is the one that is named.

    Rules: 435.1, 435.1.a, 435.2, 435.2.a, 435.3.
    """
    tops = None if c.node.from_ is None else [thing.id for thing in nouns.things(g, f, c.node.from_)]
    propose(g, f, [events.detached("435", f.you, thing.id, top=thing.attached_to, cause=cause(f))
                   for thing in nouns.things(g, f, c.node.what)
                   if thing.attached_to and (tops is None or thing.attached_to in tops)])
