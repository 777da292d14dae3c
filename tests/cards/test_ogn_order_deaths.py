"""Order cards of Origins that have to do with death: Deathknell, what sees others die, and units given up as a cost."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side


def recruits(table: Table, seat: int = YOU) -> int:
    """How many Recruits a player has in the base."""
    there = (o for o in table.state.objects.values() if o.card.name == "Recruit" and o.controller == seat)
    return sum(o.zone == "board" and o.place < 0 for o in there)


# --- Deathknell

@card("Soaring Scout")
def test_soaring_scout_channels_a_rune_exhausted_when_it_dies() -> None:
    table = Table(you=side(hand=["Incinerate"], runes={"fury": 2}), foe=side(at={MOOR: ["Soaring Scout"]}))
    table.you.play("Incinerate", on="Soaring Scout")
    table.resolve()
    assert (len(table.state.players[FOE].runes), table.ready_runes(FOE)) == (1, 0)
    assert len(table.state.players[YOU].runes) == 2


@card("Soaring Scout")
def test_soaring_scout_channels_nothing_when_it_goes_to_a_hand() -> None:
    table = Table(you=side(hand=["Gust"], runes={"chaos": 1}), foe=side(at={MOOR: ["Soaring Scout"]}))
    table.you.play("Gust", on="Soaring Scout")
    table.resolve()
    assert (table.hand(FOE), table.state.players[FOE].runes) == (["Soaring Scout"], [])


@card("Machine Evangel")
def test_machine_evangel_leaves_three_recruits_in_its_controllers_base() -> None:
    table = Table(you=side(hand=["Vengeance"], runes={"order": 4}), foe=side(at={MOOR: ["Machine Evangel"]}))
    table.you.play("Vengeance", on="Machine Evangel")
    table.resolve()
    assert (recruits(table, FOE), recruits(table)) == (3, 0)


@card("Machine Evangel", "Highlander")
def test_machine_evangel_that_is_recalled_instead_leaves_none() -> None:
    table = Table(you=side(hand=["Vengeance"], runes={"order": 4}),
                  foe=side(at={MOOR: ["Machine Evangel"]}, hand=["Highlander"], runes={"calm": 4}))
    table.you.play("Vengeance", on="Machine Evangel")
    table.foe.play("Highlander", on="Machine Evangel")
    table.resolve()
    assert (table.where("Machine Evangel"), recruits(table, FOE)) == ("base", 0)


@card("Karthus, Eternal", "Soaring Scout")
def test_karthus_eternal_lets_the_deathknells_of_its_controller_trigger_twice() -> None:
    table = Table(
        you=side(hand=["Cull the Weak"], runes={"order": 3}, base=["Karthus, Eternal", "Soaring Scout"]),
        foe=side(base=["Soaring Scout"]),
    )
    table.you.play("Cull the Weak")
    table.resolve()
    table.you.choose("Soaring Scout")
    table.resolve()
    assert [event.seat for event in table.events("triggered")] == [YOU, YOU, FOE]
    assert [len(table.state.players[seat].runes) for seat in (YOU, FOE)] == [2 + 2, 1]


@card("Karthus, Eternal", "Soaring Scout")
def test_karthus_eternal_counts_when_it_dies_together_with_the_unit_and_not_when_it_died_before() -> None:
    both = Table(you=side(hand=["Singularity"], runes={"mind": 6}, base=["Karthus, Eternal", "Soaring Scout"]))
    both.you.play("Singularity", on=["Karthus, Eternal", "Soaring Scout"])
    both.resolve()
    assert len(both.events("triggered")) == 2
    after = Table(you=side(hand=["Incinerate", "Incinerate"], runes={"fury": 4},
                           at={MOOR: [one("Karthus, Eternal", damage=1), "Soaring Scout"]}))
    for name in ("Karthus, Eternal", "Soaring Scout"):
        after.you.play("Incinerate", on=name)
        after.resolve()
    assert len(after.events("triggered")) == 1


@card("Karthus, Eternal", "Harnessed Dragon")
def test_karthus_eternal_doubles_no_other_trigger() -> None:
    table = Table(you=side(hand=["Harnessed Dragon"], runes={"order": 8}, base=["Karthus, Eternal"]),
                  foe=side(base=["Mega-Mech", "Petty Officer"]))
    table.you.play("Harnessed Dragon")
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (len(table.events("triggered")), table.trash(FOE)) == (1, ["Mega-Mech"])


# --- who sees others die

@card("Viktor, Leader")
def test_viktor_leader_gets_a_recruit_for_another_unit_of_his_side_that_dies() -> None:
    table = Table(
        you=side(hand=["Cull the Weak"], runes={"order": 3}, base=["Viktor, Leader"], at={MOOR: ["Daring Poro"]}),
        foe=side(base=["Petty Officer"]),
    )
    table.you.play("Cull the Weak")
    table.resolve()
    table.you.choose("Daring Poro")
    table.resolve()
    assert (table.trash(FOE), recruits(table), recruits(table, FOE)) == (["Petty Officer"], 1, 0)


@card("Viktor, Leader")
def test_viktor_leader_gets_none_for_a_recruit_or_himself() -> None:
    table = Table(you=side(hand=["Vengeance", "Vengeance"], runes={"order": 10}, base=["Viktor, Leader"],
                           at={MOOR: ["Recruit"]}))
    for name in ("Recruit", "Viktor, Leader"):
        table.you.play("Vengeance", on=name)
        table.resolve()
    assert (recruits(table), table.events("triggered")) == (0, [])


@card("Vanguard Helm")
def test_vanguard_helm_buffs_a_friendly_unit_when_a_buffed_one_dies() -> None:
    table = Table(
        you=side(hand=["Vengeance"], runes={"order": 4},
                 base=["Vanguard Helm", one("Daring Poro", buffs=1), "Petty Officer", "Stalwart Poro"]),
        foe=side(base=["Mega-Mech"]),
    )
    table.you.play("Vengeance", on="Daring Poro")
    table.resolve()
    assert asked(table.you) == ["Petty Officer", "Stalwart Poro"]
    table.you.choose("Petty Officer")
    table.resolve()
    assert (table.thing("Petty Officer").buffed, table.thing("Stalwart Poro").buffed) == (1, 0)


@card("Vanguard Helm")
def test_vanguard_helm_minds_no_unit_without_a_buff_and_no_enemy() -> None:
    for name in ("Daring Poro", "Mega-Mech"):
        table = Table(
            you=side(hand=["Vengeance"], runes={"order": 4}, base=["Vanguard Helm", "Daring Poro", "Petty Officer"]),
            foe=side(base=[one("Mega-Mech", buffs=1)]),
        )
        table.you.play("Vengeance", on=name)
        table.resolve()
        assert (table.events("triggered"), table.thing("Petty Officer").buffed) == ([], 0)


# --- units given up

def ledros(runes: int, *units: str) -> Table:
    """Commander Ledros in the hand, with so many runes and these units."""
    return Table(you=side(hand=["Commander Ledros"], runes={"order": runes}, base=units), foe=side(base=["Mega-Mech"]))


@card("Commander Ledros")
def test_commander_ledros_costs_one_order_less_for_each_unit_killed() -> None:
    table = ledros(6, "Daring Poro", "Petty Officer", "Soaring Scout")
    table.you.play("Commander Ledros", extra="kill", paying=["Daring Poro", "Petty Officer"])
    assert sorted(table.trash()) == ["Daring Poro", "Petty Officer"]
    assert (table.where("Commander Ledros"), len(table.state.players[YOU].runes)) == ("base", 4)
    assert table.where("Soaring Scout") == "base"


@card("Commander Ledros")
def test_commander_ledros_may_be_paid_in_full_and_never_costs_less_than_no_power() -> None:
    table = ledros(6, "Daring Poro")
    table.you.play("Commander Ledros")
    assert (table.trash(), len(table.state.players[YOU].runes)) == ([], 2)
    five = ledros(6, *["Recruit"] * 5)
    five.you.play("Commander Ledros", extra="kill", paying=[f"Recruit#{n}" for n in range(1, 6)])
    assert (recruits(five), five.ready_runes(), len(five.state.players[YOU].runes)) == (0, 0, 6)


@card("Commander Ledros")
def test_commander_ledros_can_be_played_for_power_of_no_order_when_enough_die() -> None:
    for units, offered in ((4, {"Commander Ledros"}), (3, set())):
        table = Table(you=side(hand=["Commander Ledros"], runes={"fury": 6}, base=["Recruit"] * units))
        assert table.you.offered("play") == offered


@card("Commander Ledros")
def test_commander_ledros_has_deflect_and_ganking() -> None:
    table = Table(you=side(at={MOOR: ["Commander Ledros"]}),
                  foe=side(hand=["Vengeance"], runes={"order": 4}), turn_of=FOE)
    table.foe.play("Vengeance", on="Commander Ledros")
    assert len(table.events("recycled")) == 2 + 1
    own = Table(you=side(at={MOOR: ["Commander Ledros"]}))
    own.you.move("Commander Ledros", to=MEADOW)
    assert own.where("Commander Ledros") == MEADOW
