"""The Discord bot: it shows sights and decisions, takes answers, and keeps every match in its store."""
