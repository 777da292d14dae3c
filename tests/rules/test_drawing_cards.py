"""Drawing and Burn Out (413, 431)."""
from __future__ import annotations

from engine.words import Spell, Unit, a, cant, draw, gain_points, player, reaction
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, QUIET, quiet
from tests.table import EXTRA, FOE, YOU, Side, Table, side

EXTRA += [
    Spell("TST-R95", "Test Library", energy=0).text(reaction, draw(3)),
    Unit("TST-4D01", "Drawing Miser", energy=0, might=1).text(cant(a(player)(gain_points()))),
]


def poor(**what: object) -> Side:
    """A side without a deck."""
    return side(legend=QUIET, **what)


@covers("413", "413.1", "413.1.a")
def test_cards_are_drawn_from_the_top_one_by_one() -> None:
    table = Table(
        you=quiet(hand=["Test Library"], deck=["Gust", "Flash", "Stupefy", "En Garde"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Library")
    table.resolve()
    assert table.hand() == ["Gust", "Flash", "Stupefy"]
    assert len(table.events("drawn")) == 3
    assert [event.card for event in table.events("drawn")] == ["OGN-169", "OGS-011", "OGN-095"]
    assert all(event.seen_by(FOE).card == "" for event in table.events("drawn"))


@covers("413.4", "413", "431")
def test_a_short_deck_is_drawn_empty_then_burns_out_and_the_rest_is_drawn() -> None:
    table = Table(
        you=poor(hand=["Test Library"], deck=["Gust"], trash=["Flash", "Stupefy", "En Garde"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Library")
    table.resolve()
    assert len(table.hand()) == 3
    assert table.hand()[0] == "Gust"
    assert table.points() == (0, 1)
    order = [event.kind for event in table.events() if event.kind in ("drawn", "burned out", "gained")]
    assert order == ["drawn", "burned out", "gained", "drawn", "drawn"]


@covers("431.2.b")
def test_burning_out_recycles_the_whole_trash() -> None:
    table = Table(you=quiet(), foe=poor(trash=["Gust", "Flash", "Stupefy"]), battlefields=PLAIN)
    table.end_turn()
    assert table.trash(FOE) == []
    assert len(table.hand(FOE)) == 1
    assert len(table.state.players[FOE].deck) == 2
    assert table.points() == (1, 0)


@covers("431.2.b")
def test_a_recycled_trash_lies_in_random_order() -> None:
    tops = set()
    for seed in range(12):
        table = Table(you=quiet(), foe=poor(trash=["Gust", "Flash", "Stupefy"]), battlefields=PLAIN, seed=seed)
        table.end_turn()
        tops.add(table.hand(FOE)[0])
    assert tops == {"Gust", "Flash", "Stupefy"}


@covers("194.1.d")
@covers("431.2.c")
def test_the_only_opponent_gains_the_point_unasked() -> None:
    table = Table(you=quiet(), foe=poor(trash=["Gust"]), battlefields=PLAIN)
    table.end_turn()
    assert table.points() == (1, 0)
    assert [(event.seat, event.other) for event in table.events("gained")] == [(YOU, "burn out")]
    assert table.open.seat == FOE


@covers("431.2.c", "323.1", "315.4.b.1", "315.4.b.2")
def test_a_first_burn_out_wins_only_in_the_cleanup_after_the_card_was_drawn() -> None:
    table = Table(you=quiet(points=7), foe=poor(trash=["Gust"]), battlefields=PLAIN)
    table.end_turn()
    assert table.game.winner == YOU
    assert [event.rule for event in table.events("won")] == ["323.1"]
    assert len(table.hand(FOE)) == 1


@covers("431.3.c")
def test_without_deck_and_trash_burn_outs_repeat_until_the_foe_wins() -> None:
    table = Table(you=quiet(points=5), foe=poor(), battlefields=PLAIN)
    table.you.ends()
    assert table.game.winner == YOU
    assert table.points() == (8, 0)
    assert len(table.events("burned out")) == 3
    assert [event.rule for event in table.events("won")] == ["431.3.c"]


@covers("431.3.c")
def test_repeated_burn_outs_win_only_with_a_lead() -> None:
    table = Table(you=quiet(points=8), foe=poor(points=8), battlefields=PLAIN)
    table.you.ends()
    assert table.points() == (10, 8)
    assert table.game.winner == YOU


@covers("431.3.c", "431.3")
def test_a_spell_in_the_trash_stops_the_repetition() -> None:
    table = Table(you=quiet(points=6), foe=poor(trash=["Gust"]), battlefields=PLAIN)
    table.end_turn()
    assert not table.game.over
    assert table.points() == (7, 0)
    assert len(table.events("burned out")) == 1


@covers("431.1.c.1")
@covers("431.1.c", "419.4.a")
def test_looking_at_an_empty_deck_burns_nothing_out() -> None:
    table = Table(you=poor(hand=["Mystic Poro"], runes={"chaos": 2}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Mystic Poro")
    table.resolve()
    assert table.events("burned out") == []
    assert table.points() == (0, 0)
    assert table.open.kind == "act"


@covers("413.4", "431.3", "431")
def test_the_spell_that_draws_is_not_in_the_trash_yet() -> None:
    table = Table(you=poor(hand=["Test Sight"]), foe=quiet(points=5), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.foe.passes()
    assert table.game.winner == FOE
    assert table.points() == (0, 8)


@covers("431.3.b")
def test_points_of_repeated_burn_outs_can_not_be_prevented() -> None:
    table = Table(you=quiet(points=6), foe=poor(base=["Drawing Miser"]), battlefields=PLAIN)
    table.you.ends()
    gained = [event.rule for event in table.events("gained")]
    assert (table.game.winner, table.points(), gained) == (YOU, (8, 0), ["431.3.b", "431.3.b"])
    assert len(table.events("burned out")) == 3, "the point of the first one was prevented"
