"""Activated abilities that are used so often each turn (377.2.b), cards put into a trash (108.2.b), and what is played
from one zone (354)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    activate,
    among_them,
    any_trash,
    burn,
    card,
    cost,
    cost_less,
    discard,
    draw,
    every,
    flow,
    have,
    look_at,
    may,
    once_each_turn,
    played_from,
    put_in_trash,
    rest,
    spell,
    times_each_turn,
    top,
    when,
    with_,
    you,
    your,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import quiet
from tests.table import EXTRA, Table

ONCE = Unit("TST-OU1", "Used Once", energy=0, might=1).text(
    activate(cost(0), draw(1), limit=once_each_turn), activate(cost(0), draw(2), limit=times_each_turn(2)),
)
SIFT = Spell("TST-OU2", "Used Sift", energy=0).text(
    look_at(top(3)), may(draw(a(card, among_them))), put_in_trash(rest),
)
SEA = Unit("TST-OU3", "Used Sea", energy=0, might=1).text(
    have(every(your, spell, with_(flow), played_from(your_trash)), cost_less(2, minimum=1)),
)
EXTRA += [
    ONCE, SIFT, SEA,
    Unit("TST-OU4", "Used Hearer", energy=0, might=1).text(when(you(discard()), draw(1)), when(you(burn()), draw(1))),
    Spell("TST-OU5", "Used Wave", energy=2).text(draw(1), flow(4)),
    Spell("TST-OU6", "Used Ebb", energy=2).text(put_in_trash(a(card, any_trash))),
]


@covers("377.2.b")
@pytest.mark.parametrize(("n", "times"), [(0, 1), (1, 2)])
def test_an_ability_is_used_as_often_as_it_may_be_each_turn(n: int, times: int) -> None:
    table = Table(you=quiet(base=["Used Once", "Used Once"], deck=["Test Might 1"] * 9),
                  foe=quiet(deck=["Test Might 1"] * 3))
    first = table.thing("Used Once").id
    for _ in range(times):
        table.answer(0, f"use:{first}:{n}", "confirm")
        table.resolve()
    uses = {key for key in table.open.keys if key.startswith("use:")}
    assert f"use:{first}:{n}" not in uses
    assert len(uses) == 3
    assert [reason.rule for reason in table.game.why_not(0, f"use:{first}:{n}")] == ["377.2.b"]
    table.end_turn()
    table.end_turn()
    assert f"use:{first}:{n}" in table.open.keys


@covers("108.2.b")
@pytest.mark.parametrize(("answer", "hand", "trash"), [("yes", 1, 3), ("no", 0, 4)])
def test_what_is_put_into_the_trash_is_neither_discarded_nor_burned(answer: str, hand: int, trash: int) -> None:
    table = Table(you=quiet(hand=["Used Sift"], base=["Used Hearer"], deck=["Test Might 1"] * 4), foe=quiet())
    table.you.play("Used Sift")
    table.resolve()
    table.you.choose(answer)
    if answer == "yes":
        table.you.choose("Test Might 1")
    table.resolve()
    assert (len(table.hand()), len(table.trash()), len(table.state.players[0].deck)) == (hand, trash, 1)


@covers("354")
@pytest.mark.parametrize(("zone", "at_sea", "paid"), [("trash", True, 2), ("trash", False, 4), ("hand", True, 2)])
def test_a_discount_may_be_for_what_is_played_from_one_zone(zone: str, at_sea: bool, paid: int) -> None:
    table = Table(you=quiet(**{zone: ["Used Wave"]}, base=["Used Sea"] * at_sea, pool={"energy": 4},
                            deck=["Test Might 1"]), foe=quiet())
    table.you.play("Used Wave")
    assert sum(event.n for event in table.events("paid")) == paid


def test_they_are_said() -> None:
    assert say(ONCE) == "[0]: Draw 1. Use only once each turn.\n[0]: Draw 2. Use only 2 times each turn."
    assert say(SIFT).endswith("You may draw a card from among them. Put the rest into the trash.")
    assert say(SEA) == (
        "The Energy cost of spells with [Flow] you play from your trash is reduced by [2], to a minimum of [1]."
    )
