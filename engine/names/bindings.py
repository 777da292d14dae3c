"""The keys under which the rules bind something in a frame, a chain item or a waiting ability.

Each is defined here once: what it holds, and by which rule.

The names of choices (`Choice.slot`), of `called` and of what a step of one procedure leaves for the next stand where
they are used. Saves keep the strings.
"""
from __future__ import annotations

from typing import Any, Final

from engine.kernel.bindings import Key, Slot
from engine.names.board import OpenWindow, Phase

Pairs = tuple[tuple[str, object], ...]
"""Bindings as a value: what is kept of them by something that waits."""

# --- what was mentioned

IT: Key[tuple[int, ...]] = Key("@it")
"""The object that the event is about (383.2)."""

THEY: Key[int] = Key("@they")
"""The player whom the event is about, or who acts one after another (355.10.e)."""

SPEAKER: Key[int] = Key("@speaker")
"""The player whose text it is, where others act one after another and are “you” themselves (191.4)."""

THERE: Key[tuple[int, ...]] = Key("@there")
"""Where the event happened."""

CONQUERED: Key[tuple[int, bool]] = Key("@conquered")
"""The battlefield that is conquered, and whether nobody controlled it before, while it is described (469.1)."""

PHASE: Key[Phase] = Key("@phase")
"""The phase or step of the turn in which the event was, where it is asked of one that has happened."""

FROM: Key[tuple[int, ...]] = Key("@from")
"""Where an object left from."""

N: Key[int] = Key("@n")
"""How many, or how much, the event was about."""

EACH: Key[tuple[int, ...]] = Key("@each")
"""The object or base that a condition is asked of, one after another (“each … where”)."""

GEAR: Key[tuple[int, ...]] = Key("@gear")
"""The attached card whose effect text speaks (136.2.d)."""

HERE: Key[int] = Key("@here")
"""Where something enters, for a text of its own about its entering (462.2.b)."""

CALLED: Key[tuple[str, str]] = Key("@called")
"""The kind and the name that a player has named (436)."""

NAMED: Key[bool] = Key("@named")
"""A player whom the text names acts, so that an uncontrolled battlefield has somebody to act for it (190.6.c)."""

BY: Key[int] = Key("@by")
"""The object that does what follows, as the source of its damage (417.6.b)."""

# --- what was done

ITEM: Key[int] = Key("@item")
"""The chain item whose text is carried out (411)."""

DID: Key[int] = Key("@did")
"""How many events came of the last instruction: what “if you do” asks for."""

BACK: Key[tuple[tuple[object, ...], ...]] = Key("@back")
"""What this text did to objects, as they were right before (359.3.e.13): entries of `memory.Back`."""

BEFORE: Key[int] = Key("@before")
"""How many entries of BACK there were before cards were looked at."""

SO_FAR: Key[int] = Key("@so far")
"""How many there were before the last card was revealed, where cards are revealed until one fits."""

NOTED: Key[tuple[tuple[str, int], ...]] = Key("@noted")
"""What an ability about its own object's leaving keeps of what that object was (808.1.d.3): by the question as
`memory.written`, 1 or 0 for a condition, the number for an amount."""

MAKING: Key[tuple[Slot, int]] = Key("@making")
"""How the tokens that an effect plays are called, and the number of their group."""

# --- an item that is being played

PAID: Key[tuple[str, ...]] = Key("@paid")
"""The keys of the optional costs that its player has chosen to pay (204)."""

PAID_BEFORE: Key[tuple[str, ...]] = Key("@paid before")
"""The same of the item whose text has laid down what goes on without it: a reflexive or delayed ability (386, 389)."""

OWED: Key[tuple[str, ...]] = Key("@owed")
"""The keys of the mandatory additional costs under a condition that were due as choices were made (356.2.a): paying for
one thing changes nothing of that."""

WAYS: Key[tuple[tuple[str, int], ...]] = Key("@ways")
"""Of a cost with several ways to pay it, which one was chosen, by the key of the cost (356.2)."""

ORDER: Key[tuple[int, ...]] = Key("@order")
"""In which order the parts of its costs are paid (357.2)."""

HIDDEN: Key[int] = Key("@hidden")
"""The battlefield at which it was facedown (811.1.d)."""

FLOW: Key[str] = Key("@flow")
"""The key of the Flow cost for which it is played from the trash (829)."""

TERMS: Key[tuple[Any, ...]] = Key("@terms")
"""What it costs instead, as whoever permits or commands the play says (356.4)."""

LICENSE: Key[int] = Key("@license")
"""The id of the waiting permission to play one card, by which this one is played."""

EITHER: Key[tuple[Pairs, ...]] = Key("@either")
"""The bindings of several ways to play it, or of several events at once, of which one is still to be chosen."""

TO: Key[tuple[int, ...]] = Key("@to")
"""The locations among which it may enter (355.2)."""

CHOSEN_AT: Key[tuple[tuple[int, int], ...]] = Key("@chosen at")
"""The targets that were chosen at each location, and where each of them was (355.13)."""

AMBUSH: Key[bool] = Key("@ambush")
"""It enters where only Ambush lets it (822)."""

LENT: Key[int] = Key("@lent")
"""The rank of the timing that it had where it was, to be played from there."""

STATE: Key[str] = Key("@state")
"""In which state a created token enters (184.1)."""

CREATED: Key[bool] = Key("@created")
"""It was created on the chain (439.2.b.2): it is finalized and resolves like a card, but nobody has played it."""

OF_ITEM: Final[frozenset[str]] = frozenset(
    (PAID, OWED, WAYS, ORDER, FLOW, TERMS, LICENSE, EITHER, TO, CHOSEN_AT, AMBUSH, LENT, STATE, CREATED)
)
"""What says how one item is played; nothing else that its text lays down is played so."""

# --- events, and what waits for them

EVENT: Key[tuple[object, ...]] = Key("@event")
"""The fields of the event that is replaced, or has just been shown (370)."""

APPLIED: Key[tuple[str, ...]] = Key("@applied")
"""Which replacements have been applied to what comes of an event: none is applied to it twice (373)."""

WAITING: Key[int] = Key("@waiting")
"""The id of the waiting ability that replaces; 0 for one of a card."""

JUST_SHOWN: Key[int] = Key("@shown")
"""The event has been shown before it is replaced (370.1.b.1)."""

FROM_THEN: Key[int] = Key("@from then")
"""How many events there were before an action was done that may be replaced by itself (370.1.b.1)."""

LEFT: Key[int] = Key("@left")
"""How much of a limited prevention is left."""

WINDOW: Key[OpenWindow] = Key("@window")
"""The window that ends when a delayed ability triggers."""

LAID: Key[int] = Key("@laid")
"""The id of a waiting effect about the next item of a kind, which counts from then on, or that permits something."""

# --- Weaponmaster (821)

UNIT: Key[int] = Key("@unit")
"""The unit that has entered."""

EQUIP: Key[int] = Key("@equip")
"""Which of the gear's Equip abilities is used."""

ARMED: Key[int] = Key("@armed")
"""Whether it is being paid."""


def every(name: str) -> Key[tuple[int, ...]]:
    """What several players have chosen under that name one after another."""
    return Key(f"@all {name}")


def chose(word: str) -> Key[tuple[int, ...]]:
    """Who has chosen that word, one after another (355.10.e). It begins as no name does that a text gives, and not with
    “@”: what outlives its script still knows it."""
    return Key(f" chose {word}")


DOERS: Key[tuple[int, ...]] = Key(" did")
"""Who has done what several players do or may do one after another (359.3.e.14.c); named as a word that is chosen."""


def still(script: str) -> Key[tuple[int, ...]]:
    """For whom that script still has to run, one after another."""
    return Key(f"@{script}")


def ids(value: object) -> tuple[int, ...]:
    """What is bound under the name of a choice or a mention: ids, or one number."""
    return value if isinstance(value, tuple) else (value,) if isinstance(value, int) else ()
