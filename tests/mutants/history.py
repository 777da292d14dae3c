"""Which functions have changed since a commit: what a new piece of work has to be tested for."""
from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Mapping

from tests.mutants.mutations import ROOT, Function

_FILE = re.compile(r"\+\+\+ b/(?P<path>.*)")
_HUNK = re.compile(r"@@ -\S+ \+(?P<start>\d+)(?:,(?P<count>\d+))? @@")


def changed(known: Iterable[Function], since: str) -> list[Function]:
    """Those functions of which a line came, changed or went after that commit. Raises `CalledProcessError` where git
    knows no such commit."""
    diff = subprocess.run(
        ["git", "diff", "--unified=0", "--no-renames", "--no-color", "--src-prefix=a/", "--dst-prefix=b/", since, "--",
         "*.py"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )
    lines = lines_of(diff.stdout)
    return [function for function in known if spanned(function) & lines.get(function.path, set())]


def spanned(function: Function) -> set[int]:
    """The lines of a function, with its decorators."""
    return set(range(function.line, (function.tree.end_lineno or function.line) + 1))


def lines_of(diff: str) -> Mapping[str, set[int]]:
    """By path the lines that a diff without context brings; where it only takes away, both lines around the gap."""
    found: defaultdict[str, set[int]] = defaultdict(set)
    path = ""
    for line in diff.splitlines():
        if file := _FILE.fullmatch(line):
            path = file["path"]
        elif hunk := _HUNK.match(line):
            start, count = int(hunk["start"]), int(hunk["count"] or 1)
            found[path] |= set(range(start, start + count)) if count else {start, start + 1}
    return found
