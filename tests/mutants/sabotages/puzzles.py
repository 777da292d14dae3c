"""Puzzles: when one is over, and what is remembered of it."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

ROOM = "tests/bot/test_puzzles.py"
AGAIN = f"{ROOM}::test_one_that_is_not_solved_can_be_tried_again"
SOLVED = f"{ROOM}::test_one_that_is_solved_is_remembered_and_the_next_one_follows"

PUZZLES: tuple[Sabotage, ...] = (
    Sabotage(
        "a puzzle goes on when its turn is over", "bot/computers/players.py",
        "            ended = await given_up(table) or await decided(table)",
        "            ended = await given_up(table)",
        AGAIN, "whoever missed the goal plays on for nothing"),
    Sabotage(
        "the rival gives the first answer that it may", "bot/computers/players.py",
        "await table.answer(asked.seat, asked.number, keys)",
        "await table.answer(asked.seat, asked.number, table.game.pending()[0].keys[:1])",
        f"{ROOM}::test_the_rival_gives_the_answer_that_spoils_a_wrong_move", "a wrong way seems to be right"),
    Sabotage(
        "a puzzle begins in the channel where it was asked for", "bot/match/puzzles.py",
        "await add(host, user, (await user.create_dm()).id, puzzle)",
        "await add(host, user, interaction.channel_id or 0, puzzle)",
        f"{ROOM}::test_in_a_channel_it_begins_in_private_messages", "the answer leads nowhere"),
    Sabotage(
        "nobody remembers that a puzzle was solved", "bot/tables/rounds.py",
        "        await tx.set_solved(match.people[0].user, puzzle.name)", "        pass", SOLVED,
        "the same one comes again and again"),
    Sabotage(
        "the solution is shown to whoever is still at it", "bot/match/puzzles.py",
        "    if context.match.state != \"over\":", "    if context.match.state == \"closed\":", SOLVED,
        "a forged click spoils it"),
    Sabotage(
        "what was solved stays when everything is deleted", "bot/privacy/commands.py",
        "await tx.forget_solved(user))", "0)",
        f"{ROOM}::test_what_is_solved_is_exported_and_forgotten", "something is kept of whoever wanted nothing kept"),
)
