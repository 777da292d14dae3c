"""What optional costs, costs from other zones and orders of payment change about what is offered (355.16, 357.3): what
can do without them isn't tried, and everything else that is offered leads on."""
from __future__ import annotations

from collections import Counter

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    add,
    additional_cost,
    any_number,
    at_least,
    banish,
    buff,
    card,
    cost,
    cost_less,
    discard,
    draw,
    every,
    exhaust,
    friendly,
    fury,
    have,
    if_,
    kill,
    me,
    might,
    might_among,
    might_of,
    optional_cost,
    per,
    reaction,
    recycle,
    return_to_hand,
    spend_buff,
    that,
    there_is,
    this,
    unit,
    you_paid,
    your_hand,
    your_trash,
)
from tests.rules.covers import covers
from tests.rules.drafting import tried
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, YOU, Table, one

EXTRA += [
    Unit("TST-6O01", "Optional Adept", energy=0, might=1).text(activate(cost(exhaust(me)), add(1), timing=reaction)),
    Spell("TST-6O02", "Optional Pair", energy=1).text(
        optional_cost(exhaust(a(friendly, unit))), optional_cost(discard(1)), draw(1)
    ),
    Spell("TST-6O03", "Optional And Due", energy=1).text(
        optional_cost(discard(1)), additional_cost(exhaust(a(friendly, unit))), draw(1)
    ),
    Spell("TST-6O04", "Optional Bargain", energy=4).text(
        optional_cost(kill(a(friendly, unit))), if_(you_paid, have(this, cost_less(3))), draw(1)
    ),
    Spell("TST-6O05", "Optional Extra", energy=4).text(
        optional_cost(kill(a(friendly, unit))), draw(1)
    ),
    Gear("TST-6O06", "Optional Grave", energy=0).text(
        activate(cost(recycle(a(card, your_trash))), return_to_hand(a(unit, your_trash)))
    ),
    Gear("TST-6O07", "Optional Purse", energy=0).text(
        activate(cost(discard(1)), buff(a(friendly, unit)))
    ),
    Gear("TST-6O08", "Optional Reach", energy=0).text(
        activate(cost(discard(1)), return_to_hand(a(unit, your_trash)))
    ),
    Spell("TST-6O11", "Optional Twofold", energy=4).text(
        additional_cost(exhaust(a(friendly, unit)), kill(a(friendly, unit).called("gift"))),
        have(this, cost_less(1, times=might_of(that("gift")))), draw(1)
    ),
    Unit("TST-6O12", "Optional Host", fury, energy=4, power=1, might=1).text(
        optional_cost(kill(any_number(friendly, unit).called("gifts"))),
        have(me, cost_less(fury, times=per(that("gifts")))), if_(you_paid, have(me, cost_less(3))),
    ),
    Unit("TST-6O13", "Optional Reader", energy=0, might=3).text(
        if_(there_is(every(card, your_hand), at_least(2)), have(me, might(1)))
    ),
    Spell("TST-6O14", "Optional Echo", energy=5).text(
        optional_cost(exhaust(a(friendly, unit))),
        have(this, cost_less(1, times=might_among("highest", every(friendly, unit)))), draw(1)
    ),
    Gear("TST-6O15", "Optional Urn", energy=0).text(
        activate(cost(recycle(a(card, your_trash)), banish(a(unit, your_trash))), draw(1))
    ),
    Unit("TST-6O16", "Optional Tapper", energy=0, might=1).text(activate(cost(exhaust(me)), buff(a(friendly, unit)))),
    Spell("TST-6O10", "Optional Dear Order", energy=1).text(
        additional_cost(kill(a(friendly, unit)), spend_buff()), draw(1)
    ),
    Spell("TST-6O09", "Optional Order", energy=0).text(
        additional_cost(kill(a(friendly, unit)), spend_buff()), draw(1)
    ),
]


PAYING = ("buff spent", "died")


@covers("355.1", "357.3")
def test_a_card_that_can_do_without_its_optional_costs_is_offered_untried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the unit that could be exhausted for one is the only one that gives the Energy."""
    table = Table(quiet(base=["Optional Adept"], hand=["Optional Pair", "Test Sight"]), quiet(), battlefields=PLAIN)
    table.state.touch()
    with tried(monkeypatch) as forks:
        assert table.you.why_not("play", "Optional Pair") == []
    assert forks == []
    first = table.you._first("play", "Optional Pair")
    assert "Exhaust Optional Adept" not in {option.short for option in table.you.draft(first).options}
    table.you.play("Optional Pair")
    assert (len(table.events("discarded")), table.thing("Optional Adept").exhausted) == (0, True)


@covers("355.1", "357.3")
@pytest.mark.parametrize(("paying", "exhausted", "discarded"), [
    ([], False, 0), (["Test Might 1"], True, 0), (["Test Sight"], False, 1), (["Test Might 1", "Test Sight"], True, 1),
])
def test_each_of_two_optional_costs_can_be_paid_with_the_other_or_without(
    paying: list[str], exhausted: bool, discarded: int
) -> None:
    table = Table(
        quiet(base=["Test Might 1"], hand=["Optional Pair", "Test Sight"], runes={"fury": 1}), quiet(),
        battlefields=PLAIN,
    )
    path = [table.you._first("play", "Optional Pair")]
    while (question := table.you.draft(*path)).kind != "confirm":
        wanted = [option for option in question.options if table.you._name(option.subject) in paying]
        worded = [option for option in question.options if "discard" in option.full and "Test Sight" in paying]
        path.append((wanted or worded or question.options)[0].key)
    table.answer(YOU, *path, "confirm")
    assert (table.thing("Test Might 1").exhausted, len(table.events("discarded"))) == (exhausted, discarded)


@covers("357.3", "203.3")
@pytest.mark.parametrize(("others", "offered"), [([], False), (["Test Might 1"], True)])
def test_an_optional_cost_beside_it_does_not_excuse_what_is_due(others: list[str], offered: bool) -> None:
    """Who gives the Energy can't be exhausted for the cost as well."""
    table = Table(
        quiet(base=["Optional Adept", *others], hand=["Optional And Due", "Test Sight"]), quiet(), battlefields=PLAIN
    )
    assert ("Optional And Due" in table.you.offered("play")) == offered
    assert (table.you.why_not("play", "Optional And Due") == []) == offered


@covers("356.4", "357")
@pytest.mark.parametrize(("name", "runes", "units", "offered"), [
    ("Optional Bargain", 1, 1, True), ("Optional Bargain", 1, 0, False), ("Optional Bargain", 0, 1, False),
    ("Optional Bargain", 3, 1, True), ("Optional Bargain", 3, 0, False), ("Optional Bargain", 4, 0, True),
    ("Optional Extra", 3, 1, False), ("Optional Extra", 4, 1, True),
])
def test_a_discount_for_an_optional_cost_counts_where_that_can_be_paid(
    name: str, runes: int, units: int, offered: bool
) -> None:
    table = Table(
        quiet(base=["Test Might 1"] * units, hand=[name], runes={"fury": runes}), quiet(), battlefields=PLAIN
    )
    assert (name in table.you.offered("play")) == offered
    assert table.you.why_not("play", name) == ([] if offered else ["357"])
    if offered and runes < 4:
        assert {option.key for option in table.you.draft(table.you._first("play", name)).options} != {"extra:none"}
        table.you.play(name, paying="Test Might 1")
        assert (table.where("Test Might 1"), table.ready_runes()) == ("trash", runes - 1)


@covers("357.3", "355.8")
@pytest.mark.parametrize(("trash", "offered"), [
    (["Test Might 1"], False), (["Test Might 1", "Test Sight"], True), (["Test Sight", "Test Sight"], False),
])
def test_a_cost_from_the_trash_leaves_something_there_to_aim_at(trash: list[str], offered: bool) -> None:
    table = Table(quiet(base=["Optional Grave"], trash=trash), quiet(), battlefields=PLAIN)
    assert ("Optional Grave" in table.you.offered("use")) == offered
    if offered:
        table.you.use("Optional Grave", on="Test Might 1", paying="Test Sight")
        table.resolve()
        assert (table.hand(), table.trash()) == (["Test Might 1"], [])


@covers("357.3", "355.8")
@pytest.mark.parametrize("name", ["Optional Purse", "Optional Reach"])
def test_a_cost_from_a_zone_at_which_no_choice_looks_is_not_tried(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(
        quiet(base=[name, "Test Might 2"], hand=["Test Sight"], trash=["Test Might 1"]), quiet(), battlefields=PLAIN
    )
    table.state.touch()
    with tried(monkeypatch) as forks:
        assert table.you.why_not("use", name) == []
    assert forks == []


@covers("357.2", "357.3")
def test_what_only_leads_on_in_another_order_can_not_be_confirmed_nor_kept() -> None:
    """The only buff lies on the unit that is killed: it is spent first, or never."""
    for base in ([one("Test Might 2", buffs=1)], [one("Test Might 2", buffs=1), one("Test Might 1", buffs=1)]):
        table = Table(quiet(base=base, hand=["Optional Order"]), quiet(), battlefields=PLAIN)
        first = table.you._first("play", "Optional Order")
        path = [first]
        while (question := table.you.draft(*path)).kind != "confirm":
            path.append(f"obj:{table.thing('Test Might 2').id}")
        alone = len(base) == 1
        assert question.keys == (("first:1",) if alone else ("confirm", "keep", "first:1"))
        assert table.you.draft(*path, "first:1").keys == ("confirm", "keep")
        if alone:
            table.answer(YOU, *path, "first:1", "confirm")
            assert (table.where("Test Might 2"), [event.kind for event in table.events() if event.kind in PAYING]) == (
                "trash", ["buff spent", "died"]
            )


@covers("357.2", "357.3")
def test_who_pays_by_hand_may_do_so_where_confirming_leads_on_alone() -> None:
    """Two domains for one Energy: they may be chosen one by one, but not before the buff is spent."""
    for buffed, keys in (
        (1, {"pay:order", "first:1"}), (2, {"confirm", "keep", "pay:order", "pay:hand", "first:1"}),
    ):
        base = [one(f"Test Might {n}", buffs=n <= buffed) for n in (1, 2)]
        table = Table(
            quiet(base=base, hand=["Optional Dear Order"], runes={"fury": 1, "calm": 1}), quiet(), battlefields=PLAIN
        )
        path = [table.you._first("play", "Optional Dear Order"), f"obj:{table.thing('Test Might 1').id}"]
        assert set(table.you.draft(*path).keys) == keys


@covers("357", "357.3")
def test_each_of_equal_runes_pays_by_hand_where_one_leads_on() -> None:
    table = Table(
        quiet(base=[one("Test Might 1", buffs=1), one("Test Might 2", buffs=1)], hand=["Optional Dear Order"],
              runes={"fury": 3, "calm": 1}),
        quiet(), battlefields=PLAIN,
    )
    path = [table.you._first("play", "Optional Dear Order"), f"obj:{table.thing('Test Might 1').id}", "pay:hand"]
    assert Counter(option.short for option in table.you.draft(*path).options) == {
        "Exhaust Calm Rune: 1 Energy": 1, "Exhaust Fury Rune: 1 Energy": 3,
        "Recycle Calm Rune: 1 Calm": 1, "Recycle Fury Rune: 1 Fury": 3,
    }


@covers("357.3", "356.4")
def test_what_is_no_good_for_one_cost_may_be_for_the_other() -> None:
    """Only killing the mighty one makes it cheap enough, so another one is exhausted."""
    table = Table(
        quiet(base=["Test Might 4", "Test Might 1", "Test Might 2"], hand=["Optional Twofold"]), quiet(),
        battlefields=PLAIN,
    )
    assert table.you.offered("play") == {"Optional Twofold"}
    path = [table.you._first("play", "Optional Twofold")]
    assert {table.you._name(option.subject) for option in table.you.draft(*path).options} == {
        "Test Might 1", "Test Might 2"
    }
    table.you.play("Optional Twofold", paying=["Test Might 1", "Test Might 4"])
    assert (table.where("Test Might 4"), table.thing("Test Might 1").exhausted) == ("trash", True)


@covers("356.4", "357.3")
@pytest.mark.parametrize(("base", "offered"), [
    (["Test Might 1"] * 4 + ["Optional Adept"], True), (["Optional Adept"] + ["Test Might 1"] * 4, True),
    (["Test Might 1"] * 2 + ["Optional Adept"], False),
])
def test_not_everything_has_to_be_given_for_a_discount(base: list[str], offered: bool) -> None:
    """Who gives the sixth Energy isn't killed."""
    table = Table(quiet(base=base, hand=["Commander Ledros"], runes={"fury": 5}), quiet(), battlefields=PLAIN)
    assert ("Commander Ledros" in table.you.offered("play")) == offered


@covers("356.4", "357")
@pytest.mark.parametrize(("runes", "units", "offered"), [(1, 1, True), (0, 1, False), (1, 0, False), (3, 0, False)])
def test_a_discount_for_paying_counts_beside_one_for_what_is_given(runes: int, units: int, offered: bool) -> None:
    table = Table(
        quiet(base=["Test Might 1"] * units, hand=["Optional Host"], runes={"calm": runes}), quiet(),
        battlefields=PLAIN,
    )
    assert ("Optional Host" in table.you.offered("play")) == offered


@covers("357", "358.5")
@pytest.mark.parametrize(("runes", "offered"), [(1, False), (2, True)])
def test_what_costs_more_once_it_has_left_the_hand_is_tried_with_optional_costs_too(
    runes: int, offered: bool
) -> None:
    table = Table(
        quiet(hand=["Optional Echo", "Test Sight"], base=["Optional Reader"], runes={"mind": runes}), quiet(),
        battlefields=PLAIN,
    )
    assert ("Optional Echo" in table.you.offered("play")) == offered
    assert table.you.why_not("play", "Optional Echo") == ([] if offered else ["357"])


@covers("357.3", "203.3")
@pytest.mark.parametrize(("trash", "offered"), [(["Test Might 1"], False), (["Test Might 1", "Test Sight"], True)])
def test_of_two_costs_from_the_trash_the_first_leaves_something_for_the_second(trash: list[str], offered: bool) -> None:
    table = Table(quiet(base=["Optional Urn"], trash=trash), quiet(), battlefields=PLAIN)
    assert ("Optional Urn" in table.you.offered("use")) == offered
    if offered:
        table.you.use("Optional Urn", paying=["Test Sight", "Test Might 1"])
        assert (table.trash(), len(table.events("recycled"))) == ([], 1)


@covers("377.3")
def test_exhausting_its_own_object_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(base=["Optional Tapper"]), quiet(), battlefields=PLAIN)
    table.state.touch()
    with tried(monkeypatch) as forks:
        assert table.you.why_not("use", "Optional Tapper") == []
    assert forks == []
