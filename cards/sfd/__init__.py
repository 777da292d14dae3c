"""Spiritforged (SFD), a module for each domain."""
from __future__ import annotations

from cards.sfd import body, chaos, order

PARTS = (body, chaos, order)
"""In the order of collector numbers."""
