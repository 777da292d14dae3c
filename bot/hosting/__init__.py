"""Running games between store, engine and Discord: one lock per game, one transaction per entry, an outbox for what must be told."""
