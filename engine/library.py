"""The catalogue: the cards that a game knows, with what is asked of all of them together."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TypeVar, get_args
from weakref import WeakValueDictionary

from engine.catalogue import Ability, CardDef, Due, Passive, Share, handed, ruling_on
from engine.editions import CURRENT, Edition
from engine.kernel.agenda import Script
from engine.names.questions import BASE, LESS_OF, WITHOUT, Question
from engine.words.base import encode
from engine.words.card import Card
from engine.words.event_kinds import EventKind

T = TypeVar("T")


class Shelf(Mapping[str, T]):
    """What is made of each declared card, by code, when something first asks for it."""

    def __init__(self, declared: Mapping[str, Card], make: Callable[[Card], T]) -> None:
        self.declared = declared
        self.make = make
        self.made: dict[str, T] = {}

    def __getitem__(self, code: str) -> T:
        if code not in self.made:
            self.made.setdefault(code, self.make(self.declared[code]))  # of two threads, the first one's
        return self.made[code]

    def __contains__(self, code: object) -> bool:
        return code in self.declared

    def __iter__(self) -> Iterator[str]:
        return iter(self.declared)

    def __len__(self) -> int:
        return len(self.declared)


class Catalogue:
    """The cards that a game knows, by code, with every ability and script by its key. No card is added to a catalogue,
    so what is asked of all of them is found out once."""

    def __init__(self, declared: Mapping[str, Card], cards: Mapping[str, CardDef], copies: Mapping[str, Share],
                 known: Mapping[str, str] | None = None, edition: Edition = CURRENT) -> None:
        self.declared = declared
        self.cards = cards
        self.copies = copies
        self.known = known
        self.edition = edition  # by which their texts are read
        self.readings: dict[str, Catalogue] = {}  # the same cards as other editions read them, by name
        self.parts: WeakValueDictionary[tuple[str, ...], Catalogue] = WeakValueDictionary()

    @cached_property
    def sets(self) -> dict[str, frozenset[str]]:
        """By the name of a card, the sets in which it was printed."""
        found: dict[str, frozenset[str]] = {}
        for card in self.declared.values():
            printed = {code.partition("-")[0] for code in card.codes}
            found[card.name] = found.get(card.name, frozenset()) | printed
        return found

    @cached_property
    def abilities(self) -> dict[str, Ability]:
        """Every ability of these cards."""
        return {key: made for share in self._shares for key, made in share.abilities.items()}

    @cached_property
    def passives(self) -> dict[str, tuple[Passive, ...]]:
        """What their effects let hold for a while."""
        return {key: made for share in self._shares for key, made in share.passives.items()}

    @cached_property
    def scripts(self) -> dict[str, Script]:
        """What they run."""
        return {key: made for share in self._shares for key, made in share.scripts.items()}

    @cached_property
    def dues(self) -> dict[str, Due]:
        """Costs that they give to abilities, and those of Flow."""
        return {key: made for share in self._shares for key, made in share.dues.items()}

    @cached_property
    def texts(self) -> dict[str, CardDef]:
        """What they append to others."""
        return {key: made for share in self._shares for key, made in share.texts.items()}

    def reading(self) -> Iterator[None]:
        """Read all that anybody may ask of these cards, a card or its text at each step."""
        for _ in self._each_share():
            yield

    @cached_property
    def _shares(self) -> tuple[Share, ...]:
        return tuple(self._each_share())

    def _each_share(self) -> Iterator[Share]:
        """What each card brings, and what is copied of them."""
        yield from (card.share for card in self.cards.values())
        yield from self._each_copy()

    def _each_copy(self) -> Iterator[Share]:
        """Where one of these cards copies text, the text of each as it is copied."""
        if any(card.copies for card in self.cards.values()):
            yield from (self.copies[code] for code, card in self.cards.items() if not card.is_spell)

    @cached_property
    def answered(self) -> frozenset[Question]:
        """The questions that any text of these cards answers, printed, appended or for a while: nobody has to ask the
        others."""
        return frozenset(passive.what for passive in self._all_passives())

    def _all_passives(self) -> Iterator[Passive]:
        for card in (*self.cards.values(), *self.texts.values()):
            yield from card.passives
        for passives in self.passives.values():
            yield from passives

    @cached_property
    def handed(self) -> frozenset[str]:
        """The lines, by key, that say what may depend on the cards in a hand, so that playing one of them changes it;
        and by code the cards with such an additional cost."""
        copied = (handed(share.told()) for share in self._each_copy())
        return frozenset().union(*(card.handed for card in self.cards.values()), *copied)

    @cached_property
    def ruled(self) -> frozenset[EventKind]:
        """The kinds of events that a text forbids, or permits in one form only (054)."""
        return frozenset(
            kind
            for kind in get_args(EventKind)
            if not self.answered.isdisjoint((ruling_on("cant:", kind), ruling_on("only:", kind)))
        )

    @cached_property
    def lessened(self) -> frozenset[Question]:
        """The questions to which texts answer by which a component of a cost gets cheaper (356.4.c)."""
        return frozenset(what for what in self.answered if what.startswith(LESS_OF))

    @cached_property
    def ordered(self) -> bool:
        """Whether a text sets Might or takes keywords away, so that it matters since when its condition holds
        (480.2)."""
        return any(what == BASE or what.startswith(WITHOUT) for what in self.answered)

    @cached_property
    def pins(self) -> bytes:
        """The declarations of all its cards, as games keep them."""
        trees = [encode(self.declared[code]) for code in sorted(self.declared)]
        return json.dumps(trees, separators=(",", ":"), ensure_ascii=False).encode()

    @cached_property
    def titles(self) -> dict[str, str]:
        """The names of the cards by code."""
        return {code: card.name for code, card in self.declared.items()}

    @cached_property
    def named(self) -> Mapping[str, str]:
        """The names of all cards that there are with their types, tokens left out (762.2), those of this part of the
        catalogue or not: so they tell nothing about a deck."""
        return self.known or dict(
            sorted((card.name, card.type) for card in self.declared.values() if "token" not in card.supertypes)
        )

    def part(self, codes: tuple[str, ...]) -> Catalogue:
        """The same cards, only these, read; asked again while somebody has it, the same part. Raises KeyError for a
        code that is not here."""
        if codes == tuple(self.declared):
            return self
        made = self.parts.get(codes)
        if made is None:
            declared, cards = {code: self.declared[code] for code in codes}, {code: self.cards[code] for code in codes}
            made = self.parts[codes] = Catalogue(
                declared, cards, self.copies, self.named, self.edition
            )
        return made
