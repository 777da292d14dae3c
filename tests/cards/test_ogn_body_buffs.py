"""Body in Origins: what gives buffs, spends them, and counts them."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import MOOR, YOU, Table, one, side

BUFFED = one("Pouty Poro", buffs=1)


@card("Wallop")
def test_wallop_readies_any_unit_for_its_cost_or_for_a_buff() -> None:
    table = Table(
        you=side(hand=["Wallop"], runes={"body": 2}, base=[BUFFED, "Daring Poro*"]),
        foe=side(at={MOOR: ["Petty Officer*"]}),
    )
    assert options(table.you, "play", "Wallop") == ["Spend a buff", "Without it"]
    assert options(table.you, "play", "Wallop", "Without it") == ["Daring Poro", "Petty Officer", "Pouty Poro"]
    table.you.play("Wallop", on="Petty Officer", extra="buff")
    assert (table.thing("Pouty Poro").buffed, table.ready_runes()) == (0, 2)
    table.resolve()
    assert not table.thing("Petty Officer").exhausted
    assert table.thing("Daring Poro").exhausted


@card("Wallop")
def test_wallop_without_the_buff_costs_what_is_printed() -> None:
    table = Table(you=side(hand=["Wallop"], runes={"body": 2}, base=[BUFFED, "Daring Poro*"]))
    table.you.play("Wallop", on="Daring Poro")
    assert (table.thing("Pouty Poro").buffed, table.ready_runes()) == (1, 0)
    table.resolve()
    assert not table.thing("Daring Poro").exhausted


@card("Wallop")
def test_wallop_is_played_without_runes_by_who_has_a_buff_alone() -> None:
    table = Table(
        you=side(hand=["Wallop"], base=[BUFFED, "Daring Poro*"]), foe=side(base=[one("Petty Officer", buffs=1)])
    )
    table.you.play("Wallop", on="Daring Poro", extra="buff")
    table.resolve()
    assert not table.thing("Daring Poro").exhausted
    assert table.thing("Petty Officer").buffed == 1
    bare = Table(you=side(hand=["Wallop"], runes={"body": 1}, base=["Daring Poro*"]),
                 foe=side(base=[one("Petty Officer", buffs=1)]))
    assert bare.you.offered("play") == set()


@card("Wallop", "Pouty Poro")
def test_wallop_ignores_its_own_cost_and_not_what_its_target_adds() -> None:
    table = Table(you=side(hand=["Wallop"], runes={"body": 1}, base=[one("Daring Poro", buffs=1)]),
                  foe=side(base=["Pouty Poro*"]))
    table.you.play("Wallop", on="Pouty Poro", extra="buff")
    assert table.state.players[YOU].runes == []
    table.resolve()
    assert not table.thing("Pouty Poro").exhausted
    broke = Table(you=side(hand=["Wallop"], base=[one("Daring Poro", buffs=1)]), foe=side(base=["Pouty Poro*"]))
    refused = broke.you.why_not("play", "Wallop")
    assert refused == []
    broke.you.play("Wallop", on="Daring Poro", extra="buff")
    assert broke.events("chose")[-1].subject == broke.thing("Daring Poro").id
