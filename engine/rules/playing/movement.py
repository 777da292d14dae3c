"""Moving (144, 420, 445–453): Standard Moves of units as a draft, and moves by effects."""
from __future__ import annotations

from collections.abc import Iterator

from engine.board import events
from engine.board.objects import NOBODY, Object, Waiting, base_of
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Key, Slot
from engine.kernel.decision import Option
from engine.names.answers import CONFIRM, KEEP
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.events.permissions import CAN_MOVE, CANT_MOVE, ONLY_MOVE, TOLL_ON_MOVES, can_move, may_move
from engine.rules.meaning import layers, nouns
from engine.rules.meaning.labels import detail, place_name, place_option, short
from engine.rules.meaning.presence import bars_moves
from engine.rules.meaning.registry import performs
from engine.rules.playing import applied_costs, costs
from engine.words.nodes import At, Move, That

DESTINATION: Key[int] = Key("to")
"""Where they move."""
UNITS: Key[tuple[int, ...]] = Key("units")
"""The units that move together."""


def movable(g: State, seat: int) -> list[Object]:
    """The units that can make a Standard Move now (144). Rules: 178.2.a, 178.2.a.1, 489.8.c.2."""
    return [unit for unit in movable_units(g, seat) if any(True for _ in reachable(g, unit))]


def movable_units(g: State, seat: int) -> list[Object]:
    """The units that could make one, were there a place to go to."""
    return [thing for thing in g.permanents()
            if thing.controller == seat and thing.card.is_unit and not thing.exhausted]


def destinations(g: State, unit: Object) -> list[int]:
    """All places to which a unit can move."""
    return list(reachable(g, unit))


def reachable(g: State, unit: Object) -> Iterator[int]:
    """144.4, 810: from a base to battlefields, from a battlefield to the own base, with Ganking to other battlefields
    too, and where something permits it; never where two others are (447.2.a), nor where something forbids it (054.1).

    Rules: 144.4.a, 144.4.a.1, 144.4.b, 144.4.c.1, 170.5.a, 170.5.b, 200, 810.1.b, 810.1.c, 810.1.c.1, 810.1.c.2,
    810.1.c.3.
    """
    seat = unit.controller
    home = base_of(seat)
    fields = [field.id for field in g.fields if field.id != unit.place and not bars_moves(g, field.id, seat)]
    if unit.place < 0:
        found = fields
    elif layers.keyword(g, unit, "ganking"):
        found = [home, *fields]
    else:
        found = [home, *(place for place in fields if CAN_MOVE in g.passives and can_move(g, unit, place, seat))]
    tolled, ruled = TOLL_ON_MOVES in g.passives, CANT_MOVE in g.passives or ONLY_MOVE in g.passives
    for place in found:
        if tolled and not applied_costs.can_pay(g, seat, ((unit.id, place),), standard=True):
            continue
        if not ruled or may_move(g, unit, place, seat):
            yield place


def begin_move(g: State, seat: int, id: int) -> None:
    """144: begin to move that unit; destination, companions and confirmation follow as a draft.

    Rules: 420.2.b, 420.3, 420.3.a, 420.3.b, 448.
    """
    g.push(MOVE, seat, id, units=(id,), to=0)


def where(g: State, f: Frame) -> None:
    """144.2."""
    unit = g.objects[f.source]
    key = g.ask(
        f.you, "place", f"Where does {unit.card.name} move?",
        lambda: [place_option(g, place, f.you) for place in destinations(g, unit)], why="144.2", source=unit.id,
        draft=True,
    )[0]
    f.env[DESTINATION] = int(key[3:])


def with_whom(g: State, f: Frame) -> None:
    """144.4: more units may move to the same destination as one action; then the move is confirmed.

    Rules: 144.3.a, 144.3.b.
    """
    units, to = f.env[UNITS], f.env[DESTINATION]
    names = " and ".join(g.objects[id].card.name for id in units)
    price = applied_costs.price(g, f.you, tuple((id, to) for id in units))
    paid = f", pay {costs.words(*price)}" if price != (0, ()) else ""
    prompt = f"{names} to {place_name(g, to, f.you)}{paid}: move?"
    key = g.ask(
        f.you, "confirm", prompt, lambda: companions(g, f, names, paid), why="144.4", source=f.source, draft=True
    )[0]
    if key.startswith("also:"):
        f.env[UNITS] = (*units, int(key[5:]))
        f.again()
    else:
        g.keeping = f.you if key == KEEP else NOBODY


def companions(g: State, f: Frame, names: str, paid: str) -> list[Option]:
    """To confirm the move of what is called so and what is paid for it, or to take one more along. Priority can be kept
    where an own ability may trigger."""
    units, to = f.env[UNITS], f.env[DESTINATION]
    others = [unit for unit in movable(g, f.you) if unit.id not in units and to in destinations(g, unit)
              and applied_costs.can_pay(g, f.you, tuple((id, to) for id in (*units, unit.id)), standard=True)]
    return [
        Option(CONFIRM, short(f"Move {names}"), f"to {place_name(g, to, f.you)}{paid}"),
        *([Option(KEEP, "Move and keep Priority", "you may answer your own abilities before others")]
          if may_trigger(g, f.you) else []),
        *(
            Option(f"also:{unit.id}", short(f"Also move {unit.card.name}"), detail(g, unit, f.you), unit.id)
            for unit in others
        ),
    ]


def may_trigger(g: State, seat: int) -> bool:
    """TR503.9.b: whether any ability of that player listens for anything: without one nothing of theirs goes on the
    chain, so there is no Priority to keep."""
    for heard in g.listening.values():
        for id, _, origin in heard:
            thing = g.objects.get(id)
            if (origin.you if isinstance(origin, Waiting) else thing.controller if thing else NOBODY) == seat:
                return True
    return False


def pay(g: State, f: Frame) -> None:
    """144.3: moving exhausts the units. Rules: 144.3.c."""
    propose(g, f, [events.exhausted("144.3", id, seat=f.you) for id in f.env[UNITS]])


def go(g: State, f: Frame) -> None:
    """446: all of them arrive at the same time; nobody can respond to the move itself."""
    if not applied_costs.push(g, f, tuple((id, f.env[DESTINATION]) for id in f.env[UNITS]), "446", 0, True):
        propose(g, f, [events.moved("446", id, controller=f.you, to=f.env[DESTINATION]) for id in f.env[UNITS]])


MOVE = Script("move", (Step("where", where), Step("with whom", with_whom), Step("pay", pay), Step("go", go)))


# --- moves by effects

@performs(Move)
def move(g: State, f: Frame, c: Compiled[Move]) -> None:
    """447–449: where the effect says; a unit that is there already doesn't move, one that may not be there is recalled
    (447.2.c), also when a third side would come together with a second one. An applied cost is paid first, or nobody
    moves (204.4.c).

    Rules: 420.1, 420.2, 420.2.a, 446.1, 446.2, 446.3, 446.3.a, 446.3.b, 446.3.c.
    """
    by = cause(f)
    batch = []
    moves = []
    coming: dict[int, set[int]] = {}
    for thing in nouns.things(g, f, c.node.what):
        place = nouns.location(g, f, c.node.to, thing)
        if place is None or place == thing.place:
            continue
        arriving = coming.setdefault(place, set())
        if bars_moves(g, place, thing.controller, arriving):
            batch.append(
                events.recalled(
                    "447.2.c", thing.id, to=base_of(thing.controller), controller=thing.controller, cause=by
                )
            )
        else:
            arriving.add(thing.controller)
            moves.append((thing.id, place))
            batch.append(events.moved("447", thing.id, controller=thing.controller, to=place, cause=by))
    match c.node.from_:
        case At(That(name)):  # “there” from now on, if it can be followed (359.3.e.14.a)
            left = [g.objects[id] for id, place in moves if may_move(g, g.objects[id], place, f.you, by)]
            f.env[Slot(name)] = tuple(thing.place for thing in left)
    if moves and applied_costs.push(g, f, tuple(moves), "447", by, False):
        batch = [event for event in batch if event.kind == "recalled"]
    propose(g, f, batch)
