"""What has happened this turn: how often it was what a text speaks of, and in which phase."""
from __future__ import annotations

from engine.board import events
from engine.board.state import State
from engine.catalogue import Context, Reading, Wanted
from engine.kernel.event import Event
from engine.names.bindings import PHASE
from engine.names.board import Phase
from engine.rules.events.matching import Hearing, alternatives, says
from engine.rules.meaning import nouns
from engine.rules.meaning.registry import holds_word, measures
from engine.words import nodes as w
from engine.words.base import Node


def count(g: State, f: Reading, wanted: tuple[Wanted, ...], among: list[Event]) -> int:
    """How many of the events are those that a text speaks of."""
    kinds = {kind for one in wanted for kind in one.kinds}
    found = 0
    for event in among:
        if event.kind in kinds and counted(event) and any(
            event.kind in one.kinds and says(g, then(g, f, one, event), one, event) is not None for one in wanted
        ):
            found += 1
    return found


def then(g: State, f: Reading, wanted: Wanted, event: Event) -> Reading:
    """The text as of that event: in which phase it was, where that is asked."""
    return Context(f.you, f.source, f.env | {PHASE: phase_of(g, event)}) if wanted.given else f


def phase_of(g: State, event: Event) -> Phase:
    """The phase or step of this turn in which that happened."""
    phase: Phase = "awaken"
    for one in g.events[g.this_turn:]:
        if one is event:
            break
        phase = events.PHASES.get(one.kind, phase)
    return phase


def counted(event: Event) -> bool:
    """419.4: what was finalized counts as played only if it is a card."""
    return event.kind != "finalized" or events.is_card(event)


def times(g: State, f: Reading, clause: Node) -> int:
    """How often it has happened this turn."""
    hearing: Hearing = "past" if g.edition.counts_as_played == "finalized" else "triggered"
    return count(g, f, tuple(alternatives(clause, hearing)), g.events[g.this_turn:])


@measures(w.Times)
def _times(g: State, f: Reading, node: w.Times) -> int:
    return times(g, f, node.clause)


@holds_word(w.Happened)
def _happened(g: State, f: Reading, node: w.Happened) -> bool:
    return nouns.compare(g, f, times(g, f, node.clause), node.comparison)
