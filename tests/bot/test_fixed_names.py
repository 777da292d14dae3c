"""The bot's fixed names: each has one definition, and nothing in use is without one."""
from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import get_args

from bot.clicks import PLAYERS_ONLY
from bot.game.hints import HINTS
from bot.game.menu_clicks import MENU
from bot.game.question_clicks import ANSWERING
from bot.game.showing_clicks import PUBLIC, SHOWING
from bot.game.standing_clicks import STANDING
from bot.lookups.address import VIEWS
from bot.lookups.views import Lookups
from bot.match.computer_clicks import COMPUTER_CLICKS
from bot.match.lobby_clicks import LOBBY_CLICKS
from bot.match.past_games import PAST_GAMES
from bot.match.puzzles import PUZZLES
from bot.match.rematch import REMATCH
from bot.match.seat_clicks import ANYBODY, SEAT_CLICKS
from bot.outbox.queues import RANKS
from bot.panels import click_ids
from bot.panels.click_ids import Origin, custom_id, read
from bot.store.message_names import MessageKind, game_of, kind_of, message_name, numbering, numbers_of
from bot.store.records import MatchState
from bot.store.sqlite import OPEN
from engine.game import catalogue_of


def test_every_action_is_carried_out_in_one_place() -> None:
    tables = (PUBLIC, ANYBODY, SHOWING, MENU, STANDING, ANSWERING, LOBBY_CLICKS, SEAT_CLICKS, REMATCH, PUZZLES,
              PAST_GAMES, COMPUTER_CLICKS, HINTS)
    handled = Counter(action for table in tables for action in table)
    assert handled == Counter(click_ids.ACTIONS)
    assert set(PLAYERS_ONLY) | set(PUBLIC) | set(ANYBODY) == click_ids.ACTIONS


def test_an_id_says_what_was_put_into_it() -> None:
    click = read(custom_id("abcdef", 7, "pick", "play:34", step=2), ("a", "b"))
    assert click == click_ids.Click("abcdef", 7, 2, "pick", "play:34", ("a", "b"))
    board = custom_id("abcdef", Origin.BOARD, "mine", "3")
    assert board == "r1.abcdef.b.mine.3", "as it stands on messages that were sent before"
    assert (found := read(board)) is not None
    assert (found.number, found.action, found.key) == (-1, "mine", "3")
    assert read("r1.abcdef.b.pickle") is None


def test_the_names_of_messages_are_those_of_deployed_databases() -> None:
    names = {message_name("turn", 7): "turn:7", message_name("call", 7, 1): "call:7:1", message_name("lobby"): "lobby"}
    assert all(name == text for name, text in names.items())
    assert [(kind_of(name), numbers_of(name)) for name in names] == [("turn", (7,)), ("call", (7, 1)), ("lobby", ())]
    turn, result = message_name("turn", 7, game=2), message_name("result", game=2)
    assert (turn, result) == ("turn:7@2", "result@2")
    assert [(kind_of(name), numbers_of(name), game_of(name)) for name in (turn, result)] == [
        ("turn", (7,), 2), ("result", (), 2)]
    assert (numbering(turn), game_of(message_name("turn", 7))) == ("7@2", 1)
    assert set(RANKS) == set(get_args(MessageKind))


def test_every_view_of_the_look_ups_can_be_shown(tmp_path: Path) -> None:
    assert set(Lookups(tmp_path, catalogue_of([]))._views) == set(VIEWS)


def test_a_match_is_unfinished_until_it_is_over_or_closed() -> None:
    assert set(get_args(MatchState)) - {"over", "closed"} == {"invited", "decks", "running", "between"}
    assert OPEN == "state IN ('invited', 'decks', 'running', 'between')"
