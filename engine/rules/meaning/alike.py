"""Which options make no difference: objects that could change places, and nobody could tell.

Two objects are alike when everything that the game says of the one it says of the other: what they are, where they lie,
what was given to them, chose them or happened to them this turn. So whichever is chosen, what follows is the same but
for which of them it happens to.
"""
from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.board.objects import Object
from engine.board.state import State
from engine.kernel.decision import Decision, Option
from engine.names.board import Zone

OPEN: tuple[Zone, ...] = ("board", "trash", "banished")
"""The zones in which everybody sees what lies there."""
SAID = ("trash", "banished", "hand", "base", "runes", "champion")
"""A player's zones in which it doesn't matter what lies before what."""
OF_ITEM = ("id", "kind", "controller", "source", "pending", "bound", "origin", "place", "price", "power", "spent")
OF_OBJECT = tuple(name for name in Object.__slots__ if name not in ("card", "printed", "since"))


class Alike(NamedTuple):
    """Options of a decision that make no difference among each other. `seen`: everybody can see that."""

    keys: tuple[str, ...]
    seen: bool


def alike(g: State, decision: Decision) -> tuple[Alike, ...]:
    """The options of an open decision in groups, in the order of their first ones: alone in its group is what differs
    from all others."""
    likely: defaultdict[tuple[str, str, str], list[Option]] = defaultdict(list)
    for option in decision.options:
        likely[likeness(g, decision.seat, option)].append(option)
    asked = {option.subject for group in likely.values() if len(group) > 1 for option in group}
    about = mentions(g, asked) if asked else {}
    groups: list[list[Option]] = []
    for option in decision.options:
        others = likely[likeness(g, decision.seat, option)]
        same = next((group for group in groups if group[0] in others
                     and equal(about, group[0].subject, option.subject)), None)
        if same is None:
            groups.append([option])
        else:
            same.append(option)
    return tuple(Alike(tuple(option.key for option in group), all(is_open(g, option.subject) for option in group))
                 for group in groups)


def likeness(g: State, seat: int, option: Option) -> tuple[str, str, str]:
    """What options have in common that may be alike: they say the same of their subjects. Nothing is like what is about
    no object, or about one that the player doesn't see."""
    parts, thing = option.key.split(":"), g.objects.get(option.subject)
    known = thing is not None and (thing.zone in OPEN or (thing.zone == "hand" and thing.owner == seat))
    if not known or str(option.subject) not in parts:
        return (option.key, "", "")
    return (":".join("*" if part == str(option.subject) else part for part in parts), option.short, option.full)


def is_open(g: State, id: int) -> bool:
    """Whether everybody sees what that object is."""
    return id in g.objects and g.objects[id].zone in OPEN


def equal(about: Mapping[int, Counter[str]], a: int, b: int) -> bool:
    """Whether the same is said of both, were they exchanged."""
    together = about[a] | about[b]
    return together == Counter({exchanged(piece, a, b): n for piece, n in together.items()})


def exchanged(piece: str, a: int, b: int) -> str:
    """A piece in which two ids have changed places."""
    other = {a: b, b: a}
    def turned(value: object) -> object:
        if isinstance(value, list):
            return [turned(one) for one in value]
        if isinstance(value, dict):
            return {name: turned(one) for name, one in value.items()}
        return other.get(value, value) if isinstance(value, int) and not isinstance(value, bool) else value
    return written(turned(json.loads(piece)))


def written(value: object) -> str:
    """A piece as it is compared."""
    return json.dumps(value, sort_keys=True)


def mentions(g: State, asked: set[int]) -> dict[int, Counter[str]]:
    """What is said of each of these objects."""
    found: dict[int, Counter[str]] = {id: Counter() for id in asked}
    for piece in pieces(g):
        plain = json.loads(json.dumps(piece))
        for id in asked.intersection(numbers(plain)):
            found[id][written(plain)] += 1
    return found


def numbers(value: object) -> Iterator[int]:
    """All numbers in a piece: an id stands nowhere else."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from numbers(one)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def pieces(g: State) -> Iterator[Sequence[object]]:
    """Everything that the game says of objects, in pieces of which the order doesn't matter."""
    for thing in (*g.objects.values(), *g.gone.values()):
        yield [*([thing.printed.code, thing.card.code, thing.since] if thing.card.passives else
                 [thing.printed.code, thing.card.code]), *(getattr(thing, name) for name in OF_OBJECT)]
    for seat, player in enumerate(g.players):
        yield from (("zone", name, seat, id) for name in SAID for id in getattr(player, name))
        yield ("deck", seat, player.looked, player.revealed)
    for field in g.fields:
        yield from (("field", field.id, id) for id in (*field.units, *field.facedown))
    for item in g.chain:
        yield ("item", item.ability.key if item.ability else "", *(getattr(item, name) for name in OF_ITEM))
    for effect in g.effects:
        yield from (("effect", effect._replace(targets=()), id) for id in effect.targets)
    for grant in g.grants:
        yield from (("grant", grant._replace(targets=()), id) for id in grant.targets)
    yield from (("waiting", w.id, w.ability.key, w.you, w.source, w.env, w.until) for w in g.waiting)
    yield from (("heard", t.group, t.you, t.source, t.ability.key, t.env) for t in g.heard)
    yield from (("awake", *one) for one in g.awake)
    yield from (("might", *one) for one in g.mights or ())
    yield ("showdown", g.showdown.idle if g.showdown is not None else ())
    yield from (event[:-1] for event in g.events[g.this_turn:])
    for frame in g.agenda:
        yield ("frame", frame.script.name, frame.pc, frame.source, frame.env,
               [[int(part) if part.isdigit() else part for part in key.split(":")]
                for keys in frame.answers for key in keys])
