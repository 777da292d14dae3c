"""What becomes of instructions whose targets or information are gone (359.3.e, 757–758): the situations of the worked
examples."""
from __future__ import annotations

import pytest

from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    a,
    ability,
    an,
    any_number,
    anyone,
    at,
    at_a_battlefield,
    attached_to,
    attack,
    banish,
    base_of,
    battlefield,
    cant,
    choose,
    choosing,
    counter,
    deal,
    deal_split,
    detach,
    do_this,
    draw,
    either,
    enemy,
    enter,
    equip,
    equipment,
    equipped,
    every,
    exhausted,
    friendly,
    give,
    have,
    heal,
    here,
    hidden,
    if_,
    ignoring_cost,
    in_combat,
    is_,
    it,
    kill,
    less_than,
    me,
    might,
    might_of,
    move,
    not_,
    other_than,
    play,
    prevent,
    reaction,
    readied,
    return_to_hand,
    same,
    spell,
    stun,
    swap_places,
    take_control,
    that,
    this_turn,
    unit,
    up_to,
    when,
    with_cost,
    with_might,
    would,
    you,
    you_do,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

LAIR = "Parable Lair"
ANY = either(spell, ability)

EXTRA += [
    Spell("TST-3B20", "Parable Dart", energy=0).text(deal(2, an(enemy, unit, at_a_battlefield))),
    Spell("TST-3B21", "Parable Takeover", energy=0).text(reaction, take_control(an(enemy, unit))),  # Hostile Takeover
    Spell("TST-3B22", "Parable Retreat", energy=0).text(reaction, move(a(friendly, unit), base_of(it))),  # Flash
    Spell("TST-3B23", "Parable Bounce", energy=0).text(reaction, return_to_hand(a(unit))),
    # Bellow's Breath
    Spell("TST-3B24", "Parable Breath", energy=0).text(reaction, deal(1, up_to(3, unit, same("location")))),
    Unit("TST-3B25", "Parable Skirmisher", energy=0, might=3).text(
        if_(not_(is_(me, in_combat)), cant(every(enemy, ANY)(choose(me))))
    ),
    Spell("TST-3B26", "Parable Blade", energy=0).text(hidden, kill(a(unit, at_a_battlefield)), draw(1)),  # Hidden Blade
    Unit("TST-3B27", "Parable Turner", energy=0, might=2).text(  # Tideturner
        hidden, when(you(play(me)), choose(a(unit, your, not_(here))), swap_places(me, it))
    ),
    Battlefield("TST-3B28", LAIR).text(cant(every(unit)(move(to=base_of(it), from_=here)))),  # Vilemaw's Lair
    Spell("TST-3B29", "Parable Ride", energy=0).text(move(a(friendly, unit)), draw(1)),  # Ride the Wind
    # Volibear, Furious
    Unit("TST-3B30", "Parable Bear", energy=0, might=9).text(
        when(me(attack), deal_split(5, any_number(enemy, unit, here)))
    ),
    Spell("TST-3B31", "Parable Repulse", energy=0).text(  # Repulse
        reaction, choose(a(friendly, unit, at_a_battlefield)),
        counter(a(enemy, ANY, choosing(it), not_(choosing(a(friendly, unit, other_than(it)))))),
    ),
    Spell("TST-3B32", "Parable Sacrifice", energy=0).text(reaction, kill(a(friendly, unit))),
    Spell("TST-3B33", "Parable Census", energy=0).text(
        choose(a(unit)), if_(is_(it, exhausted), draw(1)), if_(is_(it, readied), draw(1)), stun(every(unit, at(it)))
    ),
    Spell("TST-3B34", "Parable Strike", energy=0).text(  # Strike Down
        choose(a(friendly, unit, equipped).called("striker")),
        that("striker")(deal(might_of(that("striker")), an(enemy, unit))),
        detach(an(equipment, attached_to(that("striker")))),
    ),
    Spell("TST-3B35", "Parable Pry", energy=0).text(reaction, detach(an(equipment))),  # Angle Shot
    Gear("TST-3B36", "Parable Sword", energy=0, bonus=1, tags="Equipment").text(equip(0)),
    Spell("TST-3B37", "Parable Lesson", energy=0).text(
        reaction, deal(3, an(enemy, unit, at_a_battlefield)), if_(you_do, heal(every(friendly, unit, at(it))))
    ),
    Spell("TST-3B38", "Parable Guard", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(1)))
    ),
    Spell("TST-3B39", "Parable Exile", energy=0).text(
        banish(an(enemy, unit, at_a_battlefield)), play(it, a(battlefield), ignoring_cost),
        if_(you_do, do_this(stun(every(enemy, unit)))),
    ),
    Unit("TST-3B40", "Parable Homebody", energy=0, might=2).text(have(me, enter(base_of(me)))),
    Unit("TST-3B41", "Parable Lofty", energy=0, might=1).text(
        cant(every(enemy, ANY, with_cost(less_than(might_of(me))))(choose(me)))
    ),
    Spell("TST-3B42", "Parable Star", energy=2).text(deal(3, a(unit)), deal(3, a(unit))),  # Falling Star
    Spell("TST-3B43", "Parable Discipline", energy=0).text(reaction, give(a(unit), might(2), this_turn)),  # Discipline
    Spell("TST-3B44", "Parable Eclipse", energy=3).text(reaction, give(a(unit), might(-4), this_turn)),  # Eclipse
    Unit("TST-3B45", "Parable Wildclaw", energy=0, might=4).text(  # Alpha Wildclaw
        cant(every(enemy, ANY)(choose(a(friendly, unit, here, with_might(less_than(might_of(me)))))))
    ),
    Spell("TST-3B46", "Parable Rebuke", energy=0).text(return_to_hand(a(unit, at_a_battlefield))),  # Rebuke
    Spell("TST-3B47", "Parable Star-Crossed", energy=0).text(reaction, return_to_hand(a(unit))),  # Star-Crossed
    Unit("TST-3B48", "Parable Spider", energy=0, might=5),  # Vilemaw
]

SAID = {
    "Parable Repulse": "Choose a friendly unit at any battlefield.",
    "Parable Turner": "Move me to its location and it to where I was",
}


@pytest.mark.parametrize(("name", "part"), SAID.items())
def test_they_say_what_they_do(name: str, part: str) -> None:
    assert part in say(find_or_extra(name))


def at_moor(*units: str, **more: object) -> object:
    """A side with these units at the Moor."""
    return quiet(at={MOOR: units}, **more)


def respond(table: Table, seat: int, name: str, *on: str, to: str = "") -> None:
    """That player plays it as soon as possible, and it resolves."""
    while table.open.seat != seat:
        table.answer(table.open.seat, "pass")
    held = len(table.chain())
    table.hands[seat].play(name, on=on, to=to)
    while len(table.chain()) > held:
        table.answer(table.open.seat, "pass")


@example("359.3.e.4#1", rule="359.3.e.4")
@covers("359.3.e.1", "359.3.e.5", "359.3.e.2")
@pytest.mark.parametrize(
    ("seat", "answer"), [(YOU, "Parable Takeover"), (FOE, "Parable Retreat"), (FOE, "Parable Bounce")]
)
def test_an_enemy_unit_at_a_battlefield_has_to_be_all_of_that(seat: int, answer: str) -> None:
    foe = at_moor("Test Might 5", hand=["Parable Retreat", "Parable Bounce"])
    table = Table(quiet(hand=["Parable Dart", "Parable Takeover"]), foe, battlefields=PLAIN, asks_own_windows=True)
    table.you.play("Parable Dart")
    respond(table, seat, answer)
    table.resolve()
    assert table.events("damaged") == []
    assert "Parable Dart" in table.trash()


@example("359.3.e.5#2", rule="359.3.e.4")
@covers("758.1")
def test_who_left_the_combat_can_not_be_chosen_any_more() -> None:
    table = Table(
        quiet(base=["Test Might 3"], hand=["Parable Breath"]), at_moor("Parable Skirmisher", hand=["Parable Retreat"]),
        battlefields=PLAIN,
    )
    assert table.you.draft(table.you._first("play", "Parable Breath")).keys == (
        f"obj:{table.thing('Test Might 3').id}",
        "done",
    )
    table.you.move("Test Might 3", to=MOOR)
    table.you.play("Parable Breath", on="Parable Skirmisher")
    respond(table, FOE, "Parable Retreat")
    table.resolve()
    assert (table.where("Parable Skirmisher"), table.thing("Parable Skirmisher").damage) == ("base", 0)
    assert table.events("mistargeted")


@example("359.3.e.5#3", rule="359.3.e.4")
def test_what_a_hidden_card_aims_at_has_to_stay_there() -> None:
    you = quiet(facedown={MEADOW: ["Parable Blade"]}, at={MEADOW: ["Test Might 1"]})
    foe = quiet(base=["Test Might 3"], facedown={MOOR: ["Parable Turner"]}, at={MOOR: ["Test Tank"]})
    table = Table(you, foe, battlefields=PLAIN, turn_of=FOE)
    table.foe.move("Test Might 3", to=MEADOW)
    table.foe.passes()
    table.you.play("Parable Blade", on="Test Might 3")
    table.foe.play("Parable Turner")
    table.resolve()
    assert (table.where("Test Might 3"), table.where("Parable Turner")) == (MOOR, MEADOW)
    assert "Test Might 3" not in table.trash(FOE)
    assert len(table.hand()) == 1


@example("359.3.e.6#1", rule="359.3.e.6")
def test_a_move_that_is_forbidden_is_ignored() -> None:
    table = Table(quiet(hand=["Parable Ride"], at={LAIR: ["Test Might 2"]}), quiet(), battlefields=[LAIR, MEADOW])
    table.you.play("Parable Ride", to="Your base")
    table.resolve()
    assert table.where("Test Might 2") == LAIR
    assert len(table.hand()) == 1


@example("359.3.e.9.a#1", rule="355.5")
@covers("359.3.e.9.a")
@pytest.mark.parametrize(("answer", "counters"), [("Parable Retreat", False), ("Parable Sacrifice", True)])
def test_mistargeted_choices_count_but_not_what_left_the_board(answer: str, counters: bool) -> None:
    foe = at_moor("Test Might 1", "Test Might 2", "Test Might 3", hand=[answer, answer, "Parable Repulse"])
    table = Table(quiet(base=["Parable Bear"]), foe, battlefields=PLAIN)
    table.you.move("Parable Bear", to=MOOR)
    table.you.choose("Test Might 1", "Test Might 2", "Test Might 3")
    for n in (1, 2):
        respond(table, FOE, answer, f"Test Might {n}")
    while table.open.seat != FOE:
        table.answer(table.open.seat, "pass")
    assert ("Parable Repulse" in table.foe.offered("play")) == counters
    if counters:
        table.foe.play("Parable Repulse")
        table.resolve()
        assert table.events("countered")
    else:
        assert table.foe.why_not("play", "Parable Repulse") == ["355.8"]


@example("359.3.e.12#2", rule="359.3.e.4")
def test_what_is_gone_has_no_location_and_is_neither_ready_nor_exhausted() -> None:
    table = Table(
        quiet(hand=["Parable Census"]), quiet(base=["Test Might 3", "Test Might 2"], hand=["Parable Bounce"]),
        battlefields=PLAIN,
    )
    table.you.play("Parable Census", on="Test Might 3")
    respond(table, FOE, "Parable Bounce", "Test Might 3")
    table.resolve()
    assert table.hand() == []
    assert not table.events("stunned")
    table = Table(quiet(hand=["Parable Census"]), quiet(base=["Test Might 3", "Test Might 2"]), battlefields=PLAIN)
    table.you.play("Parable Census", on="Test Might 3")
    table.resolve()
    assert len(table.hand()) == 1
    assert len(table.events("stunned")) == 2


@example("359.3.e.12#4", rule="359.3.e.4")
@covers("359.3.f.2.a", "359.3.e.12.a")
def test_the_might_of_a_target_that_is_not_legal_is_null() -> None:
    for pried in (False, True):
        foe = quiet(base=["Test Might 6"], hand=["Parable Pry"] if pried else [])
        table = Table(quiet(hand=["Parable Strike"], base=["Test Might 3", "Parable Sword"]), foe, battlefields=PLAIN)
        table.you.use("Parable Sword", on="Test Might 3")
        table.resolve()
        table.you.play("Parable Strike")
        if pried:
            respond(table, FOE, "Parable Pry")
        table.resolve()
        assert table.thing("Test Might 6").damage == (0 if pried else 4)
        assert table.thing("Parable Sword").attached_to == 0


@example("359.3.e.14.c#1", rule="418")
@covers("359.3.e.14.c")
def test_damage_that_was_prevented_in_part_was_dealt() -> None:
    for guards in (1, 3):
        foe = at_moor("Test Might 5", hand=["Parable Guard"] * guards)
        table = Table(
            quiet(base=["Test Might 6"], hand=["Parable Lesson", "Test Spark"]), foe, battlefields=PLAIN,
            asks_own_windows=True,
        )
        table.you.move("Test Might 6", to=MOOR)
        table.you.play("Test Spark", on="Test Might 6")
        table.resolve()
        while table.open.seat != YOU:
            table.answer(FOE, "pass")
        table.you.play("Parable Lesson")
        for _ in range(guards):
            respond(table, FOE, "Parable Guard", "Test Might 5")
        while table.chain():
            table.answer(table.open.seat, table.open.keys[0] if table.open.kind == "order" else "pass")
        assert table.thing("Test Might 5").damage == 3 - guards
        assert table.thing("Test Might 6").damage == (0 if guards == 1 else 2)


@example("359.3.e.14.c#2", rule="386")
def test_that_it_was_played_is_all_that_matters() -> None:
    table = Table(
        quiet(hand=["Parable Exile"], controls=[MEADOW]), at_moor("Parable Homebody", base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    table.you.play("Parable Exile")
    table.resolve()
    while table.open.kind != "act":
        table.answer(table.open.seat, table.open.keys[0])
    assert (table.where("Parable Homebody"), table.thing("Parable Homebody").controller) == ("base", YOU)
    assert table.thing("Test Might 2").stunned


@example("758.2#1", rule="417")
@covers("758.2")
def test_a_target_is_legal_again_when_the_spell_is_no_longer_of_that_kind() -> None:
    for eclipsed in (False, True):
        you = quiet(hand=["Parable Star", "Parable Eclipse"], runes={"fury": 5})
        table = Table(
            you, quiet(base=["Parable Lofty"], hand=["Parable Discipline"]), battlefields=PLAIN, asks_own_windows=True
        )
        table.you.play("Parable Star", on=["Parable Lofty", "Parable Lofty"])
        respond(table, FOE, "Parable Discipline", "Parable Lofty")
        if eclipsed:
            respond(table, YOU, "Parable Eclipse", "Parable Lofty")
        table.resolve()
        assert sum(event.n for event in table.events("damaged")) == (6 if eclipsed else 0)
        assert table.where("Parable Lofty") == ("trash" if eclipsed else "base")


@example("758.2.a#1", rule="056")
@covers("758.2.a")
def test_a_target_is_legal_again_when_nothing_shields_it_any_more() -> None:
    you = quiet(hand=["Parable Rebuke", "Parable Star-Crossed"])
    table = Table(
        you, at_moor("Parable Wildclaw", "Parable Spider", hand=["Parable Discipline"]), battlefields=PLAIN,
        asks_own_windows=True,
    )
    assert len(table.you.draft(table.you._first("play", "Parable Rebuke")).options) == 2
    table.you.play("Parable Rebuke", on="Parable Spider")
    respond(table, FOE, "Parable Discipline", "Parable Wildclaw")
    assert [event.card for event in table.events("mistargeted")] == []
    respond(table, YOU, "Parable Star-Crossed", "Parable Wildclaw")
    table.resolve()
    assert sorted(table.hand(FOE)) == ["Parable Spider", "Parable Wildclaw"]
