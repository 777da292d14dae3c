"""The features `/about` and `/help`."""
