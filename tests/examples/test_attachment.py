"""Attachment and inactive text (434, 719, 722): the worked examples with test cards of the same behaviour."""
from __future__ import annotations

from engine.words import Gear, Spell, a, empower, equip, gear, kill, rainbow, reaction, temporary, with_
from tests.rules.covers import covers, example
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Gear("TST-7T01", "Linked Axe", energy=0, bonus=2, tags="Equipment").text(equip(rainbow), temporary),  # Spinning Axe
    Spell("TST-7T03", "Linked Spark", energy=0).text(reaction, empower(a(gear))),
    Spell("TST-7T02", "Linked Ruin", energy=0).text(reaction, kill(a(gear, with_(temporary)))),
]


def armed(gear_: str = "Linked Axe", **you: object) -> Table:
    """Your unit wears that gear."""
    table = Table(
        you=quiet(**{"base": ["Test Might 2", gear_], "runes": {"fury": 2}, **you}), foe=quiet(), battlefields=PLAIN
    )
    table.you.use(gear_.rstrip("*"), on="Test Might 2")
    table.resolve()
    return table


@example("434.5#1", rule="434")
def test_attaching_readies_nothing() -> None:
    table = armed("Linked Axe*")
    assert table.thing("Linked Axe").attached_to == table.thing("Test Might 2").id
    assert table.thing("Linked Axe").exhausted
    assert not table.thing("Test Might 2").exhausted


@example("719.4.a#1", rule="423")
@covers("719.4", "719.4.a")
def test_a_stun_stays_with_the_top_most_card() -> None:
    table = armed(hand=["Test Stun"])
    table.you.play("Test Stun", on="Test Might 2")
    table.resolve()
    assert (table.thing("Test Might 2").stunned, table.thing("Linked Axe").stunned) == (True, False)


@example("719.4.a#2", rule="441")
def test_an_empowered_gear_empowers_nobody() -> None:
    table = armed(hand=["Linked Spark"])
    table.you.play("Linked Spark", on="Linked Axe")
    table.resolve()
    assert (table.thing("Linked Axe").empowered, table.thing("Test Might 2").empowered) == (1, 0)


@example("722.2#1", rule="428")
def test_an_inactive_keyword_is_still_there_to_be_chosen_by() -> None:
    table = armed(hand=["Linked Ruin"])
    table.end_turn()
    table.end_turn()
    assert table.where("Linked Axe") == "base"
    assert not [e for e in table.events("triggered") if e.card == table.thing("Linked Axe").card.code]
    table.you.play("Linked Ruin", on="Linked Axe")
    table.resolve()
    assert table.where("Linked Axe") == "trash"
    assert table.might("Test Might 2") == 2
