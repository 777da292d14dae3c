"""What hangs on choices that are still to be made: the price of a play (356.4), and what it may reach (355.1.a,
355.8)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.board.objects import Item
from engine.board.state import State
from engine.catalogue import Ability, CardDef, Choice, Due, Passive, Reading
from engine.kernel.bindings import Bindings
from engine.names.bindings import PAID
from engine.names.questions import LESS, MORE, REPEATING, REPEATING_SPELLS, UNPAID, ignored_by
from engine.rules.meaning import chain_items, layers, speakers
from engine.words.base import walk
from engine.words.nodes import Choosing, CostLess, Every, Ignoring, Kind, Quality, That, YouPaid
from engine.words.sorts import Sort

PRICING = frozenset((LESS, MORE, UNPAID))
"""The questions whose answers change what cards cost."""
DEFLECT_IGNORED = ignored_by("deflect")
"""The one whose answers free an item of the Deflect of all its targets (766)."""


def spoken(parts: Any) -> set[str]:
    """The bindings that these nodes speak of."""
    return {node.name if isinstance(node, That) else PAID for node in walk(parts) if isinstance(node, That | YouPaid)}


def slots(choices: Iterable[Choice], dues: Iterable[Due]) -> set[str]:
    """What is bound by these choices and by what these costs are paid with."""
    return {choice.slot for choice in choices} | {choice.slot for due in dues for choice in due.choices}


def note_card(made: CardDef) -> None:
    """Note on a card by which choices it gets cheaper or dearer, and which of its costs its choices speak of."""
    ability = made.spell
    made.stated = (
        PRICING.isdisjoint(made.answered)
        and all(due.optional for due in made.additional)
        and not (ability is not None and ability.cheaper)
    )
    own = [(passive.trait, passive.conditions) for passive in made.passives if passive.what in PRICING]
    chosen = slots(ability.choices if ability else (), made.additional)
    made.priced_by = frozenset(spoken(tuple(own)) & chosen)
    made.energy_hangs = any(
        not spoken(one).isdisjoint(chosen | {PAID}) and (isinstance(one[0], Ignoring) or one[0].price.energy)
        for one in own
    )
    made.reckoned = (
        UNPAID not in made.answered and not any(map(spoken, own)) and not (ability is not None and ability.cheaper)
    )
    if ability is not None:
        note_reach(ability, made.additional)


def note_ability(made: Ability) -> None:
    """The same on an activated ability."""
    note_price(made)
    due = [made.due] if made.due is not None else []
    made.priced_by = frozenset(spoken(made.cheaper) & slots(made.choices, due))
    note_reach(made, due)


def note_price(made: Ability) -> None:
    """Note on an ability whether it costs what stands in its text."""
    made.stated = not made.cheaper and (made.due is None or isinstance(made.due.price.energy, int))


def note_reach(made: Ability, dues: list[Due]) -> None:
    """355.1.a: which costs the choices of an ability speak of: by what they are paid with, or whether they are paid."""
    known = slots((), dues) | ({PAID} if any(due.optional for due in dues) else set())
    said = [(choice.given, choice.filters, () if choice.limit is None else (choice.limit,)) for choice in made.choices]
    made.reach_by = frozenset(spoken(tuple(said)) & known)


def on_targets(passive: Passive) -> bool:
    """Whether a text on the board changes a price by what is chosen: “spells that choose me”."""
    return isinstance(passive.who, Every) and any(isinstance(node, Choosing) for node in passive.who.filters)


def pricing_targets(g: State, item: Item) -> list[Passive]:
    """The passives that may change the price of such an item by what is chosen for it."""
    if PRICING.isdisjoint(g.passives):
        return []
    key = "pricing targets"
    if key not in g.memo:
        g.memo[key] = [
            (passive, speakers.context(g, source, origin))
            for what in sorted(PRICING)
            for source, passive, origin in speakers.voices(g, g.passives.get(what, ()))
            if on_targets(passive)
        ]
    return [passive for passive, f in g.memo[key] if concerns(g, f, passive, item)]


NOTHING: frozenset[str] = frozenset()


def concerns(g: State, f: Reading, passive: Passive, item: Item) -> bool:
    """Whether a text may speak of such an item: by what the item is and whose, which no choice changes."""
    filters = passive.who.filters if isinstance(passive.who, Every) else ()
    return all(chain_items.is_so(g, f, node, item) for node in filters if isinstance(node, Kind) or node in WHOSE)


WHOSE: tuple[Quality[Sort], ...] = (Quality("your"), Quality("friendly"), Quality("enemy"))


def priced_by(g: State, item: Item) -> frozenset[str]:
    """The choices on which the price of an item depends: by its own text, and by what others say of its targets."""
    ability = item.ability
    own = item.card.priced_by if item.kind == "card" else ability.priced_by if ability is not None else NOTHING
    if ability is not None and ability.aimed and (pricing_targets(g, item) or may_ignore(g, item)):
        return own | ability.aimed
    return own


def may_ignore(g: State, item: Item) -> bool:
    """Whether one target may free an item of what another one asks for being chosen (766, 809)."""
    return DEFLECT_IGNORED in g.passives and aims_at_several(g, item) and any_deflects(g, item.controller)


def aims_at_several(g: State, item: Item) -> bool:
    """Whether an item may have more than one target: in one choice, in several, or by being repeated (820.2)."""
    choices = item.ability.choices if item.ability is not None else ()
    mosts = [choice.most for choice in choices if choice.reading == "target"]
    if item.kind == "card":
        repeats = REPEATING_SPELLS in g.passives or any(due.key.startswith("repeat") for due in item.card.additional)
    else:
        repeats = REPEATING in g.passives
    return repeats or mosts != [1]


def any_deflects(g: State, seat: int) -> bool:
    """Whether anything on the board could ask that seat for more for choosing it. Asked for every pair of targets."""
    key = ("deflects", seat)
    if key not in g.memo:
        g.memo[key] = any(
            thing.controller != seat and layers.keyword(g, thing, "deflect") > 0 for thing in g.permanents()
        )
    return bool(g.memo[key])


def sure_energy(g: State, item: Item, energy: int) -> int:
    """How much of that Energy is due whatever is chosen."""
    others = any(
        not isinstance(one.trait, CostLess) or one.trait.price.energy or one.trait.other
        for one in pricing_targets(g, item)
    )
    return 0 if item.kind != "card" or item.card.energy_hangs or others else energy


def hangs(g: State, item: Item) -> bool:
    """Whether only carrying it through tells what an item costs or may reach."""
    return bool(priced_by(g, item)) or (item.ability is not None and bool(item.ability.reach_by))


def is_open(
    g: State, item: Item, bound: Bindings, choice: Choice | None = None, left: Sequence[Due] = ()
) -> bool:
    """356.4: whether what an item costs may still change by choices to come, or by more that is chosen for this one;
    `left` are the optional costs that are still to be asked for."""
    names = priced_by(g, item)
    if not names:
        return False
    if PAID in bound:  # what was declined is never paid with anything
        names -= slots((), [due for due in item.card.additional
                            if due.optional and due.key not in bound[PAID] and due not in left])
    return not names <= bound.keys() or (choice is not None and choice.slot in names and choice.most != 1)
