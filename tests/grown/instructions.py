"""Words of instructions that have a shape of their own, and words that speak of the instruction before."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.words import nodes as w
from engine.words import positions as p
from engine.words import sorts
from engine.words.base import Node
from tests.grown.occasions import Occasions as Grower
from tests.grown.values import SPECIAL
from tests.grown.vocabulary import LAND, words_of


def _gate(g: Grower, depth: int) -> Node:
    condition = g.condition(depth - 1) if g.maybe(60) else None
    asks = "may" if condition is None and g.maybe(60) else ""
    cost = (g.positioned(p.Action, 0),) if condition is None and (not asks or g.maybe(40)) else ()
    g.said["did"] = sorts.Sort
    then = g.effects(depth - 1)
    return w.Gate(condition, asks, cost, then, g.effects(depth - 1) if g.maybe(20) else ())


def _give(g: Grower, depth: int) -> Node:
    gift = g.word(words_of(p.Gift))
    what = g.phrase(sorts.Spell if gift is w.Flow else sorts.Unit, depth - 1, frozenset())
    if gift is w.Flow:
        what = w.Pick(1, 1, (w.Kind("spell"), w.Zone("trash", w.You())))
    return w.Give(what, (g.node(gift, depth - 1),), w.Window(g.one(("turn", "combat"))) if g.maybe(70) else None)


def _clause(g: Grower, depth: int) -> Node:
    """As an instruction: somebody else, or an object as the source, acts."""
    if g.maybe(70):
        subject = g.players(depth)
        g.said["they"] = sorts.Player
    else:
        subject = g.phrase(sorts.Unit, depth - 1, frozenset())
    return w.Clause(subject, (g.positioned(p.Action, depth - 1),))


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


def _afterwards(g: Grower, depth: int) -> Node:
    return w.Afterwards(g.one((w.Recycle(w.It()), w.Banish(w.It()))))


def _swap(kind: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    """Between two: one and another."""

    def grow(g: Grower, depth: int) -> Node:
        first = w.Pick(1, 1, (w.Kind("unit"), w.Quality("friendly")), "one")
        return kind(first, w.Pick(1, 1, (w.Kind("unit"), w.Quality("enemy")), "another"))
    return grow


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


def _for_each(g: Grower, depth: int) -> Node:
    noun = w.Every(g.filters(sorts.Unit, depth - 1))
    g.said["it"] = sorts.Unit
    return w.ForEach(noun, g.effects(depth - 1))


SPECIAL.update({
    "Gate": _gate,
    "Give": _give,
    "Clause": _clause,
    "Happened": _happened(w.Happened),
    "Times": _happened(w.Times),
    "That": _that,
    "Until": _until,
    "Starts": _starts(w.Starts),
    "Ends": _starts(w.Ends),
    "Either": _either,
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
    ),
    "ForEach": lambda g, depth: _for_each(g, depth),
    "Deal": lambda g, depth: (
        w.Deal(g.amount(depth - 1), g.phrase(sorts.Unit, depth - 1, frozenset(("board",))))
        if not g.event
        else w.Deal(
            g.one((None, w.CombatDamage() if g.wanted == "CombatDamage" else None)),
            g.phrase(sorts.Unit, 0, frozenset(("board",))),
        )
    ),
    "Nth": lambda g, depth: w.Nth(1, g.clause(0)),
    "Replace": lambda g, depth: w.Replace(
        g.one((w.Pick(1, 1, (w.Kind("battlefield"),)), w.Here())), w.Tokens(g.one(LAND))
    ),
})
