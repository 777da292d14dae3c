"""What a control of a lesson carries: `t1.<verb>[.<key>]`, or, where it is one of a game's, the id of a match that
there never is. Whose lesson it is says the click itself."""
from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from bot.panels.click_ids import TEACHING

MATCH = "lesson"
"""In the place of the match. No match is called so: their ids have no “l” and no “o”."""
Verb = Literal["play", "onward", "again", "list", "pick", "pickbuild"]
"""Play a lesson, go on, try a step again, leave for the list; choose a lesson or what a deck lacks in a select."""
VERBS: tuple[Verb, ...] = get_args(Verb)


class LessonAddress(NamedTuple):
    """A control: what it does, and with what."""

    verb: Verb
    key: str = ""

    @property
    def id(self) -> str:
        """The id of that control."""
        return f"{TEACHING}.{self.verb}{f'.{self.key}' if self.key else ''}"


def is_teaching(custom_id: str) -> bool:
    """Whether a control belongs to a lesson, but is none of its game's."""
    return custom_id.startswith(f"{TEACHING}.")


def read(custom_id: str) -> LessonAddress | None:
    """What a control does; None for one that isn't known (any more)."""
    _, verb, *key = custom_id.split(".", 2)
    return LessonAddress(verb, "".join(key)) if is_teaching(custom_id) and verb in VERBS else None
