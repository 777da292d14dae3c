"""The terms of a match: said in the invitation, kept with the match, and what they change."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.driver import User
from bot.sandbox.records import PRIVATE_THREAD, PUBLIC_THREAD
from bot.store import DUEL, Store, Terms, opening
from bot.store.schema import MIGRATIONS
from tests.bot.players import Hall, hall


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.mark.parametrize(("options", "terms", "said"), [
    ({}, DUEL, ["Duel, best of one, first to 8 points", "live, ", "passes are masked", "spectators welcome"]),
    ({"format": "constructed"}, Terms(form="constructed"), ["Duel, best of one, Constructed"]),
    ({"speed": "correspondence", "masking": False, "spectators": False},
     Terms("duel", "casual", "correspondence", masking=False, spectators=False),
     ["Duel, best of one, first", "correspondence", "passes are not masked", "no spectators"]),
])
async def test_an_invitation_says_its_terms_and_the_match_keeps_them(
        place: Hall, ana: User, bo: User, options: dict[str, str], terms: Terms, said: list[str]) -> None:
    outcome = await ana.command("table", "match challenge", user=bo, **options)
    for words in said:
        assert words in outcome.text
    await place.restart()
    (match,) = await place.bot.store.matches_of(bo.id)
    assert match.terms == terms


async def test_a_challenge_is_to_a_mode_of_two_and_a_table_to_any(place: Hall, ana: User, bo: User) -> None:
    with pytest.raises(Exception, match="mode"):
        await ana.command("table", "match challenge", user=bo, mode="ffa3")
    assert await place.bot.store.matches_of(ana.id) == []
    for command, mode, said in (("challenge", "match", "best of three"), ("open", "match5", "best of five")):
        options = {"user": bo} if command == "challenge" else {}
        assert said in (await ana.command("table", f"match {command}", mode=mode, **options)).text


@pytest.mark.parametrize("spectators", [True, False])
async def test_without_spectators_only_the_players_are_in_the_thread(
        place: Hall, ana: User, bo: User, spectators: bool) -> None:
    place.discord.moderation.allow("create_private_threads")
    post = (await ana.command("table", "match challenge", user=bo, spectators=spectators)).message
    assert post is not None
    await place.clicked(bo, post, "Accept")
    (thread,) = place.discord.world.threads()
    assert thread.kind == (PUBLIC_THREAD if spectators else PRIVATE_THREAD)
    cleo = place.discord.user("Cleo")
    seen = [place.discord.world.may_see(user.id, thread) for user in (bo, cleo)]
    assert seen == [True, spectators]


async def test_a_private_thread_that_may_not_be_opened_is_no_match(place: Hall, ana: User, bo: User) -> None:
    place.discord.moderation.forbid("create_private_threads")
    post = (await ana.command("table", "match challenge", user=bo, spectators=False)).message
    assert post is not None
    await place.clicked(bo, post, "Accept")
    assert "*Create Private Threads*" in bo.messages("table")[-1].text
    assert place.discord.world.threads() == []
    assert "Accept" in ana.look(post).labels


async def test_matches_of_older_versions_are_duels_with_masking_and_spectators(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.sqlite3"
    monkeypatch.setattr(opening, "MIGRATIONS", MIGRATIONS[:5])
    old = await Store.open(path)
    await old._writer.execute("INSERT INTO match (id, state, guild, channel, created, speed, form) VALUES"
                              " ('aaaaaa', 'running', 1, 2, 1000, 'correspondence', 'constructed')")
    await old.close()
    monkeypatch.undo()
    new = await Store.open(path)
    found = await new.match("aaaaaa")
    assert found is not None
    assert found.terms == Terms(
        "duel", "constructed", "correspondence", masking=True, spectators=True, edition="v1.4")
    await new.close()
