"""Vendetta (VEN), a module for each domain."""
from __future__ import annotations

from cards.ven import battlefields, body, calm, fury, mind

PARTS = (fury, calm, mind, body, battlefields)
"""In the order of collector numbers."""
