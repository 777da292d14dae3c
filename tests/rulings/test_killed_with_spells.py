"""Official rulings on what it is to kill a unit with a spell, and on the deaths that are replaced meanwhile."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MOOR, YOU, Table, one, side

ARMORY, CAMP, LEE, PHOENIX = "Unlicensed Armory", "Trifarian War Camp", "Lee Sin, Centered", "Immortal Phoenix"
HOURGLASS = "Zhonya's Hourglass"
RUNES = {"fury": 4, "body": 4, "order": 4, "calm": 2, "chaos": 6, "mind": 2}


def with_phoenix(*hand: str, **yours: object) -> dict[str, object]:
    """Your side, with Immortal Phoenix in the trash and enough runes for it."""
    return {"hand": [*hand, "Gust"], "trash": [PHOENIX], "runes": RUNES, "deck": ["Gust"] * 3, **yours}


def returns(table: Table) -> bool:
    """Whether the Phoenix may come back."""
    found = [event for event in table.events("triggered") if event.card == "OGN-037"]
    assert len(found) == (table.open.kind == "may")
    return bool(found)


@ruling("R078", rule="383.3")
@card("Hidden Blade", "Void Seeker", "Stormbringer", PHOENIX)
def test_a_spell_kills_by_its_word_and_by_damage_of_which_a_unit_dies_at_once() -> None:
    for spell, chosen in (("Hidden Blade", ["Mega-Mech"]), ("Void Seeker", ["Sai Scout"]),
                          ("Stormbringer", ["Petty Officer", MOOR])):
        table = Table(
            you=side(**with_phoenix(spell, base=["Petty Officer"])),
            foe=side(at={MOOR: [one("Mega-Mech", damage=2), one("Sai Scout", damage=1)]}, deck=["Gust"] * 3),
        )
        table.you.play(spell, on=chosen)
        table.resolve()
        assert returns(table), spell


@ruling("R078", rule="383.3")
@card("Cull the Weak", PHOENIX)
def test_the_own_unit_that_your_cull_kills_counts_and_what_others_kill_for_it_does_not() -> None:
    for units, counts in ((["Recruit"], True), ([], False)):
        table = Table(you=side(**with_phoenix("Cull the Weak", base=units)), foe=side(base=["Daring Poro"]))
        table.you.play("Cull the Weak")
        table.resolve()
        assert (returns(table), table.trash(FOE)) == (counts, ["Daring Poro"])


@ruling("R078", rule="340.1")
@card("Cull the Weak", "Void Seeker", PHOENIX)
def test_a_spell_of_another_player_never_counts() -> None:
    for spell, chosen in (("Cull the Weak", []), ("Void Seeker", ["Daring Poro"])):
        table = Table(
            you=side(**with_phoenix(at={MOOR: ["Daring Poro"]})),
            foe=side(hand=[spell], runes={"fury": 3, "order": 2}, base=["Recruit"], deck=["Gust"]), turn_of=FOE,
        )
        table.foe.play(spell, on=chosen)
        table.resolve()
        assert (returns(table), "Daring Poro" in table.trash()) == (False, True)


@ruling("R078", rule="323.5")
@card("Challenge", "Last Breath", PHOENIX)
def test_a_unit_that_deals_the_damage_kills_and_not_the_spell_that_tells_it_to() -> None:
    for spell in ("Challenge", "Last Breath"):
        table = Table(you=side(**with_phoenix(spell, base=["Mega-Mech"])), foe=side(at={MOOR: ["Daring Poro"]}))
        table.you.play(spell, on=["Mega-Mech", "Daring Poro"])
        table.resolve()
        assert (returns(table), table.trash(FOE)) == (False, ["Daring Poro"]), spell


@ruling("R078", rule="323.5")
@card("Incinerate", "Stupefy", PHOENIX)
def test_damage_that_is_lethal_only_later_does_not_count() -> None:
    for second, on, counts in (("Stupefy", "Cemetery Attendant", False), ("Incinerate", "Vanguard Sergeant", True)):
        table = Table(you=side(**with_phoenix("Incinerate", second)), foe=side(at={MOOR: [on]}))
        table.you.play("Incinerate", on=on)
        table.resolve()
        assert (returns(table), table.thing(on).damage) == (False, 2)
        table.you.play(second, on=on)
        table.resolve()
        assert (returns(table), table.trash(FOE)) == (counts, [on]), second
    table = Table(
        you=side(**with_phoenix("Incinerate", base=["Petty Officer"])), foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    table.you.play("Incinerate", on="Mega-Mech")
    table.resolve()
    table.you.move("Petty Officer", to=MOOR)
    table.pass_all()
    assert (returns(table), table.trash(FOE)) == (False, ["Mega-Mech"])


@ruling("R078", rule="323.5")
@card("Stupefy", PHOENIX)
def test_might_that_a_spell_takes_away_kills_nobody_with_it() -> None:
    table = Table(you=side(**with_phoenix("Stupefy")), foe=side(at={MOOR: [one("Daring Poro", damage=1)]}))
    table.you.play("Stupefy", on="Daring Poro")
    table.resolve()
    assert (returns(table), table.trash(FOE)) == (False, ["Daring Poro"])


@ruling("R078", rule="323.5")
@card("Charm", CAMP, PHOENIX)
def test_neither_does_a_move_away_from_where_it_had_more() -> None:
    table = Table(
        you=side(**with_phoenix("Charm")), foe=side(at={CAMP: [one("Daring Poro", damage=2)]}),
        battlefields=[CAMP, MOOR],
    )
    table.you.play("Charm", on="Daring Poro", to="Base of Foe")
    table.resolve()
    assert (returns(table), table.trash(FOE)) == (False, ["Daring Poro"])


@ruling("R078", rule="323.5")
@card("Rebuke", LEE, PHOENIX)
def test_nor_the_departure_of_who_gave_it_more() -> None:
    table = Table(
        you=side(**with_phoenix("Rebuke")), foe=side(at={MOOR: [LEE, one("Daring Poro", buffs=1, damage=4)]}),
    )
    table.you.play("Rebuke", on=LEE)
    table.resolve()
    assert (returns(table), table.trash(FOE), table.hand(FOE)) == (False, ["Daring Poro"], [LEE])


@ruling("R171", rule="428")
@card("Hextech Ray", "Imperial Decree", "Elder Dragon", PHOENIX)
def test_a_spell_kills_who_dies_of_the_delayed_trigger_that_it_has_made() -> None:
    for decreed in (True, False):
        table = Table(
            you=side(**with_phoenix("Imperial Decree", "Hextech Ray") | {"runes": {"fury": 4, "order": 5}}),
            foe=side(at={MOOR: ["Elder Dragon"]}),
        )
        if decreed:
            table.you.play("Imperial Decree")
            table.resolve()
        table.you.play("Hextech Ray", on="Elder Dragon")
        table.resolve()
        assert (returns(table), table.trash(FOE)) == (decreed, ["Elder Dragon"] * decreed)


# --- deaths that are replaced

def guarded(saver: str, *hand: str, damage: int = 0) -> Table:
    """A Daring Poro of yours at Moor, and you have done what saves it."""
    lies = [saver] if saver in (ARMORY, HOURGLASS) else []
    poro = one("Daring Poro", damage=damage)
    table = Table(you=side(**with_phoenix(*hand, *[saver] * (not lies), base=lies, at={MOOR: [poro]})))
    if saver == ARMORY:
        table.you.use(ARMORY, on="Daring Poro", paying="Gust")
    elif saver == "Highlander":
        table.you.play(saver, on="Daring Poro")
    table.resolve()
    return table


@ruling("R078", rule="370")
@ruling("R070", rule="370")
@card("Hidden Blade", "Void Seeker", ARMORY, "Highlander", HOURGLASS, PHOENIX)
@pytest.mark.parametrize("saver", [ARMORY, "Highlander", HOURGLASS])
@pytest.mark.parametrize("spell", ["Hidden Blade", "Void Seeker"])
def test_who_is_saved_is_healed_and_was_not_killed(saver: str, spell: str) -> None:
    table = guarded(saver, spell, damage=1)
    table.you.play(spell, on="Daring Poro")
    table.resolve()
    if saver == ARMORY:
        table.you.choose("yes")
    poro = table.thing("Daring Poro")
    assert (table.where("Daring Poro"), poro.damage, poro.exhausted) == ("base", 0, True)
    assert [event.card for event in table.events("died")] == ["OGN-077"] * (saver == HOURGLASS)
    assert not returns(table)
    assert len(table.events("drawn")) == {"Hidden Blade": 2, "Void Seeker": 1}[spell]


@ruling("R042", rule="370")
@card("Baited Hook", ARMORY)
def test_the_hook_plays_nobody_for_a_unit_that_the_armory_saved() -> None:
    table = Table(
        you=side(
            base=["Baited Hook", ARMORY], at={MOOR: ["Vanguard Sergeant"]}, hand=["Gust"], deck=["Daring Poro"] * 5,
            runes={"order": 1, "fury": 1},
        )
    )
    table.you.use(ARMORY, paying="Gust")
    table.resolve()
    table.you.use("Baited Hook")
    table.resolve()
    table.you.choose("yes")
    assert (table.where("Vanguard Sergeant"), table.events("died")) == ("base", [])
    table.you.choose("yes")
    assert asked(table.you) == ["None of them"]
    table.you.choose("None of them")
    table.resolve()
    assert (table.open.kind, table.where("Daring Poro"), len(table.state.players[YOU].deck)) == ("act", "deck", 5)
