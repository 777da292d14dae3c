"""Focus and showdowns: whose it is after a chain, what opens first, and what an enemy who joins makes of a showdown."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    attack,
    card,
    defend,
    draw,
    enemy,
    friendly,
    hidden,
    hide,
    location,
    me,
    move,
    reaction,
    unit,
    when,
    you,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

THIRD = 2
EXTRA += [
    Unit("TST-EDS1", "Edition Raider", energy=0, might=3).text(when(me(attack), draw(1))),
    Unit("TST-EDS2", "Edition Warden", energy=0, might=3).text(when(me(defend), draw(1))),
    Unit("TST-EDS3", "Edition Onlooker", energy=0, might=1).text(when(a(unit)(attack), draw(1))),
    Unit("TST-EDS4", "Edition Stalker", energy=0, might=1).text(when(you(hide(a(card))), draw(1))),
    Spell("TST-EDS5", "Edition Trap", energy=0).text(hidden, draw(1)),
    Spell("TST-EDS6", "Edition Lure", energy=0).text(reaction, move(a(enemy, unit), a(location))),
    Spell("TST-EDS7", "Edition Scatter", energy=0).text(
        move(a(friendly, unit), a(location)), move(a(friendly, unit), a(location))
    ),
]


def clash(edition: str, attackers: str = "Edition Raider") -> Table:
    """Your unit has moved to the meadow, which a unit of the foe holds."""
    table = Table(
        quiet(base=[attackers]), quiet(at={MEADOW: ["Edition Warden"]}), battlefields=PLAIN, edition=edition,
        asks_own_windows=True,
    )
    table.you.move(attackers, to=MEADOW)
    return table


def joined(edition: str) -> Table:
    """The foe's unit has come to the meadow where your unit has opened a mere showdown; nothing waits on the chain."""
    table = Table(
        quiet(base=["Edition Raider"]), quiet(base=["Test Might 5"], hand=["Test Dispatch"]), battlefields=PLAIN,
        edition=edition,
    )
    table.you.move("Edition Raider", to=MEADOW)
    table.you.passes()
    table.foe.play("Test Dispatch", on="Test Might 5", to=MEADOW)
    table.resolve()
    return table


@switch("focus.after_chain")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", FOE), ("v1.2", YOU), ("v1.3", YOU), ("v1.4", YOU)])
def test_focus_passes_or_stays_after_the_first_chain_of_a_combat(edition: str, seat: int) -> None:
    table = clash(edition)
    table.resolve()
    assert (table.open.kind, table.open.seat) == ("focus", seat)


@switch("focus.after_chain")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", FOE), ("v1.2", FOE), ("v1.3", YOU), ("v1.4", YOU)])
def test_focus_passes_or_stays_after_a_chain_that_a_trigger_opened(edition: str, seat: int) -> None:
    table = Table(
        quiet(base=["Test Might 2", "Edition Stalker"], hand=["Edition Trap", "Test Sight"], controls=[MOOR],
              at={MOOR: ["Test Might 1"]}, pool={"body": 1}),
        quiet(), battlefields=PLAIN, edition=edition,
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.hide("Edition Trap")
    assert table.chain() == ["Edition Stalker"]
    table.resolve()
    assert (table.open.kind, table.open.seat) == ("focus", seat)


@switch("focus.first_chain_order")
@pytest.mark.parametrize(("edition", "order"), [
    ("v1.0", [YOU, FOE, THIRD]), ("v1.2", [YOU, THIRD, FOE]), ("v1.3", [YOU, THIRD, FOE]), ("v1.4", [YOU, THIRD, FOE]),
])
def test_the_defenders_triggers_come_in_turn_order_or_last(edition: str, order: list[int]) -> None:
    table = Table(
        quiet(base=["Edition Raider"]), quiet(at={MEADOW: ["Edition Warden"]}),
        others=[quiet(base=["Edition Onlooker"])], battlefields=THREE, edition=edition,
    )
    table.you.move("Edition Raider", to=MEADOW)
    assert [item.controller for item in table.state.chain] == order


@switch("focus.first_chain_priority")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", YOU), ("v1.2", FOE), ("v1.3", FOE), ("v1.4", FOE)])
def test_who_may_answer_attack_and_defend_triggers_first(edition: str, seat: int) -> None:
    table = clash(edition, attackers="Test Might 3")
    assert table.chain() == ["Edition Warden"]
    assert (table.open.kind, table.open.seat) == ("priority", seat)


@switch("showdown.becomes_combat")
@pytest.mark.parametrize(("edition", "becomes"), [("v1.0", False), ("v1.2", False), ("v1.3", True), ("v1.4", True)])
def test_a_showdown_that_an_enemy_joins_becomes_a_combat_or_is_followed_by_one(edition: str, becomes: bool) -> None:
    table = joined(edition)
    starts = [event.kind for event in table.events() if event.kind in ("showdown starts", "combat starts")]
    assert starts == ["showdown starts", *["combat starts"] * becomes]
    assert (len(table.hand(YOU)) == 1) == becomes  # its attack trigger has come
    table.pass_all()
    starts = [event.kind for event in table.events() if event.kind in ("showdown starts", "combat starts")]
    assert starts == ["showdown starts", *["showdown starts"] * (not becomes), "combat starts"]
    assert [event.seat for event in table.events("combat starts")] == [YOU]
    assert [event.seat for event in table.events("conquered")] == [FOE]


@switch("focus.at_conversion")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", YOU), ("v1.2", YOU), ("v1.3", YOU), ("v1.4", FOE)])
def test_who_has_focus_in_the_combat_that_a_late_defender_brings(edition: str, seat: int) -> None:
    table = Table(
        quiet(base=["Test Might 2"], hand=["Edition Lure"]), quiet(base=["Test Might 5"]), battlefields=PLAIN,
        edition=edition,
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.play("Edition Lure", on="Test Might 5", to=MEADOW)
    table.resolve()
    if not table.events("combat starts"):  # the combat comes with a showdown of its own
        assert table.open.seat == FOE
        table.foe.passes()
        table.you.passes()
    assert len(table.events("combat starts")) == 1
    assert (table.open.kind, table.open.seat) == ("focus", seat)


@switch("showdown.which_opens")
@pytest.mark.parametrize(("edition", "rule"), [
    ("v1.0", ""), ("v1.2", ""), ("v1.3", "v1.3:323.11"), ("v1.4", ""),
])
def test_a_combat_waits_for_a_mere_showdown_or_the_turn_player_chooses(edition: str, rule: str) -> None:
    table = Table(
        quiet(base=["Test Might 3", "Test Might 4"], hand=["Edition Scatter"]), quiet(at={MEADOW: ["Test Might 1"]}),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Scatter", on=["Test Might 3", "Test Might 4"], to=[MEADOW, MOOR])
    table.resolve()
    assert (table.open.why if table.open.kind == "place" else "") == rule
    if rule:
        assert (table.open.seat, len(table.open.keys)) == (YOU, 2)
        table.you.choose(MEADOW)
    assert table.open.prompt.startswith(f"Combat at {MEADOW}" if rule else f"Showdown at {MOOR}")
    table.pass_all()
    assert (table.controller(MEADOW), table.controller(MOOR)) == (YOU, YOU)
