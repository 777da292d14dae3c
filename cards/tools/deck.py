"""`python -m cards deck FILE [--format NAME] [--on DAY] [--as FORMAT]`: a deck list read, checked and written anew."""
from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

from cards.decks import FORMATS as WRITERS
from cards.decks import TITLES, DeckError, DeckList, read
from cards.formats import CASUAL, FORMATS
from cards.tools.selfplay import catalogue
from engine.rules.formats.legality import refused


def main(argv: list[str]) -> int:
    """Print every fault and the list in every format; 2 for a text that is no list, 1 for a deck that isn't legal."""
    args = _parser().parse_args(argv)
    try:
        deck = read(_text(args.file))
    except DeckError as wrong:
        sys.stderr.write("".join(f"{problem}\n" for problem in wrong.problems))
        return 2
    except (OSError, UnicodeDecodeError) as failed:
        sys.stderr.write(f"{args.file} can't be read: {failed}\n")
        return 2
    form = FORMATS[args.format]
    reasons = refused(deck, catalogue(), form, args.on)
    if args.only:
        sys.stdout.write(_written(deck, args.only) + "\n")
    else:
        sys.stdout.write(_report(deck))
        said = [f"  {reason.rule}: {reason.text}" for reason in reasons] or ["  nothing"]
        sys.stdout.write("\n".join([f"What stands against it in {form.title} on {args.on}:", *said]) + "\n")
    return 1 if reasons else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m cards deck", description="Read a deck list, check it, write it.")
    parser.add_argument("file", help="a file with a list, a Tabletop Simulator string or a deck code; - for the input")
    parser.add_argument("--format", choices=tuple(FORMATS), default=CASUAL.name, help="the format it is checked for")
    parser.add_argument("--on", type=date.fromisoformat, default=date.today(),  # noqa: DTZ011 - the player's own day
                        metavar="DAY", help="the day, such as 2026-08-31 (today)")
    parser.add_argument("--as", dest="only", choices=tuple(WRITERS), help="write it in this format and nothing else")
    return parser


def _text(file: str) -> str:
    return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8-sig")


def _written(deck: DeckList, form: str) -> str:
    try:
        return WRITERS[form](deck).rstrip()
    except DeckError as wrong:
        return str(wrong)


def _report(deck: DeckList) -> str:
    return "".join(f"{TITLES[form]}:\n\n{_written(deck, form)}\n\n" for form in WRITERS)
