"""How actions are said whose words stand otherwise than in their phrase, by what they are done to or where."""
from __future__ import annotations

import re
from dataclasses import replace

from engine.words import nodes as w
from engine.words.base import walk
from engine.words.saying.grammar import inflect, listed
from engine.words.saying.nouns import whole_zones
from engine.words.saying.teller import Teller, person_of, several, speaks


@speaks(w.Move)
def _move(teller: Teller, node: w.Move, form: str) -> str:
    """“From here to a battlefield”, but “here from anywhere”; where it is done, “there” is where it comes from."""
    told = node.from_ is not None and not teller.noticing
    if told:
        teller.there = "at that battlefield"
    leaves = told or (isinstance(node.from_, w.Here) and node.to is not None)
    return teller.fill(node, "‹move›⟨ {what}⟩ from {from_:origin} {to:to}" if leaves else node.phrase)


@speaks(w.Deal)
def _deal(teller: Teller, node: w.Deal, form: str) -> str:
    """So much for each of something: to whom it is dealt stands before what is counted."""
    if not isinstance(node.n, w.Per) or node.to is None or node.with_ is not None:
        return teller.fill(node, node.phrase)
    amount = f"{node.n.each} to {teller.say(node.to, 'each')}"
    return f"{inflect('deal', teller.person)} {amount} for each {teller.say(node.n.noun, 'one')}"


@speaks(w.Banish)
def _banish(teller: Teller, node: w.Banish, form: str) -> str:
    """All cards of a zone are that zone: “your hand and your trash”."""
    zones = whole_zones(node.what.filters) if isinstance(node.what, w.Every) and not teller.noticing else ()
    if not zones:
        return teller.fill(node, node.phrase)
    return f"{inflect('banish', teller.person)} {listed([teller.say(zone) for zone in zones])}"


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


@speaks(w.Play, w.Hide)
def _play(teller: Teller, node: w.Play | w.Hide, form: str) -> str:
    """For another price, which is theirs where several are played; a place for units alone stands apart."""
    many = several(teller, node.what) or isinstance(node.what, w.Every)
    plain, units = replace(node, price=None), ""
    if isinstance(plain, w.Play) and isinstance(plain.to, w.UnitsTo):
        units = f", {teller.say(plain.to, 'those' if many else '')}"
        plain = replace(plain, to=None)
    said = teller.fill(plain, node.phrase) + units
    if node.price is None:
        return said
    price = teller.say(node.price)
    if isinstance(node.what, w.Me):
        price = price.replace("its ", f"{teller.say(node.what, 'p')} ")
    if isinstance(node.price, w.CostLess):
        name = "cost" if node.price.price.power else "Energy cost"
        price = f"with its {name} {teller.say(node.price, name.partition(' ')[0])}"
    if many:
        price = re.sub(r"\bits ((?:Energy |Power )?)cost\b", r"their \1costs", price)
    return f"{said} {price}" if isinstance(node.price, w.ForPrice) else f"{said}, {price}"


@speaks(w.DealToEachOther)
def _fight(teller: Teller, node: w.DealToEachOther, form: str) -> str:
    known = all(isinstance(side, w.It | w.That) for side in (node.a, node.b))
    sides = sorted((node.a, node.b), key=lambda side: person_of(teller, side) == "I")  # “it and I”
    who = "they" if known else " and ".join(teller.say(side, "s") for side in sides)
    whose = "our" if person_of(teller, sides[1]) == "I" else "their"
    return f"{who} deal damage equal to {whose} Mights to each other"


@speaks(w.PutOnDeck)
def _on_deck(teller: Teller, node: w.PutOnDeck, form: str) -> str:
    """The deck of whose hand it would go to."""
    deck = teller.say(node.what, "hand").replace("hand", "deck")
    return f"{inflect('put', teller.person)} {teller.say(node.what, 'from')} on the top or bottom of {deck}"


@speaks(w.ReturnToHand)
def _into_hand(teller: Teller, node: w.ReturnToHand, form: str) -> str:
    """Cards that are on top of a deck were in no hand before: they are put into one."""
    seen = isinstance(node.what, w.That) and isinstance(teller.named(node.what.name), w.LookAt | w.Reveal)
    if not seen and (not isinstance(node.what, w.Pick) or w.AmongThem() not in node.what.filters):
        return teller.fill(node, node.phrase)
    foreign = any(isinstance(part, w.Top) and part.whose != w.You() for part in walk(teller.whole))
    hand = teller.say(node.what, "hand") if foreign else f"{teller.say(w.You(), 'p')} hand"
    return f"{inflect('put', teller.person)} {teller.say(node.what)} into {hand}"
