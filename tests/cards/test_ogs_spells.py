"""Spells of Proving Grounds."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

PEAK, FORT = "Startipped Peak", "Fortified Position"
LUX = "Lux, Lady of Luminosity"
PLAIN = [PEAK, FORT]


# --- damage

@card("Firestorm")
def test_firestorm_deals_three_to_all_enemies_at_the_chosen_battlefield_only() -> None:
    table = Table(
        you=side(hand=["Firestorm"], runes={"fury": 6}, base=["Daring Poro"]), battlefields=PLAIN,
        foe=side(at={PEAK: ["Eager Apprentice", "Vanguard Sergeant"], FORT: ["Recruit"]}, base=["Pouty Poro"]),
    )
    assert options(table.you, "play", "Firestorm") == [FORT, PEAK]
    table.you.play("Firestorm", on=PEAK)
    table.resolve()
    assert table.trash(FOE) == ["Eager Apprentice"]
    assert table.thing("Vanguard Sergeant").damage == 3
    assert (table.where("Recruit"), table.where("Pouty Poro"), table.where("Daring Poro")) == (FORT, "base", "base")


@card("Firestorm")
def test_firestorm_spares_own_units_and_may_name_a_battlefield_without_enemies() -> None:
    table = Table(you=side(hand=["Firestorm"], runes={"fury": 6}, at={PEAK: ["Daring Poro"]}), battlefields=PLAIN)
    table.you.play("Firestorm", on=PEAK)
    table.resolve()
    assert table.where("Daring Poro") == PEAK
    assert table.events("damaged") == []


@card("Firestorm")
def test_firestorm_hits_who_is_there_when_it_resolves() -> None:
    table = Table(you=side(hand=["Firestorm"], runes={"fury": 6}), battlefields=PLAIN,
                  foe=side(at={PEAK: ["Daring Poro", "Pouty Poro"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.play("Firestorm", on=PEAK)
    table.foe.play("Flash", on=["Daring Poro"])
    table.resolve()
    assert table.trash(FOE) == ["Flash", "Pouty Poro"]
    assert table.where("Daring Poro") == "base"


@card("Incinerate")
def test_incinerate_deals_two_to_a_unit_at_a_battlefield_and_to_none_at_a_base() -> None:
    table = Table(
        you=side(
            hand=["Incinerate", "Incinerate"], runes={"fury": 4}, at={FORT: ["Eager Apprentice"]}, base=["Recruit"]
        ),
        foe=side(at={PEAK: ["Daring Poro"]}, base=["Petty Officer"]),
        battlefields=PLAIN,
    )
    assert options(table.you, "play", "Incinerate") == ["Daring Poro", "Eager Apprentice"]
    table.you.play("Incinerate", on="Daring Poro")
    table.resolve()
    table.you.play("Incinerate")
    table.resolve()
    assert table.trash(FOE) == ["Daring Poro"]
    assert table.thing("Eager Apprentice").damage == 2


@card("Incinerate")
def test_incinerate_is_not_offered_with_units_only_at_bases() -> None:
    table = Table(you=side(hand=["Incinerate"], runes={"fury": 2}, base=["Recruit"]), foe=side(base=["Petty Officer"]))
    assert table.you.why_not("play", "Incinerate") == ["355.8"]


@card("Final Spark")
def test_final_spark_deals_eight_to_a_unit_anywhere() -> None:
    table = Table(
        you=side(hand=["Final Spark"] * 2, runes={"mind": 8, "order": 8}, base=["Recruit"]), battlefields=PLAIN,
        foe=side(base=["Mega-Mech"], at={PEAK: ["Mountain Drake"]}),
    )
    assert options(table.you, "play", "Final Spark") == ["Mega-Mech", "Mountain Drake", "Recruit"]
    table.you.play("Final Spark", on="Mega-Mech")
    table.resolve()
    table.you.play("Final Spark", on="Mountain Drake")
    table.resolve()
    assert table.trash(FOE) == ["Mega-Mech"]
    assert table.thing("Mountain Drake").damage == 8


@card("Blast of Power")
def test_blast_of_power_kills_a_unit_of_any_might_at_a_battlefield() -> None:
    table = Table(you=side(hand=["Blast of Power"], runes={"order": 6}, at={FORT: ["Daring Poro"]}), battlefields=PLAIN,
                  foe=side(at={PEAK: ["Mountain Drake"]}, base=["Mega-Mech"]))
    assert options(table.you, "play", "Blast of Power") == ["Daring Poro", "Mountain Drake"]
    table.you.play("Blast of Power", on="Mountain Drake")
    table.resolve()
    assert table.trash(FOE) == ["Mountain Drake"]
    assert table.controller(PEAK) == -1


# --- Gentlemen's Duel

@card("Gentlemen's Duel")
def test_gentlemens_duel_gives_three_might_before_the_two_deal_damage_to_each_other() -> None:
    table = Table(you=side(hand=["Gentlemen's Duel"], runes={"body": 6}, base=["Daring Poro", "Recruit"], legend=LUX),
                  foe=side(base=["Vanguard Sergeant"], at={MOOR: ["Petty Officer"]}))
    assert options(table.you, "play", "Gentlemen's Duel") == ["Daring Poro", "Recruit"]
    assert options(table.you, "play", "Gentlemen's Duel", "Daring Poro") == ["Petty Officer", "Vanguard Sergeant"]
    table.you.play("Gentlemen's Duel", on=["Daring Poro", "Vanguard Sergeant"])
    table.resolve()
    assert table.trash(FOE) == ["Vanguard Sergeant"]
    assert table.thing("Daring Poro").damage == 4
    assert table.might("Daring Poro") == 5
    table.end_turn()
    assert table.might("Daring Poro") == 2


@card("Gentlemen's Duel")
def test_gentlemens_duel_can_kill_both() -> None:
    table = Table(
        you=side(hand=["Gentlemen's Duel"], runes={"body": 6}, base=["Daring Poro"]),
        foe=side(at={MOOR: ["Petty Officer"]}),
    )
    table.you.play("Gentlemen's Duel")
    table.resolve()
    assert table.trash() == ["Gentlemen's Duel", "Daring Poro"]
    assert table.trash(FOE) == ["Petty Officer"]


@card("Gentlemen's Duel", "Gust")
def test_gentlemens_duel_without_the_enemy_still_gives_might_and_without_the_friend_does_nothing() -> None:
    def table() -> Table:
        return Table(
            you=side(hand=["Gentlemen's Duel"], runes={"body": 6}, at={FORT: ["Daring Poro"]}), battlefields=PLAIN,
            foe=side(at={PEAK: ["Eager Apprentice"]}, hand=["Gust"], runes={"chaos": 1}),
        )

    no_enemy = table()
    no_enemy.you.play("Gentlemen's Duel")
    no_enemy.foe.play("Gust", on="Eager Apprentice")
    no_enemy.resolve()
    assert no_enemy.might("Daring Poro") == 5
    assert no_enemy.thing("Daring Poro").damage == 0
    no_friend = table()
    no_friend.you.play("Gentlemen's Duel")
    no_friend.foe.play("Gust", on="Daring Poro")
    no_friend.resolve()
    assert no_friend.thing("Eager Apprentice").damage == 0


@card("Gentlemen's Duel")
def test_gentlemens_duel_needs_an_enemy_unit() -> None:
    table = Table(you=side(hand=["Gentlemen's Duel"], runes={"body": 6}, base=["Daring Poro"]))
    assert table.you.why_not("play", "Gentlemen's Duel") == ["355.8"]


@card("Gentlemen's Duel", "Annie, Fiery")
def test_annies_bonus_is_not_added_to_what_the_duelling_units_deal() -> None:
    table = Table(
        you=side(hand=["Gentlemen's Duel"], runes={"body": 6}, base=["Daring Poro", "Annie, Fiery"]),
        foe=side(base=["Mega-Mech"]),
    )
    table.you.play("Gentlemen's Duel", on=["Daring Poro", "Mega-Mech"])
    table.resolve()
    assert table.thing("Mega-Mech").damage == 5


# --- Flash

def flash(*units: str) -> Table:
    """Flash on these of the units that were in three places."""
    table = Table(
        you=side(hand=["Flash"], runes={"chaos": 2}, at={PEAK: ["Daring Poro", "Pouty Poro"], FORT: ["Recruit"]}),
        foe=side(base=["Petty Officer"]), battlefields=PLAIN,
    )
    table.you.play("Flash", on=list(units))
    table.resolve()
    assert table.trash() == ["Flash"]
    return table


@card("Flash")
def test_flash_moves_two_friendly_units_from_different_battlefields_to_base() -> None:
    table = flash("Daring Poro", "Recruit")
    assert (table.where("Daring Poro"), table.where("Recruit"), table.where("Pouty Poro")) == ("base", "base", PEAK)
    assert (table.controller(PEAK), table.controller(FORT)) == (YOU, -1)
    assert not table.thing("Daring Poro").exhausted
    assert len(table.events("moved")) == 2


@card("Flash")
def test_flash_moves_one_or_none() -> None:
    one = flash("Pouty Poro")
    assert (one.where("Pouty Poro"), one.where("Daring Poro")) == ("base", PEAK)
    none = flash()
    assert none.events("moved") == []


@card("Flash")
def test_flash_chooses_friendly_units_only_at_most_two_each_once() -> None:
    table = Table(
        you=side(hand=["Flash"], runes={"chaos": 2}, at={MOOR: ["Daring Poro", "Pouty Poro", "Stalwart Poro"]}),
        foe=side(at={MEADOW: ["Petty Officer"]}),
    )
    assert options(table.you, "play", "Flash") == ["Daring Poro", "Done", "Pouty Poro", "Stalwart Poro"]
    assert options(table.you, "play", "Flash", "Daring Poro") == ["Done", "Pouty Poro", "Stalwart Poro"]
    assert "Stalwart Poro" not in options(table.you, "play", "Flash", "Daring Poro", "Pouty Poro")


@card("Flash")
def test_flash_takes_the_defender_out_of_a_combat_and_the_attacker_conquers() -> None:
    table = Table(you=side(base=["Recruit"]), foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.move("Recruit", to=MOOR)
    table.you.passes()
    table.foe.play("Flash", on=["Mega-Mech"])
    table.resolve()
    assert table.thing("Mega-Mech").role == ""
    table.pass_all()
    assert table.controller(MOOR) == YOU
    assert table.points() == (1, 0)


# --- Recruit the Vanguard

@card("Recruit the Vanguard", "Recruit")
def test_recruit_the_vanguard_plays_four_recruits_each_to_a_place_of_its_own() -> None:
    table = Table(
        you=side(hand=["Recruit the Vanguard"], runes={"order": 6}, at={PEAK: ["Daring Poro"]}),
        battlefields=[PEAK, FORT], foe=side(),
    )
    table.you.play("Recruit the Vanguard")
    table.resolve()
    for place in (PEAK, "Your base", PEAK, "Your base"):
        assert (table.open.kind, asked(table.you)) == ("place", [PEAK, "Your base"])
        table.you.choose(place)
    recruits = [o for o in table.state.objects.values() if o.card.name == "Recruit"]
    assert sorted(o.place for o in recruits) == [
        -1, -1, table.thing(PEAK, zone="battlefield").id, table.thing(PEAK, zone="battlefield").id,
    ]
    assert all(o.exhausted and o.token and table.might("Recruit") == 1 for o in recruits)
    assert table.open.kind == "act"


@card("Recruit the Vanguard")
def test_recruit_the_vanguard_asks_nothing_when_there_is_only_the_base() -> None:
    table = Table(you=side(hand=["Recruit the Vanguard"], runes={"order": 6}), foe=side(at={MOOR: ["Daring Poro"]}))
    table.you.play("Recruit the Vanguard")
    table.resolve()
    assert table.open.kind == "act"
    assert len(table.state.players[YOU].base) == 4


@card("Recruit the Vanguard")
def test_recruit_the_vanguard_reinforces_the_defence_in_a_showdown() -> None:
    table = Table(
        you=side(hand=["Recruit the Vanguard"], runes={"order": 6}, at={MOOR: ["Recruit"]}),
        foe=side(base=["Playful Phantom"]), turn_of=FOE,
    )
    table.foe.move("Playful Phantom", to=MOOR)
    table.foe.passes()
    table.you.play("Recruit the Vanguard")
    table.resolve()
    for _ in range(4):
        table.you.choose(MOOR)
    assert [o.role for o in table.state.objects.values() if o.card.name == "Recruit"] == ["defender"] * 5
    table.pass_all()
    while table.open.kind == "assign":
        table.foe.choose("Recruit")
    assert table.trash(FOE) == ["Playful Phantom"]


# --- Decisive Strike

@card("Decisive Strike")
def test_decisive_strike_gives_two_might_to_the_friendly_units_of_that_moment_this_turn() -> None:
    table = Table(
        you=side(
            hand=["Decisive Strike", "Daring Poro"], runes={"body": 7}, base=["Recruit"], at={MOOR: ["Pouty Poro"]},
            legend=LUX,
        ),
        foe=side(base=["Petty Officer"], legend=LUX),
    )
    table.you.play("Decisive Strike")
    table.resolve()
    table.you.play("Daring Poro", to="Your base")
    names = ("Recruit", "Pouty Poro", "Daring Poro", "Petty Officer")
    assert [table.might(name) for name in names] == [3, 4, 2, 5]
    table.you.ends()
    table.pass_all()
    assert [table.might(name) for name in names] == [1, 2, 2, 5]


@card("Decisive Strike")
def test_decisive_strike_finds_its_units_when_it_resolves() -> None:
    table = Table(you=side(hand=["Decisive Strike"], runes={"order": 5}, base=["Recruit"], at={MOOR: ["Pouty Poro"]}),
                  foe=side(hand=["Gust"], runes={"chaos": 2}))
    table.you.play("Decisive Strike")
    table.foe.play("Gust", on="Pouty Poro")
    table.resolve()
    assert table.might("Recruit") == 3
    assert table.hand() == ["Pouty Poro"]
