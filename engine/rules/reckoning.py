"""What an item costs (356): base cost, additional costs, increases, discounts."""
from __future__ import annotations

from typing import Any

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.kernel.agenda import Frame
from engine.rules import costs, layers, pricing
from engine.rules.dues import aims, paid_for, reserved
from engine.rules.items import current


def deflected(g: State, item: Item, bound: dict[str, Any]) -> int:
    """809: one Power of any domain for each time the item targets an opponent's object with Deflect."""
    return sum(deflect(g, item, g.objects[id]) for id in aims(item, bound) if id in g.objects)


def total(g: State, item: Item, bound: dict[str, Any] | None = None) -> pricing.Total:
    """356: the Energy and the Power due, Deflect included."""
    return pricing.total(g, item, bound, deflected(g, item, item.bound if bound is None else bound))


def deflect(g: State, item: Item, thing: Object) -> int:
    """What choosing that object adds to the cost, as Power of any domain (809)."""
    if thing.zone != "board" or thing.controller == item.controller:
        return 0
    n = layers.keyword(g, thing, "deflect")
    return 0 if n and layers.ignores(g, item.controller, "deflect", thing.place, g.objects.get(item.source) if item.kind == "card" else None) else n


def any_deflects(g: State, seat: int) -> bool:
    """Whether anything on the board could ask that seat for more for choosing it. Asked for every pair of targets."""
    key = ("deflects", seat)
    if key not in g.memo:
        g.memo[key] = any(thing.controller != seat and layers.keyword(g, thing, "deflect") > 0 for thing in g.permanents())
    return bool(g.memo[key])


def is_free(item: Item) -> bool:
    """Whether nothing is paid for it but what its targets ask: a triggered ability without a cost (383.3.b)."""
    return item.kind == "triggered" and item.ability is not None and item.ability.due is None


def affordable_target(g: State, item: Item, bound: dict[str, Any], thing: Object, later: int = 0) -> bool:
    """Whether the cost could still be paid with this object chosen as well, and so much Deflect to come: it makes some targets too dear. What
    is aimed at doesn't leave for the payment (357.3)."""
    n = (deflect(g, item, thing) if any_deflects(g, item.controller) else 0) + later
    if not n and (thing.controller != item.controller or is_free(item) or not costs.may_leave(g, thing)):
        return True
    energy, power = total(g, item, bound)
    barred = reserved(g, item, bound, paid_for(bound))
    barred = barred._replace(staying=barred.staying | {thing.id})
    return costs.payable(costs.means(g, item.controller, costs.purpose(item), barred), energy, (*power, *(costs.ANY,) * n))


def reckon(g: State, f: Frame, node: Any) -> None:
    """356: fix what is due."""
    item = current(g, f)
    item.price, item.power = total(g, item)
    g.advance()
