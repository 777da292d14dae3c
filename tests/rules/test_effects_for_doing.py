"""Effects that trigger an additional time, or not at all, for what is done in one place (383.4)."""
from __future__ import annotations

import pytest

from engine.words import (
    Battlefield,
    Unit,
    activate_effects,
    attack,
    cant,
    conquer,
    draw,
    effects_of,
    either,
    every,
    gain_xp,
    have,
    here,
    hold,
    hunt,
    me,
    trigger,
    trigger_again,
    unit,
    when,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Unit("TST-EFD1", "Doing Echo", energy=0, might=1).text(have(every(your, effects_of(conquer(here))), trigger_again)),
    Unit("TST-EFD2", "Doing Keeper", energy=0, might=1).text(when(me(either(conquer, hold)), gain_xp(1))),
    Unit("TST-EFD3", "Doing Hunter", energy=0, might=1).text(hunt(2)),
    Unit("TST-EFD4", "Doing Hush", energy=0, might=1).text(cant(every(effects_of(attack(here)))(trigger))),
    Unit("TST-EFD5", "Doing Rusher", energy=0, might=3).text(when(me(attack), draw(1))),
    Battlefield("TST-EFD6", "Doing Arena").text(
        when(you(hold(here)), activate_effects(effects_of(conquer), every(unit, here)))
    ),
]


def conquered(*there: str, elsewhere: tuple[str, ...] = (), **what: object) -> Table:
    """You conquer the Meadow with these, while others hold the Moor."""
    at = {"at": {MOOR: list(elsewhere)}} if elsewhere else {}
    table = Table(quiet(base=list(there), **at, **what), quiet(), battlefields=PLAIN)
    table.you.move(*there, to=MEADOW)
    settle(table)
    assert table.controller(MEADOW) == YOU
    return table


def settle(table: Table) -> None:
    """Everybody passes, and what triggered together goes on the chain as it stands."""
    table.pass_all()
    while table.open.kind == "order":
        table.answer(YOU, *table.open.keys)
        table.pass_all()


@covers("383.4.c.2", "383.4.c.2.a")
@pytest.mark.parametrize(("there", "elsewhere", "xp"), [
    (("Doing Echo", "Doing Keeper"), (), 2), (("Doing Keeper",), ("Doing Echo",), 1),
    (("Doing Echo", "Doing Hunter"), (), 4), (("Doing Echo", "Doing Echo", "Doing Keeper"), (), 3),
])
def test_conquer_effects_trigger_again_for_conquering_there(
    there: tuple[str, ...], elsewhere: tuple[str, ...], xp: int
) -> None:
    """Whatever else is called so, and once more for each that says it."""
    assert conquered(*there, elsewhere=elsewhere).state.players[YOU].xp == xp


@covers("383.4.d.2")
def test_an_effect_of_two_names_is_that_of_what_was_done() -> None:
    table = Table(quiet(at={MEADOW: ["Doing Echo", "Doing Keeper"]}), quiet(), battlefields=PLAIN, turn_of=FOE)
    table.end_turn()
    table.pass_all()
    assert (table.points(), table.state.players[YOU].xp) == ((1, 0), 1)


@covers("383.4.g.1")
def test_an_activated_effect_triggers_as_if_that_were_done_there() -> None:
    table = Table(quiet(at={"Doing Arena": ["Doing Echo", "Doing Keeper"]}), quiet(),
                  battlefields=("Doing Arena", MOOR), turn_of=FOE)
    table.end_turn()
    settle(table)
    assert table.state.players[YOU].xp == 3  # two of the Arena, and one for holding


@covers("383.4.e")
@pytest.mark.parametrize(("place", "drawn"), [(MEADOW, 0), (MOOR, 1)])
def test_effects_can_be_kept_from_triggering_in_one_place(place: str, drawn: int) -> None:
    table = Table(quiet(base=["Doing Rusher"]), quiet(at={MEADOW: ["Doing Hush"], MOOR: ["Test Might 1"]}),
                  battlefields=PLAIN)
    table.you.move("Doing Rusher", to=place)
    table.pass_all()
    assert len(table.hand()) == drawn


def test_how_it_is_said() -> None:
    assert say(find_or_extra("Doing Echo")) == "Your conquer effects for conquering here trigger an additional time."
    assert say(find_or_extra("Doing Hush")) == "Attack effects for attacking here can't trigger."
