"""Official rulings about abilities."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    an,
    buff,
    card,
    deal,
    die,
    do_following,
    draw,
    every,
    first,
    friendly,
    me,
    nth,
    other,
    play,
    unit,
    when,
    you,
)
from tests.rules.covers import ruling
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    # Darius, Trifarian
    Unit("TST-S5R1", "Test Second Comer", energy=0, might=5).text(when(nth(2, you(play(a(card)))), buff(me))),
    # Wraith of Echoes
    Unit("TST-S5R2", "Test Banshee", energy=0, might=6).text(when(first(an(other, friendly, unit)(die)), draw(1))),
    Spell("TST-S5R3", "Test Wave", energy=0).text(action, deal(2, every(unit))),
    # Twisted Fate, Gambler
    Unit("TST-S5R4", "Test Fortune Teller", energy=0, might=1).text(
        when(you(play(me)), do_following(draw(1), buff(a(unit)), n=1))
    ),
]


@ruling("R082", rule="419.4.a")
def test_who_is_the_third_card_has_missed_the_second() -> None:
    table = Table(
        you=quiet(hand=["Test Sight", "Test Gear", "Test Second Comer", "Test Sight"], runes={"fury": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    for name in ("Test Sight", "Test Gear", "Test Second Comer", "Test Sight"):
        table.you.play(name)
        table.resolve()
    assert table.events("triggered") == []


@ruling("R096", rule="383.1.b")
def test_two_first_deaths_trigger_once() -> None:
    table = Table(
        you=quiet(base=["Test Banshee", "Test Might 1", "Test Might 2"], hand=["Test Wave"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Wave")
    table.resolve()
    assert len(table.events("died")) == 2
    assert len(table.events("triggered")) == 1


@ruling("R057", rule="383.3")
def test_do_one_of_the_following_is_a_reflexive_trigger() -> None:
    table = Table(you=quiet(hand=["Test Fortune Teller"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Fortune Teller")
    table.foe.passes()
    assert table.open.why == "387.1.b"
    table.you.choose(table.open.options[0].key)
    assert table.chain() == ["Test Fortune Teller"]
    table.resolve()
    assert len(table.hand()) == 1
    assert len(table.events("triggered")) == 2
