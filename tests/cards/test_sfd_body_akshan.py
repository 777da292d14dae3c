"""Akshan takes gear of the enemy for as long as he is there."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, YOU, Table, side

AKSHAN, BLADE, CONDUIT, CROSSED = "Akshan, Mischievous", "Doran's Blade", "Energy Conduit", "Star-Crossed"
PAID, DECK = "pay 2 body", ["Pit Rookie"] * 2


def thieving(gear: str, *hand: str, **foe: object) -> Table:
    """You play him and pay for his effect, which takes that gear of the enemy."""
    table = Table(you=side(hand=[AKSHAN, *hand], runes={"body": 6, "mind": 1}, base=["Solari Shrine"], deck=DECK),
                  foe=side(base=[BLADE, CONDUIT, "Recruit"], deck=DECK, **foe))
    paid(table)
    assert asked(table.you) == [BLADE, CONDUIT], "neither units nor your own"
    table.you.choose(gear)
    return table


def paid(table: Table) -> None:
    """You play him and pay for his effect, which triggers together with Weaponmaster."""
    table.you.play(AKSHAN, extra=PAID)
    table.answer(YOU, *table.open.keys)


def held(table: Table, gear: str) -> tuple[int, int, int]:
    """Who controls it, where it is, and what wears it."""
    thing = table.thing(gear)
    return thing.controller, thing.place, thing.attached_to


@card(AKSHAN, BLADE)
def test_akshan_wears_equipment_that_he_takes() -> None:
    table = thieving(BLADE)
    table.resolve()
    akshan = table.thing(AKSHAN)
    assert held(table, BLADE) == (YOU, akshan.place, akshan.id)
    assert held(table, CONDUIT) == (FOE, -2, 0)
    assert table.might(AKSHAN) == 6
    assert [(e.rule, e.place) for e in table.events("moved")] == [("447", -1)]


@card(AKSHAN, CONDUIT)
def test_akshan_takes_other_gear_to_your_base_where_you_may_use_it() -> None:
    table = thieving(CONDUIT)
    table.resolve()
    assert held(table, CONDUIT) == (YOU, -1, 0)
    assert (table.might(AKSHAN), held(table, BLADE)) == (4, (FOE, -2, 0))
    table.you.use(CONDUIT)
    assert table.thing(CONDUIT).exhausted


@card(AKSHAN)
@pytest.mark.parametrize(("extra", "base"), [(False, [BLADE]), (True, ["Recruit"])])
def test_akshan_takes_nothing_unpaid_or_where_there_is_none(extra: bool, base: list[str]) -> None:
    table = Table(you=side(hand=[AKSHAN], pool={"energy": 4, "body": 2}), foe=side(base=base))
    if extra:
        paid(table)
    else:
        table.you.play(AKSHAN)
    table.resolve()
    assert (table.open.kind, table.events("moved"), table.events("taken")) == ("act", [], [])
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 4), *([("body", 2)] if extra else [])]


@card(AKSHAN, BLADE)
@pytest.mark.parametrize("at", ["base", MEADOW])
def test_akshan_takes_equipment_off_who_wears_it(at: str) -> None:
    wearer = "Recruit" if at == "base" else "Pit Rookie"
    table = Table(you=side(hand=[AKSHAN], runes={"body": 6}, deck=DECK), turn_of=FOE,
                  foe=side(base=[BLADE, "Recruit"], at={MEADOW: ["Pit Rookie"]}, pool={"body": 1}, deck=DECK))
    before = table.might(wearer)
    table.foe.use(BLADE, on=wearer)
    table.resolve()
    table.end_turn()
    assert table.might(wearer) == before + 2
    paid(table)
    table.resolve()
    akshan = table.thing(AKSHAN)
    assert held(table, BLADE) == (YOU, akshan.place, akshan.id)
    assert (table.might(wearer), table.might(AKSHAN)) == (before, 6)


@card(AKSHAN, "Retreat")
@pytest.mark.parametrize("gear", [BLADE, CONDUIT])
def test_akshan_has_it_at_battlefields_too_and_until_he_leaves(gear: str) -> None:
    table = thieving(gear, "Retreat")
    table.resolve()
    table.end_turn()
    table.end_turn()
    table.you.move(AKSHAN, to=MEADOW)
    table.pass_all()
    assert (table.where(AKSHAN), table.thing(gear).controller) == (MEADOW, YOU)
    table.you.play("Retreat", on=AKSHAN)
    table.resolve()
    assert held(table, gear) == (FOE, -2, 0)


@card(AKSHAN, CROSSED)
@pytest.mark.parametrize("gear", [BLADE, CONDUIT])
def test_akshan_takes_nothing_for_a_moment_once_he_has_left(gear: str) -> None:
    table = thieving(gear, hand=[CROSSED], pool={"energy": 3, "chaos": 1})
    table.foe.play(CROSSED, on=["Recruit", AKSHAN])
    table.resolve()
    assert (table.where(AKSHAN), table.events("taken")) == ("hand", [])
    assert "359.3.e.16" in {event.rule for event in table.events("ignored")}
    assert held(table, gear) == (FOE, -2, 0)
