"""Assigning combat damage (465.2): whose Might counts, in which order units are hit, how much each of them gets."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.board import events
from engine.board.objects import Object
from engine.board.state import State
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names.questions import ASSIGNED_LAST
from engine.rules.events.permissions import forbidden
from engine.rules.meaning import arithmetic, layers, speakers
from engine.rules.meaning.labels import fit
from engine.rules.procedures.lethality import ENDLESS, Change, assigned_for, changes, coming_of, in_order, lethal_left


def strength(g: State, units: list[Object], others: list[Object]) -> int:
    """465.2.a: the Might that units sum up against those of the other side; stunned units, Might below 0 and units that
    can't deal it add nothing (423.1.b, 143.2.b).

    Rules: 465.2.b.
    """
    return sum(max(0, arithmetic.might(g, unit)) for unit in units if not unit.stunned and not is_idle(g, unit, others))


def is_idle(g: State, unit: Object, others: list[Object]) -> bool:
    """054.1: whether something forbids a unit to deal combat damage, at all or to each of the others; the rest of its
    side deals theirs."""
    return forbidden(g, blow(unit.controller, unit)) or (
        bool(others) and all(forbidden(g, blow(unit.controller, unit, to)) for to in others)
    )


def blow(seat: int, by: Object | None = None, to: Object | None = None, n: int = 1) -> Event:
    """Combat damage by that player: by one of the units, or to one."""
    at = to or by
    assert at is not None
    subject, cause = to.id if to else 0, by.id if by else at.place
    return events.damaged(
        "465.2.d", subject, n, cause=cause, source=events.COMBAT, controller=at.controller, place=at.place, by=seat
    )


class Target:
    """A unit that damage is assigned to: what replacements make of the damage, and how much has to be assigned."""

    __slots__ = ("applied", "need", "unit")

    def __init__(self, g: State, seat: int, unit: Object, ask: bool = True) -> None:
        self.unit = unit
        found = changes(g, blow(seat, to=unit)) if g.replaces("damaged") else []
        found = [change for change in found if change.kind in g.edition.assigning_counts]
        self.applied: list[Change] = in_order(g, unit, found) if ask else found
        self.need = assigned_for(lethal_left(g, unit, seat), self.applied)

    def excess(self, assigned: int) -> int:
        """465.2.c.4: how much of that is beyond the least that is lethal."""
        return coming_of(assigned, self.applied) - coming_of(self.need, self.applied) if assigned > self.need else 0


def hittable(g: State, seat: int, units: list[Object]) -> list[Object]:
    """465.2.c.10: the units that can be dealt that player's damage."""
    return [unit for unit in units if not forbidden(g, blow(seat, to=unit))]


def fates(g: State, seat: int, n: int, units: list[Object]) -> tuple[list[int], list[int]]:
    """Who would die if that player dealt so much now: those whatever the order, and those whom the order decides about.

    Nobody is asked: where replacements could be applied in several orders, they are taken as they came.
    """
    left = [Target(g, seat, unit, ask=False) for unit in hittable(g, seat, units)]
    hit: list[Object] = []
    while n > 0 and left:
        first = in_line(g, seat, [target.unit for target in left], hit)
        group = [target for target in left if target.unit in first]
        if (need := sum(target.need for target in group)) > n:
            return [unit.id for unit in hit], [target.unit.id for target in group if target.need <= n]
        n -= need
        hit += [target.unit for target in group]
        left = [target for target in left if target not in group]
    return [unit.id for unit in hit], []


def assign(g: State, seat: int, n: int, units: list[Object]) -> tuple[list[Event], tuple[str, ...]]:
    """465.2.c: lethal damage to one unit before the next, Tanks first; what is left goes to the last one. Units that
    can't be dealt damage are left out (465.2.c.10). What was more than lethal is noted with it. Also the order in which
    replacements were applied.

    Rules: 417.1.a, 417.3.a, 465.2.c.1, 465.2.c.1.a.
    """
    targets = [Target(g, seat, unit) for unit in hittable(g, seat, units)] if n > 0 else []
    given = spread(
        g, seat, n, targets, lambda left, now, hit: next_to_hit(g, seat, left, now, hit),
        lambda left, target: share_of(g, seat, left, target),
    )
    batch = [blow(seat, to=target.unit, n=dealt) for target, dealt in given]
    if excess := sum(target.excess(dealt) for target, dealt in given):
        batch.append(events.exceeded("465.2.c.4", seat, excess, place=units[0].place))
    return batch, tuple(change.mark for target in targets for change in target.applied)


Pick = Callable[[int, list[Target], list[Object]], Target]
"""Which unit is next: of so much damage that is left, among these, after those that were hit."""


def spread(
    g: State, seat: int, n: int, targets: list[Target], pick: Pick, share: Callable[[int, Target], int]
) -> list[tuple[Target, int]]:
    """Who gets how much, in the order in which they are hit (465.2.c). `share`: what the next one gets of so much while
    others are left."""
    left, given = list(targets), []
    hit: list[Object] = []
    # all of them die, whatever the order
    free = not g.edition.assigns_beyond_lethal and n >= sum(target.need for target in left)
    while n > 0 and left:
        first = in_line(g, seat, [target.unit for target in left], hit)
        open_now = [target for target in left if target.unit in first]
        target = open_now[0] if free or len(left) == 1 else pick(n, open_now, hit)
        left.remove(target)
        hit.append(target.unit)
        dealt = share(n, target) if left else n
        given.append((target, dealt))
        n -= dealt
    return given


class Share(NamedTuple):
    """What a unit gets of combat damage, and how much it needs to die."""

    unit: int
    name: str
    need: int
    gets: int


class Assignment(NamedTuple):
    """A whole assignment of combat damage: what each unit gets, the keys that answer its questions one after another,
    who can be named next, and who could be named first."""

    damage: int
    shares: tuple[Share, ...]
    keys: tuple[str, ...]
    following: tuple[Option, ...]
    first: tuple[str, ...]


def proposed(g: State, seat: int, order: Sequence[str]) -> Assignment | None:
    """The assignment by which those named are hit in that order as far as the rules let them, and then whoever needs
    least, so that most die. None where that seat has no combat damage to assign."""
    showdown = g.showdown
    if showdown is None or seat not in (showdown.attacker, showdown.defender):
        return None
    there = g.units_at(showdown.field)
    mine = [unit for unit in there if unit.controller == seat]
    theirs = [unit for unit in there if unit.controller != seat]
    n, named, keys = strength(g, mine, theirs), list(order), []
    asked: list[tuple[Option, ...]] = []

    def pick(left: int, now: list[Target], hit: list[Object]) -> Target:
        options = {f"hit:{target.unit.id}": target for target in now}
        key = next((key for key in named if key in options), "")
        if len(now) > 1 and not key:
            asked.append(tuple(hit_option(left, target) for target in now))
        key = key or min(options, key=lambda one: options[one].need)
        if len(now) > 1:
            keys.append(key)
            firsts.append(tuple(options))
        return options[key]

    firsts: list[tuple[str, ...]] = []
    targets = [Target(g, seat, unit, ask=False) for unit in hittable(g, seat, theirs)]
    given = {
        target.unit.id: dealt
        for target, dealt in spread(g, seat, n, targets, pick, lambda left, target: min(left, target.need))
    }
    shares = tuple(
        Share(target.unit.id, target.unit.card.name, target.need, given.get(target.unit.id, 0)) for target in targets
    )
    return Assignment(n, shares, tuple(keys), asked[0] if asked else (), firsts[0] if firsts else ())


def in_line(g: State, seat: int, left: list[Object], hit: list[Object]) -> list[Object]:
    """465.2.c.6: Tanks first, Backline last. 465.2.c.8: a unit with both counts as the one or the other, as the
    assigning player likes; once a unit without Tank was hit it counts as Backline.

    Rules: 465.2.c.2, 465.2.c.9, 815, 815.1.b, 815.1.c, 815.1.c.1, 815.1.c.2, 826, 826.2, 826.4, 826.4.a, 826.4.b.
    """
    place = left[0].place
    tanks = [] if layers.ignores(g, seat, "tank", place) else [unit for unit in left if layers.keyword(g, unit, "tank")]
    keyword = not layers.ignores(g, seat, "backline", place)
    front = [unit for unit in left if not (keyword and layers.keyword(g, unit, "backline")) and not is_last(g, unit)]
    if any(unit in front for unit in tanks):
        return [unit for unit in left if unit in tanks]
    begun = any(not layers.keyword(g, unit, "tank") for unit in hit)
    return (front if begun else [unit for unit in left if unit in tanks or unit in front]) if front else left


def is_last(g: State, unit: Object) -> bool:
    """Whether text other than the keyword has a unit assigned damage last (826.3)."""
    return ASSIGNED_LAST in g.passives and any(
        speakers.applies(g, passive, f, unit) for passive, f in speakers.answers(g, ASSIGNED_LAST)
    )


def next_to_hit(g: State, seat: int, n: int, targets: list[Target], hit: list[Object]) -> Target:
    """465.2.c.7: the assigning player chooses among units of equal priority. Rules: 465.2.c.4."""
    options = [hit_option(n, target) for target in targets]
    when = "next" if hit else "first"
    key = g.choose(seat, "assign", f"Assign {n} damage: who is {when}?", options, why="465.2.c.3")[0]
    return next(target for target in targets if f"hit:{target.unit.id}" == key)


def share_of(g: State, seat: int, n: int, target: Target) -> int:
    """465.2.c.4: no more than the least that is lethal while others have less, unless there is no such limit."""
    least = min(n, target.need)
    if least == n or not g.edition.assigns_beyond_lethal:
        return least
    name = target.unit.card.name
    options = [Option(f"n:{m}", f"{m} damage", f"to {name}", target.unit.id) for m in range(least, n + 1)]
    key = g.choose(seat, "choose", f"{name}: how much of {n} damage?", options, why="465.2.c.3")[0]
    return int(key[2:])


def hit_option(n: int, target: Target) -> Option:
    """A unit that may be hit next, with what it would get of so much and whether it would die."""
    need, unit = target.need, target.unit
    full = "can't be killed by it" if need == ENDLESS else f"needs {need}" if need <= n else f"needs {need}, gets {n}"
    return Option(f"hit:{unit.id}", fit(f"{min(need, n)} damage to ", unit.card.name), full, unit.id)
