"""Which events make one line: an action with its outcome, a combat with its result, the beginning of a turn.

An event goes on with the line before it, or begins one. So a line never tells of anything out of its order.
"""
from __future__ import annotations

from engine.board import events
from engine.editions import numbered
from engine.kernel.event import Event
from engine.telling.reader import Reader, joined, number
from engine.telling.sentences import TELL, harm
from engine.words.event_kinds import EventKind

OPENING: frozenset[EventKind] = frozenset(("readied", "held", "gained", "channeled", "drawn"))
"""What a turn begins with (315), as well by the rules of a mode (485.6)."""
INSTEAD = numbered("471.1.b.1")
"""The card that is drawn in the place of the last point is no beginning."""
RESULTS: frozenset[EventKind] = frozenset(("combat won", "combat tied", "combat drawn"))
HELD: frozenset[EventKind] = frozenset(("held", "gained"))
FIELD: frozenset[EventKind] = frozenset(("controlled", "gained", "conquered"))
"""What happens to a battlefield that was fought for."""
FALLEN: frozenset[EventKind] = frozenset(("died", "recalled"))
"""What happens to units after a combat."""
FIGHTS: frozenset[EventKind] = frozenset(("showdown starts", "combat starts"))
BEGUN: frozenset[EventKind] = frozenset(("finalized", "chose", "entered"))
"""What a card that is played begins with."""
OF_ITEM: frozenset[EventKind] = frozenset(("triggered", "fizzled"))
"""What happens to a chain item itself: its sentence says whose it is."""
CHOSEN: frozenset[EventKind] = frozenset(("finalized", "chose"))
DEALT: frozenset[EventKind] = frozenset(("drawn", "recycled"))
"""What follows when a player keeps an opening hand but for some cards."""
EACH: frozenset[EventKind] = frozenset(("died", "buffed", "stunned", "returned", "banished", "damaged", "won"))
"""Kinds that happen to several players, or to units of several, by one cause."""
FIRST: frozenset[EventKind] = frozenset(("finalized", "triggered", "turn starts"))
"""What always begins a line."""
GROUPED: frozenset[EventKind] = frozenset(
    (
        "drawn", "channeled", "readied", "exhausted", "died", "moved", "recycled", "healed", "damaged", "recalled",
        "discarded", "burned", "empowered", "looked", "revealed", "mistargeted", "created", "buffed", "stunned",
        "returned", "banished", "entered", "trashed",
    )
)
"""Kinds of which several make one sentence."""


def opens_turn(event: Event) -> bool:
    """Whether the event belongs to the beginning of a turn."""
    if event.kind == "gained":
        return events.points_from(event) == "hold"
    return event.kind == "held" or (event.kind in OPENING and not event.cause and event.rule not in INSTEAD)


def in_combat(event: Event) -> bool:
    """Whether the event is combat damage or how a combat ends."""
    return event.kind in RESULTS or (event.kind == "damaged" and events.dealt_in_combat(event))


def conquers(event: Event) -> bool:
    """Whether the event is about who controls a battlefield, and what that is worth."""
    return event.kind in FIELD and (event.kind != "gained" or events.points_from(event) == "conquer")


def item_of(line: list[Event]) -> int:
    """The chain item of which a line tells, 0 for none."""
    return line[0].cause


def goes_on(line: list[Event], event: Event, items: frozenset[int]) -> bool:
    """Whether an event belongs to the line before it. `items` are the ids of all chain items."""
    first, last = line[0], line[-1]
    if event.kind in FIRST:
        return False
    if event.kind == "died" and any(one.kind == "damaged" and one.subject == event.subject for one in line):
        return True
    if any(map(in_combat, line)):
        return event.rule in INSTEAD or in_combat(event) or conquers(event) or event.kind in FALLEN
    if opens_turn(first) and opens_turn(event):
        return first.seat == event.seat
    if conquers(first):
        return event.rule in INSTEAD or (conquers(event) and (first.seat, first.place) == (event.seat, event.place))
    if first.kind == "kept":
        return event.kind in DEALT and event.seat == first.seat
    if first.kind == "moved" and event.kind in FIGHTS:
        return first.place == event.place
    if first.kind == "moved" and event.kind == "controlled":
        return event.seat < 0 and first.origin == event.place
    if event.cause and event.cause in items:
        return event.cause == item_of(line)
    return together(last, event)


def together(a: Event, b: Event) -> bool:
    """Whether two neighbouring events are told by one sentence."""
    if b.kind == "chose":
        return a.kind in CHOSEN and a.cause == b.cause
    if a.kind == b.kind and opens_turn(a) and opens_turn(b):
        return a.seat == b.seat
    if a.kind == b.kind == "given":
        return (a.n, events.gift_of(a), a.cause) == (b.n, events.gift_of(b), b.cause)
    if a.kind in EACH and a.kind == b.kind:
        return a.cause == b.cause
    return (a.kind, a.seat, a.place, a.rule) == (b.kind, b.seat, b.place, b.rule) and a.kind in GROUPED


def told(line: list[Event], sources: dict[int, Event], r: Reader) -> str:
    """The line as a text, “” for nothing. `sources` has what each chain item is of."""
    first = line[0]
    if any(map(in_combat, line)):
        text = combat(line, r)
    elif opens_turn(first):
        text = opening(line, r)
    elif conquers(first):
        text = "; ".join(fields(line, r))
    elif first.kind == "kept":
        text = joined([part.removeprefix(f"{r.who(first)} ") for part in sentences(line, r) if "recycles" not in part])
        text = f"{r.who(first)} {text}"
    elif first.kind == "moved":
        left = [event for event in line if event.kind == "controlled"]
        text = "; ".join([TELL["moved"]([event for event in line if event not in left], r), *sentences(left, r)])
    elif first.kind == "finalized":
        begun = [event for event in line if event.kind in BEGUN]
        rest = sentences([event for event in line if event not in begun], r)
        text = TELL["finalized"](begun, r)
        text += (": " if text and rest else "") + "; ".join(rest)
    elif (source := sources.get(first.cause)) is not None and first.kind not in OF_ITEM:
        text = outcome(line, source, r)
    else:
        text = "; ".join(sentences(line, r))
    return f"{text[0].upper()}{text[1:]}." if text else ""


def outcome(line: list[Event], source: Event, r: Reader) -> str:
    """What a chain item did: “Ana's Falling Star deals 3 to Bo's Pit Rookie, which dies”."""
    parts = sentences(line, r, bare=True)
    if not parts:
        return ""
    name = r.owned([source])
    if line[0].kind == "damaged":
        return f"{name} deals {'; '.join(parts)}"
    return f"{name}: {'; '.join(parts)}"


def sentences(line: list[Event], r: Reader, bare: bool = False) -> list[str]:
    """A sentence for each group of events. `bare`: damage at the beginning without who deals it."""
    dead = {event.subject for event in line if event.kind == "died"}
    hit = {event.subject for event in line if event.kind == "damaged"}
    found: list[str] = []
    for batch in batches([event for event in line if not (event.kind == "died" and event.subject in hit)]):
        if batch[0].kind == "damaged" and bare and not found:
            found.append(harm(batch, dead, r))
        else:
            ends = [event for event in line if batch[0].kind == "damaged" and event.kind == "died"]
            found.append(TELL[batch[0].kind]([*batch, *ends], r))
    return [text for text in found if text]


def batches(line: list[Event]) -> list[list[Event]]:
    """The events in groups of which each makes one sentence; points stand with what they are for."""
    found: list[list[Event]] = []
    for event in line:
        if found and together(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def combat(line: list[Event], r: Reader) -> str:
    """A combat in one line: who is hit and dies, who wins, what is conquered."""
    place = r.places.get(next((event.place for event in line if in_combat(event)), 0), "")
    hits = [event for event in line if event.kind == "damaged"]
    dead = {event.subject for event in line if event.kind == "died"}
    struck = {hit.subject for hit in hits}
    parts = [harm([hit], dead, r) for hit in hits]
    parts += sentences([event for event in line if event.kind == "died" and event.subject not in struck], r)
    ends = sentences([event for event in line if event.kind == "recalled"], r)
    ends += [TELL[event.kind]([event], r) for event in line if event.kind in RESULTS]
    ends += fields([event for event in line if event.kind in FIELD or event.rule in INSTEAD], r)
    fought = f"combat{f' at {place}' if place else ''}: " if parts else ""
    whole = "; ".join(ends)
    return fought + "; ".join(parts) + (f". {whole[0].upper()}{whole[1:]}" if parts and whole else whole)


def fields(line: list[Event], r: Reader) -> list[str]:
    """Who conquers what, and for how many points: to conquer is to take control."""
    points = sum(event.n for event in line if event.kind == "gained")
    conquered = [event for event in line if event.kind == "conquered"]
    if not conquered:
        return sentences(line, r)
    worth = f" for {number(points, 'point')}" if points else ""
    found = [TELL["conquered"]([event], r) + (worth if event is conquered[-1] else "") for event in conquered]
    return found + sentences([event for event in line if event.kind == "drawn"], r)


def opening(line: list[Event], r: Reader) -> str:
    """“Ana readies everything, holds Zaun Warrens for 1 point, channels 2 runes and draws 1 card”: the name once."""
    who = r.who(line[0])
    held = [event for event in line if event.kind == "held"]
    points = sum(event.n for event in line if event.kind == "gained")
    parts = sentences([event for event in line if event.kind not in HELD], r)
    parts = [part.removeprefix(f"{who} ") for part in parts]
    if held:
        worth = f" for {number(points, 'point')}" if points else ""
        parts.insert(int(line[0].kind == "readied"), f"holds {r.cards(held)}{worth}")
    elif points:
        parts.append(f"gains {number(points, 'point')} for holding")
    return f"{who} {joined(parts)}"
