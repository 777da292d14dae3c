"""The turn: when pools empty, and in which order a turn ends."""
from __future__ import annotations

import pytest

from engine.words import (
    Unit,
    a,
    become,
    draw,
    ends,
    give,
    if_,
    me,
    might,
    mighty,
    stunned,
    there_is,
    this_turn,
    turn,
    unit,
    when,
    you,
)
from tests.rules.covers import switch
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [
    Unit("TST-EDT1", "Edition Reader", energy=0, might=1).text(when(you(draw), give(me, might(1), this_turn))),
    Unit("TST-EDT2", "Edition Herald", energy=0, might=1).text(when(a(unit)(become(mighty)), draw(1))),
    Unit("TST-EDT3", "Edition Watcher", energy=0, might=9).text(
        when(ends(turn), if_(there_is(a(stunned, unit)), draw(1)))
    ),
]


@switch("pool.empties")
@pytest.mark.parametrize(("edition", "left", "rule"), [
    ("v1.0", 1, "v1.0:515.4.d"), ("v1.2", 1, "v1.2:315.4.d"), ("v1.3", 1, "v1.3:315.4.d"), ("v1.4", 0, "316.3"),
])
def test_what_is_added_after_the_draw_is_kept_where_pools_empty_in_the_draw_phase(
    edition: str, left: int, rule: str
) -> None:
    table = Table(
        quiet(), quiet(base=["Edition Reader"], runes={"fury": 2}), battlefields=PLAIN, edition=edition,
        asks_own_windows=True,
    )
    table.you.ends()
    assert (table.open.seat, table.chain()) == (FOE, ["Edition Reader"])
    table.foe.use("Fury Rune")
    assert [resource.n for resource in table.state.players[FOE].pool] == [1]
    table.pass_all()
    assert (table.open.kind, table.open.seat) == ("act", FOE)
    assert sum(resource.n for resource in table.state.players[FOE].pool) == left
    assert (rule in table.rules()) == (not left)


@switch("turn.stun_ends")
@pytest.mark.parametrize(("edition", "drawn"), [("v1.0", 0), ("v1.2", 0), ("v1.3", 0), ("v1.4", 1)])
def test_stunned_ends_before_or_after_the_end_of_turn_is_told(edition: str, drawn: int) -> None:
    table = Table(
        quiet(base=["Edition Watcher"], hand=["Test Stun"]), quiet(base=["Test Might 2"]), battlefields=PLAIN,
        edition=edition,
    )
    table.you.play("Test Stun", on="Test Might 2")
    table.resolve()
    assert table.thing("Test Might 2").stunned
    table.end_turn()
    assert not table.thing("Test Might 2").stunned
    assert len(table.hand(YOU)) == drawn


@switch("turn.ending_order")
@pytest.mark.parametrize(("edition", "order"), [
    ("v1.0", ["healed", "emptied"]), ("v1.2", ["died", "healed", "emptied"]), ("v1.3", ["died", "healed", "emptied"]),
    ("v1.4", ["died", "healed", "emptied"]),
])
def test_a_turn_ends_with_healing_before_or_after_it_is_looked_for_deaths(edition: str, order: list[str]) -> None:
    table = Table(
        quiet(pool={"energy": 1}, base=[one("Test Might 2", damage=2), one("Test Might 3", damage=1)]), quiet(),
        battlefields=PLAIN, edition=edition,
    )
    table.end_turn()
    kinds = [event.kind for event in table.events() if event.kind in ("died", "healed", "emptied")]
    assert list(dict.fromkeys(kinds)) == order


@switch("turn.expiration_loop")
@pytest.mark.parametrize(("edition", "rule"), [
    ("v1.0", "v1.0:515.4.d"), ("v1.2", "v1.2:317.3.b"), ("v1.3", "v1.3:317.2.d"), ("v1.4", "317.2.d"),
])
def test_the_expiration_step_is_repeated_for_what_went_through_the_chain_or_only_for_what_it_did(
    edition: str, rule: str
) -> None:
    table = Table(
        quiet(base=["Edition Herald"], hand=["Test Curse"], runes={"fury": 1}), quiet(base=["Test Might 6"]),
        battlefields=PLAIN, edition=edition, asks_own_windows=True,
    )
    table.you.play("Test Curse", on="Test Might 6")
    table.pass_all()
    table.you.ends()
    assert table.chain() == ["Edition Herald"]
    table.you.use("Fury Rune")
    table.pass_all()
    assert len(table.hand(YOU)) == 1
    assert (table.open.kind, table.open.seat) == ("act", FOE)
    assert [event.rule for event in table.events("emptied")] == [rule]
