"""Pictures in messages: who gets which, that none is sent twice, and that no text waits for one."""
from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.match import lobby
from bot.panels.parts import Panel, Picture, Text, mark_of, picture_in
from bot.pictures.studio import Studio
from bot.sandbox.driver import Seen, User
from bot.sandbox.records import walk
from bot.store import Match
from tests.bot.players import PIXEL, Hall, hall, panel_of

BOARD = "turn:0"


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    return await place.begin(*people(place), ("annie", "lux"))


def people(place: Hall) -> tuple[User, User]:
    return place.discord.user("Ana"), place.discord.user("Bo")


def pictures(message: Seen) -> list[dict[str, Any]]:
    """The pictures of a message with their words."""
    return [item for part in walk(message.data["components"]) for item in part.get("items", ())]


def board(user: User) -> Seen:
    return [one for one in user.messages(int(user.threads()[-1]["id"])) if "Board as text" in one.labels][-1]


async def asked(place: Hall, match: Match) -> tuple[User, User]:
    """Who is asked, and the other one."""
    async with place.bot.tables.at(match.id) as table:
        seat = table.game.pending()[0].seat
    return people(place)[seat], people(place)[1 - seat]


async def again(place: Hall, match: Match, mark: str) -> None:
    """Let the board be brought when the store believes that it looks like that."""
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
        await tx.set_surface(match.id, BOARD, mark=mark)
    await place.bot.outbox.kick(match.id)
    await place.settled()


def slow(seconds: float, drawn: list[str] | None = None) -> Callable[[Picture], bytes]:
    """Draws for so long, and notes what."""
    def draw(picture: Picture) -> bytes:
        if drawn is not None:
            drawn.append(picture.file)
        time.sleep(seconds)
        return PIXEL
    return draw


async def mark(place: Hall, match: Match) -> str:
    found = await place.bot.store.surface(match.id, BOARD)
    assert found is not None
    return found.mark


async def test_pictures_are_really_drawn_sent_and_served(tmp_path: Path) -> None:
    async with hall(tmp_path, pictures=True) as place:
        match = await place.begin(*people(place), ("annie", "lux"))
        me, _ = await asked(place, match)
        (shown,), (mine,) = pictures(board(me)), pictures(panel_of(me))
        assert (shown["media"]["width"], shown["media"]["height"]) == (1200, 800)
        assert shown["description"].startswith("Board, before turn 1")
        assert mine["description"].startswith("Your opening hand, 4 cards. 1 ")
        async with aiohttp.ClientSession() as web, web.get(mine["media"]["url"]) as answer:
            assert (await answer.read())[:8] == PIXEL[:8]


async def test_a_hand_is_shown_to_its_player_alone(place: Hall, match: Match) -> None:
    me, other = await asked(place, match)
    async with place.bot.tables.at(match.id) as table:
        held = {card.name for card in table.game.sight(table.match.seat_of(me.id)).players[
            table.match.seat_of(me.id)].hand or ()}
    assert all(name in pictures(panel_of(me))[0]["description"] for name in held)
    for message in (*other.dms(), *other.messages(int(other.threads()[-1]["id"]))):
        assert not any(name in item["description"] for item in pictures(message) for name in held)


async def test_what_is_marked_is_in_the_picture(place: Hall, match: Match) -> None:
    me, _ = await asked(place, match)
    panel = panel_of(me)
    before = pictures(panel)[0]
    await place.clicked(me, panel, panel.selects[0]["custom_id"], panel.selects[0]["options"][0]["value"])
    after = pictures(panel_of(me))[0]
    assert "marked to be replaced" not in before["description"]
    assert "marked to be replaced" in after["description"]
    assert before["media"]["url"] != after["media"]["url"]


async def test_a_picture_that_is_there_is_not_sent_again(place: Hall, match: Match) -> None:
    ana, _ = people(place)
    files, url = len(place.discord.world.files), pictures(board(ana))[0]["media"]["url"]
    edits = place.discord.counts()["PATCH", 200]
    await again(place, match, f"other/{picture_in(await mark(place, match))}")
    assert place.discord.counts()["PATCH", 200] == edits + 1
    assert len(place.discord.world.files) == files
    assert pictures(board(ana))[0]["media"]["url"] == url


async def test_where_nobody_knows_what_is_there_it_is_sent_again(place: Hall, match: Match) -> None:
    ana, _ = people(place)
    files, was = len(place.discord.world.files), pictures(board(ana))
    await again(place, match, "")
    assert len(place.discord.world.files) == files + 1
    assert len(pictures(board(ana))) == len(was) == 1
    assert len(board(ana).attachments) == 0, "the old file is gone"


async def test_what_looks_as_before_costs_no_request(place: Hall, match: Match) -> None:
    before = place.discord.counts().total()
    await again(place, match, await mark(place, match))
    assert place.discord.counts().total() == before


async def test_a_picture_that_is_gone_leaves_the_text_and_comes_back(place: Hall, match: Match) -> None:
    ana, _ = people(place)
    message = place.discord.world.message(board(ana).channel_id, board(ana).id)
    message.files.clear()
    await again(place, match, f"other/{picture_in(await mark(place, match))}")
    assert pictures(board(ana)) == []
    assert "Waiting for" in board(ana).text
    await again(place, match, await mark(place, match))
    assert len(pictures(board(ana))) == 1


async def test_no_text_waits_long_for_a_picture(place: Hall, match: Match) -> None:
    ana, _ = people(place)
    place.bot.outbox._studio = Studio(slow(0.1), late=0.01)
    await again(place, match, "")
    assert pictures(board(ana)) == []
    await asyncio.sleep(0.15)
    await again(place, match, await mark(place, match))
    assert len(pictures(board(ana))) == 1, "it was drawn meanwhile, and comes with the next edit"


async def test_a_picture_that_can_t_be_drawn_is_left_out(place: Hall, match: Match) -> None:
    ana, _ = people(place)
    place.bot.outbox._studio = Studio(lambda picture: bytes(1 // 0))
    await again(place, match, "")
    assert pictures(board(ana)) == []
    assert "Waiting for" in board(ana).text


@pytest.mark.parametrize(("style", "has_picture", "has_list"), [
    ("both", True, True), ("picture", True, False), ("text", False, True)])
async def test_everybody_sees_hands_as_they_prefer(place: Hall, match: Match, style: str, has_picture: bool,
                                                   has_list: bool) -> None:
    me, _ = await asked(place, match)
    async with place.bot.store.write() as tx:
        await tx.set_preference(me.id, "board", style)
    await place.clicked(me, board(me), "My table")
    mine = max((one for one in me.messages(int(me.threads()[-1]["id"])) if one.ephemeral), key=lambda one: one.id)
    assert bool(pictures(mine)) is has_picture
    assert ("**Your hand, 4 cards" in mine.text) is has_list
    await place.clicked(me, mine, "Keep all 4")
    assert len(pictures(board(me))) == 1, "what one player prefers changes nothing for everybody"


async def test_light_pictures_are_others(place: Hall, match: Match) -> None:
    me, _ = await asked(place, match)
    dark = pictures(panel_of(me))[0]["media"]["url"]
    async with place.bot.store.write() as tx:
        await tx.set_preference(me.id, "theme", "light")
    await place.clicked(me, board(me), "My table")
    mine = max((one for one in me.messages(int(me.threads()[-1]["id"])) if one.ephemeral), key=lambda one: one.id)
    assert pictures(mine)[0]["media"]["url"].rpartition("/")[2] != dark.rpartition("/")[2]


async def test_the_result_has_a_picture(place: Hall, match: Match) -> None:
    me, other = await asked(place, match)
    await place.clicked(me, panel_of(me), "Menu")
    await place.clicked(me, me.dms()[-1], "Concede")
    await place.clicked(me, me.dms()[-1], "Yes, concede")
    result = next(one for one in other.messages(int(other.threads()[-1]["id"])) if "Final board" in one.labels)
    (shown,) = pictures(result)
    assert f"{other.name} wins before turn 1" in shown["description"]


# --- the studio alone

def panel(name: str, draw: Any = lambda: PIXEL) -> Panel:
    return Panel((Text("Before"), Picture(name, "What it shows.", draw, (Text("In words"),))))


async def test_the_newer_picture_of_a_message_takes_the_place_of_the_older() -> None:
    drawn: list[str] = []
    studio = Studio(slow(0.02, drawn))
    first, *others = [asyncio.create_task(studio.developed(panel(f"{at}.png"), place))
                      for at, place in enumerate(("a", "b", "b", "c", "b"))]
    found = [one.picture is not None for one in await asyncio.gather(first, *others)]
    assert found == [True, False, False, True, True]
    assert drawn == ["0.png", "3.png", "4.png"]
    studio.close()


async def test_a_picture_is_drawn_once_however_often_it_is_wanted() -> None:
    drawn: list[str] = []
    studio = Studio(slow(0, drawn), kept=2 * len(PIXEL))
    for name in ("1", "1", "2", "1", "3", "1", "2"):
        assert (await studio.developed(panel(name), "a")).picture is not None
    assert drawn == ["1", "2", "3", "2"], "the least used went"
    studio.close()


async def test_the_loop_goes_on_while_a_picture_is_drawn() -> None:
    studio = Studio(slow(0.2))
    drawing = asyncio.create_task(studio.developed(panel("1"), "a"))
    beats = 0
    while not drawing.done():
        await asyncio.sleep(0.005)
        beats += 1
    assert beats > 10
    studio.close()


async def test_without_its_picture_a_panel_has_the_texts_instead() -> None:
    studio = Studio(lambda picture: bytes(1 // 0))
    found = await studio.developed(panel("1"), "a")
    assert found.parts == (Text("Before"), Text("In words"))
    assert picture_in(mark_of(found)) == ""
    studio.close()


def test_a_mark_names_the_picture_and_no_byte_of_it() -> None:
    one = panel("1.png")
    assert picture_in(mark_of(one)) == "1.png"
    drawn = replace(one, parts=tuple(replace(part, data=PIXEL) if isinstance(part, Picture) else part
                                     for part in one.parts))
    assert mark_of(one) == mark_of(drawn)
    assert mark_of(one) != mark_of(panel("2.png"))
