"""The picture of a result: who won, how the points came about turn by turn, and that it says no more than is known."""
from __future__ import annotations

import functools
from typing import Any

import pytest

from bot.panels.sight_words import sides
from bot.pictures import alt
from bot.pictures.course import Ended, cards_played, points_by, steps
from bot.pictures.drawing import png
from bot.pictures.marks import Box, Stroke
from bot.pictures.orders import of_result
from bot.pictures.result import lasted, result
from cards.tools.selfplay import Player, any_game
from engine.sights import Sight
from tests.pictures.looking import faults, texts


@functools.cache
def finished() -> tuple[tuple[Sight, Ended], ...]:
    """Random games of all modes, played to their ends."""
    found = []
    for seed in range(8):
        game, player, milestones = any_game(seed), Player(seed), []
        while not game.over:
            milestones += player.answer(game).milestones()
        found.append((game.sight(), Ended("Duel, best of one", 48, tuple(milestones))))
    return tuple(found)


def duel() -> tuple[Sight, Ended]:
    return next(one for one in finished() if len(one[0].players) == 2 and one[0].winner >= 0)


def test_the_milestones_of_a_game_add_up_to_its_points() -> None:
    for sight, ended in finished():
        for side in sides(sight):
            taken = steps(sight, ended, side)
            assert (taken[-1].points if taken else 0) == side[0].points
            assert all(step.how and 1 <= step.turn <= sight.turn for step in taken)
    assert any(points_by(ended, side, "hold") and points_by(ended, side, "conquer") and cards_played(ended, side)
               for sight, ended in finished() for side in sides(sight))


def test_the_numbers_of_many_stand_in_the_order_of_their_heads() -> None:
    sight, ended = next(one for one in finished() if len(sides(one[0])) == 3 and one[0].winner > 0)
    said = texts(result(sight, ended))
    heads = [text for text in said if text in {player.name for player in sight.players}][:3]
    assert heads[0] == sight.players[sight.winner].name
    assert " – ".join(heads) in said


def test_what_was_scored_before_anybody_took_notes_is_one_step_at_the_end() -> None:
    sight, _ = duel()
    (side, *_) = [one for one in sides(sight) if one[0].seat == sight.winner]
    assert [(step.turn, step.how) for step in steps(sight, Ended("Duel", 1), side)] == [(sight.turn, "")]


def test_no_text_of_a_result_is_cut_off() -> None:
    assert {len(sides(sight)) for sight, _ in finished()} > {2, 3}
    for sight, ended in finished():
        assert faults(result(sight, ended)) == []


@pytest.mark.parametrize("name", ["W" * 32, "Ölaf_the_very_long_named", "名無し"])
def test_any_name_fits(name: str) -> None:
    for sight, ended in finished():
        called = sight._replace(players=tuple(player._replace(name=name) for player in sight.players))
        assert faults(result(called, ended)) == []


def outlined(sight: Sight, ended: Ended) -> int:
    """How many heads are outlined as a winner's."""
    return sum(isinstance(mark, Box) and mark.line == "inverse" for placed in result(sight, ended).placed
               for mark in placed.part.marks)


def test_one_side_is_the_winner_and_of_a_draw_none() -> None:
    for sight, ended in finished():
        assert outlined(sight, ended) == (sight.winner >= 0)
        assert ("Winner" in texts(result(sight, ended))) is (sight.winner >= 0)
        drawn = sight._replace(winner=-1, over_why="")
        assert outlined(drawn, ended) == 0
        assert f"Draw on turn {sight.turn}" in texts(result(drawn, ended))


def test_the_winner_s_line_is_solid_and_the_others_are_dashed() -> None:
    sight, ended = duel()
    lines: dict[str, Any] = {mark.ink: mark.dashed for placed in result(sight, ended).placed
                             for mark in placed.part.marks if isinstance(mark, Stroke) and mark.ink.startswith("seat")}
    assert lines == {f"seat {seat}": seat != sight.winner for seat in (0, 1)}


def test_the_words_say_what_the_picture_does() -> None:
    for sight, ended in finished():
        said = alt.result(sight, ended)
        assert len(said) <= alt.MOST
        assert all(player.name in said for player in sight.players)
        assert f"turn {sight.turn}" in said
    sight, ended = duel()
    first = steps(sight, ended, sides(sight)[0])[0]
    assert f"{first.turn} {alt.SCORED[first.how]}" in alt.result(sight, ended)


def test_equal_results_are_one_picture_and_others_are_not() -> None:
    sight, ended = duel()
    assert of_result(sight, ended, "dark").file == of_result(sight, ended, "dark").file
    assert of_result(sight, ended._replace(minutes=49), "dark").file != of_result(sight, ended, "dark").file
    assert of_result(sight, ended, "light").file != of_result(sight, ended, "dark").file
    assert len(png(result(sight, ended), "light")) < 60_000


def test_time_is_said_in_the_unit_that_fits() -> None:
    assert [lasted(minutes) for minutes in (48, 200, 5 * 1440)] == ["48 min", "3 h 20 min", "5 days"]
