"""`python -m tests.mutants.bot --jobs 2`: sabotage the bot in every way of `sabotages/`, one at a time, and see whether
the test that is named there fails.

Each runs in a copy of the tree, so processes that a test starts are sabotaged too. Prints who survives, and last one
JSON line. Exit status 0 when every sabotage is caught: its test fails by itself, and passes when nothing is sabotaged.
"""
from __future__ import annotations

import argparse
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.mutants.sabotage import ROOT, Sabotage
from tests.mutants.sabotages import SABOTAGES

COPIED = ("bot", "tests")
"""What a copy has for itself, as tests find their root and the bot's processes by their own place. Of the rest it has
links."""
PATIENCE = 120.0
"""Seconds for one test. One that hangs has not failed."""
CLUMSY = re.compile(r"(Name|Attribute|Import|ModuleNotFound|Syntax|Type|UnboundLocal)Error: ")
"""What a slip of the saboteur raises: that a test meets it says nothing about the harm."""


class Verdict(NamedTuple):
    """What became of a sabotage: `caught`, or why it wasn't, with the last words of the test."""

    sabotage: Sabotage
    caught: bool
    said: str


class Copy:
    """A copy of the tree, in which one file at a time is sabotaged."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for path in ROOT.iterdir():
            if path.name in COPIED:
                shutil.copytree(path, folder / path.name, ignore=shutil.ignore_patterns("__pycache__"))
            elif not path.name.startswith((".git", ".venv", ".mypy_cache")):
                (folder / path.name).symlink_to(path)

    def run(self, tests: Sequence[str], within: float, *options: str) -> tuple[int, str]:
        """Run these tests in the copy: pytest's exit code and what it said. Raises subprocess.TimeoutExpired."""
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("CHAINKEEPER_", "PYTEST_", "PYTHONPATH"))}
        kept["COLUMNS"] = "400"  # so that the summary has the reasons
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--tb=short", *options, *tests]
        with subprocess.Popen(command, cwd=self.folder, env=kept, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, start_new_session=True) as running:
            try:
                said = running.communicate(timeout=within)[0]
                return running.returncode, said
            finally:
                if running.poll() is None:  # with whatever the tests have started
                    os.killpg(running.pid, signal.SIGKILL)

    def meet(self, sabotage: Sabotage) -> Verdict:
        """Sabotage the copy, run the test, and put everything back."""
        with self.replaced({sabotage.path: sabotage.source(self.folder)}):
            try:
                code, said = self.run([sabotage.test], PATIENCE)
            except subprocess.TimeoutExpired:
                return Verdict(sabotage, False, f"the test hangs for {PATIENCE:.0f} s")
        return judged(sabotage, code, said)

    def refused(self, sabotages: Sequence[Sabotage]) -> str:
        """What mypy has against sabotages: they are to be code that somebody could have written."""
        said = ""
        for texts in overlaid(self.folder, sabotages):
            with self.replaced(texts):
                done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "bot"], cwd=self.folder,
                                      capture_output=True, text=True, check=False)
            said += done.stdout + done.stderr if done.returncode else ""
        return said

    @contextmanager
    def replaced(self, texts: Mapping[str, str]) -> Iterator[None]:
        """These files as they are given, for as long as the block lasts."""
        files = [self.folder / path for path in texts]
        kept = [(file.read_text("utf-8"), file.stat().st_mtime) for file in files]
        try:
            for file, text, (_, at) in zip(files, texts.values(), kept, strict=True):
                put(file, text, at + 2)
            yield
        finally:
            for file, (text, at) in zip(files, kept, strict=True):
                put(file, text, at)


def put(file: Path, text: str, at: float) -> None:
    """Write a file as of that time, by which Python knows whether what it has compiled is that."""
    file.write_text(text, "utf-8")
    os.utime(file, (at, at))


def overlaid(root: Path, sabotages: Sequence[Sabotage]) -> Iterator[dict[str, str]]:
    """The sabotaged files by path: several sabotages at once, as long as none replaces what another does."""
    rounds: list[dict[str, list[tuple[int, Sabotage]]]] = []
    whole = {path: (root / path).read_text("utf-8") for path in {one.path for one in sabotages}}
    for one in sabotages:
        at = whole[one.path].index(one.before)
        for taken in rounds:
            if all(at >= there + len(it.before) or there >= at + len(one.before) for there, it in taken[one.path]):
                break
        else:
            rounds.append(taken := defaultdict(list))
        taken[one.path].append((at, one))
    for taken in rounds:
        texts = dict(whole)
        for path, many in taken.items():
            for at, one in sorted(many, reverse=True):
                texts[path] = texts[path][:at] + one.after + texts[path][at + len(one.before):]
        yield texts


def judged(sabotage: Sabotage, code: int, said: str) -> Verdict:
    """What a run of the test says about a sabotage."""
    if code == 0:
        return Verdict(sabotage, False, "the test passes")
    last = "\n".join(said.splitlines()[-12:])
    reasons = re.findall(r"^FAILED \S+ - (.*)", said, re.MULTILINE)
    if code != 1 or not re.search(r"\d+ failed", said):
        return Verdict(sabotage, False, f"the test can't be run:\n{last}")
    if slips := [reason for reason in reasons if CLUMSY.match(reason)]:
        return Verdict(sabotage, False, f"a clumsy sabotage: {slips[0]}")
    return Verdict(sabotage, True, (reasons or [last])[0])


@contextmanager
def copies(number: int) -> Iterator[list[Copy]]:
    """So many copies of the tree, gone with the block."""
    with ExitStack() as stack:
        yield [Copy(Path(stack.enter_context(tempfile.TemporaryDirectory()))) for _ in range(number)]


def verdicts(sabotages: Sequence[Sabotage], copied: Sequence[Copy]) -> Iterator[Verdict]:
    """Sabotage as many at once as there are copies."""
    free: queue.SimpleQueue[Copy] = queue.SimpleQueue()
    for copy in copied:
        free.put(copy)

    def one(sabotage: Sabotage) -> Verdict:
        copy = free.get()
        try:
            return copy.meet(sabotage)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copied)) as pool:
        yield from pool.map(one, sabotages)


def main(argv: list[str]) -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants.bot", description="Whether a test fails when the bot is sabotaged.")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--of", default="", help="only sabotages whose `path: name` has this in it")
    parser.add_argument("-v", action="store_true", help="say how each was caught")
    args = parser.parse_args(argv)
    chosen = [one for one in SABOTAGES if args.of in f"{one.path}: {one.name}"]
    began = time.monotonic()
    survived = []
    with copies(args.jobs) as copied:
        code, said = copied[0].run(sorted({one.test for one in chosen}), 20 * PATIENCE, "-n", str(args.jobs))
        if code:
            print(f"fails as it is:\n{said}")
        failing = set(re.findall(r"^(?:FAILED|ERROR) ([^\s\[]+)", said, re.MULTILINE))
        if untyped := copied[0].refused(chosen):
            print(f"mypy would have noticed:\n{untyped}")
        for verdict in verdicts(chosen, copied):
            if verdict.sabotage.test in failing:
                verdict = Verdict(verdict.sabotage, False, "its test fails as it is")
            if not verdict.caught:
                survived.append(verdict.sabotage.name)
            if args.v or not verdict.caught:
                word, sabotage = "caught" if verdict.caught else "survives", verdict.sabotage
                print(f"{word}: {sabotage.path}: {sabotage.name} ({sabotage.why}): {verdict.said}", flush=True)
    print(json.dumps({"sabotages": len(chosen), "caught": len(chosen) - len(survived), "survived": survived,
                      "seconds": round(time.monotonic() - began)}))
    return 1 if survived or code or untyped or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
