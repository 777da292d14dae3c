"""Gear of Fury in Origins, and what a player may not do this turn."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

# --- resources

@card("Seal of Rage")
def test_seal_of_rage_costs_one_power_and_adds_one_fury_as_a_reaction() -> None:
    table = Table(you=side(hand=["Seal of Rage"], runes={"fury": 1}))
    table.you.play("Seal of Rage")
    assert [(e.other, e.n) for e in table.events("paid")] == [("fury", 1)]
    assert not table.thing("Seal of Rage").exhausted
    table.you.use("Seal of Rage")
    assert (table.chain(), table.thing("Seal of Rage").exhausted) == ([], True)
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("fury", 1)]
    assert "Seal of Rage" not in table.you.offered("use")


@card("Seal of Rage", "Hextech Ray")
def test_seal_of_rage_pays_for_power_and_for_no_energy() -> None:
    foe = side(at={MOOR: ["Daring Poro"]})
    table = Table(you=side(base=["Seal of Rage"], hand=["Hextech Ray"], runes={"calm": 1}), foe=foe)
    table.you.play("Hextech Ray", on="Daring Poro")
    assert len(table.state.players[YOU].runes) == 1
    alone = Table(you=side(base=["Seal of Rage"], hand=["Cleave"]), foe=foe)
    assert alone.you.why_not("play", "Cleave") == ["357"]


# --- Bonus Damage

@card("Ravenborn Tome", "Void Seeker")
def test_ravenborn_tome_lets_only_the_next_spell_deal_one_more() -> None:
    table = Table(
        you=side(base=["Ravenborn Tome"], hand=["Void Seeker", "Hextech Ray"], runes={"fury": 4}, deck=["Gust"]),
        foe=side(at={MOOR: ["Mountain Drake"]}),
    )
    table.you.use("Ravenborn Tome")
    table.resolve()
    table.you.play("Void Seeker", on="Mountain Drake")
    table.resolve()
    assert (table.thing("Mountain Drake").damage, table.thing("Ravenborn Tome").exhausted) == (5, True)
    table.you.play("Hextech Ray", on="Mountain Drake")
    table.resolve()
    assert table.thing("Mountain Drake").damage == 8


@card("Ravenborn Tome", "Falling Star", "Stupefy")
def test_ravenborn_tome_adds_to_each_damage_of_the_spell_and_is_used_up_by_one_that_deals_none() -> None:
    def damage(*spells: str) -> int:
        table = Table(
            you=side(base=["Ravenborn Tome"], hand=list(spells), runes={"fury": 3, "mind": 1}, deck=["Gust", "Gust"]),
            foe=side(base=["Mountain Drake"]),
        )
        table.you.use("Ravenborn Tome")
        table.resolve()
        for spell in spells:
            table.you.play(spell, on=["Mountain Drake"] * (2 if spell == "Falling Star" else 1))
            table.resolve()
        return table.thing("Mountain Drake").damage

    assert (damage("Falling Star"), damage("Stupefy", "Falling Star")) == (8, 6)


@card("Ravenborn Tome")
@ruling("R045", rule="391")
def test_ravenborn_tome_is_for_this_turn_only_and_for_no_spell_of_the_opponent() -> None:
    table = Table(
        you=side(base=["Ravenborn Tome"], at={MOOR: ["Mega-Mech"]}, hand=["Hextech Ray"], runes={"fury": 2},
                 deck=["Gust", "Gust"]),
        foe=side(at={MEADOW: ["Mountain Drake"]}, hand=["Incinerate"], runes={"fury": 2}, deck=["Gust", "Gust"]),
    )
    table.you.use("Ravenborn Tome")
    table.resolve()
    table.end_turn()
    table.foe.play("Incinerate", on="Mega-Mech")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 2
    table.end_turn()
    table.you.play("Hextech Ray", on="Mountain Drake")
    table.resolve()
    assert table.thing("Mountain Drake").damage == 3


# --- a death that may be replaced

def armed(unit: str = "Vanguard Sergeant", runes: int = 2) -> Table:
    """Your Armory has been used on a unit that a spell of yours can kill; so much is left to pay with."""
    table = Table(
        you=side(base=["Unlicensed Armory"], at={MOOR: [unit]}, hand=["Void Seeker", "Gust"],
                 runes={"fury": 3 + runes}, deck=["Flash", "Flash"]),
        foe=side(at={MEADOW: ["Eager Apprentice"]}),
    )
    assert table.you.why_not("use", "Unlicensed Armory") == []
    table.you.use("Unlicensed Armory", on=unit, paying="Gust")
    table.resolve()
    assert (table.trash(), table.thing("Unlicensed Armory").exhausted) == (["Gust"], True)
    return table


@card("Unlicensed Armory")
@ruling("R070", rule="418")
def test_unlicensed_armory_heals_exhausts_and_recalls_a_unit_that_would_die_for_one_fury() -> None:
    table = armed()
    table.you.play("Void Seeker", on="Vanguard Sergeant")
    table.resolve()
    table.you.choose("yes")
    saved = table.thing("Vanguard Sergeant")
    assert (table.where("Vanguard Sergeant"), saved.damage, saved.exhausted) == ("base", 0, True)
    assert (table.events("died"), [(e.other, e.n) for e in table.events("paid")][-1]) == ([], ("fury", 1))


@card("Unlicensed Armory")
def test_unlicensed_armory_lets_it_die_if_nobody_pays() -> None:
    table = armed()
    table.you.play("Void Seeker", on="Vanguard Sergeant")
    table.resolve()
    table.you.choose("no")
    assert (table.trash()[-1], len(table.events("died"))) == ("Vanguard Sergeant", 1)
    poor = Table(
        you=side(base=["Unlicensed Armory"], at={MOOR: ["Vanguard Sergeant"]}, hand=["Gust"]),
        foe=side(hand=["Blast of Power"], runes={"order": 6}, deck=["Gust"]),
    )
    poor.you.use("Unlicensed Armory", on="Vanguard Sergeant", paying="Gust")
    poor.resolve()
    poor.end_turn()
    poor.foe.play("Blast of Power", on="Vanguard Sergeant")
    poor.resolve()
    assert poor.trash() == ["Gust", "Vanguard Sergeant"], "and it is another turn"


@card("Unlicensed Armory")
@ruling("R071", rule="418")
def test_unlicensed_armory_saves_also_an_exhausted_unit_at_the_base() -> None:
    table = Table(
        you=side(base=["Unlicensed Armory", "Eager Apprentice*"], hand=["Falling Star", "Gust"],
                 runes={"fury": 3}), foe=side(base=["Mega-Mech"]),
    )
    assert options(table.you, "use", "Unlicensed Armory") == ["Falling Star", "Gust"]
    table.you.use("Unlicensed Armory", on="Eager Apprentice", paying="Gust")
    table.resolve()
    table.you.play("Falling Star", on=["Mega-Mech", "Eager Apprentice"])
    table.resolve()
    table.you.choose("yes")
    saved = table.thing("Eager Apprentice")
    assert (table.where("Eager Apprentice"), saved.damage, saved.exhausted) == ("base", 0, True)


@card("Unlicensed Armory")
def test_unlicensed_armory_needs_a_card_to_discard_and_a_friendly_unit() -> None:
    nothing = Table(you=side(base=["Unlicensed Armory", "Daring Poro"]), foe=side())
    assert "Unlicensed Armory" not in nothing.you.offered("use")
    lonely = Table(you=side(base=["Unlicensed Armory"], hand=["Gust"]), foe=side(base=["Daring Poro"]))
    assert "Unlicensed Armory" not in lonely.you.offered("use")


# --- opponents can't play cards

@card("Brynhir Thundersong", "Stupefy")
def test_brynhir_keeps_opponents_from_playing_cards_this_turn() -> None:
    table = Table(
        you=side(hand=["Brynhir Thundersong", "Cleave"], runes={"fury": 7}, deck=["Gust"], base=["Petty Officer"]),
        foe=side(hand=["Stupefy", "Daring Poro"], runes={"mind": 4}, at={MOOR: ["Mega-Mech"]}, deck=["Gust"]),
    )
    table.you.play("Brynhir Thundersong")
    assert table.foe.offered("play") == {"Stupefy"}, "as long as the trigger is on the chain"
    table.resolve()
    table.you.play("Cleave", on="Petty Officer")
    assert (table.foe.offered("play"), table.foe.why_not("play", "Stupefy")) == (set(), ["054.1"])
    table.resolve()
    table.you.move("Petty Officer", to=MOOR)
    table.you.passes()
    assert table.foe.offered("play") == set()
    table.pass_all()
    table.end_turn()
    assert table.foe.offered("play") == {"Stupefy", "Daring Poro"}


@card("Brynhir Thundersong", "Seal of Rage")
def test_brynhir_leaves_abilities_of_opponents_and_your_cards_alone() -> None:
    table = Table(
        you=side(hand=["Brynhir Thundersong", "Cleave"], runes={"fury": 7}),
        foe=side(base=["Seal of Rage"], at={MOOR: ["Mega-Mech"]}),
    )
    table.you.play("Brynhir Thundersong")
    table.resolve()
    table.you.play("Cleave", on="Mega-Mech")
    assert table.foe.offered("use") == {"Seal of Rage"}
    table.foe.use("Seal of Rage")
    assert [(r.kind, r.n) for r in table.state.players[FOE].pool] == [("fury", 1)]
