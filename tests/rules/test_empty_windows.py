"""Windows that are passed at once: whatever that seat held, it could only pass or add resources.

Random games of random decks are played; for every window that the proof calls empty, each card of the pool that the
legend allows is put in the hand, and into the place of what lies facedown, and the engine is asked what it offers.
"""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice, pairwise
from typing import NamedTuple

import pytest

from cards.catalogue import CARDS
from cards.tools.checks import permuted
from cards.tools.pool import Sets, fitting, pool_duel
from cards.tools.selfplay import Player, catalogue, new_game
from engine import words
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import CardDef
from engine.game import Decision, Game, catalogue_of
from engine.names.board import PlayWindow
from engine.rules.formats.decks import may_hold
from engine.rules.meaning import layers
from engine.rules.playing import responses
from engine.rules.playing.offers import offers
from engine.standing import Orders, empty, provably_empty, standing_answer
from engine.words import (
    Spell,
    Unit,
    at_most,
    draw,
    enter,
    every,
    have,
    if_,
    me,
    reaction,
    readied,
    spell,
    there_is,
    this,
    your_hand,
)

PAIRS = 25
"""Pairs of cards that are tried in each window."""


class Window(NamedTuple):
    """A window of a game."""

    game: Game
    decision: Decision
    kind: PlayWindow

    @property
    def state(self) -> State:
        return self.game._state


def windows(seeds: Iterable[int], sets: Sets = ()) -> Iterator[Window]:
    """All windows of random games: of random decks of all cards, or of those sets, and of shipped ones."""
    for seed in seeds:
        game, player = (new_game(seed) if seed % 4 == 3 else pool_duel(seed, sets)), Player(seed)
        while not game.over:
            decision = game.pending()[0]
            if decision.kind in ("priority", "focus"):
                yield Window(game, decision, decision.kind)  # type: ignore[arg-type]
            player.answer(game)


def holding(window: Window, cards: tuple[CardDef, ...], lying: CardDef | None = None) -> State:
    """The game as it would be if that seat held these cards among those that it holds, and one lay facedown."""
    g = window.game.fork()._state
    g.catalogue = catalogue()
    seat = window.decision.seat
    for id, card in zip(g.players[seat].hand, cards, strict=False):
        g.objects[id] = Object(id, card, seat, "hand")
    for field in g.fields:
        for id in field.facedown:
            thing = g.objects[id]
            if lying is not None and thing.controller == seat:
                g.objects[id] = Object(id, lying, thing.owner, "facedown", thing.place)
    g.touch()
    return g


def does(g: State, window: Window) -> list[str]:
    """What is offered beyond passing and pure Add abilities."""
    found = []
    for option in offers(g, window.decision.seat, window.kind):
        verb, id, n = (*option.key.split(":"), "")[:3]
        if verb != "use" or layers.activated(g, g.objects[int(id)])[int(n)].add != "only":
            found.append(option.key)
    return found


def tried(window: Window, chance: random.Random, sets: Sets) -> Iterator[tuple[str, State]]:
    """All hands that are tried: each card alone, pairs, each card that could lie facedown."""
    g, seat = window.state, window.decision.seat
    held = [catalogue().cards[card.code] for card in fitting(CARDS[window.game.legend(seat)], sets)]
    size = len(g.players[seat].hand)
    yield "as it is", holding(window, ())
    for card in held if size else ():
        yield card.name, holding(window, (card,))
    for _ in range(PAIRS if size > 1 else 0):
        pair = tuple(chance.choices(held, k=2))
        yield str(pair), holding(window, pair)
    if any(g.objects[id].controller == seat for field in g.fields for id in field.facedown):
        for card in held:
            if "hidden" in card.keywords:
                yield f"{card.name} facedown", holding(window, (), card)


def wrong(seeds: Iterable[int], sets: Sets = ()) -> Iterator[str]:
    """The windows that are called empty, with what is wrong with that: “” where it is right, else a hand with which
    something could be done."""
    chance = random.Random(7)
    for window in windows(seeds, sets):
        if provably_empty(window.game, window.decision, catalogue()):
            yield ""
            for said, g in tried(window, chance, sets):
                if found := does(g, window):
                    yield f"{window.game.legend(window.decision.seat)}, {window.kind}, holding {said}: {found}"
                    break


def test_whatever_is_held_nothing_could_be_done_in_a_window_that_is_passed_at_once() -> None:
    found = list(wrong(range(12)))
    assert len(found) > 60, "the sample says something"
    assert not any(found)


WEAKER: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "nothing is held": lambda patch: patch.setattr(empty, "may_hold", lambda legend, card: False),
    "only what is cheap is held": lambda patch: patch.setattr(
        empty, "may_hold", lambda legend, card: may_hold(legend, card) and (card.energy or 0) < 2),
    "only spells are held": lambda patch: patch.setattr(
        empty, "may_hold", lambda legend, card: may_hold(legend, card) and card.type == "spell"),
    "nothing lies facedown": lambda patch: patch.setattr(responses, "lies_in_wait", lambda g, seat: False),
}
"""The proof with one of its clauses left out."""
SEEDS = {
    "nothing is held": 0, "only what is cheap is held": 1, "only spells are held": 182, "nothing lies facedown": 46,
}
"""A game of cards of these sets in which each is found out."""
FIXED = ("OGN", "OGS")


@pytest.mark.parametrize("clause", WEAKER)
def test_a_proof_that_leaves_something_out_is_found_out(clause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(empty, "_POOLS", {})
    monkeypatch.setattr("engine.game.lies_in_wait", lambda g, seat: responses.lies_in_wait(g, seat))
    WEAKER[clause](monkeypatch)
    assert any(wrong((SEEDS[clause],), FIXED))


def first_empty(seed: int = 0) -> Window:
    """A window of a game that everybody can see to be empty."""
    return next(one for one in windows((seed,)) if provably_empty(one.game, one.decision, catalogue()))


def test_a_text_that_counts_what_is_held_leaves_every_window_in_doubt() -> None:
    few = there_is(every(words.card, your_hand), at_most(1))
    counting = Spell("TST-EW1", "Counting Rite", energy=0).text(if_(few, have(this, reaction)), draw(1))
    each = Unit("TST-EW2", "Whispering Rite", energy=0, might=1).text(have(every(spell, your_hand), reaction))
    quick = Unit("TST-EW3", "Hasty Rite", energy=0, might=1).text(if_(few, have(me, enter(readied))))
    assert not empty.pool_of(catalogue()).counting
    assert not empty.pool_of(catalogue_of([*CARDS.values(), quick])).counting, "it can be played in any case"
    assert empty.pool_of(catalogue_of([*CARDS.values(), counting])).counting
    assert not empty.pool_of(catalogue_of([*CARDS.values(), each])).counting, "it speaks of each card by itself"
    window = first_empty()
    empty.pool_of(catalogue())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(empty, "_POOLS", {catalogue(): empty.pool_of(catalogue())._replace(counting=True)})
        assert not provably_empty(window.game, window.decision, catalogue())


def test_what_the_proof_asks_of_all_cards_is_found_out_in_small_steps() -> None:
    some = [card for n, card in enumerate(CARDS.values()) if n % 10 == 0 or catalogue().cards[card.code].copies]
    known = catalogue_of([replace(card, tags=(*card.tags, "Fresh")) for card in some])
    made = [0]
    for _ in empty.foreseeing(known):
        made.append(len(known.cards.made) + len(known.copies.made))  # type: ignore[attr-defined]
    assert max(now - then for then, now in pairwise(made)) == 1, "one card, or one text, at a time"
    assert made[-1] == len(known.cards) + sum(not card.is_spell for card in known.cards.values())
    assert empty.pool_of(known) is empty._POOLS[known]


def test_a_game_with_cards_as_they_were_leaves_every_window_in_doubt() -> None:
    """What the pool says now need not hold for them."""
    window = first_empty()
    changed = CARDS[window.game.legend(window.decision.seat)]
    now = catalogue_of([replace(card, tags=("Other",)) if card == changed else card for card in CARDS.values()])
    assert not provably_empty(window.game, window.decision, now)


def test_nothing_hidden_is_looked_at() -> None:
    """Whatever is in hands and decks, the proof says the same."""
    for window in islice(windows((1,)), 60):
        said = provably_empty(window.game, window.decision, catalogue())
        for seat in range(2):
            assert provably_empty(permuted(window.game, 1 - seat), window.decision, catalogue()) == said


def test_smart_passing_asks_exactly_where_something_can_be_done() -> None:
    """Windows that are passed for a seat offer it nothing, and nothing that is asked is empty."""
    asked = Counter[bool]()
    for window in windows(range(8)):
        keys = standing_answer(window.game, window.decision, Orders())
        own = window.game.sight().own_window == window.decision.seat
        found = does(holding(window, ()), window)
        assert (keys is None) == (bool(window.game.responses(window.decision.seat)) and not own)
        assert not found or keys is None or own
        assert standing_answer(window.game, window.decision, Orders("ask")) is None
        if provably_empty(window.game, window.decision, catalogue()):
            assert keys == ("pass",)
        asked[keys is None] += 1
    assert min(asked[True], asked[False]) > 30
