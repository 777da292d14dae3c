"""The page, in a browser where there is one: two people in two tabs, who type, click, choose and fill in as people
do."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.look.browser import CHROMIUM, browser
from bot.look.house import house
from bot.look.person import Person
from bot.sandbox.records import Message
from bot.sandbox.server import StandIn
from bot.sandbox.world import BOT_ID, TABLE_ID
from tests.bot.players import Thinkers
from tests.bot.sandbox_bot import running

PHONE = 360, 740
MARKDOWN = {
    "# One\n### Three": "<h3>One</h3><h5>Three</h5>",
    "-# small": "<p>small</p>",
    "**b** *i* __u__ ~~s~~ ***bi***":
        "<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <strong><em>bi</em></strong></p>",
    "snake_case_name 2 * 3 * 4": "<p>snake_case_name 2 * 3 * 4</p>",
    r"\*not\* `a*b*` ``c`d``": "<p>*not* <code>a*b*</code> <code>c`d</code></p>",
    "```py\nx = 1\n```after": "<pre><code>x = 1</code></pre><p>after</p>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": "<ol><li>a</li><li>b</li></ol>",
    "> q\n> r\ns": "<blockquote><p>q<br>r</p></blockquote><p>s</p>",
    ">>> q\nr": "<blockquote><p>q<br>r</p></blockquote>",
    "||secret||": "<p><button>secret</button></p>",
    "[t](https://a.example) <https://b.example> https://c.example.":
        "<p><a>t</a> <a>https://b.example</a> <a>https://c.example</a>.</p>",
    "<@100000000000000222> <#100000000000000020> </match show:5>":
        "<p><span>@Bo</span> <a>#general</a> <span>/match show</span></p>",
    "<t:0:d>": "<p><time>1/1/70</time></p>",
    "<script>x</script> & <b>": "<p>&lt;script&gt;x&lt;/script&gt; &amp; &lt;b&gt;</p>",
}


async def test_the_page_and_the_control_api_are_served() -> None:
    async with StandIn() as here, aiohttp.ClientSession(here.url) as session:
        for path in ("/", "/web/app.js", "/web/style.css", "/sandbox/health", "/sandbox/users",
                     "/sandbox/state?user=Bo"):
            async with session.get(path) as response:
                assert response.status == 200, path
        async with session.post("/sandbox/moderate", json={"do": "leave", "user": "Bo"},
                                headers={"Origin": "https://elsewhere.example"}) as response:
            assert response.status == 403
        async with session.get("/web/../server.py") as response:
            assert response.status == 404
        async with session.get("/sandbox/events?user=Bo") as stream:
            async with session.post("/sandbox/say",
                                    json={"user": "Ana", "channel": "table", "content": "Hello"}) as response:
                assert response.status == 200
            lines = [await stream.content.readline() for _ in range(3)]
            assert b"MESSAGE_CREATE" in lines[2]


@asynccontextmanager
async def two_tabs() -> AsyncIterator[tuple[StandIn, Person, Person]]:
    """Ana at a desk and Bo with a phone, and the bot of the tests."""

    async def settled() -> None:
        """Nothing of this bot goes on after its answer."""

    async with StandIn(rate_limits=False, patience=0.3) as here, running(here), browser() as new_tab:
        ana, bo = [Person(here.user(name), await new_tab(), settled) for name in ("Ana", "Bo")]
        for who in (bo, ana):
            await who.arrive(here.url)
        await bo.tab.resize(*PHONE)
        yield here, ana, bo
        assert ana.tab.complaints == bo.tab.complaints == []


@pytest.mark.slow
@pytest.mark.end_to_end
@pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")
async def test_two_people_in_two_tabs() -> None:
    async with two_tabs() as (here, ana, bo):
        await text_is_rendered_as_on_discord(ana)
        await everything_there_is_to_press(here, ana, bo)
        await nothing_is_lost_while_the_page_reads(here, ana)
        await what_cannot_be_run_says_why(here, ana)
        assert [who.tab.complaints for who in (ana, bo)] == [[], []], "no script of the page has failed"


async def everything_there_is_to_press(here: StandIn, ana: Person, bo: Person) -> None:
    """A command completed while typing, buttons, a select, a form, ephemeral answers, a context menu, at a desk and on
    a phone."""
    await ana.begin_command("table pi")
    await ana.fill("card", "ch")
    offered = "[...document.querySelectorAll('#choices [role=option]')]"
    assert await ana.tab.run(f"{offered}.map((one) => one.textContent)") == ["Charm", "Challenge"]
    for key in ("ArrowDown", "Enter", "Enter"):
        await ana.key(key)
    await ana.tab.until("document.querySelector('.ephemeral .text')?.textContent === '1 × challenge'")
    await ana.command("table show", user="Bo")
    await bo.tab.until("document.querySelectorAll('.badge').length === 1")
    assert await bo.tab.run("document.querySelectorAll('.ephemeral').length") == 0

    await bo.press("Next")
    await ana.tab.until("document.querySelector('.md3').textContent === 'Step 2'")
    await bo.pick("Cards", ("gust", "charm"))
    await bo.tab.until("document.body.innerText.includes('You chose charm, gust')")
    await bo.press("Form")
    await bo.tab.until("document.activeElement.closest('dialog') !== null")
    await bo.type("3 Gust")
    await bo.key("Enter")
    await bo.tab.until("document.body.innerText.includes('Read: 3 Gust')")
    await bo.press("Silent")
    await bo.tab.until("document.querySelector('.failed:not([hidden])')?.textContent === 'This interaction failed.'")
    assert await bo.tab.run("document.documentElement.scrollWidth") == PHONE[0]

    said = here.user("Cleo").say("table", "gg")
    await ana.menu(said.id, "Read aloud")
    await ana.tab.until("document.body.innerText.includes('It says: gg')")
    await ana.menu(said.id, "Delete, as a moderator")
    await bo.tab.until(f"!document.querySelector('[data-message=\"{said.id}\"]')")

    assert await bo.tab.run("document.querySelectorAll('.ephemeral').length") == 2
    await bo.arrive(here.url)
    await bo.tab.until("!!document.querySelector('[data-id=\"t.2.next\"]') && !document.querySelector('.ephemeral')")


async def nothing_is_lost_while_the_page_reads(here: StandIn, ana: Person) -> None:
    """A message that is deleted after everything was read anew, but before it has arrived, is gone."""
    await ana.ask("""const real = window.fetch;
        window.fetch = async (...given) => { const found = await real(...given); window.reading = true;
        await new Promise((done) => setTimeout(done, 150)); window.fetch = real; return found; };""")
    home = here.world.direct(ana.user.id)
    message = here.world.post(home, BOT_ID,
                              Message(here.world.snowflake(), home.id, BOT_ID, here.world.now(), content="x"))
    await ana.tab.until("window.reading")
    here.world.remove(message)
    await ana.caught_up()
    assert await ana.tab.run("document.querySelectorAll('.badge').length") == 0


async def text_is_rendered_as_on_discord(ana: Person) -> None:
    """Discord's markdown, without the attributes."""
    for text, html in MARKDOWN.items():
        shown = await ana.ask(f"""const {{ markdown }} = await import('/web/markdown.js');
            const node = document.createElement('div');
            node.append(markdown({json.dumps(text)})); return node.innerHTML.replace(/<(\\w+) [^>]*>/g, '<$1>');""")
        assert shown == html, text


async def what_cannot_be_run_says_why(here: StandIn, ana: Person) -> None:
    """Options that lack or don't fit, a bot that is silent, a channel that goes away."""
    await ana.begin_command("table show")
    for key in ("b", "o"):
        await ana.key(key)
    assert await ana.tab.run("document.querySelector('#choices [role=option]').textContent.slice(-2)") == "Bo"
    for key in ("Backspace", "Backspace", "Backspace", "Enter"):
        await ana.key(key)
    await ana.done()
    assert await ana.tab.run("document.querySelectorAll('[data-id=\"t.1.hide\"]').length") == 1
    await ana.begin_command("table pick")
    await ana.key("Escape")
    await ana.begin_command("table pick")
    await ana.tab.until("!!document.querySelector('#choices [role=option]')")
    await ana.ask("document.querySelector('.send').click();")
    assert await ana.tab.run("document.querySelector('.entry .failed').textContent") == "card is required."
    await ana.fill("card", "wisp")
    await ana.ask("document.querySelector('[data-add=often]').click();")
    await ana.type("7")
    await ana.key("Enter")
    failed = await ana.tab.run("document.querySelector('.entry .failed').textContent")
    assert failed == "often: a whole number from 1 to 3."
    for key in ("Backspace", "Backspace"):
        await ana.key(key)
    here.faults.add("invalid", "GATEWAY INTERACTION_CREATE")
    await ana.key("Enter")
    await ana.tab.until("document.body.innerText.includes('The application did not respond')")
    here.moderation.leave(here.user("Cleo").id)
    here.moderation.delete_channel(here.world.channel(TABLE_ID))
    await ana.tab.until("document.querySelector('#place').textContent === '#general'")


@pytest.mark.slow
@pytest.mark.end_to_end
@pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")
async def test_one_tab_and_one_click_begin_a_game() -> None:
    async with browser() as new_tab, house() as (here, bot):
        bot.computers.workers, bot.computers.pause = Thinkers(), lambda level: 0.001  # type: ignore[assignment]
        tab = await new_tab()
        await tab.open(here.url, *PHONE)
        await tab.until("!document.querySelector('#pick')?.hidden && !!document.querySelector('#pick .go')")
        assert "One tab is enough" in await tab.run("document.querySelector('#pick').innerText")
        await tab.run("document.querySelector('#pick .go').click()")
        await tab.until("document.querySelector('#log')?.innerText.includes('Keep all 4')", 20)
        (match,) = await bot.store.matches_of(here.user("Ana").id)
        assert (match.state, match.practice, match.guild) == ("running", True, 0)
        assert await tab.run("document.documentElement.scrollWidth") == PHONE[0]
        await tab.send("Page.reload")
        await tab.until("document.querySelector('#log')?.innerText.includes('Keep all 4')")
        assert len(await bot.store.matches_of(here.user("Ana").id)) == 1, "reading the page again begins no other game"
        assert tab.complaints == []
