"""The marks on tests promise something, and it is checked."""
from __future__ import annotations

import pytest

from cards.catalogue import CARDS
from engine.game import Reason
from engine.rulebook import BadRuleId
from tests.conformance.__main__ import Shown, report
from tests.conformance.data import (
    SETS,
    codes,
    earlier_examples,
    examples,
    reworded,
    rules,
    rulings,
    silent,
    switches,
    unplayed,
    waits_for,
)
from tests.editions.page import shown_by
from tests.hearing import HEARD, Heard, judged
from tests.rules.covers import covers, example, ruling, unmet
from tests.rules.grounds import PLAIN, quiet
from tests.table import YOU, Table

MARKED = {
    "example": pytest.mark.example("355.9.a#1", ""),
    "beside": pytest.mark.example("355.9.a#1", "416"),
    "ruling": pytest.mark.ruling("R121", ""),
    "covers": pytest.mark.covers("465.2.c"),
}


@pytest.mark.parametrize(
    ("name", "accepted", "cited", "met"),
    [
        ("example", 1, {"355.9.a"}, True), ("example", 1, {"355.9.a.1"}, True), ("example", 1, {"355.9"}, False),
        ("example", 1, {"355.9.b"}, False), ("example", 0, {"355.9.a"}, False), ("beside", 1, {"416"}, True),
        ("beside", 1, {"355.9.a"}, True), ("beside", 1, {"415"}, False), ("ruling", 1, set(), True),
        ("ruling", 0, {"416"}, False), ("covers", 0, {"465.3"}, True), ("covers", 0, set(), True),
    ],
)
def test_a_mark_is_held_against_what_was_heard(name: str, accepted: int, cited: set[str], met: bool) -> None:
    assert (not unmet(iter([MARKED[name].mark]), Heard(accepted, cited))) == met


def test_a_mark_names_what_exists() -> None:
    for wrong in (
        lambda: example("355.9.a#9"),
        lambda: ruling("R999"),
        lambda: covers("nonsense"),
        lambda: example("355.9.a#1", rule="4.1"),
    ):
        with pytest.raises((ValueError, BadRuleId)):
            wrong()


def test_what_several_tables_do_is_heard_together() -> None:
    Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    assert HEARD.accepted == 0
    assert "316" in HEARD.asked
    first, second = (Table(you=quiet(base=["Test Might 1*"]), foe=quiet(), battlefields=PLAIN) for _ in range(2))
    assert not HEARD.refused
    assert first.you.why_not("move", "Test Might 1")
    assert HEARD.refused
    second.answer(YOU, "end")
    assert HEARD.accepted == 1
    assert "315.3" in HEARD.emitted


def test_a_verdict_without_a_game_counts() -> None:
    assert judged([Reason("103.2.b", "too many copies")]) == ["103.2.b"]
    assert (HEARD.accepted, HEARD.refused) == (0, {"103.2.b"})
    assert judged([]) == []
    assert HEARD.accepted == 1


def test_the_facts_fit_together() -> None:
    assert (len(rules()), len(examples()), len(rulings()), len(switches())) == (2379, 321, 173, 77)
    assert {id.partition("#")[0] for id in examples()} <= set(rules())
    assert set(reworded().values()) <= set(examples())
    assert (len(earlier_examples()), len(reworded())) == (14, 59)
    assert not set(earlier_examples()) & set(reworded())
    assert {id.partition(":")[0] for id in (*earlier_examples(), *reworded())} == {"v1.0", "v1.2", "v1.3"}
    assert {rule for fact in rulings().values() for rule in fact.rules if rule[0].isdigit()} <= {*rules(), "000", "001"}
    assert {card for fact in rulings().values() for card in fact.cards} == set(codes())
    assert {code[:3] for code in codes().values()} == set(SETS)


def test_what_is_not_played_is_little_and_exists() -> None:
    assert set(unplayed("examples")) <= set(examples())
    assert set(unplayed("earlier examples")) <= set(earlier_examples())
    assert set(unplayed("rulings")) <= set(rulings())
    assert set(unplayed("switches")) <= set(switches())
    assert not set(unplayed("switches")) & set(shown_by())
    assert set(silent()) <= set(rules())
    assert len(unplayed("examples")) <= 25
    assert len(unplayed("rulings")) <= 30
    assert len(unplayed("switches")) <= 6


def test_a_ruling_waits_for_the_latest_set_that_it_needs() -> None:
    ruling = rulings()["R176"]
    hourglass, blade = (codes()[name] for name in ("Zhonya's Hourglass", "Hidden Blade"))
    assert waits_for(ruling, {hourglass, blade}) == ""
    assert waits_for(ruling, {hourglass}) == blade[:3]
    assert waits_for(rulings()["R145"], ()) == "VEN"


def test_the_report_says_how_many_rulings_wait_for_each_set() -> None:
    """One that a test plays, or whose cards are all declared, waits for none."""
    waiting = {id: waits_for(fact, CARDS) for id, fact in rulings().items()}
    ready = next(id for id, key in waiting.items() if not key)
    late = next((id for id, key in waiting.items() if key), ready)
    text, line = report([Shown("test", True, frozenset(), frozenset({ready, late}), frozenset(), frozenset())])
    found = line["rulings"]
    assert isinstance(found, dict)
    assert found["waiting_for"] == {
        key: sum(its == key and id != late for id, its in waiting.items()) for key in SETS
    }
    assert (found["tests"], found["waiting"]) == (len({ready, late}), sum(found["waiting_for"].values()))
    assert {key for key, n in found["waiting_for"].items() if n} == {
        key for key in SETS if f"rulings waiting: {key}:" in text
    }


def test_the_report_counts_what_editions_do_otherwise() -> None:
    def shown(passed: bool, *names: str) -> Shown:
        return Shown("test", passed, frozenset(), frozenset(), frozenset(names), frozenset())

    text, line = report([
        shown(True, "pool.empties", "turn.stun_ends"), shown(True, "pool.empties"), shown(False, "turn.stun_ends"),
    ])
    listed = len(unplayed("switches"))
    assert line["editions"] == {
        "switches": 77, "tests": 1, "listed": listed, "missing": 77 - 2 - listed, "failing": 1,
    }
    assert "switches failing:\n  turn.stun_ends" in text
    missing = text.partition("switches missing:\n")[2].partition("\n")[0].split()
    assert "cleanup.order" in missing
    assert not {"pool.empties", "turn.stun_ends", *unplayed("switches")} & set(missing)
