"""Combat: how its damage is assigned, and who has won it."""
from __future__ import annotations

import pytest

from engine.words import Unit, anyone, deal, double_it, have, if_, in_showdown, is_, me, might, prevent, would
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-EDF1", "Edition Duelist", energy=0, might=2).text(if_(is_(me, in_showdown), have(me, might(2)))),
    Unit("TST-EDF2", "Edition Glass", energy=0, might=2).text(would(anyone(deal(to=me)), double_it)),
    Unit("TST-EDF3", "Edition Padding", energy=0, might=2).text(would(anyone(deal(to=me)), prevent(2))),
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
