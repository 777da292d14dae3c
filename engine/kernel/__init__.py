"""No game in here: agenda, decisions, events, randomness, codec."""
