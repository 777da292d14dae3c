"""Events as lines of English: what happened, in the order in which it happened, as one seat may read it.

The events of one action, and what came of it, are one line. An event that a seat may not read in full is told in its
public form.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from engine.board import events
from engine.kernel.event import Event
from engine.telling.reader import Reader
from engine.telling.sentences import TELL
from engine.telling.stories import goes_on, told
from engine.words.event_kinds import EventKind

SILENT: frozenset[EventKind] = frozenset(
    (
        # another line tells it: the cost, the card that was played, the combat, the score, the end of the game
        "paid", "added", "queued", "queued token", "resolved", "played", "activated", "equipped", "replaced",
        "put back", "attacked", "defended", "took part", "conceded", "unqueued", "showdown ends", "combat ends",
        # the board shows it
        "emptied", "designated", "contested", "uncontested", "unstunned", "became", "shuffled", "laid bare",
        "turn ends", "awaken phase starts", "beginning phase starts", "scoring step starts", "channel phase starts",
        "draw phase starts", "main phase starts",
        # nothing has changed: it waits, counts later, was impossible, or is only asked about
        "laid", "exceeded", "mode chosen", "ally controls", "ally occupies", "ignored", "declined", "ambushed",
    )
)
"""Kinds of which no line is made."""


def lines(happened: Iterable[Event], names: tuple[str, ...], titles: dict[str, str], seat: int = -1) -> tuple[str, ...]:
    """The events as this seat (-1: everybody) may read them. `names` by seat, `titles` of cards by code."""
    known = list(happened)
    sources = items(known)
    ids, reader = frozenset(sources), Reader(names, titles, seat, battlefields(known, titles))
    stories: list[list[Event]] = []
    for event in worth_telling(known):
        if stories and goes_on(stories[-1], event, ids):
            stories[-1].append(event)
        else:
            stories.append([event])
    done = {event.cause for story in stories for event in story if event.kind not in ANNOUNCED}
    found = [told(rest, sources, reader) for story in stories if (rest := unanswered(story, done))]
    return tuple([line for line in found if line])


ANNOUNCED: frozenset[EventKind] = frozenset(("finalized", "chose"))
"""What is told of a chain item before it does anything."""


def battlefields(known: list[Event], titles: dict[str, str]) -> dict[int, str]:
    """The names of the battlefields that events are about, by id."""
    kinds: tuple[EventKind, ...] = ("contested", "uncontested", "controlled", "showdown starts", "combat starts")
    return {event.place: titles[event.card] for event in known if event.kind in kinds and event.card in titles}


def items(known: list[Event]) -> dict[int, Event]:
    """What each chain item is of: the card, or the object whose ability it is."""
    kinds: tuple[EventKind, ...] = ("finalized", "activated", "triggered", "resolved", "countered")
    return {events.item_of(event): event for event in known if event.kind in kinds and events.item_of(event)}


def worth_telling(known: list[Event]) -> Iterable[Event]:
    """Without what another line tells, what the board shows, and what only pays or tidies up."""
    opens_combat = {event.place for event in known if event.kind == "combat starts"}
    used = {event.cause for event in known if event.kind == "activated"}
    for event in known:
        if event.kind in SILENT or (event.kind == "showdown starts" and event.place in opens_combat):
            continue
        if event.kind == "recycled" and event.other == RUNES and (not event.cause or event.cause in used):
            continue
        if (event.kind == "healed" or event.kind == "trashed") and not event.cause:
            continue
        yield event


RUNES = "rune deck"
"""Where a rune goes that pays: the board shows it."""


def unanswered(story: list[Event], done: set[int]) -> list[Event]:
    """What is left to tell of a line: of an ability what it does, which says as well that it triggered."""
    if not answered_by(story[0], done):
        return story
    return [event for event in story[1:] if event.kind not in ANNOUNCED]


def answered_by(event: Event, done: set[int]) -> bool:
    """Whether the line of what an ability does says as well that it triggered and what it chose."""
    if event.kind == "triggered":
        return events.item_of(event) in done
    return event.kind == "finalized" and not events.is_card(event) and events.item_of(event) in done


def untold(kinds: Iterable[EventKind]) -> list[EventKind]:
    """The kinds that have not exactly one of a line and a silence."""
    return [kind for kind in kinds if (kind in TELL) == (kind in SILENT)]


if faulty := untold(get_args(EventKind)):
    raise TypeError(f"kinds of events need a line or a silence, and not both: {', '.join(faulty)}")
