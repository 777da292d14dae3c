"""Worlds: they agree with what a seat sees, nothing hidden has any influence on them, and they can be played on."""
from __future__ import annotations

from random import Random

import pytest

from cards.tools.checks import check_everything, permuted
from cards.tools.selfplay import Player, catalogue, play_out
from engine.board import events
from engine.game import Game
from engine.worlds import Stock, imagined
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side
from tests.under_way import under_way

EVERY = tuple(card for card in catalogue().cards.values() if card.type in ("unit", "spell", "gear"))
"""What the others may hold, as far as this test goes: any card of a Main Deck."""
RUNES = tuple(card for card in catalogue().cards.values() if card.is_rune)


def stock(game: Game) -> Stock:
    return dict.fromkeys(range(len(game.names)), (EVERY, RUNES))


def world(game: Game, seat: int, seed: int = 1) -> Game:
    return imagined(game, seat, stock(game), Random(seed), catalogue())


def asked(seed: int) -> tuple[Game, int]:
    """A game under way and a seat that is asked something in it."""
    game = under_way(seed, seed * 7 % 60)
    return game, game.pending()[-1].seat


@pytest.mark.parametrize("seed", range(24))
def test_a_world_looks_to_its_seat_as_the_game_does(seed: int) -> None:
    game, seat = asked(seed)
    there = world(game, seat)
    assert there.sight(seat) == game.sight(seat)
    assert there.secret != game.secret
    assert [one for one in there.pending() if one.seat == seat] == [one for one in game.pending() if one.seat == seat]
    check_everything(there)


@pytest.mark.parametrize("seed", range(24))
def test_what_is_hidden_from_a_seat_has_no_influence_on_its_worlds(seed: int) -> None:
    game, seat = asked(seed)
    other = permuted(game, seat)
    assert other.fingerprint() != game.fingerprint()
    assert world(other, seat).fingerprint() == world(game, seat).fingerprint()


@pytest.mark.parametrize("seed", range(6))
def test_worlds_differ_and_are_played_to_their_end(seed: int) -> None:
    game = under_way(seed, 20)
    seat = game.pending()[0].seat
    worlds = [world(game, seat, number) for number in range(3)]
    assert len({one.fingerprint() for one in worlds}) == len(worlds)
    before = game.fingerprint()
    for number, one in enumerate(worlds):
        play_out(one, Player(number))
        check_everything(one)
    assert game.fingerprint() == before


def test_the_own_hand_stays_and_the_others_is_dealt_from_the_stock() -> None:
    game = under_way(0, 12)
    seat = game.pending()[0].seat
    one = EVERY[:1]
    there = imagined(game, seat, {1 - seat: (one, RUNES)}, Random(1), catalogue())
    mine, theirs = there.sight(1 - seat).players[seat], there.sight(1 - seat).players[1 - seat]
    assert mine.hand is None
    assert theirs.hand is not None
    assert {card.name for card in theirs.hand} == {one[0].name}
    assert len(theirs.hand) == game.hand_size(1 - seat)


def test_a_world_does_not_remember_what_others_drew_nor_what_they_look_at() -> None:
    game = under_way(0, 12)
    seat = game.pending()[0].seat
    state = game._state
    theirs = state.players[1 - seat]
    theirs.looked.append(theirs.hand.pop())
    state.events.append(events.drawn("413", 1 - seat, theirs.looked[0])._replace(card="OGN-001", audience=1 - seat))
    one = EVERY[:1]
    there = imagined(game, seat, {1 - seat: (one, RUNES)}, Random(1), catalogue())._state
    assert there.objects[theirs.looked[0]].card is one[0]
    assert (there.events[-1].card, there.events[-1].subject) == ("", 0)
    assert state.events[-1].card == "OGN-001"


def test_a_seat_that_is_not_asked_has_no_worlds() -> None:
    game = under_way(0, 12)
    with pytest.raises(ValueError, match="isn't asked"):
        world(game, 1 - game.pending()[0].seat)


def test_a_stock_without_cards_is_refused() -> None:
    game = under_way(0, 12)
    seat = game.pending()[0].seat
    with pytest.raises(ValueError, match="nothing to deal"):
        imagined(game, seat, {1 - seat: ((), RUNES)}, Random(1), catalogue())


def test_worlds_keep_a_facedown_card_that_their_seat_may_look_at() -> None:
    table = Table(
        you=side(base=["Scuttle Crab"], facedown={MEADOW: ["Fox-Fire"]}, at={MEADOW: ["Recruit"]}),
        foe=side(facedown={MOOR: ["Stand United"]}, at={MOOR: ["Recruit"]}, deck=["Gust"] * 3),
    )
    def lying() -> set[str]:
        return {one.card.name for seed in range(5) for one in world(table.game, YOU, seed)._state.objects.values()
                if one.zone == "facedown" and one.controller == FOE}

    assert lying() != {"Stand United"}
    table.you.move("Scuttle Crab", to=MOOR)
    table.pass_all()
    assert lying() == {"Stand United"}
