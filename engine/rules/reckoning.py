"""What an item costs (356): base cost, additional costs, increases, discounts."""
from __future__ import annotations

from typing import Any

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.kernel.agenda import Frame
from engine.rules import costs, layers, nouns
from engine.rules.dues import context_of, dues, paid_for, reserved
from engine.rules.items import current


def deflected(g: State, item: Item, bound: dict[str, Any]) -> int:
    """809: one Power of any domain for each time the item targets an opponent's object with Deflect."""
    n = 0
    for choice in item.ability.choices if item.ability else ():
        if choice.reading == "target":
            for id in bound.get(choice.slot, ()):
                if (target := g.objects.get(id)) is not None:
                    n += deflect(g, item, target)
    return n


def total(g: State, item: Item, bound: dict[str, Any] | None = None) -> tuple[int, costs.Power]:
    """356: base cost, additional costs, increases, discounts: the Energy and the Power due."""
    bound = item.bound if bound is None else bound
    free = item.kind != "card" or g.objects[item.source].token or item.origin == "facedown"  # 811.1.b: it ignores its base cost
    energy, power = (0, ()) if free else (item.card.energy, item.card.power)
    for due in dues(item, paid_for(bound)):
        energy += nouns.amount(g, context_of(item, bound), due.price.energy) or 0
        power = (*power, *powers(due.price.power, item.card.domains))
    if item.kind == "card":
        energy = layers.energy_cost(g, g.objects[item.source], energy)
    return energy, (*power, *(costs.ANY,) * deflected(g, item, bound))


def powers(power: tuple[str, ...], own: tuple[str, ...]) -> costs.Power:
    """For each Power the domains that can pay it: of any domain, or of the card's own (135.2.e.6)."""
    return tuple(costs.ANY if domain == "any" else own or costs.ANY if domain == "own" else (domain,) for domain in power)


def deflect(g: State, item: Item, thing: Object) -> int:
    """What choosing that object adds to the cost, as Power of any domain (809)."""
    if thing.zone != "board" or thing.controller == item.controller:
        return 0
    n = layers.keyword(g, thing, "deflect")
    return 0 if n and layers.ignores(g, item.controller, "deflect", thing.place, g.objects.get(item.source) if item.kind == "card" else None) else n


def affordable_target(g: State, item: Item, bound: dict[str, Any], thing: Object, later: int = 0) -> bool:
    """Whether the cost could still be paid with this object chosen as well, and so much Deflect to come: it makes some targets too dear."""
    n = deflect(g, item, thing) + later
    if not n:
        return True
    energy, power = total(g, item, bound)
    without = reserved(item, bound, paid_for(bound))
    return costs.payable(costs.means(g, item.controller, costs.purpose(item), without), energy, (*power, *(costs.ANY,) * n))


def reckon(g: State, f: Frame, node: Any) -> None:
    """356: fix what is due."""
    item = current(g, f)
    item.price, item.power = total(g, item)
    g.touch()
