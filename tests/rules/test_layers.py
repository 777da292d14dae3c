"""Continuous effects (473–480): increases before decreases, values fixed when given, passives judged anew."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    assault,
    buff,
    every,
    exhausted,
    friendly,
    give,
    have,
    if_,
    is_,
    me,
    might,
    per,
    reaction,
    tank,
    this_turn,
    unit,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Spell("TST-RD0", "Test Buff", energy=0).text(reaction, buff(a(unit))),
    Spell("TST-RD1", "Test Guarding", energy=0).text(reaction, give(a(unit), tank, assault(2), this_turn)),
    Unit("TST-RD2", "Test Captain", energy=0, might=1).text(have(me, might(per(every(friendly, unit))))),
    Unit("TST-RD3", "Test Sleeper", energy=0, might=1).text(if_(is_(me, exhausted), have(me, might(3)))),
]


def after(*spells: str, on: str = "Test Might 1", **you: object) -> Table:
    """You have cast these spells on your unit, one after another."""
    table = Table(
        you=quiet(**{"base": [on], "hand": list(spells), "runes": {"mind": 4, "calm": 4}, **you}), foe=quiet(),
        battlefields=PLAIN,
    )
    for name in spells:
        table.you.play(name, on=on)
        table.resolve()
    return table


@covers("477.3", "477", "477.3.e.1.a", "477.3.e.2.a")
def test_increases_and_decreases_add_up() -> None:
    assert after("En Garde", "Test Curse", on="Test Might 5").might("Test Might 5") == 4
    assert after("Test Curse", "En Garde", on="Test Might 5").might("Test Might 5") == 4


@covers("477.3.b", "477", "477.3.e.2.b")
def test_less_to_a_minimum_is_fixed_when_it_is_given() -> None:
    assert after("Stupefy").might("Test Might 1") == 1
    assert after("Stupefy", "En Garde").might("Test Might 1") == 3
    assert after("En Garde", "Stupefy").might("Test Might 1") == 2


@covers("477.3.b", "477")
def test_a_minimum_raises_nobody_who_is_below_it() -> None:
    table = after("Test Curse", "Stupefy", on="Test Might 2")
    assert table.might("Test Might 2") == -1


@covers("477.3.b", "477")
def test_a_minimum_binds_only_its_own_effect() -> None:
    table = after("Stupefy", "Test Curse", on="Test Might 2")
    assert table.might("Test Might 2") == -2


@covers("426", "702")
def test_a_unit_has_one_buff_at_most() -> None:
    table = after("Test Buff", "Test Buff")
    assert table.might("Test Might 1") == 2
    assert len(table.events("buffed")) == 1
    table.end_turn()
    assert table.might("Test Might 1") == 2


@covers("364", "446")
def test_an_aura_is_only_where_it_says() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Garen, Commander", "Test Might 1"], MOOR: ["Test Might 2"]}), foe=quiet(),
        battlefields=PLAIN,
    )
    assert (table.might("Test Might 1"), table.might("Test Might 2"), table.might("Garen, Commander")) == (2, 2, 5)
    table.you.move("Test Might 1", to="base")
    assert table.might("Test Might 1") == 1


@covers("364", "359.2", "476.2")
def test_an_amount_that_counts_is_counted_anew() -> None:
    table = Table(
        you=quiet(base=["Test Captain"], hand=["Test Might 1", "Test Vanish"], runes={"fury": 1}),
        foe=quiet(base=["Test Might 2"]), battlefields=PLAIN,
    )
    assert table.might("Test Captain") == 2
    table.you.play("Test Might 1")
    assert table.might("Test Captain") == 3
    table.you.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert table.might("Test Captain") == 2


@covers("364", "315.1")
def test_a_conditional_passive_comes_and_goes_with_its_condition() -> None:
    table = Table(you=quiet(base=["Test Sleeper*"]), foe=quiet(), battlefields=PLAIN)
    assert table.might("Test Sleeper") == 4
    table.end_turn()
    assert table.might("Test Sleeper") == 4
    table.end_turn()
    assert table.might("Test Sleeper") == 1


@covers("365", "359.2")
def test_a_passive_is_silent_until_its_unit_is_on_the_board() -> None:
    table = Table(you=quiet(base=["Test Might 1"], hand=["Test Captain"]), foe=quiet(), battlefields=PLAIN)
    assert table.might("Test Might 1") == 1
    table.you.play("Test Captain")
    assert table.might("Test Captain") == 3


@covers("477.3.b", "477")
def test_what_is_given_to_these_units_is_not_given_to_later_ones() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"], hand=["Decisive Strike", "Test Might 2"], runes={"body": 6, "order": 2}),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.play("Decisive Strike")
    table.resolve()
    table.you.play("Test Might 2")
    assert (table.might("Test Might 1"), table.might("Test Might 2")) == (3, 2)


@covers("369.3", "389")
def test_what_is_laid_upon_a_turn_reaches_later_units_too() -> None:
    table = Table(
        you=quiet(hand=["Confront", "Test Might 2", "Test Might 1"], runes={"body": 4}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Confront")
    table.resolve()
    table.you.play("Test Might 2")
    assert not table.thing("Test Might 2").exhausted
    table.end_turn()
    table.end_turn()
    table.you.play("Test Might 1")
    assert table.thing("Test Might 1").exhausted


@covers("477.2", "477", "815")
def test_a_keyword_that_is_given_works_for_its_time() -> None:
    table = Table(
        you=quiet(base=["Test Might 3"]),
        foe=quiet(at={MEADOW: ["Test Might 1", "Test Might 2"]}, hand=["Test Guarding"]), battlefields=PLAIN,
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.you.passes()
    table.foe.play("Test Guarding", on="Test Might 2")
    table.pass_all()
    assert [event.n for event in table.events("damaged")] == [2, 1, 3]
    assert [table.state.catalogue.cards[event.card].name for event in table.events("damaged")] == [
        "Test Might 2", "Test Might 1", "Test Might 3",
    ]


@covers("807", "477", "801.3.a.1", "802")
def test_values_of_a_keyword_add_up() -> None:
    table = Table(
        you=quiet(base=["Garen, Rugged"], hand=["Test Guarding"]), foe=quiet(at={MEADOW: ["Test Might 6"]}),
        battlefields=PLAIN,
    )
    table.you.play("Test Guarding", on="Garen, Rugged")
    table.resolve()
    assert table.might("Garen, Rugged") == 5
    table.you.move("Garen, Rugged", to=MEADOW)
    assert table.might("Garen, Rugged") == 9
