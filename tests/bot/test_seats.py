"""What is said of two, three and four who play, and of teams."""
from __future__ import annotations

import pytest

from bot.game import board, menu_panels, private_panel, result
from bot.panels.parts import SEATS
from bot.panels.sight_words import company, own_score, score
from bot.tables.desk import Desk
from engine.game import Game
from engine.sights import Sight
from tests.bot.test_panels import PLAYERS, USERS, start


def pointed(game: Game, seat: int, *points: int) -> Sight:
    """What a seat sees, with these points."""
    sight = game.sight(seat)
    return sight._replace(players=tuple(player._replace(points=points[player.seat]) for player in sight.players))


@pytest.mark.parametrize(("mode", "points", "said", "whom", "own"), [
    ("duel", (5, 3), "Ana 5 – 3 Bo", "Against Bo", "you 5, Bo 3"),
    ("ffa3", (5, 3, 1), "Ana 5 · Bo 3 · Cleo 1", "Against Bo and Cleo", "you 5, Bo 3, Cleo 1"),
    ("2v2", (5, 3, 5, 3), "Ana and Cleo 5 – 3 Bo and Dov", "Against Bo and Dov, with Cleo",
     "your team 5, Bo and Dov 3"),
])
def test_the_score_is_that_of_the_sides(mode: str, points: tuple[int, ...], said: str, whom: str, own: str) -> None:
    sight = pointed(start(1, mode), 0, *points)
    assert (score(sight), company(sight), own_score(sight)) == (said, whom, own)
    assert f"-# {whom} · before turn 1 · {own}" in private_panel.panel(Desk("abcdef", sight, None)).text


@pytest.mark.parametrize(("mode", "winner", "points", "heading", "mine"), [
    ("duel", 1, (6, 8), "Bo wins 8 – 6", "You lost 6 – 8 against Bo"),
    ("duel", 1, (6, 2), "Bo wins", "You lost against Bo"),
    ("duel", -1, (3, 3), "A draw, 3 – 3", "You drew 3 – 3 against Bo"),
    ("ffa3", 1, (6, 8, 2), "Bo wins", "You lost against Bo and Cleo"),
    ("2v2", 2, (11, 4, 11, 4), "Ana and Cleo win 11 – 4", "You won 11 – 4 against Bo and Dov, with Cleo"),
])
def test_a_result_names_the_side_that_won(
        mode: str, winner: int, points: tuple[int, ...], heading: str, mine: str) -> None:
    sight = pointed(start(1, mode), 0, *points)._replace(over=True, winner=winner, over_why="It ended")
    panel = result.thread("abcdef", sight, PLAYERS[:len(points)], "Some mode", 3, b"", "")
    assert panel.text.split("\n")[0] == f"## {heading}"
    assert (" · Some mode · " in panel.text, panel.pings) == (True, USERS[:len(points)])
    assert (score(sight) in panel.text) == (" – " not in heading)
    assert result.private("abcdef", sight, 3, "").text.split("\n")[0] == f"### {mine}"


def test_who_concedes_is_told_whether_the_game_goes_on() -> None:
    three, pair, four = start(1, "ffa3"), start(1), start(1, "2v2")
    assert "You leave the game and watch on; Bo and Cleo go on." in menu_panels.concede_panel("a", three.sight(0)).text
    assert "The game ends and Bo wins." in menu_panels.concede_panel("a", pair.sight(0)).text
    assert "The game ends and Bo and Dov win." in menu_panels.concede_panel("a", four.sight(2)).text
    three.interject(2, "concede")
    assert "The game ends and Bo wins." in menu_panels.concede_panel("a", three.sight(0)).text
    assert "**Cleo** has left the game" in board.board_panel("a", three.sight()).text
    assert "**Bo**, 0 points" in board.board_panel("a", three.sight()).text


def test_each_seat_has_an_accent_of_its_own() -> None:
    game = start(1, "ffa4")
    seen = {board.turn_panel("a", game.sight()._replace(turn=1, turn_player=seat)).accent for seat in range(4)}
    assert seen == set(SEATS)
