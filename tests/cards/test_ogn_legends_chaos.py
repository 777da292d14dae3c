"""Signature cards of Origins with Chaos: Guerilla Warfare."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import MOOR, YOU, Table, side

GUERILLA, FOX, LUX = "Guerilla Warfare", "Fox-Fire", "Lux, Lady of Luminosity"


def war(**you: object) -> Table:
    """Guerilla Warfare is played for two cards in the trash."""
    table = Table(
        you=side(hand=[GUERILLA], trash=[FOX, "Gust", FOX], runes={"chaos": 2}, at={MOOR: ["Recruit"]}, rune_deck=0,
                 legend=LUX, **you),
        foe=side(legend=LUX, deck=["Gust"]),
    )
    assert set(options(table.you, "play", GUERILLA)) == {"Done", FOX}
    table.you.play(GUERILLA, on=[FOX, FOX])
    table.resolve()
    return table


def facedown(table: Table) -> list[str]:
    """What lies facedown at Moor."""
    return [table.state.objects[id].card.name for field in table.state.fields for id in field.facedown]


@card(GUERILLA, FOX)
def test_guerilla_warfare_returns_cards_with_hidden_that_can_be_hidden_for_nothing() -> None:
    table = war()
    assert (table.hand(), table.trash()) == ([FOX, FOX], ["Gust", GUERILLA])
    runes = len(table.state.players[YOU].runes)
    assert options(table.you, "hide", FOX) == ["Pay 1 Power of any domain", "Pay nothing"]
    table.answer(YOU, table.you._first("hide", FOX), "price:1", "confirm")
    assert (facedown(table), table.hand(), len(table.state.players[YOU].runes)) == ([FOX], [FOX], runes)


@card(GUERILLA, FOX)
def test_without_guerilla_warfare_hiding_costs_power() -> None:
    table = Table(you=side(hand=[FOX], at={MOOR: ["Recruit"]}), foe=side())
    assert (table.you.offered("hide"), table.you.why_not("hide", FOX)) == (set(), ["357"])


@card(GUERILLA, FOX)
def test_guerilla_warfares_leave_ends_with_the_turn() -> None:
    table = war(deck=["Gust", "Flash"])
    table.end_turn()
    table.end_turn()
    assert table.open.seat == YOU
    path = [table.you._first("hide", FOX)]
    assert "price:1" not in table.you.draft(*path).keys
