"""How long things last: until a window's number is raised, or until something happens (317.2.c, 390.5, 466.7.c)."""
from __future__ import annotations

from engine.board.index import stop_waiting, ungrant, wait
from engine.board.links import recontrol, refresh
from engine.board.objects import Until, Waiting
from engine.board.state import ON_BOARD, State
from engine.catalogue import Ability, Reading
from engine.names.bindings import (
    BACK,
    CALLED,
    FROM,
    GEAR,
    IT,
    ITEM,
    NOTED,
    OF_ITEM,
    PAID,
    PAID_BEFORE,
    SPEAKER,
    THERE,
    THEY,
    WINDOW,
    N,
    Pairs,
    ids,
)
from engine.names.board import FixedWindow, OpenWindow
from engine.names.questions import CONTROL, COPY
from engine.words.nodes import Ending, Leave, Me, Span, That, Window

KEPT = frozenset((ITEM, IT, THEY, SPEAKER, THERE, N, FROM, BACK, GEAR, CALLED, NOTED, PAID_BEFORE))
"""Bindings of an event that what outlives its script still knows."""


def lasting_env(f: Reading) -> Pairs:
    """What a delayed ability keeps of what is bound now."""
    return tuple((name, value) for name, value in reflexive_env(f) if not name.startswith("@") or name in KEPT)


def reflexive_env(f: Reading) -> Pairs:
    """What a reflexive trigger knows: all that is bound now, but of how the item is played whose text lays it down only
    what was paid for it. It has costs, and repetitions, of its own (204, 386, 820.3)."""
    known = tuple((name, value) for name, value in f.env.items() if name not in OF_ITEM)
    return (*known, (PAID_BEFORE, f.env[PAID])) if PAID in f.env else known


OVER = Until("over", -1)
"""The duration of what would end with something that has happened already: it is not generated (359.3.e.16)."""


def is_over(g: State, f: Reading, ability: Ability) -> bool:
    """Whether the object whose leaving would end the window has left before."""
    for wanted in ability.event:
        if isinstance(wanted.clause.actions[0], Leave):
            subject = wanted.clause.subject
            gone = (
                (f.source,)
                if isinstance(subject, Me)
                else ids(f.env.get(subject.name, ()))
                if isinstance(subject, That)
                else None
            )
            if gone is not None and not any(id in g.objects and g.objects[id].zone in ON_BOARD for id in gone):
                return True
    return False


def until(g: State, f: Reading, window: Span | None) -> Until:
    """The duration that a window means now. One that ends with an event begins to listen for it."""
    if window is None:
        return Until("", 0)
    if isinstance(window, Window):
        return g.now(window.name)
    assert isinstance(window, Ending)
    if is_over(g, f, g.catalogue.abilities[window.key]):
        return OVER
    name = OpenWindow(f"until {g.new_id()}")
    g.windows[name] = 0
    lasting = g.now(name)
    wait(
        g,
        Waiting(
            g.new_id(), g.catalogue.abilities[window.key], f.you, f.source, (*lasting_env(f), (WINDOW, name)), lasting
        ),
        (),
    )
    return lasting


def on_chain(id: int) -> OpenWindow:
    """The window that is over when that spell is off the chain."""
    return OpenWindow(f"until {id} leaves the chain")


def expire(g: State, window: FixedWindow | OpenWindow) -> None:
    """A window is over: its number is raised, what lasted with the old one stops matching, and what can never match
    again is let go."""
    if window.startswith("until "):
        del g.windows[window]  # it never begins again
    else:
        g.windows[window] += 1
    ended = [effect for effect in g.effects if not g.lasting(effect.until)]
    if ended:
        g.effects = tuple(effect for effect in g.effects if g.lasting(effect.until))
    gone = tuple(given for given in g.grants if not g.lasting(given.until))
    if gone:
        g.grants = tuple(given for given in g.grants if g.lasting(given.until))
        ungrant(g, gone)
    if any(effect.what.startswith(COPY) for effect in ended):
        for thing in g.permanents():
            refresh(g, thing)
    for id in (id for effect in ended if effect.what == CONTROL for id in effect.targets):
        if id in g.objects and g.objects[id].zone in ON_BOARD:
            recontrol(g, g.objects[id])
    over = tuple(waiting for waiting in g.waiting if not g.lasting(waiting.until))
    if over:
        stop_waiting(g, over)
    g.touch()
