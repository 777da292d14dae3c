"""What several players do one after another is spoken of together; who is left out; what everybody knows (355.10.e,
424.1.b)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    among_them,
    an,
    banish,
    banished_with,
    card,
    channel,
    choose,
    choose_one,
    conquer,
    cost,
    cost_less,
    draw,
    every,
    exhaust,
    exhausted,
    friendly,
    ignoring_cost,
    it,
    kill,
    may,
    me,
    might_of,
    not_,
    opponent,
    other,
    other_than,
    play,
    player,
    recycle,
    rest,
    reveal,
    that,
    the_recycled,
    their_hand,
    them,
    they,
    top,
    unit,
    when,
    you,
    your_trash,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-AU11", "Test Blind Fury", energy=0).text(
        every(opponent)(reveal(top(1, they))), choose(a(card, among_them)), banish(it), play(it, price=ignoring_cost),
        recycle(rest),
    ),
    Spell("TST-AU12", "Test Edict", energy=0).text(
        every(player, other)(choose(a(unit, other_than(that("one"))).called("one"))), kill(them)
    ),
    Spell("TST-AU13", "Test Favors", energy=0).text(every(player, other)(choose_one(draw(1), channel(1, exhausted)))),
    Spell("TST-AU14", "Test Confiscation", energy=0).text(
        choose(an(opponent)), they(reveal(their_hand)), recycle(a(card, not_(unit), among_them))
    ),
    Gear("TST-AU15", "Test Coffin", energy=0).text(
        when(you(play(me)), banish(every(unit, your_trash))),
        activate(cost(exhaust(me)), play(a(unit, banished_with(me)))),
    ),
    Unit("TST-AU16", "Test Recycler", energy=0, might=2).text(
        when(
            me(conquer),
            may(recycle(an(other, friendly, unit))).to(
                play(a(unit, your_trash), price=cost_less(1, times=might_of(the_recycled)))
            ),
        )
    ),
]


@covers("355.10.e", "424.1")
def test_what_several_players_reveal_is_one_group() -> None:
    table = Table(you=quiet(hand=["Test Blind Fury"]), foe=quiet(deck=["Test Might 3", "Test Gear"]),
                  others=[quiet(deck=["Test Might 4", "Test Gear"])], battlefields=THREE)
    table.you.play("Test Blind Fury")
    table.resolve()
    table.you.choose("Test Might 3")
    assert (table.thing("Test Might 3").controller, table.thing("Test Might 3").owner) == (YOU, FOE)
    # the rest is recycled: the top card is last
    assert [one.name for one in table.state.players[2].deck] == ["Test Might 4", "Test Gear"]


@covers("355.10.e")
def test_what_several_players_choose_is_one_group_and_each_chooses_something_else() -> None:
    table = Table(
        you=quiet(hand=["Test Edict"], base=["Test Might 1"]), foe=quiet(base=["Test Might 2"]),
        others=[quiet(base=["Test Might 3"])], battlefields=THREE,
    )
    table.you.play("Test Edict")
    table.resolve()
    table.foe.choose("Test Might 3")
    assert {option.subject for option in table.open.options} == {
        table.thing("Test Might 1").id,
        table.thing("Test Might 2").id,
    }
    table.third.choose("Test Might 1")
    assert (table.where("Test Might 1"), table.where("Test Might 2"), table.where("Test Might 3")) == (
        "trash", "base", "trash",
    )


@covers("355.3", "355.10.e")
def test_a_mode_that_others_choose_is_chosen_on_resolution() -> None:
    table = Table(you=quiet(hand=["Test Favors"]), foe=quiet(), others=[quiet()], battlefields=THREE)
    table.you.play("Test Favors")
    table.resolve()
    table.foe.choose("mode:0")
    table.third.choose("mode:1")
    assert [(len(p.hand), len(p.runes)) for p in table.state.players] == [(0, 0), (1, 0), (0, 1)]
    assert table.open.kind == "act"


@covers("128.6", "424.1.b")
def test_of_revealed_cards_one_has_to_be_chosen() -> None:
    table = Table(
        you=quiet(hand=["Test Confiscation"]), foe=quiet(hand=["Test Might 1", "Test Spark", "Test Gear"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Confiscation")
    table.resolve()
    assert [key for key in table.open.keys if not key.startswith("obj:")] == []
    table.you.choose("Test Gear")
    assert table.hand(FOE) == ["Test Might 1", "Test Spark"]


@covers("128.6", "359.3.e.14")
def test_nothing_is_asked_where_everybody_sees_that_there_is_no_such_card() -> None:
    table = Table(you=quiet(hand=["Test Confiscation"]), foe=quiet(hand=["Test Might 1"]), battlefields=PLAIN)
    table.you.play("Test Confiscation")
    table.resolve()
    assert (table.open.kind, table.hand(FOE)) == ("act", ["Test Might 1"])


@covers("427.3", "419.3")
def test_what_was_banished_with_it_is_played_from_banishment() -> None:
    table = Table(
        you=quiet(hand=["Test Coffin", "Test Might 2"], trash=["Test Might 1"], runes={"fury": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Coffin")
    table.resolve()
    assert table.where("Test Might 1") == "banished"
    table.end_turn()
    table.end_turn()
    table.you.use("Test Coffin")
    table.resolve()
    table.answer(YOU, "pay")
    table.resolve()
    assert (table.where("Test Might 1"), table.where("Test Might 2")) == ("base", "hand")


@covers("356.4", "419.3")
def test_a_discount_may_depend_on_what_was_done_before() -> None:
    table = Table(
        you=quiet(base=["Test Recycler", "Test Might 4"], trash=["Test Might 6"], runes={"fury": 2}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.move("Test Recycler", to=MEADOW)
    table.pass_all()
    table.you.choose("yes")
    table.resolve()
    table.you.choose("Your base")
    table.resolve()
    table.answer(YOU, "pay")
    table.resolve()
    assert (table.where("Test Might 6"), table.ready_runes()) == ("base", 0)
