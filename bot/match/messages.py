"""Which panel belongs to which message of a match, as things stand now."""
from __future__ import annotations

import time

from bot.game import board, private_panel, result, unreachable
from bot.game.question_controls import Desk
from bot.match import lobby_panels
from bot.match.starter_decks import about_decks, titles
from bot.panels import notes
from bot.panels.parts import Panel
from bot.store import Match, Player
from bot.tables.table import Table


def link(match: Match) -> str:
    """The address of a match's thread."""
    return f"https://discord.com/channels/{match.guild}/{match.thread or match.channel}"


def waiting(player: Player) -> lobby_panels.Waiting:
    """A player as the lobby's panels want them."""
    return lobby_panels.Waiting(player.user, player.name, player.deck, player.ready)


def minutes(match: Match) -> int:
    """How long the game took, or takes so far."""
    return max(1, round(((match.ended or time.time()) - match.started) / 60))


async def render(table: Table, name: str) -> Panel | None:
    """The panel of a message by its name; None when there is nothing (any more) to show there."""
    match = table.match
    kind, _, rest = name.partition(":")
    if kind == "lobby":
        return lobby_panel(match)
    if kind == "panel":
        return await seat_panel(table, int(rest))
    if kind == "gone":
        return private_panel.gone()
    if not table.begun:
        return None
    if kind == "opening":
        return lobby_panels.opening(waiting(match.players[0]), waiting(match.players[1]), titles(), table.game.commitment)
    if kind == "turn":
        return await turn_message(table, int(rest))
    if kind == "call":
        turn, _, seat = rest.partition(":")
        return lobby_panels.fallback(match.id, match.players[int(seat)].user, int(seat), int(turn), match.players[int(seat)].dms_closed)
    if kind == "result":
        users = (match.players[0].user, match.players[1].user)
        return result.thread(match.id, table.game.sight(), users, minutes(match), table.game.secret, table.game.commitment)
    return notes.note(notes.TABLE_FAULT) if kind == "fault" else None


def lobby_panel(match: Match) -> Panel:
    """The post in the channel, from invitation to the line that leads to the thread."""
    first, second = (waiting(player) for player in match.players)
    if match.state == "invited":
        return lobby_panels.invitation(match.id, first, second)
    if match.state == "decks":
        return lobby_panels.decks(match.id, (first, second), titles())
    if match.state in ("running", "over"):
        return lobby_panels.moved(first.name, second.name, link(match), match.state == "over")
    return lobby_panels.closed(match.why or notes.CLOSED)


async def seat_panel(table: Table, seat: int, alone: bool = False, marks: tuple[str, ...] | None = None, page: int = 0) -> Panel:
    """A player's own panel, in a DM or (`alone`) as an ephemeral message."""
    match = table.match
    if not table.begun:
        if match.state != "decks":
            return lobby_panels.closed(match.why or notes.CLOSED)
        return lobby_panels.picker(match.id, waiting(match.players[seat]), match.other(seat).name, about_decks(), alone)
    if table.game.over:
        return result.private(table.game.sight(seat), minutes(match), "" if match.trouble else link(match))
    panel = private_panel.panel(await table.desk(seat, marks, page, alone))
    return unreachable.with_word(panel, match.trouble, match.other(seat).name, match.other(seat).dms_closed)


async def turn_message(table: Table, turn: int) -> Panel | None:
    """The board while the turn lasts, its log afterwards."""
    if table.game.turn == turn and not table.game.over:
        return board.turn_panel(table.match.id, table.game.sight(), [player.user for player in table.match.players])
    kept = await table.store.turn(table.match.id, turn)
    return board.finished_turn(*kept) if kept is not None else None


__all__ = ["Desk", "link", "lobby_panel", "minutes", "render", "seat_panel", "turn_message", "waiting"]
