"""Who may do what, and when: states, Priority and Focus, discretionary and limited actions (303–316, 338, 343, 347,
407–445)."""
from __future__ import annotations

import pytest

from engine.game import Refused
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    action,
    activate,
    cost,
    deal,
    draw,
    exhaust,
    reaction,
    this,
    unit,
    when,
)
from engine.words import me as self_
from engine.words import move as moves
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Gear("TST-9P1", "Permit Lamp", energy=0).text(activate(cost(exhaust(this)), draw(1))),
    Gear("TST-9P2", "Permit Horn", energy=0).text(activate(cost(exhaust(this)), draw(1), timing=action)),
    Gear("TST-9P3", "Permit Whistle", energy=0).text(activate(cost(exhaust(this)), draw(1), timing=reaction)),
    Spell("TST-9P4", "Permit Plain", energy=0).text(draw(1)),
    Spell("TST-9P5", "Permit Quick", energy=0).text(reaction, draw(1)),
    Spell("TST-9P6", "Permit Zap", energy=0).text(reaction, deal(1, a(unit))),
    Unit("TST-9P7", "Permit Runner", energy=0, might=2).text(when(self_(moves), draw(1))),
]

LAMPS = ["Permit Lamp", "Permit Horn", "Permit Whistle"]
VERBS = {"play", "use", "move", "hide", "end"}

LIMITED = (
    "409", "410.1.a", "410.2.a", "410.2.b", "413.2", "414.3", "415.3", "416.2", "417.3", "418.3", "420.2", "422.2",
    "423.2", "423.2.a", "424.2", "424.2.a", "425.2", "425.2.a", "426.2", "426.2.a", "427.4", "427.4.a", "428.3",
    "428.3.a", "429.4", "429.4.a", "430.4", "431.4", "431.4.a", "432.2", "432.2.a", "433.2", "433.2.a", "436.2",
    "436.2.a", "437.6", "437.6.a", "438.2", "438.2.a", "439.6", "439.6.a", "440.3", "440.3.a", "441.3", "441.3.a",
    "442.2", "442.2.a", "443.3", "443.3.a", "444.3", "444.3.a", "418.3.a", "420.2.a",
)
"""The rules that make an action a limited one: nobody takes it at will."""


@covers(*LIMITED, "316")
def test_at_will_a_player_plays_uses_moves_hides_and_ends_the_turn_and_nothing_else() -> None:
    table = Table(
        you=quiet(
            base=[*LAMPS, "Test Might 2", "Test Might 3*"], hand=["Permit Plain", "Test Might 1"],
            trash=["Permit Quick"], runes={"fury": 2}, at={MOOR: ["Test Tank"]},
        ),
        foe=quiet(base=["Test Might 4"]),
        battlefields=PLAIN,
    )
    verbs = {key.partition(":")[0] for key in table.open.keys}
    assert verbs <= VERBS
    assert {"play", "use", "move", "end"} <= verbs
    for verb in (
        "draw", "exhaust", "ready", "recycle", "deal", "heal", "discard", "stun", "reveal", "counter", "buff", "banish",
        "kill", "add", "channel", "burn", "predict", "empower", "pay", "attach",
    ):
        for thing in ("", f":{table.thing('Test Might 2').id}", f":{table.thing('Test Might 4').id}"):
            assert {reason.rule for reason in table.refuse(YOU, verb + thing)} == {"316"}


@covers("308.1.a", "309.1.a", "310.1.a", "331.1.b", "343.1.b", "806.1.c.2", "813.1.c.2", "145.2", "381", "312.1.a")
def test_an_ability_is_used_in_neutral_open_or_as_its_permission_says() -> None:
    table = Table(you=quiet(base=[*LAMPS, "Test Might 2"]), foe=quiet(base=LAMPS), battlefields=PLAIN)
    assert table.you.offered("use") == set(LAMPS)
    assert table.foe.why_not("use", "Permit Whistle")  # not on another's turn without Priority
    table.you.move("Test Might 2", to=MEADOW)
    assert table.you.offered("use") == {"Permit Horn", "Permit Whistle"}
    assert table.you.why_not("use", "Permit Lamp")[0] == "806"
    table.you.use("Permit Horn")
    assert table.open.kind == "priority"
    assert (table.open.seat, table.foe.offered("use")) == (FOE, {"Permit Whistle"})
    assert table.foe.why_not("use", "Permit Horn")[0] == "813"
    table.foe.use("Permit Whistle")
    table.resolve()
    assert table.foe.offered("use") == {"Permit Horn"}  # on any player's turn


@covers("312.1.b", "312.2.a", "313", "313.1.a", "313.4", "313.5", "316.5.b", "312", "409", "335")
def test_who_has_no_priority_takes_no_discretionary_action() -> None:
    table = Table(
        you=quiet(hand=["Permit Plain"], base=["Test Might 2"]),
        foe=quiet(hand=["Permit Quick"], base=["Test Might 3"]), battlefields=PLAIN,
    )
    assert table.open.seat == YOU  # in Neutral Open the Turn Player has it
    assert table.game.sight().showdown is None  # and nobody has Focus
    for seat, key in (
        (FOE, f"play:{table.thing('Permit Quick', FOE, 'hand').id}"), (FOE, f"move:{table.thing('Test Might 3').id}"),
        (FOE, "end"),
    ):
        with pytest.raises(Refused) as refused:
            table.game.answer(table.open.number, seat, (key, "confirm"))
        assert refused.value.reasons[0].rule == "312"
    table.you.ends()
    table.pass_all()
    assert table.open.seat == FOE


@covers("312.2.b", "313.2", "313.3", "345", "347.1", "347.1.a", "347.1.b", "342.1", "346", "312.3", "335.1", "464.2.d")
def test_focus_gives_priority_and_goes_on_when_the_chain_that_it_began_closes() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Permit Quick"]), foe=quiet(hand=["Permit Quick"]), battlefields=PLAIN
    )
    table.you.move("Test Might 2", to=MEADOW)
    assert (table.open.kind, table.open.seat) == ("focus", YOU)
    table.you.play("Permit Quick")
    assert (table.open.kind, table.open.seat) == ("priority", FOE)
    assert table.game.sight().showdown.focus == YOU  # type: ignore[union-attr]
    table.foe.passes()
    assert (table.open.kind, table.open.seat) == ("focus", FOE)


@covers(
    "312.2.c", "312.2.d", "337.4", "338.1.a.4", "338.1.a.5", "338.1.a.7", "338.1.b.1", "339.1", "339.2", "340.1",
    "340.3", "340.4", "359.3.c", "406.4",
)
def test_priority_goes_to_the_controller_of_the_newest_item_then_around() -> None:
    table = Table(
        you=quiet(hand=["Permit Quick", "Permit Zap"], base=["Test Might 3"]),
        foe=quiet(hand=["Permit Quick", "Permit Quick"]), battlefields=PLAIN, asks_own_windows=True,
    )
    table.you.play("Permit Quick")
    assert (table.open.kind, table.open.seat) == ("priority", YOU)
    table.you.play("Permit Zap", on="Test Might 3")
    assert [item.name for item in table.game.sight().chain] == ["Permit Quick", "Permit Zap"]
    table.you.passes()
    table.foe.play("Permit Quick")
    assert table.open.seat == FOE
    table.foe.passes()
    assert table.open.seat == YOU  # the answer is not resolved before everybody has passed in sequence
    table.you.passes()
    assert [item.name for item in table.game.sight().chain] == ["Permit Quick", "Permit Zap"]
    assert table.open.seat == YOU  # the controller of what is newest now
    table.you.passes()
    table.foe.passes()
    assert table.thing("Test Might 3").damage == 1
    assert [item.name for item in table.game.sight().chain] == ["Permit Quick"]


@covers(
    "328.1", "329.1", "330", "330.1", "330.2", "354.1", "309.1", "340.2", "401.1", "377.3.a.1", "108.1.a", "108.1.b",
    "352.2", "359.3.a", "156",
)
def test_the_chain_is_there_as_long_as_something_is_on_it_and_everybody_sees_it() -> None:
    table = Table(
        you=quiet(hand=["Permit Plain"], base=["Permit Whistle"]), foe=quiet(hand=["Permit Quick"]), battlefields=PLAIN
    )
    assert table.game.sight().chain == ()
    table.you.play("Permit Plain")
    table.foe.play("Permit Quick")
    for seat in (-1, YOU, FOE):
        chain = table.game.sight(seat).chain
        assert [(item.name, item.controller, item.pending) for item in chain] == [
            ("Permit Plain", YOU, False),
            ("Permit Quick", FOE, False),
        ]
    table.resolve()
    assert table.game.sight().chain == ()
    assert table.open.kind == "act"
    table.you.use("Permit Whistle")  # an ability has no card there, and the state is closed all the same
    assert [(item.kind, item.controller) for item in table.game.sight().chain] == [("activated", YOU)]
    assert table.open.kind == "priority"


@covers(
    "144", "144.1", "144.1.a", "144.1.b", "144.1.c", "144.4.a", "144.4.b", "420.2.b", "420.3", "420.3.a", "420.3.b",
    "448", "446.3.c", "200", "144.2", "170.5.a", "170.5.b", "410.1.b", "316.5.a",
)
def test_the_standard_move_is_made_in_neutral_open_and_happens_at_once() -> None:
    table = Table(you=quiet(base=["Test Might 2", "Test Might 3"], at={MOOR: ["Test Might 1"]}, hand=["Permit Plain"]),
                  foe=quiet(hand=["Permit Quick"]), battlefields=PLAIN)
    table.you.play("Permit Plain")
    table.foe.play("Permit Quick")
    assert table.you.why_not("move", "Test Might 2")  # not in a Closed State
    table.resolve()
    table.you.move("Test Might 1", to="base")
    assert table.where("Test Might 1") == "base"
    assert table.game.sight().chain == ()  # nobody could answer it
    assert table.thing("Test Might 1").exhausted
    table.you.move("Test Might 2", to=MEADOW)
    assert table.open.kind == "focus"
    assert table.you.why_not("move", "Test Might 3")  # nor in a showdown
    assert {key.partition(":")[0] for key in table.open.keys} <= {"play", "use", "pass"}


@covers("144.3", "144.3.a", "144.3.b", "144.3.c", "453", "319.8", "420.1", "446.1", "446.3", "446.3.a", "446.3.b")
def test_several_units_move_as_one_to_one_place_from_wherever_they_are() -> None:
    gank = "Keyword Bearer 810.3"
    from tests.rules import test_keywords
    assert gank in test_keywords.NAMES.values()
    table = Table(you=quiet(base=["Permit Runner", "Test Might 3"], at={MOOR: [gank]}), foe=quiet(), battlefields=PLAIN)
    entry = table.you.move("Permit Runner", "Test Might 3", gank, to=MEADOW)
    moved = [event for event in entry.events if event.kind == "moved"]
    assert {event.place for event in moved} == {table.thing(MEADOW, zone="battlefield").id}
    assert len({event.origin for event in moved}) == 2
    assert all(table.thing(name).exhausted for name in ("Permit Runner", "Test Might 3", gank))
    assert [item.name for item in table.game.sight().chain] == ["Permit Runner"]
