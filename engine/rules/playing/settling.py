"""What is due in the end (356): where a text lessens the total by this or that, its player chooses which (356.4.d)."""
from __future__ import annotations

from collections import Counter
from itertools import product

from engine.board.objects import Item
from engine.board.state import State
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Option
from engine.names.bindings import WAYS
from engine.rules.meaning.labels import short
from engine.rules.playing import costs
from engine.rules.playing.chain_entry import DRAFT, current
from engine.rules.playing.cost_components import paid_for, reserved
from engine.rules.playing.total_cost import Total, lessening, pricing, total, way_of


def settlements(g: State, item: Item, bound: Bindings) -> list[tuple[Bindings, Total]]:
    """356.4.d: the ways in which what lessens the total can count, with what it comes to: none that asks for the same
    as another, or for more."""
    lessened = pricing(g, item, bound) if any(one.trait.other is not None for one in lessening(g, item)) else ()
    open_ = [way_of(passive, f) for passive, f in lessened if passive.trait.other is not None]
    open_ = [key for key in open_ if key not in dict(bound.get(WAYS, ()))]
    if not open_:
        return [(bound, total(g, item, bound))]
    found: list[tuple[Bindings, Total]] = []
    for chosen in product((0, 1), repeat=len(open_)):
        ways = (*bound.get(WAYS, ()), *zip(open_, chosen, strict=True))
        one = bound | {WAYS: ways}
        price = total(g, item, one)
        if not any(is_less(known, price) for _, known in found):
            found = [(kept, known) for kept, known in found if not is_less(price, known)]
            found.append((one, price))
    return found


def is_less(price: Total, other: Total) -> bool:
    """Whether a price asks for nothing that the other one doesn't ask for too."""
    return price[0] <= other[0] and not Counter(price[1]) - Counter(other[1])


def reckon(g: State, f: Frame) -> None:
    """356: fix what is due; of “this or that less” its player chooses what can be paid. Rules: 403.1, 403.1.a, 403.1.b,
    403.1.b.1, 403.2, 403.3."""
    item = current(g, f)
    found = settlements(g, item, item.bound)
    if len(found) > 1:
        found = [one for one in found if within_means(g, item, *one)] or found
        prices = [costs.words(*price) for _, price in found]
        options = [Option(f"price:{n}", short(said), f"pay {said}") for n, said in enumerate(prices)]
        prompt = f"{item.card.name}: which of its cost is less?"
        key = g.choose(
            item.controller, "choose", prompt, options, why="356.4.d", source=item.source, draft=bool(f.env.get(DRAFT))
        )[0]
        found = [found[int(key.partition(":")[2])]]
    item.bound, (item.price, item.power) = found[0]
    g.advance()


def within_means(g: State, item: Item, bound: Bindings, price: Total) -> bool:
    """Whether that price could be paid with these choices."""
    return costs.payable(
        costs.means(g, item.controller, costs.purpose(g, item), reserved(g, item, bound, paid_for(bound))), *price
    )
