"""Invitations: how long they last, how many there may be, who sees them where, and that every match can be ended."""
from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot import upkeep
from bot.game.context import Host
from bot.match import lobby, overview
from bot.match.endings import Ending
from bot.panels.parts import Panel
from bot.sandbox.driver import Outcome, Seen, User
from bot.sandbox.records import PUBLIC_THREAD, Person
from bot.sandbox.world import BOT_ID, TABLE_ID
from bot.store import Match, Store, opening
from bot.store.schema import MIGRATIONS
from tests.bot.players import Hall, hall, panel_of

EXPIRED = "Ana challenged Bo. The invitation has expired."


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    async with hall(tmp_path) as found:
        yield found


async def challenge(place: Hall, first: User, second: User, **options: str) -> tuple[Seen, Match]:
    """The post of a new invitation, and its match."""
    outcome = await first.command("table", "match challenge", user=second, **options)
    assert outcome.message is not None
    assert not outcome.message.ephemeral, outcome.text
    await place.settled()
    return outcome.message, (await place.bot.store.matches_of(first.id))[0]


async def now(place: Hall, match: Match) -> Match:
    found = await place.bot.store.match(match.id)
    assert found is not None
    return found


async def overdue(place: Hall, match: Match) -> None:
    """Let the time of an invitation be over."""
    async with place.bot.store.write() as tx:
        await tx._run("UPDATE match SET expires = created - 1 WHERE id = ?", match.id)


def told(user: User, channel: str = "table") -> str:
    """The newest thing that only this user sees there."""
    return max((seen for seen in user.messages(channel) if seen.ephemeral), key=lambda seen: seen.id).text


def shown(outcome: Outcome) -> Seen:
    """An answer that only whoever asked sees."""
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


async def chosen(place: Hall, user: User, what: str, match: Match, channel: str = "general") -> Seen:
    """Choose a match in the list of `/match mine`; the list as it is then."""
    listed = shown(await user.command(channel, "match mine"))
    await place.clicked(user, listed, what, match.id)
    return user.look(listed)


# --- how long they last

@pytest.mark.parametrize(("options", "seconds", "word"), [
    ({}, 900, "live"), ({"speed": "live"}, 900, "live"), ({"speed": "correspondence"}, 172_800, "correspondence")])
async def test_an_invitation_says_its_speed_and_when_it_ends(
        place: Hall, ana: User, bo: User, options: dict[str, str], seconds: int, word: str) -> None:
    post, match = await challenge(place, ana, bo, **options)
    assert match.terms.speed == word
    assert match.expires - match.created == pytest.approx(seconds, abs=1)
    assert f"The invitation ends <t:{int(match.expires)}:R>." in post.text
    assert f"first to 8 points · {word}, " in post.text
    await place.clicked(bo, post, "Accept")
    assert f"· {word}, " in ana.look(post).text, "the terms stay"


async def test_an_expired_invitation_closes_by_itself(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    young, _ = await challenge(place, bo, ana)
    await overdue(place, match)
    await upkeep.once(place.bot)
    await place.settled()
    assert (await now(place, match)).state == "closed"
    assert (ana.look(post).text, ana.look(post).buttons) == (EXPIRED, [])
    assert "Accept" in ana.look(young).labels
    await place.clicked(bo, post, post.custom_id("Accept"), forge=True)
    assert told(bo) == EXPIRED


async def test_accept_after_the_time_and_before_the_upkeep(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    await overdue(place, match)
    await place.clicked(bo, post, "Accept")
    assert told(bo) == EXPIRED
    assert (ana.look(post).text, ana.threads()) == (EXPIRED, [])
    assert (await now(place, match)).state == "closed"


async def test_accept_and_expiry_at_once(place: Hall, ana: User, bo: User) -> None:
    for _ in range(3):
        post, match = await challenge(place, ana, bo)
        await overdue(place, match)
        await asyncio.gather(bo.click(post, "Accept"), upkeep.once(place.bot), bo.click(post, "Accept"))
        await place.settled()
        assert (await now(place, match)).state == "closed"
        assert ana.look(post).text == told(bo) == EXPIRED


async def test_what_expired_while_the_bot_was_down_closes_at_its_start(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    await overdue(place, match)
    await place.restart()
    assert (await now(place, match)).state == "closed"
    assert (ana.look(post).text, ana.look(post).buttons) == (EXPIRED, [])


async def test_an_invitation_that_was_never_posted_expires_too(place: Hall, ana: User, bo: User) -> None:
    match = await lobby.invite(place.bot.store, 1, TABLE_ID, (ana.id, "Ana"), (bo.id, "Bo"))
    await overdue(place, match)
    await upkeep.once(place.bot)
    assert (await now(place, match)).state == "closed"
    assert await place.bot.store.due() == []


async def test_invitations_of_older_versions_end_two_days_after_they_were_made(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.sqlite3"
    monkeypatch.setattr(opening, "MIGRATIONS", MIGRATIONS[:2])
    old = await Store.open(path)
    sql = "INSERT INTO match (id, state, guild, channel, created) VALUES (?, ?, 1, 2, 1000)"
    for name, state in (("aaaaaa", "invited"), ("bbbbbb", "running")):
        await old._writer.execute(sql, (name, state))
    await old.close()
    monkeypatch.undo()
    new = await Store.open(path)
    found = [await new.match(name) for name in ("aaaaaa", "bbbbbb")]
    assert [(one.expires, one.terms.speed) for one in found if one] == [
        (173_800, "correspondence"), (0, "correspondence")]
    await new.close()


# --- two at once

async def test_a_double_accept_is_one_match(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    await asyncio.gather(bo.click(post, "Accept"), bo.click(post, "Accept"))
    await place.settled()
    assert (await now(place, match)).state == "decks"
    assert len(ana.threads()) == 1
    assert told(bo) == "The invitation was accepted."


async def test_an_accept_that_only_opened_the_thread_is_made_good(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    world = place.discord.world
    world.open_thread(world.channel(TABLE_ID), PUBLIC_THREAD, "Ana – Bo", BOT_ID, number=post.id)
    await place.clicked(bo, post, "Accept")
    assert (await now(place, match)).thread == post.id


async def test_two_clicks_on_withdraw(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    await asyncio.gather(ana.click(post, "Withdraw"), ana.click(post, "Withdraw"))
    await place.settled()
    assert (await now(place, match)).state == "closed"
    assert told(ana) == ana.look(post).text == "Ana withdrew the invitation."


async def test_withdraw_comes_too_late_for_an_accepted_one(place: Hall, ana: User, bo: User) -> None:
    post, match = await challenge(place, ana, bo)
    listed = shown(await ana.command("general", "match mine"))
    question = shown(await ana.command("general", "match concede"))
    await place.clicked(bo, post, "Accept")
    await place.clicked(ana, question, "Yes, withdraw")
    assert told(ana, "general") == "The invitation was accepted."
    await place.clicked(ana, listed, "End one of them", match.id)
    assert "Call the match off?" in ana.look(listed).text, "the list ends it as it stands now, and asks"
    assert (await now(place, match)).state == "decks"


# --- the list, and ending from it

async def test_mine_lists_every_state_with_what_it_waits_for(place: Hall, ana: User, bo: User) -> None:
    cleo, dee = place.discord.user("Cleo"), place.discord.user("Dee")
    running = await place.begin(ana, bo, ("annie", "lux"))
    _, sent = await challenge(place, ana, cleo)
    _, got = await challenge(place, dee, ana, speed="correspondence")
    post, decks = await challenge(place, bo, ana)
    await place.clicked(ana, post, "Accept")
    listed = shown(await ana.command("general", "match mine"))
    assert [re.sub(r" · https.*", "", line) for line in listed.text.splitlines()[1:]] == [
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


# --- who, and how many

async def test_only_members_of_the_server_can_be_challenged(place: Hall, ana: User, bo: User) -> None:
    place.discord.moderation.leave(bo.id)
    outcome = await ana.command("table", "match challenge", user=bo)
    assert shown(outcome).text == "Only members of this server can be challenged here."
    assert await place.bot.store.matches_of(ana.id) == []
    assert "bots" in (await ana.command("table", "match challenge", user=str(BOT_ID))).text


async def test_one_open_invitation_from_one_person_to_another(place: Hall, ana: User, bo: User) -> None:
    post, _ = await challenge(place, ana, bo)
    assert shown(await ana.command("table", "match challenge", user=bo)).text.startswith("You have invited Bo already.")
    await challenge(place, bo, ana)
    await place.clicked(ana, post, "Withdraw")
    both = await asyncio.gather(*(ana.command("table", "match challenge", user=bo) for _ in range(2)))
    assert sorted(bool(one.message and one.message.ephemeral) for one in both) == [False, True], "nor two at once"


def crowd(place: Hall, many: int) -> list[User]:
    """More people."""
    for number in range(many):
        place.discord.world.people[1000 + number] = Person(1000 + number, f"P{number}", "#ffffff")
    return [place.discord.user(f"P{number}") for number in range(many)]


async def test_five_open_invitations_to_one_person(place: Hall, ana: User) -> None:
    *first, last = crowd(place, lobby.MOST_INVITED + 1)
    posts = [(await challenge(place, user, ana))[0] for user in first]
    refused = shown(await last.command("table", "match challenge", user=ana)).text
    assert refused == "Ana has too many open invitations. Try again later."
    await place.clicked(ana, posts[0], "Decline")
    await challenge(place, last, ana)


async def test_what_others_send_me_never_locks_me_out(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.limits.MOST_MATCHES", 2)
    one, two, three = crowd(place, 3)
    for user in (one, two):
        await challenge(place, user, ana)
    post, _ = await challenge(place, three, ana)
    await challenge(place, ana, bo)
    await place.clicked(ana, post, "Accept")
    refused = shown(await ana.command("table", "match challenge", user=one)).text
    assert refused.startswith("You have 2 unfinished matches.")
    listed = shown(await ana.command("general", "match mine"))
    assert [option["label"] for option in listed.selects[1]["options"]] == [
        "Withdraw: Bo", "Call off: P2", "Decline: P1", "Decline: P0"]
    await place.clicked(ana, shown(await ana.command("general", "match mine")), "Show one of them",
                        str(listed.selects[0]["options"][3]["value"]))
    invitation = max((seen for seen in ana.messages("general") if seen.ephemeral), key=lambda seen: seen.id)
    await place.clicked(ana, invitation, "Accept")
    assert told(ana, "general").startswith("You have 2 unfinished matches."), "accepting counts, too"
