"""Computer players: what they give away, what holds them up, and what they cost when nobody plays with them."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

SEATS = "tests/bot/test_computer_seats.py"
ROOM = "tests/bot/test_computers.py"
WORKERS = "tests/bot/test_workers.py"
PRACTICE = "tests/bot/test_practice.py"
ALONE = f"{PRACTICE}::test_in_private_messages_nobody_else_sees_anything_of_it"
LIMITS = f"{PRACTICE}::test_how_many_games_there_may_be"
TABLE = f"{PRACTICE}::test_whoever_opened_a_table_gives_free_seats_to_computers"

COMPUTERS: tuple[Sabotage, ...] = (
    Sabotage(
        "a computer passes at once where it can do nothing", "bot/tables/table.py",
        "        hides = self.match.terms.masking or bool(self.match.players[decision.seat].level)",
        "        hides = self.match.terms.masking",
        f"{SEATS}::test_what_a_computer_holds_decides_nothing_about_its_windows",
        "whoever plays against it reads its hand from the clock"),
    Sabotage(
        "a computer's own pass is kept back as a person's", "bot/tables/table.py",
        "        if keys != (PASS,) or self.match.players[seat].level or not", "        if keys != (PASS,) or not",
        f"{SEATS}::test_what_a_computer_holds_decides_nothing_about_its_windows",
        "it is asked the same again and again until the delay is over"),
    Sabotage(
        "a computer answers as soon as it knows what", "bot/computers/players.py",
        "        await asyncio.sleep(pace.seen_at(began, now, lambda: self.pause(question.level)) - now)",
        "        await asyncio.sleep(now - began)",
        f"{ROOM}::test_no_answer_is_seen_before_its_time",
        "how long it thinks tells whether there was anything to think of"),
    Sabotage(
        "an answer that is late is seen at once", "bot/computers/pace.py",
        "    while at < now:\n        at += pause()", "    at = max(at, now)",
        f"{ROOM}::test_when_an_answer_is_seen_hangs_on_its_level_and_nothing_else",
        "on a busy host the time of an answer is that of the search"),
    Sabotage(
        "a level seems to think for less than it may take", "bot/computers/pace.py",
        "    least = max(LEAST, LEVELS[level].seconds + MARGIN)", "    least = LEAST",
        f"{ROOM}::test_when_an_answer_is_seen_hangs_on_its_level_and_nothing_else",
        "a search that ends early, for there is little to choose from, is seen to"),
    Sabotage(
        "the owner of no account has a seat", "bot/store/records.py",
        "if player.user == user != 0), -1)", "if player.user == user), -1)",
        f"{SEATS}::test_in_a_database_from_before_everybody_is_a_person",
        "what nobody has clicked counts as a computer's click"),
    Sabotage(
        "a computer is taken for somebody who is away", "bot/store/sqlite.py",
        " AND asked > told AND level = ''\"", " AND asked > told\"",
        f"{SEATS}::test_a_computer_is_sent_nothing_and_is_never_away",
        "every few seconds a message is made due for nobody"),
    Sabotage(
        "nobody tells a computer that it is asked", "bot/tables/table.py",
        "        self._tables.settled(self.match)\n", "",
        f"{SEATS}::test_it_is_told_that_a_computer_may_be_asked",
        "each of its answers comes seconds late, when the upkeep finds it"),
    Sabotage(
        "a computer that lost its turn by a restart is never woken", "bot/upkeep.py",
        "    await host.computers.take_up()", "    host.computers.take_up().close()",
        f"{ROOM}::test_the_upkeep_wakes_who_is_asked",
        "after a restart practice games stand still"),
    Sabotage(
        "what no worker thinks of isn't answered", "bot/computers/players.py",
        "            found = await asyncio.to_thread(thinking.at_once, task)", "            raise",
        f"{ROOM}::test_what_nobody_thinks_of_is_answered_by_what_is_best_at_once",
        "a worker that dies holds up its game"),
    Sabotage(
        "a refused answer of a computer is tried for ever", "bot/computers/players.py",
        "        except Refused as refused:\n            self._hopeless.add((table.match.game, asked.number))",
        "        except Refused as refused:",
        f"{ROOM}::test_an_answer_that_can_t_be_given_leaves_a_report_and_a_game_that_can_be_ended",
        "one game keeps a core busy and fills the log"),
    Sabotage(
        "a refused answer of a computer is reported to nobody", "bot/computers/players.py",
        "            await self.tables.report(table.match.id, refused, {\"computer\"",
        "            log.info(\"%s\", {\"computer\"",
        f"{ROOM}::test_an_answer_that_can_t_be_given_leaves_a_report_and_a_game_that_can_be_ended",
        "a game stands still and its host doesn't know why"),
    Sabotage(
        "computers play on when everybody has left", "bot/computers/players.py",
        "    if any(not players[person.seat].gone for person in table.match.people):",
        "    if table.match.people:",
        f"{ROOM}::test_computers_leave_a_game_that_no_person_plays_any_more",
        "the host works for a game that nobody sees"),
    Sabotage(
        "a worker that has died isn't replaced", "bot/computers/workers.py",
        "            self._pool = None\n            self._rests_until", "            self._rests_until",
        f"{WORKERS}::test_workers_start_with_the_first_task_and_are_replaced_when_they_die",
        "from the first death on every level plays alike until the bot is started anew"),
    Sabotage(
        "workers that die at once are started again at once", "bot/computers/workers.py",
        "        if self._closed or time.monotonic() < self._rests_until:", "        if self._closed:",
        f"{WORKERS}::test_after_a_death_others_are_started_only_after_a_rest",
        "a host whose memory is full is given the rest by processes that start"),
    Sabotage(
        "any number of tasks may wait", "bot/computers/workers.py",
        "        if self._waiting >= LINE * self.size:", "        if self._waiting < 0:",
        f"{WORKERS}::test_no_more_tasks_are_taken_than_can_be_worked_off",
        "where too many practise, all of them wait for ever longer"),
    Sabotage(
        "a thought is waited for as long as it takes", "bot/computers/workers.py",
        "asyncio.wrap_future(future), patience)", "asyncio.wrap_future(future), None)",
        f"{WORKERS}::test_workers_start_with_the_first_task_and_are_replaced_when_they_die",
        "a worker that hangs holds up its game"),
    Sabotage(
        "a worker that hangs hangs for ever", "bot/computers/worker.py",
        "    signal.alarm(LONGEST)", "    signal.alarm(0)",
        f"{WORKERS}::test_a_worker_that_hangs_ends_itself",
        "it is never replaced, and one after the other the rest hang too"),
    Sabotage(
        "workers outlive their bot", "bot/computers/worker.py",
        "    threading.Thread(target=_end_with_the_bot, daemon=True).start()\n", "",
        f"{WORKERS}::test_a_worker_doesn_t_outlive_a_bot_that_is_killed",
        "each kill of the bot leaves processes and their memory behind"),
    Sabotage(
        "workers are as important as the bot", "bot/computers/worker.py",
        "    os.nice(NICE)\n", "",
        f"{WORKERS}::test_workers_start_with_the_first_task_and_are_replaced_when_they_die",
        "practice games slow the games of people down"),
    Sabotage(
        "a game in private messages takes the loss of no server for one", "bot/outbox/lost_places.py",
        " if match.guild}:", "}:", ALONE,
        "after each start whoever practises reads that the server is gone"),
    Sabotage(
        "a game in private messages has a board in no thread", "bot/tables/announcements.py",
        "    if match.guild:\n        await tx.tell(match.id, name, \"thread\")",
        "    await tx.tell(match.id, name, \"thread\")", ALONE,
        "a thread is opened for it in a channel that can have none, again and again"),
    Sabotage(
        "the opening is sent below the first question", "bot/outbox/queues.py",
        "        return -1\n", "        return 1\n", ALONE,
        "whoever practises in private messages has to look for the question above it"),
    Sabotage(
        "somebody may have any number of practice games", "bot/match/limits.py",
        "    if alone and len(own) >= each:", "    if len(own) < 0:", LIMITS,
        "one person takes all that the host has room for"),
    Sabotage(
        "a host may have any number of practice games", "bot/match/limits.py",
        "    if await host.tables.store.practised(time.time(), LATELY) >= most:", "    if most < 0:", LIMITS,
        "with too many of them each computer plays what it can at once"),
    Sabotage(
        "a practice game that nobody goes on with takes a place for ever", "bot/store/sqlite.py",
        "AND (abs(?1 - created) < ?2 OR id IN {busy})\"", "AND (abs(?1 - created) < ?2 * 9 OR id IN {busy})\"", LIMITS,
        "a few people who try it and go away end it for all others"),
    Sabotage(
        "practice games count among one's matches", "bot/match/limits.py",
        ".accepted and not match.practice]", ".accepted]", LIMITS,
        "who practises can't play against people"),
    Sabotage(
        "anybody at a table brings computers to it", "bot/match/computer_clicks.py",
        "    if not match.open or match.seat_of(context.interaction.user.id) != 0:", "    if not match.open:", TABLE,
        "seats that others were to have are gone"),
    Sabotage(
        "a computer is asked whether new terms are fine", "bot/match/seats.py",
        "        for player in match.people:", "        for player in match.seated:",
        f"{PRACTICE}::test_computers_stay_ready_when_terms_change_and_play_by_them",
        "the table waits for an answer that never comes"),
    Sabotage(
        "a computer keeps a deck that new terms don't allow", "bot/match/seats.py",
        "            await tx.set_player(match.id, place, **deck)\n", "            del deck\n",
        f"{PRACTICE}::test_computers_stay_ready_when_terms_change_and_play_by_them",
        "a game begins with cards that its rules don't know"),
    Sabotage(
        "computers play what others at the table play", "bot/match/decks.py",
        "    fresh = [key for key in known if key not in played] or known", "    fresh = known[:1]",
        f"{PRACTICE}::test_decks_are_named_found_while_typing_and_drawn_where_none_is",
        "everybody plays the same deck"),
    Sabotage(
        "a forged click offers a computer a draw", "bot/game/menu_clicks.py",
        "        draw_offers.refuse(table.match, table.game.sight())\n", "",
        f"{PRACTICE}::test_no_draw_is_offered_to_a_computer_nor_taken_by_a_forged_click",
        "an offer stands that nobody ever answers"),
    Sabotage(
        "a rematch against computers waits for them", "bot/match/rematch.py",
        "    if match.agreed:  # all others are computers", "    if not match.players:",
        f"{PRACTICE}::test_a_game_is_there_at_once_and_again_after_its_result",
        "it is offered, and nobody can accept it"),
    Sabotage(
        "a practice game that was only announced never begins", "bot/upkeep.py",
        "(bring, remember, begin)", "(bring, remember)",
        f"{PRACTICE}::test_a_game_that_was_announced_begins_after_a_restart",
        "after a kill in between somebody waits for a game that was to begin in a moment"),
    Sabotage(
        "a practice game that can have no thread stays open", "bot/match/practice.py",
        "            await lobby.close(host.store, now, \"There is no room for a thread here.\")\n", "",
        f"{PRACTICE}::test_where_no_thread_can_be_opened_nothing_begins",
        "it takes one of the places of whoever tried until it ends by itself"),
    Sabotage(
        "a forged click gives a hint in a game between people", "bot/game/hints.py",
        "        if not table.match.practice:", "        if not table.match.players:",
        f"{PRACTICE}::test_between_people_there_is_no_hint_not_even_for_a_forged_click",
        "who writes their own clicks has a computer play for them"),
    Sabotage(
        "hints are offered between people", "bot/game/question_controls.py",
        "    hint = _button(desk, \"Hint\", \"hint\") if desk.practice else None",
        "    hint = _button(desk, \"Hint\", \"hint\")",
        f"{PRACTICE}::test_between_people_there_is_no_hint_not_even_for_a_forged_click",
        "everybody is offered outside help"),
    Sabotage(
        "a hint is what the opponent's own level would do", "bot/game/hints.py",
        "(max(map(order.index, levels)) + 1, ", "(max(map(order.index, levels)), ",
        f"{PRACTICE}::test_a_hint_says_what_the_level_above_would_do_and_does_nothing",
        "nobody learns more from it than what they play against"),
)
