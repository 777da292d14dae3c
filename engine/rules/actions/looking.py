"""Looking, revealing, predicting (424, 436): the cards that are looked at become objects that can be chosen, and lie on
top again afterwards."""
from __future__ import annotations

from typing import NamedTuple

from engine.board import events
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Slot
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names.answers import KEEP
from engine.names.bindings import BEFORE, SO_FAR
from engine.names.board import DECK_TOP
from engine.rules.actions.drawing import burns_out_at
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import nouns
from engine.rules.meaning.labels import object_option, short
from engine.rules.meaning.memory import Back, memory
from engine.rules.meaning.registry import performs
from engine.words import nodes as w
from engine.words.base import Node
from engine.words.nodes import LookAt, Pick, PutOnDeck, Reveal, Top, TopRune, TopUntil, Zone


@performs(LookAt)
def look_at(g: State, f: Frame, c: Compiled[LookAt]) -> None:
    """Look at the top of a Main Deck: fewer when it is short, and nobody burns out (431.1).

    Rules: 431.1.c, 431.1.c.1.
    """
    assert isinstance(c.node.what, Top)
    if burns_out_at(g, f, looked_into(g, f, c.node.what)):
        return
    propose(g, f, [events.looked("359.3", seat, cause=cause(f)) for seat in tops(g, f, c.node.what)])


@performs(Reveal)
def reveal(g: State, f: Frame, c: Compiled[Reveal]) -> None:
    """424: show the top of a Main Deck, a whole zone as it is now (424.3.a), or chosen cards.

    Rules: 424.1, 424.1.a, 424.1.a.1, 424.1.a.2, 424.2, 424.2.a, 424.3.a.1, 424.4, 424.4.a, 489.8.f.1.
    """
    match c.node.what:
        case Top() as top:
            if burns_out_at(g, f, looked_into(g, f, top)):
                return
            batch = [events.revealed("424", seat, cause=cause(f)) for seat in tops(g, f, top)]
        case TopUntil(Pick(_, _, filters)):
            reveal_until(g, f, filters)
            return
        case TopRune():
            f.env[BEFORE] = len(memory(f.env))
            batch = [events.revealed("424", f.you, cause=cause(f), rune=True)]
        case Zone(name, whose):
            batch = [events.revealed("424", seat, id, cause=cause(f)) for seat in nouns.seats(g, f, whose)
                     for id in getattr(g.players[seat], name)]
        case what:
            batch = [
                events.revealed("424", thing.owner, thing.id, cause=cause(f)) for thing in nouns.things(g, f, what)
            ]
    propose(g, f, batch)


@performs(PutOnDeck)
def put_on_deck(g: State, f: Frame, c: Compiled[PutOnDeck]) -> None:
    """To the top of its owner's Main Deck, or, which is to recycle it, to the bottom (416.1)."""
    batch = []
    for thing in nouns.things(g, f, c.node.what):
        options = [Option("top", "On top"), Option("bottom", "At the bottom")]
        prompt = f"Where in the deck does {thing.card.name} go?"
        top = g.choose(f.you, "choose", prompt, options, why="416.1", source=f.source) == ("top",)
        put = events.topped if top else events.recycled
        batch.append(put("416.1", thing.id, cause=cause(f), by=f.you))
    propose(g, f, batch)


def tops(g: State, f: Frame, what: Top) -> list[int]:
    """Whose the cards from the top are, once for each card."""
    f.env[BEFORE] = len(memory(f.env))
    wanted = nouns.amount(g, f, what.n) or 0
    return [seat for seat in nouns.seats(g, f, what.whose) for _ in range(min(wanted, len(g.players[seat].deck)))]


def looked_into(g: State, f: Frame, what: Top) -> list[int]:
    """Whose deck it is of which cards from the top are meant, if any are."""
    return nouns.seats(g, f, what.whose) if nouns.amount(g, f, what.n) else []


def reveal_until(g: State, f: Frame, filters: tuple[Node, ...]) -> None:
    """424.1: one card after another from the top of the own Main Deck, until one fits or there is none left (431.1.c);
    it ends where revealing is forbidden or replaced."""
    done = memory(f.env)
    begun = BEFORE in f.env
    if begun and (len(done) == f.env[SO_FAR] or shows(g, f, filters, done[-1])):
        return
    if burns_out_at(g, f, [f.you]):
        return
    if not begun:
        f.env[BEFORE] = len(done)
    if g.players[f.you].deck:
        f.env[SO_FAR] = len(done)
        f.again()
        propose(g, f, [events.revealed("424", f.you, cause=cause(f))])


def shows(g: State, f: Frame, filters: tuple[Node, ...], back: Back) -> bool:
    """Whether what was revealed is what the text looks for, also where it has been taken away since."""
    thing = g.objects.get(back.new) or g.gone.get(back.new)
    return thing is not None and nouns.fits(g, f, filters, thing)


class Found(NamedTuple):
    """What a text looks for among the cards that it reveals: the name of that group, the name for what is found, and
    what it has to be."""

    group: Slot
    found: Slot
    filters: tuple[Node, ...]


def bind_found(g: State, f: Frame, c: Found) -> None:
    """What revealing ended with, if it fits, is what later instructions call “it”."""
    last = [back for back in memory(f.env) if back.new in f.env[c.group][-1:]]
    f.env[c.found] = tuple(back.new for back in last if shows(g, f, c.filters, back))
    g.revision += 1


def bind_group(g: State, f: Frame, slot: Slot) -> None:
    """What was looked at or revealed just now is the group that later instructions speak of."""
    f.env[slot] = tuple(back.new for back in memory(f.env)[f.env.pop(BEFORE, 0):])
    g.revision += 1


# --- predict

@performs(w.Predict)
def predict(g: State, f: Frame, c: Compiled[w.Predict]) -> None:
    """436: look at the top cards … Rules: 436.1, 436.2, 436.2.a, 436.3.a, 436.4, 436.4.a."""
    top = Top(nouns.amount(g, f, c.node.n) or 0)
    if burns_out_at(g, f, looked_into(g, f, top)):
        return
    propose(g, f, [events.looked("436", seat, cause=cause(f)) for seat in tops(g, f, top)])


def predict_recycle(g: State, f: Frame, slot: Slot) -> None:
    """436.1.a: … recycle any number of them …"""
    there = [g.objects[id] for id in f.env[slot] if id in g.objects]
    if not there:
        return
    if len(there) == 1:
        batch = [there[0].id] if recycles(g, f, there[0]) else []
    else:
        batch = recycled(g, f, there)
        g.chance.shuffle(batch)  # 416.5: several go to the bottom in random order
    propose(g, f, [events.recycled("436", id, seat=f.you, cause=cause(f)) for id in batch])


def recycles(g: State, f: Frame, thing: Object) -> bool:
    """Whether the one card on top goes to the bottom."""
    options = [Option(KEEP, "Keep it on top", "it stays where it is", thing.id),
               Option("recycle", "Recycle it", "to the bottom of your Main Deck", thing.id)]
    prompt = f"{thing.card.name} is on top of your deck: keep or recycle it?"
    return g.ask(f.you, "recycle", prompt, options, why="436", source=f.source) != (KEEP,)


def recycled(g: State, f: Frame, there: list[Object]) -> list[int]:
    """Which of several cards go to the bottom."""
    options = [object_option(g, thing, f.you) for thing in there]
    names = ", ".join(thing.card.name for thing in there)
    prompt = f"Top of your deck: {names}. Recycle which?"
    keys = g.ask(f.you, "recycle", prompt, options, why="436", least=0, most=len(options), source=f.source)
    return [int(key[4:]) for key in keys]


def predict_order(g: State, f: Frame, slot: Slot) -> None:
    """436.1.a: … and put the rest back on top in any order."""
    left = [g.objects[id] for id in f.env[slot] if id in g.objects and g.objects[id].zone == "looked"]
    lay_back(g, f, left, "436.1.a")


@performs(w.PutBack)
def put_back(g: State, f: Frame, c: Compiled[w.PutBack]) -> None:
    """424.1.a.3: what was looked at or revealed, and is still there, in any order."""
    there = [thing for thing in nouns.things(g, f, c.node.what) if thing.zone in DECK_TOP]
    lay_back(g, f, there, "424.1.a.3")


def lay_back(g: State, f: Frame, left: list[Object], rule: str) -> None:
    """These cards on top of their deck, as the player orders them."""
    options = [
        Option(f"obj:{thing.id}", short(thing.card.name), "the first one chosen will be on top", thing.id)
        for thing in left
    ]
    keys = (
        g.choose(
            f.you, "order", "In which order do they lie on top? The first is the top card.", options, why=rule,
            least=len(left), most=len(left), ordered=True, source=f.source,
        )
        if left
        else ()
    )
    propose(g, f, [events.put_back(rule, f.you, int(key[4:]), cause=cause(f)) for key in reversed(keys)])


def end_looking(g: State, f: Frame) -> list[Event]:
    """424.1.a.3: when the item has resolved, what is left of the cards looked at lies where it was."""
    return [events.put_back("424.1.a.3", seat, id) for seat, player in enumerate(g.players)
            for id in reversed((*player.revealed, *player.looked))]
