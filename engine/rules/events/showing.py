"""“As you look at or reveal me” (369.1, 370.1.b.1): said by a card that nobody knows yet.

Which card it is turns out only with the event, so what it says follows at once, before the text that shows it goes on.
"""
from __future__ import annotations

from typing import Any

from engine.board import events
from engine.board.state import State
from engine.catalogue import Ability, Context
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Key
from engine.kernel.event import Event
from engine.names.bindings import EVENT, JUST_SHOWN
from engine.rules.events.matching import meets
from engine.rules.events.replacement import Applying, agrees, allowance, decider, is_optional, marked
from engine.rules.meaning import nouns
from engine.words.event_kinds import EventKind
from engine.words.nodes import As, Me

SHOWN: tuple[EventKind, ...] = ("looked", "revealed")
"""Kinds by which a card that nobody knew becomes known."""
SPEAKING: Key[tuple[tuple[tuple[Any, ...], str], ...]] = Key("speaking")
"""What still speaks: the event that showed it, and the key of its ability."""


def as_shown(g: State, happened: list[Event]) -> None:
    """What speaks of being shown does so after these events, the topmost card first."""
    speaking = tuple(
        (tuple(event), ability.key)
        for event in happened if event.kind in SHOWN and event.subject in g.objects
        for ability in g.objects[event.subject].card.replacements
        if event.kind in ability.heard and shows_itself(ability)
    )
    if speaking:
        g.push(SHOWING, -1, 0, speaking=speaking)


def shows_itself(ability: Ability) -> bool:
    """Whether it says “as I'm revealed” or “as I'm looked at”."""
    return isinstance(ability.line, As) and any(
        isinstance(getattr(wanted.clause.actions[0], "what", None), Me)
        for wanted in ability.event
        if set(wanted.kinds) & set(SHOWN)
    )


def speak(g: State, frame: Frame) -> None:
    """370.1.b.1: the next of them, if its event is the one that it speaks of, unless whoever decides refuses (371.2).
    What nobody else may know is told to nobody else."""
    (fields, key), *rest = frame.env[SPEAKING]
    event, ability = Event._make(fields), g.catalogue.abilities[key]
    one = applying(g, event, ability)
    accepted = one is not None and (not is_optional(g, ability) or agrees(g, one, event))
    frame.env[SPEAKING] = tuple(rest)
    g.revision += 1
    if rest:
        frame.again()
    if one is not None and accepted:
        said = events.replaced("370.1.b.1", one.you, one.source, ability.code, subject=one.source, mark=one.mark)
        g.events.append(said._replace(audience=event.audience))
        toll = {ability.due.key: 1} if ability.due is not None else {}
        g.push(ability.script, one.decider, one.source, **(one.said | toll | {JUST_SHOWN: 1} | {EVENT: fields}))


def applying(g: State, event: Event, ability: Ability) -> Applying | None:
    """The ability of a card that has just been shown, if that is what it speaks of and the card is still there."""
    thing = g.objects.get(event.subject)
    if thing is None:
        return None
    f = Context(thing.owner, thing.id)
    mark = marked(thing.id, ability, None)
    said = meets(g, f, ability, event)
    if said is None or not nouns.all_hold(g, f, ability.condition) or allowance(g, ability, mark) < 1:
        return None
    return Applying(0, thing.id, ability, None, mark, f.you, said, decider(g, f, ability, said))


SHOWING = Script("showing", (Step("speak", speak),))
