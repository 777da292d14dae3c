"""`python -m cards dump [CARD…]`: cards as JSON, with facts and the rules text rendered from the declaration."""
from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from cards.catalogue import CARDS, UnknownCard, find, max_copies, printed_set, rules_name
from engine.words.base import Node, walk
from engine.words.card import Card
from engine.words.nodes import AtLevel, Deathknell, EmpowerFor, Equip, Flow, Gate, Keyword, Repeat
from engine.words.saying.say import say
from engine.words.values.conditions import dependent_name


def facts(card: Card) -> dict[str, Any]:
    """One card as plain data."""
    power = {"count": card.power, "domains": list(card.domains), "mode": "any" if len(card.domains) > 1 else "all"}
    return {
        "name": card.name, "rules_name": rules_name(card), "codes": list(card.codes), "set": printed_set(card),
        "type": card.type, "supertypes": list(card.supertypes), "domains": list(card.domains), "energy": card.energy,
        "power": power if card.power else None, "might": card.might, "might_bonus": card.bonus,
        "champion": card.champion or None, "tags": list(card.tags),
        "keywords": keywords(card),
        "max_copies": max_copies(card), "text": say(card),
    }


TAKING: dict[type[Node], str] = {
    Deathknell: "Deathknell", EmpowerFor: "Empower", Equip: "Equip", Flow: "Flow", Repeat: "Repeat",
}
"""Keywords that take effects or a cost: the lines that they are."""


def keywords(card: Card) -> list[str]:
    """The keywords that a card has by itself, each once, with their values: as lines of their own, the dependent ones
    (Legion, Level, Empowered) wherever they stand, and Deathknell behind one of these."""
    lines = [keyword for line in card.lines if (keyword := _keyword(line))]
    gates = [node for node in walk(card) if isinstance(node, Gate) and _dependent(node)]
    knells = [_keyword(line) for gate in gates for line in gate.then if isinstance(line, Deathknell)]
    return list(dict.fromkeys([*lines, *map(_dependent, gates), *knells]))


def _keyword(line: Node) -> str:
    if isinstance(line, Keyword):
        return line.name.title() + (f" {line.n}" if line.n != 1 else "")
    return TAKING.get(type(line), "")


def _dependent(gate: Gate) -> str:
    name = dependent_name(gate.condition).title()
    return f"{name} {gate.condition.n}" if isinstance(gate.condition, AtLevel) else name


def main(argv: list[str]) -> int:
    """Print all cards, or those named."""
    parser = argparse.ArgumentParser(prog="python -m cards dump", description="Print cards as JSON.")
    parser.add_argument("cards", nargs="*", metavar="CARD", help="names or codes (default: all)")
    args = parser.parse_args(argv)
    try:
        chosen = [find(name) for name in args.cards] or CARDS.values()
    except UnknownCard as unknown:
        parser.error(str(unknown))
    json.dump([facts(card) for card in chosen], sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")
    return 0
