"""The search: whether a goal can be forced, in how few actions, by which first moves.

Everything is open in it: both hands, and what lies facedown. Where chance would decide, or an unknown card is drawn,
nothing counts as forced; a deck of one kind of card has no unknown one, nor has one that is shown.
"""
from __future__ import annotations

import math
import time
from collections.abc import Iterator
from enum import Enum
from typing import Literal, NamedTuple, get_args

from cards.puzzles.moves import Move, moves, passing
from cards.puzzles.sameness import at_rest, mark
from engine.board.state import State
from engine.kernel.decision import ACTING, Decision
from engine.names.answers import END
from engine.words.event_kinds import EventKind

Goal = Literal["win", "hold"]
"""“win”: win before this turn is over. “hold”: nobody else has won when the next turn is over."""
GOALS: tuple[Goal, ...] = get_args(Goal)
DEEPEST = 9
"""Actions of its own that a solution has at most."""


AT_THE_END: tuple[EventKind, ...] = ("turn ends", "healed", "unstunned", "emptied")
"""What happens as a turn ends with nothing that lasts as long (317)."""


class Verdict(Enum):
    """What is known of a position with so many actions left: the goal is forced; it isn't with these; it never is."""

    FORCED = 1
    TOO_FEW = 2
    LOST = 3


FORCED, TOO_FEW, LOST = Verdict


class Unproven(Exception):
    """The search has tried as many answers as it may, or for as long, and knows nothing for sure."""


class Since(NamedTuple):
    """What a search in the midst of something goes by: the seat that has to find the way, the number of the turn in
    which it began, and the seats whose decks are shown."""

    seat: int
    turn: int
    shown: tuple[int, ...] = ()


class Known(NamedTuple):
    """What was found of a position: with so many actions it is forced, with so many it isn't; `lost` with any."""

    forced: int = DEEPEST + 1
    failed: int = -1
    lost: bool = False


UNKNOWN = Known()


class Search:
    """The search from one position: for the seat that is asked there, in its turn, unless `since` says otherwise.
    `most`: answers that it tries at most, in so many `seconds`. One that is `plain` looks for a way by which payments
    are made as is proposed; that it finds none proves nothing."""

    def __init__(self, root: State, goal: Goal, most: int, since: Since | None = None, seconds: float = math.inf,
                 plain: bool = False) -> None:
        if not root.open:
            raise ValueError("nobody is asked anything there")
        self.root = root
        self.goal = goal
        self.seat, self.turn, shown = since or Since(root.open[0].seat, root.turn)
        self.most = most
        self.plain = plain
        self.tried = 0
        self.until = time.monotonic() + seconds
        self.known: dict[object, Known] = {}
        self._uniform = [n in shown or len({card.code for card in p.deck}) <= 1 for n, p in enumerate(root.players)]
        self._runes = [n in shown or len({card.code for card in p.rune_deck}) <= 1
                       for n, p in enumerate(root.players)]

    # --- verdicts

    def forced(self, g: State, left: int) -> Verdict:
        """Whether the goal is forced with so many more own actions at most. Raises Unproven."""
        now = self.settled(g)
        if now is not None:
            return now
        if not at_rest(g):
            return self._asked(g, left)
        place = mark(g, self.root.next_id)
        known = self.known.get(place, UNKNOWN)
        if known.forced <= left:
            return FORCED
        if known.lost or left <= known.failed:
            return LOST if known.lost else TOO_FEW
        found = self._asked(g, left)
        known = self.known.get(place, UNKNOWN)
        if found is FORCED:
            self.known[place] = known._replace(forced=min(left, known.forced))
        else:
            self.known[place] = known._replace(failed=max(left, known.failed), lost=found is LOST)
        return found

    def settled(self, g: State) -> Verdict | None:
        """What a position is by itself; None where it goes on."""
        if g.over:
            won = g.winner >= 0 and g.allied(g.winner, self.seat)
            return FORCED if won else LOST
        if self.is_chance(g):
            return LOST
        if self.goal == "win":
            return LOST if g.turn > self.turn else None
        return FORCED if g.turn > self.turn + 1 else None

    def is_chance(self, g: State) -> bool:
        """Whether what nobody can know has had a hand in it."""
        if g.chance.counter != self.root.chance.counter:
            return True
        return any(
            (len(now.deck) < len(then.deck) and not same) or (len(now.rune_deck) < len(then.rune_deck) and not runes)
            for now, then, same, runes in zip(g.players, self.root.players, self._uniform, self._runes, strict=True))

    def ends_in_vain(self, g: State, decision: Decision) -> bool:
        """Whether to end the turn certainly loses: nothing more happens until it is over."""
        return (self.goal == "win" and decision.kind == "act" and not g.waiting and not g.effects and not g.grants
                and not any(g.hears(kind) for kind in AT_THE_END))

    def _asked(self, g: State, left: int) -> Verdict:
        decision = g.open[0]
        return self._own(g, decision, left) if decision.seat == self.seat else self._others(g, decision, left)

    def _own(self, g: State, decision: Decision, left: int) -> Verdict:
        """One answer is enough."""
        best = LOST
        if left == 0 and decision.kind in ACTING:
            found = LOST if self.ends_in_vain(g, decision) else self.after(passing(g, decision), left)
            return TOO_FEW if found is LOST and len(decision.options) > 1 else found
        for move in self.moves(g):
            if move.keys == (END,) and self.ends_in_vain(g, decision):
                continue
            found = self.after(move, left)
            if found is FORCED:
                return FORCED
            if found is TOO_FEW:
                best = TOO_FEW
        return best

    def _others(self, g: State, decision: Decision, left: int) -> Verdict:
        """Each answer has to be met."""
        for move in self.moves(g):
            self.count()
            found = self.forced(move.after, left)
            if found is not FORCED:
                return found
        return FORCED

    def after(self, move: Move, left: int) -> Verdict:
        """Whether the goal is forced after an own answer, with so many actions left before it. Raises Unproven."""
        if move.acts and left < 1:
            return TOO_FEW
        self.count()
        return self.forced(move.after, left - move.acts)

    def count(self) -> None:
        """One more answer was tried. Raises Unproven."""
        self.tried += 1
        if self.tried > self.most:
            raise Unproven(f"{self.most} answers were tried")
        self.tick()

    def tick(self) -> None:
        """Time goes by. Raises Unproven."""
        if time.monotonic() > self.until:
            raise Unproven(f"{self.tried} answers were tried in time")

    def moves(self, g: State) -> Iterator[Move]:
        """What is tried there."""
        decision = g.open[0]
        return moves(g, decision, not self.plain or decision.seat != self.seat, self.tick)

    # --- what comes of them

    def shortest(self, at_most: int = DEEPEST) -> int | None:
        """How many own actions the goal takes at least; None when it can't be forced, or not with so many. Raises
        Unproven."""
        for left in range(at_most + 1):
            found = self.forced(self.root, left)
            if found is FORCED:
                return left
            if found is LOST:
                return None
        return None

    def first_moves(self, left: int) -> tuple[list[Move], int]:
        """Those first moves after which the goal is still forced with so many actions in all, and how many first moves
        there are; what comes to the same is one. Raises Unproven."""
        found: dict[object, Move] = {}
        for move in self.moves(self.root):
            same = mark(move.after, self.root.next_id) if at_rest(move.after) else move.keys
            found.setdefault(same, move)
        return [move for move in found.values() if self.after(move, left) is FORCED], len(found)

    def best_reply(self, g: State, left: int) -> Move:
        """What the other side answers: something that the goal fails by, else what takes the most actions to meet; of
        equals the first. Raises Unproven."""
        ways = list(self.moves(g))
        return max(self.replies(g, left), key=lambda one: one[1])[0] if len(ways) > 1 else ways[0]

    def replies(self, g: State, left: int) -> list[tuple[Move, int]]:
        """Each answer of the other side, with how many own actions the goal takes after it. Raises Unproven."""
        return [(move, self.needs(move.after, left)) for move in self.moves(g)]

    def needs(self, g: State, left: int) -> int:
        """How many own actions the goal takes from there, one more than those left where they aren't enough. Raises
        Unproven."""
        return next((n for n in range(left + 1) if self.forced(g, n) is FORCED), left + 1)

    def line(self, left: int) -> Iterator[tuple[State, Move]]:
        """A solution with so many actions against the best replies: each answer with the position that it was given in.
        Raises Unproven, and ValueError when there is none."""
        g = self.root
        while self.settled(g) is None:
            decision = g.open[0]
            if decision.seat == self.seat:
                move = next((one for one in self.moves(g) if self.after(one, left) is FORCED), None)
                if move is None:
                    raise ValueError(f"it can't be forced with {left} actions")
                left -= move.acts
            else:
                move = self.best_reply(g, left)
            yield g, move
            g = move.after
