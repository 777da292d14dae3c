"""Who noticed what: whether an event is the one that a clause speaks of, and who is responsible for it, by what (383, 411, 417.6, 428.5)."""
from __future__ import annotations

from typing import Any

from engine.board.objects import NOBODY, Item, Object
from engine.board.state import State
from engine.kernel.agenda import Frame
from engine.kernel.event import Event
from engine.rules import nouns
from engine.rules.compiled import Ability
from engine.rules.memory import RENEWED
from engine.words.actions import Attack, Conquer, Deal, Defend, Discard, Draw, Hold, Move
from engine.words.altering import Attach
from engine.words.amounts import Ends, Starts
from engine.words.base import Node
from engine.words.nouns import Anyone, Every, Kind, Me, Phrase, Pick, That, You

PLAYERS = (Kind("player"), Kind("opponent"))
ITEMS = (Kind("spell"), Kind("ability"))
TALLIES = frozenset(("damaged", "healed", "gained", "xp gained", "xp spent", "buff spent", "added"))
"""Kinds whose `n` is how much it was; text may go on with “that many”."""
PERFORMED = frozenset((
    "drawn", "discarded", "channeled", "exhausted", "readied", "recycled", "burned", "moved", "played", "finalized", "activated", "chose", "added",
    "paid", "gained", "xp gained", "xp spent", "looked", "revealed", "hidden", "queued", "queued token", "attached", "detached",
))
"""Kinds that the seat named by a procedure performs; of everything else a procedure does nobody is responsible (411.2)."""


# --- responsibility

def attributed(frame: Frame | None, batch: list[Event]) -> list[Event]:
    """411.1: whoever carries out an instruction or pays a cost is responsible for what happens."""
    name = frame.script.name if frame is not None else ""
    seat = frame.you if frame is not None and ("/" in name or name == "play") else NOBODY
    return [event if event.by != NOBODY else event._replace(by=seat if seat != NOBODY else event.seat if event.kind in PERFORMED else NOBODY)
            for event in batch]


def responsible(event: Event) -> int:
    """411.4: the player whose doing it was; a player attacks, conquers or holds themselves."""
    return event.by if event.by != NOBODY or event.subject else event.seat


def author(g: State, event: Event) -> Item | None:
    """The chain item that caused an event, as it was; it may have left the chain (428.5.c)."""
    item = g.item(event.cause)
    if item is not None or not event.cause:
        return item
    made = next((e for e in reversed(g.events) if e.cause == event.cause and e.kind in ("finalized", "activated")), None)
    return Item(made.cause, made.other, g.catalogue.cards[made.card], made.seat, made.subject) if made else None


def origins(g: State, event: Event) -> list[Object]:
    """The objects that did it: units that dealt combat damage (428.5.c.2), the unit that dealt the damage (417.6.b), or the spell, or the
    object whose ability it was (411.6, 417.6.b.2.a)."""
    field = g.field(event.cause)
    if field is not None and event.kind in ("died", "damaged"):
        return [thing for thing in g.units_at(field.id) if thing.role and thing.controller == event.by]
    thing = g.objects.get(event.cause) or g.left.get(event.cause)
    if thing is not None:
        return [thing]
    item = author(g, event)
    if item is None:
        return []
    gone = Object(item.source, item.card, item.controller, "gone")
    return [g.objects.get(item.source) or g.left.get(item.source) or gone]


def done_with(g: State, f: Any, tool: Phrase | None, event: Event) -> bool:
    """411.6: whether it was done with that: attributed to it, and it is the responsible player's."""
    if tool is None:
        return True
    if isinstance(tool, Pick | Every) and any(node in ITEMS for node in flat(tool.filters)):
        item = author(g, event)
        return item is not None and any(nouns.fits_item(g, f, tool.filters, one) for one in faces(item))
    return any(thing.controller == responsible(event) and is_it(g, f, tool, thing) for thing in origins(g, event))


def flat(filters: tuple[Node, ...]) -> list[Node]:
    """The filters and their alternatives."""
    return [option for node in filters for option in (*getattr(node, "options", ()), node)]


def faces(item: Item) -> list[Item]:
    """428.5.d: what an ability of a spell does is done by the spell too."""
    if item.kind == "card" or not item.card.is_spell:
        return [item]
    return [item, Item(item.id, "card", item.card, item.controller, item.source)]


# --- noticing

def meets(g: State, f: Any, ability: Ability, event: Event) -> dict[str, Any] | None:
    """What the event says to an ability (`@it`, `@there`, `@they`, `@from`, `@n`), or None when it is not the event it listens for."""
    wanted = ability.event
    if isinstance(wanted, Starts | Ends):
        return {"@they": event.seat} if wanted.whose is None or nouns.seat(g, f, wanted.whose) == event.seat else None
    action = wanted.actions[0]
    if not acts(g, f, wanted.subject, action, event) or not upon(g, f, action, event):
        return None
    said: dict[str, Any] = {"@they": responsible(event) if of_players(wanted.subject) else event.seat}
    if isinstance(action, Attach) and isinstance(action.to, Pick | Every):
        event = event._replace(subject=event.n)  # the top-most card is what was mentioned last
    if event.subject:
        said["@it"] = (event.subject,)
    if event.place:
        said["@there"] = (event.place,)
    if event.origin:
        said["@from"] = (event.origin,)
        if event.kind == "played" and event.subject == f.source:
            said["@hidden"] = event.origin  # 811.1.d.2: a play effect of what was facedown
    if event.kind in TALLIES:
        said["@n"] = event.n
    return said


def of_players(subject: Any) -> bool:
    """Whether a clause is about what players do."""
    return isinstance(subject, You) or (isinstance(subject, Pick | Every) and any(node in PLAYERS for node in subject.filters))


def acts(g: State, f: Any, subject: Any, action: Any, event: Event) -> bool:
    """Whether it is the subject of the clause that does it: a player who is responsible (411.4), an object to which it is attributed, or
    that it happens to."""
    match subject:
        case Anyone():
            return True
        case You():
            return bool(responsible(event) == f.you)
        case Pick(_, _, filters) | Every(filters) if of_players(subject):
            seat = responsible(event)
            return seat != NOBODY and (Kind("opponent") not in filters or seat in g.opponents(f.you))
        case Me() if isinstance(action, Conquer | Hold):
            thing = g.objects.get(f.source)
            return bool(thing is not None and thing.place == event.place and thing.controller == event.seat)
    if target(action) is None:
        return matched(g, f, subject, event, event.subject)
    if isinstance(subject, Me) and event.cause and event.cause == f.env.get("@item"):
        return True
    return any(is_it(g, f, subject, thing) for thing in origins(g, event))


def target(action: Any) -> Phrase | None:
    """What an action is done to, as far as it says."""
    if isinstance(action, Attack | Defend | Conquer | Hold):
        return None
    names = ("to", "n") if isinstance(action, Deal | Draw | Discard) else ("what",)
    found = next((getattr(action, name) for name in names if isinstance(getattr(action, name, None), Phrase)), None)
    return found if isinstance(found, Phrase) else None


def upon(g: State, f: Any, action: Any, event: Event) -> bool:
    """Whether it is done to what, or where, and with what the clause says."""
    match action:
        case Attach(what, to):
            return matched(g, f, what, event, event.subject) and matched(g, f, to, event, event.n)
        case Move(what, to):
            there = to is None or (isinstance(to, Pick) and event.place > 0)
            return there and (what is None or matched(g, f, what, event, event.subject))
        case Attack(at) | Defend(at) | Conquer(at) | Hold(at):
            return at is None or nouns.location(g, f, at) == event.place
    what = target(action)
    return (what is None or matched(g, f, what, event, event.subject)) and done_with(g, f, getattr(action, "with_", None), event)


def matched(g: State, f: Any, phrase: Any, event: Event, id: int) -> bool:
    """Whether a phrase of an event speaks of that object; one that left with the event is asked as it was right before (383.2.c)."""
    match phrase:
        case Me():
            return bool(id == f.source)
        case That(name):
            return id in nouns.bound(f, name)
        case Pick(_, _, filters) if filters and all(node in ITEMS for node in flat(filters)) and event.kind in ("chose", "countered"):
            made = event._replace(cause=event.n if event.kind == "countered" else id)
            item = author(g, made)
            return item is not None and nouns.fits_item(g, f, filters, item)
    thing = g.objects.get(id) or g.left.get(id) or (g.objects.get(event.n) if event.kind in RENEWED else None)
    return thing is not None and is_it(g, f, phrase, thing)


def is_it(g: State, f: Any, phrase: Any, thing: Object) -> bool:
    """Whether a phrase speaks of that object, which may be gone."""
    match phrase:
        case Me():
            return bool(thing.id == f.source)
        case That(name):
            return thing.id in nouns.bound(f, name)
        case Pick(_, _, filters) | Every(filters):
            return nouns.fits(g, f, filters, thing)
    raise nouns.Unreadable(f"{phrase} is matched by nothing")
