"""The rulebook: the grammar of ids, the wording, and how look-ups fall back."""
from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.rulebook import BadRuleId, UnknownRule, known, parents, parse, rule, rules
from tests.conformance import data

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("text", [
    "002", "465", "465.2", "465.2.c", "465.2.c.10", "462.2.c.1.b", "TR503.9.b", "TR601.2.d.2", "FAQ-V/12", "v1.0:531.2",
])
def test_an_id_reads_back_as_itself(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "46", "465.", "465.c", "465.2.2", "465.2.C", "465 .2", "465.2.c\n", "TR", "tr503", "FAQ/1", "FAQ-V/0",
        "FAQ-V", "v1:531", "465.٣", "465.9999", "FAQ-V/²",
        pytest.param(f"465.{'9' * 5000}", id="more digits than a number may have"),
    ],
)
def test_what_is_not_an_id_is_refused(text: str) -> None:
    with pytest.raises(BadRuleId, match=r"465\.2\.c"):
        parse(text)


@pytest.mark.parametrize(("text", "above"), [
    ("465.2.c", ("465.2", "465")),
    ("465", ()),
    ("TR503.9.b", ("TR503.9", "TR503")),
    ("v1.0:531.2", ("v1.0:531",)),
    ("FAQ-V/12", ()),
])
def test_parents_come_nearest_first(text: str, above: tuple[str, ...]) -> None:
    assert parents(text) == above


def test_ids_sort_as_the_documents_do() -> None:
    assert sorted(["465.10", "465.2", "465.2.b", "465", "465.2.a.1"], key=lambda text: parse(text).order) == \
        ["465", "465.2", "465.2.a.1", "465.2.b", "465.10"]


def test_every_rule_has_a_valid_id_a_title_and_a_short_text() -> None:
    assert len(rules()) > 1500
    for key, worded in rules().items():
        assert str(parse(key)) == key == worded.id
        assert 2 <= len(worded.title) <= 40, key
        assert worded.title == worded.title.strip(), key
        assert 8 <= len(worded.text) <= 600, key
        assert worded.text.endswith((".", "”")), key
        assert worded.text[0].isupper() or worded.text[0] in "“[", key


def test_rules_stand_in_the_order_of_the_documents() -> None:
    assert list(rules()) == sorted(rules(), key=lambda text: parse(text).order)


def test_every_rule_of_the_core_rules_stands_under_a_worded_chapter() -> None:
    orphans = [key for key in rules() if not parse(key).document and parents(key) and not known(parents(key)[-1])]
    assert orphans == []


def test_every_rule_of_the_core_rules_has_wording() -> None:
    assert len(data.rules()) > 2000
    assert [id for id in data.rules() if not known(id)] == []


def cited(path: Path) -> set[str]:
    """The strings of a module that are ids of rules. What tests hear the engine cite is held against the wording in
    `tests/conftest.py`."""
    strings = (
        node.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    found = set()
    for text in strings:
        try:
            found.add(str(parse(text)))
        except BadRuleId:
            continue
    return found


def test_every_rule_that_the_code_names_has_wording() -> None:
    modules = [path for top in ("engine", "cards") for path in (ROOT / top).rglob("*.py")]
    named = set().union(*map(cited, modules))
    assert len(named) > 200
    assert [id for id in sorted(named) if not known(id)] == []


def test_a_rule_with_wording_answers_for_itself() -> None:
    found = rule("465.2.c")
    assert (found.id, found.asked, found.exact, found.note) == ("465.2.c", "465.2.c", True, "")
    assert "assign" in found.title.lower()


def test_a_rule_without_wording_falls_back_and_says_so() -> None:
    assert not known("TR402.1.z")
    found = rule("TR402.1.z")
    assert (found.id, found.exact, found.exists) == ("TR402.1", False, True)
    assert found.note == "TR402.1.z has no wording of its own; this is TR402.1, which it belongs to."


@pytest.mark.parametrize(("text", "above", "near"), [
    ("355.7.a", "355.7", {"355.6", "355.8"}), ("465.2.z", "465.2", {"465.3"}), ("355.99", "355", {"355.16", "356"}),
])
def test_a_rule_that_does_not_exist_is_said_not_to(text: str, above: str, near: set[str]) -> None:
    """All Core Rules are worded: an id without wording is one that doesn't exist, not one that is only unworded."""
    found = rule(text)
    assert (found.id, found.exact, found.exists) == (above, False, False)
    assert found.note.startswith(f"The Core Rules v1.4 have no rule {text}. Near it: ")
    named = set(found.note.split("Near it: ")[1].split(". This is ")[0].split(", "))
    assert near <= named
    assert above not in named
    assert all(map(known, named))
    assert found.note.endswith(f"This is {above}, the nearest rule above it.")


def test_an_unknown_rule_names_its_neighbours() -> None:
    with pytest.raises(UnknownRule) as caught:
        rule("199.7.b" if not known("199") else "599.1")
    assert caught.value.nearest
    assert all(known(text) for text in caught.value.nearest)
    with pytest.raises(UnknownRule, match="FAQ-ZZ/9"):
        rule("FAQ-ZZ/9")


def test_a_path_gives_the_context_of_a_short_title() -> None:
    assert rule("807.2").path == ("Assault", "Several")
    assert rule("323.4").path[0] == "A cleanup"


@pytest.mark.parametrize(
    "text",
    [
        "002", "054", "103.2.b", "117", "128.6", "144.4", "190.4", "194.2", "312", "323.1", "323.12", "334", "337.2",
        "340.2.a", "346", "348.2.a", "355.10.c", "356.4", "358.5", "359.3.e.12", "370.2", "383.3.d", "402.4", "416.5",
        "423", "431.2", "444.2.a", "450", "464.2.e.1", "465.2.c.3", "466.5.d", "470", "471.1.b.1", "477", "485.7",
        "486.5", "651.1", "703", "715.3", "740.2.a", "809.1.d", "811.1.d.2", "829.1.b.1", "TR402.1", "TR503.9.b",
        "TR505", "TR601.2.d.2",
    ],
)
def test_what_players_ask_about_is_worded(text: str) -> None:
    assert known(text)


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine.rulebook", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_dump_is_a_list_of_ids_and_texts() -> None:
    listed = json.loads(command("dump").stdout)
    assert [sorted(entry) for entry in listed] == [["id", "text"]] * len(rules())
    assert [entry["id"] for entry in listed] == list(rules())


def test_show_prints_a_rule_and_fails_on_an_unknown_one() -> None:
    shown = command("show", "807.2")
    assert shown.returncode == 0
    assert shown.stdout == f"807.2  Assault › Several\n{rule('807.2').text}\n"
    gone = command("show", "355.7.a", "807.2")
    assert gone.returncode == 1
    assert (
        gone.stdout == f"{rule('355.7.a').note}\n355.7  Step 2: choices › Target\n{rule('355.7').text}\n{shown.stdout}"
    )
    unworded = command("show", "TR402.1.z")
    assert unworded.returncode == 0
    assert unworded.stdout.startswith("TR402.1.z has no wording of its own; this is TR402.1")
    assert command("show", "999").returncode == 1
    assert command("show", "nonsense").returncode == 1
    assert command().returncode == 2
