"""Positions: what is written is on the board, play goes on from there as from anywhere, and nonsense is refused."""
from __future__ import annotations

from dataclasses import replace

import pytest

from cards.tools.checks import check_everything
from engine.game import Game, Refused
from engine.kernel.randomness import secret_from_seed
from engine.positions import Placed, Position, Side, read, written
from engine.rulebook import known
from engine.words import Gear, equip
from tests.rules import grounds
from tests.table import EXTRA, FOE, MEADOW, MOOR, SILENT, YOU, catalogue, code_of

EXTRA += [Gear("TST-PO01", "Position Blade", energy=0, bonus=2, tags="Equipment").text(equip(0))]

ONE, THREE, SPARK = (code_of(name) for name in ("Test Might 1", "Test Might 3", "Test Spark"))
BLADE, RECRUIT, PORO = (code_of(name) for name in ("Position Blade", "Recruit", "Pouty Poro"))
RUNE, FIELDS = code_of("Fury Rune"), (code_of(MEADOW), code_of(MOOR))
DECK = tuple(map(code_of, grounds.DECK))


def side(name: str = "Ana", **what: object) -> Side:
    return Side(**{"name": name, "legend": code_of(SILENT), "deck": DECK, **what})  # type: ignore[arg-type]


def at(you: Side | None = None, foe: Side | None = None, **facts: object) -> Game:
    where = Position((you or side(), foe or side("Bo")), FIELDS, **facts)  # type: ignore[arg-type]
    game = Game.at(where, secret_from_seed(1), catalogue())
    check_everything(game)
    return game


RICH = side(
    points=5, xp=2, pool={"energy": 2, "fury": 1}, hand=(SPARK, ONE), deck=(THREE, *DECK), trash=(SPARK,),
    banished=(ONE,), champion=PORO, runes=(RUNE, Placed(RUNE, exhausted=True)), rune_deck=(RUNE,) * 4,
    base=(Placed(THREE, damage=2, stunned=True, attached=(Placed(BLADE),)), RECRUIT), at={0: (Placed(ONE, buffs=1),)},
    facedown={0: (SPARK,)}, did=(("conquered", 0), ("played", THREE)),
)


def test_what_is_written_is_on_the_board() -> None:
    game = at(RICH, side("Bo", points=3, at={1: (Placed(ONE, exhausted=True),)}), turn=6, turn_of=1)
    sight = game.sight(YOU)
    you, foe = sight.players
    assert (sight.turn, sight.turn_player, sight.phase, game.first) == (6, 1, "main", 0)
    assert (you.name, you.points, foe.points, you.xp, you.hand_count, you.deck_count) == ("Ana", 5, 3, 2, 2, 9)
    state = game._state
    assert [(each.kind, each.n) for each in state.players[YOU].pool] == [("energy", 2), ("fury", 1)]
    assert [state.objects[id].exhausted for id in state.players[YOU].runes] == [False, True]
    base = [state.objects[id] for id in state.players[YOU].base]
    assert [(thing.card.code, thing.damage, thing.stunned, thing.token) for thing in base] == [
        (THREE, 2, True, False), (BLADE, 0, False, False), (RECRUIT, 0, False, True), (THREE, 0, False, False)]
    assert base[1].attached_to == base[0].id
    assert [(field.controller, len(field.units), len(field.facedown)) for field in state.fields] == [(0, 1, 1),
                                                                                                     (1, 1, 0)]
    assert [player.turns for player in state.players] == [3, 3]
    assert state.players[YOU].deck[-1].code == THREE, "the first one is on top"


def test_play_goes_on_from_there_as_from_anywhere() -> None:
    game = at(RICH)
    asked = game.pending()[0]
    assert (asked.seat, asked.kind) == (YOU, "act")
    again = Game.restore(game.save(), game.pins(), catalogue())
    assert (again.fingerprint(), again.pending()) == (game.fingerprint(), game.pending())
    fork = game.fork()
    for each in (game, again, fork):
        each.answer(asked.number, YOU, ["end"])
    assert game.fingerprint() == again.fingerprint() == fork.fingerprint()
    assert (game.pending()[0].seat, game.turn) == (FOE, 4)


@pytest.mark.parametrize(("phase", "points", "hand", "runes"), [
    ("awaken", 1, 1, 2), ("beginning", 1, 1, 2), ("channel", 0, 1, 2), ("draw", 0, 1, 0), ("main", 0, 0, 0),
])
def test_play_goes_on_with_a_phase(phase: str, points: int, hand: int, runes: int) -> None:
    game = at(side(at={0: (Placed(ONE, exhausted=True),)}, rune_deck=(RUNE,) * 4), phase=phase)
    player = game.sight(YOU).players[YOU]
    state = game._state
    assert (player.points, player.hand_count, len(state.players[YOU].runes)) == (points, hand, runes)
    assert (game.turn, state.players[YOU].turns, state.phase) == (3, 2, "main")
    assert state.objects[state.fields[0].units[0]].exhausted == (phase != "awaken")


def test_a_battlefield_that_was_conquered_scores_no_second_time() -> None:
    for did, points in (((), 1), ((("conquered", 0),), 0)):
        game = at(side(base=(ONE,), did=did))
        move = next(key for key in game.pending()[0].keys if key.startswith("move:"))
        game.answer(game.pending()[0].number, YOU, [move, f"at:{game._state.fields[0].id}", "confirm"])
        for _ in range(2):
            game.answer(game.pending()[0].number, game.pending()[0].seat, ["pass"])
        assert game.sight().players[YOU].points == points


def test_it_is_written_and_read() -> None:
    where = Position((RICH, side("Bo")), FIELDS, turn=8, turn_of=1, phase="draw")
    assert read(written(where)) == where
    with pytest.raises(ValueError, match=r"sides\.0\.hnad"):
        read(written(where).replace(b'"hand"', b'"hnad"', 1))
    with pytest.raises(ValueError, match="phase: Input should be"):
        read(written(where).replace(b'"draw"', b'"dawn"'))
    with pytest.raises(ValueError, match="there is no seat 5"):
        read(written(where).replace(b'"turn_of":1', b'"turn_of":5'))


@pytest.mark.parametrize(("facts", "said"), [
    ({"turn_of": 2}, "there is no seat 2"), ({"turn": 0}, "numbered from 1"), ({"mode": "solo"}, "none of duel"),
    ({"edition": "v9"}, "none of"),
])
def test_numbers_and_names_that_mean_nothing_are_refused(facts: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Position((side(), side("Bo")), FIELDS, **facts)  # type: ignore[arg-type]


@pytest.mark.parametrize(("what", "said"), [
    ({"points": -1}, "points can't be -1"), ({"pool": {"energy": -1}}, "energy can't be -1"),
    ({"at": {2: (ONE,)}}, "there is no battlefield 2"), ({"controls": (7,)}, "there is no battlefield 7"),
    ({"did": (("conquered", 3),)}, "there is no battlefield 3"), ({"did": (("played", 2),)}, "can't have played 2"),
    ({"base": (Placed(ONE, owner=4),)}, "there is no seat 4"),
    ({"base": (Placed(ONE, called="it"), Placed(ONE, called="it"))}, "several cards are called it"),
])
def test_a_side_that_means_nothing_is_refused(what: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        at(side(**what))


@pytest.mark.parametrize(("what", "rule", "said"), [
    ({"hand": ("XXX-404",)}, "103", "XXX-404"), ({"legend": ONE}, "103.1", "Legend Zone"),
    ({"champion": SPARK}, "103.2.a.2", "Champion Zone"), ({"base": (SPARK,)}, "103.2", "base"),
    ({"deck": (RUNE,)}, "103.2", "Main Deck"), ({"runes": (ONE,)}, "103.3", "runes"),
    ({"hand": (RECRUIT,)}, "103.2", "a token"), ({"base": (Placed(BLADE, damage=1),)}, "417", "damage"),
    ({"base": (Placed(BLADE, stunned=True),)}, "423", "stunned"),
    ({"base": (Placed(ONE, attached=(Placed(ONE),)),)}, "434", "no gear"),
    ({"base": (Placed(ONE, damage=1),)}, "323.5", "dies"), ({"base": (Placed(ONE, buffs=2),)}, "426", "no room"),
    ({"points": 8}, "323.1", "8 points"), ({"controls": (0,)}, "323.6", "stay like that"),
    ({"at": {1: (ONE,)}}, "323.11.a", "Combat at"), ({"facedown": {0: (SPARK,)}}, "421.4", "reveals Test Spark"),
])
def test_what_cant_be_is_refused_by_its_rule(what: dict[str, object], rule: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        at(side(**what), side("Bo", at={1: (THREE,)}))
    assert any(reason.rule == rule and said in reason.text for reason in refused.value.reasons), refused.value.reasons
    assert all(known(reason.rule) for reason in refused.value.reasons)


def test_the_mode_says_how_many_play_and_where() -> None:
    duel = Position((side(), side("Bo")), FIELDS)
    for where, said in ((replace(duel, mode="ffa3"), "3 players, not 2"),
                        (replace(duel, battlefields=FIELDS[:1]), "2 battlefields in play, not 1")):
        with pytest.raises(Refused, match=said):
            Game.at(where, secret_from_seed(1), catalogue())
