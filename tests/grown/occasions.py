"""Grows what is noticed: events with their participants, of which can be spoken afterwards; conditions."""
from __future__ import annotations

from typing import Any

from engine.words import nodes as w
from engine.words import positions as p
from engine.words import sorts
from engine.words.base import Node
from tests.grown.nouns import Nouns
from tests.grown.vocabulary import words_of


class Occasions(Nouns):
    """Grows what happens."""

    def occasion(self, depth: int) -> Any:
        """What an ability listens for; afterwards its participants can be spoken of."""
        self.event = True
        made = self.occasion_of(depth)
        self.event = False
        if not isinstance(made, w.Starts | w.Ends):
            self.said |= {"there": sorts.Place, "they": sorts.Player}
            self.said["it"] = self.said.get("it", sorts.Unit) if self.said.get("it") is not None else sorts.Unit
        else:
            self.said["they"] = sorts.Player
        return made

    def occasion_of(self, depth: int) -> Any:
        kinds: list[str] = ["clause"] * 10 + ["Starts", "Starts", "Ends", "Nth", "Either"]
        kind = self.wanted if self.wanted in kinds and self.maybe(60) else self.one(kinds)
        if kind == "Starts":
            period = self.one(("turn", "beginning phase", "showdown", "combat", "main phase"))
            return w.Starts(period, self.one((None, w.You(), w.Every((w.Kind("opponent"),)))))
        if kind == "Ends":
            return w.Ends(self.one(("turn", "showdown", "combat")), self.one((None, w.You())))
        if kind == "Nth":
            return w.Nth(1 + self.chance.below(2), self.clause(depth))
        if kind == "Either":
            return w.Either((self.clause(depth - 1), self.clause(depth - 1)))
        return self.clause(depth)

    def clause(self, depth: int) -> Any:
        """Something that happens: a player does it, or it happens to an object."""
        acts = [cls for cls in words_of(p.Act) if cls.noticed is not None]
        act = self.word(acts)
        noticed = act.noticed
        assert noticed is not None
        if act is w.Become:
            made: Node = w.Become(
                w.Quality(self.one(("ready", "exhausted", "stunned", "buffed", "empowered", "mighty")))
            )
            return w.Clause(self.unit_subject(depth), (made,))
        made = self.node(act, 0)
        if noticed.player and act not in (w.Conquer, w.Hold, w.Score, w.WinCombat):
            subject: Node = self.one((w.You(), w.Every((w.Kind("opponent"),)), w.Anyone()))
        elif noticed.what:
            subject = self.one((w.You(), w.You(), w.Anyone(), w.Every((w.Kind("opponent"),))))
        elif noticed.player:
            subject = self.one((w.You(), w.Every((w.Kind("opponent"),)), w.Me() if self.type == "unit" else w.You()))
        elif act is w.LeaveChain:
            subject = w.Every((w.Kind("spell"),))
        elif act is w.BeReplaced:
            subject = w.Pick(1, 1, (w.Kind("battlefield"),))
        else:
            subject = self.unit_subject(depth)
        if self.maybe(10):
            subject = self.phrase(self.one((sorts.Player, sorts.Unit, sorts.Item)), depth - 1, frozenset())
        return w.Clause(subject, (made,), (self.condition(0),) if self.maybe(10) else ())

    def unit_subject(self, depth: int) -> Node:
        """A unit that something happens to."""
        self.said["it"] = sorts.Unit
        if self.type == "unit" and self.maybe(50):
            return w.Me()
        return w.Pick(1, 1, self.filters(sorts.Unit, depth - 1))

    def condition(self, depth: int) -> Any:
        return self.positioned(p.Condition, depth)
