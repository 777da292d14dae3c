"""The gateway: what is lost with a connection comes again with a resume."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.sandbox.server import StandIn
from tests.bot.sandbox_bot import running


@pytest.fixture
async def here() -> AsyncIterator[StandIn]:
    async with StandIn(rate_limits=False) as stand_in:
        yield stand_in


async def test_a_click_during_a_break_is_answered_after_the_resume(here: StandIn) -> None:
    ana = here.user("Ana")
    async with running(here) as client:
        shown = (await ana.command("table", "table show")).message
        assert shown is not None
        await here.gateway.drop()
        click = asyncio.create_task(ana.click(shown, "Hide"))
        outcome = await click
        assert outcome.kind == "message"
        assert client.resumes == 1


async def test_a_forgotten_session_identifies_anew(here: StandIn) -> None:
    async with running(here) as client:
        await here.gateway.drop(forget=True)
        async with asyncio.timeout(15):
            await here.gateway.connected.wait()
            while not here.gateway.sessions:
                await asyncio.sleep(0.02)
        assert client.resumes == 0
        outcome = await here.user("Ana").command("table", "table pick", card="gust")
        assert outcome.text == "1 × gust"


async def test_a_request_to_reconnect_is_followed(here: StandIn) -> None:
    async with running(here) as client:
        await here.gateway.trouble("reconnect")
        async with asyncio.timeout(10):
            while not client.resumes:
                await asyncio.sleep(0.02)
        assert client.resumes == 1


async def test_a_heartbeat_is_acknowledged_after_the_client_has_noted_it(here: StandIn) -> None:
    here.gateway.heartbeat_ms = 250
    async with running(here) as client:
        seen = []
        for _ in range(5):
            await asyncio.sleep(0.25)
            seen.append(client.latency)
    late = [latency for latency in seen[1:] if latency >= 0.2]
    assert not late, f"taken for an answer to the heartbeat before: {seen}"


async def test_a_wrong_token_is_refused() -> None:
    async with StandIn(token="right") as stand_in:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5), running(stand_in):
                pass
        assert ("GET", 401) in stand_in.counts()
