"""Unleashed (UNL), a module for each domain."""
from __future__ import annotations

from cards.unl import fury

PARTS = (fury,)
"""In the order of collector numbers."""
