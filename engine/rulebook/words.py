"""Words as the search sees them: stems, players' words for the rules' words, and spelling."""
from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

_WORD = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")
_ENDINGS = (
    ("ies", "y"), ("ied", "y"), ("sses", "ss"), ("ments", ""), ("ment", ""), ("ings", ""), ("ing", ""), ("eed", "eed"),
    ("ed", ""), ("es", ""), ("s", ""),
)


@dataclass(frozen=True, slots=True)
class Concept:
    """One thing asked for: the stems that say it, each with its weight, and how much it matters."""

    stems: tuple[tuple[str, float], ...]
    weight: float = 1.0


@functools.cache
def data(name: str) -> dict[str, list[str]]:
    """One of the package's own tables: a rule's word or id → phrases."""
    table: dict[str, list[str]] = json.loads((Path(__file__).parent / name).read_text("utf-8"))
    return table


def plain(text: str) -> list[str]:
    """The words of a text in lower case."""
    return _WORD.findall(text.lower().replace("’", "'"))


@functools.cache
def silent() -> frozenset[str]:
    """The words that say nothing about what is asked for."""
    return frozenset(data("silent.json")["silent"])


@functools.cache
def _irregular() -> dict[str, str]:
    return {form: stem for stem, forms in data("forms.json").items() for form in forms}


@functools.cache
def stem(word: str) -> str:
    """What a word has in common with its other forms: moved, moves and moving all give `mov`."""
    word = word.removesuffix("'s").replace("'", "")
    if found := _irregular().get(word):
        return found
    for ending, instead in _ENDINGS:
        if (
            word.endswith(ending)
            and len(word) - len(ending) >= 3
            and not (ending == "s" and word.endswith(("ss", "us")))
        ):
            word = word.removesuffix(ending) + instead
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "lsz":
        word = word[:-1]
    return word.removesuffix("e") if len(word) > 3 else word


def stems(text: str) -> list[str]:
    """The stems of a text in its order, the words that say nothing left out."""
    return [stem(word) for word in plain(text) if word not in silent()]


@functools.cache
def slang() -> dict[tuple[str, ...], tuple[str, ...]]:
    """What players say → the stems of what the rules say; both as stems. A phrase counts word for word, and without the
    words that say nothing only if two different ones are left: “count their” is not “count”, “2 on 2” not “2 2”."""
    table: dict[tuple[str, ...], tuple[str, ...]] = {}
    for meaning, phrases in data("slang.json").items():
        for phrase in phrases:
            whole, short = tuple(stem(word) for word in plain(phrase)), tuple(stems(phrase))
            for key in {whole, short if len(set(short)) > 1 else whole}:
                table[key] = tuple(dict.fromkeys((*table.get(key, ()), *stems(meaning))))
    table.pop((), None)
    return table


@functools.cache
def spoken() -> frozenset[str]:
    """Every word of the slang table, and ordinary English ones: spelled as meant."""
    return (
        frozenset(word for phrases in data("slang.json").values() for phrase in phrases for word in plain(phrase))
        | frozenset(data("ordinary.json")["ordinary"])
        | silent()
    )


LONGEST = 6
NEAR = 0.2   # how much a word of nearly the same sense counts


@functools.cache
def near() -> dict[str, tuple[tuple[str, float], ...]]:
    """Stem → the stems of words of nearly the same sense, and how much each of them counts: those of our table, and
    those that stand for it in other phrases of the same rules (`alike.json`, written by `tests.lookups.fit`)."""
    groups = [
        tuple(dict.fromkeys(stem(word) for phrase in words for word in plain(phrase)))
        for words in data("near.json").values()
    ]
    found: dict[str, dict[str, float]] = {}
    for group in groups:
        for word in group:
            found.setdefault(word, {}).update({other: NEAR for other in group if other != word})
    for word, others in alike().items():
        mine = found.setdefault(word, {})
        for other, share in others.items():
            mine[other] = max(share, mine.get(other, 0.0))
    return {word: tuple(others.items()) for word, others in found.items()}


@functools.cache
def alike() -> dict[str, dict[str, float]]:
    """Stem → the stems that stand for it where a rule is asked for in other words, and how much each of them counts."""
    table: dict[str, dict[str, float]] = json.loads((Path(__file__).parent / "alike.json").read_text("utf-8"))
    return table


def concepts(words: Iterable[str]) -> list[Concept]:
    """What a question asks for, from its words, with the rules' own words beside the players'."""
    said = [(stem(word), word in silent()) for word in words]
    found: list[Concept] = []
    while said:
        length, key = _longest(said)
        if key:
            found += _translated(tuple(word for word, mute in said[:length] if not mute) or key, slang()[key])
        elif not said[0][1]:
            found.append(Concept(((said[0][0], 1.0), *near().get(said[0][0], ()))))
        said = said[max(1, length):]
    return list({concept.stems: concept for concept in found}.values())


def _longest(said: list[tuple[str, bool]]) -> tuple[int, tuple[str, ...]]:
    """How many of the next words are a phrase of the slang table, and which: word for word, else without the words that
    say nothing."""
    for length in range(min(LONGEST, len(said)), 0, -1):
        whole = tuple(word for word, _ in said[:length])
        short = tuple(word for word, mute in said[:length] if not mute)
        for key in (whole, short) if len(short) > 1 and not said[0][1] and not said[length - 1][1] else (whole,):
            if key in slang():
                return length, key
    return 0, ()


def _translated(said: tuple[str, ...], meant: tuple[str, ...]) -> Iterator[Concept]:
    if len(said) == len(meant) == 1:
        yield Concept(((said[0], 1.0), (meant[0], 0.95)))
        return
    yield from (Concept(((word, 1.0),), 0.6 if len(said) > 1 else 1.0) for word in said)
    yield from (Concept(((word, 1.0),), 1.0 if len(meant) == 1 else 0.8) for word in meant if word not in said)


RESEMBLING = 0.5


class Spelling:
    """The nearest known word for an unknown one."""

    def __init__(self, known: dict[str, int]) -> None:
        self._known = known
        self._cuts: dict[str, set[str]] = {}
        for word in known:
            for cut in {word, *_shorter(word)}:
                self._cuts.setdefault(cut, set()).add(word)

    def right(self, word: str) -> str:
        """`word` itself when it is known or nothing is near it."""
        if word in self._known or word in silent() or len(word) < 4 or stem(word) in self._known or word.isdigit():
            return word
        once = _shorter(word)
        cuts = {word, *once} | ({further for cut in once for further in _shorter(cut)} if len(word) >= 6 else set())
        near = {candidate for cut in cuts for candidate in self._cuts.get(cut, ())}
        limit = 1 if len(word) < 6 else 2
        ranked = sorted(
            (distance(word, candidate), candidate[0] != word[0], -self._known[candidate], candidate)
            for candidate in near
        )
        return ranked[0][3] if ranked and ranked[0][0] <= limit else word


    def nearest(self, word: str) -> str:
        """What a word that isn't known looks most like, however far off; `word` itself if it looks like nothing."""
        return next(iter(get_close_matches(word[:30], self._known, 1, RESEMBLING)), word)


def _shorter(word: str) -> set[str]:
    return {word[:n] + word[n + 1:] for n in range(len(word))}


def distance(a: str, b: str) -> int:
    """How many letters have to be put in, left out, changed or swapped with their neighbour to make `b` of `a`."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]
