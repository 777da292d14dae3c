"""What words mean now: which objects, players, places and amounts, what holds, and what an object is (layers)."""
