"""Names that somebody may mean: the same beginning before a part of it, and that before a likeness in spelling."""
from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import TypeVar

T = TypeVar("T")
ALIKE = 0.6
_BREAK = re.compile(r"[\s,'’–-]+")


def near(wanted: str, named: Iterable[tuple[str, T]], least: float = ALIKE) -> list[T]:
    """What bears these names, nearest first, each once.

    `least` is how alike a misspelled one has to be, from 0 to 1.
    """
    typed = _plain(wanted)
    best: dict[int, tuple[float, int, T]] = {}
    same = SequenceMatcher(autojunk=False)
    same.set_seq2(typed)
    for order, (name, thing) in enumerate(named):
        rank = _rank(typed, _plain(name), same, least)
        if rank is not None and (id(thing) not in best or rank < best[id(thing)][0]):
            best[id(thing)] = (rank, order, thing)
    return [thing for _, _, thing in sorted(best.values(), key=lambda one: one[:2])]


def _rank(typed: str, name: str, same: SequenceMatcher[str], least: float) -> float | None:
    """0 for what begins so, 1 where a word does, 2 for a part, from 3 to 4 the less alike it is."""
    if name.startswith(typed):
        return 0.0
    if f" {typed}" in name:
        return 1.0
    if typed in name:
        return 2.0
    same.set_seq1(name)
    if same.real_quick_ratio() < least or same.quick_ratio() < least or same.ratio() < least:
        return None
    return 4.0 - same.ratio()


def _plain(text: str) -> str:
    return " ".join(part for part in _BREAK.split(text.casefold()) if part)
