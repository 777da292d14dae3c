"""The feature doctor: what keeps the bot from working, found from Discord (`/doctor`) or from a terminal."""
