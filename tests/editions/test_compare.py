"""What editions do otherwise, as it is told to people: the data, the terminal, and the page."""
from __future__ import annotations

import pytest

from engine import rulebook
from engine.editions import CURRENT, EDITIONS
from engine.rulebook.__main__ import main
from engine.rulebook.switches import contrasts, playable, switches
from tests.conformance import data
from tests.editions.page import PAGE, shown_by, written


def test_every_switch_says_what_each_edition_does_and_by_which_rules() -> None:
    assert tuple(one.name for one in switches()) == data.switches()
    for one in switches():
        assert tuple(said.edition for said in one.said) == tuple(EDITIONS)
        assert one.title[-1] not in ".?!"
        assert all(said.text.endswith(".") for said in one.said), one.name
        assert len({said.text for said in one.said}) > 1, one.name
        unknown = [rule for said in one.said for rule in said.rules if not rulebook.known(rule)]
        assert unknown == [], one.name


def test_two_editions_are_compared_by_what_they_do() -> None:
    found = {one.name: one for one in contrasts("v1.3", CURRENT.name)}
    assert "pool.empties" in found
    assert "act.relevant" not in found
    assert found["pool.empties"].by("v1.3").rules[1] == "v1.3:315.4.d"
    assert "316.3" in found["pool.empties"].by(CURRENT.name).rules
    assert contrasts("v1.2", "v1.2") == ()
    once = next(one for one in switches() if one.name == "trigger.once_each_turn")
    assert [said.taken_from for said in once.said] == ["v1.4", "v1.4", "", ""]
    assert (playable("1.2"), playable("V1.2")) == ("v1.2", "v1.2")


def test_the_terminal_prints_both_editions_with_their_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "1.3", "v1.4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 * len(contrasts("v1.3", "v1.4"))
    at = lines.index("When Rune Pools empty  (pool.empties)")
    assert lines[at + 1].startswith("    v1.3: At the end of the Draw Phase")
    assert lines[at + 2].endswith("(167, 316.3, 317.2.d)")
    assert main(["compare", "v1.1", "v1.4"]) == 1
    assert "There are: v1.0, v1.2, v1.3, v1.4." in capsys.readouterr().err


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == written(PAGE.read_text("utf-8")), "run python -m tests.editions"
    assert shown_by()["pool.empties"] == ("test_turn.py",)
