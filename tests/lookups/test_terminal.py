"""The commands of `python -m engine.rulebook`, on our wording and on editions made of it."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.rulebook import rule
from engine.rulebook.__main__ import main
from tests.lookups import documents

NEW = "2027-03-01"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two editions: our wording as v1.4, and a later one in which a rule has changed, one has moved, one is new and one
    is gone."""
    place = tmp_path_factory.mktemp("terminal")
    old = documents.numbered()
    new = dict(old)
    new["470"] += " Unless the moon is full."
    new["829.9"] = new.pop("829.2") + " It moved."
    new["830"] = "Gardening. Whoever waters the plants of another player gains nothing but thanks."
    del new["737"]
    for found, key in ((old, "v1.4"), (new, NEW)):
        path = place / f"{key}.json"
        path.write_text(documents.as_json(found), "utf-8")
        assert main(["--folder", str(place / "rules"), "import", "--edition", key, str(path)]) == 0
    return place / "rules"


def said(capsys: pytest.CaptureFixture[str], *arguments: str, folder: Path | None = None, status: int = 0) -> str:
    capsys.readouterr()
    assert main([*(("--folder", str(folder)) if folder else ()), *arguments]) == status
    out, err = capsys.readouterr()
    return out + err


def test_search_prints_the_best_first(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = said(capsys, "search", "burn", "out", "--limit", "3", folder=tmp_path).splitlines()
    assert lines[0].startswith("431  ")
    assert len(lines) == 6
    found = json.loads(said(capsys, "search", "burn out", "--json", folder=tmp_path))
    assert [sorted(one) for one in found] == [["id", "score", "title"]] * 5
    assert found[0]["id"] == "431"
    assert [one["score"] for one in found] == sorted((one["score"] for one in found), reverse=True)


def test_search_without_a_hit_says_so_by_its_status(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert said(capsys, "search", "???", "--json", folder=tmp_path, status=1) == "[]\n"
    assert "At hand: none" in said(capsys, "search", "burn", "--edition", "v1.3", folder=tmp_path, status=1)


def test_search_in_an_edition(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    assert json.loads(said(capsys, "search", "waters the plants", "--edition", NEW, "--json",
                           folder=folder))[0]["id"] == "830"
    asked = ("search", "why didn't I get the last point", "--json", "--edition")
    assert json.loads(said(capsys, *asked, "v1.4", folder=folder))[0]["id"].startswith("471.1")
    assert json.loads(said(capsys, *asked, NEW, folder=folder))[0]["id"].startswith("471.1")


def test_show_puts_the_official_text_beside_our_wording(capsys: pytest.CaptureFixture[str], folder: Path,
                                                        tmp_path: Path) -> None:
    ours = f"470  {' › '.join(rule('470').path)}\n{rule('470').text}\n"
    assert said(capsys, "show", "470", folder=tmp_path) == ours
    assert said(capsys, "show", "470", folder=folder).startswith(f"{ours}470  Core Rules v1.4 of 2026-07-16\n")
    newer = said(capsys, "show", "470", "--edition", NEW, folder=folder)
    assert "the moon is full" in newer
    assert newer.endswith(ours)
    assert said(capsys, "show", f"core-{NEW}:470", folder=folder) == newer
    assert "Near it" in said(capsys, "show", "830", folder=folder, status=1)
    assert "Gardening" in said(capsys, "show", "830", "--edition", NEW, folder=folder)
    assert "has no rule 737" in said(capsys, "show", "737", "--edition", NEW, folder=folder, status=1)


def test_show_words_a_rule_of_an_earlier_edition(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    worded = rule("v1.0:531.2.a")
    assert said(capsys, "show", "v1.0:531.2.a", folder=tmp_path) == (
        f"v1.0:531.2.a  {' › '.join(worded.path)}\n{worded.text}\n")
    assert said(capsys, "show", "v1.0:516", folder=tmp_path).splitlines()[0::2] == ["v1.0:516  Action Phase", "now 316"]
    assert "No edition v1.0" in said(capsys, "show", "v1.0:501", folder=tmp_path, status=1)


def test_diff_lists_moves_apart_from_changes(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    found = json.loads(said(capsys, "diff", "v1.4", NEW, "--json", folder=folder))
    assert {"old": "470", "new": "470"} in found["changed"]
    assert {"old": "829.2", "new": "829.9"} in found["moved"]
    assert [one["new"] for one in found["added"]] == ["830"]
    assert [one["old"] for one in found["removed"]] == ["737"]
    lines = said(capsys, "diff", "v1.4", NEW, "470", folder=folder).splitlines()
    assert lines[:3] == ["moved: 0", "changed: 1", "  470"]
    assert lines[-2:] == ["added: 0", "removed: 0"]


def test_history_follows_a_rule(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    assert [line.split("  ")[1:] for line in said(capsys, "history", "829.9", folder=folder).splitlines()
            if line.startswith(("v", "core"))] == \
        [["829.2", "first seen"], ["829.9", "moved and changed"]]
    assert "removed" in said(capsys, "history", "v1.4:737", folder=folder)
    assert "No imported edition" in said(capsys, "history", "777", folder=folder, status=1)


def test_import_says_what_it_took_or_why_not(capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    bad = tmp_path / "letter.txt"
    bad.write_text("Dear friend", "utf-8")
    assert said(capsys, "import", str(bad), folder=folder, status=1) == "letter.txt has no numbered rules in it.\n"
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert [line.split(":")[0] for line in said(capsys, "editions", folder=folder).splitlines()] == [
        "v1.4", f"core-{NEW}"]


def test_keywords_and_rulings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert said(capsys, "keyword", "deathrattle", folder=tmp_path).startswith("Deathknell (808)")
    assert "No keyword" in said(capsys, "keyword", "photosynthesis", folder=tmp_path, status=1)
    assert said(capsys, "ruling", "units", "heal", folder=tmp_path).startswith("R")
    assert said(capsys, "ruling", "xyzzyqu", folder=tmp_path, status=1) == ""
