"""Units of Chaos in Origins: what they do when they are played or die, and while they are there."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

KOGMAW = "Kog'Maw, Caustic"
FORTUNE = "Miss Fortune, Buccaneer"


# --- when they are played

@card("Cemetery Attendant")
def test_cemetery_attendant_returns_a_unit_of_the_own_trash_to_the_hand() -> None:
    table = Table(
        you=side(hand=["Cemetery Attendant"], runes={"chaos": 3}, trash=["Daring Poro", "Gust", "Mega-Mech"]),
        foe=side(trash=["Pouty Poro"]),
    )
    table.you.play("Cemetery Attendant")
    assert asked(table.you) == ["Daring Poro", "Mega-Mech"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.hand(), sorted(table.trash())) == (["Mega-Mech"], ["Daring Poro", "Gust"])


@card("Cemetery Attendant")
def test_cemetery_attendant_finds_no_unit_among_spells() -> None:
    table = Table(you=side(hand=["Cemetery Attendant"], runes={"chaos": 3}, trash=["Gust"]))
    table.you.play("Cemetery Attendant")
    assert (table.open.kind, table.trash(), table.where("Cemetery Attendant")) == ("act", ["Gust"], "base")


@card("Zaunite Bouncer")
def test_zaunite_bouncer_returns_another_unit_at_a_battlefield_of_either_side() -> None:
    table = Table(
        you=side(hand=["Zaunite Bouncer"], runes={"chaos": 4}, at={MEADOW: ["Daring Poro"]}, base=["Petty Officer"]),
        foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    table.you.play("Zaunite Bouncer", to=MEADOW)
    assert asked(table.you) == ["Daring Poro", "Mega-Mech"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.hand(FOE), table.hand(), table.where("Zaunite Bouncer")) == (["Mega-Mech"], [], MEADOW)


@card("Zaunite Bouncer")
def test_zaunite_bouncer_never_returns_itself() -> None:
    table = Table(you=side(hand=["Zaunite Bouncer"], runes={"chaos": 4}, controls=[MOOR]), foe=side(base=["Recruit"]))
    table.you.play("Zaunite Bouncer", to=MOOR)
    table.resolve()
    assert (table.where("Zaunite Bouncer"), table.where("Recruit")) == (MOOR, "base")


@card("Mindsplitter")
def test_mindsplitter_discards_the_card_that_you_choose_of_a_revealed_hand() -> None:
    table = Table(you=side(hand=["Mindsplitter", "Gust"], runes={"chaos": 7}), foe=side(hand=["Flash", "Rebuke"]))
    table.you.play("Mindsplitter")
    table.resolve()
    assert (table.open.seat, asked(table.you)) == (YOU, ["Flash", "Rebuke"])
    assert len(table.events("revealed")) == 2
    table.you.choose("Rebuke")
    assert (table.hand(FOE), table.trash(FOE), table.hand()) == (["Flash"], ["Rebuke"], ["Gust"])
    assert [(e.seat, e.by) for e in table.events("discarded")] == [(FOE, FOE)]


@card("Mindsplitter")
def test_mindsplitter_finds_nothing_in_an_empty_hand() -> None:
    table = Table(you=side(hand=["Mindsplitter"], runes={"chaos": 7}), foe=side(trash=["Gust"]))
    table.you.play("Mindsplitter")
    table.resolve()
    assert (table.open.kind, table.events("discarded"), table.where("Mindsplitter")) == ("act", [], "base")


@card("Soulgorger", "Garen, Commander")
def test_soulgorger_may_play_a_unit_of_the_trash_for_its_power_alone() -> None:
    for answer, where in (("yes", "base"), ("no", "trash")):
        table = Table(you=side(hand=["Soulgorger"], runes={"chaos": 8, "order": 1}, trash=["Garen, Commander", "Gust"]))
        table.you.play("Soulgorger")
        table.you.choose(answer)
        table.resolve()
        if answer == "yes":
            table.you.choose("pay")
        assert table.where("Garen, Commander") == where
        powers = [e.other for e in table.events("paid") if e.other != "energy"]
        assert powers == ["chaos", *["order"] * (answer == "yes")]


@card("Soulgorger")
def test_soulgorger_plays_no_spell_and_nobody_elses_unit() -> None:
    table = Table(you=side(hand=["Soulgorger"], runes={"chaos": 8}, trash=["Gust"]), foe=side(trash=["Daring Poro"]))
    table.you.play("Soulgorger")
    assert (table.open.kind, table.trash(), table.trash(FOE)) == ("act", ["Gust"], ["Daring Poro"])


# --- when they die

@card("Undercover Agent")
def test_undercover_agent_dies_for_two_cards_discarded_and_two_drawn() -> None:
    table = Table(
        you=side(at={MOOR: ["Undercover Agent"]}, hand=["Gust", "Flash", "Rebuke"], deck=["Daring Poro", "Pouty Poro"]),
        foe=side(hand=["Falling Comet"], runes={"mind": 5}), turn_of=FOE,
    )
    table.foe.play("Falling Comet", on="Undercover Agent")
    table.resolve()
    assert table.open.seat == YOU
    table.you.choose("Gust", "Rebuke")
    assert table.hand() == ["Flash", "Daring Poro", "Pouty Poro"]
    assert sorted(table.trash()) == ["Gust", "Rebuke", "Undercover Agent"]


@card("Undercover Agent", "Rebuke")
def test_undercover_agent_that_goes_back_to_the_hand_discards_nothing() -> None:
    table = Table(you=side(at={MOOR: ["Undercover Agent"]}, hand=["Gust"], deck=["Flash"] * 2),
                  foe=side(hand=["Rebuke"], runes={"chaos": 2}), turn_of=FOE)
    table.foe.play("Rebuke", on="Undercover Agent")
    table.resolve()
    assert (sorted(table.hand()), table.trash()) == (["Gust", "Undercover Agent"], [])


@card("Kog'Maw, Caustic")
def test_kogmaw_deals_four_to_all_units_where_he_died_after_the_combat() -> None:
    table = Table(
        you=side(base=[KOGMAW, "Petty Officer"]),
        foe=side(at={MOOR: ["Mega-Mech"], MEADOW: ["Daring Poro"]}, base=["Pouty Poro"]),
    )
    table.you.move(KOGMAW, to=MOOR)
    table.pass_all()
    assert table.trash() == [KOGMAW]
    assert table.thing("Mega-Mech").damage == 4
    assert [table.thing(name).damage for name in ("Petty Officer", "Daring Poro", "Pouty Poro")] == [0, 0, 0]


@card("Kog'Maw, Caustic")
def test_kogmaw_who_dies_in_a_base_has_no_battlefield() -> None:
    table = Table(you=side(base=[KOGMAW, "Petty Officer"], hand=["Final Spark"], runes={"mind": 8}))
    table.you.play("Final Spark", on=KOGMAW)
    table.resolve()
    assert (sorted(table.trash()), table.thing("Petty Officer").damage) == (["Final Spark", KOGMAW], 0)
    assert len(table.events("damaged")) == 1


# --- what they are

@card("Shipyard Skulker")
def test_shipyard_skulker_fights_with_three_might() -> None:
    table = Table(you=side(hand=["Shipyard Skulker"], runes={"calm": 3}), foe=side())
    table.you.play("Shipyard Skulker")
    table.resolve()
    assert (table.might("Shipyard Skulker"), table.where("Shipyard Skulker")) == (3, "base")
    assert table.events("triggered") == []


@card("Rhasa the Sunderer")
def test_rhasa_costs_one_less_for_each_card_of_any_type_in_the_own_trash() -> None:
    table = Table(
        you=side(hand=["Rhasa the Sunderer"], runes={"chaos": 7}, trash=["Gust", "Daring Poro", "The Syren"]),
        foe=side(trash=["Gust"] * 5),
    )
    table.you.play("Rhasa the Sunderer")
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 7), ("chaos", 1)]
    assert Table(you=side(hand=["Rhasa the Sunderer"], runes={"chaos": 7}, trash=["Gust"] * 2), foe=side(
        trash=["Gust"] * 5)).you.why_not("play", "Rhasa the Sunderer") == ["357"]


@card("Rhasa the Sunderer")
def test_rhasa_still_costs_its_power_with_a_full_trash() -> None:
    table = Table(you=side(hand=["Rhasa the Sunderer"], runes={"chaos": 1}, trash=["Gust"] * 12))
    table.you.play("Rhasa the Sunderer")
    assert [(e.other, e.n) for e in table.events("paid")] == [("chaos", 1)]


# --- where they may be played

@card("Miss Fortune, Buccaneer", "Daring Poro")
def test_miss_fortune_and_friendly_units_may_be_played_to_an_open_battlefield() -> None:
    table = Table(you=side(hand=[FORTUNE, "Daring Poro"], runes={"chaos": 4, "order": 2}),
                  foe=side(at={MEADOW: ["Recruit"]}))
    assert options(table.you, "play", FORTUNE) == [MOOR, "Your base"]
    table.you.play("Daring Poro")
    table.resolve()
    assert table.where("Daring Poro") == "base"
    table.you.play(FORTUNE, to=MOOR)
    table.resolve()
    table.pass_all()
    assert (table.where(FORTUNE), table.controller(MOOR)) == (MOOR, YOU)


@card("Miss Fortune, Buccaneer", "Daring Poro")
def test_miss_fortune_opens_battlefields_for_friendly_units_only_while_she_is_there() -> None:
    there = Table(you=side(hand=["Daring Poro", "The Syren"], runes={"order": 2}, base=[FORTUNE]),
                  foe=side(at={MEADOW: ["Recruit"]}))
    assert options(there.you, "play", "Daring Poro") == [MOOR, "Your base"]
    there.you.play("Daring Poro", to=MOOR)
    there.resolve()
    assert there.where("Daring Poro") == MOOR
    gone = Table(you=side(hand=["Daring Poro"], runes={"order": 2}, trash=[FORTUNE]), foe=side(base=[FORTUNE]))
    gone.you.play("Daring Poro")
    assert gone.where("Daring Poro") == "base"
