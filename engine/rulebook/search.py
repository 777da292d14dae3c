"""Finding rules by words: SQLite's full-text index proposes candidates by BM25, and our own ranking puts them in order.

A document is a rule with what stands around it: the titles above it, what stands below it, how players ask for it (`asked.json`) and its
examples. The ranking counts, for each thing that is asked for, where a rule says it and how rare that is, and prefers rules that say all
of it; it puts definitions of keywords first and rules of single modes last, unless the question names the keyword or the mode.
"""
from __future__ import annotations

import functools
import json
import math
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from engine.rulebook import BadRuleId, parents, parse, rules
from engine.rulebook.words import Concept, Spelling, concepts, data, plain, spoken, stem, stems

FIELDS = {"title": 2.4, "text": 1.4, "asked": 2.2, "path": 1.2, "below": 0.5, "near": 0.35}
CANDIDATES = 160
BASE, HEADING, PHRASE, BESIDE, HALF, MODE, COMMON, DEFINED = 0.5, 0.15, 0.7, 0.6, 2.4, 0.5, 5.0, 0.15
_ID = re.compile(r"(?:rule|cr|§)?\s*(tr\s*)?(\d{3}(?:\.\w+)*)\.?", re.IGNORECASE)
_GLUED = re.compile(r"(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)")
_MODES = {"486": "match bo3 best five", "487": "skirmish ffa3 ffa three", "488": "war ffa4 four",
          "489": "team teammate 2v2 magma chamber ally partner",
          "TR": "tournament event judge sideboard banned ban legal format loop shortcut match"}
_TEAMS = frozenset(stems("team teammate 2v2 partner ally teams"))


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that was found. `mark` are the places in the snippet, from and to, that say what was asked for."""

    id: str
    score: float
    title: str
    path: tuple[str, ...]
    snippet: str
    mark: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A rule of any edition, as the index takes it."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class _Indexed:
    text: Text
    path: tuple[str, ...]
    weight: dict[str, float]
    in_title: frozenset[str]
    phrases: tuple[frozenset[str], ...]
    defines: frozenset[str]
    prior: float
    modes: frozenset[str]


class Index:
    """The index over one edition of the rules."""

    def __init__(self, texts: Iterable[Text]) -> None:
        self._texts = {text.id: text for text in texts}
        self._documents: list[_Indexed] = []
        self._frequency: Counter[str] = Counter()
        self._words: Counter[str] = Counter(dict.fromkeys(spoken(), 1))
        self._table = sqlite3.connect(":memory:", check_same_thread=False)
        self._table.execute(f"CREATE VIRTUAL TABLE rule USING fts5({', '.join(FIELDS)}, tokenize = 'ascii')")
        self._fill()
        self._spelling = Spelling(self._words)

    def _fill(self) -> None:
        below: dict[str, list[str]] = {}
        for text in self._texts.values():
            for above in parents(text.id)[:2]:
                below.setdefault(above, []).append(f"{text.title} {text.text}")
        asked, examples = _asked(), data("examples.json")
        for text in self._texts.values():
            over = [self._texts[key] for key in parents(text.id) if key in self._texts]
            self._add(text, tuple(entry.title for entry in reversed(over)), {
                "title": text.title, "text": text.text, "asked": " ".join(asked.get(text.id, ())),
                "path": " ".join(entry.title for entry in over), "below": " ".join(below.get(text.id, ())),
                "near": " ".join([*(entry.text for entry in over[:1]), *examples.get(text.id, ()), *(asked.get(over[0].id, ()) if over else ())]),
            })

    def _add(self, text: Text, path: tuple[str, ...], fields: dict[str, str]) -> None:
        self._words.update(word for field in ("title", "text", "asked") for word in plain(fields[field]))
        stemmed = {field: stems(content) for field, content in fields.items()}
        weight: dict[str, float] = {}
        for field, found in stemmed.items():
            length = 0.6 + 0.4 * len(found) / _USUAL[field]
            for word, times in Counter(found).items():
                weight[word] = weight.get(word, 0.0) + FIELDS[field] * times / (length * (times + 1) / 2)
        self._frequency.update(set(stemmed["title"] + stemmed["text"] + stemmed["asked"]))
        self._table.execute(f"INSERT INTO rule(rowid, {', '.join(FIELDS)}) VALUES (?{', ?' * len(FIELDS)})",  # noqa: S608 - our own names
                            (len(self._documents), *(" ".join(found) for found in stemmed.values())))
        self._documents.append(_Indexed(text, path, weight, frozenset(stemmed["title"]),
                                        _phrases(text), _defined().get(text.id, frozenset()), _prior(text.id), _modes(text)))

    def search(self, query: str, limit: int = 5) -> list[Hit]:
        """The rules that answer best, best first; none only if nothing in the query is a word of the rules."""
        if direct := self._direct(query):
            return [self._hit(self._documents[self._at[key]], 100.0 - place, set()) for place, key in enumerate(direct[:limit])]
        words = self._joined([self._spelling.right(word) for word in plain(query)])
        wanted = concepts(words)
        said = {stem(word) for word in words}
        ranked = sorted(((self._score(document, wanted, said), document) for document in self._candidates(wanted)),
                        key=lambda pair: (-pair[0], parse(pair[1].text.id).order))
        marked = {word for concept in wanted for word, _ in concept.stems}
        return [self._hit(document, score, marked) for score, document in ranked[:limit]]

    @functools.cached_property
    def _at(self) -> dict[str, int]:
        return {document.text.id: place for place, document in enumerate(self._documents)}

    def _direct(self, query: str) -> list[str]:
        found = _ID.fullmatch(query.strip())
        if not found:
            return []
        key = ("TR" if found[1] else "") + ".".join(part for step in found[2].lower().split(".") for part in _GLUED.split(step))
        try:
            known = [candidate for candidate in (key, *parents(key)) if candidate in self._texts]
        except BadRuleId:
            return []
        return [*known[:1], *(text for text in self._texts if known and parents(text)[:1] == (known[0],)), *known[1:]]

    def _joined(self, words: list[str]) -> list[str]:
        """“battle field” as “battlefield”, where the rules know only the latter as one word."""
        joined: list[str] = []
        for word in words:
            if joined and len(word) > 3 and self._words[joined[-1] + word] > 1:
                joined[-1] += word
            else:
                joined.append(word)
        return joined

    def _candidates(self, wanted: list[Concept]) -> list[_Indexed]:
        terms = sorted({word for concept in wanted for word, _ in concept.stems})
        if not terms:
            return []
        found = self._table.execute(
            f"SELECT rowid FROM rule WHERE rule MATCH ? ORDER BY bm25(rule, {', '.join(map(str, FIELDS.values()))}) LIMIT {CANDIDATES}",  # noqa: S608
            (" OR ".join(f'"{term}"' for term in terms),))
        return [self._documents[row] for (row,) in found]

    def _score(self, document: _Indexed, wanted: list[Concept], said: set[str]) -> float:
        total, reached, possible = 0.0, 0.0, 0.0
        for concept in wanted:
            rarity = max(self._rarity(word) for word, _ in concept.stems) * concept.weight
            most = max(document.weight.get(word, 0.0) * weight for word, weight in concept.stems)
            part = most / (most + HALF)
            total += rarity * part
            reached += rarity * min(1.0, 2 * part)
            possible += rarity
        cover = reached / possible if possible else 0.0
        asked = {word for concept in wanted for word, _ in concept.stems}
        heading = len(document.in_title & asked) / len(document.in_title) if document.in_title else 0.0
        score = total * (BASE + (1 - BASE) * cover) * (1 + HEADING * heading) * document.prior
        score += PHRASE * possible * max((self._alike(wanted, asked, phrase) for phrase in document.phrases), default=0.0)
        if document.defines and document.defines <= asked:
            score += DEFINED * sum(self._rarity(word) for word in document.defines)
        if document.modes and not document.modes & said:
            score *= MODE
        return score

    def _alike(self, wanted: list[Concept], asked: set[str], phrase: frozenset[str]) -> float:
        """How far a phrase in which players ask for a rule and this question are the same: 0 to 1."""
        if not asked & phrase:
            return 0.0
        shared = mass = 0.0
        for concept in wanted:
            weight = concept.weight * max(self._rarity(word) for word, _ in concept.stems)
            mass += weight
            shared += weight * max((share for word, share in concept.stems if word in phrase), default=0.0)
        beside = sum(self._rarity(word) for word in phrase if word not in asked)
        return shared / (mass + BESIDE * beside)

    def _rarity(self, word: str) -> float:
        return math.log(1 + len(self._documents) / (self._frequency[word] + COMMON))

    def _hit(self, document: _Indexed, score: float, marked: set[str]) -> Hit:
        text = document.text.text
        mark = tuple((found.start(), found.end()) for found in re.finditer(r"[\w’']+", text) if stem(found[0].lower()) in marked)
        return Hit(document.text.id, round(score, 3), document.text.title, document.path, text, mark)


_USUAL = {"title": 2.0, "text": 8.0, "asked": 16.0, "path": 3.0, "below": 40.0, "near": 10.0}


def _phrases(text: Text) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(stems(phrase)) for phrase in (text.title, *_asked().get(text.id, ())))


@functools.cache
def _asked() -> dict[str, list[str]]:
    """How players ask for a rule: our own phrases, and the questions of the rulings that rest on it in the first place."""
    found = {key: list(phrases) for key, phrases in data("asked.json").items()}
    for one in json.loads((Path(__file__).parent / "rulings.json").read_text("utf-8"))["rulings"].values():
        for key in () if one["cards"] else one["rules"][:2]:
            found.setdefault(key, []).append(one["question"])
    return found


@functools.cache
def _defined() -> dict[str, frozenset[str]]:
    return {key: frozenset(stems(name)) for name, ids in data("glossary.json").items() for key in ids}


def _prior(key: str) -> float:
    """Rules near the root say what is generally so; deep ones and those of 700-799 are details."""
    return float(1.06 - 0.02 * len(parse(key).steps))


def _modes(text: Text) -> frozenset[str]:
    words = next((words for prefix, words in _MODES.items() if text.id.startswith(prefix)), "")
    team = _TEAMS if _TEAMS & set(stems(f"{text.title} {text.text}")) else frozenset()
    return frozenset(stems(words)) | team


@functools.cache
def index() -> Index:
    """The index over our own wording."""
    return Index(Text(worded.id, worded.title, worded.text) for worded in rules().values())


def search(query: str, limit: int = 5) -> list[Hit]:
    """The rules in our wording that answer a question or match a few words, best first."""
    return index().search(query, limit)


def as_json(hits: Iterable[Hit]) -> str:
    """`[{"id", "score", "title"}]`, best first."""
    return json.dumps([{key: value for key, value in asdict(hit).items() if key in ("id", "score", "title")} for hit in hits], ensure_ascii=False)
