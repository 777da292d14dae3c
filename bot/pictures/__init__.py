"""Pictures of a game, drawn from a sight alone: what a seat may not see can't get into them."""
