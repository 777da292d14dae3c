"""Conditions around additional costs, Repeat, and the Equip that Weaponmaster pays for (356.2, 820, 821)."""
from __future__ import annotations

import pytest

from engine.reading import read_all
from engine.reading.scope import Misread
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    additional_cost,
    at_least,
    card,
    deal,
    discard,
    draw,
    enter,
    equip,
    every,
    friendly,
    have,
    if_,
    is_,
    kill,
    legion,
    me,
    not_,
    optional_cost,
    pay,
    play,
    readied,
    repeat,
    that,
    there_is,
    unit,
    weaponmaster,
    when,
    with_might,
    you,
    you_paid,
    your_hand,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, THREE, quiet
from tests.table import EXTRA, YOU, Table, find_or_extra

STRONG = there_is(a(friendly, unit, with_might(at_least(5))))
TWO = there_is(every(friendly, unit), at_least(2))

EXTRA += [
    Spell("TST-KC1", "Given Tithe", energy=0).text(if_(STRONG, additional_cost(discard(1))), draw(2)),
    Spell("TST-KC2", "Given Offering", energy=0).text(if_(TWO, additional_cost(kill(a(friendly, unit)))), draw(1)),
    Spell("TST-KC3", "Given Toll", energy=0).text(
        if_(STRONG, additional_cost(pay(2))).otherwise(additional_cost(pay(1))), draw(1)
    ),
    Unit("TST-KC4", "Given Haggler", energy=0, might=1).text(
        if_(STRONG, optional_cost(pay(1))), if_(you_paid, when(you(play(me)), draw(1)))
    ),
    Unit("TST-KC16", "Given Runner", energy=0, might=1).text(
        optional_cost(pay(1)), if_(you_paid, have(me, enter(readied)))
    ),
    Spell("TST-KC5", "Given Echo", energy=0).text(if_(STRONG, repeat(1)), deal(1, a(unit))),
    Spell("TST-KC6", "Given Legion", energy=0).text(legion(repeat(1)), draw(1)),
    Spell("TST-KC7", "Given Chain", energy=0).text(optional_cost(pay(1)), if_(you_paid, repeat(1)), draw(1)),
    Spell("TST-KC8", "Given Pair", energy=0).text(
        if_(TWO, additional_cost(kill(a(friendly, unit)))), if_(TWO, additional_cost(discard(1))), draw(1)
    ),
    Unit("TST-KC9", "Given Master", energy=0, might=1).text(weaponmaster),
    Unit("TST-KC10", "Given Adept", energy=0, might=1).text(if_(STRONG, weaponmaster)),
    Gear("TST-KC11", "Given Saber", energy=0, bonus=2, tags="Equipment").text(if_(STRONG, equip(0))),
    Gear("TST-KC12", "Given Twofold", energy=0, bonus=2, tags="Equipment").text(equip(1), if_(STRONG, equip(0))),
    Gear("TST-KC13", "Given Stick", energy=0, bonus=2, tags="Equipment").text(equip(0)),
    Spell("TST-KC15", "Given Turn", energy=0).text(
        optional_cost(kill(a(friendly, unit))), if_(not_(STRONG), additional_cost(discard(1))), draw(1)
    ),
    Spell("TST-KC14", "Given Greed", energy=0).text(
        if_(there_is(every(card, your_hand), at_least(2)), additional_cost(pay(1))), draw(1)
    ),
]


def board(*hand: str, strong: bool, runes: int = 0, **more: object) -> Table:
    """You have these cards and so many runes, perhaps with a unit of Might 5 that the conditions ask for."""
    base = [*more.pop("base", ()), *(["Test Might 5"] if strong else [])]  # type: ignore[misc]
    return Table(quiet(hand=hand, base=base, runes={"fury": runes}, **more), quiet(), battlefields=PLAIN)


def extras(table: Table, name: str) -> set[str]:
    """Which additional costs are offered for that card."""
    return {key for key in table.you.draft(table.you._first("play", name)).keys if key.startswith("extra:")}


@covers("356.2.a.1", "356.2", "364.3")
@pytest.mark.parametrize(("strong", "discarded"), [(True, 1), (False, 0)])
def test_a_mandatory_cost_is_due_while_its_condition_holds(strong: bool, discarded: int) -> None:
    table = board("Given Tithe", "Test Might 1", strong=strong)
    table.you.play("Given Tithe")
    assert len(table.events("discarded")) == discarded


@covers("356.2.a.1", "203.3")
def test_what_can_not_be_paid_is_offered_only_without_its_condition() -> None:
    assert board("Given Tithe", strong=False).you.offered("play") == {"Given Tithe"}
    table = board("Given Tithe", strong=True)
    assert (table.you.offered("play"), table.you.why_not("play", "Given Tithe")) == (set(), ["203.3"])


@covers("356.2", "357")
@pytest.mark.parametrize(
    ("strong", "runes", "offered"), [(True, 2, True), (True, 1, False), (False, 1, True), (False, 0, False)]
)
def test_one_cost_or_the_other(strong: bool, runes: int, offered: bool) -> None:
    table = board("Given Toll", strong=strong, runes=runes)
    assert table.you.offered("play") == ({"Given Toll"} if offered else set())
    if offered:
        table.you.play("Given Toll")
        assert sum(event.n for event in table.events("paid")) == runes


@covers("369.3", "355.1")
@pytest.mark.parametrize(("extra", "exhausted"), [("pay", False), ("", True)])
def test_a_unit_enters_as_what_was_paid_for_it_says(extra: str, exhausted: bool) -> None:
    table = board("Given Runner", strong=False, runes=1)
    table.you.play("Given Runner", extra=extra)
    assert table.thing("Given Runner").exhausted is exhausted


@covers("356.2.a.1", "357.2")
def test_paying_one_cost_does_not_end_another_nor_itself() -> None:
    table = board("Given Offering", strong=True, base=["Test Might 1"])
    table.you.play("Given Offering", paying="Test Might 1")
    assert (table.trash(), len(table.events("died"))) == (["Test Might 1"], 1)
    table = board("Given Pair", "Test Might 3", strong=True, base=["Test Might 1"])
    table.you.play("Given Pair", paying=["Test Might 1", "Test Might 3"])
    assert (len(table.events("died")), len(table.events("discarded"))) == (1, 1)


@covers("356.2", "357.2")
@pytest.mark.parametrize("killed", [True, False])
def test_paying_one_cost_does_not_bring_another(killed: bool) -> None:
    table = board("Given Turn", "Test Might 3", strong=True)
    table.you.play("Given Turn", paying="Test Might 5" if killed else ())
    assert (len(table.events("died")), len(table.events("discarded"))) == (killed, 0)


@covers("356.2.a.1")
def test_only_your_own_units_count_for_your_cost() -> None:
    table = Table(quiet(hand=["Given Tithe", "Test Might 1"]), quiet(base=["Test Might 5"]), battlefields=THREE,
                  others=[quiet(base=["Test Might 6"])])
    table.you.play("Given Tithe")
    assert table.events("discarded") == []


@covers("356.2.b.1", "355.1.a")
@pytest.mark.parametrize(("strong", "runes", "offered"), [(True, 1, True), (True, 0, False), (False, 1, False)])
def test_an_optional_cost_is_offered_while_its_condition_holds(strong: bool, runes: int, offered: bool) -> None:
    table = board("Given Haggler", strong=strong, runes=runes)
    assert extras(table, "Given Haggler") == ({"extra:none", "extra:yes"} if offered else set())
    first = table.you._first("play", "Given Haggler")
    table.answer(YOU, first, *(["extra:yes"] if offered else []), "confirm")
    table.resolve()
    assert len(table.events("drawn")) == offered
    if not offered:
        other = board("Given Haggler", strong=strong, runes=runes)
        assert other.refuse(YOU, first, "extra:yes", "confirm")


@covers("820.1.c.1", "356.2.b.1")
@pytest.mark.parametrize("strong", [True, False])
def test_repeat_is_offered_while_its_condition_holds(strong: bool) -> None:
    table = board("Given Echo", strong=strong, runes=1, base=["Test Might 4"])
    assert extras(table, "Given Echo") == ({"extra:none", "extra:yes"} if strong else set())


@covers("820.1.d", "356.2.b.1")
def test_a_repeat_that_was_paid_happens_though_its_condition_has_ended() -> None:
    table = Table(
        quiet(hand=["Given Echo"], base=["Test Might 5", "Test Might 4"], runes={"fury": 1}),
        quiet(hand=["Test Vanish"]), battlefields=PLAIN,
    )
    four = f"obj:{table.thing('Test Might 4').id}"
    table.answer(YOU, table.you._first("play", "Given Echo"), "extra:yes", four, four, "confirm")
    table.foe.play("Test Vanish", on="Test Might 5")
    table.resolve()
    assert table.thing("Test Might 4").damage == 2


@covers("812.1.b", "820.1.c.1")
def test_repeat_that_depends_on_legion() -> None:
    table = board("Given Legion", "Test Sight", strong=False, runes=1)
    assert extras(table, "Given Legion") == set()
    table.you.play("Test Sight")
    table.resolve()
    assert extras(table, "Given Legion") == {"extra:none", "extra:yes"}


@covers("820.1.c.1", "355.1.a")
def test_a_cost_that_may_be_paid_after_another() -> None:
    table = board("Given Chain", strong=False, runes=2)
    first = table.you._first("play", "Given Chain")
    assert table.you.draft(first, "extra:none").kind == "confirm"
    assert set(table.you.draft(first, "extra:yes").keys) == {"extra:none", "extra:yes"}
    table.answer(YOU, first, "extra:yes", "extra:yes", "confirm")
    table.resolve()
    assert len(table.events("drawn")) == 2


@covers("356.2.a.1")
@pytest.mark.parametrize(("others", "paid"), [(1, 0), (2, 1)])
def test_the_card_itself_is_no_card_in_the_hand_any_more(others: int, paid: int) -> None:
    table = board("Given Greed", *["Test Sight"] * others, strong=False, runes=1)
    table.you.play("Given Greed")
    assert len(table.events("paid")) == paid


@covers("821.1.c.2", "821.1.c.4", "727.1.b")
@pytest.mark.parametrize("strong", [True, False])
def test_weaponmaster_pays_for_an_equip_whose_condition_holds(strong: bool) -> None:
    table = board("Given Master", strong=strong, base=["Given Saber"])
    table.you.play("Given Master")
    table.you.choose("yes")
    table.resolve()
    if strong:
        table.you.choose("equip:0")
    assert table.might("Given Master") == (3 if strong else 1)
    assert [event.rule for event in table.events("declined")] == ([] if strong else ["821.1.c.4"])


@covers("821.1.c.2", "821.1.c")
@pytest.mark.parametrize(("strong", "ways"), [(True, {"equip:0", "equip:1", "no"}), (False, {"equip:0", "no"})])
def test_of_two_equips_only_those_that_are_active_can_be_paid_for(strong: bool, ways: set[str]) -> None:
    table = board("Given Master", strong=strong, runes=1, base=["Given Twofold"])
    table.you.play("Given Master")
    table.you.choose("yes")
    table.resolve()
    assert set(table.open.keys) == ways


@covers("821.1", "727.1.c.1")
@pytest.mark.parametrize("strong", [True, False])
def test_weaponmaster_under_a_condition_triggers_while_it_holds(strong: bool) -> None:
    table = board("Given Adept", strong=strong, base=["Given Stick"])
    table.you.play("Given Adept")
    assert table.open.kind == ("may" if strong else "act")


@pytest.mark.parametrize("line", [
    if_(is_(that("x"), friendly), additional_cost(discard(1))), have(every(friendly, unit), optional_cost(discard(1)))])
def test_a_cost_that_could_never_be_asked_for_is_refused(line: object) -> None:
    with pytest.raises(Misread):
        read_all([Spell("TST-KC99", "Given Nonsense", energy=0).text(line, deal(1, a(unit).called("x")))])


def test_what_they_say() -> None:
    assert say(find_or_extra("Given Legion")).startswith("[Legion][>] This has [Repeat] [1].")
    assert say(find_or_extra("Given Echo")).startswith(
        "While there is a friendly unit with 5 [M] or more, this has [Repeat] [1]."
    )
