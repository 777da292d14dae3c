"""Words for naming a card or a tag (759–763)."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.base import word
from engine.words.nouns import Filter, Kind


@word("‹name› a {kind}")
class NameOne(Action):
    """A card that exists and is no token, one of that type, or a tag (762, 763)."""

    kind: str


@word("so named")
class SoNamed(Filter):
    """Has the name, or the tag, that was named before."""


def name_(what: Kind | str) -> NameOne:
    """Name a card, `name_(card)`, one of a type, `name_(spell)`, or a tag, `name_("tag")`."""
    return NameOne(what.name if isinstance(what, Kind) else what)


so_named = SoNamed()

__all__ = ["name_", "so_named"]
