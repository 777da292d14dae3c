"""How well a rule answers a question, as a few numbers, and their weights.

Each number says one thing: where the rule says what is asked for, how near the question is to the phrases in which
players ask for it, what the rules above and below it and its chapter have to say to the question. The weights were
fitted on half of the questions (`python -m tests.lookups.fit`); the other half shows whether they hold for questions
that they have never met.
"""
from __future__ import annotations

import functools
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from engine.rulebook.kinds import kind_of
from engine.rulebook.senses import LOOSE, Sense, nearness
from engine.rulebook.words import Concept

BESIDE, HALF = 1.0, 2.4
FEW = 0.5
"""How near, beside the best phrase, those count that a rule hasn't got: it isn't worse for being asked in few ways."""
USUAL, TOLD = 0.15, 3
"""Which share of the phrases is of one kind as a rule; and how many tell that a rule isn't asked for in a kind."""
Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A way of asking for a rule: its stems, which of them follow each other, and how much they weigh together."""

    stems: frozenset[str]
    pairs: frozenset[Pair]
    mass: float


@dataclass(frozen=True, slots=True)
class Document:
    """What the ranking knows of a rule. `weight` is how much it says each stem; `above` are the rules over it, nearest
    first; `asked` are the phrases of players as they say them; `sense` is what it is about."""

    id: str
    above: tuple[str, ...]
    weight: dict[str, float]
    in_title: frozenset[str]
    phrases: tuple[Phrase, ...]
    defines: frozenset[str]
    modes: frozenset[str]
    asked: tuple[str, ...]
    sense: Sense


@dataclass(slots=True)
class Query:
    """What is asked for, with the weight of each concept: `where` are all stems that say it, `meant` those that truly
    do; `sense` is what it is about."""

    concepts: Sequence[Concept]
    rarity: Callable[[str], float]
    said: frozenset[str]
    pairs: frozenset[Pair]
    kind: str
    sense: Sense
    masses: list[float] = field(init=False)
    total: float = field(init=False)
    where: dict[str, list[tuple[int, float]]] = field(init=False)
    meant: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.masses = [
            concept.weight * max(self.rarity(word) for word, share in concept.stems if share > LOOSE)
            for concept in self.concepts
        ]
        self.total = sum(self.masses) or 1.0
        self.where = {}
        self.meant = frozenset(word for concept in self.concepts for word, share in concept.stems if share > LOOSE)
        for n, concept in enumerate(self.concepts):
            for word, share in concept.stems:
                self.where.setdefault(word, []).append((n, share))


@dataclass(frozen=True, slots=True)
class Likeness:
    """How near a question is to the phrases of a rule."""

    best: float = 0.0
    filled: float = 0.0
    others: float = 0.0
    pairs: float = 0.0


def ranked(query: Query, found: Sequence[tuple[Document, float]]) -> list[tuple[float, Document]]:
    """The documents, each found with a BM25 score, with the score of our own, best first."""
    scored = [(score(features), document)
              for (document, _), features in zip(found, described(query, found), strict=True)]
    return sorted(scored, key=lambda pair: -pair[0])


def by_words(query: Query, found: Sequence[tuple[Document, float]]) -> float:
    """The score of the best document by words alone: whatever is said, some rule is about something like it."""
    return max((score(features | {"sense": 0.0}) for features in described(query, found)), default=0.0)


def score(features: dict[str, float]) -> float:
    """How well a document with these features answers."""
    weights = fitted()
    return sum(weights[name] * value for name, value in features.items())


@functools.cache
def fitted() -> dict[str, float]:
    """The weight of each feature."""
    weights: dict[str, float] = json.loads((Path(__file__).parent / "weights.json").read_text("utf-8"))
    return weights


def described(query: Query, found: Sequence[tuple[Document, float]]) -> list[dict[str, float]]:
    """The features of each document."""
    likeness = {document.id: _likeness(query, document.phrases) for document, _ in found}
    below: dict[str, float] = {}
    chapter: dict[str, list[float]] = {}
    for document, _ in found:
        best = likeness[document.id].best
        for above in document.above:
            below[above] = max(below.get(above, 0.0), best)
        chapter.setdefault(_chapter(document), []).append(best)
    kin = {key: sum(sorted(values)[-3:]) / 3 for key, values in chapter.items()}
    most = max((score for _, score in found), default=1.0) or 1.0
    return [_own(query, document, likeness[document.id]) | {
        "found": score / most,
        "below": below.get(document.id, 0.0),
        "above": max((likeness[above].best for above in document.above if above in likeness), default=0.0),
        "kin": kin[_chapter(document)],
    } for document, score in found]


def _chapter(document: Document) -> str:
    return document.above[-1] if document.above else document.id


def _own(query: Query, document: Document, likeness: Likeness) -> dict[str, float]:
    words, cover = _words(query, document.weight)
    asked, kinds = query.meant, tuple(map(_kind_of_phrase, document.asked))
    defined = (
        sum(query.rarity(word) for word in document.defines) if document.defines and document.defines <= asked else 0.0
    )
    return {
        "words": words, "cover": cover, "both": words * cover,
        "said": likeness.best, "filled": likeness.filled, "again": likeness.others, "pairs": likeness.pairs,
        "heading": len(document.in_title & asked) / len(document.in_title) if document.in_title else 0.0,
        "defines": min(1.0, defined / query.total),
        "sense": nearness(query.sense, document.sense),
        "depth": float(len(document.above)),
        "kind": (kinds.count(query.kind) + USUAL) / (len(kinds) + 1) if query.kind else USUAL,
        "otherwise": float(bool(query.kind) and len(kinds) >= TOLD and query.kind not in kinds),
        "mode": float(bool(document.modes and not document.modes & query.said)),
    }


_kind_of_phrase = functools.cache(kind_of)


def _words(query: Query, weight: dict[str, float]) -> tuple[float, float]:
    """How much of what is asked for the rule says, weakly and at all."""
    most: dict[int, float] = {}
    for word in query.where.keys() & weight.keys():
        for n, share in query.where[word]:
            most[n] = max(most.get(n, 0.0), share * weight[word])
    total = reached = 0.0
    for n, much in most.items():
        part = much / (much + HALF)
        total += query.masses[n] * part
        reached += query.masses[n] * min(1.0, 2 * part)
    return total / query.total, reached / query.total


def _likeness(query: Query, phrases: Sequence[Phrase]) -> Likeness:
    found = sorted((like for phrase in phrases if (like := _alike(query, phrase))), reverse=True)
    if not found:
        return Likeness()
    best, filled = found[0]
    others = [like for like, _ in found[1:3]]
    others += [FEW * best] * (2 - len(others))
    pairs = max(len(query.pairs & phrase.pairs) for phrase in phrases) / len(query.pairs) if query.pairs else 0.0
    return Likeness(best, filled, sum(others) / 2, pairs)


def _alike(query: Query, phrase: Phrase) -> tuple[float, float] | None:
    """How much of both, and how much of the phrase, question and phrase have in common."""
    both = query.where.keys() & phrase.stems
    if not both:
        return None
    shared: dict[int, float] = {}
    for word in both:
        for n, share in query.where[word]:
            shared[n] = max(shared.get(n, 0.0), share)
    common = sum(share * query.masses[n] for n, share in shared.items())
    inside = sum(query.rarity(word) for word in both)
    return common / (query.total + BESIDE * (phrase.mass - inside)), inside / phrase.mass


def pairs(words: Sequence[str]) -> frozenset[Pair]:
    """Which words follow each other."""
    return frozenset(pairwise(words))
