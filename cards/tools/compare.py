"""`python -m cards compare FILE [CARD…]`: printed texts of a card list beside what our declarations say."""
from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from cards.catalogue import CARDS, UnknownCard, find
from cards.tools.lists import BadList, Listed, read
from engine.words.card import Card
from engine.words.saying.say import say

COLUMN = 58
LETTERS = {"fury": "R", "calm": "G", "mind": "B", "body": "O", "chaos": "P", "order": "Y", "rainbow": "A"}
"""How a text writes Power of a domain (135.2)."""


def main(argv: list[str]) -> int:
    """Print the cards that the list and the catalogue have, two columns each; 1 if there is none or the list is bad."""
    parser = argparse.ArgumentParser(
        prog="python -m cards compare", description="Printed text on the left, what the declaration says on the right."
    )
    parser.add_argument("file", type=Path, help="the card list")
    parser.add_argument("cards", nargs="*", metavar="CARD", help="names or codes (default: all)")
    parser.add_argument("--reminders", action="store_true", help="show printed reminders, too")
    args = parser.parse_args(argv)
    try:
        listed = read(args.file)
        chosen = [find(name) for name in args.cards] or list(CARDS.values())
    except (BadList, UnknownCard) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1
    both = [(listed[card.code], card) for card in chosen if card.code in listed]
    for printed, card in both:
        sys.stdout.write("\n".join(side_by_side(printed, card, args.reminders)) + "\n\n")
    return 0 if both else 1


def side_by_side(printed: Listed, card: Card, reminders: bool = False) -> Iterator[str]:
    """The lines of one card."""
    yield f"{card.code} {card.name}"
    left, right = folded(plain(printed.printed, reminders)), folded(say(card))
    for one, other in zip_longest(left, right, fillvalue=""):
        yield f"  {one:{COLUMN}} | {other}".rstrip()


def plain(text: str, reminders: bool = False) -> str:
    """A printed text with symbols as ours are written, without reminders unless they are wanted."""
    text = re.sub(r":rb_energy_(\d+):", r"[\1]", text)
    text = re.sub(r":rb_rune_(\w+):", lambda found: f"[{LETTERS[found[1]]}]", text)
    text = text.replace(":rb_might:", "[M]").replace(":rb_exhaust:", "[E]")
    return text if reminders else re.sub(r" *\([^()]*\)", "", text)


def folded(text: str) -> list[str]:
    """Its lines, none longer than a column; what goes on is indented."""
    return [
        part for line in text.splitlines() for part in textwrap.wrap(line, COLUMN, subsequent_indent="  ") if part
    ]
