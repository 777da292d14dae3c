"""No card is shipped without a scenario that plays it."""
from __future__ import annotations

from importlib import import_module
from pathlib import Path

from cards.catalogue import CARDS
from tests.cards.naming import NAMED


def test_every_card_of_the_catalogue_is_named_by_a_scenario() -> None:
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        import_module(f"tests.cards.{path.stem}")
    assert sorted(card.name for card in CARDS.values() if card.name not in NAMED) == []
