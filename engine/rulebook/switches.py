"""What editions of the Core Rules do otherwise at the table: one switch each, in our own words (`switches.json`)."""
from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.editions import CURRENT, EDITIONS


@dataclass(frozen=True, slots=True)
class Said:
    """What an edition does, and its rules on it. `taken_from` is the later edition that it is taken from where this one
    leaves it open, else “”."""

    edition: str
    text: str
    rules: tuple[str, ...]
    taken_from: str = ""


@dataclass(frozen=True, slots=True)
class Switch:
    """A thing that editions do otherwise, and what each of them does, oldest first."""

    name: str
    title: str
    said: tuple[Said, ...]

    def by(self, edition: str) -> Said:
        """What that edition does."""
        return next(one for one in self.said if one.edition == edition)


@functools.cache
def switches() -> tuple[Switch, ...]:
    """All of them. In the data an edition's name stands for what that one does."""
    data = json.loads(Path(__file__).with_name("switches.json").read_text("utf-8"))
    return tuple(
        Switch(name, entry["title"], tuple(_said(edition, entry) for edition in EDITIONS))
        for name, entry in data.items()
    )


def _said(edition: str, entry: dict[str, Any]) -> Said:
    order, source = list(EDITIONS), edition
    while entry[source] in EDITIONS:
        source = entry[source]
    sign = "" if edition == CURRENT.name else f"{edition}:"
    return Said(
        edition, entry[source], tuple(sign + number for number in entry["rules"].get(edition, ())),
        source if order.index(source) > order.index(edition) else "",
    )


def contrasts(old: str, new: str) -> tuple[Switch, ...]:
    """What two editions do otherwise."""
    return tuple(one for one in switches() if one.by(old).text != one.by(new).text)


def playable(name: str) -> str:
    """The edition that can be played and is called so, as `v1.2` or `1.2`; LookupError names those there are."""
    wanted = f"v{name.strip().lower().removeprefix('v')}"
    if wanted not in EDITIONS:
        raise LookupError(f"No edition {name} can be played. There are: {', '.join(EDITIONS)}.")
    return wanted
