"""Combat (459–466): assigning and dealing damage, the Combat Cleanup, results and control."""
from __future__ import annotations

from collections.abc import Sequence

from engine.words import Unit, assault, attack, backline, defend, draw, me, shield, tank, when
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, One, Table, one

EXTRA += [
    Unit("TST-R80", "Test Lancer", energy=1, might=2).text(assault(2)),
    Unit("TST-R81", "Test Wall", energy=1, might=2).text(shield(2)),
    Unit("TST-R82", "Test Charger", energy=1, might=2).text(when(me(attack), draw(1))),
    Unit("TST-R83", "Test Guard", energy=1, might=2).text(when(me(defend), draw(1))),
    Unit("TST-R84", "Test Both", energy=1, might=2).text(tank, backline),
]


def clash(attackers: Sequence[str | One], defenders: Sequence[str | One], you: dict[str, object] | None = None,
          foe: dict[str, object] | None = None) -> Table:
    """Your units have moved to the Meadow, which the foe's units hold."""
    table = Table(
        you=quiet(base=attackers, **(you or {})), foe=quiet(at={MEADOW: defenders}, **(foe or {})), battlefields=PLAIN
    )
    table.you.move(*(unit if isinstance(unit, str) else unit.name for unit in attackers), to=MEADOW)
    return table


def damage(table: Table) -> dict[str, int]:
    """Combat damage by the code of the unit, all of it dealt in one entry."""
    dealt = [event for event in table.events("damaged") if event.rule == "465.2.d"]
    return {table.state.catalogue.cards[event.card].name: event.n for event in dealt}


@covers(
    "459", "464.2", "316.7.a", "316.7.f", "316.8.a", "344.1", "452", "460", "461.3", "464.1", "464.2.c.1",
    "464.2.c.1.a", "464.2.c.2", "464.2.c", "323.9",
)
def test_units_of_both_at_one_battlefield_fight() -> None:
    table = clash(["Test Might 3"], ["Test Might 2"])
    showdown = table.state.showdown
    assert showdown is not None
    assert (showdown.combat, showdown.attacker, showdown.defender, showdown.focus) == (True, YOU, FOE, YOU)


@covers("465.2.a", "465.2.d", "465.2.b")
def test_each_side_deals_the_sum_of_its_might() -> None:
    table = clash(["Test Might 1", "Test Might 2"], ["Test Might 4"])
    table.pass_all()
    assert damage(table) == {"Test Might 4": 3, "Test Might 1": 1, "Test Might 2": 3}


@covers("465.2.a", "465.2.d", "465.2.c.1", "465.2.c.1.a")
def test_a_player_with_several_targets_assigns_and_the_attacker_does_so_first() -> None:
    table = clash(
        ["Test Might 2", one("Test Might 3", stunned=True)], ["Test Might 1", one("Test Might 4", stunned=True)]
    )
    table.pass_all()
    assert (table.open.seat, table.open.kind, table.open.why) == (YOU, "assign", "465.2.c.3")
    table.you.choose("Test Might 4")
    assert (table.open.seat, table.open.kind) == (FOE, "assign")
    assert table.thing("Test Might 4").damage == 0
    table.foe.choose("Test Might 3")
    assert damage(table) == {"Test Might 4": 2, "Test Might 3": 1}
    assert table.controller(MEADOW) == FOE


@covers("465.2.c.3")
def test_a_unit_gets_its_lethal_damage_before_the_next_one_gets_any() -> None:
    table = clash(["Test Might 5"], ["Test Might 3", "Test Might 4"])
    table.pass_all()
    assert table.you.offered() == {o.key for o in table.open.options}
    assert len(table.open.options) == 2
    table.you.choose("Test Might 4")
    assert damage(table) == {"Test Might 4": 4, "Test Might 3": 1, "Test Might 5": 7}
    assert table.where("Test Might 4") == "trash"
    assert table.where("Test Might 3") == MEADOW


@covers("465.2.c.4", "465.2.d")
def test_when_all_die_nobody_is_asked_and_what_is_left_goes_to_the_last_unit() -> None:
    table = clash(["Test Might 6"], ["Test Might 1", "Test Might 2"])
    table.pass_all()
    assert damage(table)["Test Might 1"] == 1
    assert damage(table)["Test Might 2"] == 5
    assert table.open.kind == "act"


@covers("465.2.c.4", "465.2.d")
def test_marked_damage_lowers_what_is_lethal() -> None:
    table = clash(["Test Might 4"], ["Test Might 3", "Test Might 5"], you={"hand": ["Test Spark"]})
    table.you.play("Test Spark", on="Test Might 5")
    table.pass_all()
    table.you.choose("Test Might 5")
    assert damage(table)["Test Might 5"] == 3
    assert damage(table)["Test Might 3"] == 1
    assert table.where("Test Might 5") == "trash"


@covers("465.2.c.6", "815", "465.2.d")
def test_a_tank_is_assigned_damage_first() -> None:
    table = clash(["Test Might 3"], ["Test Might 1", "Test Tank"])
    table.pass_all()
    assert damage(table) == {"Test Tank": 2, "Test Might 1": 1, "Test Might 3": 3}


@covers("826.4", "826.4.a")
@covers("465.2.c.6", "826", "465.2.d")
def test_a_backline_unit_is_assigned_damage_last() -> None:
    table = clash(["Test Might 3"], ["Test Backline", "Test Might 2"])
    table.pass_all()
    assert damage(table) == {"Test Might 2": 2, "Test Backline": 1, "Test Might 3": 4}


@covers("465.2.c.6", "465.2.c.3")
def test_tank_then_others_then_backline() -> None:
    table = clash(["Test Might 6"], ["Test Backline", "Test Might 1", "Test Might 2", "Test Tank"])
    table.pass_all()
    assert {o.short.partition(" to ")[2] for o in table.open.options} == {"Test Might 1", "Test Might 2"}
    table.you.choose("Test Might 2")
    assert damage(table) == {
        "Test Tank": 2, "Test Might 2": 2, "Test Might 1": 1, "Test Backline": 1, "Test Might 6": 7,
    }


@covers("465.2.c.7", "465.2.c.3")
def test_among_two_tanks_the_assigning_player_chooses() -> None:
    table = clash(["Test Might 4"], ["Test Tank", "Lecturing Yordle", "Test Might 1"])
    table.pass_all()
    assert {o.short.partition(" to ")[2] for o in table.open.options} == {"Test Tank", "Lecturing Yordle"}
    table.you.choose("Lecturing Yordle")
    assert damage(table) == {"Lecturing Yordle": 2, "Test Tank": 2, "Test Might 4": 5}


@covers("423.1.b", "465.2.d")
def test_a_stunned_unit_deals_nothing_but_takes_damage() -> None:
    table = clash(["Test Might 3"], ["Test Might 4", "Test Might 1"], you={"hand": ["Test Stun"]})
    table.you.play("Test Stun", on="Test Might 4")
    table.pass_all()
    table.you.choose("Test Might 1")
    assert damage(table) == {"Test Might 1": 1, "Test Might 4": 2, "Test Might 3": 1}


@covers("143.2.b", "465.2.d")
def test_might_below_zero_takes_nothing_from_the_sum() -> None:
    table = clash(["Test Might 2", "Test Might 3"], ["Test Might 6"], foe={"hand": ["Test Curse"]})
    table.you.passes()
    table.foe.play("Test Curse", on="Test Might 2")
    table.pass_all()
    assert damage(table)["Test Might 6"] == 3
    assert damage(table)["Test Might 2"] == 1


@covers("465.2.d", "466.5.b")
def test_equal_might_kills_both_and_leaves_the_battlefield_to_nobody() -> None:
    table = clash(["Test Might 3"], ["Test Might 3"])
    table.pass_all()
    assert table.where("Test Might 3", YOU) == "trash"
    assert table.where("Test Might 3", FOE) == "trash"
    assert table.controller(MEADOW) == -1
    assert table.points() == (0, 0)
    assert [event.rule for event in table.events("combat drawn")] == ["466.3.d"]


@covers("466.3.a", "466.5", "466.5.d", "348.1", "466.3.b")
def test_the_surviving_attacker_wins_control_and_a_point() -> None:
    table = clash(["Test Might 3"], ["Test Might 2"])
    table.pass_all()
    assert table.where("Test Might 3") == MEADOW
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)
    assert [(event.rule, event.seat) for event in table.events("combat won")] == [("466.3.a", YOU)]
    assert table.thing("Test Might 3").damage == 0


@covers("466.3.a", "466.5.a")
def test_the_surviving_defender_keeps_control_and_scores_nothing() -> None:
    table = clash(["Test Might 2"], ["Test Might 3"])
    table.pass_all()
    assert table.controller(MEADOW) == FOE
    assert table.points() == (0, 0)
    assert [event.seat for event in table.events("combat won")] == [FOE]
    assert table._field(table.state, MEADOW).contested_by == -1


@covers("740.3.a")
@covers("466.1.a.2", "466.3.d")
def test_attackers_are_recalled_when_both_sides_survive_and_nobody_has_won() -> None:
    table = clash(["Test Might 2", "Test Might 3"], ["Test Might 2", "Test Might 6"], you={"hand": ["Test Stun"]})
    table.you.play("Test Stun", on="Test Might 6")
    table.pass_all()
    table.you.choose("Test Might 2")
    table.foe.choose("Test Might 2")
    assert table.where("Test Might 3") == "base"
    assert table.thing("Test Might 3").exhausted
    assert table.controller(MEADOW) == FOE
    assert [event.rule for event in table.events("recalled")] == ["466.1.a.2"]
    assert [event.rule for event in table.events("combat drawn")] == ["466.3.d"]
    assert table.events("combat won") == []
    assert table.points() == (0, 0)


@covers("465.2", "466.1.a.2")
def test_two_stunned_units_deal_nothing_and_the_attacker_goes_home() -> None:
    table = clash(["Test Might 2"], ["Test Might 3"], you={"hand": ["Test Stun", "Test Stun"]})
    table.you.play("Test Stun", on="Test Might 3")
    table.foe.passes()
    table.foe.passes()
    table.you.play("Test Stun", on="Test Might 2")
    table.pass_all()
    assert damage(table) == {}
    assert table.where("Test Might 2") == "base"
    assert table.controller(MEADOW) == FOE


@covers("465.2", "466.3.a", "465.1")
def test_no_damage_is_dealt_when_one_side_is_gone() -> None:
    table = clash(["Test Might 2"], ["Test Might 3"], foe={"hand": ["Test March"]})
    table.you.passes()
    table.foe.play("Test March", on="Test Might 3", to="your base")
    table.pass_all()
    assert damage(table) == {}
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)
    assert table.where("Test Might 3") == "base"


@covers("142.5", "143.3.b", "143.3.b.2")
@covers("466.1.a.1", "324.1", "466.1", "466.1.a")
def test_all_units_everywhere_heal_after_a_combat() -> None:
    table = Table(
        you=quiet(base=["Test Might 3"], hand=["Test Spark"]),
        foe=quiet(base=["Test Might 6"], at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Might 6")
    table.resolve()
    table.you.move("Test Might 3", to=MEADOW)
    table.pass_all()
    assert table.thing("Test Might 6").damage == 0


@covers("466.1.a.1", "323.5")
def test_units_heal_before_a_bonus_is_missed_that_died_with_its_holder() -> None:
    table = clash(["Test Might 6", "Test Might 1"], ["Garen, Commander", "Test Might 2"])
    assert table.might("Test Might 2") == 3
    table.pass_all()
    table.you.choose("Garen, Commander")
    assert table.where("Garen, Commander") == "trash"
    assert damage(table)["Test Might 2"] == 2
    assert table.where("Test Might 2") == MEADOW
    assert (table.might("Test Might 2"), table.thing("Test Might 2").damage) == (2, 0)


@covers("807", "814", "465.2.d")
def test_assault_counts_only_for_attackers_and_shield_only_for_defenders() -> None:
    table = clash(["Test Lancer", "Test Wall"], ["Test Lancer", "Test Wall"])
    assert [(table.might("Test Lancer", seat), table.might("Test Wall", seat)) for seat in (YOU, FOE)] == [
        (4, 2),
        (2, 4),
    ]
    table.pass_all()
    assert sum(event.n for event in table.events("damaged")) == 12
    assert all(table.where(name, seat) == "trash" for name in ("Test Lancer", "Test Wall") for seat in (YOU, FOE))


@covers("807", "323.2", "466.7.a")
def test_designations_end_with_the_combat() -> None:
    table = clash(["Test Lancer"], ["Test Might 1"])
    table.pass_all()
    assert table.thing("Test Lancer").role == ""
    assert table.might("Test Lancer") == 2
    assert table.state.showdown is None


@covers("383.4.e.2", "383.4.e.2.a", "383.4.f.2", "383.4.f.2.a")
@covers("383.4.e", "466.7", "464.2.f", "464.2.e")
def test_attack_and_defend_triggers_come_once_in_a_combat() -> None:
    table = clash(["Test Charger", "Test Might 1"], ["Test Guard"], you={"hand": ["Test March", "Test March"]})
    assert [item.controller for item in table.state.chain] == [YOU, FOE]
    table.resolve()
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (3, 1)
    table.you.play("Test March", on="Test Charger", to="your base")
    table.resolve()
    assert table.thing("Test Charger").role == ""
    table.foe.passes()
    table.you.play("Test March", on="Test Charger", to=MEADOW)
    table.resolve()
    assert table.thing("Test Charger").role == "attacker"
    assert table.chain() == []
    assert len(table.hand(YOU)) == 1
    assert [e.card for e in table.events("attacked") if e.subject] == ["TST-R82", "TST-R11"]


@covers("383.4.e", "323.2", "464.2.c.3.a", "323.2.a")
def test_a_unit_that_joins_the_attack_later_attacks_too() -> None:
    table = Table(
        you=quiet(base=["Test Might 1", "Test Charger"], hand=["Test March"]), foe=quiet(at={MEADOW: ["Test Might 5"]}),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 1", to=MEADOW)
    table.you.play("Test March", on="Test Charger", to=MEADOW)
    table.foe.passes()
    assert table.chain() == ["Test Charger"]


@covers("464.2.e.1", "383.3")
def test_on_the_combat_chain_the_attackers_triggers_lie_below_the_defenders() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Test Guard"]}), foe=quiet(base=["Test Charger"]), battlefields=PLAIN, turn_of=FOE
    )
    table.foe.move("Test Charger", to=MEADOW)
    assert table.chain() == ["Test Charger", "Test Guard"]
    table = Table(
        you=quiet(base=["Test Charger"]), foe=quiet(base=["Test Guard"], hand=["Test March"]), battlefields=PLAIN
    )
    table.you.move("Test Charger", to=MEADOW)
    table.you.passes()
    table.foe.play("Test March", on="Test Guard", to=MEADOW)
    table.you.passes()
    assert table.chain() == ["Test Charger", "Test Guard"]


@covers("466.7.c", "466.7")
def test_this_combat_effects_end_with_the_combat() -> None:
    table = Table(you=quiet(base=["Test Might 2"]), foe=quiet(at={"Fortified Position": ["Test Might 3"]}),
                  battlefields=("Fortified Position", MOOR))
    table.you.move("Test Might 2", to="Fortified Position")
    table.foe.choose("Test Might 3")
    table.resolve()
    assert table.might("Test Might 3") == 5
    table.pass_all()
    assert table.might("Test Might 3") == 3
    assert table.state.effects == ()


@covers("417", "465.2.d")
def test_combat_damage_is_dealt_by_units_and_gets_no_bonus_damage() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"]), foe=quiet(at={"Void Gate": ["Test Might 3"]}),
        battlefields=("Void Gate", MOOR),
    )
    table.you.move("Test Might 2", to="Void Gate")
    table.pass_all()
    assert damage(table) == {"Test Might 3": 2, "Test Might 2": 3}
    assert table.where("Test Might 3") == "Void Gate"


@covers("465.2.d", "466.5.d")
def test_the_attacker_conquers_also_a_battlefield_that_was_uncontrolled() -> None:
    table = Table(
        you=quiet(base=["Test Might 3"]), foe=quiet(base=["Test Might 1"], hand=["Test March"]), battlefields=PLAIN
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.you.passes()
    table.foe.play("Test March", on="Test Might 1", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)


@covers("465.2.c.8", "465.2.c.3")
def test_a_unit_with_tank_and_backline_may_be_hit_first_or_last() -> None:
    table = clash(["Test Might 3"], ["Test Both", "Test Might 2"])
    table.pass_all()
    assert {o.short.partition(" to ")[2] for o in table.open.options} == {"Test Both", "Test Might 2"}
    table.you.choose("Test Might 2")
    assert damage(table) == {"Test Might 2": 2, "Test Both": 1, "Test Might 3": 4}


@covers("465.2.c.8", "465.2.c.3")
def test_a_unit_that_was_passed_over_as_a_tank_waits_with_the_backline() -> None:
    table = clash(["Test Might 4"], ["Test Both", "Test Might 1", "Test Might 2"])
    table.pass_all()
    assert len(table.open.options) == 3
    table.you.choose("Test Might 1")
    assert damage(table) == {"Test Might 1": 1, "Test Might 2": 2, "Test Both": 1, "Test Might 4": 5}
