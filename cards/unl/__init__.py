"""Unleashed (UNL), a module for each domain."""
from __future__ import annotations

from cards.unl import calm, fury, mind

PARTS = (fury, calm, mind)
"""In the order of collector numbers."""
