"""A permanent that was played from facedown and is gone when its play effect is finalized or resolves (811.1.d.2,
359.3.e.12)."""
from __future__ import annotations

import pytest

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    base_of,
    deal,
    draw,
    enemy,
    every,
    friendly,
    here,
    hidden,
    it,
    kill,
    may,
    me,
    move,
    play,
    reaction,
    this,
    tokens,
    unit,
    when,
    you,
    your_base,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-HG01", "Gone Stinger", energy=3, might=2).text(
        hidden, when(you(play(me)), deal(1, a(enemy, unit)), draw(1))
    ),
    Unit("TST-HG02", "Gone Blaster", energy=3, might=2).text(
        hidden, when(you(play(me)), deal(1, every(enemy, unit, here)))
    ),
    Unit("TST-HG03", "Gone Caller", energy=3, might=2).text(hidden, when(you(play(me)), play(tokens(RECRUIT), here))),
    Gear("TST-HG04", "Gone Trap", energy=3).text(hidden, when(you(play(this)), deal(1, a(enemy, unit)))),
    Spell("TST-HG05", "Gone Dart", energy=3).text(hidden, deal(1, a(enemy, unit))),
    Spell("TST-HG08", "Gone Dismissal", energy=0).text(reaction, move(a(enemy, unit), base_of(it))),
    Unit("TST-HG09", "Gone Herald", energy=3, might=2).text(hidden, when(you(play(me)), play(tokens(RECRUIT)))),
    Unit("TST-HG10", "Gone Martyr", energy=3, might=2).text(
        hidden, when(you(play(me)), may(kill(me)).to(draw(1))), when(you(play(me)), deal(1, a(unit)))
    ),
    Unit("TST-HG07", "Gone Reacher", energy=3, might=2).text(
        hidden, when(you(play(me)), deal(1, a(friendly, unit, your_base)))
    ),
]


def sprung(card: str, answer: str, on: str = "", base: tuple[str, ...] = ("Test Might 1",)) -> Table:
    """You play the card from facedown in the foe's turn, its trigger aims at the foe's Might 3 if it aims, and the foe
    answers with a spell."""
    table = Table(
        quiet(at={MEADOW: ["Test Tank"]}, controls=[MEADOW], facedown={MEADOW: [card]}, base=base),
        quiet(hand=["Test Sight", answer], base=["Test Might 2"], at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.foe.play("Test Sight")
    table.you.play(card)
    if table.open.kind not in ("priority", "act"):
        table.you.choose("Test Might 3" if "Reacher" not in card else "Test Might 1")
    while table.open.seat != FOE:
        table.you.passes()
    table.foe.play(answer, on=on or card)
    table.resolve()
    return table


@covers("811.1.d.2", "359.3.e.12")
def test_what_was_aimed_at_can_not_be_told_to_be_there_when_the_unit_is_gone() -> None:
    table = sprung("Gone Stinger", "Test Vanish")
    assert table.where("Gone Stinger") == "trash"
    assert table.events("damaged") == []
    target = table.thing("Test Might 3").id
    assert [(one.rule, one.seat, one.subject) for one in table.events("mistargeted")] == [("359.3.e.4", YOU, target)]
    assert len(table.hand()) == 1


@covers("811.1.d.2")
def test_it_is_hit_as_long_as_the_unit_is_on_the_board() -> None:
    assert len(sprung("Gone Stinger", "Test Vanish", on="Test Tank").events("damaged")) == 1
    assert len(sprung("Gone Stinger", "Gone Dismissal").events("damaged")) == 1


@covers("811.1.d.2", "359.3.e.12")
def test_what_the_wording_has_aim_elsewhere_is_hit_all_the_same() -> None:
    assert len(sprung("Gone Reacher", "Test Vanish").events("damaged")) == 1


@covers("811.1.d.2")
def test_a_spell_from_facedown_needs_no_unit() -> None:
    table = sprung("Gone Dart", "Test Vanish", on="Test Tank")
    assert len(table.events("damaged")) == 1


@covers("811.1.d.2", "323.7")
def test_gear_that_was_recalled_is_still_on_the_board() -> None:
    assert len(sprung("Gone Trap", "Test Vanish", on="Test Tank").events("damaged")) == 1


@pytest.mark.parametrize("card", ["Gone Blaster", "Gone Caller"])
@covers("359.3.e.12", "359.3.f.1")
def test_here_is_nowhere_when_the_unit_is_gone(card: str) -> None:
    table = sprung(card, "Test Vanish")
    assert table.events("damaged") == []
    assert table.events("queued token") == []
    table = sprung(card, "Test Vanish", on="Test Tank")
    assert table.events("damaged") or table.events("queued token")


@covers("811.1.d.3", "359.3.e.12")
def test_a_unit_that_the_trigger_plays_goes_anywhere_when_its_own_is_gone() -> None:
    table = sprung("Gone Herald", "Test Vanish", on="Test Tank")
    assert table.where("Recruit") == MEADOW
    table = sprung("Gone Herald", "Test Vanish")
    assert table.open.kind == "place"
    table.you.choose("Your base")
    assert table.where("Recruit") == "base"


@covers("811.1.d.2", "355.8")
def test_a_trigger_whose_unit_is_gone_before_it_aims_finds_no_target() -> None:
    """The first of its two play effects is paid for with the unit itself."""
    table = Table(
        quiet(at={MEADOW: ["Test Tank"]}, facedown={MEADOW: ["Gone Martyr"]}), quiet(hand=["Test Sight"]),
        battlefields=PLAIN, turn_of=FOE,
    )
    table.foe.play("Test Sight")
    table.you.play("Gone Martyr")
    table.you.choose("trig:0", "trig:1")
    table.you.choose("yes")
    table.resolve()
    assert table.where("Gone Martyr") == "trash"
    assert len(table.hand()) == 1
    assert table.events("damaged") == []
