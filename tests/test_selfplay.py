"""A seeded sample of what `make soak` does at length: random games end, every invariant holds at every decision."""
from __future__ import annotations

import json
import subprocess
import sys

import pytest

from cards.tools import bench, soak
from cards.tools.selfplay import PAIRS, PATIENCE, Player, any_game, new_game, play_out
from tests.table import Table


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_ends_with_every_invariant_held(seed: int) -> None:
    outcome = soak.soak_one(seed)
    assert not outcome.fault, outcome.fault
    assert outcome.decisions > 20


def test_every_pair_of_decks_plays_to_an_end() -> None:
    for seed, pair in enumerate(PAIRS):
        game = new_game(seed, pair)
        assert play_out(game, Player(seed)) > 10
        assert game.winner in (0, 1)
        assert game.over_why


def test_who_waits_for_the_decks_to_run_dry_does_not_wait_for_ever() -> None:
    for turn, patient in ((PATIENCE - 1, True), (PATIENCE, False)):
        player = Player(24)
        player.answer(Table(turn=turn).game)
        assert player.patient == patient


def test_floors_are_held_by_a_sample_of_games() -> None:
    """A fuzz test without floors can pass while playing one move per game."""
    kinds: set[str] = set()
    events: set[str] = set()
    for seed in range(60):
        game, player = any_game(seed), Player(seed)
        while not game.over:
            events |= {event.kind for event in player.answer(game).events}
        kinds |= set(player.kinds)
    rare = {"burned out"}
    assert {name[5:] for name in soak.FLOORS if name.startswith("kind:")} <= kinds
    assert {name[6:] for name in soak.FLOORS if name.startswith("event:")} - rare <= events


def test_the_same_seed_gives_the_same_game_in_two_processes_with_different_hash_seeds() -> None:
    program = ("from cards.tools.selfplay import *\ngame, player = new_game(5), Player(5)\n"
               "for _ in range(60):\n    player.answer(game)\nprint(game.fingerprint())")
    prints = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."}, capture_output=True,
            text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(prints) == 1


def test_the_benchmark_prints_its_figures() -> None:
    figures = bench.measure(2, 1)
    assert set(figures) == {
        "games", "games_per_s", "answers_per_s", "answers_per_game", "ops_per_answer", "fork_us", "save_us",
        "save_bytes", "restore_us",
    }
    assert figures["save_bytes"] <= 24 * 1024


def test_two_seats_play_at_one_terminal() -> None:
    typed = "1\n\n1\nw\nr\nt gust\nb\nx\n1\nq\n"
    done = subprocess.run(
        [sys.executable, "-m", "cards", "play", "annie", "lux"], input=typed, capture_output=True, text=True, check=True
    )
    assert "Keep this hand?" in done.stdout
    assert "Your turn: what do you do?" in done.stdout
    assert "Type the number of an option." in done.stdout


def test_a_game_in_which_nothing_comes_on_is_left_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "progress", lambda game: 0)
    monkeypatch.setattr(soak, "STILL", 3)
    outcome = soak.soak_one(7)
    assert outcome.fault == ""
    assert (outcome.counts["still"], outcome.counts["outgrown"], outcome.counts["event:won"]) == (1, 0, 0)
    assert outcome.counts["event:turn starts"] == 3


def test_rollouts_are_measured_beside_self_play() -> None:
    found = bench.rollouts(2, 1)
    assert found["quotient"] == pytest.approx(found["rollout_answers_per_s"] / found["answers_per_s"], abs=0.01)
    assert min(found.values()) > 0


def test_the_soak_reports_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cards", "soak", "--games", "2", "--jobs", "1"], capture_output=True, text=True,
        check=False,
    )
    line = json.loads(done.stdout.strip().splitlines()[-1])
    assert line["games"] == 2
    assert line["faults"] == 0


