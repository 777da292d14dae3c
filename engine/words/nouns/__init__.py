"""What a text speaks of: references, what is picked, filters, places, groups."""
