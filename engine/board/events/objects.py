"""What happens to objects on the board: where they are, what is attached to them, their states, damage and counters."""
from __future__ import annotations

from typing import Final, cast

from engine.board.objects import NOBODY, Gift
from engine.kernel.event import Event
from engine.names.board import Designation, Role
from engine.names.questions import MIGHT, Question

# --- where they are and whose

def moved(
    rule: str, thing: int, *, controller: int, to: int, from_: int = 0, cause: int = 0, by: int = NOBODY
) -> Event:
    """447: that player's unit or gear moves to that location."""
    return Event("moved", rule, controller, thing, place=to, origin=from_, cause=cause, by=by)


def recalled(rule: str, unit: int, *, to: int, controller: int = NOBODY, cause: int = 0) -> Event:
    """455: that unit goes to its controller's base, which is not a move."""
    return Event("recalled", rule, controller, unit, place=to, cause=cause)


def taken(
    rule: str, thing: int, *, seat: int = NOBODY, gifts: tuple[Gift, ...] = (), cause: int = 0, by: int = NOBODY
) -> Event:
    """191: that player takes control of that object or chain item for as long as the gifts say; without a `seat`, `by`
    gives it up."""
    return Event("taken", rule, seat, thing, cause=cause, by=by, gifts=gifts)


def created(rule: str, seat: int, code: str, *, place: int, ready: bool, cause: int = 0) -> Event:
    """439: that player creates that card at that location."""
    return Event("created", rule, seat, card=code, place=place, n=int(ready), cause=cause)


def swapped(rule: str, seat: int, thing: int, *, token: str = "", card: int = 0, cause: int = 0) -> Event:
    """438: that object is from now on a new token of that code, or the card with that id that it had replaced."""
    return Event("swapped", rule, seat, thing, n=card, cause=cause, other=token)


def swapped_back(event: Event) -> int:
    """Of “swapped” the card that the object is again, 0 when it becomes a token."""
    return event.n


def code_after(event: Event) -> str:
    """Of “swapped” and “laid bare” the code of the card that the object is from now on."""
    return event.other


def copied(rule: str, thing: int, *, gifts: tuple[Gift, ...], cause: int = 0) -> Event:
    """477.1.b: that object becomes a copy, as the gifts say."""
    return Event("copied", rule, NOBODY, thing, cause=cause, gifts=gifts)


def title_of(event: Event) -> str:
    """Of “moved”, “entered” and “created” the code of the battlefield where it is now, of “attached” and “buff moved”
    of the other card; “” for a base."""
    return event.other


# --- attachment

def attached(rule: str, seat: int, thing: int, *, top: int, place: int, cause: int = 0) -> Event:
    """434: that player attaches an object to that top-most card, which is there."""
    return Event("attached", rule, seat, thing, place=place, n=top, cause=cause)


def detached(
    rule: str, seat: int, thing: int, *, top: int = 0, code: str = "", place: int = 0, cause: int = 0
) -> Event:
    """435: that player detaches an object from its top-most card; the atom says which that was."""
    return Event("detached", rule, seat, thing, code, place, n=top, cause=cause)


def top_of(event: Event) -> int:
    """Of “attached” and “detached” the top-most card."""
    return event.n


def equipped(rule: str, seat: int, unit: int, *, gear: int, cause: int = 0) -> Event:
    """818.2: that player equips that unit with that gear."""
    return Event("equipped", rule, seat, unit, n=gear, cause=cause)


# --- states

def exhausted(rule: str, thing: int, *, seat: int = NOBODY, cause: int = 0, by: int = NOBODY) -> Event:
    """414: that object becomes exhausted."""
    return Event("exhausted", rule, seat, thing, cause=cause, by=by)


def readied(rule: str, thing: int, *, seat: int = NOBODY, cause: int = 0) -> Event:
    """415: that object becomes ready."""
    return Event("readied", rule, seat, thing, cause=cause)


def stunned(rule: str, unit: int, *, cause: int = 0) -> Event:
    """423: that unit is stunned."""
    return Event("stunned", rule, NOBODY, unit, cause=cause)


def unstunned(rule: str, unit: int) -> Event:
    """423.1.a.2: that unit is stunned no longer."""
    return Event("unstunned", rule, NOBODY, unit)


def became(unit: int, *, controller: int, code: str, place: int, before: int, now: int) -> Event:
    """709: the Might of that player's unit has risen."""
    return Event("became", "709", controller, unit, code, place, before, now)


def mights_of(event: Event) -> tuple[int, int]:
    """Of “became” the Might from which and to which it rose."""
    return event.origin, event.n


# --- damage

COMBAT: Final = "combat"
"""What stands for a card where combat damage is dealt: the units of a side deal it together (465.2)."""


def damaged(
    rule: str, unit: int, n: int, *, cause: int, source: str = "", controller: int = NOBODY, place: int = 0,
    by: int = NOBODY, bonus: int = 0,
) -> Event:
    """417: so much damage is dealt to that unit. `cause` is who deals it: a chain item, an object, or the battlefield
    of a combat; `source` its card, or `COMBAT`. `bonus` is how much of it is Bonus Damage that is lost with the
    rest."""
    return Event("damaged", rule, controller, unit, place=place, origin=bonus, n=n, cause=cause, other=source, by=by)


def bonus_of(event: Event) -> int:
    """Of “damaged” how much of it isn't dealt unless there is other damage to that unit."""
    return event.origin


def dealt_in_combat(event: Event) -> bool:
    """Of “damaged” whether it is combat damage."""
    return event.other == COMBAT


def source_of(event: Event) -> str:
    """Of “damaged” the code of the card that deals it, `COMBAT`, or “” when nobody knows."""
    return event.other


def prevented(rule: str, unit: int, n: int, *, cause: int = 0) -> Event:
    """437.2: so much damage to that unit is not dealt."""
    return Event("prevented", rule, NOBODY, unit, n=n, cause=cause)


def exceeded(rule: str, seat: int, n: int, *, place: int) -> Event:
    """465.2.c.4: that player has assigned so much more damage than is lethal, in the combat there."""
    return Event("exceeded", rule, seat, place=place, n=n)


def healed(rule: str, unit: int, *, cause: int = 0) -> Event:
    """418: all damage is removed from that unit; the atom says how much."""
    return Event("healed", rule, NOBODY, unit, cause=cause)


# --- combat

def designated(rule: str, unit: int, *, role: Designation, place: int = 0) -> Event:
    """323.2: that unit is an attacker or a defender from now on, or neither."""
    return Event("designated", rule, NOBODY, unit, place=place, other=role)


def designation_of(event: Event) -> Designation:
    """Of “designated” what the unit is from now on."""
    return cast(Designation, event.other)


def attacked(rule: str, *, unit: int = 0, seat: int = NOBODY, place: int, combat: int) -> Event:
    """383.4.e: that unit, or that player, attacks at that battlefield, for the first time in the combat of that
    number."""
    return Event("attacked", rule, seat, unit, place=place, n=combat)


def defended(rule: str, *, unit: int = 0, seat: int = NOBODY, place: int, combat: int) -> Event:
    """383.4.f: the same of who defends."""
    return Event("defended", rule, seat, unit, place=place, n=combat)


def first_as(role: Role, *, unit: int = 0, seat: int = NOBODY, place: int, combat: int) -> Event:
    """The event by which that unit or player has that role for the first time in a combat."""
    make, rule = {"attacker": (attacked, "383.4.e"), "defender": (defended, "383.4.f")}[role]
    return make(rule, unit=unit, seat=seat, place=place, combat=combat)


def combat_of(event: Event) -> int:
    """Of “attacked” and “defended” the number of the combat."""
    return event.n


# --- counters

def buffed(rule: str, unit: int, *, room: int, cause: int = 0) -> Event:
    """426: that unit gets a buff; `room` is how many it can have at most."""
    return Event("buffed", rule, NOBODY, unit, n=room, cause=cause)


def empowered(rule: str, thing: int, *, room: int, cause: int = 0) -> Event:
    """441: that object becomes Empowered, at most `room` times."""
    return Event("empowered", rule, NOBODY, thing, n=room, cause=cause)


def room_of(event: Event) -> int:
    """Of “buffed” and “empowered” how many the object can have: at least 1. Once it has happened, how many it has."""
    return max(1, event.n)


def disempowered(rule: str, thing: int, *, cause: int = 0) -> Event:
    """442: that object is Empowered once less."""
    return Event("disempowered", rule, NOBODY, thing, cause=cause)


def buff_spent(rule: str, seat: int, unit: int, *, cause: int = 0) -> Event:
    """702.2.b: that player spends a buff of that unit."""
    return Event("buff spent", rule, seat, unit, cause=cause)


def buff_moved(rule: str, unit: int, *, to: int, room: int, cause: int = 0) -> Event:
    """746: a buff moves from that unit to another, which can have `room` of them."""
    return Event("buff moved", rule, NOBODY, unit, place=room, n=to, cause=cause)


def buffed_by_move(event: Event) -> tuple[int, int]:
    """Of “buff moved” the unit to which it moves, and how many buffs that can have: at least 1."""
    return event.n, max(1, event.place)


# --- what effects give

def given(
    rule: str, thing: int, *, what: Question, n: int = 0, gifts: tuple[Gift, ...], seat: int = NOBODY, cause: int = 0
) -> Event:
    """477: that object gets the gifts. `what` and `n` are what the log tells of them: the question that an effect
    answers and its value, or that of text when nothing else is given."""
    return Event("given", rule, seat, thing, n=n, cause=cause, other=what, gifts=gifts)


def gifts_of(event: Event) -> list[Gift]:
    """What its subject gets; an event that was saved before it happened has them as plain values."""
    return [Gift(*values) for values in event.gifts]


def gift_of(event: Event) -> Question:
    """Of “given” what the log tells of the gifts: the question that they answer."""
    return Question(event.other)


def lessens(event: Event) -> bool:
    """Of “given” whether it gives less Might: before it happened by the gifts, and afterwards by what the log tells."""
    gifts = [(gift.what, gift.n) for gift in gifts_of(event)] or [(gift_of(event), event.n)]
    return any(what == MIGHT and n < 0 for what, n in gifts)


def words_of(event: Event) -> str:
    """Of “called” the name, of “picked” the word, of “won” and “fizzled” why: they stand in the log as they are."""
    return event.other


def called(rule: str, seat: int, thing: int, *, name: str, gifts: tuple[Gift, ...], cause: int = 0) -> Event:
    """760: that player names a card or a tag for that object, which remembers it."""
    return Event("called", rule, seat, thing, cause=cause, other=name, gifts=gifts)


def picked(rule: str, seat: int, *, word: str, cause: int = 0) -> Event:
    """That player chooses one of the words that a text names."""
    return Event("picked", rule, seat, cause=cause, other=word)
