"""Modes of play (481–489): who plays, for how many points, on which battlefields, how the first turns differ, and what
teams share."""
from __future__ import annotations

from collections import Counter

import pytest

from cards.decks import starters
from cards.tools.checks import check_everything
from engine.game import Game, Refused, Seat, Setup
from engine.kernel.randomness import secret_from_seed
from engine.rules.formats.modes import FFA3, FFA4, MODES, TEAMS
from engine.standing import NONE, Orders, begin, provably_empty, standing_answer
from engine.words import Spell, Unit, a, draw, friendly, gain_points, hidden, me, play, ready, unit, when, you
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table, catalogue

MATE, FOURTH = 2, 3
NAMES = ("Ana", "Bo", "Cas", "Dee")
DECKS = ("annie", "garen", "lux", "yi")

EXTRA += [
    Unit("TST-3M1", "Test Bugler", energy=0, might=1).text(when(you(play(me)), ready(a(friendly, unit)))),
    Unit("TST-3M2", "Test Skulker", energy=0, might=1).text(hidden),
    Spell("TST-3M3", "Test Slow Sight", energy=0).text(draw(1)),
    Unit("TST-3M4", "Test Accountant", energy=0, might=1).text(when(you(gain_points()), draw(1))),
]


def begun(mode: str, seed: int = 1) -> Game:
    """A game of that mode after all mulligans."""
    decks = [starters()[key] for key in DECKS[:MODES[mode].seats]]
    game = Game.start(
        Setup(tuple(Seat(name, deck) for name, deck in zip(NAMES, decks, strict=False)), mode), secret_from_seed(seed),
        catalogue(),
    )
    while game.pending()[0].kind == "mulligan":
        decision = game.pending()[0]
        check_everything(game, game.answer(decision.number, decision.seat, ()))
    return game


def first_turns(game: Game) -> list[tuple[int, int, int]]:
    """Seat, cards in hand and runes of each player at the first own Main Phase."""
    found = []
    for _ in game.names:
        seat = game._state.turn_player
        found.append((seat, len(game._state.players[seat].hand), len(game._state.players[seat].runes)))
        while game._state.turn_player == seat:
            decision = game.pending()[0]
            game.answer(
                decision.number, decision.seat,
                {"act": ("end",), "priority": ("pass",)}.get(decision.kind, decision.keys[: decision.least]),
            )
    return found


# --- numbers

@covers("487.1", "487.2", "487.4", "487.4.a", "487.5", "487.7")
def test_three_players_each_bring_one_battlefield_by_lot_and_the_first_draws_nothing() -> None:
    game = begun("ffa3")
    g = game._state
    assert [g.objects[field.id].owner for field in g.fields] == [0, 1, 2]
    assert [g.opponents(seat) for seat in range(3)] == [[1, 2], [2, 0], [0, 1]]
    first = game.first
    assert first_turns(game) == [(first, 4, 2), ((first + 1) % 3, 5, 2), ((first + 2) % 3, 5, 3)]


@covers("488.1", "488.2", "488.4", "488.4.a", "488.4.b", "488.5", "488.7", "115.2")
def test_with_four_players_the_first_brings_no_battlefield() -> None:
    firsts = set()
    for seed in range(6):
        game = begun("ffa4", seed)
        g = game._state
        firsts.add(game.first)
        assert [g.objects[field.id].owner for field in g.fields] == [seat for seat in range(4) if seat != game.first]
        assert game.presented[game.first] == ""
    assert len(firsts) > 1
    order = [(game.first + step) % 4 for step in range(4)]
    assert first_turns(game) == list(zip(order, (4, 5, 5, 5), (2, 2, 2, 3), strict=True))


@covers("489.1", "489.2", "489.4", "489.4.a", "489.5.a", "489.5.b", "489.5.c", "489.5.c.1", "489.7")
def test_in_teams_turns_alternate_and_the_first_brings_no_battlefield() -> None:
    game = begun("2v2")
    g = game._state
    assert g.opponents(0) == [1, 3]
    assert g.mates(0) == [0, 2]
    assert len(g.fields) == 3
    turns = first_turns(game)
    teams = [seat % 2 for seat, _, _ in turns]
    assert teams in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert [turn[1:] for turn in turns] == [(4, 2), (5, 2), (5, 2), (5, 3)]


@covers("485.2", "485.3", "485.4", "485.4.a", "485.6")
@pytest.mark.parametrize(
    ("mode", "seats", "score"), [("duel", 2, 8), ("match", 2, 8), ("ffa3", 3, 8), ("ffa4", 4, 8), ("2v2", 4, 11)]
)
def test_a_mode_is_for_so_many_players_and_points(mode: str, seats: int, score: int) -> None:
    assert (MODES[mode].seats, MODES[mode].victory_score) == (seats, score)
    yi = starters()["yi"]
    with pytest.raises(Refused, match=MODES[mode].title):
        Game.start(Setup((Seat("Ana", yi),) * (seats - 1), mode), secret_from_seed(1), catalogue())


@covers("487.3", "487.6", "194.2", "194.3", "468.1")
def test_whoever_first_has_eight_points_and_more_than_each_other_player_wins() -> None:
    table = Table(
        you=quiet(points=7, at={MEADOW: ["Test Might 1"]}), foe=quiet(points=8), others=[quiet(points=8)],
        battlefields=THREE, turn_of=2,
    )
    table.answer(2, "end")
    table.pass_all()
    assert table.state.players[YOU].points == 8
    assert not table.game.over  # as many as the others
    table = Table(
        you=quiet(points=7, at={MEADOW: ["Test Might 1"]}), foe=quiet(points=7), others=[quiet(points=7)],
        battlefields=THREE, turn_of=2,
    )
    table.answer(2, "end")
    assert table.game.winners == (YOU,)


@covers("471.1.b", "488.3", "488.6")
def test_the_final_point_needs_all_three_battlefields() -> None:
    table = Table(
        you=quiet(points=7, base=["Test Might 1", "Test Might 2", "Test Might 3"]), foe=quiet(),
        others=[quiet(), quiet()], battlefields=THREE,
    )
    for place, unit_name in zip(THREE, ("Test Might 1", "Test Might 2", "Test Might 3"), strict=True):
        assert table.state.players[YOU].points == 7
        table.you.move(unit_name, to=place)
        table.pass_all()
    assert table.game.winners == (YOU,)
    assert len(table.hand()) == 2


# --- teams

def team(**sides: object) -> Table:
    """You and the third player against the foe and the fourth."""
    named = {name: sides.pop(name, quiet()) for name in ("you", "foe", "mate", "fourth")}
    return Table(
        you=named["you"], foe=named["foe"], others=[named["mate"], named["fourth"]], battlefields=THREE, mode=TEAMS,
        **sides,
    )  # type: ignore[arg-type]


@covers("489.8.d", "489.8.d.1", "489.8.d.2", "489.6.a", "489.6.a.3", "489.3", "489.6", "194.4")
def test_a_team_has_its_points_together_and_wins_together_with_eleven() -> None:
    table = team(you=quiet(points=10, at={MEADOW: ["Test Might 1"]}), mate=quiet(points=10), turn_of=FOURTH)
    table.answer(FOURTH, "end")
    assert [player.points for player in table.state.players] == [11, 0, 11, 0]
    assert (table.game.over, table.game.winners) == (True, (YOU, MATE))


@covers("489.8.d.3")
def test_what_the_mate_gains_is_gained_by_the_team() -> None:
    table = team(you=quiet(base=["Test Accountant"]), mate=quiet(at={MEADOW: ["Test Might 1"]}), turn_of=FOE)
    table.answer(FOE, "end")
    table.pass_all()
    assert table.state.turn_player == MATE
    assert [player.points for player in table.state.players] == [1, 0, 1, 0]
    assert len(table.hand(YOU)) == 1


@covers("489.8.b", "469.1.a", "469.1.b", "489.8.g", "315.2.b.3")
@example("489.8.b#1", rule="469.1.a")
def test_what_the_mate_controlled_in_the_scoring_step_is_not_conquered_this_turn() -> None:
    table = team(
        you=quiet(base=["Test Might 2"]), mate=quiet(at={MEADOW: ["Test Might 1"]}, hand=["Test March"]), turn_of=FOURTH
    )
    table.answer(FOURTH, "end")
    table.pass_all()
    assert table.events("ally controls")
    invite(table)
    table.hands[MATE].play("Test March", on="Test Might 1", to="your base")
    table.pass_all()
    assert table.controller(MEADOW) == -1
    table.you.move("Test Might 2", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert table.events("conquered") == []
    assert table.state.players[YOU].points == 0


@covers("489.8.g.1", "489.8.g.2")
def test_where_the_mate_stood_is_excepted_from_the_final_point() -> None:
    table = team(
        you=quiet(points=10, base=["Test Might 1", "Test Might 3"]),
        mate=quiet(points=10, at={"Test Third Field": ["Test Might 2"]}), turn_of=FOURTH,
    )
    table.answer(FOURTH, "end")
    table.pass_all()
    table.you.move("Test Might 1", to=MEADOW)
    table.pass_all()
    assert not table.game.over
    table.you.move("Test Might 3", to=MOOR)
    table.pass_all()
    assert table.game.winners == (YOU, MATE)


@covers("489.8.c", "489.8.c.2")
def test_control_is_not_shared_and_a_mates_unit_makes_no_standard_move_for_you() -> None:
    table = team(you=quiet(base=["Test Might 1"]), mate=quiet(base=["Test Might 2"], at={MEADOW: ["Test Might 3"]}))
    assert table.you.offered("move") == {"Test Might 1"}
    assert table.controller(MEADOW) == MATE
    assert [reason.rule for reason in table.game.why_not(YOU, f"move:{table.thing('Test Might 2').id}")] == ["410.1"]


@covers("489.8.c.1")
def test_nothing_is_hidden_at_a_mates_battlefield() -> None:
    table = team(you=quiet(hand=["Test Skulker"], runes={"fury": 2}), mate=quiet(at={MEADOW: ["Test Might 3"]}))
    assert table.you.offered("hide") == set()
    assert table.you.why_not("hide", "Test Skulker") == ["421.2.a"]
    table = team(you=quiet(hand=["Test Skulker"], runes={"fury": 2}, at={MEADOW: ["Test Might 3"]}))
    assert table.you.offered("hide") == {"Test Skulker"}


@covers("489.8.e")
@example("489.8.e#1", rule="355.5")
def test_friendly_is_what_a_mate_controls_too() -> None:
    table = team(
        you=quiet(hand=["Test Bugler"], base=["Test Might 1*"]), mate=quiet(base=["Test Might 2*"]),
        foe=quiet(base=["Test Might 3*"]),
    )
    table.you.play("Test Bugler")
    table.resolve()
    assert table.open.kind == "choose"
    subjects = {table.state.objects[option.subject].card.name for option in table.open.options}
    assert subjects == {"Test Bugler", "Test Might 1", "Test Might 2"}
    table.you.choose("Test Might 2")
    table.resolve()
    assert not table.thing("Test Might 2").exhausted


@covers("489.8.f", "489.8.f.1")
def test_a_mates_hand_is_not_seen() -> None:
    table = team(mate=quiet(hand=["Test Sight"]))
    assert table.game.sight(YOU).players[MATE].hand is None
    assert table.game.sight(MATE).players[MATE].hand is not None


@covers("489.8.h", "489.8.i")
def test_mates_need_different_legends_and_battlefields() -> None:
    decks = [starters()[key] for key in ("annie", "garen", "annie", "yi")]
    with pytest.raises(Refused) as refused:
        Game.start(
            Setup(tuple(Seat(name, deck) for name, deck in zip(NAMES, decks, strict=True)), "2v2"), secret_from_seed(1),
            catalogue(),
        )
    assert Counter(reason.rule for reason in refused.value.reasons) == {"489.8.h": 1, "489.8.i": 1}
    four = tuple(Seat(name, starters()["annie"]) for name in NAMES)
    assert Game.start(Setup(four, "ffa4"), secret_from_seed(1), catalogue()).pending()  # only teams may not


# --- invitations

def invite(table: Table) -> None:
    """The Turn Player invites the mate."""
    assert "invite:2" in table.open.keys
    table.answer(table.open.seat, "invite:2", "confirm")


@covers("489.8.a", "316.5.b.1")
def test_an_invited_mate_plays_a_spell_without_action_or_reaction() -> None:
    table = team(mate=quiet(hand=["Test Slow Sight", "Test Bugler"], base=["Test Might 2"]))
    invite(table)
    assert (table.open.seat, table.open.why) == (MATE, "489.8.a")
    mate = table.hands[MATE]
    assert mate.offered() == {mate._first("play", "Test Slow Sight"), "pass"}  # no unit, no move, no end of the turn
    assert mate.why_not("play", "Test Bugler") == ["489.8.a"]
    mate.play("Test Slow Sight")
    table.resolve()
    assert len(table.hand(MATE)) == 2
    assert (table.open.seat, table.open.kind) == (YOU, "act")
    assert "invite:2" in table.open.keys


@covers("489.8.a")
def test_a_mate_may_decline_and_is_not_asked_again_at_once() -> None:
    table = team(you=quiet(hand=["Test Sight"]), mate=quiet())
    assert "invite:1" not in table.open.keys  # an opponent
    invite(table)
    table.answer(MATE, "pass")
    assert table.open.seat == YOU
    assert "invite:2" not in table.open.keys
    table.you.play("Test Sight")
    table.resolve()
    assert "invite:2" in table.open.keys


@pytest.mark.parametrize(("hand", "orders", "answer"), [
    ((), NONE, ("pass",)), ((), Orders("ask"), None), (("Test Bugler",), NONE, ("pass",)),
    (("Test Slow Sight",), NONE, None)])
@covers("489.8.a")
def test_a_mate_who_can_do_nothing_declines_without_being_asked(
        hand: tuple[str, ...], orders: Orders, answer: tuple[str, ...] | None) -> None:
    table = team(mate=quiet(hand=[*hand]))
    assert standing_answer(table.game, table.open, orders) is None, "whoever is in their turn is always asked"
    invite(table)
    assert standing_answer(table.game, table.open, orders) == answer


@covers("489.8.a")
def test_no_yield_declines_an_invitation_to_do_something() -> None:
    table = team(mate=quiet(hand=["Test Slow Sight"]))
    given = begin(table.game, "turn", MATE)
    invite(table)
    assert standing_answer(table.game, table.open, Orders(yielding=given)) is None


@covers("489.8.a")
def test_that_a_mate_can_do_nothing_is_seen_by_all_who_know_the_pool() -> None:
    table = team(mate=quiet(hand=["Test Bugler"]))
    invite(table)
    assert not provably_empty(table.game, table.open, catalogue()), "a spell could be held"
    alone = team(mate=quiet())
    invite(alone)
    assert not alone.game.could_respond(MATE, (), catalogue())


@covers("489.8.a", "316.5.b")
def test_nobody_acts_uninvited_in_a_mates_neutral_open_state() -> None:
    table = team(mate=quiet(hand=["Test Slow Sight"]))
    assert [decision.seat for decision in table.game.pending()] == [YOU]
    assert table.hands[MATE].why_not("play", "Test Slow Sight") == ["312.1"]
    lonely = Table(you=quiet(), foe=quiet(), others=[quiet()], mode=FFA3, battlefields=THREE)
    assert not any(key.startswith("invite") for key in lonely.open.keys)
    assert FFA4.teams == 0
