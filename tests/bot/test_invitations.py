"""Invitations: how long they last, how many there may be, and what becomes of two clicks at once."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import upkeep
from bot.match import lobby
from bot.sandbox.driver import Outcome, Seen, User
from bot.sandbox.records import PUBLIC_THREAD, Person
from bot.sandbox.world import BOT_ID, TABLE_ID
from bot.store import Match, Store, opening
from bot.store.schema import MIGRATIONS
from tests.bot.players import Hall, hall

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
