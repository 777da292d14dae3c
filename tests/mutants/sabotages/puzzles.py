"""Puzzles: when one is over, and what is remembered of it."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

ROOM = "tests/bot/test_puzzles.py"
AGAIN = f"{ROOM}::test_one_that_is_not_solved_can_be_tried_again"
SOLVED = f"{ROOM}::test_one_that_is_solved_is_remembered_and_the_next_one_follows"

PAST = "tests/bot/test_past_games.py"
WON = f"{PAST}::test_the_winner_wins_the_last_turn_once_more"
KINDS = "tests/bot/test_past_kinds.py"
SECOND = f"{KINDS}::test_from_the_second_game_of_a_match_with_what_was_exchanged_for_it"
LATE = f"{PAST}::test_who_finds_no_worker_is_told_and_begins_all_the_same"
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
        "    if match is None or seat < 0:\n", "    if match is None:\n", REFUSED,
        "somebody plays on with another one's hand"),
    Sabotage(
        "a number of any length is read", "bot/match/past_games.py",
        "    if not text.isdecimal() or len(text) > LONGEST:", "    if not text.isdecimal():", REFUSED,
        "a forged click ends with a fault, of which the host is told"),
    Sabotage(
        "a turn of one's own game begins with decks", "bot/match/lobby.py",
        "await tables.store.beginning(match.id)", "await tables.store.beginning(\"\")", WON, "it never begins"),
    Sabotage(
        "a turn that is tried again is another game", "bot/match/puzzles.py",
        "aim.title, Beginning(*data) if data is not None else None)", "aim.title)", WON,
        "it never begins the second time"),
    Sabotage(
        "whoever has lost an own turn is always the first seat", "bot/computers/players.py",
        "await table.interject(1 - aim.seat if how == \"solved\" else aim.seat, \"concede\")",
        "await table.interject(1 if how == \"solved\" else 0, \"concede\")",
        f"{PAST}::test_the_loser_of_a_turn_is_whoever_missed_its_goal", "a goal that was missed is reached"),
    Sabotage(
        "every game of a match begins as its first one", "bot/match/past_games.py",
        "series.setup_of(number - 1)", "series.setup_of(0)", SECOND,
        "the second one can’t be played on from, as it began with other cards"),
    Sabotage(
        "the last game of a match is taken for its first", "bot/match/past_games.py",
        "length, game_id(context.match.id, number))", "length, game_id(context.match.id, 1))", SECOND,
        "“Another turn” leads to another game"),
    Sabotage(
        "a turn of one's own game is said to be played by the current rules", "bot/match/past_games.py",
        "level, beginning, context.match.terms.edition)", "level, beginning)",
        f"{KINDS}::test_by_the_rules_of_the_game_that_is_over", "nobody knows by which rules it goes on"),
    Sabotage(
        "the other player of a practice game keeps the name", "bot/match/past_games.py",
        "tuple(me if one.seat == seat else puzzles.RIVAL for", "tuple(me if one.seat == seat else one.name for",
        f"{KINDS}::test_from_a_practice_game_in_private_messages", "the panel names somebody who doesn’t play"),
    Sabotage(
        "a list without turns is shown", "bot/game/past_panels.py",
        "        *menu(Select(", "        *row(Select(",
        f"{KINDS}::test_where_there_was_no_turn_of_ones_own_it_is_said", "Discord refuses it"),
    Sabotage(
        "where the solver is late nothing can be begun", "bot/match/past_games.py",
        "[past_panels.LATE], past_panels.begin_unseen(match.id, number, turn)", "[past_panels.LATE], []", LATE,
        "whoever wants to play on finds no way"),
    Sabotage(
        "a click that no worker could take ends with a fault", "bot/match/past_games.py",
        "    except Unthought as late:\n        raise Polite(BUSY) from late\n",
        "    except Unthought:\n        raise\n", LATE,
        "a full pool looks like a broken bot"),
)
