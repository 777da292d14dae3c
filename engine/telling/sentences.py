"""One sentence for each kind of event, in the present tense and without its full stop: what happens, to what, whose."""
from __future__ import annotations

from collections.abc import Callable

from engine.board import events
from engine.editions import numbered
from engine.kernel.event import Event
from engine.names.questions import BASE, MIGHT, TEXT, WITHOUT
from engine.telling.reader import Reader, joined, number, several, verb
from engine.words.event_kinds import EventKind

AWAKENED = numbered("315.1")
"""The rule by which a turn begins with everything ready."""
PAID_WITH = numbered("414", "144.3")
"""The rules by which something is exhausted as a cost."""

Teller = Callable[[list[Event], Reader], str]
"""Says what events of one kind, which happened together, come to; “” for nothing that anybody has to read."""


def _drawn(batch: list[Event], r: Reader) -> str:
    known = f": {r.cards(batch)}" if all(map(r.card, batch)) else ""
    return f"{r.who(batch[0])} draws {number(len(batch), 'card')}{known}"


def _readied(batch: list[Event], r: Reader) -> str:
    if batch[0].rule in AWAKENED:
        return f"{r.who(batch[0])} readies everything"
    return f"{r.owned(batch)} {verb(batch, 'becomes', 'become')} ready"


def _exhausted(batch: list[Event], r: Reader) -> str:
    return "" if batch[0].rule in PAID_WITH else f"{r.owned(batch)} {verb(batch, 'is', 'are')} exhausted"


def _finalized(batch: list[Event], r: Reader) -> str:
    first = batch[0]
    chosen = [event for event in batch if event.kind == "chose"]
    if events.is_card(first):
        places = [r.titles[events.title_of(e)] for e in batch if e.kind == "entered" and events.title_of(e) in r.titles]
        to = f" to {places[0]}" if places else ""
        return f"{r.who(first)} plays {r.card(first)}{to}" + (f" on {r.cards(chosen)}" if chosen else "")
    return f"{r.owned([first])} chooses {r.cards(chosen)}" if chosen else ""


def _damaged(batch: list[Event], r: Reader) -> str:
    source = events.source_of(batch[0])
    by = f"{r.titles[source]} deals " if source in r.titles else ""
    return by + harm([event for event in batch if event.kind == "damaged"],
                     {event.subject for event in batch if event.kind == "died"}, r)


def harm(hits: list[Event], dead: set[int], r: Reader) -> str:
    """What damage does: “3 to Bo's Pit Rookie, which dies, and 2 to Ana's Poro”."""
    parts = [f"{hit.n} to {r.owned([hit])}" + (", which dies" if hit.subject in dead else "") for hit in hits]
    return ", and ".join(parts) if dead else joined(parts)


def _gained(batch: list[Event], r: Reader) -> str:
    event = batch[0]
    why = {"hold": " for holding", "conquer": " for conquering", "burn out": " for a Burn Out"}
    return f"{r.who(event)} gains {number(event.n, 'point')}{why.get(events.points_from(event), '')}"


def _given(batch: list[Event], r: Reader) -> str:
    event = batch[0]
    what, whose, gets = events.gift_of(event), r.owned(batch), verb(batch, "gets", "get")
    if what == MIGHT:
        return f"{whose} {gets} {event.n:+d} Might" if event.n else ""
    if what == TEXT:
        return f"{whose} {gets} more rules text"
    if what == BASE:
        return f"the base Might of {whose} becomes {event.n}"
    name = what.partition(":")[2].title()
    if what.startswith(WITHOUT):
        return f"{whose} {verb(batch, 'loses', 'lose')} {name}"
    return f"{whose} {gets} {name}{f' {event.n}' if event.n > 1 else ''}"


def _moved(batch: list[Event], r: Reader) -> str:
    units = [event for event in batch if event.kind == "moved"]
    where = r.titles.get(events.title_of(units[0]), "base")
    fight = ": combat" if any(event.kind == "combat starts" for event in batch) else ": showdown"
    return f"{r.who(units[0])} moves {r.cards(units)} to {where}" + (fight if len(units) < len(batch) else "")


def _entered(batch: list[Event], r: Reader) -> str:
    """At a base that goes without saying: it was played."""
    there = events.title_of(batch[0])
    return f"{r.owned(batch)} {verb(batch, 'enters', 'enter')} at {r.titles[there]}" if there in r.titles else ""


def _created(batch: list[Event], r: Reader) -> str:
    there = events.title_of(batch[0])
    return f"{r.who(batch[0])} creates {r.cards(batch)}" + (f" at {r.titles[there]}" if there in r.titles else "")


def _controlled(batch: list[Event], r: Reader) -> str:
    event = batch[0]
    return f"{r.who(event)} takes control of {r.card(event)}" if event.seat >= 0 else f"nobody controls {r.card(event)}"


def _chose(batch: list[Event], r: Reader) -> str:
    """What was chosen stands in the line of what became final; what is chosen later is told by what happens to it."""
    return ""


def _swapped(batch: list[Event], r: Reader) -> str:
    return f"{r.owned(batch[:1])} is replaced with {r.titles.get(events.code_after(batch[0]), 'another')}"


def _triggered(batch: list[Event], r: Reader) -> str:
    return f"{r.owned(batch)} triggers" if r.card(batch[0]) else "an ability triggers"


def _attached(batch: list[Event], r: Reader) -> str:
    return f"{r.owned(batch[:1])} is attached to {r.titles[events.title_of(batch[0])]}"


def _channeled(batch: list[Event], r: Reader) -> str:
    return f"{r.who(batch[0])} channels {number(len(batch), 'rune')}"


def _recycled(batch: list[Event], r: Reader) -> str:
    return f"{r.who(batch[0])} recycles {r.cards(batch) if len(batch) <= FEW else number(len(batch), 'card')}"


FEW = 4
"""So many recycled cards are named."""


def _mistargeted(batch: list[Event], r: Reader) -> str:
    known = r.cards(batch) if all(map(r.card, batch)) else "what it chose"
    return f"{known} can't be affected any more"


def _fizzled(batch: list[Event], r: Reader) -> str:
    """Who doesn't use an ability does nothing."""
    why = events.words_of(batch[0])
    return "" if why == "declined" else f"{r.owned(batch)} leaves the chain: {why}"


def _kept(batch: list[Event], r: Reader) -> str:
    event = batch[0]
    return f"{r.who(event)} " + (f"replaces {several(event.n, 'card')}" if event.n else "keeps their hand")


def _won(batch: list[Event], r: Reader) -> str:
    return f"{joined([r.who(event) for event in batch])} {verb(batch, 'wins', 'win')}: {events.words_of(batch[0])}"


def _plain(pattern: str, many: str = "") -> Teller:
    """A sentence made of its parts; `many` is the one about several, where the verb differs."""
    def tell(batch: list[Event], r: Reader) -> str:
        event = batch[0]
        return (pattern if len(batch) == 1 else many or pattern).format(
            who=r.who(event), cards=r.cards(batch), owned=r.owned(batch), n=event.n, why=events.words_of(event))

    return tell


TELL: dict[EventKind, Teller] = {
    "drawn": _drawn, "readied": _readied, "exhausted": _exhausted, "recycled": _recycled,
    "finalized": _finalized, "damaged": _damaged, "gained": _gained, "given": _given, "controlled": _controlled,
    "triggered": _triggered, "points lost": lambda batch, r: f"{r.who(batch[0])} loses {number(batch[0].n, 'point')}",
    "lost": _plain("{who} loses the game"), "turn starts": _plain("Turn {n}: {who}"),
    "hidden": _plain("{who} hides {cards}"), "taken": _plain("{who} takes control of {cards}"), "created": _created,
    "swapped": _swapped, "discarded": _plain("{who} discards {cards}"), "died": _plain("{owned} dies", "{owned} die"),
    "returned": _plain("{owned} goes to its owner's hand", "{owned} go to their owners' hands"),
    "banished": _plain("{owned} is banished", "{owned} are banished"),
    "trashed": _plain("{owned} goes to its owner's trash", "{owned} go to their owners' trashes"),
    "topped": _plain("{who} puts {cards} on top of a deck"),
    "benched": _plain("{owned} goes back to the Champion Zone"), "channeled": _channeled,
    "entered": _entered, "moved": _moved, "recalled": _plain("{owned} is recalled", "{owned} are recalled"),
    "stunned": _plain("{owned} is stunned", "{owned} are stunned"),
    "buffed": _plain("{owned} gets a buff", "{owned} get a buff each"),
    "healed": _plain("{owned} is healed", "{owned} are healed"), "attached": _attached,
    "detached": _plain("{owned} is detached"), "copied": _plain("{cards} becomes a copy"),
    "conquered": _plain("{who} conquers {cards}"), "held": _plain("{who} holds {cards}"), "kept": _kept,
    "called": _plain("{who} names {why}"), "picked": _plain("{who} chooses {why}"),
    "burned out": _plain("{who} Burns Out"),
    "showdown starts": _plain("showdown at {cards}"), "combat starts": _plain("combat at {cards}"),
    "combat won": _plain("{who} wins the combat"), "combat tied": _plain("the combat ends in a tie"),
    "combat drawn": _plain("the combat has no result"),
    "looked": _plain("{who} looks at {cards} on top of their deck"), "revealed": _plain("{who} reveals {cards}"),
    "mistargeted": _mistargeted, "won": _won,
    "prevented": _plain("{n} damage to {owned} is prevented"),
    "countered": _plain("{owned} is countered"), "burned": _plain("{who} burns {cards}"),
    "empowered": _plain("{owned} is Empowered", "{owned} are Empowered"),
    "disempowered": _plain("{owned} is Empowered once less"),
    "xp gained": _plain("{who} gains {n} XP"), "xp spent": _plain("{who} spends {n} XP"),
    "buff spent": _plain("{who} spends a buff of {cards}"),
    "buff moved": _plain("a buff moves from {owned} to another unit"),
    "turn queued": _plain("{who} takes a turn after this one"),
    "loop ended": _plain("the loop goes on {n} times; then {who} ends it"),
    "fizzled": _fizzled, "chose": _chose, "removed": _plain("{who} leaves the game"),
    "draw offered": _plain("{who} offers a draw"), "draw agreed": _plain("{who} agrees to a draw"),
    "draw declined": _plain("{who} wants no draw"),
    "first draw left out": _plain("{who} draws no card in their first turn"),
}
"""The sentence of a kind."""
