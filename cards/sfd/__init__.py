"""Spiritforged (SFD), a module for each domain."""
from __future__ import annotations

from cards.sfd import battlefields, body, chaos, legends, order

PARTS = (body, chaos, order, legends, battlefields)
"""In the order of collector numbers."""
