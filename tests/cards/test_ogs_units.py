"""Units of Proving Grounds."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MOOR, YOU, Table, side

PEAK, FORT, GATE = "Startipped Peak", "Fortified Position", "Void Gate"
GAREN = "Garen, Might of Demacia"
PLAIN = [PEAK, FORT]


# --- Annie

@card("Annie, Fiery")
def test_annie_fiery_adds_one_to_each_damage_of_own_spells_wherever_she_is() -> None:
    table = Table(
        you=side(hand=["Incinerate", "Firestorm"], runes={"fury": 9}, base=["Annie, Fiery"]), battlefields=PLAIN,
        foe=side(at={PEAK: ["Eager Apprentice", "Mega-Mech", "Vanguard Sergeant"]}),
    )
    table.you.play("Incinerate", on="Eager Apprentice")
    table.resolve()
    assert table.trash(FOE) == ["Eager Apprentice"]
    table.you.play("Firestorm", on=PEAK)
    table.resolve()
    assert table.thing("Mega-Mech").damage == 4
    assert "Vanguard Sergeant" in table.trash(FOE)


@card("Annie, Fiery", "Crackshot Corsair")
def test_annie_fiery_adds_one_to_own_abilities_but_not_to_combat_damage() -> None:
    table = Table(
        you=side(base=["Annie, Fiery", "Crackshot Corsair"]), foe=side(at={PEAK: ["Mega-Mech"]}), battlefields=PLAIN
    )
    table.you.move("Crackshot Corsair", to=PEAK)
    table.resolve()
    assert table.thing("Mega-Mech").damage == 2
    table.pass_all()
    assert [e.n for e in table.events("damaged") if e.seat == FOE] == [2, 3]


@card("Annie, Fiery")
def test_annie_fiery_adds_nothing_to_an_opponents_spell() -> None:
    table = Table(
        you=side(hand=["Incinerate"], runes={"fury": 2}), foe=side(at={PEAK: ["Annie, Fiery"]}), battlefields=PLAIN
    )
    table.you.play("Incinerate")
    table.resolve()
    assert table.thing("Annie, Fiery").damage == 2


@card("Annie, Fiery", "Void Gate")
def test_annie_fiery_and_void_gate_add_up() -> None:
    table = Table(
        you=side(hand=["Incinerate"], runes={"fury": 2}, base=["Annie, Fiery"]), foe=side(at={GATE: ["Mega-Mech"]}),
        battlefields=[GATE, PEAK],
    )
    table.you.play("Incinerate")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 4


@card("Annie, Stubborn")
def test_annie_stubborn_returns_a_spell_from_the_own_trash() -> None:
    table = Table(
        you=side(hand=["Annie, Stubborn"], runes={"chaos": 4}, trash=["Gust", "Daring Poro", "Flash"]),
        foe=side(trash=["Stupefy"]),
    )
    table.you.play("Annie, Stubborn")
    assert asked(table.you) == ["Flash", "Gust"]
    table.you.choose("Flash")
    table.resolve()
    assert table.hand() == ["Flash"]
    assert table.trash() == ["Gust", "Daring Poro"]


@card("Annie, Stubborn")
def test_annie_stubborn_without_a_spell_in_the_own_trash_just_enters() -> None:
    table = Table(
        you=side(champion="Annie, Stubborn", runes={"chaos": 4}, trash=["Daring Poro"]), foe=side(trash=["Stupefy"])
    )
    table.you.play("Annie, Stubborn")
    assert table.open.kind == "act"
    assert table.where("Annie, Stubborn") == "base"
    assert table.hand() == []


@card("Tibbers")
def test_tibbers_deals_three_to_all_units_at_battlefields_own_ones_and_itself_included() -> None:
    table = Table(
        you=side(hand=["Tibbers"], runes={"fury": 7, "chaos": 1}, at={FORT: ["Eager Apprentice"]}, base=["Recruit"]),
        foe=side(at={PEAK: ["Vanguard Sergeant", "Pouty Poro"]}, base=["Daring Poro"]), battlefields=PLAIN,
    )
    table.you.play("Tibbers", to=FORT)
    table.resolve()
    assert table.thing("Tibbers").damage == 3
    assert table.trash() == ["Eager Apprentice"]
    assert table.trash(FOE) == ["Pouty Poro"]
    assert table.thing("Vanguard Sergeant").damage == 3
    assert (table.thing("Recruit").damage, table.thing("Daring Poro").damage) == (0, 0)


@card("Tibbers")
def test_tibbers_at_the_base_is_not_hit_and_may_be_paid_with_fury_and_chaos_mixed() -> None:
    table = Table(you=side(hand=["Tibbers"], runes={"fury": 1, "chaos": 1, "calm": 6}))
    table.you.play("Tibbers")
    table.resolve()
    assert table.thing("Tibbers").damage == 0
    assert {table.state.objects[id].card.name for id in table.state.players[YOU].runes} == {"Calm Rune"}


# --- Yi

@card("Yi, Meditative")
def test_yi_meditative_has_four_might_more_with_eight_runes_and_not_with_seven() -> None:
    def might(ready: int, spent: int) -> int:
        return Table(you=side(base=["Yi, Meditative"], runes={"calm": ready}, spent={"body": spent}),
                     foe=side(runes={"fury": 12})).might("Yi, Meditative")

    assert might(7, 0) == 4
    assert might(7, 1) == 8
    assert might(0, 8) == 8
    assert might(9, 0) == 8


@card("Yi, Meditative")
def test_yi_meditative_loses_the_might_when_a_rune_is_recycled() -> None:
    table = Table(you=side(base=["Yi, Meditative"], runes={"calm": 8}))
    assert table.might("Yi, Meditative") == 8
    table.you.use("Calm Rune", n=1)
    assert table.might("Yi, Meditative") == 4


@card("Yi, Honed")
def test_yi_honed_enters_ready_and_moves_at_once() -> None:
    table = Table(you=side(hand=["Yi, Honed"], runes={"body": 7}))
    table.you.play("Yi, Honed")
    assert not table.thing("Yi, Honed").exhausted
    table.you.move("Yi, Honed", to=MOOR)
    table.pass_all()
    assert table.points() == (1, 0)


@card("Yi, Honed")
def test_yi_honed_moves_from_battlefield_to_battlefield_and_a_unit_without_ganking_only_home() -> None:
    table = Table(
        you=side(at={PEAK: ["Yi, Honed", "Daring Poro"]}), foe=side(at={FORT: ["Recruit"]}), battlefields=PLAIN
    )
    assert options(table.you, "move", "Yi, Honed") == [FORT, "Your base"]
    assert options(table.you, "move", "Daring Poro") == ["Your base"]
    table.you.move("Yi, Honed", to=FORT)
    assert table.where("Yi, Honed") == FORT
    assert table.thing("Yi, Honed").exhausted
    assert table.thing("Yi, Honed").role == "attacker"


# --- Lux

@card("Lux, Illuminated")
def test_lux_illuminated_gets_three_might_for_a_spell_of_five_and_none_for_four() -> None:
    table = Table(
        you=side(hand=["Disintegrate", "Falling Comet"], runes={"fury": 4, "mind": 5}, base=["Lux, Illuminated"]),
        foe=side(at={MOOR: ["Mountain Drake"]}),
    )
    table.you.play("Disintegrate")
    table.resolve()
    assert table.might("Lux, Illuminated") == 5
    table.you.play("Falling Comet")
    assert table.might("Lux, Illuminated") == 5
    table.resolve()
    assert table.might("Lux, Illuminated") == 8


@card("Lux, Illuminated", "Eager Apprentice")
def test_lux_illuminated_counts_the_printed_cost_of_a_discounted_spell() -> None:
    table = Table(
        you=side(hand=["Falling Comet"], runes={"mind": 4}, base=["Lux, Illuminated"], at={FORT: ["Eager Apprentice"]}),
        foe=side(at={PEAK: ["Mountain Drake"]}), battlefields=PLAIN,
    )
    table.you.play("Falling Comet", on="Mountain Drake")
    table.resolve()
    assert table.might("Lux, Illuminated") == 8


@card("Lux, Illuminated")
def test_lux_illuminated_counts_neither_units_nor_an_opponents_spell_and_loses_it_with_the_turn() -> None:
    table = Table(
        you=side(
            hand=["Playful Phantom", "Falling Comet"], runes={"mind": 10}, base=["Lux, Illuminated"], legend=GAREN
        ),
        foe=side(at={MOOR: ["Mountain Drake"]}, base=["Lux, Illuminated"], legend=GAREN, deck=["Gust"]),
    )
    table.you.play("Playful Phantom")
    table.resolve()
    assert table.might("Lux, Illuminated", YOU) == 5
    table.you.play("Falling Comet")
    table.resolve()
    assert (table.might("Lux, Illuminated", YOU), table.might("Lux, Illuminated", FOE)) == (8, 5)
    table.end_turn()
    assert table.might("Lux, Illuminated", YOU) == 5


@card("Lux, Crownguard")
def test_lux_crownguard_pays_two_energy_of_a_spell_and_nothing_of_a_unit() -> None:
    table = Table(
        you=side(hand=["Incinerate", "Daring Poro"], base=["Lux, Crownguard"]), foe=side(at={MOOR: ["Daring Poro"]})
    )
    assert table.you.offered("play") == {"Incinerate"}
    assert table.you.why_not("play", "Daring Poro") == ["357"]
    table.you.play("Incinerate")
    assert table.thing("Lux, Crownguard").exhausted
    table.resolve()
    assert table.trash(FOE) == ["Daring Poro"]


@card("Lux, Crownguard")
def test_lux_crownguards_energy_in_the_pool_is_for_spells_only() -> None:
    table = Table(
        you=side(hand=["Incinerate", "Daring Poro"], base=["Lux, Crownguard"], runes={"order": 1}),
        foe=side(at={MOOR: ["Recruit"]}),
    )
    table.you.use("Lux, Crownguard")
    assert table.open.kind == "act"
    assert [(r.kind, r.n, r.use) for r in table.state.players[YOU].pool] == [("energy", 2, "spell")]
    assert table.you.offered("play") == {"Incinerate"}
    table.you.play("Incinerate")
    assert table.ready_runes() == 1
    assert table.state.players[YOU].pool == ()


@card("Lux, Crownguard")
def test_lux_crownguard_exhausted_gives_nothing() -> None:
    table = Table(you=side(hand=["Incinerate"], base=["Lux, Crownguard*"]), foe=side(at={MOOR: ["Recruit"]}))
    assert table.you.why_not("play", "Incinerate") == ["357"]
    assert table.you.why_not("use", "Lux, Crownguard") == ["414.4"]


@card("Lux, Crownguard")
def test_lux_crownguard_helps_on_the_opponents_chain_with_what_is_left_lost_at_the_turns_end() -> None:
    table = Table(you=side(hand=["Gust"], base=["Lux, Crownguard"], legend=GAREN), turn_of=FOE,
                  foe=side(hand=["Mobilize"], runes={"body": 2}, at={MOOR: ["Recruit"]}, legend=GAREN))
    table.foe.play("Mobilize")
    table.you.play("Gust")
    table.resolve()
    assert [(r.kind, r.n, r.use) for r in table.state.players[YOU].pool] == [("energy", 1, "spell")]
    table.foe.ends()
    table.pass_all()
    assert table.state.players[YOU].pool == ()


@card("Lux, Crownguard")
def test_lux_crownguard_used_in_a_showdown_keeps_focus() -> None:
    table = Table(you=side(base=["Lux, Crownguard", "Recruit"]))
    table.you.move("Recruit", to=MOOR)
    table.you.use("Lux, Crownguard")
    assert (table.open.kind, table.open.seat) == ("focus", YOU)


# --- Garen and the others

@card("Garen, Rugged")
def test_garen_rugged_has_two_might_more_attacking_and_defending() -> None:
    attacks = Table(you=side(base=["Garen, Rugged"]), foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    assert attacks.might("Garen, Rugged") == 5
    attacks.you.move("Garen, Rugged", to=MOOR)
    assert attacks.might("Garen, Rugged") == 7
    attacks.pass_all()
    assert attacks.might("Garen, Rugged") == 5
    defends = Table(you=side(base=["Stormclaw Ursine"]), foe=side(at={MOOR: ["Garen, Rugged"]}))
    defends.you.move("Stormclaw Ursine", to=MOOR)
    assert defends.might("Garen, Rugged") == 7
    defends.pass_all()
    assert defends.where("Garen, Rugged") == MOOR


@card("Garen, Commander")
def test_garen_commander_gives_one_might_to_other_friendly_units_where_he_is() -> None:
    table = Table(
        you=side(base=["Garen, Commander", "Recruit"], at={MOOR: ["Daring Poro"]}), foe=side(base=["Petty Officer"])
    )
    names = ("Garen, Commander", "Recruit", "Daring Poro", "Petty Officer")
    assert [table.might(name) for name in names] == [5, 2, 2, 5]
    table.you.move("Garen, Commander", to=MOOR)
    assert [table.might(name) for name in names] == [5, 1, 3, 5]


@card("Garen, Commander")
def test_garen_commander_gives_nothing_to_enemies_here_and_two_of_them_help_each_other() -> None:
    table = Table(
        you=side(base=["Garen, Commander", "Garen, Commander", "Recruit"]), foe=side(at={MOOR: ["Mega-Mech"]})
    )
    assert [table.might("Garen, Commander"), table.might("Garen, Commander#2"), table.might("Recruit")] == [6, 6, 3]
    table.you.move("Garen, Commander", to=MOOR)
    assert table.might("Mega-Mech") == 8


@card("Garen, Commander", "Final Spark")
def test_without_garen_commander_damage_may_suffice_to_kill() -> None:
    table = Table(you=side(hand=["Incinerate", "Final Spark"], runes={"mind": 10}), battlefields=PLAIN,
                  foe=side(at={PEAK: ["Garen, Commander", "Daring Poro"]}))
    table.you.play("Incinerate", on="Daring Poro")
    table.resolve()
    assert table.where("Daring Poro") == PEAK
    table.you.play("Final Spark", on="Garen, Commander")
    table.resolve()
    assert sorted(table.trash(FOE)) == ["Daring Poro", "Garen, Commander"]


@card("Zephyr Sage")
def test_zephyr_sage_holds_against_six_might_as_a_defender() -> None:
    table = Table(you=side(base=["Stormclaw Ursine"]), foe=side(at={MOOR: ["Zephyr Sage"]}))
    table.you.move("Stormclaw Ursine", to=MOOR)
    assert (table.might("Zephyr Sage"), table.might("Stormclaw Ursine")) == (7, 6)
    table.pass_all()
    assert table.where("Zephyr Sage") == MOOR
    assert table.thing("Zephyr Sage").damage == 0
    assert table.trash() == ["Stormclaw Ursine"]
    assert table.might("Zephyr Sage") == 6


@card("Vanguard Attendant", "Vanguard Sergeant")
def test_vanguard_attendant_enters_ready_where_another_unit_enters_exhausted() -> None:
    table = Table(
        you=side(hand=["Vanguard Attendant", "Vanguard Sergeant"], runes={"order": 10}, at={MOOR: ["Recruit*"]})
    )
    table.you.play("Vanguard Attendant", to=MOOR)
    table.you.play("Vanguard Sergeant", to="Your base")
    assert not table.thing("Vanguard Attendant").exhausted
    assert table.events("readied") == []
    assert table.you.offered("move") == {"Vanguard Attendant"}
