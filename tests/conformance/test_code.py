"""Whoever looks for a rule's number in the engine finds its code."""
from __future__ import annotations

from tests.conformance.data import coded, rules, silent, uncoded

LEFT = 0
"""So many rules wait for their number to be written where they are carried out. It only falls."""


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


def test_none_of_the_rules_of_turn_and_actions_waits_and_fewer_and_fewer_others_do() -> None:
    waiting = [id for id, reason in uncoded().items() if reason == "waiting"]
    assert [id for id in waiting if id[0] in "34"] == []
    assert len(waiting) <= LEFT
