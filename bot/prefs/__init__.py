"""The feature `/prefs`: what a person prefers, in every match."""
