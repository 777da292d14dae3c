"""From a challenge to the first turn: invited, decks, running; or closed."""
from __future__ import annotations

import logging
import secrets
import time
from typing import Unpack

from bot.match.starter_decks import deck
from bot.panels.text import NAME, cut
from bot.store import Match, Player, PlayerChanges, Store
from bot.store.message_names import LOBBY
from bot.tables import announcements
from bot.tables.table import Table, Tables
from engine.game import Game, Seat, Setup

log = logging.getLogger(__name__)
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
MOST_MATCHES = 20
"""Unfinished matches of one person."""
FORGOTTEN = 900.0
"""Seconds after which an invitation that stands nowhere is given up."""


def tidy_name(name: str) -> str:
    """A display name as one short line of visible characters."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return cut(line, NAME) or "Player"


async def invite(store: Store, guild: int, channel: int, first: tuple[int, str], second: tuple[int, str]) -> Match:
    """Store a new invitation from one user (id and display name) to another."""
    names = [tidy_name(first[1]), tidy_name(second[1])]
    if names[0] == names[1]:
        names[1] = f"{cut(names[1], NAME - 4)} (2)"
    match = "".join(secrets.choice(LETTERS) for _ in range(6))
    async with store.write() as tx:
        players = (Player(0, first[0], names[0], accepted=True), Player(1, second[0], names[1]))
        await tx.add_match(match, guild, channel, players)
    found = await store.match(match)
    assert found is not None
    return found


async def posted(store: Store, match: Match, message: int, sure: bool = True) -> None:
    """Note that the invitation stands in its channel as this message.

    Only a click on it tells that (not `sure`) when the bot died as it posted it.
    """
    async with store.write() as tx:
        await tx.set_match(match.id, lobby=message)
        await tx.tell(match.id, LOBBY, "channel")
        await tx.set_surface(match.id, LOBBY, channel=match.channel, message=message, created=time.time(),
                             shown=int(sure))


async def accept(store: Store, match: Match, thread: int) -> None:
    """Accept the invitation, which has its thread now: both players get a first private message."""
    async with store.write() as tx:
        await tx.move_match(match.id, "invited", "decks", thread=thread)
        await tx.set_player(match.id, 1, accepted=True)
        await announcements.panels(tx, match)
        await tx.tell(match.id, LOBBY, "channel")


async def close(store: Store, match: Match, why: str) -> None:
    """End a match before it began."""
    async with store.write() as tx:
        await tx.move_match(match.id, match.state, "closed", why=why, ended=time.time())
        if match.lobby:
            await tx.tell(match.id, LOBBY, "channel")
        if match.state == "decks":
            await announcements.panels(tx, match)


async def set_player(store: Store, match: Match, seat: int, **values: Unpack[PlayerChanges]) -> None:
    """Note that a player chose a deck, is ready, or is not."""
    async with store.write() as tx:
        await tx.set_player(match.id, seat, **values)
        await tx.tell(match.id, LOBBY, "channel")
        await announcements.panel(tx, match, seat)


async def forget_unposted(store: Store) -> None:
    """Close the invitations that were never posted: the bot died as it was about to."""
    for match in await store.unfinished():
        if match.state == "invited" and not match.lobby and time.time() - match.created > FORGOTTEN:
            await close(store, match, "The invitation was not posted.")


def new_secret() -> bytes:
    """Draw the secret that all chance of a game comes from."""
    return secrets.token_bytes(32)


async def begin(tables: Tables, match: Match) -> None:
    """Start the game, for both are ready, and store it with everything that must be told. The caller holds the lock."""
    decks = [deck(player.deck) for player in match.players]
    seats = tuple(Seat(player.name, chosen)
                  for player, chosen in zip(match.players, decks, strict=True) if chosen is not None)
    game = Game.start(Setup(seats), new_secret(), tables.catalogue)
    setup = ",".join(player.deck for player in match.players)
    async with tables.store.write() as tx:
        await tx.move_match(match.id, "decks", "running", started=time.time())
        await tx.add_game(match.id, game.secret, game.pins(), setup, game.seq, game.save())
        await announcements.begun(tx, match, game)
    tables.keep(match.id, game)
    log.info("game begun %s", match.id)
    now = await tables.store.match(match.id)
    assert now is not None
    await Table(tables, now, game).settle()
