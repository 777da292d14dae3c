"""Words for which way a text takes: modes, upgrades, unless, must, for each; and what limits a group that is chosen together."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.amounts import Amount, Condition
from engine.words.base import Node, word
from engine.words.nouns import Clause, Comparison, Filter, Kind, Phrase


@word()
class ChooseOne(Action):
    """One of several modes, chosen while finalizing (355.3); each mode is one or more effects."""

    modes: tuple[tuple[Node, ...], ...]


@word()
class ModeIs(Condition):
    """That mode was chosen: the condition under which the choices of a mode are asked."""

    name: str
    n: int


@word()
class Unless(Action):
    """The effects happen unless somebody does something: they may do it, and if they don't the effects happen."""

    effects: tuple[Node, ...]
    clause: Clause


@word()
class Must(Action):
    """Compelled: its choices are never targets (355.10.f)."""

    actions: tuple[Node, ...]


@word()
class ForEach(Action):
    """The effects once for each of a set, one after another; `it` is the one whose turn it is."""

    noun: Phrase
    effects: tuple[Node, ...]


@word()
class DealSplit(Action):
    """Damage split among those chosen, each at least 1 (355.14)."""

    n: Amount
    to: Phrase


# --- limits of a group (355.11)

class Together(Filter):
    """What all that are chosen together must be; a single object is never refused by it."""

    __slots__ = ()


@word()
class TotalMight(Together):
    """Their summed Might compared."""

    comparison: Comparison


@word("at the same {aspect}")
class Same(Together):
    """They share a location, a battlefield or a controller."""

    aspect: str


# --- author's words

def choose_one(*modes: Node | tuple[Node, ...]) -> ChooseOne:
    """Choose one of these modes; a mode of several effects is a tuple."""
    return ChooseOne(tuple(mode if isinstance(mode, tuple) else (mode,) for mode in modes))


def unless(clause: Clause, *effects: Node) -> Unless:
    """These effects, unless somebody does that: `unless(controller_of(it)(draw(1)), kill(it))`."""
    return Unless(effects, clause)


def must(*actions: Node) -> Must:
    """Compelled to do these."""
    return Must(actions)


def for_each(noun: Phrase, *effects: Node) -> ForEach:
    """The effects once for each of them."""
    return ForEach(noun, effects)


def deal_split(n: Amount, to: Phrase) -> DealSplit:
    """Deal so much, split among them."""
    return DealSplit(n, to)


def total_might(comparison: Comparison) -> TotalMight:
    """Whose Mights together fit."""
    return TotalMight(comparison)


def same(aspect: str | Kind) -> Same:
    """All at the same battlefield or location, or of the same controller: `same(battlefield)`."""
    return Same(aspect.name if isinstance(aspect, Kind) else aspect)

