"""What became of rules from one edition to the next: moved, changed, added, removed.

Two rules of two editions are the same rule when their text is the same, references to other rules aside; of several
candidates the one of the same number, else the one under the same rule. What is left is paired when most words agree.
"""
from __future__ import annotations

import functools
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from engine.rulebook.editions import Edition
from engine.rulebook.ids import parents, parse

ALIKE = 0.62
_REFERENCE = re.compile(r"\b\d{3}(?:\.(?:\d+|[a-z]))*\b\.?")
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Change:
    """A rule in two editions; `old` is empty for an added rule, `new` for a removed one."""

    old: str
    new: str
    before: str
    after: str

    @property
    def moved(self) -> bool:
        """Whether it has another number now."""
        return bool(self.old and self.new) and self.old != self.new

    @property
    def edited(self) -> bool:
        """Whether its text is another one, references to other rules aside."""
        return bool(self.old and self.new) and _plain(self.before) != _plain(self.after)


@dataclass(frozen=True, slots=True)
class Difference:
    """Two editions compared. A rule that has moved and has changed stands in both lists."""

    old: str
    new: str
    moved: tuple[Change, ...]
    changed: tuple[Change, ...]
    added: tuple[Change, ...]
    removed: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Station:
    """A rule in one edition, and what happened to it there: new, as before, moved, changed, moved and changed, or
    removed."""

    edition: str
    date: str
    id: str
    what: str
    text: str


def compare(old: Edition, new: Edition) -> Difference:
    """Everything that is different, in the order of the newer edition."""
    before, after = old.texts(), new.texts()
    pairs = _between(old, new)
    both = [Change(pairs[key], key, before[pairs[key]], after[key]) for key in after if key in pairs]
    gone = set(before) - set(pairs.values())
    return Difference(
        old.key, new.key, tuple(change for change in both if change.moved),
        tuple(change for change in both if change.edited),
        tuple(Change("", key, "", after[key]) for key in after if key not in pairs),
        tuple(Change(key, "", before[key], "") for key in before if key in gone),
    )


def history(editions: Sequence[Edition], wanted: str) -> list[Station]:
    """A rule through the editions, oldest first. `wanted` is its number in the newest edition that has it, or
    `v1.0:531.2` in that one."""
    document, _, number = wanted.rpartition(":")
    number = number.removeprefix("TR")
    start = next((place for place in range(len(editions) - 1, -1, -1)
                  if number in editions[place].texts() and document in ("", editions[place].key)), None)
    if start is None:
        return []
    texts = [edition.texts() for edition in editions]
    stations = [(start, number)]
    for place in range(start, 0, -1):
        earlier = _between(editions[place - 1], editions[place]).get(stations[0][1])
        if earlier is None:
            break
        stations.insert(0, (place - 1, earlier))
    for place in range(start + 1, len(editions)):
        later = {before: after for after, before in _between(editions[place - 1], editions[place]).items()}.get(
            stations[-1][1]
        )
        stations.append((place, later or ""))
        if later is None:
            break
    return list(_told(editions, texts, stations))


def _told(
    editions: Sequence[Edition], texts: list[dict[str, str]], stations: list[tuple[int, str]]
) -> Iterable[Station]:
    before: Change | None = None
    for place, key in stations:
        text = texts[place].get(key, "")
        if before is None:
            what = "first seen" if place == 0 else "new"
        else:
            change = Change(before.new, key, before.after, text)
            happened = [word for word, holds in (("moved", change.moved), ("changed", change.edited)) if holds]
            what = " and ".join(happened) or ("as before" if key else "removed")
        yield Station(editions[place].key, editions[place].date, key, what, text)
        before = Change("", key, "", text)


@functools.lru_cache(maxsize=32)
def _between(old: Edition, new: Edition) -> dict[str, str]:
    return paired(old.texts(), new.texts())


def paired(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    """New number → old number, for every rule that is in both."""
    pairs = {
        key: key
        for key in after
        if key in before and _plain(before[key]) == _plain(after[key]) and len(_plain(after[key])) > 24
    }
    _pair_equal(before, after, pairs)
    _pair_alike(before, after, pairs)
    return pairs


def _pair_equal(before: dict[str, str], after: dict[str, str], pairs: dict[str, str]) -> None:
    """Rules of the same text; of several the one under the same rule, then the one of the same number, then the next in
    order."""
    taken = set(pairs.values())
    by_text: dict[str, list[str]] = defaultdict(list)
    for key, text in before.items():
        if key not in taken:
            by_text[_plain(text)].append(key)
    for key in sorted((key for key in after if key not in pairs), key=lambda key: parse(key).order):
        if candidates := by_text.get(_plain(after[key])):
            above = pairs.get(parents(key)[0]) if parents(key) else None
            best = min(candidates, key=lambda old: (above is None or (parents(old) or ("",))[0] != above, old != key))
            if (
                len(_plain(after[key])) > 24
                or best == key
                or (above is not None and (parents(best) or ("",))[0] == above)
                or not parents(key)
            ):
                candidates.remove(best)
                pairs[key] = best


def _pair_alike(before: dict[str, str], after: dict[str, str], pairs: dict[str, str]) -> None:
    """What is left: the same number if the texts are somewhat alike, else the most alike one."""
    left = {key: Counter(_WORD.findall(_plain(text))) for key, text in before.items() if key not in set(pairs.values())}
    holding: dict[str, set[str]] = defaultdict(set)
    for old, words in left.items():
        for word in words:
            holding[word].add(old)
    for key in sorted((key for key in after if key not in pairs), key=lambda key: parse(key).order):
        words = Counter(_WORD.findall(_plain(after[key])))
        rare = sorted(words, key=lambda word: len(holding[word]))[:6]
        near = {old for word in rare for old in holding[word]} | ({key} & set(left))
        likeness = (
            (_alike(left[old], words) + 0.15 * (old == key) + 0.1 * _under(old, key, pairs), old)
            for old in near
            if old in left
        )
        ranked = sorted(likeness, reverse=True)
        for _, old in ranked[:3]:
            least = ALIKE - 0.2 * (old == key)
            same = SequenceMatcher(None, _plain(before[old]).split(), _plain(after[key]).split(), autojunk=False)
            if same.quick_ratio() >= least and same.ratio() >= least:
                pairs[key] = old
                del left[old]
                break


def _under(old: str, new: str, pairs: dict[str, str]) -> bool:
    return bool(parents(old) and parents(new)) and pairs.get(parents(new)[0]) == parents(old)[0]


def _alike(a: Counter[str], b: Counter[str]) -> float:
    return 2 * (a & b).total() / max(1, a.total() + b.total())


@functools.lru_cache(maxsize=20_000)
def _plain(text: str) -> str:
    return " ".join(_WORD.findall(_REFERENCE.sub("#", text).lower()))
