"""Facebreaker: one friendly and one enemy unit at the same battlefield, from the hand and from face down."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

NAME = "Facebreaker"


def stunned(table: Table) -> list[str]:
    """Who is stunned."""
    return sorted(thing.card.name for thing in table.state.permanents() if thing.stunned)


def attack() -> Table:
    """Your Daring Poro and Petty Officer attack a Mega-Mech and a Vanguard Sergeant; both have more elsewhere."""
    table = Table(
        you=side(base=["Daring Poro", "Petty Officer", "Pit Rookie"], hand=[NAME], runes={"order": 2}),
        foe=side(
            at={MEADOW: ["Mega-Mech", "Vanguard Sergeant"], MOOR: ["Recruit"]}, hand=["Flash"], runes={"chaos": 2}
        ),
    )
    table.you.move("Daring Poro", "Petty Officer", to=MEADOW)
    return table


@card(NAME)
def test_facebreaker_stuns_one_of_each_side_who_deal_no_combat_damage() -> None:
    table = attack()
    assert options(table.you, "play", NAME) == ["Daring Poro", "Petty Officer"]
    assert options(table.you, "play", NAME, "Daring Poro") == ["Mega-Mech", "Vanguard Sergeant"]
    table.you.play(NAME, on=["Daring Poro", "Mega-Mech"])
    table.resolve()
    assert stunned(table) == ["Daring Poro", "Mega-Mech"]
    table.pass_all()
    table.you.choose("Vanguard Sergeant")
    table.foe.choose("Petty Officer")
    dealt = {seat: sum(event.n for event in table.events("damaged") if event.seat == seat) for seat in (YOU, FOE)}
    assert dealt == {FOE: 6, YOU: 4}, "the officer with Assault and the sergeant alone have dealt theirs"


@card(NAME)
def test_facebreaker_needs_a_battlefield_with_both() -> None:
    table = Table(
        you=side(base=["Daring Poro"], at={MOOR: ["Petty Officer"]}, hand=[NAME], runes={"order": 2}),
        foe=side(base=["Mega-Mech"], at={MEADOW: ["Vanguard Sergeant"]}),
    )
    assert (table.you.offered("play"), table.you.why_not("play", NAME)) == (set(), ["355.8"])


@card(NAME, "Flash")
def test_facebreaker_stuns_the_one_that_is_left_when_the_other_has_gone_home() -> None:
    table = attack()
    table.you.play(NAME, on=["Daring Poro", "Mega-Mech"])
    table.foe.play("Flash", on="Mega-Mech")
    table.resolve()
    assert (stunned(table), table.where("Mega-Mech")) == (["Daring Poro"], "base")


@card(NAME)
def test_facebreaker_from_face_down_aims_at_its_own_battlefield() -> None:
    table = Table(
        you=side(at={MOOR: ["Petty Officer"]}, facedown={MOOR: [NAME]}),
        foe=side(base=["Mega-Mech"], at={MEADOW: ["Vanguard Sergeant"]}),
        turn_of=FOE,
    )
    assert table.open.seat == FOE
    table.foe.move("Mega-Mech", to=MOOR)
    table.foe.passes()
    table.you.play(NAME)
    table.resolve()
    assert stunned(table) == ["Mega-Mech", "Petty Officer"]
    away = Table(
        you=side(base=["Daring Poro"], at={MOOR: ["Petty Officer"]}, facedown={MOOR: [NAME]}),
        foe=side(at={MEADOW: ["Vanguard Sergeant"]}),
    )
    away.you.move("Daring Poro", to=MEADOW)
    assert away.you.offered("play") == set()
