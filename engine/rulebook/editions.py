"""The official documents that the host has imported, edition by edition, each a JSON file in one folder."""
from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from engine.rulebook.ids import parse
from engine.rulebook.reading import Draft, Official, Unreadable, read

# Edition → its date, how many rules it has, and headings that no earlier edition has: facts by which a document is
# known again.
KNOWN = {
    "v1.0": (date(2025, 6, 2), 1364, {"Game Concepts"}),
    "v1.1": (date(2025, 10, 1), 1616, {"Bonus Damage", "Reflexive Triggers"}),
    "v1.2": (date(2025, 12, 1), 1795, {"Equip", "Weaponmaster"}),
    "v1.3": (date(2026, 3, 30), 2088, {"Ambush", "Backline"}),
    "v1.4": (date(2026, 7, 16), 2381, {"Flow", "Untargetability"}),
}
WORDED = ("v1.4", "tr-2026-07-16")   # the editions that we word
HOLES = 10   # so many rules whose parent is missing are printed in official documents
_MONTHS = {
    name: n
    for n, name in enumerate(("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"), 1)
}
_DATES = (
    re.compile(r"(?P<y>20\d\d)[-./_](?P<m>\d\d?)[-./_](?P<d>\d\d?)"),
    re.compile(r"(?P<y>20\d\d)(?P<m>[01]\d)(?P<d>[0-3]\d)"),
    re.compile(r"(?P<m>[A-Z][a-z]{2})[a-z]*\.? (?P<d>\d\d?)(?:st|nd|rd|th)?,? (?P<y>20\d\d)"),
    re.compile(r"(?P<d>\d\d?)(?:st|nd|rd|th)? (?P<m>[A-Z][a-z]{2})[a-z]*\.?,? (?P<y>20\d\d)"),
    re.compile(r"(?P<m>\d\d?)/(?P<d>\d\d?)/(?P<y>20\d\d)"),
)
_VERSION = re.compile(r"\b(?:version|ver\.?|v)\s*(\d+\.\d+)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Edition:
    """An imported document. `key` is `v1.4` for Core Rules whose version is known, else the kind and the date."""

    key: str
    kind: str
    date: str
    source: str
    rules: tuple[Official, ...]

    @property
    def title(self) -> str:
        """How it is called where it is shown."""
        name = "Core Rules" if self.kind == "core" else "Tournament Rules"
        return f"{name} {self.key} of {self.date}" if self.key.startswith("v") else f"{name} of {self.date}"

    def texts(self) -> dict[str, str]:
        """Rule id → official text."""
        return {rule.id: rule.text for rule in self.rules}


class Library:
    """The folder of imported editions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def editions(self, kind: str = "") -> list[Edition]:
        """All of them, or those of a kind, oldest first."""
        found = [_loaded(path) for path in sorted(self.folder.glob("*.json"))] if self.folder.is_dir() else []
        return sorted(
            (edition for edition in found if kind in ("", edition.kind)),
            key=lambda edition: (edition.kind, edition.date),
        )

    def edition(self, name: str) -> Edition:
        """The edition of that key or date, or LookupError that names those at hand."""
        wanted = name.lower().strip()
        for edition in self.editions():
            if wanted in (edition.key, edition.key.removeprefix("v"), edition.date, f"{edition.kind}-{edition.date}"):
                return edition
        at_hand = ", ".join(edition.key for edition in self.editions()) or "none"
        raise LookupError(f"No edition {name} has been imported. At hand: {at_hand}.")

    def take(self, paths: Iterable[Path], edition: str = "") -> list[Edition]:
        """Import files: all of them or, if one can't be read, none; what was there before stays."""
        read_ = [recognised(read(path), edition) for path in paths]
        keys = [one.key for one in read_]
        if len(set(keys)) < len(keys):
            raise Unreadable("Two of the files are the same edition: " + ", ".join(sorted(keys)) + ".")
        self._put(read_)
        return read_

    def _put(self, editions: Sequence[Edition]) -> None:
        """Write all of them beside the folder's files, and only when that has worked put each in its place."""
        parts: list[Path] = []
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for edition in editions:
                handle, name = tempfile.mkstemp(dir=self.folder, prefix=".", suffix=".part")
                parts.append(Path(name))
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    json.dump(_stored(edition), file, ensure_ascii=False)
                    file.flush()
                    os.fsync(file.fileno())
            for edition, part in zip(editions, parts, strict=True):
                part.replace(self.folder / f"{edition.key}.json")
        except OSError as error:
            raise Unreadable(
                f"{self.folder} can't be written to: {error.strerror or error}. Nothing was imported."
            ) from error
        finally:
            for part in parts:
                part.unlink(missing_ok=True)


def _stored(edition: Edition) -> dict[str, object]:
    return {"key": edition.key, "kind": edition.kind, "date": edition.date, "source": edition.source,
            "rules": [[rule.id, rule.text] for rule in edition.rules]}


def _loaded(path: Path) -> Edition:
    try:
        content = json.loads(path.read_text("utf-8"))
        rules = tuple(Official(key, text) for key, text in content["rules"])
        return Edition(content["key"], content["kind"], content["date"], content["source"], rules)
    except (ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{path} isn't an imported edition any more; import the document again.") from error


def recognised(draft: Draft, edition: str = "") -> Edition:
    """Which document of which date this is, or Unreadable when it is none, is cut, or can't be told."""
    kind = _kind(draft)
    key, day = _named(draft, kind, edition) if edition else _found(draft, kind)
    _check_whole(draft, key)
    return Edition(key, kind, day.isoformat(), draft.name, draft.rules)


def _kind(draft: Draft) -> str:
    sample = draft.rules[:600]
    words = " ".join(rule.text for rule in sample).lower()
    tournaments, game = (
        len(re.findall(r"tournament|competition|judge|penalt", words)),
        len(re.findall(r"battlefield|rune|unit\b|units\b", words)),
    )
    if tournaments + game < len(sample) / 10:
        raise Unreadable(f"{draft.name} has numbered paragraphs, but isn't a rules document of this game.")
    return "tr" if tournaments > game else "core"


def _named(draft: Draft, kind: str, edition: str) -> tuple[str, date]:
    if kind == "core" and edition in KNOWN:
        return edition, KNOWN[edition][0]
    day = _date(edition) or _date(draft.preamble) or _date(draft.name)
    if day is None:
        raise Unreadable(f"{draft.name}: an edition is named like v1.4, or by its date like 2026-07-16.")
    return (edition if kind == "core" and _VERSION.fullmatch(edition) else _key(kind, day)), day


def _found(draft: Draft, kind: str) -> tuple[str, date]:
    day = _date(draft.preamble) or _date(draft.name)
    version = _VERSION.search(draft.preamble) or _VERSION.search(draft.name)
    if day:
        key = _key(kind, day)
        return (f"v{version[1]}" if version and kind == "core" and not key.startswith("v") else key), day
    if version and kind == "core" and f"v{version[1]}" in KNOWN:
        return f"v{version[1]}", KNOWN[f"v{version[1]}"][0]
    headings = {rule.text.strip(" .") for rule in draft.rules}
    for key, (known, count, marks) in reversed(KNOWN.items()):
        if kind == "core" and marks <= headings and abs(len(draft.rules) - count) <= count * 0.03:
            return key, known
    raise Unreadable(
        f"{draft.name} doesn't say of which date it is. "
        "Name its edition: import --edition v1.4 (or a date such as 2026-07-16) FILE."
    )


def _key(kind: str, day: date) -> str:
    return next(
        (key for key, (known, _, _) in KNOWN.items() if kind == "core" and known == day), f"{kind}-{day.isoformat()}"
    )


def _date(text: str) -> date | None:
    for pattern in _DATES:
        for found in pattern.finditer(text):
            month = found["m"] if found["m"].isdigit() else str(_MONTHS.get(found["m"].lower(), 0))
            try:
                return date(int(found["y"]), int(month), int(found["d"]))
            except ValueError:
                continue
    return None


def _check_whole(draft: Draft, key: str) -> None:
    """Refuse a document that ends too early or has holes in it."""
    ids = {rule.id for rule in draft.rules}
    known = KNOWN[key][1] if key in KNOWN else 0
    if min(ids) >= "200" or max(ids) < "700" or len(ids) < known * 0.97:
        last = draft.rules[-1].id
        raise Unreadable(
            f"{draft.name} isn't whole: {len(ids)} rules, the last of them {last}"
            + (f"; {key} has {known}." if known else ".")
        )
    orphans = [rule.id for rule in draft.rules if any(str(above) not in ids for above in parse(rule.id).parents[:1])]
    if len(orphans) > HOLES:
        raise Unreadable(
            f"{draft.name} isn't whole: {len(orphans)} rules stand under rules that aren't there, such as {orphans[0]}."
        )
