"""Choices made while an item is finalized (355): groups, splits, costs, hands and teams; the situations of the worked
examples."""
from __future__ import annotations

from engine.kernel.decision import Decision
from engine.rules.formats.modes import TEAMS
from engine.words import (
    Battlefield,
    Spell,
    Unit,
    a,
    ability,
    additional_cost,
    an,
    any_number,
    at_a_battlefield,
    at_least,
    at_most,
    at_the,
    battlefield,
    buff,
    cant,
    choose,
    conquer,
    counter,
    deal,
    deal_split,
    draw,
    either,
    ends,
    enemy,
    every,
    friendly,
    give,
    here,
    hold,
    ignoring_cost,
    it,
    kill,
    legend,
    may,
    me,
    might,
    might_among,
    might_of,
    move,
    other,
    play,
    predict,
    reaction,
    ready,
    rune,
    same,
    spell,
    spend_buff,
    the_killed,
    this_turn,
    total_might,
    turn,
    unit,
    up_to,
    when,
    with_might,
    you,
    your,
    your_hand,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

PEAK = "Parable Lofty Peak"

EXTRA += [
    # Targon's Peak
    Battlefield("TST-3B01", PEAK).text(when(you(conquer(here)), at_the(ends(turn), ready(up_to(2, rune, your))))),
    Unit("TST-3B02", "Parable Untouchable", energy=0, might=2).text(
        cant(every(enemy, either(spell, ability))(choose(me)))
    ),
    Unit("TST-3B03", "Parable Prodder", energy=0, might=1).text(when(you(play(me)), deal(1, an(enemy, unit)))),
    Spell("TST-3B04", "Parable Denial", energy=0).text(reaction, counter(a(spell))),
    Spell("TST-3B05", "Parable Free Entrance", energy=0).text(may(play(a(unit, your_hand), price=ignoring_cost))),
    Spell("TST-3B06", "Parable Field Entrance", energy=0).text(
        play(a(unit, your_hand), a(battlefield), price=ignoring_cost)
    ),
    Unit("TST-3B07", "Parable Devourer", energy=0, might=3).text(additional_cost(kill(a(friendly, unit)))),
    Unit("TST-3B08", "Parable Cultist", energy=0, might=1).text(
        when(me(hold), may(kill(a(other, friendly, unit, here))).to(draw(1)))
    ),
    Unit("TST-3B09", "Parable Marshal", energy=0, might=1).text(
        when(you(play(me)), may(spend_buff(1)).to(move(a(friendly, unit))))
    ),
    Spell("TST-3B10", "Parable Blessing", energy=0).text(buff(a(friendly, unit))),
    Spell("TST-3B11", "Parable Rally", energy=0).text(ready(a(friendly, legend))),
    # Fox-Fire
    Spell("TST-3B12", "Parable Foxes", energy=0).text(
        kill(any_number(unit, same(battlefield), total_might(at_most(4))))
    ),
    Spell("TST-3B13", "Parable Cheers", energy=0).text(reaction, give(a(friendly, unit), might(1), this_turn)),
    # Feral Strength
    Spell("TST-3B14", "Parable Brawn", energy=0).text(reaction, give(a(friendly, unit), might(2), this_turn)),
    # Frigid Touch
    Spell("TST-3B15", "Parable Chill", energy=0).text(reaction, give(an(enemy, unit), might(-2), this_turn)),
    Spell("TST-3B16", "Parable Barrage", energy=0).text(deal_split(5, any_number(unit))),
    Spell("TST-3B17", "Parable Alpha", energy=0).text(  # Alpha Strike
        choose(a(friendly, unit)), it(deal_split(might_of(it), any_number(enemy, unit, at_a_battlefield)))
    ),
    Spell("TST-3B18", "Parable Inheritance", energy=0).text(
        additional_cost(kill(a(unit, your, with_might(at_least(might_among("highest", every(unit, your))))))),
        give(a(friendly, unit), might(might_of(the_killed)), this_turn),
        predict(2),
    ),
]


def asked(decision: Decision) -> list[str]:
    """What the options of a question say."""
    return [option.short for option in decision.options]


@example("355.5.b#2", rule="391")
def test_the_choices_of_a_delayed_trigger_are_made_when_it_triggers() -> None:
    table = Table(quiet(base=["Test Might 1"], spent={"fury": 3}), quiet(), battlefields=[PEAK, MEADOW])
    table.you.move("Test Might 1", to=PEAK)
    table.pass_all()
    assert "laid" in [event.kind for event in table.events()]
    assert table.open.kind == "act"
    assert table.events("chose") == []
    table.answer(YOU, "end")
    table.pass_all()
    assert (table.open.seat, table.open.kind, len(table.open.options)) == (YOU, "choose", 3)
    table.you.choose("Fury Rune", "Fury Rune")
    table.resolve()
    assert len(table.events("readied")) == 2


@example("355.9.b#2", rule="758")
@example("757.1#1", rule="758")
@covers("757", "758")
def test_what_cannot_be_chosen_by_enemies_is_no_target_for_them() -> None:
    foe = quiet(base=["Parable Untouchable"], hand=["Test Spark"])
    table = Table(quiet(hand=["Test Spark", "Parable Prodder"]), foe, battlefields=PLAIN, turn_of=YOU)
    assert table.you.why_not("play", "Test Spark") == ["758"]
    table.you.play("Parable Prodder")
    assert [event.rule for event in table.events("fizzled")] == ["402.4"]
    table.you.play("Test Spark", on="Parable Prodder")
    first = table.foe._first("play", "Test Spark")
    assert len(table.foe.draft(first).options) == 2


@example("355.9.c#1", rule="355.8")
@covers("355.9.a.2")
def test_a_spell_never_targets_itself() -> None:
    you = quiet(hand=["Parable Denial"], base=["Test Might 1"])
    table = Table(you, quiet(hand=["Test Spark", "Parable Denial"]), battlefields=PLAIN, turn_of=FOE)
    assert table.foe.why_not("play", "Parable Denial") == ["355.8"]
    table.foe.play("Test Spark", on="Test Might 1")
    first = table.you._first("play", "Parable Denial")
    assert table.you.draft(first).kind == "confirm", "there is only one other spell"
    table.you.play("Parable Denial", on="Test Spark")
    table.resolve()
    assert table.where("Test Might 1") == "base"


@example("355.10.a#3", rule="128.6")
def test_a_card_in_a_hand_is_no_target() -> None:
    table = Table(quiet(hand=["Parable Free Entrance", "Test Might 3"]), quiet(), battlefields=PLAIN)
    table.you.play("Parable Free Entrance")
    assert table.events("chose") == []
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Test Might 3")
    table.resolve()
    if table.open.kind == "place":
        table.you.choose("Your base")
    assert table.where("Test Might 3") == "base"
    assert table.events("chose") == []


@example("355.10.b#3", rule="419.3")
def test_where_a_unit_is_played_to_is_no_target() -> None:
    table = Table(
        quiet(hand=["Parable Field Entrance", "Test Might 3"], at={MEADOW: ["Test Might 1"]}), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Parable Field Entrance")
    table.resolve()
    while table.open.kind != "act":
        table.you.choose(MEADOW if table.open.kind == "place" else "Test Might 3")
    assert table.where("Test Might 3") == MEADOW
    assert table.events("chose") == []


@example("355.10.c#1", rule="357")
def test_what_is_killed_as_an_additional_cost_is_no_target() -> None:
    table = Table(
        quiet(hand=["Parable Devourer"], base=["Parable Untouchable", "Test Might 1"]), quiet(), battlefields=PLAIN
    )
    first = table.you._first("play", "Parable Devourer")
    assert table.you.draft(first).why == "355.10.c"
    table.you.play("Parable Devourer", paying="Test Might 1")
    assert table.trash() == ["Test Might 1"]
    assert table.events("chose") == []


@example("355.10.c.1#1", rule="355.10.c")
@covers("355.10.c.1")
def test_what_is_killed_as_a_cost_inside_an_instruction_is_no_target() -> None:
    table = Table(
        quiet(at={MEADOW: ["Parable Cultist", "Test Might 1", "Test Might 2"]}), quiet(), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.end_turn()
    answers = {"may": "yes", "choose": "Test Might 1", "priority": "pass"}
    while table.open.kind != "act":
        table.hands[table.open.seat].choose(answers[table.open.kind])
    assert table.trash() == ["Test Might 1"]
    assert table.events("chose") == []
    assert len(table.hand()) == 2


@covers("704.1")
@example("355.10.c.1#2", rule="355.5")
def test_the_buff_that_is_spent_is_no_target_but_the_unit_is() -> None:
    table = Table(
        quiet(hand=["Parable Blessing", "Parable Marshal"], base=["Test Might 1", "Test Might 2"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Parable Blessing", on="Test Might 1")
    table.resolve()
    table.you.play("Parable Marshal")
    while table.open.kind not in ("priority", "act"):
        table.you.choose({"may": "yes", "place": MEADOW}.get(table.open.kind, "Test Might 2"))
    table.resolve()
    item = table.events("triggered")[-1].n
    assert [table.state.objects[event.subject].card.name for event in table.events("chose") if event.cause == item] == [
        "Test Might 2"
    ]
    assert table.thing("Test Might 1").buffed == 0


@covers("740.1.a")
@example("355.10.d#5", rule="355.5")
@covers("355.10.d.1", "355.9.a.4")
def test_a_friendly_legend_is_one_of_two_in_teams() -> None:
    mate = quiet(legend="Annie, Dark Child*")
    table = Table(quiet(hand=["Parable Rally"]), quiet(), others=[mate, quiet()], battlefields=THREE, mode=TEAMS)
    first = table.you._first("play", "Parable Rally")
    assert len(table.you.draft(first).options) == 2
    table.you.play("Parable Rally", on="Annie, Dark Child")
    table.resolve()
    assert len(table.events("chose")) == 1
    assert not table.state.objects[table.state.players[2].legend].exhausted


def grown() -> Table:
    """Four Recruits at the Meadow are the targets; two of them have grown when the spell resolves."""
    foe = quiet(at={MEADOW: ["Recruit"] * 5}, hand=["Parable Cheers"] * 2)
    table = Table(quiet(hand=["Parable Foxes"]), foe, battlefields=PLAIN)
    table.you.play("Parable Foxes", on=[f"obj:{id}" for id in field_units(table)[:4]])
    for id in field_units(table)[:2]:
        respond(table, "Parable Cheers", f"obj:{id}")
    table.resolve()
    return table


def respond(table: Table, name: str, *on: str) -> None:
    """The foe plays that as soon as it can, and it resolves."""
    while table.open.seat != FOE:
        table.answer(table.open.seat, "pass")
    held = len(table.chain())
    table.foe.play(name, on=on)
    while len(table.chain()) > held:
        table.answer(table.open.seat, "pass")


def field_units(table: Table) -> list[int]:
    """Who is at the Meadow."""
    return list(table._field(table.state, MEADOW).units)


@example("355.11.b#1", rule="355.11.b")
@covers("355.11")
def test_when_a_group_does_not_fit_any_more_a_part_of_it_is_affected() -> None:
    for wanted, dead in (((0, 1), 2), ((2, 3, 0), 3)):
        table = grown()
        ids = field_units(table)
        assert (table.open.seat, table.open.why) == (YOU, "355.11.b")
        for n in wanted:
            assert f"obj:{ids[4]}" not in table.open.keys
            table.answer(YOU, f"obj:{ids[n]}")
        while table.open.kind == "choose":
            table.answer(YOU, "done")
        assert len(table.events("died")) == dead


@example("355.14.c#1", rule="355.14")
@covers("355.14.a", "355.14.b", "355.14.d")
def test_damage_is_split_among_no_more_than_there_is() -> None:
    for hit in (5, 2):
        table = Table(quiet(hand=["Parable Barrage"]), quiet(base=["Test Might 6"] * 6), battlefields=PLAIN)
        six = [f"obj:{id}" for id in table.state.players[FOE].base]
        path = [table.you._first("play", "Parable Barrage"), *six[:5]]
        assert table.you.draft(*path).kind == "confirm"
        table.you.play("Parable Barrage", on=six[:hit])
        assert len(table.events("chose")) == hit
        table.resolve()
        while table.open.kind == "assign":
            table.answer(YOU, table.open.keys[-1])
        assert sum(event.n for event in table.events("damaged")) == 5


@example("355.14.h.1#1", rule="355.14.h")
@covers("355.14.g", "355.14.h", "355.14.h.1", "355.14.i")
def test_no_more_targets_are_dropped_than_damage_is_missing() -> None:
    foe = quiet(at={MEADOW: ["Recruit"] * 5}, hand=["Parable Brawn", "Parable Chill"])
    table = Table(quiet(hand=["Parable Alpha"], base=["Test Might 5"]), foe, battlefields=PLAIN)
    five = [f"obj:{id}" for id in field_units(table)]
    table.you.play("Parable Alpha", on=["Test Might 5", *five])
    table.foe.play("Parable Brawn", on=five[0])
    respond(table, "Parable Chill")
    table.resolve()
    assert (table.open.seat, table.open.least, table.open.most) == (YOU, 3, 3)
    table.refuse(YOU, five[0])
    table.answer(YOU, *five[:3])
    if table.open.kind == "assign":
        table.answer(YOU, table.open.keys[0])
    while table.open.kind == "assign":
        table.answer(YOU, table.open.keys[-1])
    assert sum(event.n for event in table.events("damaged")) == 3
    assert len(table.events("died")) == 2


@example("355.16#1", rule="355.16")
def test_nobody_targets_what_the_cost_will_take() -> None:
    table = Table(
        quiet(hand=["Parable Inheritance"], base=["Test Might 5", "Test Might 2", "Test Might 1"]), quiet(),
        battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Parable Inheritance"))
    assert [table.state.objects[option.subject].card.name for option in question.options] == [
        "Test Might 2",
        "Test Might 1",
    ]
    assert question.why == "355.16"
    table.you.play("Parable Inheritance", on="Test Might 2")
    table.resolve()
    while table.open.kind != "act":
        table.answer(YOU, *table.open.keys[:table.open.least])
    assert (table.trash()[0], table.might("Test Might 2")) == ("Test Might 5", 7)
