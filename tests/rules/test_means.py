"""What there is to pay with (357, 429): which Add abilities can be used for a payment, and which of them together."""
from __future__ import annotations

import pytest

from cards.tokens import GOLD
from engine.rules.playing.costs import cover
from engine.words import (
    Gear,
    Legend,
    Rune,
    Spell,
    Unit,
    a,
    activate,
    add,
    additional_cost,
    buff,
    calm,
    cant,
    cost,
    cost_more,
    create,
    draw,
    enemy,
    every,
    exhaust,
    friendly,
    fury,
    gear,
    have,
    here,
    hidden,
    kill,
    may,
    me,
    mind,
    move,
    must_pay,
    opponent,
    pay,
    play,
    rainbow,
    reaction,
    recycle,
    rune,
    spell,
    token,
    tokens,
    unit,
    your,
)
from engine.words.card import DOMAINS
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

DULL = Rune("TST-6M01", "Means Dull Stone", token)

EXTRA += [
    DULL,
    Spell("TST-6M02", "Means Quarry", energy=0).text(create(tokens(DULL))),
    Spell("TST-6M03", "Means Hoard", energy=0).text(create(tokens(GOLD))),
    Gear("TST-6M04", "Means Fruit", energy=0).text(
        activate(cost(exhaust(me)), add(1), timing=reaction), activate(cost(exhaust(me)), add(fury), timing=reaction)
    ),
    Gear("TST-6M05", "Means Twin Seal", energy=0).text(
        activate(cost(exhaust(me)), add(rainbow, rainbow), timing=reaction)
    ),
    Legend("TST-6M06", "Means Sage", calm, mind, champion="Means").text(
        activate(cost(exhaust(me)), add(1), timing=reaction)
    ),
    Gear("TST-6M07", "Means Altar", energy=0).text(activate(cost(kill(a(friendly, unit))), add(1), timing=reaction)),
    Gear("TST-6M08", "Means Exchange", energy=0).text(activate(cost(1, exhaust(me)), add(2), timing=reaction)),
    Unit("TST-6M09", "Means Adept", energy=0, might=1).text(activate(cost(exhaust(me)), add(1), timing=reaction)),
    Unit("TST-6M10", "Means Coach", energy=0, might=1).text(activate(cost(exhaust(me)), buff(a(friendly, unit)))),
    Spell("TST-6M11", "Means One", energy=1).text(draw(1)),
    Spell("TST-6M12", "Means Fury", fury, energy=0, power=1).text(draw(1)),
    Spell("TST-6M13", "Means Both", fury, energy=1, power=1).text(draw(1)),
    Spell("TST-6M14", "Means Double", fury, energy=0, power=2).text(draw(1)),
    Spell("TST-6M15", "Means Rust", fury, energy=0, power=1).text(kill(a(friendly, gear))),
    Unit("TST-6M17", "Means Keeper", energy=0, might=2).text(must_pay(every(opponent)(move(a(unit), to=here)), 1)),
    Spell("TST-6M18", "Means Bargain", energy=0).text(may(pay(1), exhaust(a(friendly, unit))).to(draw(1))),
    Spell("TST-6M19", "Means Double Deal", energy=0).text(
        may(kill(a(friendly, unit)), exhaust(a(friendly, unit))).to(draw(1))
    ),
    Spell("TST-6M20", "Means Trap", energy=3).text(hidden, draw(1)),
    Unit("TST-6M21", "Means Tax", energy=0, might=1).text(have(every(enemy, spell), cost_more(1))),
    Unit("TST-6M22", "Means Hush", energy=0, might=1).text(cant(every(opponent)(play(every(spell))))),
    Spell("TST-6M26", "Means Strain", energy=1).text(additional_cost(exhaust(a(rune, your))), draw(1)),
    Gear("TST-6M25", "Means Husk", energy=0).text(
        activate(cost(kill(me)), add(fury), timing=reaction), activate(cost(exhaust(me)), add(1), timing=reaction)
    ),
    Spell("TST-6M23", "Means Burial", energy=1).text(additional_cost(recycle(a(rune, your))), draw(1)),
    Spell("TST-6M24", "Means Grave", fury, energy=0, power=1).text(additional_cost(recycle(a(rune, your))), draw(1)),
    Spell("TST-6M16", "Means Offering", energy=1).text(additional_cost(kill(a(friendly, unit))), draw(1)),
]


@covers("357.1.a", "164.2")
def test_a_rune_without_abilities_gives_nothing() -> None:
    table = Table(quiet(hand=["Means Quarry", "Means One"]), quiet(), battlefields=PLAIN)
    table.you.play("Means Quarry")
    table.resolve()
    assert table.thing("Means Dull Stone").id in table.state.players[YOU].runes
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Means One") == ["357"]


@covers("357.1.a", "414.4")
@pytest.mark.parametrize(
    ("fruits", "offered"), [(1, {"Means One", "Means Fury"}), (2, {"Means One", "Means Fury", "Means Both"})]
)
def test_one_object_is_exhausted_for_one_thing_or_the_other(fruits: int, offered: set[str]) -> None:
    table = Table(
        quiet(base=["Means Fruit"] * fruits, hand=["Means One", "Means Fury", "Means Both"]), quiet(),
        battlefields=PLAIN,
    )
    assert table.you.offered("play") == offered
    if fruits == 2:
        table.you.play("Means Both")
        assert all(thing.exhausted for thing in table.state.permanents())
        return
    table.you.play("Means Fury")
    table.resolve()
    assert (table.hand()[:2], table.you.offered("use")) == (["Means One", "Means Both"], set())


@covers("357.1.a", "357.2")
def test_one_object_is_exhausted_before_it_is_killed() -> None:
    table = Table(quiet(base=["Means Husk"], hand=["Means Both"]), quiet(), battlefields=PLAIN)
    table.you.play("Means Both")
    assert [event.kind for event in table.events() if event.kind in ("exhausted", "died")] == ["exhausted", "died"]
    assert (table.trash(), table.state.players[YOU].pool) == (["Means Husk"], ())


@covers("357.1.a")
def test_by_hand_nothing_is_used_after_which_the_rest_cant_be_paid() -> None:
    table = Table(quiet(base=["Means Fruit"], runes={"fury": 1}, hand=["Means Both"]), quiet(), battlefields=PLAIN)
    first = table.you._first("play", "Means Both")
    ways = [option.short for option in table.you.draft(first, "pay:hand").options]
    assert sorted(ways) == [
        "Exhaust Fury Rune: 1 Energy", "Exhaust Means Fruit: 1 Energy", "Exhaust Means Fruit: 1 Fury",
        "Recycle Fury Rune: 1 Fury",
    ]
    fruit = table.thing("Means Fruit").id
    ways = [option.short for option in table.you.draft(first, "pay:hand", f"pay:{fruit}:1").options]
    assert ways == ["Exhaust Fury Rune: 1 Energy"]


@covers("429.5")
def test_an_ability_may_give_more_than_one_power() -> None:
    table = Table(quiet(base=["Means Twin Seal"], hand=["Means Double"]), quiet(), battlefields=PLAIN)
    table.you.play("Means Double")
    assert (table.hand(), table.state.players[YOU].pool) == ([], ())


@covers("357.1.a")
def test_a_legend_helps_to_pay() -> None:
    table = Table(quiet(legend="Means Sage", hand=["Means One"]), quiet(), battlefields=PLAIN)
    table.you.play("Means One")
    assert table.state.objects[table.state.players[YOU].legend].exhausted


@covers("357.1.a", "203")
def test_what_asks_for_more_than_its_own_object_is_used_before_the_payment() -> None:
    table = Table(quiet(base=["Means Altar", "Test Might 1"], hand=["Means One"]), quiet(), battlefields=PLAIN)
    assert "Means One" not in table.you.offered("play")
    table.you.use("Means Altar")
    assert table.trash() == ["Test Might 1"]
    table.you.play("Means One")
    table = Table(quiet(base=["Means Exchange"], runes={"fury": 1}, hand=["Test Might 2"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    table.you.use("Means Exchange")
    assert (table.ready_runes(), table.you.offered("play")) == (0, {"Test Might 2"})


@covers("357.3")
def test_what_it_aims_at_does_not_leave_for_its_payment() -> None:
    table = Table(quiet(hand=["Means Hoard", "Means Hoard", "Means Rust"]), quiet(), battlefields=PLAIN)
    table.you.play("Means Hoard")
    table.resolve()
    assert "Means Rust" not in table.you.offered("play")
    assert table.you.why_not("play", "Means Rust") == ["357.3"]
    table.you.play("Means Hoard")
    table.resolve()
    first = table.thing("Gold").id
    table.you.play("Means Rust", on="Gold")
    assert table.thing("Gold").id == first
    table.resolve()
    assert [thing for thing in table.state.permanents() if thing.card.name == "Gold"] == []


@covers("357.1.a", "357.2")
def test_what_is_given_up_can_be_exhausted_before() -> None:
    table = Table(quiet(base=["Means Adept"], hand=["Means Offering"]), quiet(), battlefields=PLAIN)
    table.you.play("Means Offering")
    assert table.trash() == ["Means Adept"]


@covers("357.1.a", "357.3")
def test_a_rune_that_is_recycled_for_the_cost_gives_its_energy_before() -> None:
    table = Table(quiet(runes={"fury": 1}, hand=["Means Burial", "Means Grave"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Means Burial"}  # 357.3: it can't be recycled for Power too
    table.you.play("Means Burial")
    assert (table.state.players[YOU].runes, len(table.events("recycled"))) == ([], 1)


@covers("357.3", "414.4")
@pytest.mark.parametrize(("runes", "offered"), [(1, set()), (2, {"Means Strain"})])
def test_a_rune_that_is_exhausted_for_the_cost_gives_nothing(runes: int, offered: set[str]) -> None:
    table = Table(quiet(runes={"fury": runes}, hand=["Means Strain"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == offered
    assert table.you.why_not("play", "Means Strain") == ([] if offered else ["203.3"])
    if offered:
        table.you.play("Means Strain", paying="Fury Rune")
        assert (table.ready_runes(), len(table.events("paid"))) == (0, 1)


@covers("355.8")
def test_what_is_exhausted_for_an_ability_can_be_its_target() -> None:
    table = Table(quiet(base=["Means Coach"]), quiet(), battlefields=PLAIN)
    table.you.use("Means Coach")
    table.resolve()
    assert (table.thing("Means Coach").exhausted, bool(table.thing("Means Coach").buffed)) == (True, True)


@covers("204.4.b", "204.4.c")
@pytest.mark.parametrize(("runes", "offered"), [(0, False), (1, True)])
def test_what_moves_is_exhausted_before_it_is_paid_for(runes: int, offered: bool) -> None:
    table = Table(
        quiet(base=["Means Adept"], runes={"fury": runes}), quiet(at={MEADOW: ["Means Keeper"]}), battlefields=PLAIN
    )
    places = {option.short for option in table.you.draft(table.you._first("move", "Means Adept")).options}
    assert places == ({MEADOW, MOOR} if offered else {MOOR})
    if offered:
        table.you.move("Means Adept", to=MEADOW)
        assert (table.where("Means Adept"), table.ready_runes()) == (MEADOW, 0)


@covers("204.3.b", "357.3")
@pytest.mark.parametrize(("name", "units", "asked"), [
    ("Means Bargain", ["Means Adept"], False), ("Means Bargain", ["Means Adept", "Test Might 1"], True),
    ("Means Double Deal", ["Test Might 1"], False), ("Means Double Deal", ["Test Might 1", "Means Adept"], True)])
def test_one_unit_is_not_given_twice_for_the_cost_of_an_instruction(name: str, units: list[str], asked: bool) -> None:
    table = Table(quiet(base=units, hand=[name]), quiet(), battlefields=PLAIN)
    table.you.play(name)
    table.resolve()
    assert (table.open.kind == "may") == asked
    if asked:
        table.you.choose("yes")
        if table.open.kind == "choose":
            table.you.choose("Test Might 1")
        assert len(table.events("drawn")) == 1
        assert all(thing.exhausted for thing in table.state.permanents())


@covers("811.1.b", "356.3", "054.1")
def test_what_lies_facedown_is_priced_and_forbidden_as_what_it_will_be() -> None:
    for units, runes, rules in ((["Means Tax"], 0, ["357"]), (["Means Tax"], 1, []), (["Means Hush"], 1, ["054.1"])):
        table = Table(
            quiet(at={MEADOW: ["Test Might 1"]}, facedown={MEADOW: ["Means Trap"]}, runes={"fury": runes}),
            quiet(base=units), battlefields=PLAIN,
        )
        assert table.you.why_not("play", "Means Trap", "facedown") == rules
        assert ("Means Trap" in table.you.offered("play")) == (not rules)
        if not rules:
            assert next(option.full for option in table.open.options if option.short == "Means Trap").startswith(
                "1 Energy"
            )
            table.you.play("Means Trap")
            assert table.ready_runes() == 0


def test_more_power_than_there_is_of_all_domains_is_found_short_at_once() -> None:
    assert cover(dict.fromkeys(DOMAINS, 3), (DOMAINS,) * 18) is not None
    assert cover(dict.fromkeys(DOMAINS, 3), (DOMAINS,) * 19) is None


@covers("163.2")
@pytest.mark.parametrize(("have", "power", "paid"), [
    ({"fury": 1, "calm": 1}, (("fury", "calm"), ("fury", "mind")), ("calm", "fury")),
    ({"fury": 2, "calm": 1}, (("fury",), ("fury", "calm"), ("fury", "mind")), ("fury", "calm", "fury")),
    ({"calm": 1, "any": 1}, (("fury", "calm"), ("calm", "mind")), ("calm", "any")),
    ({"calm": 2}, (("fury", "calm"), ("fury", "mind")), None),
])
def test_power_that_a_part_could_be_paid_with_is_left_for_the_part_that_needs_it(
    have: dict[str, int], power: tuple[tuple[str, ...], ...], paid: tuple[str, ...] | None
) -> None:
    """What was tried for the first part in vain is there for the second."""
    assert cover(have, power) == paid
