"""Drawing and burning out (413, 431)."""
from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from engine.board import events
from engine.board.objects import NOBODY
from engine.board.state import State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Key
from engine.kernel.decision import Option
from engine.names.bindings import BACK
from engine.rules.events.batches import commit, propose
from engine.rules.events.winning import finish, leads
from engine.words.event_kinds import EventKind

BURNING: EventKind = "burned"
"""What the frame of burning cards notes as its kind."""

LEFT: Key[int] = Key("left")
"""How many cards are still to be drawn or burned."""
RULE: Key[str] = Key("rule")
"""The rule by which they are."""
KIND: Key[str] = Key("kind")
"""The kind of event, if it is not “drawn”."""
BURNED: Key[bool] = Key("burned")
"""Whether the player has just burned out (431.3)."""
AGAIN: Key[bool] = Key("before")
"""Whether it is not the first Burn Out in a row."""


def draw_cards(g: State, seat: int, n: int, rule: str, cause: int = 0) -> None:
    """Have a player draw `n` cards, one by one; a short deck burns out and the rest is drawn then (413, 431.2).

    Rules: 413.4, 413.4.a, 413.4.b, 413.4.c, 431.1.a, 431.2.a, 431.2.d, 431.3, 431.3.a, 431.4, 431.4.a.
    """
    if n > 0:
        g.push(DRAW, seat, cause, left=n, rule=rule)


def burn_cards(g: State, seat: int, n: int, rule: str, cause: int = 0) -> None:
    """Have a player burn `n` cards, one by one, in the same way (440.4). Rules: 431.1.b."""
    if n > 0:
        g.push(DRAW, seat, cause, left=n, rule=rule, kind=BURNING)


def draw_one(g: State, f: Frame) -> None:
    """413.1, 440.1: the next of the cards to draw, or to burn. Whoever told to do it remembers them. Rules: 413.1.a."""
    left = 0 if g.players[f.you].gone else f.env[LEFT]
    if not left:
        below = g.agenda[-2]
        if BACK in f.env and "/" in below.script.name:
            below.env[BACK] = (*below.env.get(BACK, ()), *f.env[BACK])
            g.revision += 1
        return
    f.again()
    if not g.players[f.you].deck_size:
        if is_vain(g, f):
            f.env[LEFT] = 0
            g.touch()
            return
        g.push(BURN_OUT, f.you, f.source, before=bool(f.env.get(BURNED)))
        f.env[BURNED] = True
        return
    f.env[LEFT] = left - 1
    f.env[BURNED] = False
    taken = events.burned if f.env.get(KIND) == BURNING else events.drawn
    propose(g, f, [taken(f.env[RULE], f.you, cause=f.source)])


NOTHING: frozenset[EventKind] = frozenset(("replaced", "ignored"))
"""What is left of an event that didn't happen."""


def is_vain(g: State, f: Frame) -> bool:
    """055: whether burning out once more is impossible: the last time brought neither cards nor a point nor anything
    else."""
    if not f.env.get(BURNED) or g.edition.repeated_burn_out_binds:
        return False
    since = takewhile(lambda event: event.kind != "burned out", g.newest_first())
    return all(event.kind in NOTHING for event in since)


def burns_out_at(g: State, f: Frame, seats: Iterable[int]) -> bool:
    """431.1: whether one of these players burns out for looking at the top of an empty deck, or revealing it; the step
    that is running is run once more then."""
    if g.edition.burns_out == "for want of cards":
        return False
    seat = next((seat for seat in seats if not g.players[seat].deck_size and not g.players[seat].gone), NOBODY)
    if seat == NOBODY or is_vain(g, f):
        return False
    f.again()
    f.env[BURNED] = True
    g.push(BURN_OUT, seat, f.source, before=False)
    return True


def recycle_trash(g: State, f: Frame) -> None:
    """431.2.b: the own trash is recycled in random order. Cards there are public, their order is not."""
    trash = list(g.players[f.you].trash)
    g.chance.shuffle(trash)
    propose(g, None, [events.burned_out("431", f.you), *(events.recycled("431.2.b", id, seat=f.you) for id in trash)])


def give_point(g: State, f: Frame) -> None:
    """431.2.c: the player chooses an opponent, who gains 1 point; from the second Burn Out in a row on nothing replaces
    or prevents that.

    Rules: 194.1.d.
    """
    opponents = g.opponents(f.you)
    options = [Option(f"seat:{seat}", g.players[seat].name) for seat in opponents]
    key = g.choose(f.you, "choose", "Who gains the point for your Burn Out?", options, why="431.2.c")[0]
    binds = f.env[AGAIN] and g.edition.repeated_burn_out_binds
    happen, rule = (commit, "431.3.b") if binds else (propose, "431.2.c")
    happen(g, f, [events.gained(rule, int(key[5:]), 1, source="burn out")])


def repeated(g: State, f: Frame) -> None:
    """431.3.c: from the second Burn Out in a row, a leader at the Victory Score wins at once, without a Cleanup.

    Rules: 431.3.c.1.
    """
    if f.env[AGAIN] and g.edition.repeated_burn_out_binds:
        for seat in g.seats(g.turn_player):
            if leads(g, seat):
                finish(g, seat, "431.3.c", "points from repeated Burn Outs")
                return


DRAW = Script("draw", (Step("draw", draw_one),))
BURN_OUT = Script("burn out", (Step("recycle", recycle_trash), Step("point", give_point), Step("repeated", repeated)))
