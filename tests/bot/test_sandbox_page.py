"""The page, in a browser where there is one: a command, a click, a form, a select, all with the mouse's events."""

from __future__ import annotations

import aiohttp
import pytest

from bot.look.browser import CHROMIUM, browser
from bot.sandbox.server import StandIn
from tests.bot.sandbox_bot import running

FIRST_COMMAND = """
  e = document.querySelector('#entry'); e.focus(); e.value = '/table show'; e.dispatchEvent(new Event('input'));
  e.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  document.querySelector('.command button.primary').click()
"""


async def test_the_page_and_the_control_api_are_served() -> None:
    async with StandIn() as here, aiohttp.ClientSession(here.url) as session:
        for path in ("/", "/web/app.js", "/web/style.css", "/sandbox/health", "/sandbox/users", "/sandbox/state?user=Bo"):
            async with session.get(path) as response:
                assert response.status == 200, path
        async with session.post("/sandbox/moderate", json={"do": "leave", "user": "Bo"}, headers={"Origin": "https://elsewhere.example"}) as response:
            assert response.status == 403
        async with session.get("/web/../server.py") as response:
            assert response.status == 404
        async with session.get("/sandbox/events?user=Bo") as stream:
            async with session.post("/sandbox/say", json={"user": "Ana", "channel": "table", "content": "Hello"}) as response:
                assert response.status == 200
            lines = [await stream.content.readline() for _ in range(3)]
            assert b"MESSAGE_CREATE" in lines[2]


@pytest.mark.slow
@pytest.mark.end_to_end
@pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")
async def test_two_people_play_in_two_tabs() -> None:
    async with StandIn(rate_limits=False) as here, running(here), browser() as new_tab:
        ana, bo = await new_tab(), await new_tab()
        await ana.open(f"{here.url}/?user=Ana")
        await bo.open(f"{here.url}/?user=Bo", 390, 844)
        await bo.until("!!document.querySelector('#entry')")
        await ana.until("!!document.querySelector('#entry')")
        await ana.run(FIRST_COMMAND)
        await bo.until("!!document.querySelector('[data-id=\"t.1.hide\"]')")
        await bo.run("document.querySelector('[data-id=\"t.1.hide\"]').click()")
        await bo.until("document.querySelectorAll('.ephemeral').length == 1")
        await ana.run("document.querySelector('[data-id=\"t.1.next\"]').click()")
        await bo.until("document.querySelector('.md3').textContent == 'Step 2'")
        assert await ana.run("document.querySelectorAll('.ephemeral').length") == 0
        await bo.run("document.querySelector('[data-id=\"t.2.form\"]').click()")
        await bo.until("!!document.querySelector('dialog input')")
        await bo.run("document.querySelector('dialog input').value = '3 Gust'; document.querySelector('dialog form').requestSubmit()")
        await bo.until("document.body.innerText.includes('Read: 3 Gust')")
        assert await bo.run("document.documentElement.scrollWidth") == 390
        assert ana.complaints == bo.complaints == []
