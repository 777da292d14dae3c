"""Official rulings about Order cards of Origins."""
from __future__ import annotations

from tests.rules.covers import ruling
from tests.table import FOE, MOOR, Table, side


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


@ruling("R128", rule="359.2")
def test_a_battlefield_is_still_controlled_where_the_cost_was_its_only_unit() -> None:
    table = Table(you=side(hand=["Cruel Patron"], runes={"order": 4}, at={MOOR: ["Recruit"]}))
    table.you.play("Cruel Patron", paying="Recruit", to=MOOR)
    table.resolve()
    assert (table.where("Cruel Patron"), table.controller(MOOR)) == (MOOR, 0)
