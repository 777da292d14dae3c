"""Computer players answer whatever is asked, in every mode, and nothing that their seat can't see has any influence."""
from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from cards.catalogue import CARDS, find
from cards.computer.stock import installed, known
from cards.computer.thinking import (
    LEVELS,
    Level,
    LevelName,
    Task,
    Thought,
    at_once,
    exchanging,
    prepare,
    think,
    thought,
)
from cards.decks import DeckList, starters
from cards.tools.checks import permuted
from cards.tools.pool import pool_game
from cards.tools.selfplay import Player, any_game, catalogue, new_game
from engine.game import Game, Refused, Seat, Setup, catalogue_of
from engine.kernel.randomness import secret_from_seed
from engine.match import Match
from engine.rules.formats.decks import may_hold
from engine.worlds import Stock, imagined
from tests.under_way import under_way

EVERY = tuple(card for card in catalogue().cards.values()
              if card.type in ("unit", "spell", "gear") and "token" not in card.card.supertypes)
RUNES = tuple(card for card in catalogue().cards.values() if card.is_rune)


def task(game: Game, level: LevelName = "steady", seed: str = "1") -> Task:
    decision = game.pending()[-1]
    return Task(game.save(), game.pins(), decision.seat, decision.number, level, seed)


def brief(name: LevelName) -> Level:
    """A level that thinks no longer than a test should take, but for no reason but its work."""
    return LEVELS[name]._replace(work=min(LEVELS[name].work, 100), seconds=60.0)


BRIEF: tuple[LevelName, ...] = ("calm", "steady", "sharp", "keen")
"""The levels that think in different ways."""


def answer_all(game: Game, level: LevelName, most: int) -> int:
    """Let that level answer for all seats; how many answers it came to."""
    for done in range(most):
        if game.over:
            return done
        decision = game.pending()[-1]
        found = thought(game, decision.seat, decision.number, brief(level), f"{game.seq}")
        game.answer(decision.number, decision.seat, found.keys)
        assert found.why.endswith(".")
        assert len(found.best) <= 2
    return most


@pytest.mark.parametrize("seed", range(6))
def test_games_of_every_mode_are_played_to_their_end(seed: int) -> None:
    game = any_game(seed)
    answer_all(game, "calm", 3_000)
    assert game.over


@pytest.mark.parametrize("level", BRIEF)
@pytest.mark.parametrize("seed", range(6))
def test_every_level_plays_random_decks_of_all_cards(seed: int, level: LevelName) -> None:
    assert answer_all(pool_game(seed), level, 16) == 16


@pytest.mark.parametrize("level", BRIEF)
@pytest.mark.parametrize("seed", range(8))
def test_what_is_hidden_from_a_seat_has_no_influence(seed: int, level: LevelName) -> None:
    game = under_way(seed, 12 + seed * 7 % 50)
    seat = game.pending()[-1].seat
    stock: Stock = dict.fromkeys(range(len(game.names)), (EVERY, RUNES))
    of_any_cards = imagined(game, seat, stock, Random(seed), catalogue())
    found = {answered_in(one, seat, level) for one in (game, permuted(game, seat), of_any_cards)}
    assert len(found) == 1


def answered_in(game: Game, seat: int, level: LevelName) -> Thought:
    number = next(decision.number for decision in game.pending() if decision.seat == seat)
    return thought(game, seat, number, brief(level), "1")


def test_what_others_choose_at_the_same_time_has_no_influence() -> None:
    decks = starters()
    fields = tuple(code for deck in decks.values() for code in deck.battlefields)[:3]
    first = Game.start(Setup((Seat("Ana", three(fields, "annie")), Seat("Bo", three(fields, "garen"))), "match"),
                       secret_from_seed(1), catalogue())
    asked, other = first.pending()
    found = set()
    for key in other.keys:
        game = first.fork()
        game.answer(other.number, other.seat, (key,))
        found.add(thought(game, asked.seat, asked.number, LEVELS["steady"], "1"))
    assert len(found) == 1


def three(fields: tuple[str, ...], key: str) -> DeckList:
    """A starter deck that brings those battlefields."""
    return replace(starters()[key], battlefields=fields)


@pytest.mark.parametrize("level", ["calm", "steady"])
def test_a_task_goes_to_another_process_and_comes_to_the_same_thought(level: LevelName) -> None:
    given = task(under_way(0, 20), level)
    there = pickle.loads(pickle.dumps(given))  # its own
    found = think(there)
    assert pickle.loads(pickle.dumps(found)) == found == think(given)


def test_a_greedy_answer_is_there_at_once_whatever_the_level() -> None:
    game = under_way(0, 20)
    decision = game.pending()[-1]
    found = {at_once(task(game, level)) for level in LEVELS}
    assert len(found) == 1
    game.answer(decision.number, decision.seat, found.pop().keys)


def test_a_question_that_is_not_asked_is_refused() -> None:
    given = task(under_way(0, 20))
    with pytest.raises(Refused):
        think(given._replace(number=given.number + 1))
    with pytest.raises(Refused):
        think(given._replace(seat=1 - given.seat))


def test_between_two_games_of_a_match_it_exchanges_nothing() -> None:
    seats = tuple(Seat(name, starters()[key]) for name, key in (("Ana", "annie"), ("Bo", "garen")))
    match = Match.start(Setup(seats, "match"), secret_from_seed(1), catalogue())
    match.game.interject(0, "concede")
    match.record()
    for question in match.pending():
        match.answer(question.number, question.seat, exchanging())
    assert not match.between


def test_what_is_read_beforehand_serves_the_first_task() -> None:
    prepare()
    assert len(installed().cards.made) == len(installed().cards)  # type: ignore[attr-defined]


def test_greedy_play_beats_random_play() -> None:
    won = 0
    for seed in range(3):
        game, player, seat = new_game(seed), Player(seed), seed % 2
        while not game.over:
            decision = game.pending()[0]
            if decision.seat == seat:
                keys = thought(game, seat, decision.number, LEVELS["steady"], f"{seed} {game.seq}").keys
                game.answer(decision.number, seat, keys)
            else:
                player.answer(game)
        won += game.winner == seat
    assert won >= 2


def test_a_game_whose_cards_have_changed_since_is_played_as_it_was_pinned() -> None:
    changed = find("Pouty Poro")
    was = replace(changed, might=7)
    before = catalogue_of([was if card == changed else card for card in CARDS.values()])
    seats = tuple(Seat(name, starters()["annie"]) for name in ("Ana", "Bo"))
    game = Game.start(Setup(seats), secret_from_seed(3), before)
    assert not game.is_played_with(catalogue())
    answer_all(game, "steady", 12)
    decision = game.pending()[0]
    assert known(game, decision.seat, {}).catalogue.cards[changed.code].might == 7
    found = think(Task(game.save(), game.pins(), decision.seat, decision.number, "steady", "1"))
    game.answer(decision.number, decision.seat, found.keys)


def test_a_list_that_is_shown_is_what_hidden_cards_are_drawn_from() -> None:
    game = under_way(0, 20)
    seat = game.pending()[0].seat
    hidden = known(game, seat, {1 - seat: starters()["lux"]}).stock[1 - seat][0]
    assert {card.code for card in hidden} <= dict(starters()["lux"].main).keys()


def test_of_a_deck_that_is_no_shipped_one_any_card_of_its_domains_may_be_hidden() -> None:
    game = pool_game(6)
    seat = game.pending()[0].seat
    ((main, runes),) = known(game, seat, {}).stock.values()
    legend = CARDS[game.legend(1 - seat)]
    assert len({card.code for card in main}) > 100
    assert all(may_hold(legend, card.card) for card in main)
    assert {domain for card in runes for domain in card.domains} == set(legend.domains)


@pytest.mark.parametrize("seed", [3, 4])
def test_whoever_has_left_the_game_is_no_obstacle(seed: int) -> None:
    game = under_way(seed, 15)
    game.interject(next(seat for seat in range(len(game.names)) if seat != game.pending()[0].seat), "concede")
    assert answer_all(game, "sharp", 6) == 6
