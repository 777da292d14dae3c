"""Official rulings on combat, damage and Might."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    activate,
    anyone,
    cant,
    cost,
    deal,
    draw,
    exhaust,
    give,
    me,
    might,
    reaction,
    this_turn,
    unit,
)
from tests.examples.fights import clash, dealt
from tests.rules.covers import ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-3d21", "Ruled Kayn", energy=0, might=3).text(cant(anyone(deal(to=me)))),
    Unit("TST-3d22", "Ruled Scholar", energy=0, might=2).text(activate(cost(exhaust(me)), draw(1), timing=action)),
    Unit("TST-3d23", "Ruled Clerk", energy=0, might=2).text(activate(cost(exhaust(me)), draw(1))),
    Spell("TST-3d24", "Ruled Cheer", energy=0).text(reaction, give(a(unit), might(2), this_turn)),
]


@ruling("R008", rule="466.5.b")
def test_equal_might_kills_all_and_leaves_the_battlefield_open() -> None:
    table = clash(["Test Might 1", "Test Might 3"], ["Test Might 2", "Test Tank"])
    table.pass_all()
    assert (sum(dealt(table, YOU).values()), sum(dealt(table, FOE).values())) == (4, 4)
    assert len(table.events("died")) == 4
    assert (table.controller(MEADOW), table.points()) == (-1, (0, 0))


@ruling("R009", rule="466.1.a.2")
def test_when_both_survive_damage_is_dealt_and_the_attackers_go_home() -> None:
    table = clash(["Ruled Kayn", "Test Might 1"], ["Test Might 5", "Test Might 4"], foe={"hand": ["Test Stun"]})
    table.you.passes()
    table.foe.play("Test Stun", on="Test Might 5")
    table.pass_all()
    while table.open.kind == "assign":
        table.answer(table.open.seat, table.open.keys[0])
    assert sum(dealt(table, FOE).values()) == 4, "the stunned unit takes damage"
    assert dealt(table, YOU) == {"Test Might 1": 4}, "and deals none"
    assert table.where("Ruled Kayn") == "base"
    assert table.where("Test Might 1") == "trash"
    assert (table.controller(MEADOW), table.points()) == (FOE, (0, 0))


@ruling("R010", rule="466.1.a.1")
def test_damage_is_healed_everywhere_after_each_combat() -> None:
    table = clash(["Test Might 3"], ["Test Might 2"], you={"hand": ["Test Spark"]}, foe={"base": ["Test Might 6"]})
    table.you.play("Test Spark", on="Test Might 6")
    table.pass_all()
    assert dealt(table, YOU) == {"Test Might 3": 2}
    assert (table.thing("Test Might 3").damage, table.thing("Test Might 6").damage) == (0, 0)


@ruling("R010", rule="317.2.b")
def test_damage_is_healed_at_the_end_of_each_turn() -> None:
    table = Table(quiet(hand=["Test Spark"]), quiet(base=["Test Might 6"]), battlefields=PLAIN)
    table.you.play("Test Spark", on="Test Might 6")
    table.resolve()
    assert table.thing("Test Might 6").damage == 2
    table.end_turn()
    assert table.thing("Test Might 6").damage == 0


@ruling("R024", rule="347")
def test_in_combat_only_a_ready_unit_uses_what_exhausts_it_and_only_as_an_action() -> None:
    table = clash(["Ruled Scholar", "Ruled Clerk"], ["Test Might 1"], you={"at": {MOOR: ["Ruled Clerk"]}})
    assert table.you.offered("use") == set(), "who has moved there is exhausted"
    table = clash(["Test Might 1"], ["Ruled Scholar", "Ruled Clerk"])
    table.you.passes()
    assert table.foe.offered("use") == {"Ruled Scholar"}
    assert table.foe.why_not("use", "Ruled Clerk") == ["806"]
    table.foe.use("Ruled Scholar")
    table.resolve()
    assert len(table.hand(FOE)) == 1


@ruling("R044", rule="383.4.e")
def test_dune_drake_is_stronger_for_this_turn() -> None:
    table = clash(["Dune Drake"], ["Test Might 1"])
    table.pass_all()
    assert (table.where("Dune Drake"), table.might("Dune Drake")) == (MEADOW, 7)
    table.end_turn()
    assert table.might("Dune Drake") == 5
    table = clash(["Dune Drake"], ["Test Might 1*"])
    table.pass_all()
    assert table.might("Dune Drake") == 5, "no enemy unit there is ready"


@ruling("R116", rule="477.3.b")
def test_a_minimum_is_taken_when_the_spell_resolves_and_later_might_may_be_zero() -> None:
    table = Table(
        quiet(hand=["Stupefy", "Test Spark"], runes={"mind": 1}),
        quiet(at={"Trifarian War Camp": ["Recruit"]}, hand=["Test March"]), battlefields=("Trifarian War Camp", MOOR),
    )
    assert table.might("Recruit") == 2
    table.you.play("Stupefy", on="Recruit")
    table.foe.passes()
    assert table.might("Recruit") == 1
    table.you.play("Test Spark", on="Recruit")
    table.foe.play("Test March", on="Recruit", to="your base")
    table.you.passes()
    assert table.might("Recruit") == 0
    assert table.where("Recruit") == "base", "without damage it lives"
    table.resolve()
    assert table.events("died")


@ruling("R118", rule="465.2.d")
def test_negative_might_deals_nothing_and_is_raised_from_its_true_value() -> None:
    table = clash(
        ["Test Might 1", "Test Might 3"], ["Test Might 6"], foe={"hand": ["Test Curse"]},
        you={"hand": ["Ruled Cheer", "Test Sight"]},
    )
    table.you.passes()
    table.foe.play("Test Curse", on="Test Might 1")
    table.resolve()
    assert table.might("Test Might 1") == -2
    table.you.play("Ruled Cheer", on="Test Might 1")
    table.resolve()
    assert (table.might("Test Might 1"), table.where("Test Might 1")) == (0, MEADOW)
    table.pass_all()
    while table.open.kind == "assign":
        table.foe.choose("Test Might 1")
    assert dealt(table, FOE) == {"Test Might 6": 3}
    assert dealt(table, YOU) == {"Test Might 1": 1, "Test Might 3": 5}, "one damage is lethal for it"


@ruling("R055", rule="386")
def test_disintegrate_draws_when_its_damage_has_killed() -> None:
    for most, drawn in ((3, 1), (4, 0)):
        table = Table(
            quiet(hand=["Disintegrate"], runes={"fury": 4}), quiet(at={MEADOW: [f"Test Might {most}"]}),
            battlefields=PLAIN,
        )
        table.you.play("Disintegrate", on=f"Test Might {most}")
        table.foe.passes()
        assert len(table.hand()) == 0
        assert table.chain() == ["Disintegrate"] * drawn, "it triggers after the spell has left the chain"
        table.resolve()
        assert len(table.hand()) == drawn
