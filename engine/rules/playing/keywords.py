"""Filters and conditions about text and attachment: keywords that are present (722), what is attached (718), dependent
keywords (726, 727)."""
from __future__ import annotations

from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Reading
from engine.rules.events.history import counted
from engine.rules.meaning import layers, nouns
from engine.rules.meaning.registry import fits_word, holds_word
from engine.rules.playing import flow
from engine.words.fixed import KeywordName
from engine.words.nodes import AtLevel, AttachedTo, Everywhere, FromFacedown, HasLegion, With

REACTING: tuple[KeywordName, ...] = ("quick-draw", "ambush")
"""Keywords in whose text Reaction stands."""


@fits_word(With)
def _with(g: State, f: Reading, node: With, thing: Object) -> bool:
    """722: keywords can be looked for in inactive text too. Quick-Draw and Ambush are short for Reaction too (819.1.b,
    822.1.b); what is hidden has it (811.6).

    Rules: 722.2, 805.5, 806.5.a, 807.3, 809.3, 810.3, 811.5, 811.5.a, 812.3, 813.5.a, 814.3, 815.3, 816.3, 817.3,
    818.5, 818.5.a, 819.3, 820.4, 821.3, 822.4, 823.3, 824.2, 825.5, 826.6, 827.4, 828.2.
    """
    if layers.present(g, thing, node.name):
        return True
    match node.name:
        case "flow":
            return flow.has_flow(g, thing)
        case "reaction":
            return any(layers.present(g, thing, name) for name in REACTING) or (
                thing.zone != "board" and nouns.fits(g, f, (FromFacedown(),), thing))
    return False


@fits_word(AttachedTo)
def _attached_to(g: State, f: Reading, node: AttachedTo, thing: Object) -> bool:
    return any(thing.attached_to == top.id for top in nouns.things(g, f, node.what))


@fits_word(Everywhere)
def _everywhere(g: State, f: Reading, node: Everywhere, thing: Object) -> bool:
    return True


@holds_word(AtLevel)
def _at_level(g: State, f: Reading, node: AtLevel) -> bool:
    """824. Rules: 824.1.b.1, 824.1.c, 824.1.c.1, 824.1.d."""
    return bool(g.players[f.you].xp >= node.n)


@holds_word(HasLegion)
def _has_legion(g: State, f: Reading, node: HasLegion) -> bool:
    """812: you finalized another card this turn, no token, whatever became of it. Earlier editions ask for one that you
    played: another one before this one, or any, as it may be its own.

    Rules: 812.1, 812.1.b.1, 812.1.c, 812.2.
    """
    asked = g.edition.legion
    kind = "finalized" if asked == "another finalized" else g.edition.counts_as_played
    for e in g.events[g.this_turn :]:
        if e.kind == kind and counted(e) and e.seat == f.you and not is_token(g, e.card):
            if e.subject != f.source:
                return True
            if asked != "another finalized":
                return asked == "any played" and not node.of_play
    return False


def is_token(g: State, code: str) -> bool:
    """Whether a card is a token card."""
    return "token" in g.catalogue.cards[code].card.supertypes
