"""A stand-in for Discord that the unmodified client connects to: for playing without an account and for end-to-end tests."""
