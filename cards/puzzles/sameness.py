"""What tells positions of one search apart: positions with equal marks go on in the same way.

Only positions at rest are compared: somebody may act in the open, nothing is on the chain. Objects that were there when
the search began keep their ids; later ones are told by all that the game says of them, so that the same actions in
another order come to the same.
"""
from __future__ import annotations

from collections.abc import Iterable

from engine.board.objects import Effect, Object, Until
from engine.board.state import State

SUMMED = ("might",)
"""Questions whose effects add up, so that it doesn't matter which came first."""
PLACES = ("hand", "trash", "banished", "champion", "base", "runes")
"""A player's zones in which it doesn't matter what lies before what."""
TOLD = (
    "owner", "controller", "zone", "place", "exhausted", "damage", "stunned", "buffed", "role", "token", "empowered",
    "paid", "assigned", "hidden_after",
)
"""What counts of an object at rest. Which combat gave a role and what hurt it last only count until that is over."""


def at_rest(g: State) -> bool:
    """Whether positions like this one are compared."""
    return len(g.open) == 1 and g.open[0].kind == "act" and not g.chain and g.showdown is None and not g.heard


def mark(g: State, known: int) -> object:
    """The mark of a position at rest. `known`: ids below it were there when the search began."""
    return _Marking(g, known).whole()


class _Marking:
    """One position that is marked."""

    def __init__(self, g: State, known: int) -> None:
        self.g = g
        self.known = known
        self.about: dict[int, list[object]] = {}
        self._gather()
        self.names = {id: self._name(thing) for things in (g.gone, g.objects) for id, thing in things.items()
                      if id >= known}

    def whole(self) -> object:
        """Everything that matters for how the game goes on."""
        g = self.g
        players = tuple((p.points, p.xp, p.pool, tuple([c.code for c in p.deck]), tuple([c.code for c in p.rune_deck]),
                         p.chosen, p.further, p.turns, *[self._all(getattr(p, zone)) for zone in PLACES])
                        for p in g.players)
        fields = tuple((f.controller, f.contested_by, self._all(f.units), self._all(f.facedown)) for f in g.fields)
        things = tuple(sorted([self._full(thing) for thing in g.objects.values()]))
        gone = tuple(sorted([self._full(thing) for thing in g.gone.values()]))
        happened = [self._event(event) for event in g.events[g.this_turn:]]
        waiting = tuple(repr((w.ability.key, w.you, self._id(w.source), w.env, self._until(w.until)))
                        for w in g.waiting)
        if not waiting:  # what waits may have noted a place in the course of the turn
            happened.sort()
        return (players, fields, things, gone, tuple(happened), waiting, self._effects(), g.awake, g.turn,
                g.turn_player, g.open[0].seat, g.extra_turns, g.chance.counter)

    def _gather(self) -> None:
        """What is said of each object elsewhere than in itself."""
        g = self.g
        for effect in g.effects:
            for id in effect.targets:
                self.about.setdefault(id, []).append(self._effect(effect))
        for grant in g.grants:
            for id in grant.targets:
                self.about.setdefault(id, []).append(("grant", grant.text, grant.env, self._until(grant.until)))
        for event in g.events[g.this_turn:]:
            self.about.setdefault(event.subject, []).append((event.kind, event.seat, event.n, event.other))

    def _effect(self, effect: Effect) -> object:
        when = 0 if effect.what in SUMMED else effect.since
        return (effect.what, effect.n, self._until(effect.until), when)

    def _effects(self) -> object:
        """Effects that are given to nobody any more still are there; the others are told with whom they are given."""
        return tuple(sorted([repr(self._effect(one)) for one in self.g.effects if not one.targets]))

    def _until(self, until: Until) -> object:
        """A duration, told by how its window stands."""
        return (until.window, until.number - self.g.windows.get(until.window, 0))

    def _name(self, thing: Object) -> str:
        """What a later object is called."""
        return repr((thing.printed.code, thing.card.code, *[getattr(thing, name) for name in TOLD],
                     sorted(map(repr, self.about.get(thing.id, ())))))

    def _id(self, id: int) -> object:
        """An object, by its name if it came later."""
        return id if id < self.known else self.names.get(id, "?")

    def _all(self, ids: Iterable[int]) -> tuple[str, ...]:
        return tuple(sorted([str(self._id(id)) for id in ids]))

    def _full(self, thing: Object) -> str:
        """An object with what it is bound to."""
        since = thing.since if thing.card.passives else 0
        return repr((self._id(thing.id), self._name(thing), since, self._id(thing.attached_to),
                     [self._id(id) for id in thing.attached], self._id(thing.banished_by)))

    def _event(self, event: tuple[object, ...]) -> str:
        """An event, with the names of the objects that it speaks of."""
        kind, _, seat, subject, card, place, origin, n, cause, other, _, by, _ = event
        numbers = [self._id(one) if isinstance(one, int) else one for one in (subject, place, origin, n, cause)]
        return repr((kind, seat, card, other, by, numbers))
