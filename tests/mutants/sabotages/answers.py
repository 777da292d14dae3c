"""Clicks and answers that count though they mustn't, or don't though they must; memory and locks."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

ANSWERS: tuple[Sabotage, ...] = (
    Sabotage(
        "a stale click answers the question that is open now", "bot/game/question_clicks.py",
        "    if question is not None and question.number == click.number and len",
        "    if question is not None and len",
        "tests/bot/test_clicks.py::test_a_stale_click_answers_nothing",
        "an old button does something that nobody meant"),
    Sabotage(
        "a click from an earlier step of a draft counts", "bot/game/question_clicks.py",
        "    if question is not None and question.number == click.number and len(desk.path) == click.step:",
        "    if question is not None and question.number == click.number:",
        "tests/bot/test_clicks.py::test_a_click_from_an_earlier_step_composes_nothing",
        "a card is played on what was chosen for something else"),
    Sabotage(
        "marks on a move are not read from its message", "bot/game/question_clicks.py",
        "    moving = table.moving(context.seat, click.number, path[0], marks_of(context))",
        "    moving = table.moving(context.seat, click.number, path[0], ())",
        "tests/bot/test_composing.py::test_units_are_marked_and_move_together",
        "whoever was marked to move along stays behind"),
    Sabotage(
        "a mark on a move sends it", "bot/game/question_clicks.py",
        "    if click.action == \"pick\":\n        return Drawn(marks=click.values)\n    moving",
        "    if not click.values:\n        return Drawn(marks=click.values)\n    moving",
        "tests/bot/test_composing.py::test_units_are_marked_and_move_together",
        "a mark is taken for an answer"),
    Sabotage(
        "of several targets only the first counts", "bot/game/question_clicks.py",
        "    elif desk.draft is not None and click.action == \"pick\" and at_once(desk.draft) > 1:",
        "    elif desk.draft is not None and not chosen:",
        "tests/bot/test_composing.py::test_several_targets_are_chosen_in_one_menu",
        "what else was marked is forgotten"),
    Sabotage(
        "a step in which all options are equal is asked", "bot/tables/table.py",
        "                drafting.onward, self.game, number, seat, path))",
        "                lambda *_: path, self.game, number, seat, path))",
        "tests/bot/test_composing.py::test_equal_targets_are_one_and_no_question_where_they_are_all",
        "a question whose answer makes no difference"),
    Sabotage(
        "the last choice is asked about once more", "bot/game/question_clicks.py",
        "for one in desk.lasts if one.option.key == context.chosen", "for one in desk.lasts if one.option.key == \"\"",
        "tests/bot/test_composing.py::test_a_spell_with_one_target_takes_two_clicks",
        "each card that is played costs a click more than it has to"),
    Sabotage(
        "a spell that does nothing is played without a word", "bot/game/private_panel.py",
        "if coming and all(one.idle for one in coming) else", "if not coming else",
        "tests/bot/test_composing.py::test_what_is_left_and_that_nothing_would_happen_is_told",
        "a card is wasted on somebody who is stunned already"),
    Sabotage(
        "what is proposed isn't marked", "bot/tables/desk.py",
        "    marks = game.proposal(decision.number, seat) or None",
        "    marks = None",
        "tests/bot/test_composing.py::test_what_is_proposed_is_marked_and_confirmed_by_one_click",
        "at the end of each turn the same runes are marked by hand"),
    Sabotage(
        "ways to pay are buttons beside Play it", "bot/game/question_controls.py",
        "        *_select(desk, \"Pay differently\", \"pick\", ways),",
        "        *row(*(_key(desk, option) for option in ways)),",
        "tests/bot/test_composing.py::test_other_ways_to_pay_stand_in_a_menu",
        "the button that plays it is one of many"),
    Sabotage(
        "the second click of a double click is scolded", "bot/game/question_clicks.py",
        "        raise Polite(private_panel.nothing())", "        raise Polite(notes.ANSWERED, redraw=True)",
        "tests/bot/test_duel_end_to_end.py::test_a_double_click_counts_once_and_a_stale_one_is_answered",
        "everybody with a quick finger is told that they were late"),
    Sabotage(
        "who is not asked is told that they were late", "bot/game/question_clicks.py",
        "        raise Polite(notes.anothers(match.players[others[0]].name))",
        "        raise Polite(notes.ANSWERED)",
        "tests/bot/test_duel_end_to_end.py::test_the_wrong_hands",
        "nobody knows whose question it is"),
    Sabotage(
        "a click after the end of the game is told nothing of it", "bot/game/question_clicks.py",
        "    if match.state == \"over\" or (table.game.over and not table.between):",
        "    if match.state == \"closed\":",
        "tests/bot/test_duel_end_to_end.py::test_conceding_asks_once_more_and_shows_the_secret",
        "people press on and don't know why nothing happens"),
    Sabotage(
        "a click that comes too late leaves its message as it is", "bot/game/question_clicks.py",
        "    raise Polite(notes.ANSWERED, redraw=True)\n\n\ndef click_key",
        "    raise Polite(notes.ANSWERED)\n\n\ndef click_key",
        "tests/bot/test_surfaces.py::test_the_first_valid_click_counts_and_the_others_say_so_and_refresh",
        "dead buttons stay"),
    Sabotage(
        "a click is acknowledged when everything is done", "bot/clicks.py",
        "    if not await acknowledged(interaction):\n        return\n"
        "    host.outbox.tokens.note(interaction)\n    kill_point(\"acknowledged\")\n"
        "    await guarded(interaction, act(host, interaction, custom_id, values), \"click\")",
        "    await guarded(interaction, act(host, interaction, custom_id, values), \"click\")\n"
        "    await acknowledged(interaction)",
        "tests/bot/test_clicks.py::test_a_click_is_acknowledged_before_its_match_is_free",
        "“This interaction failed” whenever something takes three seconds"),
    Sabotage(
        "a lost acknowledgement is given up", "bot/clicks.py",
        "    for _ in range(2):", "    for _ in range(1):",
        "tests/bot/test_clicks.py::test_a_click_whose_acknowledgement_was_lost_counts",
        "the click is lost with it"),
    Sabotage(
        "conceding asks no more", "bot/game/menu_clicks.py",
        "\"concede\": concede, \"conceding\"", "\"concede\": conceding, \"conceding\"",
        "tests/bot/test_clicks.py::test_concede_in_the_menu_asks_once_more",
        "a slip of the finger ends the game"),
    Sabotage(
        "who wants to be asked in every window is passed over", "bot/tables/table.py",
        "\"ask\" if player.held else ", "",
        "tests/bot/test_table.py::test_standing_orders_know_who_wants_to_be_asked",
        "the setting does nothing"),
    Sabotage(
        "a standing answer looks like the player's", "bot/tables/table.py",
        ", keys, by=by))", ", keys))",
        "tests/bot/test_table.py::test_standing_orders_answer_in_entries_of_their_own",
        "the log says that somebody answered who didn't"),
    Sabotage(
        "what is passed for somebody is seen at once", "bot/tables/table.py",
        "window.by and window.is_over(time.time())", "window.by",
        "tests/bot/test_passing.py::test_a_masked_pass_waits_for_its_time_over_a_restart",
        "who isn't asked is known to hold nothing"),
    Sabotage(
        "a player's pass is seen at once", "bot/tables/table.py",
        "or not await self._kept(seat, number)", "or True",
        "tests/bot/test_passing.py::test_what_others_see_and_when_is_the_same_whatever_is_held",
        "who passes sooner than a window takes is known to hold something"),
    Sabotage(
        "each look at a window draws its delay anew", "bot/tables/table.py",
        "window is None or window.number != decision.number", "True",
        "tests/bot/test_passing.py::test_a_masked_pass_waits_for_its_time_over_a_restart",
        "a pass never comes, or comes with the next restart"),
    Sabotage(
        "who can do nothing isn't called in the thread", "bot/store/sqlite.py",
        "(dms_closed OR NOT EXISTS", "(NOT EXISTS",
        "tests/bot/test_passing.py::test_who_takes_no_private_messages_is_called_whether_they_hold_something_or_not",
        "a call tells that somebody holds something"),
    Sabotage(
        "a yield that is over or broken goes on", "bot/tables/table.py",
        "        await self._end_yields()\n", "",
        "tests/bot/test_yields.py::test_a_yield_ends_by_itself",
        "somebody passes over what they wanted to answer"),
    Sabotage(
        "Clear clears nothing", "bot/game/standing_clicks.py",
        "lambda orders: orders._replace(yielding=None)", "lambda orders: orders",
        "tests/bot/test_yields.py::test_a_yield_is_set_with_one_choice_and_cleared_with_one_click",
        "somebody passes until their turn against their will"),
    Sabotage(
        "an entry is stored before it is told", "bot/tables/table.py",
        "                await tx.set_draft(self.match.game, entry.seat, 0, ())\n",
        "                await tx.set_draft(self.match.game, entry.seat, 0, ())\n"
        "            async with self.store.write() as tx:\n",
        "tests/bot/test_table.py::test_what_stands_in_the_store_fails_and_memory_is_dropped",
        "a bot that dies between the two never shows what happened"),
    Sabotage(
        "a draft outlives its answer in the store", "bot/tables/table.py",
        "                await tx.set_draft(self.match.game, entry.seat, 0, ())\n", "",
        "tests/bot/test_table.py::test_a_draft_survives_and_ends_with_its_decision",
        "a later question of the same number would begin half answered"),
    Sabotage(
        "a draft of an earlier question goes on", "bot/tables/desk.py",
        "    if decision is None or number != decision.number:", "    if decision is None:",
        "tests/bot/test_table.py::test_a_draft_of_another_question_is_left_out",
        "the panel shows a step of something that is over"),
    Sabotage(
        "what is composed is not due on the panel", "bot/tables/table.py",
        "seat, number, path)\n            await announcements.panel(tx, self.match, seat)\n", "seat, number, path)\n",
        "tests/bot/test_table.py::test_what_is_composed_is_due_on_the_panel_in_the_same_transaction",
        "a bot that dies now leaves the step before it there"),
    Sabotage(
        "memory is kept after a failed commit", "bot/tables/table.py",
        "            self._tables.cache.pop(self.match.game, None)  # memory is ahead of the store now\n", "",
        "tests/bot/test_table.py::test_memory_that_is_behind_can_not_answer",
        "the game goes on from what was never stored"),
    Sabotage(
        "memory is kept after a fault of the engine", "bot/tables/table.py",
        "        self._tables.cache.pop(self.match.game, None)\n        await self._tables.report",
        "        await self._tables.report",
        "tests/bot/test_table.py::test_a_fault_leaves_the_question_open_and_a_report",
        "the game goes on from a state that may be broken"),
    Sabotage(
        "memory is not held against the store", "bot/tables/tables.py",
        "        if game is None or game.seq != seq:", "        if game is None:",
        "tests/bot/test_table.py::test_a_game_that_is_not_in_memory_goes_on_from_the_store",
        "somebody answers a question that is long over"),
    Sabotage(
        "a game in use is dropped from memory", "bot/tables/tables.py",
        "            if not self.locks.busy(old.partition(\".\")[0]):", "            if old:",
        "tests/bot/test_table.py::test_the_cache_is_bounded_and_never_drops_a_locked_game",
        "two answers work on two copies of one game"),
    Sabotage(
        "memory grows without end", "bot/tables/tables.py",
        "            if len(self.cache) <= self.capacity:", "            if self.capacity:",
        "tests/bot/test_table.py::test_the_cache_is_bounded_and_never_drops_a_locked_game",
        "the host runs out of memory"),
    Sabotage(
        "two answers of a game at once", "bot/tables/locks.py",
        "            async with lock:\n                yield", "            yield",
        "tests/bot/test_table.py::test_one_lock_for_all_who_wait",
        "both work on the same game"),
    Sabotage(
        "a lock stays when nobody needs it", "bot/tables/locks.py",
        "                del self._held[name]", "                self._held[name] = (lock, users)",
        "tests/bot/test_table.py::test_one_lock_for_all_who_wait",
        "memory grows with every match that ever was"),
    Sabotage(
        "a fault leaves no report", "bot/tables/table.py",
        "        await self._tables.report(self.match.id, error, attempt)\n", "",
        "tests/bot/test_table.py::test_a_fault_leaves_the_question_open_and_a_report",
        "the host never learns of it"),
    Sabotage(
        "the table is not told of a fault", "bot/tables/table.py",
        "            await tx.tell(self.match.id, message_name(\"fault\", self.game.seq, game=self.match.games),\n"
        "                          *self.match.public)",
        "            await tx.doubt()",
        "tests/bot/test_table.py::test_a_fault_leaves_the_question_open_and_a_report",
        "the opponent waits and doesn't know for what"),
    Sabotage(
        "every try of the same fault is a report of its own", "bot/tables/fault_reports.py",
        "    what = json.dumps([attempt, why", "    what = json.dumps([time.time(), attempt, why",
        "tests/bot/test_table.py::test_a_loop_past_its_budget_leaves_the_question_open_and_one_report",
        "a player who presses again fills the disk"),
    Sabotage(
        "a locked store is told to nobody", "bot/answering/boundary.py",
        "            await say(interaction, notes.note(notes.BUSY))\n", "",
        "tests/bot/test_duel_end_to_end.py::test_a_busy_store_takes_no_answer_and_says_so",
        "the player takes the answer for given"),
    Sabotage(
        "a mistake of the bot is told to nobody", "bot/answering/boundary.py",
        "            log.exception(\"a %s failed\", what)\n            await say(interaction, notes.note(notes.FAULT))",
        "            log.exception(\"a %s failed\", what)",
        "tests/bot/test_logs.py::test_what_breaks_in_a_game_is_logged_by_its_type_and_reported_whole",
        "the player presses again and again"),
    Sabotage(
        "a command that is gone is left without an answer", "bot/answering/boundary.py",
        "    if interaction.type is discord.InteractionType.application_command:",
        "    if interaction.type is discord.InteractionType.modal_submit:",
        "tests/hosting/test_fuzz.py::test_a_command_that_is_gone_is_answered",
        "“The application did not respond”"),
)
