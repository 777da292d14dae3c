"""Ava Achiever, who plays hidden cards where she attacks."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import MEADOW, MOOR, YOU, Table, side

HIDDEN = ["Consult the Past", "Pakaa Cub", "Zhonya's Hourglass"]


def attacking(*hand: str, runes: int = 1) -> Table:
    """Your Ava attacks the Moor; you have so many Mind Runes and control the Meadow."""
    table = Table(
        you=side(base=["Ava Achiever"], at={MEADOW: ["Daring Poro"]}, hand=list(hand), runes={"mind": runes},
                 deck=["Gust"] * 4),
        foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Stupefy", "Gust"], runes={"mind": 1, "chaos": 1},
                 deck=["Gust"] * 4),
    )
    table.you.move("Ava Achiever", to=MOOR)
    return table


def plays(name: str) -> Table:
    """You pay, and choose that card."""
    table = attacking(*HIDDEN, "Sprite Mother")
    table.you.choose("yes")
    table.foe.passes()
    assert asked(table.you) == sorted([*HIDDEN, "None of them"]), "every card with Hidden, and no other"
    table.you.choose(name)
    assert [(e.other, e.n) for e in table.events("paid")] == [("mind", 1)], "and nothing for the card"
    return table


@card("Ava Achiever", "Pakaa Cub")
@ruling("R067", rule="359.2")
def test_ava_plays_a_unit_where_she_attacks_and_it_attacks_too() -> None:
    table = plays("Pakaa Cub")
    cub = table.thing("Pakaa Cub")
    assert (table.where("Pakaa Cub"), cub.role, cub.exhausted) == (MOOR, "attacker", True)
    assert sorted(table.hand()) == ["Consult the Past", "Sprite Mother", "Zhonya's Hourglass"]


@card("Ava Achiever", "Zhonya's Hourglass")
@ruling("R067", rule="359.2")
def test_ava_plays_gear_to_the_base() -> None:
    assert plays("Zhonya's Hourglass").where("Zhonya's Hourglass") == "base"


@card("Ava Achiever", "Consult the Past")
@ruling("R067", rule="359.3.d")
def test_ava_plays_a_spell_which_resolves_as_ever() -> None:
    table = plays("Consult the Past")
    assert table.chain() == ["Consult the Past"]
    table.resolve()
    assert (table.trash(), len(table.events("drawn"))) == (["Consult the Past"], 2)


@card("Ava Achiever", "Pakaa Cub")
def test_ava_plays_nothing_for_who_does_not_pay() -> None:
    table = attacking("Pakaa Cub")
    assert (table.open.seat, table.open.kind) == (YOU, "may")
    table.you.choose("no")
    assert (table.where("Pakaa Cub"), table.ready_runes(), table.events("paid")) == ("hand", 1, [])


@card("Ava Achiever", "Pakaa Cub")
def test_ava_asks_nobody_who_has_no_mind_to_pay() -> None:
    table = attacking("Pakaa Cub", runes=0)
    assert table.open.kind != "may"
    assert table.where("Pakaa Cub") == "hand"


@card("Ava Achiever", "Pakaa Cub")
def test_ava_compels_nobody_to_show_a_hidden_card() -> None:
    table = attacking("Pakaa Cub")
    table.you.choose("yes")
    table.foe.passes()
    table.you.choose("None of them")
    assert (table.where("Pakaa Cub"), table.ready_runes()) == ("hand", 0)


@card("Ava Achiever", "Stupefy", "Gust", "Pakaa Cub", "Zhonya's Hourglass")
@pytest.mark.parametrize(("name", "place"), [("Pakaa Cub", "hand"), ("Zhonya's Hourglass", "base")])
def test_without_ava_there_is_no_place_for_a_unit(name: str, place: str) -> None:
    table = attacking(name)
    table.you.choose("yes")
    table.foe.play("Stupefy", on="Ava Achiever")
    table.you.passes()
    if table.open.seat == YOU:
        table.you.passes()
    table.foe.play("Gust", on="Ava Achiever")
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    assert "Ava Achiever" in table.hand()
    table.you.choose(name)
    assert table.where(name) == place
