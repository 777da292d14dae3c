"""What somebody comes to see, or to be pinged by, that is none of their business."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

SECRETS: tuple[Sabotage, ...] = (
    Sabotage(
        "the hand of the first player is on the public board", "bot/game/drawing.py",
        "        return board.turn_panel(match.id, table.game.sight(), log, table.standing)",
        "        shown = board.turn_panel(match.id, table.game.sight(), log)\n"
        "        hand = private_panel.hand_panel(table.game.sight(0))\n"
        "        return Panel((*shown.parts, *hand.parts), shown.accent, shown.pings)",
        "tests/bot/test_secrets.py::test_a_card_of_a_hand_is_named_to_its_player_alone",
        "the opponent and everybody in the server read it"),
    Sabotage(
        "both players get the panel of the first", "bot/tables/desk.py",
        "Desk(match, game.sight(seat), decision", "Desk(match, game.sight(0), decision",
        "tests/bot/test_secrets.py::test_a_card_of_a_hand_is_named_to_its_player_alone",
        "the second player reads the first one's hand"),
    Sabotage(
        "“Board as text” ends with a hand", "bot/game/showing_clicks.py",
        "(await meant(context, table)).sight(context.seat), wanted)",
        "(await meant(context, table)).sight(context.seat), wanted)\n"
        "        hand = private_panel.hand_panel(table.game.sight(max(0, context.seat)))\n"
        "        panel = Panel((*panel.parts, *hand.parts))",
        "tests/bot/test_secrets.py::test_who_watches_is_shown_no_hand",
        "whoever watches presses it"),
    Sabotage(
        "who watches is taken for a player", "bot/clicks.py",
        "        raise Polite(notes.WATCHING)", "        seat = 0",
        "tests/bot/test_duel_end_to_end.py::test_the_wrong_hands",
        "anybody in the server sees a hand with “My table”"),
    Sabotage(
        "answers to clicks are for everybody", "bot/answering/replies.py",
        "await interaction.followup.send(view=to_view(panel), ephemeral=True",
        "await interaction.followup.send(view=to_view(panel), ephemeral=False",
        "tests/bot/test_duel_end_to_end.py::test_closed_dms_leave_the_table_in_the_thread",
        "“My table” is a public message"),
    Sabotage(
        "answers to commands are for everybody", "bot/answering/replies.py",
        "await interaction.response.send_message(view=to_view(panel), ephemeral=True",
        "await interaction.response.send_message(view=to_view(panel), ephemeral=False",
        "tests/bot/test_secrets.py::test_what_match_show_shows_is_for_who_asked",
        "“/match show” is a public message"),
    Sabotage(
        "an answer redraws whatever was clicked", "bot/game/question_clicks.py",
        "    if not context.alone and (stands is None or stands.name != message_name(\"panel\", context.seat)):",
        "    if not context.alone and stands is None:",
        "tests/bot/test_duel_end_to_end.py::test_no_private_panel_comes_into_a_public_message",
        "a forged click on the board turns it into the panel"),
    Sabotage(
        "a message that was sent anew is taken for the one that was clicked", "bot/game/context.py",
        "message is not None and found.message == message.id else None", "message is not None else None",
        "tests/bot/test_called.py::test_a_click_on_a_panel_that_is_just_sent_anew_counts_and_leaves_one_panel",
        "the old message stays a panel beside the new one"),
    Sabotage(
        "a menu replaces whatever was clicked", "bot/game/context.py",
        "        if self.alone:\n            await self.rewrite(panel, shown",
        "        if self.interaction.message is not None:\n            await self.rewrite(panel, shown",
        "tests/bot/test_duel_end_to_end.py::test_no_private_panel_comes_into_a_public_message",
        "a forged “Refresh” on the board turns it into the panel"),
    Sabotage(
        "a look-up in the thread of a match is for everybody", "bot/lookups/commands.py",
        "await self.host.store.match_in(interaction.channel_id or 0) is not None",
        "False",
        "tests/bot/test_lookups_in_matches.py::test_in_the_thread_of_a_match_nobody_else_sees_it",
        "the opponent reads what card somebody thinks of"),
    Sabotage(
        "that nothing was found is for everybody", "bot/lookups/commands.py",
        "            alone = alone or (share is None and panel.unfound)\n",
        "",
        "tests/bot/test_lookups.py::test_nobody_else_sees_that_nothing_was_found_unless_it_is_shared",
        "a misspelled name fills a channel with cards that nobody asked for"),
    Sabotage(
        "a slow look-up is for everybody", "bot/lookups/commands.py",
        "        await interaction.response.defer(ephemeral=alone, thinking=True)",
        "        await interaction.response.defer(thinking=True)",
        "tests/bot/test_lookups.py::test_what_takes_a_while_is_announced",
        "the opponent reads what card somebody thinks of"),
    Sabotage(
        "anybody's press changes a look-up", "bot/lookups/clicks.py",
        "    if message is not None and looked_up and own(interaction):",
        "    if message is not None and looked_up:",
        "tests/bot/test_lookups.py::test_who_didnt_ask_gets_an_answer_of_their_own",
        "somebody else turns the page away under its reader"),
    Sabotage(
        "panels of a match count as look-ups", "bot/lookups/clicks.py",
        "    return bool(ids) and all(map(address.is_lookup, ids))", "    return bool(ids)",
        "tests/bot/test_lookups_in_matches.py::test_the_panels_of_a_match_are_neither_shared_nor_written_over",
        "a forged “Share” posts a hand"),
    Sabotage(
        "the doctor answers for everybody", "bot/doctor/commands.py",
        "        await interaction.response.defer(ephemeral=True, thinking=True)",
        "        await interaction.response.defer(thinking=True)",
        "tests/bot/test_doctor.py::test_the_command_is_for_who_may_manage_the_server",
        "everybody reads which permissions are missing"),
    Sabotage(
        "the opening shows the secret itself", "bot/match/messages.py",
        "titles, game.commitment, first", "titles, game.secret.hex(), first",
        "tests/bot/test_secrets.py::test_the_secret_is_promised_at_the_start_and_shown_at_the_end",
        "every shuffle and every draw can be worked out in advance"),
    Sabotage(
        "the lobby shows which deck was chosen", "bot/match/seat_panels.py",
        "\"deck chosen\" if player.deck else", "player.deck.title() if player.deck else",
        "tests/bot/test_secrets.py::test_a_deck_is_secret_until_both_are_ready",
        "who chooses second chooses against it"),
    Sabotage(
        "the token is logged", "bot/process/logs.py",
        "            line = line.replace(secret, \"…\")", "            line = line.replace(secret, secret)",
        "tests/bot/test_logs.py::test_tokens_in_addresses_and_messages_are_struck_out",
        "whoever reads the log is the bot"),
    Sabotage(
        "the tokens of interactions are logged", "bot/process/logs.py",
        "        return TOKENS.sub(r\"\\1…\", line)", "        return line",
        "tests/bot/test_logs.py::test_tokens_in_addresses_and_messages_are_struck_out",
        "whoever reads the log can answer in the bot's name"),
    Sabotage(
        "what broke in a game is logged with its words", "bot/process/logs.py",
        "            said = type(error).__name__ if _of_a_game(error.__traceback__) else words",
        "            said = words",
        "tests/bot/test_logs.py::test_what_breaks_in_a_game_is_logged_by_its_type_and_reported_whole",
        "the log names cards of hands, and the secret"),
    Sabotage(
        "entries are logged with their lines", "bot/tables/table.py",
        "        log.info(\"entry %s seq=%s seat=%s by=%s number=%s\",\n                 entry.kind,",
        "        log.info(\"entry %s seq=%s seat=%s by=%s number=%s %s\", entry.kind,\n"
        "                 entry.seq, entry.seat, entry.by, entry.number, lines)\n"
        "        log.debug(\"entry %s seq=%s seat=%s by=%s number=%s\",\n                 entry.kind,",
        "tests/bot/test_logs.py::test_a_game_with_everything_logged_names_no_card_and_no_secret",
        "the log names cards"),
    Sabotage(
        "the library logs whole payloads", "bot/process/logs.py",
        "    logging.getLogger(\"discord\").setLevel(max(logging.INFO, logging.getLevelName(level)))",
        "    logging.getLogger(\"discord\").setLevel(level)",
        "tests/bot/test_logs.py::test_a_game_with_everything_logged_names_no_card_and_no_secret",
        "every panel is in the log"),
    Sabotage(
        "everybody may read a report", "bot/tables/fault_reports.py",
        "        path.touch(mode=0o600)", "        path.touch(mode=0o644)",
        "tests/bot/test_logs.py::test_what_breaks_in_a_game_is_logged_by_its_type_and_reported_whole",
        "it holds both hands and the secret"),
    Sabotage(
        "everybody may read a backup", "bot/store/backup.py",
        "        part.touch(mode=0o600)", "        part.touch(mode=0o644)",
        "tests/bot/test_store.py::test_a_backup_is_a_whole_store_while_it_is_in_use",
        "it holds both hands and the secret"),
    Sabotage(
        "everybody may read the database", "bot/__main__.py",
        "    os.umask(0o077)", "    os.umask(0o022)",
        "tests/bot/test_running.py::test_a_first_connection_that_fails_is_tried_again",
        "it holds both hands and the secret"),
    Sabotage(
        "a name can ping everybody", "bot/panels/view.py",
        "    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)",
        "    return discord.AllowedMentions(everyone=True, roles=True, users=users, replied_user=False)",
        "tests/bot/test_panels.py::test_names_are_harmless",
        "whoever is called “@everyone” wakes the server"),
    Sabotage(
        "whoever is called is not pinged", "bot/outbox/outbox.py",
        "nonce=nonce, allowed_mentions=mentions(panel),",
        "nonce=nonce, allowed_mentions=mentions(Panel(panel.parts)),",
        "tests/bot/test_called.py::"
        "test_without_private_messages_each_question_has_its_call_and_the_old_one_goes",
        "the player doesn't know that it is their turn"),
    Sabotage(
        "names are not made harmless", "bot/panels/text.py",
        "    return re.sub(r\"@(everyone|here)\", \"@\\u200b\\\\1\", harmless)", "    return harmless",
        "tests/bot/test_panels.py::test_names_are_harmless",
        "a name looks like a mention of everybody"),
    Sabotage(
        "a fault is told with the engine's words", "bot/clicks.py",
        "    except Faulted:\n        click = click_ids.read(custom_id, values)\n        await say(interaction, "
        "notes.note(notes.FAULT))",
        "    except Faulted as fault:\n        click = click_ids.read(custom_id, values)\n"
        "        await say(interaction, notes.note(str(fault)))",
        "tests/bot/test_outbox.py::test_a_fault_is_told_to_the_player_and_the_table",
        "they may name cards of the other hand"),
    Sabotage(
        "what is left of a match is taken for a look-up", "bot/lookups/clicks.py",
        " and not await host.store.stands(message.id)", "",
        "tests/bot/test_lookups_in_matches.py::test_what_is_left_of_a_match_is_neither_shared_nor_written_over",
        "a forged click writes a rule over the result"),
    Sabotage(
        "a list is written over a match's panel", "bot/game/context.py",
        "        if self.alone:\n            await self.rewrite(panel, shown",
        "        if self.alone or self.private:\n            await self.rewrite(panel, shown",
        "tests/bot/test_duel_end_to_end.py::test_a_panel_is_never_written_over_by_what_belongs_on_other_messages",
        "the question is gone, and nobody brings it again"),
)
