"""The procedures of the rulebook: setup, turn, chain, showdown, combat, Cleanup, scoring, leaving."""
