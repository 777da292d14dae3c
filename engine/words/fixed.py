"""Fixed names of the card language: one definition each, so that a slip is an error where it is written."""
from __future__ import annotations

from typing import Literal

KindName = Literal[
    "unit", "gear", "spell", "card", "rune", "legend", "battlefield", "ability", "activated ability", "player",
    "opponent", "location", "facedown card",
]
TypeName = Literal["unit", "gear", "spell", "rune", "legend", "battlefield"]
QualityName = Literal[
    "friendly", "enemy", "your", "other", "ready", "exhausted", "stunned", "attacking", "defending", "alone",
    "in combat", "in a showdown", "open", "occupied", "uncontrolled", "at a battlefield", "token", "equipped",
    "attached", "buffed", "empowered", "mighty", "damaged", "chosen champion", "next", "one on one",
]
ZoneName = Literal["hand", "trash", "champion"]
"""Zones that are not on the board and that a text can name."""
DomainName = Literal["fury", "calm", "mind", "body", "chaos", "order"]
PowerName = Literal["fury", "calm", "mind", "body", "chaos", "order", "any", "own"]
"""What a Power is paid with: a domain, any domain (444), one of the card's own (135.2.e.6)."""
Comparing = Literal["at least", "at most", "exactly", "less than", "more than"]
Resource = Literal["Energy", "Power"]
AnyAmount = Literal["Energy", "[A]"]
Among = Literal["highest", "total"]
CostPart = Literal["its cost", "its Energy cost", "its Power cost", "any and all costs"]
KeywordName = Literal[
    "accelerate", "action", "ambush", "assault", "backline", "deathknell", "deflect", "empower", "empowered", "equip",
    "flow", "ganking", "hidden", "hunt", "legion", "level", "quick-draw", "reaction", "repeat", "shield", "tank",
    "temporary", "unique", "vision", "weaponmaster",
]
ShortFor = Literal["", KeywordName]
"""The keyword that a text is short for, if it is (801)."""
Dependent = Literal["", "level", "legion", "empowered"]
"""Keywords behind which text is inactive until their condition holds (726)."""
Timing = Literal["", "action", "reaction"]
Asking = Literal["", "may"]
Unlike = Literal["", "this turn", "by you this turn", "by you yet"]
"""Which modes can't be chosen again: none, those that were chosen this turn, those that their player has chosen this
turn."""
PeriodName = Literal[
    "turn", "combat", "showdown", "awaken phase", "beginning phase", "scoring step", "channel phase", "draw phase",
    "main phase",
]
WindowName = Literal["turn", "combat"]
Aspect = Literal["battlefield", "location", "controller"]
LocationName = Literal["battlefield", "location"]
Done = Literal["killed", "discarded", "banished", "recycled", "revealed", "burned", "exhausted"]
EffectName = Literal[
    "play", "choose", "conquer", "hold", "attack", "defend", "deathknell", "hunt", "temporary", "vision",
    "weaponmaster", "quick-draw",
]
"""What triggered abilities are called by their condition (383.4), or by the keyword that they stand for."""
Named = Literal["card", "unit", "gear", "spell", "legend", "battlefield", "rune", "tag"]
CounterName = Literal["", "buff"]
CostName = Literal["optional additional", "accelerate", "equip", "empower", "flow", "repeat"]
SupertypeName = Literal["champion", "signature", "basic", "token"]
