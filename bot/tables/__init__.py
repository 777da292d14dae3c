"""Running games between store and engine: one lock for each match, one transaction for each entry, and what becomes due."""
