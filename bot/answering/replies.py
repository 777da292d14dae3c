"""The private answer to a command or click, and the exception that carries one."""
from __future__ import annotations

import discord

from bot.panels.notes import note
from bot.panels.parts import Panel
from bot.panels.view import Interaction, files_of, to_view

__all__ = ["Interaction", "Polite", "say"]


class Polite(Exception):
    """The command or click changes nothing; its user alone gets this answer.

    With `redraw` the clicked panel is brought up to date too.
    """

    def __init__(self, panel: Panel | str, redraw: bool = False) -> None:
        super().__init__(panel if isinstance(panel, str) else panel.text)
        self.panel = note(panel) if isinstance(panel, str) else panel
        self.redraw = redraw


async def say(interaction: Interaction, panel: Panel) -> None:
    """Answer privately, as the first response or after it."""
    nobody = discord.AllowedMentions.none()
    if interaction.response.is_done():
        await interaction.followup.send(view=to_view(panel), ephemeral=True, allowed_mentions=nobody,
                                        files=files_of(panel))
    else:
        await interaction.response.send_message(view=to_view(panel), ephemeral=True, allowed_mentions=nobody,
                                                files=files_of(panel))
