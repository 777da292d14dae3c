"""Champions of Origins: body, that notice moves."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, Table, one, side


@card("Miss Fortune, Captain")
def test_miss_fortune_readies_another_exhausted_permanent_rune_or_legend_when_she_moves() -> None:
    table = Table(
        you=side(legend="Lee Sin, Blind Monk", base=["Miss Fortune, Captain", "Daring Poro*", "Pouty Poro"],
                 runes={"body": 1}, spent={"order": 1}),
        foe=side(base=["Petty Officer*", "Arena Bar*"]),
    )
    table.you.move("Miss Fortune, Captain", to=MOOR)
    table.you.choose("yes")
    assert asked(table.you) == ["Arena Bar", "Daring Poro", "Order Rune", "Petty Officer"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert not table.thing("Daring Poro").exhausted
    assert table.thing("Miss Fortune, Captain").exhausted


@card("Miss Fortune, Captain")
def test_miss_fortune_may_leave_what_is_exhausted() -> None:
    table = Table(you=side(base=["Daring Poro*"], at={MOOR: ["Miss Fortune, Captain"]}))
    table.you.move("Miss Fortune, Captain", to=MEADOW)
    table.you.choose("no")
    table.resolve()
    assert table.thing("Daring Poro").exhausted


@card("Miss Fortune, Captain", "Ride the Wind")
def test_miss_fortune_readies_nothing_for_her_second_move_of_a_turn() -> None:
    table = Table(you=side(base=["Miss Fortune, Captain", "Daring Poro*", "Pouty Poro*"], hand=["Ride the Wind"],
                           runes={"chaos": 3}))
    table.you.move("Miss Fortune, Captain", to=MOOR)
    table.you.choose("yes")
    table.you.choose("Daring Poro")
    table.resolve()
    table.you.play("Ride the Wind", on="Miss Fortune, Captain", to=MEADOW)
    table.resolve()
    assert table.where("Miss Fortune, Captain") == MEADOW
    assert not table.thing("Daring Poro").exhausted
    assert table.thing("Pouty Poro").exhausted


@card("Volibear, Imposing")
def test_volibear_draws_when_an_opponent_moves_to_a_battlefield_where_he_is_not() -> None:
    table = Table(you=side(at={MOOR: ["Volibear, Imposing"]}, deck=["Daring Poro"]), foe=side(base=["Petty Officer"]),
                  turn_of=FOE)
    table.foe.move("Petty Officer", to=MEADOW)
    table.resolve()
    assert table.hand() == ["Daring Poro"]


@card("Volibear, Imposing")
def test_volibear_draws_nothing_when_they_come_to_him_or_go_home_or_his_own_side_moves() -> None:
    table = Table(you=side(at={MOOR: ["Volibear, Imposing"]}), foe=side(base=["Petty Officer"]), turn_of=FOE)
    table.foe.move("Petty Officer", to=MOOR)
    table.pass_all()
    assert table.events("drew") == []
    home = Table(you=side(at={MOOR: ["Volibear, Imposing"]}), foe=side(at={MEADOW: ["Petty Officer"]}), turn_of=FOE)
    home.foe.move("Petty Officer", to="base")
    assert (home.chain(), home.events("drew")) == ([], [])
    own = Table(you=side(base=["Daring Poro"], at={MOOR: ["Volibear, Imposing"]}))
    own.you.move("Daring Poro", to=MEADOW)
    assert (own.chain(), own.events("drew")) == ([], [])


@card("Volibear, Imposing")
def test_volibear_has_three_more_might_defending() -> None:
    table = Table(you=side(at={MOOR: ["Volibear, Imposing"]}), foe=side(base=[one("Petty Officer")]), turn_of=FOE)
    assert table.might("Volibear, Imposing") == 10
    table.foe.move("Petty Officer", to=MOOR)
    assert table.might("Volibear, Imposing") == 13


@card("Volibear, Imposing")
def test_volibear_draws_once_for_units_that_move_together() -> None:
    table = Table(you=side(at={MOOR: ["Volibear, Imposing"]}, deck=["Daring Poro", "Pouty Poro"]),
                  foe=side(base=["Petty Officer", "Mega-Mech"]), turn_of=FOE)
    table.foe.move("Petty Officer", "Mega-Mech", to=MEADOW)
    table.resolve()
    assert table.where("Mega-Mech") == MEADOW
    assert table.hand() == ["Daring Poro"]
