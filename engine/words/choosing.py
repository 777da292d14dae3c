"""Words about what is chosen: choices made anew for what is on the chain (750–755)."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.base import word
from engine.words.nouns import Filter, Phrase


@word("‹make› new choices for {what}")
class MakeNewChoices(Action):
    """Targets, modes, locations and destinations of a finalized item, any of them, by whoever is told to (750)."""

    what: Phrase


@word("other than {what}")
class OtherThan(Filter):
    """None of those objects."""

    what: Phrase


# --- author's words

def make_new_choices(what: Phrase) -> MakeNewChoices:
    """Make new choices for a spell or ability."""
    return MakeNewChoices(what)


def other_than(what: Phrase) -> OtherThan:
    """Not that one."""
    return OtherThan(what)

__all__ = ["make_new_choices", "other_than"]
