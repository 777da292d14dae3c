"""Combat: how its damage is assigned, who has won it, and in which order it ends."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    anyone,
    attack,
    conquer,
    deal,
    deathknell,
    double_it,
    draw,
    enemy,
    every,
    friendly,
    give,
    have,
    if_,
    in_showdown,
    is_,
    me,
    might,
    mighty,
    prevent,
    reaction,
    this_turn,
    unit,
    when,
    win_combat,
    would,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-EDF1", "Edition Duelist", energy=0, might=2).text(if_(is_(me, in_showdown), have(me, might(2)))),
    Unit("TST-EDF2", "Edition Glass", energy=0, might=2).text(would(anyone(deal(to=me)), double_it)),
    Unit("TST-EDF3", "Edition Padding", energy=0, might=2).text(would(anyone(deal(to=me)), prevent(2))),
    Unit("TST-EDX1", "Edition Victor", energy=0, might=4).text(when(me(conquer), draw(1))),
    Unit("TST-EDX2", "Edition Mine", energy=0, might=2).text(deathknell(deal(1, every(enemy, unit)))),
    Unit("TST-EDX3", "Edition Winner", energy=0, might=4).text(when(me(win_combat()), draw(1))),
    Unit("TST-EDX4", "Edition Latecomer", energy=0, might=1).text(when(me(attack), draw(1))),
    Unit("TST-EDX5", "Edition Chief", energy=0, might=1).text(when(a(friendly, mighty, unit)(attack), draw(1))),
    Spell("TST-EDX6", "Edition Growth", energy=0).text(reaction, give(a(unit), might(4), this_turn)),
]


@switch("combat.result")
@pytest.mark.parametrize(("edition", "winners"), [("v1.0", []), ("v1.2", []), ("v1.3", [FOE]), ("v1.4", [])])
def test_a_combat_after_which_the_attackers_are_recalled_has_no_winner_or_the_defender_wins(
    edition: str, winners: list[int]
) -> None:
    table = Table(
        quiet(base=["Test Might 2"]), quiet(at={MEADOW: ["Test Might 5"]}, hand=["Test Stun"]), battlefields=PLAIN,
        edition=edition,
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.passes()
    table.foe.play("Test Stun", on="Test Might 5")
    table.pass_all()
    assert table.where("Test Might 2") == "base"
    assert [event.seat for event in table.events("combat won")] == winners
    assert len(table.events("combat drawn")) == 1 - len(winners)
    assert (table.controller(MEADOW), table.points()) == (FOE, (0, 0))
    assert table.open.seat == YOU


@switch("state.showdown_covers")
@pytest.mark.parametrize(("edition", "dealt"), [("v1.0", 2), ("v1.2", 2), ("v1.3", 4), ("v1.4", 4)])
def test_what_holds_in_a_showdown_ends_as_it_closes_or_with_the_combat(edition: str, dealt: int) -> None:
    table = Table(
        quiet(base=["Edition Duelist"]), quiet(at={MEADOW: ["Test Might 5"]}), battlefields=PLAIN, edition=edition
    )
    table.you.move("Edition Duelist", to=MEADOW)
    assert table.might("Edition Duelist") == 4
    table.pass_all()
    assert [event.n for event in table.events("damaged") if event.card == "TST-R15"] == [dealt]
    assert table.where("Edition Duelist") == "trash"


@switch("combat.assign")
@pytest.mark.parametrize(("edition", "piles"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_all_damage_goes_to_one_unit_or_no_more_than_is_lethal(edition: str, piles: bool) -> None:
    table = Table(
        quiet(base=["Test Might 4"]), quiet(at={MEADOW: ["Test Might 2", "Test Might 3"]}), battlefields=PLAIN,
        edition=edition,
    )
    table.you.move("Test Might 4", to=MEADOW)
    table.pass_all()
    table.you.choose("Test Might 2")
    assert (table.open.kind == "choose") == piles
    if piles:
        assert table.open.keys == ("n:2", "n:3", "n:4")
        table.you.choose("n:4")
    dealt = {event.card: event.n for event in table.events("damaged") if event.card in ("TST-R12", "TST-R13")}
    assert dealt == ({"TST-R12": 4} if piles else {"TST-R12": 2, "TST-R13": 2})


@switch("combat.assign")
@pytest.mark.parametrize(("first", "edition", "dealt"), [
    ("Edition Glass", "v1.0", 4), ("Edition Glass", "v1.2", 4), ("Edition Glass", "v1.3", 4),
    ("Edition Glass", "v1.4", 2),
    ("Edition Padding", "v1.0", 2), ("Edition Padding", "v1.2", 2), ("Edition Padding", "v1.3", 0),
    ("Edition Padding", "v1.4", 0),
])
def test_what_replaces_combat_damage_counts_while_it_is_assigned_or_not(first: str, edition: str, dealt: int) -> None:
    table = Table(
        quiet(base=["Test Might 3"]), quiet(at={MEADOW: ["Edition Glass", "Edition Padding"]}), battlefields=PLAIN,
        edition=edition,
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.pass_all()
    table.you.choose(first)
    if table.open.kind == "choose":
        table.you.choose("n:2")
    assert sum(event.n for event in table.events("damaged") if event.card == "TST-EDF2") == dealt


@switch("combat.end_order")
@pytest.mark.parametrize(("edition", "damage", "role"), [
    ("v1.0", 2, "attacker"), ("v1.2", 0, ""), ("v1.3", 0, "attacker"), ("v1.4", 0, "attacker"),
])
def test_damage_and_sides_are_there_or_gone_when_conquer_triggers(edition: str, damage: int, role: str) -> None:
    table = Table(
        quiet(base=["Edition Victor"]), quiet(at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN, edition=edition,
        asks_own_windows=True,
    )
    table.you.move("Edition Victor", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    victor = table.thing("Edition Victor")
    assert (table.chain(), table.controller(MEADOW)) == (["Edition Victor"], YOU)
    assert (victor.damage, victor.role) == (damage, role)
    table.pass_all()
    victor = table.thing("Edition Victor")
    assert (victor.damage, victor.role, len(table.hand(YOU))) == (0, "", 1)


@switch("combat.chain_between")
@pytest.mark.parametrize(("edition", "dies"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_what_deathknell_deals_adds_to_the_damage_of_the_combat_or_comes_after_healing(
    edition: str, dies: bool
) -> None:
    table = Table(
        quiet(base=["Test Might 3"]), quiet(at={MEADOW: ["Edition Mine"]}), battlefields=PLAIN, edition=edition
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.pass_all()
    assert table.where("Edition Mine") == "trash"
    assert table.where("Test Might 3") == ("trash" if dies else MEADOW)
    assert (len(table.events("conquered")), table.points()) == ((0, (0, 0)) if dies else (1, (1, 0)))
    assert (table.open.kind, table.open.seat) == ("act", YOU)


@switch("combat.chain_between")
@pytest.mark.parametrize(("edition", "order"), [
    ("v1.0", ["controlled", "drawn"]), ("v1.2", ["controlled", "drawn"]), ("v1.3", ["drawn", "controlled"]),
    ("v1.4", ["drawn", "controlled"]),
])
def test_what_triggers_on_winning_resolves_before_control_or_after_it(edition: str, order: list[str]) -> None:
    table = Table(
        quiet(base=["Edition Winner"]), quiet(at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN, edition=edition
    )
    table.you.move("Edition Winner", to=MEADOW)
    table.pass_all()
    assert len(table.events("combat won")) == 1
    told = [event.kind for event in table.events() if event.kind in ("controlled", "drawn") and event.seat == YOU]
    assert told == order


@switch("combat.trigger_check")
@pytest.mark.parametrize(("edition", "drawn"), [("v1.0", 0), ("v1.2", 1), ("v1.3", 1), ("v1.4", 1)])
def test_a_unit_that_comes_later_triggers_for_attacking_or_fights_without(edition: str, drawn: int) -> None:
    table = Table(
        quiet(base=["Test Might 3", "Edition Latecomer"], hand=["Test Dispatch"]), quiet(at={MEADOW: ["Test Might 6"]}),
        battlefields=PLAIN, edition=edition,
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.you.play("Test Dispatch", on="Edition Latecomer", to=MEADOW)
    table.resolve()
    assert table.thing("Edition Latecomer").role == "attacker"
    assert len(table.hand(YOU)) == drawn


@switch("combat.trigger_check")
@pytest.mark.parametrize(("edition", "drawn"), [("v1.0", 0), ("v1.2", 1), ("v1.3", 0), ("v1.4", 0)])
def test_a_unit_that_returns_to_the_combat_has_a_second_chance_to_attack_or_none(edition: str, drawn: int) -> None:
    table = Table(
        quiet(base=["Test Might 3", "Test Might 4", "Edition Chief"], hand=["Edition Growth", *["Test Dispatch"] * 4]),
        quiet(at={MEADOW: ["Test Might 6"]}), battlefields=PLAIN, edition=edition,
    )
    table.you.move("Test Might 3", "Test Might 4", to=MEADOW)
    table.you.play("Edition Growth", on="Test Might 3")
    table.resolve()
    for _ in range(2):
        for place, role in (("Your base", ""), (MEADOW, "attacker")):
            table.foe.passes()
            table.you.play("Test Dispatch", on="Test Might 3", to=place)
            table.resolve()
            assert table.thing("Test Might 3").role == role
        assert len([event for event in table.events("drawn") if event.seat == YOU]) == drawn


@switch("showdown.end_cleanup")
@pytest.mark.parametrize(("edition", "dealt"), [("v1.0", []), ("v1.2", []), ("v1.3", [4]), ("v1.4", [4])])
def test_what_dies_as_the_showdown_closes_deals_no_damage_in_the_combat(edition: str, dealt: list[int]) -> None:
    table = Table(
        quiet(base=["Edition Duelist"]), quiet(at={MEADOW: ["Test Might 5"]}, hand=["Test Spark"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.move("Edition Duelist", to=MEADOW)
    table.you.passes()
    table.foe.play("Test Spark", on="Edition Duelist")
    table.resolve()
    assert (table.where("Edition Duelist"), table.might("Edition Duelist")) == (MEADOW, 4)
    table.pass_all()
    assert table.where("Edition Duelist") == "trash"
    assert [event.n for event in table.events("damaged") if event.card == "TST-R15"] == dealt
