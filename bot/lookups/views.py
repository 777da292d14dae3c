"""The views of the look-ups by name, and the one way to show what an address says."""
from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

from bot.lookups import suggest
from bot.lookups.address import Address, View
from bot.lookups.asking import ask_panel, mentions_panel
from bot.lookups.cards import card_panel
from bot.lookups.comparing import compare_panel
from bot.lookups.editions import diff_panel, history_panel
from bot.lookups.finding import found_panel, term_panel, unknown_panel
from bot.lookups.rules import examples_panel, refs_panel, rule_panel, why_panel
from bot.lookups.rulings import ruling_panel
from bot.lookups.shelf import Shelf
from bot.panels.parts import Panel
from engine.rulebook import BadRuleId, UnknownRule
from engine.rules.formats.legality import Catalogue

log = logging.getLogger(__name__)


class Lookups:
    """Everything that can be looked up. Its methods don't belong on the event loop: some of them take a while."""

    def __init__(self, folder: Path, catalogue: Catalogue) -> None:
        self.shelf = shelf = Shelf(folder)
        self._views: dict[View, Callable[[str, int], Panel]] = {
            "rule": lambda key, page: rule_panel(shelf, key, page),
            "why": lambda key, page: why_panel(shelf, key, page),
            "refs": refs_panel,
            "examples": examples_panel,
            "found": found_panel,
            "term": lambda key, page: term_panel(shelf, key, page),
            "ruling": ruling_panel,
            "card": lambda key, page: card_panel(catalogue, key),
            "history": lambda key, page: history_panel(shelf, key, page),
            "diff": lambda key, page: diff_panel(shelf, key, page),
            "compare": compare_panel,
        }

    def panel(self, address: Address) -> Panel:
        """What is shown there; the nearest rules where no rule has that number."""
        try:
            return self._views[address.view](address.key, address.page)
        except (UnknownRule, BadRuleId) as unknown:
            return unknown_panel(address.key, unknown)

    def ask(self, query: str, edition: str = "") -> Panel:
        """What `/rule` answers."""
        try:
            return ask_panel(self.shelf, query, edition)
        except (UnknownRule, BadRuleId) as unknown:
            return unknown_panel(query, unknown)

    def warm(self) -> None:
        """Look up one of each, so that nobody waits for what they search in to be built."""
        began = time.monotonic()
        for query in ("100", "999", "unit", "what is a unit"):
            self.ask(query)
        for address in (Address("term", "unit"), Address("ruling", "unit"), Address("card", "unit")):
            self.panel(address)
        mentions_panel("Unit")
        suggest.rule_choices("unit")
        suggest.ruling_choices("unit")
        log.info("look-ups ready ms=%d", (time.monotonic() - began) * 1000)
