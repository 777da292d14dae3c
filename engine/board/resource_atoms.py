"""Atoms for what players have besides objects: resources in their pools, and points."""
from __future__ import annotations

from engine.board import events
from engine.board.atoms import atom
from engine.board.objects import Resource
from engine.board.state import State
from engine.kernel.event import Event


@atom("added")
def add(g: State, event: Event) -> Event | None:
    """429: into the pool of `seat`. Rules: 166.1."""
    kind, use = events.resource_of(event)
    player = g.players[event.seat]
    same = sum(r.n for r in player.pool if (r.kind, r.use) == (kind, use))
    player.pool = (*(r for r in player.pool if (r.kind, r.use) != (kind, use)), Resource(kind, same + event.n, use))
    return event


@atom("paid")
def pay(g: State, event: Event) -> Event | None:
    """444: out of the pool."""
    spent = events.resource_of(event)
    player = g.players[event.seat]
    left = []
    for resource in player.pool:
        if (resource.kind, resource.use) == spent:
            resource = resource._replace(n=resource.n - event.n)
        assert resource.n >= 0, "more was paid than there is"
        if resource.n:
            left.append(resource)
    player.pool = tuple(left)
    return event


@atom("emptied")
def empty(g: State, event: Event) -> Event | None:
    """167: unspent resources are lost. Rules: 167.1."""
    player = g.players[event.seat]
    if not player.pool:
        return None
    player.pool = ()
    return event


@atom("gained")
def gain(g: State, event: Event) -> Event | None:
    """468: points. Rules: 468.1, 489.8.d.1, 489.8.d.2."""
    if event.n <= 0:
        return None
    for seat in g.mates(event.seat):  # 489.8.d: a team's points are shared
        g.players[seat].points += event.n
    return event


@atom("points lost")
def lose_points(g: State, event: Event) -> Event | None:
    """194.4: never below nothing; who has none loses none, and nothing happens. Rules: 194.4.a, 194.4.b."""
    n = min(event.n, g.players[event.seat].points)
    if n <= 0:
        return None
    for seat in g.mates(event.seat):
        g.players[seat].points -= n
    return event._replace(n=n)
