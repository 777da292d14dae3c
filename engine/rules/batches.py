"""Propose, replace, commit, hear: the one way in which something happens (367–375, 383).

An operation proposes one batch, the events of one game action, as its last act. Replacements are settled for the whole batch, the atoms
commit what is left, and then the abilities that listen for it trigger. What depends on the outcome is the next step.
"""
from __future__ import annotations

from typing import Any

from engine.board import marks, tallies
from engine.board.atoms import ATOMS
from engine.board.index import stop_waiting
from engine.board.objects import Object, Origin, Trigger, Waiting
from engine.board.state import State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.rules import nouns
from engine.rules.compiled import Ability
from engine.rules.layers import context, lost, voices, wake
from engine.rules.layers import might as might_of
from engine.rules.memory import REMEMBERED, Back, remembered
from engine.rules.noticing import attributed, meets
from engine.rules.rising import ROSE, risen

NO_CLEANUP = frozenset(("added", "paid", "looked", "put back", "mistargeted", "passed", "chose", "shuffled", "kept", "declined"))
"""Kinds after which no Cleanup is due (319 names what brings one)."""

assert "damaged" in ATOMS, (marks, tallies)  # importing the marks registered them
ARRIVALS = frozenset(("moved", "entered"))
"""Kinds by which a unit becomes present somewhere."""


def propose(g: State, frame: Frame | None, batch: list[Event]) -> None:
    """Let a batch happen. An operation's last act: with replacements in play it goes on in frames of its own."""
    batch = attributed(frame, batch)
    applied = tuple(frame.env.get("@applied", ())) if frame else ()
    if g.replacing and batch and any(event.kind in g.replacing and applicable(g, event, applied) for event in batch):
        g.push(BATCH, frame.you if frame else -1, 0, batch=tuple(batch), applied=(applied,) * len(batch))
        return
    commit(g, frame, batch)


def commit(g: State, frame: Frame | None, batch: list[Event]) -> None:
    """Make the events true in order, then let those who listen hear them. Notes in `@did` how many really happened."""
    first = len(g.events)
    events = g.events
    g.left = {}
    memory: list[Back] = []
    for proposed in batch:
        before = g.objects.get(proposed.subject) if frame is not None and proposed.kind in REMEMBERED else None
        might = max(0, might_of(g, before)) if before is not None and before.card.is_unit and before.zone == "board" else 0
        happened = ATOMS[proposed.kind](g, proposed)
        if happened is not None:
            if happened.subject in g.left and g.left[happened.subject].zone == "facedown":
                events.append(shown(g.left[happened.subject]))
            events.append(happened)
            if frame is not None and happened.kind in REMEMBERED:
                memory.append(remembered(happened, before, might))
            if happened.place > 0 and happened.kind in ARRIVALS:
                contest(g, happened)
            if happened.subject in g.left and g.left[happened.subject].attached:
                falls_off(g, happened)
    if frame is not None:
        frame.env["@did"] = len(events) - first
        if memory:
            frame.env["@back"] = (*frame.env.get("@back", ()), *memory)
    if len(events) > first:
        g.touch()
        if g.awake or "base" in g.passives or any(what.startswith("without:") for what in g.passives):
            wake(g)
    if g.mights is not None or ROSE in g.listening:
        events += risen(g)
    if len(events) == first:
        return
    g.group += 1
    listening = g.listening
    for event in events[first:]:
        if event.kind not in NO_CLEANUP:
            g.cleanup_due = True
        if event.kind in listening or event.kind in LINKS:
            hear(g, event)


def shown(thing: Object) -> Event:
    """421.4: a facedown card that changes zones is shown to everybody by its owner."""
    return Event("revealed", "421.4", thing.owner, thing.id, thing.card.code, by=thing.owner)


def falls_off(g: State, event: Event) -> None:
    """719.5: what was attached to an object that left the board has detached from it, where it was last (435.4.b). Where somebody hears that,
    the object's controller puts it in order (719.5.a)."""
    top = g.left[event.subject]
    batch = [Event("detached", "719.5", top.controller, id, g.objects[id].card.code, place=g.objects[id].place, n=top.id) for id in top.attached]
    if len(batch) > 1 and "detached" in g.listening:
        g.push(DETACHING, top.controller, top.id, batch=tuple(batch))
    else:
        g.events += batch


def put_in_order(g: State, frame: Frame, node: Any) -> None:
    """719.5.a: what detaches first; each is an event of its own."""
    batch = [Event(*event) for event in frame.env["batch"]]
    options = [Option(f"obj:{event.subject}", g.catalogue.cards[event.card].name, "detaches next", event.subject) for event in batch]
    key = g.choose(frame.you, "order", "What detaches first?", options, why="719.5.a")[0]
    first = next(event for event in batch if f"obj:{event.subject}" == key)
    batch.remove(first)
    frame.env["batch"] = tuple(batch)
    if batch:
        frame.go("order")
    announce(g, first)


def announce(g: State, event: Event) -> None:
    """An event that has already happened, and who hears it."""
    g.events.append(event)
    g.touch()
    g.group += 1
    g.cleanup_due = True
    if event.kind in g.listening:
        hear(g, event)


DETACHING = Script("detaching", (Step("order", put_in_order),))


def contest(g: State, event: Event) -> None:
    """190.3.a, 450: a unit that comes to a battlefield its controller doesn't control applies Contested, unless it is contested already."""
    field, thing = g.field(event.place), g.objects.get(event.subject)
    if field is None or thing is None or not thing.card.is_unit or field.controller == thing.controller:
        return
    contested = ATOMS["contested"](g, Event("contested", "450", thing.controller, thing.id, place=field.id))
    if contested is not None:
        g.events.append(contested)


# --- hearing

def hear(g: State, event: Event) -> None:
    """Every ability that listens for this kind of event and whose condition holds in the resulting state triggers (383.2.c)."""
    for source, ability, waiting in heard_by(g, g.listening, event):
        f = context(g, source, waiting)
        found = meets(g, f, ability, event)
        if found is None:
            continue
        f.env.update(found)
        if not nouns.all_hold(g, f, ability.given) or not nouns.all_hold(g, f, ability.condition):
            continue
        if ability.limit == "turn" and any(e.kind == "triggered" and e.subject == source and e.other == ability.key
                                           for e in g.events[g.this_turn:]):
            continue
        if ability.keyword and not of_keyword(g, source, ability):
            continue
        g.heard = (*g.heard, Trigger(g.group, f.you, source, ability, tuple(f.env.items())))
        if isinstance(waiting, Waiting) and ability.limit == "once":
            stop_waiting(g, (waiting,))


LINKS = ("attached", "detached")
"""Kinds at which the text of what is attached can be processed although it is inactive (725.1, 725.2)."""


def heard_by(g: State, table: dict[str, tuple[tuple[int, Ability, Origin], ...]], event: Event) -> tuple[tuple[int, Ability, Origin], ...]:
    """The abilities that listen for an event, or would replace it."""
    found: tuple[tuple[int, Ability, Origin], ...] = voices(g, table.get(event.kind, ()))
    thing = g.objects.get(event.subject) if event.kind in LINKS else None
    if thing is not None and thing.attached_to:
        own = thing.card.triggers if table is g.listening else thing.card.replacements
        found = (*found, *((thing.id, ability, None) for ability in own if ability.heard_as == event.kind))
    return found


TOGETHER = ("temporary", "quick-draw")
"""Keywords of which several instances trigger once (816.2, 819.2)."""


def of_keyword(g: State, source: int, ability: Ability) -> bool:
    """Whether the ability that a keyword stands for triggers: the keyword wasn't taken away (801.3.b), and of some keywords only one
    instance does."""
    thing = g.objects.get(source)
    if thing is not None and lost(g, thing, ability.keyword):
        return False
    return ability.keyword not in TOGETHER or not any(
        t.group == g.group and t.source == source and t.ability.keyword == ability.keyword for t in g.heard)


# --- replacing

def applicable(g: State, event: Event, applied: tuple[str, ...]) -> list[tuple[int, Ability, Origin]]:
    """The replacements that could apply to an event: each at most once per event (370.2)."""
    found = []
    for source, ability, waiting in heard_by(g, g.replacing, event):
        f = context(g, source, waiting)
        mark = marked(source, ability, waiting)
        if ability.limit == "turn" and any(e.kind == "replaced" and e.other == mark for e in g.events[g.this_turn:]):
            continue  # 371.1
        if mark not in applied and meets(g, f, ability, event) is not None and nouns.all_hold(g, f, ability.condition):
            found.append((source, ability, waiting))
    return found


def settle(g: State, frame: Frame, node: Any) -> None:
    """372, 373: settle the replacements of the batch one event at a time; replaced parts are carried out before the rest."""
    batch = [Event(*event) for event in frame.env["batch"]]
    applied = [tuple(marks) for marks in frame.env["applied"]]
    for place, event in enumerate(batch):
        found = applicable(g, event, applied[place])
        if not found:
            continue
        source, ability, waiting = order(g, event, found)
        f = context(g, source, waiting)
        said = meets(g, f, ability, event) or {}
        accepted = not ability.asks or agrees(g, f.you, ability, source)
        mark = marked(source, ability, waiting)
        frame.go("settle")
        if accepted:
            marks = (*applied[place], mark)
            batch.pop(place)
            applied.pop(place)
        else:
            applied[place] += (mark,)
        frame.env["batch"], frame.env["applied"] = tuple(batch), tuple(applied)
        g.revision += 1
        if accepted:
            g.events.append(Event("replaced", "370", f.you, source, ability.code, cause=event.subject, other=mark))
            if isinstance(waiting, Waiting) and ability.limit == "once":
                stop_waiting(g, (waiting,))
            g.push(ability.script, f.you, f.source, **{**f.env, **said, "@applied": marks})
        return


def marked(source: int, ability: Ability, waiting: Origin) -> str:
    """How an event remembers that this replacement was tried on it (370.2)."""
    return f"{ability.key}@{waiting.id if isinstance(waiting, Waiting) else source}"


def agrees(g: State, seat: int, ability: Ability, source: int) -> bool:
    """A replacement that says “may”: its controller decides; a no lets the event happen (371.2)."""
    name = g.catalogue.cards[ability.code].name
    options = [Option("yes", "Yes", f"apply {name}"), Option("no", "No", "let it happen")]
    return g.ask(seat, "may", f"{name}: apply it?", options, why="371.2", source=source) == ("yes",)


def order(g: State, event: Event, found: list[tuple[int, Ability, Origin]]) -> tuple[int, Ability, Origin]:
    """372: the controller of the affected object chooses which replacement applies first; among equal ones there is nothing to choose."""
    if len({(ability.key, waiting.env if isinstance(waiting, Waiting) else source) for source, ability, waiting in found}) == 1:
        return found[0]
    thing = g.objects.get(event.subject)
    seat = thing.controller if thing else event.seat if event.seat >= 0 else g.turn_player
    options = [Option(f"rep:{n}", g.catalogue.cards[ability.code].name, f"apply {g.catalogue.cards[ability.code].name} first", source)
               for n, (source, ability, _) in enumerate(found)]
    chosen = g.choose(seat, "order", "Which replacement applies first?", options, why="372")[0]
    return found[int(chosen[4:])]


def finish(g: State, frame: Frame, node: Any) -> None:
    """The unmodified rest of the batch happens; whoever proposed it learns how much did."""
    below = g.agenda[-2] if len(g.agenda) > 1 else None
    commit(g, below, [Event(*event) for event in frame.env["batch"]])


BATCH = Script("batch", (Step("settle", settle), Step("finish", finish)))
