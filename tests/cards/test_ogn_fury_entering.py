"""Cards of Fury in Origins that say in which state something enters."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, Table, side


@card("Iron Ballista", "Seal of Rage")
def test_iron_ballista_enters_exhausted_where_other_gear_enters_ready() -> None:
    foe = side(at={MOOR: ["Mega-Mech"]})
    table = Table(you=side(hand=["Iron Ballista", "Seal of Rage"], runes={"fury": 4}), foe=foe)
    table.you.play("Iron Ballista")
    table.you.play("Seal of Rage")
    assert (table.thing("Iron Ballista").exhausted, table.thing("Seal of Rage").exhausted) == (True, False)
    assert table.where("Iron Ballista") == "base"
    assert "Iron Ballista" not in table.you.offered("use")
    assert table.you.why_not("use", "Iron Ballista") == ["414.4"]


@card("Iron Ballista")
def test_iron_ballista_deals_two_to_a_unit_at_a_battlefield_from_the_next_turn_on() -> None:
    table = Table(
        you=side(hand=["Iron Ballista"], runes={"fury": 3}, at={MEADOW: ["Stormclaw Ursine"]}, deck=["Gust", "Gust"]),
        foe=side(at={MOOR: ["Mega-Mech"]}, base=["Daring Poro"], deck=["Gust", "Gust"]),
    )
    table.you.play("Iron Ballista")
    table.end_turn()
    table.end_turn()
    assert options(table.you, "use", "Iron Ballista") == ["Mega-Mech", "Stormclaw Ursine"], "not who is at a base"
    table.you.use("Iron Ballista", on="Mega-Mech")
    assert table.thing("Iron Ballista").exhausted
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing("Stormclaw Ursine").damage) == (2, 0)
    assert table.thing("Daring Poro", FOE).damage == 0
    assert "Iron Ballista" not in table.you.offered("use")
