"""Highlander: the next death of the chosen unit is replaced, once, this turn."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import FOE, MOOR, YOU, Table, side

PEAK, FORT = "Startipped Peak", "Fortified Position"
LUX = "Lux, Lady of Luminosity"


def guarded(
    runes: int = 4, hand: tuple[str, ...] = ("Blast of Power", "Blast of Power"), highlanders: int = 1
) -> Table:
    """Your turn; the foe's Petty Officer at a battlefield has Highlander on it, and is under fire."""
    table = Table(
        you=side(hand=hand, runes={"order": 21}, legend=LUX),
        battlefields=[PEAK, FORT],
        foe=side(
            at={PEAK: ["Petty Officer", "Recruit"]}, base=["Pouty Poro"], hand=["Highlander"] * highlanders,
            runes={"calm": runes * highlanders}, legend=LUX,
        ),
    )
    table.you.play(hand[0], on="Petty Officer")
    for n in range(highlanders):
        table.foe.play("Highlander", on="Petty Officer", keep=n + 1 < highlanders)
    table.resolve()
    return table


@card("Highlander")
def test_highlander_heals_exhausts_and_recalls_the_unit_instead_of_its_death() -> None:
    table = guarded()
    assert table.where("Petty Officer") == "base"
    assert table.thing("Petty Officer").exhausted
    assert table.thing("Petty Officer").damage == 0
    assert table.trash(FOE) == ["Highlander"]
    assert table.events("died") == []
    assert table.events("moved") == []


@card("Highlander")
def test_highlander_chooses_a_friendly_unit_anywhere() -> None:
    table = Table(
        you=side(hand=["Highlander"], runes={"calm": 4}, base=["Recruit"], at={MOOR: ["Daring Poro"]}),
        foe=side(base=["Mega-Mech"]),
    )
    assert options(table.you, "play", "Highlander") == ["Daring Poro", "Recruit"]


@card("Highlander")
def test_highlander_replaces_lethal_damage_and_heals_it() -> None:
    table = guarded(hand=("Falling Comet",))
    assert table.where("Petty Officer") == "base"
    assert table.thing("Petty Officer").damage == 0


@card("Highlander", "Final Spark")
def test_highlander_is_used_up_after_one_death() -> None:
    table = guarded(hand=("Falling Comet", "Final Spark"))
    table.you.play("Final Spark", on="Petty Officer")
    table.resolve()
    assert table.trash(FOE) == ["Highlander", "Petty Officer"]


@card("Highlander", "Final Spark")
def test_highlander_protects_a_unit_in_its_base_which_stays_there_exhausted() -> None:
    table = Table(you=side(hand=["Final Spark"], runes={"order": 8}),
                  foe=side(base=["Petty Officer"], hand=["Highlander"], runes={"calm": 4}))
    table.you.play("Final Spark")
    table.foe.play("Highlander")
    table.resolve()
    assert table.where("Petty Officer") == "base"
    assert table.thing("Petty Officer").exhausted
    assert table.thing("Petty Officer").damage == 0


@card("Highlander")
def test_two_highlanders_on_one_unit_replace_two_deaths_one_each_and_not_a_third() -> None:
    table = guarded(hand=("Falling Comet", "Final Spark", "Final Spark"), highlanders=2)
    assert (table.open.kind, table.open.seat) == ("order", FOE)
    table.foe.choose("rep:1")
    table.resolve()
    assert table.where("Petty Officer") == "base"
    table.you.play("Final Spark", on="Petty Officer")
    table.resolve()
    assert table.where("Petty Officer") == "base"
    table.you.play("Final Spark", on="Petty Officer")
    table.resolve()
    assert table.trash(FOE) == ["Highlander", "Highlander", "Petty Officer"]


@card("Highlander", "Firestorm")
def test_highlander_saves_its_unit_alone_when_several_die_together() -> None:
    table = Table(you=side(hand=["Firestorm"], runes={"fury": 6}),
                  foe=side(at={MOOR: ["Daring Poro", "Pouty Poro"]}, hand=["Highlander"], runes={"calm": 4}))
    table.you.play("Firestorm", on=MOOR)
    table.foe.play("Highlander", on="Daring Poro")
    table.resolve()
    assert table.where("Daring Poro") == "base"
    assert table.trash(FOE) == ["Highlander", "Pouty Poro"]


@card("Highlander")
def test_highlander_replaces_a_defenders_death_in_combat_and_the_attacker_conquers() -> None:
    table = Table(
        you=side(base=["Mega-Mech"]), foe=side(at={MOOR: ["Petty Officer"]}, hand=["Highlander"], runes={"calm": 4})
    )
    table.you.move("Mega-Mech", to=MOOR)
    table.you.passes()
    table.foe.play("Highlander", on="Petty Officer")
    table.pass_all()
    assert table.where("Petty Officer") == "base"
    assert table.thing("Petty Officer").role == ""
    assert table.controller(MOOR) == YOU
    assert table.points() == (1, 0)


@card("Highlander")
def test_highlander_replaces_an_attackers_death_in_combat_and_nobody_keeps_the_battlefield() -> None:
    table = Table(
        you=side(base=["Petty Officer"], hand=["Highlander"], runes={"calm": 4}),
        foe=side(at={MOOR: ["Stormclaw Ursine"]}),
    )
    table.you.move("Petty Officer", to=MOOR)
    table.you.play("Highlander", on="Petty Officer")
    table.pass_all()
    assert table.where("Petty Officer") == "base"
    assert table.thing("Petty Officer").damage == 0
    assert table.trash(FOE) == ["Stormclaw Ursine"]
    assert table.controller(MOOR) == -1
    assert table.points() == (0, 0)


@card("Highlander")
def test_highlander_ends_with_the_turn() -> None:
    table = Table(
        you=side(hand=["Highlander"], runes={"calm": 4}, at={FORT: ["Daring Poro"]}, legend=LUX),
        battlefields=["Void Gate", FORT], foe=side(hand=["Incinerate"], runes={"fury": 2}, deck=["Gust"], legend=LUX),
    )
    table.you.play("Highlander")
    table.resolve()
    table.end_turn()
    table.foe.play("Incinerate", on="Daring Poro")
    table.resolve()
    assert table.trash() == ["Highlander", "Daring Poro"]


@card("Highlander", "Gust")
def test_highlander_does_not_follow_a_card_that_left_the_board() -> None:
    table = Table(
        you=side(hand=["Highlander", "Gust", "Incinerate"], runes={"calm": 9}, at={MOOR: ["Mega-Mech", "Pouty Poro"]})
    )
    table.you.play("Highlander", on="Pouty Poro")
    table.resolve()
    table.you.play("Gust", on="Pouty Poro")
    table.resolve()
    table.you.play("Pouty Poro", to=MOOR)
    table.you.play("Incinerate", on="Pouty Poro")
    table.resolve()
    assert table.trash() == ["Highlander", "Gust", "Incinerate", "Pouty Poro"]
