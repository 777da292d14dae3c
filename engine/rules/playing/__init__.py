"""What may be played, used, hidden or moved, with which choices, and what is paid for it."""
