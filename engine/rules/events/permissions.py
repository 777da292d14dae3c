"""What is forbidden and what is permitted beyond the rules (054): “can't”, “can” and “only” of clauses, asked with the
event as it would be.

A prohibition is matched like a trigger: the question is an event that has not happened. Offers and choices ask before
they offer, and what an effect tries all the same is negated when it is proposed. A prohibition wins over every
permission.
"""
from __future__ import annotations

from functools import cache
from typing import Final

from engine.board import events
from engine.board.objects import Item, Object
from engine.board.state import ON_BOARD, State
from engine.catalogue import CAN_PLAY, FOR_PRICE, FROM_TRASH, Context, Mood, Passive, Reading, Wanted, ruling_on
from engine.kernel.bindings import Bindings
from engine.kernel.event import Event
from engine.names.bindings import IT, THERE, THEY
from engine.names.questions import Question
from engine.rules.events.attribution import ITEMS, flat
from engine.rules.events.matching import says, upon
from engine.rules.meaning import chain_items
from engine.rules.meaning.entering import own
from engine.rules.meaning.speakers import answers
from engine.words.event_kinds import EventKind
from engine.words.fixed import DomainName
from engine.words.nodes import Every, Pick, Play, Price

CANT: Final = "cant:"
CAN: Final = "can:"
ONLY: Final = "only:"
TOLL: Final = "toll:"
CANT_CHOOSE = ruling_on(CANT, "chose")
CANT_MOVE = ruling_on(CANT, "moved")
CAN_LOOK = ruling_on(CAN, "looked")
CAN_MOVE = ruling_on(CAN, "moved")
TOLL_ON_MOVES = ruling_on(TOLL, "moved")
ONLY_MOVE = ruling_on(ONLY, "moved")


def is_ruled(g: State, event: Event) -> bool:
    """Whether anything could forbid an event of that kind: a cheap question before the exact one."""
    if event.kind not in g.catalogue.ruled:
        return False
    if ruling_on(CANT, event.kind) in g.passives or ruling_on(ONLY, event.kind) in g.passives:
        return True
    thing = g.objects.get(event.subject)
    return thing is not None and thing.zone == "chain" and ruling_on(CANT, event.kind) in thing.card.answered


def unruled(g: State, kind: EventKind, thing: Object) -> bool:
    """Whether no text speaks of events of that kind at all, nor any of that object's own: the usual case, and a short
    way."""
    asked = questions(kind)
    return asked.isdisjoint(g.passives) and asked.isdisjoint(thing.card.answered)


@cache
def questions(kind: EventKind) -> frozenset[Question]:
    """What texts may say of events of that kind."""
    return frozenset((ruling_on(CANT, kind), ruling_on(CAN, kind), ruling_on(ONLY, kind)))


def forbidden(g: State, event: Event) -> bool:
    """054.1, 054.2: whether something forbids that this happens: as such, or because it happens in another form than
    the only one. Combat damage is forbidden only if it is to each of the units that deal it together (465.2.d,
    417.6.c)."""
    dealers = fighting(g, event)
    if dealers:
        return all(forbidden(g, event._replace(cause=unit.id)) for unit in dealers)
    thing = g.objects.get(event.subject)
    if event.kind == "moved" and thing is not None and not event.origin:
        event = event._replace(origin=thing.place)
    return spoken(g, CANT, event) is not None or (
        bool(narrowed := ruled(g, ONLY, event)) and any(breaks(g, event, *one) for one in narrowed)
    )


def fighting(g: State, event: Event) -> list[Object]:
    """417.6.c: the units that deal combat damage together, before it is dealt; none for any other event."""
    field = g.field(event.cause) if event.kind == "damaged" and events.dealt_in_combat(event) else None
    return (
        [unit for unit in g.units_at(field.id) if unit.role and unit.controller == event.by]
        if field is not None
        else []
    )


def permitted(g: State, event: Event, bound: Bindings | None = None) -> bool:
    """Whether something permits this, and nothing forbids it (054.1); `bound`: with what is bound in what is being
    played. Rules: 002."""
    return spoken(g, CAN, event, bound) is not None and not forbidden(g, event)


def spoken(g: State, mood: Mood, event: Event, bound: Bindings | None = None) -> Passive | None:
    """The first text in that mood that speaks of the event."""
    return next(
        (
            passive
            for passive, f in ruled(g, mood, event, bound)
            if says(g, asked(f, event), passive.trait[0], event) is not None
        ),
        None,
    )


def allowances(g: State, event: Event) -> list[Wanted]:
    """All permissions that speak of the event."""
    return [
        passive.trait[0]
        for passive, f in ruled(g, CAN, event)
        if says(g, asked(f, event), passive.trait[0], event) is not None
    ]


def breaks(g: State, event: Event, passive: Passive, f: Reading) -> bool:
    """054.2: the action in question, but not in the form in which alone it is possible."""
    action, form = passive.trait
    f = asked(f, event)
    return says(g, f, action, event) is not None and says(g, f, form, event) is None


def ruled(g: State, mood: Mood, event: Event, bound: Bindings | None = None) -> list[tuple[Passive, Context]]:
    """The texts in that mood about events of that kind: on the board, and what an object elsewhere says about
    itself."""
    what = ruling_on(mood, event.kind)
    thing = g.objects.get(event.subject)
    found = answers(g, what) if what in g.passives else []
    if thing is not None and thing.zone not in ON_BOARD and thing.card.passives:
        found = [*found, *own(g, thing, what, bound)]
    return found


def asked(f: Reading, event: Event) -> Context:
    """The text read with what it describes: “it” and “they” are those of the event, unless the text has spoken of
    others before."""
    by = event.by if event.by >= 0 else event.seat
    return Context(f.you, f.source, Bindings(((IT, (event.subject,)), (THEY, by), (THERE, (event.place,)))) | f.env)


def tolled(g: State, moves: list[Event]) -> list[tuple[Price, int, tuple[DomainName, ...]]]:
    """204.4: the prices that lie on events that happen together, and how often each is due; with the domains of the
    card that says so."""
    found = []
    for passive, f in answers(g, ruling_on(TOLL, moves[0].kind)):
        wanted, cost = passive.trait
        n = sum(says(g, asked(f, event), wanted, event) is not None for event in moves) - cost.free
        if n > 0:
            found.append((cost.price, n, g.objects[f.source].card.domains))
    return found


# --- questions that come up often

def can_move(g: State, thing: Object, to: int, by: int) -> bool:
    """Whether something permits a Standard Move that the rules don't."""
    return permitted(g, events.moved("446", thing.id, controller=thing.controller, to=to, from_=thing.place, by=by))


def may_look(g: State, thing: Object, seat: int) -> bool:
    """128.4: whether a seat may look at a facedown card: its controller, or whom something permits it."""
    return thing.controller == seat or (CAN_LOOK in g.passives and permitted(g, events.looked("359.3", seat, thing.id)))


def may_move(g: State, thing: Object, to: int, by: int, cause: int = 0) -> bool:
    """Whether a move is forbidden to a unit, done by that player, with that chain item."""
    if unruled(g, "moved", thing):
        return True
    return not forbidden(
        g, events.moved("446", thing.id, controller=thing.controller, to=to, from_=thing.place, cause=cause, by=by)
    )


def may_be_chosen(g: State, thing: Object, by: int, source: int, item: Item | None = None) -> bool:
    """757: whether an object may be chosen by that player for a spell, or an ability of that source: for a chain item
    once there is one."""
    if unruled(g, "chose", thing):
        return True
    event = events.chose("355.5", by, thing.id, code=thing.card.code, by=by)
    found = ruled(g, CANT, event)
    if not found:
        return True
    if item is None:
        chooser = g.objects.get(source)
        card = chooser.card if chooser is not None else thing.card
        item = Item(0, "card" if chooser is not None and card.is_spell else "triggered", card, by, source)
    return not any(chooses(g, asked(f, event), passive.trait[0], item, event) for passive, f in found)


def chooses(g: State, f: Reading, wanted: Wanted, item: Item, event: Event) -> bool:
    """Whether a text speaks of that item, or of its player, choosing that."""
    subject, action = wanted.clause.subject, wanted.clause.actions[0]
    if isinstance(subject, Pick | Every) and any(node in ITEMS for node in flat(subject.filters)):
        return upon(g, f, action, event) and chain_items.fits_item(g, f, subject.filters, item)
    return says(g, f, wanted, event) is not None


def license_of(g: State, thing: Object, seat: int) -> Play | None:
    """366.1: the permission to play a card from the zone in which it is, given by itself or by what lets others be
    played from the trash; it may name a price."""
    event = events.played("366.1", seat, thing.id, thing.card.code, by=seat)
    passive = spoken(g, CAN, event) if CAN_PLAY in thing.card.answered else None
    if (
        (passive is None or passive.zone != thing.zone)
        and thing.zone == "trash"
        and FROM_TRASH in g.passives
        and may_play(g, thing, seat)
    ):
        passive = next(
            (one for one, f in answers(g, FROM_TRASH) if says(g, asked(f, event), one.trait[0], event) is not None),
            None,
        )
    elif passive is not None and passive.zone != thing.zone:
        passive = None
    found = passive.trait[0].clause.actions[0] if passive is not None else None
    return found if isinstance(found, Play) else None


def bargains(g: State, thing: Object, seat: int) -> list[tuple[Play, Context]]:
    """356.1.a, 356.1.b: the permissions to play a card for another price from where it may be played anyway."""
    if FOR_PRICE not in thing.card.answered and FOR_PRICE not in g.passives:
        return []
    event = events.played("356.1.a", seat, thing.id, thing.card.code, by=seat)
    found = [*own(g, thing, FOR_PRICE), *(answers(g, FOR_PRICE) if FOR_PRICE in g.passives else ())]
    return [
        (passive.trait[0].clause.actions[0], f)
        for passive, f in found
        if says(g, asked(f, event), passive.trait[0], event) is not None
    ]


def may_play_to(g: State, thing: Object, seat: int, place: int) -> bool:
    """Whether something permits to play a card to that location (355.2). Rules: 355.2.a, 355.2.b, 813.3.a."""
    return not unruled(g, "played", thing) and permitted(
        g, events.played("355.2", seat, thing.id, thing.card.code, place=place, by=seat)
    )


def may_play(g: State, thing: Object, seat: int, place: int = 0) -> bool:
    """Whether a card may be played by that player, to that location if one is named."""
    return unruled(g, "played", thing) or not forbidden(
        g, events.played("419", seat, thing.id, thing.card.code, place=place, by=seat)
    )
