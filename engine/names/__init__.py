"""Fixed names of the engine, one definition each: of the board, and of what the rules bind."""
