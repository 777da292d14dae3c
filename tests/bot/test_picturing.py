"""What the picture of a hand says of each card, held against what the engine offers and refuses."""
from __future__ import annotations

import pytest

from bot.game import picturing
from bot.pictures import alt
from bot.pictures.hand import cards_of, hand
from bot.prefs.preferences import IN_WORDS, Preferences
from bot.tables.desk import Desk
from cards.tools.selfplay import new_game
from engine.game import Game
from engine.kernel.decision import Decision, Reason
from engine.words import Spell, draw, flow
from tests.pictures.looking import games, texts
from tests.table import EXTRA, MOOR, YOU, Table, side


def planned() -> list[tuple[Game, Decision]]:
    """Positions in which somebody plans a turn."""
    return [(game, decision) for game, _ in games() for decision in game.pending() if decision.kind == "act"]


def test_each_card_says_whether_it_can_be_played_or_in_three_words_why_not() -> None:
    seen = set()
    for game, decision in planned():
        sight = game.sight(decision.seat)
        statuses = picturing._playable(sight, decision, game)
        offered = {option.subject for option in decision.options if option.key.startswith(("play:", "hide:"))}
        hand = sight.players[sight.seat].hand or ()
        for card in cards_of(sight):
            status, copies = statuses[card.id], [other for other in hand if card in hand and other.code == card.code]
            assert status.good is bool(offered & {card.id, *(other.id for other in copies)})
            assert len(status.text.split()) <= 3
            seen.add(status.text.lstrip("0123456789 "))
            assert all(statuses[other.id].text == status.text for other in copies)
            seen |= {"a second copy"} if len(copies) > 1 and status.good else set()
    assert {"Playable", "Energy short", "No target", "a second copy"} <= seen


def test_a_pill_says_what_is_new_and_where_a_card_is_that_is_not_in_the_hand() -> None:
    seen = set()
    for game, decision in planned():
        sight = game.sight(decision.seat)
        me = sight.players[decision.seat]
        statuses = picturing._playable(sight, decision, game)
        for card in me.hand or ():
            assert statuses[card.id].note == ("New" if card.id in me.drawn else "")
        for card in me.champion:
            assert statuses[card.id].note == "Champion Zone"
        seen |= {status.note.partition(" ")[0] for status in statuses.values()}
        spoken = alt.hand(sight, statuses)
        assert spoken.count(", new") == len({card.id for card in me.hand or ()} & set(me.drawn))
        assert texts(hand(sight, statuses)).count("New") == spoken.count(", new")
    assert {"", "New", "Champion"} <= seen


EXTRA.append(Spell("TST-PC01", "Ebbing", energy=4).text(flow(1), draw(1)))


def test_no_card_of_an_opening_hand_is_new() -> None:
    game = new_game(1)
    seat = game.pending()[0].seat
    assert (game.pending()[0].kind, game.sight(seat).players[seat].hand_count) == ("mulligan", 4)
    assert game.sight(seat).players[seat].drawn == ()


@pytest.mark.parametrize("ready", [True, False])
def test_what_may_be_played_from_elsewhere_follows_the_hand(ready: bool) -> None:
    runes = {"fury": 1} if ready else {}
    table = Table(side(hand=["Petty Officer"], trash=["Ebbing"], facedown={MOOR: ["Guards!"]},
                       at={MOOR: ["Recruit"]}, runes=runes), side(trash=["Ebbing"]))
    sight = table.game.sight(YOU)
    statuses = picturing._playable(sight, table.open, table.game)
    shown = [(card.name, statuses[card.id].note) for card in cards_of(sight, statuses)]
    assert shown == [("Petty Officer", ""), ("Guards!", f"Facedown at {MOOR}"),
                     *([("Ebbing", "In the trash")] if ready else [])]
    assert f"2 Guards!, 3 Energy, Hidden, facedown at {MOOR}." in alt.hand(sight, statuses)
    assert [name for name in texts(hand(sight, statuses)) if name in {"Guards!", "Ebbing"}] == [
        name for name, _ in shown[1:]]


def test_letters_stand_on_the_objects_that_they_choose() -> None:
    table = Table(side(hand=["Incinerate"], runes={"fury": 4}), side(at={MOOR: ["Petty Officer", "Daring Poro"]}))
    question = table.you.draft(table.you._first("play", "Incinerate"))
    shown = picturing.question(Desk("abcdef", table.game.sight(YOU), question), Preferences(), table.game)
    assert shown.picture is not None
    for option in question.options:
        letter, name = shown.letters[option.key], table.state.objects[option.subject].card.name
        assert f"{letter} {name}" in shown.picture.alt
    assert sorted(shown.letters.values()) == ["A", "B"]


def test_the_first_thing_that_is_short_is_named() -> None:
    said = [picturing._why_not(Reason(rule, text)) for rule, text in (
        ("357", "It costs 2 Energy: 1 Energy short."),
        ("357", "It costs 5 Energy, 1 Fury: 3 Energy and 1 Fury short."),
        ("355.8", "There is nothing that it could choose: a unit."), ("811", "It is exhausted."))]
    assert said == ["1 Energy short", "3 Energy short", "No target", "Not now"]


@pytest.mark.parametrize(("cards", "there"), [([], False), (["Petty Officer"], True)])
def test_of_an_empty_hand_there_is_no_picture(cards: list[str], there: bool) -> None:
    table = Table(side(hand=cards), side())
    desk = Desk("abcdef", table.game.sight(YOU), table.open)
    assert table.open.kind == "act"
    assert (picturing.question(desk, Preferences(), table.game).picture is not None) is there


def test_who_wants_words_gets_no_picture_and_what_is_waited_for_has_none() -> None:
    game, decision = planned()[0]
    desk = Desk("abcdef", game.sight(decision.seat), decision)
    assert picturing.question(desk, IN_WORDS, game).picture is None
    assert picturing.question(desk, Preferences(), game).picture is not None
    assert picturing.question(Desk("abcdef", desk.sight, None), Preferences(), game).picture is None
