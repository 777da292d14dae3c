"""Which panel each message of a match shows, from the invitation to the result, as things stand now."""
from __future__ import annotations

from bot.game import drawing, private_panel, puzzle_panels, unreachable
from bot.match import lobby_panels, seat_panels
from bot.match.decks import about_decks, about_saved, own_title, title
from bot.match.terms import mode_of
from bot.panels import notes
from bot.panels.parts import Panel
from bot.store import Match
from bot.store.message_names import MessageName, game_of, kind_of, numbers_of
from bot.tables.rounds import Standing
from bot.tables.table import Table
from cards.puzzles.playing import Aim, aim_of, known_now, open_cards, puzzle_of
from engine.game import Game


async def draw(table: Table, name: MessageName) -> Panel | None:
    """The panel of a message; None when there is nothing (any more) to show there."""
    match, kind, numbers = table.match, kind_of(name), numbers_of(name)
    if kind == "lobby":
        return lobby_panel(match, table.standing if table.begun else None)
    if kind == "panel":
        return await seat_panel(table, numbers[0])
    if kind == "gone":
        return await gone(table, name)
    if not table.begun:
        return None
    if kind == "opening" and (aim := aim_of(match.computer)) is not None:
        return await puzzle_opening(table, aim)
    if kind == "opening":
        game, _ = await table.played(game_of(name))
        titles, first = [title(player) for player in match.players], goes_first(table, game)
        return lobby_panels.opening(match, titles, game.commitment, first, table.standing_before(game_of(name)))
    if kind == "turn":
        return await drawing.turn_panel(table, numbers[0], game_of(name))
    if kind == "call":
        number, seat = numbers
        if table.asked()[seat] != number:
            return None
        return unreachable.call(match.id, match.players[seat].user, seat, number, match.players[seat].dms_closed)
    return await drawing.result_panel(table, game_of(name)) if kind == "result" else notes.note(notes.TABLE_FAULT)


async def puzzle_opening(table: Table, aim: Aim) -> Panel:
    """What has to be brought about, and what is open: as it was at the beginning."""
    puzzle, began = puzzle_of(table.match.computer), await table.store.beginning(table.match.id)
    if puzzle is not None or began is None:
        return puzzle_panels.opening(aim, open_cards(puzzle) if puzzle is not None else (), puzzle)
    known = known_now(Game.restore(*began, table.catalogue), aim)
    return puzzle_panels.opening(aim, known, edition=table.match.terms.edition)


def goes_first(table: Table, game: Game) -> int:
    """The seat that goes first, as far as that is settled: before the first turn of a match, or a rematch, somebody may
    still choose (TR407)."""
    drawn = mode_of(table.match.terms).best_of == 1 and table.match.lost < 0
    return game.sight().turn_player if drawn and game.first < 0 else game.first


async def gone(table: Table, name: MessageName) -> Panel:
    """What stays of a message that was sent anew: where its player finds their table, if the new one can't come."""
    old, match = await table.store.surface(table.match.id, name), table.match
    seat = match.seat_of(old.user) if old is not None else -1
    away = seat >= 0 and match.players[seat].dms_closed and match.playing
    return private_panel.gone(match.link if away else "")


def lobby_panel(match: Match, standing: Standing | None = None) -> Panel:
    """The post in the channel, from invitation to the line that leads to the thread, with how a match of several games
    stands."""
    if (aim := aim_of(match.computer)) is not None and match.state != "closed":
        return puzzle_panels.post(match, aim)
    if match.open and match.state in ("invited", "decks"):
        return seat_panels.table(match)
    if match.state == "invited":
        return lobby_panels.practising(match) if match.practice else lobby_panels.invitation(match)
    if match.state == "decks":
        return lobby_panels.decks(match)
    if match.playing or match.state == "over":
        return lobby_panels.moved(match, standing)
    return lobby_panels.closed(match.why or notes.CLOSED)


async def seat_panel(table: Table, seat: int, alone: bool = False) -> Panel:
    """A player's own panel: invitation, deck picker, the panel of the game. `alone`: as an ephemeral message."""
    match = table.match
    if table.begun:
        return await drawing.seat_panel(table, seat, alone)
    if match.state == "invited" and not match.open:
        return lobby_panels.practising(match) if match.practice else lobby_panels.invitation(match, seat)
    if match.state not in ("invited", "decks"):
        return lobby_panels.closed(match.why or notes.CLOSED)
    me = match.players[seat]
    shipped = about_decks(table.catalogue, match.terms.edition)
    saved = about_saved(await table.store.decks_of(me.user))
    return lobby_panels.picker(match, me, own_title(me), shipped, saved, alone)
