"""A battlefield that somebody is attacking: the attacker of a combat is a player (464.2.c.1)."""
from __future__ import annotations

from engine.words import Unit, a, attacked_by, battlefield, can, every, me, opponent, play, reaction, you
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, Table

POUNCER = Unit("TST-ATB1", "Attacked Pouncer", energy=0, might=1).text(
    reaction, can(you(play(me, to=a(battlefield, attacked_by(you))))),
)
AVENGER = Unit("TST-ATB2", "Attacked Avenger", energy=0, might=1).text(
    reaction, can(you(play(me, to=a(battlefield, attacked_by(every(opponent)))))),
)
EXTRA += [POUNCER, AVENGER]


def places(table: Table, name: str) -> set[str]:
    """Where your unit with that name can enter, beside your base."""
    path = [table.you._first("play", name)]
    return {option.short for option in table.you.draft(*path).options} & {MEADOW, MOOR}


@covers("464.2.c.1", "464.2.c.3", "355.2.b")
def test_it_is_the_place_of_the_combat_and_the_player_who_contested_it() -> None:
    table = Table(you=quiet(base=["Test Might 2"], hand=["Attacked Pouncer", "Attacked Avenger"]),
                  foe=quiet(at={MEADOW: ["Test Might 6"], MOOR: ["Test Might 1"]}), battlefields=PLAIN)
    for name in ("Attacked Pouncer", "Attacked Avenger"):
        assert places(table, name) == set()
    table.you.move("Test Might 2", to=MEADOW)
    assert places(table, "Attacked Pouncer") == {MEADOW}
    assert places(table, "Attacked Avenger") == set()
    table.you.play("Attacked Pouncer", to=MEADOW)
    table.resolve()
    assert table.thing("Attacked Pouncer").role == "attacker"


def test_a_showdown_without_a_combat_attacks_nobody() -> None:
    table = Table(you=quiet(base=["Test Might 2"], hand=["Attacked Pouncer"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Might 2", to=MEADOW)
    assert table.open.kind == "focus"
    assert places(table, "Attacked Pouncer") == set()


@covers("464.2.c.1")
def test_who_defends_is_attacked_by_an_opponent() -> None:
    table = Table(you=quiet(at={MOOR: ["Test Might 2"]}, hand=["Attacked Pouncer", "Attacked Avenger"]),
                  foe=quiet(base=["Test Might 6"]), battlefields=PLAIN, turn_of=FOE)
    table.foe.move("Test Might 6", to=MOOR)
    table.foe.passes()
    assert places(table, "Attacked Avenger") == {MOOR}


def test_what_it_says() -> None:
    assert say(POUNCER).endswith("You may also play me to a battlefield you are attacking.")
    assert say(AVENGER).endswith("You may also play me to a battlefield an opponent is attacking.")
