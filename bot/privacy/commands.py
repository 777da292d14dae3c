"""`/privacy export` gives a file with all that is stored about whoever asks, `/privacy delete` makes it go."""
from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Sequence
from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, Polite, say
from bot.panels.parts import GREY, RED, Panel, fit, lines
from bot.panels.text import count, listed, plain
from bot.privacy.gathering import gather
from bot.store import Match, Store, game_id
from bot.store.records import UNFINISHED
from bot.tables.tables import Tables

SURE = "DELETE"
LARGEST = 8_000_000
"""Bytes of a file that Discord takes for certain."""
STAYS = ("What Discord shows stays until somebody deletes it there: posts, threads, private messages. The host’s log "
         "names you by your Discord id, and backups hold what was stored when they were made: ask the host about them.")


class Host(Protocol):
    """What these commands work with; the bot is one."""

    store: Store
    tables: Tables


class PrivacyCog(commands.GroupCog, group_name="privacy", group_description="What is stored about you"):
    """What is stored about whoever asks."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="export", description="A file with all that is stored about you.")
    async def export(self, interaction: Interaction) -> None:
        """Decks, preferences, matches, answers."""
        await answering(interaction, self._export(interaction))

    async def _export(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await gather(self.host.store, interaction.user.id)
        data = await asyncio.to_thread(lambda: json.dumps(found, indent=1, ensure_ascii=False).encode())
        if len(data) > LARGEST:
            raise Polite("That is more than fits into one file. Ask the host for it.")
        said = "All that is stored about you here is in this file. `/privacy delete` makes it go."
        file = discord.File(io.BytesIO(data), "chainkeeper.json")
        await interaction.followup.send(said, file=file, ephemeral=True)

    @app_commands.command(name="delete", description="Delete what is stored about you, but for unfinished matches.")
    @app_commands.describe(sure=f"Write {SURE}; without it you are told what would go and what would stay")
    async def delete(self, interaction: Interaction, sure: str = "") -> None:
        """Decks, preferences, and matches that have ended."""
        await answering(interaction, self._delete(interaction, sure))

    async def _delete(self, interaction: Interaction, sure: str) -> None:
        user, store = interaction.user.id, self.host.store
        decks, matches = await store.decks_of(user), await store.every_match_of(user)
        preferred = len(await store.preferences(user))
        learned = lessons(len(await store.lessons(user)), len(await store.solved(user)))
        if sure.strip() != SURE:
            gone = [match for match in matches if match.state not in UNFINISHED]
            left = [match for match in matches if match not in gone]
            await say(interaction, question(len(decks), preferred, learned, len(gone), left, user))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with store.write() as tx:
            dropped, preferred = await tx.forget_decks(user), await tx.forget_preferences(user)
            learned = lessons(await tx.forget_lessons(user), await tx.forget_solved(user))
        left = [match for match in matches if not await forget(self.host, match)]
        await say(interaction, answer(dropped, preferred, learned, len(matches) - len(left), left, user))


async def forget(host: Host, match: Match) -> bool:
    """Forget a match that has ended; whether it could be. One that goes on is never touched."""
    async with host.tables.locks.hold(match.id), host.store.write() as tx:
        gone = await tx.forget_match(match.id)
    for number in range(1, match.games + 1) if gone else ():
        host.tables.cache.pop(game_id(match.id, number), None)
    return gone


def question(decks: int, preferred: int, learned: str, ended: int, left: Sequence[Match], user: int) -> Panel:
    """Says what would go, and what would stay and why."""
    return fit(Panel((*lines(
        "### Delete what is stored about you?",
        f"Would go: {count(decks, 'saved deck')}, {count(preferred, 'preference')}, {learned}and "
        f"{count(ended, 'match', 'matches')} that ended, with decks, answers and logs of all who played.",
        *_left(left, user), f"-# {STAYS}",
        f"Nothing has changed. `/privacy delete sure:{SURE}` does it; `/privacy export` gives you a copy before.",
    ),), RED))


def answer(decks: int, preferred: int, learned: str, ended: int, left: Sequence[Match], user: int) -> Panel:
    """Says what went, and what stays and why."""
    return fit(Panel((*lines(
        "### Deleted", f"Gone: {count(decks, 'saved deck')}, {count(preferred, 'preference')}, {learned}"
        f"{count(ended, 'match', 'matches')} that ended.",
        *_left(left, user), f"-# {STAYS}",
    ),), GREY))


def lessons(taught: int, solved: int) -> str:
    """How far somebody has come in lessons and puzzles, where they have begun any."""
    return (f"progress in {count(taught, 'lesson')}, " if taught else "") + (
        f"{count(solved, 'solved puzzle')}, " if solved else "")


def _left(left: Sequence[Match], user: int) -> list[str]:
    if not left:
        return []
    said = [f"- against {plain(listed(match.names_but(match.seat_of(user))))} · [go there]({match.link})"
            for match in left[:10]]
    more = [f"- … and {count(len(left) - 10, 'other')}"] if len(left) > 10 else []
    why = (f"{count(len(left), 'match', 'matches')} can’t go yet: others still play, or are still told of the "
           "end. What it needs stays: your id and name, your deck, your answers. End it with `/match mine`, and "
           "come back.")
    return [why, *said, *more]
