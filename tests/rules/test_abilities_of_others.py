"""Having the abilities of others (376, 477.2): those whose cost exhausts their object, as long as these are there."""
from __future__ import annotations

import pytest

from engine.game import Game
from engine.rules.meaning import layers
from engine.words import (
    Gear,
    Legend,
    Spell,
    Unit,
    a,
    activate,
    add,
    an,
    become_copy,
    buff,
    cost,
    deal,
    draw,
    either,
    empower,
    empowered,
    enemy,
    equip,
    every,
    exhaust,
    exhaust_abilities_of,
    friendly,
    fury,
    gain_xp,
    gear,
    give,
    have,
    if_,
    is_,
    kill,
    legend,
    me,
    might_of,
    reaction,
    take_control,
    text,
    this_turn,
    unit,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, ruling
from tests.rules.grounds import PLAIN, QUIET, quiet
from tests.table import EXTRA, YOU, Side, Table, find_or_extra, one

TINKER, COPIER, FIST, WELL, LAMP, STAR = (
    "Test Tinker", "Test Apprentice", "Test Fist", "Test Wellspring", "Test Lamp", "Test Lodestar"
)
EXTRA += [
    *(
        Unit(f"TST-MOA{n}", name, fury, energy=0, might=3).text(
            have(me, exhaust_abilities_of(every(friendly, either(legend, unit, gear))))
        )
        for n, name in enumerate((TINKER, COPIER))
    ),
    Gear("TST-MOB1", FIST, fury, energy=0).text(
        activate(cost(exhaust(me)), buff(a(friendly, unit)), deal(might_of(me), an(enemy, unit))),
        activate(cost(1), draw(1)),
    ),
    Gear("TST-MOB2", WELL, fury, energy=0).text(activate(cost(exhaust(me)), add(fury), timing=reaction)),
    Gear("TST-MOB3", LAMP, fury, energy=0).text(activate(cost(exhaust(me), kill(me)), draw(1))),
    Gear("TST-MOC4", "Test Coin", fury, energy=0).text(
        activate(cost(exhaust(me), kill(me)), add(fury), timing=reaction)
    ),
    Legend("TST-MOB4", STAR, champion="Lodestar").text(
        if_(is_(me, empowered), activate(cost(exhaust(me)), gain_xp(1)))
    ),
    Unit("TST-MOB5", "Test Worker", fury, energy=0, might=1).text(activate(cost(exhaust(me)), buff(me))),
    Spell("TST-MOB6", "Test Instruction", energy=0).text(
        give(a(friendly, unit), text(activate(cost(exhaust(me)), gain_xp(2))), this_turn)
    ),
    Spell("TST-MOB7", "Test Likening", energy=0).text(become_copy(a(friendly, unit), an(enemy, unit))),
    Spell("TST-MOB8", "Test Bribe", energy=0).text(take_control(an(enemy, unit), this_turn)),
    Spell("TST-MOB9", "Test Hammer", energy=0).text(reaction, kill(a(gear))),
    Spell("TST-MOC1", "Test Flare", fury, energy=0, power=1).text(draw(1)),
    Spell("TST-MOC2", "Test Laurel", energy=0).text(empower(a(friendly, unit))),
    Gear("TST-MOC3", "Test Harness", energy=0, tags="Equipment")
    .text(equip(0), activate(cost(exhaust(me)), gain_xp(1)))
    .wearer(activate(cost(exhaust(me)), draw(1))),
]


def table_with(*base: object, foe: Side | None = None, **what: object) -> Table:
    """Those permanents of yours in the base, and an enemy unit."""
    other = foe or quiet(base=["Test Might 6"])
    return Table(quiet(**{"base": list(base), "rune_deck": 0, **what}), other, battlefields=PLAIN)


def had(table: Table, name: str) -> list[str]:
    """The abilities that an object has, by the names of the cards that they stand on."""
    titles = table.state.catalogue.titles
    return [titles[one.code] for one in layers.activated(table.state, table.thing(name))]


def uses(table: Table, name: str) -> list[str]:
    """How the abilities of an object are offered."""
    id = table.thing(name).id
    return [option.short for option in table.open.options if option.key.startswith(f"use:{id}:")]


@covers("376", "477.2", "414")
def test_it_has_the_abilities_that_exhaust_and_is_itself_what_they_speak_of() -> None:
    table = table_with(TINKER, FIST, runes={"mind": 1})
    assert uses(table, TINKER) == ["Use as Test Fist"], "and not the one that costs Energy alone"
    table.you.use(TINKER, on=[TINKER, "Test Might 6"])
    assert (table.thing(TINKER).exhausted, table.thing(FIST).exhausted) == (True, False)
    table.resolve()
    assert (table.might(TINKER), table.thing("Test Might 6").damage) == (4, 4), "its own Might, buffed"
    assert uses(table, TINKER) == []
    assert table.you.why_not("use", TINKER) == ["414.4"]
    table.you.use(FIST, on=[TINKER, "Test Might 6"])
    table.resolve()
    assert table.where("Test Might 6") == "base"
    assert table.thing(FIST).exhausted


@covers("376")
def test_it_has_nothing_of_enemies_and_nothing_alone() -> None:
    table = table_with(TINKER, foe=quiet(base=[FIST, "Test Worker"]))
    assert had(table, TINKER) == []


@covers("376", "384")
def test_it_has_them_as_long_as_the_others_are_there() -> None:
    table = table_with(FIST, "Test Worker", hand=[TINKER, "Test Vanish"])
    table.you.play(TINKER)
    table.resolve()
    assert had(table, TINKER) == [FIST, "Test Worker"]
    table.you.play("Test Vanish", on="Test Worker")
    table.resolve()
    assert had(table, TINKER) == [FIST]


@covers("411.6", "376")
def test_what_is_on_the_chain_stays_when_the_other_is_gone() -> None:
    table = table_with(TINKER, FIST, foe=quiet(hand=["Test Hammer"], base=["Test Might 6"]))
    table.you.use(TINKER, on=[TINKER, "Test Might 6"])
    table.foe.play("Test Hammer")
    table.game = Game.restore(table.game.save(), table.game.pins(), table.state.catalogue)
    table.resolve()
    assert table.where(FIST) == "trash"
    assert (table.might(TINKER), table.thing("Test Might 6").damage) == (4, 4)
    assert had(table, TINKER) == []


@covers("476")
def test_two_that_have_the_abilities_of_each_other_have_each_once() -> None:
    table = table_with(TINKER, COPIER, FIST, FIST, "Test Worker")
    for name in (TINKER, COPIER):
        assert sorted(had(table, name)) == [FIST, "Test Worker"]
    assert had(table, "Test Worker") == ["Test Worker"]
    table.you.use(COPIER, on=[TINKER, "Test Might 6"])
    table.resolve()
    assert table.thing(COPIER).exhausted
    assert table.might(TINKER) == 4


@covers("429", "357")
def test_what_it_has_pays_once_by_exhausting_it() -> None:
    table = table_with(TINKER, one(WELL, exhausted=True), hand=["Test Flare"] * 2)
    table.you.play("Test Flare")
    table.resolve()
    assert (table.thing(TINKER).exhausted, len(table.hand())) == (True, 2)
    assert table.you.why_not("play", "Test Flare") == ["357"]
    bare = table_with(TINKER, hand=["Test Flare"])
    assert bare.you.why_not("play", "Test Flare") == ["357"]


@covers("357")
def test_a_payment_by_itself_spares_who_has_it_from_others() -> None:
    table = table_with(TINKER, WELL, hand=["Test Flare"], runes={"fury": 1})
    table.you.play("Test Flare")
    assert (table.thing(TINKER).exhausted, table.thing(WELL).exhausted) == (False, True)
    assert table.ready_runes() == 1
    coin = table_with(TINKER, "Test Coin", hand=["Test Flare"], runes={"fury": 1})
    coin.you.play("Test Flare")
    assert coin.ready_runes() == 0
    assert (coin.where(TINKER), coin.where("Test Coin")) == ("base", "base")


@covers("203.3")
def test_everything_that_the_cost_does_to_its_object_is_done_to_it() -> None:
    table = table_with(TINKER, LAMP)
    table.you.use(TINKER)
    assert (table.where(TINKER), table.where(LAMP)) == ("trash", "base")
    table.resolve()
    assert len(table.hand()) == 1


@ruling("R162")
@covers("727.1", "727.1.b", "727.1.b.1")
def test_a_dependent_ability_asks_for_the_state_of_who_has_it() -> None:
    table = table_with(TINKER, legend=STAR, hand=["Test Laurel"])
    assert had(table, TINKER) == [STAR], "present, though it is inactive"
    assert uses(table, TINKER) == []
    table.you.play("Test Laurel", on=TINKER)
    table.resolve()
    assert not table.thing(STAR, zone="legend").empowered
    table.you.use(TINKER)
    table.resolve()
    assert table.state.players[YOU].xp == 1
    assert not table.thing(STAR, zone="legend").exhausted


@covers("477.2")
def test_text_that_another_was_given_counts_as_long_as_it_has_it() -> None:
    table = table_with(TINKER, "Test Might 1", hand=["Test Instruction"], legend=QUIET)
    assert had(table, TINKER) == []
    table.you.play("Test Instruction", on="Test Might 1")
    table.resolve()
    assert had(table, TINKER) == ["Test Instruction"]
    table.you.use(TINKER)
    table.resolve()
    assert table.state.players[YOU].xp == 2
    table.end_turn()
    assert had(table, TINKER) == []


@covers("722", "136.2.c")
def test_text_that_is_inactive_is_present_and_effect_text_is_of_who_wears_it() -> None:
    table = table_with(TINKER, "Test Might 1", "Test Harness")
    worn = [one.key for one in layers.activated(table.state, table.thing(TINKER))]
    assert had(table, TINKER) == ["Test Harness"], "to equip it exhausts nothing"
    table.you.use("Test Harness", on="Test Might 1")
    table.resolve()
    assert table.thing("Test Harness").attached_to == table.thing("Test Might 1").id
    both = [one.key for one in layers.activated(table.state, table.thing(TINKER))]
    assert len(both) == 2
    assert set(worn) < set(both)
    table.you.use(TINKER, n=both.index(worn[0]))
    table.resolve()
    assert (table.state.players[YOU].xp, table.thing(TINKER).exhausted) == (1, True)


@covers("477.1.b", "191")
@pytest.mark.parametrize(("spell", "on"), [("Test Bribe", [TINKER]), ("Test Likening", ["Test Might 1", TINKER])])
def test_a_copy_and_a_new_controller_have_what_their_friends_have(spell: str, on: list[str]) -> None:
    foe = quiet(base=[TINKER, FIST])
    table = table_with("Test Might 1", "Test Worker", hand=[spell], foe=foe)
    assert had(table, TINKER) == [FIST]
    table.you.play(spell, on=on)
    table.resolve()
    mine = [thing for thing in table.state.permanents() if thing.card.name == TINKER and thing.controller == YOU]
    titles = table.state.catalogue.titles
    assert [titles[one.code] for one in layers.activated(table.state, mine[0])] == ["Test Worker"]


def test_it_says_whose_abilities_it_has() -> None:
    assert say(find_or_extra(TINKER)) == "I have all [E] abilities of friendly legends, units, and gear."
