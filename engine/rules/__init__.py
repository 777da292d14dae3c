"""One module for a chapter of the rulebook; each operation cites its rule."""
