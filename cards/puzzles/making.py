"""Positions made at random from the shipped decks, near the end of a game, in which a puzzle may be.

A position goes with its seed. Whoever is to find the way is seat 0; each deck is of one kind of card, so that what is
drawn is no secret.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cards.catalogue import CARDS
from cards.computer.stock import installed
from cards.decks import DeckList, shipped
from cards.puzzles.search import Goal
from engine.positions import Placed, Position, Side

NAMES = ("You", "Rival")
DECK_SIZE = 5
MOST_IN_HAND = 3
BY_HOLDING = 0.4
"""How often a battlefield has been held this turn."""
FACEDOWN = 0.5
"""How often a card lies facedown where a player controls a battlefield, and has one that can be hidden."""


def position(seed: int, goal: Goal) -> Position:
    """A position that goes with the seed."""
    random = Random(f"puzzle {goal} {seed}")
    own, other = random.sample(sorted(shipped().values(), key=lambda deck: deck.legend), 2)
    fields = random.sample(sorted({*own.battlefields, *other.battlefields}), 2)
    if goal == "win":
        sides = attacker(random, own), keeper(random, other)
    else:
        sides = defender(random, own), threat(random, other)
    return Position((hiding(random, sides[0], own), hiding(random, sides[1], other)), tuple(fields), turn=9)


def hiding(random: Random, side: Side, deck: DeckList) -> Side:
    """The side, perhaps with a card facedown at a battlefield that it controls."""
    secret = [code for code in of(deck, "spell", "unit", "gear") if "hidden" in installed().cards[code].keywords]
    if not secret or not side.at or random.random() >= FACEDOWN:
        return side
    return replace(side, facedown={place: (random.choice(secret),) for place in side.at})


def attacker(random: Random, deck: DeckList) -> Side:
    """Who has to win: one battlefield away with what they have held this turn, or both to be conquered."""
    side = Side(NAMES[0], deck.legend, hand=some(random, of(deck, "spell", "unit", "gear"), 1, 3), deck=filler(deck),
                runes=runes(random, deck, 2, 5), rune_deck=filler_runes(deck))
    if random.random() < BY_HOLDING:
        return replace(side, points=7, at={0: units(random, deck, 1, 1)}, did=(("held", 0),),
                       base=units(random, deck, 1, 2))
    return replace(side, points=6, base=units(random, deck, 2, 2))


def keeper(random: Random, deck: DeckList) -> Side:
    """Who holds what has to be conquered, with few ways to answer."""
    return Side(NAMES[1], deck.legend, points=random.randint(3, 7), hand=some(random, of(deck, "spell"), 0, 1),
                deck=filler(deck), at={1: units(random, deck, 1, 2)}, runes=runes(random, deck, 0, 2),
                rune_deck=filler_runes(deck))


def defender(random: Random, deck: DeckList) -> Side:
    """Who has to live through the next turn."""
    return Side(NAMES[0], deck.legend, points=random.randint(3, 6), deck=filler(deck),
                hand=some(random, of(deck, "spell", "unit", "gear"), 1, 3),
                base=units(random, deck, 1, 2), runes=runes(random, deck, 2, 5),
                at={0: units(random, deck, 1, 1)}, rune_deck=filler_runes(deck))


def threat(random: Random, deck: DeckList) -> Side:
    """Who wins in the next turn if nothing is done: by what they hold then, or by what they conquer besides."""
    at = units(random, deck, 1, 2)
    return Side(NAMES[1], deck.legend, points=random.choice((6, 7)), deck=filler(deck), at={1: at},
                runes=runes(random, deck, 0, 1), rune_deck=filler_runes(deck), base=units(random, deck, 0, 1))


def varied(where: Position, random: Random) -> Position:
    """The position with a few things changed: cards of the same decks in place of others, one more or one less."""
    for _ in range(random.randint(1, 3)):
        seat = random.choice((0, 0, 1))
        sides = list(where.sides)
        sides[seat] = changed(random, sides[seat])
        where = replace(where, sides=tuple(sides))
    return where


def changed(random: Random, side: Side) -> Side:
    """A side with one thing changed."""
    deck = next(deck for deck in shipped().values() if deck.legend == side.legend)
    cards, unit = of(deck, "spell", "unit", "gear"), units(random, deck, 1, 1)
    what = random.randrange(5)
    if what == 0 and len(side.hand) < MOST_IN_HAND:
        return replace(side, hand=(*side.hand, random.choice(cards)))
    if what == 1 and side.hand:
        return replace(side, hand=(*side.hand[1:], random.choice(cards)))
    if what == 2:
        return replace(side, runes=runes(random, deck, 1, 5))
    if what == 3 and side.at:
        place = random.choice(sorted(side.at))
        there = side.at[place]
        alone = len(there) > 1 or random.random() < 0.5
        return replace(side, at={**side.at, place: unit if alone else (*there, *unit)})
    return replace(side, base=(*side.base[1:], *unit) if side.base else unit)


def some(random: Random, codes: Sequence[str], least: int, most: int) -> tuple[str, ...]:
    """Some of these cards."""
    return tuple(random.sample(codes, min(len(codes), random.randint(least, most))))


def of(deck: DeckList, *types: str) -> list[str]:
    """The cards of these types in a deck, by code."""
    return sorted({code for code, _ in deck.main if CARDS[code].type in types})


def units(random: Random, deck: DeckList, least: int, most: int) -> tuple[Placed, ...]:
    """Units as they may be there."""
    return tuple(Placed(code, exhausted=random.random() < 0.2, buffs=int(random.random() < 0.15))
                 for code in some(random, of(deck, "unit"), least, most))


def runes(random: Random, deck: DeckList, least: int, most: int) -> tuple[str, ...]:
    """Ready runes, most of them of one domain."""
    first, second = random.sample([code for code, _ in deck.runes], 2)
    return tuple(sorted(first if random.random() < 0.7 else second for _ in range(random.randint(least, most))))


def filler(deck: DeckList) -> tuple[str, ...]:
    """A deck of the dearest card, which nobody can pay."""
    dearest = max(of(deck, "unit"), key=lambda code: (CARDS[code].energy or 0, code))
    return (dearest,) * DECK_SIZE


def filler_runes(deck: DeckList) -> tuple[str, ...]:
    """A rune deck of one kind."""
    return (deck.runes[0][0],) * DECK_SIZE
