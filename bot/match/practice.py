"""Matches against computers: who has which seat, and how they begin at once."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.answering.replies import Polite
from bot.game.context import Host
from bot.match import decks, lobby
from bot.match.seat_clicks import take
from bot.store import Match, Player, PlayerChanges, Terms
from cards.computer.thinking import LEVELS, LevelName
from engine.rules.formats.modes import MODES

FOE = 1
"""The seat of the computer whose deck can be named: it plays against whoever practises, in each mode."""


def computer(host: Host, players: Sequence[Player], seat: int, level: LevelName, terms: Terms,
             deck: PlayerChanges | None = None) -> Player:
    """A computer player for a seat beside these, with a deck that is given, or drawn. Raises Polite where none fits."""
    name = lobby.name_among([one.name for one in players if one.taken], f"Computer ({LEVELS[level].title})")
    player = Player(seat, 0, name, ready=True, accepted=True, level=level)
    beside = tuple(player if one.seat == seat else one for one in players)
    return replace(player, **(deck or decks.drawn(host, beside, seat, terms)))


async def seats(host: Host, user: int, name: str, level: LevelName, terms: Terms, own: str, foes: str
                ) -> tuple[Player, ...]:
    """Everybody who plays: a user, with the deck of that name or one that is drawn (“”), and else computers, the first
    opponent with the other deck. Raises Polite for decks that aren't there, or aren't legal."""
    number = MODES[terms.mode].seats
    players = [Player(0, user, lobby.tidy_name(name), ready=True, accepted=True),
               *(Player(seat, 0, "") for seat in range(1, number))]
    mine = await decks.named(host, user, own, terms) if own else decks.drawn(host, players, 0, terms)
    foe = await decks.named(host, user, foes, terms) if foes else None
    players[0] = replace(players[0], **mine)
    for seat in range(1, number):
        players[seat] = computer(host, players, seat, level, terms, foe if seat == FOE else None)
    return tuple(players)


async def begin(host: Host, client: discord.Client, match: Match) -> None:
    """Begin a match that waits for nobody. Raises Polite where it can have no thread; then it is closed."""
    async with host.tables.locks.hold(match.id):
        now = await host.store.match(match.id)
        if now is None or now.state != "invited":
            return
        try:
            await take(host, client, now, now.players[0])
        except Polite as why:
            await lobby.close(host.store, now, "There is no room for a thread here.")
            raise Polite(why.panel) from why
        finally:
            await host.outbox.kick(match.id)
