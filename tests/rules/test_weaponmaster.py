"""Equip with costs of every kind (818), Weaponmaster (821)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    attach,
    calm,
    cost_less,
    equip,
    equipment,
    friendly,
    fury,
    gear,
    it,
    kill,
    might_of,
    rainbow,
    reaction,
    unit,
    weaponmaster,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-7W01", "Weapon Master", energy=0, might=2).text(weaponmaster),
    Unit("TST-7W02", "Weapon Twin Master", energy=0, might=2).text(weaponmaster, weaponmaster),
    Gear("TST-7W03", "Weapon Saber", energy=0, bonus=1, tags="Equipment").text(equip(1, fury)),
    Gear("TST-7W04", "Weapon Wand", energy=0, bonus=2, tags="Equipment").text(equip(rainbow)),
    Gear("TST-7W05", "Weapon Stone", energy=0, bonus=3, tags="Equipment").text(equip(2)),
    Gear("TST-7W06", "Weapon Relic", energy=0, bonus=4, tags="Equipment"),
    Gear("TST-7W07", "Weapon Fang", energy=0, bonus=4, tags="Equipment").text(equip(fury, kill(a(friendly, unit)))),
    Gear("TST-7W12", "Weapon Maw", energy=0, bonus=3, tags="Equipment").text(
        equip(kill(a(friendly, unit)), kill(a(friendly, gear)))
    ),
    Gear("TST-7W08", "Weapon Twofold", energy=0, bonus=1, tags="Equipment").text(equip(1), equip(calm)),
    Gear("TST-7W10", "Weapon Whip", energy=0, bonus=2, tags="Equipment").text(equip(0, timing=reaction)),
    Gear("TST-7W11", "Weapon Gauntlet", energy=0, bonus=1, tags="Equipment").text(
        equip(6).costing(cost_less(1, times=might_of(it)))
    ),
    Spell("TST-7W09", "Weapon Weld", energy=0).text(reaction, attach(a(equipment), a(unit))),
]


def mastered(gear_: str, runes: dict[str, int], *answers: str, master: str = "Weapon Master", **you: object) -> Table:
    """You play the master; its trigger is accepted and aims at your one Equipment."""
    table = Table(
        you=quiet(**{"base": [gear_], "hand": [master], "runes": runes, **you}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play(master)
    for answer in answers:
        while table.open.kind == "priority":
            table.answer(table.open.seat, "pass")
        table.you.choose(answer)
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    return table


@covers("821.1.b", "821.1.c", "821.1.c.2", "725.3", "444", "821.1.c.6")
def test_it_attaches_for_the_cost_less_one_power() -> None:
    table = mastered("Weapon Saber", {"fury": 1}, "yes", "equip:0")
    assert table.might("Weapon Master") == 3
    assert {e.other: e.n for e in table.events("paid")} == {"energy": 1}
    assert not table.events("equipped")  # 821.1.c.6


@covers("821.1.c.3", "821.1.c", "444")
def test_a_cost_without_power_is_paid_in_full() -> None:
    table = mastered("Weapon Stone", {"fury": 2}, "yes", "equip:0")
    assert {e.other: e.n for e in table.events("paid")} == {"energy": 2}
    assert table.might("Weapon Master") == 5


@covers("821.1.c.5", "821.1.c", "383.3")
def test_what_can_not_be_paid_stays_where_it_is() -> None:
    table = mastered("Weapon Stone", {"fury": 1}, "yes")
    assert table.might("Weapon Master") == 2
    assert not table.events("attached")


@covers("821.1.c.1", "821.1.c.4", "821.1.c", "383.3")
def test_without_an_equip_cost_there_is_nothing_to_pay() -> None:
    table = mastered("Weapon Relic", {"fury": 3}, "yes")
    assert not table.events("attached")


@covers("821.1.c", "383.3.a")
def test_it_is_optional_twice() -> None:
    assert not mastered("Weapon Wand", {"fury": 1}, "no").events("attached")
    assert not mastered("Weapon Wand", {"fury": 1}, "yes", "no").events("attached")


@covers("821.1.b", "434.1.f", "725.3")
def test_it_takes_what_is_attached_elsewhere() -> None:
    table = mastered(
        "Weapon Wand", {"fury": 1}, "yes", "equip:0", base=["Weapon Wand", "Test Might 1"], hand=["Weapon Master"]
    )
    assert table.might("Weapon Master") == 4
    table = Table(
        you=quiet(base=["Weapon Wand", "Test Might 1"], hand=["Weapon Master"], runes={"fury": 2}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.use("Weapon Wand", on="Test Might 1")
    table.resolve()
    table.you.play("Weapon Master")
    table.you.choose("yes")
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    table.you.choose("equip:0")
    assert (table.might("Weapon Master"), table.might("Test Might 1")) == (4, 1)
    assert [e.rule for e in table.events("detached")] == ["434.1.f"]


@covers("821.1.c.7", "821.1.d", "383.3")
def test_two_instances_trigger_separately() -> None:
    table = Table(
        you=quiet(base=["Weapon Wand", "Weapon Saber"], hand=["Weapon Twin Master"], runes={"fury": 3}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Weapon Twin Master")
    for wanted in ("Weapon Wand", "Weapon Saber"):
        while table.open.kind == "priority":
            table.answer(table.open.seat, "pass")
        if table.open.kind == "order":
            table.answer(YOU, *table.open.keys)
        table.you.choose("yes")
        table.you.choose(wanted)
    for _ in range(2):
        while table.open.kind == "priority":
            table.answer(table.open.seat, "pass")
        table.you.choose("equip:0")
    assert table.might("Weapon Twin Master") == 5


@covers("818.1.c.3", "818.2", "818.2.a", "428")
def test_equip_costs_may_be_of_any_kind() -> None:
    table = Table(
        you=quiet(base=["Weapon Fang", "Test Might 1", "Test Might 2"], runes={"fury": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    first = table.you._first("use", "Weapon Fang")
    path = [first]
    while (question := table.you.draft(*path)).kind != "confirm":
        wanted = "Test Might 2" if len(path) == 1 else "Test Might 1"
        path += table.you._keys(question, [wanted])
    table.answer(YOU, *path, "confirm")
    assert table.where("Test Might 1") == "trash"
    table.resolve()
    assert table.might("Test Might 2") == 6
    assert [e.subject for e in table.events("equipped")] == [table.thing("Test Might 2").id]


@covers("821.1.b", "203", "428", "444")
def test_weaponmaster_pays_the_actions_too() -> None:
    table = mastered("Weapon Fang", {}, "yes", "equip:0", "Test Might 1", base=["Weapon Fang", "Test Might 1"])
    assert table.where("Test Might 1") == "trash"
    assert table.might("Weapon Master") == 6


@covers("821.1.b", "203", "355.10.c")
def test_weaponmaster_asks_for_everything_that_it_is_paid_with() -> None:
    base = ["Weapon Maw", "Test Might 1", "Test Gear"]
    table = mastered("Weapon Maw", {}, "yes", "equip:0", "Test Might 1", base=base)
    assert (table.open.kind, table.open.why) == ("choose", "355.10.c")
    assert {option.short.split(",")[0] for option in table.open.options} == {"Weapon Maw", "Test Gear"}
    table.you.choose("Test Gear")
    assert (table.where("Test Might 1"), table.where("Test Gear")) == ("trash", "trash")
    assert table.might("Weapon Master") == 5


@covers("818.4", "357")
def test_two_equip_abilities_are_two() -> None:
    table = Table(
        you=quiet(base=["Weapon Twofold", "Test Might 1"], runes={"fury": 1}), foe=quiet(), battlefields=PLAIN
    )
    assert [o.key.rpartition(":")[2] for o in table.open.options if o.subject == table.thing("Weapon Twofold").id] == [
        "0"
    ]
    table = Table(
        you=quiet(base=["Weapon Twofold", "Test Might 1"], runes={"calm": 1}), foe=quiet(), battlefields=PLAIN
    )
    assert [o.key.rpartition(":")[2] for o in table.open.options if o.subject == table.thing("Weapon Twofold").id] == [
        "0",
        "1",
    ]
    table.you.use("Weapon Twofold", on="Test Might 1", n=1)
    table.resolve()
    assert table.might("Test Might 1") == 2


@covers("818.1.c.5", "357")
def test_equip_may_say_when() -> None:
    table = Table(
        you=quiet(base=["Weapon Whip", "Test Might 2"]), foe=quiet(hand=["Test Spark"]), turn_of=FOE, battlefields=PLAIN
    )
    table.foe.play("Test Spark", on="Test Might 2")
    table.you.use("Weapon Whip", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.might("Test Might 2")) == ("base", 4)


@covers("818.1.c.4", "821.1.c.2", "357")
def test_equip_may_cost_less_for_the_unit_that_is_chosen() -> None:
    table = Table(
        you=quiet(base=["Weapon Gauntlet", "Test Might 2", "Test Might 5"], runes={"fury": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("use", "Weapon Gauntlet"))
    assert question.kind == "confirm"  # only the strong one can be paid for
    table.you.use("Weapon Gauntlet")
    table.resolve()
    assert table.might("Test Might 5") == 6
    assert sum(e.n for e in table.events("paid")) == 1
    table = Table(
        you=quiet(base=["Weapon Gauntlet", "Test Might 2"], runes={"fury": 1}), foe=quiet(), battlefields=PLAIN
    )
    assert table.you.why_not("use", "Weapon Gauntlet") == ["357"]
    table = mastered("Weapon Gauntlet", {"fury": 4}, "yes", "equip:0")
    assert sum(e.n for e in table.events("paid")) == 4  # the master has Might 2


def test_equip_is_said() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-7W")}
    assert said["Weapon Master"] == "[Weaponmaster]"
    assert said["Weapon Fang"] == "[Equip] — [R], Kill a friendly unit"
    assert said["Weapon Whip"] == "[Reaction] — [Equip] [0]"
    assert said["Weapon Gauntlet"] == "[Equip] [6]. This ability's cost is reduced by Energy equal to its Might."
    assert said["Weapon Twofold"] == "[Equip] [1]\n[Equip] [G]"
