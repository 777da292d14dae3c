"""What all keywords have in common (801–803): they are characteristics, several of one kind add up or don't, no value
means 1."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    accelerate,
    action,
    ambush,
    assault,
    backline,
    deflect,
    draw,
    enemy,
    ganking,
    give,
    hidden,
    hunt,
    kill,
    quick_draw,
    reaction,
    shield,
    tank,
    temporary,
    this_turn,
    unique,
    unit,
    vision,
    weaponmaster,
    with_,
)
from engine.words.base import Node
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

ON_UNITS: dict[str, Node] = {
    "805.5": accelerate, "807.3": assault(2), "809.3": deflect(), "810.3": ganking, "811.5": hidden, "814.3": shield(),
    "815.3": tank, "816.3": temporary, "817.3": vision, "821.3": weaponmaster, "822.4": ambush, "823.3": hunt(1),
    "825.5": unique, "826.6": backline, "813.5.a": reaction, "806.5.a": action, "819.3": quick_draw,
}
NAMES = {rule: f"Keyword Bearer {rule}" for rule in ON_UNITS}
SEEKERS = {rule: f"Keyword Seeker {rule}" for rule in ON_UNITS}

EXTRA += [
    *(
        Unit(f"TST-9K{n:02}", NAMES[rule], energy=0, might=2).text(keyword)
        for n, (rule, keyword) in enumerate(ON_UNITS.items())
    ),
    *(
        Spell(f"TST-9S{n:02}", SEEKERS[rule], energy=0).text(kill(a(unit, with_(keyword))))
        for n, (rule, keyword) in enumerate(ON_UNITS.items())
    ),
    Unit("TST-9V1", "Keyword Raider", energy=0, might=2).text(assault()),
    Unit("TST-9V2", "Keyword Warder", energy=0, might=2).text(shield()),
    Unit("TST-9V3", "Keyword Dodger", energy=0, might=2).text(deflect()),
    Spell("TST-9V4", "Keyword Rage", energy=0).text(reaction, give(a(unit), assault(3), this_turn)),
    Spell("TST-9V5", "Keyword Guard", energy=0).text(reaction, give(a(unit), shield(3), this_turn)),
    Spell("TST-9V6", "Keyword Veil", energy=0).text(reaction, give(a(unit), deflect(2), this_turn)),
    Spell("TST-9V7", "Keyword Poke", energy=0).text(reaction, kill(a(enemy, unit))),
    Spell("TST-9V8", "Keyword Roads", energy=0).text(reaction, give(a(unit), ganking, this_turn)),
    Spell("TST-9V9", "Keyword Wall", energy=0).text(reaction, give(a(unit), tank, this_turn)),
    Spell("TST-9W1", "Keyword Note", energy=0).text(action, draw(1)),
]


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=covers(rule, "801.3", "355.9.b")) for rule in ON_UNITS])
def test_who_has_a_keyword_can_be_referred_to_by_it(rule: str) -> None:
    table = Table(
        you=quiet(hand=[SEEKERS[rule]], base=[NAMES[rule], "Test Might 2"]), foe=quiet(base=["Test Might 3"]),
        battlefields=PLAIN,
    )
    table.you.play(SEEKERS[rule], on=NAMES[rule])
    table.resolve()
    assert table.where(NAMES[rule]) == "trash"
    without = Table(
        you=quiet(hand=[SEEKERS[rule]], base=["Test Might 2"]), foe=quiet(base=["Test Might 3"]), battlefields=PLAIN
    )
    assert without.you.why_not("play", SEEKERS[rule]) == ["355.8"]
    assert "[" in say(table.thing(NAMES[rule], zone="trash").card.card)


@covers("807.1.b.3", "807.1.c", "807.1.d", "807.1.d.1", "807.2")
def test_assault_without_a_number_is_one_and_several_are_summed_for_an_attacker_only() -> None:
    table = Table(
        you=quiet(base=["Keyword Raider"], hand=["Keyword Rage"]), foe=quiet(at={MEADOW: ["Test Might 6"]}),
        battlefields=PLAIN,
    )
    assert table.might("Keyword Raider") == 2
    table.you.move("Keyword Raider", to=MEADOW)
    assert table.might("Keyword Raider") == 3
    table.you.play("Keyword Rage", on="Keyword Raider")
    table.resolve()
    assert table.might("Keyword Raider") == 6
    table.pass_all()
    assert table.where("Test Might 6") == "trash"


@covers("814.1.b.3", "814.1.c", "814.1.d", "814.1.d.1", "814.2")
def test_shield_without_a_number_is_one_and_several_are_summed_for_a_defender_only() -> None:
    table = Table(
        you=quiet(base=["Test Might 6"]), foe=quiet(at={MEADOW: ["Keyword Warder"]}, hand=["Keyword Guard"]),
        battlefields=PLAIN,
    )
    assert table.might("Keyword Warder") == 2
    table.you.move("Test Might 6", to=MEADOW)
    assert table.might("Keyword Warder") == 3
    table.you.passes()
    table.foe.play("Keyword Guard", on="Keyword Warder")
    table.resolve()
    assert table.might("Keyword Warder") == 6
    table.pass_all()
    assert (table.where("Test Might 6"), table.where("Keyword Warder")) == ("trash", "trash")


@covers("809.1.b.3", "809.1.c.1", "809.2", "356.2.a.2", "809.1.c")
def test_deflect_without_a_number_is_one_and_several_are_summed() -> None:
    table = Table(
        you=quiet(hand=["Keyword Veil", "Keyword Poke"], runes={"fury": 3}), foe=quiet(base=["Keyword Dodger"]),
        battlefields=PLAIN,
    )
    table.you.play("Keyword Poke", on="Keyword Dodger")
    assert sum(e.n for e in table.events("paid")) == 1
    table = Table(
        you=quiet(hand=["Keyword Veil", "Keyword Poke"], runes={"fury": 2, "calm": 2}),
        foe=quiet(base=["Keyword Dodger"]), battlefields=PLAIN,
    )
    table.you.play("Keyword Veil", on="Keyword Dodger")
    table.resolve()
    paid = sum(e.n for e in table.events("paid"))
    table.you.play("Keyword Poke", on="Keyword Dodger")
    assert sum(e.n for e in table.events("paid")) - paid == 3
    assert {e.other for e in table.events("paid")} == {"fury", "calm"}


@covers("810.1.b", "810.1.c", "810.1.c.1", "810.1.c.2", "810.1.c.3", "810.2", "144.4.c.1", "810")
def test_ganking_adds_the_way_between_battlefields_and_nothing_else() -> None:
    name = NAMES["810.3"]
    table = Table(you=quiet(at={MEADOW: [name]}, hand=["Keyword Roads"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Keyword Roads", on=name)
    table.resolve()
    first = next(key for key in table.open.keys if key.startswith("move:"))
    assert len([key for key in table.open.keys if key.startswith("move:")]) == 1  # a second Ganking is no second move
    assert {option.short for option in table.you.draft(first).options} == {"Your base", MOOR}
    table.you.move(name, to=MOOR)
    assert table.thing(name).exhausted  # the move costs what it always costs
    assert not list(table.events("paid"))
    table.pass_all()
    assert "move" not in {key.split(":")[0] for key in table.open.keys}


@covers("815.1.b", "815.1.c", "815.1.c.1", "815.1.c.2", "815.2", "815")
def test_tanks_are_assigned_damage_first_in_full_and_two_tanks_in_any_order() -> None:
    table = Table(
        you=quiet(base=["Test Might 5"], hand=["Keyword Wall"]),
        foe=quiet(at={MEADOW: ["Test Tank", "Test Tank", "Test Might 3"]}), battlefields=PLAIN,
    )
    table.you.move("Test Might 5", to=MEADOW)
    table.you.play("Keyword Wall", on="Test Tank")
    table.resolve()
    table.pass_all()
    assert table.open.kind == "assign"
    assert table.open.seat == YOU
    assert [table.state.objects[o.subject].card.name for o in table.open.options] == ["Test Tank", "Test Tank"]
    table.you.choose("Test Tank")
    assert sorted(e.n for e in table.events("damaged") if e.n < 5) == [1, 2, 2]


@covers("806.1.b", "806.1.c.1", "806.2", "806.3", "159.2.a.1", "308.1.a", "316.8.c", "343.1.a")
def test_action_is_a_permission_for_showdowns_beside_the_others() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Keyword Note", SEEKERS["815.3"]]),
        foe=quiet(hand=["Keyword Note"], base=["Test Tank"]), battlefields=PLAIN,
    )
    assert table.you.offered("play") == {"Keyword Note", SEEKERS["815.3"]}
    table.you.move("Test Might 2", to=MEADOW)
    assert table.open.kind == "focus"
    assert table.you.offered("play") == {"Keyword Note"}
    assert table.you.why_not("play", SEEKERS["815.3"])[0] == "806"
    table.you.passes()
    assert table.foe.offered("play") == {"Keyword Note"}  # on any player's turn
    table.foe.play("Keyword Note")
    assert table.open.kind == "priority"
    table.resolve()
    assert len(table.hand(1)) == 1


@covers(
    "813.1.b", "813.1.c.1", "813.2", "813.3", "159.2.b.1", "159.2.b.2", "159.2.b.3", "309.1.a", "331.1.a", "338.1.a.1",
    "338.1.a.2",
)
def test_reaction_is_a_permission_for_closed_states_beside_that_of_action() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Test Sight", "Keyword Note"]),
        foe=quiet(hand=["Test Sight", "Keyword Note"]), battlefields=PLAIN,
    )
    assert table.you.offered("play") == {"Test Sight", "Keyword Note"}
    table.you.move("Test Might 2", to=MEADOW)
    assert table.you.offered("play") == {"Test Sight", "Keyword Note"}
    table.you.play("Keyword Note")
    assert table.open.kind == "priority"
    assert table.foe.offered("play") == {"Test Sight"}
    assert table.foe.why_not("play", "Keyword Note")[0] == "813"
    table.foe.play("Test Sight")
    assert [item.name for item in table.game.sight().chain] == ["Keyword Note", "Test Sight"]
    drawn = len(table.hand(1))
    table.you.passes()
    assert len(table.hand(1)) == drawn + 1  # the newest resolves before what it answered
    assert [item.name for item in table.game.sight().chain] == ["Keyword Note"]
