"""What words and rules are about, as numbers: a question is near the rules that answer it, also when they share no
words. The numbers are learned from the phrases of `asked.json` (`python -m tests.lookups.fit`)."""
from __future__ import annotations

import base64
import functools
import json
import math
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import mul
from pathlib import Path

from engine.rulebook.words import Concept

LOOSE = 0.5
"""What counts at most so much for a concept is beside it rather than it."""
SCALE = 64.0
"""A rule's numbers are written this many times as large."""
Sense = Sequence[float]


@dataclass(frozen=True, slots=True)
class Senses:
    """The senses of stems and of rules, as they are written: in Base64, a signed byte for each number."""

    words: Mapping[str, str]
    rules: Mapping[str, str]
    _read: dict[str, Sense] = field(default_factory=dict)

    def question(self, said: Mapping[str, float]) -> Sense:
        """What stems say together, each with how much it counts: a direction, of length 1. Empty if nothing is known
        of any of them."""
        known = [(self._numbers(word), weight) for word, weight in said.items() if word in self.words]
        numbers = [sum(column) for column in zip(*([weight * number for number in one] for one, weight in known),
                                                 strict=True)]
        long = math.sqrt(sum(map(mul, numbers, numbers)))
        return array("f", [number / long for number in numbers]) if long else ()

    def rule(self, key: str, said: Iterable[str]) -> Sense:
        """What a rule is about; that of its stems `said` if nothing was learned about it."""
        if key in self.rules:
            return _bytes(self.rules[key])
        return array("f", [SCALE * number for number in self.question(dict.fromkeys(said, 1.0))])

    def _numbers(self, word: str) -> Sense:
        if (known := self._read.get(word)) is None:
            known = self._read[word] = _bytes(self.words[word])
        return known


def nearness(question: Sense, rule: Sense) -> float:
    """How near a question is to a rule: about 1 for what it asks for, 0 for what has nothing to do with it."""
    near: float = sum(map(mul, question, rule))
    return near / SCALE


def told(concepts: Iterable[Concept]) -> dict[str, float]:
    """How much each stem of a question counts for what it is about."""
    said: dict[str, float] = {}
    for concept in concepts:
        for word, share in concept.stems:
            if share > LOOSE:
                said[word] = max(said.get(word, 0.0), share * concept.weight)
    return said


@functools.cache
def senses() -> Senses:
    """Those that were learned from all phrases."""
    return Senses(**json.loads((Path(__file__).parent / "senses.json").read_text("utf-8")))


def _bytes(text: str) -> Sense:
    return array("b", base64.b64decode(text))
