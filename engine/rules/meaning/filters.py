"""Whether an object is what a filter word says: its kind, tags and qualities, whose it is, where it is, its Might and
cost."""
from __future__ import annotations

from collections.abc import Callable

from engine.board.objects import Object
from engine.board.state import ON_BOARD, State
from engine.catalogue import Reading
from engine.names.bindings import CONQUERED
from engine.rules.meaning import arithmetic, layers, nouns
from engine.rules.meaning.presence import showdown_at
from engine.rules.meaning.registry import FITS, fits_word
from engine.words.nodes import (
    Among,
    At,
    AttackedBy,
    BaseOf,
    Both,
    CardNamed,
    ControlledBy,
    Either,
    FriendlyTo,
    Here,
    Kind,
    Not,
    OnBoard,
    OtherThan,
    OwnedBy,
    Quality,
    SameName,
    Tag,
    WithCost,
    WithMight,
    Zone,
)
from engine.words.sorts import Sort

MAIN_DECK = ("unit", "gear", "spell")
"""The types of what texts call a card."""


@fits_word(Kind)
def _kind(g: State, f: Reading, node: Kind[Sort], thing: Object) -> bool:
    """What it is, in every zone; what another text makes of it, on the board.

    Rules: 141.2.b, 148.2.b, 161.1, 178.3, 185.
    """
    if thing.zone == "facedown":
        return node.name == "facedown card"
    if node.name == thing.card.type:
        return True
    if node.name == "card":
        return not thing.token and thing.card.type in MAIN_DECK  # 052
    return layers.is_also(g, thing, node.name)


@fits_word(Tag)
def _tag(g: State, f: Reading, node: Tag, thing: Object) -> bool:
    return layers.has_tag(g, thing, node.name)


@fits_word(Either)
def _either(g: State, f: Reading, node: Either[Sort], thing: Object) -> bool:
    return any(FITS[type(option)](g, f, option, thing) for option in node.options)


@fits_word(Not)
def _not(g: State, f: Reading, node: Not, thing: Object) -> bool:
    return not FITS[type(node.what)](g, f, node.what, thing)


@fits_word(CardNamed)
def _card_named(g: State, f: Reading, node: CardNamed, thing: Object) -> bool:
    return thing.card.name == node.name


@fits_word(SameName)
def _same_name(g: State, f: Reading, node: SameName, thing: Object) -> bool:
    return any(one.card.name == thing.card.name for one in nouns.things(g, f, node.what))


@fits_word(ControlledBy)
def _controlled_by(g: State, f: Reading, node: ControlledBy, thing: Object) -> bool:
    field = g.field(thing.id) if thing.zone == "battlefield" else None
    return (field.controller if field else thing.controller) in nouns.seats(g, f, node.who)


@fits_word(OwnedBy)
def _owned_by(g: State, f: Reading, node: OwnedBy, thing: Object) -> bool:
    return thing.owner in nouns.seats(g, f, node.who)


@fits_word(FriendlyTo)
def _friendly_to(g: State, f: Reading, node: FriendlyTo, thing: Object) -> bool:
    """740.1: of that player or a teammate. Rules: 489.8.e, 740.1.a."""
    holder = _holder(g, thing)
    return any(g.allied(holder, seat) for seat in nouns.seats(g, f, node.who))


@fits_word(AttackedBy)
def _attacked_by(g: State, f: Reading, node: AttackedBy, thing: Object) -> bool:
    """464.2.c.1: the attacker is a player, also when none of the attacking units is left."""
    showdown = g.showdown
    if showdown is None or not showdown.combat or showdown.field != thing.id:
        return False
    return showdown.attacker in nouns.seats(g, f, node.who)


@fits_word(WithMight)
def _with_might(g: State, f: Reading, node: WithMight, thing: Object) -> bool:
    """What has a Might, and one that fits. Rules: 137.3.b."""
    return thing.card.might is not None and nouns.compare(g, f, max(0, arithmetic.might(g, thing)), node.comparison)


@fits_word(WithCost)
def _with_cost(g: State, f: Reading, node: WithCost, thing: Object) -> bool:
    """206: the printed or copied cost, never what was paid."""
    return costs_so(g, f, node, thing.card.energy, len(thing.card.power))


def costs_so(g: State, f: Reading, node: WithCost, energy: int, power: int) -> bool:
    """Whether a printed cost fits."""
    return (node.energy is None or nouns.compare(g, f, energy, node.energy)) and (
        node.power is None or nouns.compare(g, f, power, node.power)
    )


@fits_word(OtherThan)
def _other_than(g: State, f: Reading, node: OtherThan, thing: Object) -> bool:
    return all(one.id != thing.id for one in nouns.things(g, f, node.what))


@fits_word(Among)
def _among(g: State, f: Reading, node: Among, thing: Object) -> bool:
    return thing.id in nouns.bound(f, node.name)


@fits_word(Zone)
def _in_zone(g: State, f: Reading, node: Zone, thing: Object) -> bool:
    return thing.zone == node.name and thing.owner in nouns.seats(g, f, node.whose)


@fits_word(OnBoard)
def _on_board(g: State, f: Reading, node: OnBoard, thing: Object) -> bool:
    return thing.zone in ON_BOARD


def _located(g: State, f: Reading, node: Here | At | BaseOf, thing: Object) -> bool:
    where = nouns.location(g, f, node)
    return where is not None and thing.zone != "hand" and nouns.place_of(thing) == where


fits_word(Here)(_located)
fits_word(At)(_located)
fits_word(BaseOf)(_located)


def _open(g: State, f: Reading, thing: Object) -> bool:
    """A battlefield without units that nobody controls. Rules: 170.11.c."""
    field = g.field(thing.id)
    return field is not None and field.controller < 0 and not field.units


def _alone(g: State, f: Reading, thing: Object) -> bool:
    """740.2: no other friendly unit at its location. Rules: 740.2.a."""
    return all(other is thing or other.controller != thing.controller for other in g.units_at(thing.place))


def _one_on_one(g: State, thing: Object) -> bool:
    """740.2.b: it and the one enemy unit there are alone."""
    there = g.units_at(thing.place) if thing.place else []
    return len(there) == 2 and there[0].controller != there[1].controller


def _mighty(g: State, f: Reading, thing: Object) -> bool:
    """708: Might 5 or more; on the board the current one (710), elsewhere the printed one (711)."""
    return (
        thing.card.is_unit
        and (arithmetic.might(g, thing) if thing.zone == "board" else thing.card.might or 0) >= nouns.MIGHTY
    )


def _holder(g: State, thing: Object) -> int:
    """Who controls an object; of a battlefield, who controls it as a place."""
    field = g.field(thing.id) if thing.zone == "battlefield" else None
    return field.controller if field else thing.controller


def _uncontrolled(g: State, f: Reading, thing: Object) -> bool:
    """170.11.b: nobody controls it, or controlled it before it was conquered."""
    conquered, before = f.env.get(CONQUERED, (0, False))
    return before if thing.id == conquered else _holder(g, thing) < 0


def _friendly(g: State, f: Reading, thing: Object) -> bool:
    """740.1, 489.8.e: yours or a teammate's. Rules: 359.3.f.4, 740.1.a, 740.1.b."""
    holder = _holder(g, thing)
    return holder == f.you or g.allied(holder, f.you)


QUALITIES: dict[str, Callable[[State, Reading, Object], bool]] = {
    "friendly": _friendly,
    "your": lambda g, f, thing: _holder(g, thing) == f.you,
    "enemy": lambda g, f, thing: (holder := _holder(g, thing)) >= 0 and not g.allied(holder, f.you),
    "other": lambda g, f, thing: thing.id != f.source,
    "token": lambda g, f, thing: thing.token,
    "ready": lambda g, f, thing: not thing.exhausted,
    "exhausted": lambda g, f, thing: thing.exhausted,
    "stunned": lambda g, f, thing: thing.stunned,
    "attacking": lambda g, f, thing: thing.role == "attacker",
    "defending": lambda g, f, thing: thing.role == "defender",
    "in combat": lambda g, f, thing: thing.role != "",  # 740.2.c
    "in a showdown": lambda g, f, thing: thing.place > 0 and thing.place == showdown_at(g),  # 343.1
    "buffed": lambda g, f, thing: thing.buffed > 0,  # 702.2.a
    "empowered": lambda g, f, thing: thing.empowered > 0,
    "chosen champion": lambda g, f, thing: (
        "champion" in thing.card.card.supertypes and thing.card.name == g.players[thing.owner].chosen
    ),
    "damaged": lambda g, f, thing: thing.damage > 0,
    "mighty": _mighty,
    "alone": _alone,
    "one on one": lambda g, f, thing: _one_on_one(g, thing),
    # 818.3.b
    "equipped": lambda g, f, thing: any(layers.has_tag(g, g.objects[id], "Equipment") for id in thing.attached),
    "attached": lambda g, f, thing: thing.attached_to != 0,
    "open": _open,
    "occupied": lambda g, f, thing: bool(g.units_at(thing.id)),  # 170.11.a
    "uncontrolled": _uncontrolled,
    "at a battlefield": lambda g, f, thing: thing.place > 0,
}


@fits_word(Both)
def _both(g: State, f: Reading, node: Both, thing: Object) -> bool:
    return nouns.fits(g, f, node.filters, thing)


@fits_word(Quality)
def _quality(g: State, f: Reading, node: Quality[Sort], thing: Object) -> bool:
    return QUALITIES[node.name](g, f, thing)
