"""The unmodified discord.py client against the stand-in: commands, components, forms, private messages."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator

import discord
import pytest

from bot.sandbox.acting import Refused
from bot.sandbox.server import StandIn
from bot.sandbox.world import TABLE_ID
from tests.bot.sandbox_bot import TestBot, panel, running

PNG = bytes.fromhex("89504e470d0a1a0a0000000d494844520000000200000003") + b"\0" * 20


@pytest.fixture
async def here() -> AsyncIterator[StandIn]:
    async with StandIn(rate_limits=False, patience=0.4) as stand_in:
        yield stand_in


@pytest.fixture
async def client(here: StandIn) -> AsyncIterator[TestBot]:
    async with running(here) as bot:
        yield bot


async def test_a_command_shows_a_panel_and_writes_privately(here: StandIn, client: TestBot) -> None:
    ana, bo = here.user("Ana"), here.user("Bo")
    outcome = await ana.command("table", "table show", user=bo)
    assert outcome.kind == "message"
    assert outcome.message is not None
    assert outcome.message.labels == ["Hide", "Next", "Form", "Later", "Think", "Silent"]
    private = await bo.wait_for(channel="dm")
    assert private.text == "Hello Bo"
    assert [seen.text for seen in bo.messages("table")] == ["### Step 1"]
    assert ana.dms() == []


async def test_closed_private_messages_are_50007(here: StandIn, client: TestBot) -> None:
    bo = here.user("Bo")
    bo.close_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await (await client.fetch_user(bo.id)).send("Hello")
    assert caught.value.code == 50007


async def test_any_error_can_be_made_to_happen(here: StandIn, client: TestBot) -> None:
    here.faults.add(403, "POST /users/@me/channels", code=50278)
    with pytest.raises(discord.Forbidden) as caught:
        await (await client.fetch_user(here.user("Bo").id)).send("Hello")
    assert caught.value.code == 50278


async def test_an_ephemeral_reply_is_seen_by_one(here: StandIn, client: TestBot) -> None:
    ana, bo = here.user("Ana"), here.user("Bo")
    shown = (await ana.command("table", "table show")).message
    assert shown is not None
    outcome = await bo.click(shown, "Hide")
    assert (outcome.kind, outcome.text) == ("message", "Only for you")
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert len(bo.messages("table")) == 2
    assert len(ana.messages("table")) == 1
    channel = client.get_channel(TABLE_ID)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(outcome.message.id)
    assert caught.value.code == 10008
    bo.dismiss(outcome.message)
    assert len(bo.messages("table")) == 1


async def test_a_click_edits_its_message(here: StandIn, client: TestBot) -> None:
    ana = here.user("Ana")
    shown = (await ana.command("table", "table show")).message
    assert shown is not None
    outcome = await ana.click(shown, "Next")
    assert (outcome.kind, outcome.text) == ("updated", "### Step 2")
    with pytest.raises(Refused, match="nothing called"):
        await ana.click(shown, "t.1.next")


async def test_a_forged_click_reaches_the_bot(here: StandIn, client: TestBot) -> None:
    ana = here.user("Ana")
    shown = (await ana.command("table", "table show")).message
    assert shown is not None
    outcome = await ana.click(shown, "t.41.next", forge=True)
    assert outcome.text == "### Step 42"


async def test_a_deferred_click_is_followed_up(here: StandIn, client: TestBot) -> None:
    ana = here.user("Ana")
    shown = (await ana.command("table", "table show")).message
    assert shown is not None
    outcome = await ana.click(shown, "Later")
    assert outcome.kind == "deferred"
    assert (await outcome.later()).text == "And later"
    outcome = await ana.click(shown, "Think")
    assert outcome.kind == "thinking"
    thought = await outcome.later()
    assert (thought.text, thought.ephemeral, thought.thinking) == ("Thought", True, False)
    assert thought.data["edited_timestamp"] is None


async def test_a_silent_bot_times_out_for_the_user(here: StandIn, client: TestBot) -> None:
    ana = here.user("Ana")
    shown = (await ana.command("table", "table show")).message
    assert shown is not None
    assert (await ana.click(shown, "Silent")).kind == "timeout"


async def test_a_form_is_filled_in_within_its_limits(here: StandIn, client: TestBot) -> None:
    ana = here.user("Ana")
    shown = (await ana.command("table", "table show")).message
    assert shown is not None
    form = await ana.click(shown, "Form")
    assert form.kind == "modal"
    assert form.modal is not None
    assert form.modal["title"] == "Paste a deck"
    for wrong in ({}, {"deck": "x" * 41}, {"deck": "x", "other": "y"}):
        with pytest.raises(Refused):
            await ana.submit(form, wrong)
    assert (await ana.submit(form, {"deck": "3 Charm"})).text == "Read: 3 Charm"


async def test_a_select_takes_what_is_offered(here: StandIn, client: TestBot) -> None:
    ana = here.user("Ana")
    shown = (await ana.command("table", "table show")).message
    assert shown is not None
    assert (await ana.select(shown, "Cards", ["gust", "charm"])).text == "You chose gust, charm"
    for wrong in (["rain"], ["charm", "gust", "riposte"]):
        with pytest.raises(Refused):
            await ana.select(shown, "Cards", wrong)
    assert (await ana.select(shown, "s.1", ["rain"], forge=True)).text == "You chose rain"


async def test_options_are_completed_and_checked(here: StandIn, client: TestBot) -> None:
    ana = here.user("Ana")
    choices = await ana.autocomplete("table", "table pick", "card", "ch")
    assert [choice["value"] for choice in choices] == ["charm", "challenge"]
    assert (await ana.command("table", "table pick", card="charm", often=3)).text == "3 × charm"
    for wrong in ({}, {"card": "charm", "often": 4}, {"card": "charm", "colour": "red"}):
        with pytest.raises(Refused):
            await ana.command("table", "table pick", **wrong)
    with pytest.raises(Refused, match="no command"):
        await ana.command("table", "table hide")


async def test_context_menus_run_commands(here: StandIn, client: TestBot) -> None:
    ana, bo = here.user("Ana"), here.user("Bo")
    said = bo.say("table", "gg")
    assert (await ana.on_message(said, "Read aloud")).text == "It says: gg"
    assert (await ana.on_user("table", bo, "Greet")).text == "Hello Bo"
    with pytest.raises(Refused, match="no 'Greet'"):
        await ana.on_message(said, "Greet")


async def test_commands_work_in_private_messages(here: StandIn, client: TestBot) -> None:
    assert (await here.user("Cleo").command("dm", "table pick", card="gust")).text == "1 × gust"


async def test_pictures_come_with_an_edit(here: StandIn, client: TestBot) -> None:
    channel = client.get_channel(TABLE_ID)
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://one.png", description="A board")))
    message = await channel.send(view=view, file=discord.File(io.BytesIO(PNG), "one.png"))
    media = here.user("Ana").messages("table")[-1].data["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"]) == (2, 3)
    assert await client.http.get_from_cdn(media["url"]) == PNG
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://two.png")))
    await message.edit(view=view, attachments=[discord.File(io.BytesIO(PNG), "two.png")])
    seen = here.user("Ana").messages("table")[-1]
    assert seen.data["components"][0]["items"][0]["media"]["url"].endswith("/two.png")


def gallery(name: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="A board")))
    return view


async def test_a_picture_that_a_message_has_is_kept_by_its_name(here: StandIn, client: TestBot) -> None:
    channel = client.get_channel(TABLE_ID)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(view=gallery("one.png"), file=discord.File(io.BytesIO(PNG), "one.png"))
    before = here.user("Ana").messages("table")[-1].data["components"][0]["items"][0]["media"]["url"]
    await message.edit(view=gallery("one.png"))
    assert here.user("Ana").messages("table")[-1].data["components"][0]["items"][0]["media"]["url"] == before
    for attachments, name in (([], "one.png"), (discord.utils.MISSING, "two.png")):
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(view=gallery(name), attachments=attachments)
        assert refused.value.code == 50035


async def test_a_file_of_more_than_ten_mebibytes_is_refused(here: StandIn, client: TestBot) -> None:
    channel = client.get_channel(TABLE_ID)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "large.bin"))
    assert (refused.value.status, refused.value.code) == (413, 40005)
    assert here.user("Ana").messages("table") == []


async def test_threads_hold_a_match(here: StandIn, client: TestBot) -> None:
    channel = client.get_channel(TABLE_ID)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Ana against Bo")
    here.moderation.allow("create_private_threads", "manage_threads")
    thread = await message.create_thread(name="Ana against Bo")
    assert thread.id == message.id
    await thread.add_user(discord.Object(here.user("Bo").id))
    sent = await thread.send(view=panel(7))
    assert [seen.text for seen in here.user("Dee").messages("Ana against Bo")] == ["### Step 7"]
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(view=panel(8))
    assert caught.value.code == 50083
    private = await channel.create_thread(name="Judges")
    assert [one["name"] for one in here.user("Dee").threads()] == ["Ana against Bo"]
    await private.add_user(discord.Object(here.user("Dee").id))
    assert len(here.user("Dee").threads()) == 2


async def test_everything_outlives_a_restart_of_the_bot(here: StandIn) -> None:
    ana = here.user("Ana")
    async with running(here):
        shown = (await ana.command("table", "table show")).message
    assert shown is not None
    assert (await ana.click(shown, "Next")).kind == "timeout"
    async with running(here):
        outcome = await ana.click(shown, "Next")
        assert (outcome.kind, outcome.text) == ("updated", "### Step 2")


async def test_an_answer_that_is_lost_took_effect(here: StandIn, client: TestBot) -> None:
    channel = client.get_channel(TABLE_ID)
    assert isinstance(channel, discord.TextChannel)
    here.faults.add("lost", "POST /channels/*/messages")
    with pytest.raises(Exception):  # noqa: B017  whatever the client makes of a broken connection
        await channel.send("Once", nonce="n1")
    await channel.send("Once", nonce="n1")
    assert [seen.text for seen in here.user("Ana").messages("table")] == ["Once"]


async def test_two_clicks_at_once_are_both_answered(here: StandIn, client: TestBot) -> None:
    ana, bo = here.user("Ana"), here.user("Bo")
    shown = (await ana.command("table", "table show")).message
    assert shown is not None
    outcomes = await asyncio.gather(*(who.click(shown, "Hide") for who in (ana, bo, ana, bo)))
    assert {outcome.kind for outcome in outcomes} == {"message"}
