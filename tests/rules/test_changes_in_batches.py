"""Nothing changes before its batch is committed, so that what is replaced or forbidden has not happened (370.1,
433.1.a)."""
from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from engine.board import events
from engine.board.atoms import ATOMS
from engine.board.state import State
from engine.game import Game
from engine.kernel.agenda import Frame
from engine.kernel.decision import EngineFault
from engine.kernel.event import Event
from engine.rules.actions import control, giving
from engine.rules.events.batches import commit
from engine.rules.meaning.arithmetic import might
from engine.rules.meaning.layers import keyword
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    as_,
    become_copy,
    cant,
    die,
    enemy,
    every,
    friendly,
    gain_xp,
    give,
    have,
    may,
    me,
    opponent,
    pick_domain,
    play,
    recall,
    swap_might,
    take_control,
    tank,
    text,
    that_domain,
    this_turn,
    unit,
    would,
    you,
    your,
)
from engine.words import (
    might as plus_might,
)
from engine.words.event_kinds import EventKind
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, catalogue

EXTRA += [
    Spell("TST-BT01", "Batch Swap", energy=0).text(swap_might(a(friendly, unit), an(enemy, unit), this_turn)),
    Spell("TST-BT02", "Batch Gift", energy=0).text(give(a(friendly, unit), plus_might(2), tank, this_turn)),
    Spell("TST-BT03", "Batch Theft", energy=0).text(take_control(an(enemy, unit), this_turn)),
    Spell("TST-BT04", "Batch Mirror", energy=0).text(become_copy(a(friendly, unit), an(enemy, unit), this_turn)),
    Gear("TST-BT05", "Batch Prism", energy=0).text(
        as_(you(play(me)), pick_domain), have(every(your, unit), that_domain)
    ),
    Unit("TST-BT06", "Batch Refuser", energy=0, might=1).text(
        would(you(give(a(friendly, unit), plus_might(1))), gain_xp(1))
    ),
    Unit("TST-BT07", "Batch Denier", energy=0, might=1).text(cant(you(give(a(friendly, unit), plus_might(1))))),
    Unit("TST-BT08", "Batch Loyalist", energy=0, might=3).text(would(an(opponent)(take_control(me)), gain_xp(1))),
    Unit("TST-BT12", "Batch Asker", energy=0, might=1).text(
        would(you(give(a(friendly, unit), plus_might(1))), may(gain_xp(1)))
    ),
    Spell("TST-BT11", "Batch Lecture", energy=0).text(
        give(a(friendly, unit), text(would(me(die), recall(me))), this_turn)
    ),
]


# --- the guard

@pytest.mark.parametrize("kind", sorted(ATOMS))
def test_an_atom_outside_a_batch_is_refused(kind: EventKind) -> None:
    table = Table(quiet(base=["Test Might 2"]), quiet(), battlefields=PLAIN)
    g, before = table.state, table.game.fingerprint()
    with pytest.raises(EngineFault, match=f"“{kind}” is called outside"):
        ATOMS[kind](g, Event(kind, "370.1", YOU, table.thing("Test Might 2").id, n=1))
    assert table.game.fingerprint() == before


def test_a_batch_that_breaks_does_not_leave_the_guard_open(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(base=["Test Might 2"]), quiet(), battlefields=PLAIN)

    def broken(g: State, event: Event) -> Event:
        raise ZeroDivisionError

    monkeypatch.setitem(ATOMS, "drawn", broken)
    with pytest.raises(ZeroDivisionError):
        commit(table.state, None, [events.drawn("413", YOU)])
    assert not table.state.committing


WRITERS = {"engine/board/links.py", "engine/board/state.py", "engine/snapshot.py", "engine/rules/events/windows.py",
           "engine/positions/laying.py"}
"""Who may write what effects have given: the atoms' part of the board, forks, saves, the end of a window (317.2.c), and
positions that are laid out."""


def test_nothing_else_writes_what_effects_give() -> None:
    root = Path(__file__).parents[2]
    found = set()
    for path in (root / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            targets = node.targets if isinstance(node, ast.Assign) else ()
            if any(isinstance(one, ast.Attribute) and one.attr in ("effects", "grants") for one in targets):
                found.add(str(path.relative_to(root)))
    assert found == WRITERS


# --- before the batch

@covers("370.1", "370.1.c", "433.1.a")
@pytest.mark.parametrize(
    ("spell", "chosen"),
    [
        ("Batch Swap", ["Test Might 2", "Test Might 4"]), ("Batch Gift", ["Test Might 2"]),
        ("Batch Theft", ["Test Might 4"]), ("Batch Mirror", ["Test Might 2", "Test Might 4"]),
        ("Batch Lecture", ["Test Might 2"]), ("Batch Prism", []),
    ],
)
def test_nothing_is_changed_when_it_is_proposed(spell: str, chosen: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def watching(real: Any) -> Any:
        def propose(g: State, frame: Frame | None, batch: list[Event], *rest: Any) -> None:
            seen.append((g.effects, g.grants, {thing.card.code == thing.printed.code for thing in g.objects.values()},
                         {thing.controller == thing.owner for thing in g.objects.values()}))
            real(g, frame, batch, *rest)
        return propose

    for module in (giving, control):
        monkeypatch.setattr(module, "propose", watching(module.propose))
    table = Table(quiet(hand=[spell], base=["Test Might 2"]), quiet(base=["Test Might 4"]), battlefields=PLAIN)
    table.you.play(spell, on=chosen)
    table.pass_all()
    if spell == "Batch Prism":
        table.you.choose("Fury")
    assert set(map(str, seen)) == {str(((), (), {True}, {True}))}
    assert table.state.effects or table.state.grants
    assert not any(event.gifts for event in table.events())


# --- replaced and forbidden

@covers("370.1", "370.1.a.1", "433.1.a")
def test_half_of_a_swap_that_is_replaced_has_not_happened() -> None:
    table = Table(
        quiet(hand=["Batch Swap"], base=["Test Might 2", "Batch Refuser"]), quiet(base=["Test Might 4"]),
        battlefields=PLAIN,
    )
    table.you.play("Batch Swap", on=["Test Might 2", "Test Might 4"])
    table.resolve()
    assert [event.rule for event in table.events("replaced")] == ["370"]
    assert table.state.players[YOU].xp == 1
    assert (power(table, "Test Might 2"), power(table, "Test Might 4")) == (2, 2)


def power(table: Table, name: str) -> int:
    """The Might of a unit."""
    return might(table.state, table.thing(name))


@covers("433.1.a", "433.1.b")
def test_a_swap_that_nothing_replaces_happens_for_the_turn() -> None:
    table = Table(quiet(hand=["Batch Swap"], base=["Test Might 2"]), quiet(base=["Test Might 4"]), battlefields=PLAIN)
    table.you.play("Batch Swap", on=["Test Might 2", "Test Might 4"])
    table.resolve()
    assert (power(table, "Test Might 2"), power(table, "Test Might 4")) == (4, 2)
    table.end_turn()
    assert (power(table, "Test Might 2"), power(table, "Test Might 4")) == (2, 4)


@covers("370.1", "370.1.a.1")
def test_a_gift_that_is_replaced_is_not_given() -> None:
    table = Table(quiet(hand=["Batch Gift"], base=["Test Might 2", "Batch Refuser"]), quiet(), battlefields=PLAIN)
    table.you.play("Batch Gift", on="Test Might 2")
    table.resolve()
    assert table.events("given") == []
    assert (power(table, "Test Might 2"), keyword(table.state, table.thing("Test Might 2"), "tank")) == (2, 0)
    assert table.state.effects == table.state.grants == ()


@covers("054.1", "359.3.e.6")
@pytest.mark.parametrize("spell", ["Batch Gift", "Batch Swap", "Batch Lecture"])
def test_a_gift_that_is_forbidden_is_not_given(spell: str) -> None:
    table = Table(
        quiet(hand=[spell], base=["Test Might 2", "Batch Denier"]), quiet(base=["Test Might 4"]), battlefields=PLAIN
    )
    table.you.play(spell, on=["Test Might 2", "Test Might 4"][:2 if spell == "Batch Swap" else 1])
    table.resolve()
    assert [event.other for event in table.events("ignored")] == ["given"]
    assert power(table, "Test Might 2") == 2
    assert table.state.grants == ()


@covers("371.2", "477.2", "477.3.b")
@pytest.mark.parametrize("spell", ["Batch Gift", "Batch Lecture"])
def test_a_gift_that_waits_for_a_decision_is_saved_with_it(spell: str) -> None:
    table = Table(quiet(hand=[spell], base=["Test Might 2", "Batch Asker"]), quiet(), battlefields=PLAIN)
    table.you.play(spell, on="Test Might 2")
    table.resolve()
    assert table.open.kind == "may"
    table.game = Game.restore(table.game.save(), table.game.pins(), catalogue())
    assert table.state.effects == table.state.grants == ()
    table.you.choose("no")
    assert len(table.events("given")) == 1
    assert power(table, "Test Might 2") == (4 if spell == "Batch Gift" else 2)
    assert len(table.state.grants) == (spell == "Batch Lecture")


@covers("191", "370.1.a.1")
def test_control_that_is_replaced_is_never_taken() -> None:
    table = Table(quiet(hand=["Batch Theft"]), quiet(base=["Batch Loyalist"]), battlefields=PLAIN)
    table.you.play("Batch Theft", on="Batch Loyalist")
    table.resolve()
    assert [event.rule for event in table.events("replaced")] == ["370"]
    assert table.thing("Batch Loyalist").controller == FOE
    assert table.state.effects == ()
