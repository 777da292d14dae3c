"""Happenings: what is noticed, and never commanded."""
from __future__ import annotations

from typing import Any

from engine.words.base import Noticed, word
from engine.words.nouns.groups import Deck
from engine.words.nouns.places import Zone
from engine.words.positions import Cards, Filter, Happening, Places, Terms, Units


@word("‹attack›⟨ {at:at}⟩", Noticed(("attacked",), where="at"))
class Attack(Happening):
    """Gains the Attacker designation for the first time in the combat (383.4.e)."""

    at: Places | None = None


@word("‹defend›⟨ {at:at}⟩", Noticed(("defended",), where="at"))
class Defend(Happening):
    """Gains the Defender designation for the first time in the combat (383.4.f)."""

    at: Places | None = None


@word("‹conquer›⟨ {at:at}⟩", Noticed(("conquered",), where="at", player=True))
class Conquer(Happening):
    """Conquers (383.4.c). “Uncontrolled” says what the battlefield was before."""

    at: Places | None = None


@word("‹hold›⟨ {at:at}⟩", Noticed(("held",), where="at", player=True))
class Hold(Happening):
    """Holds (383.4.d)."""

    at: Places | None = None


@word("‹score›⟨ {at:at}⟩", Noticed(("conquered", "held"), where="at", player=True))
class Score(Happening):
    """Scores a battlefield: conquers or holds it (467–471)."""

    at: Places | None = None


@word("‹win› a combat⟨ {at:at}⟩", Noticed(("combat won",), where="at", player=True))
class WinCombat(Happening):
    """Wins a combat (466.3)."""

    at: Places | None = None


@word("‹tie› a combat as the attacker⟨ {at:at}⟩", Noticed(("combat tied",), where="at", player=True))
class TieAsAttacker(Happening):
    """Attacks in a combat that ends in a tie (740.3.a): before the attackers are recalled for it (466.1.a.2)."""

    at: Places | None = None


@word("‹give› {what} -[M]", Noticed(("given",), "what"))
class GiveLess(Happening):
    """What somebody gives lessens a Might (477.3): by more than nothing, for the amount is fixed as it is given."""

    what: Units


@word("‹die›", Noticed(("died",)))
class Die(Happening):
    """A permanent goes from the board to the trash (808)."""


@word("‹become› {state}", Noticed(()))
class Become(Happening):
    """Changes into the state: ready, exhausted, stunned, buffed, Empowered, or that Might (370.1.a)."""

    state: Filter[Any]


@word("‹leave› the board", Noticed(("died", "returned", "banished", "recycled", "topped", "benched")))
class Leave(Happening):
    """Goes from the board to a zone that is not on it (383.2.c.2)."""


@word("‹leave› the chain", Noticed(("trashed", "returned", "banished", "recycled")))
class LeaveChain(Happening):
    """A spell goes from the chain to another zone, and not because its own execution says so (390.3.a)."""


@word("‹go› to {to} from anywhere but {except_from}", Noticed(("died", "discarded", "trashed")))
class Go(Happening):
    """Goes to a trash, from anywhere but the top of its player's Main Deck: killed, discarded, countered, a spell that
    has resolved, a facedown card that is removed, or put there by a text (108.2.b)."""

    to: Zone
    except_from: Deck


@word("‹be› replaced", Noticed(("swapped",)))
class BeReplaced(Happening):
    """A token, or a card that waited in banishment, takes its place (438)."""


@word("‹trigger›")
class Triggers(Happening):
    """An ability triggers (382)."""


@word("‹hide› {what}⟨, {price}⟩", Noticed(("hidden",), "what", player=True))
class Hide(Happening):
    """Puts a card facedown at a battlefield (421); a permission says for what other price: `can(you(hide(every(card),
    ignoring_cost)))`."""

    what: Cards
    price: Terms | None = None


@word("[Ambush]⟨ {to:to}⟩", Noticed(("ambushed",), where="to"))
class Ambush(Happening):
    """Is played there with the permissions of Ambush (822.1.d)."""

    to: Places


attack = Attack
defend = Defend
conquer = Conquer
hold = Hold
score = Score
win_combat = WinCombat
tie_as_attacker = TieAsAttacker
give_less = GiveLess
die = Die
become = Become
leave = Leave
go = Go
be_replaced = BeReplaced
trigger = Triggers
hide = Hide
ambush_to = Ambush
