"""The complete answers that are worth a thought, each tried on a fork: what somebody who is asked chooses between."""
from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations, islice, permutations
from random import Random
from typing import NamedTuple

from cards.computer.settling import BROKEN, Settling
from engine.board.objects import Object
from engine.board.state import State
from engine.kernel.decision import ACTING, Decision, Refused
from engine.names.answers import BY_HAND, CONFIRM, END, IN_ORDER, KEEP, PASS
from engine.rules.meaning import layers

MOST = 24
"""Answers that are compared at most."""
TRIED = 48
"""Answers that are tried out at most, before those are left out that come to the same."""
ROUNDABOUT = (KEEP, IN_ORDER, BY_HAND)
"""Steps of a draft that a computer player doesn't take: it pays as is proposed, and lets others answer."""
MANY = 3
"""Up to so many options every order of them is tried."""


class Candidate(NamedTuple):
    """A complete answer: its keys, what it does in words, and what it comes to when nobody adds anything to it."""

    keys: tuple[str, ...]
    said: str
    after: State


def candidates(g: State, decision: Decision, random: Random, tried_out: int = TRIED) -> list[Candidate]:
    """What that decision may be answered with: of those that come to the same only the first, of so many that are tried
    out. To pass is always among them, and the last."""
    acts = decision.kind in ACTING
    passing = [passed(g, decision)] if acts else []
    found: dict[object, Candidate] = {mark(one.after): one for one in passing}
    for way in composed(g, decision, tried_out) if acts else chosen(g, decision, random, min(MOST, tried_out)):
        found.setdefault(mark(way.after), way)
        if len(found) >= MOST:
            break
    return [*list(found.values())[len(passing):], *passing]


def passed(g: State, decision: Decision) -> Candidate:
    """To do nothing. Whoever ends their turn leaves all as it is: what the next turn brings, other answers don't come
    to either."""
    option = decision.options[-1]
    if option.key == END:
        return Candidate((END,), option.short, g)
    return tried(g, decision, (option.key,))


def tried(g: State, decision: Decision, keys: tuple[str, ...]) -> Candidate:
    """That answer, complete as it is."""
    names = [option.short for option in decision.options if option.key in keys]
    twin = g.fork()
    twin.answerer = Settling()
    with suppress(*BROKEN):
        twin.take(decision, keys)
    return Candidate(keys, " and ".join(names) or "None of them", twin)


# --- choices

def chosen(g: State, decision: Decision, random: Random, most: int) -> Iterator[Candidate]:
    """The answers to a choice: all of them where they are few, else some at random."""
    for keys in picks(decision, random, most):
        yield tried(g, decision, keys)


def picks(decision: Decision, random: Random, most: int) -> Iterable[tuple[str, ...]]:
    """The keys of such answers."""
    keys, least, most_keys = decision.keys, decision.least, decision.most
    if decision.ordered:
        return permutations(keys, least) if len(keys) <= MANY else (
            tuple(random.sample(keys, least)) for _ in range(most))
    every = (pick for n in range(most_keys, least - 1, -1) for pick in combinations(keys, n))
    found = list(islice(every, most + 1))
    if len(found) <= most:
        return found
    return dict.fromkeys(tuple(random.sample(keys, random.randint(least, most_keys))) for _ in range(most))


# --- actions

def composed(g: State, decision: Decision, most: int) -> Iterator[Candidate]:
    """The actions that may be begun, each composed to its end in several ways: in turn one way of each, so that all
    come to it before `most` of them are found."""
    ways = deque(ends(g, decision, key) for key in beginnings(g, decision))
    while ways and most:
        way = ways.popleft()
        one = next(way, None)
        if one is not None:
            most -= 1
            ways.append(way)
            yield one


def beginnings(g: State, decision: Decision) -> Iterator[str]:
    """The first keys of actions that do something by themselves: what only adds resources is used as it is paid with,
    and nobody is invited."""
    for option in decision.options:
        key = option.key
        if key not in (PASS, END) and not key.startswith("invite:") and not (
                key.startswith("use:") and is_bare(g, g.objects[option.subject], key)):
            yield key


def is_bare(g: State, thing: Object, key: str) -> bool:
    """Whether the ability with that key only adds resources."""
    return thing.card.is_rune or layers.activated(g, thing)[int(key.rpartition(":")[2])].add == "only"


def ends(g: State, decision: Decision, key: str) -> Iterator[Candidate]:
    """The ways in which the action that begins with that key can be completed."""
    try:
        begun = answered(g, decision, (key,))
    except Refused:  # the world differs from the game in what only carrying it out shows
        return
    open_ways: deque[tuple[tuple[str, ...], State]] = deque([((key,), begun)])
    while open_ways:
        keys, at = open_ways.popleft()
        for more in steps(at.open[0], keys):
            found = stepped(at, more)
            if isinstance(found, State):
                open_ways.append(((*keys, *more), found))
            elif found is not None:
                yield Candidate((*keys, *more), *found)


def answered(g: State, decision: Decision, keys: Sequence[str]) -> State:
    """The game after those keys; of a draft perhaps at its next step. Raises `Refused`."""
    twin = g.fork()
    twin.seq += 1
    twin.take(decision, keys)
    return twin


def steps(question: Decision, keys: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """How the path goes on: of units that move together each set once, first one alone and then all of them; a payment
    that can be made as is proposed, so."""
    also = [key for key in question.keys if key.startswith("also:")]
    other = ("also:", "first:", "pay:") if CONFIRM in question.keys else ("also:", "first:")
    for key in question.keys:
        if key not in ROUNDABOUT and not key.startswith(other):
            yield (key,)
    last = max((id_of(key) for key in keys if key.startswith(("also:", "move:"))), default=0)
    if len(also) > 1 and len(keys) == 2 and all(id_of(key) > last for key in also):
        yield (*also, CONFIRM)
    yield from ((key,) for key in also if id_of(key) > last)


def id_of(key: str) -> int:
    """The object in a key."""
    return int(key.partition(":")[2])


def stepped(at: State, keys: Sequence[str]) -> State | tuple[str, State] | None:
    """A draft some steps further, or what it does in words and what it comes to; None where that isn't offered."""
    twin = at.fork()
    for key in keys:
        question = twin.open[0]
        if key not in question.keys:
            return None
        last = key == CONFIRM
        twin.answerer = Settling() if last else None
        try:
            twin.go_on((key,))
        except Refused:
            return None
        except BROKEN:
            assert last
        if last:
            return said(question), twin
    return twin


def said(question: Decision) -> str:
    """A composed action in words, from its last question: “Play Lantern Keeper to your base”."""
    verb = next(option.short for option in question.options if option.key == CONFIRM).partition(" ")[0]
    return f"{verb} {question.prompt.rpartition(': ')[0].partition(', pay ')[0]}"


# --- what comes to the same

ZONES = ("hand", "trash", "banished", "champion", "base", "runes")
"""A player's zones in which it doesn't matter what lies before what."""


def mark(g: State) -> object:
    """What tells positions apart: equal marks, equal positions but for which of several like things is which."""
    given = given_to(g)

    def told(id: int) -> str:
        thing = g.objects.get(id)
        return str(id) if thing is None else repr((
            thing.card.code, thing.controller, thing.zone, thing.place, thing.exhausted, thing.damage, thing.stunned,
            thing.buffed, thing.empowered, thing.role, sorted(g.objects[one].card.code for one in thing.attached),
            given.get(id)))

    def all_told(ids: Iterable[int]) -> list[str]:
        return sorted(map(told, ids))

    def bound(value: object) -> object:
        return [told(one) if isinstance(one, int) else one for one in value] if isinstance(value, tuple) else value

    players = [(one.points, one.xp, one.pool, len(one.deck), *(all_told(getattr(one, zone)) for zone in ZONES))
               for one in g.players]
    fields = [(one.controller, one.contested_by, all_told(one.units), all_told(one.facedown)) for one in g.fields]
    chain = [(item.card.code, item.controller, item.pending, item.place,
              [(name, bound(value)) for name, value in item.bound.items()]) for item in g.chain]
    asked = [(one.seat, one.kind, one.prompt) for one in g.open]
    return repr((players, fields, chain, asked, g.phase, g.passes, g.turn, g.winner, len(g.waiting), len(g.heard)))


def given_to(g: State) -> dict[int, list[str]]:
    """What lasting effects give to each object."""
    found: dict[int, list[str]] = {}
    for effect in g.effects:
        for id in effect.targets:
            found.setdefault(id, []).append(repr((effect.what, effect.n, effect.until)))
    for grant in g.grants:
        for id in grant.targets:
            found.setdefault(id, []).append(repr((grant.text, grant.until)))
    return {id: sorted(given) for id, given in found.items()}
