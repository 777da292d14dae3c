"""Computer players: what one answers for a seat, from what that seat may know."""
