"""What the rules say in passing: text before rules, what is attached in a base, Might below 0, and what is linked for
as long as something stays."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    additional_cost,
    an,
    attach,
    banish,
    banished_with,
    cost,
    deal,
    detach,
    draw,
    enemy,
    enter,
    equip,
    every,
    exhaust,
    friendly,
    gear,
    give,
    have,
    ignoring_cost,
    kill,
    leave,
    me,
    might,
    move,
    one_on_one,
    play,
    reaction,
    readied,
    ready,
    spell,
    take_control,
    this,
    this_turn,
    unit,
    until,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table, code_of

EXTRA += [
    Unit("TST-4m20", "Leftover Runner", energy=0, might=1).text(have(me, enter(readied))),
    Spell("TST-4m21", "Leftover Bolting", energy=0).text(reaction, attach(a(gear), a(unit))),
    Gear("TST-4m22", "Leftover Blade", energy=0, bonus=2, tags="Equipment").text(equip(0)),
    Spell("TST-4m23", "Leftover Boon", energy=0).text(reaction, give(a(unit), might(3), this_turn)),
    Unit("TST-4m24", "Leftover Usher", energy=0, might=1).text(activate(cost(exhaust(me)), move(a(friendly, unit)))),
    Unit("TST-4m25", "Leftover Rogue", energy=0, might=3).text(
        when(you(play(me)), take_control(an(enemy, gear), until(me(leave))))
    ),
    Gear("TST-4m26", "Leftover Urn", energy=0).text(
        when(you(play(this)), banish(an(enemy, unit))),
        activate(cost(exhaust(this)), play(every(unit, banished_with(this)), price=ignoring_cost)),
    ),
    Gear("TST-4m27", "Leftover Fang", energy=0, bonus=1, tags="Equipment")
    .text(equip(0))
    .wearer(activate(cost(exhaust(me)), kill(an(enemy, unit)))),
    Unit("TST-4m28", "Leftover Fencer", energy=0, might=1).text(when(you(kill(a(unit), with_=me)), draw(1))),
    Unit("TST-4m29", "Leftover Idler", energy=0, might=1).text(when(you(kill(a(unit), with_=me)), draw(1))),
    Spell("TST-4m31", "Leftover Challenge", energy=0).text(reaction, ready(a(unit, one_on_one))),
    Spell("TST-4m32", "Leftover Offering", energy=0).text(
        additional_cost(kill(a(friendly, unit))), give(a(friendly, unit), might(3), this_turn)
    ),
    *(
        Gear(f"TST-4m4{n}", f"Leftover {name}", energy=0, bonus=1, tags="Equipment")
        .text(equip(0))
        .wearer(when(you(play(a(spell))), deal(2, an(enemy, unit)), *more))
        for n, (name, more) in enumerate({"Thorn": (), "Burr": (detach(this),), "Splinter": (kill(this),)}.items())
    ),
    Unit("TST-4m30", "Leftover Smith", energy=0, might=1).text(when(you(kill(a(unit), with_=a(gear))), draw(1))),
]


@covers("002")
def test_what_a_card_says_goes_before_the_rules() -> None:
    """By the rules a unit enters exhausted; this one says otherwise."""
    table = Table(quiet(hand=["Leftover Runner", "Leftover Rogue"]), quiet(), battlefields=PLAIN)
    for name in ("Leftover Runner", "Leftover Rogue"):
        table.you.play(name)
        table.resolve()
    assert (table.thing("Leftover Runner").exhausted, table.thing("Leftover Rogue").exhausted) == (False, True)


@covers("107.1.c.1")
def test_what_is_attached_stays_in_the_base_of_another_player() -> None:
    table = Table(
        quiet(base=["Test Might 3"], hand=["Leftover Bolting"]), quiet(base=["Leftover Blade", "Test Gear"]),
        battlefields=PLAIN,
    )
    table.you.play("Leftover Bolting", on=["Leftover Blade", "Test Might 3"])
    table.resolve()
    blade, wearer = table.thing("Leftover Blade"), table.thing("Test Might 3")
    assert (blade.controller, blade.place, blade.attached_to) == (FOE, wearer.place, wearer.id)
    table.end_turn()
    assert (blade.controller, blade.place, blade.attached_to) == (FOE, wearer.place, wearer.id)
    assert table.might("Test Might 3") == 5
    assert not table.events("recalled")


@covers("143.2.b", "143.2.b.1")
def test_increases_are_counted_from_the_might_that_is_below_nothing() -> None:
    table = Table(quiet(hand=["Test Curse", "Leftover Boon"]), quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN)
    table.you.play("Test Curse", on="Test Might 1")
    table.resolve()
    assert table.might("Test Might 1") == -2
    assert table.where("Test Might 1") == MEADOW
    table.you.play("Leftover Boon", on="Test Might 1")
    table.resolve()
    assert table.might("Test Might 1") == 1


@covers("405.2")
def test_an_ability_makes_no_state_that_cant_be() -> None:
    """Nobody comes to where two others are (447.2)."""
    table = Table(
        quiet(base=["Leftover Usher", "Test Might 1"]), quiet(at={MEADOW: ["Test Might 3"]}), battlefields=THREE,
        others=[quiet(at={MEADOW: ["Test Might 2"]})],
    )
    key = next(key for key in table.open.keys if key.startswith("use:"))
    aim = f"obj:{table.thing('Test Might 1').id}"
    question = table.you.draft(key, aim)  # where it goes
    assert (question.kind, [option.short for option in question.options]) == ("place", [MOOR, "Test Third Field"])
    field = table._field(table.state, MEADOW).id
    table.refuse(YOU, key, aim, f"at:{field}", "confirm")


@covers("390.5", "390.5.b", "390.5.c", "390.5.c.2")
def test_a_window_that_speaks_of_its_source_ends_when_that_leaves_the_board() -> None:
    table = Table(quiet(hand=["Leftover Rogue", "Test Vanish"]), quiet(base=["Test Gear"]), battlefields=PLAIN)
    table.you.play("Leftover Rogue")
    table.resolve()
    assert table.thing("Test Gear").controller == YOU
    table.end_turn()
    table.end_turn()
    table.you.move("Leftover Rogue", to=MEADOW)
    table.pass_all()
    assert table.thing("Test Gear").controller == YOU
    table.you.play("Test Vanish", on="Leftover Rogue")
    table.resolve()
    assert table.thing("Test Gear").controller == FOE


@covers("390.5.c.1")
def test_what_was_banished_is_linked_only_while_it_stays_banished() -> None:
    table = Table(
        quiet(hand=["Leftover Urn", "Leftover Urn"]), quiet(base=["Test Might 2", "Test Might 3"]), battlefields=PLAIN
    )
    table.you.play("Leftover Urn")
    table.resolve()
    assert table.open.kind == "choose"
    table.you.choose("Test Might 2")
    table.resolve()
    assert table.where("Test Might 2") == "banished"
    first = table.thing("Leftover Urn").id
    table.you.play("Leftover Urn")
    table.resolve()
    table.end_turn()
    table.end_turn()
    assert table.where("Test Might 3") == "banished"
    table.you.use("Leftover Urn")
    assert table.state.chain[0].source == first
    table.resolve()
    assert (table.where("Test Might 2"), table.where("Test Might 3")) == ("base", "banished")
    assert table.thing("Test Might 2").owner == FOE


@covers("411.6.a")
def test_what_granted_text_does_is_done_with_both() -> None:
    table = Table(
        quiet(base=["Leftover Fencer", "Leftover Idler", "Leftover Smith", "Leftover Fang", "Leftover Blade"]),
        quiet(base=["Test Might 2", "Test Might 3"], hand=["Test Vanish"]), battlefields=PLAIN,
    )
    table.you.use("Leftover Fang", on="Leftover Fencer")
    table.resolve()
    table.you.use("Leftover Fencer", on="Test Might 3")
    table.resolve()
    assert sorted(event.card for event in table.events("triggered")) == ["TST-4m28", "TST-4m30"]
    assert len(table.hand()) == 2


@covers("411.6.a", "428.5.c", "323.5")
@pytest.mark.parametrize("gear", ["Leftover Thorn", "Leftover Burr", "Leftover Splinter"])
def test_what_granted_text_has_damaged_to_death_was_killed_with_both(gear: str) -> None:
    """The Cleanup kills it when the ability is over, and the gear may have come off or be gone by then."""
    table = Table(
        quiet(
            base=["Leftover Fencer", "Leftover Idler", "Leftover Smith", gear, "Leftover Blade"], hand=["Leftover Boon"]
        ),
        quiet(base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    table.you.use(gear, on="Leftover Fencer")
    table.resolve()
    table.you.play("Leftover Boon", on="Leftover Fencer")
    table.resolve()
    assert [(event.rule, event.by) for event in table.events("died") if event.card == code_of("Test Might 2")] == [
        ("323.5", YOU)
    ]
    assert sorted(event.card for event in table.events("triggered") if event.card != code_of(gear)) == [
        "TST-4m28",
        "TST-4m30",
    ]
    assert len(table.hand()) == 2


@covers("411.6", "411.6.a")
def test_who_controls_the_ability_acts_with_the_gear_that_grants_it_whoever_controls_that() -> None:
    table = Table(quiet(base=["Leftover Idler", "Leftover Smith"], hand=["Leftover Bolting"]),
                  quiet(base=["Test Might 2", "Leftover Smith", "Leftover Thorn"]), battlefields=PLAIN)
    table.you.play("Leftover Bolting", on=["Leftover Thorn", "Leftover Idler"])
    table.resolve()
    assert table.thing("Leftover Thorn").controller == FOE
    table.you.choose("Test Might 2")  # the spell is played once it has resolved, and the text is there
    table.resolve()
    while table.open.kind == "order":
        table.answer(table.open.seat, *table.open.keys)
        table.resolve()
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (2, 0)


@covers("740.2.b")
def test_one_on_one_are_two_units_of_different_players_alone_at_a_place() -> None:
    for more, offered in (((), {"Leftover Challenge"}), (("Test Might 1",), set())):
        table = Table(
            quiet(base=["Test Might 4", "Test Might 3"], hand=["Leftover Challenge"]),
            quiet(at={MEADOW: ["Test Might 5", *more]}), battlefields=PLAIN,
        )
        assert table.you.offered("play") == set()
        table.you.move("Test Might 4", to=MEADOW)
        assert table.open.kind == "focus"
        assert table.you.offered("play") == offered
        if offered:
            table.you.play("Leftover Challenge", on="Test Might 4")
            table.foe.passes()
            assert not table.thing("Test Might 4").exhausted


@covers("355.16")
def test_what_is_aimed_at_is_not_given_for_the_cost_while_there_is_something_else() -> None:
    table = Table(
        quiet(base=["Test Might 1", "Test Might 2", "Test Might 3"], hand=["Leftover Offering"]), quiet(),
        battlefields=PLAIN,
    )
    first = table.you._first("play", "Leftover Offering")
    aim = next(
        option.key for option in table.you.draft(first).options if option.subject == table.thing("Test Might 2").id
    )
    question = table.you.draft(first, aim)
    assert {table.state.objects[option.subject].card.name for option in question.options} == {
        "Test Might 1",
        "Test Might 3",
    }
