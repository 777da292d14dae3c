"""Applied costs (204.4): what has to be paid as an action is performed, or it is not performed. They use no chain, and
nobody can respond."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Item
from engine.board.state import State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Key
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names.answers import NO, PAY
from engine.rules.events.batches import propose
from engine.rules.events.permissions import TOLL_ON_MOVES, tolled
from engine.rules.meaning.labels import short
from engine.rules.playing import costs, plans
from engine.rules.playing.cost_components import Barred
from engine.rules.playing.paying import use_batch
from engine.rules.playing.resolution_choices import LEAK
from engine.rules.playing.total_cost import Total

MOVES: Key[Moves] = Key("moves")
"""What moves where."""
RULE: Key[str] = Key("rule")
"""The rule by which it moves."""
CAUSE: Key[int] = Key("by")
"""What moves it."""
AGREED: Key[bool] = Key("agreed")
"""Whether its player has agreed to pay."""

Moves = tuple[tuple[int, int], ...]
"""Units and where they go, all at the same time."""


def price(g: State, seat: int, moves: Moves) -> Total:
    """204.4: what the player has to pay to move these units together."""
    energy, power = 0, costs.Power()
    if TOLL_ON_MOVES in g.passives:
        for due, times, own in tolled(g, [moved(g, seat, id, to) for id, to in moves]):
            energy, power = energy + due.energy * times, (*power, *costs.powers(g, due.power, own) * times)
    return energy, power


def moved(g: State, seat: int, id: int, to: int, rule: str = "446", by: int = 0) -> Event:
    """The event as it would be."""
    thing = g.objects[id]
    return events.moved(rule, id, controller=thing.controller, to=to, from_=thing.place, cause=by, by=seat)


def can_pay(g: State, seat: int, moves: Moves, standard: bool = False) -> bool:
    """Whether that could be paid now, with Add abilities that have Reaction (204.4.b.1); a Standard Move exhausts the
    units before."""
    energy, power = price(g, seat, moves)
    if not energy and not power:
        return True
    barred = staying(moves)
    return costs.payable(
        costs.means(g, seat, "effect", barred._replace(still=barred.staying) if standard else barred), energy, power
    )


def staying(moves: Moves) -> Barred:
    """What moves doesn't leave to pay for it."""
    return Barred(frozenset(), frozenset(id for id, _ in moves))


def bill(g: State, f: Frame) -> Item:
    """What is to be paid, as an item that is on no chain."""
    item = Item(f.env[CAUSE], "effect", g.objects[f.env[MOVES][0][0]].card, f.you, f.env[MOVES][0][0])
    item.price, item.power = price(g, f.you, f.env[MOVES])
    return item


def ask(g: State, f: Frame) -> None:
    """204.4.c: who can't pay, or doesn't want to, doesn't perform the action."""
    if f.env[AGREED]:
        return
    item = bill(g, f)
    agreed = can_pay(g, f.you, f.env[MOVES])
    if agreed:
        said = costs.words(item.price, item.power)
        options = [Option(PAY, short(f"Pay {said}")), Option(NO, "Don't pay", "they don't move")]
        agreed = g.ask(f.you, "may", f"Pay {said} to move them?", options, why="204.4.c", source=f.source) == (PAY,)
    if not agreed:
        f.end()
        propose(g, f, [])


def add(g: State, f: Frame) -> None:
    """204.4.b.1, 429.3."""
    found = plans.plan(g, f.you, bill(g, f), barred=staying(f.env[MOVES]))
    assert found is not None
    propose(g, None, use_batch(f.you, found))


def spend(g: State, f: Frame) -> None:
    """204.4.b: it is paid as the action is performed."""
    item = bill(g, f)
    domains = costs.cover(costs.pool_power(g, item), item.power)
    assert domains is not None
    propose(g, None, costs.spending(g, f.you, item, domains, "204.4.b"))


def go(g: State, f: Frame) -> None:
    """446: all of them arrive at the same time. Rules: 204.4.a."""
    propose(
        g,
        f,
        [
            moved(g, f.you, id, to, f.env[RULE], f.env[CAUSE])._replace(origin=0)
            for id, to in f.env[MOVES]
            if id in g.objects
        ],
    )


PAID_MOVE = Script("paid move", (Step("ask", ask), Step("add", add), Step("spend", spend), Step("go", go), LEAK))


def push(g: State, f: Frame, moves: Moves, rule: str, by: int, agreed: bool) -> bool:
    """Whether the move has a price: then it is paid, and they move."""
    if price(g, f.you, moves) == (0, ()):
        return False
    g.push(PAID_MOVE, f.you, f.source, moves=moves, rule=rule, by=by, agreed=agreed)
    g.revision += 1
    return True
