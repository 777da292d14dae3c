"""Zones, control, and what comes to be: hiding (421), banishing (427), replacing and creating (438, 439), taking control (188–192)."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.amounts import Condition, Window
from engine.words.base import Node, word
from engine.words.nouns import Filter, Phrase, Tokens

# --- happenings and actions

@word("‹move› {a} to {b:p} location and {b} to {a:p} location")
class SwapPlaces(Action):
    """Two units move at once, each to where the other was (420)."""

    a: Phrase
    b: Phrase


@word("‹hide› {what}")
class Hide(Action):
    """Puts a card facedown at a battlefield (421); noticed, never commanded."""

    what: Phrase


@word("[Ambush] {to:to}")
class Ambush(Action):
    """Is played there with the permissions of Ambush (822.1.d)."""

    to: Phrase


@word("‹banish› {what:from}")
class Banish(Action):
    """From any zone to banishment: no kill and no discard (427)."""

    what: Phrase


@word("‹return› {what:from} to the Champion Zone")
class ReturnToChampionZone(Action):
    """A Chosen Champion goes back to its owner's Champion Zone, if that is empty (108.3.c.1)."""

    what: Phrase


@word("‹take› control of {what}⟨ for {window}⟩")
class TakeControl(Action):
    """Control of an object on the board, or of a chain item, for the window; without one, for as long as it stays (191)."""

    what: Phrase
    window: Window | None = None


@word("who may be joined")
class Joinable(Filter):
    """No third side where it is, once whoever chooses it has control of it (462.3). It stands on no card: it goes without saying."""


@word("‹lose› control of {what}")
class LoseControl(Action):
    """What gave that player control of it ends."""

    what: Phrase


@word("‹create› {what}⟨ {to:at}⟩")
class Create(Action):
    """New objects come to be where they belong, without being played (439)."""

    what: Tokens
    to: Phrase | None = None


@word("‹replace› {what} with {by}")
class Replace(Action):
    """A token takes the place of an object and everything on it (438)."""

    what: Phrase
    by: Tokens


@word("‹replace› {what} with the battlefield it replaced")
class SwapBack(Action):
    """A card that was replaced takes its place again (438.7)."""

    what: Phrase


@word("‹enter› {to:at} instead")
class EnterAt(Action):
    """In a replacement of playing a permanent: it enters there (369.3)."""

    to: Phrase


@word("an additional copy of {what}")
class CopyOf(Phrase):
    """In a replacement of playing a token: one more like it."""

    what: Phrase


# --- filters

@word("they could play cards with [Action]")
class ActionTime(Condition):
    """A time at which cards with Action could be played: there is no chain (308.1.a, 309.1.a)."""


@word("where {condition}")
class Where(Filter):
    """Those for which the condition holds; in it, “it” is the thing described."""

    condition: Node


@word("banished with {what}")
class BanishedWith(Filter):
    """In banishment, put there by that very object (427.3)."""

    what: Phrase


@word("from face down")
class FromFacedown(Filter):
    """Is being played, or has been played this turn, from facedown (811)."""


@word("from anywhere other than a hand")
class FromElsewhere(Filter):
    """Is being played, or has been played this turn, from another zone than a hand: the Champion Zone, a trash, banishment, a deck, facedown."""


__all__ = [
    "ActionTime", "Ambush", "Banish", "BanishedWith", "CopyOf", "Create", "EnterAt", "FromElsewhere", "FromFacedown", "Hide", "LoseControl",
    "Replace", "ReturnToChampionZone", "SwapBack", "SwapPlaces", "TakeControl", "Where",
]
