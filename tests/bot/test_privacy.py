"""`/privacy`: all that is stored about somebody as a file, and gone but for what an unfinished match needs."""
from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import User
from cards.decks import read
from tests.bot import test_matches
from tests.bot.players import Hall, Person, hall, panel_of, play, play_until
from tests.bot.test_decks import LIST, save


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


async def exported(place: Hall, user: User) -> dict[str, Any]:
    """What is in the file that somebody gets."""
    outcome = await user.command("table", "privacy export")
    message = await outcome.later()
    assert message.ephemeral
    (file,) = message.attachments
    found: dict[str, Any] = json.loads(place.discord.world.files[int(file["id"])].data)
    return found


async def delete(user: User, sure: str = "DELETE") -> str:
    outcome = await user.command("table", "privacy delete", sure=sure)
    return outcome.text if outcome.kind == "message" else (await outcome.later()).text


async def conceded(place: Hall, user: User) -> None:
    asked = (await user.command("dm", "match concede")).message
    assert asked is not None
    await place.clicked(user, asked, "Yes, concede")


async def test_a_file_holds_all_that_is_stored_and_nothing_of_the_other(place: Hall, ana: User, bo: User) -> None:
    await save(ana, "One")
    match = await place.begin(ana, bo, ("annie", "lux"))
    people = [Person(place, ana, 1), Person(place, bo, 2)]

    async def answered() -> bool:
        return {entry.seat for entry in await place.bot.store.entries(match.id)} >= {0, 1}

    assert await play_until(people, answered)
    found = await exported(place, ana)
    assert found["user"] == str(ana.id)
    assert [(one["name"], read(one["list"])) for one in found["decks"]] == [("One", read(LIST))]
    (told,) = found["matches"]
    assert (told["match"], told["state"], told["against"]) == (match.id, "running", ["Bo"])
    assert told["you"]["deck"] == "annie"
    entries = await place.bot.store.entries(match.id)
    assert [(one["question"], tuple(one["answer"])) for one in told["answers"]] == [
        (entry.number, entry.keys) for entry in entries if entry.seat == 0]
    game = await place.game(match)
    assert game.secret.hex() not in json.dumps(found)
    assert "lux" not in json.dumps(found).lower()
    nothing = await exported(place, place.discord.user("Cleo"))
    assert (nothing["decks"], nothing["matches"]) == ([], [])


async def test_before_it_is_confirmed_nothing_goes(place: Hall, ana: User, bo: User) -> None:
    await save(ana, "One")
    match = await place.begin(ana, bo, ("annie", "lux"))
    said = await delete(ana, "")
    assert "Would go: 1 saved deck, 0 preferences, and 0 matches that ended" in said
    assert "1 match can’t go yet" in said
    assert match.link in said
    assert "Nothing has changed." in said
    assert len(await place.bot.store.decks_of(ana.id)) == 1


async def test_a_running_match_stays_and_goes_on(place: Hall, ana: User, bo: User) -> None:
    await save(ana, "One")
    await save(bo, "Two")
    match = await place.begin(ana, bo, ("annie", "lux"))
    said = await delete(ana)
    assert said.startswith(
        "### Deleted\nGone: 1 saved deck, 0 preferences, 0 matches that ended.\n1 match can’t go yet")
    assert await place.bot.store.decks_of(ana.id) == []
    assert len(await place.bot.store.decks_of(bo.id)) == 1
    await place.restart()
    assert not await play([Person(place, ana, 1), Person(place, bo, 2)], most=40), "it isn't over yet"
    assert (await place.game(match)).seq > 10
    await conceded(place, ana)
    assert (await place.bot.store.match(match.id)).state == "over"  # type: ignore[union-attr]


async def test_a_match_that_ended_goes_with_all_that_belongs_to_it(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    other = await place.begin(bo, place.discord.user("Cleo"), ("yi", "garen"))
    await conceded(place, ana)
    board = panel_of(ana)
    assert await place.secrecy.faults(place.bot.store) == [], "while the match is there to hold it against"
    assert (await delete(ana)).startswith(
        "### Deleted\nGone: 0 saved decks, 0 preferences, 1 match that ended.\n-# What")
    assert (await exported(place, ana))["matches"] == []
    store = place.bot.store
    for table, column in (("match", "id"), ("player", "match"), ("game", "id"), ("snapshot", "game"),
                          ("entry", "game"), ("turn", "game"), ("draft", "game"), ("surface", "game")):
        rows = [row[0] for row in await store._rows(f"SELECT {column} FROM {table}")]
        assert match.id not in rows
    assert (await store.match(other.id)) is not None
    assert (await store.game(other.id)) is not None
    for button in board.buttons:
        if button.get("custom_id"):
            await place.clicked(ana, board, str(button["custom_id"]))


async def test_no_game_of_a_match_that_went_stays_in_memory(place: Hall, ana: User, bo: User) -> None:
    match = await test_matches.begin(place, ana, bo)
    await test_matches.give_up(place, ana)
    for user in (ana, bo):
        await place.clicked(user, panel_of(user), "Play game 2 with the deck as it is registered")
    assert {match.id, f"{match.id}.2"} <= set(place.bot.tables.cache)
    await test_matches.give_up(place, ana, "Concede the match")
    assert await place.secrecy.faults(place.bot.store) == [], "while the match is there to hold it against"
    assert "1 match that ended" in await delete(ana)
    assert [name for name in place.bot.tables.cache if name.startswith(match.id)] == []


async def test_what_discord_has_yet_to_be_told_keeps_a_match(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    await conceded(place, ana)
    async with place.bot.store.write() as tx:
        await tx.tell_again(match.id, "result")
        await tx._run("UPDATE surface SET wanted = shown + 1 WHERE game = ?", match.id)
    async with place.bot.store.write() as tx:
        assert not await tx.forget_match(match.id)
    assert await place.bot.store.match(match.id) is not None
