"""Spells of Chaos in Origins."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side


@card("Fight or Flight")
def test_fight_or_flight_sends_a_unit_home_from_a_battlefield_whose_ever_it_is() -> None:
    table = Table(
        you=side(hand=["Fight or Flight"], runes={"chaos": 2}, at={MEADOW: ["Daring Poro"]}, base=["Pouty Poro"]),
        foe=side(at={MOOR: ["Petty Officer"]}, base=["Recruit"]),
    )
    assert options(table.you, "play", "Fight or Flight") == ["Daring Poro", "Petty Officer"]
    table.you.play("Fight or Flight", on="Petty Officer")
    table.resolve()
    assert (table.where("Petty Officer"), table.controller(MOOR)) == ("base", -1)
    assert table.thing("Petty Officer").controller == FOE


@card("Fight or Flight")
def test_fight_or_flight_from_face_down_is_free_and_moves_units_of_its_battlefield_alone() -> None:
    table = Table(
        you=side(facedown={MEADOW: ["Fight or Flight"]}, at={MEADOW: ["Daring Poro"]}),
        foe=side(at={MOOR: ["Petty Officer"]}, hand=["Incinerate"], runes={"fury": 2}), turn_of=FOE,
    )
    table.foe.play("Incinerate", on="Daring Poro")
    assert table.you.offered("play") == {"Fight or Flight"}
    table.you.play("Fight or Flight", on="Daring Poro")
    table.resolve()
    assert (table.where("Daring Poro"), table.thing("Daring Poro").damage) == ("base", 0)


@card("Fight or Flight")
def test_fight_or_flight_from_the_hand_is_no_reaction() -> None:
    table = Table(
        you=side(hand=["Fight or Flight"], runes={"chaos": 2}, at={MEADOW: ["Daring Poro"]}),
        foe=side(hand=["Incinerate"], runes={"fury": 2}), turn_of=FOE,
    )
    table.foe.play("Incinerate", on="Daring Poro")
    assert "813" in table.you.why_not("play", "Fight or Flight")


@card("Rebuke")
def test_rebuke_returns_a_unit_of_any_might_at_a_battlefield_to_its_owners_hand() -> None:
    table = Table(
        you=side(hand=["Rebuke"], runes={"chaos": 2}, at={MEADOW: ["Daring Poro"]}),
        foe=side(at={MOOR: ["Mega-Mech"]}, base=["Pouty Poro"]),
    )
    assert options(table.you, "play", "Rebuke") == ["Daring Poro", "Mega-Mech"]
    table.you.play("Rebuke", on="Mega-Mech")
    table.resolve()
    assert (table.hand(FOE), table.hand(), table.controller(MOOR)) == (["Mega-Mech"], [], -1)
    assert table.ready_runes() == 0


@card("Rebuke", "Flash")
def test_rebuke_returns_nothing_that_has_gone_home() -> None:
    table = Table(you=side(hand=["Rebuke"], runes={"chaos": 4}),
                  foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.play("Rebuke", on="Mega-Mech")
    table.foe.play("Flash", on="Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.hand(FOE)) == ("base", [])


@card("Ride the Wind")
def test_ride_the_wind_moves_an_own_unit_anywhere_and_readies_it() -> None:
    table = Table(
        you=side(hand=["Ride the Wind"], runes={"chaos": 3}, at={MOOR: ["Daring Poro*"]}, base=["Petty Officer*"]),
        foe=side(base=["Pouty Poro"]),
    )
    assert options(table.you, "play", "Ride the Wind") == ["Daring Poro", "Petty Officer"]
    assert options(table.you, "play", "Ride the Wind", "Daring Poro") == [MEADOW, "Your base"]
    table.you.play("Ride the Wind", on="Daring Poro", to=MEADOW)
    table.resolve()
    assert table.where("Daring Poro") == MEADOW
    assert not table.thing("Daring Poro").exhausted
    assert table.thing("Petty Officer").exhausted


@card("Ride the Wind", "Gust")
def test_ride_the_wind_does_nothing_with_a_unit_that_left() -> None:
    table = Table(you=side(hand=["Ride the Wind"], runes={"chaos": 3}, at={MOOR: ["Daring Poro*"]}),
                  foe=side(hand=["Gust"], runes={"chaos": 1}))
    table.you.play("Ride the Wind", on="Daring Poro", to="Your base")
    table.foe.play("Gust", on="Daring Poro")
    table.resolve()
    assert (table.events("moved"), table.events("readied")) == ([], [])


@card("Acceptable Losses", "Seal of Discord", "The Syren", "Pack of Wonders")
def test_acceptable_losses_has_each_player_kill_a_gear_of_their_own() -> None:
    table = Table(
        you=side(hand=["Acceptable Losses"], runes={"chaos": 1}, base=["The Syren", "Seal of Discord"]),
        foe=side(base=["Pack of Wonders", "Daring Poro"]),
    )
    table.you.play("Acceptable Losses")
    table.resolve()
    assert asked(table.you) == ["Seal of Discord", "The Syren"]
    table.you.choose("The Syren")
    assert sorted(table.trash()) == ["Acceptable Losses", "The Syren"]
    assert (table.trash(FOE), table.where("Daring Poro"), table.where("Seal of Discord")) == \
        (["Pack of Wonders"], "base", "base")


@card("Acceptable Losses", "The Syren")
def test_acceptable_losses_spares_whoever_has_no_gear() -> None:
    table = Table(you=side(hand=["Acceptable Losses"], runes={"chaos": 1}, base=["Daring Poro"]),
                  foe=side(base=["The Syren"]))
    table.you.play("Acceptable Losses")
    table.resolve()
    assert (table.trash(), table.trash(FOE)) == (["Acceptable Losses"], ["The Syren"])


@card("The Harrowing", "Vanguard Sergeant")
def test_the_harrowing_plays_a_unit_from_the_own_trash_for_its_power() -> None:
    table = Table(
        you=side(hand=["The Harrowing"], runes={"chaos": 6, "order": 1},
                 trash=["Vanguard Sergeant", "Garen, Commander", "Gust", "Cemetery Attendant"]),
        foe=side(trash=["Pouty Poro"]),
    )
    offered = options(table.you, "play", "The Harrowing")
    assert offered == ["Cemetery Attendant", "Garen, Commander", "Vanguard Sergeant"]
    table.you.play("The Harrowing", on="Garen, Commander")
    table.resolve()
    table.you.choose("pay")
    assert table.where("Garen, Commander") == "base"
    assert [e.other for e in table.events("paid") if e.other != "energy"] == ["chaos", "order"]


@card("The Harrowing")
def test_the_harrowing_leaves_a_unit_in_the_trash_whose_power_is_not_paid() -> None:
    table = Table(you=side(hand=["The Harrowing"], runes={"chaos": 6}, trash=["Garen, Commander"]))
    table.you.play("The Harrowing")
    table.resolve()
    assert (table.open.kind, table.trash()) == ("act", ["The Harrowing", "Garen, Commander"])
    assert table.events("unqueued")


@card("Invert Timelines")
def test_invert_timelines_empties_both_hands_and_draws_four_each() -> None:
    table = Table(
        you=side(hand=["Invert Timelines", "Gust", "Flash"], runes={"chaos": 3}, deck=["Daring Poro"] * 5),
        foe=side(hand=["Rebuke"], deck=["Pouty Poro"] * 5),
    )
    table.you.play("Invert Timelines")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Daring Poro"] * 4, ["Pouty Poro"] * 4)
    assert (sorted(table.trash()), table.trash(FOE)) == (["Flash", "Gust", "Invert Timelines"], ["Rebuke"])
    assert len(table.events("discarded")) == 3


@card("Invert Timelines")
def test_invert_timelines_draws_four_for_an_empty_hand_too() -> None:
    table = Table(you=side(hand=["Invert Timelines"], runes={"chaos": 3}, deck=["Gust"] * 4),
                  foe=side(deck=["Flash"] * 4))
    table.you.play("Invert Timelines")
    table.resolve()
    assert (len(table.hand()), len(table.hand(FOE)), table.events("discarded")) == (4, 4, [])


@card("Possession")
def test_possession_takes_an_enemy_unit_at_a_battlefield_and_recalls_it() -> None:
    table = Table(
        you=side(hand=["Possession"], runes={"chaos": 8}, at={MEADOW: ["Daring Poro"]}),
        foe=side(at={MOOR: ["Mega-Mech", "Petty Officer"]}, base=["Pouty Poro"]),
    )
    assert options(table.you, "play", "Possession") == ["Mega-Mech", "Petty Officer"]
    table.you.play("Possession", on="Mega-Mech")
    table.resolve()
    mech = table.thing("Mega-Mech")
    assert (mech.controller, mech.owner, table.where("Mega-Mech")) == (YOU, FOE, "base")
    assert mech.id in table.state.players[YOU].base
    assert table.events("moved") == []
    table.end_turn()
    assert table.thing("Mega-Mech").controller == YOU


@card("Possession", "Flash")
def test_possession_takes_nothing_that_has_gone_home() -> None:
    table = Table(you=side(hand=["Possession"], runes={"chaos": 8}),
                  foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.play("Possession", on="Mega-Mech")
    table.foe.play("Flash", on="Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").controller, table.events("recalled")) == (FOE, [])
