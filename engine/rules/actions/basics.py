"""Game actions (403–445): what each word of an effect does. Every operation proposes one batch as its last act."""
from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.board import events
from engine.board.objects import Object, base_of
from engine.board.state import ON_BOARD, State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Slot
from engine.kernel.event import Event
from engine.names.bindings import BY, DID, DOERS, NAMED, SPEAKER, THEY, every, still
from engine.rules.actions.drawing import draw_cards
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import arithmetic, entering, nouns
from engine.rules.meaning.labels import object_option
from engine.rules.meaning.registry import performs
from engine.rules.playing.adding import added
from engine.words import nodes as w
from engine.words.nodes import Banish, Clause, Phrase, Quality, ReturnToChampionZone, SwapPlaces, Top

Each = w.Kill | w.ReturnToHand | w.Ready | w.Exhaust | w.Stun | w.Heal | ReturnToChampionZone | w.PutInTrash


class DoneTo(Protocol):
    """A constructor of events that are done to one object."""

    def __call__(self, rule: str, thing: int, /, *, cause: int) -> Event:
        """The event, of that rule, done to that object."""


EACH: dict[type[Each], tuple[DoneTo, str]] = {
    w.Kill: (events.died, "428"),
    w.ReturnToHand: (events.returned, "056"),
    w.Ready: (events.readied, "415"),
    w.Exhaust: (events.exhausted, "414"),
    w.Stun: (events.stunned, "423"),
    w.Heal: (events.healed, "418"),
    ReturnToChampionZone: (events.benched, "108.3.c.1"),
    w.PutInTrash: (events.trashed, "108.2.b"),
}
"""Actions that do one thing to each of their objects: the event and its rule."""


def to_each(done: DoneTo, rule: str) -> Callable[[State, Frame, Compiled[Each]], None]:
    """The operation that proposes one such event for every object that the phrase means.

    Rules: 414.2, 414.3, 415.2, 415.3, 415.3.b, 418.2, 418.3, 418.3.a, 423.1, 423.2, 423.2.a, 428.1, 428.3, 428.3.a.
    """

    def perform(g: State, f: Frame, c: Compiled[Each]) -> None:
        by = cause(f)
        found = nouns.things(g, f, c.node.what)
        if isinstance(c.node, w.Stun):  # 423.1.a.1: nothing replaces what can't happen
            found = [thing for thing in found if not thing.stunned]
        propose(g, f, [done(rule, thing.id, cause=by) for thing in found])

    return perform


for _word, (_done, _rule) in EACH.items():
    performs(_word)(to_each(_done, _rule))


@performs(Banish)
def banish(g: State, f: Frame, c: Compiled[Banish]) -> None:
    """427: from wherever they are; the top of a Main Deck too, as far as it goes.

    Rules: 427.1, 427.2, 427.2.a, 427.2.b, 427.4, 427.4.a.
    """
    what = c.node.what
    if isinstance(what, Top):
        n = nouns.amount(g, f, what.n) or 0
        propose(g, f, [events.banished("427", seat=seat, cause=cause(f)) for seat in nouns.seats(g, f, what.whose)
                       for _ in range(min(n, g.players[seat].deck_size))])
        return
    propose(g, f, [events.banished("427", thing.id, cause=cause(f)) for thing in nouns.things(g, f, what)])


@performs(w.Recall)
def recall(g: State, f: Frame, c: Compiled[w.Recall]) -> None:
    """454–458: to its controller's base; not a move. Rules: 456, 456.1, 456.2, 456.3, 458.1."""
    by = cause(f)
    propose(g, f, [events.recalled("455", thing.id, to=base_of(thing.controller), cause=by)
                   for thing in nouns.things(g, f, c.node.what)])


@performs(SwapPlaces)
def swap_places(g: State, f: Frame, c: Compiled[SwapPlaces]) -> None:
    """420: both moves are one event; without one of the two units there is nowhere to go (359.3.e.12)."""
    a, b = nouns.things(g, f, c.node.a)[:1], nouns.things(g, f, c.node.b)[:1]
    pairs = ((a[0], b[0].place), (b[0], a[0].place)) if a and b and a[0].place != b[0].place else ()
    places = [(thing, place if place > 0 else base_of(thing.controller)) for thing, place in pairs]
    propose(
        g, f,
        [events.moved("420", thing.id, controller=thing.controller, to=place, cause=cause(f))
         for thing, place in places],
    )


@performs(w.Draw)
def draw(g: State, f: Frame, c: Compiled[w.Draw]) -> None:
    """413: so many cards, or the cards that the phrase means; what stands on the board, or is on the chain, can't be
    drawn (413.1).

    Rules: 413.2, 413.2.b.
    """
    if isinstance(c.node.n, Phrase):
        propose(
            g,
            f,
            [
                events.drawn("413", thing.owner, thing.id, cause=cause(f))
                for thing in nouns.things(g, f, c.node.n)
                if thing.zone not in ON_BOARD and thing.zone != "chain"
            ],
        )
        return
    f.env[DID] = nouns.amount(g, f, c.node.n) or 0
    draw_cards(g, f.you, f.env[DID], "413", cause(f))


@performs(w.Discard)
def discard(g: State, f: Frame, c: Compiled[w.Discard]) -> None:
    """422: the player chooses; as an effect as many as possible. Or the cards that the phrase means.

    Rules: 422.1.a, 422.1.b, 422.2, 422.2.a, 422.4.
    """
    if isinstance(c.node.n, Phrase):
        propose(
            g, f, [events.discarded("422", f.you, thing.id, cause=cause(f)) for thing in nouns.things(g, f, c.node.n)]
        )
        return
    hand = g.players[f.you].hand
    n = min(nouns.amount(g, f, c.node.n) or 0, len(hand))
    if not n:
        propose(g, f, [])
        return
    options = [object_option(g, g.objects[id], f.you) for id in hand]
    keys = g.choose(f.you, "choose", f"Discard {n}", options, why="422", least=n, most=n, source=f.source)
    propose(g, f, [events.discarded("422", f.you, int(key[4:]), cause=cause(f)) for key in keys])


@performs(w.Channel)
def channel(g: State, f: Frame, c: Compiled[w.Channel]) -> None:
    """430: fewer when the Rune Deck is short. Rules: 430.1, 430.2, 430.2.a, 430.3, 430.4, 430.4.b."""
    exhausted = any(isinstance(state, Quality) and state.name == "exhausted" for state in c.node.states)
    n = min(nouns.amount(g, f, c.node.n) or 0, len(g.players[f.you].rune_deck))
    propose(g, f, [events.channeled("430", f.you, exhausted=exhausted, cause=cause(f)) for _ in range(n)])


@performs(w.Add)
def add(g: State, f: Frame, c: Compiled[w.Add]) -> None:
    """429: into the pool of the ability's controller. Rules: 429.1, 429.4, 429.4.a."""
    propose(
        g, f, added(c.node, f.you, cause(f)) * (1 if c.node.times is None else nouns.amount(g, f, c.node.times) or 0)
    )


# --- damage

def dealt(g: State, f: Frame, target: Object, n: int) -> Event:
    """One Deal to one unit by the resolving spell or ability, Bonus Damage included; none is added when nothing is
    dealt (715), by some editions also when the rest is prevented.

    Rules: 715.1, 715.2, 715.4, 715.4.a.
    """
    if BY in f.env:
        by = int(f.env[BY])
        if by not in g.objects:
            return events.damaged("417.6.b", target.id, n, cause=by)
        dealer = g.objects[by]
        return events.damaged("417.6.b", target.id, n, cause=by, source=dealer.card.code, by=dealer.controller)
    item = g.item(cause(f))
    bonus = entering.bonus_damage(g, item, target) if item is not None and n > 0 else 0
    source = g.objects[f.source].card.code if f.source in g.objects else ""
    lost = bonus if g.edition.bonus_damage == "with other damage" else 0
    return events.damaged("417", target.id, n + bonus, cause=cause(f), source=source, bonus=lost)


@performs(w.Deal)
def deal(g: State, f: Frame, c: Compiled[w.Deal]) -> None:
    """417: mark damage on every unit meant, at the same time.

    Rules: 417.1, 417.1.c, 417.1.d, 417.1.e, 417.1.e.1, 417.3.
    """
    n = nouns.amount(g, f, c.node.n)
    targets = nouns.things(g, f, c.node.to)
    propose(g, f, [dealt(g, f, target, n) for target in targets] if n else [])


@performs(w.DealToEachOther)
def deal_to_each_other(g: State, f: Frame, c: Compiled[w.DealToEachOther]) -> None:
    """417: each unit is the source of what it deals; without both of them the information is missing (359.3.e.12)."""
    a, b = nouns.things(g, f, c.node.a), nouns.things(g, f, c.node.b)
    if not a or not b:
        propose(g, f, [])
        return
    pairs = ((a[0], b[0]), (b[0], a[0]))
    propose(g, f, [
        events.damaged("417", to.id, max(0, arithmetic.might(g, by)), cause=by.id, source=by.card.code,
                       by=by.controller)
        for by, to in pairs
    ])


@performs(w.Choose)
def choose(g: State, f: Frame, c: Compiled[w.Choose]) -> None:
    """355: chosen while finalizing; nothing more happens."""


def gather(f: Frame, names: tuple[str, ...]) -> None:
    """What several players choose or reveal one after another is spoken of together, each thing once."""
    for name in names:
        if isinstance(bound := f.env.get(name), tuple):
            f.env[Slot(name)] = f.env[every(name)] = tuple(dict.fromkeys((*f.env.get(every(name), ()), *bound)))


def note_doer(g: State, f: Frame) -> None:
    """359.3.e.14.c: whether this player has done what each of several may do."""
    if f.env.get(DID):
        f.env[DOERS] = (*f.env.get(DOERS, ()), f.you)
    g.revision += 1


@performs(Clause)
def somebody(g: State, f: Frame, c: Compiled[Clause]) -> None:
    """355.10.e, 303.2.a: other players act one after another, the Turn Player first; an object acts as the source of
    what it does (417)."""
    script = c.scripts[0]
    if c.actor == "object":
        for thing in nouns.things(g, f, c.node.subject)[:1]:
            g.push(script, f.you, f.source, **(f.env | {BY: thing.id}))
        return
    mark = still(script.name)
    left = f.env.get(mark)
    if left is None:
        left = tuple(nouns.seats(g, f, c.node.subject))
        if isinstance(c.node.subject, w.Every | w.YouAnd):
            f.env.pop(DOERS, None)
    else:
        gather(f, c.gathers)
    if not left:
        for name in (mark, *(every(name) for name in c.gathers)):
            f.env.pop(name, None)
        g.revision += 1
        return
    f.env[mark] = left[1:]
    f.again()
    acting = {THEY: left[0]} | {NAMED: True} | {SPEAKER: f.env.get(SPEAKER, f.you)}
    g.push(script, left[0], f.source, **(f.env | acting))
