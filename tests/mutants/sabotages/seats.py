"""More than two who play: what they are told of each other, and what becomes of who leaves the game."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

LEFT = "tests/bot/test_whole_games.py::test_who_concedes_a_game_that_goes_on_watches_it_and_is_asked_nothing"

SEATS: tuple[Sabotage, ...] = (
    Sabotage(
        "who has left a game has the panel of a player", "bot/game/drawing.py",
        "    elif seat in left:", "    elif seat in left and match.trouble:", LEFT,
        "somebody waits for a question that never comes, and each answer of the others costs an edit more"),
    Sabotage(
        "who has left a game can still use its menu", "bot/game/menu_clicks.py",
        "    if sight.players[context.seat].gone and not table.between:",
        "    if sight.players[context.seat].gone and table.between:",
        "tests/bot/test_whole_games.py::test_a_menu_from_before_does_nothing_for_who_has_left",
        "conceding is offered to somebody who can't concede"),
    Sabotage(
        "a game that somebody left is listed as one that they could end", "bot/match/overview.py",
        "    ending = ending_of(match, seat) if not left else None", "    ending = ending_of(match, seat)", LEFT,
        "the list offers what is refused"),
    Sabotage(
        "games that somebody left count as theirs for ever", "bot/match/limits.py",
        "    return game is not None and game.sight().players[match.seat_of(user)].gone", "    return False",
        "tests/bot/test_whole_games.py::test_a_game_that_one_has_left_keeps_nobody_from_another",
        "games that others never finish lock somebody out"),
    Sabotage(
        "the order of turns begins with the first seat", "bot/panels/sight_words.py",
        "    follow = (*sight.players[sight.turn_player:], *sight.players[:sight.turn_player])",
        "    follow = (*sight.players,)",
        "tests/bot/test_whole_games.py::test_the_thread_and_the_board_say_in_which_order_turns_go",
        "nobody knows who comes next"),
    Sabotage(
        "agreeing to a draw asks nobody once more", "bot/game/draw_offers.py",
        "custom_id(match, Origin.PANEL, \"draw\"), \"primary\"",
        "custom_id(match, Origin.PANEL, \"drawing\"), \"primary\"",
        "tests/bot/test_draws.py::test_a_draw_is_offered_and_agreed_to_over_a_restart",
        "a slip of the finger ends the game"),
    Sabotage(
        "nobody is told that a draw is offered", "bot/game/drawing.py",
        "    panel = draw_offers.with_offer(panel, match.id, desk.sight)\n", "",
        "tests/bot/test_draws.py::test_a_draw_is_offered_and_agreed_to_over_a_restart",
        "an offer lapses unseen"),
    Sabotage(
        "an offer of a draw throws a draft away", "bot/tables/table.py",
        "                if entry.kind == \"answer\":\n", "                if entry.kind:\n",
        "tests/bot/test_draws.py::test_a_draft_is_kept_while_its_player_offers_a_draw",
        "who offers a draw composes their card anew"),
    Sabotage(
        "sharing hands and keeping them are mixed up", "bot/game/menu_clicks.py",
        "\"share hand\" if shares else \"keep hand\"", "\"keep hand\" if shares else \"share hand\"",
        "tests/bot/test_sharing.py::test_hands_are_shared_when_both_teammates_want_it",
        "a hand is shown to somebody from whom it was taken back"),
)
