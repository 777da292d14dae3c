"""`python -m cards check [CARD…] [--tables N] [--seed N]`: every card is said and travels as JSON, every shipped deck
can be read, and everything that a card says happens."""
from __future__ import annotations

import argparse
import sys

from cards.catalogue import CARDS, UnknownCard, find
from cards.check import problems
from cards.tools.firing import TABLES, silent_cards
from cards.tools.selfplay import catalogue


def main(argv: list[str]) -> int:
    """Print the problems, and what never fired, was offered or applied; 1 if there are any."""
    parser = argparse.ArgumentParser(
        prog="python -m cards check", description="Check every declaration, and try all that it says."
    )
    parser.add_argument("cards", nargs="*", metavar="CARD", help="names or codes of those to try (default: all)")
    parser.add_argument(
        "--tables", type=int, default=TABLES,
        help=f"how many tables are generated for a card at most (default {TABLES})",
    )
    parser.add_argument(
        "--seed", type=int, default=0, help="other tables than usual; the same seed gives the same report (default 0)"
    )
    args = parser.parse_args(argv)
    try:
        codes = [find(name).code for name in args.cards] or list(CARDS)
    except UnknownCard as unknown:
        parser.error(str(unknown))
    found = problems() or silent_cards(catalogue(), codes, args.tables, args.seed)
    sys.stdout.write("\n".join([*found, f"{len(codes)} cards, {len(found)} problems"]) + "\n")
    return 1 if found else 0
