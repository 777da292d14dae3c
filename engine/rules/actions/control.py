"""Taking and losing control of objects and chain items (188, 191), and what a battlefield's text may ask of whom
(190.6)."""
from __future__ import annotations

from collections.abc import Callable

from engine.board import events
from engine.board.objects import Gift
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.names.bindings import NAMED
from engine.names.questions import CONTROL
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.events.windows import OVER, until
from engine.rules.meaning import chain_items, nouns
from engine.rules.meaning.registry import performs
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.nodes import Clause, Gate, LookAt, LoseControl, Pick, TakeControl, That, They, You


@performs(TakeControl)
def take_control(g: State, f: Frame, c: Compiled[TakeControl]) -> None:
    """191: they control it now, for the window or as long as it stays; an ability of it that is on the chain stays
    where it is (191.4.b)."""
    if items := taken_items(g, f, c.node.what):
        propose(g, f, [events.taken("191", id, seat=f.you, cause=cause(f)) for id in items])
        return
    targets = [thing.id for thing in nouns.things(g, f, c.node.what)]
    lasting = until(g, f, c.node.window)
    if lasting == OVER:
        propose(g, f, [events.ignored("359.3.e.16", "taken", seat=f.you, subject=id, cause=cause(f)) for id in targets])
        return
    gifts = (Gift(CONTROL, f.you, lasting, f.script.name),)
    propose(g, f, [events.taken("191", id, seat=f.you, gifts=gifts, cause=cause(f)) for id in targets])


def taken_items(g: State, f: Frame, phrase: Node) -> list[int]:
    """The chain items that a phrase means, if it means any."""
    return [item.id for item in chain_items.items(g, f, phrase)] if isinstance(phrase, That) else []


@performs(LoseControl)
def lose_control(g: State, f: Frame, c: Compiled[LoseControl]) -> None:
    """191: what gave them control of it ends; whoever had it before has it again."""
    targets = {thing.id for thing in nouns.things(g, f, c.node.what)}
    propose(g, f, [events.taken("191", id, cause=cause(f), by=f.you) for id in sorted(targets)])


# --- the text of battlefields (190.6)

YOURS: tuple[type[Node], ...] = (w.Draw, w.Discard, w.Channel, w.Add, w.Predict, LookAt, w.Play)
"""Instructions in which “you” is implied when they name nobody."""


def means_you(node: Node) -> bool:
    """Whether an instruction speaks of “you”, as itself or implied (190.6.d)."""
    if isinstance(node, Clause):
        return any(part == You() or isinstance(part, w.YouAnd) for part in walk(node.subject))
    return (
        isinstance(node, YOURS)
        or (isinstance(node, Gate) and bool(node.asks))
        or any(part == You() for part in walk(node))
    )


def only_if_controlled(
    perform: Callable[[State, Frame, Compiled[Node]], None], following: int,
) -> Callable[[State, Frame, Compiled[Node]], None]:
    """190.6.d: while nobody controls the battlefield whose text this is, “you” is nobody and the instruction is
    ignored, with as many steps after it as belong to it, `following`."""

    def check(g: State, f: Frame, c: Compiled[Node]) -> None:
        field = g.field(f.source)
        if field is not None and field.controller < 0 and not f.env.get(NAMED):
            f.skip(following)
            propose(g, f, [events.ignored("190.6.d", subject=f.source)])
        else:
            perform(g, f, c)

    return check


def named(effects: tuple[Node, ...]) -> Clause | None:
    """190.6.c: the clause, if a battlefield's text has one certain player make a choice: then that player controls the
    ability."""
    if len(effects) != 1 or not isinstance(effects[0], Clause) or not isinstance(effects[0].subject, They):
        return None
    chooses = any(isinstance(part, Pick) or (isinstance(part, Gate) and part.asks) for part in walk(effects[0].actions))
    return effects[0] if chooses else None


__all__ = ["means_you", "named", "only_if_controlled"]
