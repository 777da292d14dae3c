"""`python -m cards deck` reads a list, says what stands against it, and writes it in every format."""
from __future__ import annotations

from pathlib import Path

import pytest

from cards.__main__ import main
from cards.decks import FORMATS, TITLES, read, starters

ANNIE = starters()["annie"]


def written(folder: Path, text: str) -> str:
    path = folder / "list.txt"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize("form", FORMATS)
def test_a_list_is_printed_in_every_format_with_what_stands_against_it(tmp_path, capsys, form: str):
    assert main(["deck", written(tmp_path, FORMATS[form](ANNIE)), "--on", "2026-11-01"]) == 1
    said = capsys.readouterr().out
    assert all(title in said for title in TITLES.values())
    assert all(read(FORMATS[one](ANNIE)).size == 40 for one in FORMATS)
    assert said.endswith("What stands against it in Casual on 2026-11-01:\n"
                         "  103.4: 1 battlefield; bring 3 with different names.\n")


def test_a_format_and_a_day_decide_what_is_banned(tmp_path, capsys):
    three = FORMATS["text"](ANNIE).replace("1 Void Gate", "Void Gate\nStartipped Peak\nTrifarian War Camp")
    path = written(tmp_path, three.replace("Annie, Dark Child", "Master Yi, Wuju Bladesman"))
    main(["deck", path, "--format", "2v2", "--on", "2026-07-31"])
    assert "  TR601.2.d: Master Yi, Wuju Bladesman is banned in Constructed 2v2 since 2026-07-31." in (
        capsys.readouterr().out)
    main(["deck", path, "--format", "2v2", "--on", "2026-07-30"])
    assert "TR601" not in capsys.readouterr().out
    assert main(["deck", written(tmp_path, three)]) == 0
    assert capsys.readouterr().out.endswith("  nothing\n")


@pytest.mark.parametrize("form", FORMATS)
def test_one_format_alone_can_be_asked_for(tmp_path, capsys, form: str):
    main(["deck", written(tmp_path, FORMATS["text"](ANNIE)), "--as", form])
    assert capsys.readouterr().out.strip() == FORMATS[form](ANNIE).strip()


def test_what_is_no_list_is_refused_with_its_problems(tmp_path, capsys):
    assert main(["deck", written(tmp_path, "3 Gutst")]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "line 1: no card named 'Gutst'; did you mean Gust?", "a list needs exactly one legend, this has 0 (103.1)"]
    assert main(["deck", str(tmp_path / "gone")]) == 2
    assert "can't be read" in capsys.readouterr().err
