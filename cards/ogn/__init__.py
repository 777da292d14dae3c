"""Origins (OGN), a module for each domain and for battlefields."""
from __future__ import annotations

from cards.ogn import battlefields, body, calm, chaos, fury, mind, order

PARTS = (fury, calm, mind, body, chaos, order, battlefields)
"""In the order of collector numbers."""
