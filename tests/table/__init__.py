"""A table for scenario tests: set-up as data, verbs as play.

    table = Table(you=side(base=["Pouty Poro"], runes={"fury": 3}), foe=side())
    table.you.move("Pouty Poro", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == YOU

Verbs answer the same numbered decisions that buttons answer. A question that no verb answers fails the test and prints
its options; so does a name that nothing asked for, and one that isn't what the engine took where it didn't ask. After
every answer the table checks for free: saving and loading changes nothing, hidden cards tell nobody anything, every
event, decision and refusal cites a rule that the rulebook has, and every card is in exactly one place.

`setting` sets up, `asking` is what a test asks, `verbs` and `drafting` are what players do, `playing` is the table,
`cards` what it is played with.
"""
from __future__ import annotations

from tests.table.asking import FOE, YOU
from tests.table.cards import EXTRA, MEADOW, MOOR, PLAIN, SILENT, THIRD_FIELD, catalogue, code_of, find_or_extra
from tests.table.playing import Table
from tests.table.setting import NAMES, One, Side, one, side
from tests.table.verbs import Hands

__all__ = [
    "EXTRA", "FOE", "MEADOW", "MOOR", "NAMES", "PLAIN", "SILENT", "THIRD_FIELD", "YOU", "Hands", "One", "Side", "Table",
    "catalogue", "code_of", "find_or_extra", "one", "side",
]
