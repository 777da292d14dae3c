"""Battlefields of Origins that do something for each player."""
from __future__ import annotations

import pytest

from engine.rules.formats.modes import TEAMS
from tests.cards.naming import card
from tests.table import FOE, MOOR, YOU, Table, side

OBELISK, GREATEST, TREE = "Obelisk of Power", "The Arena's Greatest", "The Dreaming Tree"
LUX = "Lux, Lady of Luminosity"
DECK = ["Mobilize", "Confront", "Incinerate"]


def begins(field: str, turns: int) -> Table:
    """Your turn begins, after you have begun so many."""
    table = Table(
        you=side(deck=DECK, legend=LUX), foe=side(legend=LUX), battlefields=[field, MOOR], turn_of=FOE,
    )
    table.state.players[YOU].turns = turns
    table.end_turn()
    return table


@card(OBELISK)
@pytest.mark.parametrize(("turns", "runes"), [(0, 1), (1, 0)])
def test_obelisk_of_power_channels_one_rune_in_a_players_first_beginning_phase(turns: int, runes: int) -> None:
    table = begins(OBELISK, turns)
    assert len(table.state.players[YOU].runes) == 2 + runes
    assert ([event.card for event in table.events("triggered")], table.state.players[FOE].runes) == (
        ["OGN-284"] * runes, []
    )


@card(GREATEST)
@pytest.mark.parametrize(("turns", "points"), [(0, 1), (1, 0)])
def test_the_arenas_greatest_gives_a_point_in_a_players_first_beginning_phase(turns: int, points: int) -> None:
    assert begins(GREATEST, turns).points() == (points, 0)


# --- The Dreaming Tree

def dreaming(**foe: object) -> Table:
    """You control the Dreaming Tree with two units and have spells for them."""
    return Table(
        you=side(
            hand=["En Garde", "En Garde", "Incinerate"], runes={"calm": 4}, deck=DECK, legend=LUX,
            at={TREE: ["Stalwart Poro", "Recruit"]}, base=["Daring Poro"],
        ),
        foe=side(deck=DECK, legend=LUX, **foe), battlefields=[TREE, MOOR],
    )


@card(TREE, "En Garde")
def test_the_dreaming_tree_draws_one_for_the_first_friendly_unit_there_that_a_spell_chooses() -> None:
    table = dreaming()
    table.you.play("En Garde", on="Recruit")
    table.resolve()
    assert table.hand() == ["En Garde", "Incinerate", "Mobilize"]
    table.you.play("En Garde", on="Stalwart Poro")
    table.resolve()
    assert (table.hand(), len(table.events("triggered"))) == (["Incinerate", "Mobilize"], 1)


@card(TREE, "En Garde", "Incinerate")
def test_the_dreaming_tree_hears_no_choice_of_an_enemy_or_of_a_unit_elsewhere() -> None:
    table = dreaming(at={MOOR: ["Mega-Mech"]})
    table.you.play("En Garde", on="Daring Poro")
    table.resolve()
    table.you.play("Incinerate", on="Mega-Mech")
    table.resolve()
    assert table.events("triggered") == []
    enemy = Table(
        you=side(hand=["Incinerate"], runes={"fury": 2}, deck=DECK), foe=side(at={TREE: ["Mega-Mech"]}, deck=DECK),
        battlefields=[TREE, MOOR],
    )
    enemy.you.play("Incinerate", on="Mega-Mech")
    enemy.resolve()
    assert enemy.events("triggered") == []


@card(TREE, "Miss Fortune, Bounty Hunter")
def test_the_dreaming_tree_hears_no_choice_of_an_ability() -> None:
    fortune = "Miss Fortune, Bounty Hunter"
    table = Table(you=side(legend=fortune, at={TREE: ["Recruit"]}, deck=DECK), battlefields=[TREE, MOOR])
    table.you.use(fortune, on="Recruit")
    table.resolve()
    assert table.events("triggered") == []


@card(TREE, "En Garde", "Incinerate")
def test_the_dreaming_tree_counts_for_each_player_and_draws_for_who_does_not_control_it() -> None:
    table = Table(
        you=side(hand=["En Garde"], runes={"calm": 1}, deck=DECK, legend=LUX, base=["Daring Poro"]),
        foe=side(hand=["En Garde"], runes={"calm": 1}, deck=DECK, legend=LUX, at={TREE: ["Mega-Mech"]}),
        battlefields=[TREE, MOOR],
    )
    table.you.move("Daring Poro", to=TREE)
    table.you.play("En Garde", on="Daring Poro")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Mobilize"], ["En Garde"])
    table.foe.play("En Garde", on="Mega-Mech")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Mobilize"], ["Mobilize"])


@card(TREE, "Incinerate")
@pytest.mark.parametrize(("seat", "drawn"), [(2, 1), (3, 0)])
def test_the_dreaming_tree_draws_for_a_teammates_unit_too(seat: int, drawn: int) -> None:
    sides = [side(deck=DECK, legend=LUX, at={TREE: ["Recruit"]} if n == seat else {}) for n in (2, 3)]
    table = Table(
        you=side(hand=["Incinerate"], runes={"fury": 2}, deck=DECK, legend=LUX), foe=side(deck=DECK, legend=LUX),
        others=sides, battlefields=[TREE, MOOR, "Void Gate"], mode=TEAMS,
    )
    table.you.play("Incinerate", on="Recruit")
    table.resolve()
    assert len(table.hand()) == drawn
