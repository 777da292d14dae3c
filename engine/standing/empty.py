"""Which windows the public sight proves empty, whatever that seat holds.

The proof counts what the pool allows: every card that a deck of that legend may hold is put in the hand at once, and
the engine is asked what could be done then, with what is in public zones and with what could be paid. A card more in
a hand makes nothing impossible, as long as no text counts what is held.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple
from weakref import WeakKeyDictionary

from engine.catalogue import Ability, CardDef, Passive, counts_hand
from engine.game import Game, readings
from engine.kernel.decision import Decision
from engine.library import Catalogue
from engine.rules.formats.decks import may_hold
from engine.words.nodes import Enter, Quality


class Pool(NamedTuple):
    """What is asked of a catalogue once: by legend what its decks may hold, and whether a text counts what is held."""

    hands: dict[str, tuple[CardDef, ...]]
    counting: bool


_POOLS: WeakKeyDictionary[Catalogue, Pool] = WeakKeyDictionary()


def provably_empty(game: Game, decision: Decision, catalogue: Catalogue) -> bool:
    """Whether everybody can see that a seat which has Priority or Focus can do nothing but pass or add resources, as
    no card of that catalogue that its deck may hold could be played. In doubt it is not."""
    catalogue = game.reading_of(catalogue)
    pool = pool_of(catalogue)
    if pool.counting or not game.is_played_with(catalogue):
        return False
    seat = decision.seat
    hand = pool.hands[game.legend(seat)] if game.hand_size(seat) else ()
    return not game.could_respond(seat, hand, catalogue)


def foreseeing(catalogue: Catalogue) -> Iterator[None]:
    """Find out what the proof asks of a catalogue in games by each edition, a little at each step, so that a host may
    do other things between: all at once it takes most of a second for each."""
    for known in readings(catalogue):
        yield from known.reading()
        pool_of(known)


def pool_of(catalogue: Catalogue) -> Pool:
    """What the proof asks of a catalogue, found out once."""
    found = _POOLS.get(catalogue)
    if found is None:
        cards = catalogue.cards.values()
        hands = {legend.code: tuple(card for card in cards if may_hold(legend.card, card.card))
                 for legend in cards if legend.type == "legend"}
        found = _POOLS[catalogue] = Pool(hands, any(counts_hand(part) for part in conditional(catalogue)))
    return found


def conditional(catalogue: Catalogue) -> Iterator[object]:
    """Everything in the texts of a catalogue on which may hang whether, or for how much, something can be done; but
    for what is chosen or given up, of which more in a hand only leaves more."""
    for card in (*catalogue.cards.values(), *catalogue.texts.values()):
        for due in (*card.additional, *card.flows):
            yield from (due.given, due.price)
        yield from told_by(card.passives)
    for ability in catalogue.abilities.values():
        yield from hanging_on(ability)
    for passives in catalogue.passives.values():
        yield from told_by(passives)


def told_by(passives: Iterable[Passive]) -> Iterator[object]:
    """The same of what is always so. That something enters ready or exhausted keeps nobody from playing it."""
    for passive in passives:
        if not (isinstance(passive.trait, Enter) and isinstance(passive.trait.state, Quality)):
            yield from (passive.trait, passive.conditions)


def hanging_on(ability: Ability) -> Iterator[object]:
    """The same of an ability that somebody plays or uses."""
    if ability.kind != "spell" and ability.kind != "activated":
        return
    yield from (ability.condition, ability.cheaper, ability.due.price if ability.due is not None else ())
    for choice in ability.choices:
        yield from (choice.given, choice.limit)
