"""Amounts: how much, worked out when it is asked for."""
from __future__ import annotations

from engine.words import fixed, sorts
from engine.words.base import Node, word
from engine.words.positions import Amount, Deed, Number, Objects, Permanents, Phrase, Players, Units


@word("{each} for each {noun:one}")
class Per(Amount):
    """`each` for each object that fits."""

    noun: Phrase[sorts.Thing]
    each: int = 1


@word("{what:p} Might")
class MightOf(Amount):
    """Might, never below 0 when read (143.2.b); null when the object is gone (359.3.e.12)."""

    what: Phrase[sorts.Card]


@word("{what:p} {part} cost")
class CostOf(Amount):
    """The printed or copied Energy cost or Power cost of an object, whatever was paid for it (206): `cost_of(it,
    "Power")`."""

    what: Phrase[sorts.Thing]
    part: fixed.Resource = "Energy"


@word("the {which} Might among {noun:group}")
class MightAmong(Amount):
    """The “highest” or “total” Might among objects; nothing when there are none."""

    which: fixed.Among
    noun: Units


@word()
class TagsAmong(Amount):
    """How many of these tags objects have among them, each counted once (143.1.a)."""

    noun: Units
    tags: tuple[str, ...]


@word("the {part} that {of:s} spent this turn")
class Spent(Amount):
    """How much Energy or Power a player has spent this turn, whatever for (167, 444): `spent(you, "Power")`."""

    of: Players
    part: fixed.Resource = "Energy"


@word("the excess damage that {of:s} assigned")
class ExcessDamage(Amount):
    """How much more damage a player has assigned in the ongoing combat than was lethal for the units that got it.

    The Core Rules don't define it. They say what is lethal, with the damage that is marked already (142.4.a); that no
    unit is assigned more than the least of it, unless no unit remains (465.2.c.4): what then goes to the last one is
    the excess; and that what replaces the damage counts as the assignment does (465.2.c.5): so twice as much is excess
    where it is doubled, and none of what is prevented. Where no amount is lethal (465.2.c.10), none is excess.
    """

    of: Players


@word("the damage marked on {what}")
class DamageOn(Amount):
    """Marked damage; null when it is gone."""

    what: Units


@word("the number of times {what:is} Empowered")
class TimesEmpowered(Amount):
    """How often it is Empowered, where something permits more than once (441.1.c.1), and `each` for each time; null
    when it is gone."""

    what: Permanents
    each: int = 1


@word("{of:p} points")
class PointsOf(Amount):
    """The points of a player."""

    of: Players


@word("{of:p} XP")
class XpOf(Amount):
    """The XP of a player (729)."""

    of: Players


@word("the number of turns {of:s} {of:have} begun")
class TurnsOf(Amount):
    """How many turns a player has begun."""

    of: Players


@word("{what:p} {name:title}")
class ValueOf(Amount):
    """The summed value of a keyword on an object (801)."""

    name: fixed.KeywordName
    what: Objects


@word("{a} more than {b}")
class Plus(Amount):
    """The first more than the second."""

    a: Number
    b: Number


@word()
class Times(Amount):
    """How often it has happened this turn."""

    clause: Deed


@word("any number")
class AnyAmount(Node):
    """As many as their player likes, none included: of counters that are spent. One for each is meant by its name."""

    name: str = ""

    def called(self, name: str) -> AnyAmount:
        """The same, to be counted as `per(that(name))`."""
        return AnyAmount(name)


@word("combat damage")
class CombatDamage(Amount):
    """As the amount of a Deal that is noticed or forbidden: what is dealt in the Combat Damage Step (465)."""


per = Per
might_of = MightOf
cost_of = CostOf
might_among = MightAmong
spent = Spent
excess_damage = ExcessDamage
damage_on = DamageOn
times_empowered = TimesEmpowered
points_of = PointsOf
xp_of = XpOf
turns_of = TurnsOf
plus = Plus
times = Times
any_amount = AnyAmount()
combat_damage = CombatDamage()


def tags_among(noun: Units, *tags: str) -> TagsAmong:
    """How many of these tags they have among them: `tags_among(every(your, unit), "Bird", "Cat")`."""
    return TagsAmong(noun, tags)


def value_of(keyword: Node, what: Objects) -> ValueOf:
    """The value of a keyword on an object: `value_of(assault(), me)`."""
    name: fixed.KeywordName = getattr(keyword, "name")  # noqa: B009 - only keywords have it
    return ValueOf(name, what)
