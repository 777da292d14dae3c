"""Triggered abilities (382–392, 402, 404): when they trigger, their order, and how they leave the chain."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    an,
    buff,
    deal,
    die,
    draw,
    enemy,
    every,
    friendly,
    give,
    if_,
    may,
    me,
    might,
    once_each_turn,
    other,
    play,
    spell,
    there_is,
    this_turn,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

GAREN = "Garen, Might of Demacia"
"""A legend that triggers when somebody conquers with four units."""

EXTRA += [
    Unit("TST-RB0", "Test Drawer", energy=0, might=1).text(when(you(play(a(spell))), draw(1))),
    Unit("TST-RB1", "Test Grower", energy=0, might=1).text(when(you(play(a(spell))), give(me, might(1), this_turn))),
    Unit("TST-RB2", "Test Miser", energy=0, might=1).text(when(you(play(a(spell))), draw(1), limit=once_each_turn)),
    Unit("TST-RB3", "Test Asker", energy=0, might=1).text(when(you(play(me)), may(buff(an(other, friendly, unit))))),
    Unit("TST-RB4", "Test Mourner", energy=0, might=1).text(when(a(friendly, unit)(die), draw(1))),
    Unit("TST-RB5", "Test Proud", energy=0, might=1).text(
        when(you(play(me)), if_(there_is(every(enemy, unit)), draw(1)))
    ),
    Unit("TST-RB7", "Test Widow", energy=0, might=3).text(when(a(friendly, unit)(die), draw(1))),
    Spell("TST-RB6", "Test Storm", energy=0).text(deal(2, every(unit))),
]


def cast(table: Table, name: str = "Test Sight") -> None:
    """Play a spell and let it resolve; whatever it triggered stays on the chain."""
    table.you.play(name)
    table.foe.passes()


@covers("383.3.d")
def test_a_player_orders_simultaneous_triggers_and_the_first_one_resolves_last() -> None:
    table = Table(you=quiet(base=["Test Drawer", "Test Grower"], hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN)
    cast(table)
    assert (table.open.seat, table.open.kind, table.open.ordered) == (YOU, "order", True)
    assert (table.open.least, table.open.most) == (2, 2)
    table.you.choose("Test Grower", "Test Drawer")
    assert table.chain() == ["Test Grower", "Test Drawer"]
    table.foe.passes()
    assert table.chain() == ["Test Grower"]
    assert len(table.hand()) == 2
    assert table.might("Test Grower") == 1
    table.resolve()
    assert table.might("Test Grower") == 2


@covers("383.3.d", "383.3")
def test_equal_triggers_need_no_order() -> None:
    table = Table(you=quiet(base=["Test Drawer", "Test Drawer"], hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN)
    cast(table)
    assert table.chain() == ["Test Drawer", "Test Drawer"]
    assert table.open.kind == "priority"
    table.resolve()
    assert len(table.hand()) == 3


@covers("383.3.d.1", "383.3")
def test_the_turn_player_places_first_so_the_other_players_trigger_resolves_first() -> None:
    table = Table(
        you=quiet(base=["Test Widow", "Test Might 2"], hand=["Test Storm"]),
        foe=quiet(base=["Test Widow", "Test Might 2"]), battlefields=PLAIN,
    )
    table.you.play("Test Storm")
    table.resolve()
    assert table.where("Test Might 2", YOU) == "trash"
    assert [event.seat for event in table.events("triggered")] == [YOU, FOE]
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (1, 1)


@covers("383.3.a")
def test_an_optional_trigger_that_is_declined_leaves_the_chain() -> None:
    table = Table(you=quiet(hand=["Test Asker"], base=["Test Might 1"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Asker")
    assert (table.open.seat, table.open.kind, table.open.why) == (YOU, "may", "383.3.a")
    table.you.choose("no")
    assert table.open.kind == "act"
    assert not table.thing("Test Might 1").buffed
    assert [event.rule for event in table.events("fizzled")] == ["383.3.a"]


@covers("383.3.a")
def test_an_optional_trigger_that_is_accepted_is_finalized_and_can_be_answered() -> None:
    table = Table(you=quiet(hand=["Test Asker"], base=["Test Might 1"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Asker")
    table.you.choose("yes")
    assert table.chain() == ["Test Asker"]
    assert (table.open.seat, table.open.kind) == (FOE, "priority")
    table.foe.passes()
    assert table.might("Test Might 1") == 2


@covers("402.4")
def test_an_optional_trigger_without_a_target_is_not_even_asked_about() -> None:
    table = Table(you=quiet(hand=["Test Asker"]), foe=quiet(base=["Test Might 1"]), battlefields=PLAIN)
    table.you.play("Test Asker")
    assert table.open.kind == "act"
    assert [event.rule for event in table.events("fizzled")] == ["402.4"]


@covers("402.4")
def test_a_trigger_without_a_legal_target_leaves_the_chain() -> None:
    table = Table(you=quiet(hand=["First Mate"], runes={"body": 3}), foe=quiet(), battlefields=PLAIN)
    table.you.play("First Mate")
    assert table.open.kind == "act"
    assert [(event.rule, event.other) for event in table.events("fizzled")] == [("402.4", "no legal choice")]


@covers("402.4.b", "355.5")
def test_a_trigger_with_targets_has_to_choose_one() -> None:
    table = Table(
        you=quiet(hand=["First Mate"], runes={"body": 3}), foe=quiet(base=["Test Might 1*", "Test Might 2*"]),
        battlefields=PLAIN,
    )
    table.you.play("First Mate")
    assert (table.open.seat, table.open.kind, table.open.least) == (YOU, "choose", 1)
    table.you.choose("Test Might 2")
    table.resolve()
    assert not table.thing("Test Might 2").exhausted
    assert table.thing("Test Might 1").exhausted


@covers("383.2.a.1", "469.1")
def test_a_condition_beside_the_event_has_to_hold_when_it_triggers() -> None:
    three = ["Test Might 1", "Test Might 1", "Test Might 1"]
    table = Table(you=quiet(base=three, legend=GAREN), foe=quiet(), battlefields=PLAIN)
    table.you.move(*three, to=MEADOW)
    table.pass_all()
    assert table.events("triggered") == []
    table = Table(you=quiet(base=["Test Might 1", *three], legend=GAREN), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Might 1", *three, to=MEADOW)
    table.pass_all()
    assert len(table.hand()) == 2


@covers("383.2.a.1", "383.3")
def test_a_condition_beside_the_event_is_not_looked_at_again() -> None:
    four = ["Test Might 1"] * 4
    table = Table(you=quiet(base=four, legend=GAREN), foe=quiet(hand=["Test Vanish"]), battlefields=PLAIN)
    table.you.move(*four, to=MEADOW)
    table.you.passes()
    table.foe.passes()
    assert table.chain() == [GAREN]
    table.foe.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert len(table.hand()) == 2


@covers("383.2", "340.1")
def test_a_condition_inside_the_effect_is_looked_at_on_resolution() -> None:
    table = Table(
        you=quiet(hand=["Test Proud"]), foe=quiet(base=["Test Might 1"], hand=["Test Vanish"]), battlefields=PLAIN
    )
    table.you.play("Test Proud")
    table.foe.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert table.hand() == []


@covers("383.3", "383.3.c")
def test_a_trigger_outlives_its_source() -> None:
    table = Table(
        you=quiet(base=["Test Drawer"], hand=["Test Sight"]), foe=quiet(hand=["Test Vanish"]), battlefields=PLAIN
    )
    cast(table)
    table.foe.play("Test Vanish", on="Test Drawer")
    table.resolve()
    assert table.where("Test Drawer") == "trash"
    assert len(table.hand()) == 2


@covers("383.3.c", "383.3")
def test_triggers_come_on_the_foes_turn_and_in_a_closed_state() -> None:
    table = Table(
        you=quiet(base=["Test Drawer"], hand=["Test Sight"]), foe=quiet(hand=["Test Sight"]), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.foe.play("Test Sight")
    table.you.play("Test Sight")
    table.foe.passes()
    assert table.chain() == ["Test Sight", "Test Drawer"]


@covers("383.3.e", "383.3")
def test_once_each_turn_is_once_in_every_turn() -> None:
    table = Table(you=quiet(base=["Test Miser"], hand=["Test Sight"] * 3), foe=quiet(), battlefields=PLAIN)
    cast(table)
    table.resolve()
    cast(table)
    assert table.chain() == []
    assert len(table.events("triggered")) == 1
    table.end_turn()
    table.end_turn()
    cast(table)
    assert table.chain() == ["Test Miser"]


@covers("383.2", "419.4.a")
def test_you_means_the_controller_alone() -> None:
    table = Table(you=quiet(base=["Test Drawer"]), foe=quiet(hand=["Test Sight"]), battlefields=PLAIN, turn_of=FOE)
    table.foe.play("Test Sight")
    table.you.passes()
    assert table.chain() == []
    assert table.hand(YOU) == []


@covers("404.2")
def test_a_trigger_whose_deflect_is_not_paid_leaves_the_chain() -> None:
    table = Table(
        you=quiet(base=["Crackshot Corsair"], runes={"body": 1}), foe=quiet(at={MEADOW: ["Pouty Poro"]}),
        battlefields=PLAIN,
    )
    table.you.move("Crackshot Corsair", to=MEADOW)
    assert (table.open.seat, table.open.why) == (YOU, "404.2")
    table.you.choose("no")
    assert table.chain() == []
    assert table.thing("Pouty Poro").damage == 0
    assert len(table.state.players[YOU].runes) == 1
    assert (table.open.seat, table.open.kind) == (YOU, "focus")


@covers("404.2")
def test_a_trigger_whose_deflect_is_paid_goes_on() -> None:
    table = Table(
        you=quiet(base=["Crackshot Corsair"], runes={"body": 1}), foe=quiet(at={MEADOW: ["Pouty Poro"]}),
        battlefields=PLAIN,
    )
    table.you.move("Crackshot Corsair", to=MEADOW)
    table.you.choose("pay")
    assert table.state.players[YOU].runes == []
    table.resolve()
    assert table.thing("Pouty Poro").damage == 1


@covers("404.2")
def test_a_trigger_whose_deflect_cannot_be_paid_leaves_the_chain_unasked() -> None:
    table = Table(you=quiet(base=["Crackshot Corsair"]), foe=quiet(at={MEADOW: ["Pouty Poro"]}), battlefields=PLAIN)
    table.you.move("Crackshot Corsair", to=MEADOW)
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    assert [event.rule for event in table.events("fizzled")] == ["404.2"]


@covers("387", "388", "383.3")
def test_what_is_done_when_a_spell_kills_is_an_item_of_its_own() -> None:
    table = Table(
        you=quiet(hand=["Disintegrate"], runes={"fury": 4}), foe=quiet(at={MEADOW: ["Test Might 3"]}),
        battlefields=PLAIN,
    )
    table.you.play("Disintegrate", on="Test Might 3")
    table.foe.passes()
    assert table.where("Test Might 3") == "trash"
    assert table.chain() == ["Disintegrate"]
    assert table.hand() == []
    table.foe.passes()
    assert len(table.hand()) == 1


@covers("428", "417")
def test_a_unit_that_survives_the_spell_and_dies_later_was_not_killed_by_it() -> None:
    table = Table(
        you=quiet(hand=["Disintegrate", "Test Spark"], runes={"fury": 4}), foe=quiet(at={MEADOW: ["Test Might 5"]}),
        battlefields=PLAIN,
    )
    table.you.play("Disintegrate", on="Test Might 5")
    table.resolve()
    table.you.play("Test Spark", on="Test Might 5")
    table.resolve()
    assert table.where("Test Might 5") == "trash"
    assert table.hand() == []
    assert table.state.waiting == ()


@covers("383.2.c.2", "323.5", "428")
def test_a_unit_that_dies_together_with_others_does_not_see_them_die() -> None:
    table = Table(
        you=quiet(base=["Test Mourner", "Test Might 1"], hand=["Test Storm"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Storm")
    table.resolve()
    assert table.where("Test Mourner") == "trash"
    assert table.where("Test Might 1") == "trash"
    assert table.hand() == []
