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


def disc(*hand: str) -> Table:
    """A table with a ready Sun Disc of yours."""
    return Table(
        you=side(base=["Sun Disc"], hand=list(hand), runes={"fury": 8}, deck=["Gust", "Gust"]),
        foe=side(deck=["Gust", "Gust"]),
    )


@card("Sun Disc", "Pouty Poro", "Seal of Rage")
def test_sun_disc_lets_only_the_next_unit_enter_ready_once_another_card_was_played() -> None:
    table = disc("Seal of Rage", "Pouty Poro", "Pouty Poro")
    table.you.play("Seal of Rage")
    table.you.use("Sun Disc")
    assert table.thing("Sun Disc").exhausted
    table.resolve()
    table.you.play("Pouty Poro")
    table.you.play("Pouty Poro")
    assert (table.thing("Pouty Poro").exhausted, table.thing("Pouty Poro#2").exhausted) == (False, True)
    assert table.you.offered("move") == {"Pouty Poro"}


@card("Sun Disc", "Pouty Poro")
def test_sun_disc_is_used_to_no_effect_before_another_card_was_played() -> None:
    table = disc("Pouty Poro")
    table.you.use("Sun Disc")
    table.resolve()
    assert table.thing("Sun Disc").exhausted
    table.you.play("Pouty Poro")
    assert table.thing("Pouty Poro").exhausted


@card("Sun Disc", "Pouty Poro")
def test_sun_disc_itself_is_no_other_card() -> None:
    table = Table(you=side(hand=["Sun Disc", "Pouty Poro"], runes={"fury": 5}))
    table.you.play("Sun Disc")
    table.you.use("Sun Disc")
    table.resolve()
    table.you.play("Pouty Poro")
    assert table.thing("Pouty Poro").exhausted


@card("Sun Disc", "Seal of Rage", "Pouty Poro")
def test_sun_disc_is_for_this_turn_only() -> None:
    table = disc("Seal of Rage", "Pouty Poro")
    table.you.play("Seal of Rage")
    table.you.use("Sun Disc")
    table.resolve()
    table.end_turn()
    table.end_turn()
    table.you.play("Pouty Poro")
    assert table.thing("Pouty Poro").exhausted
