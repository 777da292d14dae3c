"""The solver: what it says is forced is, what it leaves out makes no difference, and what it doesn't know it says."""
from __future__ import annotations

from dataclasses import replace

import pytest

from cards.catalogue import named
from cards.computer import answers
from cards.puzzles import search as searching
from cards.puzzles.making import position
from cards.puzzles.moves import moves
from cards.puzzles.proving import at, proven
from cards.puzzles.search import FORCED, Goal, Search, Unproven
from cards.tools.selfplay import Player
from engine.names.answers import KEEP
from engine.positions import Position, Side


def code(name: str) -> str:
    card = named(name)
    assert card is not None
    return card.code


LEGEND, RUNE = code("Garen, Might of Demacia"), code("Body Rune")
FIVE, TWO, THREE = code("Dune Drake"), code("Daring Poro"), code("First Mate")
FIELDS = (code("Trifarian War Camp"), code("Void Gate"))
DECK = (code("Mountain Drake"),) * 5


def side(name: str, **what: object) -> Side:
    usual = {"name": name, "legend": LEGEND, "deck": DECK, "rune_deck": (RUNE,) * 5}
    return Side(**{**usual, **what})  # type: ignore[arg-type]


def where(you: Side, foe: Side, **facts: object) -> Position:
    return Position((you, foe), FIELDS, **facts)  # type: ignore[arg-type]


def length(position: Position, goal: Goal = "win", most: int = 5_000) -> int | None:
    return Search(at(position)._state, goal, most).shortest()


HELD = side("You", points=7, at={0: (TWO,)}, did=(("held", 0),), base=(FIVE,))


def test_one_move_wins_where_a_battlefield_is_left() -> None:
    assert length(where(HELD, side("Rival"))) == 1
    assert length(where(HELD, side("Rival", at={1: (TWO,)}))) == 1


def test_nothing_wins_against_a_stronger_unit() -> None:
    assert length(where(HELD, side("Rival", at={1: (code("Mountain Drake"),)}))) is None


def test_what_was_not_held_this_turn_is_no_final_point() -> None:
    assert length(where(replace(HELD, did=()), side("Rival"))) is None


def test_the_turn_of_the_other_has_to_be_lived_through() -> None:
    you = side("You", base=(FIVE,))
    assert length(where(you, side("Rival", points=7, at={1: (TWO,)})), "hold") == 1
    assert length(where(you, side("Rival", points=7, at={1: (code("Mountain Drake"),)})), "hold") is None
    assert length(where(you, side("Rival", points=6)), "hold") == 0


def test_where_the_limit_is_reached_nothing_is_known() -> None:
    with pytest.raises(Unproven, match="3 answers"):
        length(where(HELD, side("Rival", at={1: (THREE,)})), most=3)


def test_what_an_unknown_card_would_decide_is_not_forced() -> None:
    """A conquest with 7 points draws a card, which may be anything: then nothing counts any more."""
    you = side("You", points=7, base=(FIVE, FIVE))
    assert length(where(you, side("Rival"))) == 2
    assert length(where(replace(you, deck=(*DECK, TWO)), side("Rival"))) is None


SOME: tuple[tuple[Goal, int], ...] = (("win", 3), ("win", 6), ("win", 7), ("hold", 27))


@pytest.mark.parametrize(("goal", "seed"), SOME)
def test_positions_taken_for_equal_make_no_difference(goal: Goal, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = proven(at(position(seed, goal))._state, goal, 4_000)
    monkeypatch.setattr(searching, "at_rest", lambda g: False)
    assert Search(at(position(seed, goal))._state, goal, 40_000).shortest() == (found and found.length)


@pytest.mark.parametrize("seed", [3, 6])
def test_a_solution_is_played_to_its_end(seed: int) -> None:
    """Each reply but the best is met, too, and no first move beside those that are counted leads there."""
    game = at(position(seed, "win"))
    search = Search(game._state, "win", 4_000)
    shortest = search.shortest()
    assert shortest is not None
    line = list(search.line(shortest))
    assert sum(move.acts for g, move in line if g.open[0].seat == search.seat) == shortest
    assert search.settled(line[-1][1].after) is FORCED
    for g, move in line:
        if len(g.open[0].options) > 1:
            game.answer(game.pending()[0].number, g.open[0].seat, move.keys)
        else:
            game.answer(game.pending()[0].number, g.open[0].seat, game.pending()[0].keys)
    assert game.winners == (0,)


def test_to_hide_a_card_is_an_action_that_says_what_it_does() -> None:
    """It is complete as soon as it is paid, and paid with each rune once."""
    charm = code("Stand United")
    you = side("You", at={0: (TWO,)}, hand=(charm,), runes=(code("Calm Rune"), RUNE, RUNE))
    g = at(where(you, side("Rival")))._state
    hides = [move for move in moves(g, g.open[0]) if move.keys[0].startswith("hide:")]
    assert {move.said for move in hides} == {"Hide Stand United facedown at Trifarian War Camp"}
    assert all(move.acts for move in hides)
    assert len(hides) == 2, "with a rune of each kind"


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_answered_at_random_is_among_the_moves(seed: int) -> None:
    """But what only adds resources, and Priority that is kept for nothing."""
    game, player = at(position(seed, "win")), Player(seed)
    for _ in range(15):
        if game.over or game.turn > 9:
            break
        g = game._state
        ways = {answers.mark(move.after) for move in moves(g, g.open[0])}
        keys = player.answer(game).keys
        if keys[0].startswith("use:") or keys[-1] == KEEP:
            break
        assert answers.mark(game._state) in ways
