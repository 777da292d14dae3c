"""Whoever looks for a rule's number in the engine finds its code."""
from __future__ import annotations

from tests.conformance.data import ENGINE, ID, coded, rules, silent, uncoded

CARDS = ENGINE.parent / "cards"


def test_every_rule_that_prescribes_something_stands_in_the_engine_by_its_number() -> None:
    assert [id for id in rules() if id not in coded() and id not in silent() and id not in uncoded()] == []


def test_what_is_listed_as_missing_is_missing() -> None:
    assert [id for id in uncoded() if id not in rules()] == []
    assert [id for id in uncoded() if id in coded()] == [], (
        "its number stands in the engine now: take it out of uncoded.toml"
    )
    assert [id for id in uncoded() if id in silent()] == []


def test_rules_that_stood_under_their_parent_only_are_found() -> None:
    assert {"437.1", "370.3", "440.3"} <= coded()


def test_what_certain_tokens_are_like_stands_among_the_cards_by_its_number() -> None:
    lines = [line for path in CARDS.glob("*.py") for line in path.read_text("utf-8").splitlines()]
    there = {id for line in lines for id in ID.findall(line.partition("  # ")[2])}
    assert [id for id, reason in uncoded().items() if reason == "card" and id not in there] == []


def test_no_rule_waits_to_be_written_where_it_is_carried_out() -> None:
    assert set(uncoded().values()) == {"heading", "definition", "wording", "card"}
