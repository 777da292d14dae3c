"""The scaffold of declarations: `python -m cards new`."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from cards.tools.new import constant, main

SPARK = {
    "name": "Spark, the Ever-Burning", "codes": ["XYZ-009", "XYZ-009a"], "type": "unit", "supertypes": ["champion"],
    "domains": ["fury"], "energy": 0, "power": {"count": 2, "domains": ["fury"], "mode": "all"}, "might": 3,
    "champion": "Spark", "tags": ["Spark", "Ionia", "Spirit"], "text": "First line\nsecond line", "image": None,
}
WELL = {"name": "A Well", "codes": ["XYZ-002"], "type": "battlefield", "text": None}


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([SPARK, WELL]))
    return path


def test_a_head_has_all_facts_and_the_text_as_a_comment(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(listed), "XYZ-009a", "XYZ-002"]) == 0
    assert capsys.readouterr().out == (
        'A_WELL = Battlefield("XYZ-002", "A Well")\n'
        'SPARK_THE_EVER_BURNING = Unit(\n'
        '    "XYZ-009", "Spark, the Ever-Burning", fury, energy=0, power=2, might=3, champion="Spark",'
        ' tags="Ionia, Spirit",\n'
        '    also="XYZ-009a"\n'
        ').text(\n    # First line\n    # second line\n)\n'
    )


def test_names_become_constants() -> None:
    assert constant("Kai'Sa, Daughter of the Void") == "KAISA_DAUGHTER_OF_THE_VOID"
    assert constant("Dr. Müll, A-B!") == "DR_MULL_A_B"


def test_an_unknown_number_and_a_bad_list_are_said(
    listed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(listed), "XYZ-001"]) == 1
    assert capsys.readouterr().err == f"{listed} has no XYZ-001\n"
    bad = tmp_path / "bad.json"
    bad.write_text('[{"name": "Nameless"}]')
    assert main([str(bad), "XYZ-001"]) == 1
    assert capsys.readouterr().err == f"{bad}: 0.codes: Field required\n"
    assert main([str(tmp_path / "none.json"), "XYZ-001"]) == 1
    assert "can't be read: No such file or directory" in capsys.readouterr().err
