"""The arena: the same game for both seats, pairs as the unit, an interval that narrows."""
from __future__ import annotations

from cards.tools.arena import Duel, interval, play, play_pair, scores, summary


def duel(score: float) -> Duel:
    return Duel(score, ("annie", "garen"), False, [0.001, 0.002])


def test_a_pair_is_one_game_with_the_seats_exchanged() -> None:
    first, second = play_pair("calm", "calm", 5)
    assert first.decks == second.decks[::-1]
    assert len(first.seconds) > 5
    assert play("calm", "calm", 5, 0).score == first.score, "the same seed, the same game"


def test_pairs_are_what_is_counted() -> None:
    pairs = [(duel(1), duel(0)), (duel(1), duel(1)), (duel(0.5), duel(1))]
    assert scores(pairs) == [0.5, 1, 0.75]
    assert summary(pairs, 1)["share"] == 0.75
    assert summary(pairs, 1)["ms_p95"] == 2.0


def test_the_interval_holds_the_share_and_narrows() -> None:
    few, many = [1.0, 0.5] * 10, [1.0, 0.5] * 100
    for shares in (few, many):
        low, high = interval(shares, 1)
        assert low < 0.75 < high
    assert interval(many, 1)[1] - interval(many, 1)[0] < 0.5 * (interval(few, 1)[1] - interval(few, 1)[0])
    assert interval([0.5] * 20, 1) == (0.5, 0.5)
