"""Excess damage: what is assigned in combat beyond the least that is lethal for each unit (465.2.c.4), as far as it
would be dealt (465.2.c.5). It counts for whoever assigned it, until that combat ends."""
from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.words import (
    Battlefield,
    Gear,
    Legend,
    Unit,
    a,
    activate_effects,
    an,
    any_damage_kills,
    anyone,
    at_least,
    attacking,
    body,
    cant,
    compare,
    conquer,
    deal,
    double_it,
    draw,
    effects_of,
    enemy,
    every,
    excess_damage,
    exhaust,
    gain_xp,
    have,
    here,
    hold,
    is_,
    may,
    me,
    order,
    prevent,
    ready,
    unit,
    when,
    would,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, One, Table, one

LOTS = compare(excess_damage(you), at_least(3))

EXTRA += [
    Unit("TST-XD1", "Excess Counter", energy=0, might=6).text(
        when(me(conquer).provided(compare(excess_damage(you), at_least(1))), gain_xp(excess_damage(you)))
    ),
    Unit("TST-XD2", "Excess Brawler", energy=0, might=4).text(when(me(conquer).provided(LOTS), draw(1))),
    Legend("TST-XD3", "Excess Enforcer", body, order, champion="Excess").text(
        when(you(conquer).provided(LOTS), may(exhaust(me)).to(ready(a(unit))))
    ),
    Battlefield("TST-XD4", "Excess Pit").text(when(you(conquer(here)).provided(LOTS), gain_xp(1))),
    Unit("TST-XD5", "Excess Archer", energy=0, might=6).text(
        when(me(conquer).provided(is_(me, attacking), LOTS), may(deal(excess_damage(you), an(enemy, unit))))
    ),
    Gear("TST-XD6", "Excess Gloves", energy=0, tags="Equipment").wearer(when(me(conquer).provided(LOTS), draw(1))),
    Unit("TST-XD7", "Excess Glass", energy=0, might=2).text(would(anyone(deal(to=me)), double_it)),
    Unit("TST-XD8", "Excess Padding", energy=0, might=2).text(would(anyone(deal(to=me)), prevent(2))),
    Unit("TST-XD9", "Excess Ghost", energy=0, might=2).text(cant(anyone(deal(to=me)))),
    Unit("TST-XD10", "Excess Shade", energy=0, might=2).text(would(anyone(deal(to=me)), prevent())),
    Unit("TST-XD11", "Excess Dragon", energy=0, might=1).text(have(you, any_damage_kills(every(enemy, unit)))),
    Battlefield("TST-XD12", "Excess Arena").text(
        when(you(hold(here)), activate_effects(effects_of(conquer), every(unit, here)))
    ),
]

def clash(
    mine: Sequence[str | One], theirs: Sequence[str | One], at: str = MEADOW, beside: Sequence[str] = (), **you: object
) -> Table:
    """Your units attack those there; combat damage is dealt unless somebody has to decide how. `beside` stay home."""
    table = Table(quiet(base=[*mine, *beside], **you), quiet(at={at: theirs}), battlefields=(at, MOOR))
    table.you.move(*(unit if isinstance(unit, str) else unit.name for unit in mine), to=at)
    table.pass_all()
    return table


def exceeded(table: Table) -> list[tuple[int, int]]:
    """Who has assigned how much excess damage, in order."""
    return [(event.seat, event.n) for event in table.events("exceeded")]


def xp(table: Table) -> int:
    """How much XP you have."""
    return table.state.players[YOU].xp


CASES: dict[str, tuple[list[str | One], int]] = {
    "what is beyond its Might": (["Test Might 1"], 5),
    "just lethal damage": (["Test Might 6"], 0),
    "none where it lives": ([one("Test Might 6", buffs=1)], 0),
    "damage that was there counts": ([one("Test Might 5", damage=2)], 3),
    "left over when all are dead": (["Test Might 1", "Test Might 2"], 3),
    "a unit without Might takes 1": ([one("Test Might 1", stunned=True), "Excess Ghost"], 5),
    "what can't be dealt damage takes none": (["Excess Ghost"], 0),
    "twice as much beyond 1 that is doubled": (["Excess Glass"], 10),
    "without what is prevented": (["Excess Padding"], 2),
    "none where all is prevented": (["Excess Shade"], 0),
}


@covers("465.2.c.4", "142.4.a", "465.2.c.5", "465.2.c.10")
@pytest.mark.parametrize("case", CASES)
def test_six_damage_against(case: str) -> None:
    theirs, excess = CASES[case]
    table = clash(["Test Might 6"], theirs)
    assert [n for seat, n in exceeded(table) if seat == YOU] == [excess] * (excess > 0)


@covers("142.4.c", "465.2.c.4")
def test_one_damage_is_lethal_where_any_amount_kills() -> None:
    table = clash(["Test Might 6"], ["Test Might 5"], beside=["Excess Dragon"])
    assert exceeded(table) == [(YOU, 5)]


@covers("465.2.c.4")
def test_nothing_is_in_excess_for_a_unit_that_no_amount_kills_wherever_it_comes() -> None:
    """Whoever hits it first puts everything there; whoever hits it last, all that is left."""
    for first in ("Test Might 1", "Excess Shade"):
        table = clash(["Test Might 6"], ["Test Might 1", "Excess Shade"])
        table.you.choose(first)
        assert exceeded(table) == []


@covers("465.2.c.4")
def test_each_side_has_its_own() -> None:
    table = clash(["Test Might 1"], ["Test Might 6"])
    assert exceeded(table) == [(FOE, 5)]
    both = clash([one("Test Might 5", damage=4)], [one("Test Might 4", damage=3)])
    assert exceeded(both) == [(YOU, 4), (FOE, 3)]


@covers("383.2.a.1", "469.1")
def test_it_is_asked_for_as_its_battlefield_is_conquered() -> None:
    table = clash(["Excess Counter"], ["Test Might 2"])
    assert (xp(table), table.points()) == (4, (1, 0))
    enough, short = clash(["Excess Brawler"], ["Test Might 1"]), clash(["Excess Brawler"], ["Test Might 2"])
    assert (len(enough.hand()), len(short.hand())) == (1, 0)
    assert [event.n for event in short.events("exceeded")] == [2]


@covers("383.2.a.1")
def test_there_is_none_without_a_combat_or_without_combat_damage() -> None:
    empty = Table(quiet(base=["Excess Counter"]), quiet(), battlefields=PLAIN)
    empty.you.move("Excess Counter", to=MEADOW)
    empty.pass_all()
    assert (empty.points(), empty.events("triggered")) == ((1, 0), [])
    cleared = Table(
        quiet(base=["Excess Counter"], hand=["Test Vanish"]), quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN
    )
    cleared.you.move("Excess Counter", to=MEADOW)
    cleared.you.play("Test Vanish", on="Test Might 1")
    cleared.pass_all()
    assert (cleared.points(), cleared.events("triggered"), exceeded(cleared)) == ((1, 0), [], [])


@covers("466.7")
def test_it_counts_for_its_own_combat_alone() -> None:
    """The second conquers what is left empty, and in its combat only as much as is lethal."""
    for theirs, drew in (("Test Might 4", 0), ("Test Might 1", 1)):
        table = Table(
            quiet(base=["Excess Counter", "Excess Brawler"]),
            quiet(at={MEADOW: ["Test Might 1"], MOOR: [one(theirs, stunned=True)]}),
            battlefields=PLAIN,
        )
        for name, to in (("Excess Counter", MEADOW), ("Excess Brawler", MOOR)):
            table.you.move(name, to=to)
            table.pass_all()
        assert (xp(table), len(table.hand()), table.points()) == (5, drew, (2, 0))


@covers("469.1", "383.4.c.2.b")
def test_a_legend_a_battlefield_and_an_equipment_ask_for_it_too() -> None:
    legend = clash([one("Test Might 4", exhausted=False)], ["Test Might 1"], legend="Excess Enforcer")
    legend.you.choose("yes")
    legend.pass_all()
    assert not legend.thing("Test Might 4").exhausted
    field, small = clash(["Test Might 4"], ["Test Might 1"], at="Excess Pit"), clash(
        ["Test Might 4"], ["Test Might 2"], at="Excess Pit"
    )
    assert (xp(field), xp(small)) == (1, 0)
    worn = clash([one("Test Might 4", attached=["Excess Gloves"])], ["Test Might 1"])
    assert len(worn.hand()) == 1


@covers("383.4.e", "466.7.a")
def test_an_attacker_that_conquers_may_deal_as_much_again() -> None:
    table = Table(
        quiet(base=["Excess Archer"]), quiet(at={MEADOW: ["Test Might 2"]}, base=["Test Might 5"]), battlefields=PLAIN
    )
    table.you.move("Excess Archer", to=MEADOW)
    table.pass_all()
    table.you.choose("yes")
    table.pass_all()
    assert table.thing("Test Might 5").damage == 4


@covers("466.5.e", "466.7.a")
def test_a_defender_that_conquers_has_its_excess_but_has_not_attacked() -> None:
    """Two units meet at a battlefield that nobody controls yet; the one that came later attacks nobody."""
    for name, drew in (("Excess Brawler", 1), ("Excess Archer", 0)):
        table = Table(
            quiet(base=["Test Might 1"]), quiet(base=[name], hand=["Test March"]), battlefields=PLAIN
        )
        table.you.move("Test Might 1", to=MEADOW)
        table.you.passes()
        table.foe.play("Test March", on=name, to=MEADOW)
        table.pass_all()
        assert (table.controller(MEADOW), table.points()) == (FOE, (0, 1))
        assert [seat for seat, n in exceeded(table) if n >= 3] == [FOE]
        assert [event.kind for event in table.events("triggered")] == ["triggered"] * drew


@covers("383.4.g.1")
def test_a_conquer_effect_that_is_activated_finds_none() -> None:
    for name, gained in (("Excess Brawler", 0), ("Kai'Sa, Survivor", 1)):
        table = Table(quiet(at={"Excess Arena": [name]}), quiet(), battlefields=("Excess Arena", MOOR), turn_of=FOE)
        table.foe.ends()
        table.pass_all()
        assert len(table.hand()) == 1 + gained
