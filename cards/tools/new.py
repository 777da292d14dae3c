"""`python -m cards new FILE CODE…`: the heads of declarations, written from a card list in JSON."""
from __future__ import annotations

import argparse
import re
import sys
import textwrap
import unicodedata
from pathlib import Path

from cards.catalogue import CARDS
from cards.tools.lists import BadList, Listed, read

WIDTH = 120


def main(argv: list[str]) -> int:
    """Print a head for each card that is named; 1 if the list can't be read or hasn't all of them."""
    parser = argparse.ArgumentParser(
        prog="python -m cards new",
        description="Write the heads of declarations from a card list in JSON; the text of each is yours to declare.",
    )
    parser.add_argument("file", type=Path, help="the card list")
    parser.add_argument("codes", nargs="+", metavar="CODE", help="collector numbers, such as OGN-001")
    args = parser.parse_args(argv)
    try:
        cards = read(args.file)
    except BadList as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1
    missing = [code for code in args.codes if code not in cards]
    if missing:
        sys.stderr.write(f"{args.file} has no {', '.join(missing)}\n")
        return 1
    chosen = {cards[code].code: cards[code] for code in sorted(args.codes)}
    sys.stdout.write("\n".join(map(head, chosen.values())) + "\n")
    return 0


def head(card: Listed) -> str:
    """The declaration of its facts; behind it the printed text in a comment, for whoever declares it."""
    given = f"{constant(card.name)} = {card.type.title()}("
    facts = ", ".join(_facts(card))
    one = f"{given}{facts})"
    call = one if len(one) + len(".text(") <= WIDTH else f"{given}\n{_folded(facts)}\n)"
    if not card.printed:
        return call
    known = "  # declared already" if card.code in CARDS else ""
    text = "\n".join(f"    # {line}" for line in card.printed.splitlines())
    return f"{call}.text({known}\n{text}\n)"


def _folded(facts: str) -> str:
    # a space within quotes is no place to fold at
    kept = re.sub(r'"[^"]*"', lambda found: found[0].replace(" ", "\0"), facts)
    return textwrap.indent("\n".join(textwrap.wrap(kept, WIDTH - 4, break_on_hyphens=False)), "    ").replace("\0", " ")


def constant(name: str) -> str:
    """The name of the declaration: “Kai'Sa, Survivor” is KAISA_SURVIVOR."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "_", plain.replace("'", "").replace(".", "")).strip("_").upper()


def _facts(card: Listed) -> list[str]:
    champion = card.champion or ""
    marks = [mark for mark in card.supertypes if mark != "champion"]
    facts = [f'"{card.code}"', f'"{card.name}"', *card.domains, *marks]
    numbers = {
        "energy": card.energy, "power": card.power.count if card.power else None, "might": card.might,
        "bonus": card.might_bonus,
    }
    facts += [f"{name}={number}" for name, number in numbers.items() if number is not None]
    words = {
        "champion": champion,
        "tags": ", ".join(tag for tag in card.tags if tag != champion),
        "also": ", ".join(card.codes[1:]),
    }
    return facts + [f'{name}="{word}"' for name, word in words.items() if word]
