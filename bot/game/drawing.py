"""Which panel a message of a running or finished game shows, as things stand now."""
from __future__ import annotations

from dataclasses import replace

from bot.game import between_panel, board, draw_offers, picturing, private_panel, puzzle_panels, result, unreachable
from bot.panels.parts import Panel
from bot.panels.sight_words import other_rules
from bot.pictures.course import Ended
from bot.prefs.preferences import preferences_of
from bot.store import game_id
from bot.tables import boards, exchanging
from bot.tables.table import Table
from cards.puzzles.playing import aim_of
from engine.rules.formats.modes import MODES


async def seat_panel(
        table: Table, seat: int, alone: bool = False, marks: tuple[str, ...] | None = None, page: int = 0,
        ending: bool = False) -> Panel:
    """A player's own panel, in a private message or (`alone`) an ephemeral one. Raises UnknownMatch before the game.

    `ending`: it asks whether the turn shall end.
    """
    match, aim = table.match, aim_of(table.match.computer)
    link = match.link if match.guild and not match.trouble else ""
    left = [player.seat for player in table.game.sight().players if player.gone]
    computers = tuple(player.seat for player in match.computers)
    if table.between:
        panel = between_panel.panel(replace(await exchanging.desk(table, seat, page, alone), computers=computers))
    elif table.game.over and aim is not None:
        return puzzle_panels.over(table.game, aim)
    elif table.game.over:
        return result.private(match.id, table.game.sight(seat), match.minutes, link, table.standing)
    elif seat in left:
        return private_panel.watching(match.id, link)
    else:
        desk = replace(await table.desk(seat, marks, page, alone), ending=ending, computers=computers,
                       practice=match.practice and aim is None)
        preferences = await preferences_of(table.store, match.players[seat].user)
        panel = private_panel.panel(desk, picturing.question(desk, preferences, table.game))
        panel = draw_offers.with_offer(panel, match.id, desk.sight)
    out_of_reach = [(player.name, player.dms_closed) for player in match.others(seat)
                    if player.dms_closed and player.seat not in left]
    return unreachable.with_word(panel, match.trouble, out_of_reach)


async def turn_panel(table: Table, turn: int, game: int = 1) -> Panel | None:
    """The board that was opened in that turn: how the game stands, or, after it, the log of its turns."""
    match = table.match
    newest, log = await boards.log_of(table.store, match, turn, game)
    if newest and game == match.games and not table.game.over:
        return board.turn_panel(match.id, table.game.sight(), log, table.standing)
    return board.finished_turns(log) if log else None


async def result_panel(table: Table, number: int = 1) -> Panel | None:
    """The result of a game in the thread; None where that game goes on."""
    match = table.match
    game, minutes = await table.played(number)
    sight = game.sight()
    if not game.over:
        return None
    if (aim := aim_of(match.computer)) is not None:
        return puzzle_panels.result(match.id, game, aim, await table.store.entries(match.game))
    mode = " · ".join(filter(None, (MODES[match.terms.mode].title, other_rules(sight.edition))))
    milestones = [one for entry in await table.store.entries(game_id(match.id, number)) for one in entry.milestones]
    shown = picturing.result(sight, Ended(mode, minutes, tuple(milestones)))
    told = result.told(table.standing_in(number), sight, match.why)
    return result.thread(match.id, sight, match.players, mode, minutes, game.secret, game.commitment, shown, told)
