"""What the panels of all features are made of: parts with their limits, ids of controls, texts, and common phrases."""
