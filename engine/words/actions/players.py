"""What players do and get: points, XP, resources, turns, winning and losing."""
from __future__ import annotations

from typing import Annotated

from engine.words import fixed, sorts
from engine.words.base import Noticed, word
from engine.words.positions import Act, Action, Number
from engine.words.values.conditions import Now
from engine.words.values.costs import Price, price


@word("‹add› {price}⟨ {times} times⟩⟨, only to {use}⟩", Noticed(("added",), player=True))
class Add(Action):
    """Resources into the pool (429); `use` says what alone they may pay for, or that it is in showdowns alone."""

    price: Price
    use: Annotated[Action, sorts.NOTICED] | Now | None = None
    times: Number | None = None

    def as_often_as(self, n: Number) -> Add:
        """The same so many times: `add(rainbow).as_often_as(that_many)`."""
        return Add(self.price, self.use, n)


@word("‹pay› {price}", Noticed(("paid",), player=True))
class Pay(Action):
    """Energy and Power from the pool (444)."""

    price: Price


@word("‹pay› any amount of {of}")
class PayAny(Action):
    """As much Energy, or Power of any domain, as its player likes; “that many” afterwards (204.3.b)."""

    of: fixed.AnyAmount


@word("‹gain› {n:XP}", Noticed(("xp gained",), "n", player=True))
class GainXp(Action):
    """XP of the acting player (730.1)."""

    n: Number = 1


@word("‹spend› {n:XP}", Noticed(("xp spent",), "n", player=True))
class SpendXp(Action):
    """XP of the acting player (730.2)."""

    n: Number = 1


@word("", Noticed(("gained",), "n", player=True))
class GainPoints(Action):
    """Points of the acting player; in an event also what they come from: conquering, holding."""

    n: Number = 1
    from_: Annotated[Act, sorts.NOTICED] | None = None


@word("", Noticed(("points lost",), "n", player=True))
class LosePoints(Action):
    """Points that the acting player loses (194.4)."""

    n: Number = 1


@word("‹win› the game")
class Win(Action):
    """The acting player wins at once (195)."""


@word("‹lose› the game")
class Lose(Action):
    """The acting player loses at once (195.1)."""


@word("‹take› a turn after this one", Noticed(("turn queued",), player=True))
class TakeExtraTurn(Action):
    """The acting player's next turn comes right after this one (735)."""


pay_any_energy = PayAny("Energy")
pay_any_power = PayAny("[A]")
gain_xp = GainXp
spend_xp = SpendXp
lose_points = LosePoints
win = Win
lose = Lose
take_extra_turn = TakeExtraTurn


def add(*parts: int | fixed.PowerName, use: Action | Now | None = None) -> Add:
    """Add Energy and Power to the pool, to pay for nothing but `use` if that is given: `use=during(showdown)`."""
    return Add(price(*parts), use)


def pay(*parts: int | fixed.PowerName) -> Pay:
    """Pay Energy and Power."""
    return Pay(price(*parts))


def gain_points(n: Number = 1, from_: type[Act] | Act | None = None) -> GainPoints:
    """Gain so many points; in an event also from what: `gain_points(1, from_=conquer)`."""
    return GainPoints(n, from_() if isinstance(from_, type) else from_)
