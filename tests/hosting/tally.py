"""What `make crash` counts: kills by point, by mode, and by the state of the match in which they fell."""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.store import MatchState, Store
from tests.hosting.crowd import Pair

State = Literal["lobby", "game", "between games"]
STATES: dict[MatchState, State] = {"invited": "lobby", "decks": "lobby", "running": "game", "between": "between games"}
"""How a state of a match is called here."""
MASKED = "masked pass outstanding"
"""The state of a bot in which a pass is stored that others see later."""
FLOOR = 25
"""Of so many kills one falls in each mode and in each state, at least."""
FALLING: tuple[str, ...] = ("lobby", "game", "between games", MASKED)
"""The states in each of which kills fall: the lobby where somebody was about to do something there, else of the matches
of a group the one that has come furthest."""


@dataclass(slots=True)
class Tally:
    """What happened. `modes`: the kills by the mode of the group in whose match they fell, who was the one that the
    blow waited for, or the last to do anything; `states`: by the state of that match (nothing: they had none), and of
    masked passes."""

    kills: Counter[str] = field(default_factory=Counter)
    modes: Counter[str] = field(default_factory=Counter)
    states: Counter[str] = field(default_factory=Counter)
    moments: Counter[str] = field(default_factory=Counter)
    missed: Counter[str] = field(default_factory=Counter)
    jumps: Counter[str] = field(default_factory=Counter)
    locks: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    restarts: list[float] = field(default_factory=list)

    async def fell(self, store: Store, pair: Pair, now: float, lobby: bool) -> None:
        """Note where a kill fell, by what the bot has left behind. `now`: by its clock; `lobby`: whether somebody was
        about to do something before a game."""
        self.modes[pair.mode] += 1
        found = [STATES[match.state] for user in pair.users for match in await store.matches_of(user.id)]
        self.states["lobby" if lobby else max(found, key=FALLING.index, default="nothing")] += 1
        sql = "SELECT COUNT(*) AS waiting FROM passing WHERE by != '' AND opened <= ?1 AND due > ?1"
        self.states[MASKED] += (await store._rows(sql, (now,)))[0]["waiting"] > 0


def summed(told: list[dict[str, Any]], planned: Counter[str], modes: tuple[str, ...]) -> dict[str, Any]:
    """The figures of all worlds in one. It is a fault when a point was reached by less than two thirds of its blows,
    and when too few fell in one of these modes or in a state."""
    report: dict[str, Any] = {"command": "crash", "ok": False, "worlds": len(told)}
    for name in told[0]:
        values = [one[name] for one in told]
        report[name] = sum(values[1:], values[0])
    restarts, kills = report.pop("restarts"), report["kills"]
    report["kills_in_all"] = every = sum(kills.values())
    report["floor"] = every // FLOOR
    report["restart_s"] = {"mean": round(sum(restarts) / max(1, len(restarts)), 2),
                           "most": round(max(restarts, default=0), 2)}
    few = [f"{point} was reached {kills[point]} times of {often}" for point, often in planned.items()
           if point != "locked" and kills[point] < often * 2 // 3]
    few += [f"{found[name]} kills fell in {name}" for found, names in
            ((report["modes"], modes), (report["states"], FALLING)) for name in names if found[name] < report["floor"]]
    report["faults"] = report["faults"] or few
    report["ok"] = not report["faults"] and not report["errors_logged"]
    return report
