"""No declaration that can't be carried out gets into a catalogue: mypy stops it where it is written, or the reader
refuses it and says on which card, in which line, at which word, and what was expected instead.

After a change that is meant: `UPDATE_GOLDEN=1 pytest tests/nonsense`, then read the diff of the golden file.
"""
from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.reading import Misread, read_all
from engine.words.base import WORDS
from tests.nonsense import actions, cards, lines, nouns, sense, values
from tests.nonsense.rows import CODE, NAME, Row

GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "nonsense.txt"
GROUPS: dict[str, tuple[Row, ...]] = {
    "nouns": nouns.NOUNS, "filters": nouns.FILTERS, "places": nouns.PLACES, "groups": nouns.GROUPS,
    "amounts": values.AMOUNTS, "conditions": values.CONDITIONS, "costs": values.COSTS, "moments": values.MOMENTS,
    "happenings": actions.HAPPENINGS, "actions on objects": actions.OBJECTS, "actions on cards": actions.CARDS,
    "actions of players": actions.PLAYERS, "ways": actions.WAYS,
    "gates": lines.GATES, "abilities": lines.ABILITIES, "permissions": lines.PERMISSIONS, "traits": lines.TRAITS,
    "keywords": lines.KEYWORDS_,
    "cards' facts": cards.FACTS,
}
ROWS = [pytest.param(row, id=row.said) for rows in GROUPS.values() for row in rows]

WHERE = re.compile(rf"(?:{NAME}|{CODE})(?P<line>, facts|, line \d+(?: \(“(?:.|\n)*?”\))?)?: (?P<reason>(?:.|\n)+)")
EXPECTED = re.compile(r" takes | expected|nowhere else| stands | is said of | is had by | permits | makes Move "
                      r"|done by players|only | but | between ")


def refusal(row: Row) -> Exception | None:
    """What stops a declaration as it is made or read; nothing if it gets into a catalogue."""
    try:
        read_all([row.makes()])
    except (ValueError, TypeError, AttributeError) as stopped:
        return stopped
    return None


def reason(stopped: Exception | None) -> str:
    """Why it was stopped, without the place, and without what the line says."""
    found = WHERE.fullmatch(str(stopped))
    return re.sub(r"\s+", " ", found["reason"] if found else f"{type(stopped).__name__}: {stopped}")


@pytest.mark.parametrize("row", ROWS)
def test_a_declaration_that_can_not_be_carried_out_is_stopped(row: Row) -> None:
    stopped = refusal(row)
    assert stopped is not None, "it is read"
    if isinstance(stopped, Misread):
        where = WHERE.fullmatch(str(stopped))
        assert where is not None, f"not on which card: {stopped}"
        assert where["line"], f"not in which line: {stopped}"
        assert names_a_word(where["reason"]), f"not at which word: {stopped}"
        assert EXPECTED.search(where["reason"]), f"not what was expected: {stopped}"
    else:  # stopped while it was made: its own line of source is where
        assert row.is_typed_wrong or isinstance(stopped, ValueError), f"neither mypy nor the word itself: {stopped!r}"


@pytest.mark.parametrize("row", [pytest.param(row, id=row.said) for row in sense.READ])
def test_what_stands_close_to_nonsense_is_read(row: Row) -> None:
    assert refusal(row) is None


def names_a_word(text: str) -> bool:
    """Whether a message names a word of the language: by its name, or as the text says it."""
    return "“" in text or any(name in WORDS or name.lower() in KINDS for name in re.findall(r"\w+", text))


KINDS = ("unit", "spell", "flow", "abilities", "price")


def test_every_group_of_words_has_nonsense() -> None:
    few = {group: len(rows) for group, rows in GROUPS.items() if len(rows) < 9}
    assert not few
    assert len(ROWS) >= 300


def test_what_mypy_stops_is_refused_by_the_reader_too() -> None:
    """A tree may come from elsewhere than a checked module: nothing but a refusal comes of it."""
    broken = {row.said: stopped for rows in GROUPS.values() for row in rows
              if row.is_typed_wrong and not isinstance(stopped := refusal(row), ValueError | TypeError)}
    assert list(broken) == ["on_unit(lambda: have(me, without(3)))"]  # 3 has no name to begin with


def found() -> Iterator[str]:
    """A line for each declaration, with what is said about it."""
    for group, rows in GROUPS.items():
        yield f"# {group}"
        yield from (f"{row.said}\n    {reason(refusal(row))}" for row in rows)


def test_the_messages_are_those_of_the_golden_file() -> None:
    now = "\n".join(found()) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(now, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == now
