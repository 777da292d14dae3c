"""The feature decks: `/deck`, the form in which a list is pasted, and what stands against a deck."""
