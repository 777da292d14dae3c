"""Positions played by several editions of the Core Rules, and what is different."""
