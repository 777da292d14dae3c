"""Whether each field of each word holds what the word takes: the sorts that mypy checks, and more finely.

A text in which something else stands would be said, and mean nothing; it is refused with the word, the field and what
was expected.
"""
from __future__ import annotations

from typing import Any, ClassVar

from engine.reading.fields import Taken, expected, fields_of, is_noticed
from engine.reading.scope import Meant, Misread
from engine.reading.sorts import KINDS, LEFT, UNTOLD, described, kinds_said, meant_by, spelled, told
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node
from engine.words.card import Card
from engine.words.sorts import Where

ONE = frozenset(
    (
        "MightOf.what", "CostOf.what", "DamageOn.what", "TimesEmpowered.what", "ValueOf.what", "PointsOf.of", "XpOf.of",
        "TurnsOf.of", "BecomeCopy.of", "Attach.to", "MoveBuff.what", "MoveBuff.to", "DealToEachOther.a",
        "DealToEachOther.b", "TextOf.of", "KeywordsOf.of", "At.what",
    )
)
"""Fields that speak of one object or player: of several it couldn't be told which."""


def check_names(node: Node, names: dict[str, Meant], card: Card, noticed: bool) -> None:
    """Whether what is spoken of, now that every pronoun has become a name, is what a word takes, and one alone where
    one is meant. Raises `Misread` naming the word, the field and what was expected."""
    for name, taken in fields_of(type(node)).items():
        value = getattr(node, name)
        if not isinstance(value, w.Phrase):
            continue
        known = told(value, names, card)
        wanted = [one.what for one in taken if isinstance(one.what, frozenset)]
        word, field = spelled(node), name.strip("_")
        if isinstance(value, w.That) and wanted and not any(known.kinds & kinds for kinds in wanted):
            raise Misread(
                f"{card.name}: {word} takes {expected(taken, noticed=True)} as its {field}, "
                f"not what was mentioned, which is {kinds_said(known.kinds)}"
            )
        if known.zones == LEFT and isinstance(node, w.Action) and not noticed and \
                any(one.where == sorts.ON_BOARD for one in taken):
            raise Misread(
                f"{card.name}: {word} takes {expected(taken, noticed)} as its {field}, "
                "not what an event has just taken off it"
            )
        if known.most != 1 and f"{type(node).__name__}.{name}" in ONE and not noticed:
            raise Misread(f"{card.name}: {word} takes only one object or player as its {field}, not several")


class Checker:
    """Checks the lines of one card. `noticed`: inside a clause that is not carried out; `lent`: inside text that others
    may have."""

    lines: ClassVar[tuple[type[Node], ...]] = (w.Text, w.Wearer)

    def __init__(self, card: Card) -> None:
        self.card = card

    def check(self, node: Node, noticed: bool = False, lent: bool = False) -> None:
        """Check a node and everything in it. Raises `Misread` naming the word, the field and what was expected."""
        lent = lent or isinstance(node, self.lines)
        if isinstance(node, w.Pick | w.Every):
            described(node.filters, self.card)
        for name, taken in fields_of(type(node)).items():
            value = getattr(node, name)
            seen = noticed or is_noticed(type(node), name)
            for one in value if isinstance(value, tuple) else (value,):
                if not any(self.fits(one, each, seen, lent, isinstance(value, tuple)) for each in taken):
                    raise Misread(
                        f"{self.card.name}: {spelled(node)} takes {expected(taken, seen)} as its {name.strip('_')}, "
                        f"not {self.got(one)}"
                    )
                self.within(one, seen, lent)
        if isinstance(node, w.Clause):
            self.clause(node, noticed)

    def within(self, value: Any, noticed: bool, lent: bool) -> None:
        """Check what stands in a field."""
        if isinstance(value, Node):
            self.check(value, noticed, lent)
        elif isinstance(value, tuple):
            for each in value:
                self.within(each, noticed, lent)

    def fits(self, value: Any, taken: Taken, noticed: bool, lent: bool, many: bool) -> bool:
        """Whether a value is one of what a field takes."""
        what = taken.what
        if taken.many != many and not (many and isinstance(what, type)):
            return False
        if isinstance(value, tuple):
            return all(self.fits(each, taken._replace(many=True), noticed, lent, True) for each in value)
        if isinstance(what, frozenset):
            return isinstance(value, taken.form) and self.speaks_of(value, what, taken.where, noticed, lent)
        if isinstance(what, tuple):
            return value in what
        if isinstance(value, w.Either | w.Not) and issubclass(what, Node) and isinstance(value, what):
            return all(self.fits(each, Taken(alternative(what)), noticed, lent, False) for each in options_of(value))
        return isinstance(value, what) and not (what is int and isinstance(value, bool))

    def speaks_of(self, phrase: Node, kinds: frozenset[str], where: Where | None, noticed: bool, lent: bool) -> bool:
        """Whether a phrase speaks of such things. What is only noticed may be some of them; a location is no object."""
        meant = UNTOLD if lent and isinstance(phrase, w.Me | w.This) else meant_by(phrase, self.card)
        if meant is UNTOLD:
            return True
        if noticed:
            return meant.kinds <= kinds if isinstance(phrase, w.Place) else bool(meant.kinds & kinds)
        there = where is None or not meant.zones or "anywhere" in meant.zones or meant.zones <= where.zones or \
            (where.assumed and not meant.named)
        return meant.kinds <= kinds and there

    def clause(self, node: w.Clause, noticed: bool) -> None:
        """Who acts in a clause that is carried out: players; an object deals damage, and nothing else (417)."""
        if noticed:
            return
        actors = meant_by(node.subject, self.card)
        for action in node.actions:
            if not isinstance(action, w.Effect):
                raise Misread(f"{self.card.name}: {spelled(action)} is noticed and never commanded; expected an effect")
            if actors is not UNTOLD and actors.kinds != KINDS[sorts.Player] and not isinstance(action, w.Deal):
                raise Misread(
                    f"{self.card.name}: {spelled(action)} is done by players, not by {self.got(node.subject)}"
                )

    def got(self, value: Any) -> str:
        """What stands there instead, for the message."""
        if not isinstance(value, Node):
            return repr(value)
        meant = meant_by(value, self.card) if isinstance(value, w.Phrase) else UNTOLD
        if meant is UNTOLD:
            return spelled(value)
        where = f" ({' or '.join(sorted(meant.zones))})" if meant.zones else ""
        return f"{spelled(value)}, which speaks of {kinds_said(meant.kinds)}{where}"


def alternative(what: type[Node]) -> type[Node]:
    """What the alternatives of “either” and the opposite of “not” have to be where that stands."""
    return w.Act if issubclass(what, w.Happening) else what


def options_of(node: Node) -> tuple[Node, ...]:
    """The alternatives, or the one thing that is denied."""
    return node.options if isinstance(node, w.Either) else (node.what,) if isinstance(node, w.Not) else ()
