"""Units of Origins: keywords, and what they are while they are on the board."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

# --- keywords

@card("Pouty Poro")
def test_choosing_an_opponents_pouty_poro_costs_one_power_of_any_domain_more() -> None:
    table = Table(you=side(hand=["Incinerate"], runes={"calm": 2}), foe=side(at={MOOR: ["Pouty Poro", "Daring Poro"]}))
    table.you.play("Incinerate", on="Pouty Poro")
    table.resolve()
    assert table.trash(FOE) == ["Pouty Poro"]
    assert [e.other for e in table.events("paid")] == ["energy", "calm"]
    assert len(table.state.players[YOU].runes) == 1


@card("Pouty Poro")
def test_pouty_poro_is_no_target_for_whoever_cannot_pay_deflect() -> None:
    you = side(hand=["Incinerate", "Gust"], base=["Lux, Crownguard"])
    table = Table(you=you, foe=side(at={MOOR: ["Pouty Poro"], MEADOW: ["Daring Poro", "Petty Officer"]}))
    assert options(table.you, "play", "Incinerate") == ["Daring Poro", "Petty Officer"]
    alone = Table(you=you, foe=side(at={MOOR: ["Pouty Poro"]}))
    assert alone.you.why_not("play", "Incinerate") == ["809.1.c"]


@card("Pouty Poro")
def test_deflect_costs_its_own_controller_nothing() -> None:
    table = Table(you=side(hand=["En Garde"], runes={"calm": 1}, base=["Pouty Poro"]))
    table.you.play("En Garde", on="Pouty Poro")
    table.resolve()
    assert table.might("Pouty Poro") == 4
    assert len(table.state.players[YOU].runes) == 1


@card("Pouty Poro")
def test_deflect_is_not_due_for_what_hits_all_units_unchosen() -> None:
    table = Table(you=side(hand=["Firestorm"], runes={"fury": 6}), foe=side(at={MOOR: ["Pouty Poro"]}))
    table.you.play("Firestorm", on=MOOR)
    table.resolve()
    assert table.trash(FOE) == ["Pouty Poro"]
    assert len(table.state.players[YOU].runes) == 5


@card("Stalwart Poro", "Daring Poro")
def test_stalwart_poro_has_one_might_more_while_defending_and_daring_poro_while_attacking() -> None:
    table = Table(you=side(base=["Daring Poro"]), foe=side(at={MOOR: ["Stalwart Poro"]}))
    assert (table.might("Daring Poro"), table.might("Stalwart Poro")) == (2, 2)
    table.you.move("Daring Poro", to=MOOR)
    assert (table.might("Daring Poro"), table.might("Stalwart Poro")) == (3, 3)
    table.pass_all()
    assert table.trash() == ["Daring Poro"]
    assert table.trash(FOE) == ["Stalwart Poro"]
    assert table.controller(MOOR) == -1


@card("Stalwart Poro", "Daring Poro")
def test_shield_gives_nothing_to_an_attacker_and_assault_nothing_to_a_defender() -> None:
    table = Table(you=side(base=["Stalwart Poro"]), foe=side(at={MOOR: ["Daring Poro"]}))
    table.you.move("Stalwart Poro", to=MOOR)
    assert (table.might("Stalwart Poro"), table.might("Daring Poro")) == (2, 2)
    table.pass_all()
    assert (table.trash(), table.trash(FOE)) == (["Stalwart Poro"], ["Daring Poro"])


@card("Daring Poro")
def test_assault_gives_nothing_in_a_showdown_without_an_enemy() -> None:
    table = Table(you=side(base=["Daring Poro"]))
    table.you.move("Daring Poro", to=MOOR)
    assert table.open.kind == "focus"
    assert table.might("Daring Poro") == 2


@card("Petty Officer")
def test_petty_officer_kills_six_might_as_an_attacker() -> None:
    table = Table(you=side(base=["Petty Officer"]), foe=side(at={MOOR: ["Stormclaw Ursine"]}))
    table.you.move("Petty Officer", to=MOOR)
    assert table.might("Petty Officer") == 6
    table.pass_all()
    assert table.trash(FOE) == ["Stormclaw Ursine"]
    assert table.trash() == ["Petty Officer"]


@card("Petty Officer")
def test_petty_officer_has_its_printed_might_as_a_defender() -> None:
    table = Table(you=side(base=["Stormclaw Ursine"]), foe=side(at={MOOR: ["Petty Officer"]}))
    table.you.move("Stormclaw Ursine", to=MOOR)
    table.pass_all()
    assert table.trash(FOE) == ["Petty Officer"]
    assert table.where("Stormclaw Ursine") == MOOR
    assert table.points() == (1, 0)


@card("Lecturing Yordle")
def test_tank_gets_combat_damage_before_units_without_it() -> None:
    table = Table(
        you=side(base=["Daring Poro"]), foe=side(at={MOOR: ["Vanguard Sergeant", "Lecturing Yordle", "Daring Poro"]})
    )
    table.you.move("Daring Poro", to=MOOR)
    table.pass_all()
    assert table.open.kind == "assign"
    assert asked(table.you) == ["Daring Poro", "Vanguard Sergeant"]
    hit = [(e.card, e.n) for e in table.events("damaged")]
    assert hit == []
    table.you.choose("Vanguard Sergeant")
    assert table.trash(FOE) == ["Lecturing Yordle"]
    assert sorted(e.n for e in table.events("damaged") if e.seat == FOE) == [1, 2]


@card("Lecturing Yordle")
def test_lecturing_yordle_draws_one_when_played() -> None:
    table = Table(you=side(hand=["Lecturing Yordle"], deck=["Gust", "Flash"], runes={"mind": 3}))
    table.you.play("Lecturing Yordle")
    assert table.chain() == ["Lecturing Yordle"]
    table.resolve()
    assert table.hand() == ["Gust"]


@card("Stormclaw Ursine")
def test_stormclaw_ursine_channels_one_rune_exhausted_when_played() -> None:
    table = Table(you=side(hand=["Stormclaw Ursine"], runes={"body": 7}, rune_deck=6))
    table.you.play("Stormclaw Ursine")
    table.resolve()
    assert len(table.state.players[YOU].runes) == 8
    assert table.ready_runes() == 0
    assert len(table.state.players[YOU].rune_deck) == 5


@card("Stormclaw Ursine")
def test_stormclaw_ursine_enters_all_the_same_with_an_empty_rune_deck() -> None:
    table = Table(you=side(hand=["Stormclaw Ursine"], runes={"body": 7}, rune_deck=0))
    table.you.play("Stormclaw Ursine")
    table.resolve()
    assert table.where("Stormclaw Ursine") == "base"
    assert len(table.state.players[YOU].runes) == 7


@card("Stormclaw Ursine", "Maddened Marauder")
def test_of_two_tanks_the_assigning_player_chooses_and_the_others_come_after_both() -> None:
    table = Table(
        you=side(base=["Mega-Mech"]), foe=side(at={MOOR: ["Daring Poro", "Maddened Marauder", "Stormclaw Ursine"]})
    )
    table.you.move("Mega-Mech", to=MOOR)
    table.pass_all()
    assert asked(table.you) == ["Maddened Marauder", "Stormclaw Ursine"]
    table.you.choose("Maddened Marauder")
    dealt = {e.card: e.n for e in table.events("damaged") if e.seat == FOE}
    assert sorted(dealt.values()) == [4, 4]
    assert table.trash(FOE) == ["Maddened Marauder"]
    assert table.where("Daring Poro") == MOOR


# --- while on the board

@card("Wielder of Water")
def test_wielder_of_water_has_two_might_more_attacking_alone() -> None:
    table = Table(you=side(base=["Wielder of Water"]), foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    assert table.might("Wielder of Water") == 2
    table.you.move("Wielder of Water", to=MOOR)
    assert table.might("Wielder of Water") == 4
    table.pass_all()
    assert table.trash(FOE) == ["Vanguard Sergeant"]


@card("Wielder of Water")
def test_wielder_of_water_has_nothing_more_attacking_with_another_unit() -> None:
    table = Table(you=side(base=["Wielder of Water", "Daring Poro"]), foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    table.you.move("Wielder of Water", "Daring Poro", to=MOOR)
    assert table.might("Wielder of Water") == 2


@card("Wielder of Water")
def test_wielder_of_water_has_two_might_more_defending_alone_against_any_number() -> None:
    table = Table(you=side(base=["Daring Poro", "Pouty Poro"]), foe=side(at={MOOR: ["Wielder of Water"]}))
    table.you.move("Daring Poro", "Pouty Poro", to=MOOR)
    assert table.might("Wielder of Water") == 4


@card("Wielder of Water")
def test_wielder_of_water_alone_in_a_showdown_without_combat_has_its_printed_might() -> None:
    table = Table(you=side(base=["Wielder of Water"]))
    table.you.move("Wielder of Water", to=MOOR)
    assert table.might("Wielder of Water") == 2


@card("Eager Apprentice")
def test_eager_apprentice_makes_spells_one_cheaper_at_a_battlefield_but_not_at_the_base() -> None:
    there = Table(you=side(hand=["Meditation"], deck=["Gust"], runes={"calm": 1}, at={MOOR: ["Eager Apprentice"]}))
    there.you.play("Meditation")
    there.resolve()
    assert there.hand() == ["Gust"]
    home = Table(you=side(hand=["Meditation"], runes={"calm": 1}, base=["Eager Apprentice"]))
    assert home.you.why_not("play", "Meditation") == ["357"]


@card("Eager Apprentice")
def test_eager_apprentice_leaves_a_cost_of_one_and_several_stop_there_too() -> None:
    one = Table(you=side(hand=["Stupefy"], deck=["Gust"], at={MOOR: ["Eager Apprentice"]}))
    assert one.you.why_not("play", "Stupefy") == ["357"]
    two = Table(
        you=side(hand=["Incinerate"], runes={"fury": 1}, at={MOOR: ["Eager Apprentice"] * 2}),
        foe=side(at={MEADOW: ["Daring Poro"]}),
    )
    two.you.play("Incinerate", on="Daring Poro")
    assert [e.n for e in two.events("paid")] == [1]
    none = Table(you=side(hand=["Incinerate"], at={MOOR: ["Eager Apprentice"] * 2}))
    assert "357" in none.you.why_not("play", "Incinerate")


@card("Eager Apprentice")
def test_eager_apprentice_discounts_neither_units_nor_opponents_nor_power() -> None:
    table = Table(you=side(hand=["Daring Poro", "Cannon Barrage"], runes={"order": 1}, at={MOOR: ["Eager Apprentice"]}),
                  foe=side(hand=["Stupefy", "Meditation"], runes={"calm": 1}))
    assert "357" in table.you.why_not("play", "Daring Poro")
    assert table.you.why_not("play", "Cannon Barrage") == ["357"]
    table.you.move("Eager Apprentice", to="base")
    foe = Table(you=side(hand=["Incinerate"], runes={"fury": 1}, at={MOOR: ["Eager Apprentice"]}),
                foe=side(hand=["Meditation"], runes={"calm": 1}, at={MEADOW: ["Petty Officer"]}))
    foe.you.play("Incinerate", on="Petty Officer")
    assert foe.foe.offered("play") == set()


@card("Ravenbloom Student")
def test_ravenbloom_student_gets_one_might_this_turn_for_each_own_spell() -> None:
    table = Table(
        you=side(
            legend="Lux, Lady of Luminosity", hand=["Mobilize", "Mobilize", "Daring Poro"], runes={"body": 6},
            base=["Ravenbloom Student"],
        ),
        foe=side(hand=["Meditation"], deck=["Gust"] * 3, runes={"calm": 2}),
    )
    table.you.play("Daring Poro")
    assert table.might("Ravenbloom Student") == 2
    table.you.play("Mobilize")
    assert table.might("Ravenbloom Student") == 2
    table.foe.play("Meditation")
    table.resolve()
    assert table.might("Ravenbloom Student") == 3
    table.you.play("Mobilize")
    table.resolve()
    assert table.might("Ravenbloom Student") == 4
    table.end_turn()
    assert table.might("Ravenbloom Student") == 2
