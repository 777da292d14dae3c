"""What a phrase means on the chain: which spells and abilities (712)."""
from __future__ import annotations

from collections.abc import Iterable

from engine.board import events
from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Choice, Context, Reading
from engine.kernel.bindings import Bindings
from engine.kernel.event import Event
from engine.names import questions
from engine.names.bindings import CREATED, EACH, GEAR, LAID
from engine.rules.meaning import layers, nouns, speakers
from engine.rules.meaning.executions import all_chosen, is_aim
from engine.rules.meaning.filters import costs_so
from engine.rules.meaning.registry import FITS, fits_word
from engine.words.base import Node, walk
from engine.words.event_kinds import EventKind
from engine.words.nodes import (
    Both,
    Choosing,
    ControlledBy,
    Either,
    Every,
    FriendlyTo,
    Kind,
    NextOf,
    Not,
    OfA,
    Pick,
    Quality,
    That,
    With,
    WithCost,
)


def items(g: State, f: Reading, phrase: Node) -> list[Item]:
    """The chain items that a phrase means: bound ones that are still there, or all that fit."""
    match phrase:
        case That(name):
            return [item for id in nouns.bound(f, name) if (item := g.item(id)) is not None]
        case Every(filters) | Pick(_, _, filters):
            return [item for item in g.chain if not item.pending and fits_item(g, f, filters, item)]
    raise nouns.Unreadable(f"{phrase} means no spells or abilities")


FINAL: frozenset[EventKind] = frozenset(("finalized", "activated"))
"""Kinds by which a chain item becomes final (359)."""
KEYED: frozenset[EventKind] = frozenset(("activated", "triggered"))
"""Kinds that name an ability by its key."""
OF_ITEM: frozenset[EventKind] = frozenset(("finalized", "activated", "triggered", "resolved"))
"""Kinds that tell of a chain item after it is gone."""


def told_of(g: State, id: int) -> Item | None:
    """The chain item with that id, as it was when it has left the chain."""
    item = g.item(id)
    if item is not None or not id:
        return item
    told = [e for e in g.events if e.kind in OF_ITEM and events.item_of(e) == id]
    made = next((e for e in told if e.kind in FINAL), None)
    if made is None:
        return None
    # who controlled it last
    found = Item(made.cause, events.item_kind_of(made), g.catalogue.cards[made.card], told[-1].seat, made.subject)
    found.ability = next((g.catalogue.abilities[events.key_of(e)] for e in told if e.kind in KEYED), None)
    if gear := events.gear_of(made):
        found.bound[GEAR] = (gear,)
    return found


def first_played(g: State, f: Reading, node: NextOf) -> Event | None:
    """391: the event by which the first of those was played since that ability was laid; what was created is not
    played."""
    since = f.env.get(LAID, 0)
    kind = g.edition.counts_as_played
    return next((e for e in g.events if e.kind == kind and e.cause > since and (kind == "played" or events.is_card(e))
                 and all(was_so(g, f, each, e) for each in node.filters)), None)


def was_so(g: State, f: Reading, node: Node, event: Event) -> bool:
    """Whether what was played was of that kind, or by that player; it may have changed or be gone since."""
    thing = g.objects.get(event.subject) or g.gone.get(event.subject)
    card = g.catalogue.cards[event.card]
    match node:
        case Kind("card"):
            return not (thing.token if thing is not None else "token" in card.card.supertypes)
        case Kind(name):
            return card.type == name or layers.says_also(card, name)
        case Either(options):
            return any(was_so(g, f, option, event) for option in options)
        case Quality("your"):
            return event.seat == f.you
        case Quality(name):
            return g.allied(event.seat, f.you) == (name == "friendly")
        case ControlledBy(who):
            return event.seat in nouns.seats(g, f, who)
    raise nouns.Unreadable(f"{node} says neither what was played nor by whom")


def is_next(g: State, f: Reading, node: NextOf, item: Item) -> bool:
    """391: whether a chain item is that first one, or would be as soon as it is final."""
    first = first_played(g, f, node)
    return CREATED not in item.bound and (item.id > f.env.get(LAID, 0) if first is None else first.cause == item.id)


@fits_word(NextOf)
def _comes_next(g: State, f: Reading, node: NextOf, thing: Object) -> bool:
    """391: the same of a card, from the time on that it is offered, and of the permanent that it has become."""
    item = next((item for item in g.chain if item.kind == "card" and item.source == thing.id), None)
    if item is not None:
        return is_next(g, f, node, item)
    first = first_played(g, f, node)
    return thing.zone != "board" if first is None else first.subject == thing.id


def fits_item(g: State, f: Reading, filters: tuple[Node, ...], item: Item) -> bool:
    """Whether a chain item fits: the spells and abilities that passives speak of (712)."""
    return all(is_so(g, f, node, item) for node in filters)


def is_so(g: State, f: Reading, node: Node, item: Item) -> bool:
    """Whether one filter fits a chain item; of a spell that has left the chain it is asked what it was."""
    match node:
        case Kind("spell"):
            return item.kind == "card" and item.card.is_spell
        case Kind("ability"):
            return item.kind != "card"
        case Kind("activated ability"):
            return item.kind == "activated"
        case WithCost() if item.kind != "card":  # 206.1
            return costs_so(g, f, node, *base_cost(item))
        case With(name) if item.kind != "card":
            return shows(g, item, name)
        case OfA(name):
            return item.kind != "card" and item.card.type == name
        case NextOf():
            return is_next(g, f, node, item)
        case Choosing(what):
            return chooses(g, f, what, item, [id for one in aims(g, item) for id in all_chosen(one, item.bound)])
        case Both(both):
            return fits_item(g, f, both, item)
        case Either(options):
            return any(is_so(g, f, option, item) for option in options)
        case Not(what):
            return not is_so(g, f, what, item)
        case Quality("your" | "friendly" | "enemy") | ControlledBy() | FriendlyTo():
            return is_whose(g, f, node, item.controller)
    source = g.objects.get(item.source) or g.gone.get(item.source)
    return source is not None and FITS[type(node)](g, f, node, source)


def is_whose(g: State, f: Reading, node: Node, seat: int) -> bool:
    """Whether what that player controls is whose the filter says."""
    match node:
        case Quality("your"):
            return seat == f.you
        case Quality("friendly"):
            return g.allied(seat, f.you)
        case Quality("enemy"):
            return not g.allied(seat, f.you)
        case ControlledBy(who):
            return seat in nouns.seats(g, f, who)
        case FriendlyTo(who):
            return any(g.allied(seat, other) for other in nouns.seats(g, f, who))
    return False


OF_CHAIN = ("spell", "ability", "activated ability")
"""What is on the chain."""


def of_items(filters: tuple[Node, ...]) -> bool:
    """Whether these filters speak of spells or abilities."""
    return any(isinstance(node, Kind) and node.name in OF_CHAIN for node in walk(filters))


def base_cost(item: Item) -> tuple[int, int]:
    """Energy and Power of an item: the printed or copied cost of a card (206), the base cost of an ability (206.1).

    Rules: 356.1.c.
    """
    if item.kind == "card":
        return item.card.energy, len(item.card.power)
    due = item.ability.due if item.ability is not None else None
    return (due.price.energy, len(due.price.power)) if due is not None else (0, 0)


def shows(g: State, item: Item, keyword: str) -> bool:
    """Whether an ability has that keyword (806.5.c, 813.5.c), or a text gives it to it; what its card has beside it is
    another matter.

    Rules: 806.5.b, 813.5.b.
    """
    if item.ability is None or keyword in (item.ability.timing, item.ability.keyword):
        return item.ability is not None
    thing = g.objects.get(item.source)
    return thing is not None and grants(g, keyword, thing, item.bound)


def grants(g: State, keyword: str, thing: Object, bound: Bindings | None = None) -> bool:
    """806.4, 813.4: whether a text gives that keyword to the abilities of an object: to the one of which that is bound,
    or to any if its conditions came true."""
    for source, passive, origin in speakers.voices(g, g.passives.get(questions.of_abilities(keyword), ())):
        if origin is not None and not g.lasting(origin.until):
            continue
        f = speakers.context(g, source, origin)
        if bound and source == thing.id:
            f.env = bound | f.env
        if (bound is None or nouns.all_hold(g, f, passive.conditions)) and speakers.applies(g, passive, f, thing):
            return True
    return False


@fits_word(Choosing)
def _choosing(g: State, f: Reading, node: Choosing, thing: Object) -> bool:
    """A spell on the chain that has such a target."""
    return thing.zone == "chain" and any(
        item.source == thing.id and item.kind == "card" and fits_item(g, f, (node,), item) for item in g.chain
    )


def aims(g: State, item: Item) -> list[Choice]:
    """The choices of an item that are targets (355.5)."""
    return (
        [choice for choice in item.ability.choices if choice.reading == "item" or is_aim(g, choice)]
        if item.ability is not None
        else []
    )


def chooses(g: State, f: Reading, what: Node, item: Item, chosen: Iterable[int]) -> bool:
    """Whether one of these targets of a chain item is what a text says of what it chooses; there, “it” is the item."""
    seen = Context(f.you, f.source, f.env | {EACH: (item.source,)})
    return any(aimed(g, seen, what, id) for id in chosen)


def aimed(g: State, f: Reading, what: Node, id: int) -> bool:
    """Whether a target is what a phrase speaks of."""
    if isinstance(what, Pick | Every):
        return id in g.objects and nouns.fits(g, f, what.filters, g.objects[id])
    return id in [thing.id for thing in nouns.things(g, f, what)]
