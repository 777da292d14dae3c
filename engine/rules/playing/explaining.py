"""Why something can't be done now: the questions of `offers`, answered with what forbids it."""
from __future__ import annotations

from engine.board.objects import Object
from engine.board.state import State
from engine.kernel.decision import Reason
from engine.names.board import PlayWindow
from engine.rules.meaning import layers
from engine.rules.meaning.labels import using
from engine.rules.playing import hiding
from engine.rules.playing.forbidding import why_not_move, why_not_play, why_not_use
from engine.rules.playing.offers import hand_and_champion, playable


def reasons(g: State, seat: int, key: str) -> tuple[Reason, ...]:
    """Why the action with that key can't be begun now, from the asker's own sight; empty when it can.

    Rules: 312.1.a, 312.1.b, 312.1.b.1.
    """
    window = window_of(g, seat)
    if window is None:
        return (Reason("312.1", "You don't have Priority now."),)
    verb, _, rest = key.partition(":")
    id, _, n = rest.partition(":")
    thing = g.objects.get(int(id)) if id.lstrip("-").isdigit() else None
    if thing is None or not visible(g, seat, thing):
        return (Reason("410.1", "There is no such card or action."),)
    if verb == "play" and thing in playable(g, seat):
        return tuple(why_not_play(g, seat, thing, window))
    if verb == "hide" and thing in hand_and_champion(g, seat):
        return tuple(hiding.why_not_hide(g, seat, thing, window))
    if (
        verb == "use"
        and thing.controller == seat
        and thing.attached_to
        and n.isdigit()
        and int(n) < len(thing.card.activated)
    ):
        return (Reason("721", f"{thing.card.name} is attached: its own text is inactive."),)
    if verb == "use" and holder(g, thing) == seat and n.isdigit() and int(n) < len(layers.activated(g, thing)):
        return tuple(why_not_use(g, seat, thing, int(n), layers.activated(g, thing)[int(n)], window))
    if verb == "move" and thing.controller == seat and thing.card.is_unit and thing.zone == "board":
        late = (
            ()
            if window == "act"
            else (Reason("144.1.c", "Units move in your own Main Phase, with no chain and no showdown."),)
        )
        return (*late, *why_not_move(g, seat, thing))
    return (Reason("410.1", "That is nothing you could do with it."),)


def holder(g: State, thing: Object) -> int:
    """Who uses its abilities: its controller; of a battlefield whoever controls that as a place, perhaps nobody
    (190.6).

    Rules: 191.3.a, 191.3.b.
    """
    field = g.field(thing.id) if thing.zone == "battlefield" else None
    return field.controller if field is not None else thing.controller


def visible(g: State, seat: int, thing: Object) -> bool:
    """Whether a seat may know that the object is there (128)."""
    return thing.owner == seat if thing.zone == "hand" else thing.zone != "facedown" or thing.controller == seat


def window_of(g: State, seat: int) -> PlayWindow | None:
    """Which window that seat has open now, if any."""
    for decision in g.open:
        if decision.seat == seat and decision.kind == "act":
            return "act" if seat == g.turn_player else "invited"
        if decision.seat == seat and (decision.kind == "focus" or decision.kind == "priority"):
            return decision.kind
    return None


def all_reasons(g: State, seat: int) -> list[tuple[str, str, Reason]]:
    """Everything that a seat might want to do and can't: `(key, label, first reason)`, for cards in hand, champion,
    units and abilities."""
    found = []
    seen: set[str] = set()
    for thing in hand_and_champion(g, seat):
        if thing.card.code not in seen:
            seen.add(thing.card.code)
            found.append((f"play:{thing.id}", f"Play {thing.card.name}"))
            if layers.keyword(g, thing, "hidden"):
                found.append((f"hide:{thing.id}", f"Hide {thing.card.name}"))
    found += [(f"play:{thing.id}", f"Play {thing.card.name} from facedown") for thing in hiding.facedown(g, seat)]
    for thing in g.permanents():
        if thing.controller == seat and thing.card.is_unit:
            found.append((f"move:{thing.id}", f"Move {thing.card.name}"))
        if thing.controller == seat:
            abilities = thing.card.activated if thing.attached_to else layers.activated(g, thing)
            found += [(f"use:{thing.id}:{n}", using(g, thing, one)[0]) for n, one in enumerate(abilities)]
    answered = [(key, label, reasons(g, seat, key)) for key, label in found]
    return [(key, label, why[0]) for key, label, why in answered if why]
