"""Vendetta (VEN), a module for each domain."""
from __future__ import annotations

from cards.ven import battlefields, body, calm, chaos, fury, legends, mind, order

PARTS = (fury, calm, mind, body, chaos, order, legends, battlefields)
"""In the order of collector numbers."""
