"""Order cards of Origins that speak of what happened before: a cost, damage, what others chose, the killed unit."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MOOR, YOU, Table, one, side


@card("Call to Glory")
def test_call_to_glory_costs_nothing_for_a_buff_and_gives_three_might() -> None:
    table = Table(you=side(hand=["Call to Glory"], base=[one("Daring Poro", buffs=1)]), foe=side(base=["Mega-Mech"]))
    table.you.play("Call to Glory", on="Mega-Mech", extra="spend")
    table.resolve()
    assert (table.thing("Daring Poro").buffed, table.might("Mega-Mech")) == (0, 11)


@card("Call to Glory")
def test_call_to_glory_without_a_buff_costs_three() -> None:
    for runes, offered in ((3, {"Call to Glory"}), (2, set())):
        table = Table(you=side(hand=["Call to Glory"], runes={"order": runes}, base=["Daring Poro"]))
        assert table.you.offered("play") == offered


@card("Imperial Decree", "Incinerate")
def test_imperial_decree_kills_every_unit_that_takes_damage_this_turn() -> None:
    table = Table(you=side(hand=["Incinerate", "Imperial Decree", "Incinerate"], runes={"order": 5, "fury": 4}),
                  foe=side(at={MOOR: ["Mega-Mech", "Mountain Drake"]}, deck=["Gust"]))
    table.you.play("Incinerate", on="Mountain Drake")
    table.resolve()
    table.you.play("Imperial Decree")
    table.resolve()
    assert table.trash(FOE) == [], "it was damaged before"
    table.you.play("Incinerate", on="Mega-Mech")
    table.resolve()
    assert (table.trash(FOE), table.where("Mountain Drake")) == (["Mega-Mech"], MOOR)


@card("Imperial Decree")
def test_imperial_decree_ends_with_the_turn() -> None:
    table = Table(you=side(hand=["Imperial Decree"], runes={"order": 5}, at={MOOR: ["Mega-Mech"]}),
                  foe=side(hand=["Incinerate"], runes={"fury": 2}, deck=["Gust"]))
    table.you.play("Imperial Decree")
    table.resolve()
    table.end_turn()
    table.foe.play("Incinerate", on="Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").damage) == (MOOR, 2)


@card("King's Edict")
def test_kings_edict_has_each_other_player_choose_another_unit_that_you_dont_control() -> None:
    table = Table(
        you=side(hand=["King's Edict"], runes={"order": 6}, base=["Daring Poro"]),
        foe=side(base=["Mega-Mech", "Pouty Poro"]), others=[side(base=["Petty Officer"])],
        battlefields=("Test Meadow", MOOR, "Test Third Field"),
    )
    table.you.play("King's Edict")
    table.resolve()
    assert asked(table.foe) == ["Mega-Mech", "Petty Officer", "Pouty Poro"]
    table.foe.choose("Petty Officer")
    assert asked(table.third) == ["Mega-Mech", "Pouty Poro"]
    table.third.choose("Mega-Mech")
    assert (table.trash(FOE), table.trash(2), table.where("Pouty Poro")) == (["Mega-Mech"], ["Petty Officer"], "base")


@card("King's Edict")
def test_kings_edict_kills_nobody_where_only_its_player_has_units() -> None:
    table = Table(you=side(hand=["King's Edict"], runes={"order": 6}, base=["Daring Poro"]))
    table.you.play("King's Edict")
    table.resolve()
    assert (table.trash(), table.where("Daring Poro")) == (["King's Edict"], "base")


def hook(**foe: object) -> Table:
    """Baited Hook over a deck, and a unit with 4 Might to kill."""
    deck = ["Petty Officer", "Gust", "Mega-Mech", "Daring Poro", "Flash", "Vanguard Sergeant"]
    return Table(you=side(base=["Baited Hook", "Vanguard Sergeant"], runes={"order": 1}, deck=deck), foe=side(**foe))


@card("Baited Hook")
def test_baited_hook_plays_a_unit_with_up_to_one_might_more_than_the_killed_one() -> None:
    table = hook(base=["Mountain Drake"])
    table.you.use("Baited Hook")
    table.resolve()
    table.you.choose("yes")
    assert asked(table.you) == ["Daring Poro", "None of them", "Petty Officer"]
    table.you.choose("Petty Officer")
    table.resolve()
    assert (table.where("Petty Officer"), table.trash(), table.ready_runes()) == ("base", ["Vanguard Sergeant"], 0)
    deck = [c.name for c in table.state.players[YOU].deck]
    assert (deck[-1], sorted(deck[:-1])) == ("Vanguard Sergeant", ["Daring Poro", "Flash", "Gust", "Mega-Mech"])


@card("Baited Hook")
def test_baited_hook_may_play_nothing_and_needs_a_friendly_unit() -> None:
    table = hook()
    table.you.use("Baited Hook")
    table.resolve()
    table.you.choose("no")
    assert (len(table.state.players[YOU].deck), table.where("Baited Hook")) == (6, "base")
    assert table.thing("Baited Hook").exhausted
    alone = Table(you=side(base=["Baited Hook"], runes={"order": 1}), foe=side(base=["Mega-Mech"]))
    assert "Baited Hook" not in alone.you.offered("use")


@card("Baited Hook", "Highlander")
@ruling("R042", rule="370")
def test_baited_hook_plays_nobody_when_the_death_is_replaced() -> None:
    table = Table(you=side(base=["Baited Hook", "Vanguard Sergeant"], hand=["Highlander"], deck=["Daring Poro"],
                           runes={"order": 1, "calm": 4}))
    table.you.play("Highlander", on="Vanguard Sergeant")
    table.resolve()
    table.you.use("Baited Hook")
    table.resolve()
    table.you.choose("yes")
    assert asked(table.you) == ["None of them"], "there is no killed unit, so nothing has up to one more"
    table.you.choose("None of them")
    table.resolve()
    assert (table.open.kind, table.where("Vanguard Sergeant"), table.where("Daring Poro")) == ("act", "base", "deck")
