"""Units and gear of Origins: body, those that don't speak of buffs."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side


@card("Pakaa Cub")
def test_pakaa_cub_is_hidden_and_played_later_for_nothing() -> None:
    table = Table(you=side(hand=["Pakaa Cub"], runes={"order": 1}, at={MOOR: ["Daring Poro"]}))
    table.you.hide("Pakaa Cub", at=MOOR)
    assert (table.state.players[YOU].runes, table.hand()) == ([], [])
    ready = Table(you=side(facedown={MOOR: ["Pakaa Cub"]}, at={MOOR: ["Daring Poro"]}))
    ready.you.play("Pakaa Cub")
    assert ready.where("Pakaa Cub") == MOOR


@card("Pakaa Cub")
def test_pakaa_cub_is_hidden_only_at_a_battlefield_that_its_player_controls() -> None:
    table = Table(you=side(hand=["Pakaa Cub"], runes={"order": 1}), foe=side(at={MOOR: ["Daring Poro"]}))
    assert table.you.offered("hide") == set()
    assert table.you.offered("play") == set()


@card("Herald of Scales", "Dune Drake", "Mountain Drake")
def test_herald_of_scales_makes_dragons_two_cheaper() -> None:
    table = Table(
        you=side(hand=["Dune Drake", "Mountain Drake", "Petty Officer"], base=["Herald of Scales"], runes={"body": 3})
    )
    assert table.you.offered("play") == {"Dune Drake"}
    table.you.play("Dune Drake")
    assert table.ready_runes() == 0
    alone = Table(you=side(hand=["Dune Drake"], runes={"body": 4}), foe=side(base=["Herald of Scales"]))
    assert alone.you.offered("play") == set()


@card("Herald of Scales")
def test_two_heralds_of_scales_make_a_dragon_four_cheaper_but_never_below_one() -> None:
    heralds = ["Herald of Scales"] * 3
    table = Table(you=side(hand=["Dune Drake"], base=heralds[:2], runes={"body": 1}))
    table.you.play("Dune Drake")
    assert table.ready_runes() == 0
    free = Table(you=side(hand=["Dune Drake"], base=heralds))
    assert free.you.offered("play") == set()


@card("Pirate's Haven")
def test_pirates_haven_gives_might_to_a_friendly_unit_that_is_readied() -> None:
    table = Table(you=side(hand=["First Mate"], runes={"body": 3}, base=["Pirate's Haven", "Daring Poro*"]),
                  foe=side(base=["Mega-Mech*"]))
    table.you.play("First Mate")
    table.you.choose("Daring Poro")
    table.resolve()
    assert table.might("Daring Poro") == 3
    table.end_turn()
    assert table.might("Daring Poro") == 2


@card("Pirate's Haven")
def test_pirates_haven_gives_nothing_to_enemy_units_gear_or_what_was_ready() -> None:
    table = Table(
        you=side(hand=["First Mate"] * 2, runes={"body": 6}, base=["Pirate's Haven", "Daring Poro"]),
        foe=side(base=["Mega-Mech*"]),
    )
    table.you.play("First Mate")
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.might("Mega-Mech"), table.thing("Mega-Mech").exhausted) == (8, False)
    table.you.play("First Mate")
    table.you.choose("Daring Poro")
    table.resolve()
    assert table.might("Daring Poro") == 2


@card("Pirate's Haven")
def test_pirates_haven_counts_units_that_are_readied_as_the_turn_begins() -> None:
    table = Table(you=side(base=["Pirate's Haven", "Daring Poro*", "Recruit"]), foe=side(base=["Petty Officer*"]),
                  turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert [table.might(name) for name in ("Daring Poro", "Recruit")] == [3, 1]


@card("Anivia, Primal")
def test_anivia_deals_three_to_each_enemy_unit_where_she_attacks() -> None:
    table = Table(
        you=side(base=["Anivia, Primal"], at={MEADOW: ["Recruit"]}),
        foe=side(at={MOOR: ["Mega-Mech", "Daring Poro"]}, base=["Pouty Poro"]),
    )
    table.you.move("Anivia, Primal", to=MOOR)
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.trash(FOE)) == (3, ["Daring Poro"])
    assert table.where("Pouty Poro") == "base"
    assert table.where("Recruit") == MEADOW


@card("Anivia, Primal")
def test_anivia_deals_nothing_while_defending() -> None:
    table = Table(you=side(base=["Mega-Mech"]), foe=side(at={MOOR: ["Anivia, Primal"]}))
    table.you.move("Mega-Mech", to=MOOR)
    assert table.events("triggered") == []


@card("Carnivorous Snapvine")
def test_carnivorous_snapvine_fights_an_enemy_unit_at_a_battlefield() -> None:
    table = Table(
        you=side(hand=["Carnivorous Snapvine"], runes={"body": 7}, at={MEADOW: ["Recruit"]}),
        foe=side(at={MOOR: ["Mega-Mech", "Daring Poro"]}, base=["Pouty Poro"]),
    )
    table.you.play("Carnivorous Snapvine")
    assert asked(table.you) == ["Daring Poro", "Mega-Mech"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.trash()) == (6, ["Carnivorous Snapvine"])


@card("Carnivorous Snapvine")
def test_carnivorous_snapvine_finds_nobody_in_a_base() -> None:
    table = Table(you=side(hand=["Carnivorous Snapvine"], runes={"body": 7}), foe=side(base=["Pouty Poro"]))
    table.you.play("Carnivorous Snapvine")
    assert (table.open.kind, table.chain(), table.events("damaged")) == ("act", [], [])


@card("Warwick, Hunter")
def test_warwick_enters_ready_and_kills_damaged_enemies_where_he_attacks() -> None:
    table = Table(
        you=side(hand=["Warwick, Hunter"], runes={"body": 7}),
        foe=side(at={MOOR: [one("Mega-Mech", damage=1), "Petty Officer"], MEADOW: [one("Sai Scout", damage=2)]}),
    )
    table.you.play("Warwick, Hunter")
    assert not table.thing("Warwick, Hunter").exhausted
    table.you.move("Warwick, Hunter", to=MOOR)
    table.resolve()
    assert table.trash(FOE) == ["Mega-Mech"]
    assert (table.where("Petty Officer"), table.where("Sai Scout")) == (MOOR, MEADOW)


@card("Warwick, Hunter")
def test_warwick_kills_nobody_of_his_own_or_as_a_defender() -> None:
    table = Table(you=side(base=["Warwick, Hunter", one("Daring Poro", damage=1)]), foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move("Warwick, Hunter", "Daring Poro", to=MOOR)
    table.resolve()
    assert table.trash() == []
    other = Table(you=side(base=[one("Mega-Mech", damage=1)]), foe=side(at={MOOR: ["Warwick, Hunter"]}))
    other.you.move("Mega-Mech", to=MOOR)
    assert other.events("triggered") == []


@card("Deadbloom Predator")
def test_deadbloom_predator_is_played_to_a_battlefield_that_an_opponent_occupies() -> None:
    table = Table(
        you=side(hand=["Deadbloom Predator"], runes={"body": 10}), foe=side(at={MOOR: ["Daring Poro"]})
    )
    assert options(table.you, "play", "Deadbloom Predator") == [MOOR, "Your base"]
    table.you.play("Deadbloom Predator", to=MOOR)
    table.pass_all()
    assert (table.trash(FOE), table.controller(MOOR), table.points()) == (["Daring Poro"], YOU, (1, 0))


@card("Deadbloom Predator")
def test_deadbloom_predator_is_played_to_no_open_battlefield() -> None:
    table = Table(you=side(hand=["Deadbloom Predator"], runes={"body": 10}), foe=side(base=["Daring Poro"]))
    assert not {MOOR, MEADOW} & set(options(table.you, "play", "Deadbloom Predator"))
    empty = Table(you=side(hand=["Deadbloom Predator"], runes={"body": 10}), foe=side(controls=[MOOR]))
    assert MOOR not in options(empty.you, "play", "Deadbloom Predator")


@card("Deadbloom Predator")
def test_deadbloom_predator_makes_opponents_pay_to_choose_it() -> None:
    table = Table(you=side(at={MOOR: ["Deadbloom Predator"]}), foe=side(hand=["Incinerate"], runes={"fury": 2}),
                  turn_of=FOE)
    table.foe.play("Incinerate", on="Deadbloom Predator")
    assert len(table.state.players[FOE].runes) == 1
    broke = Table(you=side(at={MOOR: ["Deadbloom Predator"]}), foe=side(hand=["Incinerate"], pool={"energy": 2}),
                  turn_of=FOE)
    assert broke.foe.offered("play") == set()
