"""Words of instructions that have a shape of their own, and words that speak of the instruction before."""
from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any

from engine.words import fixed, sorts
from engine.words import nodes as w
from engine.words import positions as p
from engine.words.base import Node
from tests.grown.occasions import Occasions as Grower
from tests.grown.values import SPECIAL
from tests.grown.vocabulary import KEYWORDS, LAND, NOBODYS, VALUED, words_of


def _gate(g: Grower, depth: int) -> Node:
    condition = g.condition(depth - 1) if g.maybe(60) else None
    asks = "may" if condition is None and g.maybe(60) else ""
    cost = (g.positioned(p.Action, 0),) if condition is None and (not asks or g.maybe(40)) else ()
    with g.apart():
        if cost:
            g.said["did"] = sorts.Sort
        then = g.effects(depth - 1)
    with g.apart():
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
        from_next = not g.event and g.maybe(60 if g.wanted == "FromNext" else 10)
        subject = w.Every((w.Kind("player"), w.FromNext())) if from_next else g.players(depth)
        g.said["they"] = sorts.Player
    else:
        return w.Clause(g.phrase(sorts.Unit, depth - 1, frozenset()), (g.node(w.Deal, depth - 1),))
    return w.Clause(subject, (g.positioned(p.Action, depth - 1),))


def _spent(g: Grower, depth: int) -> Node:
    """Counters of a number, or as many as one likes from all things of a kind."""
    own = (w.Kind("unit"), w.Quality("friendly"))
    some: list[tuple[Any, Any]] = [(1, None), (2, None), (1, w.Pick(1, 1, own)), (w.AnyAmount(), None)]
    n, of = (1, None) if g.event else g.one([*some, (w.AnyAmount(), w.Every(own))])
    return w.SpendCounter(n, of, g.one(("", "buff")))


def _happened(kind: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    def grow(g: Grower, depth: int) -> Node:
        with g.apart(event=True):
            return kind(g.clause(0))
    return grow


def _that(g: Grower, depth: int) -> Node:
    return w.That(g.one([name for name, _ in g.called]) if g.called else "x0")


def _modes(g: Grower, depth: int) -> tuple[Any, ...]:
    found = []
    for _ in range(2):
        with g.apart():
            found.append(g.effects(min(depth, 1)))
    return tuple(found)


def _inner(g: Grower, depth: int) -> tuple[Any, ...]:
    """Instructions in an instruction: what they mention is not known after it."""
    with g.apart():
        return g.effects(depth)


def _until(g: Grower, depth: int) -> Node:
    with g.apart(event=True):
        return w.Until(g.clause(0))


def _starts(kind: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    return lambda g, depth: g.moment(kind, ("turn", "combat", "showdown", "beginning phase", "main phase"))


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


def _top_until(g: Grower, depth: int) -> Node:
    """It takes a card by what it is, and by nothing else."""
    return w.TopUntil(w.Pick(1, 1, (w.Kind(g.one(("unit", "gear", "spell"))),)))


PAIRS: dict[str, Callable[[Grower, int], tuple[Node, ...]]] = {
    "Afterwards": _after(lambda g: w.Play(w.Pick(1, 1, (w.Kind("spell"), w.Zone("trash", w.You())))), _afterwards),
    "AmongThem": _after(
        lambda g: g.one((w.LookAt(w.Top(3)), w.Reveal(w.Top(3)))),
        lambda g, depth: g.one((w.Draw, w.Recycle, w.Banish))(w.Pick(1, 1, (w.Kind("card"), w.AmongThem()))),
    ),
    "PutBack": _after(lambda g: w.LookAt(w.Top(2 + g.chance.below(2))), lambda g, depth: w.PutBack(w.Rest())),
    "Happened": lambda g, depth: (w.Gate(g.node(w.Happened, 0), "", (), g.effects(0)),),
    "Choosing": lambda g, depth: (
        w.Counter(w.Pick(1, 1, (w.Kind("spell"), w.Choosing(w.Every((w.Kind("unit"), w.Quality("friendly"))))))),
    ),
    "Ignoring": lambda g, depth: (
        w.Play(g.playable(), None, w.Ignoring(g.one(typing.get_args(fixed.CostPart)))),
    ),
    "ForPrice": lambda g, depth: (w.Play(g.playable(), None, w.ForPrice(w.Price(g.chance.below(2)))),),
    "UnitsTo": lambda g, depth: (
        w.Play(w.Pick(1, 1, (w.Kind("card"), w.Zone(g.one(("hand", "trash")), w.You()))), w.UnitsTo(
            g.one((w.BaseOf(w.You()), w.Pick(1, 1, (w.Kind("battlefield"),)))), g.maybe(50)
        )),
    ),
    "There": lambda g, depth: (
        w.Move(w.Pick(1, 1, (w.Kind("unit"), w.Quality("friendly"))), g.place(0)),
        w.Deal(1, w.Every((w.Kind("unit"), w.There()))),
    ),
    "The": lambda g, depth: g.one((
        (w.Kill(w.Pick(1, 1, (w.Kind("unit"),))), w.Banish(w.The("killed", "unit"))),
        (w.Discard(1), w.Recycle(w.The("discarded", "card"))),
        (w.Burn(2), w.ReturnToHand(w.The("burned", "card"))),
    )),
    "Top": lambda g, depth: g.one((
        (w.Banish(w.Top(1 + g.chance.below(2))),), (w.Reveal(w.Top(1 + g.chance.below(2))), w.Draw(w.Rest())),
    )),
    "TopUntil": _after(
        lambda g: w.Reveal(_top_until(g, 0)),
        lambda g, depth: g.one((w.Draw, w.Recycle, w.Banish))(w.It()),
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
    "ChooseWord": lambda g, depth: (
        w.Clause(w.Every((w.Kind("player"),)), (w.ChooseWord(("Cards", "Runes")),)),
        w.ForEach(w.Every((w.Kind("player"), w.WhoChose("Cards"))), g.effects(0)),
    ),
    "WhoChose": lambda g, depth: (
        w.Clause(w.Every((w.Kind("player"), w.Quality("other"))), (w.ChooseWord(("Cards", "Runes")),)),
        w.Clause(w.Every((w.Kind("player"), w.WhoChose("Runes"))), (g.positioned(p.Action, 0),)),
    ),
    "WhoDid": lambda g, depth: (
        w.Clause(w.Every((w.Kind("player"),)), (w.Gate(None, "may", (), (g.positioned(p.Action, 0),)),)),
        w.ForEach(w.Every((w.Kind("player"), w.WhoDid())), g.effects(0)),
    ),
    "YouAnd": lambda g, depth: (w.Clause(w.YouAnd(w.Every((w.Kind("opponent"),))), (g.positioned(p.Action, 0),)),),
    "ThatMany": _after(lambda g: w.Discard(w.Pick(0, 0, (w.Kind("card"),))), lambda g, depth: w.Draw(w.ThatMany())),
}
"""Words that speak of what the instruction before did: how both are grown."""


def _for_each(g: Grower, depth: int) -> Node:
    noun = w.Every(g.filters(sorts.Unit, depth - 1))
    with g.apart():
        g.said["it"] = sorts.Unit
        return w.ForEach(noun, g.effects(depth - 1))


def _at_the(g: Grower, depth: int) -> Node:
    with g.apart():
        return w.AtThe(g.moment(g.one((w.Starts, w.Ends)), ("turn", "combat")), g.effects(depth - 1))


def _during(g: Grower, depth: int) -> Node:
    with g.apart():
        window = w.Window(g.one(("turn", "combat"))) if g.wanted != "Until" else _until(g, 0)
        return w.During(window, (g.positioned(p.Line, depth - 1),))


def _is_a(g: Grower, depth: int) -> Node:
    """Something, and what can be asked of it."""
    sort = g.one((sorts.Unit, sorts.Unit, sorts.Gear))
    with g.apart():
        asked = g.filters(sort, depth - 1)
    return w.IsA(g.phrase(sort, depth - 1, frozenset(("board",))), asked[1:] or asked)


def _now(g: Grower, depth: int) -> Node:
    period = g.one(typing.get_args(fixed.PeriodName))
    if period in NOBODYS:
        return w.Now(period, None if g.type == "spell" else g.one((None, w.Here())))
    return w.Now(period, g.one((None, w.You(), w.Every((w.Kind("opponent"),)))))


def _draw(g: Grower, depth: int) -> Node:
    if "group" in g.said and not g.event and g.maybe(40):
        return w.Draw(g.one((w.Rest(), w.Pick(1, 1, (w.Kind("card"), w.AmongThem())))))
    return w.Draw(g.amount(depth - 1))


def _points(g: Grower, depth: int) -> Node:
    return w.GainPoints(g.amount(depth - 1), g.one((None, w.Conquer(), w.Hold())) if g.event else None)


def _move(g: Grower, depth: int) -> Node:
    what = g.phrase(sorts.Unit, depth - 1, frozenset(("board",)))
    if g.wanted == "ToOrFrom" or g.maybe(5):
        return w.Move(g.one((w.Me(), w.Pick(1, 1, (w.Kind("unit"),)))), w.ToOrFrom(w.BaseOf(w.You())))
    return w.Move(what, g.place(depth - 1), g.place(depth - 1) if g.maybe(10) else None)


def _keyword(g: Grower, depth: int) -> Node:
    name = g.one(KEYWORDS["unit"])
    return w.Keyword(name, 1 + g.chance.below(3) if name in VALUED else 1)


def _shown(g: Grower, kind: Callable[..., Node]) -> Node:
    """A card that is noticed where it lies in a deck."""
    return kind(g.one((w.Me(), w.Pick(1, 1, (w.Kind("card"),)))), "", g.node(w.Deck, 0))


def _goes(g: Grower, depth: int) -> Node:
    """To a trash, from anywhere but the deck of whose it is."""
    whose = g.one((w.You(), w.Every((w.Kind("player"),))))
    return w.Go(w.Zone("trash", whose), w.Deck(whose))


SPECIAL.update({
    "Gate": _gate,
    "Give": _give,
    "SpendCounter": _spent,
    "TopUntil": _top_until,
    "PutBack": lambda g, depth: w.PutBack(w.Rest()),
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
    "ChooseOne": lambda g, depth: w.ChooseOne(_modes(g, depth), "this turn" if g.maybe(20) else ""),
    "DoFollowing": lambda g, depth: w.DoFollowing(_modes(g, depth), g.one((None, 1))),
    "DoThis": lambda g, depth: w.DoThis(_inner(g, depth - 1), None, 1),
    "Afterwards": _afterwards,
    "SwapPlaces": _swap(w.SwapPlaces),
    "SwapMight": _swap(w.SwapMight),
    "Counter": lambda g, depth: w.Counter(
        w.Pick(1, 1, (w.Kind(g.one(("spell", "ability"))),)), w.ReturnToHand(w.It()) if g.maybe(30) else None
    ),
    "AtThe": lambda g, depth: _at_the(g, depth),
    "Unless": lambda g, depth: w.Unless(
        _inner(g, 0), w.Clause(g.players(0), (g.one((w.Pay(w.Price(1)), w.Draw(1), w.Discard(1))),))
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
    "LookAt": lambda g, depth: _shown(g, w.LookAt) if g.event else w.LookAt(w.Top(1 + g.chance.below(3))),
    "Deck": lambda g, depth: w.Deck(g.one((w.You(), w.Every((w.Kind("player"),))))),
    "Go": _goes,
    "Not": lambda g, depth: w.Not(g.condition(depth - 1)),
    "Draw": _draw,
    "GainPoints": _points,
    "Move": _move,
    "IsA": _is_a,
    "Now": _now,
    "During": _during,
    "Keyword": _keyword,
    "DealSplit": lambda g, depth: w.DealSplit(g.amount(0), g.picked(sorts.Unit, depth - 1, frozenset())),
    "Enter": lambda g, depth: w.Enter(g.one((w.Quality("ready"), w.Quality("exhausted"), w.BaseOf(w.You())))),
    "ValueOf": lambda g, depth: w.ValueOf(
        g.one(VALUED), g.phrase(g.one((sorts.Unit, sorts.Gear)), depth - 1, frozenset(("board",)))
    ),
    "Replace": lambda g, depth: w.Replace(
        g.one((w.Pick(1, 1, (w.Kind("battlefield"),)), w.Here())), w.Tokens(g.one(LAND))
    ),
})
