"""Replacements that somebody pays for (204.3, 371.2)."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Gear,
    a,
    combat,
    controller_of,
    die,
    during,
    exhaust,
    friendly,
    heal,
    here,
    it,
    may,
    me,
    pay,
    rainbow,
    recall,
    spend_buff,
    unit,
    would,
)
from tests.rules.covers import covers
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

SAVE = (heal(it), exhaust(it), recall(it))
ALTAR = "Test Bloody Altar"

EXTRA += [
    Gear("TST-AU01", "Test Paid Guard", energy=1).text(
        would(a(friendly, unit)(die), may(pay(rainbow), exhaust(me), spend_buff(1, it)).to(*SAVE))
    ),
    Battlefield("TST-AU02", ALTAR).text(
        would(a(unit, here)(die).provided(during(combat)), controller_of(it)(may(pay(rainbow)).to(*SAVE)))
    ),
]


def guarded(**what: object) -> Table:
    """You have a guard and a buffed unit that dies."""
    return Table(
        you=quiet(
            **{
                "base": ["Test Paid Guard", one("Test Might 2", buffs=1)], "hand": ["Test Vanish"],
                "runes": {"fury": 1}, **what,
            }
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )


@covers("204.3", "371.2")
def test_a_replacement_that_costs_something_is_paid_for() -> None:
    table = guarded()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    table.you.choose("yes")
    assert table.where("Test Might 2") == "base"
    assert (table.might("Test Might 2"), table.thing("Test Paid Guard").exhausted, table.state.players[YOU].runes) == (
        2, True, [],
    )


@covers("204.3", "371.2")
def test_a_replacement_that_is_not_paid_for_does_not_apply() -> None:
    table = guarded()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    table.you.choose("no")
    assert (
        table.where("Test Might 2"), table.thing("Test Paid Guard").exhausted, len(table.state.players[YOU].runes),
    ) == ("trash", False, 1)


@covers("204.3", "371.2")
def test_nobody_is_asked_to_pay_what_they_can_not() -> None:
    table = guarded(base=["Test Paid Guard*", one("Test Might 2", buffs=1)])
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.open.kind) == ("trash", "act")


@covers("371.2")
def test_who_is_said_to_decide_decides_and_pays() -> None:
    for answer, home, left in (("yes", "base", 0), ("no", "trash", 1)):
        table = Table(
            you=quiet(base=["Test Might 3"], runes={"fury": 2}),
            foe=quiet(at={ALTAR: ["Test Might 2"]}, runes={"fury": 1}), battlefields=(ALTAR, MOOR),
        )
        table.you.move("Test Might 3", to=ALTAR)
        table.pass_all()
        assert table.open.seat == FOE
        table.foe.choose(answer)
        assert (
            table.where("Test Might 2"), len(table.state.players[FOE].runes), len(table.state.players[YOU].runes),
        ) == (home, left, 2)
