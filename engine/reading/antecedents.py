"""What has to be said before a word, or elsewhere on its card, so that it speaks of something."""
from __future__ import annotations

import re
from typing import get_args

from engine.reading.demands import Above, Place, demands
from engine.reading.scope import GivenName
from engine.reading.sentences import says
from engine.reading.sorts import KINDS, meant_by, spelled
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node, walk

DONE: dict[str, type[Node]] = {
    "killed": w.Kill, "discarded": w.Discard, "banished": w.Banish, "recycled": w.Recycle, "revealed": w.Reveal,
    "burned": w.Burn, "exhausted": w.Exhaust,
}


@demands(w.The)
def _done(place: Place) -> str:
    needed = DONE[place.node.done]
    if says(place.card, needed):
        return ""
    return f"speaks of what was {place.node.done}: a text that does {needed.__name__} was expected"


@demands(w.SoNamed)
def _named(place: Place) -> str:
    return "" if says(place.card, w.NameOne) else "speaks of what was named: a text that names something was expected"


@demands(w.YouPaid)
def _paid(place: Place) -> str:
    if says(place.card, w.OptionalCost):
        return ""
    return "asks for an optional additional cost: a card that has one was expected (204.2)"


@demands(w.WhoDid)
def _who_did(place: Place) -> str:
    if not isinstance(place.parent, w.Every) or place.noticed:
        return "stands in every(player, …), and nowhere else"
    clauses = [one for one in walk(place.card) if isinstance(one, w.Clause) and place.node not in walk(one.subject)]
    several = [one.subject for one in clauses if isinstance(one.subject, w.YouAnd | w.Every)]
    if any(meant_by(subject, place.card).kinds == KINDS[sorts.Player] for subject in several):
        return ""
    return "speaks of who did something: a text by which several players do it was expected, such as every(player)(…)"


@demands(w.ThatDomain)
def _domain(place: Place) -> str:
    if says(place.card, w.PickDomain):
        return ""
    return "speaks of the domain that was picked: a text that picks one was expected (185.3.b.1)"


SEQUENCES = ("effects", "actions", "then", "orelse", "modes", "ways")


@demands(w.YouDo)
def _you_do(place: Place) -> str:
    if place.noticed:
        return "follows an instruction; an event was expected"
    if any((one.field in SEQUENCES and one.at) or is_paid_for(one) for one in place.above):
        return ""
    if place.card.type == "spell" and place.line:
        return ""
    return "follows an instruction, which was expected before it (359.3.e.14.c)"


def is_paid_for(one: Above) -> bool:
    """Whether what stands there follows a cost inside the instruction (204.3)."""
    return isinstance(one.node, w.Gate) and one.field in ("then", "orelse") and bool(one.node.cost)


# --- names

@demands(w.That)
def _known(place: Place) -> str:
    name = place.node.name
    if name.startswith("@"):
        return ""
    within = place.inside("When.event", "Would.event", "As.event")
    later = any(isinstance(one.node, w.During | w.DoThis | w.AtThe | w.Give) for one in place.above)
    if within is not None and not later:
        known = called(within.node)
    else:
        known = {*called(place.card), *get_args(GivenName)}
    if name in {node.name for node in walk(place.card) if isinstance(node, w.AnyAmount)}:
        counted = isinstance(place.parent, w.Per)
        return "" if counted else f"speaks of counters by {name!r}, which are counted: per(that(…)) was expected"
    if re.sub(r"\d+$", "", name) in known or name in known:
        return ""
    return f"speaks of {name!r}: something called so was expected before it"


def called(text: Node) -> set[str]:
    """What a text can speak of by name: what was called so, and what is chosen, by its kind."""
    found = set()
    for node in walk(text):
        if isinstance(node, w.Pick):
            found.add(node.name or next((each.name for each in node.filters if isinstance(each, w.Kind)), "object"))
        found.add(getattr(node, "name", "") if isinstance(node, w.Tokens | w.LookAt | w.Reveal) else "")
    return found - {""}


LATER = ("DoThis.effects", "DoFollowing.ways", "AtThe.effects")
"""What is carried out when the text that says it is over."""


@demands(w.Me, w.This)
def _later(place: Place) -> str:
    if place.card.type != "spell" or place.inside(*LATER) is None or place.inside("Text.lines", "Play.what"):
        return ""
    return (
        "has left the chain by the time that this is carried out: "
        "something on the board, chosen, described or named before, was expected"
    )


@demands(w.Counter, w.MakeNewChoices)
def _item(place: Place) -> str:
    if place.noticed or not isinstance(place.node.what, w.Me | w.This | w.The | w.Rest):
        return ""
    return f"takes an item that is chosen or described as its what, not {spelled(place.node.what)}"


@demands(w.Kill, w.Ready, w.Exhaust, w.Stun, w.Buff, w.Heal, w.Recall)
def _gone(place: Place) -> str:
    what = place.node.what
    if isinstance(what, w.The) and what.done != "exhausted":
        return f"takes something on the board as its what, not what was {what.done}"
    return ""

