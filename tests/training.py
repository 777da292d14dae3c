"""`python -m tests.training --games N --seed S --jobs J`: the soak with the tests' own cards, so that every keyword and
every kind of event occurs.

Shipped cards show only some of what the rules know. Here both players draft decks at random from the cards that the
tests declare.
"""
from __future__ import annotations

import importlib
import random
import sys
from functools import cache
from pathlib import Path

from cards.catalogue import CARDS
from cards.decks import DeckList, starters
from cards.tools.selfplay import NAMES
from cards.tools.soak import CLEANUP, How, soak
from engine.board.atoms import ATOMS
from engine.game import Game, Seat, Setup
from engine.kernel.decision import KINDS
from engine.kernel.randomness import secret_from_seed
from engine.rules.formats.decks import MAIN
from engine.rules.formats.modes import MODES
from engine.words.card import Card
from tests.table import EXTRA, catalogue

KEYWORDS = (
    "Accelerate", "Action", "Ambush", "Assault", "Backline", "Deathknell", "Deflect", "Empower", "Empowered", "Equip",
    "Flow", "Ganking", "Hidden", "Hunt", "Legion", "Level", "Quick-Draw", "Reaction", "Repeat", "Shield", "Tank",
    "Temporary", "Unique", "Vision", "Weaponmaster",
)
"""Every keyword of the glossary (805–829)."""
STEPS = ("323.2", "323.5", "323.6", "323.7", "323.11", "317.2.b", "466.1.a.1", "466.1.a.2")
"""The steps of Cleanups by the rules that their events cite; 323.1 ends the game, the others look and open
showdowns."""
ROOMS = ("rules", "cards", "examples", "rulings")
LEAST = 10
"""Of everything, per thousand games."""
KIT = 10
"""How many cards that were declared one after another, so that they have to do with each other, are in a deck twice."""
TOGETHER = {
    "benched": ("Sample C Tomb", "Sample C Call Home"),
    "buff moved": ("Test Polish", "Test Hand Over"),
    "disempowered": ("Test Crown", "Test Dethrone"),
    "empower": ("Again Crowned", "Test Kindle"),
    "equipped": ("Weapon Stone", "Weapon Whip", "Weapon Master"),
    "loop ended": ("Test Loop Echo", "Test Counter-Echo", "Test Willing Echo", "Test Nudge"),
    "points lost": ("Test Prize", "Test Setback"),
    "topped": ("Deck Shelf", "Deck Verdict"),
    "xp spent": ("Test Tutoring", "Test Expense"),
}
"""The cards that it takes for what hardly occurs by chance; the decks hold one set after the other three times."""


@cache
def cards() -> tuple[Card, ...]:
    """The cards of all tests that a Main Deck may hold, whatever its domains are, and the battlefields, in the order of
    their declarations."""
    for path in sorted(p for room in ROOMS for p in (Path(__file__).parent / room).glob("test_*.py")):
        importlib.import_module(f"tests.{path.parent.name}.{path.stem}")
    return tuple(
        card for card in EXTRA if not card.domains and not {"token", "signature", "champion"} & set(card.supertypes)
    )


def deck(chance: random.Random, base: DeckList, fields: tuple[str, ...], turn: int) -> DeckList:
    """The legend, champion and runes of a starter deck with other cards around them, and those battlefields: the set of
    TOGETHER whose turn it is, a kit of cards that were declared together, and as many units as other cards from
    everywhere."""
    playable = [card for card in cards() if card.type in ("unit", "spell", "gear")]
    at = chance.randrange(len(playable) - KIT)
    wanted = tuple(TOGETHER.values())[turn % len(TOGETHER)]
    together = [card for card in playable if card.name in wanted]
    kit = [card for card in playable[at:at + KIT] if card not in together]
    main = [(base.champion, 1), *((card.code, 3) for card in together),
            *((card.code, 1 if "unique" in catalogue().cards[card.code].keywords else 2) for card in kit)]
    left = MAIN - sum(n for _, n in main)
    units = [card for card in playable if card.type == "unit" and card not in (*kit, *together)]
    others = [card for card in playable if card.type != "unit" and card not in (*kit, *together)]
    main += [(card.code, 1) for card in (*chance.sample(units, left // 2), *chance.sample(others, left - left // 2))]
    return DeckList(
        name="training", legend=base.legend, champion=base.champion, main=tuple(main), runes=base.runes,
        battlefields=fields, starter=True,
    )


def new_game(seed: int) -> Game:
    """A game in a mode that goes with the seed, of decks drafted by it: teammates share no legend and no battlefield
    (489.8.h, i)."""
    chance = random.Random(seed)
    cards()
    mode = tuple(MODES.values())[seed % len(MODES)]
    places = sorted(
        {card.code for card in (*cards(), *CARDS.values()) if card.type == "battlefield" and not card.supertypes}
    )
    fields = chance.sample(places, mode.brought * mode.seats)
    bases = chance.sample(sorted(starters()), mode.seats)
    decks = [deck(chance, starters()[base], tuple(fields[n::mode.seats]), seed + n) for n, base in enumerate(bases)]
    return Game.start(
        Setup(tuple(Seat(name, one) for name, one in zip(NAMES, decks, strict=False)), mode.name),
        secret_from_seed(seed), catalogue(),
    )


def floors() -> dict[str, int]:
    """Every kind of decision and event, every keyword and every step of a Cleanup."""
    names = [
        *(f"kind:{kind}" for kind in KINDS), *(f"event:{kind}" for kind in ATOMS),
        *(f"keyword:{name}" for name in KEYWORDS), *(f"cleanup:{step}" for step in STEPS if step.startswith(CLEANUP)),
    ]
    return dict.fromkeys(names, LEAST)


if __name__ == "__main__":
    from tests import training  # not __main__, which other processes don't know
    sys.exit(soak(sys.argv[1:], "python -m tests.training", lambda missed: How(training.new_game), training.floors()))
