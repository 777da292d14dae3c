"""Look-ups: what is asked for, found in the rulebook and among the cards, as panels that lead from one to the next."""
