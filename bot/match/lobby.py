"""From a challenge to the first turn: invited, decks, running; or closed."""
from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Collection, Iterable
from dataclasses import replace
from itertools import chain, count
from typing import Unpack

from bot.match.decks import deck_of
from bot.panels.text import NAME, cut
from bot.store import DUEL, Match, Player, PlayerChanges, Speed, Store, StoreError, Terms, Writing
from bot.store.message_names import LOBBY
from bot.tables import announcements, rounds
from bot.tables.table import Table
from bot.tables.tables import Tables
from cards.puzzles.playing import Beginning, begun, puzzle_of
from engine.game import Game, Seat, Setup
from engine.match import Match as Series
from engine.rules.formats.modes import MODES

log = logging.getLogger(__name__)
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
MOST_MATCHES = 20
"""Unfinished matches of one person."""
MOST_INVITED = 5
"""Open invitations to one person."""
LASTING: dict[Speed, float] = {"live": 15 * 60.0, "correspondence": 48 * 3600.0}
"""Seconds for which an invitation is open."""


def tidy_name(name: str) -> str:
    """A display name as one short line of visible characters."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return cut(line, NAME) or "Player"


def name_among(names: Collection[str], name: str) -> str:
    """A display name as it stands in a match beside these: no two are the same."""
    tidy = tidy_name(name)
    numbered = (f"{cut(tidy, NAME - 4)} ({number})" for number in count(2))
    return next(one for one in chain([tidy], numbered) if one not in names)


async def invite(store: Store, guild: int, channel: int, first: tuple[int, str], second: tuple[int, str],
                 terms: Terms = DUEL) -> Match:
    """Store a new invitation from one user (id and display name) to another."""
    host = Player(0, first[0], tidy_name(first[1]), accepted=True)
    return await add(store, guild, channel, (host, Player(1, second[0], name_among([host.name], second[1]))), terms)


async def open_table(store: Store, guild: int, channel: int, host: tuple[int, str], terms: Terms) -> Match:
    """Store a new table whose first seat a user (id and display name) takes, and the others anybody."""
    first = Player(0, host[0], tidy_name(host[1]), accepted=True)
    free = (Player(seat, 0, "") for seat in range(1, MODES[terms.mode].seats))
    return await add(store, guild, channel, (first, *free), terms, open_=True)


async def add(store: Store, guild: int, channel: int, players: Iterable[Player], terms: Terms,
              open_: bool = False, rematch_of: str = "", lost: int = -1, beginning: Beginning | None = None) -> Match:
    """Store a new match, of an id that no other has. The invitation to a rematch is due to be posted; a command posts
    any other itself. `beginning`: what its game begins with, where that isn't decks."""
    match = "".join(secrets.choice(LETTERS) for _ in range(6))
    until = time.time() + LASTING[terms.speed]
    async with store.write() as tx:
        await tx.add_match(match, guild, channel, players, terms, until, open_, rematch_of, lost)
        if beginning is not None:
            await tx.add_beginning(match, beginning.snapshot, beginning.pins)
        if rematch_of:
            await tx.tell(match, LOBBY, "channel")
            await tx.set_surface(match, LOBBY, channel=channel)
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


def with_player(match: Match, player: Player) -> Match:
    """The match as it is with that player in their seat."""
    return replace(match, players=tuple(player if one.seat == player.seat else one for one in match.players))


async def accept(store: Store, match: Match, seat: int, thread: int) -> Match:
    """Store that whoever has that seat now accepts the terms; the match as it is then.

    When everybody has, the match has its thread by now, and its players get private messages.
    """
    player = match.players[seat]
    async with store.write() as tx:
        await tx.set_player(match.id, seat, user=player.user, name=player.name, accepted=True, level=player.level,
                            deck=player.deck, own=player.own, ready=player.ready)
        if match.agreed:
            await tx.move_match(match.id, "invited", "decks", thread=thread)
        if match.agreed or match.thread:  # a table that was full once has panels, which tell who sits there
            await announcements.panels(tx, match)
        await tx.tell(match.id, LOBBY, "channel")
    return replace(match, state="decks", thread=thread) if match.agreed else match


async def close(store: Store, match: Match, why: str) -> Match:
    """End a match before it began; the match as it is then."""
    async with store.write() as tx:
        await tx.move_match(match.id, match.state, "closed", why=why, ended=time.time())
        if match.lobby or match.rematch_of:  # that of a rematch may be on its way there
            await tx.tell(match.id, LOBBY, "channel")
        if match.state == "decks" or match.thread:
            await announcements.panels(tx, match)
    return replace(match, state="closed", why=why)


async def set_player(tables: Tables, match: Match, seat: int, **values: Unpack[PlayerChanges]) -> None:
    """Note that a player chose a deck, is ready, or is not; when everybody is ready by that, the game begins.

    The caller holds the lock. Raises StoreError; then nothing was stored.
    """
    changed = with_player(match, replace(match.players[seat], **values))
    game = await start(tables, changed) if match.state == "decks" and all_ready(changed) else None
    async with tables.store.write() as tx:
        await tx.set_player(match.id, seat, **values)
        if game is not None:
            changed = await store_begun(tx, changed, game)
        else:
            await tx.tell(match.id, LOBBY, "channel")
            if match.thread:
                await announcements.panel(tx, match, seat)
    if game is not None:
        await follow(tables, changed, game)


async def begin(tables: Tables, match: Match) -> None:
    """Begin the game of a match in which everybody is ready already. The caller holds the lock. Raises StoreError."""
    game = await start(tables, match)
    async with tables.store.write() as tx:
        now = await store_begun(tx, match, game)
    await follow(tables, now, game)


async def take_up(tables: Tables, match: str) -> None:
    """Let follow what has yet to follow from what is stored of a match, in whatever state it is.

    Raises StoreError; then the match stays remembered as unsettled. After any other failure trying again is no use.
    """
    tables.unsettled.discard(match)
    tables.in_doubt.discard(match)
    try:
        async with tables.at(match) as table:
            if table.match.state == "running":
                await table.settle()
            elif table.match.state == "decks" and all_ready(table.match):
                await begin(tables, table.match)
    except StoreError:
        tables.unsettled.add(match)
        raise


async def expire(tables: Tables, match: str) -> None:
    """Close an invitation if its time is over. Raises StoreError."""
    async with tables.locks.hold(match):
        now = await tables.store.match(match)
        if now is not None and expired(now):
            await close(tables.store, now, why_expired(now))


def expired(match: Match) -> bool:
    """Whether an invitation has ended unanswered, though nobody may have noted that yet."""
    return match.state == "invited" and 0 < match.expires <= time.time()


def why_expired(match: Match) -> str:
    """What the post says of it."""
    first = match.players[0].name
    if match.open:
        return f"{first} opened a table. It was not full in time."
    if match.practice:
        return f"The practice game of {first} never began."
    return f"{first} challenged {match.players[1].name}. The invitation has expired."


def all_ready(match: Match) -> bool:
    """Whether nothing stands between a match and its game."""
    return all(player.ready for player in match.players)


def new_secret() -> bytes:
    """Draw the secret that all chance of a game comes from."""
    return secrets.token_bytes(32)


async def start(tables: Tables, match: Match) -> Game | Series:
    """The game of a match at its start, as yet in memory only, or all of them where several decide. Raises ValueError
    for a deck that isn't there, and StoreError."""
    puzzle = puzzle_of(match.computer)
    if puzzle is not None:
        return begun(puzzle, [player.name for player in match.players], new_secret(), tables.catalogue)
    beginning = await tables.store.beginning(match.id)
    if beginning is not None:
        return Game.restore(*beginning, tables.catalogue)
    setup = setup_of(match)
    if MODES[match.terms.mode].best_of > 1:
        return Series.start(setup, new_secret(), tables.catalogue)
    return Game.start(setup, new_secret(), tables.catalogue)


def setup_of(match: Match) -> Setup:
    """What the first game of a match begins with. Raises ValueError for a deck that isn't there."""
    decks = [deck_of(player) for player in match.players]
    if None in decks:
        raise ValueError(f"no such deck: {', '.join(player.deck for player in match.players)}")
    seats = tuple(Seat(player.name, chosen)
                  for player, chosen in zip(match.players, decks, strict=True) if chosen is not None)
    return Setup(seats, match.terms.mode, lost=match.lost if len(seats) == 2 else -1, edition=match.terms.edition)


async def store_begun(tx: Writing, match: Match, first: Game | Series) -> Match:
    """Store a match whose first game begins, with everything that must be told; the match as it is then."""
    await tx.move_match(match.id, "decks", "running", started=time.time())
    if isinstance(first, Series):
        await tx.add_series(match.id, first.save())
    return await rounds.begun(tx, match, first.game if isinstance(first, Series) else first)


async def follow(tables: Tables, match: Match, first: Game | Series) -> None:
    """Let standing orders answer in a game that was just stored."""
    game, series = (first.game, first) if isinstance(first, Series) else (first, None)
    tables.keep(match.game, game)
    log.info("game begun %s", match.id)
    await Table(tables, match, game, series).settle()
