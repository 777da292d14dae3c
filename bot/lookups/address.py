"""What a look-up's control carries: `l1.<view>.<page>.<key>`. A restarted bot shows the view again from that alone."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast, get_args

from bot.panels.parts import Button, Choice, Row, Select, menu

View = Literal["rule", "why", "refs", "examples", "found", "term", "ruling", "card", "history", "diff",
               "compare"]
"""What can be looked up."""
VIEWS: tuple[View, ...] = get_args(View)

FORMAT, MOST = "l1", 100
SHARE, PICK = "l1.share", "l1.pick"
"""The button that posts the answer for everybody, and the select whose values are addresses."""
_PATTERN = re.compile(r"l1\.(?P<view>[a-z]+)\.(?P<page>\d{1,4})\.(?P<key>.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Address:
    """A view of the look-ups, what it shows, and from which page on."""

    view: View
    key: str
    page: int = 0

    def __str__(self) -> str:
        return f"{FORMAT}.{self.view}.{self.page}.{self.key}"


def is_lookup(custom_id: str) -> bool:
    """Whether a control belongs to a look-up rather than to a match."""
    return custom_id.startswith(f"{FORMAT}.")


def read(text: str) -> Address | None:
    """The address that a control carries; None for one that isn't known (any more)."""
    found = _PATTERN.fullmatch(text)
    if found is None or found["view"] not in VIEWS:
        return None
    return Address(cast(View, found["view"]), found["key"], int(found["page"]))


def to(label: str, view: View, key: str, page: int = 0) -> Button | None:
    """A button that shows a view; none for a key that is too long to be carried."""
    address = str(Address(view, key, page))
    return Button(label, address) if len(address) <= MOST else None


def choose(placeholder: str, choices: Sequence[tuple[Address, str, str]]) -> tuple[Row, ...]:
    """A select that shows what is chosen: address, label and description of each; every address once, at most 25."""
    found = {str(address): Choice(label, str(address), about)
             for address, label, about in choices if len(str(address)) <= MOST}
    return menu(Select(placeholder, PICK, tuple(found.values())[:25]))
