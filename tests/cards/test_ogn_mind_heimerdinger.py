"""Heimerdinger of Origins, who has what his friends can do by exhausting themselves."""
from __future__ import annotations

from tests.cards.naming import card
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

HEIMER, VIKTOR = "Heimerdinger, Inventor", "Viktor, Herald of the Arcane"


def offers(table: Table) -> list[str]:
    """How he is offered to be used."""
    return [option.short for option in table.open.options if option.key.startswith(f"use:{table.thing(HEIMER).id}:")]


@card(HEIMER, "Orb of Regret")
def test_heimerdinger_uses_a_gear_that_is_exhausted_by_exhausting_himself() -> None:
    table = Table(you=side(base=[HEIMER, "Orb of Regret*", "Pouty Poro"]), foe=side(at={MOOR: ["Mega-Mech"]}))
    assert offers(table) == ["Use as Orb of Regret"]
    table.you.use(HEIMER, on="Mega-Mech")
    table.resolve()
    assert (table.might("Mega-Mech"), table.thing(HEIMER).exhausted) == (7, True)
    assert offers(table) == []


@card(HEIMER, VIKTOR, "Recruit")
def test_heimerdinger_plays_a_recruit_as_viktor_does_and_pays_for_it() -> None:
    table = Table(you=side(legend=VIKTOR, base=[HEIMER], runes={"mind": 1}))
    table.you.use(HEIMER)
    table.resolve()
    assert (table.where("Recruit"), table.ready_runes()) == ("base", 0)
    assert (table.thing(HEIMER).exhausted, table.thing(VIKTOR, zone="legend").exhausted) == (True, False)
    poor = Table(you=side(legend=VIKTOR, base=[HEIMER]))
    assert offers(poor) == []


@card(HEIMER, "Caitlyn, Patrolling")
def test_heimerdinger_counts_his_own_might_and_place_for_what_caitlyn_does() -> None:
    table = Table(you=side(base=[HEIMER, "Caitlyn, Patrolling"]), foe=side(at={MOOR: ["Mega-Mech"]}))
    assert offers(table) == [], "he is at no battlefield"
    there = Table(you=side(base=["Caitlyn, Patrolling"], at={MEADOW: [HEIMER]}), foe=side(at={MOOR: ["Mega-Mech"]}))
    there.you.use(HEIMER, on="Mega-Mech")
    there.resolve()
    assert there.thing("Mega-Mech").damage == 3


@card(HEIMER, "Seal of Insight", "Smoke Screen")
def test_heimerdinger_adds_as_a_seal_does_for_a_card() -> None:
    table = Table(
        you=side(base=[HEIMER, "Seal of Insight"], hand=["Smoke Screen"] * 2, runes={"fury": 4}, rune_deck=0),
        foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    for left in (1, 0):
        table.you.play("Smoke Screen", on="Mega-Mech")
        table.resolve()
        assert len(table.hand()) == left
    assert table.thing(HEIMER).exhausted
    assert table.thing("Seal of Insight").exhausted


@card(HEIMER, "Orb of Regret", "Lux, Crownguard")
def test_heimerdinger_has_nothing_of_enemies() -> None:
    table = Table(you=side(base=[HEIMER]), foe=side(base=["Orb of Regret", "Lux, Crownguard"]))
    assert offers(table) == []
    assert table.you.why_not("use", HEIMER) == ["410.1"]


@card(HEIMER, "Orb of Regret")
def test_a_heimerdinger_for_each_player_has_what_his_own_friends_have() -> None:
    table = Table(
        you=side(base=[HEIMER, "Orb of Regret"]), foe=side(base=[one(HEIMER), "Arena Bar", "Pouty Poro*"]), turn_of=FOE
    )
    table.foe.use(HEIMER, on="Pouty Poro")
    table.resolve()
    assert table.thing("Pouty Poro").buffed == 1
    assert (table.thing(HEIMER, FOE).exhausted, table.thing(HEIMER, YOU).exhausted) == (True, False)
