"""The cards: one module per set of nothing but declarations, the catalogue, and deck lists."""
