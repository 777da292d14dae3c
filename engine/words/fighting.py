"""Words for damage in combat: what it takes to kill, who is assigned it last, what is doubled, what can't be prevented (142, 437, 465)."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.base import Node, word
from engine.words.lines import Trait
from engine.words.nouns import Phrase


@word("combat")
class CombatDamage(Node):
    """As the amount of a Deal that is forbidden: what is dealt in the Combat Damage Step (465)."""


@word("must be assigned combat damage last")
class AssignedLast(Trait):
    """After the other units of its controller (465.2.c.6)."""


@word()
class AnyDamageKills(Trait):
    """Any amount of that player's damage is lethal for these units (142.4.c)."""

    of: Phrase


@word()
class Unpreventable(Trait):
    """That player's damage can't be prevented (142.3.b)."""


@word("deal {n:factor} that much damage")
class Multiply(Action):
    """In a replacement of damage: the same damage, so many times as much (465.2.c.4.a)."""

    n: int = 2


combat_damage = CombatDamage()
assigned_last = AssignedLast()
unpreventable = Unpreventable()
double_it = Multiply(2)


def any_damage_kills(of: Phrase) -> AnyDamageKills:
    """Any amount of damage is enough to kill these."""
    return AnyDamageKills(of)


__all__ = ["any_damage_kills", "assigned_last", "combat_damage", "double_it", "unpreventable"]
