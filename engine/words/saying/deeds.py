"""How actions are said whose words stand otherwise than in their phrase, by what they are done to or where."""
from __future__ import annotations

from engine.words import nodes as w
from engine.words.saying.grammar import inflect
from engine.words.saying.teller import Teller, speaks


@speaks(w.Move)
def _move(teller: Teller, node: w.Move, form: str) -> str:
    """“From here to a battlefield”, but “here from anywhere”."""
    leaves = isinstance(node.from_, w.Here) and node.to is not None
    return teller.fill(node, "‹move›⟨ {what}⟩ from {from_:origin} {to:to}" if leaves else node.phrase)


@speaks(w.Deal)
def _deal(teller: Teller, node: w.Deal, form: str) -> str:
    """So much for each of something: to whom it is dealt stands before what is counted."""
    if not isinstance(node.n, w.Per) or node.to is None or node.with_ is not None:
        return teller.fill(node, node.phrase)
    amount = f"{node.n.each} to {teller.say(node.to, 'each')}"
    return f"{inflect('deal', teller.person)} {amount} for each {teller.say(node.n.noun, 'one')}"


@speaks(w.ReturnToChampionZone)
def _to_champion_zone(teller: Teller, node: w.ReturnToChampionZone, form: str) -> str:
    """What is in a zone of yours goes back to yours."""
    said = teller.fill(node, node.phrase)
    filters = node.what.filters if isinstance(node.what, w.Pick | w.Every) else ()
    yours = any(isinstance(each, w.Zone) and isinstance(each.whose, w.You) for each in filters)
    return said.replace("its owner's", teller.say(w.You(), "p")) if yours else said


@speaks(w.Recycle)
def _recycle(teller: Teller, node: w.Recycle, form: str) -> str:
    """Cards are those of the Main Deck (052): where it is noticed, that tells them from runes."""
    said = teller.fill(node, node.phrase)
    filters = node.what.filters if isinstance(node.what, w.Pick | w.Every) else ()
    if not teller.noticing or w.Kind("card") not in filters or any(isinstance(each, w.Zone) for each in filters):
        return said
    return f"{said} to {'your' if teller.person == 'you' else 'their'} Main Deck"
