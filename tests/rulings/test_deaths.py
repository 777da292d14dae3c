"""Official rulings about units that die: what they gave to others, and what they see."""
from __future__ import annotations

import pytest

from tests.cards.naming import card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

DARIUS, FARRON, GAREN, TARIC = "Darius, Executioner", "Captain Farron", "Garen, Commander", "Taric, Protector"
KOGMAW, URSINE, WRAITH = "Kog'Maw, Caustic", "Stormclaw Ursine", "Wraith of Echoes"


# --- Might that ends with a death

@ruling("R074", rule="466.1.a.1")
@card(DARIUS, GAREN, TARIC)
@pytest.mark.parametrize(("leader", "lethal"), [(DARIUS, 6), (GAREN, 5), (TARIC, 5)])
def test_a_defender_is_healed_before_it_loses_the_might_of_who_dies_beside_it(leader: str, lethal: int) -> None:
    """Beside each of them a Recruit has 2 Might, and is dealt 1."""
    attackers = [one(URSINE, called="ursine"), *["Recruit"] * (lethal - 5)]
    table = Table(you=side(base=attackers), foe=side(at={MOOR: [leader, one("Recruit", called="mate")]}))
    table.you.move("ursine", *["Recruit"] * (lethal - 5), to=MOOR)
    assert table.might("mate") == 2
    table.pass_all()
    if leader != TARIC:  # who has Tank is first
        table.you.choose(leader)
    damaged = [(event.card, event.n) for event in table.events("damaged") if event.seat == FOE]
    assert [n for _, n in damaged] == [lethal, 1]
    assert table.trash(FOE) == [leader]
    assert (table.where("mate"), table.might("mate"), table.thing("mate").damage) == (MOOR, 1, 0)


@ruling("R074", rule="466.1.a.1")
@card(FARRON)
def test_so_is_an_attacker() -> None:
    table = Table(you=side(base=[FARRON, "Recruit"]), foe=side(at={MOOR: [URSINE]}))
    table.you.move(FARRON, "Recruit", to=MOOR)
    assert table.might("Recruit") == 2
    table.pass_all()
    table.foe.choose(FARRON)
    assert [event.n for event in table.events("damaged") if event.seat == YOU] == [5, 1]
    assert (table.trash(), table.where("Recruit"), table.thing("Recruit").damage) == ([FARRON], MOOR, 0)
    assert table.points() == (1, 0), "it has conquered"


@ruling("R074", rule="323.5")
@card(GAREN, "Final Spark")
def test_damage_of_spells_is_still_there_when_the_might_ends() -> None:
    """Only the end of a combat heals."""
    table = Table(
        you=side(hand=["Final Spark"], runes={"mind": 8}),
        foe=side(at={MOOR: [GAREN, one("Recruit", damage=1, called="mate")]}),
    )
    table.you.play("Final Spark", on=GAREN)
    table.resolve()
    assert table.trash(FOE) == [GAREN]
    assert (table.where("mate"), [event.card for event in table.events("died")]) == ("deck", ["OGS-013", "OGN-271"])


# --- what happens after a combat's damage is healed

@ruling("R075", rule="808.1.d.2")
@card(KOGMAW, "Incinerate")
def test_the_deathknell_of_a_combat_deals_its_damage_after_the_healing() -> None:
    table = Table(
        you=side(base=["Sai Scout"], hand=["Incinerate"], runes={"fury": 2}),
        foe=side(at={MOOR: [KOGMAW, one("Petty Officer", stunned=True)]}),
    )
    table.you.move("Sai Scout", to=MOOR)
    table.pass_all()
    table.you.choose(KOGMAW)
    assert [event.n for event in table.events("damaged") if event.seat == FOE] == [1, 4]
    assert (table.chain(), table.thing("Petty Officer").damage) == ([KOGMAW], 0)
    table.resolve()
    assert (table.where("Petty Officer"), table.thing("Petty Officer").damage) == (MOOR, 4), "4 and 4 would kill it"
    assert (table.where("Sai Scout"), table.thing("Sai Scout").damage) == ("base", 0), "it was recalled before"
    assert table.open.kind == "act", "the combat is over, and its damage stays"
    table.you.play("Incinerate", on="Petty Officer")
    table.resolve()
    assert table.where("Petty Officer") == "trash"


# --- what the dead see

@ruling("R094", rule="323.5")
@card(WRAITH, "Final Spark")
def test_the_wraith_does_not_see_its_own_death() -> None:
    table = Table(
        you=side(at={MOOR: [WRAITH]}, base=["Recruit"], deck=["Gust", "Gust"]),
        foe=side(hand=["Final Spark"], runes={"mind": 8}), turn_of=FOE,
    )
    table.foe.play("Final Spark", on=WRAITH)
    table.resolve()
    assert (table.trash(), table.hand(), table.events("triggered")) == ([WRAITH], [], [])


@ruling("R094", rule="323.5")
@card(WRAITH, "Final Spark")
def test_another_wraith_sees_it() -> None:
    table = Table(
        you=side(at={MOOR: [one(WRAITH, called="dead"), one(WRAITH, called="alive")]}, deck=["Gust", "Gust"]),
        foe=side(hand=["Final Spark"], runes={"mind": 8}), turn_of=FOE,
    )
    table.foe.play("Final Spark", on="dead")
    table.resolve()
    assert [event.subject for event in table.events("triggered")] == [table.thing("alive").id]
    assert table.hand() == ["Gust"]


@ruling("R095", rule="323.5")
@card("Unchecked Power", WRAITH)
def test_the_wraith_sees_nobody_who_dies_with_it() -> None:
    table = Table(
        you=side(at={MOOR: [WRAITH, "Daring Poro"], MEADOW: [WRAITH]}, deck=["Gust"]),
        foe=side(hand=["Unchecked Power"], runes={"mind": 7}), turn_of=FOE,
    )
    table.foe.play("Unchecked Power")
    table.resolve()
    assert sorted(table.trash()) == ["Daring Poro", WRAITH, WRAITH]
    assert (table.hand(), table.events("triggered")) == ([], [])


@ruling("R095", rule="323.5")
@card("Unchecked Power", WRAITH)
def test_a_wraith_that_lives_sees_those_that_die_together_once() -> None:
    table = Table(
        you=side(at={MOOR: ["Recruit", "Daring Poro"]}, base=[WRAITH], deck=["Gust", "Gust"]),
        foe=side(hand=["Unchecked Power"], runes={"mind": 7}), turn_of=FOE,
    )
    table.foe.play("Unchecked Power")
    table.resolve()
    assert (len(table.events("died")), len(table.events("triggered")), table.hand()) == (2, 1, ["Gust"])
