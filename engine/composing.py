"""An action that is composed step by step on one fork."""
from __future__ import annotations

from engine.board.state import State
from engine.kernel.agenda import check_keys
from engine.kernel.decision import Decision, Reason, Refused


class Draft:
    """An action on its way: `question` is what is asked next, None when the last key confirmed it."""

    __slots__ = ("base", "decision", "known", "path", "state")

    def __init__(self, base: State, decision: Decision, first: str) -> None:
        self.base = base
        self.decision = decision
        self.path = [first]
        self.state = self.base.fork()
        self.state.forget_old_events()
        self.known = len(self.state.events)
        self.state.seq += 1
        self.state.take(decision, self.path)

    @property
    def question(self) -> Decision | None:
        """The next question of the draft."""
        waiting = self.state.open
        return waiting[0] if waiting and waiting[0].draft else None

    def choose(self, key: str) -> None:
        """Answer it. Raises `Refused` for a key that is not offered; then nothing has changed."""
        question = self.question
        if question is None:
            raise Refused(Reason(self.decision.why, "nothing more is asked"))
        check_keys(question, (key,))
        self.path.append(key)
        self.state.go_on((key,))
