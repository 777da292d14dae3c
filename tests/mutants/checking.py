"""Which mutants mypy refuses: those of many functions in one run over a copy of the sources, told apart by where the
errors stand."""
from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.mutants.mutations import ROOT, Edit, Function, Mutation, Span

CHECKED = ("engine", "cards")
"""What is copied and checked."""
_ERROR = re.compile(r"(?P<path>[^:\n]+):(?P<line>\d+)(?::\d+)?: error: ", re.MULTILINE)


class Checking:
    """A run of mypy in the background. What a slip makes wrong stands in the function that it is in, as every
    function says its types; so each run takes one slip of each function, and there are as many runs as one function
    has slips."""

    def __init__(self, mutations: Sequence[Mutation]) -> None:
        self._rounds: list[list[Mutation]] = []
        taken: dict[Function, int] = defaultdict(int)
        for mutation in mutations:
            if mutation.edits:
                if len(self._rounds) == taken[mutation.function]:
                    self._rounds.append([])
                self._rounds[taken[mutation.function]].append(mutation)
                taken[mutation.function] += 1
        self._folder = tempfile.TemporaryDirectory()
        self._running: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        """Copy the sources and begin with the first run."""
        place = Path(self._folder.name)
        for name in CHECKED:
            shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", place)
        if (ROOT / ".mypy_cache").exists():
            shutil.copytree(ROOT / ".mypy_cache", place / ".mypy_cache")
        if self._rounds:
            self._running = self._begin(self._rounds[0])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._running is not None and self._running.poll() is None:
            self._running.kill()
            self._running.wait()
        self._folder.cleanup()

    def _begin(self, mutations: Sequence[Mutation]) -> subprocess.Popen[str]:
        """Put these mutants in place of what the copy has, and start mypy."""
        by_path: dict[str, list[Edit]] = defaultdict(list)
        for mutation in mutations:
            by_path[mutation.function.path] += mutation.edits
        place = Path(self._folder.name)
        for path in {mutation.function.path for one in self._rounds for mutation in one}:
            (place / path).write_text(edited((ROOT / path).read_text("utf-8"), by_path[path]), "utf-8")
        command = [sys.executable, "-m", "mypy", "--strict", "--no-pretty", "--no-color-output", *CHECKED]
        return subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, text=True)

    def caught(self) -> list[Mutation]:
        """The mutants with an error in their function. Raises RuntimeError when mypy doesn't come to an end of its
        own."""
        found: list[Mutation] = []
        for mutations in self._rounds:
            running, self._running = self._running or self._begin(mutations), None
            said = running.communicate()[0]
            if running.returncode not in (0, 1):
                raise RuntimeError(f"mypy can't check the mutants: {said[-300:]}")
            errors = [(error["path"], int(error["line"])) for error in _ERROR.finditer(said)]
            found += [
                mutation for mutation in mutations if any(is_inside(mutation.function, *error) for error in errors)
            ]
        return found


def is_inside(function: Function, path: str, line: int) -> bool:
    """Whether a line of a file belongs to a function."""
    assert function.tree.end_lineno is not None
    return path == function.path and function.line <= line <= function.tree.end_lineno


def edited(source: str, edits: Sequence[Edit]) -> str:
    """A file with these changes, which don't overlap."""
    lines = [0]
    text = source.encode()
    for line in text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))

    def bounds(span: Span) -> tuple[int, int]:
        return lines[span.line - 1] + span.start, lines[span.end_line - 1] + span.end

    found = text
    for edit in sorted(edits, key=lambda edit: edit.where, reverse=True):
        start, end = bounds(edit.where)
        by = edit.by.encode() if isinstance(edit.by, str) else text[slice(*bounds(edit.by))]
        found = found[:start] + by + found[end:]
    return found.decode()
