"""Lines of rules text: abilities, gates, permissions, traits and keywords."""
