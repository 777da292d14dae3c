"""Unleashed (UNL), a module for each domain."""
from __future__ import annotations

from cards.unl import body, calm, fury, legends, mind

PARTS = (fury, calm, mind, body, legends)
"""In the order of collector numbers."""
