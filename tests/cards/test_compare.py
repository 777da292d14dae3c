"""Printed and said text side by side: `python -m cards compare`."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from cards.tools.compare import main

GUST = {
    "name": "Gust", "codes": ["OGN-169"], "type": "spell",
    "text": "[Reaction] (A reminder.)\nPay :rb_energy_1::rb_rune_chaos:, :rb_exhaust:: a text of a list.",
}
UNKNOWN = {"name": "Of No Set", "codes": ["XYZ-001"], "type": "spell", "text": "Unknown."}


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([GUST, UNKNOWN]))
    return path


def test_both_texts_stand_side_by_side(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(listed)]) == 0
    name, first, second, *rest = capsys.readouterr().out.splitlines()
    assert name == "OGN-169 Gust"
    assert first.split(" | ") == [f"  {'[Reaction]':58}", "[Reaction]"]
    assert second.startswith("  Pay [1][P], [E]: a text of a list. ")
    assert "3 [M] or less" in second + " ".join(rest)
    assert "XYZ-001" not in "".join(rest)


def test_reminders_are_shown_on_request(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(listed), "Gust", "--reminders"]) == 0
    assert "(A reminder.)" in capsys.readouterr().out


def test_what_is_in_no_list_and_no_card_is_said(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(listed), "Flash"]) == 1
    assert main([str(listed), "Gusst"]) == 1
    assert "did you mean Gust" in capsys.readouterr().err
