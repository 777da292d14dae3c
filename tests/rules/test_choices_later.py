"""Choices made on resolution, by whoever carries the instruction out (355.10, 355.17, 128.6)."""
from __future__ import annotations

from engine.words import (
    Spell,
    a,
    an,
    controlled_by,
    discard,
    draw,
    every,
    kill,
    opponent,
    player,
    reaction,
    recycle,
    spell,
    they,
    unit,
    your_hand,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-L01", "Test Harvest", energy=0).text(every(player)(kill(a(unit, controlled_by(they))))),
    Spell("TST-L02", "Test Tithe", energy=0).text(reaction, an(opponent)(discard(1))),
    Spell("TST-L04", "Test Compost", energy=0).text(recycle(a(unit, your_trash)), draw(1)),
    Spell("TST-L05", "Test Secret", energy=0).text(recycle(a(spell, your_hand)), draw(1)),
]


@covers("355.10.e")
def test_each_player_chooses_as_it_resolves_the_turn_player_first() -> None:
    table = Table(
        quiet(hand=["Test Harvest"], base=["Test Tank", "Pouty Poro"]), quiet(base=["Test Tank", "Test Backline"])
    )
    table.you.play("Test Harvest")
    table.resolve()
    assert (table.open.seat, table.open.why) == (YOU, "355.10.e")
    table.you.choose("Pouty Poro")
    assert table.open.seat == FOE
    assert {table.state.objects[o.subject].card.name for o in table.open.options} == {"Test Tank", "Test Backline"}
    table.foe.choose("Test Tank")
    assert (table.trash(YOU), table.trash(FOE)) == (["Pouty Poro", "Test Harvest"], ["Test Tank"])


def test_an_opponent_discards_what_they_choose() -> None:
    table = Table(quiet(hand=["Test Tithe"]), quiet(hand=["Test Tank", "Test Backline"]))
    table.you.play("Test Tithe")
    table.resolve()
    assert table.open.seat == FOE
    table.foe.choose("Test Backline")
    assert table.hand(FOE) == ["Test Tank"]


@covers("416.6")
def test_what_is_recycled_from_a_zone_is_chosen_on_resolution() -> None:
    table = Table(quiet(hand=["Test Compost"], trash=["Test Tank", "Pouty Poro"]), quiet())
    table.you.play("Test Compost")
    table.resolve()
    table.you.choose("Pouty Poro")
    assert table.trash() == ["Test Tank", "Test Compost"]


@covers("128.6", "128.6.a")
def test_nobody_has_to_show_that_they_hold_a_card_of_a_kind() -> None:
    for hand in (["Test Sight"], ["Test Tank"]):
        table = Table(quiet(hand=["Test Secret", *hand]), quiet())
        table.you.play("Test Secret")
        table.resolve()
        assert table.open.why == "128.6"
        assert "none" in table.open.keys
        assert len(table.open.keys) == 1 + (hand == ["Test Sight"])
        table.you.choose("none")
        assert len(table.hand()) == 2


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA}
    assert said["Test Harvest"] == "Each player kills a unit they control."
