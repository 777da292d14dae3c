"""Spells of Body in Spiritforged, and gear that is no Equipment."""
from __future__ import annotations

import pytest

from tests.cards.naming import card
from tests.table import FOE, MEADOW, MOOR, Table, one, side

BLADE = "Doran's Blade"


@card("Punch First")
def test_punch_first_gives_five_might_for_this_turn() -> None:
    table = Table(you=side(hand=["Punch First"], runes={"body": 2}, base=["Recruit"]), foe=side(deck=["Gust"]))
    table.you.play("Punch First", on="Recruit")
    table.resolve()
    assert table.might("Recruit") == 6
    table.end_turn()
    assert table.might("Recruit") == 1


@card("Show of Strength")
def test_show_of_strength_draws_for_each_mighty_unit_of_yours() -> None:
    table = Table(
        you=side(hand=["Show of Strength"], runes={"body": 2}, deck=["Gust", "Flash", "Rebuke"],
                 base=["Mega-Mech", "Vanguard Sergeant"], at={MOOR: [one("Vanguard Sergeant", buffs=1)]}),
        foe=side(base=["Mountain Drake"]),
    )
    table.you.play("Show of Strength")
    table.resolve()
    assert table.hand() == ["Gust", "Flash"]


@card("Strike Down", BLADE)
def test_strike_down_strikes_with_an_equipped_unit_and_takes_its_equipment_off() -> None:
    table = Table(
        you=side(hand=["Strike Down"], runes={"body": 3}, base=[one("Pit Rookie", attached=[BLADE]), "Recruit"]),
        foe=side(base=["Mega-Mech"]),
    )
    table.you.play("Strike Down", on=["Pit Rookie", "Mega-Mech", BLADE])
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.might("Pit Rookie"), table.thing(BLADE).attached_to) == (4, 2, 0)
    unarmed = Table(you=side(hand=["Strike Down"], runes={"body": 3}, base=["Recruit", BLADE]),
                    foe=side(base=[one("Mega-Mech", attached=["B.F. Sword"])]))
    assert unarmed.you.offered("play") == set()


@card("Here to Help", "Vanguard Sergeant")
def test_here_to_help_plays_a_unit_for_three_less_to_a_battlefield_of_yours() -> None:
    table = Table(
        you=side(hand=["Here to Help", "Vanguard Sergeant", "Gust"], runes={"body": 3}, at={MOOR: ["Recruit"]}),
        foe=side(at={MEADOW: ["Pit Rookie"]}),
    )
    table.you.play("Here to Help")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Vanguard Sergeant")
    table.you.choose("pay")
    assert (table.where("Vanguard Sergeant"), table.ready_runes(), table.hand()) == (MOOR, 0, ["Gust"])


@card("Here to Help", "Vanguard Sergeant")
def test_here_to_help_waits_hidden_and_helps_nowhere_without_a_battlefield() -> None:
    table = Table(
        you=side(facedown={MOOR: ["Here to Help"]}, hand=["Vanguard Sergeant"], runes={"body": 1},
                 at={MOOR: ["Recruit"]}),
        foe=side(base=["Mega-Mech"]), turn_of=FOE,
    )
    table.foe.move("Mega-Mech", to=MOOR)
    table.foe.passes()
    table.you.play("Here to Help")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Vanguard Sergeant")
    table.you.choose("pay")
    assert table.where("Vanguard Sergeant") == MOOR
    none = Table(you=side(hand=["Here to Help", "Vanguard Sergeant"], runes={"body": 4}), foe=side())
    none.you.play("Here to Help")
    none.resolve()
    none.you.choose("yes")
    none.you.choose("Vanguard Sergeant")
    assert (none.open.kind, none.hand()) == ("act", ["Vanguard Sergeant"])


@card("Marching Orders")
@pytest.mark.parametrize(("repeat", "energy"), [(0, 3), (1, 6)])
def test_marching_orders_may_be_repeated_with_others(repeat: int, energy: int) -> None:
    table = Table(
        you=side(hand=["Marching Orders"], runes={"body": 6}, base=["Mega-Mech", "Pit Rookie"]),
        foe=side(at={MEADOW: ["Mountain Drake"]}, base=["Recruit"]),
    )
    on = ["Pit Rookie", "Mountain Drake", *["Mega-Mech", "Mountain Drake"] * repeat]
    table.you.play("Marching Orders", on=on, repeat=repeat)
    table.resolve()
    assert (6 - table.ready_runes(), table.where("Recruit")) == (energy, "base")
    assert sorted(table.trash()) == ["Marching Orders", *["Mega-Mech"] * repeat, "Pit Rookie"]
    assert table.where("Mountain Drake") == ("trash" if repeat else MEADOW)


@card("Petricite Monument", "Stupefy")
def test_petricite_monument_makes_friendly_units_cost_more_to_choose_until_it_is_gone() -> None:
    table = Table(you=side(base=["Petricite Monument", "Recruit"], deck=["Gust"]),
                  foe=side(hand=["Stupefy", "Stupefy"], pool={"energy": 2}, base=["Pit Rookie"], runes={"mind": 1},
                           deck=["Gust"] * 3), turn_of=FOE)
    table.foe.play("Stupefy", on="Recruit")
    assert [e.other for e in table.events("paid")] == ["energy", "mind"]
    table.resolve()
    table.foe.play("Stupefy", on="Pit Rookie")
    assert len(table.events("paid")) == 3
    table.resolve()
    table.end_turn()
    assert table.trash() == ["Petricite Monument"]


@card("Ancient Henge", "Rebuke")
def test_ancient_henge_turns_energy_into_power_of_any_domain() -> None:
    table = Table(you=side(base=["Ancient Henge"], pool={"energy": 4}, hand=["Rebuke"]),
                  foe=side(at={MOOR: ["Pit Rookie"]}))
    assert table.you.offered("play") == set()
    table.you.use("Ancient Henge")
    table.you.choose("n:2")
    assert sorted((thing.kind, thing.n) for thing in table.state.players[0].pool) == [("any", 2), ("energy", 2)]
    table.you.play("Rebuke", on="Pit Rookie")
    table.resolve()
    assert table.hand(FOE) == ["Pit Rookie"]
    assert "Ancient Henge" not in table.you.offered("use")
