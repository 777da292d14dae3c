"""Grows cards from the vocabulary: for each field of a word, from its annotation, a value that fits.

One grower with two sources of chance: `Seeded`, for many cards from numbers, and hypothesis, which shrinks what fails.
Smaller numbers make simpler choices, so that shrinking leads to short cards.
"""
from __future__ import annotations

import random
import types
import typing
from collections.abc import Callable, Sequence
from dataclasses import MISSING
from typing import Annotated, Any, Literal, Protocol, TypeVar, Union

from hypothesis import strategies as st

from engine.words import fixed, sorts
from engine.words import nodes as w
from engine.words import positions as p
from engine.words.base import WORDS, Node
from engine.words.card import Card

T = TypeVar("T")


class Chance(Protocol):
    """Where the grower's decisions come from."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the simplest is 0."""


class Seeded:
    """Chance from a number."""

    def __init__(self, seed: object) -> None:
        self.random = random.Random(repr(seed))

    def below(self, n: int) -> int:
        return self.random.randrange(n)


class Drawn:
    """Chance from hypothesis."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def below(self, n: int) -> int:
        return self.draw(st.integers(0, n - 1))


COMPILED = frozenset(("Among", "Noted", "Ending", "FlowFor", "RestOf", "ModeIs", "Joinable"))
"""Words that stand in compiled trees alone: what the reader makes of others. No author can say them."""
BARE = frozenset(("Card", "Comparison", "Price", "Cost"))
"""Words of no position; they are grown where a field asks for them."""

TOKENS = ("OGN-271", "OGN-274", "SFD-T03", "UNL-T02")
LAND = ("UNL-T01", "UNL-T03")
TAGS = ("Poro", "Pirate", "Elite")
LIMITS = ("", "once", "turn", "turn:2")

HEAVY: dict[str, int] = {
    "Gate": 4,
    "Clause": 4,
    "Every": 3,
    "When": 8,
    "Activate": 5,
    "Have": 6,
    "Keyword": 3,
    "Deal": 4,
    "Draw": 4,
    "Give": 4,
}
"""Words that most cards are made of."""
DEEPEST = 12
"""How many words may stand in each other before only simple ones follow."""
REPLACING = ("Prevent", "Multiply", "EnterAt", "CopyOf")
"""Words that only a replacement says."""

HINTS: dict[type, dict[str, Any]] = {
    cls: typing.get_type_hints(cls, include_extras=True) for cls in WORDS.values()
}


def words_of(position: type) -> list[type[Node]]:
    """The words that may stand in that position, those without parts first."""
    found = [cls for name, cls in WORDS.items() if issubclass(cls, position) and name not in COMPILED | BARE]
    return sorted(found, key=lambda cls: len(cls.names))


STATES = ("ready", "exhausted")
BOARD_KINDS: dict[type, tuple[str, ...]] = {
    sorts.Unit: ("unit",),
    sorts.Gear: ("gear",),
    sorts.Permanent: ("unit", "gear"),
    sorts.Spell: ("spell",),
    sorts.Item: ("spell", "ability"),
    sorts.Ability: ("ability", "activated ability"),
    sorts.Rune: ("rune",),
    sorts.Legend: ("legend",),
    sorts.Battlefield: ("battlefield",),
    sorts.Card: ("unit", "gear", "rune"),
    sorts.Thing: ("unit", "gear", "spell"),
    sorts.Player: ("opponent", "player"),
    sorts.Place: ("battlefield",),
}
"""The kinds that give a sort."""
UNIT_QUALITIES = (
    "friendly",
    "enemy",
    "other",
    "ready",
    "exhausted",
    "stunned",
    "attacking",
    "defending",
    "alone",
    "in combat",
    "at a battlefield",
    "token",
    "equipped",
    "buffed",
    "empowered",
    "mighty",
    "damaged",
    "chosen champion",
    "your",
    "one on one",
)
GEAR_QUALITIES = ("friendly", "enemy", "other", "ready", "exhausted", "token", "attached", "your")
FIELD_QUALITIES = ("open", "occupied", "uncontrolled", "your")


class Grower:
    """Grows one card. `wanted` is a word that it should have."""

    def __init__(self, chance: Chance, wanted: str = "") -> None:
        self.chance = chance
        self.wanted = wanted
        self.type = "unit"
        self.said: dict[str, type] = {}  # the sorts of what pronouns speak of: it, they, there, many, group
        self.called: list[tuple[str, type]] = []
        self.replacing = False
        self.event = False
        self.level = 0

    # --- chance

    def one(self, options: Sequence[T]) -> T:
        return options[self.chance.below(len(options))]

    def maybe(self, percent: int) -> bool:
        """True so often; False is simpler."""
        return self.chance.below(100) >= 100 - percent

    def word(self, options: Sequence[type[Node]]) -> type[Node]:
        """One of the words: the wanted one more often than others."""
        if self.level > DEEPEST:  # the wanted word may hold itself
            options = [cls for cls in options if cls.__name__ not in SPECIAL and not deep(cls)][:3] or options
        elif any(cls.__name__ == self.wanted for cls in options) and self.maybe(50):
            return WORDS[self.wanted]
        weighted = [cls for cls in options for _ in range(HEAVY.get(cls.__name__, 1))]
        return self.one(weighted)

    # --- fields

    def node(self, cls: type[Node], depth: int) -> Node:
        """A word with all its fields."""
        self.level += 1
        try:
            special = SPECIAL.get(cls.__name__)
            return special(self, depth) if special is not None else self.plain(cls, depth)
        finally:
            self.level -= 1

    def plain(self, cls: type[Node], depth: int) -> Node:
        """A word whose fields are grown one by one."""
        values = []
        for name, default in zip(cls.names, cls.defaults, strict=True):
            if default is not MISSING and default is not None and not isinstance(default, int) and not self.maybe(15):
                values.append(default)
            elif default is None and not self.maybe(50):
                values.append(None)
            else:
                values.append(self.value(HINTS[cls][name], depth, name))
        made = cls(*values)
        self.note(made)
        return made

    def note(self, made: Node) -> None:
        """What can be spoken of afterwards."""
        if isinstance(made, w.LookAt | w.Reveal):
            self.said["group"] = sorts.Card
        if isinstance(made, w.PayAny):
            self.said["many"] = sorts.Sort
        if isinstance(made, w.NameOne):
            self.said["named"] = sorts.Sort
        if isinstance(made, w.Move) and made.to is not None:
            self.said["there"] = sorts.Place

    def value(self, hint: Any, depth: int, name: str = "") -> Any:
        """A value for an annotation."""
        origin = typing.get_origin(hint)
        if origin is Annotated:
            inner, *demands = typing.get_args(hint)
            return self.phrase(
                sort_of(inner), depth, next((d.zones for d in demands if isinstance(d, sorts.Where)), frozenset())
            )
        if origin in (Union, types.UnionType):
            return self.value(self.one([part for part in typing.get_args(hint) if part is not type(None)]), depth, name)
        if origin is Literal:
            return self.one(typing.get_args(hint))
        if origin is tuple:
            return self.several(typing.get_args(hint)[0], depth, name)
        if hint is int:
            return 1 + self.chance.below(3)
        if hint is bool:
            return False
        if hint is str:
            return self.one(LIMITS) if name == "limit" else ""
        base = origin or hint
        if base is p.Phrase:
            return self.phrase(sort_of(hint), depth, frozenset())
        if base is p.Filter:
            return self.filters(sorts.Unit, depth)[-1]
        return self.positioned(base, depth)

    def several(self, item: Any, depth: int, name: str) -> tuple[Any, ...]:
        """A tuple: one part as a rule."""
        if item in (p.Condition, p.Trait) and name in ("given", "cheaper"):
            return ()
        if typing.get_origin(item) is w.Quality or item is w.Quality:
            return (w.Quality(self.one(STATES)),) if self.maybe(40) else ()
        if name == "power":
            return tuple(self.one(typing.get_args(fixed.PowerName)) for _ in range(self.chance.below(2)))
        n = 2 if depth > 1 and self.maybe(20) else 1
        return tuple(self.value(item, depth, name) for _ in range(n))

    def positioned(self, base: type, depth: int) -> Any:
        """A word of that position."""
        if base.__name__ in WORDS:
            return self.node(base, depth)
        if base is p.Filter:
            return self.filters(sorts.Unit, depth)[-1]
        options = words_of(base)
        if not self.replacing and self.maybe(95):
            options = [cls for cls in options if cls.__name__ not in REPLACING]
        if base is p.Condition:
            options = [cls for cls in options if self.spoken(cls)]
        if base in (p.Effect, p.Action, p.Spoken):
            options = [cls for cls in options if issubclass(cls, p.Effect) and self.spoken(cls)]
        if depth <= 0:
            options = [cls for cls in options if not deep(cls)] or options
        return self.node(self.word(options), depth - 1)

    def spoken(self, cls: type[Node]) -> bool:
        """Whether what the word speaks of was mentioned."""
        needs = {"ThatMany": "many", "YouDo": "did", "SoNamed": "named", "AmongThem": "group", "Rest": "group"}
        return needs.get(cls.__name__, "") in ("", *self.said)

    # --- phrases

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
        options += [lambda name=name: w.That(name) for name, kind in self.called if issubclass(kind, sort)]  # type: ignore[misc]
        if sort in (sorts.Card, sorts.Thing) and not zones:
            options += [
                lambda: w.Top(1 + self.chance.below(2)),
                lambda: w.The(self.one(typing.get_args(fixed.Done)), "card"),
            ]
            if "group" in self.said:
                options += [lambda: w.Rest()]
            if self.maybe(40):
                options = [lambda: w.Pick(1, 1, (w.Kind(self.one(("card", "unit", "spell"))), *self.zoned()))]
        if "hand" in zones:
            options = [
                lambda: w.Pick(1, 1, (w.Kind("card"),)),
                lambda: w.Pick(1, 1, (w.Kind("card"), w.Zone("hand", w.You()))),
            ]
        if self.wanted in ("CopyOf", "This", "The", "Top", "Rest", "Tokens") and self.maybe(50):
            made = {
                "CopyOf": lambda: w.CopyOf(w.It()),
                "This": lambda: w.This(),
                "The": lambda: w.The(self.one(typing.get_args(fixed.Done)), "unit"),
                "Top": lambda: w.Top(1),
                "Rest": lambda: w.Rest(),
                "Tokens": lambda: self.tokens(depth),
            }[self.wanted]
            return made()
        return self.one(options)()

    def picked(self, sort: type, depth: int, zones: frozenset[str]) -> Node:
        """A choice, which can be spoken of afterwards."""
        least, most = self.one(((1, 1), (1, 1), (1, 1), (0, 1), (0, 2), (2, 2), (0, 0)))
        made = w.Pick(least, most, self.filters(sort, depth, zones, most != 1))
        if not self.event and self.maybe(10):
            made = made.called(f"x{len(self.called)}")
            self.called.append((made.name, sort))
        self.said["it"] = sort
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
        plain: Node = w.Quality(self.one(qualities.get(kind, ("friendly", "enemy"))))
        if kind not in ("unit", "gear", "spell") or depth < -1:
            return plain
        board = kind != "spell"
        options: dict[str, Callable[[], Node]] = {
            "Quality": lambda: plain,
            "Tag": lambda: w.Tag(self.one(TAGS)),
            "WithCost": lambda: w.WithCost(self.comparison(depth)),
            "WithSpent": lambda: w.WithSpent(self.comparison(depth)),
            "OfDomain": lambda: w.OfDomain(self.one(typing.get_args(fixed.DomainName))),
            "Not": lambda: w.Not(self.filter(kind, depth - 2)),
            "Either": lambda: w.Either((self.filter(kind, depth - 2), self.filter(kind, depth - 2))),
            "ControlledBy": lambda: w.ControlledBy(self.players(depth - 1)),
            "OwnedBy": lambda: w.OwnedBy(self.players(depth - 1)),
            "OtherThan": lambda: w.OtherThan(w.Me()),
            "With": lambda: w.With(self.one(typing.get_args(fixed.KeywordName))),
            "FromFacedown": lambda: w.FromFacedown(),
            "FromElsewhere": lambda: w.FromElsewhere(),
        }
        if kind == "spell":
            options["Choosing"] = lambda: w.Choosing(
                w.Every((w.Kind("unit"), w.Quality(self.one(("friendly", "enemy")))))
            )
        if board:
            options |= {
                "WithMight": lambda: w.WithMight(self.comparison(depth)),
                "Here": lambda: w.Here(),
                "At": lambda: w.At(w.Me()),
                "There": lambda: w.There() if "there" in self.said else w.Here(),
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
        rare = {"FromFacedown", "FromElsewhere", "BanishedWith", "WithSpent", "Everywhere", "SoNamed"}
        return options[self.one([name for name in options if name not in rare])]()

    def comparison(self, depth: int) -> Any:
        """At least, at most … so much."""
        amount = self.amount(depth - 1) if self.maybe(15) else self.chance.below(6)
        return w.Comparison(self.one(typing.get_args(fixed.Comparing)), amount)

    def amount(self, depth: int) -> Any:
        """A number, or what is worked out."""
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
        else:
            options += [lambda: w.Anyone()]
        if "they" in self.said:
            options += [lambda: w.They()] * 2
        if "it" in self.said:
            options += [lambda: w.ControllerOf(w.It()), lambda: w.OwnerOf(w.It())]
        if self.wanted == "ControllerOf":
            options += [lambda: w.ControllerOf(w.Me())] * 3
        if self.wanted == "OwnerOf":
            options += [lambda: w.OwnerOf(w.Me())] * 3
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

    def tokens(self, depth: int) -> Node:
        """Newly made tokens."""
        made = w.Tokens(
            self.one(TOKENS), 1 + self.chance.below(2), (w.Quality(self.one(STATES)),) if self.maybe(30) else ()
        )
        self.said["it"] = sorts.Permanent
        return made

    # --- events

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
        return w.Clause(subject, (made,), (self.condition(0),) if self.maybe(10) else ())  # type: ignore[arg-type]

    def unit_subject(self, depth: int) -> Node:
        """A unit that something happens to."""
        self.said["it"] = sorts.Unit
        if self.type == "unit" and self.maybe(50):
            return w.Me()
        return w.Pick(1, 1, self.filters(sorts.Unit, depth - 1))

    def condition(self, depth: int) -> Any:
        return self.positioned(p.Condition, depth)

    # --- lines and cards

    def effects(self, depth: int) -> tuple[Any, ...]:
        """One or two instructions; the second may speak of the first."""
        if self.wanted in PAIRS and self.maybe(60):
            return PAIRS[self.wanted](self, depth)
        found = []
        for n in range(2 if self.maybe(35) else 1):
            found.append(self.positioned(p.Effect, depth))
            if n == 0:
                self.said["did"] = sorts.Sort
        return tuple(found)

    def fresh(self) -> None:
        """A new line: nothing is mentioned."""
        self.said, self.called, self.replacing = {}, [], False

    def line(self, depth: int) -> Any:
        """A line of rules text for a card of this type."""
        self.fresh()
        if self.type == "spell" and not self.maybe(20):
            return self.effects(depth)
        options = [cls for cls in words_of(p.Line) if cls is not w.Wearer or self.type == "gear"]
        return self.node(self.word(options), depth)

    def card(self, code: str = "GRW-001", depth: int = 3) -> Card:
        """A whole card."""
        self.type = self.one(("unit", "spell", "spell", "gear", "legend", "battlefield", "unit"))
        if self.wanted in ("Wearer", "Equip"):
            self.type = "gear"
        lines = []
        for _ in range(1 + self.chance.below(2)):
            line = self.line(depth)
            lines += line if isinstance(line, tuple) else (line,)
        if self.type == "spell" and self.maybe(60):
            lines.insert(0, w.Keyword(self.one(("action", "reaction"))))
        permanent = self.type in ("unit", "gear", "spell")
        return Card(
            typing.cast(Any, self.type),
            "Grown Card",
            (code,),
            energy=self.chance.below(3) if permanent else None,
            might=1 + self.chance.below(4) if self.type == "unit" else None,
            champion="Grown" if self.type == "legend" else "",
            tags=("Equipment",) if self.type == "gear" else ("Poro",),
            lines=tuple(lines),
            domains=("fury",) if permanent or self.type == "legend" else (),
        )


def deep(cls: type[Node]) -> bool:
    """Whether a word holds further instructions, lines or conditions."""
    parts = str(HINTS[cls].values())
    return any(name in parts for name in ("Effect", "Line", "Spoken", "Condition", "Clause", "Action", "Occasion"))


def sort_of(hint: Any) -> type:
    """The sort that an annotation asks for."""
    args = typing.get_args(hint)
    return args[0] if args and isinstance(args[0], type) else sorts.Sort


# --- words with a shape of their own

def with_event(make: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    """A line or effect with an event and effects that may speak of it."""

    def grow(grower: Grower, depth: int) -> Node:
        return make(grower, grower.occasion(depth - 1), depth)

    return grow


def _when(g: Grower, event: Any, depth: int) -> Node:
    return w.When(event, g.effects(depth - 1), g.one(LIMITS))


def _would(kind: Callable[..., Node]) -> Callable[[Grower, Any, int], Node]:
    def grow(g: Grower, event: Any, depth: int) -> Node:
        g.replacing = True
        if g.wanted in REPLACING and g.wanted != "CopyOf" and g.maybe(60):
            event = (
                w.Clause(w.Every((w.Kind("spell"),)), (w.Deal(None, w.Pick(1, 1, (w.Kind("unit"),))),))
                if g.wanted != "EnterAt"
                else w.Clause(w.You(), (w.Play(w.Pick(1, 1, (w.Kind("unit"),))),))
            )
            made = kind(event, (g.node(WORDS[g.wanted], 0),), g.one(LIMITS))
        elif g.wanted == "CopyOf":
            made = kind(w.Clause(w.You(), (w.Play(w.Pick(1, 1, (w.Kind("unit"), w.Quality("token")))),)),
                        (w.Play(w.It()), w.Play(w.CopyOf(w.It()))), "")
        else:
            made = kind(event, g.effects(depth - 1) if g.maybe(85) else (), g.one(LIMITS))
        g.replacing = False
        return made
    return grow


def _gate(g: Grower, depth: int) -> Node:
    condition = g.condition(depth - 1) if g.maybe(60) else None
    asks = "may" if condition is None and g.maybe(60) else ""
    cost = (g.positioned(p.Action, 0),) if condition is None and (not asks or g.maybe(40)) else ()
    g.said["did"] = sorts.Sort
    then = g.effects(depth - 1)
    return w.Gate(condition, asks, cost, then, g.effects(depth - 1) if g.maybe(20) else ())


def _have(g: Grower, depth: int) -> Node:
    if g.wanted == "CostsOf":
        return _cost_of_skills(g, depth)
    trait = g.word(words_of(p.Trait))
    if trait in (w.Ignore, w.AnyDamageKills, w.Unpreventable, w.BonusDamage):
        who: Node = g.one((w.You(), w.Every((w.Kind("opponent"),))))
    elif trait is w.TriggerAgain:
        who = w.Every((w.Quality("your"), w.EffectsOf(g.one(typing.get_args(fixed.EffectName)))))
    elif trait is w.Repeat:
        who = w.AbilitiesOf(w.Every((w.Kind("unit"),)))
    elif trait is w.CostLess:
        who = g.one(
            (w.Me(), w.Every((w.Kind("spell"), w.Quality("your"))), w.CostsOf(g.one(typing.get_args(fixed.CostName))))
        )
    elif trait is w.CostMore:
        who = g.one((w.Me(), w.Every((w.Kind("spell"),))))
    elif trait is w.Flow:
        who = w.Every((w.Kind("spell"), w.Quality("your")))
    elif trait is w.Capacity:
        return w.Have(g.one((w.Me(), w.Every((w.Kind("unit"),)))), (w.Capacity(g.one(("buffed", "empowered")), 2),))
    elif trait is w.Keyword and g.maybe(15):
        return w.Have(w.AbilitiesOf(w.Me()), (w.Keyword(g.one(("action", "reaction"))),))
    else:
        who = w.Me() if g.type == "unit" and g.maybe(50) else w.Every(g.filters(sorts.Unit, depth - 1))
    if trait is w.HigherScore:
        return w.HigherScore(1)
    return w.Have(who, (g.node(trait, depth - 1),))  # type: ignore[arg-type]


def _give(g: Grower, depth: int) -> Node:
    gift = g.word(words_of(p.Gift))
    what = g.phrase(sorts.Spell if gift is w.Flow else sorts.Unit, depth - 1, frozenset())
    if gift is w.Flow:
        what = w.Pick(1, 1, (w.Kind("spell"), w.Zone("trash", w.You())))
    return w.Give(what, (g.node(gift, depth - 1),), w.Window(g.one(("turn", "combat"))) if g.maybe(70) else None)  # type: ignore[arg-type]


def _ruling(kind: Callable[[Any], Node]) -> Callable[[Grower, int], Node]:
    def grow(g: Grower, depth: int) -> Node:
        g.event = True
        clause = g.clause(depth - 1)
        if g.wanted == "Triggers" and kind is w.Cant:
            clause = w.Clause(w.Every((w.EffectsOf(g.one(typing.get_args(fixed.EffectName))),)), (w.Triggers(),))
        g.event = False
        return kind(clause)
    return grow


def _must_pay(g: Grower, depth: int) -> Node:
    g.event = True
    clause = (
        g.clause(depth - 1)
        if g.maybe(50)
        else w.Clause(w.Every((w.Kind("opponent"),)), (w.Move(w.Pick(1, 1, (w.Kind("unit"),)), w.Here()),))
    )
    g.event = False
    return w.MustPay(clause, w.Price(0, ("any",)), g.chance.below(2))


def _clause(g: Grower, depth: int) -> Node:
    """As an instruction: somebody else, or an object as the source, acts."""
    if g.maybe(70):
        subject = g.players(depth)
        g.said["they"] = sorts.Player
    else:
        subject = g.phrase(sorts.Unit, depth - 1, frozenset())
    return w.Clause(subject, (g.positioned(p.Action, depth - 1),))  # type: ignore[arg-type]


def _happened(kind: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    def grow(g: Grower, depth: int) -> Node:
        before, g.event = g.event, True
        known = dict(g.said)
        clause = g.clause(0)
        g.event, g.said = before, known
        return kind(clause)
    return grow


def _that(g: Grower, depth: int) -> Node:
    return w.That(g.one([name for name, _ in g.called]) if g.called else "x0")


def _modes(g: Grower, depth: int) -> tuple[Any, ...]:
    return tuple(g.effects(min(depth, 1)) for _ in range(2))


def _until(g: Grower, depth: int) -> Node:
    g.event = True
    clause = g.clause(0)
    g.event = False
    return w.Until(clause)


def _starts(kind: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    return lambda g, depth: kind(
        g.one(("turn", "combat", "showdown", "beginning phase", "main phase")), g.one((None, w.You()))
    )


def _either(g: Grower, depth: int) -> Node:
    return w.Either((g.condition(0), g.condition(0)))


def _cost(g: Grower, depth: int) -> Node:
    actions = (
        (
            g.one(
                (
                    w.Exhaust(w.Me()),
                    w.Kill(w.Me()),
                    w.SpendXp(1),
                    w.Discard(1),
                    w.SpendCounter(1, None, "buff"),
                    w.Kill(w.Pick(1, 1, (w.Kind("unit"), w.Quality("friendly"))), None),
                    w.PayAny("Energy"),
                )
            ),
        )
        if g.maybe(50)
        else ()
    )
    return w.Cost(w.Price(g.chance.below(2), ("any",) if g.maybe(20) else ()), actions)


def _afterwards(g: Grower, depth: int) -> Node:
    return w.Afterwards(g.one((w.Recycle(w.It()), w.Banish(w.It()))))


def _swap(kind: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    """Between two: one and another."""

    def grow(g: Grower, depth: int) -> Node:
        first = w.Pick(1, 1, (w.Kind("unit"), w.Quality("friendly")), "one")
        return kind(first, w.Pick(1, 1, (w.Kind("unit"), w.Quality("enemy")), "another"))
    return grow


def _cost_of_skills(g: Grower, depth: int) -> Node:
    return w.Have(w.CostsOf(g.one(typing.get_args(fixed.CostName))), (w.CostLess(w.Price(1)),))


def _after(
    first: Callable[[Grower], Node], second: Callable[[Grower, int], Node]
) -> Callable[[Grower, int], tuple[Node, ...]]:
    """An instruction, and one that speaks of what it did."""
    return lambda g, depth: (first(g), second(g, depth))


PAIRS: dict[str, Callable[[Grower, int], tuple[Node, ...]]] = {
    "Afterwards": _after(lambda g: w.Play(w.Pick(1, 1, (w.Kind("spell"), w.Zone("trash", w.You())))), _afterwards),
    "AmongThem": _after(
        lambda g: g.one((w.LookAt(w.Top(3)), w.Reveal(w.Top(3)))),
        lambda g, depth: g.one((w.Draw, w.Recycle, w.Banish))(w.Pick(1, 1, (w.Kind("card"), w.AmongThem()))),
    ),
    "Rest": _after(
        lambda g: g.one((w.LookAt(w.Top(3)), w.Reveal(w.Top(2)))),
        lambda g, depth: g.one((w.Draw, w.Recycle, w.Banish))(w.Rest()),
    ),
    "SoNamed": _after(
        lambda g: w.NameOne(g.one(("unit", "card", "tag"))),
        lambda g, depth: g.one((w.Kill, w.Ready, w.ReturnToHand))(w.Every((w.Kind("unit"), w.SoNamed()))),
    ),
    "That": _after(lambda g: w.Buff(w.Pick(1, 1, (w.Kind("unit"),), "x0")), lambda g, depth: w.Exhaust(w.That("x0"))),
    "YouDo": _after(
        lambda g: w.Gate(None, "may", (), (g.positioned(p.Action, 0),)),
        lambda g, depth: w.Gate(w.YouDo(), "", (), g.effects(0)),
    ),
    "ThatMany": _after(lambda g: w.Discard(w.Pick(0, 0, (w.Kind("card"),))), lambda g, depth: w.Draw(w.ThatMany())),
}
"""Words that speak of what the instruction before did: how both are grown."""


def _optional(kind: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    return lambda g, depth: kind((g.positioned(p.Action, 0),))


SPECIAL: dict[str, Callable[[Grower, int], Node]] = {
    "When": with_event(_when),
    "Would": with_event(_would(w.Would)),
    "As": with_event(_would(w.As)),
    "Gate": _gate,
    "Have": _have,
    "Give": _give,
    "Can": _ruling(w.Can),
    "Cant": _ruling(w.Cant),
    "Only": _ruling(w.Only),
    "MustPay": _must_pay,
    "Clause": _clause,
    "Happened": _happened(w.Happened),
    "Times": _happened(w.Times),
    "That": _that,
    "Until": _until,
    "Starts": _starts(w.Starts),
    "Ends": _starts(w.Ends),
    "Either": _either,
    "Cost": _cost,
    "OptionalCost": _optional(w.OptionalCost),
    "AdditionalCost": _optional(w.AdditionalCost),
    "Tokens": lambda g, depth: g.tokens(depth),
    "Comparison": lambda g, depth: g.comparison(depth),
    "ChooseOne": lambda g, depth: w.ChooseOne(_modes(g, depth)),
    "DoFollowing": lambda g, depth: w.DoFollowing(_modes(g, depth), g.one((None, 1))),
    "DoThis": lambda g, depth: w.DoThis(g.effects(depth - 1), None, 1),
    "Afterwards": _afterwards,
    "SwapPlaces": _swap(w.SwapPlaces),
    "SwapMight": _swap(w.SwapMight),
    "Counter": lambda g, depth: w.Counter(
        w.Pick(1, 1, (w.Kind(g.one(("spell", "ability"))),)), w.ReturnToHand(w.It()) if g.maybe(30) else None
    ),
    "AtThe": lambda g, depth: w.AtThe(g.occasion(0), g.effects(depth - 1)),
    "Unless": lambda g, depth: w.Unless(
        g.effects(0), w.Clause(g.players(0), (g.one((w.Pay(w.Price(1)), w.Draw(1), w.Discard(1))),))
    ),  # type: ignore[arg-type]
    "Deathknell": lambda g, depth: w.Deathknell(g.effects(depth - 1)),
    "ForEach": lambda g, depth: _for_each(g, depth),
    "Activate": lambda g, depth: w.Activate(_cost(g, depth), g.effects(depth - 1), g.one(("", "action", "reaction"))),  # type: ignore[arg-type]
    "Wearer": lambda g, depth: w.Wearer((g.node(g.one((w.Have, w.When, w.Keyword, w.Activate)), depth - 1),)),  # type: ignore[arg-type]
    "Text": lambda g, depth: w.Text((g.node(g.one((w.When, w.Keyword, w.Activate, w.Deathknell)), depth - 1),)),  # type: ignore[arg-type]
    "Deal": lambda g, depth: (
        w.Deal(g.amount(depth - 1), g.phrase(sorts.Unit, depth - 1, frozenset(("board",))))
        if not g.event
        # type: ignore[arg-type]
        else w.Deal(
            g.one((None, w.CombatDamage() if g.wanted == "CombatDamage" else None)),
            g.phrase(sorts.Unit, 0, frozenset(("board",))),
        )
    ),  # type: ignore[arg-type]
    "Nth": lambda g, depth: w.Nth(1, g.clause(0)),
    "Replace": lambda g, depth: w.Replace(
        g.one((w.Pick(1, 1, (w.Kind("battlefield"),)), w.Here())), w.Tokens(g.one(LAND))
    ),  # type: ignore[arg-type]
}


def _for_each(g: Grower, depth: int) -> Node:
    noun = w.Every(g.filters(sorts.Unit, depth - 1))
    g.said["it"] = sorts.Unit
    return w.ForEach(noun, g.effects(depth - 1))


FEATURED = sorted(set(WORDS) - COMPILED - {"Card"})
"""The words that are grown, in turn."""


def grown(seed: int, wanted: str = "") -> Card:
    """The card that belongs to a seed; with the wanted word if one of some tries has it."""
    wanted = wanted or FEATURED[seed % len(FEATURED)]
    card = None
    for attempt in range(12):
        card = Grower(Seeded((seed, attempt)), wanted).card()
        if any(type(node).__name__ == wanted for node in w.walk(card.lines)):
            return card
    assert card is not None
    return card


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """Any grown card, as a hypothesis strategy."""
    return Grower(Drawn(draw)).card()
