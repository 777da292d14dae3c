"""Random play that looks for trouble: it plays cards rather than runes, responds rather than passes, and now and then
does the odd thing."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from cards.catalogue import CARDS
from cards.decks import DeckList, shipped, starters
from engine.editions import CURRENT, EditionName
from engine.game import Decision, Draft, Entry, Game, Seat, Setup, catalogue_of
from engine.kernel.decision import ACTING
from engine.kernel.randomness import secret_from_seed
from engine.library import Catalogue
from engine.rules.formats.modes import MODES

NAMES = ("Ana", "Bo", "Cas", "Dee")
LEAVES = 0.002
"""How often somebody concedes rather than that a decision is answered, where the game goes on without them."""
PAIRS = tuple((a, b) for a in ("annie", "garen", "lux", "yi") for b in ("annie", "garen", "lux", "yi"))


@cache
def catalogue() -> Catalogue:
    """All cards, read once."""
    return catalogue_of(CARDS.values())


def new_game(seed: int, decks: tuple[str, str] | None = None) -> Game:
    """A duel of two shipped decks; a pair of starters goes with the seed unless two are named."""
    return seated(seed, "duel", [shipped()[key] for key in decks or PAIRS[seed % len(PAIRS)]])


def any_game(seed: int) -> Game:
    """A game in a mode that goes with the seed: of two decks, or of three or all four (489.8.h), with the battlefields
    of all of them where battlefields are chosen."""
    mode, turn = tuple(MODES.values())[seed % len(MODES)], seed // len(MODES)
    names = sorted(starters())
    if mode.seats == 2:
        decks = [starters()[key] for key in PAIRS[turn % len(PAIRS)]]
    else:
        decks = [starters()[names[(turn + place) % len(names)]] for place in range(mode.seats)]
    if mode.chosen:
        fields = tuple(dict.fromkeys(code for name in names for code in starters()[name].battlefields))[:mode.brought]
        decks = [replace(deck, battlefields=fields) for deck in decks]
    return seated(seed, mode.name, decks)


def seated(seed: int, mode: str, decks: Iterable[DeckList], edition: EditionName = CURRENT.name) -> Game:
    """A game of those decks."""
    seats = tuple(Seat(name, deck) for name, deck in zip(NAMES, decks, strict=False))
    return Game.start(Setup(seats, mode, edition=edition), secret_from_seed(seed), catalogue())


BUSY = 60
"""So many actions in one turn are enough: there are texts by which one can go on for ever."""
PATIENCE = 200
"""The turn from which everybody goes out: there are texts by which decks never run dry."""


class Player:
    """Chooses at random, with a taste."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.patient = seed % 50 == 24  # now and then nobody goes out, and the decks run dry
        self.kinds: Counter[str] = Counter()
        self.counted = 0
        self.turn = self.acted = 0

    def answer(self, game: Game) -> Entry:
        """Answer the first open decision of the game; with several players somebody may concede instead (651.2)."""
        decision = game.pending()[0]
        self.patient = self.patient and game.turn < PATIENCE
        if len(game.names) > 2 and self.random.random() < LEAVES:
            return game.interject(
                self.random.choice([seat for seat, player in enumerate(game.sight().players) if not player.gone]),
                "concede",
            )
        self.kinds[decision.kind] += 1
        self.counted += len(decision.options) > 1
        if decision.kind in ACTING:
            key = self.action(game, decision) if self.is_fresh(game) else decision.keys[-1]
            if key not in ("pass", "end"):
                self.acted += 1
                return game.adopt(self.compose(game, decision, key))
            return game.answer(decision.number, decision.seat, (key,))
        n = self.random.randint(decision.least, decision.most)
        return game.answer(decision.number, decision.seat, self.random.sample(decision.keys, n))

    def is_fresh(self, game: Game) -> bool:
        """Whether there haven't been too many actions in this turn."""
        if game.turn != self.turn:
            self.turn, self.acted = game.turn, 0
        return self.acted < BUSY

    def compose(self, game: Game, decision: Decision, key: str) -> Draft:
        """Walk an offered draft to its end."""
        draft = game.compose(decision.number, decision.seat, key)
        while (question := draft.question) is not None:
            self.kinds[question.kind] += 1
            draft.choose(self.step(question))
        return draft

    def action(self, game: Game, decision: Decision) -> str:
        """Rather act than pass; bare runes only rarely."""
        keys = decision.keys
        acts = [key for key in keys if key.startswith(("play:",) if self.patient else ("play:", "move:", "hide:"))]
        rare = [key for key in keys if key.startswith("use:")]
        if rare and self.random.random() < 0.01:
            return self.random.choice(rare)
        invite = [key for key in keys if key.startswith("invite:")]
        if invite and self.random.random() < 0.1:
            return self.random.choice(invite)
        if acts and self.random.random() < 0.85:
            return self.random.choice(acts)
        return keys[-1]

    def step(self, question: Decision) -> str:
        """A step of a draft; mostly confirm."""
        keys = question.keys
        if question.kind == "confirm" and self.random.random() < 0.85:
            return keys[0]
        return self.random.choice(keys)


def play_out(game: Game, player: Player, limit: int = 5_000) -> int:
    """Play to the end; the number of answers. Raises AssertionError when it doesn't end."""
    answers = 0
    while not game.over:
        player.answer(game)
        answers += 1
        assert answers < limit, f"no end after {limit} answers"
    return answers
