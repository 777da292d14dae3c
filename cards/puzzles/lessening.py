"""Taking out of a position what doesn't matter for its puzzle."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from cards.puzzles.proving import at, proven
from cards.puzzles.puzzle import Proof
from cards.puzzles.search import Goal, Unproven
from engine.game import Refused
from engine.positions import Placed, Position, Side

T = TypeVar("T")


def lessened(position: Position, goal: Goal, proof: Proof, most: int) -> tuple[Position, Proof]:
    """The position without whatever leaves its puzzle as long and no easier, and what is proven of that."""
    found = next(((less, there) for less in lesser(position)
                  if (there := proof_of(less, goal, most)) is not None and is_as_good(there, proof)), None)
    return lessened(*((found[0], goal, found[1], most))) if found is not None else (position, proof)


def is_as_good(there: Proof, before: Proof) -> bool:
    """Whether a puzzle is as long, and guessing its first move no likelier to be right."""
    return there.length == before.length and there.right * before.moves <= before.right * there.moves


def proof_of(position: Position, goal: Goal, most: int) -> Proof | None:
    """What is proven of it; None where it is no position, or nothing can be proven."""
    try:
        return proven(at(position)._state, goal, most)
    except (Refused, Unproven):
        return None


def lesser(position: Position) -> Iterator[Position]:
    """The same with one thing less."""
    for seat in reversed(range(len(position.sides))):
        for side in lesser_sides(position.sides[seat]):
            sides = list(position.sides)
            sides[seat] = side
            yield replace(position, sides=tuple(sides))


def lesser_sides(side: Side) -> Iterator[Side]:
    """A side with one card less, or with one that is in no special state."""
    if side.champion:
        yield replace(side, champion="")
    for n in range(len(side.hand)):
        yield replace(side, hand=without(side.hand, n))
    for n in range(len(side.runes)):
        yield replace(side, runes=without(side.runes, n))
    for n in range(len(side.base)):
        yield replace(side, base=without(side.base, n))
    for place in side.facedown:
        yield replace(side, facedown={other: cards for other, cards in side.facedown.items() if other != place})
    for place, units in side.at.items():
        for n, unit in enumerate(units):
            if len(units) > 1:
                yield replace(side, at={**side.at, place: without(units, n)})
            if isinstance(unit, Placed) and unit != Placed(unit.card):
                yield replace(side, at={**side.at, place: (*units[:n], Placed(unit.card), *units[n + 1:])})
    for n, unit in enumerate(side.base):
        if isinstance(unit, Placed) and unit != Placed(unit.card):
            yield replace(side, base=(*side.base[:n], Placed(unit.card), *side.base[n + 1:]))


def without(things: tuple[T, ...], n: int) -> tuple[T, ...]:
    """All but one of them."""
    return (*things[:n], *things[n + 1:])
