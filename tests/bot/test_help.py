"""`/help` and `/about`: what they name is there, and the notices are complete."""
from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.about.panel import about_panel, hosts_panel, players_panel
from bot.match.lobby import LASTING, MOST_INVITED, MOST_MATCHES
from bot.panels.parts import Text, measure
from bot.sandbox.driver import User
from tests.bot.players import Hall, hall

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


async def test_each_command_that_the_pages_name_is_one_of_the_bot(place: Hall, ana: User) -> None:
    known = {f"/{command.qualified_name}" for command in place.bot.tree.walk_commands()
             if not isinstance(command, app_commands.ContextMenu)}
    said = "".join(panel.text for panel in (about_panel(), players_panel(), hosts_panel()))
    named = set(re.findall(r"`(/[a-z ]+)`", said))
    assert {"/match challenge", "/match open", "/prefs", "/rule", "/doctor", "/privacy", "/help"} <= named
    assert sorted(name for name in named
                  if name not in known and not any(one.startswith(f"{name} ") for one in known)) == []
    players, hosts = (await ana.command("table", "help")).message, (
        await ana.command("table", "help", topic="for hosts")).message
    assert players is not None
    assert hosts is not None
    assert (players.text, hosts.text) == (players_panel().text, hosts_panel().text)
    assert (players.ephemeral, hosts.ephemeral) == (True, True)


async def test_each_command_and_option_is_documented(place: Hall) -> None:
    pages = "".join((ROOT / "docs" / name).read_text("utf-8") for name in ("playing.md", "hosting.md"))
    said = re.findall(r"`([^`\n]+)`", pages)
    alone = {one.partition(":")[0] for one in said}
    commands = [command for command in place.bot.tree.walk_commands() if isinstance(command, app_commands.Command)]
    assert len(commands) > 20
    assert [one.qualified_name for one in commands
            if not any(f"{span} ".startswith(f"/{one.qualified_name} ") for span in said)] == []
    options = [(one.qualified_name, option.display_name) for one in commands for option in one.parameters]
    assert {("match practice", "opponent-deck"), ("match open", "rules"), ("rules diff", "from")} <= set(options)
    assert [one for one in options if one[1] not in alone and not any(
        one[1] in re.split("[ :]", span) for span in said if span.startswith(f"/{one[0]} "))] == []


def test_the_figures_on_the_page_for_hosts_are_those_of_the_bot() -> None:
    assert (MOST_MATCHES, MOST_INVITED, LASTING) == (20, 5, {"live": 15 * 60.0, "correspondence": 48 * 3600.0})
    assert "20 matches" in hosts_panel().text
    assert "five open invitations" in hosts_panel().text.replace("\n", " ")


def test_the_pages_are_short_and_the_notices_complete() -> None:
    for panel in (about_panel(), players_panel(), hosts_panel()):
        measure(panel)
        assert len(panel.text) < 2000
        assert len([part for part in panel.parts if isinstance(part, Text)]) >= 3, "set apart, not one block"
    said = about_panel().text
    for owed in ("isn’t endorsed by Riot Games", "trademarks of Riot Games, Inc.", "has not been approved by Riot",
                 "MIT licence", "SIL Open Font License 1.1", "No art and no official card or rules text"):
        assert owed in said
