"""Unleashed (UNL), a module for each domain."""
from __future__ import annotations

from cards.unl import body, calm, fury, mind

PARTS = (fury, calm, mind, body)
"""In the order of collector numbers."""
