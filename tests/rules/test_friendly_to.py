"""Friendly is what a player or a teammate controls (740.1), whoever it is that acts."""
from __future__ import annotations

from engine.rules.formats.modes import TEAMS
from engine.words import Spell, a, counter, every, friendly_to, kill, opponent, reaction, spell, they, unit
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import THREE, quiet
from tests.table import EXTRA, FOE, Table

TITHE = Spell("TST-FRT1", "Friendship Tithe", energy=0).text(every(opponent)(kill(a(unit, friendly_to(they)))))
HUSH = Spell("TST-FRT2", "Friendship Hush", energy=0).text(reaction, counter(a(spell, friendly_to(every(opponent)))))
EXTRA += [TITHE, HUSH]


def offered(table: Table) -> list[str]:
    """The names of what can be chosen now."""
    return sorted(table.you._name(option.subject) for option in table.open.options if option.subject)


@covers("740.1.a", "489.8.e")
def test_each_opponent_chooses_among_the_units_of_both_teammates() -> None:
    table = Table(
        you=quiet(hand=["Friendship Tithe"], base=["Test Might 1"]), foe=quiet(base=["Test Might 2"]),
        others=[quiet(base=["Test Might 3"]), quiet(base=["Test Might 4"])], battlefields=THREE, mode=TEAMS,
    )
    table.you.play("Friendship Tithe")
    table.resolve()
    assert table.open.seat == FOE
    assert offered(table) == ["Test Might 2", "Test Might 4"]


def test_in_a_duel_they_are_those_of_the_opponent_alone() -> None:
    table = Table(you=quiet(hand=["Friendship Tithe"], base=["Test Might 1"]), foe=quiet(base=["Test Might 2"]))
    table.you.play("Friendship Tithe")
    table.resolve()
    assert (table.trash(FOE), table.where("Test Might 1")) == (["Test Might 2"], "base")


def test_spells_are_friendly_to_their_players() -> None:
    table = Table(you=quiet(hand=["Test Sight", "Friendship Hush"]), foe=quiet(hand=["Friendship Hush"]))
    table.you.play("Test Sight", keep=True)
    assert "Friendship Hush" not in offered(table), "your spell is friendly to you"
    table.you.passes()
    table.foe.play("Friendship Hush", on="Test Sight")
    table.resolve()
    assert table.events("countered")


def test_it_is_said() -> None:
    assert say(TITHE) == "Each opponent kills a friendly unit."
    assert say(HUSH).endswith("Counter a spell friendly to an opponent.")
