"""Each kind of event has one constructor that names what the kind says; nothing else makes an event of the game."""
from __future__ import annotations

import ast
import inspect
from collections import Counter
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from engine.board import events
from engine.kernel.event import Event
from engine.words.event_kinds import EventKind

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "engine" / "board" / "events"
CONSTRUCTORS = {
    name: function
    for name, function in inspect.getmembers(events, inspect.isfunction)
    if function.__module__.startswith(events.__name__) and get_type_hints(function)["return"] is Event
    and name != "first_as"
}
"""By their names; `first_as` only chooses one of two."""


def made_in(path: Path) -> list[ast.expr]:
    """The kinds of the events that a file makes, as it writes them."""
    return [
        node.args[0]
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event" and node.args
    ]


def test_each_kind_is_made_in_one_place() -> None:
    written = Counter(
        kind.value for path in FOLDER.glob("*.py") for kind in made_in(path) if isinstance(kind, ast.Constant)
    )
    phases = get_args(events.PhaseStart)  # one constructor makes them all
    assert written == Counter(kind for kind in get_args(EventKind) if kind not in phases)


@pytest.mark.parametrize("folder", ["engine", "cards", "bot"])
def test_nothing_else_makes_events(folder: str) -> None:
    makers = {str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*.py") if made_in(path)}
    reads_saves = "engine/snapshot.py"
    assert {path for path in makers if not path.startswith("engine/board/events/")} <= {reads_saves}


@pytest.mark.parametrize("name", sorted(CONSTRUCTORS))
def test_a_constructor_makes_the_kind_that_it_is_named_after(name: str) -> None:
    """And each thing that it is told stands in the event: two that are alike but in one of them differ."""
    make = CONSTRUCTORS[name]
    hints = get_type_hints(make)

    def value(parameter: str, n: int) -> object:
        hint = hints[parameter]
        if hint is int:
            return n
        if hint is bool:
            return n % 2 == 0
        if get_args(hint) and get_args(hint)[-1:] == (Ellipsis,):
            return (n,)
        return f"{parameter} {n}"

    parameters = [each for each in inspect.signature(make).parameters if each != "kind"]
    first = {"kind": "main phase starts"} if "kind" in hints else {}
    said = first | {parameter: value(parameter, 10 + n) for n, parameter in enumerate(parameters)}
    event = make(**said)
    assert event.kind == (first["kind"] if first else name.replace("_", " "))
    for n, parameter in enumerate(parameters):
        other = make(**said | {parameter: value(parameter, 101 + n)})
        assert other != event, f"{name} says nothing of {parameter}"


def test_readings_give_back_what_was_said() -> None:
    assert events.top_of(events.attached("434", 0, 7, top=8, place=9)) == 8
    assert events.room_of(events.buffed("426", 7, room=3)) == 3
    assert events.room_of(events.empowered("441", 7, room=0)) == 1
    assert events.buffed_by_move(events.buff_moved("746", 7, to=8, room=0)) == (8, 1)
    assert events.mights_of(events.became(7, controller=0, code="X", place=9, before=4, now=6)) == (4, 6)
    assert events.swapped_back(events.swapped("438.7.b", 0, 7, card=8)) == 8
    assert events.code_after(events.swapped("438.1", 0, 7, token="T")) == "T"
    assert events.resource_of(events.added("429", 0, 2, resource="calm", use="spell")) == ("calm", "spell")
    assert events.resource_of(events.paid("357", 0, 2, resource="energy", item=5)) == ("energy", "")
    assert events.comes_ready(events.created("439", 0, "T", place=-1, ready=True))
    assert not events.comes_ready(events.entered("359.2", 0, 7, place=-1, ready=False))
    assert events.comes_exhausted(events.channeled("430", 0, exhausted=True))
    assert events.zone_of(events.unqueued("358.5", 0, 7, zone="hand", place=0)) == "hand"
    assert events.item_of(events.triggered("383.3", 0, 7, "X", item=5, key="X/1")) == 5
    assert events.item_of(events.countered("425", 0, 7, item=5, cause=6)) == 5
    assert events.item_of(events.resolved("340.1", 0, 7, "X", item=5, what="card")) == 5
    assert events.gear_of(events.activated("359", 0, 7, "X", item=5, key="X/1", gear=4)) == 4
    assert events.key_of(events.activated("359", 0, 7, "X", item=5, key="X/1", gear=4)) == "X/1"
    assert events.item_kind_of(events.activated("359", 0, 7, "X", item=5, key="X/1")) == "activated"
    assert events.item_kind_of(events.finalized("359", 0, 7, "X", item=5, what=events.CREATED)) == "card"
    assert events.combat_of(events.first_as("attacker", unit=7, place=3, combat=2)) == 2
    assert events.first_as("defender", seat=1, place=3, combat=2).kind == "defended"
    assert events.group_of(events.queued_token("439.2.c", 0, 7, "T", place=0, group=6, state="ready")) == 6
    assert events.state_of(events.queued_token("439.2.c", 0, 7, "T", place=0, group=6, state="ready")) == "ready"
    assert events.mark_of(events.replaced("370", 0, 7, "X", subject=8, mark="X/1@7")) == "X/1@7"
    assert events.points_from(events.gained("471.1", 0, 1, source="hold")) == "hold"
    assert events.renewed(events.died("428", 7)) == 0
    assert events.renewed(events.damaged("417", 7, 3, cause=1)) == 0
