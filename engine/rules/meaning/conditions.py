"""Whether a condition holds: what something is now or was, how many there are, what was done and paid."""
from __future__ import annotations

from engine.board.objects import Object
from engine.board.state import ON_BOARD, State
from engine.catalogue import Reading
from engine.names.bindings import DID, PAID, PAID_BEFORE
from engine.rules.meaning import nouns
from engine.rules.meaning.memory import noted_of
from engine.rules.meaning.registry import holds_word
from engine.words import sorts
from engine.words.nodes import Either, IsA, Kind, Not, ThereIs, YouDo, YouPaid, Zone


def asked_of(g: State, f: Reading, node: IsA) -> list[Object]:
    """The objects of which a condition is asked: what this item took off the board as it was right before, also a token
    that is nowhere any more; what it recycled is a card of a deck and no object, what it revealed may be
    another object by now (359.3.e.13). In which zone something is, is asked of where it is now."""
    found = nouns.things(g, f, node.what)
    if any(thing.zone in ON_BOARD for thing in found) or any(isinstance(one, Zone) for one in node.filters):
        return found
    back = nouns.done_to(f, node.what)
    was_there = back is not None and (back.place or back.done in ("recycled", "revealed"))
    return [g.gone[back.old]] if back is not None and was_there and back.old in g.gone else found


@holds_word(IsA)
def _is_a(g: State, f: Reading, node: IsA) -> bool:
    was = noted_of(f.env, node)
    if was is not None:  # 808.1.d.3
        return bool(was)
    found = asked_of(g, f, node)
    return bool(found) and all(nouns.fits(g, f, node.filters, thing) for thing in found)


@holds_word(ThereIs)
def _there_is(g: State, f: Reading, node: ThereIs) -> bool:
    filters = getattr(node.noun, "filters", ())
    players = any(isinstance(each, Kind) and each.name in ("player", "opponent") for each in filters)
    found = nouns.players(g, f, filters) if players else nouns.things(g, f, node.noun)
    return nouns.compare(g, f, len(found), node.comparison)


@holds_word(YouDo)
def _you_do(g: State, f: Reading, node: YouDo) -> bool:
    return bool(f.env.get(DID))


@holds_word(YouPaid)
def _you_paid(g: State, f: Reading, node: YouPaid) -> bool:
    was = noted_of(f.env, node)
    if was is not None:  # 808.1.d.3
        return bool(was)
    source = g.objects.get(f.source)
    paid = f.env.get(PAID_BEFORE) or f.env.get(PAID, source.paid if source else ())
    return any(key.startswith("optional") for key in paid)


@holds_word(Not)
def _not_so(g: State, f: Reading, node: Not) -> bool:
    return not nouns.holds(g, f, node.what)


@holds_word(Either)
def _one_so(g: State, f: Reading, node: Either[sorts.Sort]) -> bool:
    return any(nouns.holds(g, f, option) for option in node.options)
