"""What is done when Discord refuses for good: each error has its plan, and those who can act are told."""
from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.outbox import queues
from tests.bot.players import Hall, controls, hall, panel_of
from tests.bot.test_outbox import again, match_thread, people, surface, thread_of


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    monkeypatch.setattr(queues, "FIRST", 0.01)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.mark.parametrize(("code", "status", "word"), [
    (50007, 403, "Your private messages are closed"),
    (50278, 403, "You and I have no server in common"),
    (40003, 429, "no more private messages to new people"),
    (20026, 403, "lets me send no private messages at the moment"),
])
async def test_who_gets_no_private_messages_is_called_in_the_thread(
        place: Hall, code: int, status: int, word: str) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked, other = (ana, bo) if controls(panel_of(ana)) else (bo, ana)
    seat = (ana, bo).index(asked)
    dm = (await surface(place, match, f"panel:{seat}")).channel
    place.discord.faults.add("403", f"POST /channels/{dm}/messages", code=code,
                             times=99) if status == 403 else place.discord.faults.add(
        "400", f"POST /channels/{dm}/messages", code=code, times=99)
    async with place.bot.store.write() as tx:
        await tx.renew(match.id, f"panel:{seat}")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    call = thread_of(place, other)[-1]
    assert call.text.startswith(f"{asked.mention}, you are needed. ")
    assert word in call.text
    assert await place.bot.store.due() == []
    assert len([one for one in place.discord.traffic.records if one.path == f"/channels/{dm}/messages"
                and one.status >= 400]) == 1, "not again"
    told = "no server in common with me and can’t be told" in panel_of(other).text
    assert told is (code == 50278), "who left is named to the other player"
    await place.clicked(asked, call, "My table")
    mine = max((one for one in thread_of(place, asked) if one.ephemeral), key=lambda one: one.id)
    assert "Keep all 4" in mine.labels


async def test_a_deleted_thread_is_opened_anew(place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    old = match_thread(ana)
    place.discord.moderation.delete_channel(place.discord.world.channel(old))
    await place.told()
    new = match_thread(ana)
    assert new != old
    texts = [message.text for message in thread_of(place, ana)]
    assert texts[0].startswith("## Ana against Bo")
    assert "opening hands" in texts[-1]
    found = await place.bot.store.match(match.id)
    assert found is not None
    assert (found.thread, found.trouble) == (new, "")
    assert await place.bot.store.due() == []


async def test_a_thread_that_was_deleted_unheard_is_opened_anew(place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    old = match_thread(ana)

    async def unheard(_: object) -> None:
        """The event gets lost."""

    monkeypatch.setattr(place.bot, "on_raw_thread_delete", unheard)
    place.discord.moderation.delete_channel(place.discord.world.channel(old))
    await place.told()
    await again(place, match)
    assert match_thread(ana) != old
    assert "opening hands" in thread_of(place, ana)[-1].text
    assert await place.bot.store.due() == []


async def test_a_thread_that_can_not_be_opened_anew_leaves_the_match_in_private_messages(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    place.discord.moderation.forbid("create_public_threads")
    place.discord.moderation.delete_channel(place.discord.world.channel(match_thread(ana)))
    await place.told()
    for user in (ana, bo):
        assert "The thread of this match is gone" in panel_of(user).text
        assert "/doctor" in panel_of(user).text
    (file,) = list(place.settings.reports.iterdir())
    report = json.loads(file.read_text())
    assert report["error"] == ["the thread is gone and can't be opened anew"]
    assert {"secret", "pins", "snapshot", "entries"} <= set(report)
    asked = ana if controls(panel_of(ana)) else bo
    await place.clicked(asked, panel_of(asked), "Keep all 4")
    assert len(await place.bot.store.entries(match.id)) == 1, "the game goes on"
    place.discord.moderation.allow("create_public_threads")
    await again(place, match)
    assert [text.split("\n")[0] for text in (one.text for one in thread_of(place, ana))] == [
        "### Before turn 1: opening hands",
        "## Ana against Bo"], "with the hash of the secret, as soon as it can be posted"
    assert "The thread of this match is gone" not in panel_of(ana).text + panel_of(bo).text
    assert await place.bot.store.due() == []


async def test_a_thread_in_which_the_bot_may_not_write_is_said_on_the_panels(
        place: Hall, caplog: pytest.LogCaptureFixture) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    world = place.discord.world
    place.discord.moderation.forbid("send_messages_in_threads", "view_channel", channel=world.channel(match.channel))
    caplog.set_level(logging.ERROR)
    await again(place, match)
    for user in (ana, bo):
        assert "not allowed to write in the thread" in panel_of(user).text
    assert "not allowed to bring turn:0" in caplog.text, "the host can read it"
    assert not place.settings.reports.exists(), "nothing is stuck"
    requests = len(place.discord.traffic.records)
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert len(place.discord.traffic.records) == requests, "not tried again before something changes"
    place.discord.moderation.allow("send_messages_in_threads", "view_channel", channel=world.channel(match.channel))
    await again(place, match)
    assert "not allowed to write" not in panel_of(ana).text + panel_of(bo).text


async def test_a_server_that_throws_the_bot_out_gets_its_board_back_later(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    challenge = await bo.command("table", "match challenge", user=ana)
    place.discord.moderation.remove_bot()
    await place.told()
    found = await place.bot.store.match(match.id)
    assert found is not None
    assert (found.state, found.trouble) == ("running", "server")
    assert [one.state for one in await place.bot.store.matches_of(bo.id)] == ["running"], "the invitation is closed"
    assert len(list(place.settings.reports.iterdir())) == 1
    assert challenge.message is not None
    place.discord.moderation.invite_bot()
    await place.told()
    found = await place.bot.store.match(match.id)
    assert found is not None
    assert found.trouble == ""
    assert await place.bot.store.due() == []


async def test_an_archived_and_locked_thread_is_no_loop(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    place.discord.faults.add(400, "PATCH /channels/*/messages/*", code=50083)
    place.discord.faults.add(403, "PATCH /channels/*", code=50013)
    await again(place, match)
    assert "not allowed to write in the thread" in panel_of(ana).text


async def test_a_board_that_may_be_edited_only_rarely_is_sent_anew(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    old = await surface(place, match)
    place.discord.faults.add(429, f"PATCH /channels/*/messages/{old.message}", code=30046, delay=59.0)
    await again(place, match)
    new = await surface(place, match)
    assert new.message > old.message
    assert await place.bot.store.due() == []


async def test_a_deleted_prompt_comes_back_and_a_deleted_invitation_does_not(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked = ana if controls(panel_of(ana)) else bo
    name = f"panel:{(ana, bo).index(asked)}"
    for one in (name, "lobby"):
        found = await surface(place, match, one)
        place.discord.moderation.delete_message(place.discord.world.message(found.channel, found.message))
        await again(place, match, one, found.place, found.user)
    assert "Keep all 4" in panel_of(asked).labels
    assert await place.bot.store.surface(match.id, "lobby") is None
    assert await place.bot.store.due() == []


async def test_a_message_that_discord_does_not_take_is_given_up_and_logged(
        place: Hall, caplog: pytest.LogCaptureFixture) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    fault = place.discord.faults.add(400, "PATCH /channels/*/messages/*", code=50035, times=5)
    await again(place, match)
    assert fault.met == 1
    assert "given up on turn:0: 400 50035" in caplog.text
    fault.left = 1
    await again(place, match)
    await again(place, match)
    assert (await surface(place, match)).mark, "the next change is brought"


async def test_a_channel_that_is_deleted_leaves_the_match_in_private_messages(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    place.discord.moderation.delete_channel(place.discord.world.channel(match.channel))
    await again(place, match)
    for user in (ana, bo):
        assert "The thread of this match is gone" in panel_of(user).text
    asked = ana if controls(panel_of(ana)) else bo
    await place.clicked(asked, panel_of(asked), "Keep all 4")
    shown = await ana.command("general", "match show")
    assert "The thread of this match is gone" in shown.text
    assert await place.bot.store.due() == []


async def test_a_server_that_threw_the_bot_out_while_it_was_away_is_noticed(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    await place.stop()
    place.discord.moderation.remove_bot()
    await place.start()
    await asyncio.wait_for(place.bot.wait_until_ready(), 5)
    await place.told()
    found = await place.bot.store.match(match.id)
    assert found is not None
    assert found.trouble == "server"
    assert len(list(place.settings.reports.iterdir())) == 1
    await place.stop()
    place.discord.moderation.invite_bot()
    await place.start()
    await place.told()
    found = await place.bot.store.match(match.id)
    assert found is not None
    assert found.trouble == ""


async def test_an_invitation_that_was_posted_as_the_bot_died_is_known_by_its_click(place: Hall) -> None:
    ana, bo = people(place)
    for path, state in (("Decline", "closed"), ("Accept", "decks")):
        challenge = (await ana.command("table", "match challenge", user=bo)).message
        assert challenge is not None
        match = (await place.bot.store.matches_of(ana.id))[0]
        async with place.bot.store.write() as tx:
            await tx.set_match(match.id, lobby=0)
            await tx.drop_surface(match.id, "lobby")
        await place.clicked(bo, challenge, path)
        found = await place.bot.store.match(match.id)
        assert found is not None
        assert (found.state, found.lobby) == (state, challenge.id)
        assert "Accept" not in bo.look(challenge).labels


async def test_a_player_who_left_the_server_waits_with_a_word_and_comes_back(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked, other = (ana, bo) if controls(panel_of(ana)) else (bo, ana)
    seat = (ana, bo).index(asked)
    place.discord.moderation.leave(asked.id)
    async with place.bot.store.write() as tx:
        await tx.renew(match.id, f"panel:{seat}")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert f"{asked.name} has no server in common with me" in panel_of(other).text
    await place.clicked(other, panel_of(other), "Menu")
    assert "Concede" in max((one for one in other.dms() if one.ephemeral),
                            key=lambda one: one.id).labels, "nobody is stuck"
    place.discord.moderation.join(asked.id)
    call = thread_of(place, asked)[-1]
    await place.clicked(asked, call, "How to open messages")
    await place.clicked(asked, thread_of(place, asked)[-1], "Try again")
    assert "Keep all 4" in panel_of(asked).labels
    assert "no server in common" not in panel_of(other).text
