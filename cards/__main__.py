"""`python -m cards dump | check | deck | new | compare | play | puzzle | arena | fit | bench | soak`: each is a module
with `main(argv) -> int`, loaded when it is asked for."""
from __future__ import annotations

import argparse
import sys
from importlib import import_module

COMMANDS = {
    "dump": "print every card as JSON",
    "check": "check every declaration, its text and the shipped decks, and try all that cards say",
    "deck": "read a deck list, check it and print it in every format",
    "new": "write the heads of declarations from a card list in JSON",
    "compare": "show the printed text of a card list beside what declarations say",
    "play": "play a game in the terminal",
    "puzzle": "prove the puzzles, show one with its solution, look for new ones",
    "arena": "measure one computer player against another",
    "fit": "fit what positions are worth to computer players",
    "bench": "measure the engine by self-play",
    "soak": "play many games and check every invariant",
}

TOOLS = ("check", "deck", "new", "compare", "play", "puzzle", "arena", "bench", "soak")
MODULES = {**{name: f"cards.tools.{name}" for name in TOOLS}, "fit": "cards.tools.fitting"}
"""Commands that play whole games stand apart: they alone open the engine's door."""


def main(argv: list[str] | None = None) -> int:
    """Run the command; the rest of the line is its own."""
    parser = argparse.ArgumentParser(prog="python -m cards", description="Cards and games from the command line.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, purpose in COMMANDS.items():
        commands.add_parser(name, help=purpose, add_help=False)
    args, rest = parser.parse_known_args(argv)
    return int(import_module(MODULES.get(args.command, f"cards.{args.command}")).main(rest))


if __name__ == "__main__":
    sys.exit(main())
