"""What positions are worth: the same from both sides, the end of the game above all, weights that a fit finds again."""
from __future__ import annotations

from math import exp
from random import Random

import pytest

from cards.computer.levels import LEVELS
from cards.computer.telling import amount, reason
from cards.computer.value import SURE, WEIGHTS, Terms, chance, of_chance, terms, weighed, worth
from cards.tools import fitting
from cards.tools.fitting import Position, fitted, positions_of
from cards.tools.selfplay import Player, any_game, new_game
from engine.game import Game

NOTHING = Terms(*[0.0] * len(Terms._fields))


def under_way(game: Game, seed: int, answers: int) -> Game:
    """That game after so many random answers."""
    player = Player(seed)
    for _ in range(answers):
        if not game.over:
            player.answer(game)
    return game


@pytest.mark.parametrize("seed", range(6))
def test_what_one_side_has_more_the_other_has_less(seed: int) -> None:
    g = under_way(new_game(seed), seed, 30 + 10 * seed)._state
    mine, theirs = (terms(g, seat) for seat in (0, 1))
    assert mine == tuple(-n for n in theirs)
    assert mine != NOTHING


def test_a_team_has_its_terms_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cards.tools.selfplay.LEAVES", 0.0)
    g = under_way(any_game(11), 11, 60)._state
    assert g.mode.teams == 2
    found = [terms(g, seat) for seat in range(4)]
    assert found[0] == pytest.approx(found[2])
    assert found[1] == pytest.approx(found[3])
    assert found[0] == pytest.approx(tuple(-n for n in found[1]))
    assert found[0] != NOTHING


def test_a_game_that_is_won_is_worth_more_than_anything() -> None:
    game = new_game(1)
    game.interject(0, "concede")
    assert worth(game._state, 1, NOTHING) == SURE
    assert worth(game._state, 0, NOTHING) == -SURE


def test_everything_that_is_counted_is_worth_something() -> None:
    assert weighed(NOTHING) == 0
    for at, weight in enumerate(WEIGHTS):
        assert weighed([float(place == at) for place in range(len(WEIGHTS))]) == weight


def test_chances_and_what_they_are_worth() -> None:
    assert chance(0.0) == 0.5
    assert 0.99 < chance(SURE) <= 1.0
    assert of_chance(chance(7.0)) == pytest.approx(7.0)


def test_a_reason_names_what_weighs_most_in_the_worlds_that_both_were_tried_in() -> None:
    mine = [NOTHING._replace(points=2.0, might=-1.0), NOTHING._replace(points=40.0)]
    assert reason(mine, [NOTHING], "Pass") == "It expects 2 points more and 1 Might less than with “Pass”."
    assert reason([NOTHING], [NOTHING], "Pass") == "It expects about the same with “Pass”."
    assert amount("units", 1.04) == "1 unit more"


def test_a_fit_finds_the_weights_again() -> None:
    chance_of = Random(1)
    rows = [[chance_of.gauss(0, 1), chance_of.gauss(0, 1), 1.0] for _ in range(1_500)]
    positions = [Position(row, float(chance_of.random() < 1 / (1 + exp(-(2 * row[0] - row[1]))))) for row in rows]
    weights, errors = fitted(positions)
    for found, error, true in zip(weights, errors, (2.0, -1.0, 0.0), strict=True):
        assert abs(found - true) < 3 * error < 0.5


def test_a_fit_notes_each_turn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "LEVELS", {"steady": LEVELS["calm"]})
    positions = positions_of(1)
    assert len(positions) > 3
    assert {position.won for position in positions} == {0.0, 1.0}
    assert {len(position.terms) for position in positions} == {len(WEIGHTS) + 1}
