"""Importing official documents: what is read, what is told apart, what is refused, and what is left as it was."""
from __future__ import annotations

import json
from pathlib import Path

import pytest
from fpdf import FPDF

from engine.rulebook.editions import Library
from engine.rulebook.reading import Unreadable, read
from tests.lookups import documents


def library(folder: Path) -> Library:
    return Library(folder / "rules")


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("pdf")
    return {layout: documents.pdf(folder / f"{layout}.pdf", layout, documents.numbered())
            for layout in documents.LAYOUTS}


@pytest.mark.parametrize("layout", documents.LAYOUTS)
def test_a_pdf_is_read_whole_in_any_layout(printed: dict[str, Path], layout: str) -> None:
    found = {rule.id: rule.text.split() for rule in read(printed[layout]).rules}
    assert found == {key: words.split() for key, words in documents.numbered().items()}


def test_text_and_json_are_read_the_same(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(documents.text(documents.numbered()), "utf-8")
    (tmp_path / "a.json").write_text(documents.as_json(documents.numbered()), "utf-8")
    assert read(tmp_path / "a.txt").rules == read(tmp_path / "a.json").rules


def test_a_reference_at_the_start_of_a_line_is_no_rule(tmp_path: Path) -> None:
    lines = ["100. One. As in rule", "103. Three, there.", "101. Two. More in", "101.1. below.", "101.1. Sub, as in",
             "102. next.", "102. Two.", "103. Three.", "104. Four."]
    (tmp_path / "a.txt").write_text("\n".join(lines), "utf-8")
    assert [rule.id for rule in read(tmp_path / "a.txt").rules] == ["100", "101", "101.1", "102", "103", "104"]


def test_a_rule_whose_parent_is_not_printed_is_read(tmp_path: Path) -> None:
    lines = ["100. One.", "100.1. A part.", "100.1.a. A part of it.", "100.2.a. A part of what isn't there.",
             "100.3.a. So is this.", "100.4. The rest.", "102.1. As the last one, after", "104.1. of another.",
             "103. Three, of which", "103.1. is more", "105.1. than enough."]
    (tmp_path / "a.txt").write_text("\n".join(lines), "utf-8")
    assert [rule.id for rule in read(tmp_path / "a.txt").rules] == [
        "100", "100.1", "100.1.a", "100.2.a", "100.3.a", "100.4", "103", "103.1"]


@pytest.mark.parametrize(("name", "preamble", "key", "day"), [
    ("rules.pdf.txt", "Last updated: January 15, 2027", "core-2027-01-15", "2027-01-15"),
    ("rules.txt", "Version 1.5, effective 3 February 2027", "v1.5", "2027-02-03"),
    ("core-rules-2027-03-01.txt", "", "core-2027-03-01", "2027-03-01"),
])
def test_edition_and_date_are_found(tmp_path: Path, name: str, preamble: str, key: str, day: str) -> None:
    (tmp_path / name).write_text(documents.text(documents.numbered(), (preamble,)), "utf-8")
    (found,) = library(tmp_path).take([tmp_path / name])
    assert (found.key, found.kind, found.date) == (key, "core", day)
    assert library(tmp_path).edition(key) == found


@pytest.mark.parametrize("layout", documents.LAYOUTS)
def test_tournament_rules_are_told_from_core_rules(tmp_path: Path, layout: str) -> None:
    preamble = ("Riftbound Tournament Rules", "Last updated: 15 January 2027")
    (found,) = library(tmp_path).take([documents.pdf(tmp_path / "rules.pdf", layout, documents.tournament(), preamble)])
    assert (found.key, found.kind, found.title) == ("tr-2027-01-15", "tr", "Tournament Rules of 2027-01-15")
    assert found.texts() == documents.tournament()
    assert library(tmp_path).editions("core") == []


def test_an_edition_imported_again_takes_the_place_of_the_former(tmp_path: Path) -> None:
    shelf, path = library(tmp_path), tmp_path / "core-2027-01-01.json"
    path.write_text(documents.as_json(documents.numbered()), "utf-8")
    shelf.take([path])
    path.write_text(documents.as_json(documents.numbered() | {"470": "Another text."}), "utf-8")
    shelf.take([path])
    assert [edition.texts()["470"] for edition in shelf.editions()] == ["Another text."]


def test_a_folder_that_cannot_be_written_is_named_and_stays_as_it_was(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = library(tmp_path)
    paths = [tmp_path / f"core-2027-0{n}-01.json" for n in (1, 2)]
    for path in paths:
        path.write_text(documents.as_json(documents.numbered()), "utf-8")
    written: list[int] = []

    def full(_: int) -> None:
        written.append(1)
        if len(written) == 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.rulebook.editions.os.fsync", full)
    with pytest.raises(Unreadable, match="No space left"):
        shelf.take(paths)
    assert list(shelf.folder.iterdir()) == []


def test_a_document_without_a_date_asks_for_one(tmp_path: Path) -> None:
    (tmp_path / "rules.txt").write_text(documents.text(documents.numbered(), ("Rules",)), "utf-8")
    with pytest.raises(Unreadable, match="--edition"):
        library(tmp_path).take([tmp_path / "rules.txt"])
    assert library(tmp_path).take([tmp_path / "rules.txt"], "2027-05-01")[0].key == "core-2027-05-01"


def cut(content: bytes) -> bytes:
    return content[:len(content) // 2]


def broken(content: bytes) -> bytes:
    return content[:len(content) // 3] + b"\0" * (len(content) // 3) + content[-600:]


@pytest.mark.parametrize(("name", "content", "message"), [
    ("empty.pdf", b"", "empty"), ("picture.pdf", b"\x89PNG\r\n\x1a\n\0\0\0\xff", "neither"),
    ("list.json", b'[{"id": "100", "te', "whole"), ("other.json", b'{"name": 1}', "list of rules"),
    ("ids.json", b'[{"id": "x1", "text": "a"}]', "rule number"),
    ("up.json", b'[{"id": "100.1", "text": "a", "parent": "100"}]', "stands under 100"),
    ("twice.json", b'[{"id": "100", "text": "a"}, {"id": "100", "text": "b"}]', "more than once"),
    ("letter.txt", b"Dear friend,\nhello.", "no numbered"),
    ("law.txt", "\n".join(f"{n}. Whoever sells apples pays a fee of coins." for n in range(100, 900)).encode(),
     "isn't a rules document"),
])
def test_foreign_files_are_refused(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(Unreadable, match=message) as caught:
        library(tmp_path).take([tmp_path / name], "2027-01-01")
    assert str(caught.value).startswith(name)


@pytest.mark.parametrize("damage", [cut, broken])
def test_a_damaged_pdf_is_refused_and_nothing_is_lost(tmp_path: Path, printed: dict[str, Path], damage: object) -> None:
    shelf = library(tmp_path)
    before = shelf.take([printed["plain"]])
    bad = tmp_path / "bad.pdf"
    bad.write_bytes(damage(printed["plain"].read_bytes()))  # type: ignore[operator]
    other = tmp_path / "core-rules-2027-03-01.json"
    other.write_text(documents.as_json(documents.numbered()), "utf-8")
    with pytest.raises(Unreadable, match=r"bad\.pdf"):
        shelf.take([other, bad])
    assert shelf.editions() == before


def test_half_a_document_is_refused(tmp_path: Path) -> None:
    whole = documents.numbered()
    half = dict(list(whole.items())[:len(whole) // 2])
    (tmp_path / "core-2027-01-01.json").write_text(documents.as_json(half), "utf-8")
    with pytest.raises(Unreadable, match="isn't whole"):
        library(tmp_path).take([tmp_path / "core-2027-01-01.json"])


def made(path: Path, lock: str = "", line: str = "") -> Path:
    page = FPDF()
    page.add_page()
    page.set_font("helvetica", size=9)
    page.rect(10, 10, 50, 50)
    if line:
        page.cell(0, 5, line)
    if lock:
        page.set_encryption("owner", lock)
    page.output(str(path))
    return path


@pytest.mark.parametrize(("name", "lock", "line", "message"), [
    ("picture.pdf", "", "", "no text"), ("letter.pdf", "", "Dear friend", "no numbered rules"),
    ("locked.pdf", "secret", "100. One.", "password"),
])
def test_a_pdf_that_is_no_document_is_refused(tmp_path: Path, name: str, lock: str, line: str, message: str) -> None:
    with pytest.raises(Unreadable, match=message) as caught:
        library(tmp_path).take([made(tmp_path / name, lock, line)])
    assert str(caught.value).startswith(name)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="nowhere"):
        library(tmp_path).take([tmp_path / "nowhere.pdf"])


def test_a_damaged_edition_in_the_folder_is_named(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    shelf.folder.mkdir()
    (shelf.folder / "v1.4.json").write_text(json.dumps({"key": "v1.4"}), "utf-8")
    with pytest.raises(Unreadable, match="import the document again"):
        shelf.editions()
    with pytest.raises(LookupError, match="At hand: none"):
        library(tmp_path / "elsewhere").edition("v1.3")
