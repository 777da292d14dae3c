"""Plays a grown card: it is refused when it is read, or said, offered and played in games that hold every invariant."""
from __future__ import annotations

import random
import signal
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from cards.catalogue import CARDS
from cards.tools.checks import check_everything, check_walks
from cards.tools.staging import Trying, staged
from engine.game import Game
from engine.library import Catalogue
from engine.reading import Misread, read_all
from engine.words.base import decode, encode, walk
from engine.words.card import Card
from engine.words.saying.say import brief, say
from tests.grown.growing import grown

AROUND = (
    "OGN-007", "OGN-013", "OGN-042", "OGN-046", "OGN-049", "OGN-085", "OGN-087", "OGN-089", "OGN-112", "OGN-126",
    "OGN-129", "OGN-166", "OGN-171", "OGN-191", "OGN-210", "OGN-214", "OGN-271", "OGN-274", "OGN-288", "OGN-294",
    "OGN-296", "OGS-003", "OGS-004", "OGS-015", "OGS-017", "OGS-019", "OGS-023", "SFD-T03", "UNL-T01", "UNL-T02",
    "UNL-T03",
)
"""What stands around the grown card: cards of every type, the tokens that it makes."""
TURNS = 2
MOST = 160
"""Decisions after which a game is left that has not come to the end of its turns."""
CROWD = 60
"""Units, gear and items of the chain past which it is left."""
SECONDS = 30
"""No game takes so long; what does will not end."""


class Played(NamedTuple):
    """What became of one grown card."""

    seed: int
    card: Card
    outcome: str
    """“refused”, “played”, or “fault”."""
    why: str
    counts: Counter[str]


@cache
def around() -> tuple[Card, ...]:
    """The cards that stand around it."""
    return tuple(CARDS[code] for code in AROUND)


@contextmanager
def limited(seconds: int) -> Iterator[None]:
    """Raises `TimeoutError` when what is inside does not end."""

    def late(*_: object) -> None:
        raise TimeoutError(f"no end after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def read(card: Card) -> Catalogue:
    """A catalogue with that card. Raises `Misread` with a message that names it."""
    try:
        return read_all([*around(), card])
    except Misread as refused:
        if card.name not in str(refused):
            raise AssertionError(f"the message names no card: {refused}") from refused
        raise


def spoken(card: Card) -> None:
    """Says the card in every way, and writes and reads it."""
    assert say(card)
    assert brief(card)
    assert decode(encode(card)) == card


def play(catalogue: Catalogue, card: Card, seed: int) -> Counter[str]:
    """Plays a game around the card to the end of some turns. Raises whatever goes wrong; says what happened."""
    counts: Counter[str] = Counter()
    game, chance = staged(catalogue, card.code, seed), random.Random(seed)
    player = Trying(catalogue, card.code, seed)
    check_everything(game)
    first = game.turn
    for decision in range(MOST):
        if game.over or game.turn >= first + TURNS or outgrown(game):
            break
        offered(game, card.code, counts)
        if chance.random() < 0.1:
            check_walks(game, chance, set())
        entry = player.answer(game)
        changed(entry, card.code, counts)
        if chance.random() < 0.12 or decision == MOST - 1:
            check_everything(game, entry)
    check_everything(game)
    return counts


def outgrown(game: Game) -> bool:
    """Whether a text has multiplied what there is."""
    return len(game._state.permanents()) + len(game._state.chain) > CROWD


def offered(game: Game, code: str, counts: Counter[str]) -> None:
    """Whether the card is offered."""
    objects = game._state.objects
    counts["offered"] |= any(option.subject in objects and objects[option.subject].card.code == code
                             for decision in game.pending() for option in decision.options)


def changed(entry: object, code: str, counts: Counter[str]) -> None:
    """Whether anything came of an item of the card: what its text did is attributed to its item (411)."""
    events = getattr(entry, "events")  # noqa: B009 - an entry of the log
    for event in events:
        if event.kind in ("finalized", "triggered", "replaced") and event.card == code:
            counts["used"] = 1
        if event.cause and event.kind not in (
            "finalized", "triggered", "fizzled", "played", "trashed", "chose", "queued", "resolved",
        ):
            counts["changed"] = max(counts["changed"], counts["used"])


def outcome(seed: int, wanted: str = "") -> Played:
    """Grows the card that belongs to a seed and plays it, if it can be read."""
    return of_card(grown(seed, wanted), seed)


def of_card(card: Card, seed: int, games: int = 1) -> Played:
    """Reads, says and plays that card."""
    counts: Counter[str] = Counter()
    try:
        try:
            catalogue = read(card)
        except Misread as refused:
            return Played(seed, card, "refused", str(refused), counts)
        spoken(card)
        for n in range(games):
            with limited(SECONDS):
                counts |= play(catalogue, card, seed + n)
    except Exception:  # noqa: BLE001 - whatever goes wrong is the finding
        return Played(seed, card, "fault", traceback.format_exc(), counts)
    counts.update({type(node).__name__ for node in walk(card.lines)})
    return Played(seed, card, "played", "", counts)
