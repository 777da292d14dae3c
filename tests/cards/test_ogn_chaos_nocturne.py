"""Nocturne, Horrifying: comes out of the deck as somebody looks at it."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

NOCTURNE = "Nocturne, Horrifying"
AURORA = "Dazzling Aurora"


def deck(table: Table, seat: int = YOU) -> list[str]:
    """A deck, top first."""
    return [each.name for each in reversed(table.state.players[seat].deck)]


def stacked(*cards: str, runes: int = 3) -> Table:
    """Stacked Deck resolves over that deck; a Rune is left for each Nocturne that may be paid for."""
    table = Table(you=side(hand=["Stacked Deck"], deck=cards, runes={"chaos": runes + 2}))
    table.you.play("Stacked Deck")
    table.resolve()
    return table


def nocturnes(table: Table) -> int:
    """How many of him are on the board."""
    return sum(thing.card.name == NOCTURNE for thing in table.state.permanents())


@ruling("R038", rule="370.1.b.1")
@card(NOCTURNE, "Stacked Deck")
def test_nocturne_is_banished_and_pending_while_stacked_deck_goes_on_with_the_other_two() -> None:
    table = stacked("Gust", NOCTURNE, "Flash", "Mega-Mech")
    assert table.chain() == ["Stacked Deck"]
    table.you.choose("yes")
    assert table.where(NOCTURNE) == "banished"
    table.you.choose("yes")
    assert (table.chain(), asked(table.you)) == (["Stacked Deck", f"({NOCTURNE})"], ["Flash", "Gust"])
    table.you.choose("Flash")
    assert (table.hand(), deck(table)) == (["Flash"], ["Mega-Mech", "Gust"])
    assert (table.open.kind, "1 Power" in table.open.prompt) == ("may", True)
    runes = len(table.state.players[YOU].runes)
    table.you.choose("pay")
    assert (table.where(NOCTURNE), table.thing(NOCTURNE).exhausted, table.chain()) == ("base", True, [])
    assert len(table.state.players[YOU].runes) == runes - 1


@ruling("R039")
@card(NOCTURNE, "Stacked Deck")
def test_three_nocturnes_are_all_played_and_nothing_is_left_to_draw_or_recycle() -> None:
    table = stacked(NOCTURNE, NOCTURNE, NOCTURNE, "Gust")
    for _ in range(6):
        assert table.open.kind == "may"
        table.you.choose("yes")
    for _ in range(3):
        table.you.choose("pay")
        table.resolve()
    assert (nocturnes(table), table.hand(), deck(table)) == (3, [], ["Gust"])
    assert {event.subject for event in table.events("recycled")} & {event.subject for event in table.events("looked")} \
        == set()


@ruling("R038")
@card(NOCTURNE, "Stacked Deck")
def test_nocturne_stays_banished_where_he_is_not_paid_for() -> None:
    table = stacked("Gust", NOCTURNE)
    table.you.choose("yes")
    table.you.choose("yes")
    table.resolve()
    table.you.choose("no")
    assert (table.where(NOCTURNE), table.hand(), table.chain()) == ("banished", ["Gust"], [])


@card(NOCTURNE, "Stacked Deck")
def test_nocturne_may_stay_among_the_others_and_no_opponent_hears_of_him() -> None:
    table = stacked("Gust", NOCTURNE, "Flash")
    code = table.state.objects[table.state.players[YOU].looked[1]].card.code
    table.you.choose("no")
    assert asked(table.you) == ["Flash", "Gust", NOCTURNE]
    table.you.choose("Gust")
    assert {event.audience for event in table.events() if event.card == code} == {YOU}
    assert (table.events("replaced"), sorted(deck(table))) == ([], ["Flash", NOCTURNE])
    told = [line for entry in table.entries for line in entry.lines(FOE)]
    assert not any("Nocturne" in str(line) for line in told)


@ruling("R041")
@card(NOCTURNE, AURORA)
@pytest.mark.parametrize("his_own", [True, False])
def test_dazzling_aurora_stops_at_nocturne_whether_he_comes_by_himself_or_for_nothing(his_own: bool) -> None:
    table = Table(you=side(base=[AURORA], deck=["Gust", NOCTURNE, "Mega-Mech"], runes={"chaos": 1}),
                  foe=side(deck=["Flash"] * 2))
    table.you.ends()
    table.resolve()
    assert len(table.events("revealed")) == 2
    table.you.choose("yes" if his_own else "no")
    if his_own:
        table.you.choose("yes")
        assert table.chain() == [f"({NOCTURNE})"]
        table.you.choose("pay")
    table.resolve()
    assert (nocturnes(table), len(table.events("revealed")), deck(table)) == (1, 2, ["Mega-Mech", "Gust"])
    assert len(table.state.players[YOU].runes) == 1 - his_own


@ruling("R037")
@card(NOCTURNE, "Blind Fury")
def test_nocturne_answers_the_blind_fury_of_an_opponent() -> None:
    table = Table(you=side(deck=[NOCTURNE, "Gust"], runes={"chaos": 1}),
                  foe=side(hand=["Blind Fury"], runes={"fury": 4}), turn_of=FOE)
    table.foe.play("Blind Fury")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (YOU, "may")
    table.you.choose("yes")
    table.you.choose("yes")
    table.you.choose("pay")
    table.resolve()
    assert (table.thing(NOCTURNE).controller, table.where(NOCTURNE), deck(table)) == (YOU, "base", ["Gust"])


@card(NOCTURNE, "Blind Fury")
def test_nocturne_left_where_he_is_goes_to_whoever_revealed_him() -> None:
    table = Table(you=side(deck=[NOCTURNE], runes={"chaos": 1}),
                  foe=side(hand=["Blind Fury"], runes={"fury": 4}), turn_of=FOE)
    table.foe.play("Blind Fury")
    table.resolve()
    table.you.choose("no")
    table.resolve()
    assert (table.thing(NOCTURNE).controller, table.thing(NOCTURNE).owner) == (FOE, YOU)


@card(NOCTURNE, "Mystic Poro")
def test_nocturne_comes_by_vision() -> None:
    table = Table(you=side(hand=["Mystic Poro"], deck=[NOCTURNE, "Gust"], runes={"chaos": 3}))
    table.you.play("Mystic Poro")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("yes")
    table.you.choose("pay")
    table.resolve()
    assert (table.where(NOCTURNE), deck(table), table.open.kind) == ("base", ["Gust"], "act")


@card(NOCTURNE, "Sabotage", "Consult the Past")
def test_nocturne_says_nothing_from_a_hand_or_as_he_is_drawn() -> None:
    table = Table(you=side(hand=["Sabotage"], runes={"body": 2}), foe=side(hand=[NOCTURNE, "Gust"]))
    table.you.play("Sabotage", on="Foe")
    table.resolve()
    assert (table.hand(FOE), table.open.kind, table.open.seat) == ([NOCTURNE], "act", YOU)
    drawn = Table(you=side(hand=["Consult the Past"], deck=[NOCTURNE, "Gust"], runes={"mind": 4}))
    drawn.you.play("Consult the Past")
    drawn.resolve()
    assert (sorted(drawn.hand()), drawn.open.kind) == (["Gust", NOCTURNE], "act")


@card(NOCTURNE)
def test_nocturne_moves_from_battlefield_to_battlefield() -> None:
    table = Table(you=side(at={MOOR: [NOCTURNE]}))
    table.you.move(NOCTURNE, to=MEADOW)
    assert table.where(NOCTURNE) == MEADOW
