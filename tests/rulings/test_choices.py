"""Official rulings on what is chosen, when, and from where."""
from __future__ import annotations

from engine.rules.meaning import layers
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    among_them,
    an,
    any_number,
    at_most,
    battlefield,
    buff,
    card,
    choose,
    cost,
    deal,
    defend,
    deflect,
    discard,
    draw,
    either,
    enemy,
    every,
    exhaust,
    facedown_card,
    friendly,
    gear,
    give,
    here,
    hidden,
    keywords_of,
    kill,
    me,
    might,
    might_of,
    move,
    other,
    per,
    reaction,
    recycle,
    return_to_hand,
    reveal,
    same,
    tank,
    that,
    this,
    this_turn,
    top,
    total_might,
    unit,
    vision,
    when,
    with_,
    you,
    your_trash,
)
from engine.words.saying.say import say
from tests.cards.naming import asked
from tests.rules.covers import ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Spell("TST-3d51", "Ruled Exchange", energy=0).text(move(a(enemy, unit)), discard(1), draw(1)),
    Gear("TST-3d52", "Ruled Whetstone", energy=0).text(
        activate(cost(exhaust(this)), give(a(friendly, unit), might(1), this_turn), deal(1, an(enemy, unit)))
    ),
    # Fox-Fire
    Spell("TST-3d53", "Ruled Fire", energy=0).text(kill(any_number(unit, same(battlefield), total_might(at_most(4))))),
    Unit("TST-3d54", "Ruled Strategist", energy=0, might=9).text(  # Teemo, Strategist
        when(
            me(defend), choose(an(enemy, unit, here).called("foe")), reveal(top(5)),
            deal(per(every(card, among_them, with_(hidden))), that("foe")), recycle(every(card, among_them)),
        )
    ),
    Unit("TST-3d55", "Ruled Lurker", energy=0, might=1).text(hidden),
    # Karma, Channeler
    Unit("TST-3d56", "Ruled Channeler", energy=0, might=6).text(when(you(recycle(a(card))), buff(a(friendly, unit)))),
    Spell("TST-3d57", "Ruled Mulch", energy=0).text(recycle(a(card, your_trash))),
    # Pack of Wonders
    Spell("TST-3d59", "Ruled Pack", energy=0).text(return_to_hand(a(friendly, either(gear, unit, facedown_card)))),
    Unit("TST-3d60", "Ruled Arm", energy=0, might=3).text(  # Kato the Arm
        deflect(),
        vision,
        when(
            me(move(to=a(battlefield))),
            give(an(other, friendly, unit), keywords_of(me), might(might_of(me)), this_turn),
        ),
    ),
    Spell("TST-3d61", "Ruled Lesson", energy=0).text(reaction, give(a(unit), tank, might(2), this_turn)),
]


def subjects(table: Table, *path: str) -> set[str]:
    """The names of what a draft asks to choose from."""
    return {
        table.state.objects[option.subject].card.name for option in table.you.draft(*path).options if option.subject
    }


@ruling("R046", rule="355.5")
def test_targets_and_destinations_are_chosen_on_playing_what_is_no_target_on_resolving() -> None:
    table = Table(
        quiet(hand=["Ruled Exchange", "Test Sight", "Test Gear"]),
        quiet(base=["Test Might 1"], at={MOOR: ["Test Might 2"]}), battlefields=PLAIN,
    )
    first = table.you._first("play", "Ruled Exchange")
    assert subjects(table, first) == {"Test Might 1", "Test Might 2"}
    target = next(
        option.key for option in table.you.draft(first).options if option.subject == table.thing("Test Might 2").id
    )
    question = table.you.draft(first, target)
    assert question.kind == "place", "where it moves to"
    table.answer(YOU, first, target, question.keys[0], "confirm")
    assert table.chain() == ["Ruled Exchange"]
    table.foe.passes()
    assert table.open.prompt, "which card to discard: nobody else sees a hand, so that is no target"
    assert {table.state.objects[option.subject].card.name for option in table.open.options} == {
        "Test Sight",
        "Test Gear",
    }
    table.you.choose("Test Gear")
    assert table.trash() == ["Test Gear", "Ruled Exchange"]


@ruling("R049", rule="355.8")
def test_back_to_back_needs_two_units_to_be_played_but_not_to_resolve() -> None:
    table = Table(
        quiet(hand=["Back to Back"], runes={"order": 3}, base=["Test Might 1"]), quiet(base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    assert table.you.why_not("play", "Back to Back") == ["355.8"]
    table = Table(
        quiet(hand=["Back to Back"], runes={"order": 3}, base=["Test Might 1", "Test Might 2"]),
        quiet(hand=["Test Vanish"]), battlefields=PLAIN,
    )
    table.you.play("Back to Back", on=["Test Might 1", "Test Might 2"])
    table.foe.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert table.might("Test Might 2") == 4


@ruling("R049", rule="355.8")
def test_so_does_an_activated_ability_with_two_targets() -> None:
    table = Table(quiet(base=["Ruled Whetstone", "Test Might 1"]), quiet(), battlefields=PLAIN)
    assert table.you.why_not("use", "Ruled Whetstone") == ["355.8"]
    table = Table(
        quiet(base=["Ruled Whetstone", "Test Might 1"]), quiet(base=["Test Might 2"], hand=["Test Vanish"]),
        battlefields=PLAIN,
    )
    table.you.use("Ruled Whetstone")
    table.foe.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert table.thing("Test Might 2").damage == 1


@ruling("R053", rule="359.3.e.4")
def test_who_was_not_chosen_is_not_killed_in_the_place_of_another() -> None:
    units = ["Test Might 1", "Test Might 2", "Test Might 3"]
    table = Table(quiet(hand=["Ruled Fire"]), quiet(at={MEADOW: units}, hand=["Test March"]), battlefields=PLAIN)
    table.you.play("Ruled Fire", on=["Test Might 1", "Test Might 2"])
    table.foe.play("Test March", on="Test Might 2", to="your base")
    table.resolve()
    assert table.open.kind == "act", "nobody is asked for another unit"
    assert [table.where(name) for name in units] == ["trash", "base", MEADOW]


@ruling("R092", rule="355.5")
def test_the_strategist_has_one_target_and_its_damage_varies() -> None:
    deck = ["Ruled Lurker", "Test Gear", "Ruled Lurker", "Test Gear", "Ruled Lurker", "Test Gear"]
    table = Table(
        quiet(base=["Test Might 4", "Test Might 6"]), quiet(at={MEADOW: ["Ruled Strategist"]}, deck=deck),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 4", "Test Might 6", to=MEADOW)
    assert (table.open.seat, table.open.why) == (FOE, "355.5"), (
        "as the trigger is finalized, before anything is revealed"
    )
    assert table.events("revealed") == []
    table.foe.choose("Test Might 6")
    table.resolve()
    assert (table.thing("Test Might 6").damage, table.thing("Test Might 4").damage) == (3, 0)


@ruling("R085", rule="416")
def test_a_rune_is_no_card() -> None:
    table = Table(
        quiet(base=["Ruled Channeler"], hand=["Ruled Mulch"], trash=["Test Gear"], runes={"calm": 1}), quiet(),
        battlefields=PLAIN,
    )
    table.you.use("Calm Rune", n=1)
    assert (table.events("recycled")[0].subject, table.chain()) == (table.events("recycled")[0].subject, [])
    assert table.events("triggered") == []
    table.you.play("Ruled Mulch")
    table.resolve()
    assert table.events("triggered")
    assert table.thing("Ruled Channeler").buffed


@ruling("R066", rule="359.2")
def test_ava_plays_a_card_with_hidden_and_hides_none() -> None:
    table = Table(
        quiet(base=["Ava Achiever"], hand=["Pakaa Cub", "Sprite Mother"], runes={"mind": 1}),
        quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN,
    )
    table.you.move("Ava Achiever", to=MEADOW)
    table.you.choose("yes")
    table.foe.passes()
    assert asked(table.you) == ["None of them", "Pakaa Cub"], "Sprite Mother lacks Hidden"
    table.you.choose("Pakaa Cub")
    assert (table.where("Pakaa Cub"), table.thing("Pakaa Cub").zone) == (MEADOW, "board")
    assert (table.events("hidden"), table._field(table.state, MEADOW).facedown) == ([], [])


@ruling("R069", rule="355.5")
def test_a_facedown_card_is_one_that_is_hidden_on_the_board() -> None:
    table = Table(
        quiet(
            hand=["Ruled Pack", "Ruled Lurker"], trash=["Ruled Lurker"], deck=["Ruled Lurker"] * 3,
            base=["Test Gear", "Test Might 1"], at={MEADOW: ["Test Might 2"]}, facedown={MEADOW: ["Ruled Lurker"]},
        ),
        quiet(base=["Test Might 3"]),
        battlefields=PLAIN,
    )
    first = table.you._first("play", "Ruled Pack")
    options = [table.state.objects[option.subject] for option in table.you.draft(first).options]
    assert {(thing.card.name, thing.zone) for thing in options} == {
        ("Test Gear", "board"), ("Test Might 1", "board"), ("Test Might 2", "board"), ("Ruled Lurker", "facedown")}
    table.answer(
        YOU, first,
        next(o.key for o in table.you.draft(first).options if table.state.objects[o.subject].zone == "facedown"),
        "confirm",
    )
    table.resolve()
    assert sorted(table.hand()) == ["Ruled Lurker", "Ruled Lurker"]


@ruling("R105", rule="477.2")
def test_the_arm_gives_the_keywords_and_might_that_it_has_when_its_ability_resolves() -> None:
    table = Table(
        quiet(base=["Ruled Arm", "Test Might 1"], hand=["Ruled Lesson", "Ruled Lesson"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Ruled Lesson", on="Ruled Arm")
    table.resolve()
    table.you.move("Ruled Arm", to=MEADOW)
    table.resolve()
    gained = {"tank": 1, "deflect": 1, "vision": 1}
    assert (table.might("Ruled Arm"), table.might("Test Might 1"), has(table, "Test Might 1")) == (5, 6, gained)
    table.you.passes()
    table.foe.passes()
    table.you.play("Ruled Lesson", on="Ruled Arm")
    table.resolve()
    assert (table.might("Ruled Arm"), table.might("Test Might 1"), has(table, "Test Might 1")) == (7, 6, gained)
    table.end_turn()
    assert (table.might("Test Might 1"), has(table, "Test Might 1")) == (1, {})


def has(table: Table, name: str) -> dict[str, int]:
    """The keywords that a unit has now."""
    return layers.keywords(table.state, table.thing(name))


def test_what_the_arm_does_in_words() -> None:
    said = say(find_or_extra("Ruled Arm"))
    assert said.endswith("give another friendly unit my keywords and +[M] equal to my Might for this turn."), said
