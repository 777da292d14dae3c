"""How often the instructions of a chain item are carried out, and what each execution chose (820)."""
from __future__ import annotations

from engine.catalogue import Choice
from engine.kernel.bindings import Bindings, Slot
from engine.names.bindings import PAID, ids


def repetitions(bound: Bindings) -> int:
    """How often more the instructions are carried out: once for each Repeat that was paid (820.3).

    Rules: 820.1.d.1, 820.1.d.2, 820.3.a.
    """
    return sum(key.startswith("repeat") for key in bound.get(PAID, ()))


def slot(choice: Choice, n: int) -> Slot:
    """Under which name it is bound what the `n`th further execution chose; 0 is the first one of all (820.2)."""
    return Slot(f"{choice.slot}@{n}") if n else choice.slot


def all_chosen(choice: Choice, bound: Bindings) -> tuple[int, ...]:
    """Everything that was chosen for it, in the order of the executions (820.2.a), also while they are still
    choosing."""
    if not bound.get(PAID):
        return bound.get(choice.slot, ())
    return tuple(id for name, value in bound.items() if name.partition("@")[0] == choice.slot for id in ids(value))
