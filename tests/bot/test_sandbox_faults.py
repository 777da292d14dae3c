"""What is made to go wrong does go wrong: to requests, to events, by number and by chance, and from another process
too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from unittest import mock

import aiohttp
import discord
import pytest

from bot.sandbox.faults import Faults
from bot.sandbox.server import StandIn
from bot.sandbox.world import TABLE_ID
from tests.bot.sandbox_bot import running

SEND = f"/api/v10/channels/{TABLE_ID}/messages"
TOKEN = {"Authorization": "Bot x"}


@pytest.fixture
async def here() -> AsyncIterator[StandIn]:
    async with StandIn(rate_limits=False, patience=0.4) as stand_in:
        yield stand_in


@pytest.fixture
async def session(here: StandIn) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(here.url) as found:
        yield found


async def send(session: aiohttp.ClientSession, content: str = "x") -> int:
    async with session.post(SEND, json={"content": content}, headers=TOKEN) as response:
        await response.json(content_type=None)
        return response.status


def texts(here: StandIn) -> list[str]:
    return [seen.text for seen in here.user("Ana").messages("table")]


async def test_statuses_are_answered_and_nothing_is_done(here: StandIn, session: aiohttp.ClientSession) -> None:
    here.faults.add(503, "POST /channels/*/messages", times=2)
    here.faults.add(403, "POST /channels/*/messages", code=50278)
    assert [await send(session) for _ in range(4)] == [503, 503, 403, 200]
    assert len(texts(here)) == 1


async def test_a_429_says_how_long_to_wait(here: StandIn, session: aiohttp.ClientSession) -> None:
    here.faults.add(429, delay=0.7)
    async with session.post(SEND, json={"content": "x"}, headers=TOKEN) as response:
        assert response.status == 429
        assert response.headers["Via"]
        assert (await response.json())["retry_after"] == 0.7


async def test_a_lost_answer_was_carried_out_and_a_broken_request_was_not(
        here: StandIn, session: aiohttp.ClientSession) -> None:
    for way in ("broken", "timeout", "lost"):
        here.faults.add(way, "POST *", delay=0.01)
        with pytest.raises(aiohttp.ClientError):
            await send(session, way)
    here.faults.add("slow", "POST *", delay=0.05)
    began = asyncio.get_running_loop().time()
    assert await send(session, "slow") == 200
    assert asyncio.get_running_loop().time() - began >= 0.05
    assert texts(here) == ["lost", "slow"]


def test_chances_come_from_the_seed() -> None:
    def met(seed: int) -> list[bool]:
        faults = Faults()
        faults.storm(0.3, seed=seed)
        return [faults.meet("POST /channels/1/messages") is not None for _ in range(200)]

    assert met(1) == met(1) != met(2)
    assert 30 <= sum(met(1)) <= 90
    faults = Faults()
    faults.add("drop", rate=0.5)
    assert faults.meet("POST /channels/1/messages") is None
    for wrong in ({"way": "flood"}, {"way": "200"}, {"way": "drop", "rate": 0.0}, {"way": "slow", "times": 0}):
        with pytest.raises(ValueError, match=r"no such fault|a rate is"):
            faults.add(**wrong)  # type: ignore[arg-type]


async def test_another_process_asks_for_faults(here: StandIn, session: aiohttp.ClientSession) -> None:
    async with session.post("/sandbox/faults", json={"way": "500", "at": "POST /channels/*", "times": 1}) as response:
        assert response.status == 200
    async with session.post("/sandbox/faults", json={"way": "flood"}) as response:
        assert "flood" in (await response.json())["error"]
    assert [await send(session), await send(session)] == [500, 200]
    async with session.get("/sandbox/faults") as response:
        assert [(one["way"], one["met"]) for one in await response.json()] == [("500", 1)]
    async with session.post("/sandbox/faults", json={"storm": 0.5, "seed": 3}) as response:
        assert response.status == 200
    async with session.delete("/sandbox/faults") as response:
        assert response.status == 200
    assert await send(session) == 200


@pytest.mark.parametrize("way", ["drop", "reconnect", "resume"])
async def test_an_event_comes_with_the_resume(here: StandIn, way: str) -> None:
    async with running(here) as client:
        here.faults.add(way, "GATEWAY INTERACTION_CREATE")
        assert (await here.user("Ana").command("table", "table pick", card="gust")).text == "1 × gust"
        assert client.resumes == 1


async def test_an_invalid_session_loses_the_event(here: StandIn) -> None:
    async with running(here) as client:
        here.faults.add("invalid", "GATEWAY INTERACTION_CREATE")
        assert (await here.user("Ana").command("table", "table pick", card="gust")).kind == "timeout"
        await here.wait_for_bot()
        assert (await here.user("Ana").command("table", "table pick", card="gust")).text == "1 × gust"
        assert client.resumes == 0


async def test_a_deaf_connection_is_noticed_by_its_heartbeats(here: StandIn) -> None:
    here.gateway.heartbeat_ms = 30
    quick = mock.patch.object(discord.gateway.KeepAliveHandler, "__init__", autospec=True, side_effect=_impatient)
    with quick:
        async with running(here) as client:
            await here.gateway.trouble("deaf")
            assert (await here.user("Ana").command("table", "table pick", card="gust")).text == "1 × gust"
            assert client.resumes == 1


real_init = discord.gateway.KeepAliveHandler.__init__


def _impatient(self: discord.gateway.KeepAliveHandler, *args: object, **kwargs: object) -> None:
    """A client that gives up after 100 ms without a word."""
    real_init(self, *args, **kwargs)  # type: ignore[arg-type]
    self.heartbeat_timeout = 0.1


async def test_the_gateway_can_refuse_a_connection(here: StandIn, session: aiohttp.ClientSession) -> None:
    here.faults.add(503, "CONNECT /gateway")
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await session.ws_connect("/gateway")
    assert caught.value.status == 503
    async with session.ws_connect("/gateway") as socket:
        assert (await socket.receive_json())["op"] == 10


async def test_a_storm_breaks_nothing_of_the_stand_in(here: StandIn) -> None:
    async with running(here) as client:
        here.faults.storm(0.4, seed=5, spare=("timeout", "invalid", "500", "502"))
        channel = client.get_channel(TABLE_ID)
        assert isinstance(channel, discord.TextChannel)
        for number in range(15):
            try:
                await channel.send(str(number), nonce=f"n{number}")
            except (discord.HTTPException, aiohttp.ClientError):
                continue
        here.faults.clear()
        assert len(set(texts(here))) == len(texts(here)) > 4
        assert len({one["way"] for one in here.faults.told() if one["met"]}) >= 3


