"""The layers (476–479): the situations of the worked examples with test cards of the same behaviour."""
from __future__ import annotations

from engine.rules.meaning import layers
from engine.words import (
    Spell,
    Unit,
    a,
    assault,
    at_least,
    base_might,
    become_copy,
    buff,
    deflect,
    double_might,
    every,
    friendly,
    ganking,
    give,
    have,
    here,
    if_,
    is_,
    it,
    me,
    might,
    might_up_to,
    other,
    other_than,
    reaction,
    ready,
    shield,
    spend_buff,
    tag,
    tank,
    temporary,
    text,
    that,
    there_is,
    this_turn,
    token,
    unit,
    vision,
    with_,
    with_might,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    # Fiora
    Unit("TST-7L01", "Layer Victorious", energy=0, might=4).text(
        if_(is_(me, with_might(at_least(5))), deflect(), ganking, shield())
    ),
    Spell("TST-7L02", "Layer Buffing", energy=0).text(reaction, buff(a(unit))),
    Spell("TST-7L16", "Layer Spending", energy=0).text(reaction, spend_buff(1, of=a(friendly, unit))),
    Spell("TST-7L03", "Layer Becoming", energy=0).text(reaction, give(a(unit), base_might(4), this_turn)),
    Unit("TST-7L04", "Layer Kin", energy=0, might=1).text(have(every(other, friendly, unit), tag("Yordle"))),
    Spell("TST-7L05", "Layer Calling", energy=0).text(ready(a(tag("Yordle"), unit))),
    Unit("TST-7L06", "Layer Seer", energy=0, might=1).text(have(every(other, friendly, unit), vision)),
    Spell("TST-7L07", "Layer Shrink", energy=0).text(reaction, give(a(unit), might(-4, minimum=1), this_turn)),
    Unit("TST-7L08", "Layer Standard", energy=0, might=1).text(
        have(every(other, friendly, unit, here), might_up_to(5))
    ),
    Spell("TST-7L09", "Layer Raise", energy=0).text(reaction, give(a(friendly, unit), might_up_to(5))),
    Spell("TST-7L10", "Layer Last Stand", energy=0).text(
        reaction, give(a(friendly, unit), double_might, this_turn), give(it, temporary)
    ),
    Spell("TST-7L11", "Layer Eclipse", energy=0).text(reaction, give(a(unit), might(-4), this_turn)),
    Spell("TST-7L12", "Layer Discipline", energy=0).text(reaction, give(a(unit), might(2), this_turn)),
    Spell("TST-7L13", "Layer Measure", energy=0).text(reaction, give(a(unit), might_up_to(5, 2), this_turn)),
    Unit("TST-7L14", "Layer Reflection", token, might=0),
    Spell("TST-7L15", "Layer Mirror", energy=0).text(
        become_copy(a(token, unit).called("token"), a(unit, other_than(that("token")))), give(that("token"), temporary)
    ),
    Unit("TST-3d161", "Layer Standby", energy=0, might=1).text(
        if_(there_is(a(friendly, unit, with_(tank))), have(me, assault(2)))
    ),
    Unit("TST-3d162", "Layer Armourer", energy=0, might=1).text(have(every(other, friendly, unit), tank)),
    Unit("TST-3d163", "Layer Captain", energy=0, might=1).text(
        have(every(other, friendly, unit, with_(tank)), assault(3))
    ),
    Unit("TST-3d164", "Layer Tutor", energy=0, might=1).text(
        have(every(other, friendly, unit), text(have(every(other, friendly, unit), shield(1))))
    ),
]
ON = "Test Might 4"


def played(*spells: str, base: tuple[str, ...] = (ON,), on: str = ON) -> Table:
    """You have cast these spells on your unit, one after another."""
    table = Table(you=quiet(base=list(base), hand=list(spells)), foe=quiet(), battlefields=PLAIN)
    for name in spells:
        table.you.play(name, on=on)
        table.resolve()
    return table


def words(table: Table, name: str) -> tuple[str, ...]:
    """The keywords that everybody sees on a unit."""
    sight = table.game.sight()
    there = [one for player in sight.players for one in player.base] + [
        one for field in sight.battlefields for one in field.units
    ]
    return next(one.keywords for one in there if one.name == name)


@example("476.3#1", rule="426")
@covers("476", "476.1", "476.2")
def test_a_buff_brings_what_depends_on_might_and_that_brings_more() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Layer Victorious"]}, hand=["Layer Buffing"]), foe=quiet(base=["Test Might 1"]),
        battlefields=PLAIN,
    )
    assert (table.might("Layer Victorious"), words(table, "Layer Victorious")) == (4, ())
    table.you.play("Layer Buffing", on="Layer Victorious")
    table.resolve()
    assert (table.might("Layer Victorious"), words(table, "Layer Victorious")) == (5, ("Deflect", "Ganking", "Shield"))
    table.end_turn()
    table.foe.move("Test Might 1", to=MEADOW)
    assert (table.might("Layer Victorious"), words(table, "Layer Victorious")) == (6, ("Deflect", "Ganking", "Shield"))


@example("476.3#2", rule="702")
@covers("476.3")
def test_without_the_buff_nothing_of_it_is_left() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Layer Victorious"]}, hand=["Layer Buffing", "Layer Spending"]),
        foe=quiet(base=["Test Might 1"]), battlefields=PLAIN,
    )
    table.you.play("Layer Buffing", on="Layer Victorious")
    table.resolve()
    table.end_turn()
    table.foe.move("Test Might 1", to=MEADOW)
    table.foe.passes()
    assert table.might("Layer Victorious") == 6
    table.you.play("Layer Spending", on="Layer Victorious")
    table.resolve()
    assert (table.might("Layer Victorious"), words(table, "Layer Victorious")) == (4, ())


@example("477.1.a.1#1")
def test_might_is_set_in_the_first_layer() -> None:
    table = played("Layer Discipline", "Layer Becoming", base=("Test Might 1",), on="Test Might 1")
    assert table.might("Test Might 1") == 6
    table.end_turn()
    assert table.might("Test Might 1") == 1


@example("477.1.b.1.b#1", rule="477.1.b")
def test_a_copy_of_a_copy_is_a_copy_of_the_same() -> None:
    table = Table(
        you=quiet(base=["Test Might 3", "Layer Reflection", "Layer Reflection"], hand=["Layer Mirror", "Layer Mirror"]),
        foe=quiet(), battlefields=PLAIN,
    )
    first, second = (o.id for o in table.state.objects.values() if o.card.name == "Layer Reflection")
    original = table.thing("Test Might 3").id
    table.you.play("Layer Mirror", on=[f"obj:{first}", f"obj:{original}"])
    table.resolve()
    table.you.play("Layer Mirror", on=[f"obj:{second}", f"obj:{first}"])
    table.resolve()
    named = [o for o in table.state.objects.values() if o.card.name == "Test Might 3" and o.zone == "board"]
    assert sorted(o.id for o in named) == sorted((original, first, second))
    assert [table.might("Test Might 3#2"), table.might("Test Might 3#3")] == [3, 3]
    table.end_turn()
    table.end_turn()
    assert sorted(e.subject for e in table.events("died")) == [first, second]


@example("477.1.c#1", rule="415")
def test_a_tag_is_given_in_the_first_layer() -> None:
    table = Table(
        you=quiet(base=["Layer Kin", "Test Might 2*"], hand=["Layer Calling"]), foe=quiet(base=["Test Might 1"]),
        battlefields=PLAIN,
    )
    table.you.play("Layer Calling", on="Test Might 2")
    table.resolve()
    assert not table.thing("Test Might 2").exhausted


@example("477.2.b#1", rule="436")
def test_a_keyword_is_given_in_the_second_layer() -> None:
    table = Table(
        you=quiet(base=["Layer Seer"], hand=["Test Might 1"], runes={"fury": 1}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Might 1")
    table.resolve()
    assert table.open.kind == "recycle" or table.open.why.startswith("436")
    assert words(table, "Test Might 1") == ("Vision",)


@example("477.3.b#1")
def test_a_limit_is_fixed_when_it_is_given() -> None:
    table = played("Layer Shrink", "Layer Discipline", base=("Test Might 2",), on="Test Might 2")
    assert table.might("Test Might 2") == 3


@example("477.3.b#2", rule="477.3")
def test_a_passive_limit_is_not_fixed() -> None:
    table = Table(
        you=quiet(base=["Layer Standard", "Test Might 2"], hand=["Layer Discipline"]), foe=quiet(), battlefields=PLAIN
    )
    assert table.might("Test Might 2") == 5
    table.you.play("Layer Discipline", on="Test Might 2")
    table.resolve()
    assert table.might("Test Might 2") == 5
    table.you.move("Test Might 2", to=MEADOW)
    table.pass_all()
    assert table.might("Test Might 2") == 4


@example("477.3.b#3")
@covers("477.3.e.1.b")
def test_an_increase_to_a_number_is_fixed_when_it_is_given() -> None:
    table = played("Layer Raise", "Layer Discipline")
    assert table.might(ON) == 7
    table.end_turn()
    assert table.might(ON) == 5


@example("477.3.c#1")
def test_nothing_is_increased_by_a_negative_amount() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Layer Last Stand"]), foe=quiet(hand=["Layer Eclipse"]),
        battlefields=PLAIN,
    )
    table.you.play("Layer Last Stand", on="Test Might 2")
    table.foe.play("Layer Eclipse", on="Test Might 2")
    table.resolve()
    assert table.might("Test Might 2") == -2
    assert "Temporary" in words(table, "Test Might 2")
    table.end_turn()
    table.end_turn()
    assert table.where("Test Might 2", YOU) == "trash"


@example("479#1", rule="477.3")
@covers("478", "478.1.c", "479")
def test_the_passive_depends_on_the_gift() -> None:
    table = played("Layer Discipline", base=("Layer Standard", ON))
    assert table.might(ON) == 6


@example("479.2#1", rule="477.3")
@covers("479.2")
def test_what_is_depended_on_comes_first() -> None:
    table = Table(you=quiet(base=[ON, "Layer Standard"], hand=["Layer Discipline"]), foe=quiet(), battlefields=PLAIN)
    assert table.might(ON) == 5
    table.you.play("Layer Discipline", on=ON)
    table.resolve()
    assert table.might(ON) == 6


@example("479.1#1", rule="477.3")
@covers("479.1")
def test_when_both_depend_on_each_other_the_earlier_one_comes_first() -> None:
    table = played("Layer Measure", base=("Layer Standard", ON))
    assert table.might(ON) == 5
    assert [e.n for e in table.events("given")] == [0]


@covers("478", "478.1.a", "480.1")
def test_an_effect_that_another_one_brings_about_applies_whatever_came_first() -> None:
    """The Standby has Assault while a friendly unit has Tank; only the Armourer gives Tank. So does who is given text
    that gives something."""
    for base in (["Layer Standby", "Layer Armourer"], ["Layer Armourer", "Layer Standby"]):
        table = Table(you=quiet(base=base), foe=quiet(), battlefields=PLAIN)
        assert keywords(table, "Layer Standby") == {"tank": 1, "assault": 2}
    for base in ([ON, "Layer Tutor"], ["Layer Tutor", ON]):
        table = Table(you=quiet(base=base, hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN)
        assert keywords(table, "Layer Tutor") == {"shield": 1}, "by the text that it gives"
        table.you.play("Test Vanish", on="Layer Tutor")
        table.resolve()
        assert keywords(table, ON) == {}


@covers("478", "478.1.b", "480.1")
def test_an_effect_reaches_what_another_one_lets_it_reach_whatever_came_first() -> None:
    for base in ([ON, "Layer Captain", "Layer Armourer"], ["Layer Armourer", "Layer Captain", ON]):
        table = Table(you=quiet(base=base, hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN)
        assert keywords(table, ON) == {"tank": 1, "assault": 3}
        table.you.play("Test Vanish", on="Layer Armourer")
        table.resolve()
        assert keywords(table, ON) == {}


def keywords(table: Table, name: str) -> dict[str, int]:
    """The keywords that a unit has now."""
    return layers.keywords(table.state, table.thing(name))
