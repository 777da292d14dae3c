"""Editions of the Core Rules, as data: what an earlier one does otherwise, and by which numbers.

Code and data of the engine name rules by the numbers of the current edition. `Edition.cite` turns such a number into
the one that is shown in a game by an earlier edition. No code asks which edition is played: it asks by the name of what
differs (`game.edition.pools_empty`).
"""
from __future__ import annotations

from engine.editions.earlier import V1_0, V1_2, V1_3
from engine.editions.edition import BEFORE_EDITIONS, CURRENT, Edition, EditionName

__all__ = ["BEFORE_EDITIONS", "CURRENT", "EDITIONS", "Edition", "EditionName", "numbered"]

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (V1_0, V1_2, V1_3, CURRENT)}
"""Oldest first."""


def numbered(*rules: str) -> frozenset[str]:
    """All numbers under which an edition has one of these rules of the current one."""
    return frozenset(edition.cite(rule) for edition in EDITIONS.values() for rule in rules)
