"""Official documents as lists of rules: from PDF, from text, from JSON. Reads files and writes nothing."""
from __future__ import annotations

import io
import json
import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.rulebook.ids import BadRuleId, RuleId, parse

LARGEST = 30_000_000
_START = re.compile(r"^\s*(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.?(?:\s+|$)(.*)$")
_REFERS = re.compile(
    r"(?:\b(?:see|rules?|and|or|to|through|in|section|with|from|per|by|under)|[,(])\s*$", re.IGNORECASE
)
_PAGE = re.compile(r"^\s*(?:page\s*)?\d{1,3}(?:\s*(?:/|of)\s*\d{1,3})?\s*$", re.IGNORECASE)
_APART = re.compile(r"^(?:Examples?:|See rules? \d)")


class Unreadable(Exception):
    """A file that can't be taken for a rules document; the message says why and what would help."""


@dataclass(frozen=True, slots=True)
class Official:
    """A rule as an official document has it."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Draft:
    """What was found in one file: its rules, and what stands before the first of them."""

    name: str
    rules: tuple[Official, ...]
    preamble: str


def read(path: Path) -> Draft:
    """The rules in a file, whatever its kind, or Unreadable."""
    try:
        size = path.stat().st_size
        content = path.read_bytes() if size <= LARGEST else b""
    except OSError as error:
        raise Unreadable(f"{path.name} can't be opened: {error.strerror or error}.") from error
    if not content.strip():
        raise Unreadable(
            f"{path.name} is empty."
            if size <= LARGEST
            else f"{path.name} has {size // 1_000_000} MB; no rules document is that large."
        )
    if content.lstrip()[:5] == b"%PDF-":
        return _pdf(path.name, content)
    if content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in (b"[", b"{"):
        return _json(path.name, content)
    text = _decoded(path.name, content)
    return _drafted(path.name, text.splitlines())


def _decoded(name: str, content: bytes) -> str:
    try:
        text = content.decode("utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(f"{name} is neither a PDF nor JSON nor text in UTF-8.") from error
    if "\0" in text:
        raise Unreadable(f"{name} is neither a PDF nor JSON nor text.")
    return text


def _json(name: str, content: bytes) -> Draft:
    try:
        entries = json.loads(_decoded(name, content))
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{name} begins like JSON but isn't whole: {error}.") from error
    if not isinstance(entries, list) or not all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str) and isinstance(entry.get("text"), str)
        for entry in entries
    ):
        raise Unreadable(
            f'{name} isn\'t a list of rules; expected is [{{"id": "001", "text": "…", "parent": null}}, …].'
        )
    found = [Official(_core(name, entry["id"]), _tidy(entry["text"])) for entry in entries]
    _check_parents(name, entries)
    return Draft(name, _ordered(name, found), "")


def _check_parents(name: str, entries: list[dict[str, object]]) -> None:
    known = {str(entry["id"]) for entry in entries}
    for entry in entries:
        if (above := entry.get("parent")) is not None and above not in known:
            raise Unreadable(f"{name} isn't whole: {entry['id']} stands under {above}, which isn't there.")


def _core(name: str, text: str) -> str:
    try:
        identity = parse(text.removeprefix("TR"))
    except BadRuleId as error:
        raise Unreadable(f"{name} has an entry {text!r}, which isn't a rule number.") from error
    if identity.document:
        raise Unreadable(f"{name} has an entry {text!r}; rules of a document are numbered like 465.2.c.")
    return str(identity)


def _ordered(name: str, found: list[Official]) -> tuple[Official, ...]:
    twice = [key for key, times in Counter(rule.id for rule in found).items() if times > 1]
    if twice:
        raise Unreadable(f"{name} has rule {twice[0]} more than once.")
    return tuple(sorted(found, key=lambda rule: parse(rule.id).order))


def _pdf(name: str, content: bytes) -> Draft:
    from pypdf import PdfReader
    from pypdf.errors import PyPdfError
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    if b"%%EOF" not in content[-2048:]:
        raise Unreadable(f"{name} is cut off: the end of the PDF is missing. Download it again.")
    try:
        reader = PdfReader(io.BytesIO(content))
        if reader.is_encrypted and not reader.decrypt(""):
            raise Unreadable(f"{name} is protected by a password.")
        pages = [unicodedata.normalize("NFKC", page.extract_text()).splitlines() for page in reader.pages]
    except (
        PyPdfError, ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, OSError,
        NotImplementedError,
    ) as error:
        raise Unreadable(f"{name} is a damaged PDF: {error or type(error).__name__}. Download it again.") from error
    if not any(line.strip() for page in pages for line in page):
        raise Unreadable(f"{name} holds no text, perhaps only pictures of pages.")
    return _drafted(name, list(_without_margins(pages)))


def _without_margins(pages: list[list[str]]) -> Iterator[str]:
    """The lines without page numbers and without headers and footers, which come back on page after page."""
    ends = Counter(_same(line) for page in pages for line in {*page[:3], *page[-3:]} if line.strip())
    often = {line for line, times in ends.items() if times >= max(3, len(pages) // 3)}
    for page in pages:
        for place, line in enumerate(page):
            edge = place < 3 or place >= len(page) - 3
            if not (edge and (_same(line) in often or _PAGE.match(line))) or (
                _START.match(line) and _same(line) not in often
            ):
                yield line


def _same(line: str) -> str:
    return re.sub(r"\d+", "#", line.strip())


def _drafted(name: str, lines: list[str]) -> Draft:
    starts = list(_starts(lines))
    if not starts:
        raise Unreadable(f"{name} has no numbered rules in it.")
    found = [Official(key, _tidy("\n".join((first, *lines[at + 1:until]))))
             for (at, key, first), until in zip(starts, [*(at for at, _, _ in starts[1:]), len(lines)], strict=True)]
    return Draft(name, _ordered(name, found), " ".join(line.strip() for line in lines[:starts[0][0]])[:4000])


def _starts(lines: list[str]) -> Iterator[tuple[int, str, str]]:
    """Where rules begin. A number at the start of a line may also be a reference that was wrapped; order and neighbours
    tell."""
    matches = [
        (at, found[1], found[2]) for at, line in enumerate(lines) if (found := _START.match(line)) and _valid(found[1])
    ]
    children: dict[tuple[str, ...], int] = {}
    last: RuleId | None = None
    for n, (at, key, text) in enumerate(matches):
        identity = parse(key)
        before = next((line for line in reversed(lines[max(0, at - 2):at]) if line.strip()), "")
        if _begins(
            identity, last, children, bool(_REFERS.search(before)), [next_ for _, next_, _ in matches[n + 1 : n + 40]]
        ):
            children |= {identity.steps[:n]: _number(step) for n, step in enumerate(identity.steps)}
            last = identity
            yield at, key, text


def _begins(
    identity: RuleId, last: RuleId | None, children: dict[tuple[str, ...], int], doubtful: bool, following: list[str]
) -> bool:
    """Whether this is the next rule after `last`. `doubtful` if the line before ends as if it were going to refer to a
    rule."""
    above, number = identity.steps[:-1], _number(identity.steps[-1])
    if (last and identity.order <= last.order) or (doubtful and str(identity) in following):
        return False
    if above:
        gap = number - children.get(above, 0)
        # official documents have rules whose parent isn't printed
        if last is not None and last.steps[:len(above)] != above:
            return number == 1 and not doubtful and _begins(RuleId(identity.document, above), last, children, True, [])
        return last is not None and (gap == 1 or (gap == 2 and not doubtful))
    if last and number == int(last.steps[0]) + 1:
        return True
    return not (last and doubtful) and _goes_on(str(identity), following[:11])


def _goes_on(key: str, following: Iterable[str]) -> bool:
    return any(next_ in (f"{key}.1", "050") or int(key) < int(next_[:3]) <= int(key) + 2 for next_ in following)


def _number(step: str) -> int:
    return int(step) if step.isdigit() else ord(step) - 96


def _valid(text: str) -> bool:
    try:
        return bool(parse(text))
    except BadRuleId:
        return False


def _tidy(text: str) -> str:
    """One line of text, and further ones for examples and references that stand apart."""
    paragraphs: list[str] = []
    for line in text.replace("\u00ad", "").replace("\u00a0", " ").splitlines():
        line = " ".join(line.split())
        if not line:
            continue
        if paragraphs and not _APART.match(line):
            paragraphs[-1] += ("" if re.search(r"\w-$", paragraphs[-1]) and line[0].islower() else " ") + line
        else:
            paragraphs.append(line)
    return "\n".join(paragraphs)
