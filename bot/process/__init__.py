"""What one process of the bot starts with and leaves behind: settings, log, sign of life, Discord's address, kill points."""
