"""Values as JSON and back: what `env` may hold survives exactly; tuples stay tuples."""
from __future__ import annotations

from typing import Any

from engine.kernel.bindings import Bindings


def tuples(value: Any) -> Any:
    """JSON gave lists where the state had tuples: back to tuples, all the way down."""
    return tuple(map(tuples, value)) if isinstance(value, list) else value


def bindings(env: Bindings) -> Bindings:
    """An `env` read from JSON, as the state holds it."""
    return Bindings((name, tuples(value)) for name, value in env.items())
