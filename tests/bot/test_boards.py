"""The board in the thread: one message for several turns, which is found again whatever happens to bot and thread."""
from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.match import lobby
from bot.sandbox.driver import Seen
from bot.store import FinishedTurn, Match
from bot.store.message_names import kind_of
from bot.tables import boards
from engine.game import Game
from engine.kernel.randomness import secret_from_seed
from tests.bot.asking import Clock, asked_now, news, people, player, question, stopped
from tests.bot.players import Hall, hall


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return stopped(monkeypatch)


@pytest.fixture
async def place(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: secret_from_seed(2))
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    return await place.begin(*people(place), ("annie", "lux"))


async def shown(place: Hall, match: Match) -> dict[str, Seen]:
    """The boards in the thread, by name."""
    ana, _ = people(place)
    return {one.name: ana.look(one.message) for one in await place.bot.store.surfaces(match.id)
            if kind_of(one.name) == "turn"}


def turn(number: int) -> Callable[[Game], bool]:
    return lambda game: game.turn == number


def headings(message: Seen) -> list[str]:
    return [line.split(":")[0] for line in message.text.split("\n") if line.startswith("### ")]


async def test_one_board_lasts_for_several_turns_and_tells_of_them(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "FULL", 100_000)
    ((_, first),) = (await shown(place, match)).items()
    await place.play_on(match, turn(2))
    await place.restart()
    await place.play_on(match, turn(3))
    ((name, board),) = (await shown(place, match)).items()
    assert (name, board.id) == ("turn:0", first.id)
    assert headings(board) == ["### Before turn 1 · Ana 0 – 0 Bo", "### Turn 1", "### Turn 2", "### Turn 3"]
    assert board.labels[:2] == ["My table", "Board as text"]
    assert board.data["mentions"] == []


async def test_a_full_board_stays_as_the_log_of_its_turns_and_another_one_is_opened(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "FULL", 200)
    await place.play_on(match, turn(4))
    found = await shown(place, match)
    first, newest = found["turn:0"], found["turn:4"]
    assert headings(first) == ["### Before turn 1 · Ana 0 – 0 Bo", "### Turn 1"]
    assert first.labels == []
    assert headings(newest) == ["### Turn 4"]
    assert newest.labels[:1] == ["My table"]
    told = [heading for one in found.values() for heading in headings(one)]
    assert told[1:] == [f"### Turn {number}" for number in range(1, 5)], "each turn once, in order"
    said = (await place.game(match)).sight().log
    await place.play_on(match, lambda game: game.sight().log != said)
    found, now = await shown(place, match), (await place.game(match)).sight()
    assert (now.turn, now.log[:len(said)]) == (4, said)
    assert now.log[-1] in found["turn:4"].text, "the newest one goes on"
    assert found["turn:0"].text == first.text


def test_a_board_is_full_by_what_its_turns_say() -> None:
    log = FinishedTurn(1, "x" * 10, ("y" * (boards.FULL - 11),))
    assert not boards.is_full((log,))
    assert boards.is_full((log, FinishedTurn(2, "x", ())))


async def test_a_new_thread_has_the_board_with_the_turns_before(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "FULL", 100_000)
    ana, _ = people(place)
    await place.play_on(match, turn(2))
    place.discord.moderation.delete_channel(place.discord.world.channel(int(ana.threads()[-1]["id"])))
    await place.told()
    ((name, board),) = (await shown(place, match)).items()
    assert name == "turn:0"
    assert headings(board)[1:] == ["### Turn 1", "### Turn 2"]


async def test_who_is_away_is_told_of_their_own_turn_by_a_new_message_at_once(
        place: Hall, match: Match, clock: Clock) -> None:
    await place.play_on(match, turn(1))
    first = await asked_now(place, match)
    (other,) = [user for user in people(place) if user != first]
    before = news(other)
    clock.now += 60
    await place.play_on(match, lambda game: game.turn == 2 and asked_in_turn(game))
    assert await asked_now(place, match) == other
    assert news(other) == before + 1
    assert (await player(place, match, other)).told == (await question(place, match)).number


async def test_who_is_there_finds_their_turn_on_the_panel_that_stands(place: Hall, match: Match, clock: Clock) -> None:
    clock.now += 60
    for user in people(place):
        await user.command("table", "match mine")
    before = [news(user) for user in people(place)]
    await place.play_on(match, lambda game: game.turn == 2 and asked_in_turn(game))
    assert [news(user) for user in people(place)] == before


async def test_who_is_away_is_told_of_a_question_in_the_turn_of_somebody_else_after_a_minute(
        place: Hall, match: Match, clock: Clock) -> None:
    await place.play_on(match, turn(1))
    before = [news(user) for user in people(place)]
    clock.now += 60
    await place.play_on(match, lambda game: game.turn > 0 and not asked_in_turn(game))
    assert [news(user) for user in people(place)] == before


def asked_in_turn(game: Game) -> bool:
    """Whether the player is asked whose turn it is."""
    (open_now,) = game.pending()
    return bool(open_now.seat == game.sight().turn_player)
