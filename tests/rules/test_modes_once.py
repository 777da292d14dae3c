"""Modes that are chosen once each turn: for each object by itself, by its player or by anybody (355.3)."""
from __future__ import annotations

import pytest

from engine.game import Game
from engine.words import (
    Spell,
    Unit,
    a,
    abilities_of,
    ability,
    activate,
    an,
    choose_one,
    cost,
    counter,
    deal,
    draw,
    enemy,
    friendly,
    gain_xp,
    have,
    me,
    must,
    play,
    reaction,
    repeat,
    return_to_hand,
    spell,
    take_control,
    this_turn,
    unit,
    when,
    you,
)
from engine.words.saying.say import say
from tests.cards.naming import options
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

MINE, ALL, HEARS, MUST, OFTEN = "Test Moods", "Test Shared Moods", "Test Mood Listener", "Test Duty", "Test Echoer"
MODES = choose_one(draw(1), gain_xp(1), deal(2, an(enemy, unit)))
EXTRA += [
    Unit("TST-MO2", MINE, energy=0, might=2).text(
        activate(cost(1), MODES.not_chosen_this_turn(by_you=True), timing=reaction)
    ),
    Unit("TST-MO3", ALL, energy=0, might=2).text(activate(cost(1), MODES.not_chosen_this_turn(), timing=reaction)),
    Unit("TST-MO4", HEARS, energy=0, might=2).text(
        when(you(play(a(spell))), choose_one(draw(1), gain_xp(1)).not_chosen_this_turn())
    ),
    Unit("TST-MO5", MUST, energy=0, might=2).text(
        activate(cost(1), must(choose_one(draw(1), gain_xp(1)).not_chosen_this_turn(by_you=True)))
    ),
    Unit("TST-MO6", OFTEN, energy=0, might=2).text(
        have(abilities_of(me), repeat(1)),
        activate(cost(1), choose_one(draw(1), gain_xp(1)).not_chosen_this_turn(by_you=True)),
    ),
    Spell("TST-MO7", "Test Abduction", energy=0).text(reaction, take_control(an(enemy, unit), this_turn)),
    Spell("TST-MO8", "Test Homecall", energy=0).text(return_to_hand(a(friendly, unit))),
    Spell("TST-MO9", "Test Silence", energy=0).text(reaction, counter(an(ability))),
]
DRAW, GAIN, HARM = "Draw 1", "Gain 1 XP", "Deal 2 to an enemy unit"


def table_with(*units: str, **what: object) -> Table:
    """Those units of yours, with Energy to use them."""
    return Table(
        quiet(**{"base": list(units), "runes": {"mind": 8}, "rune_deck": 0, **what}),
        quiet(base=["Test Might 4"], runes={"mind": 2}, rune_deck=0, hand=["Test Abduction", "Test Silence"]),
        battlefields=PLAIN,
    )


def used(table: Table, name: str, *modes: str) -> None:
    """Use its ability once for each of these modes."""
    for mode in modes:
        table.you.use(name, on=[mode])
        table.resolve()


@covers("355.3", "355.8")
def test_a_mode_that_was_chosen_is_not_offered_again_and_none_is_left_in_the_end() -> None:
    table = table_with(MINE)
    assert options(table.you, "use", MINE) == [HARM, DRAW, GAIN]
    used(table, MINE, DRAW)
    assert options(table.you, "use", MINE) == [HARM, GAIN]
    used(table, MINE, GAIN)
    table.you.use(MINE, on=[HARM, "Test Might 4"])
    table.resolve()
    assert (len(table.hand()), table.state.players[YOU].xp, table.thing("Test Might 4").damage) == (1, 1, 2)
    assert table.you.why_not("use", MINE) == ["355.8"]
    assert MINE not in table.you.offered("use")


@covers("355.8")
def test_what_is_left_has_to_be_possible() -> None:
    table = Table(quiet(base=[MINE], runes={"mind": 3}), quiet(), battlefields=PLAIN)
    used(table, MINE, DRAW)
    table.you.use(MINE)
    table.resolve()
    assert table.state.players[YOU].xp == 1
    assert table.you.why_not("use", MINE) == ["355.8"], "there is no enemy unit for the third"


@covers("355.3")
def test_all_are_there_again_in_the_next_turn() -> None:
    table = table_with(MINE)
    used(table, MINE, DRAW, GAIN)
    table.end_turn()
    while table.state.turn_player != YOU:
        table.end_turn()
    assert options(table.you, "use", MINE) == [HARM, DRAW, GAIN]


@covers("355.3", "124")
def test_each_object_counts_for_itself_and_a_new_one_has_chosen_nothing() -> None:
    table = table_with(MINE, ALL, hand=["Test Homecall"])
    used(table, MINE, DRAW, GAIN)
    assert options(table.you, "use", ALL) == [HARM, DRAW, GAIN]
    table.you.play("Test Homecall", on=MINE)
    table.resolve()
    table.you.play(MINE)
    table.resolve()
    assert options(table.you, "use", MINE) == [HARM, DRAW, GAIN]


@covers("355.3")
def test_it_is_remembered_in_a_save() -> None:
    table = table_with(MINE)
    used(table, MINE, DRAW)
    table.game = Game.restore(table.game.save(), table.game.pins(), table.state.catalogue)
    assert options(table.you, "use", MINE) == [HARM, GAIN]


@covers("355.3", "191.1")
@pytest.mark.parametrize(("name", "left"), [(MINE, [HARM, DRAW, GAIN]), (ALL, [HARM, GAIN])])
def test_a_new_controller_has_chosen_nothing_yet_where_the_text_asks_for_its_player(name: str, left: list[str]) -> None:
    table = table_with(name, "Test Might 1", hand=["Test Sight"])
    used(table, name, DRAW)
    table.you.play("Test Sight")
    table.foe.play("Test Abduction", on=name)
    while table.thing(name).controller != FOE or table.open.seat != FOE:
        table.answer(table.open.seat, "pass")
    assert options(table.foe, "use", name) == left


@covers("355.3")
def test_what_was_countered_was_chosen_and_what_was_not_carried_through_was_not() -> None:
    table = table_with(MINE)
    options(table.you, "use", MINE, DRAW)
    assert options(table.you, "use", MINE) == [HARM, DRAW, GAIN], "a draft chooses nothing"
    table.you.use(MINE, on=[DRAW])
    table.foe.play("Test Silence")
    table.resolve()
    assert not table.hand()
    assert options(table.you, "use", MINE) == [HARM, GAIN]


@covers("402.4", "355.3")
def test_a_trigger_without_a_mode_left_leaves_the_chain() -> None:
    table = table_with(HEARS, hand=["Test Sight"] * 3)
    for n in range(3):
        table.you.play("Test Sight")
        table.pass_all()
        if n == 0:
            table.you.choose(DRAW)
            table.pass_all()
    assert (len(table.hand()), table.state.players[YOU].xp) == (4, 1)
    assert [event.rule for event in table.events("fizzled")] == ["402.4"]


@covers("355.10.f", "355.3")
def test_a_mode_that_is_chosen_on_resolution_is_remembered_too() -> None:
    table = table_with(MUST)
    table.you.use(MUST)
    table.pass_all()
    table.you.choose(DRAW)
    for _ in range(2):
        table.you.use(MUST)
        table.resolve()
    assert (len(table.hand()), table.state.players[YOU].xp) == (1, 1), "the third time nothing is left"


@covers("820.2", "355.3")
def test_a_repetition_chooses_another_mode_and_is_not_offered_without_one() -> None:
    table = table_with(OFTEN)
    table.you.use(OFTEN, on=[DRAW, GAIN], repeat=1)
    table.resolve()
    assert (len(table.hand()), table.state.players[YOU].xp) == (1, 1)
    assert table.you.why_not("use", OFTEN) == ["355.8"]
    later = table_with(OFTEN)
    used(later, OFTEN, DRAW)
    assert options(later.you, "use", OFTEN) == ["Without it"], "there is no mode for a repetition"


def test_it_says_who_has_not_chosen() -> None:
    assert "Choose one you haven't chosen this turn:\n• Draw 1" in say(find_or_extra(MINE))
    assert "choose one that hasn't been chosen this turn:\n• Draw 1" in say(find_or_extra(HEARS))
