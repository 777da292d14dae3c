"""Words of lines that have a shape of their own."""
from __future__ import annotations

import typing
from collections.abc import Callable
from typing import Any

from engine.words import fixed, sorts
from engine.words import nodes as w
from engine.words import positions as p
from engine.words.base import WORDS, Node
from tests.grown.occasions import Occasions as Grower
from tests.grown.values import SPECIAL
from tests.grown.vocabulary import LIMITS, NEVER_HAD, REPLACING, VALUED, words_of


def with_event(make: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    """A line or effect with an event and effects that may speak of it."""

    def grow(grower: Grower, depth: int) -> Node:
        return make(grower, grower.occasion(depth - 1, make is _when), depth)

    return grow


def _when(g: Grower, event: Any, depth: int) -> Node:
    if g.wanted == "AtEitherEnd" and g.maybe(80):
        near: Node = w.Deal(1, w.Pick(1, 1, (w.Kind("unit"), w.AtEitherEnd())))
        return w.When(w.Clause(w.Me(), (w.Move(),)), (near,), g.one(LIMITS))
    return w.When(event, g.effects(depth - 1), g.one(LIMITS))


def _would(kind: Callable[..., Node]) -> Callable[[Grower, Any, int], Node]:
    def grow(g: Grower, event: Any, depth: int) -> Node:
        if kind is w.Would and g.wanted in REPLACING and g.wanted != "CopyOf" and g.maybe(80):
            unit: w.Pick[sorts.Unit] = w.Pick(1, 1, (w.Kind("unit"),))
            spells: w.Every[sorts.Spell] = w.Every((w.Kind("spell"),))
            event = {
                "EnterAt": w.Clause(w.You(), (w.Play(unit),)), "LessenMore": w.Clause(spells, (w.GiveLess(unit),)),
            }.get(g.wanted, w.Clause(spells, (w.Deal(None, unit),)))
            return kind(event, (g.node(WORDS[g.wanted], 0),), g.one(LIMITS))
        elif g.wanted == "CopyOf":
            return kind(w.Clause(w.You(), (w.Play(w.Pick(1, 1, (w.Kind("unit"), w.Quality("token")))),)),
                        (w.Play(w.It()), w.Play(w.CopyOf(w.It()))), "")
        return kind(event, g.effects(depth - 1) if kind is w.As or g.maybe(85) else (), g.one(LIMITS))
    return grow


def _have(g: Grower, depth: int) -> Node:
    if g.wanted == "CostsOf":
        return _cost_of_skills(g, depth)
    if g.wanted == "AbilitiesOf" and g.maybe(60):
        who = w.AbilitiesOf(w.Every(g.filters(sorts.Unit, depth - 1)))
        return w.Have(who, (w.Keyword(g.one(("action", "reaction"))),))
    trait = g.word([cls for cls in words_of(p.Trait) if cls.__name__ not in NEVER_HAD])
    if trait in (w.Ignore, w.AnyDamageKills, w.Unpreventable, w.ChannelOnly):
        who: Node = g.one((w.You(), w.Every((w.Kind("opponent"),))))
    elif trait is w.BonusDamage:
        who = w.Every((w.Kind("spell"), w.Quality("your")))
    elif trait is w.TriggerAgain:
        doing = w.EffectsOf(g.one(("conquer", "hold")), w.Here())
        of = doing if g.maybe(30) else w.EffectsOf(g.one(typing.get_args(fixed.EffectName)))
        who = w.Every((w.Quality("your"), of))
    elif trait is w.TreatAs:
        first, second = g.one((("conquer", "hold"), ("hold", "conquer")))
        return w.Have(w.Every((w.Kind("unit"),)), (w.TreatAs(first, second),))
    elif trait is w.Repeat:
        who = w.AbilitiesOf(w.Every((w.Kind("unit"),)))
    elif trait is w.CostLess:
        who = g.one(
            (w.Me(), w.Every((w.Kind("spell"), w.Quality("your"))), w.CostsOf(g.one(typing.get_args(fixed.CostName))))
        )
    elif trait in (w.CostMore, w.Ignoring):
        who = g.one((w.Me(), w.Every((w.Kind("spell"),))))
    elif trait is w.Flow:
        who = w.Every((w.Kind("spell"), w.Quality("your")))
    elif trait is w.Capacity:
        most = w.Capacity(g.one(("buffed", "empowered")), g.one((2, None)))
        return w.Have(g.one((w.Me(), w.Every((w.Kind("unit"),)))), (most,))
    elif trait is w.Keyword and g.maybe(15):
        return w.Have(w.AbilitiesOf(w.Me()), (w.Keyword(g.one(("action", "reaction"))),))
    elif trait is w.Keyword and g.maybe(15):
        return w.Have(w.Every((w.Kind("unit"),)), (w.Keyword(g.one(VALUED), 2, True),))
    else:
        who = w.Me() if g.type == "unit" and g.maybe(50) else w.Every(g.filters(sorts.Unit, depth - 1))
    if trait is w.HigherScore:
        return w.HigherScore(1)
    return w.Have(who, (g.node(trait, depth - 1),))


def _ruling(kind: Callable[[Any], Node]) -> Callable[[Grower, int], Node]:
    def grow(g: Grower, depth: int) -> Node:
        with g.apart(event=True):
            clause = g.clause(depth - 1, RULED.get(kind, ()))
            if kind is w.Only and not clause.given:
                clause = w.Clause(clause.subject, clause.actions, (g.condition(0),))
        if g.wanted == "Triggers" and kind is w.Cant:
            clause = w.Clause(w.Every((w.EffectsOf(g.one(typing.get_args(fixed.EffectName))),)), (w.Triggers(),))
        return kind(clause)
    return grow


RULED: dict[Any, tuple[type[Node], ...]] = {
    w.Can: (w.Play, w.Move, w.Ambush), w.Only: (w.Play, w.Move, w.Ambush, w.Attack, w.Conquer, w.Hold),
}
"""What can be permitted, and what can be possible in one form alone."""


def _must_pay(g: Grower, depth: int) -> Node:
    with g.apart(event=True):
        clause = g.clause(depth - 1, (w.Move,))
    return w.MustPay(clause, w.Price(0, ("any",)), g.chance.below(2))


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


def _cost_of_skills(g: Grower, depth: int) -> Node:
    return w.Have(w.CostsOf(g.one(typing.get_args(fixed.CostName))), (w.CostLess(w.Price(1)),))


def _optional(kind: Callable[..., Node]) -> Callable[[Grower, int], Node]:
    return lambda g, depth: kind((g.one((
        w.SpendXp(1), w.Discard(1), w.Kill(w.Pick(1, 1, (w.Kind("unit"), w.Quality("friendly")))),
        w.Exhaust(w.Pick(1, 1, (w.Kind("unit"), w.Quality("friendly")))), w.Pay(w.Price(1)),
        w.Recycle(w.Pick(1, 1, (w.Kind("card"), w.Zone("trash", w.You())))), w.PayAny("Energy"),
    )),))


SPECIAL.update({
    "Cost": _cost,
    "When": with_event(_when),
    "Would": with_event(_would(w.Would)),
    "As": with_event(_would(w.As)),
    "Have": _have,
    "Can": _ruling(w.Can),
    "Cant": _ruling(w.Cant),
    "Only": _ruling(w.Only),
    "MustPay": _must_pay,
    "OptionalCost": _optional(w.OptionalCost),
    "AdditionalCost": _optional(w.AdditionalCost),
    "Deathknell": lambda g, depth: w.Deathknell(g.effects(depth - 1)),
    "Activate": lambda g, depth: w.Activate(_cost(g, depth), g.effects(depth - 1), g.one(("", "action", "reaction"))),
    "Wearer": lambda g, depth: w.Wearer((g.node(g.one((w.Have, w.When, w.Keyword, w.Activate)), depth - 1),)),
    "Text": lambda g, depth: w.Text((g.node(g.one((w.When, w.Keyword, w.Activate, w.Deathknell)), depth - 1),)),
})
