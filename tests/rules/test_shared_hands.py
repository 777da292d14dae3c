"""Teammates may share their hands: while both do, each sees the other's, and nobody else does (489.8.f)."""
from __future__ import annotations

import pytest

from cards.decks import starters
from cards.tools.checks import permuted
from cards.tools.selfplay import new_game, seated
from engine.game import Game, Refused
from tests.rules.covers import covers

NAMES = ("annie", "garen", "lux", "yi")


def four() -> Game:
    """A game of two teams: seats 0 and 2 against 1 and 3."""
    return seated(1, "2v2", [starters()[name] for name in NAMES])


def seen(game: Game) -> dict[int, set[int]]:
    """Whose hands each seat, and the public, sees."""
    return {seat: {player.seat for player in game.sight(seat).players if player.hand is not None}
            for seat in (-1, 0, 1, 2, 3)}


ALONE = {-1: set(), 0: {0}, 1: {1}, 2: {2}, 3: {3}}


@covers("489.8.f")
def test_hands_are_seen_only_while_both_share_and_only_by_the_teammate() -> None:
    game = four()
    assert seen(game) == ALONE
    entry = game.interject(0, "share hand")
    assert (seen(game), entry.lines()) == (ALONE, ()), "one alone shows nothing, and nobody else hears of it"
    assert [game.sight(seat).sharing for seat in (-1, 0, 1, 2, 3)] == [(), (0,), (), (0,), ()]
    game.interject(2, "share hand")
    assert seen(game) == ALONE | {0: {0, 2}, 2: {0, 2}}
    assert game.sight(0).players[2].hand == game.sight(2).players[2].hand
    again = Game.restore(game.save(), game.pins())
    assert seen(again) == seen(game)
    game.interject(2, "keep hand")
    assert seen(game) == ALONE
    assert again.fork().sight(2).sharing == (0, 2)


@covers("489.8.f")
def test_opponents_who_both_share_don_t_see_each_other() -> None:
    game = four()
    game.interject(0, "share hand")
    game.interject(1, "share hand")
    assert seen(game) == ALONE


@covers("489.8.f")
def test_what_a_teammate_does_not_show_changes_nothing_that_one_is_shown() -> None:
    game = four()
    game.interject(0, "share hand")
    other = permuted(game, 2)
    assert other.sight(0) != game.sight(0)
    assert other.sight(2) == game.sight(2)
    game.interject(2, "share hand")
    assert permuted(game, 2).sight(2) != game.sight(2), "now it does"


@covers("489.8.f")
@pytest.mark.parametrize(("kinds", "text"), [
    (("share hand", "share hand"), "you share your hand already"), (("keep hand",), "you don't share your hand")])
def test_a_switch_that_is_where_it_is_is_refused(kinds: tuple[str, ...], text: str) -> None:
    game = four()
    for kind in kinds[:-1]:
        game.interject(0, kind)
    with pytest.raises(Refused) as refused:
        game.interject(0, kinds[-1])
    assert [(reason.rule, reason.text) for reason in refused.value.reasons] == [("489.8.f", text)]


@covers("489.8.f")
def test_who_has_no_teammate_shares_with_nobody() -> None:
    with pytest.raises(Refused):
        new_game(1).interject(0, "share hand")
