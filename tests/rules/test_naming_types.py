"""Naming a card of a type (762), and what a draft says of modes and players."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    a,
    choose,
    choose_one,
    draw,
    every,
    kill,
    me,
    name_,
    play,
    player,
    ready,
    spell,
    stun,
    they,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Gear("TST-AU41", "Test Censor", energy=0).text(when(you(play(me)), name_(spell))),
    Spell("TST-AU42", "Test Either Way", energy=0).text(choose_one(stun(a(unit)), ready(a(unit)), kill(every(unit)))),
    Spell("TST-AU43", "Test Kind Gift", energy=0).text(choose(a(player)), they(draw(1))),
]


@covers("760", "762")
def test_a_spell_is_named_among_spells() -> None:
    table = Table(you=quiet(hand=["Test Censor"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Censor")
    table.resolve()
    names = {option.key.partition(":")[2] for option in table.open.options}
    assert {"Test Spark", "Gust"} <= names
    assert names.isdisjoint({"Test Censor", "Pouty Poro", "Void Gate", "Fury Rune", "Annie, Dark Child"})


@covers("355.3", "357")
def test_a_mode_or_a_player_is_no_object_in_what_is_confirmed() -> None:
    table = Table(
        you=quiet(hand=["Test Either Way", "Test Kind Gift"], base=["Test Might 1", "Test Might 2"]), foe=quiet(),
        battlefields=PLAIN,
    )
    keys = {table.you._name(option.subject): option.key for option in table.open.options}
    way = table.you.draft(keys["Test Either Way"], "mode:1")
    assert table.you.draft(keys["Test Either Way"], "mode:1", way.keys[0]).prompt.startswith(
        "Test Either Way on your Test Might 1:"
    )
    assert table.you.draft(keys["Test Kind Gift"], "seat:1").prompt.startswith("Test Kind Gift:")
