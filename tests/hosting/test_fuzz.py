"""Some of `make fuzz`, and what it has found."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import pytest

from bot.panels import click_ids, notes
from bot.panels.click_ids import Action
from bot.panels.parts import MORE
from bot.sandbox.driver import User
from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.records import Channel
from bot.sandbox.server import StandIn
from bot.store import Match, MatchState, Player
from tests.bot.players import Hall, controls, hall, panel_of
from tests.hosting.finishing import Clicks
from tests.hosting.forging import BUTTON, Attempt, Ground, allowed
from tests.hosting.fuzz import fuzz
from tests.hosting.process import BotProcess

pytestmark = pytest.mark.end_to_end


async def test_forgeries_are_answered_or_not_and_change_nothing() -> None:
    report = await fuzz(clicks=100, texts=40, seed=3, modes=("match", "ffa3"), verbose=False)
    assert report["faults"] == report["errors_logged"] == []
    assert report["forged"] == 120
    assert report["compared"]["texts"] > 100
    assert report["compared"]["names"] > 300


@pytest.mark.parametrize(("action", "states"), [
    ("again", {"over"}), ("off", {"decks"}), ("forfeit", {"running", "between"}), ("withdraw", {"invited"}),
    ("hold", {*get_args(MatchState)})])
def test_what_a_player_may_press_by_right_is_no_forgery(action: Action, states: set[MatchState]) -> None:
    attempt = Attempt(Mock(id=7), Mock(), click_ids.custom_id("abcdef", 0, action), None, BUTTON)
    players = (Player(0, 7, "Ana"), Player(1, 8, "Bo"))
    for state in get_args(MatchState):
        match = Match("abcdef", state, 1, 2, 3, 4, 0.0, 0.0, 0.0, players)
        assert allowed(Ground({"abcdef": match}, {}, (), {}, ()), attempt) == (state in states), state


async def test_an_acknowledged_click_is_waited_for_until_its_line_is_written(tmp_path: Path) -> None:
    async with StandIn() as discord:
        bot = BotProcess(discord, tmp_path)
        bot.log.write_text("event=something\n")
        clicks = Clicks(discord, bot)
        home = next(channel for channel in discord.world.channels.values() if channel.name == "table")
        post = discord.user("Ana").say("table", "something to press")
        message = home.messages[post.id]
        one = discord.desk.create(Kind.COMPONENT, discord.user("Ana").id, home, {"custom_id": "x"}, message)
        discord.desk.respond(one.id, one.token, 6, {}, [])
        waiting = asyncio.create_task(clicks.done(5))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(waiting), 0.1)
        with bot.log.open("a") as log:
            log.write(f"event=click 'x' ms=12 user=1 interaction={one.id} game=abcdef\n")
        await waiting


async def told(place: Hall, user: User, control: str, *values: str) -> str:
    """What a forged click on the panel is answered with."""
    outcome = await place.clicked(user, panel_of(user), control, *values, forge=True)
    return " ".join(user.seen(one).text for one in outcome.interaction.later if one.visible_to == user.id)


async def test_a_select_without_a_choice_and_a_page_that_is_no_number(tmp_path: Path) -> None:
    async with hall(tmp_path) as place:
        ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
        match = await place.begin(ana, bo, ("annie", "lux"))
        before = (await place.game(match)).fingerprint()
        user = next(user for user in (ana, bo) if controls(panel_of(user)))
        number = next(click.number for name, _ in controls(panel_of(user)) if (click := click_ids.read(name)))
        assert notes.FAULT not in await told(place, user, click_ids.custom_id(match.id, number, "pick"), f"{MORE}x")
        assert await told(place, user, click_ids.custom_id(match.id, number, "pickwhy")) == notes.NOTHING
        assert notes.FAULT not in await told(place, user, click_ids.custom_id(match.id, number, "pickwhy"),
                                             f"{MORE}{'9' * 40}")
        button = await user.click(panel_of(user), click_ids.custom_id(match.id, number, "pick"), forge=True)
        assert button.kind == "deferred", "a button with the id of a select is answered as well"
        await place.settled()
        assert (await place.game(match)).fingerprint() == before
        assert not list(place.settings.reports.glob("*"))


async def test_a_command_that_is_gone_is_answered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with hall(tmp_path) as place:
        world = place.discord.world
        home: Channel = next(channel for channel in world.channels.values() if channel.name == "table")
        gone = {"id": "1", "name": "gone", "type": 1, "options": []}
        one: Interaction = place.discord.desk.create(Kind.COMMAND, place.discord.user("Ana").id, home, gone)
        assert (await place.discord.hands.shown(one)).kind == "message"
        assert one.response is not None
        assert notes.OUTDATED in place.discord.user("Ana").seen(one.response).text
        assert [record for record in caplog.records if record.levelname == "ERROR"] == []
