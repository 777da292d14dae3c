"""Every complete answer to a question, those left out that are proven to come to the same.

Left out are: of options that make no difference (`rules.meaning.alike`) all but one; paying with runes as they lie
where they can be chosen by hand; adding resources by itself, as that is done as something is paid; keeping Priority
over what leaves nothing to answer.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from cards.computer.answers import answered, said
from engine.board.state import State
from engine.kernel.decision import ACTING, Decision, Refused
from engine.names.answers import BY_HAND, CONFIRM, END, IN_ORDER, KEEP, PASS
from engine.rules.meaning.alike import alike
from engine.rules.playing.responses import is_mere


class Move(NamedTuple):
    """A complete answer: its keys, what it says, and the game right after it. `acts`: it is an action, and no pass and
    no choice."""

    keys: tuple[str, ...]
    said: str
    after: State
    acts: bool


def moves(g: State, decision: Decision, by_hand: bool = True, tick: Callable[[], None] = lambda: None
          ) -> Iterator[Move]:
    """Every complete answer to an open decision; of one in which somebody acts, to pass is the last. Unless `by_hand`,
    only those that pay as is proposed. `tick` is called with each step that is tried."""
    if decision.kind not in ACTING:
        for keys in choices(g, decision):
            yield tried(g, decision, keys)
        return
    for key in folded(g, decision):
        if key not in (PASS, END) and not key.startswith("invite:") and not is_mere(g, decision.seat, key):
            yield from composed(g, decision, key, by_hand, tick)
    yield passing(g, decision)


def passing(g: State, decision: Decision) -> Move:
    """To pass, or to end the turn."""
    return tried(g, decision, decision.keys[-1:])


def tried(g: State, decision: Decision, keys: tuple[str, ...]) -> Move:
    """That answer, complete as it is."""
    short = {option.key: option.short for option in decision.options}
    said = " and ".join([short[key] for key in keys]) or "None of them"
    said = said if decision.kind in (*ACTING, "assign") else f"{said} ({decision.prompt})"
    return Move(keys, said, answered(g, decision, keys), False)


def folded(g: State, question: Decision) -> tuple[str, ...]:
    """The keys of options of which one is chosen, one of each group without a difference."""
    if len(question.options) == 1 or question.kind == "assign":
        return question.keys
    return tuple([group.keys[0] for group in alike(g, question)])


def choices(g: State, decision: Decision) -> Iterator[tuple[str, ...]]:
    """The keys of each answer to a choice; those that only differ in which of several like things they name, once."""
    whole = decision.kind == "assign"
    groups = [(key,) for key in decision.keys] if whole else [one.keys for one in alike(g, decision)]
    kind = {key: group[0] for group in groups for key in group}
    ways = permutations if decision.ordered else combinations
    known: set[tuple[str, ...]] = set()
    for n in range(decision.most, decision.least - 1, -1):
        for keys in ways(decision.keys, n):
            same = tuple([kind[key] for key in keys])
            same = same if decision.ordered else tuple(sorted(same))
            if same not in known:
                known.add(same)
                yield keys


def composed(g: State, decision: Decision, key: str, by_hand: bool, tick: Callable[[], None]) -> Iterator[Move]:
    """Every way in which the action that begins with that key can be completed."""
    paid: set[object] = set()
    short = next(option.short for option in decision.options if option.key == key)
    ways: list[tuple[tuple[str, ...], State, str]] = [((key,), answered(g, decision, (key,)), short)]
    while ways:
        keys, at, words = ways.pop()
        if not (at.open and at.open[0].draft):  # to hide something is complete when it is paid
            if is_new(paid, at, decision.seat, keys, CONFIRM):
                yield Move(keys, words, at, True)
            continue
        question = at.open[0]
        words = said(question) if CONFIRM in question.keys else words
        for step in steps(at, question, keys, by_hand):
            tick()
            there = at.fork()
            try:
                there.go_on((step,))
            except Refused:  # what was tried on the way forbids it
                continue
            if step not in (CONFIRM, KEEP):
                ways.append(((*keys, step), there, words))
            elif (step == CONFIRM or is_worth(there, decision.seat)) and is_new(paid, there, decision.seat, keys, step):
                yield Move((*keys, step), words, there, True)


def is_new(paid: set[object], there: State, seat: int, keys: tuple[str, ...], last: str) -> bool:
    """Whether an action wasn't paid like that before: with the same left."""
    bare = tuple([key for key in keys if not key.startswith("pay:")])
    left = sorted([(thing.card.code if thing.card.is_rune else str(thing.id), thing.exhausted)
                   for thing in there.objects.values()
                   if thing.controller == seat and thing.zone in ("board", "legend")])
    one = (bare, last, tuple(left), there.players[seat].pool)
    if one in paid:
        return False
    paid.add(one)
    return True


def steps(at: State, question: Decision, keys: tuple[str, ...], by_hand: bool) -> Iterator[str]:
    """How a draft can go on: of those that move along, and of what is paid with, each set once."""
    verb, before = keys[-1].partition(":")[0], rank(at, keys[-1])
    groups = sources(at, question) if question.kind == "pay" else [group.keys for group in alike(at, question)]
    for group in groups:
        key = min(group, key=lambda one: rank(at, one))
        if not by_hand and CONFIRM in question.keys and (key == BY_HAND or key.startswith("pay:")):
            continue
        if key != IN_ORDER and (key.partition(":")[0] != verb or rank(at, key) >= before):
            yield key


def rank(at: State, key: str) -> tuple[int, str, int]:
    """In which order a set is chosen one by one: companions of a move as they are numbered; of what is paid with first
    what exhausts, one kind after the other."""
    verb, _, rest = key.partition(":")
    id, _, n = rest.partition(":")
    if verb == "also":
        return (0, "", int(id))
    if verb == "pay" and n:
        return (int(n), at.objects[int(id)].card.code if int(id) in at.objects else "", 0)
    return (0, "", 0)


def sources(at: State, question: Decision) -> Iterable[tuple[str, ...]]:
    """What a payment can be made with, in groups without a difference: plain runes of one kind, ready or exhausted."""
    groups: dict[object, list[str]] = {}
    for option in question.options:
        thing = at.objects[option.subject]
        same = (thing.card.code, thing.exhausted) if thing.card.is_plain else thing.id
        groups.setdefault((same, option.key.rpartition(":")[2]), []).append(option.key)
    return map(tuple, groups.values())


def is_worth(g: State, seat: int) -> bool:
    """Whether a seat that keeps Priority could do something with it but pass."""
    return bool(g.open) and g.open[0].seat == seat and g.open[0].kind in ("priority", "focus") and any(
        key != PASS and not is_mere(g, seat, key) for key in g.open[0].keys)
