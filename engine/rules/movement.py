"""Standard Moves (144, 446): one or more units to one destination, as a draft; the cost exhausts them."""
from __future__ import annotations

from typing import Any

from engine.board.objects import NOBODY
from engine.board.state import State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.offers import destinations, movable
from engine.rules import applied, costs
from engine.rules.batches import propose
from engine.rules.labels import place_name, place_option, short


def begin_move(g: State, seat: int, id: int) -> None:
    """144: begin to move that unit; destination, companions and confirmation follow as a draft."""
    g.push(MOVE, seat, id, units=(id,), to=0)


def where(g: State, f: Frame, node: Any) -> None:
    """144.2."""
    unit = g.objects[f.source]
    options = [place_option(g, place, f.you) for place in destinations(g, unit)]
    key = g.ask(f.you, "place", f"Where does {unit.card.name} move?", options, why="144.2", source=unit.id, draft=True)[0]
    f.env["to"] = int(key[3:])


def with_whom(g: State, f: Frame, node: Any) -> None:
    """144.4: more units may move to the same destination as one action; then the move is confirmed."""
    units, to = f.env["units"], f.env["to"]
    others = [unit for unit in movable(g, f.you) if unit.id not in units and to in destinations(g, unit)
              and applied.can_pay(g, f.you, tuple((id, to) for id in (*units, unit.id)), standard=True)]
    names = " and ".join(g.objects[id].card.name for id in units)
    options = [Option("confirm", short(f"Move {names}"), f"to {place_name(g, to, f.you)}"),
               Option("keep", "Move and keep Priority", "you may answer your own abilities before others")]
    options += [Option(f"also:{unit.id}", short(f"Also move {unit.card.name}"), f"from {place_name(g, unit.place, f.you)}", unit.id)
                for unit in others]
    price = applied.price(g, f.you, tuple((id, to) for id in units))
    paid = f", pay {costs.words(*price)}" if price != (0, ()) else ""
    prompt = f"{names} to {place_name(g, to, f.you)}{paid}: move?"
    key = g.ask(f.you, "confirm", prompt, options, why="144.4", source=f.source, draft=True)[0]
    if key.startswith("also:"):
        f.env["units"] = (*units, int(key[5:]))
        f.go("with whom")
    else:
        g.keeping = f.you if key == "keep" else NOBODY


def pay(g: State, f: Frame, node: Any) -> None:
    """144.3: moving exhausts the units."""
    propose(g, f, [Event("exhausted", "144.3", f.you, id) for id in f.env["units"]])


def go(g: State, f: Frame, node: Any) -> None:
    """446: all of them arrive at the same time; nobody can respond to the move itself."""
    if not applied.push(g, f, tuple((id, f.env["to"]) for id in f.env["units"]), "446", 0, True):
        propose(g, f, [Event("moved", "446", f.you, id, place=f.env["to"]) for id in f.env["units"]])


MOVE = Script("move", (Step("where", where), Step("with whom", with_whom), Step("pay", pay), Step("go", go)))
