"""The keys of bindings and the functions of words are types: mypy refuses a slip, and nothing is bound past them."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.names import bindings

ENGINE = Path(__file__).resolve().parents[2] / "engine"
PRELUDE = """
from engine.names.bindings import BACK, DID, EVENT, IT, ITEM
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Compiled, Reading
from engine.kernel.agenda import Frame, Step, step_of
from engine.kernel.event import Event
from engine.rules.meaning.registry import fits_word, performs
from engine.words import nodes as w

def carry(g: State, f: Frame, to: int) -> None: ...
"""
SOUND = """
def sound(f: Reading) -> Event:
    f.env[DID] = f.env.get(DID, 0) + len(f.env[IT])
    env = f.env | {ITEM: 3}
    item: int = env[ITEM]
    return Event._make(f.env[EVENT])

@performs(w.Deal)
def deal(g: State, f: Frame, c: Compiled[w.Deal]) -> None:
    print(c.node.to, f.env[BACK][0])

step_of("carry", carry, 1)
"""
SLIPS = (
    "def slip(f: Reading) -> None: f.env[DID] = 'two'",
    "def slip(f: Reading) -> None: f.env[IT] = 3",
    "def slip(f: Reading) -> None: f.env['@did'] = 3",
    "def slip(f: Reading) -> int: return f.env[IT]",
    "def slip(f: Reading) -> int: return f.env['did']",
    "def slip(f: Reading) -> int: return f.env.get(ITEM)",
    "def slip(f: Reading) -> int: return f.env.get(IT, ())",
    "def slip(f: Reading) -> int: return f.me",
    "def slip(f: Reading) -> None: f.env = {DID: 1}",
    "@performs(w.Deal)\ndef slip(g: State, f: Frame, c: Compiled[w.Heal]) -> None: ...",
    "@performs(w.Deal)\ndef slip(g: State, f: Frame, c: w.Deal) -> None: ...",
    "def slip(g: State, f: Frame, c: Compiled[w.Deal]) -> None: c.node.targets",
    "@fits_word(w.Tag)\ndef slip(g: State, f: Reading, node: w.Zone, thing: Object) -> bool: return True",
    "@fits_word(w.Tag)\ndef slip(g: State, f: Frame, node: w.Tag, thing: Object) -> bool: return True",
    "step_of('carry', carry, 'home')",
    "Step('carry', carry)",
)


def errors(tmp_path: Path, text: str) -> dict[int, str]:
    """What mypy says of a module behind the prelude, by the number of the line."""
    api = pytest.importorskip("mypy.api")
    module = tmp_path / "slip.py"
    module.write_text(PRELUDE + text)
    root = ENGINE.parent
    said, problems, _ = api.run(["--strict", "--config-file", str(root / "pyproject.toml"),
                                 "--cache-dir", str(root / ".mypy_cache"), str(module)])
    assert not problems
    return {int(found[1]): found[2] for found in re.finditer(r"slip\.py:(\d+): error: (.*)", said)}


def test_what_is_bound_rightly_passes(tmp_path: Path) -> None:
    assert errors(tmp_path, SOUND) == {}


def test_each_slip_is_refused_by_mypy(tmp_path: Path) -> None:
    text, line, lines = "", PRELUDE.count("\n") + 1, []
    for n, slip in enumerate(SLIPS):
        text += slip.replace("slip(", f"slip_{n}(") + "\n"
        lines.append(range(line, line + slip.count("\n") + 1))
        line += slip.count("\n") + 1
    found = errors(tmp_path, text)
    passed = [slip for slip, own in zip(SLIPS, lines, strict=True) if not any(number in own for number in found)]
    assert passed == [], "mypy lets them pass"


def test_each_key_of_the_rules_is_defined_once() -> None:
    keys = {name: value for name, value in vars(bindings).items() if name.isupper() and isinstance(value, str)}
    assert len(keys) > 40
    assert len(set(keys.values())) == len(keys)
    assert all(type(value) is str for value in keys.values()), "saves keep plain strings"
    carried = {name for name, value in keys.items() if not value.startswith("@")}
    assert carried == {"DOERS"}, "what is laid down later keeps it, as it keeps what the text chose"


def test_no_other_module_writes_such_a_key() -> None:
    elsewhere = {str(path.relative_to(ENGINE)): found for path in ENGINE.rglob("*.py") if path.name != "bindings.py"
                 if (found := re.findall(r'(?<![\w{])f?"@[a-z{][^"]*"', path.read_text("utf-8")))}
    assert elsewhere == {"catalogue.py": ['"@me"']}, "MOVER is no binding: it says what moves, of a destination"
