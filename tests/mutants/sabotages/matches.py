"""Before the game: who may do what, and what becomes of an invitation."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

MATCHES: tuple[Sabotage, ...] = (
    Sabotage(
        "the challenger accepts their own challenge", "bot/match/seat_clicks.py",
        "        if me is None or me.accepted:", "        if me is None:",
        "tests/bot/test_before_the_game.py::test_only_who_is_asked_accepts_and_only_who_asked_withdraws",
        "people are in matches that they never agreed to"),
    Sabotage(
        "somebody plays against themselves", "bot/match/commands.py",
        "        if user.bot or user.id == me.id:", "        if user.bot:",
        "tests/bot/test_before_the_game.py::test_bots_and_oneself_can_not_be_challenged",
        "one user has both seats, and the second is never asked"),
    Sabotage(
        "a bot is challenged", "bot/match/commands.py",
        "        if user.bot or user.id == me.id:", "        if user.id == me.id:",
        "tests/bot/test_before_the_game.py::test_bots_and_oneself_can_not_be_challenged",
        "an invitation that nobody can answer"),
    Sabotage(
        "new matches begin though the host takes none", "bot/match/commands.py",
        "        if not self.host.settings.new_matches:", "        if self.host.settings.new_matches is None:",
        "tests/bot/test_duel_end_to_end.py::test_one_setting_stops_new_matches",
        "the host can't come to an end"),
    Sabotage(
        "a deck is changed after Ready", "bot/match/lobby_clicks.py",
        "            if \"deck\" in values and match.players[context.seat].ready:",
        "            if \"deck\" in values and not match.players[context.seat].deck and values.get(\"ready\"):",
        "tests/bot/test_before_the_game.py::test_nobody_is_ready_without_a_deck_and_who_is_ready_keeps_theirs",
        "somebody chooses against a deck that can't be changed any more"),
    Sabotage(
        "somebody is ready without a deck", "bot/match/lobby_clicks.py",
        "            if values.get(\"ready\") and not match.players[context.seat].deck:",
        "            if values.get(\"ready\") and match.players[context.seat].deck == \"none\":",
        "tests/bot/test_before_the_game.py::test_nobody_is_ready_without_a_deck_and_who_is_ready_keeps_theirs",
        "the game can't begin"),
    Sabotage(
        "every game has the same secret", "bot/match/lobby.py",
        "    return secrets.token_bytes(32)", "    return bytes(32)",
        "tests/bot/test_before_the_game.py::test_every_game_has_a_secret_of_its_own",
        "whoever has seen one game knows every shuffle"),
    Sabotage(
        "an invitation that Discord refused stays open", "bot/match/posting.py",
        "                await lobby.close(host.store, match, notes.CLOSED)\n", "                pass\n",
        "tests/hosting/test_faults.py::test_an_invitation_that_discord_refused_is_closed_and_nothing_stays_due",
        "it counts against who made it, and nobody can see it"),
    Sabotage(
        "an invitation whose posting was not noted is unknown", "bot/match/lobby_clicks.py",
        "        await lobby.posted(context.host.store, match, message.id, sure=False)\n", "",
        "tests/bot/test_plans.py::test_an_invitation_that_was_posted_as_the_bot_died_is_known_by_its_click",
        "its buttons stay for ever"),
    Sabotage(
        "a closed invitation can be accepted", "bot/match/lobby_clicks.py",
        "    if match.state not in states:", "    if match.state == \"over\":",
        "tests/bot/test_duel_end_to_end.py::test_a_declined_and_a_withdrawn_invitation",
        "people are in matches that they declined"),
    Sabotage(
        "a channel without threads is left without a word", "bot/match/lobby_clicks.py",
        "        if error.status not in (400, 403, 404):", "        if error.status != 404:",
        "tests/bot/test_before_the_game.py::test_who_accepts_where_no_thread_can_be_opened_is_told_what_is_missing",
        "Accept does nothing, and nobody knows why"),
    Sabotage(
        "names are not made tidy", "bot/match/lobby.py",
        "    tidy = tidy_name(name)\n", "    tidy = name\n",
        "tests/bot/test_before_the_game.py::test_a_name_is_one_short_line_and_no_two_are_the_same",
        "a name with line ends writes lines of its own on the board"),
    Sabotage(
        "two players of one name", "bot/match/lobby.py",
        "    return next(one for one in chain([tidy], numbered) if one not in names)", "    return tidy",
        "tests/bot/test_before_the_game.py::test_a_name_is_one_short_line_and_no_two_are_the_same",
        "nobody knows who did what"),
    Sabotage(
        "a game is played by the current rules whatever was agreed", "bot/match/lobby.py",
        "edition=match.terms.edition)", "edition='v1.4')",
        "tests/bot/test_editions.py::test_a_game_says_its_rules_and_why_opens_them",
        "the table says one edition and the engine plays another"),
    Sabotage(
        "the board doesn't say by which rules is played", "bot/panels/sight_words.py",
        'return "" if edition == CURRENT.name else', 'return "" if edition else',
        "tests/bot/test_editions.py::test_a_game_says_its_rules_and_why_opens_them",
        "who looks on checks a ruling by the wrong edition"),
)
