"""Who listens to what: abilities indexed by the kind of event they hear or replace, passives by the question they answer.

Derived from the state: kept up to date by the atoms, rebuilt on restore. Nothing scans every object for an event.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.board.objects import Object, Waiting

if TYPE_CHECKING:
    from engine.board.state import State


def register(g: State, thing: Object) -> None:
    """An object came where its text is active (365)."""
    card = thing.card
    if card.triggers:
        for ability in card.triggers:
            _add(g.listening, ability.heard_as, (thing.id, ability, None))
    if card.replacements:
        for ability in card.replacements:
            _add(g.replacing, ability.heard_as, (thing.id, ability, None))
    if card.passives:
        for passive in card.passives:
            _add(g.passives, passive.what, (thing.id, passive, None))


def unregister(g: State, thing: Object) -> None:
    """It left."""
    card = thing.card
    if card.triggers or card.replacements or card.passives:
        for table in (g.listening, g.replacing, g.passives):
            _drop(table, lambda entry: entry[0] == thing.id and entry[2] is None)


def wait(g: State, waiting: Waiting, passives: tuple[Any, ...]) -> None:
    """A delayed ability begins to wait (389)."""
    g.waiting = (*g.waiting, waiting)
    _wait(g, waiting, passives)


def _wait(g: State, waiting: Waiting, passives: tuple[Any, ...]) -> None:
    ability = waiting.ability
    if ability.kind == "triggered":
        _add(g.listening, ability.heard_as, (waiting.source, ability, waiting))
    elif ability.kind == "replacement":
        _add(g.replacing, ability.heard_as, (waiting.source, ability, waiting))
    for passive in passives:
        _add(g.passives, passive.what, (waiting.source, passive, waiting))


def stop_waiting(g: State, over: tuple[Waiting, ...]) -> None:
    """These delayed abilities are used up or their window is over."""
    ids = {waiting.id for waiting in over}
    g.waiting = tuple(waiting for waiting in g.waiting if waiting.id not in ids)
    for table in (g.listening, g.replacing, g.passives):
        _drop(table, lambda entry: entry[2] is not None and entry[2].id in ids)


def rebuild(g: State) -> None:
    """The index from the state alone."""
    g.listening, g.replacing, g.passives = {}, {}, {}
    everything: list[tuple[int, Object | Waiting]] = [(waiting.id, waiting) for waiting in g.waiting]
    everything += [(thing.since, thing) for thing in g.objects.values() if thing.zone in ("board", "legend", "battlefield")]
    for _, one in sorted(everything, key=lambda entry: entry[0]):
        if isinstance(one, Object):
            register(g, one)
        else:
            _wait(g, one, g.catalogue.passives.get(one.ability.key, ()) if one.ability.kind == "passive" else ())


def _add(table: dict[str, Any], kind: str, entry: Any) -> None:
    table[kind] = (*table.get(kind, ()), entry)


def _drop(table: dict[str, Any], gone: Any) -> None:
    for kind in list(table):
        left = tuple(entry for entry in table[kind] if not gone(entry))
        if left:
            table[kind] = left
        else:
            del table[kind]
