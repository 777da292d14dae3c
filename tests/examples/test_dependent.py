"""Dependent keywords and ignored ones (727, 766, 767): the worked examples with test cards of the same behaviour."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    an,
    anyone,
    attack,
    backline,
    cost_less,
    deal,
    deflect,
    draw,
    enemy,
    exhaust,
    ganking,
    happened,
    have,
    here,
    if_,
    ignore,
    legion,
    less_than,
    level,
    me,
    might,
    rune,
    this,
    unit,
    when,
    you,
    your,
)
from engine.words import conquer as conquers
from tests.rules.covers import example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-7P01", "Waiting Hopeful", energy=4, might=4).text(legion(have(me, cost_less(2)))),  # Noxus Hopeful
    Unit("TST-7P02", "Waiting Gust", energy=0, might=1).text(level(3, have(me, might(1)), ganking)),  # Gustwalker
    Unit("TST-7P03", "Waiting Master", energy=0, might=3).text(level(11, legion(when(me(conquers), draw(1))))),
    Unit("TST-7P08", "Waiting Saver", energy=0, might=1).text(  # until so much Energy was spent, each from a rune
        if_(happened(anyone(exhaust(a(rune, your))), less_than(3)), have(me, might(2)))),
    Unit("TST-7P09", "Waiting Raider", energy=0, might=3).text(if_(happened(me(attack)), have(me, might(2)))),
    Spell("TST-7P04", "Waiting Needle", energy=0).text(have(this, ignore(deflect())), deal(1, an(enemy, unit))),
    Spell("TST-7P05", "Waiting Dart", energy=0).text(deal(1, an(enemy, unit))),
    Unit("TST-7P06", "Waiting Shield", energy=0, might=3).text(deflect()),
    Unit("TST-7P07", "Waiting Breaker", energy=0, might=4).text(have(you, ignore(backline, at=here))),
]


@example("727.1#1", rule="357")
@example("727.1.a.1#1", rule="357")
def test_legion_lasts_for_this_turn() -> None:
    table = Table(you=quiet(hand=["Waiting Hopeful", "Test Sight"], runes={"fury": 2}), foe=quiet(), battlefields=PLAIN)
    assert table.you.why_not("play", "Waiting Hopeful") == ["357"]
    table.you.play("Test Sight")
    table.resolve()
    assert table.you.why_not("play", "Waiting Hopeful") == []
    table.end_turn()
    table.end_turn()
    table.you.play("Waiting Hopeful")  # a turn later it costs the whole again
    assert sum(e.n for e in table.events("paid") if e.seat == YOU) == 4


@example("727.1.a.1#2", rule="414")
def test_a_condition_may_be_limited() -> None:
    table = Table(
        you=quiet(base=["Waiting Saver"], hand=["Test Might 2", "Test Might 1"], runes={"fury": 3}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Might 2")
    assert table.might("Waiting Saver") == 3
    table.you.play("Test Might 1")
    assert table.might("Waiting Saver") == 1
    table.end_turn()
    assert table.might("Waiting Saver") == 3


@example("727.1.a.1#3", rule="464.2")
def test_a_condition_may_begin_with_what_happened() -> None:
    table = Table(
        you=quiet(base=["Waiting Raider"]), foe=quiet(at={MEADOW: ["Test Might 6"]}, hand=["Test March"]),
        battlefields=PLAIN,
    )
    assert table.might("Waiting Raider") == 3
    table.you.move("Waiting Raider", to=MEADOW)
    assert table.might("Waiting Raider") == 5


@example("727.1.b.2#1", rule="446")
def test_text_is_active_exactly_as_written_while_the_condition_holds() -> None:
    for xp, n in ((2, 1), (3, 2)):
        table = Table(you=quiet(at={MEADOW: ["Waiting Gust"]}, xp=xp), foe=quiet(), battlefields=PLAIN)
        assert table.might("Waiting Gust") == n
    table.you.move("Waiting Gust", to=MOOR)
    table.pass_all()
    assert table.where("Waiting Gust") == MOOR


@example("727.1.b.3#1", rule="383.3")
def test_every_one_of_several_conditions_has_to_hold() -> None:
    def triggered(xp: int, before: bool) -> int:
        table = Table(
            you=quiet(base=["Waiting Master"], hand=["Test Might 1"], runes={"fury": 1}, xp=xp), foe=quiet(),
            battlefields=PLAIN,
        )
        if before:
            table.you.play("Test Might 1")
        table.you.move("Waiting Master", to=MEADOW)
        table.pass_all()
        return len(table.events("triggered"))

    assert (triggered(11, False), triggered(10, True), triggered(11, True)) == (0, 0, 1)


@example("766#1", rule="357")
@example("767#1", rule="809.1.c")
def test_the_spell_that_says_so_pays_no_deflect_and_no_other_does() -> None:
    table = Table(
        you=quiet(hand=["Waiting Needle", "Waiting Dart"]), foe=quiet(base=["Waiting Shield"]), battlefields=PLAIN
    )
    assert table.you.why_not("play", "Waiting Dart") == ["809.1.c"]
    table.you.play("Waiting Needle", on="Waiting Shield")
    table.resolve()
    assert [e.n for e in table.events("damaged")] == [1]


def asked(attackers: list[str], defenders: list[str], seat: int) -> list[str]:
    """Whom that seat may hit first when you attack."""
    table = Table(you=quiet(base=attackers), foe=quiet(at={MEADOW: defenders}), battlefields=PLAIN)
    table.you.move(*attackers, to=MEADOW)
    while table.open.kind == "focus" or (table.open.kind == "assign" and table.open.seat != seat):
        table.answer(table.open.seat, "pass" if table.open.kind == "focus" else table.open.keys[0])
    found = (
        [table.state.objects[o.subject].card.name for o in table.open.options] if table.open.kind == "assign" else []
    )
    if found:
        table.answer(table.open.seat, table.open.keys[0])
    return found


@example("766#2", rule="465.2.c")
@example("767#2", rule="465.2.c")
def test_backline_is_ignored_by_the_player_whose_unit_says_so_alone() -> None:
    theirs = ["Test Backline", "Test Might 4", "Test Might 3"]
    assert asked(["Waiting Breaker"], theirs, YOU) == theirs
    assert asked(["Waiting Breaker", "Test Backline", "Test Might 6"], theirs, FOE) == [
        "Waiting Breaker",
        "Test Might 6",
    ]
