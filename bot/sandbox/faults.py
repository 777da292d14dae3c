"""What goes wrong between a bot and Discord, on purpose.

A `Fault` says what happens (`way`), to what (`at`), and how often: to the next `times` that match, or to each with the
chance `rate`, drawn from a seed. Faults wait in `Faults`; whatever comes by asks `meet`, and the first fault that fits
happens to it.

To a request, named as ``"POST /channels/*/messages"``:

========= ==============================================================================================================
``500``   any number of three digits is answered as that status, with Discord's `code`; a 429 asks to wait for `delay`
          seconds
broken    the connection breaks before anything was done
timeout   nothing is done and nothing answered; the connection breaks after `delay` seconds
lost      the request is carried out, and the connection breaks instead of an answer, after `delay` seconds
slow      the request is carried out, and its answer takes `delay` seconds
========= ==============================================================================================================

Connecting to the gateway is ``"CONNECT /gateway"``. To an event on its way to the bot, named as
``"GATEWAY INTERACTION_CREATE"``:

========= ==============================================================================================================
drop      the connection closes first; the event comes with the resume
reconnect the bot is asked to reconnect (op 7); the event comes with the resume
resume    the session is called invalid but resumable (op 9 with true); the event comes with the resume
invalid   the session is invalid and forgotten (op 9 with false): the event never comes, the bot has to identify anew
deaf      the connection stays open and nothing goes through it any more, heartbeats neither: the bot has to notice
========= ==============================================================================================================

In process: ``discord.faults.add("lost", "POST /channels/*/messages", times=3)``,
``discord.faults.storm(0.05, seed=7)``. From another process: ``POST /sandbox/faults`` with the same words as JSON,
``GET`` for how often each happened, ``DELETE`` to end them. What people and moderators
do (leaving, deleting, forbidding, closing) is in `moderation`.
"""

from __future__ import annotations

import fnmatch
import random
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Final

BROKEN, TIMEOUT, LOST, SLOW = "broken", "timeout", "lost", "slow"
DROP, RECONNECT, RESUMABLE, INVALID, DEAF = "drop", "reconnect", "resume", "invalid", "deaf"
REQUEST_WAYS: Final = (BROKEN, TIMEOUT, LOST, SLOW)
GATEWAY_WAYS: Final = (DROP, RECONNECT, RESUMABLE, INVALID, DEAF)
ALL_REQUESTS, ALL_EVENTS = "* /*", "GATEWAY *"
STORM: Final[tuple[tuple[str, float], ...]] = (
    ("429", 0.2), ("500", 0.0), ("502", 0.0), ("503", 0.0), (BROKEN, 0.0), (LOST, 0.0), (TIMEOUT, 1.0), (SLOW, 0.4),
    (DROP, 0.0), (RECONNECT, 0.0), (RESUMABLE, 0.0), (INVALID, 0.0),
)  # fmt: skip
"""The ways of a storm with their delays. Deafness is left out: a client needs a minute to notice it."""


@dataclass(slots=True)
class Fault:
    """One thing that goes wrong; see the module's text.

    `left` counts down, None is without end; `met` counts how often it happened.
    """

    way: str
    at: str
    left: int | None
    rate: float
    code: int
    delay: float
    met: int = 0

    def __post_init__(self) -> None:
        status = self.way.isdigit() and 400 <= int(self.way) <= 599
        if not (status or self.way in REQUEST_WAYS or self.way in GATEWAY_WAYS):
            raise ValueError(f"no such fault: {self.way!r}")
        if not 0 < self.rate <= 1 or self.delay < 0 or (self.left is not None and self.left < 1):
            raise ValueError("a rate is above 0 and at most 1, times are at least 1, a delay is not negative")

    @property
    def is_done_first(self) -> bool:
        """Whether the request is carried out all the same."""
        return self.way in (LOST, SLOW)


@dataclass(slots=True)
class Faults:
    """The faults that are to happen."""

    waiting: list[Fault] = field(default_factory=list)
    over: list[Fault] = field(default_factory=list)
    _chance: random.Random = field(default_factory=lambda: random.Random(0))

    def add(
        self, way: str | int, at: str = "", *, times: int | None = None, rate: float = 1.0, code: int = 0,
        delay: float = 0.0
    ) -> Fault:
        """Let something go wrong: the next `times` (1 if no rate is given either), or each with the chance `rate`.

        Raises:
            ValueError: for a way that there isn't, or a number that makes no sense.
        """
        way = str(way)
        if times is None and rate == 1.0:
            times = 1
        fault = Fault(way, at or (ALL_EVENTS if way in GATEWAY_WAYS else ALL_REQUESTS), times, rate, code, delay)
        self.waiting.append(fault)
        return fault

    def seed(self, number: int) -> None:
        """Begin the chances of all rates anew."""
        self._chance.seed(number)

    def storm(self, rate: float, *, seed: int = 0, spare: Iterable[str] = ()) -> None:
        """Let everything go wrong at random: a request or event meets a way of `STORM` with about the chance `rate`.

        Args:
            rate: the chance.
            seed: where the chances begin.
            spare: ways that are left out.
        """
        self.seed(seed)
        ways = [(way, delay) for way, delay in STORM if way not in tuple(spare)]
        for way, delay in ways:
            kin = sum((other in GATEWAY_WAYS) == (way in GATEWAY_WAYS) for other, _ in ways)
            self.add(way, rate=rate / kin, delay=delay)

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        self.over += self.waiting
        self.waiting.clear()

    def meet(self, what: str) -> Fault | None:
        """The fault that a request or an event meets, if any; it is used up by that."""
        for fault in self.waiting:
            if fnmatch.fnmatchcase(what, fault.at) and (fault.rate == 1.0 or self._chance.random() < fault.rate):
                fault.met += 1
                if fault.left is not None:
                    fault.left -= 1
                    if fault.left == 0:
                        self.waiting.remove(fault)
                        self.over.append(fault)
                return fault
        return None

    def told(self) -> list[dict[str, object]]:
        """All of them as JSON, those that are over too."""
        return [asdict(fault) for fault in (*self.waiting, *self.over)]
