"""The puzzles that are shipped: what is written of each is what the solver finds. `python -m cards puzzle check` proves
all of them; `make test` a sample that goes with the commit."""
from __future__ import annotations

from pathlib import Path

import pytest

from cards.computer.stock import installed
from cards.computer.thinking import Task
from cards.puzzles.moves import moves
from cards.puzzles.playing import SOLVER, Aim, aim_of, begun, level_of, open_cards, standing, think
from cards.puzzles.proving import at, solved
from cards.puzzles.puzzle import DIFFICULTIES, Proof, read, shipped, written
from cards.puzzles.search import FORCED, GOALS, Search
from cards.tools import puzzle as tool
from cards.tools.selfplay import Player


def aim(name: str) -> Aim:
    found = aim_of(level_of(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", shipped())
def test_what_is_written_of_it_is_proven(name: str) -> None:
    puzzle = shipped()[name]
    assert solved(puzzle) == puzzle
    assert read(name, written(puzzle)) == puzzle


def test_there_are_some_of_both_goals_and_all_difficulties_and_with_hidden_cards_on_each_side() -> None:
    every = list(shipped().values())
    assert {puzzle.proof.difficulty for puzzle in every} == set(DIFFICULTIES)
    assert {puzzle.goal for puzzle in every} == set(GOALS)
    assert [puzzle.proof.difficulty for puzzle in every] == sorted(
        [puzzle.proof.difficulty for puzzle in every], key=DIFFICULTIES.index)
    assert len({puzzle.title for puzzle in every}) == len(every)
    assert all(any(puzzle.position.sides[seat].facedown for puzzle in every) for seat in (0, 1))
    assert all(puzzle.solution and open_cards(puzzle) for puzzle in every)
    assert standing(at(every[0].position), aim(every[0].name)) == "open"


def test_a_long_solution_and_few_right_first_moves_make_it_hard() -> None:
    assert Proof(2, 4, 8).difficulty == "easy"
    assert Proof(2, 1, 8).difficulty == "medium"
    assert Proof(4, 1, 10).difficulty == "hard"


def test_what_is_no_puzzle_is_refused() -> None:
    name = next(iter(shipped()))
    text = written(shipped()[name])
    with pytest.raises(ValueError, match="the goal is one of win, hold, not 'draw'"):
        read(name, text.replace('"goal": "win"', '"goal": "draw"').replace('"goal": "hold"', '"goal": "draw"'))
    with pytest.raises(ValueError, match="a puzzle has goal, position, proof, solution, title"):
        read(name, "[]")


def test_the_command_tells_what_is_wrong_and_writes_what_is_proven(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(iter(shipped().values()))
    file = tmp_path / "wrong.json"
    file.write_text(written(puzzle._replace(proof=Proof(9, 1, 9))), "utf-8")
    assert tool.main(["check", str(file)]) == 1
    assert "WRONG wrong" in capsys.readouterr().out
    assert tool.main(["check", "--write", str(file)]) == 1
    assert tool.main(["check", str(file)]) == 0
    assert tool.main(["show", str(file)]) == 0
    assert puzzle.solution[0] in capsys.readouterr().out


def test_the_other_side_answers_what_is_hardest_to_meet() -> None:
    """However the puzzle is played: what it answers spoils the goal, unless nothing does."""
    name, secret = "out-of-the-mist", bytes(32)
    puzzle = shipped()[name]
    search, compared = Search(at(puzzle.position)._state, puzzle.goal, 100_000), 0
    for seed in range(12):
        game, player = begun(puzzle, ("Ana", "Bo"), secret, installed()), Player(seed)
        while standing(game, aim(name)) == "open":
            (asked,) = game.pending()
            if asked.seat == SOLVER or len(asked.options) == 1:
                player.answer(game)
                continue
            keys = think(Task(game.save(), game.pins(), asked.seat, asked.number, level_of(name), "1")).keys
            found = {move.keys: search.forced(move.after, puzzle.proof.length) is FORCED
                     for move in moves(game._state, asked)}
            assert not found[keys] or all(found.values())
            compared += len(set(found.values())) > 1
            game.answer(asked.number, asked.seat, keys)
    assert compared > 0, "it made a difference"
