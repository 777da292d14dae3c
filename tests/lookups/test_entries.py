"""Entries: what stands around a rule, the glossary, the pages, the rulings."""
from __future__ import annotations

import pytest

from engine.rulebook import UnknownRule, known, rules
from engine.rulebook.entries import entry, glossary, pages, references, term
from engine.rulebook.rulings import ruling, rulings
from engine.rulebook.words import data


def test_an_entry_has_breadcrumb_children_and_siblings() -> None:
    found = entry("465.2.c")
    assert [link.id for link in found.breadcrumb] == ["465", "465.2"]
    assert [link.id for link in found.children][:2] == ["465.2.c.1", "465.2.c.2"]
    assert found.before is not None
    assert found.after is not None
    assert (found.before.id, found.after.id, found.note) == ("465.2.b", "465.2.d", "")


def test_children_are_the_next_rules_below_that_have_wording() -> None:
    assert [link.id for link in entry("815").children] == ["815.1", "815.2", "815.3"]
    assert [link.id for link in entry("TR602.4.b").children] == [f"TR602.4.b.{n}" for n in (2, 3, 4, 7)]


def test_an_unknown_rule_falls_back_or_names_its_neighbours() -> None:
    assert "have no rule 465.2.z" in entry("465.2.z").note
    assert "no wording of its own" in entry("TR402.1.z").note
    with pytest.raises(UnknownRule):
        entry("599.1")


def test_references_go_both_ways() -> None:
    to, back = references()
    assert "815" in to["465.2.c.2"]
    assert "465.2.c.2" in back["815"]
    assert all(known(target) and source in back[target] for source, targets in to.items() for target in targets)


def test_examples_stand_with_their_rule() -> None:
    assert len(entry("465.2.c.3").examples) == 1
    assert len(data("examples.json")) >= 120
    assert all(20 < len(example) <= 200 and example.endswith((".", "”")) for examples in data("examples.json").values()
               for example in examples)


@pytest.mark.parametrize(("name", "expected"), [
    ("Tank", "Tank"), ("tanks", "Tank"), ("deathnell", "Deathknell"), ("taunt", "Tank"), ("haste", "Accelerate"),
])
def test_a_term_is_found_by_name_typo_and_slang(name: str, expected: str) -> None:
    found = term(name)
    assert found is not None
    assert found.name == expected


def test_every_keyword_is_in_the_glossary() -> None:
    defined = {one.rules[0] for one in glossary()}
    assert {str(number) for number in range(805, 830)} <= defined
    assert term("photosynthesis") is None


@pytest.mark.parametrize("limit", [300, 2000])
def test_pages_are_cut_between_rules(limit: int) -> None:
    cut = pages("465", limit)
    assert all(0 < len(page) <= limit for page in cut)
    assert all(line.split(" ")[0].startswith("465") for page in cut for line in page.splitlines())
    assert len("\n".join(cut).splitlines()) == sum(key.partition(".")[0] == "465" for key in rules())


def test_rulings_are_found_by_card_and_by_words() -> None:
    for key in rulings("Kayle, Justified"):
        assert "Kayle, Justified" in ruling(key).cards
        assert all(known(rule) for rule in ruling(key).rules)


def test_rulings_are_found_by_words_best_first() -> None:
    found = rulings("units heal after combat")
    assert found
    assert any("heal" in ruling(key).question for key in found[:3])
    assert rulings("Xyzzyqu") == []
