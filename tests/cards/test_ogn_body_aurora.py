"""Dazzling Aurora: the first unit of a deck, for nothing."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.table import FOE, MOOR, YOU, Table, side

AURORA = "Dazzling Aurora"


def ended(*deck: str, turn_of: int = YOU, **you: object) -> Table:
    """The turn ends while Dazzling Aurora lies in your base, over that deck."""
    table = Table(you=side(**{"base": [AURORA], "deck": deck, **you}), foe=side(deck=["Flash"] * 3), turn_of=turn_of)
    (table.you if turn_of == YOU else table.foe).ends()
    table.resolve()
    return table


def deck(table: Table) -> list[str]:
    """Your deck, top first."""
    return [each.name for each in reversed(table.state.players[YOU].deck)]


@card(AURORA, "Mega-Mech")
def test_dazzling_aurora_plays_the_first_unit_for_nothing_and_recycles_what_lay_over_it() -> None:
    table = ended("Gust", "Arena Bar", "Mega-Mech", "Daring Poro", at={MOOR: ["Petty Officer"]})
    assert asked(table.you) == [MOOR, "Your base"], "as usual for units"
    table.you.choose(MOOR)
    table.resolve()
    assert [each.card for each in table.events("banished")] == [table.thing("Mega-Mech").card.code]
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").exhausted, table.ready_runes()) == (MOOR, True, 0)
    assert (deck(table)[0], sorted(deck(table)[1:])) == ("Daring Poro", ["Arena Bar", "Gust"])
    assert len(table.events("revealed")) == 3


@card(AURORA)
def test_dazzling_aurora_does_nothing_as_the_turn_of_an_opponent_ends() -> None:
    table = ended("Gust", "Mega-Mech", turn_of=FOE)
    assert (table.events("revealed"), table.where("Mega-Mech")) == ([], "deck")


@card(AURORA, "Gust")
def test_dazzling_aurora_without_a_unit_in_the_deck_recycles_it_all_and_nobody_burns_out() -> None:
    table = ended("Gust", "Arena Bar", "Flash", trash=["Mega-Mech"])
    assert (len(table.events("revealed")), table.events("banished"), table.events("burned out")) == (3, [], [])
    assert (sorted(deck(table)), table.trash()) == (["Arena Bar", "Flash", "Gust"], ["Mega-Mech"])


@card(AURORA)
def test_dazzling_aurora_over_an_empty_deck_does_nothing() -> None:
    table = ended(trash=["Mega-Mech"])
    assert (table.events("revealed"), table.events("burned out"), table.points()) == ([], [], (0, 0))


@card(AURORA)
def test_two_dazzling_auroras_find_two_units_one_after_another() -> None:
    table = ended("Gust", "Mega-Mech", "Daring Poro", base=[AURORA, AURORA])
    while table.open.seat == YOU and table.open.kind == "order":
        table.you.choose(*table.open.keys)
    table.resolve()
    assert (table.where("Mega-Mech"), table.where("Daring Poro"), deck(table)) == ("base", "base", ["Gust"])
