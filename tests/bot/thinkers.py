"""What the workers of tests do, by the seed of their task: they start sooner for needing no card."""
from __future__ import annotations

import os
import time
from typing import NamedTuple

ANSWER = ("pass",)


class Task(NamedTuple):
    """What is to be done."""

    seed: str


class Thought(NamedTuple):
    """What came of it: the answer, which process it was, and how much that stands back."""

    keys: tuple[str, ...]
    pid: int
    nice: int


def odd(task: Task) -> Thought:
    """Answer, fail, hang, or die."""
    if task.seed == "die":
        os._exit(1)
    if task.seed == "fail":
        raise ValueError("it can't")
    if task.seed.startswith("sleep"):
        time.sleep(float(task.seed.split()[1]))
    return Thought(ANSWER, os.getpid(), os.nice(0))


def nothing() -> None:
    """Prepare nothing."""
