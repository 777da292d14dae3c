"""The process: how it starts, shows that it is well and ends, and what a host sets."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

HOSTS: tuple[Sabotage, ...] = (
    Sabotage(
        "a game that has something to answer by itself waits for a click", "bot/upkeep.py",
        "update(await host.store.running(), await", "update(await",
        "tests/bot/test_restart.py::test_standing_orders_go_on_where_the_last_process_stopped",
        "nobody is asked anything after a restart"),
    Sabotage(
        "a deleted thread is not heard of", "bot/app.py",
        "            await lost_places.lost_thread(self.outbox, match.id)", "            pass",
        "tests/bot/test_plans.py::test_a_deleted_thread_is_opened_anew",
        "the board is away until the next answer"),
    Sabotage(
        "being thrown out is not heard of", "bot/app.py",
        "        await lost_places.left_server(self.outbox, guild.id)", "        pass",
        "tests/bot/test_plans.py::test_a_server_that_throws_the_bot_out_gets_its_board_back_later",
        "invitations stay open where nobody can press them"),
    Sabotage(
        "being thrown out while away is not noticed", "bot/app.py",
        "            await lost_places.compare_servers(self.outbox)\n", "            pass\n",
        "tests/bot/test_plans.py::test_a_server_that_threw_the_bot_out_while_it_was_away_is_noticed",
        "the players wait for a board that never comes"),
    Sabotage(
        "commands are registered at every start", "bot/app.py",
        "        if mark == await self.store.fact(\"commands\") and", "        if not mark and",
        "tests/bot/test_restart.py::test_commands_that_are_the_same_are_not_registered_again",
        "Discord's daily limit is used up"),
    Sabotage(
        "a bot without Discord says that it is well", "bot/app.py",
        "self.is_ready() and math.isfinite(self.latency) and self.ws is not None and self.ws.open", "self.is_ready()",
        "tests/bot/test_running.py::test_a_dead_gateway_turns_the_health_check_red",
        "nobody restarts it"),
    Sabotage(
        "an old sign of life is as good as a new one", "bot/doctor/health.py",
        "    if holder.age > STALE:", "    if holder.age < 0:",
        "tests/bot/test_running.py::test_a_blocked_loop_turns_the_health_check_red",
        "nobody restarts a bot that hangs"),
    Sabotage(
        "the bot ends under a click", "bot/app.py",
        "            await asyncio.wait(set(self.handling), timeout=CLICKS_END)", "            pass",
        "tests/bot/test_running.py::test_sigterm_finishes_clicks_and_brings_what_is_due_within_ten_seconds",
        "an answer is acknowledged and lost"),
    Sabotage(
        "the bot ends with messages on their way", "bot/outbox/outbox.py",
        "            await asyncio.wait(running, timeout=within)", "            await asyncio.wait(running, timeout=0)",
        "tests/bot/test_outbox.py::test_closing_brings_what_is_due_within_its_time",
        "the opponent sees nothing until the next start"),
    Sabotage(
        "the bot can't end while Discord is in trouble", "bot/outbox/outbox.py",
        "                elif pause and not self._closing:", "                elif pause:",
        "tests/bot/test_outbox.py::test_closing_does_not_wait_for_what_discord_can_not_take",
        "the host has to kill it"),
    Sabotage(
        "a first connection that fails is the end", "bot/app.py",
        "            log.warning(\"not connected, tried again in %ds: %r\", wait, error)",
        "            log.warning(\"not connected, tried again in %ds: %r\", wait, error)\n"
        "            if wait:\n                return 1",
        "tests/bot/test_running.py::test_a_first_connection_that_fails_is_tried_again",
        "the bot stays away after a power cut"),
    Sabotage(
        "a misspelt setting is ignored", "bot/process/settings.py",
        "        if name.upper().startswith(PREFIX) and name.upper() not in known:",
        "        if name.upper().startswith(PREFIX) and not known:",
        "tests/bot/test_settings.py::test_a_wrong_setting_is_named",
        "the host believes that it is set"),
    Sabotage(
        "panels end after three minutes", "bot/panels/view.py",
        "    view = ui.LayoutView(timeout=None)", "    view = ui.LayoutView(timeout=180)",
        "tests/bot/test_panels.py::test_a_view_holds_dynamic_items_alone_and_never_ends",
        "prompts are dead"),
    Sabotage(
        "anybody may ask the doctor", "bot/doctor/commands.py",
        "    @app_commands.default_permissions(manage_guild=True)\n", "",
        "tests/bot/test_doctor.py::test_the_command_is_for_who_may_manage_the_server",
        "it is shown to everybody"),
    Sabotage(
        "the doctor doesn't miss a permission", "bot/doctor/findings.py",
        "\"send_messages\", \"create_public_threads\",", "\"send_messages\",",
        "tests/bot/test_doctor.py::test_every_problem_is_named_with_what_to_do",
        "the host looks for the fault elsewhere"),
)
