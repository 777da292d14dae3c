"""Who listens to what: abilities indexed by the kind of event they hear or replace, passives by the question they
answer.

Derived from the state: kept up to date by the atoms, rebuilt on restore. Nothing scans every object for an event. An
entry is `(object, ability or passive, origin)`; the origin is None for the object's own text, a `Waiting` for a delayed
ability, a `Grant` for text appended to the object, a `Spread` for what the object's own text gives to others.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from engine.board.objects import Grant, Object, Origin, Spread, Until, Waiting
from engine.names.bindings import GEAR
from engine.names.questions import TEXT

if TYPE_CHECKING:
    from engine.board.state import State
    from engine.catalogue import Ability, CardDef, Passive
    from engine.names.board import Whence, Zone
    from engine.words.event_kinds import EventKind

K = TypeVar("K", bound=str)
E = TypeVar("E")
Index = dict[K, tuple[tuple[int, E, Origin], ...]]
"""Entries by what they listen for, or answer."""

ALWAYS = Until("", 0)
ACTIVE: tuple[Zone, ...] = ("board", "legend", "battlefield")
"""Zones in which text is active that says nothing of a zone (365, 384)."""


def register(g: State, thing: Object) -> None:
    """An object came where its text is active (365), or where text of it says that it is (366.1, 385.2).

    Rules: 170.8, 170.9, 174.6, 174.7, 365.1, 370.3, 384.1, 384.2, 385.1.
    """
    _append(g, thing.id, thing.card, None, "" if thing.zone in ACTIVE else thing.zone)


def unregister(g: State, thing: Object) -> None:
    """It left, and everything that was appended to it."""
    if thing.attached or g.grants or thing.card.triggers or thing.card.replacements or thing.card.passives:
        _drop(g, lambda entry: entry[0] == thing.id and not isinstance(entry[2], Waiting))


def silence(g: State, thing: Object) -> None:
    """Its own text becomes inactive (721); what was granted to it stays active (135.4.b).

    Rules: 135.4, 721.1, 721.2, 723, 724, 725.
    """
    _drop(
        g,
        lambda entry: (
            entry[0] == thing.id and (entry[2] is None or (isinstance(entry[2], Spread) and entry[2].origin is None))
        ),
    )


def _append(g: State, id: int, text: CardDef, origin: Grant | Waiting | None, zone: Whence = "") -> None:
    for ability in text.triggers:
        if ability.zone == zone:
            _listen(g.listening, id, ability, origin)
    for ability in text.replacements:
        if ability.zone == zone:
            _listen(g.replacing, id, ability, origin)
    for passive in text.passives:
        if passive.zone == zone:
            _answer(g, id, passive, origin)


def _listen(table: Index[EventKind, Ability], id: int, ability: Ability, origin: Origin) -> None:
    for kind in ability.heard:
        _add(table, kind, (id, ability, origin))


def _answer(g: State, id: int, passive: Passive, origin: Grant | Waiting | None) -> None:
    _add(g.passives, passive.what, (id, passive, origin))
    if passive.what == TEXT:
        _spread(g, passive.trait, Spread(id, origin, passive))


def _spread(g: State, text: CardDef, spread: Spread) -> None:
    """Lines that a passive gives to whoever fits are heard as they stand; who has them is asked then."""
    for ability in text.triggers:
        _listen(g.listening, spread.source, ability, spread)
    for ability in text.replacements:
        _listen(g.replacing, spread.source, ability, spread)
    for passive in text.passives:
        _add(g.passives, passive.what, (spread.source, passive, spread))


# --- appended text

def grant(g: State, given: Grant) -> None:
    """Text is appended to objects."""
    text = g.catalogue.texts[given.text]
    for id in given.targets:
        if id in g.objects:
            _append(g, id, text, given)


def worn(g: State, gear: Object) -> Grant | None:
    """The effect text of an attached card, as it is appended to its top-most card (136.2.c).

    Rules: 136.2.b, 477.2.c.
    """
    text = gear.card.wearer
    return Grant(gear.since, text.key, (gear.attached_to,), ((GEAR, (gear.id,)),), ALWAYS) if text is not None else None


def ungrant(g: State, gone: tuple[Grant, ...]) -> None:
    """It is appended no longer."""
    ids = {(given.id, given.text) for given in gone}
    _drop(g, lambda entry: _granted(entry[2]) in ids)


def _granted(origin: Origin) -> tuple[int, str] | None:
    if isinstance(origin, Spread):
        origin = origin.origin
    return (origin.id, origin.text) if isinstance(origin, Grant) else None


# --- delayed abilities

def wait(g: State, waiting: Waiting, passives: tuple[Passive, ...]) -> None:
    """A delayed ability begins to wait (389)."""
    g.waiting = (*g.waiting, waiting)
    _wait(g, waiting, passives)


def _wait(g: State, waiting: Waiting, passives: tuple[Passive, ...]) -> None:
    ability = waiting.ability
    if ability.kind == "triggered" or ability.kind == "ending":
        _listen(g.listening, waiting.source, ability, waiting)
    elif ability.kind == "replacement":
        _listen(g.replacing, waiting.source, ability, waiting)
    for passive in passives:
        _answer(g, waiting.source, passive, waiting)


def rewait(g: State, waiting: Waiting) -> None:
    """A delayed replacement keeps something else from now on; it stands where it stood (480)."""
    g.waiting = tuple(waiting if one.id == waiting.id else one for one in g.waiting)
    for kind in waiting.ability.heard:
        g.replacing[kind] = tuple(
            (id, ability, waiting) if isinstance(origin, Waiting) and origin.id == waiting.id else (id, ability, origin)
            for id, ability, origin in g.replacing[kind]
        )


def stop_waiting(g: State, over: tuple[Waiting, ...]) -> None:
    """These delayed abilities are used up or their window is over."""
    ids = {waiting.id for waiting in over}
    g.waiting = tuple(waiting for waiting in g.waiting if waiting.id not in ids)
    _drop(g, lambda entry: (isinstance(entry[2], Waiting) and entry[2].id in ids)
          or (isinstance(entry[2], Spread) and isinstance(entry[2].origin, Waiting) and entry[2].origin.id in ids))


# --- the whole

def rebuild(g: State) -> None:
    """The index from the state alone, in timestamp order (480)."""
    g.listening, g.replacing, g.passives = {}, {}, {}
    everything: list[tuple[int, Object | Waiting | Grant]] = [(waiting.id, waiting) for waiting in g.waiting]
    everything += [(given.id, given) for given in g.grants]
    for thing in g.objects.values():
        if thing.zone in ACTIVE or thing.card.outside:
            found = worn(g, thing) if thing.attached_to else thing
            if found is not None:
                everything.append((thing.since, found))
    for _, one in sorted(everything, key=lambda entry: entry[0]):
        if isinstance(one, Object):
            register(g, one)
        elif isinstance(one, Grant):
            grant(g, one)
        else:
            _wait(g, one, g.catalogue.passives.get(one.ability.key, ()) if one.ability.kind == "passive" else ())


def _add(table: Index[K, E], kind: K, entry: tuple[int, E, Origin]) -> None:
    table[kind] = (*table.get(kind, ()), entry)


def _drop(g: State, gone: Callable[[tuple[int, object, Origin]], bool]) -> None:
    _thin(g.listening, gone)
    _thin(g.replacing, gone)
    _thin(g.passives, gone)


def _thin(table: Index[K, E], gone: Callable[[tuple[int, E, Origin]], bool]) -> None:
    for kind, entries in list(table.items()):
        if not any(map(gone, entries)):
            continue
        left = tuple(entry for entry in entries if not gone(entry))
        if left:
            table[kind] = left
        else:
            del table[kind]
