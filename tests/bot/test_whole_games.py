"""Whole games of three and four who play, from the open table to the result, and what becomes of who leaves one.

The games are short: three points win. The first and the last turns are clicked; what lies between is answered at the
table itself. `make faults` clicks all of games of full length.
"""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import limits, lobby
from bot.panels import notes
from bot.sandbox.driver import Seen, User
from engine.game import Game
from engine.kernel.randomness import secret_from_seed
from engine.rules.formats.modes import MODES
from tests.bot.players import Hall, Person, controls, hall, panel_of, play, play_until

pytestmark = pytest.mark.end_to_end

DECKS = ("annie", "garen", "lux", "yi")


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: secret_from_seed(2))
    async with hall(tmp_path) as found:
        yield found


def those(place: Hall, mode: str) -> list[User]:
    """As many people as the mode takes."""
    return [place.discord.user(name) for name in ("Ana", "Bo", "Cleo", "Dee")[:MODES[mode].seats]]


def thread(user: User) -> list[Seen]:
    return user.messages(int(user.threads()[-1]["id"]))


def ends_soon(game: Game) -> bool:
    """Whether somebody lacks one point."""
    sight = game.sight()
    return max(player.points for player in sight.players) >= sight.victory_score - 1


@pytest.mark.parametrize("mode", ["ffa3", "ffa4", "2v2"])
async def test_a_whole_game_from_the_open_table_to_the_result(
        place: Hall, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODES, mode, MODES[mode]._replace(victory_score=3))
    users = those(place, mode)
    match = await place.gather(users, DECKS[:len(users)], mode)
    people = [Person(place, user, seed) for seed, user in enumerate(users)]

    async def begun() -> bool:
        return bool((await place.game(match)).turn)

    assert await play_until(people, begun)
    await place.restart()
    await place.play_on(match, ends_soon)
    assert sum(bool(controls(panel_of(user))) for user in users) == 1, "one is asked, the others wait"
    await place.restart()
    assert await play(people)
    game = await place.game(match)
    said = {user.name: panel_of(user).text.split("\n")[0].split()[2] for user in users}
    assert said == {name: "won" if seat in game.winners else "lost" for seat, name in enumerate(game.names)}
    assert thread(users[0])[-1].text.startswith(
        f"## {' and '.join(game.names[seat] for seat in game.winners)} win")
    assert game.secret.hex() in thread(users[0])[-1].text
    entries = await place.bot.store.entries(match.id)
    assert [entry.seq for entry in entries] == list(range(1, game.seq + 1)), "the log has no gap"
    assert [await place.bot.store.matches_of(user.id) for user in users] == [[] for _ in users]


async def test_the_thread_and_the_board_say_in_which_order_turns_go(place: Hall) -> None:
    users = those(place, "2v2")
    match = await place.gather(users, DECKS, "2v2")
    opening, board, *_ = thread(users[0])
    assert (await place.game(match)).sight().turn_player == 2
    assert opening.text.split("\n")[2:6] == [
        "1. Cleo plays Lux and goes first.", "2. Dee plays Master Yi.", "3. Ana plays Annie.", "4. Bo plays Garen."]
    assert "-# Turn order: Cleo, Dee, Ana, Bo" in board.text
    assert "**Ana**, team A, 0 points" in board.text
    assert "**Dee**, team B, 0 points" in board.text


async def test_who_concedes_a_game_that_goes_on_watches_it_and_is_asked_nothing(place: Hall) -> None:
    ana, bo, _ = users = those(place, "ffa3")
    match = await place.gather(users, DECKS[:3], "ffa3")
    await place.play_on(match, lambda game: game.turn == 5)
    question = (await bo.command("table", "match concede")).message
    assert question is not None
    assert "You leave the game and watch on; Ana and Cleo go on." in question.text
    await place.clicked(bo, question, "Yes, concede")
    watching = panel_of(bo)
    assert watching.text.startswith("### You have left this game\n")
    assert watching.labels == ["Board", "Go to the thread"]
    assert "-# Turn order: Ana, Cleo\n" in thread(ana)[-1].text
    assert "**Bo** has left the game" in thread(ana)[-1].text
    for command in ("match concede", "match show", "match mine"):
        answer = (await bo.command("table", command)).message
        assert answer is not None
        assert "ou have left" in answer.text
        assert "Concede" not in str(answer.data["components"])
    place.discord.traffic.records.clear()
    await place.play_on(match, lambda game: game.turn == 9)
    assert panel_of(bo).data == watching.data
    assert [record.path for record in place.discord.traffic.records
            if record.path.startswith(f"/channels/{watching.channel_id}/")] == [], "watching on costs no request"
    assert await place.bot.store.matches_of(bo.id) != []
    await place.restart()
    await place.play_on(match, lambda game: False)
    assert panel_of(bo).text.startswith("### You lost against Ana and Cleo\n")


async def test_a_menu_from_before_does_nothing_for_who_has_left(place: Hall) -> None:
    _, bo, _ = users = those(place, "ffa3")
    match = await place.gather(users, DECKS[:3], "ffa3")
    before = panel_of(bo)
    async with place.bot.tables.at(match.id) as table:
        await table.interject(1, "concede")
    for action in ("p.menu", "m.hold", "m.concede", "m.conceding", "p.remind.0"):
        await place.clicked(bo, before, f"r1.{match.id}.{action}", forge=True)
        assert max((seen for seen in bo.dms() if seen.ephemeral), key=lambda seen: seen.id).text == notes.LEFT
    assert [entry.seat for entry in await place.bot.store.entries(match.id)] == [1]


async def test_a_game_that_one_has_left_keeps_nobody_from_another(
        place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_MATCHES", 1)
    _, bo, _ = users = those(place, "ffa3")
    match = await place.gather(users, DECKS[:3], "ffa3")
    refused = (await bo.command("table", "match open")).message
    assert refused is not None
    assert "You have 1 unfinished matches" in refused.text
    async with place.bot.tables.at(match.id) as table:
        await table.interject(1, "concede")
    opened = (await bo.command("table", "match open")).message
    assert opened is not None
    assert "Bo opens a table" in opened.text


async def test_who_concedes_in_a_team_ends_the_game_for_both(place: Hall) -> None:
    users = those(place, "2v2")
    await place.gather(users, DECKS, "2v2")
    question = (await users[3].command("table", "match concede")).message
    assert question is not None
    assert "The game ends and Ana and Cleo win." in question.text
    await place.clicked(users[3], question, "Yes, concede")
    assert "- Ana and Cleo win: Dee conceded." in thread(users[0])[-2].text
    assert thread(users[0])[-1].text.startswith("## Ana and Cleo win\n")
    assert [panel_of(user).text.split()[2] for user in users] == ["won", "lost", "won", "lost"]
