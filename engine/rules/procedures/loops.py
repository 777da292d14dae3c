"""Loops (TR505): a chain that comes back to the same position again and again without anybody acting.

The position is written down, in short, each time the chain waits for Priority after many triggered abilities have
resolved in a row. When the same position comes for the third time, the round between is a loop: whoever keeps it going
by deciding something in each round says how many rounds they want, each other player whether and when they break it. As
every round ends where it began, the rounds themselves are not played. A loop that nobody keeps going and nobody breaks
is a draw. Sequences that grow with each round are loops once they have gone on for long.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from engine.board import events
from engine.board.objects import NOBODY
from engine.board.state import ENDLESS, State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names.answers import NO
from engine.rules.events.batches import propose
from engine.rules.events.winning import finish
from engine.rules.meaning import arithmetic

SOME, MANY = 8, 150
"""From how many triggered abilities in a row on positions are written down, and from how many on a sequence that grows
is a loop too."""
ROUNDS = (0, 1, 2, 3, 5, 10, 20, 50, 100)
"""The numbers of rounds that are offered."""


def watch(g: State, f: Frame) -> None:
    """Write the position down as the newest item waits for responses; the third time it is a loop (TR505.1,
    TR505.2)."""
    if g.rounds < SOME or not g.chain or g.passes or g.chain[-1].pending:
        return
    mark = digest(g)
    g.seen = (*g.seen, mark)
    g.revision += 1
    if g.seen.count(mark) >= 3 or (g.rounds >= MANY and not g.deciders and periodic(g.events)):
        g.push(LOOP, g.turn_player)


def digest(g: State) -> str:
    """The position, whatever ids its objects have."""
    spots = {place: n for n, place in enumerate(g.locations())}
    code = {id: thing.card.code for id, thing in g.objects.items()}
    things = [
        *g.permanents(),
        *(
            g.objects[id]
            for player in g.players
            for id in (*player.runes, player.legend, *player.further)
            if id in g.objects
        ),
    ]
    board = [
        (
            thing.card.code, thing.owner, thing.controller, spots.get(thing.place, 0), thing.exhausted, thing.damage,
            thing.stunned, thing.buffed, thing.empowered, thing.role,
            arithmetic.might(g, thing) if thing.card.is_unit else 0,
        )
        for thing in things
    ]
    players = [
        (
            player.points, player.xp, player.pool, [card.code for card in player.deck], len(player.rune_deck),
            *([code[id] for id in zone] for zone in (player.hand, player.trash, player.banished, player.champion)),
        )
        for player in g.players
    ]
    fields = [(field.controller, field.contested_by) for field in g.fields]
    chain = [(item.card.code, item.kind, item.controller, item.ability.key if item.ability else "") for item in g.chain]
    waits = [waiting.ability.key for waiting in g.waiting]
    return hashlib.sha256(json.dumps([board, players, fields, chain, waits]).encode()).hexdigest()[:16]


def periodic(events: Sequence[Event]) -> bool:
    """Whether the last events are the same sequence three times over, but for how much it was and what it happened
    to."""
    told = [(event.kind, event.rule, event.seat, event.card, event.other) for event in events[-1200:]]
    return any(told[-n:] == told[-2 * n:-n] == told[-3 * n:-2 * n] for n in range(2, len(told) // 3 + 1))


def decide(g: State, f: Frame) -> None:
    """TR505.4–505.7: in turn order, first who keeps it going, then the others."""
    keepers = [seat for seat in g.seats(g.turn_player) if seat in g.deciders]
    numbers: dict[int, int] = {}
    for seat in keepers:
        options = [
            Option(f"n:{n}", f"{n} rounds" if n != 1 else "1 round", "then you decide otherwise") for n in ROUNDS
        ]
        key = g.ask(
            seat, "choose", "This goes round in a loop that you keep going. How often more?", options, why="TR505.4"
        )[0]
        numbers[seat] = int(key[2:])
    for seat in (seat for seat in g.seats(g.turn_player) if seat not in keepers):
        lowest = min(numbers.values(), default=ROUNDS[1])
        options = [
            Option(NO, "Don't break it" if not keepers else "Agree"),
            *(Option(f"n:{n}", "Break it now" if n == 0 else f"Break it after {n}") for n in ROUNDS if n < lowest),
        ]
        key = g.ask(seat, "choose", "This goes round in a loop. Do you break it?", options, why="TR505.5")[0]
        if key != NO:
            numbers[seat] = int(key[2:])
    settled(g, f, numbers, keepers)


def settled(g: State, f: Frame, numbers: dict[int, int], keepers: list[int]) -> None:
    """TR505.6: without anybody to end it the game is drawn. TR505.7: the lowest number counts, and whoever said it acts
    or decides otherwise."""
    g.rounds, g.seen, g.deciders = 0, (), ()
    g.touch()
    if not numbers:
        undecided(g)
        return
    seat = min(numbers, key=lambda one: numbers[one])
    if seat in keepers:
        g.breaker = seat
    else:
        g.priority, g.passes = seat, 0
    propose(g, f, [events.loop_ended("TR505.7", seat, times=numbers[seat])])


@ENDLESS.answers
def undecided(g: State) -> bool:
    """TR505.6: a sequence that repeats itself is a loop that nobody breaks; anything else is none."""
    if not periodic(g.events):
        return False
    finish(g, NOBODY, "TR505.6", "a loop that nobody breaks")
    return True


LOOP = Script("loop", (Step("decide", decide),))
