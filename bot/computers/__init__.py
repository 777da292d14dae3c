"""Computer players at the tables: asked in processes of their own, answering in their own time."""
