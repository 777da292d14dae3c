"""Which abilities trigger on what has happened (382–385), and those about their own object leaving, which are noted
before it does (808)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.board.index import Index, stop_waiting
from engine.board.objects import Object, Trigger, Waiting
from engine.board.state import ON_BOARD, State
from engine.catalogue import Ability, Context, Passive, Reading
from engine.kernel.bindings import Bindings
from engine.kernel.event import Event
from engine.names.bindings import BACK, EITHER, IT, NAMED, NOTED, THEY, WINDOW, N
from engine.names.questions import AGAIN, SILENCED, TREATED, Question
from engine.rules.events.attribution import FOUGHT, of_players, responsible
from engine.rules.events.history import count, counted
from engine.rules.events.limits import fought_before, is_spent
from engine.rules.events.matching import PARTING, each_player, located, meets
from engine.rules.events.windows import expire
from engine.rules.meaning import nouns
from engine.rules.meaning.arithmetic import might
from engine.rules.meaning.layers import lost
from engine.rules.meaning.memory import Back, remembered, written
from engine.rules.meaning.speakers import Source, about, answers, context, voices
from engine.words.base import walk
from engine.words.event_kinds import EventKind
from engine.words.fixed import EffectName, KeywordName
from engine.words.nodes import Clause, Condition, DoThis, EffectsOf, Every, That

LINKS: tuple[EventKind, ...] = ("attached", "detached")
"""Kinds at which the text of what is attached can be processed although it is inactive (725.1, 725.2)."""

TOGETHER: tuple[KeywordName, ...] = ("hunt", "temporary", "quick-draw")
"""Keywords of which several instances trigger once (816.2, 819.2, 823.2)."""


class LastWords(NamedTuple):
    """An ability about its own object leaving, with everything it said while the object was still there (808.1.d.3)."""

    event: Event
    you: int
    ability: Ability
    env: Bindings
    was: Back
    times: int
    """How often it triggers: more than once with what lets it trigger again, which may leave together with it."""


# --- before it leaves

def last_words(g: State, batch: list[Event]) -> list[LastWords]:
    """808.1.d.2: abilities that trigger on their own object leaving; location, attributes and conditions are those of
    now, before any of the events of the batch."""
    found: list[LastWords] = []
    for event in batch:
        if event.kind in PARTING and event.subject:
            found += parting(g, event)
    return found


def parting(g: State, event: Event) -> list[LastWords]:
    """The same for one event. Rules: 808.2, 808.2.a."""
    thing = g.objects.get(event.subject)
    if thing is None:
        return []
    found = []
    for source, ability, origin in own_words(g, thing, event.kind):
        if ability.keyword and lost(g, thing, ability.keyword):
            continue
        f = context(g, source, origin)
        said = meets(
            g, f, ability,
            event._replace(seat=event.seat if event.seat >= 0 else thing.controller, place=event.place or thing.place),
        )
        if (
            said is None
            or not nouns.all_hold(g, f, ability.condition)
            or is_spent(g, source, ability)
        ):
            continue
        times = triggerings(g, source, ability, f.you, done_in(event))
        if times:
            noted = Context(f.you, f.source, f.env | said)
            if is_noted(g, event, ability):
                noted.env[NOTED] = details(g, noted, ability)
            found.append(
                LastWords(event, f.you, ability, noted.env, remembered(event, thing, might_read(g, thing)), times)
            )
    return found


def is_noted(g: State, event: Event, ability: Ability) -> bool:
    """323.4, 808.1.d.2: whether it triggers before its object leaves."""
    return event.kind != "died" or g.edition.deaths_noted in ("all", ability.keyword)


def own_words(g: State, thing: Object, kind: EventKind) -> list[tuple[int, Ability, Source]]:
    """The abilities of an object that speak of its own leaving: its text and what is appended to it; in a hand or trash
    its text alone."""
    if thing.zone not in ON_BOARD:
        return [
            (thing.id, ability, None) for ability in thing.card.triggers if ability.parting and kind in ability.heard
        ]
    if kind not in g.listening:
        return []
    return [
        entry
        for entry in voices(g, g.listening[kind])
        if entry[0] == thing.id and entry[1].parting and not isinstance(entry[2], Waiting)
    ]


def speak(g: State, words: list[LastWords], memory: dict[int, Back]) -> None:
    """What speaks of its own object leaving is pending now, if that really left (808.1.d.1)."""
    for event, you, ability, env, was, times in words:
        back = memory.get(event.subject)
        if back is not None:
            if NOTED in env:
                back = back._replace(controller=was.controller, place=was.place, might=was.might)
            kept = env | {BACK: (*env.get(BACK, ()), back)}
            queue(g, you, event.subject, ability, kept, times)


def details(g: State, f: Reading, ability: Ability) -> tuple[tuple[str, int], ...]:
    """808.1.d.3: what the effect will ask about its own object, answered while it is still there; nothing of what can't
    be told yet."""
    found: dict[str, int] = {}
    for node in ability.details:
        if all(part.name in f.env for part in walk(node) if isinstance(part, That)):
            value = nouns.holds(g, f, node) if isinstance(node, Condition) else nouns.amount(g, f, node)
            if value is not None:
                found[written(node)] = int(value)
    return tuple(found.items())


def might_read(g: State, thing: Object) -> int:
    """The Might that is remembered: never below 0 when read (143.2.b), 0 of what is no unit on the board."""
    return max(0, might(g, thing)) if thing.card.is_unit and thing.zone == "board" else 0


# --- afterwards

def hear(g: State, event: Event, batch: list[Event], memory: dict[int, Back]) -> None:
    """Every ability that listens for this kind of event and whose condition holds in the resulting state triggers
    (383.2.c).

    Rules: 383.2, 383.2.c.1, 383.4.a.2.
    """
    done = done_in(event)
    for entry in heard_by(g, g.listening, event):
        trigger(g, entry, event, batch, memory, done)
    for told, entry in treated(g, event) if TREATED in g.passives else ():
        as_told = [one._replace(kind=told.kind) if one.kind == event.kind else one for one in batch]
        trigger(g, entry, told, as_told, memory, done)


def trigger(g: State, entry: tuple[int, Ability, Source], event: Event, batch: list[Event], memory: dict[int, Back],
            done: Done) -> None:
    """One of them triggers, if the event is the one that it listens for and its condition holds."""
    source, ability, origin = entry
    if ability.parting and event.subject == source and event.kind in PARTING:
        return
    if ability.keyword and not of_keyword(g, source, ability.keyword):
        return
    f = context(g, source, origin)
    said = meets(g, f, ability, event)
    if (
        said is None
        or not nouns.all_hold(g, f, ability.condition)
        or is_spent(g, source, ability)
        or (event.kind in FOUGHT and fought_before(g, source, ability, event))
    ):
        return
    if ability.kind == "ending":
        expire(g, f.env[WINDOW])
        return
    said = known(f, event, said, memory)
    if ability.together:
        said = all_at_once(g, f, ability, event, batch, said, memory)
        if said is None:
            return
    if ability.nth:
        said = nth_time(g, f, ability, event, batch, said, memory)
        if said is None:
            return
    if ability.named:  # 190.6.c
        pend(g, said[THEY], source, ability, f.env | said | {NAMED: True}, done)
        return
    waited = isinstance(origin, Waiting)
    if waited and g.edition.delayed == "at once" and (ability.once or isinstance(ability.line, DoThis)):
        g.push(ability.script, f.you, source, **(f.env | said))
    else:
        pend(g, f.you, source, ability, f.env | said, done)
    if isinstance(origin, Waiting) and ability.once:
        stop_waiting(g, (origin,))


def known(f: Reading, event: Event, said: Bindings, memory: dict[int, Back]) -> Bindings:
    """What the event says, with what is remembered of the object that it was about."""
    return said | {BACK: (*f.env.get(BACK, ()), memory[event.subject])} if event.subject in memory else said


def all_at_once(g: State, f: Reading, ability: Ability, event: Event, batch: list[Event], said: Bindings,
                memory: dict[int, Back]) -> Bindings | None:
    """370.1.a.2: of one or more with which it happens at the same time the first speaks for all; each player who does
    it has a time of their own."""
    found = [(one, meets(g, f, ability, one)) for one in batch if one.kind in ability.heard and counted(one)]
    alone = any(isinstance(wanted.clause, Clause) and of_players(wanted.clause.subject) for wanted in ability.event)
    same = [one for one, each in found if each is not None and not (alone and each[THEY] != said[THEY])]
    if same[0] != event:
        return None
    back = tuple(memory[one.subject] for one in same if one.subject in memory)
    said[IT], said[N] = tuple(one.subject for one in same if one.subject), len(same)
    if back:
        said[BACK] = (*f.env.get(BACK, ()), *back)
    return said


def nth_time(g: State, f: Reading, ability: Ability, event: Event, batch: list[Event], said: Bindings,
             memory: dict[int, Back]) -> Bindings | None:
    """383.1.b: the nth time this turn; of several at once the controller picks one later, where that makes a
    difference."""
    earlier = g.events[g.this_turn:len(g.events) - len(batch)]
    if all(each_player(wanted.clause) for wanted in ability.event):  # the first time that this player does it
        earlier = [one for one in earlier if responsible(one) == responsible(event)]
        batch = [one for one in batch if responsible(one) == responsible(event)]
    before = count(g, f, ability.event, earlier)
    same = [
        one for one in batch if one.kind in ability.heard and counted(one) and meets(g, f, ability, one) is not None
    ]
    if same[0] != event or not before < ability.nth <= before + len(same):
        return None
    if len(same) > 1 and ability.mentions:
        said[EITHER] = tuple(
            tuple(known(f, one, meets(g, f, ability, one) or Bindings(), memory).items()) for one in same
        )
    return said


class Done(NamedTuple):
    """For doing what, and where, an ability triggers: as effects are called by it (383.4), nothing for anything
    else."""

    what: EffectName | Literal[""]
    where: int


DONE: dict[EventKind, EffectName] = {
    "conquered": "conquer", "held": "hold", "attacked": "attack", "defended": "defend",
}
"""What is done in that kind of event, as the effects are called that trigger for it."""


def done_in(event: Event) -> Done:
    """What is done in an event, and where."""
    return Done(DONE.get(event.kind, ""), event.place)


def treated(g: State, event: Event) -> list[tuple[Event, tuple[int, Ability, Source]]]:
    """383.4: the abilities that trigger for what is done because they count as effects of that name too, with the event
    as they know it."""
    what = done_in(event).what
    return [
        (told, entry)
        for kind, name in DONE.items() if what and name != what
        for told in (event._replace(kind=kind),)
        for entry in heard_by(g, g.listening, told)
        if name in entry[1].families and what not in entry[1].families and name in counted_as(g, entry[0], what)
    ]


def counted_as(g: State, source: int, name: str) -> set[str]:
    """The names of an object's effects that count as effects of that name, itself among them."""
    thing = g.objects.get(source)
    if TREATED not in g.passives or thing is None:
        return {name}
    return {name, *(passive.trait.of for passive, _, _ in about(g, TREATED, thing) if passive.trait.as_ == name)}


def pend(g: State, you: int, source: int, ability: Ability, env: Bindings, done: Done) -> None:
    """It waits to be put on the chain, so many times as it triggers for what is done."""
    queue(g, you, source, ability, env, triggerings(g, source, ability, you, done))


def queue(g: State, you: int, source: int, ability: Ability, env: Bindings, times: int) -> None:
    """It waits to be put on the chain so many times."""
    g.heard = (*g.heard, *[Trigger(g.group, you, source, ability, tuple(env.items()))] * times)


def triggerings(g: State, source: int, ability: Ability, you: int, done: Done) -> int:
    """How often it triggers: once, and once more for everything that lets it trigger again; never if it can't
    trigger."""
    if SILENCED in g.passives and spoken_of(g, SILENCED, source, ability, done):
        return 0
    return 1 + (len(spoken_of(g, AGAIN, source, ability, done)) if AGAIN in g.passives else 0)


def spoken_of(g: State, what: Question, source: int, ability: Ability, done: Done) -> list[Passive]:
    """The passives with that answer that speak of such effects (383.4): “your conquer effects here”, or, as they
    trigger for conquering somewhere, “for conquering here”.

    Rules: 383.4.a.4, 383.4.c.2, 383.4.d.2.
    """
    found = []
    thing = g.objects.get(source) or g.gone.get(source)
    for passive, f in answers(g, what):
        filters = passive.who.filters if isinstance(passive.who, Every) else ()
        named = [node for node in filters if isinstance(node, EffectsOf)]
        rest = tuple(node for node in filters if not isinstance(node, EffectsOf))
        if (
            any(
                not counted_as(g, source, node.of).isdisjoint((*ability.families, ability.keyword))
                and for_that(g, f, node, done)
                for node in named
            )
            and thing is not None
            and nouns.fits(g, f, rest, thing)
        ):
            found.append(passive)
    return found


def for_that(g: State, f: Reading, effects: EffectsOf, done: Done) -> bool:
    """Whether effects of that name trigger for what is done where the text says, if it says so."""
    return effects.at is None or (effects.of == done.what and located(g, f, effects.at, done.where))


def heard_by(g: State, table: Index[EventKind, Ability], event: Event) -> Sequence[tuple[int, Ability, Source]]:
    """The abilities that listen for an event, or would replace it."""
    found = voices(g, table.get(event.kind, ()))
    if event.kind == "entered" and table is g.replacing:  # 369.3: what a card says of its own entering
        found = (
            *found,
            *(
                (event.subject, ability, None)
                for ability in g.objects[event.subject].card.replacements
                if ability.hears("entered")
            ),
        )
    thing = g.objects.get(event.subject) if event.kind in LINKS else None
    if thing is not None and thing.attached_to:
        own = thing.card.triggers if table is g.listening else thing.card.replacements
        found = (*found, *((thing.id, ability, None) for ability in own if event.kind in ability.heard))
    return found


def of_keyword(g: State, source: int, keyword: KeywordName) -> bool:
    """Whether the ability that a keyword stands for triggers: it wasn't taken away (801.3.b), and of some
    keywords only one instance does.

    Rules: 816.2.a, 817.2, 817.2.a, 817.2.b.
    """
    thing = g.objects.get(source)
    if thing is not None and lost(g, thing, keyword):
        return False
    return keyword not in TOGETHER or not any(
        t.group == g.group and t.source == source and t.ability.keyword == keyword for t in g.heard)


__all__ = ["LINKS", "Done", "LastWords", "hear", "heard_by", "last_words", "parting", "pend", "speak"]
