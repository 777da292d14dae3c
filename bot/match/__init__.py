"""The feature match: `/match`, invitation, decks, and which panel each message of a match shows."""
