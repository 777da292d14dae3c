"""What a phrase means now: which objects, which place, which player, how much, and whether it holds."""
from __future__ import annotations

from collections.abc import Callable

from engine.board.objects import NOBODY, Object, base_of
from engine.board.state import State
from engine.catalogue import Context, Reading
from engine.names.bindings import BACK, DOERS, EACH, HERE, THEY, chose, ids
from engine.rules.meaning.memory import COUNTERED, Back, follow, last, memory, noted_of
from engine.rules.meaning.registry import FITS, HOLDS, MEASURE
from engine.words.base import Node
from engine.words.nodes import (
    Among,
    At,
    BanishedWith,
    BaseOf,
    Comparison,
    ControllerOf,
    Defender,
    Either,
    Every,
    FromNext,
    Here,
    Kind,
    LeftOver,
    Me,
    Noted,
    OwnerOf,
    Pair,
    Per,
    Pick,
    Quality,
    RestOf,
    That,
    The,
    ToOrFrom,
    Where,
    WhoChose,
    WhoDid,
    You,
    YouAnd,
    Zone,
)

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "at least": int.__ge__, "at most": int.__le__, "exactly": int.__eq__, "less than": int.__lt__,
    "more than": int.__gt__,
}


MIGHTY = 5
"""The Might from which on a unit is Mighty (708)."""


class Unreadable(LookupError):
    """A phrase stands where the engine can't read it."""


# --- objects

def things(g: State, f: Reading, phrase: Node | None) -> list[Object]:
    """The objects that the phrase means now, in board order; bound ones only while they are still there (359.3.e.3).

    Rules: 359.3.f.2, 359.3.f.2.a.
    """
    match phrase:
        case Me():
            return [g.objects[id] for id in followed(g, f, (f.source,))]
        case That(name):
            return [g.objects[id] for id in followed(g, f, bound(f, name))]
        case The(done, _):
            return [g.objects[back.new] for back in memory(f.env) if back.done == done and back.new in g.objects]
        case RestOf(name):
            return [g.objects[id] for id in bound(f, name) if id in g.objects]
        case Pair(first, second):
            return [*things(g, f, first), *things(g, f, second)]
        case LeftOver():
            return left_over(g, f, phrase)
        case Every(filters) | Pick(_, _, filters):
            return candidates(g, f, filters)
    raise Unreadable(f"{phrase} means no objects")


def left_over(g: State, f: Reading, node: LeftOver) -> list[Object]:
    """What each of those players could have chosen, without what any of them has (355.10.e)."""
    taken = {id for name in node.chosen for id in bound(f, name)}
    found: dict[int, Object] = {}
    for chooser in seats(g, f, node.who):
        reading = Context(chooser, f.source, f.env | {THEY: chooser})
        for noun in node.among:
            found |= {thing.id: thing for thing in candidates(g, reading, noun.filters) if thing.id not in taken}
    return list(found.values())


def followed(g: State, f: Reading, ids: tuple[int, ...]) -> list[int]:
    """The objects as they are now: what this very item moved to another zone is still known to it (359.3.e.13), a
    spell on the chain is its card (359.3.e.12.a), and one that was played is in the trash by now (359.3.d)."""
    if BACK in f.env:
        ids = tuple(follow(f.env, id) for id in ids)
    found = [id if id in g.objects else card_on_chain(g, id) or played_out(g, id) for id in ids]
    return [id for id in found if id in g.objects]


def played_out(g: State, id: int) -> int:
    """The card in the trash that a spell is after it has resolved; 0 where that isn't what became of it."""
    gone = g.gone.get(id)
    if gone is None or not gone.card.is_spell:
        return 0
    return next((event.n for event in g.newest_first(g.this_turn)
                 if event.kind == "trashed" and event.subject == id), 0)


def card_on_chain(g: State, id: int) -> int | None:
    """The card that the chain item with that id is; None of an ability, or where there is no such item."""
    item = g.item(id)
    return item.source if item is not None and item.kind == "card" else None


def named(g: State, f: Reading, name: str, id: int) -> bool:
    """Whether an object is what is bound to a name: itself, or as the card of a chain item that is."""
    ids = bound(f, name)
    return id in ids or any(card_on_chain(g, one) == id for one in ids)


def looked_back(g: State, f: Reading, phrase: Node) -> Back | None:
    """What this item remembers of an object that it took off the board, as it was right before (359.3.e.13)."""
    found = done_to(f, phrase)
    gone = found is not None and found.place and (found.old not in g.objects or g.objects[found.old].zone != "board")
    return found if gone else None


def taken_away(g: State, f: Reading, phrase: Node) -> Back | None:
    """The same, also of what it took off the chain by countering it (359.3.e.13)."""
    found = done_to(f, phrase)
    return found if found is not None and found.done == COUNTERED else looked_back(g, f, phrase)


def done_to(f: Reading, phrase: Node) -> Back | None:
    """What this item remembers last of doing something to what the phrase means. Rules: 359.3.e.14, 359.3.e.14.a."""
    if BACK not in f.env:
        return None
    match phrase:
        case Me():
            return last(f.env, f.source)
        case That(name):
            return next((back for id in bound(f, name) if (back := last(f.env, id))), None)
        case The(done, _):
            return next((back for back in memory(f.env) if back.done == done), None)
    return None


def bound(f: Reading, name: str) -> tuple[int, ...]:
    """The ids bound to a name: of a choice, or of the event (`@it`)."""
    return ids(f.env.get(name, ()))


PLACES = (Here, At, BaseOf)
"""The words for a place that may stand in filters."""


def candidates(g: State, f: Reading, filters: tuple[Node, ...]) -> list[Object]:
    """All objects that fit, in board order. Where a text names a place, only those that are there are looked at."""
    found = pool(g, f, filters)
    for node in filters if found else ():
        if isinstance(node, PLACES):
            where = location(g, f, node)
            found = [thing for thing in found if place_of(thing) == where]
    for node in filters:
        if not isinstance(node, PLACES):
            fitting = FITS[type(node)]
            found = [thing for thing in found if fitting(g, f, node, thing)]
    return found


PERMANENT = frozenset(("unit", "gear", "card"))
"""What texts call things that are permanents on the board."""


def pool(g: State, f: Reading, filters: tuple[Node, ...]) -> list[Object]:
    """Where to look: a named zone, else the board (355.9.a).

    Rules: 108.7.f, 355.9.a.1, 355.9.a.3, 355.9.a.4, 355.9.a.5.
    """
    kinds: set[str] = set()
    for node in filters:
        match node:
            case Kind(name):
                kinds.add(name)
            case Quality():  # most of the rest
                pass
            case Among(name):
                return [g.objects[id] for id in bound(f, name) if id in g.objects]
            case BanishedWith():
                return [g.objects[id] for player in g.players for id in player.banished]
            case Zone(name, whose):
                return [g.objects[id] for seat in seats(g, f, whose) for id in getattr(g.players[seat], name)]
            case Either(options) if any(isinstance(part, Zone) for part in options):
                rest = tuple(each for each in filters if each is not node)
                each_in = [thing for option in options for thing in pool(g, f, (*rest, option))]
                return list(dict.fromkeys(each_in))
            case Either(options):
                kinds |= {option.name for option in options if isinstance(option, Kind)}
    return on_board(g, kinds)


def on_board(g: State, kinds: set[str]) -> list[Object]:
    """The objects on the board that may be of these kinds; permanents where none is named.

    Rules: 141.1.b.1, 141.1.b.2, 141.1.b.3, 148.1.b.1, 148.1.b.2, 148.1.b.3.
    """
    found: list[Object] = []
    if not kinds or not kinds.isdisjoint(PERMANENT):
        found += g.permanents()
    if "rune" in kinds:
        found += [g.objects[id] for player in g.players for id in player.runes]
    if "legend" in kinds:
        found += [
            g.objects[id]
            for player in g.players
            if player.legend and not player.gone
            for id in (player.legend, *player.further)
        ]
    if "facedown card" in kinds:
        found += [g.objects[id] for field in g.fields for id in field.facedown]
    if "battlefield" in kinds:
        found += [g.objects[field.id] for field in g.fields]
    return found


def fits(g: State, f: Reading, filters: tuple[Node, ...], thing: Object) -> bool:
    """Whether an object fits all the filters now. Rules: 133.3."""
    for node in filters:
        if not FITS[type(node)](g, f, node, thing):
            return False
    return True


# --- places and players

def place_of(thing: Object) -> int:
    """The location of an object; a battlefield is at itself (199). Rules: 146.1, 152.1, 198.2, 199.1."""
    return thing.id if thing.zone == "battlefield" else thing.place


def location(g: State, f: Reading, place: Node | None, thing: Object | None = None) -> int | None:
    """The location that a place means now, None when it is null (359.3.f.1). `thing` is what goes there, for “its
    base”."""
    match place:
        case Here() if HERE in f.env:
            return int(f.env[HERE])  # 462.2.b
        case Here() | At(Me()):
            source = g.objects.get(f.source)
            if source is None and (back := looked_back(g, f, Me())) is not None:  # 808.1.d.3
                return back.place
            return place_of(source) or None if source else None
        case That(name) | At(That(name)):
            for id in bound(f, name):
                if id < 0 or g.field(id):
                    return id
                now = place_of(g.objects[id]) if id in g.objects else 0
                back = None if now else looked_back(g, f, That(name))  # 359.3.e.13: where it was
                return now or (back.place if back else 0) or None
            return None
        case BaseOf(You()):
            return base_of(f.you)
        case BaseOf(Me()):
            source = g.objects.get(f.source)
            return base_of(source.controller) if source else None
        case BaseOf(That(name)) if name == THEY:
            return next((base_of(seat) for seat in bound(f, THEY)), None)
        case BaseOf(That(name)):
            owner = thing or next((g.objects[id] for id in bound(f, name) if id in g.objects), None)
            return base_of(owner.controller) if owner else None
        case ToOrFrom(end, to) if thing is not None:
            goal = location(g, f, to, thing)
            return goal if location(g, f, end, thing) in (goal, thing.place) else None
    raise Unreadable(f"{place} is no place")


def seat(g: State, f: Reading, phrase: Node) -> int:
    """The player that a phrase means, NOBODY when the information is gone."""
    found = seats(g, f, phrase)
    return found[0] if found else NOBODY


def seats(g: State, f: Reading, phrase: Node) -> list[int]:
    """The players that a phrase means, in turn order from the Turn Player; none when the information is gone
    (359.3.e.12)."""
    match phrase:
        case You():
            return [int(f.you)]
        case That(name):
            return [int(seat) for seat in bound(f, name)]
        case ControllerOf(what):
            if isinstance(what, That) and (
                items := [item for id in bound(f, what.name) if (item := g.item(id)) is not None]
            ):
                return [items[0].controller]  # 191.2, 191.4: of a spell or ability on the chain
            back = taken_away(g, f, what)
            return [back.controller] if back else [thing.controller for thing in things(g, f, what)][:1]
        case OwnerOf(what):
            back = taken_away(g, f, what)
            owners = [back.owner] if back else [thing.owner for thing in things(g, f, what)][:1]
            return [owner for owner in owners if owner != NOBODY]  # 127.1: nobody owns an ability
        case Defender():
            fight = g.showdown
            return [fight.defender] if fight is not None and fight.combat and fight.defender != NOBODY else []
        case YouAnd(who):
            found = (f.you, *seats(g, f, who))
            return [seat for seat in g.seats(g.turn_player) if seat in found]
        case Every(filters) | Pick(_, _, filters):
            return players(g, f, filters)
    raise Unreadable(f"{phrase} is no player")


def players(g: State, f: Reading, filters: tuple[Node, ...]) -> list[int]:
    """The players that fit, in turn order from the Turn Player (303.2.a) or from whoever comes next. Friendly are you
    and your teammates (740.1)."""
    kind = next(node.name for node in filters if isinstance(node, Kind))
    opponents, left_out = g.opponents(f.you), (f.you,) if Quality("other") in filters else ()
    order = g.seats(f.you + 1 if FromNext() in filters else g.turn_player)
    mates = g.mates(f.you) if Quality("friendly") in filters else order
    mates = fighting(g) if Quality("in combat") in filters else mates
    chosen = [bound(f, chose(node.word)) for node in filters if isinstance(node, WhoChose)]
    chosen += [bound(f, DOERS) for node in filters if isinstance(node, WhoDid)]
    chosen += [bound(f, node.name) for node in filters if isinstance(node, Among)]
    return [
        seat
        for seat in order
        if (kind == "player" or seat in opponents) and seat not in left_out and seat in mates
        and all(seat in each for each in chosen)
        and all(holds(g, Context(f.you, f.source, f.env | {THEY: seat}), node.condition)
                for node in filters if isinstance(node, Where))
    ]


def fighting(g: State) -> list[int]:
    """The attacker and the defender of the ongoing combat (464.2)."""
    showdown = g.showdown
    return list(showdown.roles) if showdown is not None else []


def base_fits(g: State, f: Reading, filters: list[Node], base: int) -> bool:
    """Whether the conditions that a text makes for a location hold of a base, which is no object."""
    return all(
        holds(g, Context(f.you, f.source, f.env | {EACH: (base,)}), node.condition)
        for node in filters
        if isinstance(node, Where)
    )


def locations(g: State, f: Reading, filters: tuple[Node, ...]) -> list[int]:
    """The locations that fit: battlefields, or bases too when the text says “location” (198)."""
    named = [node for node in filters if not (isinstance(node, Kind) and node.name == "location")]
    bases = (
        []
        if len(named) == len(filters)
        else [place for place in g.locations() if place < 0 and base_fits(g, f, named, place)]
    )
    return bases + [field.id for field in g.fields if fits(g, f, tuple(named), g.objects[field.id])]


# --- amounts and conditions

def amount(g: State, f: Reading, node: int | Node | None) -> int | None:
    """How much; None when the information is gone (359.3.e.12)."""
    match node:
        case int():
            return node
        case Per(noun, each):
            return each * len(things(g, f, noun))
        case Noted(name):
            noted = f.env.get(name)
            return len(noted) if isinstance(noted, tuple) else noted if isinstance(noted, int) else None
        case Node() if type(node) in MEASURE:
            was = noted_of(f.env, node)
            if was is not None:  # 808.1.d.3
                return was
            found = MEASURE[type(node)](g, f, node)
            return 0 if found is None and g.edition.missing == "zero" else found
    raise Unreadable(f"{node} is no amount")


def compare(g: State, f: Reading, value: int, comparison: Comparison) -> bool:
    """Whether the value is at least, at most … that amount; false when the amount is null."""
    limit = amount(g, f, comparison.amount)
    return limit is not None and COMPARE[comparison.op](value, limit)


def holds(g: State, f: Reading, condition: Node) -> bool:
    """Whether a condition is true now."""
    return HOLDS[type(condition)](g, f, condition)


def all_hold(g: State, f: Reading, conditions: tuple[Node, ...]) -> bool:
    """Whether all of them are true now; conditions commute."""
    for condition in conditions:
        if not HOLDS[type(condition)](g, f, condition):
            return False
    return True
