"""The golden rules and what is a card, a permanent or a state (002–056, 133, 143, 199, 414, 428)."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    a,
    battlefield,
    buffed,
    capacity,
    card,
    cost_less,
    deal,
    discard,
    draw,
    every,
    exhausted,
    facedown_card,
    friendly,
    give,
    have,
    here,
    hidden,
    kill,
    main_phase,
    me,
    might,
    move,
    per,
    readied,
    starts,
    tag,
    this_turn,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [
    Spell("TST-4G01", "Golden Axe", energy=0).text(kill(a(card))),
    Spell("TST-4G02", "Golden Muddle", energy=0).text(discard(2), deal(2, a(unit)), draw(1)),
    Unit("TST-4G03", "Golden Cat", energy=0, might=1, tags="Cat"),
    Unit("TST-4G04", "Golden Bird", energy=0, might=1, tags="Bird"),
    Spell("TST-4G05", "Golden Leash", energy=0).text(kill(a(unit, tag("Cat")))),
    Battlefield("TST-4G06", "Golden Hill").text(when(starts(main_phase, you), deal(1, every(unit, here)))),
    Gear("TST-4G07", "Golden Ring", energy=3).text(have(me, cost_less(1, times=per(every(friendly, unit, buffed))))),
    Spell("TST-4G08", "Golden Alarm", energy=0).text(deal(1, every(unit, exhausted))),
    Spell("TST-4G09", "Golden Roll", energy=0).text(deal(1, every(unit, readied))),
    Spell("TST-4G11", "Golden Curse", energy=0).text(give(a(unit), might(-5), this_turn)),
    Spell("TST-4G12", "Golden Cheer", energy=0).text(give(a(unit), might(4), this_turn)),
    Unit("TST-4G13", "Golden Cupboard", energy=0, might=1).text(have(every(battlefield), capacity(facedown_card, 2))),
    Spell("TST-4G14", "Golden Nook", energy=9).text(hidden, draw(1)),
    Spell("TST-4G15", "Golden Cranny", energy=9).text(hidden, draw(1)),
    Unit("TST-4G10", "Golden Mule", energy=0, might=1).text(when(me(move), draw(1))),
]


@covers("052", "133.4.a.2", "133.5.a.1", "355.9.a")
def test_a_card_is_a_main_deck_card_and_on_the_board_a_permanent() -> None:
    table = Table(
        quiet(hand=["Golden Axe"], base=["Test Might 1", "Test Gear", "Recruit"], runes={"fury": 1}),
        quiet(at={MEADOW: ["Test Tank"]}), battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Golden Axe"))
    assert {table.you._name(o.subject) for o in question.options} == {"Test Might 1", "Test Gear", "Test Tank"}


@covers("055", "422.3")
def test_what_can_not_be_done_is_left_out_and_the_rest_is_done() -> None:
    table = Table(quiet(hand=["Golden Muddle", "Test Gear"]), quiet(base=["Test Might 3"]), battlefields=PLAIN)
    table.you.play("Golden Muddle", on="Test Might 3")
    table.resolve()
    assert "Test Gear" in table.trash()
    assert (table.thing("Test Might 3").damage, len(table.hand())) == (2, 1)


@covers("143.1.b")
def test_types_of_units_are_referred_to() -> None:
    table = Table(
        quiet(hand=["Golden Leash"], base=["Golden Bird", "Golden Cat"]), quiet(base=["Golden Cat"]), battlefields=PLAIN
    )
    question = table.you.draft(table.you._first("play", "Golden Leash"))
    assert [table.you._name(o.subject) for o in question.options] == ["Golden Cat"] * 2


@covers("199", "199.1")
def test_a_battlefield_is_at_itself() -> None:
    table = Table(
        quiet(at={"Golden Hill": ["Test Might 3"], MOOR: ["Test Might 2"]}), quiet(),
        battlefields=("Golden Hill", MOOR), turn_of=FOE,
    )
    table.end_turn()
    assert table.open.seat == YOU
    assert (table.thing("Test Might 3").damage, table.thing("Test Might 2").damage) == (1, 0)


@covers("704")
def test_buffs_are_counted() -> None:
    for buffs, paid in ((0, 3), (1, 1)):
        base = [one("Test Might 1", buffs=buffs), one("Test Might 2", buffs=buffs), "Test Might 3"]
        table = Table(quiet(hand=["Golden Ring"], base=base, runes={"fury": 3}), quiet(), battlefields=PLAIN)
        table.you.play("Golden Ring")
        assert sum(event.n for event in table.events("paid")) == paid


@covers("414.2", "415.2")
def test_ready_and_exhausted_are_states_that_texts_refer_to() -> None:
    table = Table(
        quiet(hand=["Golden Alarm", "Golden Roll"], base=["Test Might 3", "Test Might 4*"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Golden Alarm")
    table.resolve()
    assert [table.thing(name).damage for name in ("Test Might 3", "Test Might 4")] == [0, 1]
    table.you.play("Golden Roll")
    table.resolve()
    assert [table.thing(name).damage for name in ("Test Might 3", "Test Might 4")] == [1, 1]


@covers("428.2.b")
def test_to_be_killed_is_no_move() -> None:
    table = Table(quiet(hand=["Test Vanish"], at={MEADOW: ["Golden Mule"]}), quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Golden Mule")
    table.resolve()
    assert (table.where("Golden Mule"), table.events("moved"), table.events("triggered")) == ("trash", [], [])


@covers("143.2.b.1")
def test_might_below_zero_is_reckoned_with_as_it_is() -> None:
    table = Table(quiet(hand=["Golden Curse", "Golden Cheer"], base=["Test Might 3"]), quiet(), battlefields=PLAIN)
    table.you.play("Golden Curse", on="Test Might 3")
    table.resolve()
    table.you.play("Golden Cheer", on="Test Might 3")
    table.resolve()
    assert table.might("Test Might 3") == 2, "3 - 5 + 4, and not 0 + 4"


@covers("107.3.b.1", "107.3.b.2")
def test_the_place_for_facedown_cards_grows_and_shrinks() -> None:
    table = Table(
        quiet(
            hand=["Golden Nook", "Golden Cranny", "Test Vanish"], base=["Golden Cupboard"],
            at={MEADOW: ["Test Might 1"]}, runes={"fury": 2},
        ),
        quiet(),
        battlefields=PLAIN,
    )
    table.you.hide("Golden Nook")
    table.you.hide("Golden Cranny")
    assert table.state.fields[0].facedown[1:]
    table.you.play("Test Vanish", on="Golden Cupboard")
    table.foe.passes()
    assert (table.open.seat, table.open.why, table.open.least, table.open.most) == (YOU, "107.3.b.2", 1, 1)
    table.you.choose("Golden Nook")
    assert [table.where(name) for name in ("Golden Nook", "Golden Cranny")] == ["trash", "facedown"]
