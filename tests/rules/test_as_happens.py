"""Where something is done “as” an event happens, the event happens all the same, and who proposed it has done it
(370.1.b.1, 359.3.e.14.c)."""
from __future__ import annotations

from engine.words import Spell, Unit, an, as_, die, draw, enemy, gain_xp, if_, kill, me, unit, you_do
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-AH01", "Happening Mourner", energy=0, might=2).text(as_(me(die), gain_xp(1))),
    Spell("TST-AH02", "Happening Verdict", energy=0).text(kill(an(enemy, unit)), if_(you_do, draw(1))),
]


def test_who_killed_what_does_something_as_it_dies_has_killed_it() -> None:
    table = Table(quiet(hand=["Happening Verdict"]), quiet(base=["Happening Mourner"]))
    table.you.play("Happening Verdict", on="Happening Mourner")
    table.resolve()
    assert [event.seat for event in table.events("xp gained")] == [FOE]
    assert table.where("Happening Mourner", FOE) == "trash"
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (1, 0)
