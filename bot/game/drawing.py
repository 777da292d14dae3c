"""Which panel a message of a running or finished game shows, as things stand now."""
from __future__ import annotations

from dataclasses import replace

from bot.game import board, picturing, private_panel, result, unreachable
from bot.panels.parts import Panel
from bot.pictures.course import Ended
from bot.prefs.preferences import preferences_of
from bot.tables.table import Table
from engine.rules.formats.modes import MODES


async def seat_panel(
        table: Table, seat: int, alone: bool = False, marks: tuple[str, ...] | None = None, page: int = 0,
        ending: bool = False) -> Panel:
    """A player's own panel, in a private message or (`alone`) an ephemeral one. Raises UnknownMatch before the game.

    `ending`: it asks whether the turn shall end.
    """
    match, link = table.match, "" if table.match.trouble else table.match.link
    if table.game.over:
        return result.private(table.game.sight(seat), match.minutes, link)
    left = [player.seat for player in table.game.sight().players if player.gone]
    if seat in left:
        return private_panel.watching(match.id, link)
    desk = replace(await table.desk(seat, marks, page, alone), ending=ending)
    preferences = await preferences_of(table.store, match.players[seat].user)
    panel = private_panel.panel(desk, picturing.question(desk, preferences, table.game))
    out_of_reach = [(player.name, player.dms_closed) for player in match.others(seat)
                    if player.dms_closed and player.seat not in left]
    return unreachable.with_word(panel, match.trouble, out_of_reach)


async def turn_panel(table: Table, turn: int) -> Panel | None:
    """The board while the turn lasts, its log afterwards."""
    if table.game.turn == turn and not table.game.over:
        return board.turn_panel(table.match.id, table.game.sight(), [player.user for player in table.match.players])
    kept = await table.store.turn(table.match.id, turn)
    return board.finished_turn(*kept) if kept is not None else None


async def result_panel(table: Table) -> Panel:
    """The result in the thread."""
    match, game = table.match, table.game
    users = tuple(player.user for player in match.players)
    mode = MODES[match.terms.mode].title
    milestones = [one for entry in await table.store.entries(match.id) for one in entry.milestones]
    shown = picturing.result(game.sight(), Ended(mode, match.minutes, tuple(milestones)))
    return result.thread(match.id, game.sight(), users, mode, match.minutes, game.secret, game.commitment, shown)
