"""Who can have what: keywords by type of card, traits by their bearer, lines by where they are active; a card's
facts."""
from __future__ import annotations

from collections.abc import Iterator

from engine.reading.events import zone_named
from engine.reading.scope import Misread
from engine.reading.sorts import ANYTHING, CARDS, ITEMS, KINDS, PERMANENTS, kinds_said, meant_by, spelled
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node, walk
from engine.words.card import Card

UNIT, SPELL, GEAR = frozenset(("unit",)), frozenset(("spell",)), frozenset(("gear",))
PLAYED = PERMANENTS | SPELL
SPEAKING = PERMANENTS | frozenset(("legend", "battlefield", "rune"))
"""What has abilities on the board."""

KEYWORDS: dict[str, tuple[frozenset[str], str]] = {
    "accelerate": (UNIT, "805.1"), "action": (CARDS - {"battlefield"}, "806.1.a"), "assault": (UNIT, "807.1.a"),
    "ambush": (UNIT, "822.1.a"), "backline": (UNIT, "826.2"), "deflect": (CARDS, "809.1.a"),
    "ganking": (UNIT, "810.1.a"), "hidden": (PLAYED, "811.1.a"), "hunt": (UNIT, "823.1.a"),
    "quick-draw": (PERMANENTS, "819.1.a"),
    "reaction": (CARDS - {"battlefield"}, "813.1.a"), "shield": (UNIT, "814.1.a"), "tank": (UNIT, "815.1.a"),
    "temporary": (PERMANENTS, "816.1.a"), "unique": (CARDS, "825"), "vision": (PERMANENTS, "817.1.a"),
    "weaponmaster": (UNIT, "821.1.a"),
}
"""On which types of card a keyword stands whose name says everything. The others are said with a cost or effects."""
LINES: dict[type[Node], tuple[frozenset[str], str]] = {
    w.Deathknell: (PERMANENTS, "808.1.a"), w.Repeat: (SPELL, "820.1.a"), w.Equip: (GEAR, "818.1.a"),
    w.EmpowerFor: (PERMANENTS | {"legend"}, "827.1.a"), w.OptionalCost: (PLAYED, "204.2"),
    w.AdditionalCost: (PLAYED, "204.2"),
    w.Wearer: (GEAR, "136"), w.AnyCopies: (PLAYED, "103.2.b"),
}
"""On which types of card a line stands."""
BOARD = (w.When, w.Activate, w.Would, w.As, w.Cant, w.Only, w.MustPay, w.Can, w.Have)
"""Lines that are active on the board, unless they say where (366, 385)."""

TRAITS: dict[type[Node], frozenset[str]] = {
    w.Might: UNIT, w.BaseMight: UNIT, w.MightUpTo: UNIT, w.DoubleMight: UNIT, w.BuffsGive: UNIT, w.AssignedLast: UNIT,
    w.DoubleBonus: UNIT, w.TreatAs: UNIT,
    w.AnyDamageKills: KINDS[sorts.Player], w.Unpreventable: KINDS[sorts.Player], w.ChannelOnly: KINDS[sorts.Player],
    w.Ignore: KINDS[sorts.Player] | ITEMS,
    w.Enter: PERMANENTS, w.Also: PERMANENTS, w.BonusDamage: ITEMS, w.TriggerAgain: frozenset(("ability",)),
    w.CostLess: PLAYED | ITEMS | KINDS[sorts.Costs], w.CostMore: PLAYED, w.Ignoring: PLAYED, w.EntryCost: UNIT,
    w.Repeat: KINDS[sorts.Abilities] | SPELL, w.Flow: SPELL,
    w.Without: CARDS, w.Tag: CARDS, w.Text: CARDS, w.TextOf: CARDS, w.KeywordsOf: CARDS, w.ThatDomain: CARDS | ITEMS,
    w.ExhaustAbilitiesOf: SPEAKING, w.Gives: PERMANENTS,
    w.Keyword: CARDS | ITEMS | KINDS[sorts.Abilities],
}
"""What can have a trait."""
CAPACITIES = {"buffed": UNIT, "empowered": PERMANENTS | {"legend"}, "facedown card": frozenset(("battlefield",))}
"""Of what something may have more than one, and what that is (107.3.b.1, 426.1.b.2, 441.1.c.1)."""


def check(card: Card, line: Node) -> None:
    """Check who has what in a line. Raises `Misread` naming the word and what was expected."""
    for stated, conditions in stated_by(line, ()):
        on_card(card, stated, conditions)
    for node, lent in spoken(line, False):
        if isinstance(node, w.Have):
            if isinstance(node.who, w.Pick):
                raise Misread(f"{card.name}: Have takes every(…), this or a player as its who: what holds all the "
                              "time chooses nothing")
            for trait in node.traits:
                has(card, node, node.who, trait, lent)
        if isinstance(node, w.Give):
            for trait in node.traits:
                has(card, node, node.what, trait, lent)


def stated_by(line: Node, conditions: tuple[Node, ...]) -> Iterator[tuple[Node, tuple[Node, ...]]]:
    """What a card says of itself, with the conditions around it."""
    if isinstance(line, w.Gate) and line.condition is not None and not line.asks and not line.cost:
        for inner in (*line.then, *line.orelse):
            yield from stated_by(inner, (*conditions, line.condition))
    else:
        yield line, conditions


def spoken(node: object, lent: bool) -> Iterator[tuple[Node, bool]]:
    """Every word of a line, and whether it is in text that others have."""
    if isinstance(node, Node):
        yield node, lent
        lent = lent or isinstance(node, w.Text | w.Wearer)
        for name in node.names:
            yield from spoken(getattr(node, name), lent)
    elif isinstance(node, tuple):
        for part in node:
            yield from spoken(part, lent)


def on_card(card: Card, line: Node, conditions: tuple[Node, ...]) -> None:
    """Whether a card of that type can have such a line. Rules: 150.3."""
    if isinstance(line, w.Keyword):
        if line.name not in KEYWORDS:
            raise Misread(f"{card.name}: {spelled(line)} takes a cost or effects: it has a word of its own")
        types, rule = KEYWORDS[line.name]
    elif type(line) in LINES:
        types, rule = LINES[type(line)]
    elif isinstance(line, BOARD) and card.type == "spell" and not active_elsewhere(line, conditions):
        raise Misread(f"{card.name}: {spelled(line)} on a spell is about the spell itself, or says in which zone it is "
                      "active (366, 385): it was expected within this_turn(…), or on a permanent")
    else:
        return
    if card.type not in types:
        said = kinds_said(types).replace(" or ", " or a ")
        raise Misread(f"{card.name}: {spelled(line)} stands on a {said}, not on a {card.type} ({rule})")


def active_elsewhere(line: Node, conditions: tuple[Node, ...]) -> bool:
    """Whether a line of a spell is active where spells are: it speaks of its own coming or leaving, or of a zone."""
    if zone_named(conditions):
        return True
    about = [getattr(line, name, None) for name in ("who", "clause", "event")]
    return any(isinstance(node, w.Me | w.This) for node in walk(tuple(about)))


def has(card: Card, line: Node, who: Node, trait: Node, lent: bool) -> None:
    """Whether what a phrase speaks of can have a trait."""
    meant = meant_by(who, card)
    if meant.kinds == ANYTHING or (lent and isinstance(who, w.Me | w.This)):
        return
    wanted = TRAITS.get(type(trait), ANYTHING)
    if isinstance(trait, w.Keyword) and trait.name in KEYWORDS and not isinstance(who, w.AbilitiesOf):
        wanted = KEYWORDS[trait.name][0]
    if isinstance(trait, w.Capacity):
        if trait.name not in CAPACITIES:
            raise Misread(f"{card.name}: Capacity takes buffed, empowered or facedown_card, not {trait.name!r}")
        wanted = CAPACITIES[trait.name]
    if not meant.kinds & wanted:
        raise Misread(f"{card.name}: {spelled(trait)} is had by {kinds_said(wanted)}, not by {spelled(who)}, "
                      f"which speaks of {kinds_said(meant.kinds)}")


# --- facts

def check_facts(card: Card) -> None:
    """Whether a card's facts are those of its type (131–139), and its text is one. Raises `Misread` with the fact, or
    the line, and what was expected."""
    name = card.name or (card.codes[0] if card.codes else "") or "a card"
    for wrong in wrong_facts(card):
        raise Misread(f"{name}, facts: Card takes {wrong}")
    for n, line in enumerate(card.lines):
        if not isinstance(line, Node):
            raise Misread(f"{name}, line {n + 1}: Card takes lines and instructions as its text, made of words such as "
                          f"draw(1), not {line!r}")


def wrong_facts(card: Card) -> Iterator[str]:
    """What is wrong with them. Rules: 132.1, 164.1, 185.2.b."""
    if not card.name:
        yield "a name, not none"
    if not card.codes or not all(card.codes):
        yield "at least one code as its codes, not none"
    if card.type not in CARDS:
        yield f"one of {', '.join(sorted(CARDS))} as its type, not {card.type!r}"
    for fact in ("energy", "power", "might"):
        n = getattr(card, fact)
        if n is not None and (type(n) is not int or n < 0):
            yield f"a number, at least 0, as its {fact}, not {n!r}"
    if (card.might is not None) != (card.type == "unit"):
        yield f"a Might on a unit, and on nothing else, as its might, not {card.might} on a {card.type} (143.2)"
    if card.type == "rune" and "basic" in card.supertypes and not card.domains:
        yield "a domain on a basic rune, not none (164.2)"


__all__ = ["check", "check_facts"]
