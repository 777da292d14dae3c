"""Whether something is under way so: being played to a place, at an end of the move that a text is about, being
chosen."""
from __future__ import annotations

from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Reading
from engine.names.bindings import FROM, THERE
from engine.rules.meaning import chain_items, nouns
from engine.rules.meaning.executions import all_chosen
from engine.rules.meaning.registry import fits_word
from engine.words.nodes import AtEitherEnd, ChosenBy, Every, InCombatWith, Pick, PlayedTo


@fits_word(PlayedTo)
def played_to(g: State, f: Reading, node: PlayedTo, thing: Object) -> bool:
    """355.2: whether it is on the chain as a card or token that enters there."""
    item = next((item for item in g.chain if item.kind == "card" and item.source == thing.id), None)
    if item is None or not item.place:
        return False
    if isinstance(node.what, Pick | Every):
        return item.place in nouns.locations(g, f, node.what.filters)
    return nouns.location(g, f, node.what) == item.place


@fits_word(AtEitherEnd)
def at_either_end(g: State, f: Reading, node: AtEitherEnd, thing: Object) -> bool:
    """359.3.f.3: both places are known from the event, wherever what moved is now."""
    return nouns.place_of(thing) in (*nouns.bound(f, THERE), *nouns.bound(f, FROM))


@fits_word(ChosenBy)
def chosen_by(g: State, f: Reading, node: ChosenBy, thing: Object) -> bool:
    """355.5: whether any of those on the chain has it as a target, legal or not by now (359.3.e.3)."""
    return any(
        thing.id in all_chosen(choice, item.bound)
        for item in chain_items.items(g, f, node.what)
        for choice in chain_items.aims(g, item)
    )


@fits_word(InCombatWith)
def in_combat_with(g: State, f: Reading, node: InCombatWith, thing: Object) -> bool:
    """740.2.c: of the two sides of the one combat there is, it is on the other."""
    return thing.role != "" and any(
        other.role != "" and other.role != thing.role for other in nouns.things(g, f, node.what))
