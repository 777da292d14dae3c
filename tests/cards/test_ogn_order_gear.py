"""Order gear of Origins: Symbol of the Solari."""
from __future__ import annotations

from collections.abc import Sequence

from tests.cards.naming import card
from tests.rules.covers import covers, ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

SYMBOL = "Symbol of the Solari"


def attack(
    you: Sequence[str] = (), foe: Sequence[str] = (), *, stunned: bool = True, facedown: Sequence[str] = ()
) -> Table:
    """Your Daring Poro attacks two that are stunned, or aren't; both players have a unit elsewhere and that gear."""
    table = Table(
        you=side(base=["Daring Poro", *you], at={MOOR: ["Petty Officer"]}),
        foe=side(
            at={MEADOW: [one("Mega-Mech", stunned=stunned), one("Vanguard Sergeant", stunned=stunned)]},
            base=["Pit Rookie", *foe], facedown={MEADOW: facedown},
        ),
    )
    table.you.move("Daring Poro", to=MEADOW)
    table.pass_all()
    if table.open.kind == "assign":
        table.you.choose("Vanguard Sergeant")
    return table


@ruling("R089", rule="370")
@ruling("R090", rule="466.5.b")
@card(SYMBOL)
def test_symbol_of_the_solari_recalls_everybody_there_from_a_tie_and_leaves_the_battlefield_open() -> None:
    table = attack([SYMBOL], facedown=["Hidden Blade"])
    assert {table.where(name) for name in ("Daring Poro", "Mega-Mech", "Vanguard Sergeant")} == {"base"}
    assert table.where("Petty Officer") == MOOR
    field = table.state.fields[0]
    assert (field.controller, field.contested_by, field.units, table.trash(FOE)) == (-1, -1, [], ["Hidden Blade"])
    assert [event.rule for event in table.events("combat drawn")] == ["466.3.d"]
    assert (table.points(), table.events("moved")[1:], len(table.events("recalled"))) == ((0, 0), [], 3)


@card(SYMBOL)
def test_symbol_of_the_solari_does_nothing_for_the_defender() -> None:
    table = attack(foe=[SYMBOL])
    assert [table.where(name) for name in ("Daring Poro", "Mega-Mech", "Vanguard Sergeant")] == ["base", MEADOW, MEADOW]
    assert (table.controller(MEADOW), table.events("replaced")) == (FOE, [])


@card(SYMBOL)
def test_symbol_of_the_solari_waits_for_a_tie() -> None:
    """The attacker falls and the defenders stay; or the attacker is left alone."""
    lost = attack([SYMBOL], stunned=False)
    assert (lost.trash(), lost.where("Mega-Mech"), lost.events("recalled")) == (["Daring Poro"], MEADOW, [])
    won = Table(you=side(base=["Mega-Mech", SYMBOL]), foe=side(at={MEADOW: ["Vanguard Sergeant"]}))
    won.you.move("Mega-Mech", to=MEADOW)
    won.pass_all()
    assert (won.controller(MEADOW), won.points(), won.events("recalled")) == (YOU, (1, 0), [])


@covers("372", "370.2")
@card(SYMBOL)
def test_of_two_symbols_of_the_solari_one_is_enough() -> None:
    table = attack([SYMBOL, SYMBOL])
    if table.open.kind == "order":
        table.answer(YOU, table.open.options[0].key)
    assert len(table.events("replaced")) == 1
    assert {table.where(name) for name in ("Daring Poro", "Mega-Mech", "Vanguard Sergeant")} == {"base"}
