"""Official rulings on scoring, on the last point and on winning a combat."""
from __future__ import annotations

from cards.tokens import BRUSH
from engine.words import (
    Legend,
    Unit,
    calm,
    conquer,
    draw,
    either,
    exhaust,
    gain_points,
    hold,
    may,
    me,
    order,
    replace,
    there,
    tokens,
    when,
    win_combat,
    you,
)
from tests.cards.naming import card
from tests.rules.covers import covers, ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

CLIMB = "Aspirant's Climb"

TRIO = ["Test Might 1", "Test Might 2", "Test Might 3"]

EXTRA += [
    # Draven, Audacious
    Unit("TST-3d01", "Ruled Gladiator", energy=0, might=5).text(when(me(win_combat()), gain_points(1))),
    Unit("TST-3d02", "Ruled Victor", energy=0, might=5).text(when(me(conquer), draw(2))),
    # Ivern, Green Father
    Legend("TST-RU02", "Ruled Gardener", calm, order, champion="Ruled Green").text(
        when(you(either(conquer, hold)), may(exhaust(me)).to(replace(there, tokens(BRUSH))))
    ),
]


def take(table: Table, *pairs: tuple[str, str]) -> list[int]:
    """Move each unit to its battlefield and let the showdown pass; your points after each."""
    points = []
    for unit, place in pairs:
        table.you.move(unit, to=place)
        table.pass_all()
        points.append(table.state.players[YOU].points)
    return points


def dawn(points: int, held: int = 0, others: int = 0, fields: tuple[str, ...] = PLAIN) -> Table:
    """Your turn has just begun: you had so many points, and units at the first so many battlefields."""
    at = {place: [unit] for place, unit in zip(fields[:held], TRIO, strict=False)}
    table = Table(
        quiet(points=points, base=TRIO[held:], at=at), quiet(), others=[quiet()] * others, battlefields=fields,
        turn_of=1 + others,
    )
    table.answer(1 + others, "end")
    table.pass_all()
    return table


def drawn(table: Table) -> int:
    """How many cards a point has become."""
    return len([event for event in table.events() if event.rule == "471.1.b.1"])


@ruling("R001", rule="469.1")
def test_taking_control_conquers_and_keeping_it_until_the_own_turn_holds() -> None:
    table = Table(quiet(base=["Test Might 1", "Test Might 2"]), quiet(at={MOOR: ["Test Might 3"]}), battlefields=PLAIN)
    take(table, ("Test Might 1", MEADOW), ("Test Might 2", MEADOW))
    assert table.points() == (1, 0), "the second unit comes to a battlefield that is yours already"
    table.end_turn()
    assert table.points() == (1, 1), "at the start of the turn only its player holds"
    table.end_turn()
    assert table.points() == (2, 1)
    assert [(event.seat, event.rule) for event in table.events() if event.kind in ("conquered", "held")] == [
        (YOU, "469.1"), (FOE, "469.2"), (YOU, "469.2")]


@ruling("R002", rule="471.1.b")
def test_two_conquers_from_six_win_and_from_seven_the_first_is_a_card() -> None:
    for points, said, cards in ((6, [7, 8], 0), (7, [7, 8], 1)):
        table = dawn(points)
        assert take(table, ("Test Might 1", MEADOW), ("Test Might 2", MOOR)) == said
        assert (table.game.winner, drawn(table)) == (YOU, cards)


@ruling("R002", rule="469.2")
def test_the_last_point_comes_from_a_hold_or_a_conquer_after_a_hold() -> None:
    assert dawn(7, held=1).game.winner == YOU
    table = dawn(6, held=1)
    assert table.points() == (7, 0)
    assert take(table, ("Test Might 2", MOOR)) == [8]
    assert (table.game.winner, drawn(table)) == (YOU, 0)


@ruling("R002", rule="471.1.b")
def test_with_three_battlefields_the_last_point_needs_all_three() -> None:
    ways = list(zip(TRIO, THREE, strict=True))
    for points, said, cards in ((5, [6, 7, 8], 0), (6, [7, 7, 8], 1)):
        table = dawn(points, others=2, fields=THREE)
        assert take(table, *ways) == said
        assert (table.game.winners, drawn(table)) == ((YOU,), cards)
    table = dawn(5, held=1, others=2, fields=THREE)
    assert table.points()[YOU] == 6
    assert take(table, *ways[1:]) == [7, 8]
    assert table.game.winners == (YOU,)


@ruling("R110", rule="466.3.a")
def test_who_wins_by_attacking_has_won_before_the_point_and_before_conquer_effects() -> None:
    table = Table(quiet(base=["Ruled Gladiator"], points=6), quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN)
    table.you.move("Ruled Gladiator", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    assert (table.chain(), table.controller(MEADOW), table.events("conquered")) == (["Ruled Gladiator"], FOE, [])
    table.resolve()
    assert table.points() == (7, 0)
    assert (drawn(table), table.game.over, table.controller(MEADOW)) == (1, False, YOU)


@covers("466.3.c")
@ruling("R109", rule="466.3.a")
def test_one_wins_by_default_too_and_as_the_defender() -> None:
    table = Table(
        quiet(base=["Ruled Gladiator"], hand=["Test Vanish"]), quiet(at={MEADOW: ["Test Might 6"]}), battlefields=PLAIN
    )
    table.you.move("Ruled Gladiator", to=MEADOW)
    table.you.play("Test Vanish", on="Test Might 6")
    table.pass_all()
    assert table.events("damaged") == []
    assert table.points() == (2, 0), "one for the combat, one for the battlefield"
    table = Table(quiet(base=["Test Might 1"]), quiet(at={MEADOW: ["Ruled Gladiator"]}), battlefields=PLAIN)
    table.you.move("Test Might 1", to=MEADOW)
    table.pass_all()
    assert [event.seat for event in table.events("combat won")] == [FOE]
    assert table.points() == (0, 1)


@ruling("R109", rule="466.3.d")
@ruling("R088", rule="466.3.d")
def test_with_both_or_nobody_left_the_combat_is_a_tie_and_the_defender_keeps_what_it_has() -> None:
    table = Table(quiet(base=["Ruled Gladiator"]), quiet(at={MEADOW: ["Test Might 5"]}), battlefields=PLAIN)
    table.you.move("Ruled Gladiator", to=MEADOW)
    table.pass_all()
    assert (table.where("Ruled Gladiator"), table.where("Test Might 5"), table.controller(MEADOW)) == (
        "trash", "trash", -1,
    )
    assert table.points() == (0, 0)
    table = Table(
        quiet(base=["Ruled Gladiator"], hand=["Test Stun"]), quiet(at={MEADOW: ["Test Might 6"]}), battlefields=PLAIN
    )
    table.you.move("Ruled Gladiator", to=MEADOW)
    table.you.play("Test Stun", on="Test Might 6")
    table.pass_all()
    assert (table.where("Ruled Gladiator"), table.where("Test Might 6"), table.controller(MEADOW)) == (
        "base", MEADOW, FOE,
    )
    assert (table.points(), table.events("combat won")) == ((0, 0), [])


@ruling("R088", rule="466.3.a")
def test_winning_a_combat_is_not_conquering() -> None:
    table = Table(quiet(base=["Test Might 1"]), quiet(at={MEADOW: ["Ruled Victor"]}), battlefields=PLAIN)
    table.you.move("Test Might 1", to=MEADOW)
    table.pass_all()
    assert [event.seat for event in table.events("combat won")] == [FOE]
    assert (table.events("conquered"), table.hand(FOE), table.points()) == ([], [], (0, 0))


def grows_over(**yours: object) -> Table:
    """Both have 8 points of the 9 that Aspirant's Climb asks for. You take it and put Brush in its place."""
    table = Table(
        quiet(legend="Ruled Gardener", base=["Test Might 1", "Test Might 2"], points=8, **yours), quiet(points=8),
        battlefields=(CLIMB, MOOR),
    )
    table.you.move("Test Might 1", to=CLIMB)
    table.pass_all()
    assert (table.points(), drawn(table)) == ((8, 8), 1), "a card in the place of the final point"
    table.you.choose("yes")
    table.pass_all()
    return table


@ruling("R124", rule="438.1")
@card(CLIMB, "Brush")
def test_two_who_come_to_the_victory_score_together_play_on() -> None:
    table = grows_over()
    assert (table.where("Test Might 1"), table.controller("Brush")) == ("Brush", YOU)
    assert (table.points(), table.game.over) == ((8, 8), False)
    table.end_turn()
    assert not table.game.over
    table.end_turn()
    table.you.choose("Ruled Gardener", "Brush")
    assert (table.points(), table.game.winner) == ((9, 8), YOU), "who holds needs no other battlefield"


@ruling("R124", rule="471.1.b")
@card(CLIMB)
def test_above_the_victory_score_every_point_is_the_final_one() -> None:
    table = grows_over()
    table.you.move("Test Might 2", to=MOOR)
    table.pass_all()
    assert (table.points(), table.game.winner) == ((9, 8), YOU), "each battlefield is scored this turn"
    table = Table(quiet(base=["Test Might 1"], points=8), quiet(points=8), battlefields=PLAIN)
    assert take(table, ("Test Might 1", MEADOW)) == [8]
    assert (drawn(table), table.game.over) == (1, False)
