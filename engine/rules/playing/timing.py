"""When a card may be played or an ability used: Action and Reaction (806, 813), as they say themselves, or as a text
lets them under a condition, which perhaps only playing them fulfils (806.4.a, 813.4.a)."""
from __future__ import annotations

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Ability, CardDef, Passive
from engine.kernel.bindings import Bindings
from engine.names import questions
from engine.rules.meaning import layers, nouns, speakers
from engine.rules.meaning.chain_items import grants
from engine.rules.meaning.entering import gives_any, held
from engine.rules.meaning.presence import showdown_at
from engine.words.fixed import KeywordName, Timing
from engine.words.nodes import Choosing, Every, Everywhere, FromElsewhere, FromFacedown, Kind, Me, PlayedFrom, Zone

RANK: dict[Timing, int] = {"": 0, "action": 1, "reaction": 2}
"""How much permission that is."""
BEST_FIRST: tuple[Timing, ...] = ("reaction", "action")
PERMITS: dict[KeywordName, Timing] = {"reaction": "reaction", "quick-draw": "reaction", "action": "action"}
"""Keywords by which a card may be played at other times (806, 813, 819.1.b)."""
PERMITTING = frozenset(questions.keyword(name) for name in PERMITS)
"""The questions whose answers give them."""
GRANTING = frozenset(questions.of_abilities(name) for name in RANK if name)
"""The questions whose answers give them to abilities."""
NOTHING = Bindings()
"""What is bound of what hasn't been played yet."""


def needed(g: State, item: Item) -> int:
    """How much permission the state of the turn asks for, the item itself left out: Reaction on a chain, Action in a
    showdown (308.1.a, 309.1.a).

    Rules: 155, 159.2.a.1, 159.2.b.1, 159.2.b.2, 331.1.a, 331.1.b, 338.1.a.1, 338.1.a.2, 343.1.a, 343.1.b, 806.1.b,
    806.1.c.1, 806.2, 806.3, 813.1.c.1, 813.2, 813.3.
    """
    if any(other is not item for other in g.chain):
        return RANK["reaction"]
    return RANK["action"] if showdown_at(g) else 0


# --- cards

def is_settled(g: State, card: CardDef) -> bool:
    """Whether no text gives a card another permission than the one that it always has."""
    return card.timing == "reaction" or (PERMITS.keys().isdisjoint(card.present) and not gives_any(g, PERMITTING))


def timing(g: State, thing: Object, bound: Bindings = NOTHING) -> Timing:
    """When a card may be played: as it says itself, always or under a condition, or as something gave it to it. While
    it is played, its conditions know what is `bound`.

    Rules: 813.1.b.
    """
    if is_settled(g, thing.card):
        return thing.card.timing
    for name, permitted in PERMITS.items():
        if held(g, thing, name, bound):
            return permitted
    return thing.card.timing


def hopes(g: State, thing: Object, least: int) -> bool:
    """806.4.a, 813.4.a: whether a text gives a card that permission under a condition that playing it might fulfil."""
    if not thing.card.passives and PERMITTING.isdisjoint(g.passives):
        return False
    wanted = [questions.keyword(name) for name, permitted in PERMITS.items() if RANK[permitted] >= least]
    if any(passive.what in wanted and isinstance(passive.who, Me) for passive in thing.card.passives):
        return True
    return any(
        concerns(g, entry, thing)
        for what in wanted
        if what in g.passives
        for entry in speakers.voices(g, g.passives[what])
    )


def concerns(g: State, entry: tuple[int, Passive, speakers.Source], thing: Object) -> bool:
    """Whether a text speaks of that card as it is on the chain, but for what it chooses and for conditions: these may
    come true."""
    source, passive, origin = entry
    if not isinstance(passive.who, Every) or (origin is not None and not g.lasting(origin.until)):
        return False
    filters = passive.who.filters
    named = Everywhere | Zone | FromElsewhere | FromFacedown | PlayedFrom
    if not any(isinstance(node, named) or node == Kind("spell") for node in filters):
        return False
    return nouns.fits(
        g, speakers.context(g, source, origin), tuple(node for node in filters if not isinstance(node, Choosing)), thing
    )


def at_best(g: State, thing: Object) -> Timing:
    """When a card may be played if every condition comes true."""
    if is_settled(g, thing.card):
        return thing.card.timing
    return next(
        (name for name in BEST_FIRST if name == thing.card.timing or hopes(g, thing, RANK[name])), ""
    )


def lent(g: State, thing: Object) -> int:
    """How much permission others give a card where it is."""
    if not gives_any(g, PERMITTING):
        return 0
    return max(RANK[permitted] if layers.keyword(g, thing, name) else 0 for name, permitted in PERMITS.items())


# --- abilities

def of_ability(g: State, thing: Object, ability: Ability, bound: Bindings | None = NOTHING) -> Timing:
    """When an activated ability may be used: as it says itself, or as a text lets the abilities of that object; without
    what is `bound`, at best: if every condition came true (806.4.a, 813.4.a).

    Rules: 806.1.c.2, 813.1.c.2.
    """
    if GRANTING.isdisjoint(g.passives):
        return ability.timing
    return next(
        (name for name in BEST_FIRST if name == ability.timing or grants(g, name, thing, bound)), ""
    )
