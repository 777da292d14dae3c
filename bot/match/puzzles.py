"""`/puzzle`: a position to be won or held, played in private messages against the hardest replies."""
from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.answering.boundary import answering
from bot.answering.replies import Interaction, Polite, say
from bot.game import puzzle_panels
from bot.game.context import Act, ClickContext, Host
from bot.match import limits, lobby, practice
from bot.match.posting import post, post_privately
from bot.panels import notes
from bot.panels.click_ids import Action
from bot.panels.text import plain
from bot.store import Match, Player, Store, Terms
from cards.puzzles.playing import DIFFICULTIES, Puzzle, level_of, puzzle_of, shipped

RIVAL = "Rival"
SENT = "The puzzle is in your private messages."


class PuzzleCog(commands.Cog):
    """One command."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="puzzle", description="A position to be won or held this turn, by private message.")
    @app_commands.describe(difficulty="How hard it is; the easiest that you haven’t solved if you don’t say")
    @app_commands.choices(difficulty=[app_commands.Choice(name=one.capitalize(), value=one) for one in DIFFICULTIES])
    async def puzzle(self, interaction: Interaction, difficulty: str = "") -> None:
        """Begin the next puzzle that this user hasn't solved."""
        await answering(interaction, self._puzzle(interaction, difficulty))

    async def _puzzle(self, interaction: Interaction, difficulty: str) -> None:
        if not self.host.settings.new_matches:
            raise Polite(notes.NO_NEW)
        chosen = await unsolved(self.host.store, interaction.user.id, difficulty)
        await begin(self.host, interaction, chosen)


async def begin(host: Host, interaction: Interaction, puzzle: Puzzle) -> None:
    """Begin a puzzle in private messages, wherever it was asked for. Raises Polite where it can't be."""
    user = interaction.user
    if interaction.guild_id is None and interaction.channel_id is not None:
        match = await add(host, user, interaction.channel_id, puzzle)
        await post(host, interaction, match)
        await practice.begin(host, interaction.client, match)
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    match = await add(host, user, (await user.create_dm()).id, puzzle)
    await post_privately(host, user, match)
    await practice.begin(host, interaction.client, match)
    await say(interaction, notes.note(SENT, match.link, "Go there"))


async def unsolved(store: Store, user: int, difficulty: str = "", after: str = "") -> Puzzle:
    """The next puzzle, of that difficulty if any is named, that somebody hasn't solved: the first one behind `after`;
    where they have solved all of them, the next one. Raises Polite for a difficulty that there isn't."""
    every = [one for one in shipped().values() if difficulty in ("", one.proof.difficulty)]
    if not every:
        raise Polite(notes.OUTDATED)
    place = next((number for number, one in enumerate(every, 1) if one.name == after), 0)
    solved = await store.solved(user)
    turned = [*every[place:], *every[:place]]
    return next((one for one in turned if one.name not in solved), turned[0])


async def add(host: Host, user: discord.User | discord.Member, channel: int, puzzle: Puzzle, before: str = "") -> Match:
    """Store the match of a puzzle. Raises Polite where somebody is at one, or no computer can play."""
    me = Player(0, user.id, lobby.name_among([RIVAL], user.display_name), ready=True, accepted=True)
    rival = Player(1, 0, RIVAL, ready=True, accepted=True, level=level_of(puzzle.name))
    async with host.tables.locks.hold("challenge"):  # two at once would both find room
        for match in await host.store.matches_of(user.id):
            if (open_ := puzzle_of(match.computer)) is not None:
                raise Polite(f"You are at “{plain(open_.title)}”; *Menu* → *Concede* there gives it up. "
                             "`/match mine` lists it.")
        await limits.may_practise(host, user.id)
        return await lobby.add(host.store, 0, channel, (me, rival), Terms(masking=False), rematch_of=before)


# --- after it

def of(context: ClickContext) -> Puzzle:
    """The puzzle of a match. Raises Polite where it is none, or it isn't kept any more, and before it is over."""
    puzzle = puzzle_of(context.match.computer)
    if puzzle is None:
        raise Polite(notes.UNKNOWN)
    if context.match.state != "over":
        raise Polite("The puzzle isn’t over yet.")
    return puzzle


async def anew(context: ClickContext) -> None:
    """The same once more."""
    await go_on(context, of(context))


async def following(context: ClickContext) -> None:
    """The next one that isn't solved."""
    user = context.interaction.user.id
    await go_on(context, await unsolved(context.host.store, user, after=of(context).name))


async def go_on(context: ClickContext, puzzle: Puzzle) -> None:
    """Begin another puzzle in the same place."""
    host, old = context.host, context.match
    if not host.settings.new_matches:
        raise Polite(notes.NO_NEW)
    match = await add(host, context.interaction.user, old.channel, puzzle, old.id)
    await practice.begin(host, context.interaction.client, match)
    await context.say(notes.note(f"“{puzzle.title}” begins below."))


async def solution(context: ClickContext) -> None:
    """Show how it is solved."""
    await context.say(puzzle_panels.solution(of(context)))


PUZZLES: dict[Action, Act] = {"anew": anew, "following": following, "solution": solution}
"""What only players may press."""
