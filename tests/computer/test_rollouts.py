"""Rollouts: an answer is responded to by chance, then everybody does what is best at once as far as the horizon."""
from __future__ import annotations

from random import Random

import pytest

from cards.computer.answers import candidates
from cards.computer.greedy import best_at_once
from cards.computer.outlook import outlook
from cards.computer.rollouts import Rollout, acted, played_on, stands
from cards.computer.settling import Settling
from cards.computer.value import terms, worth
from cards.tools.selfplay import Player, any_game, new_game
from engine.board.state import State
from engine.kernel.decision import Decision
from engine.names.answers import END


def acting(seed: int, turn: int = 4) -> tuple[State, Decision]:
    """A duel in which somebody acts in the open, in that turn or later, and has a choice."""
    game, player = new_game(seed), Player(seed)
    while True:
        decision = game.pending()[0]
        if decision.kind == "act" and game.turn >= turn and len(decision.options) > 3:
            return game._state, decision
        player.answer(game)


@pytest.mark.parametrize("seed", range(4))
def test_the_horizon_is_the_end_of_the_turn_or_the_own_next_one(seed: int) -> None:
    g, decision = acting(seed)
    before = g.everything()
    for one in candidates(g, decision, Random(1)):
        short, work = played_on(g, decision, one.keys, Random(1), "turn")
        long, more = played_on(g, decision, one.keys, Random(1), "round")
        assert stands(short)
        assert stands(long)
        assert (short.turn, short.turn_player) == (g.turn + 1, 1 - decision.seat)
        assert (long.turn, long.turn_player) == (g.turn + 2, decision.seat)
        assert more > work > 0
    assert g.everything() == before, "the world isn't touched"


def test_where_three_play_a_round_has_the_turns_of_both_others() -> None:
    game = next(game for game in map(any_game, range(12)) if len(game.names) == 3)
    player = Player(2)
    while game.pending()[0].kind != "act":
        player.answer(game)
    g, decision = game._state, game.pending()[0]
    assert played_on(g, decision, (END,), Random(1), "round")[0].turn == g.turn + 3


def test_a_game_that_is_won_on_the_way_counts_as_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rollout, "responds", 0.0)
    g, decision, keys = winning()
    after, _ = played_on(g, decision, keys, Random(1), "round")
    assert after.over
    assert outlook(after, decision.seat) == 1


def winning() -> tuple[State, Decision, tuple[str, ...]]:
    """A duel with an answer that wins it."""
    for seed in range(40):
        game, player = new_game(seed), Player(seed)
        while not game.over:
            decision = game.pending()[0]
            if decision.kind == "act" and game._state.players[decision.seat].points >= 7:
                for one in candidates(game._state, decision, Random(1)):
                    if one.after.over and one.after.winner == decision.seat:
                        return game._state, decision, one.keys
            player.answer(game)
    pytest.fail("nobody could win at once")


@pytest.mark.parametrize("seed", range(4))
def test_whoever_acts_does_what_is_best_at_once(seed: int) -> None:
    g, decision = acting(seed)
    best, tried = best_at_once(g, decision)
    assert 2 <= tried <= 9
    mine = worth(best.after, decision.seat, terms(best.after, decision.seat))
    assert mine >= worth(g, decision.seat, terms(g, decision.seat)), "it is no worse than to end the turn"
    twin = played_on(g, decision, (END,), Random(1), "turn")[0]
    rival = twin.fork()
    rival.run()
    expected = best_at_once(rival, rival.open[0])[0]
    after, _ = acted(twin)
    if expected.keys != (END,):
        assert worth(after, 0, terms(after, 0)) == worth(expected.after, 0, terms(expected.after, 0))


def test_an_answer_is_responded_to_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rollout, "responds", 1.0)
    always = responses()
    monkeypatch.setattr(Rollout, "responds", 0.0)
    assert always > responses() == 0


def responses() -> int:
    """How many actions are begun in response, in some rollouts."""
    found = 0

    class Counting(Rollout):
        __slots__ = ()

        def action(self, window: object, likely: float) -> str:
            nonlocal found
            key = super().action(window, likely)  # type: ignore[arg-type]
            found += bool(key)
            return key

    for seed in range(6):
        g, decision = acting(seed)
        for one in candidates(g, decision, Random(1)):
            twin = g.fork()
            twin.answerer = Counting(Random(1), one.keys[1:])
            twin.take(decision, one.keys[:1])
    return found


def test_who_acts_next_is_asked_by_whoever_runs_the_game_again() -> None:
    g, decision = acting(1)
    twin = g.fork()
    twin.answerer = Settling()
    twin.take(decision, (END,))
    assert stands(twin)
    assert not twin.open
    twin.answerer = None
    twin.run()
    assert [(one.kind, one.seat) for one in twin.open] == [("act", 1 - decision.seat)]
