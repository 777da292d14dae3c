"""The table itself: a game that is set up from data, answered by verbs, and checked after every answer."""
from __future__ import annotations

from collections.abc import Sequence

from cards.tools.checks import check_everything
from engine.editions import CURRENT, EDITIONS
from engine.game import Entry, Game, Reason, Refused
from engine.kernel.randomness import secret_from_seed
from engine.positions import laid
from engine.reading import read_by
from engine.rules.formats.modes import DUEL, FFA3, FFA4, Mode
from tests.hearing import HEARD
from tests.table.asking import YOU, Asking
from tests.table.cards import PLAIN, catalogue
from tests.table.setting import Side, position, side
from tests.table.verbs import Hands


class Table(Asking):
    """A game in the Main Phase of a turn, with you in seat 0: a duel, or another `mode` with the `others` in the seats
    behind the foe. It is laid out as it is said, also where no game could come to that.

    After a player's own item is finalized, the engine's window for that player is passed as the standing order passes
    it (337.4, TR503.9.b); a table that `asks_own_windows` asks in them too."""

    def __init__(self, you: Side | None = None, foe: Side | None = None, battlefields: Sequence[str] = PLAIN,
                 turn_of: int = YOU, turn: int = 3, seed: int = 7, asks_own_windows: bool = False,
                 mode: Mode | None = None, others: Sequence[Side] = (),
                 edition: str = CURRENT.name) -> None:
        mode = mode or (DUEL, FFA3, FFA4)[len(others)]
        sides = (you or side(), foe or side(), *others, *[side()] * (mode.seats - 2 - len(others)))
        where = position(sides[:mode.seats], battlefields, turn=turn, turn_of=turn_of, mode=mode.name, edition=edition)
        laying = laid(where, secret_from_seed(seed), read_by(catalogue(), EDITIONS[edition]))
        g = laying.g
        g.strict = True
        self.game = Game(g)
        self.asks_own_windows = asks_own_windows
        self.called = laying.called
        self.entries: list[Entry] = []
        g.run()
        self.hands = [Hands(self, seat) for seat in range(mode.seats)]
        self.you, self.foe = self.hands[:2]
        self.third, self.fourth = (Hands(self, seat) for seat in (2, 3))
        HEARD.waiting(self.game)
        with HEARD.deaf():
            check_everything(self.game)

    # --- answering

    def answer(self, seat: int, *keys: str) -> Entry:
        """Answer the open decision; checks everything afterwards."""
        decision = self.open
        assert decision.seat == seat, f"seat {decision.seat} is asked: {decision.prompt} {decision.keys}"
        entry = self.game.answer(decision.number, seat, keys)
        self.entries.append(entry)
        with HEARD.deaf():
            check_everything(self.game, entry)
        while not self.asks_own_windows and not self.game.over and self.game.sight().own_window == self.open.seat:
            self.entries.append(self.game.answer(self.open.number, self.open.seat, ("pass",), by="standing"))
        return entry

    def refuse(self, seat: int, *keys: str) -> tuple[Reason, ...]:
        """The answer has to be refused and change nothing; the reasons."""
        before = self.game.fingerprint()
        try:
            self.game.answer(self.open.number, seat, keys)
        except Refused as refused:
            assert self.game.fingerprint() == before
            return refused.reasons
        raise AssertionError(f"{keys} was not refused")

    def pass_all(self) -> None:
        """Both pass Priority and Focus until something else is asked."""
        for _ in range(200):
            if self.game.over or self.open.kind not in ("priority", "focus"):
                return
            self.answer(self.open.seat, "pass")
        raise AssertionError("the passing never ends")

    def resolve(self) -> None:
        """Both pass Priority until the chain is empty or something else is asked."""
        for _ in range(200):
            if self.game.over or self.open.kind != "priority":
                return
            self.answer(self.open.seat, "pass")

    def end_turn(self) -> None:
        """The Turn Player ends the turn; everything is passed until the next one's Main Phase or another question."""
        self.answer(self.open.seat, "end")
        self.pass_all()
