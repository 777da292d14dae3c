"""The matches of one person, with `/match mine`, `show` and `concede`: who sees them where, and that every match can be
ended."""
from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.game.context import Host
from bot.match import lobby, overview
from bot.match.endings import Ending
from bot.panels.parts import Panel
from bot.sandbox.driver import Seen, User
from bot.sandbox.world import TABLE_ID
from bot.store import Match
from tests.bot.players import Hall, hall, panel_of
from tests.bot.test_invitations import challenge, now, shown, told


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    async with hall(tmp_path) as found:
        yield found


async def chosen(place: Hall, user: User, what: str, match: Match, channel: str = "general") -> Seen:
    """Choose a match in the list of `/match mine`; the list as it is then."""
    listed = shown(await user.command(channel, "match mine"))
    await place.clicked(user, listed, what, match.id)
    return user.look(listed)


# --- the list, and ending from it

async def test_mine_lists_every_state_with_what_it_waits_for(place: Hall, ana: User, bo: User) -> None:
    cleo, dee = place.discord.user("Cleo"), place.discord.user("Dee")
    running = await place.begin(ana, bo, ("annie", "lux"))
    _, sent = await challenge(place, ana, cleo)
    _, got = await challenge(place, dee, ana, speed="correspondence")
    post, decks = await challenge(place, bo, ana)
    await place.clicked(ana, post, "Accept")
    listed = shown(await ana.command("general", "match mine"))
    there = [(await now(place, match)).link for match in (decks, got, sent, running)]
    assert re.findall(r"\[go there\]\((.*)\)", listed.text) == there
    assert [re.sub(r" · \[go there\].*", "", line) for line in listed.text.splitlines()[1:]] == [
        "- Against **Bo**: choosing decks, waiting for **you** and Bo",
        f"- Against **Dee**: invites you, waiting for **you** · ends <t:{int(got.expires)}:R>",
        f"- Against **Cleo**: your invitation, waiting for Cleo · ends <t:{int(sent.expires)}:R>",
        "- Against **Bo**: before turn 1, waiting for Bo"]
    show, end = listed.selects
    assert [one["value"] for one in show["options"]] == [decks.id, got.id, sent.id, running.id]
    assert [one["label"] for one in end["options"]] == [
        "Call off: Bo", "Decline: Dee", "Withdraw: Cleo", "Concede: Bo"]
    assert show["options"][0]["description"] == "choosing decks, waiting for you and Bo"


async def test_an_invitation_is_withdrawn_or_declined_in_the_list(place: Hall, ana: User, bo: User) -> None:
    for user, why in ((ana, "Ana withdrew the invitation."), (bo, "Bo declined.")):
        post, match = await challenge(place, ana, bo)
        left = await chosen(place, user, "End one of them", match)
        assert left.text == ana.look(post).text == why
        await place.clicked(user, left, "My matches")
        assert "no unfinished match" in user.look(left).text


async def test_who_ends_an_invitation_at_once_changes_its_post_too(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    noted, posted = asyncio.Event(), lobby.posted

    async def late(*given: Any, **named: Any) -> None:
        await noted.wait()
        await posted(*given, **named)

    monkeypatch.setattr(lobby, "posted", late)
    post = (await ana.command("table", "match challenge", user=bo)).message
    assert post is not None
    (match,) = await place.bot.store.matches_of(bo.id)
    ending = asyncio.create_task(chosen(place, bo, "End one of them", match))
    await asyncio.wait({ending}, timeout=0.2)
    noted.set()
    await ending
    await place.settled()
    assert bo.look(post).text == "Bo declined."


async def test_calling_off_and_conceding_in_the_list_ask_once_more(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    await place.clicked(bo, post, "Accept")
    asked = await chosen(place, ana, "End one of them", match)
    assert "Call the match off?" in asked.text
    await place.clicked(ana, asked, "No")
    assert "### Your matches" in ana.look(asked).text
    assert (await now(place, match)).state == "decks"
    asked = await chosen(place, ana, "End one of them", match)
    await place.clicked(ana, asked, "Yes, call off")
    assert ana.look(asked).text == ana.look(post).text == panel_of(bo).text == "Ana called the match off."
    running = await place.begin(ana, bo, ("annie", "lux"))
    asked = await chosen(place, ana, "End one of them", running, "dm")
    assert "The game ends and Bo wins." in asked.text
    await place.clicked(ana, asked, "Yes, concede")
    assert (await now(place, running)).state == "over"


async def test_every_match_can_be_ended_where_its_post_and_thread_are_gone(place: Hall, ana: User, bo: User) -> None:
    post, invited = await challenge(place, ana, bo)
    place.discord.moderation.delete_message(place.discord.world.message(post.channel_id, post.id))
    await chosen(place, ana, "End one of them", invited)
    assert (await now(place, invited)).state == "closed"
    post, decks = await challenge(place, ana, bo)
    await place.clicked(bo, post, "Accept")
    place.discord.moderation.delete_message(place.discord.world.message(post.channel_id, post.id))
    place.discord.moderation.delete_channel(place.discord.world.channel((await now(place, decks)).thread))
    await place.told()
    await place.clicked(bo, await chosen(place, bo, "End one of them", decks), "Yes, call off")
    assert (await now(place, decks)).state == "closed"
    running = await place.begin(ana, bo, ("annie", "lux"))
    place.discord.moderation.remove_bot()
    await place.told()
    await place.clicked(bo, await chosen(place, bo, "End one of them", running, "dm"), "Yes, concede")
    assert (await now(place, running)).state == "over"


async def test_a_game_that_can_not_be_loaded_is_listed_all_the_same(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    place.bot.tables.cache.clear()
    async with place.bot.store.write() as tx:
        await tx._run("UPDATE snapshot SET data = x'00' WHERE game = ?", match.id)
    listed = shown(await ana.command("general", "match mine"))
    assert "its game can’t be loaded" in listed.text


async def test_a_list_ends_only_matches_of_whoever_uses_it(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    await place.clicked(place.discord.user("Cleo"), post, "r1.000000.m.pickend", match.id, forge=True)
    assert told(place.discord.user("Cleo")).startswith("You are watching this match.")
    await place.clicked(bo, post, "r1.000000.m.pickend", "zzzzzz", forge=True)
    assert told(bo).startswith("This button belongs to a match that is no longer kept here.")
    await place.clicked(bo, post, f"r1.{match.id}.0.withdraw", forge=True)
    assert told(bo) == "Only Ana can press this."
    assert (await now(place, match)).state == "invited"


# --- /match show and /match concede

async def test_show_brings_an_invitation_with_the_controls_of_whoever_asks(place: Hall, ana: User, bo: User) -> None:
    await challenge(place, ana, bo)
    mine, theirs = [shown(await user.command("general", "match show")) for user in (ana, bo)]
    assert (mine.labels, theirs.labels) == (["Change terms", "Withdraw"], ["Accept", "Decline", "Change terms"])
    assert bo.mention not in mine.text + theirs.text


@pytest.mark.parametrize("deleted", [False, True])
async def test_an_invitation_is_accepted_from_show(place: Hall, ana: User, bo: User, deleted: bool) -> None:
    post, match = await challenge(place, ana, bo)
    if deleted:
        place.discord.moderation.delete_message(place.discord.world.message(post.channel_id, post.id))
    seen = shown(await bo.command("general", "match show"))
    await place.clicked(bo, seen, "Accept")
    assert "Choose your deck" in bo.look(seen).text
    thread = (await now(place, match)).thread
    assert (await now(place, match)).state == "decks"
    assert (thread == post.id) is not deleted, "on the post, or without a message where it is gone"
    assert [int(one["id"]) for one in ana.threads()] == [thread]
    assert place.discord.world.channel(thread).parent == TABLE_ID
    await place.clicked(bo, bo.look(seen), "Call off")
    assert bo.look(seen).text == panel_of(ana).text == "Bo called the match off."


async def test_an_invitation_whose_channel_is_gone_can_still_be_declined(place: Hall, ana: User, bo: User) -> None:
    _, match = await challenge(place, ana, bo)
    place.discord.moderation.delete_channel(place.discord.world.channel(TABLE_ID))
    await place.told()
    seen = shown(await bo.command("general", "match show"))
    await place.clicked(bo, seen, "Accept")
    assert told(bo, "general").startswith("The channel of this invitation is gone")
    await place.clicked(bo, seen, "Decline")
    assert bo.look(seen).text == "Bo declined."
    assert (await now(place, match)).state == "closed"
    assert await place.bot.store.due() == []


async def test_concede_offers_what_can_be_done(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    for user, question, yes in ((ana, "Withdraw the invitation?", "Yes, withdraw"),
                                (bo, "Decline the invitation?", "Yes, decline")):
        asked = shown(await user.command("general", "match concede"))
        assert question in asked.text
        assert asked.labels == [yes, "No"]
    await place.clicked(bo, post, "Accept")
    asked = shown(await ana.command("general", "match concede"))
    await place.clicked(ana, asked, "Yes, call off")
    assert (await now(place, match)).state == "closed"
    assert "You have no match here." in (await ana.command("general", "match concede")).text


async def test_a_game_that_ends_while_somebody_asks_to_concede_it_is_over(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    real = overview.question

    async def later(host: Host, stored: Match, seat: int, ending: Ending) -> Panel:
        async with place.bot.tables.at(match.id) as table:
            await table.interject(1, "concede")
        return await real(host, stored, seat, ending)

    monkeypatch.setattr(overview, "question", later)
    assert shown(await ana.command("general", "match concede")).text == "This game is over: Ana won."


async def test_an_invitation_by_somebody_else_hides_no_game(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "lux"))
    await challenge(place, place.discord.user("Cleo"), ana)
    assert "Against Bo" in shown(await ana.command("general", "match show")).text
    assert "Bo wins." in shown(await ana.command("general", "match concede")).text
    post, _ = await challenge(place, place.discord.user("Dee"), ana)
    await place.clicked(ana, post, "Accept")
    listed = shown(await ana.command("general", "match show"))
    assert "### Your matches" in listed.text, "of several"
    await place.clicked(ana, listed, "Show one of them", str(listed.selects[0]["options"][0]["value"]))
    assert "Choose your deck" in told(ana, "general")
