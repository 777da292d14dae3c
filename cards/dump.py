"""Every card as JSON: facts and the rules text rendered from its declaration."""
from __future__ import annotations

import json
import sys
from typing import Any

from cards.catalogue import CARDS, max_copies, printed_set, rules_name
from engine.words.card import Card
from engine.words.nodes import Keyword
from engine.words.saying.say import say


def facts(card: Card) -> dict[str, Any]:
    """One card as plain data."""
    power = {"count": card.power, "domains": list(card.domains), "mode": "any" if len(card.domains) > 1 else "all"}
    return {
        "name": card.name, "rules_name": rules_name(card), "codes": list(card.codes), "set": printed_set(card),
        "type": card.type, "supertypes": list(card.supertypes), "domains": list(card.domains), "energy": card.energy,
        "power": power if card.power else None, "might": card.might, "might_bonus": card.bonus,
        "champion": card.champion or None, "tags": list(card.tags),
        "keywords": [_keyword(line) for line in card.lines if isinstance(line, Keyword)],
        "max_copies": max_copies(card), "text": say(card),
    }


def _keyword(keyword: Keyword) -> str:
    return keyword.name.title() + (f" {keyword.n}" if keyword.n > 1 else "")


def main(argv: list[str]) -> int:
    """Print all cards, or those named."""
    chosen = [card for card in CARDS.values() if not argv or card.name in argv or card.code in argv]
    json.dump([facts(card) for card in chosen], sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")
    return 0 if chosen else 1
