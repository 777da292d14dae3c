"""“Do the following”, “do two of the following”: reflexive triggers of which the text says which go on the chain
(387.1.b)."""
from __future__ import annotations

import pytest

from engine.reading import read_all
from engine.reading.scope import Misread
from engine.words import (
    Spell,
    Unit,
    a,
    ability,
    an,
    at_most,
    buff,
    counter,
    deal,
    discard,
    do_following,
    draw,
    enemy,
    friendly,
    gear,
    give,
    if_,
    is_,
    it,
    me,
    might,
    move,
    reaction,
    ready,
    recycle,
    reveal,
    rune,
    spell,
    stun,
    the_discarded,
    this_turn,
    top,
    unit,
    up_to,
    when,
    with_cost,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    # Hwei, Brooding Painter
    Unit("TST-5G1", "Follow Painter", energy=0, might=5).text(
        when(
            me(move),
            discard(1),
            do_following(
                if_(is_(the_discarded, spell), draw(1)), if_(is_(the_discarded, gear), ready(up_to(2, friendly, rune))),
                if_(is_(the_discarded, unit), give(me, might(3), this_turn)),
                if_(is_(the_discarded, with_cost(at_most(0))), stun(a(unit))),
            ),
        )
    ),
    Spell("TST-5G2", "Follow Choices", energy=0).text(
        do_following(draw(1), deal(2, an(enemy, unit)), (buff(a(friendly, unit)), draw(1)), n=2)
    ),
    # Twisted Fate, Gambler
    Unit("TST-5G3", "Follow Gambler", energy=0, might=1).text(
        when(
            me(move), reveal(top()),
            do_following(if_(is_(it, unit), deal(2, an(enemy, unit))), if_(is_(it, spell), stun(an(enemy, unit))), n=1),
            recycle(it),
        )
    ),
    Spell("TST-5G4", "Follow Hush", energy=0).text(reaction, counter(an(ability))),
    Spell("TST-5G6", "Test Deny Following", energy=0).text(reaction, counter(a(spell))),
    Unit("TST-5G5", "Follow Sketch", energy=0, might=1),
]


def painter(*hand: str, **foe: object) -> Table:
    """The Painter has moved to the Meadow and its trigger asks what is discarded, if there is a choice."""
    table = Table(quiet(hand=hand, base=["Follow Painter"], spent={"fury": 3}), quiet(**foe), battlefields=PLAIN)
    table.you.move("Follow Painter", to=MEADOW)
    table.foe.passes()
    return table


def reflexes(table: Table) -> int:
    """How many reflexive triggers have gone on the chain."""
    return sum(event.rule == "386" for event in table.events("triggered"))


@covers("387.1.b", "387.2")
def test_only_those_whose_condition_holds_go_on_the_chain() -> None:
    table = painter("Test Gear")
    assert table.open.prompt.startswith("Follow Painter: choose up to 2 friendly runes")
    table.you.choose("Fury Rune", "Fury Rune")
    assert (table.chain(), reflexes(table)) == (["Follow Painter"], 1)
    table.resolve()
    assert (table.hand(), table.ready_runes(), table.might("Follow Painter")) == ([], 2, 5)
    assert table.open.kind == "focus"


@covers("387.1.b")
def test_where_no_condition_holds_nothing_is_done() -> None:
    table = painter()
    assert (table.chain(), reflexes(table), table.open.kind) == ([], 0, "focus")


@covers("387.1.b", "383.3.d", "388.1", "388.2")
def test_of_several_their_controller_decides_the_order_and_each_has_choices_of_its_own() -> None:
    for first in (0, 1):
        table = painter("Follow Sketch", base=["Test Might 4"])
        assert (table.open.kind, table.open.seat, table.open.why) == ("order", YOU, "383.3.d")
        assert [option.short for option in table.open.options] == ["Give me +3 Might for this turn", "Stun a unit"]
        table.you.choose(f"trig:{first}", f"trig:{1 - first}")
        assert table.open.prompt == "Follow Painter: choose a unit"
        assert len(table.chain()) == 2
        table.you.choose("Follow Painter")
        assert table.chain() == ["Follow Painter", "Follow Painter"]
        table.foe.passes()
        assert (table.might("Follow Painter") == 8) == (first == 1), "the first one chosen resolves last"
        assert table.thing("Follow Painter").stunned == (first == 0)
        table.resolve()
        assert (table.might("Follow Painter"), table.thing("Follow Painter").stunned) == (8, True)


@covers("387.1.b", "425.1.a")
def test_one_of_them_is_countered_and_the_other_is_not() -> None:
    table = painter("Follow Sketch", hand=["Follow Hush"], base=["Test Might 4"])
    table.you.choose("trig:0", "trig:1")
    table.you.choose("Follow Painter")
    newest = table.state.chain[-1].id
    table.answer(FOE, table.foe._first("play", "Follow Hush"), f"item:{newest}", "confirm")
    table.resolve()
    assert (table.might("Follow Painter"), table.thing("Follow Painter").stunned) == (8, False)


@covers("387.1.b", "388.1")
def test_two_of_the_following_are_two_different_ones() -> None:
    table = Table(
        quiet(hand=["Follow Choices"], base=["Follow Painter"]), quiet(base=["Test Might 4", "Test Might 3"]),
        battlefields=PLAIN,
    )
    table.you.play("Follow Choices")
    table.resolve()
    question = table.open
    assert (question.kind, question.seat, question.why, question.least, question.most) == (
        "choose", YOU, "387.1.b", 2, 2,
    )
    assert [option.short for option in question.options] == [
        "Draw 1", "Deal 2 to an enemy unit", "Buff a friendly unit, then draw 1",
    ]
    table.refuse(YOU, "mode:0", "mode:0")
    table.refuse(YOU, "mode:0")
    table.you.choose("mode:1", "mode:2")
    assert (table.open.kind, len(table.open.options)) == ("order", 2)
    table.you.choose("trig:0", "trig:1")
    table.you.choose("Test Might 3")
    assert table.chain() == ["Follow Choices", "Follow Choices"]
    table.resolve()
    assert (table.thing("Follow Painter").buffed, table.thing("Test Might 3").damage, len(table.hand())) == (1, 2, 1)
    assert table.trash() == ["Follow Choices"]


@covers("387.1.b")
def test_one_without_a_target_leaves_the_chain_and_the_other_stays() -> None:
    table = Table(quiet(hand=["Follow Choices"]), quiet(), battlefields=PLAIN)
    table.you.play("Follow Choices")
    table.resolve()
    table.you.choose("mode:0", "mode:1")
    table.you.choose("trig:0", "trig:1")
    table.resolve()
    assert (reflexes(table), len(table.events("fizzled")), len(table.hand())) == (2, 1, 1)


@covers("387.1.b")
def test_a_countered_spell_does_nothing_of_the_following() -> None:
    table = Table(quiet(hand=["Follow Choices"]), quiet(hand=["Test Deny Following"]), battlefields=PLAIN)
    table.you.play("Follow Choices")
    table.foe.play("Test Deny Following", on="Follow Choices")
    table.resolve()
    assert (reflexes(table), table.hand(), table.open.kind) == (0, [], "act")


@covers("387.1.b")
@pytest.mark.parametrize(
    ("top_card", "stunned", "damage"), [("Test Sight", True, 0), ("Test Might 1", False, 2), ("Test Gear", False, 0)]
)
def test_one_of_the_following_based_on_what_was_revealed(top_card: str, stunned: bool, damage: int) -> None:
    table = Table(
        quiet(base=["Follow Gambler"], deck=[top_card, "Test Tank"]), quiet(base=["Test Might 4"]), battlefields=PLAIN
    )
    table.you.move("Follow Gambler", to=MEADOW)
    table.resolve()
    foe = table.thing("Test Might 4")
    assert (foe.stunned, foe.damage, reflexes(table)) == (stunned, damage, int(stunned or damage > 0))
    assert [card.name for card in table.state.players[YOU].deck] == [top_card, "Test Tank"]


@pytest.mark.parametrize("n", [0, 2, 3])
def test_so_many_has_to_be_fewer_than_there_are(n: int) -> None:
    with pytest.raises(Misread, match=r"387\.1\.b"):
        read_all([Spell("TST-5GX", "Follow Too Many", energy=1).text(do_following(draw(1), buff(a(unit)), n=n))])


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-5G")}
    assert (
        said["Follow Choices"]
        == "Do two of the following:\n• Draw 1\n• Deal 2 to an enemy unit\n• Buff a friendly unit, then draw 1."
    )
    assert said["Follow Painter"].startswith(
        "Whenever I move, discard 1. Do the following:\n• If the discarded card is a spell, draw 1\n• If the "
    )
