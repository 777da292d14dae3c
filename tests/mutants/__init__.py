"""Whether the tests notice when an operation, an offer or a fold of the engine does something else."""
