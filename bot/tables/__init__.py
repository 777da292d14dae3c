"""Running games between store and engine: a lock for each match, a transaction for each entry."""
