"""The doctor, in a terminal and as a command: what is fine is said to be fine, and every problem comes with what to
do."""
from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import Visitor
from bot.doctor import findings, terminal
from bot.sandbox.acting import Refused
from bot.sandbox.permissions import INVITED, bits
from tests.bot.players import Hall, hall

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture(autouse=True)
def address() -> Iterator[None]:
    """The client's address is put back afterwards."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.fixture
def settings(place: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings of the bot that is running, in the environment."""
    for name in [name for name in os.environ if name.startswith("CHAINKEEPER_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    for name, value in {"DISCORD_TOKEN": "sandbox", "CHAINKEEPER_DISCORD_API": place.discord.url,
                        "CHAINKEEPER_DATABASE": str(place.settings.database),
                        "CHAINKEEPER_REPORTS": str(tmp_path / "reports")}.items():
        monkeypatch.setenv(name, value)


async def test_all_is_well(place: Hall, settings: None, capsys: pytest.CaptureFixture[str]) -> None:
    ana = place.discord.user("Ana")
    assert await terminal._examine(Visitor, ana.id) == 0
    said = capsys.readouterr().out
    lines = said.splitlines()
    assert lines[-1] == "0 problems"
    assert all(line.startswith("ok ") for line in lines[:-1])
    for what in ("versions", "database", "reports", "settings", "health", "clock", "token", "application", "intents",
                 "commands", "permissions in Sandbox", "private messages"):
        assert f"  {what}: " in said, what
    assert "/doctor" in said
    assert "#table" in said
    assert "sandbox" not in said.replace("Sandbox", ""), "the token isn't shown"
    assert not ana.dms(), "the private message is deleted again"


async def test_every_problem_is_named_with_what_to_do(place: Hall, settings: None, capsys: pytest.CaptureFixture[str],
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    world, ana = place.discord.world, place.discord.user("Ana")
    place.discord.moderation.forbid("create_public_threads", "send_messages_in_threads", channel=next(
        one for one in world.channels.values() if one.name == "general"))
    ana.close_dms()
    monkeypatch.setattr(findings, "ROOM", 10**18)
    await place.bot.tree.sync(guild=None)
    world.commands[0][:] = [one for one in world.commands[0] if one["name"] != "about"]
    assert await terminal._examine(Visitor, ana.id) == 1
    said = capsys.readouterr().out
    problems = [line for line in said.splitlines() if line.startswith("problem")]
    assert all(" → " in line for line in problems), "each with what to do about it"
    assert "permissions in #general: missing: Create Public Threads, Send Messages In Threads" in said
    assert "private messages: Discord refused one: 50007" in said
    assert "MiB are free" in said
    assert "commands: missing: /about" in said
    assert said.splitlines()[-1] == f"{len(problems)} problems"


async def test_a_wrong_setting_a_damaged_database_and_a_silent_discord(
        place: Hall, settings: None, tmp_path: Path, capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch) -> None:
    bad = tmp_path / "bad.sqlite3"
    bad.write_bytes(b"garbage" * 1000)
    monkeypatch.setenv("CHAINKEEPER_DATABASE", str(bad))
    monkeypatch.setenv("CHAINKEEPER_DISCORD_API", "http://127.0.0.1:9")
    assert await terminal._examine(Visitor, 0) == 1
    said = capsys.readouterr().out
    assert "problem  database: " in said
    assert "problem  Discord: it can’t be reached" in said
    assert bad.read_bytes() == b"garbage" * 1000
    monkeypatch.setenv("CHAINKEEPER_LOG_LEVEL", "LOUD")
    assert await terminal._examine(Visitor, 0) == 1
    assert capsys.readouterr().out.startswith("problem  settings: CHAINKEEPER_LOG_LEVEL: ")


async def test_a_token_that_discord_does_not_take(place: Hall, settings: None, capsys: pytest.CaptureFixture[str],
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    place.discord.traffic.token = "another"
    assert await terminal._examine(Visitor, 0) == 1
    assert "problem  token: Discord does not take it → copy it again" in capsys.readouterr().out


def test_the_clock_and_the_portal() -> None:
    assert findings.clock(0.3).ok
    assert findings.clock(-4.0).ok
    assert not findings.clock(-90.0).ok
    assert "90 s behind" in findings.clock(-90.0).said
    on = discord.ApplicationFlags()
    on.gateway_message_content_limited = True
    assert findings.intents(on).ok
    assert "message content" in findings.intents(on).said


def test_a_database_of_an_older_version_is_said_to_be_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.store.schema import MIGRATIONS
    file = sqlite3.connect(tmp_path / "a.sqlite3")
    file.executescript(MIGRATIONS[0] + "PRAGMA user_version = 1;")
    file.close()
    found = findings.database(tmp_path / "a.sqlite3")
    assert found.ok
    assert f"version 1, brought to {len(MIGRATIONS)}" in found.said
    assert "is not there yet" in findings.database(tmp_path / "b.sqlite3").said


async def test_the_command_is_for_who_may_manage_the_server(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    outcome = await ana.command("table", "doctor")
    answer = await outcome.later()
    assert answer.ephemeral
    assert answer.text.startswith("### Everything is fine")
    assert str(place.settings.database) not in answer.text
    place.discord.moderation.forbid("create_public_threads", channel=place.discord.world.channel(answer.channel_id))
    answer = await (await ana.command("table", "doctor")).later()
    assert answer.text.startswith(
        "### 1 problem\n- ❌ **permissions in \\#table**: missing: Create Public Threads. What to do: ")
    with pytest.raises(Refused, match="no command /doctor"):
        await bo.command("table", "doctor")


def test_the_invite_link_asks_for_what_is_needed() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (asked,) = {int(number) for number in re.findall(r"permissions=(\d+)", text)}
    assert asked == bits(*findings.NEEDED) == INVITED
    for name in findings.NEEDED:
        assert name.replace("_", " ").lower() in text.lower(), name
