"""Whether an event is the one that a text speaks of: one matcher for triggers, replacements, reflexives, delayed
abilities and history.

Each action word says by which kinds of event it is noticed, and which of its fields means what the event is about.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import Any, Literal, cast

from engine.board import events
from engine.board.state import ON_BOARD, State
from engine.catalogue import Ability, Context, Reading, Wanted
from engine.kernel.bindings import Bindings, Slot
from engine.kernel.event import Event
from engine.names.bindings import CONQUERED, FROM, HIDDEN, IT, ITEM, SPEAKER, THERE, THEY, N
from engine.names.board import DECK_TOP, AbilityKind
from engine.rules.events.attribution import (
    ITEMS,
    TALLIES,
    author,
    done_with,
    flat,
    is_it,
    is_whose,
    matched,
    of_players,
    origins,
    responsible,
)
from engine.rules.events.becoming_mighty import ROSE
from engine.rules.meaning import chain_items, nouns
from engine.words import nodes as w
from engine.words.base import WORDS, Node, Noticed
from engine.words.event_kinds import EventKind
from engine.words.fixed import PeriodName
from engine.words.nodes import (
    Act,
    Anyone,
    Clause,
    CombatDamage,
    Comparison,
    ControllerOf,
    Either,
    Ends,
    Every,
    Kind,
    Me,
    OwnerOf,
    Pick,
    Quality,
    Starts,
    That,
    WithMight,
    You,
)
from engine.words.sorts import Sort

NOTICED: dict[type[Node], Noticed] = {word: word.noticed for word in WORDS.values() if word.noticed is not None}
"""Action words by how they are noticed."""

BECOMES: dict[str, EventKind] = {
    "ready": "readied", "exhausted": "exhausted", "stunned": "stunned", "buffed": "buffed", "empowered": "empowered",
}
"""The event by which something becomes what that quality says."""

OF_TEAM: frozenset[EventKind] = frozenset(("gained", "points lost"))
"""Kinds that are done by a whole team (489.8.d.3)."""

WOULD: dict[EventKind, tuple[EventKind, ...]] = {"played": ("entered", "queued token")}
"""The kinds that a replacement applies to, where the event that is noticed would be too late."""

ACTIVATED: Kind[Sort] = Kind("activated ability")
"""Abilities that are played (377.2), not cards."""

MIGHTY = Comparison("at least", 5)
"""What makes a unit Mighty (706)."""

Hearing = Literal[AbilityKind, "past", "permission"]
"""What listens for an event: an ability, a question about what has happened, a permission or prohibition."""

STARTS: dict[PeriodName, EventKind] = {
    "turn": "turn starts", "combat": "combat starts", "showdown": "showdown starts",
    "awaken phase": "awaken phase starts", "beginning phase": "beginning phase starts",
    "scoring step": "scoring step starts", "channel phase": "channel phase starts", "draw phase": "draw phase starts",
    "main phase": "main phase starts",
}
ENDS: dict[PeriodName, EventKind] = {"turn": "turn ends", "combat": "combat ends", "showdown": "showdown ends"}
"""The events by which a period begins and ends."""

PARTING: frozenset[EventKind] = frozenset(
    ("died", "discarded", "banished", "recycled", "topped", "returned", "benched")
)
"""Kinds by which an object goes to another zone as a new one: its own abilities about that trigger before it has left
(808.1.d.2)."""


def noticed_by(action: Node, kind: Hearing = "triggered") -> tuple[EventKind, ...]:
    """The kinds of event that an action is noticed by; none when it never happens."""
    if isinstance(action, w.Become):
        if isinstance(action.state, WithMight) or action.state == Quality("mighty"):
            return (ROSE,)
        return (
            (BECOMES[action.state.name],) if isinstance(action.state, Quality) and action.state.name in BECOMES else ()
        )
    if isinstance(action, w.Play) and any(node == ACTIVATED for node in getattr(action.what, "filters", ())):
        return ("resolved",)  # 377.2.a
    row = NOTICED.get(type(action))
    if row is None:
        return ()
    if kind == "past" and row.past:
        return row.past
    return tuple(one for each in row.kinds for one in WOULD.get(each, (each,))) if kind == "replacement" else row.kinds


def alternatives(event: Node, kind: Hearing = "triggered") -> Iterator[Wanted]:
    """The events that a text speaks of, one by one: `either(…)` of events or of actions stands for several. Raises
    LookupError for one that never happens."""
    match event:
        case Starts(what, _, given) if what in STARTS:
            yield Wanted((STARTS[what],), event, given)
        case Ends(what, _, given) if what in ENDS:
            yield Wanted((ENDS[what],), event, given)
        case Either(options):
            for option in options:
                yield from alternatives(option, kind)
        case Clause(subject, (Either(options),), given):
            for option in options:
                yield from alternatives(Clause(subject, (cast(Act, option),), given), kind)
        case Clause(_, (action,), given) if kinds := noticed_by(action, kind):
            yield Wanted(kinds, event, given)
        case _:
            raise LookupError(
                f"nothing happens as {shown(event)}: one action that an event tells of, such as draw(…) or attack, "
                "or a moment, such as starts(turn), was expected"
            )


def shown(event: Node) -> str:
    """What never happens, in a message: its moment, or its actions."""
    match event:
        case Clause(_, (w.Become(state),)):
            return f"Become of {getattr(state, 'name', type(state).__name__)}"
        case Clause(_, actions):
            return " and ".join(type(action).__name__ for action in actions) + " at once" * (len(actions) > 1)
        case Starts(what) | Ends(what):
            return f"{type(event).__name__} of {what}"
    return type(event).__name__


def meets(g: State, f: Reading, ability: Ability, event: Event) -> Bindings | None:
    """What the event says to an ability (`@it`, `@there`, `@they`, `@from`, `@n`), or None when it is not the event it
    listens for, or an adjacent condition doesn't hold (383.2.a.1).

    Rules: 383.4.e.2.b, 383.4.f.2.b.
    """
    for wanted in ability.event:
        if event.kind in wanted.kinds:
            said = says(g, f, wanted, event)
            if said is not None:
                return said
    return None


def says(g: State, f: Reading, wanted: Wanted, event: Event) -> Bindings | None:
    """The same for one alternative."""
    clause = wanted.clause
    if isinstance(clause, Starts | Ends):
        if clause.whose is not None and not is_whose(g, f, clause.whose, event):
            return None
        said = Bindings({THEY: event.seat})
    else:
        action = clause.actions[0]
        if isinstance(action, w.Move) and not somewhere(g, f, action, event):  # told sooner than who moves
            return None
        if not does(g, f, clause.subject, action, event):
            return None
        if isinstance(clause.subject, Pick) and clause.subject.name and author(g, event) is not None:
            f = Context(f.you, f.source, f.env | {Slot(clause.subject.name): (event.cause,)})  # what it chooses
        if each_player(clause):
            f = Context(f.you, f.source, f.env | {THEY: responsible(event)})
        if (
            not upon(g, f, action, event)
            or not somewhere(g, f, action, event)
        ):
            return None
        said = mentioned(g, f, clause.subject, action, event)
    if wanted.given and not nouns.all_hold(g, Context(f.you, f.source, f.env | said), wanted.given):
        return None
    return said


def each_player(clause: Node) -> bool:
    """Whether it is about what any of several players does: what it is done to may be theirs, and whoever does it is
    counted for themselves."""
    return isinstance(clause, Clause) and isinstance(clause.subject, Pick | Every) and of_players(clause.subject)


def mentioned(g: State, f: Reading, subject: Node, action: Node, event: Event) -> Bindings:
    """The participants, to be spoken of by the text that follows."""
    said = Bindings({THEY: responsible(event) if of_players(subject) else event.seat})
    said |= called(g, f, subject, action, event)
    if isinstance(action, w.Attach) and isinstance(action.to, Pick | Every):
        event = event._replace(subject=events.top_of(event))  # the top-most card is what was mentioned last
    if event.subject:
        said[IT] = (event.subject,)
    if event.place:
        said[THERE] = (event.place,)
    if event.origin and event.kind != ROSE and event.kind != "damaged":  # for these it is no place
        said[FROM] = (event.origin,)
        if event.kind == "played" and event.subject == f.source:
            said[HIDDEN] = event.origin  # 811.1.d.2: a play effect of what was facedown
    if event.kind in TALLIES:
        said[N] = event.n
    return said


def called(g: State, f: Reading, subject: Any, action: Any, event: Event) -> Bindings:
    """What the text has given a name to: who does it, what it is done to, from where and to where."""
    row = NOTICED[type(action)]
    said = Bindings()
    for field, phrase in [("", subject), *((name, getattr(action, name)) for name in action.names)]:
        if not isinstance(phrase, Pick) or not phrase.name:
            continue
        name = Slot(phrase.name)
        if field == "from_":
            said[name] = (event.origin,)
        elif field == row.where and field:
            said[name] = (event.place,)
        elif field == "to" and isinstance(action, w.Attach):
            said[name] = (events.top_of(event),)
        elif field or not is_doer(row, action):
            said[name] = (event.subject,)
        elif of_players(subject):
            said[name] = (responsible(event),)
        elif not row.what:
            said[name] = tuple(id for id in took_part(g, event) if matched(g, f, subject, event, id))
        else:
            said[name] = tuple(thing.id for thing in origins(g, event) if is_it(g, f, subject, thing))
    return said


def is_doer(row: Noticed, action: Any) -> bool:
    """Whether the subject of a clause is who does it, not to whom it happens."""
    return row.player or isinstance(action, w.Deal) or (bool(row.what) and getattr(action, row.what) is not None)


# --- who

def does(g: State, f: Reading, subject: Node, action: Node, event: Event) -> bool:
    """Whether it is the subject of the clause that does it: a player who is responsible (411.4), an object to which it
    is attributed, or that it happens to."""
    row = NOTICED[type(action)]
    match subject:
        case Anyone():
            return True
        case That(name) if name == SPEAKER or (row.player and row.what):
            return any(seat in nouns.bound(f, name) for seat in doers(g, event))
        case You() | ControllerOf() | OwnerOf() | w.Defender():
            return any(seat in nouns.seats(g, f, subject) for seat in doers(g, event))
        case Pick(_, _, filters) | Every(filters) if of_players(subject):
            return responsible(event) in nouns.players(g, f, filters)
    # a player's event, in which the units there took part (383.4.c.2); what adds resources does it itself
    if row.player and not row.what and not isinstance(action, w.Add):
        return any(matched(g, f, subject, event, id) for id in took_part(g, event))
    if not is_doer(row, action):
        return matched(g, f, subject, event, event.subject)
    if isinstance(subject, Me) and event.cause and event.cause == f.env.get(ITEM):
        return True
    if isinstance(subject, That) and event.cause and event.cause in nouns.bound(f, subject.name):
        return True  # a spell or ability does it
    item = author(g, event)
    if item is not None and isinstance(subject, Pick | Every) and any(node in ITEMS for node in flat(subject.filters)):
        return chain_items.fits_item(g, f, subject.filters, item)
    return any(is_it(g, f, subject, thing) for thing in origins(g, event))


def took_part(g: State, event: Event) -> list[int]:
    """383.4.c.2, 383.4.d.2: the units that were there when that player conquered, held or won a combat, wherever they
    are now; of an event that hasn't happened those that are there."""
    log = g.events
    at = next((n for n in range(len(log) - 1, g.this_turn - 1, -1) if log[n] is event), None)
    if at is None:
        return [thing.id for thing in g.units_at(event.place) if thing.controller == event.seat]
    return [one.subject for one in takewhile(lambda one: one.kind == "took part", islice(log, at + 1, None))]


def doers(g: State, event: Event) -> Sequence[int]:
    """Who does it: the player who is responsible; points are gained and lost by the whole team (489.8.d.3)."""
    seat = responsible(event)
    return g.mates(seat) if event.kind in OF_TEAM and g.mode.teams else (seat,)


def in_combat(action: Node) -> bool:
    """Whether it is combat damage that is spoken of: the subject is who deals it."""
    return isinstance(action, w.Deal) and isinstance(action.n, CombatDamage)


# --- to what, where

def upon(g: State, f: Reading, action: Node, event: Event) -> bool:
    """Whether it is done to what, and with what, the clause says."""
    if isinstance(action, w.Become) and event.kind == ROSE:
        return rose(g, f, action.state, event)
    row = NOTICED[type(action)]
    what = getattr(action, row.what) if row.what else None
    if in_combat(action) and not events.dealt_in_combat(event):
        return False
    if isinstance(action, w.GiveLess) and not events.lessens(event):
        return False
    if isinstance(what, Node) and not matched(g, f, what, event, event.subject):
        return False
    if isinstance(action, w.Attach) and not matched(g, f, action.to, event, events.top_of(event)):
        return False
    return done_with(g, f, getattr(action, "with_", None), event)


def rose(g: State, f: Reading, state: Node, event: Event) -> bool:
    """709: it has that Might now, and didn't before."""
    wanted = state.comparison if isinstance(state, WithMight) else MIGHTY
    before, now = events.mights_of(event)
    return not nouns.compare(g, f, before, wanted) and nouns.compare(g, f, now, wanted)


def somewhere(g: State, f: Reading, action: Node, event: Event) -> bool:
    """Whether it happens where, or from and to where, the clause says."""
    if isinstance(action, w.Leave):
        thing = g.objects.get(event.subject) or g.gone.get(event.subject)
        return thing is not None and thing.zone in ON_BOARD
    if isinstance(action, w.LeaveChain):
        thing = g.objects.get(event.subject)
        item = next((item for item in g.chain if item.kind == "card" and item.source == event.subject), None)
        own = item is not None and (item.pending or item.id == event.cause)
        return thing is not None and thing.zone == "chain" and not own
    if isinstance(action, w.Go):
        return goes(g, f, action, event)
    if isinstance(action, w.GainPoints):
        return action.from_ is None or events.points_from(event) in sources(action.from_)
    if isinstance(action, w.LookAt | w.Reveal):
        return action.from_ is None or from_deck(g, f, action.from_, event)
    return there(g, f, action, event) and located(g, f, getattr(action, "from_", None), event.origin)


def goes(g: State, f: Reading, action: w.Go, event: Event) -> bool:
    """Whether an object goes to such a trash, its owner's (108.2.b): not from the top of such a Main Deck, where it
    still is while it is looked at or revealed."""
    thing = g.objects.get(event.subject)
    if thing is None:
        return False
    from_deck = thing.zone in DECK_TOP and thing.owner in nouns.seats(g, f, action.except_from.whose)
    return not from_deck and thing.owner in nouns.seats(g, f, action.to.whose)


def there(g: State, f: Reading, action: Node, event: Event) -> bool:
    """Whether it happens where the clause says; of what is conquered it is asked whether it was uncontrolled before."""
    row = NOTICED[type(action)]
    if isinstance(action, w.Conquer):
        f = Context(f.you, f.source, f.env | {CONQUERED: (event.place, events.was_uncontrolled(event))})
    return not row.where or located(g, f, getattr(action, row.where), event.place)


def from_deck(g: State, f: Reading, deck: w.Deck, event: Event) -> bool:
    """Whether a card is looked at, or revealed, where it lies on top of such a Main Deck (424.1.a.2)."""
    thing = g.objects.get(event.subject) or g.gone.get(event.subject)
    lies_there = not event.subject or (thing is not None and thing.zone in DECK_TOP and not thing.printed.is_rune)
    return lies_there and not event.other and event.seat in nouns.seats(g, f, deck.whose)


def sources(from_: Node) -> set[str]:
    """What points come from, as the event names it."""
    options = from_.options if isinstance(from_, Either) else (from_,)
    return {type(option).__name__.lower() for option in options}


def located(g: State, f: Reading, phrase: Node | None, place: int) -> bool:
    """Whether a phrase of an event speaks of that location."""
    match phrase:
        case None:
            return True
        case Pick(_, _, filters) | Every(filters):
            return place in nouns.locations(g, f, filters)
    return bool(nouns.location(g, f, phrase) == place)
