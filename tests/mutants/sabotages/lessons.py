"""Lessons: what they explain, how far somebody has come, and whose they are."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

LESSONS: tuple[Sabotage, ...] = (
    Sabotage(
        "what a step isn't about is done", "bot/lessons/playing.py",
        "        raise Astray(step.otherwise)\n", "        return False\n",
        "tests/bot/test_lessons.py::test_nothing_else_finishes_a_step_and_each_wrong_move_is_explained",
        "the unit that the next step needs has gone elsewhere"),
    Sabotage(
        "a wrong move that does the task counts", "bot/lessons/playing.py",
        "    for check, why in step.wrong:\n", "    for check, why in step.wrong[:0]:\n",
        "tests/bot/test_lessons.py::test_nothing_else_finishes_a_step_and_each_wrong_move_is_explained",
        "both units go, and nobody is told why one is enough"),
    Sabotage(
        "the other player doesn't follow the script", "bot/lessons/playing.py",
        "keys_of(game, asked, step.replies[replied]) if replied < len(step.replies) else None", "None",
        "tests/bot/test_lessons.py::test_all_that_the_other_player_has_to_do_is_done",
        "the lesson on the chain waits for a spell that never comes"),
    Sabotage(
        "a second click on Next skips a step", "bot/lessons/playing.py",
        "        if not self.over and not self.now.task:\n", "        if not self.over:\n",
        "tests/bot/test_tutorial.py::test_a_second_click_and_an_old_button_do_nothing_more",
        "a slow connection, and something was never read"),
    Sabotage(
        "buttons of one lesson answer in another", "bot/lessons/clicks.py",
        "int(time.time() * 1000)", "0",
        "tests/bot/test_tutorial.py::test_a_second_click_and_an_old_button_do_nothing_more",
        "an old message ends the turn in the lesson that is open"),
    Sabotage(
        "Try again goes back to nowhere", "bot/lessons/playing.py",
        "            self.game = self.began.fork()\n", "",
        "tests/bot/test_tutorial.py::test_try_again_goes_back_to_where_the_step_began",
        "whoever wasted the rune can't win any more"),
    Sabotage(
        "what is done in a lesson isn't kept", "bot/lessons/clicks.py",
        "        await keeping.keep(host.store, interaction.user.id, run)\n", "",
        "tests/bot/test_tutorial.py::test_a_lesson_is_left_and_gone_on_with_after_a_restart",
        "each click begins from the same place"),
    Sabotage(
        "lessons are everybody's", "bot/store/sqlite.py",
        "FROM lesson WHERE user = ? ORDER BY name", "FROM lesson WHERE ? ORDER BY name",
        "tests/bot/test_tutorial.py::test_lessons_are_ones_own_and_privacy_gives_them_out_and_deletes_them",
        "somebody goes on where another stopped"),
    Sabotage(
        "`/privacy delete` leaves the lessons", "bot/privacy/commands.py",
        "lessons(await tx.forget_lessons(user), ", "lessons(0, ",
        "tests/bot/test_tutorial.py::test_lessons_are_ones_own_and_privacy_gives_them_out_and_deletes_them",
        "what somebody wanted gone is still there"),
)
