"""Words for what is counted and marked: burning, Empowered, buffs that are spent, XP, points, countering, additional turns; and what asks for it."""
from __future__ import annotations

from collections.abc import Callable

from engine.words.actions import Action
from engine.words.amounts import Amount, Condition
from engine.words.base import Node, word
from engine.words.lines import Trait
from engine.words.nouns import Comparison, Filter, Kind, Phrase, Quality

# --- game actions

@word("‹burn› {n}")
class Burn(Action):
    """So many cards from the top of the own Main Deck to the trash (440)."""

    n: Amount = 1


@word("‹empower› {what}")
class Empower(Action):
    """Set the status Empowered (441)."""

    what: Phrase


@word("‹disempower› {what}")
class Disempower(Action):
    """Take one status Empowered away (442)."""

    what: Phrase


@word("‹counter› {what}⟨, but {instead} instead⟩")
class Counter(Action):
    """Off the chain without an effect (425); a card goes where `instead` says, if not to the trash."""

    what: Phrase
    instead: Action | None = None


@word("‹gain› {n} XP")
class GainXp(Action):
    """XP of the acting player (730.1)."""

    n: Amount = 1


@word("‹spend› {n} XP")
class SpendXp(Action):
    """XP of the acting player (730.2)."""

    n: Amount = 1


@word()
class SpendCounter(Action):
    """Counters from Game Objects that the acting player controls (745): of that type, such as “buff” (702.2.b), or without one of any (745.1.a);
    without “of” from any objects (745.1.b). The player chooses which."""

    n: Amount = 1
    of: Phrase | None = None
    type: str = ""


@word("‹move› a buff from {what} to {to}")
class MoveBuff(Action):
    """A buff leaves one unit and is on the other at once (746)."""

    what: Phrase
    to: Phrase


@word()
class GainPoints(Action):
    """Points of the acting player; in an event also what they come from: conquering, holding."""

    n: Amount = 1
    from_: Node | None = None


@word("‹win› the game")
class Win(Action):
    """The acting player wins at once (195)."""


@word("‹take› a turn after this one")
class TakeExtraTurn(Action):
    """The acting player's next turn comes right after this one (735)."""


# --- traits and filters

@word()
class Capacity(Trait):
    """How many it may have, if not one: buffs (426.1.b.2), Empowered (441.1.c.1), facedown cards (107.3.b.1)."""

    name: str
    n: int


@word("that ‹choose› {what}")
class Choosing(Filter):
    """A spell or ability on the chain with such a target."""

    what: Phrase


# --- amounts and conditions

@word("the damage marked on {what}")
class DamageOn(Node):
    """Marked damage; null when it is gone."""

    what: Phrase


@word("{what:p} times Empowered")
class TimesEmpowered(Node):
    """How often it is Empowered, where something permits more than once (441.1.c.1); null when it is gone."""

    what: Phrase


@word("{name}")
class Full(Filter):
    """Has that mark as often as it may; once, if nothing is said (426.1.b.2, 441.1.c.1)."""

    name: str


@word("{of:p} points")
class PointsOf(Node):
    """The points of a player."""

    of: Phrase


@word("{of:p} XP")
class XpOf(Node):
    """The XP of a player (729)."""

    of: Phrase


@word("{of:p} turn number")
class TurnsOf(Node):
    """How many turns a player has begun."""

    of: Phrase


@word("{what:p} {name:title}")
class ValueOf(Node):
    """The summed value of a keyword on an object (801)."""

    name: str
    what: Phrase


@word("{a} more than {b}")
class Plus(Node):
    """A sum."""

    a: Amount
    b: Amount


@word("{n} is {comparison}")
class Compare(Condition):
    """An amount fits a comparison; never when it is null (359.3.e.12)."""

    n: Amount
    comparison: Comparison


@word()
class NearVictory(Condition):
    """So few points are missing."""

    who: Phrase
    n: int


# --- author's words

def burn(n: Amount = 1) -> Burn:
    """Burn so many cards."""
    return Burn(n)


def empower(what: Phrase) -> Empower:
    """Empower it."""
    return Empower(what)


def disempower(what: Phrase) -> Disempower:
    """Disempower it."""
    return Disempower(what)


def counter(what: Phrase, instead: Action | None = None) -> Counter:
    """Counter a spell or an ability on the chain: `counter(a(spell), return_to_hand(it))` keeps it out of the trash."""
    return Counter(what, instead)


def gain_xp(n: Amount = 1) -> GainXp:
    """Gain so much XP."""
    return GainXp(n)


def spend_xp(n: Amount = 1) -> SpendXp:
    """Spend so much XP."""
    return SpendXp(n)


def spend_buff(n: Amount = 1, of: Phrase | None = None) -> SpendCounter:
    """Spend so many buffs, from any units of yours unless it is said from which."""
    return SpendCounter(n, of, "buff")


def spend_counter(n: Amount = 1, of: Phrase | None = None) -> SpendCounter:
    """Spend so many counters of whatever type, from anything of yours unless it is said from what."""
    return SpendCounter(n, of)


def move_buff(what: Phrase, to: Phrase) -> MoveBuff:
    """Move a buff from one unit to another."""
    return MoveBuff(what, to)


def gain_points(n: Amount = 1, from_: Callable[[], Node] | Node | None = None) -> GainPoints:
    """Gain so many points; in an event also from what: `gain_points(1, from_=conquer)`."""
    return GainPoints(n, from_() if callable(from_) else from_)


def win() -> Win:
    """Win the game."""
    return Win()


def take_extra_turn() -> TakeExtraTurn:
    """Take a turn after this one."""
    return TakeExtraTurn()


def capacity(what: Quality | Kind, n: int) -> Capacity:
    """Can have so many: `capacity(buffed, 2)`."""
    return Capacity(what.name, n)


def choosing(what: Phrase) -> Choosing:
    """That chooses such an object."""
    return Choosing(what)


def damage_on(what: Phrase) -> DamageOn:
    """The damage marked on it."""
    return DamageOn(what)


def times_empowered(what: Phrase) -> TimesEmpowered:
    """How often it is Empowered."""
    return TimesEmpowered(what)


def points_of(player: Phrase) -> PointsOf:
    """A player's points."""
    return PointsOf(player)


def xp_of(player: Phrase) -> XpOf:
    """A player's XP."""
    return XpOf(player)


def turns_of(player: Phrase) -> TurnsOf:
    """How many turns a player has begun."""
    return TurnsOf(player)


def plus(a: Amount, b: Amount) -> Plus:
    """The first more than the second."""
    return Plus(a, b)


def compare(n: Amount, comparison: Comparison) -> Compare:
    """An amount compared."""
    return Compare(n, comparison)


def near_victory(who: Phrase, n: int) -> NearVictory:
    """Within so many points of the Victory Score."""
    return NearVictory(who, n)


def value_of(keyword: Node, what: Phrase) -> ValueOf:
    """The value of a keyword on an object: `value_of(assault(), me)`."""
    return ValueOf(str(getattr(keyword, "name", "")), what)


buffed = Quality("buffed")
empowered = Quality("empowered")
mighty = Quality("mighty")
damaged = Quality("damaged")
chosen_champion = Quality("chosen champion")
next_ = Quality("next")
one_on_one = Quality("one on one")

__all__ = [
    "buffed", "burn", "capacity", "choosing", "chosen_champion", "compare", "counter", "damage_on", "damaged", "disempower", "empower", "empowered",
    "gain_points", "gain_xp", "mighty", "move_buff", "near_victory", "next_", "one_on_one", "plus", "points_of",
    "spend_buff", "spend_counter", "spend_xp", "take_extra_turn", "times_empowered", "turns_of", "value_of", "win", "xp_of",
]
