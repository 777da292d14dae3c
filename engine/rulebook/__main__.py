"""`python -m engine.rulebook dump` prints every worded rule as JSON; `show ID ...` prints single rules."""
from __future__ import annotations

import json
import sys

from engine.rulebook import BadRuleId, UnknownRule, rule, rules

USAGE = "usage: python -m engine.rulebook dump | show ID ..."


def main(arguments: list[str]) -> int:
    """Run one command; the exit status."""
    match arguments:
        case ["dump"]:
            json.dump([{"id": worded.id, "text": worded.text} for worded in rules().values()], sys.stdout, ensure_ascii=False, indent=1)
            sys.stdout.write("\n")
            return 0
        case ["show", _, *_]:
            return max(show(text) for text in arguments[1:])
    sys.stderr.write(USAGE + "\n")
    return 2


def show(text: str) -> int:
    """Print one rule; 1 when there is none."""
    try:
        found = rule(text)
    except (BadRuleId, UnknownRule) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{found.id}  {' › '.join(found.path)}\n{found.text}\n" + (f"({found.note})\n" if found.note else ""))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:
        sys.exit(0)
