"""Who speaks of an object: the passives that answer a question about it, so that very many are asked in proportion.

Most passives speak of their own object alone, and are found by it. Those that say the same of whoever fits, read by the
same player at the same place, are a choir: one of them is asked for all.
"""
from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, TypeVar

from engine.board.index import ALWAYS
from engine.board.objects import Grant, Object, Origin, Spread, Waiting
from engine.board.state import State
from engine.catalogue import Context, Passive, Reading
from engine.kernel.bindings import Bindings
from engine.names.questions import TEXT, Question
from engine.rules.meaning import nouns
from engine.words.base import Node
from engine.words.nodes import Every, Here, Keyword, Kind, Me, Might, Quality, Tag


def speaker(g: State, source: int) -> int:
    """Who “you” is in the text of an object: its controller; for a battlefield, whoever controls it, else the Turn
    Player (190.6).

    Rules: 190.6.a, 190.6.b, 191.4.a.
    """
    thing = g.objects[source]
    if thing.zone != "battlefield":
        return thing.controller
    field = g.field(source)
    return field.controller if field and field.controller >= 0 else g.turn_player


def context(g: State, source: int, origin: Source) -> Context:
    """For whom text is read: its controller and source, with what was bound when a delayed ability or granted text came
    to be."""
    if origin is None:
        return Context(speaker(g, source), source)
    if isinstance(origin, Waiting):
        return Context(origin.you, origin.source, Bindings(origin.env))
    return Context(speaker(g, source), source, Bindings(origin.env))


def bearers(g: State, spread: Spread) -> list[Object]:
    """Who has now what a passive gives to whoever fits."""
    f = context(g, spread.source, spread.origin)
    passive = spread.passive
    if passive.conditions and not nouns.all_hold(g, f, passive.conditions):
        return []
    return nouns.things(g, f, passive.who)


E = TypeVar("E")
Source = Waiting | Grant | None
"""Where a text comes from that somebody has: None for an own one."""


def voices(g: State, entries: Sequence[tuple[int, E, Origin]]) -> Sequence[tuple[int, E, Source]]:
    """Entries of the index with what is given to whoever fits as one entry for each of them."""
    if TEXT not in g.passives:
        return entries  # type: ignore[return-value]  # nothing is spread
    found: list[tuple[int, E, Source]] = []
    for entry in entries:
        source, one, origin = entry
        if isinstance(origin, Spread):
            found += [(thing.id, one, Grant(0, "", (thing.id,), (), ALWAYS)) for thing in bearers(g, origin)]
        else:
            found.append((source, one, origin))
    return found


def answers(g: State, what: Question) -> list[tuple[Passive, Context]]:
    """The passives that answer a question now, with the context to read them in, in timestamp order (480)."""
    found: list[tuple[Passive, Context]] = []
    for source, passive, origin in voices(g, g.passives.get(what, ())):
        if origin is not None and not g.lasting(origin.until):
            continue
        f = context(g, source, origin)
        if not passive.conditions or nouns.all_hold(g, f, passive.conditions):
            found.append((passive, f))
    return found


def applies(g: State, passive: Passive, f: Reading, thing: Object) -> bool:
    """Whether a passive speaks of that object. Rules: 364.3."""
    who = passive.who
    if isinstance(who, Me):
        return bool(thing.id == f.source)
    if isinstance(who, Every):
        return nouns.fits(g, f, who.filters, thing)
    return thing in nouns.things(g, f, who)


# --- very many of them

OTHER: Quality[Any] = Quality("other")
SHARED = (Kind, Quality, Tag, Here)
"""Filters that ask of their source no more than whose it is, where it is, and whether it is itself meant."""

Entry = tuple[int, Passive, Origin]
Voice = tuple[Passive, Context, int]
"""A passive, the context to read it in, and how often it says what it says."""


class Choir(NamedTuple):
    """What several sources say of whoever fits, by source the context to read it in."""

    passive: Passive
    filters: tuple[Node, ...]
    others_only: bool
    members: dict[int, Context]

    def voice(self, g: State, thing: Object) -> Voice | None:
        """How often they say it of an object, read for a source that it is not."""
        n = len(self.members) - (self.others_only and thing.id in self.members)
        f = next(iter(self.members.values()))
        return (self.passive, f, n) if n and nouns.fits(g, f, self.filters, thing) else None


class Speakers(NamedTuple):
    """Who answers a question: of itself alone, by source; in choirs; each for itself. Numbers say who came first."""

    own: dict[int, list[tuple[int, Entry]]]
    choirs: tuple[Choir, ...]
    single: tuple[tuple[int, Entry], ...]


def about(g: State, what: Question, thing: Object) -> list[Voice]:
    """The passives that answer a question about an object now: in timestamp order (480), choirs last, as they only add
    up. Rules: 364.3."""
    if what not in g.passives:
        return []
    speakers = speakers_of(g, what)
    found: list[Voice] = []
    own = speakers.own.get(thing.id, ())
    for _, entry in sorted((*own, *speakers.single)) if own and speakers.single else own or speakers.single:
        for source, passive, origin in voices(g, (entry,)):
            if origin is None or g.lasting(origin.until):
                f = context(g, source, origin)
                if nouns.all_hold(g, f, passive.conditions) and applies(g, passive, f, thing):
                    found.append((passive, f, 1))
    found += [voice for choir in speakers.choirs if (voice := choir.voice(g, thing)) is not None]
    return found


def speakers_of(g: State, what: Question) -> Speakers:
    """Who answers a question, sorted out once until something changes."""
    key = ("speakers", what)
    if key not in g.memo:
        g.memo[key] = sorted_out(g, g.passives[what])
    found: Speakers = g.memo[key]
    return found


def themselves(speakers: Speakers) -> Collection[int] | None:
    """The objects that speak of themselves alone, where all do; else None."""
    return None if speakers.choirs or speakers.single else speakers.own


def sorted_out(g: State, entries: tuple[Entry, ...]) -> Speakers:
    """Whom each of these entries is about."""
    own: dict[int, list[tuple[int, Entry]]] = {}
    single: list[tuple[int, Entry]] = []
    choirs: dict[tuple[str, int, int], Choir] = {}
    for number, entry in enumerate(entries):
        source, passive, origin = entry
        if isinstance(passive.who, Me) and not isinstance(origin, Spread):
            own.setdefault(source, []).append((number, entry))
        elif origin is None and (filters := sung(passive)) is not None:
            you, place = speaker(g, source), nouns.place_of(g.objects[source])
            choir = choirs.setdefault((passive.key, you, place), Choir(passive, *filters, {}))
            choir.members[source] = Context(you, source)
        else:
            single.append((number, entry))
    return Speakers(own, tuple(choirs.values()), tuple(single))


def sung(passive: Passive) -> tuple[tuple[Node, ...], bool] | None:
    """The filters of whom a passive speaks without “other”, and whether that is among them, if a choir can say it:
    unconditionally, the same number whoever says it, with no limit of its own. Else None."""
    trait = passive.trait
    plain = isinstance(trait, Keyword | Might) and isinstance(trait.n, int)
    plain = plain and (isinstance(trait, Keyword) or trait.minimum is None)
    if not plain or passive.conditions or not isinstance(passive.who, Every):
        return None
    if not all(isinstance(each, SHARED) for each in passive.who.filters):
        return None
    filters = tuple(each for each in passive.who.filters if each != OTHER)
    return filters, OTHER in passive.who.filters
