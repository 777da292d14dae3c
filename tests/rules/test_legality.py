"""What is legal as an item is finalized, who orders replacements, and what happens although something else was replaced
(358, 372, 383, 405)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    action,
    activate,
    additional_cost,
    anyone,
    at_a_battlefield,
    attack,
    buff,
    cant,
    choose,
    cost,
    deal,
    defend,
    die,
    draw,
    every,
    friendly,
    gain_points,
    gain_xp,
    give,
    heal,
    hold,
    is_,
    it,
    kill,
    me,
    might,
    mighty,
    player,
    prevent,
    reaction,
    recall,
    repeat,
    they,
    this_turn,
    unit,
    when,
    would,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-4L01", "Legal Gift", energy=0).text(additional_cost(kill(a(friendly, unit))), buff(a(friendly, unit))),
    Gear("TST-4L02", "Legal Altar", energy=0).text(activate(cost(kill(a(friendly, unit))), buff(a(friendly, unit)))),
    Spell("TST-4L13", "Legal Havoc", energy=0).text(action, deal(5, every(unit, at_a_battlefield))),
    Gear("TST-4L03", "Legal Charm", energy=0).text(would(a(friendly, unit)(die), heal(it), recall(it))),
    Spell("TST-4L10", "Legal Growth", energy=0).text(reaction, give(a(unit), might(5), this_turn)),
    Spell("TST-4L11", "Legal Shell", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent()))
    ),
    Spell("TST-4L12", "Legal Encore", energy=0).text(repeat(1), kill(a(unit))),
    Gear("TST-4L04", "Legal Ward", energy=0).text(would(a(player)(draw(1)), they(gain_xp(1)))),
    Gear("TST-4L08", "Legal Toll", energy=0).text(would(a(player)(draw(1)), they(gain_points(1)))),
    Unit("TST-4L05", "Legal Miser", energy=0, might=1).text(cant(a(player)(gain_points(1, from_=hold)))),
    Unit("TST-4L06", "Legal Keeper", energy=0, might=2).text(when(me(hold), draw(1))),
    Unit("TST-4L07", "Legal Bully", energy=0, might=2).text(when(me(attack).provided(is_(me, mighty)), draw(1))),
    Unit("TST-4L09", "Legal Guard", energy=0, might=2).text(when(me(defend).provided(is_(me, mighty)), draw(1))),
]


@covers("358.1", "405.1")
def test_what_is_given_up_for_the_cost_is_not_what_it_aims_at() -> None:
    for name, verb in (("Legal Gift", "play"), ("Legal Altar", "use")):
        table = Table(
            quiet(hand=["Legal Gift"], base=["Legal Altar", "Test Might 1", "Test Might 2"]), quiet(),
            battlefields=PLAIN,
        )
        first = next(o.key for o in table.open.options if o.key.startswith(verb) and table.you._name(o.subject) == name)
        target = f"obj:{table.thing('Test Might 1').id}"
        assert table.you.draft(first, target).kind == "confirm", "there is one unit left for the cost"
        table.refuse(YOU, first, target, target, "confirm")
        table.answer(YOU, first, target, "confirm")
        assert table.trash() == ["Test Might 2"]
        table.resolve()
        assert table.thing("Test Might 1").buffed


@covers("372.1")
def test_a_player_who_is_acted_on_orders_what_replaces_it() -> None:
    table = Table(quiet(base=["Legal Ward", "Legal Toll"]), quiet(), battlefields=PLAIN)
    table.end_turn()
    assert (table.open.seat, table.open.kind, table.open.why) == (FOE, "order", "372")
    table.foe.choose("Legal Toll")
    assert (table.points(), table.state.players[FOE].xp, table.hand(FOE)) == ((0, 1), 0, [])


@covers("373.1")
def test_replacements_of_several_players_are_applied_in_turn_order() -> None:
    for turn_of in (YOU, FOE):
        table = Table(
            quiet(at={MEADOW: ["Test Might 1"]}, base=["Legal Charm"], hand=["Legal Havoc"]),
            quiet(at={MOOR: ["Test Might 2"]}, base=["Legal Charm"], hand=["Legal Havoc"]), battlefields=PLAIN,
            turn_of=turn_of,
        )
        table.hands[turn_of].play("Legal Havoc")
        table.resolve()
        assert [event.seat for event in table.events("replaced")] == [turn_of, 1 - turn_of]
        assert not table.events("died")


@covers("383.4.d.2.a", "383.4.d.2.c")
def test_hold_abilities_trigger_although_no_point_is_gained() -> None:
    for law, points in (("Test Might 1", 1), ("Legal Miser", 0)):
        table = Table(quiet(base=[law]), quiet(at={MEADOW: ["Legal Keeper"]}), battlefields=PLAIN)
        table.you.ends()
        assert (table.points(), table.chain()) == ((0, points), ["Legal Keeper"])


@covers("383.4.e.2.b", "383.4.f.2.b")
def test_what_attacking_or_defending_asks_beside_it_is_asked_at_that_moment_only() -> None:
    table = Table(
        quiet(base=["Legal Bully"], hand=["Legal Growth"]), quiet(at={MEADOW: ["Legal Guard"]}), battlefields=PLAIN
    )
    table.you.move("Legal Bully", to=MEADOW)
    table.you.play("Legal Growth", on="Legal Bully")
    table.resolve()
    assert (table.might("Legal Bully"), table.events("triggered")) == (7, [])
    table = Table(
        quiet(base=["Legal Bully"], hand=["Legal Growth"] * 2), quiet(at={MEADOW: ["Legal Guard"]}), battlefields=PLAIN
    )
    for name in ("Legal Bully", "Legal Guard"):
        table.you.play("Legal Growth", on=name)
        table.resolve()
    table.you.move("Legal Bully", to=MEADOW)
    assert table.chain() == ["Legal Bully", "Legal Guard"]


@covers("437.5.b")
def test_no_damage_is_lethal_to_what_all_damage_is_prevented_of() -> None:
    table = Table(
        quiet(base=["Test Might 6"]), quiet(at={MEADOW: ["Test Tank", "Test Might 1"]}, hand=["Legal Shell"]),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 6", to=MEADOW)
    table.you.passes()
    table.foe.play("Legal Shell", on="Test Tank")
    table.pass_all()
    assert (table.where("Test Tank"), table.where("Test Might 1")) == (MEADOW, MEADOW), (
        "the Tank comes first, and there is no end to it"
    )
    assert table.thing("Test Tank").damage == 0


@covers("820.1.d.2")
def test_what_a_repetition_can_not_do_is_left_out() -> None:
    table = Table(quiet(hand=["Legal Encore"], runes={"fury": 1}), quiet(base=["Test Might 1"]), battlefields=PLAIN)
    table.you.play("Legal Encore", on=["Test Might 1", "Test Might 1"], repeat=True)
    table.resolve()
    assert (len(table.events("died")), table.open.kind) == (1, "act")
