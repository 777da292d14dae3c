"""Matches of several games (486, TR403–TR410)."""
from __future__ import annotations

from dataclasses import replace

import pytest

from cards.decks import DeckList, starters
from cards.tools.selfplay import Player, play_out
from engine.game import Game, Refused, Seat, Setup
from engine.kernel.randomness import secret_from_seed
from engine.match import Match
from engine.sideboards import Exchange
from tests.rules.covers import covers
from tests.table import catalogue, code_of

FIELDS = ("OGN-279", "OGN-288", "OGN-296")
SPARE = ((code_of("Flash"), 1),)
FLASH = SPARE[0][0]


def registered(key: str, **what: object) -> DeckList:
    """A starter's cards with three battlefields."""
    return replace(starters()[key], **{"battlefields": FIELDS, "starter": False, **what})


def match(mode: str = "match", seed: int = 1, **what: object) -> Match:
    """A match of two players at its first question."""
    seats = (Seat("Ana", registered("annie", **what)), Seat("Bo", registered("garen")))
    return Match.start(Setup(seats, mode), secret_from_seed(seed), catalogue())


def present(game: Game, ana: int = 0, bo: int = 0, order: str = "go:first") -> None:
    """Both present a battlefield, by number among those that are left, and whoever may decides the order; everybody
    keeps the hand."""
    for seat, n in ((0, ana), (1, bo)):
        mine = [decision for decision in game.pending() if decision.seat == seat and decision.why == "486.5"]
        if mine:
            game.answer(mine[0].number, seat, (mine[0].keys[n],))
    if game.pending()[0].why.startswith("TR407"):
        game.answer(game.pending()[0].number, game.pending()[0].seat, (order,))
    while game.pending()[0].kind == "mulligan":
        game.answer(game.pending()[0].number, game.pending()[0].seat, ())


def lost(m: Match, loser: int, ana: int = 0, bo: int = 0) -> None:
    """A game that this seat gives up, noted, with nothing exchanged after it."""
    present(m.game, ana, bo)
    m.game.interject(loser, "concede")
    m.record()
    for seat in m.waiting():
        m.exchange(seat, Exchange())


@covers("486.5", "486.1", "486.2", "486.3", "486.4", "486.4.a", "113", "113.1")
def test_battlefields_are_chosen_secretly_at_the_same_time() -> None:
    m = match()
    asked = m.game.pending()
    assert [(decision.seat, decision.why, len(decision.options)) for decision in asked] == [
        (0, "486.5", 3),
        (1, "486.5", 3),
    ]
    m.game.answer(asked[0].number, 0, (f"field:{FIELDS[1]}",))
    assert [decision.seat for decision in m.game.pending()] == [1]
    assert FIELDS[1] not in str(m.game.sight(1))
    m.game.answer(asked[1].number, 1, (f"field:{FIELDS[2]}",))
    assert m.game.presented == (FIELDS[1], FIELDS[2])
    again = Game.restore(m.game.save(), m.game.pins(), catalogue())
    assert again.pending() == m.game.pending()


@covers("115.1", "115.1.a", "486.7")
def test_a_player_by_lot_decides_who_begins_the_first_game() -> None:
    deciders = set()
    for seed in range(8):
        m = match(seed=seed)
        present_only = m.game.pending()
        for decision in present_only:
            m.game.answer(decision.number, decision.seat, decision.keys[:1])
        question = m.game.pending()[0]
        deciders.add(question.seat)
        assert (question.why, question.keys) == ("TR407.1", ("go:first", "go:last"))
        m.game.answer(question.number, question.seat, ("go:last",))
        assert m.game._state.turn_player == 1 - question.seat
    assert deciders == {0, 1}


@covers("486.6", "486.5")
def test_two_wins_decide_and_used_battlefields_are_out() -> None:
    m = match()
    lost(m, 1, 0, 2)
    assert (m.wins, m.over) == ((1, 0), False)
    assert m.left(0) == FIELDS[1:]
    assert m.left(1) == FIELDS[:2]
    keys = [decision.keys for decision in m.game.pending()]
    assert keys == [tuple(f"field:{code}" for code in FIELDS[1:]), tuple(f"field:{code}" for code in FIELDS[:2])]
    lost(m, 0)
    assert m.wins == (1, 1)
    assert [m.left(seat) for seat in (0, 1)] == [FIELDS[2:], FIELDS[1:2]]
    assert [decision.why for decision in m.game.pending()] == ["TR407.4"]  # one battlefield each: nothing to choose
    lost(m, 1)
    assert (m.over, m.winner, m.wins) == (True, 0, (2, 1))
    with pytest.raises(Refused):
        m.record()


@covers("486.6")
def test_the_loser_decides_who_goes_first() -> None:
    for loser in (0, 1):
        m = match()
        lost(m, loser)
        for decision in m.game.pending():
            m.game.answer(decision.number, decision.seat, decision.keys[:1])
        assert (m.game.pending()[0].why, m.game.pending()[0].seat) == ("TR407.4", loser)


@covers("486.5.a")
def test_a_drawn_game_counts_for_nobody_and_is_played_again_as_it_was() -> None:
    m = match(sideboard=SPARE)
    present(m.game, 1, 2)
    first = m.game.first
    for seat in (0, 1):
        m.game.interject(seat, "draw")
    m.record()
    assert (m.wins, m.waiting(), m.over) == ((0, 0), (), False)
    assert m.game.presented == (FIELDS[1], FIELDS[2])
    assert m.game.pending()[0].kind == "mulligan"  # neither battlefields nor the order are asked
    assert m.game._state.turn_player == first
    with pytest.raises(Refused) as refused:
        m.exchange(0, Exchange())
    assert refused.value.reasons[0].rule == "TR403.4"
    present(m.game)
    m.game.interject(0, "concede")
    m.record()
    assert m.left(0) == (FIELDS[0], FIELDS[2])


@covers("486.5.a")
@pytest.mark.parametrize("how", ["concede", "draw"])
def test_a_game_that_ends_before_battlefields_are_presented_uses_none_up(how: str) -> None:
    m = match()
    for seat in (0, 1) if how == "draw" else (0,):
        m.game.interject(seat, how)
    m.record()
    assert m.left(0) == FIELDS
    for seat in m.waiting():
        m.exchange(seat, Exchange())
    assert [len(decision.options) for decision in m.game.pending()] == [3, 3]


@covers("486.6.a", "486.6.a.1", "486.6.a.2")
def test_in_a_best_of_five_battlefields_come_back_once() -> None:
    m = match("match5")
    presented = []
    for loser in (0, 1, 0, 1):
        lost(m, loser)
        presented.append(m.results[-1].battlefields[0])
    assert sorted(presented[:3]) == sorted(FIELDS)
    assert presented[3] in FIELDS
    assert set(m.left(0)) == set(FIELDS) - {presented[3]}
    lost(m, 1)
    assert (m.over, m.wins) == (True, (3, 2))


@covers("486.6")
def test_cards_are_exchanged_one_for_one_between_games() -> None:
    out = next(
        code for code, n in starters()["annie"].main if n == 2 and code not in (FLASH, starters()["annie"].champion)
    )
    m = match(sideboard=SPARE)
    with pytest.raises(Refused):
        m.exchange(0, Exchange())  # not in the first game
    present(m.game)
    m.game.interject(0, "concede")
    m.record()
    assert m.waiting() == (0, 1)
    for wrong in (Exchange(((out, 1),), ()), Exchange(((out, 3),), ((FLASH, 3),)), Exchange((("OGN-999", 1),), SPARE)):
        with pytest.raises(Refused) as refused:
            m.exchange(0, wrong)
        assert {reason.rule for reason in refused.value.reasons} & {"TR403.4", "103"}
    assert m.waiting() == (0, 1)
    m.exchange(0, Exchange(((out, 1),), SPARE))
    assert m.waiting() == (1,)
    m.exchange(1, Exchange())
    assert dict(m.deck(0).main)[FLASH] == 3
    assert m.deck(0).sideboard == ((out, 1),)
    lost(m, 1)
    assert m.deck(0).main == m.setup.seats[0].deck.main  # back to what was registered, unless exchanged again


@covers("486.6")
def test_a_sideboard_has_its_limits() -> None:
    for sideboard, rule in (
        (((FLASH, 11),), "TR601.1.c"), (((FIELDS[0], 1),), "TR601.1.c"), ((("OGN-169", 1),), "TR601.1.c"),
    ):
        with pytest.raises(Refused) as refused:
            match(sideboard=sideboard)
        assert rule in {reason.rule for reason in refused.value.reasons}


def test_a_match_is_saved_and_restored_between_games_and_in_them() -> None:
    m = match(sideboard=SPARE)
    present(m.game)
    m.game.interject(0, "concede")
    m.record()
    m.exchange(1, Exchange())
    again = Match.restore(m.save(), catalogue(), m.game.fork())
    assert (again.waiting(), again.wins, again.between) == ((0,), (0, 1), True)
    for one in (m, again):
        one.exchange(0, Exchange())
    assert again.game.fingerprint() == m.game.fingerprint()
    with pytest.raises(ValueError, match="format 9"):
        Match.restore(b'{"format": 9}', catalogue(), m.game)


def keys(m: Match, seat: int, *path: str) -> tuple[list[str], list[str], list[str]]:
    """What may go out, come in, and lead the deck, after these choices."""
    asked = m.sideboarding(seat, path)
    out, into, champions = ([option.key for option in options] for options in (asked.out, asked.into, asked.champions))
    return out, into, champions


@covers("486.6")
def test_an_exchange_is_chosen_key_by_key() -> None:
    annie = starters()["annie"]
    out = next(code for code, n in annie.main if n == 2 and code not in (FLASH, annie.champion))
    m = match(sideboard=SPARE)
    present(m.game)
    before = m.game.asked
    m.game.interject(0, "concede")
    assert m.pending() == ()
    m.record()
    assert [(one.seat, one.number, one.why) for one in m.pending()] == [
        (0, before + 1, "TR403.4"), (1, before + 2, "TR403.4"),
    ]
    assert keys(m, 0)[1] == [f"in:{FLASH}"]
    assert keys(m, 1)[1] == []
    half = m.sideboarding(0, (f"in:{FLASH}",))
    assert [reason.text for reason in half.wrong] == ["0 cards out and 1 in; they are exchanged one for one."]
    assert half.into == (), "there is no second copy"
    path = (f"in:{FLASH}", f"out:{out}")
    assert m.sideboarding(0, path).wrong == ()
    assert f"out:{out}" in keys(m, 0, *path)[0]
    assert f"out:{out}" not in keys(m, 0, *path, f"out:{out}")[0], "both copies are out"
    for number, wrong in ((before + 1, (f"in:{FLASH}",)), (before + 1, ("in:OGN-999",)), (before + 2, path)):
        with pytest.raises(Refused):
            m.answer(number, 0, wrong)
    m.answer(before + 1, 0, path)
    with pytest.raises(Refused):
        m.answer(before + 1, 0, path)
    assert [one.seat for one in m.pending()] == [1]
    m.answer(before + 2, 1, ())
    assert dict(m.deck(0).main)[FLASH] == 3
    assert min(decision.number for decision in m.game.pending()) > before + 2, "an old number answers nothing new"


@covers("486.6")
def test_another_champion_may_lead_the_deck() -> None:
    other, copies = code_of("Annie, Fiery"), dict(starters()["annie"].main)[code_of("Annie, Fiery")]
    m = match(sideboard=((FLASH, 1),))
    present(m.game)
    m.game.interject(0, "concede")
    m.record()
    assert keys(m, 0)[2] == [f"champion:{other}"], "no Signature card, and not who leads it now"
    assert keys(m, 0, *[f"out:{other}"] * copies)[2] == [], "none of them is left"
    assert keys(m, 0, f"champion:{other}")[2] == [f"champion:{starters()['annie'].champion}"]
    m.exchange(1, Exchange())
    m.answer(m.pending()[0].number, 0, (f"champion:{other}",))
    assert m.deck(0).champion == other


@covers("486.6")
def test_a_game_of_a_match_can_be_played_again_from_what_is_saved() -> None:
    m = match(sideboard=SPARE)
    lost(m, 0)
    present(m.game)
    played = m.game
    m.game.interject(1, "concede")
    m.record()
    again = Match.restore(m.save(), catalogue(), m.game)
    game = Game.start(again.setup_of(1), again.secret_of(1), catalogue())
    present(game)
    game.interject(1, "concede")
    assert game.fingerprint() == played.fingerprint()


@covers("486.6")
def test_who_lost_the_match_before_decides_the_order_of_the_first_game() -> None:
    for lost_before in (0, 1):
        seats = (Seat("Ana", registered("annie")), Seat("Bo", registered("garen")))
        m = Match.start(Setup(seats, "match", lost=lost_before), secret_from_seed(3), catalogue())
        for decision in m.game.pending():
            m.game.answer(decision.number, decision.seat, decision.keys[:1])
        assert (m.game.pending()[0].why, m.game.pending()[0].seat) == ("TR407.4", lost_before)


def test_a_match_may_be_conceded() -> None:
    m = match()
    m.concede(0)
    assert (m.over, m.winner, m.game.over) == (True, 1, True)
    with pytest.raises(Refused):
        m.concede(1)


@covers("486.6")
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_played_out(seed: int) -> None:
    m, player = match(seed=seed), Player(seed)
    while not m.over:
        play_out(m.game, player)
        m.record()
        for seat in m.waiting():
            m.exchange(seat, Exchange())
    assert max(m.wins) == 2
    assert m.winner == m.wins.index(2)
