"""Filters and conditions about text and attachment: keywords that are present (722), what is attached (718), dependent keywords (726, 727)."""
from __future__ import annotations

from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Reading
from engine.rules.meaning import layers, nouns
from engine.rules.meaning.registry import fits_word, holds_word
from engine.rules.playing import flow
from engine.words.nodes import AtLevel, AttachedTo, Everywhere, HasLegion, With


@fits_word(With)
def _with(g: State, f: Reading, node: With, thing: Object) -> bool:
    """722: keywords can be looked for in inactive text too."""
    return layers.present(g, thing, node.name) or (node.name == "flow" and flow.has_flow(g, thing))


@fits_word(AttachedTo)
def _attached_to(g: State, f: Reading, node: AttachedTo, thing: Object) -> bool:
    return any(thing.attached_to == top.id for top in nouns.things(g, f, node.what))


@fits_word(Everywhere)
def _everywhere(g: State, f: Reading, node: Everywhere, thing: Object) -> bool:
    return True


@holds_word(AtLevel)
def _at_level(g: State, f: Reading, node: AtLevel) -> bool:
    """824."""
    return bool(g.players[f.you].xp >= node.n)


@holds_word(HasLegion)
def _has_legion(g: State, f: Reading, node: HasLegion) -> bool:
    """812: you finalized another card this turn, no token, whatever became of it."""
    return any(e.kind == "finalized" and e.other == "card" and e.seat == f.you and e.subject != f.source and not is_token(g, e.card)
               for e in g.events[g.this_turn:])


def is_token(g: State, code: str) -> bool:
    """Whether a card is a token card."""
    return "token" in g.catalogue.cards[code].card.supertypes
