"""Vendetta (VEN), a module for each domain."""
from __future__ import annotations

from cards.ven import battlefields, calm, fury, mind

PARTS = (fury, calm, mind, battlefields)
"""In the order of collector numbers."""
