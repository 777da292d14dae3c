"""Rollouts: whoever has something to decide does what is best at once, as far as the horizon."""
from __future__ import annotations

from random import Random

import pytest

from cards.computer import rollouts
from cards.computer.answers import Candidate, candidates
from cards.computer.greedy import best_at_once, few
from cards.computer.outlook import outlook
from cards.computer.rollouts import carried_out, left_at, played_on
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
        assert left_at(short) == left_at(long) == "act"
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


def test_a_game_that_is_won_on_the_way_counts_as_won() -> None:
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
    best, tried = best_at_once(g, decision, Random(1))
    assert 2 <= tried <= 9
    ended = worth(g, decision.seat, terms(g, decision.seat))
    assert coming_to(best, decision) >= ended, "it is no worse than to end the turn"


@pytest.mark.parametrize("kind", ["focus", "priority", "choose", "may"])
def test_who_has_something_to_decide_does_what_is_best_at_once(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked in a rollout, in whatever way: a response that helps is made, one that doesn't isn't; who
    chooses chooses well."""
    seen, alone = 0, 0
    due: list[tuple[str, ...]] = []
    carries_out = rollouts.carried_out

    def taken(g: State, decision: Decision, keys: tuple[str, ...], random: Random) -> int:
        assert keys in due or not due, "what is best is what is done"
        due.clear()
        return carries_out(g, decision, keys, random)

    def asked(g: State, decision: Decision, random: Random) -> tuple[Candidate, int]:
        nonlocal seen, alone
        found = list(few(g, decision, Random(1)))
        best, tried = best_at_once(g, decision, Random(1))
        if decision.kind == kind:
            alone += len(decision.options) == 1
            worths = [coming_to(one, decision) for one in found]
            seen += max(worths) > min(worths)
            assert coming_to(best, decision) == max(worths)
            assert tried == len(found)
        due.append(best.keys)
        return best, tried

    monkeypatch.setattr(rollouts, "best_at_once", asked)
    monkeypatch.setattr(rollouts, "carried_out", taken)
    for seed in range(30):
        g, decision = acting(seed)
        for one in candidates(g, decision, Random(1)):
            played_on(g, decision, one.keys, Random(1), "round")
            assert not due, "what was found best is done"
        if seen > 3:
            break
    assert seen > 3, "what was answered made a difference"
    assert not alone, "whoever has no choice isn't asked"


def coming_to(one: Candidate, decision: Decision) -> float:
    """What a candidate comes to at once."""
    return worth(one.after, decision.seat, terms(one.after, decision.seat))


def test_a_rollout_stands_where_somebody_could_respond() -> None:
    """The first answer is carried out as far as nobody else has anything to decide, and is not passed over."""
    left: set[str] = set()
    for seed in range(8):
        g, decision = acting(seed)
        for one in candidates(g, decision, Random(1)):
            twin = g.fork()
            carried_out(twin, decision, one.keys, Random(1))
            left.add(left_at(twin))
    assert {"act", "focus", "priority"} <= left


def test_who_acts_next_is_asked_by_whoever_runs_the_game_again() -> None:
    g, decision = acting(1)
    twin = g.fork()
    twin.answerer = Settling()
    twin.take(decision, (END,))
    assert left_at(twin) == "act"
    assert not twin.open
    twin.answerer = None
    twin.run()
    assert [(one.kind, one.seat) for one in twin.open] == [("act", 1 - decision.seat)]
