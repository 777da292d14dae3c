"""What is told without trying it on a fork (355.16, 356.4): texts that can't speak of an item leave its price alone,
and what is given for an optional cost is reckoned one by one."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    add,
    buff,
    choosing,
    cost,
    cost_less,
    deal,
    deflect,
    draw,
    either,
    every,
    exhaust,
    friendly,
    have,
    ignore,
    kill,
    me,
    might_of,
    optional_cost,
    reaction,
    spell,
    that,
    this,
    unit,
    your,
)
from engine.words import ability as an_ability
from tests.rules.covers import covers
from tests.rules.drafting import tried
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Unit("TST-UT1", "Untried Muse", energy=0, might=1).text(have(every(your, spell, choosing(me)), cost_less(1))),
    Unit("TST-UT2", "Untried Opening", energy=0, might=1).text(
        have(every(either(spell, an_ability), choosing(a(unit))), ignore(deflect()))
    ),
    Unit("TST-UT3", "Untried Shell", energy=0, might=2).text(deflect(2)),
    Gear("TST-UT4", "Untried Horn", energy=0).text(activate(cost(exhaust(this)), deal(1, a(unit)))),
    Gear("TST-UT5", "Untried Cord", energy=0).text(
        activate(cost(exhaust(this)), deal(1, a(unit)), buff(a(friendly, unit)))
    ),
    Unit("TST-UT8", "Untried Adept", energy=0, might=1).text(activate(cost(exhaust(me)), add(1), timing=reaction)),
    Spell("TST-UT6", "Untried Spark", energy=2).text(deal(1, a(unit))),
    Spell("TST-UT7", "Untried Bargain", energy=5).text(
        optional_cost(kill(a(friendly, unit).called("gift"))),
        have(this, cost_less(1, times=might_of(that("gift")))), draw(1),
    ),
]


def untried(table: Table, verb: str, name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], bool]:
    """The rules that stand against it, and whether nothing was tried to learn that."""
    table.state.touch()
    with tried(monkeypatch) as forks:
        reasons = table.you.why_not(verb, name)
    return reasons, forks == []


@covers("356.4", "404.1")
@pytest.mark.parametrize(("mine", "verb", "name", "told"), [
    (True, "use", "Untried Horn", True), (True, "play", "Untried Spark", False), (False, "play", "Untried Spark", True),
])
def test_a_price_does_not_hang_on_what_a_text_says_of_other_items(
    mine: bool, verb: str, name: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of spells it says nothing about abilities, and of its controller's nothing about others'."""
    muse = ["Untried Muse"]
    table = Table(
        quiet(base=["Untried Horn", *(muse if mine else ["Test Might 1"])], hand=["Untried Spark"], runes={"fury": 2}),
        quiet(base=[] if mine else muse), battlefields=PLAIN,
    )
    assert untried(table, verb, name, monkeypatch) == ([], told)


@covers("766", "809.1.c")
@pytest.mark.parametrize(("name", "told"), [("Untried Horn", True), ("Untried Cord", False)])
def test_one_target_alone_frees_only_itself_of_deflect(
    name: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(
        quiet(base=[name, "Untried Opening"]), quiet(base=["Untried Shell"]), battlefields=PLAIN,
    )
    assert untried(table, "use", name, monkeypatch) == ([], told)
    table.you.use(name, on=["Untried Shell"] if told else ["Untried Shell", "Untried Opening"])
    assert table.events("paid") == []
    plain = Table(quiet(base=[name, "Test Might 1"]), quiet(base=["Untried Shell"]), battlefields=PLAIN)
    assert "Untried Shell" not in {
        plain.you._name(option.subject) for option in plain.you.draft(plain.you._first("use", name)).options
    }


@covers("356.4", "357")
@pytest.mark.parametrize(("runes", "units", "offered"), [
    (3, ["Test Might 1"], False), (3, ["Test Might 1", "Test Might 2"], True), (4, ["Test Might 1"], True),
    (4, [], False),
])
def test_whether_what_is_given_makes_it_cheap_enough_is_told_by_reckoning(
    runes: int, units: list[str], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(quiet(base=units, hand=["Untried Bargain"], runes={"fury": runes}), quiet(), battlefields=PLAIN)
    assert untried(table, "play", "Untried Bargain", monkeypatch) == ([] if offered else ["357"], True)
    assert ("Untried Bargain" in table.you.offered("play")) == offered
    if offered:
        table.you.play("Untried Bargain", paying=units[-1])
        assert (table.trash(), table.ready_runes()) == ([units[-1]], 0)


@covers("357.3")
def test_what_gives_the_energy_and_may_be_given_itself_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(base=["Untried Adept", "Test Might 1"], hand=["Untried Bargain"], runes={"fury": 3}), quiet(),
                  battlefields=PLAIN)
    assert untried(table, "play", "Untried Bargain", monkeypatch) == ([], False)


@covers("813")
def test_a_text_about_others_lends_the_card_itself_no_permission(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jax gives Quick-Draw to Equipment."""
    table = Table(quiet(hand=["Jax, Unmatched"], runes={"calm": 5}), quiet(), battlefields=PLAIN)
    assert untried(table, "play", "Jax, Unmatched", monkeypatch) == ([], True)
