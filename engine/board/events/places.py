"""What happens at battlefields: who contests, controls, conquers and holds them, showdowns and combats."""
from __future__ import annotations

from engine.board.objects import NOBODY
from engine.kernel.event import Event

# --- battlefields

def contested(rule: str, seat: int, place: int, *, unit: int = 0) -> Event:
    """190.3: that player contests that battlefield, with that unit."""
    return Event("contested", rule, seat, unit, place=place)


def uncontested(rule: str, place: int, *, seat: int = NOBODY) -> Event:
    """190.3.b: Contested is removed from that battlefield; `seat` has settled it."""
    return Event("uncontested", rule, seat, place=place)


def controlled(rule: str, place: int, *, seat: int) -> Event:
    """190.2: that player, or nobody, controls that battlefield from now on."""
    return Event("controlled", rule, seat, place=place)


def conquered(rule: str, seat: int, place: int, *, code: str = "", uncontrolled: bool = False) -> Event:
    """469.1: that player conquers that battlefield, which nobody controlled before, or somebody did."""
    return Event("conquered", rule, seat, place=place, card=code, other="uncontrolled" if uncontrolled else "")


def was_uncontrolled(event: Event) -> bool:
    """Whether nobody controlled the battlefield before it was conquered."""
    return event.kind == "conquered" and event.other == "uncontrolled"


def held(rule: str, seat: int, place: int, *, code: str = "") -> Event:
    """469.2: that player holds that battlefield."""
    return Event("held", rule, seat, place=place, card=code)


def took_part(rule: str, seat: int, unit: int, code: str, *, place: int) -> Event:
    """383.4.c.2: that unit was there when its player did what stands right before."""
    return Event("took part", rule, seat, unit, code, place)


def ally_controls(rule: str, seat: int, place: int) -> Event:
    """469.1.a: an ally controls that battlefield in the Turn Player's Scoring Step."""
    return Event("ally controls", rule, seat, place=place)


def ally_occupies(rule: str, seat: int, place: int) -> Event:
    """489.8.g.1: an ally has units there in the Turn Player's Scoring Step."""
    return Event("ally occupies", rule, seat, place=place)


# --- showdowns and combats

def showdown_starts(rule: str, seat: int, place: int, *, code: str) -> Event:
    """344: a showdown starts at that battlefield, which that player contests."""
    return Event("showdown starts", rule, seat, place=place, card=code)


def showdown_ends(rule: str, place: int) -> Event:
    """348: the showdown there ends."""
    return Event("showdown ends", rule, place=place)


def combat_starts(rule: str, seat: int, place: int, *, code: str) -> Event:
    """464.2: a combat starts at that battlefield; that player attacks."""
    return Event("combat starts", rule, seat, place=place, card=code)


def combat_ends(rule: str, place: int) -> Event:
    """466.7: the combat there ends."""
    return Event("combat ends", rule, place=place)


def combat_won(rule: str, seat: int, place: int) -> Event:
    """466.3.a: that player wins the combat there."""
    return Event("combat won", rule, seat, place=place)


def combat_tied(rule: str, attacker: int, place: int) -> Event:
    """740.3.a: the combat there, in which that player attacks, ends in a tie."""
    return Event("combat tied", rule, attacker, place=place)


def combat_drawn(rule: str, place: int) -> Event:
    """466.3.d: the combat there has No Result."""
    return Event("combat drawn", rule, place=place)
