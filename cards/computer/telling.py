"""Why a computer player answers so, in a line: what it expects to gain over doing something else."""
from __future__ import annotations

from collections.abc import Sequence

from cards.computer.value import SAID, WEIGHTS, Terms, mean

WORTH_SAYING = 0.2
"""What a difference has to weigh to be told."""
TOLD = 2
"""How many differences are told at most."""


def reason(mine: Sequence[Terms], others: Sequence[Terms], instead: str) -> str:
    """What is expected with the one answer and not with the other, which is called `instead`: the terms of both in the
    worlds that both were tried in."""
    more = [mean([a - b for a, b in zip(of_mine, of_others, strict=False)])
            for of_mine, of_others in zip(zip(*mine, strict=True), zip(*others, strict=True), strict=True)]
    weighed = sorted(((abs(weight * n), name, n) for name, weight, n in zip(SAID, WEIGHTS, more, strict=True)),
                     reverse=True)
    told = [amount(name, n) for heavy, name, n in weighed[:TOLD] if heavy >= WORTH_SAYING]
    if not told:
        return f"It expects about the same with “{instead}”."
    return f"It expects {' and '.join(told)} than with “{instead}”."


def amount(name: str, n: float) -> str:
    """“1.5 Might more”; of what there is one, the singular."""
    said = f"{abs(n):.1f}".removesuffix(".0")
    return f"{said} {name if said != '1' else SINGULAR.get(name, name)} {'more' if n > 0 else 'less'}"


SINGULAR = {"points": "point", "units": "unit", "cards in hand": "card in hand", "runes": "rune",
            "battlefields": "battlefield", "units at battlefields": "unit at battlefields"}
