"""Events as lines of English: what happened, in the order in which it happened, as one seat may read it.

Neighbouring events of one action become one line. An event that a seat may not read in full is told in its public form.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import get_args

from engine.board import events
from engine.kernel.event import Event
from engine.names.questions import BASE, MIGHT, TEXT, WITHOUT
from engine.words.event_kinds import EventKind

Teller = Callable[[Event, str, list[str], list[Event], dict[str, str]], str]

SILENT: frozenset[EventKind] = frozenset(
    (
        # another line tells it: the cost, the card that was played, the combat, the score, the end of the game
        "paid", "added", "queued", "queued token", "trashed", "resolved", "played", "activated", "equipped", "replaced",
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


def lines(events: Iterable[Event], names: tuple[str, ...], titles: dict[str, str], seat: int = -1) -> tuple[str, ...]:
    """The events as this seat (-1: everybody) may read them. `names` by seat, `titles` of cards by code."""
    told: list[str] = []
    batch: list[Event] = []
    known = list(events)
    opens_combat = {event.place for event in known if event.kind == "combat starts"}
    for event in known:
        if event.kind in SILENT or (event.kind == "showdown starts" and event.place in opens_combat):
            continue
        if batch and not same_line(batch[-1], event):
            told += one_line(batch, names, titles, seat)
            batch = []
        batch.append(event)
    if batch:
        told += one_line(batch, names, titles, seat)
    return tuple(told)


def same_line(a: Event, b: Event) -> bool:
    """Whether two neighbouring events are told together."""
    if b.kind == "chose":
        return a.kind in CHOOSING and a.cause == b.cause
    if a.kind == b.kind == "given":
        return (a.n, events.gift_of(a), a.cause) == (b.n, events.gift_of(b), b.cause)
    return (a.kind, a.seat, a.place, a.rule) == (b.kind, b.seat, b.place, b.rule) and a.kind in GROUPED


CHOOSING: frozenset[EventKind] = frozenset(("finalized", "chose"))
"""Kinds whose line goes on with what was chosen."""

GROUPED: frozenset[EventKind] = frozenset(
    (
        "drawn", "channeled", "readied", "exhausted", "died", "moved", "recycled", "healed", "damaged", "recalled",
        "discarded", "burned", "empowered", "looked", "revealed", "mistargeted",
    )
)
"""Kinds of which several make one line."""


def one_line(batch: list[Event], names: tuple[str, ...], titles: dict[str, str], seat: int) -> list[str]:
    """The line for one action, or none."""
    event = batch[0]
    who = names[event.seat] if 0 <= event.seat < len(names) else "Nobody"
    cards = [titles.get(e.seen_by(seat).card, "") for e in batch]
    line = TELL[event.kind](event, who, cards, batch, titles)
    return [line] if line else []


def listed(cards: list[str]) -> str:
    """“A”, “A and B”, “A, B and C”; repeated names are counted."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    parts = [name if n == 1 else f"{n} {name}s" for name, n in counts.items()]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _drawn(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    known = f": {listed(cards)}" if all(cards) else ""
    return f"{who} drew {len(batch)}{known}."


def _readied(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    return f"{who} readied everything." if e.rule == "315.1" else f"{listed(cards)} became ready."


def _exhausted(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    return "" if e.rule in ("414", "144.3") else f"{who} exhausted {listed(cards)}."


def _recycled(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    if not all(cards):
        return f"{who} recycled {len(batch)}."
    return f"{who} recycled {listed(cards)}."


def _finalized(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    chosen = [card for event, card in zip(batch, cards, strict=True) if event.kind == "chose"]
    on = f" on {listed(chosen)}" if chosen else ""
    if events.is_card(e):
        return f"{who} played {cards[0]}{on}."
    return f"{cards[0]} chose {listed(chosen)} ({who})." if chosen else ""


def _damaged(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    each = [f"{event.n} to {card}" for event, card in zip(batch, cards, strict=True)]
    source = events.source_of(e)
    by = f"{titles[source]}: " if source in titles else "Combat damage: " if events.dealt_in_combat(e) else ""
    return f"{by}{', '.join(each)}."


def _gained(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    why = {"hold": " for holding", "conquer": " for conquering", "burn out": " for a Burn Out"}
    return f"{who} gained {e.n} point{'s' if e.n != 1 else ''}{why.get(events.points_from(e), '')}."


def _given(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    what = events.gift_of(e)
    if what == MIGHT:
        return f"{listed(cards)} got {e.n:+d} Might." if e.n else ""
    if what == TEXT:
        return f"{listed(cards)} got more rules text."
    if what == BASE:
        return f"The base Might of {listed(cards)} became {e.n}."
    name = what.partition(":")[2].title()
    if what.startswith(WITHOUT):
        return f"{listed(cards)} lost {name}."
    return f"{listed(cards)} got {name}{f' {e.n}' if e.n > 1 else ''}."


def _moved(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    return f"{who} moved {listed(cards)} to {titles.get(events.title_of(e), 'base')}."


def _entered(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    """At a base that goes without saying: it was played."""
    there = events.title_of(e)
    return f"{listed(cards)} entered at {titles[there]}." if there in titles else ""


def _controlled(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    return f"{who} took control of {cards[0]}." if e.seat >= 0 else f"{cards[0]} is controlled by nobody."


def _chose(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    """What was chosen stands in the line of what became final; what is chosen later is told by what happens to it."""
    return ""


def _swapped(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    return f"{cards[0]} was replaced with {titles.get(events.code_after(e), 'another')}."


def _triggered(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    return f"{titles.get(e.card, 'An ability')} triggered ({who})."


def _attached(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
    return f"{cards[0]} was attached to {titles[events.title_of(e)]}."


def _plain(pattern: str) -> Teller:
    def tell(e: Event, who: str, cards: list[str], batch: list[Event], titles: dict[str, str]) -> str:
        return pattern.format(
            who=who, cards=listed(cards) if any(cards) else "a card", n=e.n, why=events.words_of(e), count=len(batch)
        )

    return tell


TELL: dict[EventKind, Teller] = {
    "drawn": _drawn, "readied": _readied, "exhausted": _exhausted, "recycled": _recycled, "finalized": _finalized,
    "damaged": _damaged, "gained": _gained, "given": _given, "controlled": _controlled, "triggered": _triggered,
    "points lost": _plain("{who} lost {n} points."), "lost": _plain("{who} lost the game."),
    "turn starts": _plain("Turn {n}: {who}."), "hidden": _plain("{who} hid {cards}."),
    "taken": _plain("{who} took control of {cards}."), "created": _plain("{who} created {cards}."), "swapped": _swapped,
    "discarded": _plain("{who} discarded {cards}."), "died": _plain("{cards} died."),
    "returned": _plain("{cards} went to its owner's hand."), "banished": _plain("{cards} was banished."),
    "benched": _plain("{cards} went back to the Champion Zone."),
    "channeled": _plain("{who} channeled {count}."),
    "entered": _entered, "moved": _moved, "recalled": _plain("{cards} was recalled."),
    "stunned": _plain("{cards} was stunned."), "buffed": _plain("{cards} got a buff."),
    "healed": _plain("{cards} was healed."), "attached": _attached, "detached": _plain("{cards} was detached."),
    "copied": _plain("A copy of {cards} came to be."), "conquered": _plain("{who} conquered {cards}."),
    "held": _plain("{who} held {cards}."), "kept": _plain("{who} replaced {n}."),
    "called": _plain("{who} named {why}."), "picked": _plain("{who} chose {why}."),
    "burned out": _plain("{who} burned out."),
    "showdown starts": _plain("Showdown at {cards}."), "combat starts": _plain("Combat at {cards}."),
    "combat won": _plain("{who} won the combat."), "combat tied": _plain("The combat ended in a tie."),
    "combat drawn": _plain("The combat had no result."),
    "looked": _plain("{who} looked at {cards} on top of their deck."), "revealed": _plain("{who} revealed {cards}."),
    "mistargeted": _plain("{cards} can't be affected any more."), "won": _plain("{who} won: {why}."),
    "prevented": _plain("{n} damage to {cards} was prevented."),
    "countered": _plain("{cards} was countered."), "burned": _plain("{who} burned {cards}."),
    "empowered": _plain("{cards} was empowered."), "disempowered": _plain("{cards} was disempowered."),
    "xp gained": _plain("{who} gained {n} XP."), "xp spent": _plain("{who} spent {n} XP."),
    "buff spent": _plain("{who} spent a buff of {cards}."),
    "buff moved": _plain("A buff moved from {cards} to another unit."),
    "turn queued": _plain("{who} takes a turn after this one."),
    "loop ended": _plain("The loop goes on {n} times; then {who} ends it."),
    "fizzled": _plain("{cards} left the chain: {why}."), "chose": _chose, "removed": _plain("{who} left the game."),
    "first draw left out": _plain("{who} draws no card in their first turn."),
}
"""The line of a kind."""


def untold(kinds: Iterable[EventKind]) -> list[EventKind]:
    """The kinds that have not exactly one of a line and a silence."""
    return [kind for kind in kinds if (kind in TELL) == (kind in SILENT)]


if faulty := untold(get_args(EventKind)):
    raise TypeError(f"kinds of events need a line or a silence, and not both: {', '.join(faulty)}")
