"""The questions that texts and effects answer about objects, players and abilities (364, 473): one definition each.

A question is its string: that is what saves keep. Permissions and prohibitions are asked by kind of event instead
(`catalogue.ruling_on`).
"""
from __future__ import annotations

from functools import cache
from typing import NewType

Question = NewType("Question", str)

# --- layers (477)

BASE = Question("base")
"""What Might is assigned (477.1.a.1)."""

DOMAIN = Question("domain")
"""Which domains are appended (185.3.b.1)."""

TEXT = Question("text")
"""What text is appended (477.2)."""

LENT = Question("abilities")
"""Whose activated abilities it has as well (477.2)."""

MIGHT = Question("might")
"""What changes Might (477.3)."""

# --- playing

ENTERING = Question("enter")
"""How and where it enters (369.3)."""

LESS = Question("cost")
"""What makes it cheaper (356.4)."""

MORE = Question("dearer")
"""What makes it dearer (356.3)."""

UNPAID = Question("unpaid")
"""Which part of its cost is ignored (356.1.b)."""

REPEATING = Question("repeat")
"""For which costs an ability is repeated (820)."""

REPEATING_SPELLS = Question("repeat of spells")
"""For which costs beside its own a spell is repeated (820)."""

ENTRY = Question("entry cost")
"""For which additional costs, and where then, it is played (355.2)."""

FLOWING = Question("flow")
"""For which costs it is played from the trash (829)."""

# --- damage

BONUS = Question("bonus")
"""How much more damage is dealt (712)."""

ANY_KILLS = Question("lethal")
"""Whether any damage is lethal (430)."""

ASSIGNED_LAST = Question("assigned last")
"""Whether damage is assigned to it last (465)."""

UNPREVENTABLE = Question("unpreventable")
"""Whether its damage can't be prevented (437)."""

CHANNELING = Question("channeling")
"""How many runes it channels at most at the start of its Channel Phase (315.3.b)."""

# --- triggers and winning

AGAIN = Question("again")
"""Whether what triggers does so once more."""

TREATED = Question("treated as")
"""Which effects of its count as others too (383.4)."""

SILENCED = Question("cant trigger")
"""Whether nothing of it triggers."""

VICTORY = Question("victory")
"""How much higher the Victory Score is."""


@cache
def keyword(name: str) -> Question:
    """Whether, and how often, it has that keyword (801)."""
    return Question(KEYWORD + name)


@cache
def without(name: str) -> Question:
    """Whether that keyword is taken away (801.3.b)."""
    return Question(WITHOUT + name)


@cache
def gives(name: str) -> Question:
    """Whether what it is attached to has that keyword for it (136)."""
    return Question(f"gives:{name}")


@cache
def ignored(name: str) -> Question:
    """Whether a player treats that keyword as inactive (765)."""
    return Question(f"ignore:{name}")


@cache
def ignored_by(name: str) -> Question:
    """Whether that keyword is treated as inactive while it is paid for (765): spells and abilities."""
    return Question(f"ignored by:{name}")


@cache
def tag(name: str) -> Question:
    """Whether it has that tag (477.1.c)."""
    return Question(f"tag:{name}")


@cache
def also(kind: str) -> Question:
    """Whether it is of that type beside its own (178)."""
    return Question(f"kind:{kind}")


@cache
def capacity(name: str) -> Question:
    """How many of those there may be."""
    return Question(f"capacity:{name}")


@cache
def of_abilities(name: str) -> Question:
    """Whether the abilities of an object have that keyword (806.4)."""
    return Question(f"ability:{name}")


@cache
def less_of(name: str) -> Question:
    """What makes that component of costs cheaper (356.4.c)."""
    return Question(LESS_OF + name)


KEYWORD, WITHOUT = "keyword:", "without:"
"""How the questions about a keyword begin."""
LESS_OF = "less of "
"""How those about the components of costs begin."""

# --- what effects alone answer

CONTROL = Question("control")
"""Who controls it (191)."""


def copy_of(code: str) -> Question:
    """Whether it is a copy of that card (477.1.b)."""
    return Question(COPY + code)


def appended(key: str) -> Question:
    """Whether the text with that key of the catalogue is appended to it (477.2)."""
    return Question(APPENDED + key)


def picked(domain: str) -> Question:
    """Whether that domain was picked for it (185.3.b.1)."""
    return Question(f"picked:{domain}")


def named(name: str) -> Question:
    """Whether that card or tag was named for it (760)."""
    return Question(NAMED + name)


COPY, APPENDED, NAMED, FLOW = "copy:", "text:", "named:", "flow:"
"""How those questions begin, and those about a Flow cost, which go on with its key in the catalogue (829)."""
