"""Action and Reaction under conditions that only being played fulfils (806.4.a, 813.4.a), also of abilities; else it is
undone (806.4.b, 813.4.b)."""
from __future__ import annotations

import pytest

from engine.reading import Misread, read_all
from engine.standing import standing_answer
from engine.words import (
    Spell,
    Unit,
    a,
    abilities_of,
    ability,
    action,
    activate,
    additional_cost,
    ambush,
    an,
    choosing,
    cost,
    counter,
    draw,
    every,
    exhaust,
    exhausted,
    flow,
    friendly,
    give,
    have,
    if_,
    is_,
    kill,
    me,
    might,
    optional_cost,
    reaction,
    spell,
    tank,
    that,
    there_is,
    this,
    this_turn,
    unit,
    with_,
    you_paid,
    your,
    your_hand,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

TIRED = there_is(a(friendly, unit, exhausted))
EXTRA += [
    Spell("TST-HT01", "Hasty Strain", energy=0).text(
        additional_cost(exhaust(a(friendly, unit))), if_(TIRED, have(this, reaction)), draw(1)
    ),
    Spell("TST-HT02", "Hasty Bribe", energy=0).text(
        optional_cost(exhaust(a(friendly, unit))), if_(you_paid, have(this, reaction)), draw(1)
    ),
    Spell("TST-HT03", "Hasty Blessing", energy=0).text(
        if_(is_(that("unit"), friendly), have(this, reaction)), give(a(unit), might(1), this_turn)
    ),
    Spell("TST-HT04", "Hasty Dance", energy=0).text(
        optional_cost(exhaust(a(friendly, unit))), if_(you_paid, have(this, action)), draw(1)
    ),
    Spell("TST-HT05", "Slow Aid", energy=0).text(give(a(unit), might(1), this_turn)),
    Spell("TST-HT06", "Slow Study", energy=0).text(draw(1)),
    Spell("TST-HT07", "Slow Sacrifice", energy=0).text(additional_cost(kill(a(friendly, unit))), draw(1)),
    Spell("TST-HT08", "Hasty Stream", energy=9).text(
        flow(0), flow(exhaust(a(friendly, unit))), if_(TIRED, have(this, reaction)), draw(1)
    ),
    Unit("TST-HT10", "Aide de Camp", energy=0, might=1).text(
        have(every(your, spell, choosing(a(friendly, unit))), reaction)
    ),
    Unit("TST-HT11", "Quickener", energy=0, might=1).text(have(every(your, spell), reaction)),
    Unit("TST-HT12", "Whisperer", energy=0, might=1).text(have(every(spell, your_hand), reaction)),
    Unit("TST-HT13", "Fencer", energy=0, might=1).text(
        if_(is_(that("unit"), friendly), have(abilities_of(me), reaction)),
        activate(cost(exhaust(me)), give(a(unit), might(1), this_turn)),
    ),
    Unit("TST-HT14", "Drummer", energy=0, might=1).text(
        if_(TIRED, have(abilities_of(me), action)), activate(cost(exhaust(me)), draw(1))
    ),
    Unit("TST-HT15", "Piper", energy=0, might=1).text(activate(cost(exhaust(me)), draw(1))),
    Unit("TST-HT16", "Conductor", energy=0, might=1).text(have(abilities_of(every(friendly, unit)), reaction)),
    Unit("TST-HT17", "Hasty Lurcher", energy=0, might=1).text(
        ambush, optional_cost(exhaust(a(friendly, unit))), if_(you_paid, have(this, reaction))
    ),
    Unit("TST-HT18", "Hasty Captain", energy=0, might=1).text(
        optional_cost(exhaust(a(friendly, unit))), if_(you_paid, have(this, reaction))
    ),
    Spell("TST-HT20", "Hush", energy=0).text(reaction, counter(an(ability, with_(reaction)))),
]


def answering(foe: str = "Test Sight", **you: object) -> Table:
    """You have Priority on a chain of the foe's."""
    table = Table(
        quiet(**you), quiet(hand=[foe], base=["Test Might 3"]), battlefields=PLAIN, turn_of=FOE, asks_own_windows=True
    )
    table.foe.play(foe)
    table.foe.passes()
    return table


@covers("813.4.a", "338.1.a.2")
def test_what_is_paid_for_it_may_give_it_the_permission() -> None:
    table = answering(hand=["Hasty Strain"], base=["Test Might 2"])
    assert table.you.offered("play") == {"Hasty Strain"}
    table.you.play("Hasty Strain", paying="Test Might 2")
    assert table.chain() == ["Test Sight", "Hasty Strain"]
    table = answering(hand=["Hasty Strain"])
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Hasty Strain") == ["813", "203.3"]


@covers("813.4.a", "813.4.b", "358.4")
def test_an_optional_cost_that_gives_it_the_permission_has_to_be_paid() -> None:
    table = answering(hand=["Hasty Bribe"], base=["Test Might 2"])
    first = table.you._first("play", "Hasty Bribe")
    assert [key.partition(":")[0] for key in table.you.draft(first).keys] == ["extra"]
    assert "extra:none" not in table.you.draft(first).keys
    assert [reason.rule for reason in table.refuse(YOU, first, "extra:none", "confirm")] == ["358.4"]
    table.you.play("Hasty Bribe", paying="Test Might 2")
    assert table.thing("Test Might 2").exhausted
    table = answering(hand=["Hasty Bribe"], base=["Test Might 2*"])
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Hasty Bribe") == ["813"]
    table = Table(quiet(hand=["Hasty Bribe"], base=["Test Might 2"]), quiet(), battlefields=PLAIN)
    assert "extra:none" in table.you.draft(table.you._first("play", "Hasty Bribe")).keys


@covers("806.4.a", "806.4.b")
def test_action_in_a_showdown_in_the_same_way() -> None:
    table = Table(
        quiet(base=["Test Might 2", "Test Might 1"], hand=["Hasty Dance"]), quiet(), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.move("Test Might 2", to=MEADOW)
    assert table.open.kind == "focus"
    assert table.you.offered("play") == {"Hasty Dance"}
    first = table.you._first("play", "Hasty Dance")
    assert table.you.draft(first).keys == (f"extra:{table.thing('Test Might 1').id}",)
    table.you.play("Hasty Dance", paying="Test Might 1")
    assert table.chain() == ["Hasty Dance"]
    table = Table(
        quiet(base=["Test Might 2"], hand=["Hasty Dance"]), quiet(), battlefields=PLAIN, asks_own_windows=True
    )
    table.you.move("Test Might 2", to=MEADOW)
    assert table.thing("Test Might 2").exhausted
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Hasty Dance") == ["806"]


@covers("813.4.a")
def test_what_it_chooses_may_give_it_the_permission() -> None:
    table = answering(hand=["Hasty Blessing"], base=["Test Might 2"])
    first = table.you._first("play", "Hasty Blessing")
    assert [option.short for option in table.you.draft(first).options] == ["Test Might 2, yours"]
    assert table.refuse(YOU, first, f"obj:{table.thing('Test Might 3').id}", "confirm")
    table.you.play("Hasty Blessing", on="Test Might 2")
    table = answering(hand=["Hasty Blessing"])
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Hasty Blessing") == ["813"]


@covers("813.4.a")
def test_a_text_elsewhere_may_speak_of_what_is_played() -> None:
    table = answering(hand=["Slow Aid", "Slow Study"], base=["Aide de Camp"])
    assert table.you.offered("play") == {"Slow Aid"}
    assert table.you.why_not("play", "Slow Study") == ["813"]
    first = table.you._first("play", "Slow Aid")
    assert [option.short for option in table.you.draft(first).options] == ["Aide de Camp, yours"]
    table = answering(hand=["Slow Aid", "Slow Study", "Test Might 1"], base=["Quickener"])
    assert table.you.offered("play") == {"Slow Aid", "Slow Study"}
    table.you.play("Slow Study")
    table = Table(
        quiet(hand=["Slow Study"]), quiet(hand=["Test Sight"], base=["Quickener"]), battlefields=PLAIN, turn_of=FOE,
        asks_own_windows=True,
    )
    table.foe.play("Test Sight")
    table.foe.passes()
    assert table.you.offered("play") == set()


@covers("813.4.b", "358.4")
def test_who_gave_the_permission_cannot_be_given_up_for_it() -> None:
    for base, offered in ((["Quickener"], set()), (["Quickener", "Test Might 1"], {"Slow Sacrifice"})):
        table = answering(hand=["Slow Sacrifice"], base=base)
        assert table.you.offered("play") == offered
    table.you.play("Slow Sacrifice", paying="Test Might 1")
    assert table.where("Test Might 1") == "trash"
    assert table.where("Quickener") == "base"


def test_what_is_given_in_the_hand_is_kept_while_it_is_played() -> None:
    table = answering(hand=["Slow Study", "Test Might 1"], base=["Whisperer"])
    assert table.you.offered("play") == {"Slow Study"}
    table.you.play("Slow Study")
    assert table.chain() == ["Test Sight", "Slow Study"]


@covers("813.4.a", "813.4.b")
def test_an_ability_that_gets_the_permission_by_what_it_chooses() -> None:
    table = answering(base=["Fencer", "Test Might 2"])
    assert table.you.offered("use") == {"Fencer"}
    first = next(key for key in table.open.keys if key.startswith("use:"))
    assert {option.short for option in table.you.draft(first).options} == {"Fencer, yours", "Test Might 2, yours"}
    assert table.refuse(YOU, first, f"obj:{table.thing('Test Might 3').id}", "confirm")
    table.you.use("Fencer", on="Test Might 2")
    assert table.chain() == ["Test Sight", "Fencer"]
    table.resolve()
    assert table.might("Test Might 2") == 3


@covers("806.4.a", "806.4.b")
def test_an_ability_that_gets_the_permission_by_its_cost() -> None:
    """Exhausting itself fulfils the condition; in a closed state Action is not enough."""
    table = Table(
        quiet(at={MOOR: ["Drummer"]}, base=["Piper"]), quiet(base=["Test Might 1"]), battlefields=PLAIN, turn_of=FOE,
        asks_own_windows=True,
    )
    table.foe.move("Test Might 1", to=MEADOW)
    table.foe.passes()
    assert table.open.kind == "focus"
    assert table.you.offered("use") == {"Drummer"}
    assert table.you.why_not("use", "Piper") == ["806"]
    table.you.use("Drummer")
    table = answering(base=["Drummer"])
    assert table.you.offered("use") == set()
    assert table.you.why_not("use", "Drummer") == ["813"]


@covers("806.5.c", "813.5.c")
def test_an_ability_has_what_a_text_gives_it() -> None:
    table = answering(hand=["Hush"], base=["Conductor", "Piper"])
    assert table.you.offered("use") == {"Piper"}
    table.you.use("Piper")
    table.you.play("Hush", on="Piper")
    table.resolve()
    assert len(table.hand()) == 0


def test_ambush_and_a_permission_to_come() -> None:
    """To a battlefield with own units it comes by Ambush; elsewhere only if the cost is paid."""
    table = answering(hand=["Hasty Lurcher"], at={MEADOW: ["Test Might 2"]})
    first = table.you._first("play", "Hasty Lurcher")
    unit_there = table.thing("Test Might 2").id
    assert table.you.draft(first).keys == ("extra:none", f"extra:{unit_there}")
    field = table._field(table.state, MEADOW).id
    assert table.you.draft(first, "extra:none").keys == (f"at:{field}",)
    assert table.you.draft(first, f"extra:{unit_there}").keys == ("at:-1", f"at:{field}")
    table.you.play("Hasty Lurcher", paying="Test Might 2", to="Your base")
    assert table.where("Hasty Lurcher") == "base"


@covers("813.4.a", "829.1.c.3")
def test_the_flow_cost_that_gives_the_permission_is_the_one_to_pay() -> None:
    table = answering(trash=["Hasty Stream"], base=["Test Might 2"])
    assert table.you.offered("play") == {"Hasty Stream"}
    table.you.play("Hasty Stream")
    assert table.thing("Test Might 2").exhausted


def test_nobody_passes_for_whoever_could_get_the_permission() -> None:
    """Everybody sees the Champion Zone, the trash and the board."""
    for you, asked in (
        ({"champion": "Hasty Captain", "base": ["Test Might 2"]}, True), ({"base": ["Fencer"]}, True),
        ({"base": ["Piper"]}, False), ({"trash": ["Hasty Stream"], "base": ["Test Might 2"]}, True),
        ({"trash": ["Hasty Stream"]}, False), ({"trash": ["Hasty Bribe"], "base": ["Test Might 2"]}, False),
    ):
        table = answering(**you)
        assert (standing_answer(table.game, table.open) is None) == asked


def test_abilities_are_given_action_and_reaction_alone() -> None:
    with pytest.raises(Misread, match="abilities"):
        read_all([Unit("TST-HT30", "Stray", energy=1, might=1).text(have(abilities_of(me), tank))])


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-HT")}
    assert said["Aide de Camp"] == "Your spells that choose a friendly unit have [Reaction]."
    assert said["Conductor"] == "Friendly units' abilities have [Reaction]."
    assert said["Fencer"].startswith("While that unit is friendly, my abilities have [Reaction].")
