"""What a process of the bot starts with and leaves behind: settings, log, sign of life, kill points."""
