"""Friendly players are you and your teammates (740.1): as those who do something, and as those who pay."""
from __future__ import annotations

import pytest

from engine.rules.formats.modes import TEAMS
from engine.words import (
    Spell,
    Unit,
    a,
    cost_less,
    costs_of,
    draw,
    every,
    friendly,
    have,
    hold,
    player,
    repeat,
    when,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import THREE, quiet
from tests.table import EXTRA, FOE, MEADOW, YOU, Table

MATE = 2

CHEERER = Unit("TST-FRP1", "Friendly Cheerer", energy=0, might=1).text(when(a(friendly, player)(hold()), draw(1)))
SPONSOR = Unit("TST-FRP2", "Friendly Sponsor", energy=0, might=1).text(
    have(costs_of(repeat, every(friendly, player)), cost_less(1)),
)
EXTRA += [CHEERER, SPONSOR, Spell("TST-FRP3", "Friendly Echo", energy=0).text(repeat(2), draw(1))]


@covers("740.1")
@pytest.mark.parametrize(("holder", "drawn"), [(YOU, 1), (MATE, 1), (FOE, 0)])
def test_what_a_teammate_does_is_done_by_a_friendly_player(holder: int, drawn: int) -> None:
    sides = [quiet(at={MEADOW: ["Test Might 1"]}) if seat == holder else quiet() for seat in range(4)]
    sides[YOU].base = ["Friendly Cheerer"]
    before = (holder - 1) % 4
    table = Table(you=sides[0], foe=sides[1], others=sides[2:], battlefields=THREE, mode=TEAMS, turn_of=before)
    table.answer(before, "end")
    table.pass_all()
    assert len(table.hand()) - (holder == YOU) == drawn


@covers("356.4.c")
@pytest.mark.parametrize(("seat", "paid"), [(YOU, 1), (MATE, 1), (FOE, 2)])
def test_what_friendly_players_pay_is_what_the_teammate_pays_as_well(seat: int, paid: int) -> None:
    sides = [quiet(hand=["Friendly Echo"] if at == seat else [], runes={"calm": 2}) for at in range(4)]
    sides[YOU].base = ["Friendly Sponsor"]
    table = Table(you=sides[0], foe=sides[1], others=sides[2:], battlefields=THREE, mode=TEAMS, turn_of=seat)
    table.hands[seat].play("Friendly Echo", repeat=1)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", paid)]


def test_they_are_said() -> None:
    assert say(CHEERER) == "Whenever a friendly player holds, draw 1."
    assert say(SPONSOR) == "[Repeat] Costs friendly players pay are reduced by [1]."
