"""Saving and restoring: the whole game between two decisions as one small JSON value.

A snapshot carries its format and the engine version. Frames are saved by script and step name; a name that is no longer
there stops the game with a clear word and is never guessed. What can be derived (index, memo, open decisions) is built
anew.
"""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine.board.index import rebuild
from engine.board.links import copied
from engine.board.objects import (
    Battlefield,
    Effect,
    Grant,
    Item,
    Object,
    Player,
    Resource,
    Showdown,
    Trigger,
    Until,
    Waiting,
)
from engine.board.state import WHOLE, State
from engine.editions import BEFORE_EDITIONS, EDITIONS, Edition
from engine.kernel.agenda import Frame, Procedure, Script
from engine.kernel.codec import bindings, tuples
from engine.kernel.decision import EngineFault
from engine.kernel.event import Event
from engine.kernel.randomness import Randomness
from engine.library import Catalogue
from engine.names.bindings import PAID
from engine.rules.actions.drawing import BURN_OUT, DRAW
from engine.rules.actions.remaking import ANEW
from engine.rules.actions.weaponmaster import ARM
from engine.rules.events.batches import BATCH, DETACHING
from engine.rules.events.showing import SHOWING
from engine.rules.formats.modes import MODES
from engine.rules.playing.applied_costs import PAID_MOVE
from engine.rules.playing.hiding import HIDE
from engine.rules.playing.movement import MOVE
from engine.rules.playing.play import PLAY
from engine.rules.procedures.chain import HOT, QUEUEING
from engine.rules.procedures.cleanup import CLEANUP, COMBAT, ENDING
from engine.rules.procedures.inviting import INVITE
from engine.rules.procedures.loops import LOOP
from engine.rules.procedures.resolution import RESOLVE
from engine.rules.procedures.setup import SETUP
from engine.rules.procedures.showdowns import SHOWDOWN
from engine.rules.procedures.turn import TURN

Values = list[Any]
"""The fields of one thing, as JSON has them."""
Raw = dict[str, Any]
"""A whole save, as JSON has it."""

FORMAT = 3
VERSION = "0.1"
PROCEDURES: dict[str, Script] = {
    script.name: script
    for script in (
        ARM, BATCH, DETACHING, ANEW, HOT, QUEUEING, RESOLVE, CLEANUP, ENDING, COMBAT, BURN_OUT, DRAW, HIDE,
        INVITE, LOOP, MOVE, PAID_MOVE, PLAY, SETUP, SHOWDOWN, SHOWING, TURN,
    )
}
"""The scripts of the rulebook by name; those of cards stand in the catalogue."""

SIMPLE = (
    "number", "seq", "revision", "opened_by", "group", "next_id", "turn", "turn_player", "phase", "priority", "passes",
    "finalized", "fresh", "keeping", "cleanup_due", "this_turn", "winner", "over_why", "extra_turns", "queued_after",
    "mights", "rounds", "seen", "deciders", "breaker", "agreed", "first", "presented",
    "shares", "involved",
)
OBJECT = (
    "id", "owner", "controller", "zone", "place", "exhausted", "damage", "hurt_by", "stunned", "buffed", "role",
    "roles", "since", "token", "attached_to", "attached", "empowered", "paid", "assigned", "banished_by", "replaced_by",
    "hidden_after",
)
PLAYER = (
    "name", "points", "xp", "pool", "hand", "trash", "banished", "champion", "legend", "base", "runes", "turns", "gone",
    "looked", "revealed", "chosen", "further",
)
FIELD = ("id", "controller", "contested_by", "units", "facedown")
SHOWDOWN_FIELDS = (
    "field", "number", "attacker", "combat", "defender", "focus", "passes", "acted", "recalled", "step", "idle",
)
ITEM = ("id", "kind", "controller", "source", "pending", "bound", "origin", "place", "price", "power", "spent")


class Unrestorable(EngineFault):
    """A snapshot can't be continued by this version; nothing was guessed. The message says what is missing."""


def fields(thing: Any, names: tuple[str, ...]) -> Values:
    """The values of those attributes, in order."""
    return [getattr(thing, name) for name in names]


def assign(thing: Any, names: tuple[str, ...], values: Values) -> None:
    """Set those attributes from values in the same order; an older snapshot lacks the last ones, which keep their
    defaults."""
    for name, value in zip(names, values, strict=False):
        setattr(thing, name, value)


# --- saving

@WHOLE.answers
def save(g: State) -> Raw:
    """The game as JSON values. The secret is part of it: a snapshot never leaves the host."""
    waiting = [[w.id, w.ability.key, w.you, w.source, w.env, w.until] for w in g.waiting]
    heard = [[t.group, t.you, t.source, t.ability.key, t.env] for t in g.heard]
    return {
        "format": FORMAT, "version": VERSION, "mode": g.mode.name, "edition": g.edition.name,
        "secret": g.chance.secret.hex(),
        "chance": g.chance.counter, "simple": {name: getattr(g, name) for name in SIMPLE}, "windows": g.windows,
        "players": [[*fields(p, PLAYER), [c.code for c in p.deck], [c.code for c in p.rune_deck]] for p in g.players],
        "objects": [
            [
                o.printed.code, o.id, o.owner, o.controller, o.zone, o.place, o.exhausted, o.damage, o.hurt_by,
                o.stunned, o.buffed, o.role, o.roles, o.since, o.token, o.attached_to, o.attached, o.empowered, o.paid,
                o.assigned, o.banished_by, o.replaced_by, o.hidden_after,
            ]
            for o in g.objects.values()
        ],
        "gone": [[o.card.code, *fields(o, OBJECT)] for o in g.gone.values()],
        "fields": [fields(f, FIELD) for f in g.fields],
        "showdown": fields(g.showdown, SHOWDOWN_FIELDS) if g.showdown else None,
        "chain": [
            [item.card.code, item.ability.key if item.ability else None, *fields(item, ITEM)] for item in g.chain
        ],
        "effects": g.effects, "grants": g.grants, "awake": g.awake, "waiting": waiting, "heard": heard,
        "events": [event[:-1] for event in g.events[g.this_turn :]],  # what has happened gives nothing any more
        "agenda": [
            [
                f.script.name, f.script.steps[f.pc].name if f.pc < len(f.script.steps) else None, f.you, f.source,
                f.env, f.answers,
            ]
            for f in g.agenda
        ],
    }


def dump(g: State) -> bytes:
    """The snapshot as it is stored."""
    return json.dumps(save(g), separators=(",", ":"), ensure_ascii=False).encode()


# --- restoring

def load(data: bytes, cards: Callable[[Edition], Catalogue]) -> State:
    """The game that `dump` wrote, up to its open decisions: the caller runs it. `cards` are those it is played with, as
    its edition reads them. Raises `Unrestorable`."""
    try:
        raw = json.loads(data)
    except ValueError as wrong:
        raise Unrestorable("the snapshot is not readable") from wrong
    if not isinstance(raw, dict):
        raise Unrestorable("the snapshot is not readable")
    while raw.get("format") in MIGRATIONS:
        MIGRATIONS[raw["format"]](raw)
    if raw.get("format") != FORMAT:
        raise Unrestorable(f"the snapshot has format {raw.get('format')}, this version reads {FORMAT}")
    try:
        return _load(raw, cards(EDITIONS[raw["edition"]]))
    except KeyError as missing:
        raise Unrestorable(f"this version has no {missing} that the snapshot names") from missing


def from_1(raw: Raw) -> None:
    """Format 1 noted of a chain item only whether its one optional cost was paid; now it is a binding with the keys of
    all of them."""
    for item in raw["chain"]:
        paid = item.pop(2 + ITEM_1.index("paid"))
        bound = item[2 + ITEM_1.index("bound")]
        if PAID in bound:
            bound[PAID] = ["optional:0"] if paid else []
    for frame in raw["agenda"]:
        if PAID in frame[4]:
            frame[4][PAID] = ["optional:0"] if frame[4][PAID] else []
    raw["format"] = 2


ITEM_1 = (
    "id", "kind", "controller", "source", "pending", "bound", "origin", "place", "paid", "price", "power", "spent",
)
def from_2(raw: Raw) -> None:
    """Format 2 knew one edition of the rules and one script of Cleanups, in which the special ones left their steps
    out otherwise."""
    raw["edition"] = BEFORE_EDITIONS
    for frame in raw["agenda"]:
        frame[4].pop("declined", None)
        if frame[0] == "invite":
            frame[4]["window"] = "invited"
        if frame[0] == "cleanup":
            special = frame[4].pop("special")
            frame[0] = f"{special} cleanup" if special else "cleanup"
            frame[1] = STEPS_2[special].get(frame[1], frame[1])
    raw["format"] = 3


STEPS_2 = {
    "": {},
    "ending": {"healing": "heal", "3d": "turn expires", "tied": "pools empty", "3e": "pools empty"},
    "combat": {"healing": "heal", "3d": "tie", "3e": "control"},
}
"""The steps of special Cleanups as they are called now."""
MIGRATIONS = {1: from_1, 2: from_2}
"""How a snapshot of an older format becomes one of the next."""


def _load(raw: Raw, catalogue: Catalogue) -> State:
    g = State(catalogue, Randomness(bytes.fromhex(raw["secret"]), raw["chance"]), MODES[raw["mode"]],
              EDITIONS[raw["edition"]])
    for name in SIMPLE:
        if name in raw["simple"]:  # an older snapshot lacks the last ones
            setattr(g, name, tuples(raw["simple"][name]))
    g.windows = raw["windows"]
    g.players = [_player(values, catalogue) for values in raw["players"]]
    g.objects = {thing.id: thing for thing in (_object(values, catalogue) for values in raw["objects"])}
    g.gone = {thing.id: thing for thing in (_object(values, catalogue) for values in raw.get("gone", ()))}
    for values in raw["fields"]:
        field = Battlefield(values[0])
        assign(field, FIELD, values)
        g.fields.append(field)
    if raw["showdown"]:
        g.showdown = Showdown(0, 0, 0)
        assign(g.showdown, SHOWDOWN_FIELDS, raw["showdown"])
    g.chain = [_item(values, catalogue) for values in raw["chain"]]
    g.effects = tuple(
        Effect(since, what, n, tuple(targets), Until(*until), cause)
        for since, what, n, targets, until, cause in raw["effects"]
    )
    g.grants = tuple(
        Grant(id, text, tuple(targets), tuples(env), Until(*until))
        for id, text, targets, env, until in raw.get("grants", ())
    )
    g.awake = tuples(raw.get("awake", ()))
    for thing in g.objects.values():
        thing.card = catalogue.cards[copied(g, thing)]
    g.waiting = tuple(Waiting(id, catalogue.abilities[key], you, source, tuples(env), Until(*until))
                      for id, key, you, source, env, until in raw["waiting"])
    g.heard = tuple(
        Trigger(group, you, source, catalogue.abilities[key], tuples(env))
        for group, you, source, key, env in raw["heard"]
    )
    g.events = [Event(*values) for values in raw["events"]]
    g.this_turn = 0
    g.agenda = [_frame(values, g) for values in raw["agenda"]]
    rebuild(g)
    return g


def _player(values: Values, catalogue: Catalogue) -> Player:
    *rest, deck, runes = values
    player = Player("")
    assign(player, PLAYER, rest)
    player.pool = tuple(Resource(*resource) for resource in player.pool)
    player.further = tuple(player.further)
    player.deck = [catalogue.cards[code] for code in deck]
    player.rune_deck = [catalogue.cards[code] for code in runes]
    return player


def _object(values: Values, catalogue: Catalogue) -> Object:
    code, *rest = values
    thing = Object(rest[0], catalogue.cards[code], rest[1], rest[3])
    assign(thing, OBJECT, rest)
    thing.attached, thing.paid = tuple(thing.attached), tuple(thing.paid)
    return thing


def _item(values: Values, catalogue: Catalogue) -> Item:
    code, key, *rest = values
    item = Item(rest[0], rest[1], catalogue.cards[code], rest[2], rest[3])
    assign(item, ITEM, rest)
    item.ability = catalogue.abilities[key] if key else None
    item.bound = bindings(item.bound)
    item.power = tuples(item.power)
    return item


def _frame(values: Values, g: State) -> Frame:
    name, step, you, source, env, answers = values
    script = PROCEDURES.get(name) or g.catalogue.scripts.get(name)
    if isinstance(script, Procedure):
        script = script.ordered(g.edition.orders)
    if script is None or (step is not None and step not in script.at):
        raise Unrestorable(f"this version has no step {step!r} of {name!r}")
    frame = Frame(script, you, source, bindings(env))
    frame.pc = len(script.steps) if step is None else script.at[step]
    frame.answers = [tuple(keys) for keys in answers]
    return frame
