"""The keys of options that mean the same whatever is asked: one definition each. Any other key names what is chosen, as
`obj:34` or `mode:1`."""
from __future__ import annotations

from typing import Final

PASS: Final = "pass"  # noqa: S105  # no password
END: Final = "end"
YES: Final = "yes"
NO: Final = "no"
PAY: Final = "pay"
NONE: Final = "none"
"""None of them."""
DONE: Final = "done"
"""No more of them."""
WITHOUT: Final = "extra:none"
"""Without an optional additional cost."""
KEEP: Final = "keep"
"""What was chosen stays, or the Priority."""
CONFIRM: Final = "confirm"
READIED: Final = "state:ready"
"""It enters ready."""
EXHAUSTED: Final = "state:exhausted"
IN_ORDER: Final = "pay:order"
"""Paid with runes as they lie."""
BY_HAND: Final = "pay:hand"
"""Paid with what is chosen one by one."""
PLANNED: Final = "pay:planned"
"""The rest of it as planned: offered only where a way to pay is tried."""


def default_answer(keys: tuple[str, ...], least: int) -> tuple[str, ...]:
    """651.3: what stands in for a choice of a removed player: nothing, if that is possible."""
    for nothing in (PASS, END, NO, NONE, DONE, WITHOUT, KEEP):
        if nothing in keys:
            return (nothing,)
    return keys[:least]
