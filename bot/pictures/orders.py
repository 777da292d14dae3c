"""Pictures as parts of a panel: what they show, their words, and how they are drawn when their turn comes."""
from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping

from bot.panels.parts import Picture
from bot.pictures import alt
from bot.pictures.board import NO_LETTERS, board
from bot.pictures.closeup import closeup
from bot.pictures.colours import Theme
from bot.pictures.course import Ended
from bot.pictures.drawing import png
from bot.pictures.hand import Statuses, cards_of, hand
from bot.pictures.marks import Scene
from bot.pictures.result import result
from engine.sights import BattlefieldSight, Sight


def of_board(sight: Sight, theme: Theme, letters: Mapping[int, str] = NO_LETTERS) -> Picture:
    """The whole board, as that sight shows it; objects that are options have their letters."""
    shown = sight._replace(players=tuple(player._replace(hand=None) for player in sight.players))
    return _ordered("board", (shown, sorted(letters.items())), theme, alt.board(shown, letters),
                    lambda: board(shown, letters))


def of_closeup(sight: Sight, field: BattlefieldSight, letters: Mapping[int, str], theme: Theme) -> Picture:
    """A battlefield and the chain; objects that are options have their letters."""
    names = tuple((player.name, player.team) for player in sight.players)
    shown = (sight.seat, names, field, sight.chain, sight.showdown, sight.waiting, sight.waiting_for, sight.over,
             sight.log, sorted(letters.items()))
    return _ordered("closeup", shown, theme, alt.closeup(sight, field, letters),
                    lambda: closeup(sight, field, letters))


def of_hand(sight: Sight, statuses: Statuses, theme: Theme) -> Picture:
    """The viewer's own hand, with what can be done with each card. Raises ValueError for the public sight."""
    me = sight.players[sight.seat]
    shown = (me.name, cards_of(sight, statuses), me.hand_count, [rune.exhausted for rune in me.runes],
             sorted(statuses.items()))
    return _ordered("hand", shown, theme, alt.hand(sight, statuses), lambda: hand(sight, statuses))


def of_result(sight: Sight, ended: Ended, theme: Theme) -> Picture:
    """The result of a game that is over."""
    players = tuple((one.name, one.legend, one.points, one.team) for one in sight.players)
    shown = (players, sight.turn, sight.winner, sight.victory_score, ended)
    return _ordered("result", shown, theme, alt.result(sight, ended), lambda: result(sight, ended))


def _ordered(kind: str, shown: object, theme: Theme, words: str, scene: Callable[[], Scene]) -> Picture:
    """`shown` are plain values whose `repr` says all that is in the picture."""
    mark = hashlib.blake2b(repr((shown, theme)).encode(), digest_size=10).hexdigest()
    return Picture(f"{kind}-{mark}.png", words, lambda: png(scene(), theme))
