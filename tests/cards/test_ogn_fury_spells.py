"""Spells of Fury in Origins."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

# --- Assault from a spell

@card("Cleave")
def test_cleave_gives_an_attacker_three_might_and_a_defender_none() -> None:
    table = Table(
        you=side(base=["Vanguard Sergeant"], hand=["Cleave", "Cleave"], runes={"fury": 2}),
        foe=side(at={MOOR: ["Mega-Mech"]}, base=["Pouty Poro"]),
    )
    assert options(table.you, "play", "Cleave") == ["Mega-Mech", "Pouty Poro", "Vanguard Sergeant"]
    table.you.play("Cleave", on="Vanguard Sergeant")
    table.resolve()
    assert table.might("Vanguard Sergeant") == 4
    table.you.move("Vanguard Sergeant", to=MOOR)
    assert table.might("Vanguard Sergeant") == 7
    table.you.play("Cleave", on="Mega-Mech")
    table.resolve()
    assert table.might("Mega-Mech") == 8


@card("Cleave")
def test_cleave_ends_with_the_turn() -> None:
    table = Table(you=side(base=["Vanguard Sergeant"], hand=["Cleave"], runes={"fury": 1}, deck=["Gust"]),
                  foe=side(deck=["Gust", "Gust"], base=["Mega-Mech"]))
    table.you.play("Cleave", on="Vanguard Sergeant")
    table.resolve()
    table.end_turn()
    table.foe.move("Mega-Mech", to=MOOR)
    table.pass_all()
    table.end_turn()
    table.you.move("Vanguard Sergeant", to=MOOR)
    assert (table.thing("Vanguard Sergeant").role, table.might("Vanguard Sergeant")) == ("attacker", 4)


# --- damage

@card("Hextech Ray")
def test_hextech_ray_deals_three_to_a_unit_at_a_battlefield() -> None:
    table = Table(
        you=side(hand=["Hextech Ray"], runes={"fury": 1}, at={MEADOW: ["Daring Poro"]}, base=["Petty Officer"]),
        foe=side(at={MOOR: ["Vanguard Sergeant", "Eager Apprentice"]}, base=["Mega-Mech"]),
    )
    assert options(table.you, "play", "Hextech Ray") == ["Daring Poro", "Eager Apprentice", "Vanguard Sergeant"]
    table.you.play("Hextech Ray", on="Eager Apprentice")
    table.resolve()
    assert table.trash(FOE) == ["Eager Apprentice"]
    assert (table.thing("Vanguard Sergeant").damage, table.thing("Daring Poro").damage) == (0, 0)


@card("Hextech Ray", "Flash")
def test_hextech_ray_deals_nothing_to_a_unit_that_went_to_its_base() -> None:
    table = Table(
        you=side(hand=["Hextech Ray"], runes={"fury": 1}),
        foe=side(at={MOOR: ["Eager Apprentice"]}, hand=["Flash"], runes={"chaos": 2}),
    )
    table.you.play("Hextech Ray", on="Eager Apprentice")
    table.foe.play("Flash", on=["Eager Apprentice"])
    table.resolve()
    assert (table.where("Eager Apprentice"), table.events("damaged")) == ("base", [])


@card("Void Seeker")
def test_void_seeker_deals_four_and_draws_one() -> None:
    table = Table(
        you=side(hand=["Void Seeker"], runes={"fury": 3}, deck=["Gust", "Flash"]),
        foe=side(at={MOOR: ["Vanguard Sergeant", "Petty Officer"]}, base=["Daring Poro"]),
    )
    assert options(table.you, "play", "Void Seeker") == ["Petty Officer", "Vanguard Sergeant"]
    table.you.play("Void Seeker", on="Vanguard Sergeant")
    table.resolve()
    assert (table.trash(FOE), table.hand()) == (["Vanguard Sergeant"], ["Gust"])


@card("Void Seeker", "Flash")
def test_void_seeker_draws_also_when_its_unit_is_gone() -> None:
    table = Table(
        you=side(hand=["Void Seeker"], runes={"fury": 3}, deck=["Gust", "Flash"]),
        foe=side(at={MOOR: ["Vanguard Sergeant"]}, hand=["Flash"], runes={"chaos": 2}),
    )
    table.you.play("Void Seeker", on="Vanguard Sergeant")
    table.foe.play("Flash", on=["Vanguard Sergeant"])
    table.resolve()
    assert (table.thing("Vanguard Sergeant").damage, table.hand()) == (0, ["Gust"])


@card("Falling Star")
def test_falling_star_deals_three_twice_to_two_units_anywhere() -> None:
    table = Table(
        you=side(hand=["Falling Star"], runes={"fury": 2}),
        foe=side(at={MOOR: ["Vanguard Sergeant"]}, base=["Eager Apprentice", "Mega-Mech"]),
    )
    table.you.play("Falling Star", on=["Eager Apprentice", "Mega-Mech"])
    table.resolve()
    assert table.trash(FOE) == ["Eager Apprentice"]
    assert (table.thing("Mega-Mech").damage, table.thing("Vanguard Sergeant").damage) == (3, 0)


@card("Falling Star")
def test_falling_star_may_choose_one_unit_twice() -> None:
    table = Table(you=side(hand=["Falling Star"], runes={"fury": 2}), foe=side(base=["Petty Officer", "Mega-Mech"]))
    table.you.play("Falling Star", on=["Petty Officer", "Petty Officer"])
    table.resolve()
    assert (table.trash(FOE), len(table.events("damaged"))) == (["Petty Officer"], 2)


@card("Falling Star")
def test_falling_star_is_for_the_own_turn_only() -> None:
    table = Table(
        you=side(hand=["Falling Star"], runes={"fury": 2}), foe=side(base=["Mega-Mech"]), turn_of=FOE
    )
    table.foe.move("Mega-Mech", to=MOOR)
    table.foe.passes()
    assert "Falling Star" not in table.you.offered("play")


@card("Get Excited!", "Mega-Mech", "Singularity")
def test_get_excited_deals_the_energy_cost_of_the_discarded_card() -> None:
    for thrown, left in (("Mega-Mech", 7), ("Singularity", 6), ("Gust", 1)):
        table = Table(
            you=side(hand=["Get Excited!", thrown, "Flash"], runes={"fury": 2}, base=["Petty Officer"]),
            foe=side(at={MOOR: ["Mountain Drake"]}),
        )
        table.you.play("Get Excited!", on="Mountain Drake")
        table.resolve()
        assert asked(table.you) == sorted([thrown, "Flash"])
        table.you.choose(thrown)
        assert table.thing("Mountain Drake").damage == left
        assert (table.hand(), table.trash()) == (["Flash"], [thrown, "Get Excited!"])


@card("Get Excited!")
def test_get_excited_without_a_card_to_discard_deals_nothing() -> None:
    table = Table(you=side(hand=["Get Excited!"], runes={"fury": 2}), foe=side(at={MOOR: ["Daring Poro"]}))
    table.you.play("Get Excited!", on="Daring Poro")
    table.resolve()
    assert (table.events("damaged"), table.trash(), table.trash(FOE)) == ([], ["Get Excited!"], [])


@card("Get Excited!")
def test_get_excited_discards_even_when_its_unit_has_left() -> None:
    table = Table(
        you=side(hand=["Get Excited!", "Mega-Mech"], runes={"fury": 2}),
        foe=side(at={MOOR: ["Daring Poro"]}, hand=["Flash"], runes={"chaos": 2}),
    )
    table.you.play("Get Excited!", on="Daring Poro")
    table.foe.play("Flash", on=["Daring Poro"])
    table.resolve()
    assert table.trash() == ["Mega-Mech", "Get Excited!"]
    assert table.events("damaged") == []


# --- costs

@card("Sky Splitter")
def test_sky_splitter_costs_less_by_the_highest_might_among_your_units() -> None:
    def table(*units: str, runes: int) -> Table:
        return Table(you=side(hand=["Sky Splitter"], runes={"fury": runes}, base=units),
                     foe=side(at={MOOR: ["Mega-Mech"]}, base=["Mountain Drake"]))

    assert table("Petty Officer", "Vanguard Sergeant", runes=2).you.why_not("play", "Sky Splitter") == ["357"]
    split = table("Petty Officer", "Vanguard Sergeant", runes=3)
    split.you.play("Sky Splitter", on="Mega-Mech")
    split.resolve()
    assert (split.thing("Mega-Mech").damage, split.ready_runes()) == (5, 0)
    assert [(e.other, e.n) for e in split.events("paid")] == [("energy", 3), ("fury", 1)]


@card("Sky Splitter")
def test_sky_splitter_costs_eight_alone_and_never_less_than_its_power() -> None:
    foe = side(at={MOOR: ["Mega-Mech"]})
    assert Table(you=side(hand=["Sky Splitter"], runes={"fury": 7}), foe=foe).you.why_not("play", "Sky Splitter")
    assert "Sky Splitter" in Table(you=side(hand=["Sky Splitter"], runes={"fury": 8}), foe=foe).you.offered("play")
    drake = Table(you=side(hand=["Sky Splitter"], base=["Mountain Drake"], spent={"fury": 1}), foe=foe)
    drake.you.play("Sky Splitter", on="Mega-Mech")
    assert [(e.other, e.n) for e in drake.events("paid")] == [("fury", 1)]


# --- gear, and the decks of opponents

@card("Thermo Beam", "Seal of Rage")
def test_thermo_beam_kills_all_gear_of_both_sides_and_nothing_else() -> None:
    table = Table(
        you=side(hand=["Thermo Beam"], runes={"fury": 5}, base=["Seal of Rage", "Petty Officer"]),
        foe=side(base=["Unlicensed Armory", "Ravenborn Tome", "Daring Poro"]),
    )
    table.you.play("Thermo Beam")
    table.resolve()
    assert table.trash() == ["Seal of Rage", "Thermo Beam"]
    assert table.trash(FOE) == ["Unlicensed Armory", "Ravenborn Tome"]
    assert (table.where("Petty Officer"), table.where("Daring Poro")) == ("base", "base")


@card("Blind Fury", "Vanguard Sergeant")
def test_blind_fury_plays_the_top_card_of_the_opponents_deck_for_nothing() -> None:
    table = Table(
        you=side(hand=["Blind Fury"], runes={"fury": 4}, at={MOOR: ["Daring Poro"]}),
        foe=side(deck=["Vanguard Sergeant", "Gust"]),
    )
    table.you.play("Blind Fury")
    table.resolve()
    assert asked(table.you) == [MOOR, "Your base"]
    table.you.choose(MOOR)
    assert [e.kind for e in table.events() if e.kind in ("revealed", "banished")] == ["revealed", "banished"]
    sergeant = table.thing("Vanguard Sergeant")
    assert (table.where("Vanguard Sergeant"), table.ready_runes()) == (MOOR, 0)
    assert (sergeant.controller, sergeant.owner, sergeant.exhausted) == (YOU, FOE, True)
    assert [c.name for c in table.state.players[FOE].deck] == ["Gust"]


@card("Blind Fury")
def test_blind_fury_with_three_players_plays_one_of_two_cards_and_recycles_the_other() -> None:
    table = Table(
        you=side(hand=["Blind Fury"], runes={"fury": 4}, deck=["Confront"]), foe=side(deck=["Stupefy", "Gust"]),
        others=[side(deck=["Mega-Mech", "Flash"], base=["Daring Poro"])], battlefields=(MEADOW, MOOR, "Void Gate"),
    )
    table.you.play("Blind Fury")
    table.resolve()
    assert asked(table.you) == ["Mega-Mech", "Stupefy"]
    table.you.choose("Stupefy")
    table.resolve()
    assert (table.might("Daring Poro"), table.hand(), table.trash(FOE)) == (1, ["Confront"], ["Stupefy"])
    assert [c.name for c in table.state.players[2].deck] == ["Mega-Mech", "Flash"], "the last one is on top"


@card("Blind Fury", "Gust")
def test_blind_fury_leaves_a_card_banished_that_can_not_be_played() -> None:
    table = Table(you=side(hand=["Blind Fury"], runes={"fury": 4}), foe=side(deck=["Gust", "Flash"]))
    table.you.play("Blind Fury")
    table.resolve()
    assert table.where("Gust") == "banished"
    assert table.trash(FOE) == []
    nothing = Table(you=side(hand=["Blind Fury"], runes={"fury": 4}), foe=side())
    nothing.you.play("Blind Fury")
    nothing.resolve()
    assert (nothing.trash(), nothing.events("banished"), nothing.points()) == (["Blind Fury"], [], (0, 0))


# --- Shakedown

def shakedown(answer: str, **foe: object) -> Table:
    """Shakedown on Vanguard Sergeant, up to what its controller answers."""
    table = Table(
        you=side(hand=["Shakedown"], runes={"fury": 2}, deck=["Gust", "Flash", "Confront"], base=["Daring Poro"]),
        foe=side(base=["Vanguard Sergeant"], at={MOOR: ["Mega-Mech"]}, deck=["Stupefy"], **foe),
    )
    assert options(table.you, "play", "Shakedown") == ["Mega-Mech", "Vanguard Sergeant"]
    table.you.play("Shakedown", on="Vanguard Sergeant")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (FOE, "may")
    table.foe.choose(answer)
    return table


@card("Shakedown")
def test_shakedown_deals_six_where_the_units_controller_wont_have_you_draw() -> None:
    table = shakedown("no")
    assert [(event.n, event.rule) for event in table.events("damaged")] == [(6, "417")]
    assert (table.trash(FOE), table.hand(YOU), table.hand(FOE)) == (["Vanguard Sergeant"], [], [])


@card("Shakedown")
def test_shakedown_deals_nothing_and_its_player_draws_two_if_they_would_rather() -> None:
    table = shakedown("yes")
    assert (table.events("damaged"), table.where("Vanguard Sergeant")) == ([], "base")
    assert (table.hand(YOU), table.hand(FOE)) == (["Gust", "Flash"], [])


@card("Shakedown", "Gust")
def test_shakedown_asks_nobody_once_its_unit_is_gone() -> None:
    table = Table(
        you=side(hand=["Shakedown"], runes={"fury": 2}, deck=["Gust", "Gust"]),
        foe=side(at={MOOR: ["Daring Poro"]}, hand=["Gust"], runes={"chaos": 1}),
    )
    table.you.play("Shakedown", on="Daring Poro")
    table.foe.play("Gust", on="Daring Poro")
    table.resolve()
    assert (table.hand(YOU), table.hand(FOE), table.open.kind) == ([], ["Daring Poro"], "act")


@card("Shakedown")
def test_shakedown_is_up_to_whoever_controls_the_unit_of_several_opponents_and_a_reaction() -> None:
    table = Table(
        you=side(hand=["Shakedown"], runes={"fury": 2}, deck=["Gust", "Flash"]), foe=side(),
        others=[side(base=["Daring Poro"], deck=["Confront"])], battlefields=(MEADOW, MOOR, "Void Gate"), turn_of=2,
    )
    assert "Shakedown" not in table.third.offered("play")
    table.third.move("Daring Poro", to=MEADOW)
    table.third.passes()
    table.you.play("Shakedown", on="Daring Poro")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (2, "may")
    table.third.choose("yes")
    assert (table.hand(YOU), table.hand(2)) == (["Gust", "Flash"], [])
