"""What may be done in a window: listed for whoever is asked, or drawn for whoever plays on at random, who doesn't need
to know what else there would have been."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Ability
from engine.kernel.decision import Option
from engine.names.board import PlayWindow
from engine.rules.meaning import layers
from engine.rules.playing import hiding
from engine.rules.playing.forbidding import NEEDED, NEVER, permission, when_used, why_not_play, why_not_use
from engine.rules.playing.movement import movable_units, reachable
from engine.rules.playing.offers import hand_and_champion, offers, playable, too_dear, users
from engine.rules.playing.responses import is_mere
from engine.rules.playing.timing import RANK

Beginning = Callable[[], str]
"""Says the key of an action if it may be begun now, else “”."""


class Window:
    """What a seat may do in a window. Called, it lists everything; `others` are the options that are no actions: to
    invite somebody, to pass."""

    __slots__ = ("g", "others", "seat", "window")

    def __init__(self, g: State, seat: int, window: PlayWindow, others: Callable[[], Sequence[Option]]) -> None:
        self.g = g
        self.seat = seat
        self.window = window
        self.others = others

    def __call__(self) -> list[Option]:
        return [*offers(self.g, self.seat, self.window), *self.others()]

    def drawn(self, random: Random) -> str:
        """The key of one of the actions that do more than add resources, each as likely as every other one; “” where
        there is none. Of all that might be begun, in random order, it is the first that may be."""
        found = list(beginnings(self.g, self.seat, self.window))
        while found:
            at = int(random.random() * len(found))
            found[at], found[-1] = found[-1], found[at]
            key = found.pop()()
            if key:
                return key
        return ""


def beginnings(g: State, seat: int, window: PlayWindow) -> Iterator[Beginning]:
    """Everything that might be begun, as far as that is seen at once: each stands for one offer at most."""
    seen: set[tuple[str, int, str]] = set()
    for thing in playable(g, seat):
        mark = (thing.zone, thing.place, thing.card.code)
        if mark not in seen:
            seen.add(mark)
            yield partial(play_key, g, seat, window, thing)
    for thing in users(g, seat):
        if not thing.card.is_plain:
            for n, ability in enumerate(layers.activated(g, thing)):
                yield partial(use_key, g, seat, window, thing, n, ability)
    if seat == g.turn_player and (window == "act" or window == "focus"):
        yield from hides(g, seat, window)
    if window == "act":
        yield from (partial(move_key, g, unit) for unit in movable_units(g, seat))


def play_key(g: State, seat: int, window: PlayWindow, thing: Object) -> str:
    """To play that card."""
    if not permission(g, thing, window) or too_dear(g, seat, thing):
        return ""
    return f"play:{thing.id}" if next(why_not_play(g, seat, thing, window), None) is None else ""


def use_key(g: State, seat: int, window: PlayWindow, thing: Object, n: int, ability: Ability) -> str:
    """To use that ability, unless it only adds resources."""
    if RANK[ability.timing] < NEEDED[window] and when_used(g, thing, ability, window) == NEVER:
        return ""
    key = f"use:{thing.id}:{n}"
    if is_mere(g, seat, key):
        return ""
    return key if next(why_not_use(g, seat, thing, n, ability, window), None) is None else ""


def move_key(g: State, unit: Object) -> str:
    """To move that unit."""
    return f"move:{unit.id}" if next(reachable(g, unit), None) is not None else ""


def hides(g: State, seat: int, window: PlayWindow) -> Iterator[Beginning]:
    """The cards that might be hidden; copies are one."""
    hideable = [thing for thing in hand_and_champion(g, seat) if hiding.hideable(g, thing)]
    if not hideable or not hiding.free(g, seat):
        return
    copies: dict[str, list[Object]] = {}
    for thing in hideable:
        copies.setdefault(thing.zone + thing.card.code, []).append(thing)
    yield from (partial(hide_key, g, seat, window, things) for things in copies.values())


def hide_key(g: State, seat: int, window: PlayWindow, copies: Sequence[Object]) -> str:
    """To hide the first of these copies that can be."""
    for thing in copies:
        if next(hiding.why_not_hide(g, seat, thing, window), None) is None:
            return f"hide:{thing.id}"
    return ""
