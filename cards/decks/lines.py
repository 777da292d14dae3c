"""Deck lists as text: a card a line, such as “3 Gust”, under headings or without."""
from __future__ import annotations

import re

from cards.catalogue import CARDS
from cards.decks.gathering import FULL, Gathered, Section
from cards.decks.lists import Counts, DeckList, total
from cards.decks.tabletop import codes

HEADINGS: dict[str, Section] = {
    **dict.fromkeys(
        ("main", "main deck", "maindeck", "mainboard", "main board", "deck",
         "units", "unit", "spells", "spell", "gear", "gears", "equipment", "signature", "signatures", "runes", "rune",
         "rune deck", "rune pool", "battlefield", "battlefields"), ""),
    **dict.fromkeys(("legend", "legends", "champion legend"), "legend"),
    **dict.fromkeys(("champion", "chosen champion"), "champion"),
    **dict.fromkeys(("sideboard", "side board", "side deck", "sidedeck", "side"), "sideboard"),
}
"""Section headings. Only the champion's and the sideboard's matter for cards that are known."""

_COMMENT = re.compile(r"(?:^|\s)(?:#|//).*")
_MARKS = re.compile(r"^(?:#+|//)?\s*[*_]*(.*?)[*_]*$")
_BULLET = re.compile(r"^[-*•·–—]\s+")
_HEADING = re.compile(r"(?P<name>[a-z ]+?)\s*:?\s*(?:[(\[]?\s*\d+\s*(?:cards?)?\s*[)\]]?)?\s*:?", re.IGNORECASE)
_INLINE = re.compile(r"(?P<name>[a-z ]+?)\s*:\s*(?P<entry>\S.*)", re.IGNORECASE)
_BEFORE = re.compile(r"(?P<count>\d{1,3})(?:\s*[x×])?\s+(?P<name>\S.*)|[x×](?P<count2>\d{1,3})\s+(?P<name2>\S.*)",
                     re.IGNORECASE)
_AFTER = re.compile(r"(?P<name>.*\S)\s+[x×]\s*(?P<count>\d{1,3})", re.IGNORECASE)
_CODE = re.compile(r"[a-z]{3}-(?:[a-z]{1,2})?\d{1,3}[a-z*]?(?:-\d+)?", re.IGNORECASE)
_ASIDE = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\])")
_NUMBERED = re.compile(r"\s+#?\d{1,3}[a-z*]?$", re.IGNORECASE)
_STARTER = re.compile(r"\s+[-–]\s+starter$", re.IGNORECASE)


def gather(text: str) -> Gathered:
    """The cards of a list, one a line."""
    gathered, section = Gathered(), HEADINGS["deck"]
    for number, line in enumerate(text.splitlines(), 1):
        if gathered.hopeless:
            break
        line = line.strip().lstrip("\ufeff")
        if (heading := heading_of(line)) is not None:
            section = heading
            continue
        line = _BULLET.sub("", _COMMENT.sub("", line).strip())
        if line:
            _entry(gathered, f"line {number}", section, line)
    return gathered


def heading_of(line: str) -> Section | None:
    """The section that begins with a line; None for a line that is no heading. A comment may be one, too."""
    marked = _MARKS.fullmatch(line)
    found = _HEADING.fullmatch(marked[1].strip()) if marked else None
    return HEADINGS.get(_words(found["name"])) if found else None


def _words(text: str) -> str:
    return " ".join(text.casefold().split())


def _entry(gathered: Gathered, place: str, section: Section, line: str) -> None:
    """A card with its number of copies; the heading may stand in the same line, for that card alone."""
    inline = _INLINE.fullmatch(line)
    if inline and _words(inline["name"]) in HEADINGS:
        section, line = HEADINGS[_words(inline["name"])], inline["entry"]
    elif line.endswith(":"):
        gathered.wrong(f"no section is called {line[:-1].strip()[:40]!r}", place)
        return
    count, name = counted(line)
    gathered.take(place, section, count, spellings(name))


def counted(line: str) -> tuple[int, str]:
    """How many copies of what a line says: “3 Gust”, “3x Gust”, “Gust x3”, “Gust”."""
    if found := _BEFORE.fullmatch(line):
        return int(found["count"] or found["count2"]), found["name"] or found["name2"]
    if found := _AFTER.fullmatch(line):
        return int(found["count"]), found["name"]
    return 1, line


def spellings(name: str) -> tuple[str, ...]:
    """What a card may be called where lists write more than its name; the plainest last.

    They add its code (“OGN-004 Cleave”, “Cleave [OGN-004]”, “Cleave (OGN) 004”) or what is special about its picture.
    """
    words = name.split(maxsplit=1)
    coded = _CODE.fullmatch(words[0]) is not None
    plain = words[1] if coded and len(words) == 2 else name
    plain = _ASIDE.sub("", plain).strip() or plain
    short = _STARTER.sub("", _NUMBERED.sub("", plain))
    others = (name, plain, short.replace(" - ", ", ").replace(" – ", ", "), *(codes(words[0]) if coded else ()))
    return (*dict.fromkeys(other for other in others if other != short), short)


def write(deck: DeckList) -> str:
    """The deck as a list with headings. The Chosen Champion stands apart from the others."""
    rest = deck.rest
    if total(rest) >= FULL and deck.champion in dict(rest):  # else a reader would take its copy for a repeated one
        rest = deck.main
    sections = (
        ("Legend", ((deck.legend, 1),)), ("Champion", ((deck.champion, 1),)), ("MainDeck", rest),
        ("Battlefields", tuple((code, 1) for code in deck.battlefields)), ("Runes", deck.runes),
        ("Sideboard", deck.sideboard),
    )
    return "\n\n".join("\n".join((f"{heading}:", *_rows(counts))) for heading, counts in sections if counts) + "\n"


def _rows(counts: Counts) -> list[str]:
    return [f"{n} {CARDS[code].name if code in CARDS else code}" for code, n in counts]
