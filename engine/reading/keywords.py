"""What the rules give to a card beside its text: the abilities of basic runes, and those that a keyword stands for (800–829)."""
from __future__ import annotations

from engine.words import actions as act
from engine.words import lines as ln
from engine.words.altering import Arm, Attach
from engine.words.amounts import Cost, Price, Starts
from engine.words.base import Node
from engine.words.card import Card
from engine.words.deeds import GainXp, ValueOf
from engine.words.nouns import Clause, ControllerOf, Either, It, Kind, Me, Pick, Quality, Tag, You


def intrinsic(card: Card) -> list[Node]:
    """Abilities that the rules give to a card: a basic rune exhausts for Energy and recycles for Power (164.2)."""
    if card.type != "rune" or "basic" not in card.supertypes:
        return []
    exhaust = ln.Activate(Cost(Price(), (act.Exhaust(Me()),)), (act.Add(Price(1)),), "reaction")
    recycle = ln.Activate(Cost(Price(), (act.Recycle(Me()),)), (act.Add(Price(0, card.domains)),), "reaction")
    return [exhaust, recycle]


MEANT = ("vision", "weaponmaster", "quick-draw", "hunt", "temporary")
"""The keywords that stand for abilities."""


def means(keyword: ln.Keyword) -> list[Node]:
    """The abilities that a keyword stands for; the others are asked for by name where their rule is."""
    match keyword.name:
        case "vision":  # 817
            return [ln.When(Clause(You(), (act.Play(Me()),)), (act.Predict(1),))]
        case "weaponmaster":  # 821.1.c
            equipment = Pick(1, 1, (Quality("your"), Tag("Equipment")))
            return [ln.When(Clause(You(), (act.Play(Me()),)), (ln.Gate(None, "may", (), (act.Choose(equipment), Arm(It()))),))]
        case "quick-draw":  # 819.1.d
            return [ln.When(Clause(You(), (act.Play(Me()),)), (Attach(Me(), Pick(1, 1, (Kind("unit"), Quality("your")))),))]
        case "hunt":  # 823: values of several instances are summed, and they trigger once (823.2)
            return [ln.When(Clause(Me(), (Either((act.Conquer(), act.Hold())),)), (GainXp(ValueOf("hunt", Me())),))]
        case "temporary":  # 816
            return [ln.When(Starts("beginning phase", ControllerOf(Me())), (act.Kill(Me()),))]
    return []
