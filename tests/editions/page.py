"""The tables of `docs/editions.md`: what editions do otherwise, with its test, and what they leave open."""
from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from engine import rulebook
from engine.editions import EDITIONS
from engine.rulebook.switches import Said, Switch, switches
from tests.conformance.data import unplayed
from tests.editions.cited import EARLIER, ROOT, cited, silent

PAGE = ROOT / "docs" / "editions.md"
MARK = "<!-- `python -m tests.editions` writes what follows. -->"
TEST = "not built yet"
"""What stands for a test of a switch that has none."""

DIFFERS = f"""{MARK}

## What differs

`tests/conformance/switches.txt` lists {len(switches())} things that editions do otherwise;
`engine/rulebook/switches.json` says of each what every edition does, by which rules. `/rules compare` and
`python -m engine.rulebook compare v1.2 v1.4` show the same. An edition in brackets leaves it open. The last column
names the tests that play one position by several editions and assert each outcome: those marked
`@switch("pool.empties")`; or it says why nobody sees a difference in play (`tests/conformance/unplayed.toml`).
`make conformance` counts both.

To change a row, change the data or the test, run `python -m tests.editions` and commit the page with it; a test
compares. In a merge, take either side of the page and run it again.

| switch | what differs | rules | test |
|---|---|---|---|
"""
OPEN = """
## What an edition leaves open

The engine cites these rules, and the edition says nothing about them: they are taken from v1.4 and cited by their
number there (`tests/editions/silent.json`).

| rule | what it is about | left open by |
|---|---|---|
"""


def written(page: str) -> str:
    """The page with the tables as they are now."""
    opening = page.partition(MARK)[0]
    return opening + DIFFERS + "".join(map(_row, switches())) + OPEN + "".join(map(_left_open, _silent()))


def _row(switch: Switch) -> str:
    rules = "; ".join(", ".join(said.rules) for said in switch.said if said.rules)
    tests = ", ".join(f"`{name}`" for name in shown_by().get(switch.name, ())) or _alike(switch.name) or TEST
    return f"| `{switch.name}` | {switch.title}. {_says(switch)} | {rules} | {tests} |\n"


def _alike(name: str) -> str:
    """Why nobody sees what the switch changes, if so."""
    reason = unplayed("switches").get(name, "")
    return reason and f"no difference in play: {reason}"


def _says(switch: Switch) -> str:
    """What editions do, those together that do the same; in brackets those that leave it open."""
    alike: dict[str, list[Said]] = defaultdict(list)
    for said in switch.said:
        alike[said.text].append(said)
    return " ".join(
        f"**{', '.join(f'({said.edition})' if said.taken_from else said.edition for said in group)}** {text}"
        for text, group in alike.items()
    )


def shown_by() -> dict[str, tuple[str, ...]]:
    """By switch, the files with a test of it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("switch"), [ast.Constant(str(name))]):
                    found[name].add(path.name)
    return {name: tuple(sorted(files)) for name, files in found.items()}


def _silent() -> list[str]:
    return [rule for rule in cited() if any(rule in silent()[name] for name in EARLIER)]


def _left_open(rule: str) -> str:
    about = " › ".join(rulebook.rule(rule).path[-2:])
    return f"| {rule} | {about} | {', '.join(name for name in EDITIONS if rule in silent().get(name, ()))} |\n"
