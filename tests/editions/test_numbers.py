"""The numbers and the wording of rules of earlier editions: nothing that the engine cites is forgotten."""
from __future__ import annotations

import re
from collections import Counter

import pytest

from engine import rulebook
from engine.editions import EDITIONS
from engine.rulebook import parse
from engine.rulebook.entries import entry
from tests.editions.cited import EARLIER, cited, silent


@pytest.mark.parametrize("name", EARLIER)
def test_every_cited_rule_has_a_number_or_the_edition_is_silent_about_it(name: str) -> None:
    """Whoever cites a rule for the first time looks for it in the earlier editions: `numbers.json`, or `silent.json`
    here."""
    numbers = EDITIONS[name].numbers
    assert [rule for rule in cited() if rule not in numbers and rule not in silent()[name]] == []
    assert [rule for rule in silent()[name] if rule in numbers or rule not in cited()] == []


@pytest.mark.parametrize("name", EARLIER)
def test_numbers_are_rule_ids_in_the_order_of_the_rulebook(name: str) -> None:
    edition = EDITIONS[name]
    assert all(parse(edition.cite(rule)) for rule in edition.numbers)
    rules = [rule for rule in edition.numbers if re.match(r"\d", rule)]
    assert rules == sorted(rules, key=lambda rule: parse(rule).order)
    assert all(rulebook.known(rule) for rule in rules)
    assert list(silent()[name]) == sorted(silent()[name], key=lambda rule: parse(rule).order)


@pytest.mark.parametrize("name", EARLIER)
def test_a_rule_that_became_several_has_wording_of_its_own(name: str) -> None:
    edition = EDITIONS[name]
    several = [number for number, times in Counter(edition.numbers.values()).items() if times > 1]
    assert several
    for number in several:
        old = rulebook.rule(f"{name}:{number}")
        assert all(old.text != rulebook.rule(now).text for now in rulebook.became(old.id)), number


def test_a_rule_of_an_earlier_edition_is_worded_as_what_it_said() -> None:
    assert rulebook.rule("v1.0:633").text != rulebook.rule("323.1").text
    assert rulebook.rule("v1.3:315.1").text == rulebook.rule("315.1").text
    assert (rulebook.became("v1.0:633"), rulebook.became("v1.0:531.2")) == (("323.1",), ())
    invitation = entry("v1.0:531.2.a.1")
    assert [link.id for link in invitation.breadcrumb] == ["v1.0:531.2", "v1.0:531.2.a"]
    assert [link.id for link in entry("v1.0:531.2.a").children][:2] == ["v1.0:531.2.a.1", "v1.0:531.2.a.2"]
    assert [link.id for link in entry("v1.0:516").now] == ["316"]
    assert entry("316").now == ()
