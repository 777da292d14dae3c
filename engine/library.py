"""The catalogue: the cards that a game knows, with what is asked of all of them together."""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple, get_args
from weakref import WeakValueDictionary

from engine.catalogue import Ability, CardDef, Due, Passive, ruling_on
from engine.kernel.agenda import Script
from engine.names.questions import BASE, WITHOUT, Question
from engine.words.base import Node, encode, walk
from engine.words.event_kinds import EventKind
from engine.words.nodes import Zone


class Share(NamedTuple):
    """What a card brings into a catalogue beside itself, each by its key."""

    abilities: dict[str, Ability]
    passives: dict[str, tuple[Passive, ...]]
    scripts: dict[str, Script]
    dues: dict[str, Due]
    texts: dict[str, CardDef]


class Catalogue:
    """The cards that a game knows, by code, with every ability and script by its key. Nothing is added to a catalogue
    that is played with, so what is asked of all of them is found out once."""

    def __init__(self) -> None:
        self.cards: dict[str, CardDef] = {}
        self.abilities: dict[str, Ability] = {}
        self.passives: dict[str, tuple[Passive, ...]] = {}
        self.scripts: dict[str, Script] = {}
        self.texts: dict[str, CardDef] = {}
        self.known: Mapping[str, str] = {}  # in a part: the named of the whole
        self.dues: dict[str, Due] = {}  # costs that are given to abilities, and those of Flow, by their key
        self.parts: WeakValueDictionary[tuple[str, ...], Catalogue] = WeakValueDictionary()

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
    def handed(self) -> bool:
        """Whether what holds may depend on the cards in a hand, so that playing one of them changes it."""
        parts = [
            part
            for passive in self._all_passives()
            for part in (passive.who, passive.trait, *passive.conditions)
            if isinstance(part, Node)
        ]
        parts += [condition for card in self.cards.values() for due in card.additional for condition in due.given]
        return any(isinstance(node, Zone) and node.name == "hand" for part in parts for node in walk(part))

    @cached_property
    def ruled(self) -> frozenset[EventKind]:
        """The kinds of events that a text forbids, or permits in one form only (054)."""
        return frozenset(
            kind
            for kind in get_args(EventKind)
            if not self.answered.isdisjoint((ruling_on("cant:", kind), ruling_on("only:", kind)))
        )

    @cached_property
    def ordered(self) -> bool:
        """Whether a text sets Might or takes keywords away, so that it matters since when its condition holds
        (480.2)."""
        return any(what == BASE or what.startswith(WITHOUT) for what in self.answered)

    @cached_property
    def pins(self) -> bytes:
        """The declarations of all its cards, as games keep them."""
        trees = [encode(self.cards[code].card) for code in sorted(self.cards)]
        return json.dumps(trees, separators=(",", ":"), ensure_ascii=False).encode()

    @cached_property
    def titles(self) -> dict[str, str]:
        """The names of the cards by code."""
        return {code: card.name for code, card in self.cards.items()}

    @cached_property
    def named(self) -> Mapping[str, str]:
        """The names of all cards that there are with their types, tokens left out (762.2), those of this part of the
        catalogue or not: so they tell nothing about a deck."""
        return self.known or dict(
            sorted((card.name, card.type) for card in self.cards.values() if "token" not in card.card.supertypes)
        )

    @cached_property
    def shares(self) -> dict[str, Share]:
        """What each card brings, by its code, which every key begins with."""
        found = {code: Share({}, {}, {}, {}, {}) for code in self.cards}
        tables: tuple[Mapping[str, Any], ...] = (self.abilities, self.passives, self.scripts, self.dues, self.texts)
        for place, table in enumerate(tables):
            for key, thing in table.items():
                code = (key.partition(":")[2] if table is self.dues else key).partition("/")[0]
                if code in found:
                    found[code][place][key] = thing
        return found

    def part(self, codes: tuple[str, ...]) -> Catalogue:
        """The same cards, only these; asked again while somebody has it, the same part. Raises KeyError for a code that
        is not here."""
        if codes == tuple(self.cards):
            return self
        made = self.parts.get(codes)
        if made is None:
            made = Catalogue()
            made.known = self.named
            for code in codes:
                made.cards[code] = self.cards[code]
                share = self.shares[code]
                made.abilities |= share.abilities
                made.passives |= share.passives
                made.scripts |= share.scripts
                made.dues |= share.dues
                made.texts |= share.texts
            self.parts[codes] = made
        return made
