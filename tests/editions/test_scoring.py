"""When a game is won, and what the final point and teammates do to scoring."""
from __future__ import annotations

import pytest

from engine.rules.formats.modes import TEAMS
from engine.words import (
    Spell,
    Unit,
    a,
    beginning_phase,
    draw,
    every,
    gain_points,
    kill,
    opponent,
    player,
    starts,
    unit,
    when,
    you,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

FOURTH = 3

EXTRA += [
    Spell("TST-EDG1", "Edition Bounty", energy=0).text(gain_points(1), every(opponent)(gain_points(2)), draw(1)),
    Unit("TST-EDG3", "Edition Usher", energy=0, might=3).text(when(starts(beginning_phase, you), kill(a(unit)))),
    Spell("TST-EDG2", "Edition Feast", energy=0).text(every(player)(gain_points(1))),
]


@switch("score.win_moment")
@pytest.mark.parametrize(("edition", "winner"), [("v1.0", YOU), ("v1.2", YOU), ("v1.3", FOE), ("v1.4", FOE)])
def test_who_reaches_the_victory_score_wins_at_once_or_when_it_is_looked(edition: str, winner: int) -> None:
    table = Table(quiet(hand=["Edition Bounty"], points=7), quiet(points=7), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Bounty")
    table.resolve()
    assert table.game.winner == winner
    assert len(table.events("drawn")) == (winner == FOE)
    assert table.points() == ((8, 7) if winner == YOU else (8, 9))


@switch("score.win_tie")
@pytest.mark.parametrize(("edition", "over"), [("v1.0", True), ("v1.2", True), ("v1.3", False), ("v1.4", False)])
def test_the_first_of_two_wins_or_play_goes_on_while_both_have_enough(edition: str, over: bool) -> None:
    table = Table(quiet(hand=["Edition Feast"], points=7), quiet(points=7), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Feast")
    table.resolve()
    assert table.game.over == over
    assert table.game.winner == (YOU if over else -1)
    assert table.state.players[YOU].points == 8


@switch("score.final_point")
@pytest.mark.parametrize(("edition", "drawn"), [("v1.0", 0), ("v1.2", 0), ("v1.3", 1), ("v1.4", 1)])
def test_the_final_point_is_the_last_one_or_any_beyond(edition: str, drawn: int) -> None:
    table = Table(quiet(base=["Test Might 3"], points=8), quiet(points=8), battlefields=PLAIN, edition=edition)
    table.you.move("Test Might 3", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert len(table.hand(YOU)) == drawn
    assert table.points() == (9 - drawn, 8)


@switch("score.team_window")
@pytest.mark.parametrize(("edition", "points"), [("v1.0", 0), ("v1.2", 0), ("v1.3", 0), ("v1.4", 1)])
def test_what_a_teammate_lost_before_the_scoring_step_is_scored_or_not(edition: str, points: int) -> None:
    table = Table(
        quiet(base=["Edition Usher"]), quiet(), others=[quiet(at={MEADOW: ["Test Might 1"]}), quiet()],
        battlefields=THREE, mode=TEAMS, edition=edition, turn_of=FOURTH,
    )
    table.answer(FOURTH, "end")
    if table.open.seat == FOE:  # a teammate may act before the turn ends
        table.foe.passes()
    table.you.choose("Test Might 1")
    table.pass_all()
    assert (table.open.kind, table.open.seat, table.controller(MEADOW)) == ("act", YOU, -1)
    table.you.move("Edition Usher", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert table.state.players[YOU].points == points
