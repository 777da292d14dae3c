"""Vendetta (VEN), a module for each domain."""
from __future__ import annotations

from cards.ven import fury

PARTS = (fury,)
"""In the order of collector numbers."""
