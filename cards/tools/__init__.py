"""Commands for developers that play with the cards: the terminal, the benchmark, the soak. They may open the engine's
door."""
