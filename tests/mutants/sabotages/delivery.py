"""What Discord is told: twice, never, too late, too often, or not any more after an error."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

DELIVERY: tuple[Sabotage, ...] = (
    Sabotage(
        "what was due when the bot ended stays due", "bot/upkeep.py",
        "START: tuple[Chore, ...] = (bring, remember, begin)", "START: tuple[Chore, ...] = (remember, begin)",
        "tests/bot/test_restart.py::test_what_was_due_when_the_bot_ended_is_brought_at_the_start",
        "the lobby post of a match without a game never changes"),
    Sabotage(
        "an edit that was not noted is trusted", "bot/outbox/outbox.py",
        "            await tx.doubt()", "            await tx.set_fact(\"doubted\", \"\")",
        "tests/bot/test_restart.py::test_what_a_message_shows_is_doubted_after_the_bot_died",
        "the message shows a state that is over"),
    Sabotage(
        "an edit that broke off is trusted", "bot/outbox/outbox.py",
        "            self.doubts.add(key)\n", "",
        "tests/bot/test_lost_answers.py::test_an_edit_that_a_busy_store_did_not_note_is_doubted",
        "the message shows a state that is over"),
    Sabotage(
        "what a click changed is noted of whatever stands there by now", "bot/store/writing.py",
        "        if since is not None:\n", "        if since is not None and not game:\n",
        "tests/bot/test_lost_answers.py::test_what_a_click_changed_is_not_noted_of_what_is_sent_since",
        "who took the seat again is never asked"),
    Sabotage(
        "what a click changed is trusted without a note", "bot/game/context.py",
        "            doubts.add(key)\n        try:\n", "            pass\n        try:\n",
        "tests/bot/test_lost_answers.py::test_what_a_click_changed_and_a_busy_store_did_not_note_is_doubted",
        "the message shows a state that is over"),
    Sabotage(
        "what looks as before is edited all the same", "bot/outbox/outbox.py",
        "        taken = mark_of(panel) != surface.mark\n", "        taken = True\n",
        "tests/bot/test_outbox.py::test_what_looks_as_before_costs_no_request",
        "Discord's limits are used up for nothing"),
    Sabotage(
        "sends carry no nonce", "bot/outbox/outbox.py",
        "place.send(view=to_view(panel), nonce=nonce, allowed", "place.send(view=to_view(panel), allowed",
        "tests/bot/test_outbox.py::test_a_send_whose_answer_is_lost_is_not_sent_twice",
        "a message whose answer was lost stands there twice"),
    Sabotage(
        "every try has a nonce of its own", "bot/outbox/outbox.py",
        "{int(tried * 1000) % 10**12}\"", "{time.time_ns() % 10**12}\"",
        "tests/bot/test_outbox.py::test_a_send_whose_answer_is_lost_is_not_sent_twice",
        "a message whose answer was lost stands there twice"),
    Sabotage(
        "a try is not noted before it goes out", "bot/outbox/outbox.py",
        "        async with self.store.write() as tx:\n"
        "            if not await tx.set_surface(surface.game, surface.name, surface, channel=channel, tried=tried):\n"
        "                return False  # its seat was left meanwhile\n"
        "        again, surface = surface.tried > 0, replace(surface, tried=tried)\n",
        "        again = False\n",
        "tests/bot/test_outbox.py::test_a_send_whose_answer_is_lost_is_not_sent_twice",
        "a bot that dies after it sends the message again"),
    Sabotage(
        "a nonce is trusted for ever", "bot/outbox/outbox.py",
        "NONCE_LIFE = 60.0", "NONCE_LIFE = 6e9",
        "tests/bot/test_outbox.py::test_a_lost_board_is_adopted_after_a_minute",
        "a message that was lost for more than a minute stands there twice"),
    Sabotage(
        "any message of the bot is taken for the lost one", "bot/outbox/outbox.py",
        "            if (mine and (is_message(message, surface.game, surface.name) or shows(message, panel))\n"
        "                    and not await self.store.stands(message.id)):",
        "            if mine and not await self.store.stands(message.id):",
        "tests/bot/test_lost_answers.py::test_only_the_lost_board_itself_is_adopted",
        "the board overwrites something else"),
    Sabotage(
        "the message that a repeated send finds is taken for the newest", "bot/outbox/outbox.py",
        "shown=surface.shown if again else surface.wanted, mark=\"\" if again else mark_of(panel))",
        "shown=surface.wanted, mark=mark_of(panel))",
        "tests/bot/test_lost_answers.py::test_what_a_repeated_send_finds_is_brought_up_to_date",
        "it shows what was so at the first try"),
    Sabotage(
        "a prompt that was sent but not noted is not known by its click", "bot/game/context.py",
        "        if sent is None or not is_message(message, self.match.id, panel):",
        "        if sent is None or is_message(message, self.match.id, panel):",
        "tests/bot/test_outbox.py::test_a_prompt_whose_sending_was_never_confirmed_is_known_by_its_click",
        "the question stands there twice"),
    Sabotage(
        "an old panel is not emptied", "bot/store/writing.py",
        " AND (message > 0 OR tried > 0)\", game, name)", " AND message = 0 AND tried > 0\", game, name)",
        "tests/bot/test_asked.py::test_who_clicked_and_then_left_is_told_once_of_a_later_question_of_the_turn",
        "a player has two panels with live buttons"),
    Sabotage(
        "a panel that was perhaps sent is not looked for", "bot/store/writing.py",
        " AND (message > 0 OR tried > 0)\", game, name)", " AND message > 0\", game, name)",
        "tests/bot/test_open_tables.py::test_a_panel_whose_sending_nobody_noted_is_gone_when_its_player_has_left",
        "somebody who left a table keeps a panel with live buttons"),
    Sabotage(
        "panels don't tell who takes a seat", "bot/match/lobby.py",
        "        if match.agreed or match.thread:", "        if match.agreed:",
        "tests/bot/test_open_tables.py::test_whoever_takes_a_seat_while_terms_are_open_is_seen_by_all_who_have_a_panel",
        "whoever has a panel doesn't see who came"),
    Sabotage(
        "an emptied panel keeps its text", "bot/match/messages.py",
        "    return private_panel.gone(match.link if away else \"\")", "    return await seat_panel(table, seat)",
        "tests/bot/test_asked.py::test_who_clicked_and_then_left_is_told_once_of_a_later_question_of_the_turn",
        "a player has two panels with live buttons"),
    Sabotage(
        "the result is not told", "bot/tables/rounds.py",
        "    await tx.tell(match.id, message_name(\"result\", game=match.games), *match.public)\n"
        "    await tx.tell(match.id, LOBBY", "    await tx.tell(match.id, LOBBY",
        "tests/bot/test_duel_end_to_end.py::test_conceding_asks_once_more_and_shows_the_secret",
        "nobody can check the shuffles"),
    Sabotage(
        "a click waits for an edit of its message", "bot/outbox/outbox.py",
        "            under_way.set()", "            pass",
        "tests/bot/test_outbox.py::test_a_click_does_not_wait_for_an_edit_of_its_message",
        "nothing happens for fifteen seconds"),
    Sabotage(
        "a panel that could not be redrawn is forgotten", "bot/game/context.py",
        "            await self._make_due(stands)\n", "",
        "tests/bot/test_clicks.py::test_a_panel_whose_redrawing_had_no_answer_is_brought_up_to_date",
        "the old question stays with live buttons"),
    Sabotage(
        "as many requests as there are", "bot/outbox/pace.py",
        "                self._free += self._step", "                self._free += 0.0",
        "tests/bot/test_outbox.py::test_the_pace_lets_the_urgent_ones_through_first",
        "Discord shuts the bot out"),
    Sabotage(
        "who came first goes first, however urgent", "bot/outbox/pace.py",
        "(rank, next(self._order), mine)", "(0, next(self._order), mine)",
        "tests/bot/test_outbox.py::test_the_pace_lets_the_urgent_ones_through_first",
        "a prompt waits for hundreds of boards"),
    Sabotage(
        "prompts come last", "bot/outbox/queues.py",
        "    \"panel\": 0, \"opening\"", "    \"panel\": 4, \"opening\"",
        "tests/bot/test_outbox.py::test_what_is_asked_comes_first_and_tidying_up_last",
        "a prompt waits for what only tidies up"),
    Sabotage(
        "what failed is tried at once, again and again", "bot/outbox/queues.py",
        "before.length * 2", "before.length",
        "tests/bot/test_outbox.py::test_what_failed_waits_longer_each_time_and_holds_up_nobody",
        "Discord shuts the bot out"),
    Sabotage(
        "what failed holds up everything behind it", "bot/outbox/queues.py",
        "    ready = [surface for surface, left in every if not left]",
        "    ready = [surface for surface, _ in every] if not any(left for _, left in every) else []",
        "tests/bot/test_outbox.py::test_what_failed_waits_longer_each_time_and_holds_up_nobody",
        "one bad message stops a thread"),
    Sabotage(
        "only closed private messages have a plan", "bot/outbox/discord_errors.py",
        "dict.fromkeys((10013, 20026, 40003, 50001, 50007, 50013, 50033, 50278), closed)",
        "dict.fromkeys((50007,), closed)",
        "tests/bot/test_plans.py::test_who_gets_no_private_messages_is_called_in_the_thread",
        "who left the server is never called, and the opponent waits for ever"),
    Sabotage(
        "who has closed their private messages is not called in the thread", "bot/outbox/discord_errors.py",
        "            if number >= 0:\n", "            if number >= 0 and seat < 0:\n",
        "tests/bot/test_plans.py::test_who_gets_no_private_messages_is_called_in_the_thread",
        "the game stands still"),
    Sabotage(
        "a deleted board never comes back", "bot/outbox/discord_errors.py",
        "10008: gone,", "10008: ours,",
        "tests/bot/test_outbox.py::test_a_deleted_board_comes_back",
        "the thread shows nothing any more"),
    Sabotage(
        "a deleted invitation comes back", "bot/outbox/discord_errors.py",
        "(\"gone\", \"lobby\", \"opening\"", "(\"gone\", \"opening\"",
        "tests/bot/test_plans.py::test_a_deleted_prompt_comes_back_and_a_deleted_invitation_does_not",
        "a moderator can't get rid of it"),
    Sabotage(
        "an archived thread stays closed", "bot/outbox/discord_errors.py",
        "50083: archived,", "50083: ours,",
        "tests/bot/test_outbox.py::test_an_archived_thread_is_opened_again",
        "the game ends without a word after a day"),
    Sabotage(
        "a deleted thread is given up", "bot/outbox/discord_errors.py",
        "    10003: channel_gone,", "    10003: ours,",
        "tests/bot/test_plans.py::test_a_thread_that_was_deleted_unheard_is_opened_anew",
        "nobody sees a board any more"),
    Sabotage(
        "a board that may be edited only rarely waits for that", "bot/outbox/discord_errors.py",
        "    if surface.message and kind_of(surface.name) in (\"panel\", \"turn\"):",
        "    if surface.message and kind_of(surface.name) == \"panel\":",
        "tests/bot/test_plans.py::test_a_board_that_may_be_edited_only_rarely_is_sent_anew",
        "a board stands still after an hour"),
    Sabotage(
        "an old board is edited for ever", "bot/outbox/outbox.py",
        "OLD = 50 * 60.0", "OLD = 50 * 60e6",
        "tests/bot/test_outbox.py::test_an_old_board_is_sent_anew_and_the_old_one_goes",
        "its edits meet a limit of their own"),
    Sabotage(
        "what Discord refuses is sent again and again", "bot/outbox/discord_errors.py",
        "error.status, error.code, error.text)\n    await outbox.park(surface)\n    return 0\n\n\nPLANS",
        "error.status, error.code, error.text)\n    return AGAIN\n\n\nPLANS",
        "tests/bot/test_plans.py::test_a_message_that_discord_does_not_take_is_given_up_and_logged",
        "ten thousand bad requests shut the bot out"),
    Sabotage(
        "Discord in trouble is taken for a refusal", "bot/outbox/discord_errors.py",
        "    if plan is None and (error.status >= 500 or error.status == 429):",
        "    if plan is None and error.status == 429:",
        "tests/bot/test_outbox.py::test_discord_in_trouble_is_waited_out",
        "what was due is never brought"),
    Sabotage(
        "a broken connection is the end of a message", "bot/outbox/outbox.py",
        "            log.warning(\"not brought, tried again: %r\", error)\n            self._later(surface)",
        "            log.warning(\"not brought, tried again: %r\", error)\n            await self.park(surface)",
        "tests/bot/test_outbox.py::test_an_edit_whose_outcome_is_unknown_is_repeated",
        "what was due is never brought"),
    Sabotage(
        "nobody is told that the bot may not write", "bot/outbox/discord_errors.py",
        "        await lost_places.forbidden(outbox, surface.game)\n", "        pass\n",
        "tests/bot/test_plans.py::test_a_thread_in_which_the_bot_may_not_write_is_said_on_the_panels",
        "the board is old and nobody knows why"),
    Sabotage(
        "a mended place is still said to be broken", "bot/outbox/lost_places.py",
        "            await tx.set_match(game, trouble=\"\")\n", "",
        "tests/bot/test_plans.py::test_a_thread_in_which_the_bot_may_not_write_is_said_on_the_panels",
        "the panels warn for ever"),
    Sabotage(
        "the host is not told that a game is stuck", "bot/outbox/lost_places.py",
        "FOR_THE_HOST = (\"thread\", \"server\")", "FOR_THE_HOST = (\"\", \"\")",
        "tests/bot/test_plans.py::test_a_thread_that_can_not_be_opened_anew_leaves_the_match_in_private_messages",
        "nobody can help"),
    Sabotage(
        "a new thread begins without its opening", "bot/outbox/lost_places.py",
        "    return (message_name(\"opening\", game=game), board.name,", "    return (board.name,",
        "tests/bot/test_plans.py::test_a_deleted_thread_is_opened_anew",
        "the hash of the secret is gone, and nobody can check the shuffles"),
    Sabotage(
        "what yields to a click counts as failed", "bot/outbox/outbox.py",
        "                raise Yielded if wanted.is_set() else TimeoutError(\"broken off\")",
        "                raise TimeoutError(\"broken off\")",
        "tests/bot/test_outbox.py::test_what_yields_to_a_click_is_brought_right_after_it",
        "after some quick clicks the next question comes half a minute late"),
    Sabotage(
        "every panel can wait, also of who is asked", "bot/tables/unhurried.py",
        "self._calm and self._asked[seat] == number == -1,", "self._calm,",
        "tests/bot/test_unhurried.py::test_who_waits_before_and_after_an_answer_is_not_told_of_it_at_once",
        "minutes go by before somebody sees their question"),
    Sabotage(
        "no panel can wait", "bot/tables/table.py",
        "before, entry.kind == \"answer\" and not game.over)", "before, False)",
        "tests/bot/test_unhurried.py::test_who_waits_before_and_after_an_answer_is_not_told_of_it_at_once",
        "each answer costs an edit for everybody who only waits"),
    Sabotage(
        "a question that is over stays for minutes", "bot/tables/unhurried.py",
        "self._from.get((match, name), now + patience) if waits", "now + patience if waits",
        "tests/bot/test_unhurried.py::test_what_can_not_wait_is_not_held_up_by_what_can",
        "people press what was answered long ago"),
    Sabotage(
        "a full board goes on", "bot/tables/boards.py",
        "for turn in turns) >= FULL", "for turn in turns) < 0",
        "tests/bot/test_boards.py::test_a_full_board_stays_as_the_log_of_its_turns_and_another_one_is_opened",
        "what happened some turns ago is nowhere any more"),
    Sabotage(
        "a board tells of the turns of the next one too", "bot/tables/boards.py",
        "first, later[0] if later else None)", "first)",
        "tests/bot/test_boards.py::test_a_full_board_stays_as_the_log_of_its_turns_and_another_one_is_opened",
        "each log is told twice"),
    Sabotage(
        "the first board counts as the current one", "bot/tables/boards.py",
        "or [turn])[-1]", "or [turn])[0]",
        "tests/bot/test_boards.py::test_a_full_board_stays_as_the_log_of_its_turns_and_another_one_is_opened",
        "the board stands still"),
    Sabotage(
        "whoever is away finds their turn by chance", "bot/outbox/notifying.py",
        "sight.turn_player == seat", "sight.turn_player != seat",
        "tests/bot/test_boards.py::test_who_is_away_is_told_of_their_own_turn_by_a_new_message_at_once",
        "nothing makes Discord notify them"),
    Sabotage(
        "every turn is told of by a new message", "bot/outbox/notifying.py",
        "    await clicks.keep(table.store)\n", "",
        "tests/bot/test_boards.py::test_who_is_there_finds_their_turn_on_the_panel_that_stands",
        "whoever plays on is pinged, and each turn costs two requests more"),
    Sabotage(
        "a pass reaches the board at once", "bot/tables/unhurried.py",
        "self._calm and is_minor(before, public)", "False",
        "tests/bot/test_unhurried.py::test_a_pass_reaches_the_board_with_what_happens_next",
        "each pass costs an edit that tells nobody anything"),
    Sabotage(
        "what happens reaches the board late", "bot/tables/unhurried.py",
        "self._calm and is_minor(before, public)", "self._calm",
        "tests/bot/test_unhurried.py::test_a_pass_reaches_the_board_with_what_happens_next",
        "whoever watches looks at an old board"),
    Sabotage(
        "only the last entry counts for the board", "bot/tables/unhurried.py",
        "        self._boards.setdefault(board, before)", "        self._boards[board] = before",
        "tests/bot/test_unhurried.py::test_what_several_entries_have_changed_counts_as_one",
        "what happened before the last pass reaches the board late"),
    Sabotage(
        "every edit goes through the channel", "bot/outbox/tokens.py",
        "token.ends > time.monotonic():", "token.ends < 0:",
        "tests/bot/test_tokens.py::test_the_board_is_edited_through_the_click_of_whoever_looked_at_it",
        "each answer costs a request more, and the bot hosts half as many games"),
    Sabotage(
        "a token is used however old it is", "bot/outbox/tokens.py",
        "LIFE = 14 * 60.0", "LIFE = 14 * 60e6",
        "tests/bot/test_tokens.py::test_a_token_is_used_for_less_than_a_quarter_of_an_hour",
        "each edit is refused first, and many refusals shut the bot out"),
    Sabotage(
        "a token that isn't taken is tried again and again", "bot/outbox/tokens.py",
        "self._of.pop(surface.message, None)", "self._of.get(surface.message)",
        "tests/bot/test_tokens.py::test_a_token_that_discord_says_has_ended_is_not_used_again",
        "each edit is refused first, and many refusals shut the bot out"),
    Sabotage(
        "what a click's token doesn't do is not done", "bot/outbox/tokens.py",
        "            except (discord.HTTPException, *NETWORK) as error:", "            except UnicodeError as error:",
        "tests/bot/test_tokens.py::test_what_a_token_does_not_do_the_channel_does",
        "the host is told that the bot's own token has ended, and the panel stands still"),
    Sabotage(
        "an edit through a click counts as taken by the thread", "bot/outbox/tokens.py",
        "                return shown, False", "                return shown, True",
        "tests/bot/test_tokens.py::test_an_edit_through_a_click_says_nothing_of_what_the_thread_takes",
        "the panels say that all is well, and no new board can come"),
    Sabotage(
        "a message that people click on is sent anew when it is old", "bot/outbox/outbox.py",
        " and not self.tokens.lives(surface.message)", "",
        "tests/bot/test_tokens.py::test_an_old_message_that_people_click_on_stays_where_it_is",
        "who plays on is pinged, for nothing"),
    Sabotage(
        "who gets no private messages finds their turn after a minute", "bot/game/absent.py",
        "        asked_for = 0.0 if hurries(table, seat) else PATIENCE", "        asked_for = PATIENCE",
        "tests/bot/test_called.py::test_who_gets_no_private_messages_is_called_to_their_turn_without_waiting",
        "their turn waits for nobody knows what"),
    Sabotage(
        "who gets no private messages is called to every question at once", "bot/game/absent.py",
        "        asked_for = 0.0 if hurries(table, seat) else PATIENCE", "        asked_for = 0.0",
        "tests/bot/test_called.py::test_who_gets_no_private_messages_is_called_to_their_turn_without_waiting",
        "the thread is full of calls to what nobody need answer"),
)
