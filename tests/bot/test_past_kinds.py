"""To play on from a turn of every kind of finished game: of a match of three, by earlier rules, against a computer."""
from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from bot import app
from bot.match import lobby, past_games
from bot.panels.click_ids import Origin, custom_id
from bot.sandbox.driver import Seen, User
from bot.store import Match
from cards.computer import thinking
from cards.puzzles import past, playing
from cards.puzzles.playing import aim_of
from engine.editions import EDITIONS
from engine.game import Game
from engine.sights import Sight
from tests.bot.players import Hall, hall, panel_of
from tests.bot.test_matches import begin, give_up, newest, now, pick, thread, values
from tests.bot.test_past_games import alone, result_in_thread
from tests.bot.test_practice import concede
from tests.hosting.past import CATALOGUE

pytestmark = pytest.mark.end_to_end
EARLIER = [name for name in EDITIONS if name != "v1.4"]


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    secrets = count(11)
    monkeypatch.setattr(lobby, "new_secret", lambda: next(secrets).to_bytes(32, "big"))
    monkeypatch.setattr(app, "catalogue_of", lambda cards: CATALOGUE)
    monkeypatch.setattr(past, "SECONDS", 0.0)
    async with hall(tmp_path) as found:
        found.thinkers.think = lambda task: (thinking.at_once if aim_of(task.level) is None else playing.think)(task)
        yield found


class Stood(NamedTuple):
    """How a game stood as a turn of somebody's began: what they saw, and what was hidden in it."""

    turn: int
    sight: Sight
    own: list[str]
    rivals: list[str]
    edition: str
    mode: str


async def stood(place: Hall, match: Match, seat: int) -> Stood:
    """Play to the third turn of the game or the one after it, whichever is that seat's, and on to the next one."""
    def begins(game: Game) -> bool:
        asked = game.pending()[0]
        return game.turn > 2 and (asked.seat, asked.kind) == (seat, "act")

    await place.play_on(match, begins)
    found = of(await place.game(match), seat)
    await place.play_on(match, lambda game: game.turn > found.turn)
    return found


def of(game: Game, seat: int) -> Stood:
    """How it stands."""
    g = game._state
    own = g.players[seat]
    hand = [g.objects[id].card.name for id in g.players[1 - seat].hand]
    return Stood(game.turn, game.sight(seat), sorted(card.code for card in (*own.deck, *own.rune_deck)), hand,
                 g.edition.name, g.mode.title)


async def played_on(place: Hall, user: User, turns: Seen, turn: int) -> Match:
    """Choose a turn, begin there, and give the match that is played then."""
    await place.clicked(user, turns, "Choose a turn", str(turn))
    judged = user.look(turns)
    assert judged.labels[:2] == ["Win this turn", "Keep them from winning"], judged.text
    await place.clicked(user, judged, "Win this turn")
    (match,) = await place.bot.store.matches_of(user.id)
    return match


def same(now: Stood, then: Stood) -> None:
    """The turn begins as it did then, by the same rules; only what couldn't be seen is dealt anew."""
    players = [[one._replace(name="") for one in stood.sight.players] for stood in (now, then)]
    assert players[0] == players[1]
    assert now.sight.battlefields == then.sight.battlefields
    assert now._replace(sight=then.sight, rivals=then.rivals) == then
    assert now.rivals != then.rivals, "what they really held stays theirs"
    assert len(now.rivals) == len(then.rivals)


async def test_from_the_second_game_of_a_match_with_what_was_exchanged_for_it(
        place: Hall, ana: User, bo: User) -> None:
    match = await begin(place, ana, bo)
    await give_up(place, ana)
    forged = custom_id(match.id, Origin.RESULT, "turns", "1")
    await place.clicked(ana, panel_of(ana), forged, forge=True)
    assert newest(ana).text == past_games.NOT_OVER, "it may tell of the next game what is a secret"
    await pick(place, ana, "Bring in", "Flash")
    out = next(name for name in values(panel_of(ana), "Take out") if name != "Flash")
    await pick(place, ana, "Take out", out)
    await place.clicked(ana, panel_of(ana), "Play game 2 with these cards")
    await place.clicked(bo, panel_of(bo), "Play game 2 with the deck as it is registered")
    match = await now(place, match)
    then = await stood(place, match, 0)
    await place.clicked(ana, panel_of(ana), forged, forge=True)
    assert newest(ana).text == past_games.NOT_OVER
    assert await ana.autocomplete("dm", "puzzle", "game", "") == []
    await give_up(place, ana)
    assert (await now(place, match)).state == "over"
    named = {one["value"]: one["name"] for one in await ana.autocomplete("dm", "puzzle", "game", "")}
    assert [(game, name.split(",")[1]) for game, name in named.items()] == [
        (f"{match.id}.2", " game 2"), (match.id, " game 1")]
    await place.clicked(ana, thread(ana)[-1], "Play on from a turn")
    turns = alone(ana, int(ana.threads()[-1]["id"]))
    assert turns.text.startswith("### Your game against Bo, game 2")
    await place.clicked(ana, turns, "Game 1")
    assert ana.look(turns).text.startswith("### Your game against Bo, game 1\n")
    assert "Game 1" not in ana.look(turns).labels
    await place.clicked(ana, turns, "Game 2")
    turns = ana.look(turns)
    assert turns.text.startswith("### Your game against Bo, game 2\n")
    puzzle = await played_on(place, ana, turns, then.turn)
    same(of(await place.game(puzzle), 0), then)
    assert aim_of(puzzle.computer).game == f"{match.id}.2"  # type: ignore[union-attr]
    await concede(place, ana)
    result = next(one for one in ana.dms() if "Another turn" in one.labels)
    await place.clicked(ana, result, "Another turn")
    assert alone(ana).text.startswith("### Your game against Bo, game 2")


async def test_where_there_was_no_turn_of_ones_own_it_is_said(place: Hall, ana: User, bo: User) -> None:
    match = await begin(place, ana, bo)
    await give_up(place, bo, "Concede the match")
    await ana.command("dm", "puzzle", game=match.id)
    await place.commanded()
    assert "You had no turn in it" in alone(ana).text
    assert alone(ana).selects == []


@pytest.mark.parametrize("rules", EARLIER)
async def test_by_the_rules_of_the_game_that_is_over(place: Hall, ana: User, bo: User, rules: str) -> None:
    match = await place.begin(ana, bo, ("annie", "garen"), masking="false", rules=rules)
    then = await stood(place, match, 1)
    await concede(place, bo)
    await place.clicked(bo, result_in_thread(bo), "Play on from a turn")
    puzzle = await played_on(place, bo, alone(bo, int(bo.threads()[-1]["id"])), then.turn)
    assert then.edition == rules
    same(of(await place.game(puzzle), 1), then)
    (opening,) = (one.text for one in bo.dms() if one.text.startswith("## Puzzle"))
    assert f"Core Rules {rules}" in opening
    assert puzzle.terms.edition == rules, "reports tell of the rules by the terms"


async def test_from_a_practice_game_in_private_messages(place: Hall, ana: User) -> None:
    await ana.command("dm", "match practice", level="calm", deck="annie", **{"opponent-deck": "lux"})
    await place.commanded()
    (match,) = await place.bot.store.matches_of(ana.id)
    then = await stood(place, match, 0)
    await concede(place, ana)
    result = next(one for one in ana.dms() if "Play on from a turn" in one.labels)
    await place.clicked(ana, result, "Play on from a turn")
    assert alone(ana).text.startswith("### Your game against Computer (Calm)\n")
    puzzle = await played_on(place, ana, alone(ana), then.turn)
    assert alone(ana).text == "It begins below."
    assert [player.name for player in puzzle.players] == ["Ana", "Rival"]
    game = await place.game(puzzle)
    assert list(game.names) == ["Ana", "Rival"]
    same(of(game, 0), then)
