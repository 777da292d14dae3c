"""What a position is: plain values, in which cards are codes and battlefields are numbered from 0."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.editions import CURRENT, EDITIONS
from engine.names.board import ResourceKind
from engine.rules.formats.modes import MODES

StartPhase = Literal["awaken", "beginning", "channel", "draw", "main"]
"""The phases in which a position may be: each but the main one begins at once, the Awaken Phase with the turn."""
Deed = Literal["conquered", "held", "played", "discarded", "died", "xp gained", "xp spent"]
"""What a player did earlier this turn."""
DONE_WITH_A_CARD = ("played", "discarded", "died")
STRICT = ConfigDict(extra="forbid", strict=True)


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on the board and the state that it is in. `called`: a name of its own. `attached`: what is attached to it.
    `owner`: the seat whose card it is, if another controls it, until the end of the turn if `for_turn`."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    card: str
    called: str = ""
    damage: int = 0
    buffs: int = 0
    empowered: int = 0
    stunned: bool = False
    exhausted: bool = False
    attached: tuple[Placed, ...] = ()
    owner: int | None = None
    for_turn: bool = False

    def __post_init__(self) -> None:
        natural(self.card, ("damage", self.damage), ("buffs", self.buffs), ("empowered", self.empowered))

    def all(self) -> Iterator[Placed]:
        """Itself and everything attached to it."""
        yield self
        for one in self.attached:
            yield from one.all()


@dataclass(frozen=True, slots=True)
class Side:
    """What one player has. Decks list the top card first. `at`: by battlefield the units there, which that player then
    controls; `controls`: battlefields besides. `facedown`: by battlefield the cards hidden there in an earlier turn.
    `pool`: Energy, and Power by domain. `did`: what the player did earlier this turn, as pairs: a deed with the number
    of a battlefield, the code of a card or so much XP."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    name: str
    legend: str | Placed
    champion: str = ""
    points: int = 0
    xp: int = 0
    pool: Mapping[ResourceKind, int] = field(default_factory=dict)
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    trash: tuple[str, ...] = ()
    banished: tuple[str, ...] = ()
    runes: tuple[str | Placed, ...] = ()
    rune_deck: tuple[str, ...] = ()
    base: tuple[str | Placed, ...] = ()
    at: Mapping[int, tuple[str | Placed, ...]] = field(default_factory=dict)
    controls: tuple[int, ...] = ()
    facedown: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    did: tuple[tuple[Deed, int | str], ...] = ()

    def __post_init__(self) -> None:
        natural(self.name, ("points", self.points), ("xp", self.xp), *self.pool.items())
        for deed, what in self.did:
            if isinstance(what, str) != (deed in DONE_WITH_A_CARD):
                raise ValueError(f"{self.name} can't have {deed} {what!r}")
            if isinstance(what, int):
                natural(self.name, (deed, what))

    def numbers(self) -> Iterator[int]:
        """The battlefields that it names."""
        yield from (*self.at, *self.controls, *self.facedown)
        yield from (what for deed, what in self.did if deed in ("conquered", "held") and isinstance(what, int))

    def on_board(self) -> Iterator[Placed]:
        """Everything on the board, the legend and the runes included."""
        there = (self.legend, *self.runes, *self.base, *(one for units in self.at.values() for one in units))
        for one in there:
            yield from placed(one).all()

    def codes(self) -> Iterator[str]:
        """The code of each card."""
        yield from (one.card for one in self.on_board())
        yield from ([self.champion] if self.champion else [])
        for cards in (self.hand, self.deck, self.trash, self.banished, self.rune_deck, *self.facedown.values()):
            yield from cards
        yield from (what for _, what in self.did if isinstance(what, str))


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game in which nothing is outstanding: no chain, no showdown. `turn_of`: whose turn it is, the turn
    of that number. What only lasts this turn is not in it. Raises ValueError for a mode or an edition that there isn't,
    and for numbers that name or count nothing."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    sides: tuple[Side, ...]
    battlefields: tuple[str, ...]
    turn: int = 3
    turn_of: int = 0
    phase: StartPhase = "main"
    mode: str = "duel"
    edition: str = CURRENT.name

    def __post_init__(self) -> None:
        for name, known in ((self.mode, MODES), (self.edition, EDITIONS)):
            if name not in known:
                raise ValueError(f"“{name}” is none of {', '.join(known)}")
        on_board = [one for side in self.sides for one in side.on_board()]
        count, fields = len(self.sides), len(self.battlefields)
        seats = [self.turn_of, *(one.owner for one in on_board if one.owner is not None)]
        numbers = [number for side in self.sides for number in side.numbers()]
        for what, named, there in (("seat", seats, count), ("battlefield", numbers, fields)):
            wrong = [number for number in named if not 0 <= number < there]
            if wrong:
                raise ValueError(f"there is no {what} {wrong[0]}: they are numbered from 0 to {there - 1}")
        if self.turn < 1:
            raise ValueError(f"turns are numbered from 1, not {self.turn}")
        twice = [name for name, n in Counter(one.called for one in on_board if one.called).items() if n > 1]
        if twice:
            raise ValueError(f"several cards are called {', '.join(twice)}")

    def named(self, *names: str) -> Position:
        """The same with players of these names, by seat."""
        return replace(self, sides=tuple(replace(side, name=name)
                                         for side, name in zip(self.sides, names, strict=True)))

    def codes(self) -> frozenset[str]:
        """The code of each card."""
        return frozenset([*self.battlefields, *(code for side in self.sides for code in side.codes())])


def natural(whose: str, *numbers: tuple[str, int]) -> None:
    """Raises ValueError for a number below 0."""
    for name, n in numbers:
        if n < 0:
            raise ValueError(f"{whose}: {name} can't be {n}")


def placed(what: str | Placed) -> Placed:
    """A card alone is ready, and nothing is on it."""
    return what if isinstance(what, Placed) else Placed(what)


_READ = TypeAdapter(Position)


def read(text: str | bytes) -> Position:
    """The position that is written as JSON, with the fields of `Position`. Raises ValueError, which names the fields
    that are not there or are nothing of that kind."""
    try:
        return _READ.validate_json(text)
    except ValidationError as wrong:
        raise ValueError("\n".join(told(error) for error in wrong.errors())) from wrong


def written(position: Position) -> bytes:
    """The position as JSON."""
    return _READ.dump_json(position, exclude_defaults=True)


def told(error: Any) -> str:
    """A fault of what was read: where, and what."""
    return f"{'.'.join(map(str, error['loc'])) or 'position'}: {error['msg']}"
