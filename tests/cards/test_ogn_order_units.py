"""Order units of Origins: what they do when they are played, and what they are on the board."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, Table, one, side

# --- as a cost, and with Legion


@card("Cruel Patron")
def test_cruel_patron_is_paid_with_a_friendly_unit_wherever_that_is() -> None:
    table = Table(
        you=side(hand=["Cruel Patron"], runes={"order": 4}, base=["Daring Poro"], at={MOOR: ["Petty Officer"]}),
        foe=side(base=["Mega-Mech"]),
    )
    assert options(table.you, "play", "Cruel Patron", "Your base") == ["Daring Poro", "Petty Officer"]
    table.you.play("Cruel Patron", paying="Petty Officer", to=MOOR)
    assert table.trash() == ["Petty Officer"]
    assert (table.where("Cruel Patron"), table.controller(MOOR)) == (MOOR, 0)


@card("Cruel Patron")
def test_cruel_patron_alone_is_not_offered() -> None:
    table = Table(you=side(hand=["Cruel Patron"], runes={"order": 6}), foe=side(base=["Mega-Mech"]))
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Cruel Patron") == ["203.3"]


@card("Trifarian Gloryseeker")
def test_trifarian_gloryseeker_is_buffed_when_another_card_was_played() -> None:
    table = Table(you=side(hand=["Trifarian Gloryseeker"], runes={"order": 2}, did=[("played", "Gust")]))
    table.you.play("Trifarian Gloryseeker")
    table.resolve()
    assert (table.thing("Trifarian Gloryseeker").buffed, table.might("Trifarian Gloryseeker")) == (1, 3)
    first = Table(you=side(hand=["Trifarian Gloryseeker"], runes={"order": 2}))
    first.you.play("Trifarian Gloryseeker")
    assert (first.events("triggered"), first.might("Trifarian Gloryseeker")) == ([], 2)


@card("Vanguard Captain")
def test_vanguard_captain_brings_two_recruits_to_where_it_is_when_another_card_was_played() -> None:
    table = Table(you=side(hand=["Vanguard Captain"], runes={"order": 3}, controls=[MOOR], did=[("played", "Gust")]))
    table.you.play("Vanguard Captain", to=MOOR)
    table.resolve()
    assert [table.thing(f"Recruit#{n}").place for n in (1, 2)] == [table.thing("Vanguard Captain").place] * 2
    assert len(table.state.fields[1].units) == 3
    first = Table(you=side(hand=["Vanguard Captain"], runes={"order": 3}, controls=[MOOR]))
    first.you.play("Vanguard Captain", to=MOOR)
    assert len(first.state.fields[1].units) == 1


@card("Darius, Executioner")
def test_darius_executioner_readies_when_another_card_was_played() -> None:
    for did, tired in (((), True), ([("played", "Gust")], False)):
        table = Table(you=side(hand=["Darius, Executioner"], runes={"order": 6}, did=did))
        table.you.play("Darius, Executioner")
        table.resolve()
        assert table.thing("Darius, Executioner").exhausted == tired


@card("Darius, Executioner")
def test_darius_executioner_strengthens_the_other_friendly_units_where_he_is() -> None:
    table = Table(
        you=side(at={MOOR: ["Darius, Executioner", "Daring Poro"]}, base=["Petty Officer"]),
        foe=side(at={MEADOW: ["Mega-Mech"]}),
    )
    assert [table.might(name) for name in ("Darius, Executioner", "Daring Poro", "Petty Officer")] == [6, 3, 5]
    table.you.move("Darius, Executioner", to="base")
    assert [table.might(name) for name in ("Darius, Executioner", "Daring Poro", "Petty Officer")] == [6, 2, 6]
    assert table.might("Mega-Mech") == 8


# --- when they are played

@card("Peak Guardian")
def test_peak_guardian_buffs_itself_and_all_others_at_its_battlefield() -> None:
    table = Table(you=side(hand=["Peak Guardian"], runes={"order": 6}, at={MOOR: ["Daring Poro", "Petty Officer"]},
                           base=["Mega-Mech"]),
                  foe=side(at={MEADOW: ["Vanguard Sergeant"]}))
    table.you.play("Peak Guardian", to=MOOR)
    table.resolve()
    names = ("Peak Guardian", "Daring Poro", "Petty Officer", "Mega-Mech", "Vanguard Sergeant")
    assert [table.thing(name).buffed for name in names] == [1, 1, 1, 0, 0]


@card("Peak Guardian")
def test_peak_guardian_at_the_base_buffs_nobody_else() -> None:
    table = Table(you=side(hand=["Peak Guardian"], runes={"order": 6}, base=["Daring Poro"]))
    table.you.play("Peak Guardian")
    table.resolve()
    assert (table.might("Peak Guardian"), table.thing("Daring Poro").buffed) == (6, 0)


def chief(*enemies: object) -> Table:
    """Solari Chief in the hand, against these."""
    return Table(you=side(hand=["Solari Chief"], runes={"order": 5}, base=[one("Daring Poro", stunned=True)]),
                 foe=side(base=enemies))


@card("Solari Chief")
def test_solari_chief_stuns_an_enemy_unit() -> None:
    table = chief("Mega-Mech", "Petty Officer")
    table.you.play("Solari Chief")
    assert asked(table.you) == ["Mega-Mech", "Petty Officer"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, table.trash(FOE)) == (True, [])


@card("Solari Chief")
def test_solari_chief_kills_an_enemy_unit_that_is_stunned_already() -> None:
    table = chief(one("Mega-Mech", stunned=True), "Petty Officer")
    table.you.play("Solari Chief")
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.trash(FOE), table.thing("Petty Officer").stunned) == (["Mega-Mech"], False)


@card("Solari Chief")
def test_solari_chief_without_enemies_does_nothing() -> None:
    table = chief()
    table.you.play("Solari Chief")
    assert (table.open.kind, table.trash()) == ("act", [])


TRASH = ["Vanguard Captain", "Trifarian Gloryseeker", "Vanguard Sergeant", "Spectral Matron", "Gust", "Mountain Drake"]


@card("Spectral Matron")
def test_spectral_matron_plays_a_cheap_unit_from_the_trash_for_nothing() -> None:
    table = Table(you=side(hand=["Spectral Matron"], runes={"order": 4}, trash=TRASH), foe=side(trash=["Daring Poro"]))
    table.you.play("Spectral Matron")
    table.you.choose("yes")
    assert asked(table.you) == ["Trifarian Gloryseeker", "Vanguard Captain"]
    table.you.choose("Vanguard Captain")
    table.resolve()
    table.resolve()
    assert table.where("Vanguard Captain") == "base"
    assert (table.ready_runes(), len(table.state.players[0].runes)) == (0, 2)
    assert "Vanguard Captain" not in table.trash()


@card("Spectral Matron")
def test_spectral_matron_may_play_nobody_and_takes_no_unit_with_too_much_power() -> None:
    table = Table(you=side(hand=["Spectral Matron"], runes={"order": 4}, trash=["Daring Poro"]))
    table.you.play("Spectral Matron")
    table.you.choose("no")
    assert (table.trash(), table.open.kind) == (["Daring Poro"], "act")
    dear = Table(you=side(hand=["Spectral Matron"], runes={"order": 4}, trash=["Spectral Matron", "Vanguard Sergeant"]))
    dear.you.play("Spectral Matron")
    assert (len(dear.trash()), dear.open.kind) == (2, "act")


@card("Harnessed Dragon")
def test_harnessed_dragon_kills_an_enemy_unit() -> None:
    table = Table(you=side(hand=["Harnessed Dragon"], runes={"order": 8}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Mega-Mech"]}, base=["Petty Officer"]))
    table.you.play("Harnessed Dragon")
    assert asked(table.you) == ["Mega-Mech", "Petty Officer"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.trash(FOE), table.trash()) == (["Mega-Mech"], [])


@card("Harnessed Dragon")
def test_harnessed_dragon_needs_no_enemy_to_enter() -> None:
    table = Table(you=side(hand=["Harnessed Dragon"], runes={"order": 8}, base=["Daring Poro"]))
    table.you.play("Harnessed Dragon")
    assert (table.open.kind, table.trash(), table.where("Harnessed Dragon")) == ("act", [], "base")


# --- what they are

@card("Fiora, Victorious")
def test_fiora_victorious_has_three_keywords_while_she_is_mighty() -> None:
    table = Table(
        you=side(at={MOOR: [one("Fiora, Victorious", buffs=1)]}),
        foe=side(hand=["Stupefy", "Incinerate"], runes={"mind": 1, "fury": 3}, base=["Mega-Mech"]),
        turn_of=FOE,
    )
    assert table.might("Fiora, Victorious") == 5
    table.foe.play("Incinerate", on="Fiora, Victorious")
    assert len(table.events("recycled")) == 1, "Deflect"
    table.resolve()
    table.foe.move("Mega-Mech", to=MOOR)
    assert table.might("Fiora, Victorious") == 6, "Shield"


@card("Fiora, Victorious")
def test_fiora_victorious_has_none_of_them_with_four_might() -> None:
    table = Table(you=side(at={MOOR: ["Fiora, Victorious"]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MOOR)
    assert table.might("Fiora, Victorious") == 4
    for buffs, places in ((0, ["Your base"]), (1, [MEADOW, "Your base"])):
        ganking = Table(you=side(at={MOOR: [one("Fiora, Victorious", buffs=buffs)]}))
        assert options(ganking.you, "move", "Fiora, Victorious") == places


@card("Leona, Determined")
def test_leona_determined_stuns_an_enemy_unit_where_she_attacks() -> None:
    table = Table(you=side(base=["Leona, Determined"]),
                  foe=side(at={MOOR: ["Mega-Mech", "Petty Officer"], MEADOW: ["Daring Poro"]}))
    table.you.move("Leona, Determined", to=MOOR)
    assert asked(table.you) == ["Mega-Mech", "Petty Officer"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, table.thing("Petty Officer").stunned) == (True, False)


@card("Leona, Determined")
def test_leona_determined_defends_with_shield_and_stuns_nobody() -> None:
    table = Table(you=side(at={MOOR: ["Leona, Determined"]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MOOR)
    assert (table.might("Leona, Determined"), table.events("triggered")) == (5, [])


@card("Sett, Kingpin")
def test_sett_kingpin_counts_the_buffed_friendly_units_at_his_battlefield() -> None:
    table = Table(
        you=side(at={MOOR: [one("Sett, Kingpin", buffs=1), one("Daring Poro", buffs=1), "Petty Officer"]},
                 base=[one("Vanguard Sergeant", buffs=1)]),
        foe=side(at={MEADOW: [one("Mega-Mech", buffs=1)]}),
    )
    assert table.might("Sett, Kingpin") == 5 + 1 + 2
    table.you.move("Sett, Kingpin", to="base")
    assert table.might("Sett, Kingpin") == 5 + 1, "the base is no battlefield"


@card("Sett, Kingpin")
def test_sett_kingpin_takes_the_combat_damage_first() -> None:
    table = Table(you=side(at={MOOR: ["Sett, Kingpin", "Petty Officer"]}), foe=side(base=["Vanguard Sergeant"]),
                  turn_of=FOE)
    table.foe.move("Vanguard Sergeant", to=MOOR)
    table.pass_all()
    assert table.trash(FOE) == ["Vanguard Sergeant"]
    hit = [event for event in table.events("damaged") if event.subject == table.thing("Sett, Kingpin").id]
    assert sum(event.n for event in hit) == 4


@card("Shen, Kinkou")
def test_shen_kinkou_joins_a_combat_as_a_reaction_and_takes_the_damage_first() -> None:
    table = Table(you=side(hand=["Shen, Kinkou"], runes={"order": 3}, at={MOOR: ["Daring Poro"]}),
                  foe=side(base=["Vanguard Sergeant"], hand=["Stupefy"], deck=["Gust"], runes={"mind": 1}),
                  turn_of=FOE)
    table.foe.move("Vanguard Sergeant", to=MOOR)
    table.foe.play("Stupefy", on="Daring Poro")
    assert options(table.you, "play", "Shen, Kinkou") == [MOOR, "Your base"]
    table.you.play("Shen, Kinkou", to=MOOR)
    assert (table.thing("Shen, Kinkou").role, table.might("Shen, Kinkou")) == ("defender", 5)
    table.pass_all()
    hit = {table.state.objects[event.subject].card.name: event.n for event in table.events("damaged")
           if event.subject in table.state.objects}
    assert (hit["Shen, Kinkou"], hit.get("Daring Poro")) == (4, None)
    assert table.trash(FOE) == ["Stupefy", "Vanguard Sergeant"]


@card("Shen, Kinkou")
def test_shen_kinkou_is_not_played_to_a_battlefield_of_the_opponent() -> None:
    table = Table(you=side(hand=["Shen, Kinkou"], runes={"order": 3}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    table.you.move("Daring Poro", to=MOOR)
    table.you.play("Shen, Kinkou")
    assert table.where("Shen, Kinkou") == "base"
