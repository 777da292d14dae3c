"""What a player has left word of: in which windows they are asked, until when they pass, what they always answer."""
from __future__ import annotations

import json
from typing import Literal, NamedTuple

from engine.game import Game
from engine.kernel.decision import ACTING, Decision
from engine.names.answers import NO, YES
from engine.standing.yields import Yield, holds

Passing = Literal["smart", "ask", "fast"]
"""Which windows are passed for a player: those in which they can do nothing, none, or also those in which they can only
use what they don't want to stop for."""


class Orders(NamedTuple):
    """What a player has left word of. `answers` has what they always answer to an ability, by `ability_of`; `skipped`
    the names of the cards that *fast* doesn't stop for."""

    passing: Passing = "smart"
    yielding: Yield | None = None
    answers: tuple[tuple[str, str], ...] = ()
    skipped: tuple[str, ...] = ()

    def answering(self, ability: str, key: str) -> Orders:
        """With that as the answer to an ability from now on; with “” it is asked again."""
        kept = tuple(one for one in self.answers if one[0] != ability)
        return self._replace(answers=(*kept, (ability, key)) if key else kept)

    def skipping(self, name: str, skip: bool) -> Orders:
        """With a card that isn't worth a stop, or is again."""
        kept = tuple(one for one in self.skipped if one != name)
        return self._replace(skipped=(*kept, name) if skip else kept)


NONE = Orders()
"""Of somebody who has left word of nothing."""


def dumped(orders: Orders) -> str:
    """What is kept of orders with a game: all but how windows are passed, which a player prefers in every game. “” for
    none."""
    if orders == Orders(orders.passing):
        return ""
    return json.dumps([orders.yielding, orders.answers, orders.skipped])


def loaded(text: str, passing: Passing = "smart") -> Orders:
    """The orders that were kept so."""
    if not text:
        return Orders(passing)
    given, answers, skipped = json.loads(text)
    yielding = None
    if given is not None:
        until, turn, chain, showdown, threatened = given
        yielding = Yield(until, turn, tuple(chain), showdown, threatened)
    return Orders(passing, yielding, tuple((ability, key) for ability, key in answers), tuple(skipped))


def ability_of(game: Game, decision: Decision) -> str:
    """The ability that asks whether to do something, in words; “” where nothing asks that could be remembered."""
    name = game.name_of(decision.source)
    if decision.kind != "may" or not name or decision.keys != (YES, NO):
        return ""
    return decision.prompt if decision.prompt.startswith(name) else f"{name}: {decision.prompt}"


def remembered(game: Game, decision: Decision, orders: Orders) -> str:
    """What this player always answers to that; “” where they are asked."""
    return dict(orders.answers).get(ability_of(game, decision), "")


def still(game: Game, seat: int, orders: Orders) -> Orders:
    """The orders without a yield that is over, or broken: also by a choice that this seat has to make."""
    if orders.yielding is None:
        return orders
    forced = any(one.seat == seat and one.kind not in ACTING and not remembered(game, one, orders)
                 for one in game.pending())
    return orders._replace(yielding=None) if forced or not holds(game, seat, orders.yielding) else orders
