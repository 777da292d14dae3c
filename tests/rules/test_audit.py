"""What an audit of the rules found."""
from __future__ import annotations

from engine.words import Spell
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA.append(Spell("TST-S91", "Test Blank", energy=0))


@covers("355.5", "355.16", "809.1.c", "402.4.b")
def test_a_trigger_may_not_aim_at_what_cannot_be_paid_while_there_is_something_else() -> None:
    table = Table(
        you=quiet(base=["Crackshot Corsair"]), foe=quiet(at={MEADOW: ["Pouty Poro", "Test Might 2"]}),
        battlefields=PLAIN,
    )
    table.you.move("Crackshot Corsair", to=MEADOW)
    assert table.chain() == ["Crackshot Corsair"]  # one choice only: nothing to ask
    table.resolve()
    assert (table.thing("Pouty Poro").damage, table.thing("Test Might 2").damage) == (0, 1)


@covers("355.16", "404.2")
def test_a_trigger_may_aim_at_what_can_be_paid() -> None:
    table = Table(
        you=quiet(base=["Crackshot Corsair"], runes={"body": 1}),
        foe=quiet(at={MEADOW: ["Pouty Poro", "Test Might 2"]}), battlefields=PLAIN,
    )
    table.you.move("Crackshot Corsair", to=MEADOW)
    table.you.choose("Pouty Poro")
    table.answer(YOU, "pay")
    table.resolve()
    assert (table.thing("Pouty Poro").damage, table.thing("Test Might 2").damage) == (1, 0)


@covers("055.1", "359.3.d")
def test_a_spell_without_instructions_resolves_and_nothing_happens() -> None:
    table = Table(you=quiet(hand=["Test Blank"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Blank")
    table.resolve()
    assert table.where("Test Blank") == "trash"
    assert table.open.kind == "act"
