"""What each action word of an effect does."""
