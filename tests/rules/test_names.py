"""Fixed names: each kind of event happens and is told, and no name is compared where mypy doesn't look."""
from __future__ import annotations

import ast
from pathlib import Path
from typing import cast, get_args

import pytest

from engine import telling
from engine.board import events
from engine.board.atoms import ATOMS
from engine.words.event_kinds import EventKind

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = {"ambushed", "lost"}
"""Kinds that no atom makes: one is only asked about, one ends the game at once."""
NAMED = {"kind", "zone", "role", "phase", "opened_by", "window"}
"""Attributes that hold a fixed name."""


def slips(source: str) -> list[int]:
    """The lines on which a fixed name is looked for in a bare tuple, list or set of strings: mypy takes any string
    there."""
    tree = ast.parse(source)
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr in NAMED
        and isinstance(node.ops[0], ast.In | ast.NotIn)
        and isinstance(node.comparators[0], ast.Tuple | ast.List | ast.Set)
        and any(isinstance(each, ast.Constant) for each in node.comparators[0].elts)
    ]


def test_every_kind_has_an_atom_and_every_atom_a_kind() -> None:
    assert set(ATOMS) == set(get_args(EventKind)) - WITHOUT


def test_every_kind_has_a_line_or_a_silence() -> None:
    assert telling.untold(get_args(EventKind)) == []


def test_a_kind_without_line_or_silence_is_refused() -> None:
    assert telling.untold((cast(EventKind, "heald"), "healed")) == ["heald"]


def test_a_kind_with_both_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "SILENT", telling.SILENT | {"healed"})
    assert telling.untold(("healed", "drawn")) == ["healed"]


def test_who_left_the_game_and_who_draws_nothing_is_told() -> None:
    told = [
        events.first_draw_left_out("489.7", 0), events.removed("652.3", 1), events.laid_bare("652.2.a", 1, 7, code="B")
    ]
    assert telling.lines(told, ("Ana", "Bo"), {}) == ("Ana draws no card in their first turn.", "Bo leaves the game.")


def test_names_are_compared_where_mypy_looks() -> None:
    found = {str(path.relative_to(ROOT)): lines for top in ("engine", "cards/tools", "bot/game", "bot/tables")
             for path in sorted((ROOT / top).rglob("*.py")) if (lines := slips(path.read_text("utf-8")))}
    assert found == {}


def test_a_bare_tuple_of_names_is_found() -> None:
    assert slips("if event.kind in ('died', 'heald'):\n    pass\n") == [1]
    assert slips("if event.kind in DEADLY or name in ('a', 'b'):\n    pass\n") == []
