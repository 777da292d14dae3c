"""Matches of several games that don't go on, or go on with what is over, and rematches that aren't."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

MODULE = "tests/bot/test_matches.py"
AGAIN = "tests/bot/test_rematch.py"
WHOLE = f"{MODULE}::test_a_match_of_three_from_challenge_to_result_with_a_restart_at_every_point"

ROUNDS: tuple[Sabotage, ...] = (
    Sabotage(
        "what a player exchanges is forgotten by a restart", "bot/tables/exchanging.py",
        "        await tx.set_draft(table.match.game, seat, number, path)\n", "", WHOLE,
        "a player chooses everything anew, or plays what they didn't want"),
    Sabotage(
        "who has exchanged is asked again after a restart", "bot/tables/exchanging.py",
        "        await tx.set_series(table.match.id, before, series.save())\n        match = await rounds.exchanged(",
        "        match = await rounds.exchanged(", WHOLE,
        "one who has said what they play says it again, and the game never begins"),
    Sabotage(
        "an exchange is sent without its choices", "bot/game/question_clicks.py",
        "        await exchanging.exchange(table, seat, number, path)",
        "        await exchanging.exchange(table, seat, number, ())", WHOLE,
        "the sideboard stays where it is"),
    Sabotage(
        "an exchange that can't be played is offered", "bot/game/between_panel.py",
        "        *row(None if asked.wrong else Button(", "        *row(Button(", WHOLE,
        "a button that is always refused"),
    Sabotage(
        "a match is over with its first game", "bot/tables/rounds.py",
        "    if series is None or series.over:", "    if series is None or series.results:", WHOLE,
        "nobody plays the others"),
    Sabotage(
        "the thread doesn't say whom the next game waits for", "bot/tables/rounds.py",
        "    await tx.set_draft(match.game, seat, 0, ())\n    await tx.tell(match.id, message_name(\"result\", "
        "game=match.games), *match.public)\n",
        "    await tx.set_draft(match.game, seat, 0, ())\n", WHOLE,
        "both wait for each other"),
    Sabotage(
        "the result of a game shows the board of a later one", "bot/game/showing_clicks.py",
        "    return (await table.played(int(number)))[0] if known else table.game", "    return table.game", WHOLE,
        "nobody can see any more how a game ended"),
    Sabotage(
        "a drawn game is followed by none", "bot/tables/table.py",
        "        self._game = self.series.game  # the next one, where it begins at once\n", "",
        f"{MODULE}::test_a_drawn_game_is_played_again_as_it_was",
        "nobody is asked anything any more"),
    Sabotage(
        "who gives a match up loses one game", "bot/tables/exchanging.py",
        "    series.concede(seat)\n    async", "    async",
        f"{MODULE}::test_a_match_is_given_up_in_a_game_and_between_two",
        "somebody who has to go is asked for another game"),
    Sabotage(
        "whoever presses offers a rematch of their own", "bot/match/rematch.py",
        "await (offer(context, table, same) if offered is None else",
        "await (offer(context, table, same) if offered is None or same else",
        f"{AGAIN}::test_two_who_keep_their_decks_play_on_in_a_new_thread_and_the_loser_decides_who_begins",
        "both wait in two matches"),
    Sabotage(
        "chance decides who begins a rematch", "bot/match/lobby.py",
        "lost=match.lost if len(seats) == 2 else -1,", "lost=-1,",
        f"{AGAIN}::test_two_who_keep_their_decks_play_on_in_a_new_thread_and_the_loser_decides_who_begins",
        "the loser has no say"),
    Sabotage(
        "who has won decides who begins a rematch", "bot/match/rematch.py",
        "    seat = next((place for place, player in enumerate(turned) if player.seat == lost), -1)", "    seat = lost",
        f"{AGAIN}::test_who_wants_another_deck_chooses_one_and_the_loser_has_the_first_seat_if_they_offer",
        "it depends on who pressed the button"),
    Sabotage(
        "another deck is the one of before", "bot/match/rematch.py",
        "if same is not False else (\"\", \"\")", "if True else (\"\", \"\")",
        f"{AGAIN}::test_who_wants_another_deck_chooses_one_and_the_loser_has_the_first_seat_if_they_offer",
        "somebody is taken for ready to choose"),
)
