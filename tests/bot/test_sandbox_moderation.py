"""What people and moderators do: the bot meets the same codes as on Discord, and is told no more than there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import aiohttp
import discord
import pytest

from bot.sandbox.acting import Refused
from bot.sandbox.permissions import ALL
from bot.sandbox.server import StandIn
from bot.sandbox.world import GUILD_ID, TABLE_ID
from tests.bot.sandbox_bot import TestBot, panel, running


@pytest.fixture
async def here() -> AsyncIterator[StandIn]:
    async with StandIn(rate_limits=False, patience=0.2) as stand_in:
        yield stand_in


@pytest.fixture
async def client(here: StandIn) -> AsyncIterator[TestBot]:
    async with running(here) as bot:
        yield bot


def table(client: TestBot) -> discord.TextChannel:
    channel = client.get_channel(TABLE_ID)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def refused(doing: object) -> int:
    with pytest.raises(discord.HTTPException) as caught:
        await doing  # type: ignore[misc]
    return caught.value.code


async def test_what_is_deleted_is_unknown(here: StandIn, client: TestBot) -> None:
    message = await table(client).send("x")
    here.moderation.delete_message(here.world.message(TABLE_ID, message.id))
    assert await refused(message.edit(content="y")) == 10008
    thread = await (await table(client).send("z")).create_thread(name="Match")
    here.moderation.delete_channel(here.world.channel(thread.id))
    assert await refused(thread.send("x")) == 10003
    here.moderation.delete_channel(here.world.channel(TABLE_ID))
    assert await refused(table_gone(client).send("x")) == 10003


def table_gone(client: TestBot) -> discord.PartialMessageable:
    return client.get_partial_messageable(TABLE_ID)


async def test_who_left_cannot_be_written_to(here: StandIn, client: TestBot) -> None:
    bo = here.user("Bo")
    user = await client.fetch_user(bo.id)
    await user.send("Hello")
    here.moderation.leave(bo.id)
    assert await refused(user.send("Hello")) == 50278
    guild = client.get_guild(GUILD_ID)
    assert guild is not None
    assert await refused(guild.fetch_member(bo.id)) == 10007
    with pytest.raises(Refused):
        await bo.command("table", "table show")
    here.moderation.join(bo.id)
    await user.send("Hello")


DOING: dict[str, Callable[[discord.TextChannel], object]] = {
    "send_messages": lambda channel: channel.send("x"),
    "create_private_threads": lambda channel: channel.create_thread(name="x"),
    "manage_channels": lambda channel: channel.edit(topic="x"),
}


@pytest.mark.parametrize("permission", DOING)
async def test_what_is_forbidden_is_50013(here: StandIn, client: TestBot, permission: str) -> None:
    here.world.granted = ALL
    channel = table(client)
    here.moderation.forbid(permission, channel=here.world.channel(TABLE_ID))
    assert await refused(DOING[permission](channel)) == 50013
    here.moderation.allow(permission, channel=here.world.channel(TABLE_ID))
    await DOING[permission](channel)  # type: ignore[misc]


async def test_a_channel_that_is_not_seen_is_50001_with_its_threads(here: StandIn, client: TestBot) -> None:
    message = await table(client).send("x")
    thread = await message.create_thread(name="Match")
    here.moderation.forbid("view_channel", channel=here.world.channel(thread.id))
    assert await refused(message.edit(content="y")) == 50001
    assert await refused(thread.send("x")) == 50001
    with pytest.raises(ValueError, match="no such permission: fly"):
        here.moderation.forbid("fly")


async def test_the_client_knows_what_it_may(here: StandIn, client: TestBot) -> None:
    channel = table(client)
    assert channel.permissions_for(channel.guild.me).send_messages
    assert not channel.permissions_for(channel.guild.me).manage_channels
    here.moderation.forbid("send_messages", channel=here.world.channel(TABLE_ID))
    here.moderation.forbid("attach_files")
    await here.user("Ana").command("table", "table show")
    mine = channel.permissions_for(channel.guild.me)
    assert not mine.send_messages
    assert not mine.attach_files
    assert mine.view_channel
    assert [member.id for member in channel.guild.members] == [channel.guild.me.id]


async def test_without_the_history_there_is_none(here: StandIn, client: TestBot) -> None:
    message = await table(client).send("x")
    assert [one.id async for one in table(client).history()] == [message.id]
    here.moderation.forbid("read_message_history")
    assert [one.id async for one in table(client).history()] == []
    assert await refused(table(client).fetch_message(message.id)) == 50013


async def test_thrown_out_and_invited_again(here: StandIn, client: TestBot) -> None:
    ana = here.user("Ana")
    shown = (await ana.command("table", "table show", user=ana)).message
    assert shown is not None
    channel = table(client)
    here.moderation.remove_bot()
    assert (await ana.click(shown, "Hide")).kind == "timeout"
    assert await refused(channel.send("x")) == 50001
    assert await refused((await client.fetch_user(ana.id)).send("x")) == 50278
    with pytest.raises(Refused, match="no command"):
        await ana.command("table", "table show")
    here.moderation.invite_bot()
    assert (await ana.click(shown, "Hide")).kind == "message"
    here.moderation.delete_guild()
    assert await refused(channel.send("x")) == 10003


async def test_a_guild_can_be_unavailable(here: StandIn, client: TestBot) -> None:
    for over in (False, True):
        here.moderation.outage(over=over)
        await here.user("Ana").command("dm", "table pick", card="gust")
        guild = client.get_guild(GUILD_ID)
        assert guild is not None
        assert guild.unavailable is not over


async def test_idle_threads_archive_themselves(here: StandIn, client: TestBot) -> None:
    thread = await (await table(client).send("x")).create_thread(name="Match", auto_archive_duration=60)
    sent = await thread.send(view=panel(1))
    here.skip(3500)
    await thread.send("still here")
    here.skip(3500)
    assert not here.world.channel(thread.id).archived
    here.skip(200)
    assert await refused(sent.edit(view=panel(2))) == 50083
    await thread.send("awake")
    await sent.edit(view=panel(2))
    here.moderation.archive(here.world.channel(thread.id), locked=True)
    assert await refused(thread.send("x")) == 50083


async def test_another_process_moderates(here: StandIn, client: TestBot) -> None:
    async with aiohttp.ClientSession(here.url) as session:
        for body in ({"do": "dms", "user": "Bo", "open": False},
                     {"do": "forbid", "permissions": ["send_messages"], "channel": "table"},
                     {"do": "leave", "user": "Cleo"}):
            async with session.post("/sandbox/moderate", json=body) as response:
                assert response.status == 200, await response.text()
        async with session.post("/sandbox/moderate", json={"do": "ban"}) as response:
            assert response.status == 400
    assert await refused((await client.fetch_user(here.user("Bo").id)).send("x")) == 50007
    assert await refused((await client.fetch_user(here.user("Cleo").id)).send("x")) == 50278
    assert await refused(table(client).send("x")) == 50013
