"""What is asked of a battlefield as it was before it was conquered, and of conquer effects that are activated."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Unit,
    a,
    activate_effects,
    at_least,
    battlefield,
    conquer,
    draw,
    effects_of,
    either,
    ends,
    every,
    friendly,
    gain_xp,
    happened,
    here,
    hold,
    if_,
    me,
    not_,
    play,
    there_is,
    turn,
    uncontrolled,
    unit,
    when,
    you,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    # Yone, Blademaster
    Unit("TST-CB1", "Before Wanderer", energy=0, might=3).text(
        when(me(conquer(a(battlefield, uncontrolled))), draw(1))
    ),
    Unit("TST-CB2", "Before Robber", energy=0, might=3).text(
        when(me(conquer(a(battlefield, not_(uncontrolled)))), draw(2))
    ),
    Battlefield("TST-CB3", "Before Arena").text(
        when(you(hold(here)), activate_effects(effects_of(conquer), every(unit, here)))
    ),
    Unit("TST-CB4", "Before Twofold", energy=0, might=1).text(
        when(either(you(play(me)).provided(there_is(every(friendly, unit), at_least(9))), me(conquer)), draw(1))
    ),
    Unit("TST-CB5", "Before Chronicler", energy=0, might=1).text(
        when(ends(turn, you), if_(happened(you(conquer(a(battlefield, uncontrolled)))), gain_xp(1)))
    ),
]


def conquers(name: str, theirs: list[str], **foe: object) -> Table:
    """Your unit conquers the Meadow, where these stand."""
    at = {"at": {MEADOW: theirs}} if theirs else {}
    table = Table(quiet(base=[name, "Before Chronicler"]), quiet(**at, **foe), battlefields=PLAIN)
    table.you.move(name, to=MEADOW)
    table.pass_all()
    assert (table.controller(MEADOW), table.points()) == (YOU, (1, 0))
    return table


@covers("383.2.a.1", "469.1", "170.11.b")
def test_a_battlefield_that_was_uncontrolled_is_told_from_one_that_was_taken_from_somebody() -> None:
    for name, free, taken in (("Before Wanderer", 1, 0), ("Before Robber", 0, 2)):
        assert len(conquers(name, []).hand()) == free
        assert len(conquers(name, ["Test Might 1"]).hand()) == taken


@covers("469.1")
def test_what_both_contested_while_nobody_controlled_it_was_uncontrolled() -> None:
    table = Table(
        quiet(base=["Before Wanderer"], hand=["Test March"]), quiet(base=["Test Might 2"]), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.foe.move("Test Might 2", to=MEADOW)
    table.foe.passes()
    table.you.play("Test March", on="Before Wanderer", to=MEADOW)
    table.pass_all()
    assert (table.controller(MEADOW), len(table.hand())) == (YOU, 1)


@covers("383.2.a.1")
def test_it_is_asked_of_the_past_too() -> None:
    for theirs, xp in (([], 1), (["Test Might 1"], 0)):
        table = conquers("Test Might 3", theirs)
        table.end_turn()
        assert table.state.players[YOU].xp == xp


@covers("383.4.g.1")
def test_an_activated_effect_asks_where_and_by_the_part_that_names_it() -> None:
    for name, drawn in (("Before Wanderer", 0), ("Before Robber", 2), ("Before Twofold", 1)):
        table = Table(
            quiet(at={"Before Arena": [name]}), quiet(), battlefields=("Before Arena", MOOR), turn_of=FOE,
        )
        table.end_turn()
        assert len(table.hand()) == drawn + 1, name


def test_how_it_is_said() -> None:
    assert say(find_or_extra("Before Wanderer")) == "Whenever I conquer a battlefield that was uncontrolled, draw 1."
    assert say(find_or_extra("Before Robber")) == "Whenever I conquer a battlefield that wasn't uncontrolled, draw 2."
    said = say(find_or_extra("Before Chronicler"))
    assert "if you have conquered a battlefield that was uncontrolled this turn, gain" in said
