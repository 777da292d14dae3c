"""Words for what happens: events that are only noticed, how often they have happened, replacements, and abilities that wait for a moment."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.words.actions import Action
from engine.words.amounts import Amount, Condition, During, Ends, Event, Starts
from engine.words.base import Node, word
from engine.words.lines import Keyword, Trait, Would
from engine.words.nouns import Clause, Comparison, Filter, Phrase

# --- happenings: noticed, never commanded

@word("‹score›⟨ {at:at}⟩")
class Score(Action):
    """Scores a battlefield: conquers or holds it (467–471)."""

    at: Phrase | None = None


@word("‹win› a combat⟨ {at:at}⟩")
class WinCombat(Action):
    """Wins a combat (466.3)."""

    at: Phrase | None = None


@word("‹become› {state}")
class Become(Action):
    """Changes into the state: ready, exhausted, stunned, buffed (370.1.a)."""

    state: Node


@word("‹leave› the board")
class Leave(Action):
    """Goes from the board to a zone that is not on it (383.2.c.2)."""


@word("‹be› replaced")
class BeReplaced(Action):
    """A token, or a card that waited in banishment, takes its place (438); noticed, never commanded."""


@word("‹leave› the chain")
class LeaveChain(Action):
    """A spell goes from the chain to another zone, and not because its own execution says so (390.3.a)."""


@word("‹trigger›")
class Triggers(Action):
    """An ability triggers (382)."""


# --- events made of others

@word()
class Nth(Node):
    """Only the nth time in a turn: a count of what happened, not of what triggered (383.1.b)."""

    n: int
    event: Node


# --- conditions and amounts

@word()
class Happened(Condition):
    """It has happened so often this turn, wherever this was meanwhile: asked of the turn's events. Playing counts from finalizing (419.4)."""

    clause: Clause
    comparison: Comparison = Comparison("at least", 1)


@word()
class Now(Condition):
    """It is that player's turn or phase; there is a showdown or combat, there if a place is named."""

    period: str
    of: Phrase | None = None


@word()
class Times(Node):
    """How often it has happened this turn."""

    clause: Clause


# --- abilities as nouns

@word("{of} effects")
class EffectsOf(Filter):
    """Triggered abilities of that name (383.4): play, choose, conquer, hold, attack, defend, or those of a keyword."""

    of: str


@word("‹trigger› an additional time")
class TriggerAgain(Trait):
    """Those effects trigger once more."""


@word("‹activate› the {effects} of {of}")
class ActivateEffects(Action):
    """As if the named part of their condition were fulfilled (383.4.g)."""

    effects: EffectsOf
    of: Phrase


# --- lines

@word()
class Deathknell(Trait):
    """When it dies, these (808)."""

    effects: tuple[Node, ...]


@word()
class As(Node):
    """The event itself and then these: a replacement (370.1.b.1)."""

    event: Node
    effects: tuple[Node, ...]
    limit: str = ""


# --- inside replacements and windows

@word()
class Prevent(Action):
    """In a replacement of damage: reduces it by so much, tracked over several damages, or by all of it (437)."""

    n: Amount | None = None


@word()
class AtThe(Action):
    """A delayed trigger: once, at the next such moment or the next time that something happens (390.2)."""

    moment: Starts | Ends | Clause
    effects: tuple[Node, ...]


@word("until {clause}")
class Until(Node):
    """A window that ends with an event (390.5)."""

    clause: Clause

    def __call__(self, *lines: Node) -> During:
        """These lines lie upon the game until then."""
        return During(self, lines)


@word("until then")
class Ending(Node):
    """A window that ends with what that ability listens for; what `Until` becomes in a compiled tree."""

    key: str


# --- author's words

def score(at: Phrase | None = None) -> Score:
    """Conquers or holds a battlefield."""
    return Score(at)


def win_combat(at: Phrase | None = None) -> WinCombat:
    """Wins a combat."""
    return WinCombat(at)


def become(state: Node) -> Become:
    """Changes into that state."""
    return Become(state)


def leave() -> Leave:
    """Leaves the board."""
    return Leave()


def be_replaced() -> BeReplaced:
    """Makes way for a token, or for a card that it replaced."""
    return BeReplaced()


def trigger() -> Triggers:
    """Triggers."""
    return Triggers()


def nth(n: int, event: Event | Node) -> Nth:
    """Only the nth time each turn."""
    return Nth(n, event)


def first(event: Event | Node) -> Nth:
    """Only the first time each turn."""
    return Nth(1, event)


def happened(clause: Clause, comparison: Comparison | None = None) -> Happened:
    """It happened this turn, at least once if nothing is said."""
    return Happened(clause, comparison or Comparison("at least", 1))


def during(period: str, of: Phrase | None = None) -> Now:
    """Now is that time: `during(turn, every(opponent))`, `during(showdown, here)`."""
    return Now(period, of)


def times(clause: Clause) -> Times:
    """How often it happened this turn."""
    return Times(clause)


def effects_of(of: Keyword | Callable[..., Any]) -> EffectsOf:
    """The effects of that name: `effects_of(conquer)`, `effects_of(deathknell)`."""
    return EffectsOf(of.name if isinstance(of, Keyword) else of.__name__)


trigger_again = TriggerAgain()


def activate_effects(effects: EffectsOf, of: Phrase) -> ActivateEffects:
    """Activate those effects of those objects."""
    return ActivateEffects(effects, of)


def deathknell(*effects: Node) -> Deathknell:
    """When it dies, these."""
    return Deathknell(effects)


def as_(event: Event, *effects: Node, limit: str = "") -> As:
    """As that happens, these."""
    return As(event, effects, limit)


def skip(event: Event, limit: str = "") -> Would:
    """The event is replaced by nothing (443)."""
    return Would(event, (), limit)


def prevent(n: Amount | None = None) -> Prevent:
    """Prevent so much damage, all of it if no number is given."""
    return Prevent(n)


def at_the(moment: Starts | Ends, *effects: Node) -> AtThe:
    """Once, at the next such moment."""
    return AtThe(moment, effects)


def next_time(event: Clause, *effects: Node) -> AtThe:
    """Once, the next time that it happens, in whichever turn."""
    return AtThe(event, effects)


def until(clause: Clause, *lines: Node) -> Until | During:
    """Until that happens; with lines: they lie upon the game as long."""
    window = Until(clause)
    return window(*lines) if lines else window


def times_each_turn(n: int) -> str:
    """A limit: so often each turn (371, 383.3.e)."""
    return f"turn:{n}"


__all__ = [
    "activate_effects", "as_", "at_the", "be_replaced", "become", "deathknell", "during", "effects_of", "first", "happened", "leave",
    "next_time", "nth", "prevent", "score", "skip", "times", "times_each_turn", "trigger", "trigger_again", "until", "win_combat",
]
