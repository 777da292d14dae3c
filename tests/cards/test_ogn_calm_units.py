"""Units of Calm that do something when they are played, hold or conquer, or when others are stunned."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side


@card("Clockwork Keeper")
def test_clockwork_keeper_draws_only_if_the_additional_cost_was_paid() -> None:
    for paid in (True, False):
        table = Table(you=side(hand=["Clockwork Keeper"], runes={"calm": 3}, deck=["Gust"]))
        table.you.play("Clockwork Keeper", extra=["1 Calm"] if paid else [])
        assert bool(table.events("triggered")) == paid, "the condition is part of when it triggers"
        table.resolve()
        assert (table.hand(), len(table.state.players[YOU].runes)) == ((["Gust"], 2) if paid else ([], 3))


@card("Clockwork Keeper")
def test_clockwork_keeper_takes_no_other_domain_for_it() -> None:
    table = Table(you=side(hand=["Clockwork Keeper"], runes={"fury": 3}, deck=["Gust"]))
    table.you.play("Clockwork Keeper")
    assert (table.hand(), len(table.state.players[YOU].runes)) == ([], 3)


@card("Solari Shieldbearer")
def test_solari_shieldbearer_stuns_a_unit_when_played() -> None:
    table = Table(you=side(hand=["Solari Shieldbearer"], runes={"calm": 3}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.play("Solari Shieldbearer")
    assert asked(table.you) == ["Daring Poro", "Mega-Mech", "Solari Shieldbearer"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, table.thing("Daring Poro").stunned) == (True, False)
    table.you.move("Daring Poro", to=MOOR)
    table.pass_all()
    assert table.where("Daring Poro") == "base", "a stunned unit deals no combat damage"


@card("Solari Shieldbearer")
def test_solari_shieldbearer_alone_has_to_stun_itself() -> None:
    table = Table(you=side(hand=["Solari Shieldbearer"], runes={"calm": 3}))
    table.you.play("Solari Shieldbearer")
    table.resolve()
    assert table.thing("Solari Shieldbearer").stunned


@card("Adaptatron")
def test_adaptatron_may_kill_a_gear_when_it_conquers_and_is_buffed_then() -> None:
    table = Table(you=side(base=["Adaptatron", "Seal of Focus"]), foe=side(base=["Mask of Foresight"]))
    table.you.move("Adaptatron", to=MOOR)
    table.pass_all()
    table.you.choose("yes")
    assert asked(table.you) == ["Mask of Foresight", "Seal of Focus"]
    table.you.choose("Mask of Foresight")
    table.resolve()
    assert (table.trash(FOE), table.might("Adaptatron"), table.where("Seal of Focus")) == (
        ["Mask of Foresight"], 4, "base")


@card("Adaptatron")
def test_adaptatron_is_not_buffed_if_no_gear_is_killed() -> None:
    refused = Table(you=side(base=["Adaptatron", "Seal of Focus"]))
    refused.you.move("Adaptatron", to=MOOR)
    refused.pass_all()
    refused.you.choose("no")
    refused.resolve()
    assert (refused.might("Adaptatron"), refused.where("Seal of Focus")) == (3, "base")
    none = Table(you=side(base=["Adaptatron"]), foe=side(base=["Daring Poro"]))
    none.you.move("Adaptatron", to=MOOR)
    none.pass_all()
    assert (none.might("Adaptatron"), none.open.kind) == (3, "act")


@card("Eclipse Herald", "Rune Prison")
def test_eclipse_herald_readies_and_grows_for_each_enemy_unit_that_you_stun() -> None:
    table = Table(you=side(base=["Eclipse Herald*", "Daring Poro"], hand=["Rune Prison"], runes={"calm": 2}),
                  foe=side(base=["Mega-Mech"], deck=["Gust"]))
    table.you.play("Rune Prison", on="Mega-Mech")
    table.resolve()
    assert (table.thing("Eclipse Herald").exhausted, table.might("Eclipse Herald")) == (False, 8)
    table.end_turn()
    assert table.might("Eclipse Herald") == 7


@card("Eclipse Herald", "Rune Prison")
def test_eclipse_herald_minds_no_friendly_unit_and_no_stun_of_an_opponent() -> None:
    friend = Table(you=side(base=["Eclipse Herald*", "Daring Poro"], hand=["Rune Prison"], runes={"calm": 2}))
    friend.you.play("Rune Prison", on="Daring Poro")
    friend.resolve()
    theirs = Table(you=side(base=["Eclipse Herald*"]), foe=side(
        base=["Mega-Mech"], hand=["Rune Prison"], runes={"calm": 2}), turn_of=FOE)
    theirs.foe.play("Rune Prison", on="Mega-Mech")
    theirs.resolve()
    again = Table(you=side(base=["Eclipse Herald*"], hand=["Rune Prison"], runes={"calm": 2}),
                  foe=side(base=[one("Mega-Mech", stunned=True)]))
    again.you.play("Rune Prison", on="Mega-Mech")
    again.resolve()
    for table in (friend, theirs, again):
        assert (table.events("triggered"), table.might("Eclipse Herald")) == ([], 7)


@card("Poro Herder")
def test_poro_herder_is_buffed_and_draws_if_you_control_a_poro() -> None:
    table = Table(you=side(hand=["Poro Herder"], runes={"calm": 3}, at={MOOR: ["Stalwart Poro"]}, deck=["Gust"]))
    table.you.play("Poro Herder")
    table.resolve()
    assert (table.might("Poro Herder"), table.hand()) == (4, ["Gust"])


@card("Poro Herder")
def test_poro_herder_does_nothing_for_a_poro_that_you_do_not_control() -> None:
    table = Table(you=side(hand=["Poro Herder", "Daring Poro"], trash=["Stalwart Poro"], runes={"calm": 3},
                           deck=["Gust"]), foe=side(base=["Pouty Poro"]))
    table.you.play("Poro Herder")
    assert (table.events("triggered"), table.might("Poro Herder"), table.hand()) == ([], 3, ["Daring Poro"])


@card("Ahri, Alluring")
def test_ahri_scores_a_point_more_when_she_holds() -> None:
    you = side(at={MOOR: ["Ahri, Alluring"]}, deck=["Gust", "Flash"])
    table = Table(you=you, foe=side(deck=["Gust"]), turn_of=FOE)
    table.end_turn()
    assert table.points() == (2, 0)


@card("Ahri, Alluring")
def test_ahri_scores_nothing_more_when_others_hold_or_she_conquers() -> None:
    table = Table(you=side(at={MOOR: ["Daring Poro"]}, base=["Ahri, Alluring"], deck=["Gust"]), foe=side(deck=["Gust"]),
                  turn_of=FOE)
    table.end_turn()
    assert table.points() == (1, 0)
    table.you.move("Ahri, Alluring", to=MEADOW)
    table.pass_all()
    assert table.points() == (2, 0)


@card("Blitzcrank, Impassive")
def test_blitzcrank_pulls_an_enemy_to_the_battlefield_where_it_is_played() -> None:
    table = Table(you=side(hand=["Blitzcrank, Impassive"], runes={"calm": 5}, controls=[MOOR]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Vanguard Sergeant"]))
    table.you.play("Blitzcrank, Impassive", to=MOOR)
    table.you.choose("yes")
    assert asked(table.you) == ["Mega-Mech", "Vanguard Sergeant"]
    table.you.choose("Vanguard Sergeant")
    table.resolve()
    assert (table.where("Vanguard Sergeant"), table.thing("Blitzcrank, Impassive").role) == (MOOR, "defender")
    table.pass_all()
    assert (table.trash(FOE), table.where("Blitzcrank, Impassive")) == (["Vanguard Sergeant"], MOOR)


@card("Blitzcrank, Impassive")
def test_blitzcrank_pulls_nobody_from_the_base_or_when_it_may_not_be_bothered() -> None:
    for place, answer in (("Your base", ""), (MOOR, "no")):
        table = Table(you=side(hand=["Blitzcrank, Impassive"], runes={"calm": 5}, controls=[MOOR]),
                      foe=side(at={MEADOW: ["Mega-Mech"]}))
        assert options(table.you, "play", "Blitzcrank, Impassive") == [MOOR, "Your base"]
        table.you.play("Blitzcrank, Impassive", to=place)
        assert (table.open.kind == "may") == bool(answer)
        if answer:
            table.you.choose(answer)
            table.resolve()
        assert table.where("Mega-Mech") == MEADOW


@card("Blitzcrank, Impassive")
def test_blitzcrank_is_a_tank_that_goes_home_to_its_owners_hand_when_it_holds() -> None:
    table = Table(you=side(at={MOOR: ["Blitzcrank, Impassive", "Daring Poro"]}, deck=["Gust"]),
                  foe=side(base=["Playful Phantom"], deck=["Gust"]), turn_of=FOE)
    table.foe.move("Playful Phantom", to=MOOR)
    table.pass_all()
    assert table.trash() == ["Blitzcrank, Impassive"], "five damage to the tank first"
    alone = Table(you=side(at={MOOR: ["Blitzcrank, Impassive"]}, deck=["Gust"]), foe=side(deck=["Gust"]), turn_of=FOE)
    alone.end_turn()
    assert sorted(alone.hand()) == ["Blitzcrank, Impassive", "Gust"]
    assert (alone.points(), alone.controller(MOOR)) == ((1, 0), -1)


@card("Sona, Harmonious")
def test_sona_readies_up_to_four_friendly_runes_at_the_end_of_your_turn() -> None:
    table = Table(you=side(at={MOOR: ["Sona, Harmonious"]}, spent={"calm": 5}),
                  foe=side(spent={"fury": 2}, deck=["Gust"]))
    table.you.ends()
    assert asked(table.you) == ["Calm Rune"] * 5, "none of the opponent's"
    table.refuse(YOU, *table.open.keys[:5])
    table.you.choose(*table.open.keys[:4])
    table.resolve()
    assert table.ready_runes() == 4


@card("Sona, Harmonious")
def test_sona_readies_nothing_from_the_base_or_in_another_turn() -> None:
    for you, whose in ((side(base=["Sona, Harmonious"], spent={"calm": 1}, deck=["Gust"]), YOU),
                       (side(at={MOOR: ["Sona, Harmonious"]}, spent={"calm": 1}, deck=["Gust"]), FOE)):
        table = Table(you=you, foe=side(deck=["Gust"]), turn_of=whose)
        table.answer(whose, "end")
        assert table.events("triggered") == []


@card("Tasty Faefolk")
def test_tasty_faefolk_leaves_two_exhausted_runes_and_a_card() -> None:
    table = Table(you=side(base=["Tasty Faefolk"], deck=["Gust", "Flash"], runes={"calm": 1}),
                  foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move("Tasty Faefolk", to=MOOR)
    table.pass_all()
    assert (table.trash(), table.hand()) == (["Tasty Faefolk"], ["Gust"])
    assert (table.ready_runes(), len(table.state.players[YOU].runes)) == (1, 3)


@card("Tasty Faefolk")
def test_tasty_faefolk_enters_ready_for_its_price() -> None:
    for ready in (True, False):
        table = Table(you=side(hand=["Tasty Faefolk"], runes={"calm": 8}))
        table.you.play("Tasty Faefolk", accelerate=ready)
        assert table.thing("Tasty Faefolk").exhausted == (not ready)
        assert len(table.state.players[YOU].runes) == (7 if ready else 8)


@card("Yasuo, Remorseful")
def test_yasuo_deals_his_might_to_an_enemy_where_he_attacks() -> None:
    table = Table(you=side(base=[one("Yasuo, Remorseful", buffs=1)]),
                  foe=side(at={MOOR: ["Mega-Mech", "Vanguard Sergeant"], MEADOW: ["Playful Phantom"]}))
    table.you.move("Yasuo, Remorseful", to=MOOR)
    assert asked(table.you) == ["Mega-Mech", "Vanguard Sergeant"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing("Playful Phantom").damage) == (7, 0)


@card("Yasuo, Remorseful")
def test_yasuo_deals_nothing_while_he_defends() -> None:
    table = Table(you=side(base=["Vanguard Sergeant"]), foe=side(at={MOOR: ["Yasuo, Remorseful"]}))
    table.you.move("Vanguard Sergeant", to=MOOR)
    assert table.events("triggered") == []


@card("Whiteflame Protector")
def test_whiteflame_protector_gives_eight_might_to_a_unit_for_the_turn() -> None:
    table = Table(you=side(hand=["Whiteflame Protector"], runes={"calm": 8}, base=["Daring Poro"], deck=["Gust"]),
                  foe=side(base=["Stalwart Poro"], deck=["Gust"]))
    table.you.play("Whiteflame Protector")
    assert asked(table.you) == ["Daring Poro", "Stalwart Poro", "Whiteflame Protector"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Whiteflame Protector")) == (10, 8)
    table.end_turn()
    assert table.might("Daring Poro") == 2
