"""A user's decks: read from a text, saved under a name, found again; and how many and how large they may be."""
from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Protocol

from bot.answering.replies import Polite
from bot.decks.panels import problems_panel
from bot.panels.text import plain
from bot.store import Conflict, SavedDeck, Store
from bot.tables.tables import Tables
from cards.decks import DeckError, DeckList, pack, read, shipped, unpack
from cards.formats import CASUAL, FORMATS, Format
from engine.kernel.decision import Reason
from engine.rules.formats.legality import refused
from engine.rules.formats.modes import DUEL

MOST_DECKS = 25
"""Saved decks of one person: as many as one menu holds."""
MOST_CARDS = 150
"""Cards of a deck, runes, battlefields and sideboard included."""
NAME = 40
"""Characters of a deck's name."""
MOST_TEXT = 4000
"""Characters of a pasted list: as many as Discord's forms take."""


class Host(Protocol):
    """What decks work with; the bot is one."""

    store: Store
    tables: Tables


def tidy(name: str) -> str:
    """A deck's name as one short line of visible characters. Raises Polite if nothing is left of it."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:NAME].strip()
    if not line:
        raise Polite("A deck needs a name.")
    return line


def key_of(name: str) -> str:
    """What tells the decks of one person apart: capitals don't."""
    return tidy(name).casefold()


async def from_text(text: str, name: str) -> DeckList:
    """The deck that a text says. Raises Polite with every problem."""
    if len(text) > MOST_TEXT:
        raise Polite(f"That is longer than {MOST_TEXT} characters.")
    try:
        deck = await asyncio.to_thread(read, text, name)
    except DeckError as wrong:
        raise Polite(problems_panel(wrong.problems)) from wrong
    groups = (deck.main, deck.runes, deck.sideboard)
    if sum(n for group in groups for _, n in group) + len(deck.battlefields) > MOST_CARDS:
        raise Polite(f"That is a deck of more than {MOST_CARDS} cards, runes and battlefields included. "
                     "Larger ones aren’t kept here.")
    return deck


async def save(store: Store, user: int, deck: DeckList) -> bool:
    """Save a deck under its name; whether it took the place of another. Raises Polite for one too many."""
    try:
        async with store.write() as tx:
            return await tx.save_deck(user, key_of(deck.name), deck.name, pack(deck), MOST_DECKS)
    except Conflict:
        raise Polite(f"You have {MOST_DECKS} saved decks. `/deck delete` makes room, or save it under the name of one "
                     "of them.") from None


def unpacked(saved: SavedDeck) -> DeckList:
    """A saved deck under its name. Raises Polite for one that can't be read any more."""
    try:
        return replace(unpack(saved.cards), name=saved.name)
    except DeckError as wrong:
        raise Polite(problems_panel(wrong.problems)) from wrong


async def named(store: Store, user: int, name: str) -> DeckList:
    """A deck of this user, or one that is shipped. Raises Polite for any other name."""
    saved = await store.deck_named(user, key_of(name))
    if saved is not None:
        return unpacked(saved)
    wanted = key_of(name)
    for key, deck in shipped().items():
        if wanted in (key, deck.name.casefold()):
            return deck
    raise Polite(no_deck(name))


def no_deck(name: str) -> str:
    """Says that somebody has no such deck."""
    return f"You have no deck called “{plain(tidy(name))}”. `/deck list` shows yours."


def format_named(name: str) -> Format:
    """A format by its name; Casual for one that isn't known (any more)."""
    return FORMATS.get(name, CASUAL)


def against(host: Host, deck: DeckList, form: Format) -> Sequence[Reason]:
    """What stands against a deck in a duel of that format today."""
    return refused(deck, host.tables.catalogue, form, datetime.now(UTC).date(), DUEL.brought)
