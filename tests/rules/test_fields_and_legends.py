"""What runes, Power, battlefields, legends and tokens are (161–187), as far as other chapters don't play it."""
from __future__ import annotations

import pytest

from cards.tokens import RECRUIT
from engine.words import (
    Battlefield,
    Gear,
    Legend,
    Spell,
    a,
    activate,
    add,
    an,
    battlefield,
    become_copy,
    can,
    conquer,
    cost,
    draw,
    either,
    every,
    exhaust,
    friendly,
    fury,
    gear,
    give,
    have,
    here,
    if_,
    it,
    kill,
    me,
    might,
    move,
    occupied,
    open_,
    play,
    rainbow,
    reaction,
    recycle,
    rune,
    stun,
    there_is,
    this_turn,
    token,
    tokens,
    uncontrolled,
    unit,
    when,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

FORGE, CREST, PIT = "Test Forge Field", "Test Crested Legend", "Test Deep Pit"

EXTRA += [
    Spell("TST-3B110", "Test Razing", energy=0).text(kill(every(either(unit, gear)))),
    Spell("TST-3B111", "Test Uprooting", energy=0).text(recycle(every(rune, your))),
    Spell("TST-3B112", "Test Fury Word", fury, energy=0, power=1).text(draw(1)),
    Gear("TST-3B113", "Test Prism", energy=0).text(activate(cost(exhaust(me)), add(rainbow), timing=reaction)),
    Gear("TST-3B114", "Test Battery", energy=0).text(activate(cost(exhaust(me)), add(1), timing=reaction)),
    Battlefield("TST-3B115", FORGE).text(
        have(every(friendly, unit, here), might(1)), when(you(conquer(here)), draw(1)), activate(cost(1), draw(1))),
    Legend("TST-3B116", CREST, champion="Test").text(
        have(every(friendly, unit), might(1)), when(you(play(a(gear))), draw(1)), activate(cost(exhaust(me)), draw(1))),
    Spell("TST-3B117", "Test Survey", energy=0).text(stun(every(unit)), kill(a(gear))),
    Spell("TST-3B118", "Test Enlistment", energy=0).text(play(tokens(RECRUIT)), give(it, might(2), this_turn)),
    Spell("TST-3B121", "Test Count Fields", energy=0).text(
        if_(there_is(an(occupied, battlefield)), draw(1)), if_(there_is(an(uncontrolled, battlefield)), draw(1)),
        if_(there_is(an(open_, battlefield)), draw(1))),
    Battlefield("TST-3B122", PIT, token).text(can(every(unit)(move(to=here)))),  # Baron Pit
    Spell("TST-3B119", "Test Mirror", energy=0).text(become_copy(a(unit).called("one"), a(unit))),
]


@covers("161.1.a")
def test_a_rune_is_no_permanent() -> None:
    table = Table(
        quiet(hand=["Test Razing", "Test Uprooting"], base=["Test Might 1", "Test Gear"], runes={"fury": 1}), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Razing")
    table.resolve()
    assert (sorted(table.trash())[:2], table.ready_runes()) == (["Test Gear", "Test Might 1"], 1)
    table.you.play("Test Uprooting")
    table.resolve()
    assert table.ready_runes() == 0


@covers("163.1.a", "163.2", "163.2.a", "163.2.b")
@pytest.mark.parametrize(
    ("have_", "playable"),
    [
        ({"runes": {"fury": 1}}, True), ({"runes": {"calm": 1}}, False), ({"base": ["Test Battery"]}, False),
        ({"base": ["Test Prism"]}, True),
    ],
)
def test_power_has_a_domain_or_is_universal_and_energy_has_none(have_: dict[str, object], playable: bool) -> None:
    table = Table(quiet(hand=["Test Fury Word"], **have_), quiet(), battlefields=PLAIN)
    assert ("Test Fury Word" in table.you.offered("play")) == playable
    if playable:
        table.you.play("Test Fury Word")
        table.resolve()
        assert len(table.hand()) == 1


@covers("164.1")
def test_each_basic_rune_gives_power_of_its_own_domain() -> None:
    for domain in ("fury", "calm", "mind", "body", "chaos", "order"):
        table = Table(quiet(runes={domain: 1}), quiet(), battlefields=PLAIN)
        table.you.use(f"{domain.capitalize()} Rune", n=1)
        assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [(domain, 1)]


@covers("170.5", "170.8", "170.9", "170.10", "170.2.b")
def test_battlefields_have_every_kind_of_ability() -> None:
    table = Table(quiet(base=["Test Might 2"], runes={"fury": 1}), quiet(), battlefields=[FORGE, MEADOW])
    assert "Test Forge Field" not in table.you.offered("use"), "nobody controls it"
    table.you.move("Test Might 2", to=FORGE)
    table.pass_all()
    assert (table.might("Test Might 2"), len(table.hand())) == (3, 1)
    table.you.use(FORGE)
    table.resolve()
    assert len(table.hand()) == 2
    table.end_turn()
    assert table.open.seat == FOE
    assert FORGE not in table.foe.offered("use")
    assert table.thing(FORGE, zone="battlefield").id in [field.id for field in table.state.fields]


@covers("174.6", "174.7", "174.8")
def test_legends_have_every_kind_of_ability() -> None:
    table = Table(
        quiet(legend=CREST, base=["Test Might 2"], hand=["Test Gear"], runes={"fury": 1}), quiet(base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    assert (table.might("Test Might 2", YOU), table.might("Test Might 2", FOE)) == (3, 2)
    table.you.play("Test Gear")
    table.resolve()
    assert len(table.hand()) == 1
    table.you.use(CREST)
    table.resolve()
    assert len(table.hand()) == 2
    assert CREST not in table.you.offered("use")


@covers("184.3")
def test_a_token_may_be_given_something_by_what_makes_it() -> None:
    table = Table(quiet(hand=["Test Enlistment"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Enlistment")
    table.resolve()
    assert table.might("Recruit") == 3
    table.end_turn()
    assert table.might("Recruit") == 1


@covers("185.1.a", "185.1.b")
def test_a_token_stays_one_as_a_copy_and_a_card_becomes_none() -> None:
    table = Table(
        quiet(hand=["Test Mirror", "Test Mirror"], base=["Recruit", "Test Might 3", "Test Might 4"]), quiet(),
        battlefields=PLAIN,
    )
    recruit, big = table.thing("Recruit"), table.thing("Test Might 4")
    table.you.play("Test Mirror", on=["Test Might 4", "Recruit"])
    table.resolve()
    table.you.play("Test Mirror", on=[f"obj:{recruit.id}", "Test Might 3"])
    table.resolve()
    now = table.state.objects
    assert (now[recruit.id].card.name, now[recruit.id].token) == ("Test Might 3", True)
    assert (now[big.id].card.name, now[big.id].token) == ("Recruit", False)


@covers("170.11.a", "170.11.b", "170.11.c")
def test_battlefields_are_occupied_uncontrolled_or_open() -> None:
    for mine, theirs, drawn in (
        ({}, {}, 2), ({"at": {MEADOW: ["Test Might 1"]}}, {"controls": [MOOR]}, 1),
        ({"controls": [MEADOW, MOOR]}, {}, 0), ({"at": {MEADOW: ["Test Might 1"]}}, {}, 3),
    ):
        table = Table(quiet(hand=["Test Count Fields"], **mine), quiet(**theirs), battlefields=PLAIN)
        table.you.play("Test Count Fields")
        table.resolve()
        assert len(table.hand()) == drawn, (mine, theirs)
    assert say(find_or_extra("Test Count Fields")).startswith("If there is an occupied battlefield, draw 1.")


@covers("187.9")
def test_units_move_to_the_pit_from_anywhere() -> None:
    table = Table(quiet(at={MEADOW: ["Test Might 2"]}), quiet(), battlefields=[MEADOW, PIT])
    table.you.move("Test Might 2", to=PIT)
    table.pass_all()
    assert (table.where("Test Might 2"), table.thing(PIT, zone="battlefield").card.domains) == (PIT, ())
    table = Table(quiet(at={MEADOW: ["Test Might 2"]}), quiet(), battlefields=[MEADOW, MOOR])
    assert [option.short for option in table.you.draft(table.you._first("move", "Test Might 2")).options] == [
        "Your base"
    ]
