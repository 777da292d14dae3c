"""Which words stand for each other when players ask for the same rule: learned from the phrases of `asked.json`.

Two phrases of one rule ask for the same thing, so what one says and the other doesn't is a pair of words that may mean
the same. Pairs count that come up with several rules, and far more often than chance would have it.
"""
from __future__ import annotations

import math
from collections import Counter, defaultdict
from itertools import permutations

from engine.rulebook import rules
from engine.rulebook.search import asked
from engine.rulebook.words import stems

RULES, WORDS = 4, 5
"""With how many rules a pair has to come up, and in how many phrases a word."""
LIFT, SURE = 3.0, 0.1
"""How much more often than by chance, and from which score on."""
MOST, SHARE, TOP = 3, 0.5, 0.2
"""How many for a word; how much they count by their score, and at most."""
Pair = tuple[str, str]


def learned() -> dict[str, dict[str, float]]:
    """Stem → the stems that stand for it, and how much each of them counts."""
    pairs, seen, times = counted()
    mass: Counter[str] = Counter()
    for (word, _), weight in pairs.items():
        mass[word] += weight
    whole, found = mass.total(), defaultdict(list)
    for (word, other), weight in pairs.items():
        share = weight / mass[word]
        lift = share * whole / mass[other]
        if seen[word, other] >= RULES and times[word] >= WORDS and lift > LIFT:
            found[word].append((share * math.log(lift), other))
    return {word: {other: round(min(TOP, SHARE * score), 3) for score, other in best}
            for word, scored in sorted(found.items())
            if (best := [one for one in sorted(scored, reverse=True)[:MOST] if one[0] >= SURE])}


def counted() -> tuple[dict[Pair, float], Counter[Pair], Counter[str]]:
    """How often a word stands where another phrase of the same rule says another word, each rule counting alike; with
    how many rules; and in how many phrases each word is."""
    pairs: dict[Pair, float] = defaultdict(float)
    seen: Counter[Pair] = Counter()
    times: Counter[str] = Counter()
    for key, texts in asked().items():
        phrases = [frozenset(stems(text)) for text in (*texts, f"{rules()[key].title} {rules()[key].text}")]
        here: set[Pair] = set()
        for one, other in permutations(phrases, 2):
            mine, theirs = one - other, other - one
            for pair in ((word, instead) for word in mine for instead in theirs):
                pairs[pair] += 1 / ((len(phrases) - 1) * math.sqrt(len(mine) * len(theirs)))
                here.add(pair)
        seen.update(here)
        for phrase in phrases:
            times.update(phrase)
    return pairs, seen, times
