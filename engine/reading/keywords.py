"""What the rules give to a card beside its text: the abilities of basic runes, and those that a keyword stands for
(800–829)."""
from __future__ import annotations

from engine.words import nodes as w
from engine.words.base import Node
from engine.words.card import Card
from engine.words.fixed import KeywordName
from engine.words.nodes import (
    Arm,
    Attach,
    Clause,
    ControllerOf,
    Cost,
    Either,
    GainXp,
    It,
    Kind,
    Me,
    Pick,
    Price,
    Quality,
    Starts,
    Tag,
    ValueOf,
    You,
)
from engine.words.sorts import Sort


def intrinsic(card: Card) -> list[Node]:
    """Abilities that the rules give to a card: a basic rune exhausts for Energy and recycles for Power (164.2).

    Rules: 163.2.a.1, 164.2.a, 164.2.b, 164.2.b.1.
    """
    if card.type != "rune" or "basic" not in card.supertypes:
        return []
    exhaust = w.Activate(Cost(Price(), (w.Exhaust(Me()),)), (w.Add(Price(1)),), "reaction")
    recycle = w.Activate(Cost(Price(), (w.Recycle(Me()),)), (w.Add(Price(0, card.domains)),), "reaction")
    return [exhaust, recycle]


MEANT: tuple[KeywordName, ...] = ("vision", "weaponmaster", "quick-draw", "hunt", "temporary")
"""The keywords that stand for abilities."""


def means(keyword: w.Keyword) -> list[w.Line]:
    """The abilities that a keyword stands for; the others are asked for by name where their rule is.

    Rules: 816.1.c, 817.1.c, 819, 819.1.c, 823.1.b, 823.1.c.1.
    """
    match keyword.name:
        case "vision":  # 817
            return [w.When(Clause(You(), (w.Play(Me()),)), (w.Predict(1),))]
        case "weaponmaster":  # 821.1.c
            equipment: Pick[Sort] = Pick(1, 1, (Quality("your"), Tag("Equipment")))
            return [
                w.When(Clause(You(), (w.Play(Me()),)), (w.Gate(None, "may", (), (w.Choose(equipment), Arm(It()))),))
            ]
        case "quick-draw":  # 819.1.d
            return [
                w.When(Clause(You(), (w.Play(Me()),)), (Attach(Me(), Pick(1, 1, (Kind("unit"), Quality("your")))),))
            ]
        case "hunt":  # 823: values of several instances are summed, and they trigger once (823.2)
            return [w.When(Clause(Me(), (Either((w.Conquer(), w.Hold())),)), (GainXp(ValueOf("hunt", Me())),))]
        case "temporary":  # 816
            return [w.When(Starts("beginning phase", ControllerOf(Me())), (w.Kill(Me()),))]
    return []
