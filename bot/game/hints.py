"""*Hint*: what a computer player of the next level would do in somebody's place, and why. Only in games against nobody
but computers: between people it would be outside help.
"""
from __future__ import annotations

from collections.abc import Iterable

from bot.answering.replies import Polite
from bot.computers.players import task_of
from bot.game.context import Act, ClickContext
from bot.panels.click_ids import Action
from bot.panels.parts import GREY, Panel, lines
from bot.panels.text import listed, plain
from cards.computer.thinking import LEVELS, LevelName, Thought
from cards.puzzles.playing import aim_of
from engine.kernel.decision import Decision

NEVER = "There are hints in games against nobody but computers."
IN_PUZZLES = "There are no hints in puzzles. When it is over, the solution can be shown."
PAST = "That question isn’t open any more; a hint is for the one that is."


async def hint(context: ClickContext) -> None:
    """Show what the level above the opponents' would answer to the question that is open."""
    async with context.at_table() as table:
        if not table.match.practice:
            raise Polite(NEVER)
        if aim_of(table.match.computer) is not None:
            raise Polite(IN_PUZZLES)
        decision = table.decision(context.seat) if table.begun else None
        if decision is None or decision.number != context.click.number:
            raise Polite(PAST)
        level = above(player.level for player in table.match.computers)
        task = task_of(table.game, context.seat, decision.number, level)
    thought = await context.host.computers.advice(context.match.id, task)
    await context.say(panel(level, decision, thought))


def above(levels: Iterable[str]) -> LevelName:
    """The level above all of these; the highest has none above it."""
    order = list(LEVELS)
    return order[min(max(map(order.index, levels)) + 1, len(order) - 1)]  # type: ignore[arg-type]


def panel(level: LevelName, decision: Decision, thought: Thought) -> Panel:
    """The answer in words, why, and the next best one."""
    best = thought.best[0].said if thought.best else said(decision, thought.keys)
    other = thought.best[1].said if len(thought.best) > 1 else ""
    return Panel(lines(
        f"### Hint: what {LEVELS[level].title} would do", f"**{plain(best)}**", plain(thought.why),
        f"-# Next best: {plain(other)}" if other else "",
        "-# It knows no more than you do. Nothing has happened: what you do is up to you."), GREY)


def said(decision: Decision, keys: tuple[str, ...]) -> str:
    """An answer by the options that it chooses."""
    return listed(option.short for option in decision.options if option.key in keys) or "Choose none"


HINTS: dict[Action, Act] = {"hint": hint}
"""What only players may press."""
