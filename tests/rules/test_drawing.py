"""Whoever plays on at random draws an action as likely as whoever draws it from the list, and answers in place as if
every question had been asked."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cards.tools.pool import pool_game
from cards.tools.selfplay import Player, any_game
from engine.board.state import State
from engine.game import Game
from engine.kernel.agenda import Options
from engine.kernel.decision import ACTING, Decision, DecisionKind
from engine.names.board import PlayWindow
from engine.rules.playing.drawing import Window
from engine.rules.playing.offers import offers
from engine.rules.playing.responses import is_mere

DRAWS = 400
"""Each of n actions is drawn 400/n times, give or take five standard deviations."""


def window_of(g: State, decision: Decision) -> PlayWindow:
    """As what that window was opened."""
    if decision.kind == "act":
        return "act" if decision.seat == g.turn_player and decision.why == "316" else "invited"
    return "priority" if decision.kind == "priority" else "focus"


@pytest.mark.parametrize("begin", [any_game, pool_game])
@pytest.mark.parametrize("seed", range(6))
def test_an_action_is_drawn_as_likely_as_from_the_list(seed: int, begin) -> None:  # type: ignore[no-untyped-def]
    game, player, drawn_from = begin(seed), Player(seed), 0
    while not game.over and drawn_from < 12:
        decision = game.pending()[0]
        if decision.kind in ACTING:
            g = game._state
            listed = [option.key for option in offers(g, decision.seat, window_of(g, decision))
                      if not is_mere(g, decision.seat, option.key)]
            window = Window(g, decision.seat, window_of(g, decision), list)
            chance = Random(seed)
            found = Counter(window.drawn(chance) for _ in range(DRAWS if len(listed) > 1 else 1))
            assert set(found) == set(listed or [""])
            share = DRAWS / len(listed) if len(listed) > 1 else 1
            assert all(abs(n - share) < 5 * share ** 0.5 for n in found.values())
            drawn_from += len(listed) > 1
        player.answer(game)


class Noting:
    """Answers at random in place, and notes what it answered, a draft as one path."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.answers: list[tuple[int, tuple[str, ...]]] = []

    def __call__(
        self, game: State, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
    ) -> tuple[str, ...]:
        if len(self.answers) >= 60 and not draft:
            raise StopIteration
        if isinstance(options, Window):
            key = options.drawn(self.random) if self.random.random() < 0.8 else ""
            keys: tuple[str, ...] = (key or options()[-1].key,)
        else:
            listed = [option.key for option in (options() if callable(options) else options)]
            keys = tuple(self.random.sample(listed, self.random.randint(least, most)))
        if draft:
            asked, path = self.answers[-1]
            self.answers[-1] = asked, (*path, *keys)
        else:
            self.answers.append((seat, keys))
        return keys


@pytest.mark.parametrize("begin", [any_game, pool_game])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_answered_in_place_comes_to_the_same(seed: int, begin) -> None:  # type: ignore[no-untyped-def]
    game = begin(seed)
    player = Player(seed)
    while game.turn < 2 and not game.over:
        player.answer(game)
    twin, noting = game._state.fork(), Noting(seed)
    twin.answerer, twin.open = noting, ()
    with pytest.raises(StopIteration):
        twin.run()
    for seat, keys in noting.answers:
        game.answer(game.pending()[0].number, seat, keys)
    assert (game._state.seq, game._state.number) == (twin.seq, twin.number)
    twin.agenda[-1].pc -= 1
    assert Game(twin).fingerprint() == game.fingerprint()
