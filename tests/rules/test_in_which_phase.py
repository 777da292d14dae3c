"""What has happened, and in which phase of the turn."""
from __future__ import annotations

import pytest

from engine.words import (
    Battlefield,
    Spell,
    Unit,
    a,
    beginning_phase,
    die,
    draw,
    during,
    every,
    first,
    friendly,
    gain_xp,
    happened,
    here,
    hold,
    if_,
    kill,
    main_phase,
    me,
    starts,
    unit,
    when,
    you,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

OWN = a(friendly, unit)(die).provided(during(beginning_phase, you))
EXTRA += [
    Spell("TST-PH1", "Phase Lament", energy=0).text(if_(happened(OWN), draw(1))),
    Unit("TST-PH2", "Phase Mourner", energy=0, might=1).text(when(first(OWN), gain_xp(1))),
    Unit("TST-PH3", "Phase Sexton", energy=0, might=1).text(
        when(first(a(friendly, unit)(die).provided(during(main_phase, you))), gain_xp(1))
    ),
    Battlefield("TST-PH4", "Phase Altar").text(when(you(hold(here)), kill(every(unit, here)))),
    Unit("TST-PH5", "Phase Victim", energy=0, might=1).text(when(starts(beginning_phase, you), kill(me))),
    Unit("TST-PH6", "Phase Martyr", energy=0, might=1).text(when(starts(main_phase, you), kill(me))),
]


@covers("315.2.b")
@pytest.mark.parametrize(("dies", "drawn"), [("Phase Victim", 1), ("held", 1), ("Phase Martyr", 0), ("nobody", 0)])
def test_a_death_counts_in_the_phase_that_it_was_in(dies: str, drawn: int) -> None:
    there = ["Test Might 1"] if dies == "held" else []
    table = Table(
        quiet(base=[dies] if dies.startswith("Phase") else [], at={"Phase Altar": there} if there else {},
              hand=["Phase Lament"]),
        quiet(), battlefields=("Phase Altar", MOOR), turn_of=FOE,
    )
    table.end_turn()
    table.pass_all()
    assert len(table.events("died")) == (dies != "nobody")
    table.you.play("Phase Lament")
    table.resolve()
    assert len(table.hand()) == 1 + drawn  # beside the card of the Draw Phase


@covers("383.1.b")
def test_the_first_time_in_a_phase_is_not_spoilt_by_a_time_in_another() -> None:
    table = Table(
        quiet(base=["Phase Mourner", "Phase Sexton", "Phase Victim", "Phase Martyr"], hand=["Test Vanish"]), quiet(),
        battlefields=PLAIN, turn_of=FOE,
    )
    table.end_turn()
    table.pass_all()
    assert [(e.card, e.by) for e in table.events("died")] == [("TST-PH5", YOU), ("TST-PH6", YOU)]
    assert table.state.players[YOU].xp == 2  # the Mourner for the first, the Sexton for the other
    table.you.play("Test Vanish", on="Phase Sexton")
    table.resolve()
    assert table.state.players[YOU].xp == 2


def test_how_it_is_said() -> None:
    assert say(find_or_extra("Phase Lament")) == (
        "If a friendly unit has died during your beginning phase this turn, draw 1."
    )
    assert say(find_or_extra("Phase Mourner")) == (
        "The first time a friendly unit dies during your beginning phase each turn, gain 1 XP."
    )
