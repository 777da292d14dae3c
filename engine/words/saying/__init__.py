"""How words are said: one speaker for each word that a template can't say."""
