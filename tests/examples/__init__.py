"""The worked examples of the Core Rules, played."""
