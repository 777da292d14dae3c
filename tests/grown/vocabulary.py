"""What there is to grow: the words of each position, what their fields take, the names that they are grown with."""
from __future__ import annotations

import typing
from typing import Any

from engine.words import sorts
from engine.words.base import WORDS, Node

COMPILED = frozenset(("Among", "Noted", "Ending", "FlowFor", "RestOf", "ModeIs", "Joinable"))
"""Words that stand in compiled trees alone: what the reader makes of others. No author can say them."""
BARE = frozenset(("Card", "Comparison", "Price", "Cost"))
"""Words of no position; they are grown where a field asks for them."""

TOKENS = ("OGN-271", "OGN-274", "SFD-T03", "UNL-T02")
LAND = ("UNL-T01", "UNL-T03")
TAGS = ("Poro", "Pirate", "Elite")
LIMITS = ("", "once", "turn", "turn:2")

HEAVY: dict[str, int] = {
    "Gate": 4,
    "Clause": 4,
    "Every": 3,
    "When": 8,
    "Activate": 5,
    "Have": 6,
    "Keyword": 3,
    "Deal": 4,
    "Draw": 4,
    "Give": 4,
}
"""Words that most cards are made of."""
DEEPEST = 12
"""How many words may stand in each other before only simple ones follow."""
REPLACING = ("Prevent", "Multiply", "EnterAt", "CopyOf")
"""Words that only a replacement says."""

HINTS: dict[type, dict[str, Any]] = {
    cls: typing.get_type_hints(cls, include_extras=True) for cls in WORDS.values()
}


def words_of(position: type) -> list[type[Node]]:
    """The words that may stand in that position, those without parts first."""
    found = [cls for name, cls in WORDS.items() if issubclass(cls, position) and name not in COMPILED | BARE]
    return sorted(found, key=lambda cls: len(cls.names))


STATES = ("ready", "exhausted")
BOARD_KINDS: dict[type, tuple[str, ...]] = {
    sorts.Unit: ("unit",),
    sorts.Gear: ("gear",),
    sorts.Permanent: ("unit", "gear"),
    sorts.Spell: ("spell",),
    sorts.Item: ("spell", "ability"),
    sorts.Ability: ("ability", "activated ability"),
    sorts.Rune: ("rune",),
    sorts.Legend: ("legend",),
    sorts.Battlefield: ("battlefield",),
    sorts.Card: ("unit", "gear", "rune"),
    sorts.Thing: ("unit", "gear", "spell"),
    sorts.Player: ("opponent", "player"),
    sorts.Place: ("battlefield",),
}
"""The kinds that give a sort."""
UNIT_QUALITIES = (
    "friendly",
    "enemy",
    "other",
    "ready",
    "exhausted",
    "stunned",
    "attacking",
    "defending",
    "alone",
    "in combat",
    "at a battlefield",
    "token",
    "equipped",
    "buffed",
    "empowered",
    "mighty",
    "damaged",
    "chosen champion",
    "your",
    "one on one",
)
GEAR_QUALITIES = ("friendly", "enemy", "other", "ready", "exhausted", "token", "attached", "your")
FIELD_QUALITIES = ("open", "occupied", "uncontrolled", "your")


def deep(cls: type[Node]) -> bool:
    """Whether a word holds further instructions, lines or conditions."""
    parts = str(HINTS[cls].values())
    return any(name in parts for name in ("Effect", "Line", "Spoken", "Condition", "Clause", "Action", "Occasion"))


def sort_of(hint: Any) -> type:
    """The sort that an annotation asks for."""
    args = typing.get_args(hint)
    return args[0] if args and isinstance(args[0], type) else sorts.Sort
