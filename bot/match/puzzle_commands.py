"""`/puzzle`: one that is shipped, or a turn of a finished game of one's own."""
from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, Polite
from bot.game.context import Host
from bot.match import past_games, puzzles
from bot.panels import notes
from bot.panels.parts import MOST_OPTIONS
from cards.puzzles.playing import DIFFICULTIES


class PuzzleCog(commands.Cog):
    """One command."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="puzzle", description="A position to be won or held this turn, by private message.")
    @app_commands.describe(difficulty="How hard it is; the easiest that you haven’t solved if you don’t say",
                           game="A finished game of yours, to play on from one of its turns")
    @app_commands.choices(difficulty=[app_commands.Choice(name=one.capitalize(), value=one) for one in DIFFICULTIES])
    async def puzzle(self, interaction: Interaction, difficulty: str = "", game: str = "") -> None:
        """Begin the next puzzle that this user hasn't solved, or show the turns of a game of theirs."""
        await answering(interaction, self._puzzle(interaction, difficulty, game))

    @puzzle.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await past_games.names(self.host, interaction.user.id, typed)
        return [app_commands.Choice(name=words, value=game) for game, words in found[:MOST_OPTIONS]]

    async def _puzzle(self, interaction: Interaction, difficulty: str, game: str) -> None:
        if not self.host.settings.new_matches:
            raise Polite(notes.NO_NEW)
        if game:
            await past_games.show(self.host, interaction, game)
            return
        chosen = await puzzles.unsolved(self.host.store, interaction.user.id, difficulty)
        await puzzles.begin(self.host, interaction, chosen)
