"""What kind of question something is: who, when, how many, whether one may. Questions of one kind are answered by
rules that are asked for in that kind."""
from __future__ import annotations

import re

_KINDS = tuple((kind, re.compile(pattern)) for kind, pattern in (
    ("how many", r"\bhow (many|much|long|often|big|far)\b"),
    ("what if", r"\bwhat (happens|if)\b"),
    ("how", r"\bhow\b"),
    ("who", r"\bwho(se|m)?\b|\bwhich player\b"),
    ("when", r"\bwhen\b.*\?|^when\b|\bat what (moment|point)\b"),
    ("where", r"^where\b|\bwhere (do|does|is|are|can)\b"),
    ("why", r"\bwhy\b"),
    ("which", r"\bwhich\b"),
    ("what", r"\bwhat\b"),
    ("may", r"\b(can|may|could|allowed|legal|able|am i)\b"),
    ("must", r"\b(must|have to|has to|need|forced)\b"),
    ("is", r"\b(do|does|did|is|are|will|would|should)\b"),
))


def kind_of(text: str) -> str:
    """The kind of a question or of a phrase; empty if it is none, as “two legends”."""
    lower = text.lower()
    return next((kind for kind, pattern in _KINDS if pattern.search(lower)), "")
