"""Origins (OGN), a module for each domain, one for legends with their Signature cards, one for battlefields."""
from __future__ import annotations

from cards.ogn import battlefields, body, calm, chaos, fury, legends, mind, order

PARTS = (fury, calm, mind, body, chaos, order, legends, battlefields)
"""In the order of collector numbers."""
