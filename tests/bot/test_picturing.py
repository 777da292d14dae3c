"""What the picture of a hand says of each card, held against what the engine offers and refuses."""
from __future__ import annotations

from bot.game import picturing
from bot.pictures.hand import cards_of
from bot.prefs.preferences import IN_WORDS, Preferences
from bot.tables.desk import Desk
from engine.game import Game
from engine.kernel.decision import Decision, Reason
from tests.pictures.looking import games


def planned() -> list[tuple[Game, Decision]]:
    """Positions in which somebody plans a turn."""
    return [(game, decision) for game, _ in games() for decision in game.pending() if decision.kind == "act"]


def test_each_card_says_whether_it_can_be_played_or_in_three_words_why_not() -> None:
    seen = set()
    for game, decision in planned():
        sight = game.sight(decision.seat)
        statuses = picturing._playable(sight, decision, game)
        offered = {option.subject for option in decision.options if option.key.startswith(("play:", "hide:"))}
        for card in cards_of(sight):
            status = statuses[card.id]
            assert status.good is (card.id in offered)
            assert len(status.text.split()) <= 3
            seen.add(status.text.lstrip("0123456789 "))
        hand = sight.players[sight.seat].hand or ()
        copies = {(card.code, card.id in offered): statuses[card.id].text for card in hand}
        assert all(statuses[card.id].text == copies[card.code, card.id in offered] for card in hand)
    assert {"Playable", "Energy short", "No target"} <= seen


def test_the_first_thing_that_is_short_is_named() -> None:
    said = [picturing._why_not(Reason(rule, text)) for rule, text in (
        ("357", "It costs 2 Energy: 1 Energy short."),
        ("357", "It costs 5 Energy, 1 Fury: 3 Energy and 1 Fury short."),
        ("355.8", "There is nothing that it could choose: a unit."), ("811", "It is exhausted."))]
    assert said == ["1 Energy short", "3 Energy short", "No target", "Not now"]


def test_who_wants_words_gets_no_picture_and_what_is_waited_for_has_none() -> None:
    game, decision = planned()[0]
    desk = Desk("abcdef", game.sight(decision.seat), decision)
    assert picturing.question(desk, IN_WORDS, game).picture is None
    assert picturing.question(desk, Preferences(), game).picture is not None
    assert picturing.question(Desk("abcdef", desk.sight, None), Preferences(), game).picture is None
