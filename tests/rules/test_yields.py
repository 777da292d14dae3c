"""Yields and remembered answers: what a player leaves word of, how long it holds, and what breaks it."""
from __future__ import annotations

from engine import drafting
from engine.standing import Orders, Yield, ability_of, begin, dumped, loaded, offered, standing_answer, still
from engine.words import Spell, Unit, discard, draw, every, may, me, opponent, play, reaction, when, you
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-YD1", "Test Yielder", energy=0, might=1).text(when(you(play(me)), may(draw(1)))),
    Spell("TST-YD2", "Test Yield Loss", energy=0).text(reaction, every(opponent)(discard(1))),
]


def holds(table: Table, seat: int, given: Yield) -> bool:
    return still(table.game, seat, Orders(yielding=given)).yielding is not None


def responding(**yours: object) -> Table:
    """It is your turn, and the foe has a response to everything."""
    return Table(you=quiet(**yours), foe=quiet(hand=["Test Sight", "Test Spark"], base=["Test Might 5"]),
                 battlefields=PLAIN)


def test_until_the_chain_is_empty_passes_every_window_of_that_chain() -> None:
    table = responding(hand=["Test Sight", "Test Sight", "Test Spark"])
    table.you.play("Test Sight")
    given = begin(table.game, "chain", FOE)
    assert standing_answer(table.game, table.open) is None
    assert standing_answer(table.game, table.open, Orders("ask", given)) == ("pass",)
    table.foe.passes()
    assert not holds(table, FOE, given), "the chain is empty"
    table.you.play("Test Sight")
    assert not holds(table, FOE, given), "another chain is another matter"


def test_what_an_opponent_aims_at_breaks_a_yield_unless_it_was_there_before() -> None:
    table = Table(you=quiet(hand=["Test Sight", "Test Spark", "Test Spark"], base=["Test Might 3"]),
                  foe=quiet(hand=["Test Sight", "Test Sight"], base=["Test Might 5"]), battlefields=PLAIN)
    table.you.play("Test Sight")
    given = begin(table.game, "chain", FOE)
    table.foe.play("Test Sight")
    assert holds(table, FOE, given)
    own = begin(table.game, "turn", YOU)
    table.you.play("Test Spark", on="Test Might 3")
    assert holds(table, FOE, given), "it is aimed at one of your own"
    assert holds(table, YOU, own), "what a player does breaks nothing of theirs"
    table.foe.play("Test Sight")
    table.you.play("Test Spark", on="Test Might 5")
    assert table.game.sight().chain[-1].aimed_at == (FOE,)
    assert not holds(table, FOE, given)
    assert holds(table, FOE, begin(table.game, "chain", FOE)), "whoever yields now has seen it"


def test_a_combat_with_own_units_breaks_a_yield_and_this_showdown_doesnt() -> None:
    table = Table(you=quiet(base=["Test Might 3"], hand=["Test Sight"]),
                  foe=quiet(hand=["Test Sight"], at={MEADOW: ["Test Might 5"]}), battlefields=PLAIN)
    given = begin(table.game, "turn", FOE)
    assert offered(table.game.sight()) == ("turn",)
    table.you.move("Test Might 3", to=MEADOW)
    assert not holds(table, FOE, given)
    assert offered(table.game.sight()) == ("showdown", "turn")
    given = begin(table.game, "showdown", FOE)
    table.you.play("Test Sight")
    assert holds(table, FOE, given)
    table.pass_all()
    assert not holds(table, FOE, given), "it is over"


def test_until_your_turn_lasts_as_long_as_it_is_not_your_turn() -> None:
    table = responding()
    mine, theirs = begin(table.game, "turn", YOU), begin(table.game, "turn", FOE)
    assert holds(table, YOU, mine), "it is set in the own turn for the time after"
    table.end_turn()
    assert holds(table, YOU, mine)
    assert not holds(table, FOE, theirs)
    table.end_turn()
    assert not holds(table, YOU, mine)


def test_an_opponent_within_reach_of_the_victory_score_breaks_a_yield() -> None:
    table = Table(you=quiet(base=["Test Might 3"], points=7), foe=quiet(hand=["Test Sight"]), battlefields=PLAIN)
    given = begin(table.game, "turn", FOE)
    assert holds(table, FOE, given)
    table.you.move("Test Might 3", to=MEADOW)
    assert not holds(table, FOE, given)
    assert holds(table, FOE, begin(table.game, "turn", FOE)), "whoever yields now has seen it"


def test_a_choice_that_has_to_be_made_breaks_a_yield() -> None:
    table = Table(you=quiet(hand=["Test Yield Loss"]), foe=quiet(hand=["Test Sight", "Test Spark"]), battlefields=PLAIN)
    given = begin(table.game, "turn", FOE)
    table.you.play("Test Yield Loss")
    assert holds(table, FOE, given)
    table.foe.passes()
    assert (table.open.seat, table.open.kind) == (FOE, "choose")
    assert not holds(table, FOE, given)


def test_a_remembered_answer_is_given_and_breaks_nothing() -> None:
    table = Table(you=quiet(hand=["Test Yielder", "Test Yielder"]), foe=quiet(), battlefields=PLAIN)
    given = begin(table.game, "turn", YOU)
    table.you.play("Test Yielder")
    table.resolve()
    asked = table.open
    assert asked.kind == "may"
    ability = ability_of(table.game, asked)
    assert ability == asked.prompt
    assert ability.startswith("Test Yielder: ")
    assert standing_answer(table.game, asked) is None
    orders = Orders(yielding=given).answering(ability, "no")
    assert standing_answer(table.game, asked, orders) == ("no",)
    assert still(table.game, YOU, orders) == orders
    assert still(table.game, YOU, Orders(yielding=given)).yielding is None
    assert standing_answer(table.game, asked, orders.answering(ability, "")) is None


def test_fast_passes_where_only_what_is_not_worth_a_stop_could_be_done() -> None:
    table = responding(hand=["Test Sight"])
    table.you.play("Test Sight")
    fast = Orders("fast").skipping("Test Sight", True)
    assert standing_answer(table.game, table.open, fast) is None, "Test Spark is worth one"
    both = fast.skipping("Test Spark", True)
    assert standing_answer(table.game, table.open, both) == ("pass",)
    assert standing_answer(table.game, table.open, both._replace(passing="smart")) is None
    assert standing_answer(table.game, table.open, both.skipping("Test Spark", False)) is None


def test_what_was_left_word_of_is_kept_as_text() -> None:
    table = responding(hand=["Test Sight"])
    table.you.play("Test Sight")
    orders = Orders("fast", begin(table.game, "chain", FOE)).answering("Test Yielder: draw?", "yes")
    orders = orders.skipping("Test Sight", True)
    assert loaded(dumped(orders), "fast") == orders
    assert dumped(Orders("ask")) == ""
    assert loaded("", "ask") == Orders("ask")


def test_keeping_priority_is_offered_where_it_means_something() -> None:
    table = Table(you=quiet(hand=["Test Sight", "Test Spark", "Test Might 1"], runes={"fury": 1}),
                  foe=quiet(base=["Test Might 5"]), battlefields=PLAIN)
    sight, unit = (table.you._first("play", name) for name in ("Test Sight", "Test Might 1"))
    asked = table.open
    assert "keep" in drafting.keeping(table.game, asked.number, YOU, (sight,)).keys
    assert "keep" not in drafting.keeping(table.game, asked.number, YOU, (unit,)).keys, "it enters at once"
    alone = Table(you=quiet(hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN)
    first = alone.you._first("play", "Test Sight")
    assert "keep" in alone.game.draft(alone.open.number, YOU, (first,)).keys
    assert alone.you.draft(first)
    assert "keep" not in drafting.keeping(alone.game, alone.open.number, YOU, (first,)).keys, "nothing else to do"
