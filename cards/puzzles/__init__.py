"""Puzzles: positions that can be won, or held, by who finds how; and the solver that proves it."""
