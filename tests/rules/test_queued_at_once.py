"""What triggers while an item resolves is a pending item at once, before anything that the same item plays afterwards
(401.1, 401.2, 428.1.a.1.b)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.game import Game
from engine.words import (
    Spell,
    Unit,
    a,
    an,
    deal,
    deathknell,
    die,
    discard,
    do_this,
    draw,
    every,
    friendly,
    ignoring_cost,
    it,
    kill,
    me,
    other,
    play,
    recall,
    tokens,
    unit,
    when,
    would,
    you,
    your_hand,
)
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-QA01", "Queued Heir", energy=0, might=1).text(deathknell(draw(1))),
    Unit("TST-QA02", "Queued Bomb", energy=0, might=1).text(deathknell(deal(1, a(unit)))),
    Unit("TST-QA03", "Queued Comer", energy=0, might=1).text(when(you(play(me)), draw(1))),
    Unit("TST-QA04", "Queued Mourner", energy=0, might=3).text(when(an(other, friendly, unit)(die), draw(1))),
    Unit("TST-QA05", "Queued Thrown", energy=0, might=1).text(when(you(discard(me)), draw(1))),
    Unit("TST-QA06", "Queued Guard", energy=0, might=1).text(would(an(other, friendly, unit)(die), recall(it))),
    Spell("TST-QA11", "Queued Hook", energy=0).text(kill(a(unit)), play(a(unit, your_hand), price=ignoring_cost)),
    Spell("TST-QA12", "Queued Relief", energy=0).text(kill(every(unit)), play(tokens(RECRUIT))),
    Spell("TST-QA13", "Queued Swap", energy=0).text(discard(1), play(a(unit, your_hand), price=ignoring_cost)),
    Spell("TST-QA14", "Queued Cull", energy=0).text(kill(every(unit)), discard(1)),
    Spell("TST-QA15", "Queued Plan", energy=0).text(do_this(draw(1)), play(tokens(RECRUIT))),
    Spell("TST-QA16", "Queued Sending", energy=0).text(play(tokens(RECRUIT)), kill(a(unit))),
    Unit("TST-QA17", "Queued Call", energy=0, might=1).text(deathknell(kill(a(unit)), play(tokens(RECRUIT)))),
]


def order_of(table: Table) -> list[str]:
    """What was finalized and what entered, in order."""
    titles = table.state.catalogue.titles
    return [f"{'enters: ' if e.kind == 'entered' else ''}{titles[e.card]}" for e in table.events()
            if e.kind == "entered" or (e.kind == "finalized" and e.other == "triggered")]


@covers("401.1", "401.2", "428.1.a.1.b", "808.1.d.2", "337.1.b")
def test_a_deathknell_is_finalized_before_the_unit_that_is_played_afterwards() -> None:
    table = Table(quiet(base=["Queued Heir"], hand=["Queued Hook", "Queued Comer"]), quiet(), battlefields=PLAIN)
    table.you.play("Queued Hook", on="Queued Heir")
    table.foe.passes()
    assert table.chain() == ["Queued Hook", "(Queued Heir)"]
    table.you.choose("Queued Comer")
    assert order_of(table)[:2] == ["Queued Heir", "enters: Queued Comer"]
    table.resolve()
    assert order_of(table) == ["Queued Heir", "enters: Queued Comer", "Queued Comer"]


@covers("337.1.b", "355.5")
def test_it_aims_before_that_unit_is_there() -> None:
    table = Table(
        quiet(base=["Queued Bomb"], hand=["Queued Hook", "Test Might 6"]), quiet(base=["Test Might 1"]),
        battlefields=PLAIN,
    )
    table.you.play("Queued Hook", on="Queued Bomb")
    table.foe.passes()
    table.you.choose("Test Might 6")
    assert order_of(table) == ["Queued Bomb", "enters: Test Might 6"]
    assert [event.subject for event in table.events("chose") if event.seat == YOU][-1] == table.thing("Test Might 1").id


@covers("383.3.d.1", "401.1", "303.2.a")
def test_several_deaths_of_three_players_are_queued_in_turn_order_before_the_token() -> None:
    table = Table(
        quiet(base=["Queued Heir", "Queued Heir"], hand=["Queued Relief"]), quiet(base=["Queued Heir"]), THREE,
        others=[quiet(base=["Queued Heir"])],
    )
    table.you.play("Queued Relief")
    table.resolve()
    assert [event.seat for event in table.events("triggered")] == [YOU, YOU, FOE, 2]
    assert order_of(table) == ["Queued Heir"] * 4 + ["enters: Recruit"]


@covers("383.3.d", "401.2")
def test_their_order_is_asked_before_the_item_goes_on() -> None:
    table = Table(
        quiet(base=["Queued Heir", "Queued Bomb"], hand=["Queued Cull", "Test Might 1", "Test Might 2"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Queued Cull")
    table.foe.passes()
    assert (table.open.kind, table.open.why) == ("order", "383.3.d")
    assert table.chain() == ["Queued Cull"]
    table.you.choose("trig:1", "trig:0")
    assert table.open.why != "383.3.d"
    assert table.chain() == ["Queued Cull", "(Queued Bomb)", "(Queued Heir)"]
    again = Game.restore(table.game.save(), table.game.pins(), table.state.catalogue)
    assert again.sight(YOU) == table.game.sight(YOU)
    table.you.choose("Test Might 1")
    assert "Test Might 1" in table.trash()


@covers("401.1", "337.1.b")
def test_what_others_hear_of_the_death_is_queued_at_once_too() -> None:
    table = Table(
        quiet(base=["Queued Heir", "Queued Mourner"], hand=["Queued Hook", "Test Might 1"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Queued Hook", on="Queued Heir")
    table.resolve()
    table.you.choose("Test Might 1")
    table.resolve()
    assert order_of(table) == ["Queued Heir", "Queued Mourner", "enters: Test Might 1"]


@covers("401.1", "337.1.b")
def test_so_is_what_a_discard_triggers() -> None:
    table = Table(quiet(hand=["Queued Swap", "Queued Thrown", "Test Might 1"]), quiet(), battlefields=PLAIN)
    table.you.play("Queued Swap")
    table.foe.passes()
    table.you.choose("Queued Thrown")
    table.resolve()
    table.you.choose("Test Might 1")
    table.resolve()
    assert order_of(table) == ["Queued Thrown", "enters: Test Might 1"]


@covers("388.1", "337.1.b")
def test_so_is_a_reflexive_trigger() -> None:
    table = Table(quiet(hand=["Queued Plan"]), quiet(), battlefields=PLAIN)
    table.you.play("Queued Plan")
    table.resolve()
    assert order_of(table) == ["Queued Plan", "enters: Recruit"]


@covers("337.1.b")
def test_what_is_played_before_the_kill_enters_before_the_deathknell_is_finalized() -> None:
    table = Table(quiet(base=["Queued Heir"], hand=["Queued Sending"]), quiet(), battlefields=PLAIN)
    table.you.play("Queued Sending", on="Queued Heir")
    table.resolve()
    assert order_of(table) == ["enters: Recruit", "Queued Heir"]


@covers("808.1.d.1", "401.1")
def test_a_death_that_is_replaced_queues_nothing_before_the_play() -> None:
    table = Table(
        quiet(base=["Queued Heir", "Queued Guard"], hand=["Queued Hook", "Test Might 1"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Queued Hook", on="Queued Heir")
    table.resolve()
    table.you.choose("Test Might 1")
    table.resolve()
    assert order_of(table) == ["enters: Test Might 1"]
    assert table.where("Queued Heir") == "base"


@covers("401.2", "337.1.b")
def test_a_deathknell_that_kills_and_plays_does_the_same() -> None:
    table = Table(quiet(base=["Queued Call"], hand=["Test Vanish"]), quiet(base=["Queued Heir"]), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Queued Call")
    table.resolve()
    assert order_of(table) == ["Queued Call", "Queued Heir", "enters: Recruit"]
