"""What is said of something that is being played: what it has, whether it comes ready, where, and the bonus damage of
what it deals."""
from __future__ import annotations

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Context, Passive
from engine.kernel.bindings import Bindings
from engine.names import questions
from engine.names.questions import BONUS, ENTERING, Question
from engine.rules.meaning import chain_items, layers, nouns, speakers
from engine.rules.meaning.presence import open_to
from engine.words.fixed import KeywordName
from engine.words.nodes import BonusDamage, Enter, Every, Me, Phrase, Quality


def gives_any(g: State, asked: frozenset[Question]) -> bool:
    """Whether a text or an effect answers one of those questions now."""
    if g.effects and any(effect.what in asked for effect in g.effects):
        return True
    return not asked.isdisjoint(g.passives)


def held(g: State, thing: Object, name: KeywordName, bound: Bindings | None = None) -> bool:
    """Whether a card that is not on the board has a keyword beside those that it always has: under a condition, or from
    elsewhere."""
    what = questions.keyword(name)
    return (name in thing.card.present and bool(own(g, thing, what, bound))) or (
        (what in g.passives or bool(g.effects)) and layers.keyword(g, thing, name) > 0)


def own(g: State, thing: Object, what: Question, bound: Bindings | None = None) -> list[tuple[Passive, Context]]:
    """The answers of a card to a question about itself, where its text is not on the board; while it is played, with
    what is bound."""
    f = Context(thing.controller, thing.id, Bindings(bound) if bound else None)
    return [(passive, f) for passive in thing.card.passives
            if passive.what == what and isinstance(passive.who, Me) and nouns.all_hold(g, f, passive.conditions)]


def enters_so(g: State, thing: Object, bound: Bindings) -> set[str]:
    """The states, “ready” or “exhausted”, in which texts have that object enter, whatever its usual one is (369.3);
    with what is bound by how it was played.

    Rules: 143.4.a.
    """
    if ENTERING not in g.passives and not thing.card.passives:
        return set()
    found = set()
    for passive, f in [*own(g, thing, ENTERING, bound), *speakers.answers(g, ENTERING)]:
        trait: Enter = passive.trait
        if isinstance(trait.state, Quality) and speakers.applies(g, passive, f, thing):
            found.add(str(trait.state.name))
    return found


def enters_at(g: State, thing: Object, place: int, bound: Bindings) -> int:
    """369.3: where an object enters, if a text names another place than the one that was chosen; a unit in the base if
    two others have come there meanwhile (462.2.a). `bound` as in `enters_so`."""
    if ENTERING in g.passives or thing.card.passives:
        for passive, f in [*own(g, thing, ENTERING, bound), *speakers.answers(g, ENTERING)]:
            if isinstance(passive.trait.state, Phrase) and speakers.applies(g, passive, f, thing):
                place = nouns.location(g, f, passive.trait.state, thing) or place
    return open_to(g, place, thing.controller) if thing.card.is_unit else place


def bonus_damage(g: State, item: Item, target: Object) -> int:
    """The Bonus Damage that a spell or ability deals to that unit: the sum of all bonuses, never negative (712–715).

    Rules: 417.5, 714, 714.1, 714.2.
    """
    value = 0
    source = g.objects.get(item.source)
    if item.kind == "card" and BONUS in item.card.answered and source is not None:
        value = sum(nouns.amount(g, f, passive.trait.n) or 0 for passive, f in own(g, source, BONUS))
    for passive, f in speakers.answers(g, BONUS) if BONUS in g.passives else ():
        trait: BonusDamage = passive.trait
        who = passive.who
        if isinstance(who, Every) and chain_items.fits_item(g, f, who.filters, item):
            if trait.to is None or (isinstance(trait.to, Every) and nouns.fits(g, f, trait.to.filters, target)):
                value += nouns.amount(g, f, trait.n) or 0
    return max(0, value)
