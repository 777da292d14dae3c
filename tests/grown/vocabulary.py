"""What there is to grow: the words of each position, what their fields take, the names that they are grown with."""
from __future__ import annotations

import types
import typing
from typing import Any

from engine.words import sorts
from engine.words.base import WORDS, Node

COMPILED = frozenset(
    ("Among", "Noted", "Ending", "FlowFor", "RestOf", "ModeIs", "Joinable", "NextOf", "LeftOver", "Sharing")
)
"""Words that stand in compiled trees alone: what the reader makes of others. No author can say them."""
BARE = frozenset(("Card", "Comparison", "Price", "Cost"))
"""Words of no position; they are grown where a field asks for them."""

TOKENS = ("OGN-271", "OGN-274", "SFD-T03", "UNL-T02")
LAND = ("UNL-T01", "UNL-T03")
TAGS = ("Poro", "Pirate", "Elite")
LIMITS = ("", "once", "turn", "turn:2")

REPLACING = ("Prevent", "Multiply", "EnterAt", "CopyOf", "LessenMore")
"""Words that only a replacement says."""
PLAYED = ("unit", "gear", "spell")
LASTING = ("unit", "gear", "legend", "battlefield")
ON: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("OptionalCost", "AdditionalCost", "YouPaid", "PickDomain", "ThatDomain"), PLAYED),
    **dict.fromkeys(("When", "Activate", "Would", "As", "Can", "Cant", "Only", "MustPay", "Have", "Gate"), LASTING),
    **dict.fromkeys(("Here", "HigherScore", "Nth", "CombatDamage", "Triggers", "Go", *REPLACING), LASTING),
    "EmpowerFor": ("unit", "gear", "legend"), "Deathknell": ("unit", "gear"), "Keyword": (*PLAYED, "legend"),
    "AtEitherEnd": ("unit",), "PlayedTo": ("unit",),
    "Wearer": ("gear",), "Equip": ("gear",), "Repeat": ("spell",), "Flow": ("spell",),
}
"""On which types of card a line stands, or a word that needs such a line around it."""
VIA: dict[str, str] = {
    **dict.fromkeys((*REPLACING, "Go"), "Would"), "CombatDamage": "When", "Nth": "When",
    "AtEitherEnd": "When", "PlayedTo": "Gate", "Triggers": "Cant", "AbilitiesOf": "Have", "CostsOf": "Have",
}
"""The line by which a word is reached that stands in few lines."""
KEYWORDS: dict[str, tuple[str, ...]] = {
    "unit": (
        "accelerate", "assault", "ambush", "backline", "deflect", "ganking", "hunt", "shield", "tank", "temporary",
        "vision", "weaponmaster", "hidden", "quick-draw", "unique",
    ),
    "gear": ("deflect", "hidden", "quick-draw", "temporary", "unique", "vision"),
    "spell": ("action", "reaction", "hidden", "deflect", "unique"),
    "legend": ("deflect", "unique", "action"),
    "battlefield": ("deflect", "unique"),
}
"""The keywords that say everything, by the type of card that they stand on."""
VALUED = ("assault", "shield", "deflect", "hunt")
"""Keywords with a value."""
FOR_A_WHILE = ("When", "Would", "As", "Have", "Can", "Cant", "Only")
"""Lines that can be laid down for a while."""
APART = frozenset((*REPLACING, "ChooseWord", "PickDomain", "CombatDamage", "PayAny", "Afterwards", "Triggers", "Go"))
"""Words that stand in some sentences only: these grow them where they may stand."""
NEVER_NOTICED = frozenset(("Tokens", "Zone", "Pair"))
"""Phrases that no event is about."""
NOTICED_ONLY = frozenset((("Kill", "with_"), ("Choose", "with_"), ("LookAt", "from_"), ("Reveal", "from_")))
"""Fields that are told only of what is noticed."""
NEVER_HAD = ("Deathknell", "TextOf", "KeywordsOf")
"""Traits that nothing has all the time."""
DONE: dict[str, str] = {
    "Kill": "killed", "Discard": "discarded", "Banish": "banished", "Recycle": "recycled", "Reveal": "revealed",
    "Burn": "burned",
}
"""What can be spoken of as what was done."""
NOBODYS = ("showdown", "combat")
"""Periods that belong to a place and to no player."""

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
    "in a showdown",
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


def sorts_of(hint: Any) -> tuple[type, ...]:
    """The sorts that an annotation asks for: any of them will do."""
    args = typing.get_args(hint)
    if args and isinstance(args[0], types.UnionType):
        return typing.get_args(args[0])
    return (args[0],) if args and isinstance(args[0], type) else (sorts.Sort,)
