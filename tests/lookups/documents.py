"""Documents such as hosts import, made of our own wording: as text, as JSON, as PDF in three layouts."""
from __future__ import annotations

import functools
import json
import string
from collections import Counter
from pathlib import Path

from fpdf import FPDF

from engine.rulebook import parse, rules

HEADER = "Riftbound Core Rules"
PREAMBLE = (HEADER, "Last updated: January 15, 2027", "Whoever reads this should also see rule 103.2 of it.")
LAYOUTS = ("plain", "columns", "margin")
ASCII = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "−": "-", "…": "..."})


@functools.cache
def numbered() -> dict[str, str]:
    """Our wording of the Core Rules, the sub-rules of each rule numbered without holes."""
    found: dict[str, str] = {}
    new: dict[tuple[str, ...], tuple[str, ...]] = {}
    children: Counter[tuple[str, ...]] = Counter()
    for key, worded in rules().items():
        if (identity := parse(key)).document:
            continue
        above = next((new[identity.steps[:n]] for n in range(len(identity.steps) - 1, 0, -1)
                      if identity.steps[:n] in new), ())
        children[above] += 1
        step = identity.steps[0]
        if above:
            step = str(children[above]) if len(above) % 2 else string.ascii_lowercase[children[above] - 1]
        new[identity.steps] = (*above, step)
        found[".".join(new[identity.steps])] = f"{worded.title}. {worded.text}".translate(ASCII)
    return found


MATTERS = ("tables", "clocks", "decks", "sleeves", "prizes", "notes", "rounds", "seats", "lists", "teams", "draws",
           "drinks")
CHAPTERS = ("children", "winners", "guests", "sellers", "players", "judges", "visitors", "teachers")


@functools.cache
def tournament() -> dict[str, str]:
    """A made-up document in the manner of tournament rules."""
    found: dict[str, str] = {}
    for chapter, who in zip(range(100, 801, 100), CHAPTERS, strict=True):
        for n, what in enumerate(MATTERS):
            found[f"{chapter + n}"] = f"{what.capitalize()} of {who}"
            found[f"{chapter + n}.1"] = f"The judge of the tournament looks after the {what} of {who}."
            found[f"{chapter + n}.1.a"] = f"Whoever disturbs the {what} of {who} gets a penalty."
            found[f"{chapter + n}.2"] = (f"A competition of {who} with {what} goes on until a judge ends it, "
                                         f"see rule {chapter}.1 of this document.")
    return found


def text(found: dict[str, str], preamble: tuple[str, ...] = PREAMBLE) -> str:
    """The document as plain text."""
    return "\n".join((*preamble, "", *(f"{key}. {words}" for key, words in found.items()), ""))


def as_json(found: dict[str, str]) -> str:
    """The document as the list of its rules."""
    return json.dumps([{"id": key, "text": words, "parent": key.rpartition(".")[0] or None}
                       for key, words in found.items()])


class _Page(FPDF):
    def header(self) -> None:
        self.set_font("helvetica", size=7)
        self.cell(0, 5, HEADER, new_x="LMARGIN", new_y="NEXT", align="C")

    def footer(self) -> None:
        self.set_y(-12)
        self.cell(0, 5, f"Page {self.page_no()} of 99", align="R")


def pdf(path: Path, layout: str, found: dict[str, str], preamble: tuple[str, ...] = PREAMBLE) -> Path:
    """The document as PDF: `plain` lines, two `columns`, or numbers in the `margin`."""
    page = _Page()
    page.add_page()
    page.set_font("helvetica", size=9)
    for line in preamble:
        page.multi_cell(0, 5, line, new_x="LMARGIN", new_y="NEXT")
    if layout == "columns":
        with page.text_columns(ncols=2, gutter=8, text_align="L") as columns:
            columns.write("\n".join(f"{key}. {words}" for key, words in found.items()))
    for key, words in found.items() if layout != "columns" else ():
        if layout == "plain":
            page.multi_cell(0, 5, f"{key}. {words}", new_x="LMARGIN", new_y="NEXT", align="L")
        else:
            if page.get_y() > 260:
                page.add_page()
                page.set_font("helvetica", size=9)
            page.cell(25 + 4 * key.count("."), 5, key)
            page.multi_cell(0, 5, words, new_x="LMARGIN", new_y="NEXT", align="L")
    page.output(str(path))
    return path
