"""Positions of games that are over: how they are dealt, and what the solver says of them."""
from __future__ import annotations

import pytest

from cards.computer.stock import installed
from cards.computer.thinking import Task
from cards.puzzles import past
from cards.puzzles.past import Beginning, Finding, Wanted, begun, dealt, finding, judged, played, searching, steps
from cards.puzzles.playing import Aim, aim_of, known_now, own_level, standing, think
from engine.game import Game
from tests.puzzles.finished import TURN, WINNER, finished

NOWHERE = (0, TURN), (WINNER, TURN - 1), (WINNER, 99)
"""Turns that aren't that seat's, or that there never were."""


def test_a_won_turn_can_be_won_again_and_it_is_said_how() -> None:
    game = dealt(finished().moment(WINNER, TURN))
    assert game is not None
    assert finding(game, "win", finished().moment(WINNER, TURN)) == Finding("win", "forced", 1)
    found = steps(Wanted(Beginning(game.save(), game.pins()), "win", WINNER, TURN))
    assert found[0].startswith("You: Move ")


def test_what_was_seen_is_as_it_was_and_what_was_not_is_dealt_anew() -> None:
    """By the real hand nobody can tell which is dealt; with another seed it is another one."""
    moment = finished().moment(WINNER, TURN)
    before, after, other = played(moment), dealt(moment), dealt(finished().moment(WINNER, TURN, seed="2"))
    assert before is not None and after is not None and other is not None  # noqa: PT018 - so that mypy knows
    seen, now = before.sight(WINNER), after.sight(WINNER)
    assert [one._replace(name="") for one in now.players] == [one._replace(name="") for one in seen.players]
    assert now.battlefields == seen.battlefields
    assert (after.names, after.seq, after.turn) == (("Rival", "Bo"), 0, TURN)
    aim = Aim("", "win", WINNER, TURN, 0)
    hands = {known_now(game, aim)[0] for game in (before, after, other)}
    assert len(hands) == 3, hands
    assert dealt(moment).fingerprint() == after.fingerprint()  # type: ignore[union-attr]


@pytest.mark.parametrize(("seat", "turn"), NOWHERE)
def test_a_turn_of_somebody_else_is_no_position(seat: int, turn: int) -> None:
    assert begun(finished().moment(seat, turn)) is None
    assert judged(finished().moment(seat, turn)) == ()


def test_a_game_whose_cards_or_log_have_changed_is_none_either() -> None:
    assert begun(finished()._replace(pins=b"[]").moment(WINNER, TURN)) is None
    wrong = finished().log[0]._replace(keys=("nonsense",))
    assert begun(finished()._replace(log=(wrong, *finished().log[1:])).moment(WINNER, TURN)) is None


def test_where_time_runs_out_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "SECONDS", 0.0)
    assert judged(finished().moment(WINNER, TURN)) == (Finding("win", "unknown"), Finding("hold", "unknown"))


def test_what_is_drawn_by_the_other_side_is_no_secret_but_the_own_deck_is() -> None:
    game = dealt(finished().moment(WINNER, TURN))
    assert game is not None
    search = searching(game, "hold", WINNER, TURN, 1.0)
    drawn = game.fork()._state
    drawn.players[1 - WINNER].deck = drawn.players[1 - WINNER].deck[1:]
    assert not search.is_chance(drawn)
    drawn.players[WINNER].deck = drawn.players[WINNER].deck[1:]
    assert search.is_chance(drawn)


def test_what_the_other_side_draws_next_is_told_as_far_as_there_is_something() -> None:
    game = dealt(finished().moment(WINNER, TURN))
    assert game is not None
    aim, rival = Aim("", "win", WINNER, TURN, 0), game._state.players[1 - WINNER]
    card, runes = rival.deck[0].name, [rune.name for rune in rival.rune_deck[:2]]
    draws, both = f"Next the rival draws {card}.", f"The rival’s next runes are {runes[0]} and {runes[1]}."
    assert known_now(game, aim)[-2:] == [draws, both]
    rival.rune_deck = rival.rune_deck[:1]
    assert known_now(game, aim)[-2:] == [draws, f"The rival’s next rune is {runes[0]}."]
    rival.rune_deck = []
    assert known_now(game, aim)[-1] == draws
    rival.deck = []
    assert known_now(game, aim)[1:] == []


def test_the_rival_of_ones_own_game_answers_and_the_level_says_what_is_wanted() -> None:
    aim = Aim(f"Turn {TURN} of a game of yours", "win", WINNER, TURN, 1, "abc123.2")
    assert aim_of(own_level(aim)) == aim
    start = begun(finished().moment(WINNER, TURN))
    assert start is not None
    game = Game.restore(start.snapshot, start.pins, installed())
    assert standing(game, aim) == "open"
    game.answer(game.pending()[0].number, WINNER, ("end",))
    while game.pending()[0].seat == WINNER:
        asked = game.pending()[0]
        game.answer(asked.number, WINNER, asked.keys[-1:])
    asked = game.pending()[0]
    task = Task(game.save(), game.pins(), asked.seat, asked.number, own_level(aim), "1")
    game.answer(asked.number, asked.seat, think(task).keys)
    assert standing(game, aim) == "failed"
