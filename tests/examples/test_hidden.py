"""Worked examples and rulings of hiding (421, 811), Hidden played, and privacy (128, 130), with test cards of the same
behaviour."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Spell,
    Unit,
    a,
    at,
    buff,
    buffed,
    choose,
    draw,
    every,
    friendly,
    give,
    have,
    here,
    hidden,
    me,
    might,
    not_,
    other_than,
    play,
    return_to_hand,
    that,
    this_turn,
    tokens,
    unit,
    when,
    you,
    your,
    your_hand,
)
from tests.rules.covers import covers, example, ruling
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [
    Unit("TST-SH1", "Sample Fae", energy=3, might=1).text(  # Blastcone Fae
        hidden, when(you(play(me)), give(a(unit), might(-2, 1), this_turn))
    ),
    Unit("TST-SH2", "Sample Turner", energy=2, might=2).text(  # Tideturner
        hidden, when(you(play(me)), give(a(unit, your, not_(here)), might(1), this_turn))
    ),
    Spell("TST-SH3", "Sample Mirrors", energy=2).text(  # Smoke and Mirrors
        hidden, choose(a(unit, your).called("first")),
        give(a(unit, your, other_than(that("first")), not_(at(that("first")))), might(1), this_turn),
    ),
    Spell("TST-SH4", "Sample Stand", energy=3).text(  # Stand United
        hidden, buff(a(friendly, unit)), this_turn(have(every(friendly, unit, buffed), might(1)))
    ),
    Spell("TST-SH5", "Sample Muster", energy=4).text(hidden, play(tokens(RECRUIT, 2))),
    Spell("TST-SH6", "Sample Lore", energy=4).text(hidden, draw(1)),
    Spell("TST-SH7", "Sample Pull", energy=0).text(return_to_hand(a(unit, your_hand))),
]


def lying(card: str, **more: object) -> Table:
    """The card lies facedown at your Meadow, with two units there; in the foe's turn something is on the chain."""
    what = {
        "at": {MEADOW: ["Test Might 3", "Test Tank"]}, "facedown": {MEADOW: [card]}, "base": ["Test Might 1"], **more,
    }
    table = Table(quiet(**what), quiet(hand=["Test Sight"]), battlefields=PLAIN, turn_of=FOE)
    table.foe.play("Test Sight")
    return table


def offered(table: Table, *path: str) -> set[str]:
    """The names that the next question of the draft offers."""
    hands = table.you
    keys = list(path)
    return {hands._name(option.subject) for option in hands.draft(*keys).options if option.subject}


@example("421.3#1", rule="359")
@ruling("R017", rule="421.1")
@ruling("R018", rule="421.1")
@ruling("R019", rule="811.1.b")
def test_a_hidden_card_costs_nothing_from_the_next_turn_on() -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 3"]}, hand=["Sample Lore", "Test Sight"], runes={"calm": 1}),
        quiet(hand=["Test Sight"]), battlefields=PLAIN,
    )
    table.you.hide("Sample Lore")
    assert not table.events("finalized")
    assert table.you.why_not("play", "Sample Lore", zone="facedown") == ["811.1.b"]
    table.end_turn()
    table.foe.play("Test Sight")
    table.you.play("Sample Lore")
    table.resolve()
    assert "Sample Lore" in table.trash()


@example("811.1.d.2#1", rule="811.1.d.2")
@ruling("R021", rule="359.2")
@ruling("R022", rule="811.1.d.2")
def test_the_play_effect_of_a_hidden_unit_aims_there() -> None:
    table = lying("Sample Fae")
    table.you.play("Sample Fae")
    assert table.where("Sample Fae") == MEADOW
    assert {table.you._name(option.subject) for option in table.open.options} == {
        "Test Might 3", "Test Tank", "Sample Fae",
    }


@example("811.1.d.2#2", rule="359.2")
def test_a_target_that_can_never_be_there_is_chosen_freely() -> None:
    table = lying("Sample Turner", base=["Test Might 1", "Test Might 2"])
    table.you.play("Sample Turner")
    assert {table.you._name(option.subject) for option in table.open.options} == {"Test Might 1", "Test Might 2"}


@covers("811.1.d.2.a")
@example("811.1.d.2.a#1", rule="811.1.d.2")
def test_each_target_is_looked_at_by_itself() -> None:
    table = lying("Sample Mirrors", base=["Test Might 1", "Test Might 2"])
    key = table.you._first("play", "Sample Mirrors")
    first = table.you.draft(key)
    assert first.why == "811.1.d.2"
    assert offered(table, key) == {"Test Might 3", "Test Tank"}
    assert offered(table, key, first.keys[0]) == {"Test Might 1", "Test Might 2"}
    table.you.play("Sample Mirrors", on=["Test Tank", "Test Might 1"])
    table.resolve()
    assert table.might("Test Might 1") == 2


@covers("811.2")
@example("811.2#1", rule="811.1.d.2")
@ruling("R063", rule="811.1.d.2")
def test_what_chooses_nothing_works_everywhere() -> None:
    table = lying("Sample Stand", base=[one("Test Might 1", buffs=1)])
    key = table.you._first("play", "Sample Stand")
    assert offered(table, key) == {"Test Might 3", "Test Tank"}
    table.you.play("Sample Stand", on="Test Tank")
    table.resolve()
    assert (table.might("Test Tank"), table.might("Test Might 1")) == (4, 3)


@ruling("R023", rule="359.2")
@covers("811.1.d.3")
def test_units_that_a_hidden_spell_plays_enter_there() -> None:
    table = lying("Sample Muster")
    table.you.play("Sample Muster")
    table.resolve()
    assert {table.where("Recruit")} == {MEADOW}
    assert len([thing for thing in table.state.objects.values() if thing.card.name == "Recruit"]) == 2


@example("128.4#1", rule="316")
def test_a_hand_is_for_its_owner_alone() -> None:
    table = Table(quiet(hand=["Sample Lore"]), quiet(), battlefields=PLAIN)
    assert table.game.sight(YOU).players[YOU].hand is not None
    assert (table.game.sight(FOE).players[YOU].hand, table.game.sight(-1).players[YOU].hand) == (None, None)
    assert table.game.sight(FOE).players[YOU].hand_count == 1
    table.end_turn()


@example("128.4#2", rule="421.1")
def test_a_facedown_card_is_for_its_controller_alone() -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 3"]}, hand=["Sample Lore"], runes={"calm": 1}), quiet(), battlefields=PLAIN
    )
    table.you.hide("Sample Lore")
    assert [card.name for card in table.game.sight(YOU).battlefields[0].known] == ["Sample Lore"]
    assert not table.game.sight(FOE).battlefields[0].known
    assert not table.game.sight(-1).battlefields[0].known


@example("130.6#1", rule="359.3.d")
def test_everybody_sees_the_cards_of_a_trash() -> None:
    table = Table(quiet(hand=["Test Sight"], trash=["Test Might 3"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.resolve()
    assert {card.name for card in table.game.sight(FOE).players[YOU].trash} == {"Test Might 3", "Test Sight"}


@example("128.6#1", rule="128.6")
def test_nobody_has_to_act_on_a_private_card_of_a_stated_kind() -> None:
    """With another action than playing: the choice is the same."""
    table = Table(quiet(hand=["Sample Pull", "Test Might 3"]), quiet(), battlefields=PLAIN)
    table.you.play("Sample Pull")
    table.resolve()
    assert set(table.open.keys) == {"none", f"obj:{table.thing('Test Might 3', zone='hand').id}"}
    assert table.open.why == "128.6"
    table.you.choose("none")
    assert table.hand() == ["Test Might 3"]


