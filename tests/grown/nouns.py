"""Grows phrases: things, players and places, and what they must be."""
from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any

from engine.words import fixed, sorts
from engine.words import nodes as w
from engine.words import positions as p
from engine.words.base import Node
from tests.grown.values import Values
from tests.grown.vocabulary import BOARD_KINDS, FIELD_QUALITIES, GEAR_QUALITIES, STATES, TAGS, TOKENS, UNIT_QUALITIES


class Nouns(Values):
    """Grows what words speak of."""

    def phrase(self, sort: type, depth: int, zones: frozenset[str]) -> Node:
        """A phrase of that sort."""
        if sort is sorts.Sort or sort is object:
            sort = self.one((sorts.Unit, sorts.Permanent, sorts.Card, sorts.Player, sorts.Place, sorts.Item))
        if sort is sorts.Player:
            return self.players(depth)
        if sort is sorts.Place:
            return self.place(depth)
        if sort is sorts.Costs:
            return w.CostsOf(self.one(typing.get_args(fixed.CostName)))
        if sort is sorts.Abilities:
            return w.AbilitiesOf(self.phrase(sorts.Unit, depth - 1, frozenset()))
        options: list[Callable[[], Node]] = [lambda: self.picked(sort, depth, zones)] * 4
        options += [lambda: w.Every(self.filters(sort, depth, zones))]
        own = {
            "unit": sorts.Unit,
            "gear": sorts.Gear,
            "spell": sorts.Spell,
            "legend": sorts.Legend,
            "battlefield": sorts.Battlefield,
        }[self.type]
        if issubclass(own, sort) and (self.type != "spell") != ("chain" in zones):
            options += [lambda: w.Me()] * 2
        if "it" in self.said and issubclass(self.said["it"], sort):
            options += [lambda: self.one((w.It(), w.Them()))] * 3
        options += [lambda name=name: w.That(name) for name, kind in self.called if issubclass(kind, sort)]
        if sort in (sorts.Card, sorts.Thing) and not zones:
            if self.done and not self.event:
                options += [lambda: w.The(self.one(self.done), "card")] * 2
            if "group" in self.said and not self.event:
                options += [lambda: w.Rest()]
            if self.maybe(40) and not self.event:
                options = [lambda: w.Pick(1, 1, (w.Kind(self.one(("card", "unit", "spell"))), *self.zoned()))]
        if "hand" in zones:
            options = [
                lambda: w.Pick(1, 1, (w.Kind("card"),)),
                lambda: w.Pick(1, 1, (w.Kind("card"), w.Zone("hand", w.You()))),
            ]
        likely = 40 if self.wanted == "Pair" else 1
        if sort in (sorts.Unit, sorts.Permanent, sorts.Card) and not self.event and self.maybe(likely):
            options = [lambda: self.paired(depth)]
        if self.wanted == "This" and issubclass(own, sort) and self.maybe(50):
            return w.This()
        return self.one(options)()

    def picked(self, sort: type, depth: int, zones: frozenset[str]) -> Node:
        """A choice, which can be spoken of afterwards."""
        least, most = self.one(((1, 1), (1, 1), (1, 1), (0, 1), (0, 2), (2, 2), (0, 0), (1, 0)))
        filters = self.filters(sort, depth, zones, most != 1)
        if (least, most) in ((0, 1), (0, 2)) and self.wanted == "AtEach":
            filters = (*filters, w.AtEach(self.one(typing.get_args(fixed.LocationName))))
        made = w.Pick(least, most, filters)
        if not self.event and self.maybe(10):
            made = made.called(f"x{len(self.called)}")
            self.called.append((made.name, sort))
        self.said["it"] = sort
        return made

    def paired(self, depth: int) -> Node:
        """Two units that are chosen together."""
        limit = self.one((None, *map(w.Same, typing.get_args(fixed.Aspect))))
        made = w.Pair(*(w.Pick(1, 1, self.filters(sorts.Unit, depth)) for _ in range(2)), limit)
        self.said.pop("it", None)
        return made

    def zoned(self) -> tuple[Node, ...]:
        """In a zone that is not on the board."""
        if "group" in self.said and self.maybe(40):
            return (w.AmongThem(),)
        return (
            w.Zone(
                self.one(("trash", "hand", "champion")),
                self.one((w.You(), w.Every((w.Kind("player"),)), w.Every((w.Kind("opponent"),)))),
            ),
        )

    def filters(
        self, sort: type, depth: int, zones: frozenset[str] = frozenset(), several: bool = False
    ) -> tuple[Any, ...]:
        """What something of that sort must be: its kind, and more."""
        kinds = BOARD_KINDS.get(sort, ("unit",))
        kind = self.one(kinds)
        found: list[Node] = [w.Kind(kind)]
        for _ in range(self.one((0, 1, 1, 2))):
            found.append(self.filter(kind, depth - 2))
        if several and kind in ("unit", "gear") and self.maybe(20):
            found.append(
                self.one(
                    (
                        w.Same("location"),
                        w.Same("battlefield"),
                        w.Same("controller"),
                        w.TotalMight(self.comparison(depth)),
                    )
                )
            )
        return tuple(found)

    def filter(self, kind: str, depth: int) -> Node:
        """One more demand on something of that kind."""
        qualities = {
            "unit": UNIT_QUALITIES,
            "gear": GEAR_QUALITIES,
            "battlefield": FIELD_QUALITIES,
            "spell": ("enemy", "friendly", "your"),
            "ability": ("enemy", "friendly"),
            "rune": ("friendly", "ready", "exhausted"),
        }
        if kind in ("player", "opponent"):
            return w.Quality("other")
        if kind == "battlefield" and self.wanted == "AttackedBy":
            return w.AttackedBy(self.players(depth - 1))
        if kind.endswith("ability") and self.wanted == "OfA":
            return w.OfA(self.one(("unit", "gear")))
        plain: Node = w.Quality(self.one(qualities.get(kind, ("friendly", "enemy"))))
        if kind not in ("unit", "gear", "spell") or depth < -1:
            return plain
        board = kind != "spell"
        options: dict[str, Callable[[], Node]] = {
            "Quality": lambda: plain,
            "Tag": lambda: w.Tag(self.one(TAGS)),
            "CardNamed": lambda: w.CardNamed("Recruit"),
            "SameName": lambda: w.SameName(w.Me()),
            "WithCost": lambda: w.WithCost(self.comparison(depth)),
            "WithSpent": lambda: w.WithSpent(self.comparison(depth)),
            "OfDomain": lambda: w.OfDomain(self.one(typing.get_args(fixed.DomainName))),
            "Not": lambda: w.Not(self.filter(kind, depth - 2)),
            "Either": lambda: w.Either((self.filter(kind, depth - 2), self.filter(kind, depth - 2))),
            "Both": lambda: w.Either((w.Both((w.Kind(kind), plain)), w.Kind(kind))),
            "OnBoard": lambda: w.Either((w.Zone("champion", w.You()), w.OnBoard())),
            "ControlledBy": lambda: w.ControlledBy(self.players(depth - 1)),
            "OwnedBy": lambda: w.OwnedBy(self.players(depth - 1)),
            "FriendlyTo": lambda: w.FriendlyTo(self.players(depth - 1)),
            "OtherThan": lambda: w.OtherThan(w.Me()),
            "With": lambda: w.With(self.one(typing.get_args(fixed.KeywordName))),
            "FromFacedown": lambda: w.FromFacedown(),
            "FromElsewhere": lambda: w.FromElsewhere(),
            "PlayedFrom": lambda: w.PlayedFrom(w.Zone("trash", w.You())),
        }
        if kind == "spell":
            options["Choosing"] = lambda: w.Choosing(
                w.Every((w.Kind("unit"), w.Quality(self.one(("friendly", "enemy")))))
            )
        if board:
            if kind == "unit":
                options["InCombatWith"] = lambda: w.InCombatWith(w.Every((w.Kind("unit"), w.Quality("enemy"))))
            options |= {
                "ChosenBy": lambda: w.ChosenBy(w.Every((w.Kind("spell"),))),
                "WithMight": lambda: w.WithMight(self.comparison(depth)),
                "Here": lambda: plain if self.type == "spell" else w.Here(),
                "At": lambda: w.At(w.Me()),
                "There": lambda: w.There() if "there" in self.said else plain,
                "BaseOf": lambda: w.BaseOf(w.You()),
                "AttachedTo": lambda: w.AttachedTo(w.Me()),
                "Everywhere": lambda: w.Everywhere(),
                "Full": lambda: w.Full(self.one(("buffed", "empowered"))),
                "Where": lambda: w.Where(
                    self.one(
                        (
                            w.IsA(w.It(), (w.Quality("buffed"),)),
                            w.ThereIs(w.Pick(1, 1, (w.Kind("unit"), w.At(w.It()))), self.comparison(depth)),
                        )
                    )
                ),
                "BanishedWith": lambda: w.BanishedWith(w.Me()),
                "SoNamed": lambda: w.SoNamed() if "named" in self.said else plain,
            }
        if self.wanted in options and self.maybe(60):
            return options[self.wanted]()
        if self.maybe(50):
            return plain
        rare = {
            "Both", "OnBoard", "FromFacedown", "FromElsewhere", "PlayedFrom", "BanishedWith", "WithSpent",
            "Everywhere", "SoNamed", "SameName", "InCombatWith", "ChosenBy",
        }
        return options[self.one([name for name in options if name not in rare])]()

    def comparison(self, depth: int) -> Any:
        """At least, at most … so much."""
        amount = self.amount(depth - 1) if self.maybe(15) else self.chance.below(6)
        return w.Comparison(self.one(typing.get_args(fixed.Comparing)), amount)

    def amount(self, depth: int) -> Any:
        """A number, or what is worked out."""
        if self.event or self.maybe(50):
            return 1 + self.chance.below(3)
        return self.value(p.Number, depth)

    def players(self, depth: int) -> Node:
        """Somebody."""
        options: list[Callable[[], Node]] = [
            lambda: w.You(),
            lambda: w.Every((w.Kind("opponent"),)),
            lambda: w.Every((w.Kind("player"),)),
        ]
        if not self.event:
            options += [lambda: w.Pick(1, 1, (w.Kind(self.one(("opponent", "player"))),))]
        if "they" in self.said:
            options += [lambda: w.They()] * 2
        if "it" in self.said:
            options += [lambda: w.ControllerOf(w.It()), lambda: w.OwnerOf(w.It())]
        if self.wanted == "ControllerOf":
            options += [lambda: w.ControllerOf(w.Me())] * 3
        if self.wanted == "OwnerOf":
            options += [lambda: w.OwnerOf(w.Me())] * 3
        if self.wanted == "Defender":
            options += [lambda: w.Defender()] * 3
        return self.one(options)()

    def place(self, depth: int) -> Node:
        """Somewhere."""
        options: list[Callable[[], Node]] = [lambda: w.BaseOf(w.You())]
        if self.type != "spell":
            options += [lambda: w.Here()] * 2
        if not self.event:
            options += [lambda: w.Pick(1, 1, self.filters(sorts.Battlefield, 0))] * 2
        else:
            options += [lambda: w.Pick(1, 1, (w.Kind("battlefield"),))] * 2
        if "there" in self.said:
            options += [lambda: w.There()] * 2
        if "it" in self.said:
            options += [lambda: w.At(w.It()), lambda: w.BaseOf(w.It())]
        return self.one(options)()

    def playable(self) -> Node:
        """A card that is not in play."""
        return w.Pick(1, 1, (w.Kind(self.one(("card", "unit", "spell"))), w.Zone(self.one(("hand", "trash")), w.You())))

    def tokens(self, depth: int) -> Node:
        """Newly made tokens."""
        made = w.Tokens(
            self.one(TOKENS), 1 + self.chance.below(2), (w.Quality(self.one(STATES)),) if self.maybe(30) else ()
        )
        self.said["it"] = sorts.Permanent
        return made
