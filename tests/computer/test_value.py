"""What positions are worth: the same from both sides, the end of the game above all, weights that a fit finds again."""
from __future__ import annotations

from math import exp
from random import Random

import pytest

from cards.computer.levels import LEVELS
from cards.computer.outlook import ENOUGH, ODDS, exponent, outlook
from cards.computer.telling import amount, reason
from cards.computer.value import STEEP, SURE, WEIGHTS, Terms, chance, of_chance, sides, terms, weighed, worth
from cards.tools import fitting
from cards.tools.fitting import DECKS, Begun, Position, fitted, of_differences, of_sides, turns_of
from cards.tools.selfplay import PAIRS, Player, any_game, new_game
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


def test_a_fit_notes_how_each_turn_began(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "GREEDY", LEVELS["calm"])
    begun = turns_of(1)
    assert len(begun) > 3
    assert {one.won for one in begun} == {0.0, 1.0}
    for now, later in zip(begun, begun[2:], strict=False):  # the same player's
        assert now.own.points <= later.own.points
    first = begun[0]
    assert first.difference().terms == [
        *(a - b for a, b in zip(first.own, first.others, strict=True)), 1.0, *first.deck_terms()]
    assert first.both().terms[:len(WEIGHTS)] == list(first.own)
    assert {len(one.both().terms) for one in begun} == {2 * len(WEIGHTS) + 5 + len(DECKS)}


def test_a_fit_leaves_out_how_strong_a_deck_is() -> None:
    """A deck that wins most of its games and has much Might doesn't make Might worth anything."""
    chance_of = Random(1)

    def begun(decks: tuple[str, str]) -> Begun:
        own, others = (NOTHING._replace(might=(name == "yi") + chance_of.gauss(0, 1)) for name in decks)
        likely = 0.5 + 0.4 * (decks[0] == "yi") - 0.4 * (decks[1] == "yi")
        return Begun(own, others, (0.0, 0.0), (0.0, 0.0), decks, float(chance_of.random() < likely))

    found = of_sides([begun(decks) for decks in PAIRS for _ in range(100)])
    assert abs(found["acts"]["might"]) < 0.15  # type: ignore[index]
    assert abs(found["waits"]["might"]) < 0.15  # type: ignore[index]
    assert begun(("yi", "annie")).deck_terms() == [-1.0, 0.0, 0.0, 1.0]
    assert begun(("yi", "yi")).deck_terms() == [0.0, 0.0, 0.0, 0.0]


def test_a_fit_tells_both_kinds_of_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "GREEDY", LEVELS["calm"])
    begun = [one for seed in range(4) for one in turns_of(seed)]
    assert of_differences(begun)["weights"]["points"] == 8.0  # type: ignore[index]
    sides = of_sides(begun)
    assert list(sides["acts"]) == list(sides["waits"]) == list(Terms._fields)  # type: ignore[call-overload]


# --- the outlook as a turn begins

@pytest.mark.parametrize("seed", range(4))
def test_whoever_waits_has_the_outlook_that_whoever_acts_leaves_them(seed: int) -> None:
    g = under_way(new_game(seed), seed, 30 + 10 * seed)._state
    own, others = sides(g, g.turn_player)
    assert outlook(g, g.turn_player) == pytest.approx(chance(STEEP * exponent(g, own, others)))
    assert outlook(g, 1 - g.turn_player) == pytest.approx(1 - outlook(g, g.turn_player))


def test_a_game_that_is_over_has_no_other_outlook() -> None:
    game = new_game(1)
    game.interject(0, "concede")
    assert (outlook(game._state, 1), outlook(game._state, 0)) == (1, 0)


def test_whose_turn_it_is_changes_the_outlook() -> None:
    g = under_way(new_game(2), 2, 40)._state
    before = outlook(g, 0)
    g.turn_player = 1 - g.turn_player
    assert outlook(g, 0) != before


def test_points_weigh_more_near_the_victory_score() -> None:
    g = under_way(new_game(3), 3, 40)._state
    gains = []
    for points in range(8):
        g.players[0].points, g.players[1].points = points, 0
        now = exponent(g, *sides(g, 0))
        g.players[0].points = points + 1
        gains.append(round(exponent(g, *sides(g, 0)) - now, 6))
    assert gains[:4] == [ODDS.acts.points] * 4
    assert gains[4:] == [pytest.approx(ODDS.acts.points + ODDS.acts_near)] * 4


def test_might_weighs_less_beyond_what_is_enough() -> None:
    g = under_way(new_game(3), 3, 40)._state
    own, others = sides(g, 0)
    gains = [round(exponent(g, own._replace(might=n + 1), others) - exponent(g, own._replace(might=n), others), 6)
             for n in (0.0, ENOUGH - 1.0, ENOUGH + 0.0, ENOUGH + 9.0)]
    weight, less = ODDS.acts.might, pytest.approx(ODDS.acts.might + ODDS.acts_beyond)
    assert gains == [weight, weight, less, less]
