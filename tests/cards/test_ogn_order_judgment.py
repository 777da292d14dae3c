"""Divine Judgment, which leaves every player two of each."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, YOU, Side, Table, side


def judged(foe: Side, **more: object) -> Table:
    """A table on which you have played Divine Judgment, with the runes that paid for it."""
    table = Table(
        you=side(**{"hand": ["Divine Judgment"], "runes": {"order": 9}, "deck": ["Gust"] * 3, **more}), foe=foe
    )
    table.you.play("Divine Judgment")
    table.resolve()
    return table


@card("Divine Judgment", "Mega-Mech", "Daring Poro", "Vanguard Sergeant", "Stormclaw Ursine", "Recruit")
def test_divine_judgment_recycles_the_units_that_nobody_chose() -> None:
    foe = side(base=["Mega-Mech"], at={MOOR: ["Daring Poro", "Daring Poro"]}, deck=["Gust"] * 3)
    table = judged(foe, at={MEADOW: ["Vanguard Sergeant", "Recruit"]}, base=["Stormclaw Ursine"])
    units = ["Daring Poro", "Daring Poro", "Mega-Mech", "Recruit", "Stormclaw Ursine", "Vanguard Sergeant"]
    assert (table.open.seat, table.open.why, asked(table.you)) == (YOU, "355.10.e", units)
    assert table.open.prompt == "Choose two units"
    assert (table.open.least, table.open.most) == (2, 2)
    table.you.choose("Vanguard Sergeant", "Mega-Mech")
    assert table.open.prompt == "Choose two runes", "there is no gear, and no hand"
    table.you.choose("Order Rune", "Order Rune#2")
    assert (table.open.seat, asked(table.foe)) == (FOE, units), "what one chose, another may choose too"
    table.foe.choose("Mega-Mech", "Daring Poro")
    assert table.open.prompt == "Choose two runes"
    table.foe.choose("Order Rune", "Order Rune#2")
    assert sorted(o.card.name for o in table.state.permanents()) == ["Daring Poro", "Mega-Mech", "Vanguard Sergeant"]
    assert (len(table.state.players[YOU].runes), table.events("died")) == (2, [])
    assert "Stormclaw Ursine" in {one.name for one in table.state.players[YOU].deck}
    assert table.trash() == ["Divine Judgment"]


@card("Divine Judgment", "Seal of Rage", "Iron Ballista")
def test_divine_judgment_leaves_two_gear_and_two_cards_in_each_hand() -> None:
    foe = side(base=["Iron Ballista"], hand=["Gust", "Cleave", "Flash"], deck=["Gust"] * 3)
    table = judged(foe, base=["Seal of Rage", "Seal of Rage"], hand=["Divine Judgment", "Cleave"])
    assert table.open.prompt == "Choose two gear"
    table.you.choose("Seal of Rage", "Seal of Rage#2")
    table.you.choose("Order Rune", "Order Rune#2")
    table.foe.choose("Seal of Rage", "Seal of Rage#2")
    table.foe.choose("Order Rune", "Order Rune#2")
    assert (table.open.seat, table.open.prompt) == (FOE, "Choose two cards in your hand")
    assert asked(table.foe) == ["Cleave", "Flash", "Gust"]
    assert len(table.events("recycled")) == 2, "for the cost: nothing else happens before everybody has chosen"
    table.foe.choose("Gust", "Flash")
    assert (table.hand(), sorted(table.hand(FOE))) == (["Cleave"], ["Flash", "Gust"])
    assert sorted(o.card.name for o in table.state.permanents()) == ["Seal of Rage", "Seal of Rage"]
    assert "Iron Ballista" in {one.name for one in table.state.players[FOE].deck}


@card("Divine Judgment", "Mega-Mech")
def test_divine_judgment_takes_nothing_from_who_has_no_more_than_two() -> None:
    table = judged(side(base=["Mega-Mech"], hand=["Gust", "Cleave"], deck=["Gust"] * 3))
    table.you.choose("Order Rune", "Order Rune#2")
    table.foe.choose("Order Rune", "Order Rune#2")
    assert (table.where("Mega-Mech"), len(table.hand(FOE))) == ("base", 2)
    assert [event.other for event in table.events("recycled")] == ["rune deck"] * 7, "two of them for the cost"
