"""The feature game: a running game as its players see it. Panels, and the clicks on them."""
