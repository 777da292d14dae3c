"""Propose, replace, commit, hear: the one way in which something happens (367–375, 383).

An operation proposes one batch, the events of one game action, as its last act. Replacements are settled for the whole
batch, the atoms commit what is left, and then the abilities that listen for it trigger. What depends on the outcome is
the next step.
"""
from __future__ import annotations

from functools import partial
from typing import Any

from engine.board import counter_atoms, events, object_atoms, resource_atoms
from engine.board.atoms import ATOMS
from engine.board.objects import NOBODY, Object
from engine.board.state import State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Bindings, Key, Slot
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names.bindings import APPLIED, BACK, DID, EVENT, FROM_THEN, MAKING, NOTED
from engine.names.questions import TREATED
from engine.rules.events.attribution import attributed
from engine.rules.events.becoming_mighty import ROSE, risen
from engine.rules.events.permissions import forbidden, is_ruled
from engine.rules.events.replacement import PROPOSED, SAME, applicable, changes_its_coming, settle
from engine.rules.events.showing import SHOWN, as_shown
from engine.rules.events.triggers import DONE, LINKS, LastWords, hear, last_words, might_read, speak
from engine.rules.events.windows import expire, on_chain
from engine.rules.events.winning import reached
from engine.rules.meaning.layers import wake
from engine.rules.meaning.memory import REMEMBERED, Back, remembered
from engine.rules.meaning.presence import sides
from engine.words.event_kinds import EventKind

WORDS: Key[tuple[tuple[Any, ...], ...]] = Key("words")
"""What was noted of those who were about to leave, as `kept`."""

NO_CLEANUP: frozenset[EventKind] = frozenset(
    ("added", "paid", "looked", "put back", "mistargeted", "chose", "mode chosen", "shuffled", "kept", "declined")
)
"""Kinds after which no Cleanup is due (319 names what brings one)."""

assert "damaged" in ATOMS, (object_atoms, resource_atoms, counter_atoms)  # importing these registered them
ARRIVALS: frozenset[EventKind] = frozenset(("moved", "entered", "created", "taken"))
"""Kinds by which a unit becomes present somewhere."""


def propose(g: State, frame: Frame | None, batch: list[Event], order: tuple[str, ...] = ()) -> None:
    """Let a batch happen. An operation's last act: with replacements in play it goes on in frames of its own. `order`
    names replacements whose order is already decided (465.2.c.5).

    Rules: 303.1, 303.2, 370.1.a.2, 370.1.c.
    """
    batch = attributed(frame, batch)
    if g.catalogue.ruled and is_any_ruled(g, batch):
        refused = [event for event in batch if forbidden(g, event)]
        batch = [event for event in batch if event not in refused]
        if frame is not None:
            g.events += [
                events.ignored("359.3.e.6", event.kind, seat=event.seat, subject=event.subject, cause=event.cause)
                for event in refused
            ]
    for event in batch:
        kind = event.kind
        if kind in g.replacing or (kind == "entered" and changes_its_coming(g, event)):
            applied = frame.env.get(APPLIED, ()) if frame else ()
            if applicable(g, event, applied):
                words = tuple(kept(one) for one in last_words(g, batch))
                g.push(
                    BATCH, frame.you if frame else -1, 0, batch=tuple(batch), applied=(applied,) * len(batch),
                    order=order, words=words,
                )
                return
    commit(g, frame, batch)


def is_any_ruled(g: State, batch: list[Event]) -> bool:
    """Whether a text may forbid one of these events."""
    ruled = g.catalogue.ruled
    for event in batch:
        if event.kind in ruled and is_ruled(g, event):
            return True
    return False


def commit(g: State, frame: Frame | None, batch: list[Event], words: list[LastWords] | None = None) -> None:
    """Make the events true in order, then let those who listen hear them. Notes in `@did` how many really happened.
    `words`: what was noted when the batch was proposed, if that was earlier."""
    log, first = g.events, len(g.events)
    words = last_words(g, batch) if words is None else words
    mights = mights_before(g, batch, frame is not None or bool(words))
    g.committing = True
    try:
        memory = come_true(g, batch, mights)
        if g.edition.control_lost != "in a Cleanup" and len(log) > first:
            lose_control(g)
    finally:
        g.committing = False
    if frame is not None:
        frame.env[DID] = len(log) - first
        if memory:
            frame.env[BACK] = (*frame.env.get(BACK, ()), *memory.values())
    if len(log) > first:
        g.touch()
        if g.awake or g.catalogue.ordered:
            wake(g)
    if g.mights is not None or ROSE in g.listening or ROSE in g.replacing:
        rise(g, risen(g))
    if len(log) == first:
        return
    early = [one for one in words if NOTED in one.env]
    if early:
        g.group += 1
        speak(g, early, memory)
    if log[first].kind in SHOWN:
        as_shown(g, log[first:])
    tell(g, log[first:], memory)
    if len(early) < len(words):
        speak(g, [one for one in words if one not in early], memory)
    if g.edition.wins == "at once":
        reached(g, log[first:])


def come_true(g: State, batch: list[Event], mights: dict[Event, int]) -> dict[int, Back]:
    """The atoms make the events true, one after another, with what comes with each by itself. Returns what will be
    remembered."""
    log, objects = g.events, g.objects
    memory: dict[int, Back] = {}
    for proposed in batch:
        before = objects.get(proposed.subject)
        happened = ATOMS[proposed.kind](g, proposed)
        if happened is None:
            continue
        if happened.gifts:
            happened = happened._replace(gifts=())
        left = before if before is not None and before.id not in objects else None
        if left is not None and left.zone == "facedown" and is_shown(g, happened):
            log.append(shown(left))
        log.append(happened)
        if mights and proposed in mights:
            back = remembered(happened, before, mights[proposed])
            memory[back.old] = back
        if happened.kind in BRINGING:
            follow_up(g, proposed, happened)
        if left is not None and left.attached:
            falls_off(g, happened)
        if left is not None and left.zone == "chain":
            cease(g, left.id)
    return memory


def tell(g: State, happened: list[Event], memory: dict[int, Back]) -> None:
    """What has happened together: a Cleanup is due (319), and whoever listens hears it."""
    g.group += 1
    bringing = g.edition.cleanup_after
    for event in happened:
        kind = event.kind
        if kind in bringing if bringing else kind not in NO_CLEANUP:
            g.cleanup_due = True
        if kind in g.listening or kind in LINKS or (kind in DONE and TREATED in g.passives):
            hear(g, event, happened, memory)


def follow_up(g: State, proposed: Event, happened: Event) -> None:
    """What comes with an event by itself, before anybody hears it."""
    if happened.place > 0 and happened.kind in ARRIVALS:
        contest(g, happened)
    if happened.kind == "queued token":
        join(g, proposed)
    if happened.kind in TOGETHER:
        rule, seat, place = TOGETHER[happened.kind], happened.seat, happened.place
        g.events += [events.took_part(rule, seat, unit.id, unit.card.code, place=place)
                     for unit in g.units_at(place) if unit.controller == seat]


def rise(g: State, rises: list[Event]) -> None:
    """What became Mighty (709); where that is replaced, it never did (370.1.a.1)."""
    if ROSE in g.replacing and any(applicable(g, event, ()) for event in rises):
        g.push(BATCH, -1, 0, batch=tuple(rises), applied=((),) * len(rises), order=(), aside=1)
    else:
        g.events += rises


NO_MAKING = (Slot(""), 0)
"""What is bound under MAKING where nothing plays tokens."""


def join(g: State, event: Event) -> None:
    """375: a token belongs to what is called so by the effect that plays tokens, also when it was played in the place
    of another."""
    for frame in g.agenda:
        name, group = frame.env.get(MAKING, NO_MAKING)
        if group == events.group_of(event):
            frame.env[name] = (*frame.env[name], event.subject)


TOGETHER: dict[EventKind, str] = {
    "conquered": "383.4.c.2", "held": "383.4.d.2", "combat won": "466.3.a", "combat tied": "740.3.a",
}
"""Kinds by which a player does something with the units there: which they were is noted right behind the event, as they
may go elsewhere."""
BRINGING: frozenset[EventKind] = ARRIVALS | {*TOGETHER, "queued token"}
"""Kinds that something comes with."""


def mights_before(g: State, batch: list[Event], asked: bool) -> dict[Event, int]:
    """The Might, before any of it happens, of what will be remembered: never below 0 when read (143.2.b), 0 of what is
    no unit. `asked`: a text may ask for it, even if nothing listens."""
    found: dict[Event, int] = {}
    for event in batch:
        if event.kind in REMEMBERED and (asked or event.kind in g.listening):
            thing = g.objects.get(event.subject)
            found[event] = might_read(g, thing) if thing is not None else 0
    return found


TO_PRIVATE: frozenset[EventKind] = frozenset(("returned", "recycled", "topped"))
"""By which kinds a card goes where not everybody sees it (128)."""


def is_shown(g: State, happened: Event) -> bool:
    """421.4: whether a facedown card is shown because of that."""
    return g.edition.facedown_shown == "anywhere" or happened.kind in TO_PRIVATE


def shown(thing: Object) -> Event:
    """421.4: a facedown card that changes zones is shown to everybody by its owner."""
    return events.revealed("421.4", thing.owner, thing.id, code=thing.card.code, by=thing.owner)


def falls_off(g: State, event: Event) -> None:
    """719.5: what was attached to an object that left the board has detached from it, where it was last (435.4.b).
    Where somebody hears that, the object's controller puts it in order (719.5.a)."""
    top = g.gone[event.subject]
    batch = [
        events.detached("719.5", top.controller, thing.id, top=top.id, code=thing.card.code, place=thing.place)
        for thing in map(g.objects.__getitem__, top.attached)
    ]
    if len(batch) > 1 and g.hears("detached"):
        g.push(DETACHING, top.controller, top.id, batch=tuple(batch))
    else:
        g.events += batch


def cease(g: State, id: int) -> None:
    """359.3.e.15: a spell that leaves the chain while it is being resolved carries out nothing more, and while it is
    pending it is finalized no more. What waited for that is over."""
    g.chain[:] = [item for item in g.chain if not (item.pending and item.source == id and item.kind == "card")]
    if g.waiting and on_chain(id) in g.windows:
        expire(g, on_chain(id))
    below = next(
        (place for place, frame in enumerate(g.agenda) if frame.source == id and carries_out(frame)), None
    )
    for frame in g.agenda[below + 1:] if below is not None else ():
        frame.end()


def carries_out(frame: Frame) -> bool:
    """Whether it is a resolution whose text runs now: not one that is over, so that its card goes to the trash."""
    return frame.script.name == "resolve" and [step.name for step in frame.script.steps[frame.pc:][:1]] == ["leave"]


def put_in_order(g: State, frame: Frame) -> None:
    """719.5.a: what detaches first; each is an event of its own."""
    batch = [Event._make(event) for event in frame.env[PROPOSED]]
    options = [
        Option(f"obj:{event.subject}", g.catalogue.cards[event.card].name, "detaches next", event.subject)
        for event in batch
    ]
    key = g.choose(frame.you, "order", "What detaches first?", options, why="719.5.a")[0]
    first = next(event for event in batch if f"obj:{event.subject}" == key)
    batch.remove(first)
    frame.env[PROPOSED] = tuple(batch)
    if batch:
        frame.again()
    announce(g, first)


def announce(g: State, event: Event) -> None:
    """An event that has already happened, and who hears it."""
    g.events.append(event)
    g.touch()
    tell(g, [event], {})


DETACHING = Script("detaching", (Step("order", put_in_order),))


def contest(g: State, event: Event) -> None:
    """190.3.a, 450: a unit that comes to a battlefield its controller doesn't control applies Contested, unless it is
    contested already. Where Contested outlasts the units of whoever applied it, that is applied anew.

    Rules: 190.3.a.1.
    """
    field, thing = g.field(event.place), g.objects.get(event.subject)
    if field is None or thing is None or not thing.card.is_unit or field.controller == thing.controller:
        return
    ongoing = g.showdown is not None and g.showdown.field == field.id
    if g.edition.contested_lasts and not ongoing and field.contested_by not in sides(g, field):
        over = ATOMS["uncontested"](g, events.uncontested("190.3.b", field.id))
        if over is not None:
            g.events.append(over)
    contested = ATOMS["contested"](g, events.contested("450", thing.controller, field.id, unit=thing.id))
    if contested is not None:
        g.events.append(contested)


def lose_control(g: State) -> None:
    """190.4.c: where a player loses control of a battlefield without own units at once, unless it is contested
    perhaps."""
    for field in g.fields:
        kept = field.contested_by != NOBODY and g.edition.control_lost == "at once unless contested"
        if field.controller != NOBODY and not kept and field.controller not in sides(g, field):
            lost = ATOMS["controlled"](g, events.controlled("190.4.c", field.id, seat=NOBODY))
            assert lost is not None
            g.events.append(lost)


def finish(g: State, frame: Frame) -> None:
    """The unmodified rest of the batch happens; whoever proposed it learns how much did."""
    below = g.agenda[-2] if len(g.agenda) > 1 and "aside" not in frame.env else None
    batch = [Event._make(event) for event in frame.env[PROPOSED]]
    words = (
        [one for one in map(partial(read_again, g), frame.env[WORDS]) if one.event in batch]
        if WORDS in frame.env
        else None
    )
    commit(g, below, batch, words)
    if below is not None and "same" in frame.env:
        below.env[DID] += frame.env[SAME]


def kept(one: LastWords) -> tuple[Any, ...]:
    """Last words as a frame keeps them: 323.4 and 428.1.a.1.b have them noted before anything is done in the place of
    the events."""
    return (tuple(one.event), one.you, one.ability.key, tuple(one.env.items()), tuple(one.was), one.times)


def read_again(g: State, entry: tuple[Any, ...]) -> LastWords:
    """What `kept` wrote."""
    event, you, key, env, was, times = entry
    return LastWords(Event._make(event), you, g.catalogue.abilities[key], Bindings(env), Back(*was), times)


def same_action(g: State, f: Frame) -> None:
    """359.3.e.14.c: what a replacement made of an event may be the same action, done to the same object in another way:
    then whoever proposed it has done it."""
    if FROM_THEN not in f.env or g.edition.replaced_is_done:
        return
    event = Event._make(f.env[EVENT])
    frame = next((frame for frame in reversed(g.agenda) if frame.script is BATCH), None)
    if frame is not None and any(
        e.kind == event.kind and e.subject == event.subject for e in g.events[f.env[FROM_THEN] :]
    ):
        frame.env[SAME] = frame.env.get(SAME, 0) + 1
        g.revision += 1


BATCH = Script("batch", (Step("settle", settle), Step("finish", finish)))
