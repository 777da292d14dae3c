"""Modes of play, deck construction and which cards a format permits."""
