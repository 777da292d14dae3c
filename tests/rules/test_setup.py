"""Setting up a duel (110–118, 485)."""
from __future__ import annotations

from collections import Counter

import pytest

from cards.decks import starters
from cards.tools.checks import check_everything
from engine.game import Game, Refused, Seat, Setup
from engine.kernel.randomness import secret_from_seed
from tests.rules.covers import covers
from tests.table import catalogue


def started(seed: int = 1, decks: tuple[str, str] = ("annie", "garen")) -> Game:
    game = Game.start(
        Setup((Seat("Ana", starters()[decks[0]]), Seat("Bo", starters()[decks[1]]))), secret_from_seed(seed),
        catalogue(),
    )
    check_everything(game)
    return game


def say(game: Game, *keys: str) -> None:
    decision = game.pending()[0]
    entry = game.answer(decision.number, decision.seat, keys)
    check_everything(game, entry)


def kept(seed: int = 1, decks: tuple[str, str] = ("annie", "garen")) -> Game:
    game = started(seed, decks)
    say(game)
    say(game)
    return game


def names(game: Game, zone: str, seat: int) -> list[str]:
    g = game._state
    return [g.objects[id].card.name for id in getattr(g.players[seat], zone)]


@covers("116", "114.1", "114.2", "133.5")
def test_everyone_has_drawn_four_cards_when_the_first_question_comes() -> None:
    game = started()
    assert [len(player.hand) for player in game._state.players] == [4, 4]
    assert [len(player.deck) for player in game._state.players] == [35, 35]
    assert [len(player.rune_deck) for player in game._state.players] == [12, 12]


@covers("111", "112", "116", "133.4", "133.6")
@covers("174.1", "174.2", "174.2.b")
def test_legend_and_chosen_champion_wait_in_their_zones_and_not_in_a_deck() -> None:
    game = started()
    assert names(game, "champion", 0) == ["Annie, Stubborn"]
    assert game._state.objects[game._state.players[0].legend].card.name == "Annie, Dark Child"
    in_deck = Counter(card.name for card in game._state.players[0].deck)
    in_hand = Counter(names(game, "hand", 0))
    assert (in_deck + in_hand)["Annie, Stubborn"] == 1


@covers("485.5", "114")
@covers("170.1", "170.2", "172")
def test_one_battlefield_of_each_player_is_in_play_and_nobody_controls_it() -> None:
    game = started()
    fields = [game._state.objects[field.id] for field in game._state.fields]
    assert [(field.card.name, field.owner) for field in fields] == [("Void Gate", 0), ("Trifarian War Camp", 1)]
    assert all(field.controller == -1 and field.contested_by == -1 for field in game._state.fields)


@covers("485.5", "114")
def test_of_three_battlefields_each_is_taken_at_random() -> None:
    annie = starters()["annie"]
    three = type(annie)(
        annie.name, annie.legend, annie.champion, annie.main, annie.runes, ("OGN-296", "OGN-294", "OGN-288")
    )
    taken = set()
    for seed in range(30):
        game = Game.start(
            Setup((Seat("Ana", three), Seat("Bo", starters()["garen"]))), secret_from_seed(seed), catalogue()
        )
        assert len(game._state.fields) == 2
        taken.add(game._state.objects[game._state.fields[0].id].card.name)
    assert taken == {"Void Gate", "Trifarian War Camp", "Startipped Peak"}


@covers("115", "117", "115.1.a", "115.1.b.1")
def test_either_player_may_be_the_first() -> None:
    assert {started(seed)._state.turn_player for seed in range(20)} == {0, 1}


@covers("117")
def test_players_mulligan_one_after_the_other_in_turn_order() -> None:
    for seed in range(6):
        game = started(seed)
        first = game._state.turn_player
        assert [(d.kind, d.seat) for d in game.pending()] == [("mulligan", first)]
        say(game)
        assert [(d.kind, d.seat) for d in game.pending()] == [("mulligan", 1 - first)]
        say(game)
        assert [(d.kind, d.seat) for d in game.pending()] == [("act", first)]


@covers("117.1")
def test_no_more_than_two_cards_are_set_aside() -> None:
    game = started()
    decision = game.pending()[0]
    assert (decision.least, decision.most, len(decision.options)) == (0, 2, 4)
    with pytest.raises(Refused) as refused:
        game.answer(decision.number, decision.seat, decision.keys[:3])
    assert [reason.rule for reason in refused.value.reasons] == ["117"]


@covers("117.2", "117.3")
def test_set_aside_cards_are_replaced_first_and_recycled_afterwards() -> None:
    game = started(3)
    decision = game.pending()[0]
    seat = decision.seat
    before = list(game._state.players[seat].deck)
    aside = [game._state.objects[option.subject].card.name for option in decision.options[:2]]
    stay = [game._state.objects[option.subject].card.name for option in decision.options[2:]]
    say(game, *decision.keys[:2])
    player = game._state.players[seat]
    assert names(game, "hand", seat) == [*stay, before[-1].name, before[-2].name]
    assert player.deck[2:] == before[:-2]
    assert sorted(card.name for card in player.deck[:2]) == sorted(aside)


@covers("416.5", "117.3")
def test_two_recycled_cards_lie_at_the_bottom_in_random_order() -> None:
    orders = set()
    for seed in range(60):
        game = started(seed)
        decision = game.pending()[0]
        pair = [game._state.objects[option.subject].card.name for option in decision.options[:2]]
        if pair[0] != pair[1]:
            say(game, *decision.keys[:2])
            bottom = [card.name for card in game._state.players[decision.seat].deck[:2]]
            orders.add(bottom == pair)
    assert orders == {True, False}


@covers("117.3")
def test_others_learn_how_many_cards_were_replaced_but_not_which() -> None:
    game = started()
    decision = game.pending()[0]
    entry = game.answer(decision.number, decision.seat, decision.keys[:1])
    card = game._state.catalogue.cards[next(e.card for e in entry.events if e.kind == "recycled")].name
    assert any(card in line for line in entry.lines(decision.seat))
    assert not any(card in line for line in entry.lines(1 - decision.seat))
    assert [event.n for event in entry.events if event.kind == "kept"] == [1]


@covers("485.7")
def test_the_second_player_channels_three_runes_in_the_first_turn_only() -> None:
    game = kept()
    first = game._state.turn_player
    assert len(game._state.players[first].runes) == 2
    say(game, "end")
    assert game._state.turn_player == 1 - first
    assert len(game._state.players[1 - first].runes) == 3
    while game._state.turn < 4:
        decision = game.pending()[0]
        say(
            game,
            *(
                ("end",)
                if decision.kind == "act"
                else ("pass",)
                if decision.kind in ("priority", "focus")
                else decision.keys[: decision.least]
            ),
        )
    assert len(game._state.players[first].runes) == 4
    assert len(game._state.players[1 - first].runes) == 5


@covers("118", "315.4")
def test_the_first_player_draws_on_the_first_turn_too() -> None:
    game = kept()
    assert len(game._state.players[game._state.turn_player].hand) == 5
    assert len(game._state.players[1 - game._state.turn_player].hand) == 4


@covers("485.1", "485", "483")
def test_a_duel_is_for_two() -> None:
    with pytest.raises(Refused) as refused:
        Game.start(Setup((Seat("Ana", starters()["annie"]),)), secret_from_seed(1), catalogue())
    assert refused.value.reasons[0].rule == "485"
