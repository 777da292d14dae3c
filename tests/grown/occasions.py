"""Grows what is noticed: events with their participants, of which can be spoken afterwards; conditions."""
from __future__ import annotations

from typing import Any

from engine.words import nodes as w
from engine.words import positions as p
from engine.words import sorts
from engine.words.base import Node
from tests.grown.nouns import Nouns
from tests.grown.vocabulary import NOBODYS, words_of

SUFFERED = (
    w.Play, w.Recycle, w.ReturnToHand, w.ReturnToChampionZone, w.Banish, w.Kill, w.Ready, w.Exhaust, w.Stun, w.Buff,
    w.Heal, w.Recall, w.Empower, w.Disempower, w.Reveal, w.Counter, w.Attach, w.Detach, w.Deal, w.Move, w.Choose,
)
"""What can be said of things without saying who does it."""


class Occasions(Nouns):
    """Grows what happens."""

    def occasion(self, depth: int, nth: bool = False) -> Any:
        """What an ability listens for, perhaps only the nth time; afterwards its participants can be spoken of."""
        self.event = True
        made = self.occasion_of(depth, nth)
        self.event = False
        if not isinstance(made, w.Starts | w.Ends):
            self.said |= {"there": sorts.Place, "they": sorts.Player}
            self.said["it"] = self.said.get("it", sorts.Unit) if self.said.get("it") is not None else sorts.Unit
        else:
            self.said["they"] = sorts.Player
        return made

    def occasion_of(self, depth: int, nth: bool) -> Any:
        kinds = [*["clause"] * 10, "Starts", "Starts", "Ends", "Either", *["Nth"] * nth]
        kind = self.wanted if self.wanted in kinds and self.maybe(60) else self.one(kinds)
        if kind == "Starts":
            return self.moment(w.Starts, ("turn", "beginning phase", "showdown", "combat", "main phase"))
        if kind == "Ends":
            return self.moment(w.Ends, ("turn", "showdown", "combat"))
        if kind == "Nth":
            return w.Nth(1 + self.chance.below(2), self.clause(depth))
        if kind == "Either":
            return w.Either((self.clause(depth - 1), self.clause(depth - 1)))
        return self.clause(depth)

    def moment(self, kind: Any, periods: tuple[str, ...]) -> Any:
        """A period begins or ends: somebody's turn or phase, or a showdown or combat, which is nobody's."""
        period = self.one(periods)
        whose = None if period in NOBODYS else self.one((None, w.You(), w.Every((w.Kind("opponent"),))))
        return kind(period, whose)

    def clause(self, depth: int, acts: tuple[type[Node], ...] = ()) -> Any:
        """Something that happens: a player does it, or it happens to an object. `acts`: one of these, or any."""
        act = self.word(acts or [cls for cls in words_of(p.Act) if cls.noticed is not None and cls is not w.Go])
        if self.wanted == "CombatDamage" and not acts and self.maybe(80):
            act = w.Deal
        if self.wanted == "Deck" and not acts:
            act = w.LookAt
        if self.wanted == "Go" and not acts:
            act = w.Go
        noticed = act.noticed
        assert noticed is not None
        if act is w.Become:
            made: Node = w.Become(
                w.Quality(self.one(("ready", "exhausted", "stunned", "buffed", "empowered", "mighty")))
            )
            return w.Clause(self.unit_subject(depth), (made,))
        made = self.node(act, 0)
        anyone = w.Anyone() if act in SUFFERED else w.You()
        if noticed.player and act not in (w.Conquer, w.Hold, w.Score, w.WinCombat, w.TieAsAttacker):
            subject: Node = self.one((w.You(), w.Every((w.Kind("opponent"),)), anyone))
        elif noticed.what:
            subject = self.one((w.You(), anyone, w.Every((w.Kind("opponent"),))))
        elif noticed.player:
            subject = self.one((w.You(), w.Every((w.Kind("opponent"),)), w.Me() if self.type == "unit" else w.You()))
        elif act is w.LeaveChain:
            subject = w.Every((w.Kind("spell"),))
        elif act is w.BeReplaced:
            subject = w.Pick(1, 1, (w.Kind("battlefield"),))
        else:
            subject = self.unit_subject(depth)
        if self.maybe(4):
            subject = self.phrase(self.one((sorts.Player, sorts.Unit, sorts.Item)), depth - 1, frozenset())
        return w.Clause(subject, (made,), (self.condition(0),) if self.maybe(10) else ())

    def unit_subject(self, depth: int) -> Node:
        """A unit that something happens to."""
        if self.type == "unit" and self.maybe(50):
            subject: Node = w.Me()
        else:
            subject = w.Pick(1, 1, self.filters(sorts.Unit, depth - 1))
        self.said["it"] = sorts.Unit
        return subject

    def condition(self, depth: int) -> Any:
        return self.positioned(p.Condition, depth)
