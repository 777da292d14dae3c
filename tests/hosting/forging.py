"""Interactions that nobody should be able to make: of others, of other matches, cut, huge, old, out of range, of
unknown components.

An `Attempt` that could change something by right is never made: what the game's players may press is known from the
stored games.
"""
from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

from bot.game.question_clicks import ANSWERING
from bot.panels import click_ids
from bot.panels.parts import MORE
from bot.sandbox.driver import Seen, User
from bot.store import Match, MatchState
from bot.store.records import PLAYING, UNFINISHED

BUTTON, SELECT = 2, 3
KNOWN = (BUTTON, SELECT, 5, 6, 7, 8)
LOBBY: tuple[MatchState, ...] = ("invited", "decks")
TYPES = (*KNOWN, 4, 9, 21, 99)
"""Types that an interaction claims; on a message of the bot itself only known ones can stand."""
ACTIONS = sorted(click_ids.ACTIONS)
BY_RIGHT: dict[str, tuple[MatchState, ...]] = {
    "hold": get_args(MatchState), "retry": get_args(MatchState), "pickend": UNFINISHED, "off": ("decks",),
    **dict.fromkeys(("again", "anew", "following", "own"), ("over",)),
    **dict.fromkeys(("propose", "leave", "ready", "unready", "pickdeck", "pasted"), LOBBY),
    **dict.fromkeys(("remind", "conceding", "forfeit", "drawing", "nodraw", "share"), PLAYING)}
"""What a player of the match may press, and in which states."""
BY_SEAT = {"accept": 1, "decline": 1, "withdraw": 0}
"""What one of the players may press whom an invitation is between, by the seat."""
UNKEYED = ("ok", "back", "unpass", "pickyield", "pickalways")
"""What may be pressed at a question whatever its keys are."""
STALE = 0.2
"""How often somebody presses what was right one of the last questions ago."""
STRANGE = (
    "", " ", ".", "....", "\x00", "\n", "r1", "r1.", "r0.abcdef.1.key.pass", "r2.abcdef.1.key.pass", "m1:abcdef:1",
    "{0}", "%s", "../../etc", "٣", "²", "-1", "1e9", "NaN", "null",
    "'; DROP TABLE entry; --", "🂡" * 20, "a" * 100, "a" * 4000, "9" * 5000, "\u202epass", "pass\u200b", "confirm",
    "end")


@dataclass(frozen=True, slots=True)
class Attempt:
    """One forged click: who presses what on which message."""

    user: User
    message: Seen
    custom_id: str
    values: tuple[str, ...] | None
    type: int


    def __str__(self) -> str:
        return f"{self.user.name}: {self.custom_id[:100]!r} {self.values} of type {self.type}"


@dataclass(slots=True)
class Ground:
    """What there is to forge with: the matches, what their players may answer now, every control that was ever seen,
    everybody and what they see. `open` has for match and user the number, the step and the keys, `past` for a user what
    was on their panel for the last questions."""

    matches: Mapping[str, Match]
    open: Mapping[tuple[str, int], tuple[int, int, frozenset[str]]]
    people: tuple[User, ...]
    seen: Mapping[int, tuple[Seen, ...]]
    controls: tuple[tuple[str, tuple[str, ...]], ...]
    keys: tuple[str, ...] = field(default=())
    past: Mapping[int, tuple[tuple[str, tuple[str, ...]], ...]] = field(default_factory=dict)


class Forger:
    """Draws attempts from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self._ways: tuple[Callable[[Ground, str], str], ...] = (
            self._as_it_is, self._cut, self._padded, self._strange, self._part, self._part, self._part, self._swapped,
            self._made_up)

    def attempt(self, ground: Ground) -> Attempt:
        """The next attempt that nobody may make."""
        if self.random.random() < STALE and (stale := self._stale(ground)):
            return self.random.choice(stale)
        while True:
            user = self.random.choice(ground.people)
            custom_id, values = self.random.choice(ground.controls)
            custom_id = self.random.choice(self._ways)(ground, custom_id)
            right = SELECT if ".pick" in custom_id else BUTTON
            kind = self.random.choice(TYPES) if self.random.random() < 0.15 else right
            found = Attempt(user, self.random.choice(ground.seen[user.id]), custom_id,
                            self._values(ground, values, kind), kind)
            if not allowed(ground, found):
                return found

    def _values(self, ground: Ground, offered: tuple[str, ...], kind: int) -> tuple[str, ...] | None:
        if kind == BUTTON:
            return None
        pool = (*offered, *ground.keys, *STRANGE, MORE, f"{MORE}x", f"{MORE}-5", f"{MORE}{'9' * 30}",
                str(ground.people[0].id))
        return tuple(self.random.choices(pool, k=self.random.choice((0, 1, 1, 1, 2, 30))))

    def _stale(self, ground: Ground) -> list[Attempt]:
        """What was right for one of the last questions and would fit the one that is open now.

        A player whose Discord was slow presses it.
        """
        found = []
        for user in ground.people:
            for name, values in ground.past.get(user.id, ()):
                click = click_ids.read(name)
                keys = ground.open.get((click.match if click else "", user.id), (0, 0, frozenset()))[2]
                fitting = sorted({*values, click.key if click else ""} & keys)
                if click is None or not keys or not (fitting or click.action == "ok"):
                    continue
                attempt = Attempt(user, self.random.choice(ground.seen[user.id]), name,
                                  tuple(fitting[:1]) if values else None, SELECT if values else BUTTON)
                if not allowed(ground, attempt):
                    found.append(attempt)
        return found

    # ways to forge an id ----------------------------------------------------------------------------------------------

    def _as_it_is(self, ground: Ground, text: str) -> str:
        return text

    def _cut(self, ground: Ground, text: str) -> str:
        return text[self.random.randrange(3):self.random.randrange(len(text) + 1)]

    def _padded(self, ground: Ground, text: str) -> str:
        return text + self.random.choice((".", ".x", " ", "\n", ".." + "z" * 90, "." + "y" * 3000))

    def _strange(self, ground: Ground, text: str) -> str:
        return self.random.choice(STRANGE)

    def _part(self, ground: Ground, text: str) -> str:
        """One part of the id replaced: match, number, action or key."""
        parts = text.split(".", 4)
        place = self.random.randrange(len(parts))
        numbers = ("0", "-1", "p", "e", "1-1", "1-99999999999999999999", "99999999999999999999", "007",
                   *(str(number) for number in range(1, 9)))
        pools = (("r0", "r1", "r2", "R1", ""), (*ground.matches, "zzzzzz", "abc"), numbers, (*ACTIONS, "pickle", "x"),
                 (*ground.keys, *STRANGE, f"{MORE}x"))
        parts[place] = self.random.choice(pools[place])
        return ".".join(parts)

    def _swapped(self, ground: Ground, text: str) -> str:
        letters = list(text or "r")
        letters[self.random.randrange(len(letters))] = chr(self.random.choice((33, 46, 48, 97, 0x2028, 0x1F0A1)))
        return "".join(letters)

    def _made_up(self, ground: Ground, text: str) -> str:
        """A well-formed id out of parts that exist; its number may even be the open one."""
        match = self.random.choice((*ground.matches, "zzzzzz"))
        numbers = [number for (other, _), (number, _, _) in ground.open.items() if other == match]
        number = self.random.choice((*numbers, *numbers, 0, 1, 2, 3, 5, 8, 13, 99, "p", "e", "f"))
        key = self.random.choice((*ground.keys, *STRANGE, f"{MORE}x", "9999", "465.2.c"))
        return click_ids.custom_id(match, number, self.random.choice(ACTIONS), key, self.random.choice((0, 0, 0, 1, 2)))


def allowed(ground: Ground, attempt: Attempt) -> bool:
    """Whether this could change something by right."""
    click = click_ids.read(attempt.custom_id, attempt.values or ())
    match = ground.matches.get(click.match) if click is not None else None
    if click is None or match is None or (seat := match.seat_of(attempt.user.id)) < 0:
        return False
    if match.state in BY_RIGHT.get(click.action, ()) or (
            match.state == "invited" and BY_SEAT.get(click.action) == seat):
        return True
    number, step, keys = ground.open.get((match.id, attempt.user.id), (-1, 0, frozenset()))
    if click.action not in ANSWERING or (click.number, click.step) != (number, step):
        return False
    return click.action in UNKEYED or bool({click.key, *click.values} & keys)


def data_of(attempt: Attempt) -> dict[str, Any]:
    """The `data` of the interaction."""
    data: dict[str, Any] = {"custom_id": attempt.custom_id, "component_type": attempt.type, "id": 9999}
    return data if attempt.values is None else {**data, "values": list(attempt.values), "resolved": {}}
