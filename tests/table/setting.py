"""Setting up a table: what each player has and what happened this turn, as data that names cards and battlefields. It
becomes a position of the engine."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine import positions
from engine.board.objects import Battlefield
from engine.board.state import State
from engine.positions import Placed, Position
from tests.table.cards import SILENT, code_of

NAMES = ("You", "Foe", "Third", "Fourth")


@dataclass(frozen=True)
class One:
    """One object on the board and the state that it is in. `called`: a name of its own, by which the test means it
    wherever it is asked for one. `owner`: the seat whose card it is, when it was stolen (until the end of the turn if
    `for_turn`). `attached`: the cards attached to it."""

    name: str
    called: str = ""
    damage: int = 0
    buffs: int = 0
    empowered: int = 0
    stunned: bool = False
    exhausted: bool = False
    attached: Sequence[str | One] = ()
    owner: int | None = None
    for_turn: bool = False


Cards = Sequence[str | One]


def one(name: str, **state: object) -> One:
    """An object in a state other than the usual one: `one("Test Might 3", damage=2)`."""
    return One(name, **state)  # type: ignore[arg-type]


@dataclass
class Side:
    """What one player has: names of cards, or `one(…)` with its state; a name with a trailing “*” is exhausted. `runes`
    by domain, all ready; those in `spent` are exhausted. `at`: units by battlefield, which that player then controls.
    `did`: what the player did earlier this turn, as pairs such as ("conquered", MEADOW), ("played", "Test Sight"), ("xp
    gained", 2); see `engine.positions.values.Deed`."""

    base: Cards = ()
    hand: Sequence[str] = ()
    trash: Sequence[str] = ()
    deck: Sequence[str] = ()
    runes: Mapping[str, int] = field(default_factory=dict)
    spent: Mapping[str, int] = field(default_factory=dict)
    at: Mapping[str, Cards] = field(default_factory=dict)
    legend: str | One = SILENT
    champion: str = ""
    points: int = 0
    xp: int = 0
    pool: Mapping[str, int] = field(default_factory=dict)
    controls: Sequence[str] = ()
    rune_deck: int = 6
    facedown: Mapping[str, Sequence[str]] = field(default_factory=dict)
    did: Sequence[tuple[str, str | int]] = ()


def side(**what: object) -> Side:
    """One player's things; everything that is not named is empty, and the legend has no text."""
    return Side(**what)  # type: ignore[arg-type]


def position(sides: Sequence[Side], battlefields: Sequence[str], **facts: object) -> Position:
    """The position that these sides say, by the codes of the cards."""
    places = {name: number for number, name in enumerate(battlefields)}
    laid = tuple(coded(what, NAMES[seat], places) for seat, what in enumerate(sides))
    fields = tuple(code_of(name) for name in battlefields)
    return Position(laid, fields, **facts)  # type: ignore[arg-type]


def coded(what: Side, name: str, places: Mapping[str, int]) -> positions.Side:
    """A side by the codes of its cards and the numbers of the battlefields. Raises `AssertionError` for a battlefield
    that is not in play."""
    unknown = {*what.at, *what.controls, *what.facedown} - places.keys()
    assert not unknown, f"no battlefields here: {unknown}"
    runes = [code_of(f"{domain.capitalize()} Rune") for domain, n in what.runes.items() for _ in range(n)]
    spent = [placed(f"{domain.capitalize()} Rune*") for domain, n in what.spent.items() for _ in range(n)]
    return positions.Side(
        name, placed(what.legend), code_of(what.champion) if what.champion else "", what.points, what.xp,
        what.pool,  # type: ignore[arg-type]
        codes(what.hand), codes(what.deck), codes(what.trash), (), (*runes, *spent),
        (code_of("Fury Rune"),) * what.rune_deck, tuple(map(placed, what.base)),
        {places[at]: tuple(map(placed, cards)) for at, cards in what.at.items()},
        tuple(places[at] for at in what.controls), {places[at]: codes(cards) for at, cards in what.facedown.items()},
        tuple((kind, done(kind, about, places)) for kind, about in what.did),  # type: ignore[arg-type]
    )


def codes(names: Sequence[str]) -> tuple[str, ...]:
    """The codes of these cards."""
    return tuple(map(code_of, names))


def placed(what: str | One) -> Placed:
    """An object on the board by the code of its card."""
    one = what if isinstance(what, One) else One(what.rstrip("*"), exhausted=what.endswith("*"))
    return Placed(
        code_of(one.name), one.called, one.damage, one.buffs, one.empowered, one.stunned, one.exhausted,
        tuple(map(placed, one.attached)), one.owner, one.for_turn,
    )


def done(kind: str, what: str | int, places: Mapping[str, int]) -> str | int:
    """What something was done with: the number of a battlefield, the code of a card, or so many."""
    if isinstance(what, int):
        return what
    return places[what] if kind in ("conquered", "held") else code_of(what)


def field_named(g: State, name: str) -> Battlefield:
    """The battlefield with that name. Raises `AssertionError` when it is not in play."""
    names = [g.objects[place.id].card.name for place in g.fields]
    assert name in names, f"{name} is no battlefield here: {names}"
    return g.fields[names.index(name)]
