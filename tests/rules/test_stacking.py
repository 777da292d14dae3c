"""Several instances of one keyword (801.3.a.1, 802): whether their values add up, each does its own, or one is as good
as two."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    accelerate,
    assault,
    backline,
    deal,
    deathknell,
    deflect,
    draw,
    enemy,
    ganking,
    give,
    reaction,
    shield,
    tank,
    this_turn,
    unit,
    vision,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-7S01", "Doubled Fist", energy=0, might=1).text(
        assault(2), assault(), shield(), shield(3), deflect(), deflect(2)
    ),
    Unit("TST-7S02", "Doubled Wall", energy=0, might=2).text(tank, tank, backline, backline),
    Unit("TST-7S03", "Doubled Rider", energy=0, might=2).text(ganking, ganking),
    Unit("TST-7S04", "Doubled Eye", energy=0, might=2).text(vision, vision),
    Unit("TST-7S05", "Doubled Ghost", energy=0, might=2).text(deathknell(draw(1)), deathknell(draw(1))),
    Unit("TST-7S06", "Doubled Racer", energy=0, might=2).text(accelerate, accelerate),
    Spell("TST-7S08", "Doubled Dart", energy=0).text(reaction, deal(1, a(enemy, unit))),
    Spell("TST-7S09", "Doubled Gift", energy=0).text(reaction, give(a(unit), deflect(), tank, this_turn)),
]


def seen(table: Table, name: str) -> tuple[str, ...]:
    """The keywords that everybody sees on a unit."""
    sight = table.game.sight()
    there = [one for player in sight.players for one in player.base] + [
        one for field in sight.battlefields for one in field.units
    ]
    return next(one.keywords for one in there if one.name == name)


@covers("801.3.a.1", "807.2", "814.2", "465.2.d")
@pytest.mark.parametrize(("attacks", "might"), [(True, 4), (False, 5)])
def test_values_of_assault_and_shield_add_up(attacks: bool, might: int) -> None:
    mine, theirs = (["Doubled Fist"], ["Test Might 6"]) if attacks else (["Test Might 6"], ["Doubled Fist"])
    table = Table(you=quiet(base=mine), foe=quiet(at={MEADOW: theirs}), battlefields=PLAIN)
    table.you.move(mine[0], to=MEADOW)
    assert table.might("Doubled Fist") == might


@covers("801.3.a.1", "809.2", "357", "809.1.c")
def test_values_of_deflect_add_up_given_ones_too() -> None:
    def can(runes: int, gift: bool) -> bool:
        table = Table(
            you=quiet(hand=["Doubled Dart"], runes={"fury": runes}),
            foe=quiet(base=["Doubled Fist"], hand=["Doubled Gift"]), battlefields=PLAIN, turn_of=FOE,
        )
        if gift:
            table.foe.play("Doubled Gift", on="Doubled Fist")
            table.resolve()
        table.end_turn()
        offered = table.you.why_not("play", "Doubled Dart") == []
        if offered:
            table.you.play("Doubled Dart", on="Doubled Fist")
            table.resolve()
        return offered

    assert (can(0, False), can(1, False)) == (False, True)  # two more runes are channeled meanwhile
    assert (
        seen(Table(you=quiet(base=["Doubled Fist"]), foe=quiet(), battlefields=PLAIN), "Doubled Fist")[-1]
        == "Deflect 3"
    )


@covers("801.3.a.1", "810.2", "815.2", "826.2", "446")
def test_one_is_as_good_as_two() -> None:
    table = Table(you=quiet(at={MEADOW: ["Doubled Rider"]}, base=["Doubled Wall"]), foe=quiet(), battlefields=PLAIN)
    assert (seen(table, "Doubled Rider"), seen(table, "Doubled Wall")) == (("Ganking",), ("Tank", "Backline"))
    table.you.move("Doubled Rider", to=MOOR)
    table.pass_all()
    assert table.where("Doubled Rider") == MOOR


@covers("817.2", "436", "383.3")
def test_vision_triggers_each_time() -> None:
    table = Table(you=quiet(hand=["Doubled Eye"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Doubled Eye")
    asked = 0
    while table.open.kind != "act":
        if table.open.kind in ("priority", "order"):
            table.answer(table.open.seat, *(["pass"] if table.open.kind == "priority" else table.open.keys))
        else:
            asked += 1
            table.answer(table.open.seat, table.open.keys[0])
    assert asked == 2


@covers("808.2", "808", "383.3")
def test_deathknells_trigger_each() -> None:
    table = Table(you=quiet(base=["Doubled Ghost"], hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Doubled Ghost")
    table.foe.passes()
    if table.open.kind == "order":
        table.answer(YOU, *table.open.keys)
    table.resolve()
    assert len(table.events("drawn")) == 2


@covers("805.2", "357", "355.1")
def test_accelerate_is_paid_once() -> None:
    table = Table(you=quiet(hand=["Doubled Racer"], runes={"fury": 6}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Doubled Racer", accelerate=True)
    assert sum(e.n for e in table.events("paid")) == 2
    assert not table.thing("Doubled Racer").exhausted
