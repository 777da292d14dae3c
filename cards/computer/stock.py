"""What the others may hold, for all that a seat knows: what hidden cards are drawn from when it imagines the game.

Lists that the match shows are known. Else, of a deck that is shipped, everybody knows the list: it is taken for one as
long as its legend, its champion and all cards that were seen of it agree. Of any other deck only what was seen is
known; the rest may be any card that a deck of its legend may hold.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from cards.catalogue import CARDS, printed_set
from cards.decks import Counts, shipped
from engine.board.state import State
from engine.catalogue import CardDef
from engine.editions import CURRENT
from engine.game import Game, catalogue_of
from engine.library import Catalogue
from engine.names.board import Zone
from engine.pinning import read_pins, tokens_of
from engine.rules.formats.decks import Deck, may_hold
from engine.seeing import sees_hand
from engine.worlds import Stock

OPEN: frozenset[Zone] = frozenset(("board", "champion", "trash", "banished", "chain", "revealed"))
"""The zones in which everybody sees what lies there."""
KEPT = 16
"""Catalogues of worlds that are kept: what is asked of all cards of one takes a while to find out."""
LIKELY = 2
"""Of a card that was seen, so many more copies may be left; of any other one."""


class Known(NamedTuple):
    """What a world is imagined from: the cards of the others, and all cards that there may be in it."""

    stock: Stock
    catalogue: Catalogue


@cache
def installed() -> Catalogue:
    """All cards, each read when something first asks for it."""
    return catalogue_of(CARDS.values())


def known(game: Game, seat: int, shown: Mapping[int, Deck]) -> Known:
    """What that seat may know of the others' cards; `shown` has the lists, by seat, that the match shows it."""
    g = game._state
    whole = game.reading_of(installed())
    if not game.is_played_with(whole):
        whole = game.reading_of(mended(game.pins()))
    stock = {other: held(g, seat, other, shown.get(other), whole) for other in range(len(g.players)) if other != seat}
    codes = {card.code for main, runes in stock.values() for card in (*main, *runes)} | set(g.catalogue.declared)
    return Known(stock, part(whole, tuple(sorted(codes | tokens_of(codes, whole)))))


@lru_cache(KEPT)
def mended(pins: bytes) -> Catalogue:
    """All cards, with those of a game as they were pinned: some that are installed have changed since."""
    pinned = read_pins(pins, None, CURRENT)
    return catalogue_of({**installed().declared, **pinned.declared}.values())


@lru_cache(KEPT)
def part(whole: Catalogue, codes: tuple[str, ...]) -> Catalogue:
    """The cards with those codes, kept for the next decision of the same game."""
    return whole.part(codes)


def held(
    g: State, seat: int, other: int, shown: Deck | None, whole: Catalogue
) -> tuple[tuple[CardDef, ...], tuple[CardDef, ...]]:
    """What a hidden card of that other player's Main Deck and of their Rune Deck may be, each as often as it is
    likely."""
    player, open_now = g.players[other], seen(g, seat, other)
    legend = g.objects[player.legend].printed.code
    deck = shown or listed(legend, player.chosen, open_now)
    if deck is not None:
        return made(left(deck.main, open_now), whole), made(left(deck.runes, open_now), whole)
    sets = g.edition.sets
    main = Counter(fitting(whole, legend, sets))
    main.update({code: LIKELY for code in open_now if code in main})
    return made(main, whole), made(Counter(runes_of(whole, legend)), whole)


def made(counts: Mapping[str, int], whole: Catalogue) -> tuple[CardDef, ...]:
    """These cards, each as often as it is counted."""
    return tuple(whole.cards[code] for code, n in sorted(counts.items()) for _ in range(n))


def seen(g: State, seat: int, other: int) -> Counter[str]:
    """How many cards that belong to that player lie where the seat sees them, by code."""
    hand = sees_hand(g, seat, other)
    return Counter(thing.printed.code for thing in g.objects.values() if thing.owner == other and not thing.token
                   and (thing.zone in OPEN or (hand and thing.zone == "hand")))


def left(listed: Counts, open_now: Mapping[str, int]) -> Counter[str]:
    """What of a list wasn't seen; the whole list where nothing is left of it."""
    return +Counter({code: n - open_now.get(code, 0) for code, n in listed}) or Counter(dict(listed))


def listed(legend: str, champion: str, open_now: Mapping[str, int]) -> Deck | None:
    """The shipped deck with that legend and champion that holds all that was seen; None where there is none."""
    for deck in shipped().values():
        counts = dict(deck.main) | dict(deck.runes)
        if (deck.legend == legend and CARDS[deck.champion].name == champion
                and all(counts.get(code, 0) >= n for code, n in open_now.items())):
            return deck
    return None


@lru_cache(KEPT)
def fitting(whole: Catalogue, legend: str, sets: tuple[str, ...]) -> tuple[str, ...]:
    """What a Main Deck of that legend may hold, of cards of those sets."""
    leads = whole.declared[legend]
    return tuple(code for code, card in whole.declared.items() if printed_set(card) in sets and may_hold(leads, card))


@lru_cache(KEPT)
def runes_of(whole: Catalogue, legend: str) -> tuple[str, ...]:
    """The runes of that legend's domains."""
    domains = set(whole.declared[legend].domains)
    return tuple(code for code, card in whole.declared.items()
                 if card.type == "rune" and "token" not in card.supertypes and set(card.domains) <= domains)
