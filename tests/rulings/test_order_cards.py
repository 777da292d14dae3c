"""Official rulings about Order cards of Origins."""
from __future__ import annotations

from engine.words import Gear, anyone, cant, every, friendly, kill, unit
from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import EXTRA, FOE, MOOR, YOU, Table, side

EXTRA += [Gear("TST-RU01", "Ruled Ward", energy=0).text(cant(anyone(kill(every(friendly, unit)))))]


@ruling("R072", rule="370")
def test_a_cost_stays_paid_when_the_death_is_replaced() -> None:
    table = Table(
        you=side(hand=["Highlander", "Cruel Patron"], runes={"calm": 4, "order": 4}, at={MOOR: ["Daring Poro"]})
    )
    table.you.play("Highlander", on="Daring Poro")
    table.resolve()
    table.you.play("Cruel Patron", paying="Daring Poro")
    table.resolve()
    assert (table.where("Cruel Patron"), table.where("Daring Poro")) == ("base", "base")


@ruling("R073", rule="413")
def test_a_spared_units_controller_draws_all_the_same() -> None:
    table = Table(
        you=side(hand=["Hidden Blade"], runes={"order": 2}),
        foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Highlander"], runes={"calm": 4}, deck=["Gust", "Gust"]),
    )
    table.you.play("Hidden Blade", on="Mega-Mech")
    table.foe.play("Highlander", on="Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.hand(FOE)) == ("base", ["Gust", "Gust"])


@ruling("R174", rule="359.3.e.4")
def test_nobody_draws_when_the_target_is_in_its_base() -> None:
    table = Table(
        you=side(hand=["Hidden Blade"], runes={"order": 2}),
        foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Flash"], runes={"chaos": 2}, deck=["Gust", "Gust"]),
    )
    table.you.play("Hidden Blade", on="Mega-Mech")
    table.foe.play("Flash", on="Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.hand(FOE)) == ("base", [])


@ruling("R173", rule="413")
@card("Hidden Blade")
def test_the_controller_of_a_unit_that_can_not_be_killed_draws_all_the_same() -> None:
    table = Table(
        you=side(hand=["Hidden Blade"], runes={"order": 2}, deck=["Flash", "Flash"]),
        foe=side(at={MOOR: ["Mega-Mech"]}, base=["Ruled Ward"], deck=["Gust", "Gust", "Gust"]),
    )
    table.you.play("Hidden Blade", on="Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.events("died")) == (MOOR, [])
    assert (table.hand(FOE), table.hand(YOU)) == (["Gust", "Gust"], [])


@ruling("R176", rule="413")
@card("Hidden Blade", "Zhonya's Hourglass")
def test_so_does_the_controller_of_a_unit_that_the_hourglass_saves() -> None:
    table = Table(
        you=side(hand=["Hidden Blade"], runes={"order": 2}, deck=["Flash", "Flash"]),
        foe=side(at={MOOR: ["Mega-Mech"]}, facedown={MOOR: ["Zhonya's Hourglass"]}, deck=["Gust", "Gust", "Gust"]),
    )
    table.you.play("Hidden Blade", on="Mega-Mech")
    table.foe.play("Zhonya's Hourglass")
    table.resolve()
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").exhausted) == ("base", True)
    assert table.trash(FOE) == ["Zhonya's Hourglass"]
    assert (table.hand(FOE), table.hand(YOU)) == (["Gust", "Gust"], [])


@ruling("R128", rule="359.2")
def test_a_battlefield_is_still_controlled_where_the_cost_was_its_only_unit() -> None:
    table = Table(you=side(hand=["Cruel Patron"], runes={"order": 4}, at={MOOR: ["Recruit"]}))
    table.you.play("Cruel Patron", paying="Recruit", to=MOOR)
    table.resolve()
    assert (table.where("Cruel Patron"), table.controller(MOOR)) == (MOOR, 0)


@ruling("R128", rule="359.2")
@card("Baited Hook")
def test_a_battlefield_is_still_controlled_where_the_hook_killed_its_only_unit() -> None:
    deck = ["Mega-Mech", "Petty Officer"]
    table = Table(you=side(at={MOOR: ["Vanguard Sergeant"]}, base=["Baited Hook"], runes={"order": 1}, deck=deck))
    table.you.use("Baited Hook")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Petty Officer")
    assert asked(table.you) == [MOOR, "Your base"]
    table.you.choose(MOOR)
    table.resolve()
    assert (table.where("Petty Officer"), table.controller(MOOR), table.points()) == (MOOR, YOU, (0, 0))
