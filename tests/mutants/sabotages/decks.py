"""Decks: whose they are, how many, and who learns of them."""
from __future__ import annotations

from tests.mutants.sabotage import Sabotage

DECKS: tuple[Sabotage, ...] = (
    Sabotage(
        "somebody reads the deck of somebody else", "bot/store/sqlite.py",
        "self._decks(\"user = ? AND key = ?\", user, key)", "self._decks(\"key = ?\", key)",
        "tests/bot/test_decks.py::test_a_deck_belongs_to_who_saved_it",
        "a name is enough to see what others play"),
    Sabotage(
        "somebody plays with the deck of somebody else", "bot/store/sqlite.py",
        "self._decks(\"user = ? AND id = ?\", user, number)", "self._decks(\"id = ?\", number)",
        "tests/bot/test_own_decks.py::test_nobody_plays_with_a_deck_of_somebody_else",
        "a forged menu takes any deck that is stored"),
    Sabotage(
        "a deck is deleted for everybody", "bot/store/writing.py",
        "\"DELETE FROM deck WHERE user = ? AND id = ?\", user, number)",
        "\"DELETE FROM deck WHERE key = (SELECT key FROM deck WHERE id = ?)\", number)",
        "tests/bot/test_decks.py::test_a_deck_belongs_to_who_saved_it",
        "whoever calls a deck as others do deletes theirs"),
    Sabotage(
        "anybody saves as many decks as they like", "bot/store/writing.py",
        "count(*) FROM deck WHERE user = ?1) < ?6", "count(*) FROM deck WHERE user = ?1) < ?6 + 999",
        "tests/bot/test_decks.py::test_nobody_saves_more_decks_than_a_menu_holds",
        "the database grows, and the menu of the lobby fails"),
    Sabotage(
        "a deck may be of any size", "bot/decks/keeping.py",
        "+ len(deck.battlefields) > MOST_CARDS:", "+ len(deck.battlefields) > 99 * MOST_CARDS:",
        "tests/bot/test_decks.py::test_what_can_not_be_read_is_told_line_by_line_and_not_saved",
        "games of ten thousand cards"),
    Sabotage(
        "an illegal deck is played", "bot/match/decks.py",
        "    if reasons:\n", "    if not deck.main:\n",
        "tests/bot/test_own_decks.py::test_what_stands_against_a_deck_is_told_and_it_is_not_taken",
        "four copies of a card"),
    Sabotage(
        "the format of a match is ignored for a saved deck", "bot/match/lobby_clicks.py",
        "await decks.chosen(context.host, user, context.chosen, context.match.terms)",
        "await decks.chosen(context.host, user, context.chosen, type(context.match.terms)())",
        "tests/bot/test_own_decks.py::test_the_format_of_the_table_decides",
        "what both agreed to doesn't hold"),
    Sabotage(
        "the format of a match is ignored for a pasted list", "bot/match/lobby_clicks.py",
        "await decks.pasted(context.host, context.chosen, context.match.terms)",
        "await decks.pasted(context.host, context.chosen, type(context.match.terms)())",
        "tests/bot/test_own_decks.py::test_the_format_of_the_table_decides",
        "what both agreed to doesn't hold"),
    Sabotage(
        "a deck is played by rules that don't know its cards", "bot/match/decks.py",
        "    reasons = (*keeping.against(host, deck, format_of(terms)),) or (\n"
        "        *beyond(deck, host.tables.catalogue, edition_of(terms)),)\n",
        "    reasons = keeping.against(host, deck, format_of(terms))\n",
        "tests/bot/test_editions.py::test_a_deck_that_the_rules_do_not_know_is_refused_with_their_number",
        "everybody is ready, and the game doesn't begin"),
    Sabotage(
        "decks are offered that the rules don't know", "bot/match/messages.py",
        "about_decks(table.catalogue, match.terms.edition)", "about_decks(table.catalogue, 'v1.4')",
        "tests/bot/test_editions.py::test_decks_that_the_rules_do_not_know_are_not_offered",
        "one chooses and is refused"),
    Sabotage(
        "everybody is told what somebody calls their deck", "bot/match/decks.py",
        "    return CARDS[legend].name if legend in CARDS else legend", "    return unpack(player.own).name",
        "tests/bot/test_own_decks.py::test_an_own_deck_is_secret_until_both_are_ready_and_its_name_for_ever",
        "a private name stands in the thread"),
    Sabotage(
        "a list that was pasted is shown to the other player", "bot/match/messages.py",
        "    me = match.players[seat]\n", "    me = max(match.players, key=lambda one: len(one.own))\n",
        "tests/bot/test_own_decks.py::test_an_own_deck_is_secret_until_both_are_ready_and_its_name_for_ever",
        "the opponent knows the deck before they choose theirs"),
    Sabotage(
        "a match is played with the saved deck as it is by then", "bot/match/decks.py",
        "own=\"\" if key in shipped() else pack(deck))", "own=\"\")",
        "tests/bot/test_own_decks.py::test_a_match_keeps_its_deck_whatever_becomes_of_the_saved_one",
        "who deletes a deck stops a match"),
    Sabotage(
        "who wants to be forgotten ends a running match", "bot/store/writing.py",
        "state IN ('over', 'closed')\"", "state IN ('over', 'closed', 'running')\"",
        "tests/bot/test_privacy.py::test_a_running_match_stays_and_goes_on",
        "the other player's game is gone"),
    Sabotage(
        "the file about somebody holds the answers of the other player", "bot/store/sqlite.py",
        "WHERE game = ? AND seat = ? ORDER BY seq\",\n                                (game, seat))",
        "WHERE game = ? ORDER BY seq\",\n                                (game,))",
        "tests/bot/test_privacy.py::test_a_file_holds_all_that_is_stored_and_nothing_of_the_other",
        "a hand can be worked out from it"),
)
