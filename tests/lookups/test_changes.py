"""Editions compared: moves apart from changes, and a rule followed through them."""
from __future__ import annotations

from engine.rulebook.changes import compare, history
from engine.rulebook.editions import Edition
from engine.rulebook.reading import Official

OLD = {
    "100": "Chapter of movement", "100.1": "A unit goes from one place to another place at no speed at all.",
    "100.2": "It follows rule 101.", "101": "Every player may look at the battlefields whenever they like to.",
    "102": "Nobody may eat the cards of anybody else during a game.",
}
NEW = {
    "100": "Chapter of movement", "100.1": "Something about gear that nobody has ever read before this day.",
    "100.2": "A unit goes from one place to another place at no speed at all.", "100.3": "It follows rule 103.",
    "103": "Every player may look at all battlefields and trashes whenever they like to.",
}


def edition(key: str, texts: dict[str, str]) -> Edition:
    return Edition(key, "core", f"2027-0{key[-1]}-01", "",
                   tuple(Official(number, text) for number, text in texts.items()))


def test_moves_stand_apart_from_changes() -> None:
    found = compare(edition("v2.0", OLD), edition("v2.1", NEW))
    assert [(change.old, change.new) for change in found.moved] == [
        ("100.1", "100.2"), ("100.2", "100.3"), ("101", "103")]
    assert [(change.old, change.new) for change in found.changed] == [("101", "103")]
    assert [change.new for change in found.added] == ["100.1"]
    assert [change.old for change in found.removed] == ["102"]


def test_an_edition_is_the_same_as_itself() -> None:
    found = compare(edition("v2.0", OLD), edition("v2.0", OLD))
    assert (found.moved, found.changed, found.added, found.removed) == ((), (), (), ())


def test_a_rule_is_followed_through_the_editions() -> None:
    editions = [edition("v2.0", OLD), edition("v2.1", NEW),
                edition("v2.2", {key: text for key, text in NEW.items() if key != "103"})]
    assert [(one.edition, one.id, one.what) for one in history(editions, "100.2")] == \
        [("v2.0", "100.1", "first seen"), ("v2.1", "100.2", "moved"), ("v2.2", "100.2", "as before")]
    assert [(one.id, one.what) for one in history(editions, "v2.0:101")] == [
        ("101", "first seen"), ("103", "moved and changed"), ("", "removed")]
    assert [(one.edition, one.what) for one in history(editions, "v2.1:100.1")] == [
        ("v2.1", "new"), ("v2.2", "as before")]
    assert history(editions, "777") == []
