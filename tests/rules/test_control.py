"""Control of objects, chain items and battlefields' abilities (188–192)."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Spell,
    Unit,
    a,
    at_a_battlefield,
    beginning_phase,
    controlled_by,
    draw,
    enemy,
    give,
    here,
    it,
    lose_control,
    may,
    me,
    might,
    play,
    player,
    reaction,
    recall,
    spell,
    starts,
    take_control,
    they,
    this_turn,
    unit,
    when,
    you,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

THIRD = 2

EXTRA += [
    Spell("TST-SC10", "Test Turncoat", energy=0).text(reaction, take_control(an_enemy := a(enemy, unit))),
    Spell("TST-SC1", "Test Seize", energy=0).text(take_control(an_enemy)),
    Spell("TST-SC2", "Test Borrow", energy=0).text(take_control(an_enemy, this_turn)),
    Spell("TST-SC3", "Test Possess", energy=0).text(
        reaction, take_control(a(enemy, unit, at_a_battlefield)), recall(it)
    ),
    Spell("TST-SC4", "Test Hijack", energy=0).text(reaction, take_control(a(spell))),
    Spell("TST-SC5", "Test Fickle", energy=0).text(take_control(an_enemy), lose_control(it)),
    Unit("TST-SC6", "Test Forerunner", energy=0, might=2).text(when(you(play(me)), draw(1))),
    Battlefield("TST-SC7", "Test Tribune Arena").text(when(starts(beginning_phase), draw(1))),
    Battlefield("TST-SC8", "Test Hall").text(
        when(a(player)(play(a(spell))), they(may(give(a(unit, here, controlled_by(they)), might(1), this_turn))))
    ),
    Battlefield("TST-SC9", "Test Well").text(when(starts(beginning_phase), they(draw(1)))),
]


def you_have(*hand: str, foe: object = None, **more: object) -> Table:
    """You hold these; the foe has what is given."""
    return Table(quiet(hand=hand, **more), foe or quiet(base=["Test Might 3"]), battlefields=PLAIN)


@covers("191", "323.7")
def test_a_unit_whose_control_changes_goes_to_the_base_of_its_controller() -> None:
    table = you_have("Test Seize")
    table.you.play("Test Seize", on="Test Might 3")
    table.resolve()
    unit = table.thing("Test Might 3")
    assert (unit.controller, unit.owner, unit.place) == (YOU, FOE, -1)
    assert {"191", "323.7"} <= table.rules()


@covers("191", "056", "056.1", "056.2")
def test_it_dies_to_its_owners_trash() -> None:
    table = you_have("Test Seize", "Test Vanish")
    table.you.play("Test Seize", on="Test Might 3")
    table.resolve()
    table.you.play("Test Vanish", on="Test Might 3")
    table.resolve()
    assert (table.trash(FOE), "Test Might 3" in table.trash()) == (["Test Might 3"], False)


@covers("191", "317.2.c")
def test_for_a_turn_only_it_goes_back_in_the_expiration_step() -> None:
    table = you_have("Test Borrow")
    table.you.play("Test Borrow", on="Test Might 3")
    table.resolve()
    assert table.thing("Test Might 3").controller == YOU
    table.end_turn()
    assert (table.thing("Test Might 3").controller, table.thing("Test Might 3").place) == (FOE, -2)


@covers("191", "455")
def test_control_can_be_lost_again_by_the_text() -> None:
    table = you_have("Test Fickle")
    table.you.play("Test Fickle", on="Test Might 3")
    table.resolve()
    assert table.thing("Test Might 3").controller == FOE
    assert [event.seat for event in table.events("taken")] == [YOU, FOE]


@covers("191", "190.3.a", "323.11.a")
def test_a_unit_taken_at_a_battlefield_contests_it() -> None:
    table = you_have("Test Seize", foe=quiet(at={MEADOW: ["Test Might 3"]}))
    table.you.play("Test Seize", on="Test Might 3")
    table.resolve()
    table.pass_all()
    assert (table.controller(MEADOW), table.points()) == (YOU, (1, 0))


@covers("455", "191")
def test_what_is_recalled_goes_to_the_new_controllers_base() -> None:
    table = you_have("Test Possess", foe=quiet(at={MEADOW: ["Test Might 3"]}))
    table.you.play("Test Possess", on="Test Might 3")
    table.resolve()
    assert (table.thing("Test Might 3").controller, table.thing("Test Might 3").place) == (YOU, -1)


@covers("191", "191.2.a")
def test_a_spell_on_the_chain_can_be_taken() -> None:
    table = you_have("Test Sight", foe=quiet(hand=["Test Hijack"]))
    table.you.play("Test Sight")
    table.foe.play("Test Hijack", on="Test Sight")
    before = len(table.hand(FOE)), len(table.hand())
    table.resolve()
    assert (len(table.hand(FOE)), len(table.hand())) == (before[0] + 1, before[1])
    assert table.trash() == ["Test Sight"]


@covers("190.6.d")
def test_you_is_nobody_while_a_battlefield_has_no_controller() -> None:
    for controls, drawn in (([], 1), (["Test Tribune Arena"], 2)):
        table = Table(
            quiet(), quiet(at={name: ["Test Might 1"] for name in controls}), battlefields=["Test Tribune Arena", MOOR]
        )
        table.end_turn()
        table.pass_all()
        assert len(table.hand(FOE)) == drawn
        assert ("190.6.d" in table.rules()) == (not controls)


@covers("191.4")
@covers("190.6.b")
@example("190.6.b#1", rule="383.3")
def test_the_turn_player_acts_for_a_battlefield_that_nobody_controls() -> None:
    """The Arena's Greatest with a test battlefield: that player draws."""
    table = Table(quiet(), quiet(), battlefields=["Test Well", MOOR])
    table.asks_own_windows = True
    table.answer(YOU, "end")
    while table.open.kind != "priority":
        table.answer(table.open.seat, "pass")
    assert (table.open.seat, table.state.chain[0].controller, table.chain()) == (FOE, FOE, ["Test Well"])
    table.pass_all()
    assert len(table.hand(FOE)) == 2


@covers("190.6.c")
@example("190.6.c#1", rule="383.3")
def test_the_player_that_the_text_names_controls_the_ability() -> None:
    """Abandoned Hall with a test battlefield."""
    table = Table(
        quiet(at={"Test Hall": ["Test Might 2"]}), quiet(hand=["Test Sight"], base=["Test Might 1"]),
        battlefields=["Test Hall", MOOR], turn_of=FOE,
    )
    table.foe.play("Test Sight")
    table.resolve()
    assert not table.chain()  # the foe has no unit there: nothing to choose
    table = Table(
        quiet(at={"Test Hall": ["Test Might 2"]}, hand=["Test Sight"]), quiet(), battlefields=["Test Hall", MOOR]
    )
    table.you.play("Test Sight")
    table.resolve()
    table.you.choose("yes")
    assert table.state.chain[0].controller == YOU
    table.resolve()
    assert table.might("Test Might 2") == 3


# --- a third side (462.3)

def contest(of_three: str) -> Table:
    """Yours and the foe's unit fight at the Meadow; the third player holds that spell and is asked."""
    table = Table(
        quiet(base=["Test Might 3", "Test Might 1", "Test Might 2"]), quiet(at={MEADOW: ["Test Might 4"]}),
        others=[quiet(hand=[of_three])], battlefields=THREE,
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    return table


@covers("462.3", "462")
def test_nobody_takes_control_of_a_unit_in_a_combat_of_two_others_where_it_is() -> None:
    table = contest("Test Turncoat")
    question = table.third.draft(table.third._first("play", "Test Turncoat"))
    assert [table.state.objects[option.subject].card.name for option in question.options] == [
        "Test Might 1",
        "Test Might 2",
    ]
    table.third.play("Test Turncoat", on="Test Might 1")
    table.resolve()
    assert table.thing("Test Might 1").controller == THIRD


@covers("462.3")
def test_who_is_recalled_at_once_makes_no_third_side() -> None:
    table = contest("Test Possess")
    table.third.play("Test Possess", on="Test Might 4")
    table.resolve()
    unit = table.thing("Test Might 4")
    assert (unit.controller, unit.place) == (THIRD, -1 - THIRD)
    assert not table.events("mistargeted")


@covers("462.3", "359.3.e.4")
def test_a_unit_among_others_of_one_player_is_taken_there_unless_a_third_side_comes_before() -> None:
    for comes in (False, True):
        table = Table(quiet(hand=["Test Turncoat"]), quiet(at={MEADOW: ["Test Might 3", "Test Might 4"]}),
                      others=[quiet(base=["Test Might 2"], hand=["Test March"])], battlefields=THREE)
        table.you.play("Test Turncoat", on="Test Might 3")
        table.foe.passes()
        if comes:
            table.third.play("Test March", on="Test Might 2", to=MEADOW)
        table.resolve()
        assert table.thing("Test Might 3").controller == (FOE if comes else YOU)
        assert len(table.events("mistargeted")) == comes
        assert len(table.events("combat starts")) == 1
