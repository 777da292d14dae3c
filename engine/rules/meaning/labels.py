"""How objects and places are called in options and prompts: short enough for a button, full enough to stand alone."""
from __future__ import annotations

from engine.board.objects import Item, Object, seat_of_base
from engine.board.state import State
from engine.catalogue import Ability
from engine.kernel.decision import Option
from engine.names.questions import LENT
from engine.rules.meaning import arithmetic, layers

SHORT = 35


def short(text: str) -> str:
    """At most 35 characters, cut at a word."""
    if len(text) <= SHORT:
        return text
    cut = text[:SHORT - 1]
    return (cut[:cut.rfind(" ")] if " " in cut else cut) + "…"


def fit(before: str, name: str, after: str = "") -> str:
    """A label in which only the name gives way: “Pass: Lux, Lady of… resolves”."""
    room = SHORT - len(before) - len(after)
    if len(name) > room:
        cut = name[:room - 1]
        name = (cut[:cut.rfind(" ")] if " " in cut else cut).rstrip(",") + "…"
    return f"{before}{name}{after}"


def place_name(g: State, place: int, seat: int = -1) -> str:
    """“your base”, “base of Bo” or the battlefield's name."""
    if place < 0:
        owner = seat_of_base(place)
        return "your base" if owner == seat else f"base of {g.players[owner].name}"
    return g.objects[place].card.name if place in g.objects else "nowhere"


def using(g: State, thing: Object, ability: Ability) -> tuple[str, str]:
    """How an ability is offered, in short and in full: what an object has from others by whose it is."""
    if LENT in g.passives and ability in layers.lent(g, thing):
        other = g.catalogue.titles[ability.code]
        return short(f"Use as {other}"), f"{thing.card.name}, as {other}"
    return short(f"Use {thing.card.name}"), ""


def whose(g: State, controller: int, seat: int) -> str:
    """“yours” or the player's name."""
    return "yours" if controller == seat else g.players[controller].name


def detail(g: State, thing: Object, seat: int) -> str:
    """Might, states and place in words: “Might 6, 2 damage, exhausted · your base”."""
    states = []
    if thing.card.is_unit:
        states.append(f"Might {max(0, arithmetic.might(g, thing))}")
    if thing.damage:
        states.append(f"{thing.damage} damage")
    states += [
        word
        for word, true in (
            ("exhausted", thing.exhausted), ("stunned", thing.stunned), ("buffed", thing.buffed),
            ("Empowered", thing.empowered),
        )
        if true
    ]
    where = place_name(g, thing.place, seat) if thing.place else thing.zone
    return ", ".join(states) + (" · " if states else "") + where


def object_option(g: State, thing: Object, seat: int) -> Option:
    """An object as an option: `obj:ID`; without words where nobody reads them."""
    if g.trying:
        return Option(f"obj:{thing.id}", "", "", thing.id)
    if thing.zone == "board":
        return Option(
            f"obj:{thing.id}", short(f"{thing.card.name}, {whose(g, thing.controller, seat)}"), detail(g, thing, seat),
            thing.id,
        )
    if thing.zone == "facedown" and thing.controller != seat:
        where = place_name(g, thing.place, seat)
        return Option(f"obj:{thing.id}", "Facedown card", f"at {where}, {whose(g, thing.controller, seat)}", thing.id)
    return Option(f"obj:{thing.id}", short(thing.card.name), thing.zone, thing.id)


def item_option(g: State, item: Item, seat: int) -> Option:
    """A chain item as an option: `item:ID`."""
    kind = (
        "spell"
        if item.kind == "card" and item.card.is_spell
        else item.kind
        if item.kind == "card"
        else f"{item.kind} ability"
    )
    there = item.source if item.source in g.objects else 0
    return Option(f"item:{item.id}", short(f"{item.card.name}, {whose(g, item.controller, seat)}"), kind, there)


def place_option(g: State, place: int, seat: int) -> Option:
    """A location as an option: `at:PLACE`."""
    name = place_name(g, place, seat)
    return Option(f"at:{place}", short(name[0].upper() + name[1:]), "", max(0, place))
