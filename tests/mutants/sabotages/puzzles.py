"""Puzzles: when one is over, and what is remembered of it."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

ROOM = "tests/bot/test_puzzles.py"
AGAIN = f"{ROOM}::test_one_that_is_not_solved_can_be_tried_again"
SOLVED = f"{ROOM}::test_one_that_is_solved_is_remembered_and_the_next_one_follows"

PAST = "tests/bot/test_past_games.py"
WON = f"{PAST}::test_the_winner_wins_the_last_turn_once_more"
REFUSED = f"{PAST}::test_nothing_of_a_game_that_goes_on_or_of_others_can_be_played_on"

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
        "await add(host, user, (await user.create_dm()).id, level,",
        "await add(host, user, interaction.channel_id or 0, level,",
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
    Sabotage(
        "a game that goes on can be played on from elsewhere", "bot/match/past_games.py",
        "    return match.state == \"over\" and", "    return match.state != \"closed\" and", REFUSED,
        "what is hidden in it is dealt from what is known only to a player at another moment"),
    Sabotage(
        "anybody names a game of others", "bot/match/past_games.py",
        "    if match is None or seat < 0 or", "    if match is None or", REFUSED,
        "somebody plays on with another one's hand"),
    Sabotage(
        "a turn of one's own game begins with decks", "bot/match/lobby.py",
        "    beginning = await tables.store.beginning(match.id)\n", "    beginning = None\n", WON,
        "it never begins"),
    Sabotage(
        "a turn that is tried again is another game", "bot/match/puzzles.py",
        "aim.title, Beginning(*data) if data is not None else None)", "aim.title)", WON,
        "it never begins the second time"),
    Sabotage(
        "whoever has lost an own turn is always the first seat", "bot/computers/players.py",
        "await table.interject(1 - aim.seat if how == \"solved\" else aim.seat, \"concede\")",
        "await table.interject(1 if how == \"solved\" else 0, \"concede\")",
        f"{PAST}::test_the_loser_of_a_turn_is_whoever_missed_its_goal", "a goal that was missed is reached"),
)
