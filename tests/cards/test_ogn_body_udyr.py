"""Udyr of Origins, who chooses each of his ways once a turn."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import MEADOW, MOOR, Side, Table, one, side

UDYR = "Udyr, Wildman"
HARM, STUN, READY, GANK = ["mode:0", "Mega-Mech"], ["mode:1", "Mega-Mech"], ["mode:2"], ["mode:3"]


def wild(foe: Side | None = None, **where: object) -> Table:
    """Udyr with a buff, somebody who can buff him again four times, and an enemy at a battlefield."""
    where = where or {"base": [one(UDYR, buffs=1, exhausted=True)]}
    mine = side(hand=["Pit Rookie"] * 4, runes={"body": 8}, deck=["Gust"] * 3, rune_deck=0, **where)
    return Table(mine, foe or side(at={MOOR: ["Mega-Mech"]}, deck=["Gust"] * 3, rune_deck=0))


def uses(table: Table, *ways: list[str]) -> None:
    """Udyr goes these ways, and is buffed after each."""
    for way in ways:
        table.you.use(UDYR, on=way)
        table.resolve()
        assert table.thing(UDYR).buffed == 0
        table.you.play("Pit Rookie")
        if table.open.kind == "choose":
            table.you.choose(UDYR)
        table.resolve()
        assert table.thing(UDYR).buffed == 1


def ways_of(table: Table) -> list[str]:
    """The ways that he is offered."""
    return [option.key for option in table.you.draft(table.you._first("use", UDYR)).options]


@card(UDYR, "Pit Rookie")
def test_udyr_has_four_ways_and_goes_each_once_in_a_turn() -> None:
    table = wild()
    assert ways_of(table) == ["mode:0", "mode:1", "mode:2", "mode:3"]
    uses(table, HARM)
    assert (table.thing("Mega-Mech").damage, ways_of(table)) == (2, ["mode:1", "mode:2", "mode:3"])
    uses(table, STUN)
    assert (table.thing("Mega-Mech").stunned, ways_of(table)) == (True, ["mode:2", "mode:3"])
    assert table.thing(UDYR).exhausted
    uses(table, READY)
    assert not table.thing(UDYR).exhausted
    uses(table, GANK)
    assert (table.thing(UDYR).buffed, table.you.why_not("use", UDYR)) == (1, ["355.8"])
    assert UDYR not in table.you.offered("use")
    table.end_turn()
    table.end_turn()
    assert len(ways_of(table)) == 4


@card(UDYR)
def test_udyr_spends_no_buff_of_another_and_needs_a_unit_at_a_battlefield_for_two_of_his_ways() -> None:
    bare = Table(you=side(base=[UDYR, one("Daring Poro", buffs=1)]), foe=side(at={MOOR: ["Mega-Mech"]}))
    assert bare.you.why_not("use", UDYR) == ["203.3"]
    table = Table(you=side(base=[one(UDYR, buffs=1)]), foe=side(base=["Mega-Mech"]))
    assert ways_of(table) == ["mode:2", "mode:3"], "nobody to damage or to stun"


@card(UDYR, "Pit Rookie")
def test_udyr_moves_from_battlefield_to_battlefield_in_the_turn_in_which_he_chose_it() -> None:
    table = wild(side(base=["Mega-Mech"]), at={MOOR: [one(UDYR, buffs=1)]})
    assert options(table.you, "move", UDYR) == ["Your base"]
    uses(table, GANK)
    assert options(table.you, "move", UDYR) == [MEADOW, "Your base"]
    table.you.move(UDYR, to=MEADOW)
    table.pass_all()
    assert (table.where(UDYR), table.thing(UDYR).exhausted) == (MEADOW, True)
    uses(table, READY)
    assert not table.thing(UDYR).exhausted


@card(UDYR, "Pit Rookie", "Retreat")
def test_a_udyr_who_comes_again_has_gone_no_way_yet() -> None:
    table = Table(
        you=side(base=[one(UDYR, buffs=1)], hand=["Retreat", "Pit Rookie"], runes={"mind": 1, "body": 12}),
        foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    table.you.use(UDYR, on=HARM)
    table.resolve()
    table.you.play("Retreat", on=UDYR)
    table.resolve()
    table.you.play(UDYR)
    table.resolve()
    table.you.play("Pit Rookie")
    table.resolve()
    assert ways_of(table) == ["mode:0", "mode:1", "mode:2", "mode:3"]
