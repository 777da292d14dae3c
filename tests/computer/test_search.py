"""Search compares answers in the same worlds, drops the worse half, and stops where one surely is better."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cards.catalogue import find
from cards.computer.answers import Candidate, candidates
from cards.computer.greedy import greedy
from cards.computer.levels import LEVELS
from cards.computer.search import FEW, Tally, leads, search
from cards.computer.stock import known
from cards.puzzles.proving import at
from cards.tools.selfplay import Player, new_game
from engine.board.state import State
from engine.game import Game
from engine.kernel.decision import Decision
from engine.positions import Position, Side
from engine.worlds import imagined

KEEN = LEVELS["keen"]._replace(seconds=60.0)


def acting(seed: int, choices: int = 6) -> tuple[Game, Decision]:
    """A game in which somebody acts in the open and has so many answers at least."""
    game, player = new_game(seed), Player(seed)
    while True:
        decision = game.pending()[0]
        if decision.kind == "act" and len(decision.options) > choices and len(
                candidates(game._state, decision, Random(1))) > choices:
            return game, decision
        player.answer(game)


def hiding() -> Game:
    """Somebody can hide a card, for a rune of either of two domains."""
    legend, calm, body = named("Lee Sin, Blind Monk"), named("Calm Rune"), named("Body Rune")
    rival = Side("Rival", legend, deck=(named("Mountain Drake"),) * 5, rune_deck=(calm,) * 5)
    you = replace(rival, name="You", hand=(named("Stand United"),), runes=(calm, body), at={0: (named("Pit Rookie"),)})
    return at(Position((you, rival), (named("Void Gate"), named("Trifarian War Camp"))))


def named(name: str) -> str:
    return find(name).code


def test_every_answer_that_is_thought_of_is_complete_and_no_more() -> None:
    """To hide a card is complete as soon as it is paid with a rune, which needs no confirming."""
    game = hiding()
    decision = game.pending()[0]
    found = candidates(game._state, decision, Random(1))
    assert any(one.keys[0].startswith("hide:") for one in found)
    for one in found:
        game.fork().answer(decision.number, decision.seat, one.keys)


class Worlds:
    """Imagines worlds, and counts them."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.random = Random(1)
        self.made = 0

    def __call__(self) -> State:
        self.made += 1
        stock, catalogue = known(self.game, self.seat, {})
        return imagined(self.game, self.seat, stock, self.random, catalogue)._state


def test_half_of_the_answers_are_dropped_after_each_share_of_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cards.computer.search.FEW", 10**6)  # nobody leads before the work is done
    game, decision = acting(1)
    worlds = Worlds(game, decision.seat)
    judged = greedy(worlds(), decision, Random(1))
    found, work = search(judged, decision, worlds, KEEN, Random(1))
    tried = [len(one.terms) for one in found]
    assert {one.candidate.keys for one in found} == {one.candidate.keys for one in judged}
    assert tried == sorted(tried, reverse=True)
    assert tried[-1] < tried[0] == worlds.made - 1
    assert KEEN.work <= work < KEEN.work + 1_000


def test_only_what_is_best_at_once_is_played_on() -> None:
    game, decision = acting(1)
    worlds = Worlds(game, decision.seat)
    judged = greedy(worlds(), decision, Random(1))
    found, _ = search(judged, decision, worlds, KEEN._replace(compared=3), Random(1))
    assert {one.candidate.keys for one in found[:3]} == {one.candidate.keys for one in judged[:3]}
    assert found[3:] == judged[3:]
    assert all(len(one.terms) > 1 for one in found[:2])


def test_the_same_work_comes_to_the_same() -> None:
    game, decision = acting(2)
    found = []
    for _ in range(2):
        worlds = Worlds(game, decision.seat)
        found.append([(one.candidate.keys, one.worth) for one in search(
            greedy(worlds(), decision, Random(1)), decision, worlds, KEEN, Random(1))[0]])
    assert found[0] == found[1]


def test_time_ends_a_search_that_has_work_left() -> None:
    game, decision = acting(1)
    worlds = Worlds(game, decision.seat)
    judged = greedy(worlds(), decision, Random(1))
    found, work = search(judged, decision, worlds, KEEN._replace(work=10**6, seconds=0.0), Random(1))
    assert {len(one.terms) for one in found} == {1}
    assert work < 10**6


def tally(*chances: float) -> Tally:
    one = Tally(Candidate(("pass",), "Pass", new_game(1)._state), 0.5)
    one.chances = list(chances)
    return one


def test_a_sure_lead_ends_the_search() -> None:
    swinging = [0.1, 0.9] * FEW
    better = [one + 0.05 for one in swinging]
    better[0] += 0.01
    assert leads([tally(*swinging), tally(*better)]), "in the same worlds it is better each time"
    assert not leads([tally(*swinging), tally(*reversed(better))]), "on the average it is, by chance"
    assert leads([tally(*swinging), tally(*swinging)]), "it doesn't matter which"
    assert not leads([tally(*swinging[:FEW - 1]), tally(*better[:FEW - 1])]), "too few worlds"


def test_passing_is_always_a_candidate_and_no_two_come_to_the_same() -> None:
    for seed in range(4):
        game, decision = acting(seed)
        found = candidates(game._state, decision, Random(1))
        assert found[-1].keys == decision.keys[-1:]
        assert len({one.keys for one in found}) == len(found) <= 24
        for one in found:
            game.fork().answer(decision.number, decision.seat, one.keys)
