"""The store: transactions, migrations, backups."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

KEEPING: tuple[Sabotage, ...] = (
    Sabotage(
        "an entry is appended to a game that has moved on", "bot/store/writing.py",
        "        if changed != 1:", "        if changed > 1:",
        "tests/bot/test_store.py::test_an_entry_is_appended_to_what_was_read_and_to_nothing_else",
        "two processes answer the same question"),
    Sabotage(
        "an entry replaces another of its number", "bot/store/writing.py",
        "self._run(\"INSERT INTO entry (", "self._run(\"INSERT OR REPLACE INTO entry (",
        "tests/bot/test_store.py::test_an_entry_is_appended_to_what_was_read_and_to_nothing_else",
        "the log doesn't replay to the game"),
    Sabotage(
        "half a transaction is kept", "bot/store/sqlite.py",
        "                    await asyncio.shield(self._writer.rollback())",
        "                    await asyncio.shield(self._writer.commit())",
        "tests/bot/test_store.py::test_what_fails_half_way_is_not_stored",
        "an entry without what must be told of it"),
    Sabotage(
        "a power cut loses the last answers", "bot/store/sqlite.py",
        "\"synchronous = FULL\"", "\"synchronous = OFF\"",
        "tests/bot/test_store.py::test_a_new_file_has_every_table_and_is_durable",
        "somebody was told that they are taken"),
    Sabotage(
        "two transactions at once", "bot/store/sqlite.py",
        "        async with self._turn:\n            if self._closed:\n                raise",
        "        async with asyncio.Lock():\n            if self._closed:\n                raise",
        "tests/bot/test_store.py::test_many_who_write_at_once_take_turns",
        "one ends what the other began"),
    Sabotage(
        "a match goes from any state to the next", "bot/store/writing.py",
        "        if not changed:", "        if changed > 1:",
        "tests/bot/test_store.py::test_a_match_moves_from_one_state_to_the_next_once",
        "a match begins twice"),
    Sabotage(
        "telling again changes nothing", "bot/store/writing.py",
        "DO UPDATE SET wanted = wanted + 1\", game, name, place, user)",
        "DO UPDATE SET wanted = wanted\", game, name, place, user)",
        "tests/bot/test_store.py::test_telling_twice_is_one_message_that_is_due_until_it_shows_the_last",
        "a board that changed is not brought"),
    Sabotage(
        "a failed migration is kept half done", "bot/store/opening.py",
        "        file.execute(\"ROLLBACK\")", "        file.execute(\"COMMIT\")",
        "tests/bot/test_opening.py::test_a_migration_that_fails_is_undone_whole",
        "the database can't be opened by any version"),
    Sabotage(
        "a migration is no transaction", "bot/store/opening.py",
        "                kill_point(\"migrating\")\n",
        "                file.execute(\"COMMIT\")\n                kill_point(\"migrating\")\n"
        "                file.execute(\"BEGIN IMMEDIATE\")\n",
        "tests/bot/test_opening.py::test_killed_within_a_migration_the_file_is_as_before",
        "a power cut leaves it half done"),
    Sabotage(
        "a damaged database is opened", "bot/store/opening.py",
        "    if damage != \"ok\":", "    if not damage:",
        "tests/bot/test_opening.py::test_a_damaged_or_foreign_file_is_refused_and_untouched",
        "it is damaged more with every answer"),
    Sabotage(
        "a database of something else is opened", "bot/store/opening.py",
        "    if tables != expected(version):", "    if version and tables != expected(version):",
        "tests/bot/test_opening.py::test_a_damaged_or_foreign_file_is_refused_and_untouched",
        "the tables of another program get ours beside them"),
    Sabotage(
        "an emptied database is taken for a new one", "bot/store/opening.py",
        "        if log.exists() and log.stat().st_size:", "        if log.exists() and not log.stat().st_size:",
        "tests/bot/test_opening.py::test_a_file_cut_to_nothing_beside_its_log_is_refused",
        "every match is gone without a word"),
    Sabotage(
        "a backup copies damage", "bot/store/backup.py",
        "    check(source)\n", "",
        "tests/bot/test_store.py::test_a_backup_replaces_nothing_and_copies_no_damage",
        "the last good backup is rotated away"),
    Sabotage(
        "a backup replaces a file", "bot/store/backup.py",
        "    if target.exists():\n        raise StoreError(f\"{target} is there already; a backup never "
        "replaces a file\")\n    part =",
        "    target.unlink(missing_ok=True)\n    part =",
        "tests/bot/test_store.py::test_a_backup_replaces_nothing_and_copies_no_damage",
        "the last good backup is gone"),
    Sabotage(
        "the board of a deleted thread stays where nobody is", "bot/store/writing.py",
        "        await self._run(\"UPDATE surface SET channel = 0, message = 0, tried = 0, mark = '', "
        "wanted = wanted + 1\"\n                        \" WHERE game = ? AND place = 'thread'\", game)",
        "        await self._run(\"UPDATE surface SET tried = 0, wanted = wanted + 1\"\n"
        "                        \" WHERE game = ? AND place = 'thread'\", game)",
        "tests/bot/test_plans.py::test_a_deleted_thread_is_opened_anew",
        "the new thread is empty"),
)
