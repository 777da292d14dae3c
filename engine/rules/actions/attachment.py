"""Attaching and detaching (434, 435), and what Equipment does with it: Equip (818)."""
from __future__ import annotations

from collections.abc import Sequence

from engine.board import events
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Key
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import nouns
from engine.rules.meaning.registry import performs
from engine.words.nodes import Attach, Detach

LOOSE: Key[tuple[int, ...]] = Key("loose")
"""What is being attached, once what of it was attached elsewhere has been told to come off."""


def comes_off(g: State, f: Frame, things: Sequence[Object], by: int) -> bool:
    """434.1.f: what is attached elsewhere detaches first, so its own text is active when it is attached (435.1.c); what
    doesn't come off stays where it is. Whether that happens now; then this step is run again."""
    if not any(thing.attached_to for thing in things):
        return False
    f.env[LOOSE] = tuple(thing.id for thing in things)
    f.again()
    propose(g, f, [events.detached("434.1.f", f.you, thing.id, cause=by) for thing in things if thing.attached_to])
    return True


@performs(Attach)
def attach(g: State, f: Frame, c: Compiled[Attach]) -> None:
    """434: link each of them to the top-most card.

    Rules: 434.1, 434.1.a, 434.1.a.1, 434.1.h, 434.2, 434.2.a, 434.3, 434.4, 434.4.a, 434.5, 818.2.a, 818.3, 818.3.a,
    818.3.c.
    """
    tops, by = nouns.things(g, f, c.node.to), cause(f)
    if not tops:
        return
    loose = f.env.pop(LOOSE, None)
    if loose is None:
        things = [thing for thing in nouns.things(g, f, c.node.what) if thing.attached_to != tops[0].id]
        if comes_off(g, f, things, by):
            return
    else:
        things = [g.objects[id] for id in loose if id in g.objects and not g.objects[id].attached_to]
    batch = []
    item = g.item(by)
    equips = item is not None and item.ability is not None and item.ability.keyword == "equip"
    for thing in things:
        batch.append(events.attached("434", f.you, thing.id, top=tops[0].id, place=tops[0].place, cause=by))
        if equips:
            batch.append(events.equipped("818.2", f.you, tops[0].id, gear=thing.id, cause=by))
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
