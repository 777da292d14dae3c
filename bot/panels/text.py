"""Texts for Discord: made harmless, cut at a word, counted."""
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from engine.words.saying.say import plain as without_symbols

NAME, LABEL, OPTION, PLACEHOLDER = 24, 80, 100, 150
"""Characters of a player's name, of a button's label, of an option and of a placeholder."""


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Escape a text of the engine or a user: Discord shows it as it is, with no markdown, mention, list or heading."""
    harmless = re.sub(r"([\\*_~`|<>\[\]#])", r"\\\1", text.replace("\r", ""))
    harmless = re.sub(r"(?m)^(\s*)([-+])", r"\1\\\2", harmless)
    return re.sub(r"@(everyone|here)", "@\u200b\\1", harmless)


@lru_cache(maxsize=4096)
def rules_text(text: str, most: int = 0) -> str:
    """A card's text in one line, with words in place of symbols; cut if `most` is given."""
    stopped = re.sub(r"\[([A-Z][^]]+)\]\s+(?=[A-Z(])", r"\1. ", text)
    line = " ".join(without_symbols(stopped).split())
    return plain(cut(line, most) if most else line)


def cut(text: str, most: int) -> str:
    """At most so many characters, cut at a word and with “…”."""
    if len(text) <= most:
        return text
    short = text[:most - 1]
    return (short.rsplit(" ", 1)[0] if " " in short[most // 2:] else short).rstrip(" ,;:.") + "…"


def keep_last(rows: Iterable[str], most: int) -> list[str]:
    """The last rows that fit into so many characters; when some are left out, the first one says how many."""
    every = list(rows)
    kept: list[str] = []
    size = 0
    for line in reversed(every):
        size += len(line) + 1
        if size > most - 30:
            break
        kept.insert(0, line)
    left_out = len(every) - len(kept)
    return [f"-# Earlier: {count(left_out, 'line')}", *kept] if left_out else kept


def listed(parts: Iterable[str], word: str = "and") -> str:
    """“Ana”, “Ana and Bo”, “Ana, Bo and Cleo”."""
    *most, last = [*parts] or [""]
    return f"{', '.join(most)} {word} {last}" if most else last


def count(number: int, one: str, many: str = "") -> str:
    """“1 card”, “2 cards”."""
    return f"{number} {one if number == 1 else many or one + 's'}"
