"""Replacement effects (367–375): which apply to an event, in what order, and how what replaces it is carried out.

The simultaneous events of one batch are settled together. A replacement effect is applied in one uninterrupted sequence
to any of them and never again to one that happens with them (373.2); what it does instead is a script that runs at
once, before the events that are left (373.1.a).
"""
from __future__ import annotations

from typing import NamedTuple

from engine.board import events
from engine.board.index import stop_waiting
from engine.board.objects import Origin, Waiting
from engine.board.state import State
from engine.catalogue import Ability, Context, Due, Reading
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Bindings, Key
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.kernel.hooks import Hook
from engine.names.answers import NO, YES
from engine.names.bindings import APPLIED, EVENT, GEAR, ITEM, NOTED, WAITING
from engine.rules.events.limits import is_kept
from engine.rules.events.matching import meets
from engine.rules.events.triggers import heard_by, parting
from engine.rules.meaning import nouns
from engine.rules.meaning.speakers import context, voices
from engine.words.event_kinds import EventKind
from engine.words.nodes import As

PROPOSED: Key[tuple[tuple[object, ...], ...]] = Key("batch")
"""The events that are proposed together."""
MARKS: Key[tuple[tuple[str, ...], ...]] = Key("applied")
"""For each of them the marks of what was applied to it (370.2)."""
CLOSED: Key[tuple[str, ...]] = Key("closed")
"""The marks whose sequence is over (373.2)."""
CURRENT: Key[str] = Key("current")
"""The mark that is being applied."""
SAME: Key[int] = Key("same")
"""How many events of the proposed action were done in another way (359.3.e.14.c), or were replaced, if that counts as
done."""
BY_PLAYER: Key[tuple[str, ...]] = Key("order")
"""The marks in the order that a player has chosen before (465.2.c.5)."""

PAYABLE: Hook[[State, Reading, Due], bool] = Hook("whether a cost inside an instruction can be paid")


class Applying(NamedTuple):
    """A replacement that could apply to the event at that place of the batch; `mark` is how both remember it
    (370.2)."""

    place: int
    source: int
    ability: Ability
    origin: Origin
    mark: str
    you: int
    said: Bindings
    decider: int
    """Who decides whether it applies, and carries it out."""

    @property
    def speaker(self) -> int:
        """Whose text it is."""
        return self.origin.source if isinstance(self.origin, Waiting) else self.source


def applicable(g: State, event: Event, applied: tuple[str, ...], place: int = 0) -> list[Applying]:
    """The replacements that could apply to an event: each at most once per event (370.2), and so often a turn as it
    says (371.1).

    Rules: 370.4.
    """
    found = []
    for source, ability, origin in heard_by(g, g.replacing, event):
        mark = marked(source, ability, origin)
        if event.kind == "entered" and ability.hears("queued token") and g.objects[event.subject].token:
            continue  # to play a token was replaced before it came to be (375)
        if mark in applied or allowance(g, ability, mark) < 1:
            continue
        f = context(g, source, origin)
        said = meets(g, f, ability, event)
        if said is not None and nouns.all_hold(g, f, ability.condition):
            found.append(
                Applying(place, source, ability, origin, mark, f.you, f.env | said, decider(g, f, ability, said))
            )
    return found


def may_replace(g: State, kind: EventKind) -> bool:
    """Whether a replacement for events of that kind is active: that of a line with a condition only while that
    holds."""
    key = ("may replace", kind)
    if key not in g.memo:
        g.memo[key] = any(
            nouns.all_hold(g, context(g, source, origin), ability.condition)
            for source, ability, origin in voices(g, g.replacing.get(kind, ()))
        )
    return bool(g.memo[key])


def decider(g: State, f: Reading, ability: Ability, said: Bindings) -> int:
    """371.2: whoever is said to decide whether it applies, otherwise its controller. Rules: 374."""
    if ability.decider is None:
        return int(f.you)
    return nouns.seat(g, Context(f.you, f.source, f.env | said), ability.decider)


def changes_its_coming(g: State, event: Event) -> bool:
    """Whether a permanent that is about to enter says itself what happens as it is played: its text is not on the board
    yet."""
    return bool(g.objects[event.subject].card.replacements)


def marked(source: int, ability: Ability, origin: Origin) -> str:
    """How an event remembers that this replacement was tried on it (370.2)."""
    return f"{ability.key}@{origin.id if isinstance(origin, Waiting) else source}"


def is_optional(g: State, ability: Ability) -> bool:
    """371.2: whether a player chooses if it applies: where it says “may”, or where what happens so often each turn may
    be kept for later."""
    return bool(ability.asks) or is_kept(g, ability)


ANY_NUMBER = 1_000_000


def allowance(g: State, ability: Ability, mark: str) -> int:
    """How many events more it may be applied to this turn (371.1); one if it is used up by that."""
    if ability.once:
        return 1
    if not ability.limit:
        return ANY_NUMBER
    applied = (event for event in g.events[g.this_turn:] if event.kind == "replaced" and events.mark_of(event) == mark)
    return ability.limit - sum(1 for _ in applied)


# --- settling a batch

def settle(g: State, frame: Frame) -> None:
    """372, 373: apply one replacement to one of the events; then look again, until none applies any more.

    Rules: 373.2.a, 373.2.a.1.
    """
    batch = [Event._make(event) for event in frame.env[PROPOSED]]
    applied = list(frame.env[MARKS])
    closed, current = frame.env.get(CLOSED, ()), frame.env.get(CURRENT, "")
    found = [
        one for place, event in enumerate(batch) for one in applicable(g, event, (*applied[place], *closed), place)
    ]
    if not found:
        return
    if not g.edition.as_replaces:
        found = facts_last(found, current)
    if all(one.mark != current for one in found):
        closed = (*closed, current) if current else closed  # its sequence is over (373.2)
        current = pick(g, batch, found, frame.env.get(BY_PLAYER, ()))
    one = which(g, batch, [one for one in found if one.mark == current])
    accepted = not is_optional(g, one.ability) or agrees(g, one, batch[one.place])
    marks = (*applied[one.place], one.mark)
    frame.again()
    event = batch[one.place]
    if accepted and g.edition.replaced_is_done and len(g.agenda) > 1 and ITEM in g.agenda[-2].env:
        frame.env[SAME] = frame.env.get(SAME, 0) + 1
    if accepted:
        batch.pop(one.place)
        applied.pop(one.place)
    else:
        applied[one.place] = marks
    frame.env.update(batch=tuple(batch), applied=tuple(applied), closed=closed, current=current)
    g.revision += 1
    if accepted:
        apply(g, one, event, marks)


def facts_last(found: list[Applying], current: str) -> list[Applying]:
    """Those that replace an event; or else the next of those that simply say what is so as it happens (370.1.b.1),
    which nobody orders."""
    facts = [one for one in found if isinstance(one.ability.line, As)]
    going_on = [one for one in facts if one.mark == current]
    return [one for one in found if one not in facts] or (going_on or facts)[:1]


def apply(g: State, one: Applying, event: Event, marks: tuple[str, ...]) -> None:
    """370.1.b: what happens instead. An ability about its own object leaving that was to trigger is gone with the event
    (808.1.d.1).

    Rules: 369, 369.2, 443.3, 443.3.a.
    """
    ability, origin = one.ability, one.origin
    words = parting(g, event) if event.kind == "died" else []
    rule = "829.1.b.1" if ability.keyword == "flow" else "370" if ability.script.steps else "443.2"
    g.events.append(events.replaced(rule, one.you, one.source, ability.code, subject=event.subject, mark=one.mark))
    g.events += [
        events.fizzled("808.1.d.1", lost.you, event.subject, lost.ability.code, why="it did not die")
        for lost in words if NOTED in lost.env
    ]
    waiting = origin.id if isinstance(origin, Waiting) else 0
    toll = {ability.due.key: 1} if ability.due is not None else {}
    g.push(
        ability.script, one.decider, one.speaker,
        **(one.said | toll | {APPLIED: marks} | {EVENT: tuple(event)} | {WAITING: waiting}),
    )
    if isinstance(origin, Waiting) and ability.once:
        stop_waiting(g, (origin,))


# --- order

def pick(g: State, batch: list[Event], found: list[Applying], order: tuple[str, ...] = ()) -> str:
    """Which replacement effect is applied next, to any of the events. Several on one event: whoever controls what is
    acted on decides (372); else each player orders the own ones, in turn order (373)."""
    decided = [mark for mark in order if any(one.mark == mark for one in found)]
    if decided:
        return decided[0]
    for place, event in enumerate(batch):
        here = different([one for one in found if one.place == place])
        if len(here) > 1:
            return ask_order(g, affected(g, event), here, "372")
    seat = next(seat for seat in (*g.seats(g.turn_player), found[0].you) if any(one.you == seat for one in found))
    own = different([one for one in found if one.you == seat])
    if len(own) == 1 or all(one.ability.local for one in own):
        return own[0].mark
    return ask_order(g, seat, own, "373")


def different(found: list[Applying]) -> list[Applying]:
    """One for each effect; equal ones, which know and do the same, need no order."""
    kinds = {
        (one.ability.key, one.origin.env if isinstance(one.origin, Waiting) else one.source): one
        for one in reversed(found)
    }
    return [one for one in found if any(one is kept for kept in kinds.values())]


def ask_order(g: State, seat: int, found: list[Applying], rule: str) -> str:
    """The question, with one option for each effect."""
    options = []
    for n, one in enumerate(found):
        name = g.catalogue.cards[one.ability.code].name
        shown = one.said.get(GEAR, (one.source,))[0]  # effect text is the attached card's
        options.append(Option(f"rep:{n}", name, f"apply {name} first", shown))
    chosen = g.choose(seat, "order", "Which replacement applies first?", options, why=rule)[0]
    return found[int(chosen[4:])].mark


def affected(g: State, event: Event) -> int:
    """372, 372.1, 372.2: the controller of what is acted on, else the player, else the Turn Player. Who controls a
    battlefield, the state of the battlefield says."""
    thing = g.objects.get(event.subject)
    if thing is not None:
        field = g.field(thing.id) if thing.zone == "battlefield" else None
    else:
        field = g.field(event.place) if event.seat < 0 else None
    orders = g.edition.replacements_ordered_by
    own = (thing.owner if orders == "owner" else thing.controller) if thing is not None else event.seat
    seat = field.controller if field else own
    return seat if seat >= 0 else g.turn_player


def which(g: State, batch: list[Event], found: list[Applying]) -> Applying:
    """373: to which of simultaneous events an effect is applied first, where that may keep it from the others.

    Rules: 373.1.
    """
    one = found[0]
    if (
        len(found) == 1
        or is_optional(g, one.ability)
        or (one.ability.lasting and allowance(g, one.ability, one.mark) >= len(found))
    ):
        return one
    options = [
        Option(f"event:{n}", name_of(g, batch[other.place]), "apply it to this event", batch[other.place].subject)
        for n, other in enumerate(found)
    ]
    name = g.catalogue.cards[one.ability.code].name
    key = g.choose(one.you, "order", f"{name}: which event is replaced?", options, why="373", source=one.source)[0]
    return found[int(key[6:])]


def name_of(g: State, event: Event) -> str:
    """What a proposed event is about; a token before it comes to be."""
    thing = g.objects.get(event.subject)
    if event.kind == "queued token":
        return g.catalogue.titles[event.card]
    return thing.card.name if thing else g.players[event.seat].name if event.seat >= 0 else event.kind


def agrees(g: State, one: Applying, event: Event) -> bool:
    """A replacement that says “may”: who decides may refuse, or be unable to pay for it (204.3); then the event
    happens, and it isn't applied (371.2).

    Rules: 371.2.a, 371.2.b.
    """
    ability = one.ability
    if ability.due is not None and not PAYABLE(g, Context(one.decider, one.speaker, one.said), ability.due):
        return False
    name = g.catalogue.cards[ability.code].name
    options = [Option(YES, "Yes", f"apply {name}"), Option(NO, "No", "let it happen")]
    what = "" if event.subject == one.source else f" to {name_of(g, event)}"
    prompt = (
        f"{name}: apply it{what}?"
        if ability.due is None
        else f"{name}: do you want to {ability.due.label}?"
    )
    return g.ask(one.decider, "may", prompt, options, why="371.2", source=one.source) == (YES,)
