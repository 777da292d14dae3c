"""Long texts in pages, cut between rules, and where a single one is too long between sentences."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.lookups.address import View, to
from bot.panels.parts import Button
from bot.panels.text import cut

PAGE, ROWS = 1500, 20
"""Characters and blocks of a page."""
_SENTENCE = re.compile(r"(?<=[.!?”])\s+")


@dataclass(frozen=True, slots=True)
class Block:
    """Something that stays together on a page; `id` is what can be opened there."""

    text: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """The blocks of one page, which page it is, and of how many."""

    blocks: tuple[Block, ...]
    at: int
    of: int

    @property
    def text(self) -> str:
        """The blocks, one to a line."""
        return "\n".join(block.text for block in self.blocks)

    def buttons(self, view: View, key: str) -> tuple[Button | None, ...]:
        """To the pages before and after this one; none where there is only one."""
        if self.of == 1:
            return ()
        return (to("Page before", view, key, self.at - 1) if self.at else None,
                to("Next page", view, key, self.at + 1) if self.at + 1 < self.of else None)

    @property
    def note(self) -> str:
        """Which page this is, where there are several."""
        return f"Page {self.at + 1} of {self.of}. " if self.of > 1 else ""


def paged(blocks: Sequence[Block], page: int, most: int = PAGE, rows: int = ROWS) -> Page:
    """The page of that number; the last one where there are fewer."""
    pages: list[list[Block]] = [[]]
    size = 0
    for block in (part for whole in blocks for part in _parts(whole, most)):
        if pages[-1] and (size + len(block.text) > most or len(pages[-1]) == rows):
            pages.append([])
            size = 0
        pages[-1].append(block)
        size += len(block.text) + 1
    at = min(page, len(pages) - 1)
    return Page(tuple(pages[at]), at, len(pages))


def sentences(text: str, most: int) -> str:
    """The first sentences of a text that fit, with “…” when there are more."""
    first = _parts(Block(text), most)[0].text
    return first if first == text else f"{first.rstrip('…')} …"


def _parts(block: Block, most: int) -> list[Block]:
    if len(block.text) <= most:
        return [block]
    parts = [""]
    for sentence in _SENTENCE.split(block.text):
        if parts[-1] and len(parts[-1]) + len(sentence) >= most:
            parts.append("")
        parts[-1] = f"{parts[-1]} {cut(sentence, most)}".strip()
    return [Block(part, block.id) for part in parts]
