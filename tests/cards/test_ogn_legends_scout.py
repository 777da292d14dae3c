"""Teemo, Swift Scout: hiding for Energy, and Teemo back into the hand."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import FOE, MOOR, YOU, Table, one, side

SCOUT = "Teemo, Swift Scout"


def lying(table: Table) -> list[str]:
    """What lies facedown at the Moor."""
    return [table.state.objects[id].card.name for id in table._field(table.state, MOOR).facedown]


@card("Teemo, Swift Scout", "Pakaa Cub")
def test_with_teemo_a_card_may_be_hidden_for_one_energy() -> None:
    table = Table(you=side(legend=SCOUT, hand=["Pakaa Cub"], at={MOOR: ["Mega-Mech"]}, runes={"chaos": 1}))
    assert options(table.you, "hide", "Pakaa Cub") == ["Pay 1 Energy", "Pay 1 Power of any domain"]
    table.answer(YOU, table.you._first("hide", "Pakaa Cub"), "price:1", "confirm")
    assert (lying(table), len(table.state.players[YOU].runes), table.ready_runes()) == (["Pakaa Cub"], 1, 0)
    spent = Table(you=side(legend=SCOUT, hand=["Pakaa Cub"], at={MOOR: ["Mega-Mech"]}, spent={"chaos": 1}))
    spent.you.hide("Pakaa Cub")
    assert (lying(spent), spent.state.players[YOU].runes) == (["Pakaa Cub"], [])


@card("Teemo, Swift Scout", "Pakaa Cub")
def test_which_rune_gives_the_energy_is_a_choice() -> None:
    table = Table(you=side(legend=SCOUT, hand=["Pakaa Cub"], at={MOOR: ["Mega-Mech"]}, runes={"chaos": 1, "mind": 1}))
    key = table.you._first("hide", "Pakaa Cub")
    rune = table.thing("Mind Rune").id
    assert f"pay:{rune}" in table.you.draft(key, "price:1").keys
    table.answer(YOU, key, "price:1", f"pay:{rune}")
    assert (table.thing("Mind Rune").exhausted, table.thing("Chaos Rune").exhausted) == (True, False)


@card("Teemo, Swift Scout", "Pakaa Cub")
def test_teemo_hides_nothing_for_others_and_nothing_without_hidden() -> None:
    table = Table(
        you=side(legend=SCOUT, hand=["Mega-Mech"], at={MOOR: ["Mega-Mech"]}, runes={"chaos": 1}), foe=side(legend=SCOUT)
    )
    assert table.you.offered("hide") == set()
    other = Table(you=side(hand=["Pakaa Cub"], at={MOOR: ["Mega-Mech"]}, runes={"chaos": 1}), foe=side(legend=SCOUT))
    assert "price:1" not in other.you.draft(other.you._first("hide", "Pakaa Cub")).keys


@card("Teemo, Swift Scout", "Teemo, Scout", "Teemo, Strategist")
def test_teemo_comes_back_from_the_champion_zone_or_the_board_and_from_nowhere_else() -> None:
    there = {
        "legend": SCOUT, "champion": "Teemo, Scout", "base": ["Mega-Mech"], "at": {MOOR: ["Teemo, Strategist"]},
        "trash": ["Teemo, Strategist"], "runes": {"mind": 1},
    }
    table = Table(you=side(**there), foe=side(base=["Teemo, Scout"]))
    targets = options(table.you, "use", SCOUT)
    assert targets == ["Teemo, Scout", "Teemo, Strategist"]
    table.you.use(SCOUT, on="Teemo, Scout")
    assert (table.thing(SCOUT, zone="legend").exhausted, table.ready_runes()) == (True, 0)
    table.resolve()
    assert (table.hand(), table.state.players[YOU].champion) == (["Teemo, Scout"], [])
    other = Table(you=side(**there))
    other.you.use(SCOUT, on="Teemo, Strategist")
    other.resolve()
    assert (other.hand(), other.trash()) == (["Teemo, Strategist"], ["Teemo, Strategist"])


@card("Teemo, Swift Scout", "Teemo, Scout")
def test_teemo_comes_back_from_whoever_took_him() -> None:
    table = Table(you=side(legend=SCOUT, runes={"mind": 1}), foe=side(base=[one("Teemo, Scout", owner=YOU)]))
    table.you.use(SCOUT, on="Teemo, Scout")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Teemo, Scout"], [])
