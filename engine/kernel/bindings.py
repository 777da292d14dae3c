"""What a frame knows by name.

At run time bindings are a plain `dict` and a key is its string: both cost nothing and are saved as they are. For mypy
they are more (`bindings.pyi`): a `Key[int]` is a name under which a number is bound, `env[KEY]` is an `int`, and
nothing else can be put there. The keys of the rules are in `engine.names.bindings`. Values are immutable.
"""
from __future__ import annotations

Key = str
"""A name, and the type of what is bound under it."""

Slot = str
"""The name of a choice: the ids of what was chosen, or the number of a mode."""

Bindings = dict
"""What is bound, by name."""
