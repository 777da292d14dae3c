"""Random decks that the rules allow (103), of all cards: what a soak and a benchmark of the pool play."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache

from cards.catalogue import CARDS, max_copies
from cards.decks import DeckList
from cards.tools.selfplay import catalogue, seated
from engine.board import events
from engine.game import Entry, Game
from engine.rules.formats.decks import MAIN, RUNES, SIGNATURES, may_hold
from engine.rules.formats.modes import MODES, Mode
from engine.rules.meaning.chain_items import KEYED
from engine.words.card import Card


@cache
def of_type(*types: str) -> tuple[Card, ...]:
    """All cards of these types that a deck may hold."""
    return tuple(card for card in CARDS.values() if card.type in types and "token" not in card.supertypes)


def pool_game(seed: int) -> Game:
    """A game of random decks, in a mode that goes with the seed."""
    mode = tuple(MODES.values())[seed % len(MODES)]
    return seated(seed, mode.name, random_decks(random.Random(f"decks of {seed}"), mode))


def pool_duel(seed: int) -> Game:
    """A duel of random decks."""
    mode = MODES["duel"]
    return seated(seed, mode.name, random_decks(random.Random(f"decks of {seed}"), mode))


def random_decks(chance: random.Random, mode: Mode) -> list[DeckList]:
    """A legal deck for each seat, with other legends and battlefields than the others have (489.8.h, 489.8.i)."""
    legends = chance.sample(of_type("legend"), mode.seats)
    fields = chance.sample(of_type("battlefield"), mode.seats * mode.brought)
    return [
        random_deck(chance, legend, fields[seat * mode.brought:(seat + 1) * mode.brought])
        for seat, legend in enumerate(legends)
    ]


@cache
def fitting(legend: Card) -> tuple[Card, ...]:
    """What a Main Deck of that legend may hold (103.1.b, 103.2.d)."""
    return tuple(card for card in CARDS.values() if may_hold(legend, card))


def random_deck(chance: random.Random, legend: Card, fields: Sequence[Card]) -> DeckList:
    """A deck of that legend: any of its champions, cards of its domains in any number of copies, half its runes of each
    domain."""
    cards = fitting(legend)
    champion = chance.choice([
        card for card in cards
        if legend.champion in card.tags and "champion" in card.supertypes and "signature" not in card.supertypes
    ])
    main = {champion.code: chance.randint(1, max_copies(champion) or 1)}
    left, signatures = MAIN - main[champion.code], SIGNATURES
    for card in chance.sample(cards, len(cards)):
        if card.code not in main and left:
            signed = "signature" in card.supertypes
            n = min(chance.randint(1, max_copies(card) or left), left, signatures if signed else left)
            main[card.code] = n
            left -= n
            signatures -= n * signed
    runes = [card for card in of_type("rune") if set(card.domains) <= set(legend.domains)]
    share = RUNES // len(runes)
    return DeckList(
        "Random", legend.code, champion.code, tuple(main.items()), tuple((rune.code, share) for rune in runes),
        tuple(card.code for card in fields),
    )


PLAYED = "played:"
HAPPENED = "happened:"
"""What a soak of the pool counts: how often a card was played, by its code, and an ability happened, by its key."""


def floors() -> dict[str, float]:
    """By a thousand games: each card of a Main Deck is played ten times, and half of the soaks of a thousand meet each
    ability."""
    known = catalogue()
    main = dict.fromkeys(card for legend in of_type("legend") for card in fitting(legend))
    found: dict[str, float] = {PLAYED + card.code: 10 for card in main}
    for card in (*main, *of_type("legend", "battlefield")):
        made = known.cards[card.code]
        for ability in (*made.triggers, *made.activated, *made.replacements):
            if ability.key not in SELDOM:
                found[HAPPENED + ability.key] = 0.5
    return found


SELDOM: dict[str, str] = {}
"""Abilities that random play need not meet in two thousand games, with the reason."""


def met(counts: Counter[str], entry: Entry) -> None:
    """Count what was played and what happened."""
    for event in entry.events:
        if event.kind == "played":
            counts[PLAYED + event.card] += 1
        elif event.kind in KEYED:
            counts[HAPPENED + events.key_of(event)] += 1
        elif event.kind == "replaced":
            counts[HAPPENED + events.mark_of(event).rpartition("@")[0]] += 1
