"""Finding rules by words: SQLite's full-text index proposes candidates by BM25, and our own ranking puts them in order.

A document is a rule with what stands around it: the titles above it, what stands below it, how players ask for it
(`asked.json`) and its examples.
"""
from __future__ import annotations

import functools
import json
import math
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from engine.rulebook import BadRuleId, parents, rules
from engine.rulebook.kinds import kind_of
from engine.rulebook.ranking import Document, Phrase, Query, by_words, pairs, ranked
from engine.rulebook.senses import LOOSE, Senses, senses, told
from engine.rulebook.words import Spelling, concepts, data, plain, silent, spoken, stem, stems

FIELDS = {"title": 2.4, "text": 1.4, "asked": 2.2, "path": 1.2, "below": 0.5, "near": 0.35}
CANDIDATES = 200
COMMON = 30.0
ENOUGH, OFTEN = 0.7, 20
"""From which score by words on, times the share of the question that is known, something is a question about the
rules. Known is what the rules say, and by what so many of them are asked for: with each phrase come words that others
chat with, too. Chosen over one half of `tests/lookups/other_talk.json` and of the questions."""
MOST_GUESSED = 8
_ID = re.compile(r"(?:rule|cr|§)?\s*(tr\s*)?(\d{3}(?:\.\w+)*)\.?", re.IGNORECASE)
_GLUED = re.compile(r"(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)")
_MODES = {"486": "match bo3 best five", "487": "skirmish ffa3 ffa three", "488": "war ffa4 four",
          "489": "team teammate 2v2 magma chamber ally partner",
          "TR": "tournament event judge sideboard banned ban legal format loop shortcut match round"}
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
    """Something to be found. `above` are the ids over it, nearest first; `ours` is our id of the same rule, if it is a
    rule that we word."""

    id: str
    title: str
    text: str
    above: tuple[str, ...] = ()
    ours: str = ""


@dataclass(frozen=True, slots=True)
class _Indexed:
    text: Text
    path: tuple[str, ...]
    document: Document


def numbered(query: str) -> str:
    """The id that a query writes as people do, such as “rule 465.2c”, as the documents write it; empty if it writes
    none.

    Whether such a rule exists, and whether the id is a well-formed one, is for others to find out.
    """
    found = _ID.fullmatch(query.strip())
    if not found:
        return ""
    return ("TR" if found[1] else "") + ".".join(
        part for step in found[2].lower().split(".") for part in _GLUED.split(step)
    )


class Index:
    """The index over one edition of the rules, or over other texts."""

    def __init__(self, texts: Iterable[Text], phrases: Mapping[str, Sequence[str]] | None = None,
                 learned: Senses | None = None) -> None:
        """`phrases`: how players ask for a rule, by our id of it, if not as `asked` has it; `learned`: what was learned
        from them, if anything."""
        self._phrases = asked() if phrases is None else phrases
        self._senses = learned or (senses() if phrases is None else Senses({}, {}))
        self._texts = {text.id: text for text in texts}
        self._indexed: list[_Indexed] = []
        self._frequency: Counter[str] = Counter()
        self._rare: dict[str, float] = {}
        self._words: Counter[str] = Counter(dict.fromkeys(spoken(), 1))
        self._worded: set[str] = set()
        self._table = sqlite3.connect(":memory:", check_same_thread=False)
        self._table.execute(f"CREATE VIRTUAL TABLE rule USING fts5({', '.join(FIELDS)}, tokenize = 'ascii')")
        self._fill(said := functools.cache(stems))  # the same text stands in several documents
        self._finish(said)
        self._spelling = Spelling(self._words)

    def _fill(self, said: Callable[[str], list[str]]) -> None:
        below: dict[str, list[str]] = {}
        for text in self._texts.values():
            for above in text.above[:2]:
                below.setdefault(above, []).extend((text.title, text.text))
        phrases, examples = self._phrases, data("examples.json")
        for text in self._texts.values():
            over = [self._texts[key] for key in text.above if key in self._texts]
            self._words.update(
                word for part in (text.title, text.text, *phrases.get(text.ours, ())) for word in plain(part))
            fields = {
                "title": (text.title,), "text": (text.text,), "asked": phrases.get(text.ours, ()),
                "path": [entry.title for entry in over], "below": below.get(text.id, ()),
                "near": [*(entry.text for entry in over[:1]), *examples.get(text.ours, ()),
                         *(phrase for entry in over[:1] for phrase in phrases.get(entry.ours, ()))],
            }
            self._add(text, tuple(entry.title for entry in reversed(over)),
                      {field: [word for part in parts for word in said(part)] for field, parts in fields.items()})

    def _add(self, text: Text, path: tuple[str, ...], stemmed: dict[str, list[str]]) -> None:
        weight: dict[str, float] = {}
        for field, found in stemmed.items():
            length = 0.6 + 0.4 * len(found) / _USUAL[field]
            for word, times in Counter(found).items():
                weight[word] = weight.get(word, 0.0) + FIELDS[field] * times / (length * (times + 1) / 2)
        self._worded.update(worded := stemmed["title"] + stemmed["text"])
        self._frequency.update(set(worded + stemmed["asked"]))
        self._table.execute(
            # our own names
            f"INSERT INTO rule(rowid, {', '.join(FIELDS)}) VALUES (?{', ?' * len(FIELDS)})",  # noqa: S608
            (len(self._indexed), *(" ".join(found) for found in stemmed.values())),
        )
        self._indexed.append(_Indexed(text, path, Document(
            text.id, text.above, weight, frozenset(stemmed["title"]), (),
            _defined().get(text.ours, frozenset()), _modes(text),
            tuple(self._phrases.get(text.ours, ())),
            self._senses.rule(text.ours, worded))))

    def _finish(self, said: Callable[[str], list[str]]) -> None:
        """The phrases, weighed once it is known how rare each word is; and the words that only the Tournament Rules
        use: whoever says one of them asks about tournaments."""
        self._rare.clear()
        others = {word for one in self._indexed if not _of_tournaments(one.text) for word in one.document.weight}
        for place, one in enumerate(self._indexed):
            texts = (" ".join((*one.path[-1:], one.text.title)), *self._phrases.get(one.text.ours, ()))
            phrases = tuple(
                Phrase(frozenset(words), pairs(words), sum(map(self.rarity, set(words))))
                for words in map(said, texts)
                if words
            )
            only = one.document.weight.keys() - others
            document = replace(one.document, phrases=phrases, modes=one.document.modes | only)
            self._indexed[place] = replace(one, document=document)

    def search(self, query: str, limit: int = 5) -> list[Hit]:
        """The rules that answer best, best first. Where no word of the query is known, words that resemble them are
        taken instead; none is found only if nothing does."""
        if direct := self._direct(query):
            return [
                self._hit(self._indexed[self._at[key]], 100.0 - place, frozenset())
                for place, key in enumerate(direct[:limit])
            ]
        wanted = self.understood(query)
        found = self.candidates(wanted)
        if not found:
            wanted = self.understood(" ".join(self._spelling.nearest(word) for word in plain(query)[:MOST_GUESSED]))
            found = self.candidates(wanted)
        best = ranked(wanted, found)[:limit]
        return [self._hit(self._indexed[self._at[document.id]], score, wanted.meant) for score, document in best]

    def knows(self, query: str) -> bool:
        """Whether a word of the query is known, also misspelled, or it is a rule's number."""
        return bool(self._direct(query) or self.candidates(self.understood(query)))

    def asks(self, query: str) -> bool:
        """Whether the query asks about the rules: it is a rule's number, or some rule answers it well enough by the
        words that the rules know. Small talk, names of cards and letters at random don't."""
        if self._direct(query):
            return True
        wanted = self.understood(query)
        return by_words(wanted, self.candidates(wanted)) * self._share_known(wanted) >= ENOUGH

    def _share_known(self, query: Query) -> float:
        known = (
            mass
            for mass, concept in zip(query.masses, query.concepts, strict=True)
            if any(self._is_known(word) for word, share in concept.stems if share > LOOSE)
        )
        return sum(known) / query.total

    def _is_known(self, word: str) -> bool:
        return word in self._worded or self._frequency[word] >= OFTEN

    def understood(self, query: str) -> Query:
        """The question with its spelling set right and the rules' words beside the players'."""
        words = self._joined([self._spelling.right(word) for word in plain(query)])
        said = [stem(word) for word in words if word not in silent()]
        meant = concepts(words)
        return Query(meant, self.rarity, frozenset(map(stem, words)), pairs(said), kind_of(query),
                     self._senses.question(told(meant)))

    @functools.cached_property
    def _at(self) -> dict[str, int]:
        return {one.text.id: place for place, one in enumerate(self._indexed)}

    def _direct(self, query: str) -> list[str]:
        key = numbered(query)
        if not key:
            return []
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

    def candidates(self, query: Query) -> list[tuple[Document, float]]:
        """What the full-text index proposes, each with how well it fits by BM25."""
        if not query.where:
            return []
        weights = ", ".join(map(str, FIELDS.values()))
        found = self._table.execute(
            # our own names
            f"SELECT rowid, bm25(rule, {weights}) AS fit FROM rule "  # noqa: S608
            f"WHERE rule MATCH ? ORDER BY fit LIMIT {CANDIDATES}",
            (" OR ".join(f'"{term}"' for term in sorted(query.where)),),
        )
        return [(self._indexed[row].document, -fit) for row, fit in found]

    def rarity(self, word: str) -> float:
        """How much a stem tells: the fewer rules say it or are asked for by it, the more."""
        if (known := self._rare.get(word)) is None:
            known = self._rare[word] = math.log(1 + len(self._indexed) / (self._frequency[word] + COMMON))
        return known

    def _hit(self, document: _Indexed, score: float, marked: frozenset[str]) -> Hit:
        text = document.text.text
        mark = tuple(
            (found.start(), found.end()) for found in re.finditer(r"[\w’']+", text) if stem(found[0].lower()) in marked
        )
        return Hit(document.text.id, round(score, 3), document.text.title, document.path, text, mark)


_USUAL = {"title": 2.0, "text": 8.0, "asked": 16.0, "path": 3.0, "below": 40.0, "near": 10.0}


@functools.cache
def asked() -> dict[str, list[str]]:
    """How players ask for a rule: our own phrases, and the questions of the rulings that rest on it in the first
    place."""
    found = {key: list(phrases) for key, phrases in data("asked.json").items()}
    for one in json.loads((Path(__file__).parent / "rulings.json").read_text("utf-8"))["rulings"].values():
        for key in () if one["cards"] else one["rules"][:1]:
            found.setdefault(key, []).append(one["question"])
    return found


@functools.cache
def _defined() -> dict[str, frozenset[str]]:
    return {key: frozenset(stems(name)) for name, ids in data("glossary.json").items() for key in ids}


def _of_tournaments(text: Text) -> bool:
    return text.ours.startswith("TR")


def _modes(text: Text) -> frozenset[str]:
    words = next((words for prefix, words in _MODES.items() if text.ours.startswith(prefix)), "")
    team = _TEAMS if text.ours and _TEAMS & set(stems(f"{text.title} {text.text}")) else frozenset()
    return frozenset(stems(words)) | team


@functools.cache
def index() -> Index:
    """The index over our own wording."""
    return Index(
        Text(worded.id, worded.title, worded.text, parents(worded.id), worded.id) for worded in rules().values()
    )


def search(query: str, limit: int = 5) -> list[Hit]:
    """The rules in our wording that answer a question or match a few words, best first."""
    return index().search(query, limit)


def knows(query: str) -> bool:
    """Whether the rules have a word of that query, or the rule of that number: otherwise what `search` finds is
    guessed."""
    return index().knows(query)


def asks(query: str) -> bool:
    """Whether something asks about the rules; otherwise what `search` finds just comes nearest."""
    return index().asks(query)


def as_json(hits: Iterable[Hit]) -> str:
    """`[{"id", "score", "title"}]`, best first."""
    return json.dumps(
        [{key: value for key, value in asdict(hit).items() if key in ("id", "score", "title")} for hit in hits],
        ensure_ascii=False,
    )
