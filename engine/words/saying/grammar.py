"""English for the renderer: verbs, plurals, lists, sentences, and rules symbols as plain words. Knows nothing of
cards."""
from __future__ import annotations

import re
from collections.abc import Sequence

IRREGULAR = {"be": ("am", "are", "is"), "have": ("have", "have", "has"), "do": ("do", "do", "does")}
"""Verbs that do more than add an s: first person, second person and plural, third person."""

PARTICIPLES = {
    "be": "been", "become": "become", "choose": "chosen", "deal": "dealt", "draw": "drawn", "give": "given",
    "have": "had", "hide": "hidden", "hold": "held", "leave": "left", "lose": "lost", "pay": "paid", "put": "put",
    "spend": "spent", "stun": "stunned", "take": "taken", "win": "won",
}
"""Participles that do more than add ed."""

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LETTERS = {"fury": "R", "calm": "G", "mind": "B", "body": "O", "chaos": "P", "order": "Y", "any": "A", "own": "C"}
DOMAIN_OF = {letter: domain.capitalize() for domain, letter in LETTERS.items() if domain not in ("any", "own")} | {
    "C": "Power of its domain"
}


def inflect(verb: str, person: str) -> str:
    """The verb for a subject: “” (imperative or after may), “I”, “you” (also any plural) or “it”; for “done” the
    participle."""
    if person == "":
        return verb
    if person == "done":
        return participle(verb)
    if verb in IRREGULAR:
        return IRREGULAR[verb][("I", "you", "it").index(person)]
    if person != "it":
        return verb
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "x", "ch", "sh", "o")) else "s")


def participle(verb: str) -> str:
    """What has been done: killed, moved, carried, held."""
    if verb in PARTICIPLES:
        return PARTICIPLES[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + ("d" if verb.endswith("e") else "ed")


def article(noun: str) -> str:
    """The finished noun with a or an."""
    vowel = noun[0].lower() in "aeiou" and not noun.lower().startswith(("uni", "one"))
    return f"{'an' if vowel or noun.startswith('8') else 'a'} {noun}"


def plural(noun: str) -> str:
    """The plural of a kind or a tag."""
    if noun.lower() in ("gear", "equipment"):
        return noun
    if noun.endswith("sh"):
        return noun + "es"
    return noun[:-1] + "ies" if noun.endswith("y") and noun[-2] not in "aeiou" else noun + "s"


def number(n: int) -> str:
    """A number in words, as far as words are shorter."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def listed(parts: Sequence[str], word: str = "and") -> str:
    """“a”, “a and b”, “a, b, and c”."""
    if len(parts) < 3:
        return f" {word} ".join(parts)
    return f"{', '.join(parts[:-1])}, {word} {parts[-1]}"


def capital(text: str) -> str:
    """With a capital letter, after a leading symbol or keyword if there is one."""
    found = re.match(r"(?:\[[^]]*\](?: —|:)? *)*", text)
    start = found.end() if found else 0
    return text[:start] + text[start:start + 1].upper() + text[start + 1:]


def sentence(text: str) -> str:
    """A sentence, closed once."""
    return capital(text) + ("" if text.endswith((".", ")", ".”")) else ".")


def ordinal(n: int) -> str:
    """First, second, third, …"""
    return {1: "first", 2: "second", 3: "third"}.get(n, f"{n}th")


def symbols(energy: int, power: Sequence[str]) -> str:
    """A price in symbols: “[2][R]”."""
    return (f"[{energy}]" if energy or not power else "") + "".join(f"[{LETTERS[domain]}]" for domain in power)


def _price_in_words(found: re.Match[str]) -> str:
    tokens = re.findall(r"\[(\w+)\]", found[0])
    energy = [f"{token} Energy" for token in tokens if token.isdigit()]
    power = [token for token in tokens if not token.isdigit()]
    words = [f"{power.count(letter)} {DOMAIN_OF.get(letter, 'Power of any domain')}" for letter in dict.fromkeys(power)]
    return " and ".join(energy + words)


def plain(text: str) -> str:
    """Rules symbols as words, for places that can't show them: “+2 Might”, “1 Energy”, “Exhaust this:”."""
    text = text.replace("[M]", "Might").replace("][>]", "]:")
    text = re.sub(r"(^|\n|\()\[E\]", r"\1Exhaust this", text).replace("[E]", "exhaust this")
    text = re.sub(r"\b(\d+|any amount of) \[A\]", r"\1 Power of any domain", text)
    text = re.sub(r"(?:\[(?:\d+|[RGBOPYAC])\])+", _price_in_words, text)
    return re.sub(r"\[([^]]+)\]", r"\1", text)
