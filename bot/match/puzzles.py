"""Puzzles: positions to be won or held, played in private messages against the hardest replies."""
from __future__ import annotations

import discord

from bot.answering.replies import Interaction, Polite, say
from bot.computers.workers import Unthought
from bot.game import puzzle_panels
from bot.game.context import Act, ClickContext, Host
from bot.match import limits, lobby, practice
from bot.match.posting import post, post_privately
from bot.panels import notes
from bot.panels.click_ids import Action
from bot.panels.text import plain
from bot.store import DUEL, Match, Player, Store, Terms
from cards.puzzles.playing import Aim, Beginning, Puzzle, Wanted, aim_of, level_of, puzzle_of, shipped, steps
from engine.editions import EditionName

RIVAL = "Rival"
SENT = "The puzzle is in your private messages."
NOT_FOUND = "The solver doesn’t find it again at the moment. Try it once more."


async def begin(host: Host, interaction: Interaction, puzzle: Puzzle) -> None:
    """Begin a puzzle in private messages, wherever it was asked for. Raises Polite where it can't be."""
    user, level = interaction.user, level_of(puzzle.name)
    if interaction.guild_id is None and interaction.channel_id is not None:
        match = await add(host, user, interaction.channel_id, level)
        await post(host, interaction, match)
        await practice.begin(host, interaction.client, match)
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    match = await begin_privately(host, interaction, level)
    await say(interaction, notes.note(SENT, match.link, "Go there"))


async def begin_privately(host: Host, interaction: Interaction, level: str, beginning: Beginning | None = None,
                          edition: EditionName = DUEL.edition) -> Match:
    """Begin one of that level, by those Core Rules, by a private message of its own. Raises Polite where it can't
    be."""
    user = interaction.user
    match = await add(host, user, (await user.create_dm()).id, level, beginning=beginning, edition=edition)
    await post_privately(host, user, match)
    await practice.begin(host, interaction.client, match)
    return match


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


async def add(host: Host, user: discord.User | discord.Member, channel: int, level: str, before: str = "",
              beginning: Beginning | None = None, edition: EditionName = DUEL.edition) -> Match:
    """Store the match of a puzzle, told by the level of the rival. Raises Polite where somebody is at one, or no
    computer can play."""
    aim = aim_of(level)
    assert aim is not None
    me = Player(aim.seat, user.id, lobby.name_among([RIVAL], user.display_name), ready=True, accepted=True)
    rival = Player(1 - aim.seat, 0, RIVAL, ready=True, accepted=True, level=level)
    players = sorted((me, rival), key=lambda one: one.seat)
    async with host.tables.locks.hold("challenge"):  # two at once would both find room
        for match in await host.store.matches_of(user.id):
            if (open_ := aim_of(match.computer)) is not None:
                raise Polite(f"You are at “{plain(open_.title)}”; *Menu* → *Concede* there gives it up. "
                             "`/match mine` lists it.")
        await limits.may_practise(host, user.id)
        return await lobby.add(host.store, 0, channel, players, Terms(masking=False, edition=edition),
                               rematch_of=before, beginning=beginning)


# --- after it

def of(context: ClickContext) -> Aim:
    """What had to be brought about in a match. Raises Polite where it is no puzzle, or it isn't kept any more, and
    before it is over."""
    aim = aim_of(context.match.computer)
    if aim is None:
        raise Polite(notes.UNKNOWN)
    if context.match.state != "over":
        raise Polite("The puzzle isn’t over yet.")
    return aim


async def anew(context: ClickContext) -> None:
    """The same once more."""
    aim, data = of(context), await context.host.store.beginning(context.match.id)
    await go_on(context, context.match.computer, aim.title, Beginning(*data) if data is not None else None)


async def following(context: ClickContext) -> None:
    """The next one that isn't solved."""
    of(context)
    puzzle = puzzle_of(context.match.computer)
    after = puzzle.name if puzzle is not None else ""
    next_ = await unsolved(context.host.store, context.interaction.user.id, after=after)
    await go_on(context, level_of(next_.name), next_.title)


async def go_on(context: ClickContext, level: str, title: str, beginning: Beginning | None = None) -> None:
    """Begin another puzzle in the same place."""
    host, old = context.host, context.match
    if not host.settings.new_matches:
        raise Polite(notes.NO_NEW)
    edition = old.terms.edition if beginning is not None else DUEL.edition
    match = await add(host, context.interaction.user, old.channel, level, old.id, beginning, edition)
    await practice.begin(host, context.interaction.client, match)
    await context.say(notes.note(f"“{title}” begins below."))


async def solution(context: ClickContext) -> None:
    """Show how it is solved: what is written of a shipped puzzle, or what a worker finds."""
    aim, puzzle = of(context), puzzle_of(context.match.computer)
    data = await context.host.store.beginning(context.match.id)
    if puzzle is not None or data is None or not aim.length:
        await context.say(puzzle_panels.solution(aim.title, puzzle.solution if puzzle is not None else ()))
        return
    wanted = Wanted(Beginning(*data), aim.goal, aim.seat, aim.turn)
    try:
        found = await context.host.computers.worked(context.match.id, steps, wanted)
    except Unthought:
        found = ()
    await context.say(puzzle_panels.solution(aim.title, found) if found else notes.note(NOT_FOUND))


PUZZLES: dict[Action, Act] = {"anew": anew, "following": following, "solution": solution}
"""What only players may press."""
