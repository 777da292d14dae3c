"""What exists: objects, zones, the state, and the atoms that alone change it."""
