"""Information of abilities and what is linked (359.3.e.16, 359.3.f, 395–397), choices made anew (750–755): the
situations of the worked examples."""
from __future__ import annotations

from cards.tokens import SPRITE
from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    a,
    ability,
    activate,
    an,
    at_the,
    attack,
    banish,
    banished_with,
    choose,
    choose_one,
    conquer,
    cost,
    deal,
    deathknell,
    deflect,
    draw,
    ends,
    enemy,
    equip,
    every,
    friendly,
    gear,
    here,
    hold,
    ignoring_cost,
    it,
    kill,
    leave,
    location,
    main_phase,
    make_new_choices,
    may,
    me,
    might_of,
    move,
    play,
    player,
    reaction,
    ready,
    return_to_hand,
    rune,
    spell,
    starts,
    take_control,
    there,
    this,
    tokens,
    turn,
    unit,
    until,
    up_to,
    when,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

PEAK = "Parable Late Peak"

EXTRA += [
    # Targon's Peak
    Battlefield("TST-3B50", PEAK).text(when(you(conquer(here)), at_the(ends(turn), ready(up_to(2, rune, your))))),
    # a conquest in the Ending Phase
    Gear("TST-3B51", "Parable Horn", energy=0).text(when(ends(turn), move(a(friendly, unit), a(location)))),
    Unit("TST-3B52", "Parable Rogue", energy=0, might=3).text(  # Akshan, Mischievous
        when(you(play(me)), take_control(an(enemy, gear), until(me(leave))))
    ),
    # Lillia, Fae Fawn
    Unit("TST-3B53", "Parable Fawn", energy=0, might=3).text(
        when(me(move(from_=a(location))), play(tokens(SPRITE), there))
    ),
    Unit("TST-3B54", "Parable Weaver", energy=0, might=3).text(  # Iascylla
        when(me(hold), at_the(starts(main_phase, you), may(move(an(enemy, unit), there))))
    ),
    # Yasuo, Remorseful
    Unit("TST-3B55", "Parable Duelist", energy=0, might=4).text(
        when(me(attack), deal(might_of(me), an(enemy, unit, here)))
    ),
    Spell("TST-3B56", "Parable Sway", energy=0).text(reaction, take_control(an(enemy, unit))),  # Hostile Takeover
    Spell("TST-3B57", "Parable Reversal", energy=0).text(
        reaction, take_control(an(ability)), may(make_new_choices(it))
    ),
    Gear("TST-3B58", "Parable Drive", energy=0, bonus=0, tags="Equipment")
    .text(  # The Zero Drive
        equip(0), activate(cost(banish(this)), play(every(unit, banished_with(this)), price=ignoring_cost))
    )
    .wearer(deathknell(banish(me))),
    Spell("TST-3B59", "Parable Slaying", energy=0).text(reaction, kill(a(unit))),
    Spell("TST-3B60", "Parable Oubliette", energy=0).text(banish(a(unit))),
    Spell("TST-3B61", "Parable Flight", energy=0).text(reaction, return_to_hand(a(unit))),
    Spell("TST-3B62", "Parable Twist", energy=0).text(reaction, make_new_choices(a(spell))),
    Spell("TST-3B63", "Parable Fork", energy=0).text(choose_one(deal(2, a(unit)), move(a(friendly, unit)))),
    Unit("TST-3B64", "Parable Sentinel", energy=0, might=5).text(deflect(2), when(every(player)(choose(me)), draw(1))),
    Spell("TST-3B65", "Parable Sting", energy=0).text(deal(1, a(unit))),
    Gear("TST-3B66", "Parable Bauble", energy=0),
    Spell("TST-3B67", "Parable Dare", energy=0).text(choose(a(player)), deal(1, every(unit))),
]


SAID = {
    "Parable Reversal": "make new choices for it",
    "Parable Twist": "Make new choices for a spell.",
}


def test_they_say_what_they_do() -> None:
    for name, part in SAID.items():
        assert part in say(find_or_extra(name)), name


def respond(table: Table, seat: int, name: str, *on: str, to: str = "") -> None:
    """That player plays it as soon as possible, and it resolves."""
    while table.open.seat != seat:
        table.answer(table.open.seat, "pass")
    held = len(table.chain())
    table.hands[seat].play(name, on=on, to=to)
    while len(table.chain()) > held and table.open.kind == "priority":
        table.answer(table.open.seat, "pass")


@example("359.3.e.16#1", rule="359.3.e.16")
@covers("359.3.e.16")
def test_the_end_of_a_turn_that_is_ending_does_not_come_again() -> None:
    table = Table(quiet(base=["Test Might 2", "Parable Horn"], spent={"fury": 2}), quiet(), battlefields=[PEAK, MEADOW])
    table.answer(YOU, "end")
    while table.open.seat == YOU or table.open.kind != "act":
        keys = table.open.keys
        table.hands[table.open.seat].choose("pass" if "pass" in keys else PEAK)
    assert table.controller(PEAK) == YOU
    assert [event.rule for event in table.events("ignored")] == ["359.3.e.16"]
    table.end_turn()
    assert not [event for event in table.events("readied") if event.rule == "415"]


@example("359.3.e.16#2", rule="359.3.e.16")
def test_control_until_something_leaves_that_has_left() -> None:
    for gone in (False, True):
        foe = quiet(base=["Parable Bauble"], hand=["Parable Slaying"] if gone else [])
        table = Table(quiet(hand=["Parable Rogue"]), foe, battlefields=PLAIN)
        table.you.play("Parable Rogue")
        if gone:
            respond(table, FOE, "Parable Slaying", "Parable Rogue")
        table.resolve()
        assert table.thing("Parable Bauble").controller == (FOE if gone else YOU)
        assert [event.rule for event in table.events("ignored")] == (["359.3.e.16"] if gone else [])
        assert bool(table.events("taken")) != gone


@example("359.3.f.3#1", rule="419.4.a")
@covers("359.3.f.3")
def test_where_it_moved_from_is_noted_when_it_triggers() -> None:
    for gone in (False, True):
        foe = quiet(hand=["Parable Flight"] if gone else [])
        table = Table(quiet(at={MOOR: ["Parable Fawn", "Test Might 1"]}), foe, battlefields=PLAIN)
        table.you.move("Parable Fawn", to="base")
        if gone:
            respond(table, FOE, "Parable Flight", "Parable Fawn")
        table.resolve()
        assert table.where("Sprite") == MOOR


@example("359.3.f.3.b#1", rule="391")
@covers("359.3.f.3.a", "359.3.f.3.b")
def test_this_battlefield_is_the_one_that_was_held() -> None:
    foe = quiet(base=["Test Might 1"], hand=["Parable Flight"])
    table = Table(quiet(at={MOOR: ["Parable Weaver", "Test Might 2"]}), foe, battlefields=PLAIN, turn_of=FOE)
    table.answer(FOE, "end")
    gone = False
    while not (table.open.kind == "act" and table.open.seat == YOU):
        if table.open.kind == "priority" and table.open.seat == FOE and table.events("laid") and not gone:
            table.foe.play("Parable Flight", on="Parable Weaver")
            gone = True
        else:
            table.hands[table.open.seat].choose("yes" if table.open.kind == "may" else "pass")
    assert gone
    assert table.where("Parable Weaver", YOU) == "hand"
    assert table.where("Test Might 1") == MOOR or table.events("moved")


def duel(answer: str) -> Table:
    """Your Duelist attacks, its trigger aims at the foe's unit, and the foe has an answer."""
    table = Table(
        quiet(base=["Parable Duelist"]), quiet(at={MOOR: ["Test Might 6"]}, hand=[answer]), battlefields=PLAIN
    )
    table.you.move("Parable Duelist", to=MOOR)
    return table


@example("359.3.f.4#1", rule="417")
@covers("359.3.f.4")
def test_enemy_is_said_by_the_ability_whoever_controls_its_source() -> None:
    table = duel("Parable Sway")
    respond(table, FOE, "Parable Sway", "Parable Duelist")
    assert table.thing("Parable Duelist").controller == FOE
    while table.chain():
        table.answer(table.open.seat, "pass")
    assert table.thing("Test Might 6").damage == 4


@example("359.3.f.4#2", rule="753")
@covers("751", "751.1", "752", "752.1", "753", "753.1", "355.15")
def test_who_controls_the_ability_says_who_is_an_enemy() -> None:
    for new in (False, True):
        table = duel("Parable Reversal")
        respond(table, FOE, "Parable Reversal")
        assert table.open.seat == FOE
        if new:
            table.foe.choose("yes")
            assert [table.foe._name(option.subject) for option in table.open.options] == ["", "Parable Duelist"]
            table.foe.choose("Parable Duelist")
        else:
            table.foe.choose("no")
        while table.chain():
            table.answer(table.open.seat, "pass")
        assert table.thing("Test Might 6").damage == 0
        if new:
            assert table.where("Parable Duelist") == "trash"
        else:
            assert table.thing("Parable Duelist").damage == 0
            assert table.events("mistargeted")


@covers("752.1", "753.1")
def test_new_modes_bring_new_choices() -> None:
    foe = quiet(hand=["Parable Twist"], base=["Test Might 3"])
    table = Table(quiet(hand=["Parable Fork"], base=["Test Might 1", "Test Might 2"]), foe, battlefields=PLAIN)
    table.you.play("Parable Fork", on=["Deal 2", "Test Might 3"])
    respond(table, FOE, "Parable Twist")
    assert (table.open.seat, table.open.why, len(table.open.options)) == (FOE, "753", 2)
    table.foe.choose("mode:1")
    assert "keep" not in table.open.keys, "the target of the other mode says nothing to this one"
    table.foe.choose("Test Might 2")
    table.foe.choose(MEADOW)
    table.resolve()
    assert table.where("Test Might 2") == MEADOW
    assert table.thing("Test Might 3").damage == 0


@covers("754", "755", "755.1", "752.2")
def test_what_is_newly_targeted_hears_of_it_and_costs_nothing() -> None:
    foe = quiet(hand=["Parable Twist"], base=["Test Might 3", "Parable Sentinel"])
    table = Table(quiet(hand=["Parable Sting"], runes={"fury": 1}), foe, battlefields=PLAIN)
    assert table.you.draft(table.you._first("play", "Parable Sting")).kind == "confirm", "Deflect can't be paid"
    table.you.play("Parable Sting", on="Test Might 3")
    respond(table, FOE, "Parable Twist")
    table.foe.choose("Parable Sentinel")
    assert "754" in table.rules()
    assert any(event.kind == "triggered" for event in table.events())
    table.resolve()
    assert table.thing("Parable Sentinel").damage == 1
    assert table.ready_runes() == 1


@covers("753.2")
def test_without_another_legal_choice_nothing_is_asked() -> None:
    table = Table(
        quiet(hand=["Parable Sting"]), quiet(hand=["Parable Twist"], base=["Test Might 3"]), battlefields=PLAIN
    )
    table.you.play("Parable Sting", on="Test Might 3")
    respond(table, FOE, "Parable Twist")
    table.resolve()
    assert table.open.kind == "act"
    assert table.thing("Test Might 3").damage == 1


@example("395#1", rule="419.3")
@example("397#1", rule="419.3")
@covers("394", "395", "396", "397")
def test_only_what_its_own_abilities_banished_comes_back() -> None:
    you = quiet(base=["Parable Drive", "Test Might 3", "Test Might 2"], hand=["Parable Slaying", "Parable Oubliette"])
    table = Table(you, quiet(), battlefields=PLAIN)
    table.you.use("Parable Drive", on="Test Might 3", n=0)
    table.resolve()
    assert table.thing("Parable Drive").attached_to
    table.you.play("Parable Slaying", on="Test Might 3")
    table.resolve()
    table.you.play("Parable Oubliette", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 3") == table.where("Test Might 2") == "banished"
    table.you.use("Parable Drive", n=1)
    table.resolve()
    while table.open.kind != "act":
        table.answer(YOU, table.open.keys[0])
    assert table.where("Test Might 3") == "base"
    assert table.where("Test Might 2") == "banished"
    assert table.where("Parable Drive") == "banished"
