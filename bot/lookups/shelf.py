"""The official documents that the host has imported, kept in memory for as long as their files are the same."""
from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from pathlib import Path

from engine.rulebook.changes import Difference, Station, compare, history
from engine.rulebook.editions import WORDED, Edition, Library
from engine.rulebook.reading import Unreadable

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Official:
    """A rule as an imported edition has it."""

    title: str
    text: str


class Shelf:
    """The folder of imported editions. May be used by several threads."""

    def __init__(self, folder: Path) -> None:
        self.library = Library(folder)
        self._lock = threading.Lock()
        self._mark: object = None
        self._editions: list[Edition] = []

    def editions(self, kind: str = "") -> list[Edition]:
        """What has been imported, oldest first, of that kind.

        None where the folder can't be read: that is the host's to see to, in the log.
        """
        with self._lock:
            try:
                mark = sorted((path.name, (seen := path.stat()).st_mtime_ns, seen.st_size)
                              for path in self.library.folder.glob("*.json"))
                if mark != self._mark:
                    self._mark, self._editions = mark, self.library.editions()
            except (OSError, Unreadable) as error:
                log.warning("imported editions can't be read: %s", error)
                self._mark, self._editions = None, []
            return [one for one in self._editions if kind in ("", one.kind)]

    def edition(self, name: str) -> Edition | None:
        """The edition of that key or date."""
        wanted = name.lower().strip()
        return next((one for one in self.editions() if wanted in (one.key, one.key.removeprefix("v"), one.date)), None)

    def official(self, rule: str) -> Official | None:
        """The official text of a rule that we word, if the edition that we word, or the one it names, has been
        imported."""
        document, _, number = rule.removeprefix("TR").rpartition(":")
        for one in self.editions(kind_of(rule)):
            if (one.key == document if document else one.key in WORDED) and number in one.texts():
                return Official(one.title, one.texts()[number])
        return None

    def history(self, rule: str) -> list[Station]:
        """A rule through the imported editions; `v1.0:531.2` is one by its number in that edition."""
        document, _, number = rule.rpartition(":")
        edition = self.edition(document) if document else None
        if document and edition is None:
            return []
        return history(self.editions(edition.kind if edition else kind_of(rule)),
                       f"{edition.key}:{number}" if edition else rule)

    def compare(self, old: Edition, new: Edition) -> Difference:
        """Everything that is different between two editions."""
        return compare(old, new)


def kind_of(rule: str) -> str:
    """Of which document a rule is, as editions name it."""
    return "tr" if rule.startswith("TR") else "core"
