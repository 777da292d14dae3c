"""What the bot does by itself: games that begin, questions that are told, invitations that end; and who hosts."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

UPKEEP: tuple[Sabotage, ...] = (
    Sabotage(
        "Ready and the game are two transactions", "bot/match/lobby.py",
        "        await tx.set_player(match.id, seat, **values)\n        if game",
        "        await tx.set_player(match.id, seat, **values)\n"
        "    async with tables.store.write() as tx:\n        if game",
        "tests/bot/test_begin.py::test_ready_and_the_game_are_one_transaction",
        "a bot that dies between the two leaves both at Ready"),
    Sabotage(
        "a match in which both are ready waits for ever", "bot/upkeep.py",
        ", await host.store.ready())", ")",
        "tests/bot/test_begin.py::test_both_ready_in_an_old_database_begins_at_the_start",
        "nothing on it can be pressed any more"),
    Sabotage(
        "what a busy store put off is forgotten", "bot/tables/table.py",
        "            self._tables.unsettled.add(self.match.id)\n", "",
        "tests/bot/test_begin.py::test_an_answer_that_was_taken_is_never_called_not_taken",
        "the game waits for a standing answer that nobody gives"),
    Sabotage(
        "a start with a busy store is no start", "bot/upkeep.py",
        "        left = await done(host, left)", "        await done(host, left)\n        left = ()",
        "tests/bot/test_begin.py::test_what_was_due_is_brought_though_the_start_met_a_locked_database",
        "what was due stays due until somebody clicks"),
    Sabotage(
        "an answer that was taken is called not taken", "bot/tables/table.py",
        "            log.warning(\"not settled, tried again: %s\", error)",
        "            log.warning(\"not settled, tried again: %s\", error)\n"
        "            if self.match.players:\n                raise",
        "tests/bot/test_begin.py::test_an_answer_that_was_taken_is_never_called_not_taken",
        "the player presses again and answers something else"),
    Sabotage(
        "one game that fails holds up all others", "bot/upkeep.py",
        "        log.exception(\"%s failed\", name)", "        log.exception(\"%s failed\", name)\n        raise",
        "tests/bot/test_called.py::test_one_game_that_can_not_be_read_holds_up_no_other",
        "the bot does nothing by itself any more"),
    Sabotage(
        "a question is told again and again", "bot/store/sqlite.py",
        "AND asked > told AND level", "AND asked >= 0 AND level",
        "tests/bot/test_asked.py::test_who_clicked_and_then_left_is_told_once_of_a_later_question_of_the_turn",
        "who is asleep is pinged every few seconds"),
    Sabotage(
        "a question is never told", "bot/upkeep.py",
        "(expire, settle, call, pass_on, think)", "(expire, settle, pass_on, think)",
        "tests/bot/test_asked.py::test_who_clicked_and_then_left_is_told_once_of_a_later_question_of_the_turn",
        "the opponent waits for somebody who doesn't know"),
    Sabotage(
        "who is there is pinged", "bot/store/sqlite.py",
        " AND abs(?1 - clicked) >= ?2\"", "\"",
        "tests/bot/test_asked.py::test_who_clicks_on_anything_is_there",
        "the panel jumps away under the reader"),
    Sabotage(
        "who has just been asked is pinged", "bot/store/sqlite.py",
        " AND abs(?1 - asked_at) >= ?4", "",
        "tests/bot/test_asked.py::test_a_change_sends_nobody_anything",
        "every question is a new message"),
    Sabotage(
        "a clock that is set back silences every question", "bot/store/sqlite.py",
        "abs(?1 - asked_at) >= ?4", "?1 - asked_at >= ?4",
        "tests/bot/test_asked.py::test_a_clock_that_is_set_back_silences_nothing",
        "nobody is told anything for hours"),
    Sabotage(
        "the last clicks are lost with the process", "bot/app.py",
        "                await self.last_clicks.keep(store)\n", "                pass\n",
        "tests/bot/test_asked.py::test_who_clicked_right_before_a_restart_is_there",
        "everybody is pinged after a restart"),
    Sabotage(
        "a click in one match counts in all others", "bot/tables/last_clicks.py",
        "        self._at[match, user] = time.time()", "        self._at[match[:0], user] = time.time()",
        "tests/bot/test_asked.py::test_who_plays_another_match_is_called_to_this_one",
        "who plays two matches is never called to the second"),
    Sabotage(
        "a call to a question that was answered stays", "bot/tables/announcements.py",
        "        await tx.tell_again(match, \"call\")", "        pass",
        "tests/bot/test_called.py::test_without_private_messages_each_question_has_its_call_and_the_old_one_goes",
        "the thread fills with calls to nothing"),
    Sabotage(
        "an invitation never ends by itself", "bot/upkeep.py",
        "(expire, settle, call, pass_on, think)", "(settle, call, pass_on, think)",
        "tests/bot/test_invitations.py::test_an_expired_invitation_closes_by_itself",
        "it counts against somebody for ever"),
    Sabotage(
        "an invitation that has ended is accepted", "bot/match/lobby_clicks.py",
        "    if lobby.expired(match):", "    if lobby.expired(match) and match.state == \"closed\":",
        "tests/bot/test_invitations.py::test_accept_after_the_time_and_before_the_upkeep",
        "the challenger is long gone"),
    Sabotage(
        "strangers are challenged", "bot/match/commands.py",
        "            raise Polite(MEMBERS_ONLY)", "            pass",
        "tests/bot/test_invitations.py::test_only_members_of_the_server_can_be_challenged",
        "they can't see the invitation and are held by it"),
    Sabotage(
        "one person invites another again and again", "bot/match/limits.py",
        "    if any(match.seat_of(challenger) == 0 for match in waiting):", "    if not challenger:",
        "tests/bot/test_invitations.py::test_one_open_invitation_from_one_person_to_another",
        "pings without end"),
    Sabotage(
        "many invite one person", "bot/match/limits.py",
        "    if len(waiting) >= MOST_INVITED:", "    if len(waiting) >= MOST_MATCHES:",
        "tests/bot/test_invitations.py::test_five_open_invitations_to_one_person",
        "pings without end"),
    Sabotage(
        "invitations by others count as one's own", "bot/match/limits.py",
        " if match.players[match.seat_of(user)].accepted and not", " if not",
        "tests/bot/test_invitations.py::test_what_others_send_me_never_locks_me_out",
        "twenty strangers lock somebody out"),
    Sabotage(
        "who accepts is held by no limit", "bot/match/seat_clicks.py",
        "        await limits.may_take_one_more(context.host.tables, me.user)\n", "",
        "tests/bot/test_invitations.py::test_what_others_send_me_never_locks_me_out",
        "one person fills the host with matches by two accounts"),
    Sabotage(
        "two processes host one database", "bot/store/lease.py",
        "holder is None or look == LOOKS or", "holder is None or look >= 0 or",
        "tests/bot/test_lease.py::test_whoever_gives_signs_of_life_keeps_it",
        "every click is handled twice"),
    Sabotage(
        "of two that find the place free both take it", "bot/store/lease.py",
        "WHERE ? OR (holder, sign) = (?, ?)\")", "WHERE ? OR (holder, sign) != (?, ?) OR TRUE\")",
        "tests/bot/test_lease.py::test_who_found_it_stale_and_comes_second_takes_nothing",
        "every click is handled twice"),
    Sabotage(
        "who has lost its place stores on", "bot/store/sqlite.py",
        "                        await self.lease.fence(self._writer)\n", "                        pass\n",
        "tests/bot/test_lease.py::test_without_signs_it_is_lost_and_nothing_more_is_stored",
        "two processes answer for one game"),
    Sabotage(
        "who has lost its place talks on", "bot/app.py",
        "raise Silenced(\"another process hosts now\")", "log.debug(\"another process hosts now\")",
        "tests/bot/test_restart.py::test_who_has_lost_its_place_to_another_process_makes_no_request",
        "old boards come over new ones"),
    Sabotage(
        "a place is not given back", "bot/store/lease.py",
        "            await self._run(\"DELETE FROM lease WHERE holder = ?\", self.number)", "            pass",
        "tests/bot/test_lease.py::test_what_was_given_back_is_taken_at_once",
        "each restart waits until the last process counts as dead"),
    Sabotage(
        "an answer is shared again and again", "bot/lookups/clicks.py",
        "        raise Polite(SHARED) from None", "        pass",
        "tests/bot/test_lookups.py::test_an_answer_is_shared_once_and_by_whoever_asked",
        "anybody floods a channel"),
    Sabotage(
        "what is about to be shared is not held back from others", "bot/lookups/clicks.py",
        "            await tx.share(message.id)\n",
        "            await tx.share(message.id)\n            await tx.unshare(message.id)\n",
        "tests/bot/test_lookups.py::test_an_answer_is_shared_once_and_by_whoever_asked",
        "two quick clicks post it twice"),
    Sabotage(
        "anybody shares what somebody else asked", "bot/lookups/clicks.py",
        "    if not own(interaction):\n        raise Polite(ANOTHERS)", "    if message.author is interaction.user:\n"
        "        raise Polite(ANOTHERS)",
        "tests/bot/test_lookups.py::test_an_answer_is_shared_once_and_by_whoever_asked",
        "it is posted in their name"),
    Sabotage(
        "what Discord did not take counts as shared", "bot/lookups/clicks.py",
        "            await tx.unshare(message.id)\n", "            await tx.set_fact(\"unshared\", \"\")\n",
        "tests/bot/test_lookups.py::test_what_discord_did_not_take_can_be_shared_again",
        "the answer can never be shared"),
    Sabotage(
        "what the outbox does is logged as somebody's click", "bot/outbox/outbox.py",
        ",\n                                                       context=Context())", ")",
        "tests/bot/test_logs.py::test_what_the_outbox_does_is_not_said_of_the_click_that_woke_it",
        "the host looks for the fault with the wrong person"),
    Sabotage(
        "the first who looks something up waits", "bot/app.py",
        "            await asyncio.to_thread(self.lookups.warm)", "            await asyncio.sleep(0)",
        "tests/bot/test_starting.py::test_after_the_start_nothing_that_a_look_up_needs_is_built",
        "“The application did not respond”"),
    Sabotage(
        "the first window of a game waits for all cards", "bot/app.py",
        "            for _ in foreseeing(self.tables.catalogue):\n",
        "            for _ in self.tables.catalogue.cards:\n",
        "tests/bot/test_starting.py::test_the_cards_are_read_after_the_start_and_then_nothing_is_in_doubt",
        "every match of the host stands still for a second"),
    Sabotage(
        "a window that is in doubt for unread cards is forgotten", "bot/tables/tables.py",
        "            self.in_doubt.add(match)\n", "            pass\n",
        "tests/bot/test_passing.py::test_while_cards_are_unread_a_window_is_in_doubt_and_is_looked_at_again",
        "a slow match waits for hours where everybody can see that nothing can be done"),
    Sabotage(
        "a pass in a window that was in doubt is forgotten", "bot/tables/table.py",
        "            elif keys is None and is_window(decision) and await self._has_passed(decision):\n",
        "            elif not self.match:\n",
        "tests/bot/test_passing.py::test_who_passed_a_window_that_was_in_doubt_has_passed_it",
        "its player is asked no more, and the match stands still"),
)
