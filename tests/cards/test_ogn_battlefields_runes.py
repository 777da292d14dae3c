"""Battlefields and basic runes of Origins."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, YOU, Table, side

PEAK, FORT, GATE, CAMP = "Startipped Peak", "Fortified Position", "Void Gate", "Trifarian War Camp"
LUX = "Lux, Lady of Luminosity"
RUNES = ("Fury Rune", "Calm Rune", "Mind Rune", "Body Rune", "Chaos Rune", "Order Rune")


# --- runes

@card(*RUNES)
@pytest.mark.parametrize("rune", RUNES)
def test_a_rune_exhausts_for_energy_and_recycles_for_power_in_one_turn(rune: str) -> None:
    domain = rune.removesuffix(" Rune").lower()
    table = Table(you=side(runes={domain: 1}, rune_deck=2))
    table.you.use(rune, n=0)
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("energy", 1)]
    assert table.thing(rune).exhausted
    assert table.open.kind == "act"
    assert table.you.why_not("use", rune) == ["414.4"]
    table.you.use(rune, n=1)
    assert sorted((r.kind, r.n) for r in table.state.players[YOU].pool) == sorted([("energy", 1), (domain, 1)])
    assert table.state.players[YOU].runes == []
    assert table.state.players[YOU].rune_deck[0].name == rune


@card(*RUNES)
@pytest.mark.parametrize("rune", RUNES)
def test_an_exhausted_rune_gives_no_energy_but_power(rune: str) -> None:
    table = Table(you=side(spent={rune.removesuffix(" Rune").lower(): 1}))
    assert [key.rpartition(":")[2] for key in table.you.offered() if key.startswith("use:")] == ["1"]


@card("Fury Rune", "Body Rune")
def test_one_rune_pays_both_the_energy_and_the_power_of_a_cost() -> None:
    table = Table(you=side(hand=["Cannon Barrage"], runes={"fury": 1, "body": 1}))
    table.you.play("Cannon Barrage")
    assert [table.state.objects[id].card.name for id in table.state.players[YOU].runes] == ["Fury Rune"]
    assert table.ready_runes() == 0


@card("Fury Rune")
def test_unspent_energy_and_power_are_lost_at_the_end_of_the_turn() -> None:
    table = Table(you=side(runes={"fury": 2}, legend=LUX), foe=side(deck=["Gust"], legend=LUX))
    table.you.use("Fury Rune", n=0)
    table.you.use("Fury Rune", n=1)
    assert len(table.state.players[YOU].pool) == 2
    table.end_turn()
    assert table.state.players[YOU].pool == ()


@card("Chaos Rune")
def test_runes_pay_for_a_reaction_on_the_opponents_chain() -> None:
    table = Table(
        you=side(hand=["Gust"], runes={"chaos": 1}),
        foe=side(hand=["Daring Poro", "Mobilize"], runes={"body": 2}, at={PEAK: ["Recruit"]}), turn_of=FOE,
        battlefields=[GATE, PEAK],
    )
    table.foe.play("Mobilize")
    table.you.play("Gust")
    table.resolve()
    assert table.ready_runes() == 0


# --- Void Gate

@card("Void Gate", "Incinerate")
def test_void_gate_adds_one_to_what_either_players_spell_deals_there() -> None:
    table = Table(
        you=side(hand=["Incinerate", "Incinerate"], runes={"fury": 4}),
        foe=side(at={GATE: ["Eager Apprentice"], PEAK: ["Petty Officer"]}), battlefields=[GATE, PEAK],
    )
    table.you.play("Incinerate", on="Eager Apprentice")
    table.resolve()
    assert table.trash(FOE) == ["Eager Apprentice"]
    table.you.play("Incinerate")
    table.resolve()
    assert table.thing("Petty Officer").damage == 2
    own = Table(you=side(hand=["Incinerate"], runes={"fury": 2}, at={GATE: ["Eager Apprentice"]}),
                  battlefields=[GATE, PEAK])
    own.you.play("Incinerate")
    own.resolve()
    assert "Eager Apprentice" in own.trash()


@card("Void Gate", "Crackshot Corsair")
def test_void_gate_adds_one_to_what_an_ability_deals_there() -> None:
    table = Table(you=side(base=["Crackshot Corsair"]), foe=side(at={GATE: ["Petty Officer"]}),
                  battlefields=[GATE, PEAK])
    table.you.move("Crackshot Corsair", to=GATE)
    table.resolve()
    assert table.thing("Petty Officer").damage == 2


@card("Void Gate", "Tibbers")
def test_void_gate_adds_one_to_each_unit_there_of_those_that_are_hit_together() -> None:
    table = Table(you=side(hand=["Tibbers"], runes={"fury": 8}),
                  foe=side(at={GATE: ["Mega-Mech", "Petty Officer"], PEAK: ["Stormclaw Ursine"]}),
                  battlefields=[GATE, PEAK])
    table.you.play("Tibbers")
    table.resolve()
    assert [table.thing(name).damage for name in ("Mega-Mech", "Petty Officer", "Stormclaw Ursine")] == [4, 4, 3]


@card("Void Gate")
def test_void_gate_adds_nothing_to_combat_damage() -> None:
    table = Table(you=side(base=["Vanguard Sergeant"]), foe=side(at={GATE: ["Petty Officer"]}),
                  battlefields=[GATE, PEAK])
    table.you.move("Vanguard Sergeant", to=GATE)
    table.pass_all()
    assert sorted(e.n for e in table.events("damaged")) == [4, 5]
    assert table.where("Petty Officer") == GATE


@card("Void Gate", "Gentlemen's Duel")
def test_void_gate_adds_nothing_to_what_units_deal_to_each_other() -> None:
    table = Table(
        you=side(hand=["Gentlemen's Duel"], runes={"body": 6}, base=["Recruit"]), foe=side(at={GATE: ["Mega-Mech"]}),
        battlefields=[GATE, PEAK],
    )
    table.you.play("Gentlemen's Duel", on=["Recruit", "Mega-Mech"])
    table.resolve()
    assert table.thing("Mega-Mech").damage == 4


# --- Trifarian War Camp

@card("Trifarian War Camp")
def test_trifarian_war_camp_gives_one_might_to_attackers_and_defenders_there_only() -> None:
    table = Table(
        you=side(base=["Vanguard Sergeant", "Recruit"]), foe=side(at={CAMP: ["Petty Officer"]}),
        battlefields=[CAMP, PEAK],
    )
    assert table.might("Petty Officer") == 6
    assert table.might("Vanguard Sergeant") == 4
    table.you.move("Vanguard Sergeant", to=CAMP)
    assert (table.might("Vanguard Sergeant"), table.might("Petty Officer"), table.might("Recruit")) == (5, 6, 1)


@card("Trifarian War Camp", "Flash")
def test_trifarian_war_camps_might_is_lost_when_a_unit_leaves_and_damage_may_kill_then() -> None:
    table = Table(you=side(hand=["Incinerate"], runes={"fury": 2}), battlefields=[CAMP, PEAK],
                  foe=side(at={CAMP: ["Daring Poro"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.play("Incinerate")
    table.resolve()
    assert table.where("Daring Poro") == CAMP
    assert table.thing("Daring Poro").damage == 2
    table.you.ends()
    table.pass_all()
    home = Table(you=side(hand=["Incinerate", "Mobilize"], runes={"body": 4}), battlefields=[CAMP, PEAK],
                 foe=side(at={CAMP: ["Daring Poro"]}, hand=["Flash"], runes={"chaos": 2}))
    home.you.play("Incinerate")
    home.resolve()
    home.you.play("Mobilize")
    home.foe.play("Flash", on=["Daring Poro"])
    home.resolve()
    assert home.trash(FOE) == ["Flash", "Daring Poro"]


# --- Fortified Position

@card("Fortified Position")
def test_fortified_position_gives_shield_two_to_any_unit_for_this_combat() -> None:
    table = Table(
        you=side(base=["Mega-Mech"], legend=LUX), foe=side(at={FORT: ["Petty Officer"]}, base=["Recruit"]),
        battlefields=[FORT, PEAK],
    )
    table.you.move("Mega-Mech", to=FORT)
    assert table.open.seat == FOE
    assert asked(table.foe) == ["Mega-Mech", "Petty Officer", "Recruit"]
    table.foe.choose("Petty Officer")
    table.resolve()
    assert (table.might("Petty Officer"), table.might("Mega-Mech")) == (7, 8)
    table.pass_all()
    assert table.trash(FOE) == ["Petty Officer"]
    assert table.where("Mega-Mech") == FORT


@card("Fortified Position")
def test_fortified_position_may_choose_an_attacker_and_gives_it_nothing() -> None:
    table = Table(you=side(base=["Mega-Mech"]), foe=side(at={FORT: ["Petty Officer"]}), battlefields=[FORT, PEAK])
    table.you.move("Mega-Mech", to=FORT)
    table.foe.choose("Mega-Mech")
    table.resolve()
    assert table.might("Mega-Mech") == 8


@card("Fortified Position")
def test_fortified_positions_shield_is_over_in_the_next_combat_of_the_turn() -> None:
    table = Table(
        you=side(base=["Recruit", "Recruit"]), foe=side(at={FORT: ["Petty Officer"]}, base=["Pouty Poro"]),
        battlefields=[FORT, PEAK],
    )
    table.you.move("Recruit", to=FORT)
    table.foe.choose("Petty Officer")
    table.pass_all()
    assert table.might("Petty Officer") == 5
    table.you.move("Recruit", to=FORT)
    table.foe.choose("Pouty Poro")
    table.resolve()
    assert table.might("Petty Officer") == 5


@card("Fortified Position")
def test_fortified_position_triggers_once_for_two_defenders_and_not_without_combat_or_elsewhere() -> None:
    table = Table(
        you=side(base=["Recruit"]), foe=side(at={FORT: ["Petty Officer", "Recruit"]}), battlefields=[FORT, PEAK]
    )
    table.you.move("Recruit", to=FORT)
    assert table.chain() == ["(Fortified Position)"]
    empty = Table(you=side(base=["Recruit"]), foe=side(controls=[FORT]), battlefields=[FORT, PEAK])
    empty.you.move("Recruit", to=FORT)
    assert empty.chain() == []
    elsewhere = Table(
        you=side(base=["Recruit"]), foe=side(at={PEAK: ["Petty Officer"], FORT: ["Pouty Poro"]}),
        battlefields=[FORT, PEAK],
    )
    elsewhere.you.move("Recruit", to=PEAK)
    assert elsewhere.chain() == []


# --- Startipped Peak

def held(rune_deck: int = 6) -> Table:
    """Your turn has begun with Startipped Peak held."""
    table = Table(
        you=side(at={PEAK: ["Recruit"]}, legend=LUX, deck=["Gust"], rune_deck=rune_deck), foe=side(legend=LUX),
        turn_of=FOE, battlefields=[GATE, PEAK],
    )
    table.end_turn()
    return table


@card("Startipped Peak")
def test_startipped_peak_may_channel_one_rune_exhausted_when_held() -> None:
    table = held()
    assert table.points() == (1, 0)
    assert (table.open.kind, table.open.seat) == ("may", YOU)
    table.you.choose("yes")
    table.pass_all()
    assert len(table.state.players[YOU].runes) == 3
    assert table.ready_runes() == 2


@card("Startipped Peak")
def test_startipped_peak_may_be_declined() -> None:
    table = held()
    table.you.choose("no")
    table.pass_all()
    assert len(table.state.players[YOU].runes) == 2
    assert table.open.kind == "act"


@card("Startipped Peak")
def test_startipped_peak_channels_before_the_channel_phase_takes_from_a_short_rune_deck() -> None:
    table = held(rune_deck=2)
    table.you.choose("yes")
    table.pass_all()
    assert len(table.state.players[YOU].runes) == 2
    assert table.ready_runes() == 1


@card("Startipped Peak")
def test_startipped_peak_gives_nothing_when_it_is_conquered() -> None:
    table = Table(you=side(base=["Recruit"]), battlefields=[GATE, PEAK])
    table.you.move("Recruit", to=PEAK)
    table.pass_all()
    assert table.points() == (1, 0)
    assert table.open.kind == "act"
    assert table.state.players[YOU].runes == []


@card("Startipped Peak")
def test_startipped_peak_gives_nothing_when_another_battlefield_is_held() -> None:
    table = Table(you=side(at={GATE: ["Recruit"]}, legend=LUX, deck=["Gust"]), foe=side(legend=LUX), turn_of=FOE,
                  battlefields=[GATE, PEAK])
    table.end_turn()
    assert table.points() == (1, 0)
    assert (table.open.kind, table.open.seat) == ("act", YOU)
    assert options(table.you, "move", "Recruit") == ["Your base"]
