"""Hiding cards, and playing them from there (107.3, 421, 811)."""
from __future__ import annotations

from collections.abc import Iterator

from engine.board import events
from engine.board.objects import Battlefield, Item, Object
from engine.board.state import State
from engine.catalogue import CardDef, Choice, Reading
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Key
from engine.kernel.decision import Option, Reason
from engine.kernel.event import Event
from engine.names import questions
from engine.names.answers import CONFIRM
from engine.names.bindings import HIDDEN
from engine.names.board import PlayWindow
from engine.rules.events.batches import propose
from engine.rules.events.permissions import allowances, forbidden, is_ruled
from engine.rules.meaning import layers, nouns, speakers
from engine.rules.meaning.labels import fit, object_option, place_name, place_option
from engine.rules.meaning.presence import hidden_at
from engine.rules.playing import costs, plans
from engine.rules.playing.chain_entry import as_queued
from engine.rules.playing.paying import use_batch, use_source, way
from engine.rules.playing.total_cost import Total
from engine.words.base import walk
from engine.words.card import Card
from engine.words.nodes import At, BaseOf, ForPrice, Here, Ignoring, Kind, Not, That, Zone

AT: Key[int] = Key("to")
"""The battlefield at which the card is hidden."""
PRICE: Key[int] = Key("price")
"""For which of the prices, by its number."""
ANSWER: Key[str] = Key("by")
"""How it is paid: the key of the answer."""

# --- what lies there

def lying(g: State, field: Battlefield) -> list[Object]:
    """The cards in a Facedown Zone."""
    return [g.objects[id] for id in field.facedown]


def facedown(g: State, seat: int) -> list[Object]:
    """The facedown cards that a player controls, battlefield by battlefield."""
    return [thing for field in g.fields for thing in lying(g, field) if thing.controller == seat]


FACEDOWN = questions.capacity("facedown card")


def room(g: State, field: Battlefield) -> int:
    """How many cards a Facedown Zone holds: one, unless something says otherwise (107.3.b)."""
    if FACEDOWN not in g.passives:
        return 1
    found = [
        passive.trait.most()
        for passive, f in speakers.answers(g, FACEDOWN)
        if speakers.applies(g, passive, f, g.objects[field.id])
    ]
    return int(found[-1]) if found else 1


def stays(g: State, field: Battlefield, thing: Object) -> bool:
    """107.3.c: only a card whose controller controls the battlefield lies there, or only one whose controller has a
    unit there."""
    if g.edition.facedown_needs == "a unit":
        return any(unit.controller == thing.controller for unit in g.units_at(field.id))
    return thing.controller == field.controller


def overfull(g: State, f: Frame, field: Battlefield) -> list[int]:
    """107.3.b.2: what its controller chooses to trash because there is no room for it any more."""
    there = [thing for thing in lying(g, field) if stays(g, field, thing)]
    n = len(there) - room(g, field)
    if n <= 0:
        return []
    options = [object_option(g, thing, field.controller) for thing in there]
    name = g.objects[field.id].card.name
    keys = g.choose(
        field.controller, "choose", f"There is no room for all of your facedown cards at {name}: which leave?", options,
        why="107.3.b.2", least=n, most=n,
    )
    return [int(key[4:]) for key in keys]


def removed(g: State, f: Frame) -> list[Event]:
    """323.7, 107.3: facedown cards that can't stay go to their owners' trashes. Rules: 107.3.d."""
    batch: list[Event] = []
    for field in g.fields:
        if field.facedown:
            batch += [
                events.trashed("323.7", thing.id, owner=thing.owner)
                for thing in lying(g, field)
                if not stays(g, field, thing)
            ]
            batch += [events.trashed("107.3.b.2", id) for id in overfull(g, f, field)]
    return batch


# --- hiding (421, 811.1)

def hideable(g: State, thing: Object) -> bool:
    """811.1: whether a card has Hidden."""
    return "hidden" in thing.card.keywords or (
        (bool(g.effects) or questions.keyword("hidden") in g.passives) and layers.keyword(g, thing, "hidden") > 0
    )


def why_not_hide(g: State, seat: int, thing: Object, window: PlayWindow) -> Iterator[Reason]:
    """What forbids hiding a card now, cheapest question first.

    Discretionary actions belong to a Neutral Open State (410.1.a), but Hidden names its own time: the own turn in any
    Open State (811.1.b). So the Turn Player hides with Focus in a showdown too, which is what Focus permits (313.1);
    with Focus in another player's turn, or while there is a chain, nobody does."""
    if not hideable(g, thing):
        yield Reason("811.1", "Only cards with Hidden can be hidden.")
    if thing.zone not in g.edition.hidden.zones:
        yield Reason("421.2.a", "Cards are hidden from the hand.")
    if seat != g.turn_player or (window != "act" and window != "focus"):
        yield Reason("811.1.b", "Cards are hidden in your own turn, while there is no chain.")
    if not free(g, seat):
        yield Reason("421.2.a", "You control no battlefield with room for a facedown card.")
    if not payable(g, seat, thing):
        yield Reason("357", f"Hiding costs {costs.words(*usual(g, seat))}.")


def usual(g: State, seat: int) -> Total:
    """811.1.b: 1 Power of any domain, or of one in the deck's identity (103.1.b)."""
    any_power = g.edition.hidden.power == "any"
    return 0, (costs.ANY if any_power else g.objects[g.players[seat].legend].card.domains,)


def prices(g: State, seat: int, thing: Object) -> list[Total]:
    """The usual price, and for what else something lets a card be hidden (356.1.a, 356.1.b)."""
    found = [usual(g, seat)]
    for wanted in allowances(g, events.hidden("421.1", seat, thing.id, place=0).done_by(seat)):
        match getattr(wanted.clause.actions[0], "price", None):
            case ForPrice(price):
                found.append((price.energy, costs.powers(g, price.power, thing.card.domains)))
            case Ignoring():
                found.append((0, ()))
    return list(dict.fromkeys(found))


def payable(g: State, seat: int, thing: Object) -> list[int]:
    """The prices that can be paid, by their numbers."""
    means = costs.means(g, seat, "hide")
    return [n for n, price in enumerate(prices(g, seat, thing)) if costs.payable(means, *price)]


def chosen(g: State, f: Frame) -> Total:
    """The price for which it is hidden."""
    return prices(g, f.you, g.objects[f.source])[f.env.get(PRICE, 0)]


def free(g: State, seat: int) -> list[int]:
    """The battlefields where that player can hide a card now."""
    return [field.id for field in g.fields if field.controller == seat and len(field.facedown) < room(g, field)]


def hide_option(g: State, seat: int, thing: Object) -> Option:
    """`hide:ID`."""
    return Option(
        f"hide:{thing.id}", fit("Hide ", thing.card.name),
        f"{costs.words(*usual(g, seat))} · facedown at a battlefield you control", thing.id,
    )


def begin_hide(g: State, seat: int, id: int) -> None:
    """421: begin to hide that card; battlefield, payment and confirmation follow as a draft."""
    g.push(HIDE, seat, id, to=0)


def where(g: State, f: Frame) -> None:
    """811.1.b: a battlefield with room. Rules: 489.8.c.1."""
    options = [place_option(g, place, f.you) for place in free(g, f.you)]
    key = g.choose(
        f.you, "place", f"Where do you hide {g.objects[f.source].card.name}?", options, why="811.1.b", source=f.source,
        draft=True,
    )[0]
    f.env[AT] = int(key[3:])


def for_what(g: State, f: Frame) -> None:
    """356.1.a: for which price, where there are several."""
    thing = g.objects[f.source]
    found = prices(g, f.you, thing)
    options = [
        Option(f"price:{n}", fit("Pay ", costs.words(*found[n])), f"hide {thing.card.name}")
        for n in payable(g, f.you, thing)
    ]
    prompt = f"For what do you hide {thing.card.name}?"
    key = g.choose(f.you, "choose", prompt, options, why="829.1.c.3", source=f.source, draft=True)[0]
    f.env[PRICE] = int(key[6:])


def due(g: State, f: Frame) -> Item:
    """What hiding costs, as an item that is on no chain."""
    thing = g.objects[f.source]
    item = Item(0, "hide", thing.card, f.you, thing.id)
    item.price, item.power = chosen(g, f)
    return item


def confirm(g: State, f: Frame) -> None:
    """421.2: hide it, or choose first what pays for it."""
    name = g.objects[f.source].card.name
    price = costs.words(*chosen(g, f))
    options = [Option(CONFIRM, fit("Hide ", name), f"pay {price}")]
    ways = payers(g, f)
    if len({(x.power or x.thing.card.code, x.thing.exhausted) for x in ways}) > 1:
        options += [Option(f"pay:{x.thing.id}", way(x.thing, x.ability), f"hide {name}", x.thing.id) for x in ways]
    prompt = f"{name} facedown at {place_name(g, f.env[AT], f.you)}: pay {price}"
    f.env[ANSWER] = g.ask(f.you, "confirm", prompt, options, why="811.1.b", source=f.source, draft=True)[0]


def payers(g: State, f: Frame) -> list[costs.Source]:
    """The different Add abilities that could pay the one Energy or Power that is due; equal runes are one. More than
    that is paid without a choice."""
    seen: dict[tuple[str, bool], costs.Source] = {}
    item = due(g, f)
    pooled, power = costs.in_pool(g, f.you, costs.purpose(g, item))
    if item.price + len(item.power) != 1 or (pooled >= item.price and costs.cover(power, item.power) is not None):
        return []
    for x in costs.sources(g, f.you):
        pays = x.energy if item.price else any(domain in (*item.power[0], "any") for domain in x.power)
        if pays and x.use == "":
            seen.setdefault((x.thing.card.code, x.thing.exhausted), x)
    return list(seen.values())


def pay(g: State, f: Frame) -> None:
    """811.1.b: the Power is added where the pool has none."""
    item = due(g, f)
    if f.env[ANSWER].startswith("pay:"):
        x = next(x for x in payers(g, f) if x.thing.id == int(f.env[ANSWER][4:]))
        use_source(g, f.you, x.thing, x.ability)
        return
    found = plans.plan(g, f.you, item)
    assert found is not None
    if found.uses:
        propose(g, None, use_batch(f.you, found))


def spend(g: State, f: Frame) -> None:
    """811.1.b: it leaves the pool."""
    item = due(g, f)
    domains = costs.cover(costs.pool_power(g, item), item.power)
    assert domains is not None
    propose(g, None, costs.spending(g, f.you, item, domains))


def hide(g: State, f: Frame) -> None:
    """421.1: the card lies facedown; that is no play and opens no chain (811.1.c).

    Rules: 421.3, 811.1.c.1, 811.1.c.2.
    """
    propose(g, f, [events.hidden("421.1", f.you, f.source, place=f.env[AT])])


HIDE = Script(
    "hide",
    (
        Step("where", where), Step("price", for_what), Step("confirm", confirm), Step("pay", pay), Step("spend", spend),
        Step("hide", hide),
    ),
)


# --- playing from there (811.1.b–d, 811.6)

def rested(g: State, thing: Object) -> bool:
    """811.1.b: from the turn after the one in which it was hidden, or from another player's."""
    if any(event.kind == "hidden" and events.renewed(event) == thing.id for event in g.events[g.this_turn:]):
        return False
    return g.edition.hidden.rests == "this turn" or g.turns_of_others(thing.controller) > thing.hidden_after


def why_not_unhide(g: State, seat: int, thing: Object) -> Iterator[Reason]:
    """What forbids playing a facedown card; its price is paid, and it has Reaction (811.6). To play it may be to
    reveal it (421.4), which a text may forbid its player. Rules: 811.6.a."""
    field = g.field(thing.place)
    revealing = events.revealed("421.4", seat, thing.id, code=thing.card.code, by=seat)
    if g.edition.facedown_shown == "anywhere" and is_ruled(g, revealing) and forbidden(g, revealing):
        yield Reason("054.1", "It can't be revealed there.")
    if not rested(g, thing):
        begins = "the next" if g.edition.hidden.rests == "this turn" else "another player's"
        yield Reason("811.1.b", f"A hidden card can be played from {begins} turn on.")
    if field is None or field.controller != seat:
        yield Reason("811.1.b", "You don't control the battlefield where it lies.")


def shown(g: State, thing: Object) -> State:
    """The game as it is with that card on the chain: as long as it lies facedown, it is nothing that a price or a
    prohibition speaks of."""
    return as_queued(g, thing) if thing.zone == "facedown" else g


def bound_there(g: State, f: Reading, choice: Choice, found: list[Object]) -> list[Object]:
    """811.1.d.2: a card played from facedown aims at what is there, unless the wording of that target makes this
    impossible; at nothing when it can't be told any more where that is."""
    there = hidden_at(g, f)
    if there == 0 or choice.how != "target" or is_free(g, f, choice):
        return found
    return [thing for thing in found if nouns.place_of(thing) == there]


def spots(g: State, f: Reading, choice: Choice) -> list[int]:
    """The locations that may be chosen."""
    return at_its_battlefield(g, f, choice, nouns.locations(g, f, choice.filters))


def at_its_battlefield(g: State, f: Reading, choice: Choice, found: list[int]) -> list[int]:
    """811.1.d.2: the same for locations."""
    there = hidden_at(g, f)
    return found if there == 0 or is_free(g, f, choice) else [place for place in found if place == there]


def is_free(g: State, f: Reading, choice: Choice) -> bool:
    """Whether a target may be anywhere, as its wording, or that of one beside it, rules out everything there."""
    binds = g.edition.hidden.binds
    if binds == "each that can be":
        return impossible(g, f, choice, f.env[HIDDEN])
    spell = (g.objects[f.source].card.spell,) if f.source in g.objects else ()  # a unit may be gone by now
    texts = [*spell, *(item.ability for item in g.chain if item.source == f.source)]
    return binds != "all" and any(
        impossible(g, f, one, f.env[HIDDEN])
        for text in texts if text is not None and any(one is choice for one in text.choices)
        for one in text.choices if one.reading in ("target", "place")
    )


PLACES = (Here, At, BaseOf)


def impossible(g: State, f: Reading, choice: Choice, there: int) -> bool:
    """Whether the wording of a target rules out everything at that battlefield: another zone or kind of object, or
    another location. A location that isn't known yet rules nothing in."""
    for node in choice.filters:
        if isinstance(node, Zone) or (
            isinstance(node, Kind) and node.name in ("legend", "rune", "spell", "ability", "player", "opponent")
        ):
            return True
        place = node.what if isinstance(node, Not) else node
        if isinstance(place, PLACES):
            if any(isinstance(part, That) and part.name not in f.env for part in walk(place)):
                return True
            if not nouns.fits(g, f, (node,), stand_in(f.you, there)):
                return True
    return False


def stand_in(seat: int, place: int) -> Object:
    """Anything at all at a battlefield."""
    return Object(0, ANYTHING, seat, "board", place)


ANYTHING = CardDef(Card("unit", "anything", ("",), might=0))


__all__ = [
    "HIDE", "begin_hide", "bound_there", "facedown", "hide_option", "removed", "spots", "why_not_hide",
    "why_not_unhide",
]
