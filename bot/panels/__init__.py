"""What a message looks like: pure functions from sights and decisions to a tree of parts, measured before anything is sent."""
