"""Scoring, winning and losing (193–195, 467–472)."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Spell,
    Unit,
    a,
    buff,
    conquer,
    deal,
    draw,
    friendly,
    here,
    higher_score,
    hold,
    it,
    lose,
    lose_points,
    me,
    this_turn,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-R90", "Test Victor", energy=1, might=2).text(when(me(conquer), draw(1))),
    Unit("TST-3S5", "Test Rival Victor", energy=1, might=2).text(when(me(conquer), draw(1))),
    Spell("TST-3S1", "Test Setback", energy=0).text(lose_points(2)),
    Spell("TST-3S2", "Test Abyss", energy=0).text(lose()),
    Unit("TST-3S3", "Test Griever", energy=0, might=1).text(when(you(lose_points()), draw(1))),
    Spell("TST-3S6", "Test Promise", energy=0).text(
        deal(1, a(friendly, unit)), this_turn(when(you(conquer()), buff(it)))
    ),
    Battlefield("TST-3S4", "Test Long Climb").text(higher_score(1)),
    Battlefield("TST-R91", "Test Shrine").text(when(you(hold(here)), draw(1))),
]


def poised(points: int, foe: int = 0, **you: object) -> Table:
    """You have so many points and two units that could each take an empty battlefield."""
    return Table(
        you=quiet(points=points, **{"base": ["Test Might 1", "Test Might 2"], **you}), foe=quiet(points=foe),
        battlefields=PLAIN,
    )


def take(table: Table, unit: str, place: str) -> None:
    """Move there and let the showdown pass."""
    table.you.move(unit, to=place)
    table.pass_all()


@covers("190.1", "190.4", "194", "194.1.b")
@covers("469.1")
def test_taking_control_conquers_for_a_point() -> None:
    table = poised(0)
    take(table, "Test Might 1", MEADOW)
    assert table.points() == (1, 0)
    assert [(event.rule, event.seat) for event in table.events("conquered")] == [("469.1", YOU)]
    assert table.hand() == []


@covers("190.4.a", "194.1.a")
@covers("469.2")
def test_keeping_control_until_the_own_beginning_holds_for_a_point() -> None:
    table = Table(you=quiet(at={MEADOW: ["Test Might 1"]}), foe=quiet(), battlefields=PLAIN)
    table.end_turn()
    assert table.points() == (0, 0)
    table.end_turn()
    assert table.points() == (1, 0)
    assert [(event.rule, event.seat) for event in table.events("held")] == [("469.2", YOU)]


@covers("470", "469.1", "471.2.c")
def test_a_battlefield_is_scored_once_a_turn_even_when_it_is_lost_and_taken_again() -> None:
    table = Table(you=quiet(base=["Test Victor", "Test Might 2"], hand=["Test March"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Victor", to=MEADOW)
    table.pass_all()
    assert table.points() == (1, 0)
    drawn = len(table.hand())
    table.you.play("Test March", on="Test Victor", to="your base")
    table.resolve()
    assert table.controller(MEADOW) == -1
    take(table, "Test Might 2", MEADOW)
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)
    assert len(table.events("conquered")) == 1
    assert len(table.hand()) == drawn - 1


@covers("470", "469.1", "469.2")
def test_a_battlefield_that_was_held_this_turn_is_not_conquered_too() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Test Might 1"]}, base=["Test Might 2"]), foe=quiet(), battlefields=PLAIN, turn_of=FOE
    )
    table.end_turn()
    assert table.points() == (1, 0)
    table.you.move("Test Might 1", to="base")
    take(table, "Test Might 2", MEADOW)
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)
    assert table.events("conquered") == []


@covers("470", "469.1")
def test_both_players_may_score_one_battlefield_in_one_turn() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"], hand=["Test Sight"]), foe=quiet(base=["Test Might 3"], hand=["Test March"]),
        battlefields=PLAIN,
    )
    take(table, "Test Might 1", MEADOW)
    table.you.play("Test Sight")
    table.foe.play("Test March", on="Test Might 3", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == FOE
    assert table.points() == (1, 1)


@covers("470", "469.1", "469.2")
def test_a_new_turn_lets_a_battlefield_score_again() -> None:
    table = poised(0)
    take(table, "Test Might 1", MEADOW)
    table.end_turn()
    table.end_turn()
    assert table.points() == (2, 0)


@covers("383.4.c.2.a")
@covers("471.2.a", "469.1", "471.2")
def test_conquer_abilities_trigger_after_the_point() -> None:
    table = Table(you=quiet(base=["Test Victor"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Victor", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    assert table.chain() == ["Test Victor"]
    assert table.points() == (1, 0)
    table.resolve()
    assert len(table.hand()) == 1


@covers("469.1")
def test_a_conquest_mentions_no_object_so_that_it_is_still_what_was_mentioned_before() -> None:
    table = poised(0, hand=["Test Promise"])
    table.you.play("Test Promise", on="Test Might 2")
    table.pass_all()
    take(table, "Test Might 1", MEADOW)
    assert [table.thing(name).buffed for name in ("Test Might 1", "Test Might 2")] == [0, 1]


@covers("170.9", "190.6", "191.4.a")
@covers("471.2.b", "469.2")
def test_a_battlefields_hold_ability_is_its_controllers() -> None:
    table = Table(you=quiet(), foe=quiet(at={"Test Shrine": ["Test Might 1"]}), battlefields=("Test Shrine", MOOR))
    table.you.ends()
    assert [item.controller for item in table.state.chain] == [FOE]
    table.pass_all()
    assert len(table.hand(FOE)) == 2
    assert table.hand(YOU) == []


# --- the final point

@covers("471.1.b.1")
def test_from_seven_one_conquer_draws_a_card_instead() -> None:
    table = poised(7)
    take(table, "Test Might 1", MEADOW)
    assert table.points() == (7, 0)
    assert len(table.hand()) == 1
    assert table.controller(MEADOW) == YOU
    assert not table.game.over


@covers("471.1.b", "323.1")
def test_from_seven_both_conquers_in_one_turn_draw_and_then_win() -> None:
    table = poised(7)
    take(table, "Test Might 1", MEADOW)
    take(table, "Test Might 2", MOOR)
    assert table.points() == (8, 0)
    assert len(table.hand()) == 1
    assert (table.game.over, table.game.winner) == (True, YOU)


@covers("471.1.b", "323.1")
def test_from_six_two_conquers_are_enough() -> None:
    table = poised(6)
    take(table, "Test Might 1", MEADOW)
    assert table.points() == (7, 0)
    take(table, "Test Might 2", MOOR)
    assert table.points() == (8, 0)
    assert table.hand() == []
    assert table.game.winner == YOU


@covers("471.1.b", "469.2")
def test_from_six_a_hold_and_a_conquer_are_enough() -> None:
    table = Table(
        you=quiet(points=6, at={MEADOW: ["Test Might 1"]}, base=["Test Might 2"]), foe=quiet(), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.end_turn()
    assert table.points() == (7, 0)
    take(table, "Test Might 2", MOOR)
    assert table.points() == (8, 0)
    assert table.game.winner == YOU


@covers("469.2", "323.1", "471.1.a")
def test_from_seven_a_hold_wins_without_the_other_battlefield() -> None:
    table = Table(you=quiet(points=7, at={MEADOW: ["Test Might 1"]}), foe=quiet(), battlefields=PLAIN, turn_of=FOE)
    table.foe.ends()
    assert table.points() == (8, 0)
    assert table.game.winner == YOU
    assert table.events("drawn") == []


@covers("469.2", "323.1")
def test_from_seven_two_holds_score_both_before_the_win() -> None:
    table = Table(
        you=quiet(points=7, at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 2"]}), foe=quiet(), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.foe.ends()
    assert table.points() == (9, 0)
    assert table.game.winner == YOU


@covers("383.4.c.2.c")
@covers("471.1.b.1", "469.1")
def test_conquer_abilities_trigger_also_when_the_point_became_a_card() -> None:
    table = poised(7, base=["Test Victor"])
    take(table, "Test Victor", MEADOW)
    assert table.points() == (7, 0)
    assert len(table.hand()) == 2
    assert len(table.events("conquered")) == 1


@covers("471.1.b", "471.1.b.1")
def test_at_the_victory_score_in_a_tie_a_conquer_still_needs_every_battlefield() -> None:
    table = poised(8, foe=8)
    take(table, "Test Might 1", MEADOW)
    assert table.points() == (8, 8)
    assert len(table.hand()) == 1
    take(table, "Test Might 2", MOOR)
    assert table.points() == (9, 8)
    assert table.game.winner == YOU


@covers("194.2", "194.2.a", "194.3")
@covers("194.2.b", "469.2", "323.1")
def test_eight_to_eight_goes_on_until_somebody_leads() -> None:
    table = Table(
        you=quiet(points=8), foe=quiet(points=8, at={MOOR: ["Test Might 1"]}), battlefields=PLAIN, turn_of=FOE
    )
    table.end_turn()
    assert not table.game.over
    assert (table.open.seat, table.points()) == (YOU, (8, 8))
    table.you.ends()
    assert table.points() == (8, 9)
    assert table.game.winner == FOE


@covers("194.3", "196")
@covers("469.2", "471.1")
def test_the_foe_wins_on_its_own_hold() -> None:
    table = Table(you=quiet(points=7), foe=quiet(points=7, at={MOOR: ["Test Might 1"]}), battlefields=PLAIN)
    table.you.ends()
    assert table.game.winner == FOE
    assert table.points() == (7, 8)


@covers("472", "471.1.b", "323.1", "319.3")
def test_a_win_waits_for_the_cleanup_and_comes_before_conquer_abilities() -> None:
    table = Table(you=quiet(points=6, base=["Test Might 1", "Test Victor"]), foe=quiet(), battlefields=PLAIN)
    take(table, "Test Might 1", MEADOW)
    take(table, "Test Victor", MOOR)
    assert table.game.winner == YOU
    kinds = [event.kind for event in table.events()]
    assert kinds.index("won") > max(n for n, kind in enumerate(kinds) if kind == "conquered")
    assert table.hand() == []


@covers("469.1")
def test_taking_a_battlefield_from_the_foe_takes_nothing_of_their_points() -> None:
    table = Table(
        you=quiet(base=["Test Might 3"]), foe=quiet(points=4, at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN
    )
    take(table, "Test Might 3", MEADOW)
    assert table.points() == (1, 4)


@covers("194.4", "194.4.a", "194.4.b")
def test_points_are_lost_down_to_none_and_no_further() -> None:
    table = Table(
        you=quiet(points=1, base=["Test Griever"], hand=["Test Setback", "Test Setback"]), foe=quiet(points=5),
        battlefields=PLAIN,
    )
    table.you.play("Test Setback")
    table.resolve()
    assert table.points() == (0, 5)
    assert [event.n for event in table.events("points lost")] == [1]
    assert len(table.hand()) == 2  # one Setback left, and a card for what was lost
    table.you.play("Test Setback")
    table.resolve()
    assert table.points() == (0, 5)
    assert len(table.events("points lost")) == 1
    assert len(table.hand()) == 1  # nothing was lost: nothing triggers


@covers("195", "195.1")
def test_an_effect_may_make_a_player_lose() -> None:
    table = Table(you=quiet(hand=["Test Abyss"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Abyss")
    table.foe.passes()
    assert (table.game.over, table.game.winner) == (True, FOE)
    assert table.events("lost")[0].rule == "195.1"


@covers("195.1", "651.2", "652.4")
def test_with_three_players_the_others_go_on() -> None:
    table = Table(
        you=quiet(hand=["Test Abyss"], base=["Test Might 1"]), foe=quiet(), others=[quiet()], battlefields=THREE
    )
    table.you.play("Test Abyss")
    table.pass_all()
    assert not table.game.over
    assert table.state.players[YOU].gone
    assert table.state.permanents() == []
    assert table.chain() == []
    assert (table.open.seat, table.open.kind, table.state.turn_player) == (FOE, "act", FOE)


@covers("194.3.a", "194.3", "471.1.a", "471.1.b")
def test_a_text_may_ask_for_more_points() -> None:
    table = Table(
        you=quiet(points=7, at={"Test Long Climb": ["Test Might 1"], MEADOW: ["Test Might 2"]}), foe=quiet(),
        turn_of=FOE, battlefields=(MEADOW, "Test Long Climb"),
    )
    assert table.game.sight().victory_score == 9
    table.end_turn()
    assert (table.game.over, table.points()) == (True, (9, 0))
    table = Table(you=quiet(points=7, base=["Test Might 1"]), foe=quiet(), battlefields=(MEADOW, "Test Long Climb"))
    take(table, "Test Might 1", MEADOW)
    assert table.points() == (8, 0)  # not the final point yet
    assert not table.game.over


@covers("471.1.a.1", "194.1.d", "471.1")
def test_points_from_burning_out_need_no_battlefield() -> None:
    table = Table(you=quiet(points=7), foe=quiet(deck=[], trash=[]), battlefields=PLAIN)
    table.end_turn()
    assert (table.game.over, table.game.winner) == (True, YOU)
    assert [(event.rule, event.other) for event in table.events("gained")] == [
        ("431.2.c", "burn out"),
        ("431.3.b", "burn out"),
    ]


@covers("471.2", "471.2.c", "470")
def test_scoring_abilities_trigger_once_a_turn_and_player() -> None:
    table = Table(
        you=quiet(base=["Test Victor", "Test Rival Victor"], hand=["Test March"]), foe=quiet(), battlefields=PLAIN
    )
    take(table, "Test Victor", MEADOW)
    assert len(table.hand()) == 2
    table.you.play("Test March", on="Test Victor", to="your base")
    table.resolve()
    take(table, "Test Rival Victor", MEADOW)
    assert table.controller(MEADOW) == YOU
    assert len(table.hand()) == 1  # nothing triggered again


@covers("194", "194.1.a", "194.1.b", "468.1")
def test_points_come_from_holding_and_from_conquering() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Test Might 1"]}, base=["Test Might 2"]), foe=quiet(), turn_of=FOE, battlefields=PLAIN
    )
    table.end_turn()
    assert [(event.other, event.n) for event in table.events("gained")] == [("hold", 1)]
    take(table, "Test Might 2", MOOR)
    assert [(event.other, event.n) for event in table.events("gained")] == [("hold", 1), ("conquer", 1)]
    assert table.points() == (2, 0)


@covers("194.2.a")
def test_of_two_beyond_the_score_who_has_more_wins() -> None:
    table = Table(
        you=quiet(points=8, at={MEADOW: ["Test Might 1"]}), foe=quiet(points=8), turn_of=FOE, battlefields=PLAIN
    )
    assert not table.game.over
    table.end_turn()
    assert (table.game.over, table.game.winner, table.points()) == (True, YOU, (9, 8))
