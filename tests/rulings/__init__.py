"""Official rulings, played."""
