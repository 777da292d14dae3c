"""Worked examples of when something may be done, and of what playing checks (313, 324, 346, 358, 377, 410, 419, 443,
457, 806, 809, 812)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    action,
    activate,
    an,
    anyone,
    at_a_battlefield,
    attack,
    cant,
    cost,
    cost_less,
    counter,
    deal,
    deflect,
    draw,
    draw_phase,
    enemy,
    equip,
    exhaust,
    friendly,
    fury,
    have,
    if_,
    is_,
    legion,
    me,
    might,
    move,
    order,
    play,
    reaction,
    skip,
    spell,
    starts,
    times,
    tokens,
    unit,
    when,
    you,
    your_base,
)
from tests.examples.fights import clash
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-3A01", "Sample Slow Draw", energy=0).text(draw(1)),
    Spell("TST-3A02", "Sample Action Draw", energy=0).text(action, draw(1)),
    Gear("TST-3A03", "Sample Slow Gear", energy=0).text(activate(cost(), draw(1))),
    Gear("TST-3A04", "Sample Quick Gear", energy=0).text(activate(cost(2), draw(1), timing=action)),
    Unit("TST-3A05", "Sample Charger", energy=0, might=3).text(when(me(attack), draw(1))),
    Unit("TST-3A06", "Sample Warden", energy=0, might=2).text(cant(anyone(play(a(unit))))),  # Mageseeker Warden
    Gear("TST-3A07", "Sample Draw Engine", energy=0).text(activate(cost(2), draw(1))),
    Spell("TST-3A08", "Sample No", energy=0).text(reaction, counter(a(spell))),  # Defy
    Unit("TST-3A09", "Sample Ram", energy=4, might=4).text(have(me, cost_less(1, times=times(you(play(a(spell))))))),
    Unit("TST-3A10", "Sample Legionary", energy=0, might=2).text(
        legion(have(me, might(2))), legion(have(me, deflect())), legion(activate(cost(), draw(1)))
    ),
    Unit("TST-3A11", "Sample Deep Sleeper", energy=0, might=1).text(skip(starts(draw_phase, you))),
    Gear("TST-3A12", "Sample Lance", energy=0, bonus=1).text(equip(0)),
    Unit("TST-3A13", "Sample Sprinter", energy=0, might=1).text(action),
    Unit("TST-3A14", "Sample Bulwark", order, energy=0, might=3).text(deflect()),
    Spell("TST-3A15", "Sample Fury Dart", fury, energy=0, power=1).text(deal(1, an(enemy, unit))),
    Spell("TST-3A17", "Sample Helper Call", energy=0).text(play(tokens(RECRUIT), your_base)),
    Unit("TST-3A18", "Sample Poro", energy=0, might=1).text(
        if_(is_(me, at_a_battlefield), activate(cost(exhaust(me)), play(tokens(RECRUIT, 2))))
    ),
    Spell("TST-3A16", "Sample Shove", energy=0).text(move(a(friendly, unit))),
]


def in_showdown(**you: object) -> Table:
    """You have Focus in a showdown at the Meadow, which nobody controls."""
    table = Table(quiet(base=["Test Might 1", *you.pop("base", ())], **you), quiet(), battlefields=PLAIN)
    table.you.move("Test Might 1", to=MEADOW)
    assert table.open.kind == "focus"
    return table


@example("313.1.a#1", rule="806")
@covers("313.1.a", "358.4", "381")
def test_with_focus_only_what_has_action_or_reaction() -> None:
    table = in_showdown(
        base=["Sample Slow Gear", "Sample Quick Gear"], hand=["Sample Slow Draw", "Sample Action Draw", "Test Sight"],
        runes={"fury": 2},
    )
    assert table.you.offered("play") == {"Sample Action Draw", "Test Sight"}
    assert table.you.offered("use") & {"Sample Slow Gear", "Sample Quick Gear"} == {"Sample Quick Gear"}
    assert table.you.why_not("play", "Sample Slow Draw") == ["806"]
    assert table.you.why_not("use", "Sample Slow Gear") == ["806"]
    table.you.play("Sample Action Draw")


@example("358.4#1", rule="806")
@example("358.4#2", rule="813")
@covers("358.4")
def test_what_closes_the_state_and_what_answers_it() -> None:
    table = in_showdown(hand=["Sample Slow Draw", "Sample Action Draw", "Sample Action Draw", "Test Sight"])
    slow = table.thing("Sample Slow Draw", YOU, "hand").id
    table.refuse(YOU, f"play:{slow}", "confirm")
    assert table.you.why_not("play", "Sample Slow Draw") == ["806"]
    table.asks_own_windows = True
    table.you.play("Sample Action Draw")  # it closed the state
    assert table.open.kind == "priority"
    assert table.you.offered("play") == {"Test Sight"}
    second = table.thing("Sample Action Draw", YOU, "hand").id
    table.refuse(YOU, f"play:{second}", "confirm")
    assert table.you.why_not("play", "Sample Action Draw") == ["813"]


@example("346.1#1", rule="464.2")
@covers("346.1")
def test_after_the_combat_chain_focus_has_not_moved() -> None:
    table = clash(["Sample Charger"], ["Test Might 2"], you={"hand": ["Sample Action Draw"]})
    assert table.chain() == ["Sample Charger"]
    table.resolve()
    assert (table.open.kind, table.open.seat) == ("focus", YOU)
    table.you.play("Sample Action Draw")  # a card opens the chain: now it moves
    table.resolve()
    assert (table.open.kind, table.open.seat) == ("focus", FOE)


@example("324.1#1", rule="466")
@example("324.1#2", rule="317.2")
@covers("324.1", "466.1", "348.1")
def test_special_cleanups_have_the_steps_of_what_invokes_them() -> None:
    table = clash(["Test Might 5"], ["Test Might 2"])
    table.pass_all()  # the Combat Cleanup heals who is left
    assert {event.rule for event in table.events("healed")} == {"466.1.a.1"}
    assert (table.thing("Test Might 5").damage, table.where("Test Might 2", FOE)) == (0, "trash")
    table = Table(quiet(base=["Test Might 5"], hand=["Test Spark"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Spark", on="Test Might 5")
    table.resolve()
    assert table.thing("Test Might 5").damage == 2  # no cleanup before has healed it
    table.end_turn()
    assert table.thing("Test Might 5").damage == 0


@example("358.3#1", rule="355.4")
@example("410.1.b.3#1", rule="144.2")
@covers("358.3", "410.1.b.3")
def test_nobody_joins_a_battlefield_where_two_others_are() -> None:
    third = quiet(at={MEADOW: ["Test Might 2"]})
    table = Table(
        quiet(base=["Test Might 1"], hand=["Sample Shove"]), quiet(at={MEADOW: ["Test Might 3"]}), others=[third],
        battlefields=(MEADOW, MOOR, "Void Gate"),
    )
    unit, meadow = table.thing("Test Might 1"), table._field(table.state, MEADOW).id
    assert f"at:{meadow}" not in table.you.draft(f"move:{unit.id}").keys
    table.refuse(YOU, f"move:{unit.id}", f"at:{meadow}", "confirm")
    question = table.you.draft(table.you._first("play", "Sample Shove"))  # one unit to choose, then where it goes
    assert (question.kind, [o.short for o in question.options]) == ("place", [MOOR, "Void Gate"])
    table.you.play("Sample Shove", to=MOOR)


@example("358.3.a#1", rule="054.1")
@covers("358.3.a")
def test_a_spell_is_played_though_what_it_does_is_forbidden() -> None:
    """Here to Help, and Mageseeker Warden."""
    table = Table(
        quiet(hand=["Sample Helper Call", "Test Might 1"]), quiet(at={MEADOW: ["Sample Warden"]}), battlefields=PLAIN
    )
    assert table.you.offered("play") == {"Sample Helper Call"}
    table.you.play("Sample Helper Call")
    table.resolve()
    assert not [unit for unit in table.state.permanents() if unit.token]
    assert table.trash() == ["Sample Helper Call"]


@example("377.1#1", rule="357")
@covers("403.1", "403.1.a", "410.1.b.2")
def test_what_stands_before_the_colon_is_the_cost() -> None:
    table = Table(quiet(base=["Sample Draw Engine"], runes={"calm": 3}), quiet(), battlefields=PLAIN)
    table.you.use("Sample Draw Engine")
    assert (table.ready_runes(), table.hand()) == (1, [])
    table.resolve()
    assert len(table.hand()) == 1
    assert table.you.why_not("use", "Sample Draw Engine") == ["357"]


@example("377.2.b#1", rule="721")
@covers("377.2.b", "410.1.b.1")
def test_an_ability_to_use_only_somewhere() -> None:
    """Ultrasoft Poro."""
    table = Table(quiet(base=["Sample Poro"]), quiet(), battlefields=PLAIN)
    assert "Sample Poro" not in table.you.offered("use")
    assert table.you.why_not("use", "Sample Poro") == ["721"]
    table = Table(quiet(at={MEADOW: ["Sample Poro"]}), quiet(), battlefields=PLAIN)
    table.you.use("Sample Poro")
    while table.open.kind != "act":
        table.answer(table.open.seat, "pass" if table.open.kind == "priority" else table.open.keys[0])
    assert len([unit for unit in table.state.permanents() if unit.token]) == 2


@example("410.2.b#1", rule="410.1")
@covers("410.2.b")
def test_nobody_draws_at_will() -> None:
    table = Table(quiet(hand=["Sample Slow Draw"]), quiet(), battlefields=PLAIN)
    table.refuse(YOU, "draw:1")
    assert {key.partition(":")[0] for key in table.open.keys} <= {"play", "use", "end", "move", "hide"}
    table.game.why_not(YOU, "draw:1")
    table.you.play("Sample Slow Draw")
    table.resolve()
    assert len(table.hand()) == 1
    table.end_turn()
    assert len(table.hand(FOE)) == 1


@example("419.4.b#1", rule="425")
@example("419.4.b#2", rule="425")
@covers("419.4.b", "812.1.c")
def test_what_was_countered_counts_as_played_for_abilities_that_don_t_trigger() -> None:
    """Legion, and Battering Ram, which would cost 5 as printed."""
    table = Table(
        quiet(hand=["Sample Slow Draw", "Sample Ram"], base=["Sample Legionary"], runes={"fury": 3}),
        quiet(hand=["Sample No"]), battlefields=PLAIN,
    )
    assert table.might("Sample Legionary") == 2
    assert "Sample Ram" not in table.you.offered("play")
    table.you.play("Sample Slow Draw")
    table.foe.play("Sample No", on="Sample Slow Draw")
    table.resolve()
    assert table.hand() == ["Sample Ram"]
    assert table.might("Sample Legionary") == 4
    table.you.play("Sample Ram")
    assert table.ready_runes() == 0


@example("812.2#1", rule="359")
@covers("812.2", "812.1.c")
def test_one_card_switches_on_every_legion() -> None:
    table = Table(
        quiet(hand=["Sample Slow Draw"], base=["Sample Legionary", "Sample Legionary"]), quiet(), battlefields=PLAIN
    )
    assert "Sample Legionary" not in table.you.offered("use")
    table.you.play("Sample Slow Draw")
    table.resolve()
    assert [table.might(f"Sample Legionary#{n}") for n in (1, 2)] == [4, 4]
    assert "Sample Legionary" in table.you.offered("use")


@example("443.1.a#2", rule="443")
@covers("443.1.a")
def test_a_skipped_draw_phase_is_replaced_by_nothing() -> None:
    table = Table(quiet(base=["Sample Deep Sleeper"]), quiet(), battlefields=PLAIN)
    table.end_turn()
    table.end_turn()
    assert (len(table.hand(FOE)), table.hand()) == (1, [])


@example("457.1#1", rule="323.7")
@covers("457", "457.1")
def test_an_equipment_without_its_unit_is_recalled() -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 1"]}, base=["Sample Lance"], hand=["Test Vanish"]), quiet(), battlefields=PLAIN
    )
    table.you.use("Sample Lance", on="Test Might 1")
    table.resolve()
    assert table.where("Sample Lance") == MEADOW
    table.you.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert table.where("Sample Lance") == "base"
    assert "323.7" in {event.rule for event in table.events("recalled")}


@example("806.3#1", rule="355.2")
@covers("806.3", "806.4")
def test_a_unit_with_action_goes_where_units_go() -> None:
    table = Table(
        quiet(
            base=["Test Might 1"], hand=["Sample Sprinter", "Test Might 1"], at={MOOR: ["Test Might 2"]},
            runes={"fury": 2},
        ),
        quiet(),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 1", to=MEADOW)
    assert table.you.offered("play") == {"Sample Sprinter"}
    question = table.you.draft(table.you._first("play", "Sample Sprinter"))
    assert {o.short for o in question.options} == {"Your base", MOOR}
    table.you.play("Sample Sprinter", to=MOOR)


@example("809.1.c.1#1", rule="355.5")
@covers("809.1.c.1", "356.2.a.2")
def test_deflect_is_paid_with_any_domain() -> None:
    table = Table(
        quiet(hand=["Sample Fury Dart"], runes={"fury": 1, "mind": 1}), quiet(base=["Sample Bulwark"]),
        battlefields=PLAIN,
    )
    table.you.play("Sample Fury Dart", on="Sample Bulwark")
    assert sorted(event.other for event in table.events("paid")) == ["fury", "mind"]
    assert table.state.players[YOU].runes == []
    table = Table(
        quiet(hand=["Sample Fury Dart"], runes={"mind": 2}), quiet(base=["Sample Bulwark"]), battlefields=PLAIN
    )
    assert "Sample Fury Dart" not in table.you.offered("play")  # its own Power is Fury
