"""What `/rule` and the context menu make of what somebody wrote: a rule's number, a keyword, or a question in words."""
from __future__ import annotations

import re

from bot.lookups.cards import named_so
from bot.lookups.editions import found_in, history_panel
from bot.lookups.finding import found_panel, mentioned_panel, nearest_panel, term_panel
from bot.lookups.rules import rule_panel
from bot.lookups.shelf import Shelf
from bot.panels.parts import Panel
from engine.rulebook import BadRuleId, known, parse
from engine.rulebook.entries import glossary
from engine.rulebook.search import asks
from engine.rulebook.search import numbered as written_out

MOST = 12
"""How many rules of a message are shown, and how many words of the game."""
_NUMBER = re.compile(r"(?:(?:rule|cr|tr|§)\s*)*\d{3}(?:\.\w*)*", re.IGNORECASE)
_MENTIONED = re.compile(r"(?<![\w.#@<:/-])(?:TR\s?)?\d{3}(?:\.\d+(?:\.?[a-z](?:\.\d+(?:\.[a-z])?)?)?)?(?![\w%-])")


def ask_panel(shelf: Shelf, query: str, edition: str = "") -> Panel:
    """A number with its rule, a keyword by its name with its definition, words with the best answers. With an edition
    the number is one of that, and words are looked for in its official text."""
    wanted = " ".join(query.split())
    number = numbered(wanted)
    if edition:
        if number:
            return history_panel(shelf, f"{edition}:{number.rpartition(':')[2]}")
        return found_in(shelf, edition, wanted)
    if number:
        old = not known(number) and (":" in number or bool(shelf.history(number)))
        return history_panel(shelf, number) if old else rule_panel(shelf, number)
    word = any(one.name.casefold() == wanted.casefold() for one in glossary())
    if word:
        return term_panel(shelf, wanted)
    return found_panel(wanted) if asks(wanted) else nearest_panel(wanted, named_so(wanted))


def numbered(query: str) -> str:
    """The rule id that a query is: as rules are written (“TR503.9.b”, “v1.0:531.2”), or as people do (“rule 465.2c”).

    Empty if it is none.
    """
    try:
        return str(parse(query))
    except BadRuleId:
        pass
    if not _NUMBER.fullmatch(query.strip(" .")):
        return ""
    return written_out(query.strip(" .")) or re.sub(r"[^\d.]", "", query).strip(".")[:20]


def mentions_panel(text: str) -> Panel:
    """The rules and words of the game that a message mentions; if it has none, the rules that fit its words."""
    numbers = dict.fromkeys(numbered(found[0]) for found in _MENTIONED.finditer(text))
    keys = [key for key in numbers if known(key)][:MOST]
    names = [one.name for one in glossary() if re.search(rf"\b{re.escape(one.name)}\b", text)][:MOST]
    return mentioned_panel(keys, names) if keys or names else found_panel(text[:300], lead="No rule is mentioned there")
