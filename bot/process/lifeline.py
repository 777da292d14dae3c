"""Proof that a process lives: a lock of the kernel, which ends with the process, however that ends.

Process ids prove nothing: two containers with one name may both have the id 1, and ids are given again. So each process
holds a lock on one byte of its own in a file beside the database; the file stays empty, and may stay.
"""
from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import ClassVar


def boot() -> str:
    """Which run of which computer's kernel this is; empty where the system doesn't say it."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
    except OSError:
        return ""


class Lifeline:
    """The file with these locks. `hold` is for the process itself, `cut` for one that looks at another."""

    OURS: ClassVar[set[int]] = set()
    """What this process holds. It can't ask the kernel for that: it gets its own locks, and closing gives them up."""

    def __init__(self, database: Path) -> None:
        whole = database.resolve()
        self._path = whole.with_name(f"{whole.name}-lease")
        self._file = self._number = -1

    def hold(self, number: int) -> bool:
        """Lock the byte of that number until `close` or this process's end; whether this system can do it."""
        try:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
        except OSError:
            return False
        self._number = number
        self.OURS.add(number)
        return True

    def cut(self, number: int) -> bool:
        """Whether the process that held this byte has ended for certain. It must have run under this kernel."""
        if number in self.OURS:
            return False
        try:
            file = os.open(self._path, os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            return False
        try:
            fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB, 1, number)
        except OSError:
            return False
        finally:
            os.close(file)
        return True

    def close(self) -> None:
        """Let go."""
        self.OURS.discard(self._number)
        if self._file >= 0:
            os.close(self._file)
        self._file = self._number = -1
