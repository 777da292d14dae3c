"""The feature `/about`."""
