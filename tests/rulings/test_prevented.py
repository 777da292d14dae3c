"""Official rulings on what Unyielding Spirit prevents."""
from __future__ import annotations

from engine.words import Spell, a, choose, deal, enemy, friendly, it, might_of, that, unit
from tests.cards.naming import card
from tests.rules.covers import ruling
from tests.table import EXTRA, FOE, MOOR, YOU, Table, side

YASUO = "Yasuo, Remorseful"

EXTRA += [
    Spell("TST-EU20", "Ruled Breath", energy=0).text(
        choose(a(friendly, unit).called("striker")), choose(a(enemy, unit)),
        that("striker")(deal(might_of(that("striker")), it)),
    ),
]


def guarded(**yours: object) -> Table:
    """Unyielding Spirit was played by the foe in your turn."""
    table = Table(
        side(**yours), side(hand=["Unyielding Spirit"], runes={"body": 1}, base=["Mega-Mech"], at={MOOR: ["Sai Scout"]})
    )
    table.you.play("Firestorm", on=MOOR)
    table.foe.play("Unyielding Spirit")
    table.resolve()
    return table


@ruling("R076", rule="437")
@card("Unyielding Spirit", "Firestorm")
def test_what_spells_deal_is_prevented() -> None:
    table = guarded(hand=["Firestorm"], runes={"fury": 7})
    assert table.thing("Sai Scout").damage == 0
    assert table.events("damaged") == []


@ruling("R077", rule="417")
@card("Unyielding Spirit", "Challenge", "Carnivorous Snapvine")
def test_what_units_deal_as_a_spell_or_ability_says_is_not_prevented() -> None:
    runes = {"fury": 7, "body": 10}
    table = guarded(hand=["Firestorm", "Challenge"], runes=runes, base=["Daring Poro"])
    table.you.play("Challenge", on=["Daring Poro", "Mega-Mech"])
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.trash(YOU)) == (2, ["Firestorm", "Challenge", "Daring Poro"])
    table = guarded(hand=["Firestorm", "Carnivorous Snapvine"], runes=runes)
    table.you.play("Carnivorous Snapvine")
    table.resolve()
    assert table.trash(FOE) == ["Unyielding Spirit", "Sai Scout"]
    table = guarded(hand=["Firestorm", "Ruled Breath"], runes=runes, base=["Daring Poro"])
    table.you.play("Ruled Breath", on=["Daring Poro", "Mega-Mech"])
    table.resolve()
    assert table.thing("Mega-Mech").damage == 2


@ruling("R077", rule="437")
@card("Unyielding Spirit", "Void Seeker", "Stormbringer", "Last Breath", YASUO)
def test_so_it_is_with_the_other_cards_that_the_ruling_names() -> None:
    runes = {"fury": 18, "calm": 5, "body": 4}
    for spell, chosen, damage in (
        ("Void Seeker", ["Sai Scout"], []), ("Stormbringer", ["Petty Officer", MOOR], []),
        ("Last Breath", ["Petty Officer", "Sai Scout"], [5]),
    ):
        table = guarded(hand=["Firestorm", spell], runes=runes, base=["Petty Officer"])
        table.you.play(spell, on=chosen)
        table.resolve()
        assert [event.n for event in table.events("damaged")] == damage, spell
    table = guarded(hand=["Firestorm"], runes={"fury": 7}, base=[YASUO])
    table.you.move(YASUO, to=MOOR)
    table.resolve()
    assert [event.card for event in table.events("triggered")] == ["OGN-076"]
    assert table.events("damaged") == [], "an ability deals it, though it is the unit's"
