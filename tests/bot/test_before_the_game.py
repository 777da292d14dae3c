"""Who may do what with an invitation and a deck, and what a game begins with."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import AppCommandType

from bot.match import lobby
from bot.match.lobby_clicks import NO_THREAD
from bot.panels.click_ids import custom_id
from bot.sandbox.driver import Seen, User
from bot.sandbox.world import BOT_ID
from bot.store import Match
from tests.bot.players import Hall, hall, panel_of


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def challenge(place: Hall, ana: User, bo: User) -> Seen:
    post = (await ana.command("table", "match challenge", user=bo)).message
    assert post is not None
    return post


async def match_of(place: Hall, user: User) -> Match:
    (match,) = await place.bot.store.matches_of(user.id)
    return match


def note(user: User, channel: str) -> str:
    return max((one for one in user.messages(channel) if one.ephemeral), key=lambda one: one.id).text


async def test_only_who_is_asked_accepts_and_only_who_asked_withdraws(
        place: Hall, ana: User, bo: User, challenge: Seen) -> None:
    for user, label, other in ((ana, "Accept", bo), (ana, "Decline", bo), (bo, "Withdraw", ana)):
        await place.clicked(user, challenge, label)
        assert note(user, "table") == f"Only {other.name} can press this."
        assert (await match_of(place, ana)).state == "invited"


async def test_bots_and_oneself_can_not_be_challenged(place: Hall, ana: User) -> None:
    for somebody in (ana.id, BOT_ID):
        answer = await ana.command("table", "match challenge", user=somebody)
        assert answer.text.startswith("Challenge another person")
    assert await place.bot.store.matches_of(ana.id) == []


async def test_who_accepts_where_no_thread_can_be_opened_is_told_what_is_missing(
        place: Hall, ana: User, bo: User, challenge: Seen) -> None:
    place.discord.moderation.forbid("create_public_threads")
    await place.clicked(bo, challenge, "Accept")
    assert note(bo, "table") == NO_THREAD.format("Public")
    assert (await match_of(place, ana)).state == "invited"
    place.discord.moderation.allow("create_public_threads")
    await place.clicked(bo, challenge, "Accept")
    assert (await match_of(place, ana)).state == "decks"


async def test_nobody_is_ready_without_a_deck_and_who_is_ready_keeps_theirs(
        place: Hall, ana: User, bo: User, challenge: Seen) -> None:
    await place.clicked(bo, challenge, "Accept")
    match = await match_of(place, ana)
    await place.clicked(bo, panel_of(bo), custom_id(match.id, 0, "ready", "p"), forge=True)
    assert note(bo, "dm") == "Choose a deck first."
    assert not (await match_of(place, ana)).players[1].ready
    await place.clicked(bo, panel_of(bo), "Ready-made decks", "lux")
    await place.clicked(bo, panel_of(bo), "Ready")
    assert "Not ready" in panel_of(bo).labels, "the private message has changed"
    assert "Ready" not in panel_of(bo).labels
    await place.clicked(bo, panel_of(bo), custom_id(match.id, 0, "pickdeck"), "yi", forge=True)
    assert note(bo, "dm").startswith("You are ready.")
    now = (await match_of(place, ana)).players[1]
    assert (now.deck, now.ready) == ("lux", True)


async def test_a_name_is_one_short_line_and_no_two_are_the_same(place: Hall) -> None:
    match = await lobby.invite(place.bot.store, 1, 2, (5, "Ana\n# Bo \u200b" + "x" * 99), (6, "\n"))
    assert match.players[0].name.startswith("Ana # Bo x")
    assert len(match.players[0].name) <= 24
    assert match.players[1].name == "Player"
    match = await lobby.invite(place.bot.store, 1, 2, (5, "Ana"), (6, "Ana"))
    assert [player.name for player in match.players] == ["Ana", "Ana (2)"]


def test_every_game_has_a_secret_of_its_own() -> None:
    drawn = {lobby.new_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert {len(secret) for secret in drawn} == {32}


async def test_about_names_every_command_that_one_begins_with(place: Hall, ana: User) -> None:
    answer = (await ana.command("table", "about")).message
    assert answer is not None
    said = answer.text
    groups = [command.name for command in place.bot.tree.get_commands(type=AppCommandType.chat_input)]
    assert {"match", "deck", "privacy", "rule", "card"} < set(groups)
    assert [name for name in groups if f"`/{name}" not in said] == ["about"]
