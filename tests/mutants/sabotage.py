"""What a sabotage of the bot is: one text of one file put in place of another, and the test that notices."""
from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Sabotage(NamedTuple):
    """A change of the bot that harms somebody.

    `name` says the harm, `before` is a text that stands exactly once in the file, `after` what stands there instead,
    `test` the test that fails then, and `why` what it would come to.
    """

    name: str
    path: str
    before: str
    after: str
    test: str
    why: str

    def source(self, root: Path = ROOT) -> str:
        """The file with this sabotage. Raises ValueError unless what it replaces stands there exactly once."""
        text = (root / self.path).read_text("utf-8")
        if (often := text.count(self.before)) != 1:
            raise ValueError(f"{self.name}: what it replaces stands {often} times in {self.path}")
        return text.replace(self.before, self.after)
