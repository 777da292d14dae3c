"""Units of Origins: what they do when they attack, move or are played."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

# --- attack triggers

@card("Crackshot Corsair")
def test_crackshot_corsair_deals_one_to_an_enemy_unit_where_it_attacks() -> None:
    table = Table(
        you=side(base=["Crackshot Corsair"]),
        foe=side(at={MOOR: ["Daring Poro", "Vanguard Sergeant"], MEADOW: ["Pouty Poro"]}),
    )
    table.you.move("Crackshot Corsair", to=MOOR)
    assert asked(table.you) == ["Daring Poro", "Vanguard Sergeant"]
    table.you.choose("Vanguard Sergeant")
    table.resolve()
    assert table.thing("Vanguard Sergeant").damage == 1
    assert table.open.kind == "focus"
    assert table.open.seat == YOU


@card("Crackshot Corsair")
def test_crackshot_corsair_does_nothing_at_a_battlefield_without_enemies() -> None:
    table = Table(you=side(base=["Crackshot Corsair"]), foe=side(at={MEADOW: ["Pouty Poro"]}))
    table.you.move("Crackshot Corsair", to=MOOR)
    assert table.chain() == []
    assert table.events("triggered") == []


@card("Crackshot Corsair")
def test_crackshot_corsair_triggers_not_while_defending() -> None:
    table = Table(you=side(base=["Vanguard Sergeant"]), foe=side(at={MOOR: ["Crackshot Corsair"]}))
    table.you.move("Vanguard Sergeant", to=MOOR)
    assert table.events("triggered") == []


@card("Crackshot Corsair")
def test_crackshot_corsair_whose_only_target_leaves_deals_nothing() -> None:
    table = Table(
        you=side(base=["Crackshot Corsair"]), foe=side(hand=["Flash"], runes={"chaos": 2}, at={MOOR: ["Daring Poro"]})
    )
    table.you.move("Crackshot Corsair", to=MOOR)
    table.foe.play("Flash", on=["Daring Poro"])
    table.resolve()
    assert table.where("Daring Poro") == "base"
    assert table.thing("Daring Poro").damage == 0
    assert table.events("damaged") == []


@card("Crackshot Corsair", "Pouty Poro")
def test_crackshot_corsair_pays_for_deflect_or_its_trigger_leaves_the_chain() -> None:
    table = Table(you=side(base=["Crackshot Corsair"], runes={"body": 1}), foe=side(at={MOOR: ["Pouty Poro"]}))
    table.you.move("Crackshot Corsair", to=MOOR)
    assert table.open.kind == "may"
    table.you.choose("no")
    assert table.chain() == []
    assert table.thing("Pouty Poro").damage == 0
    broke = Table(you=side(base=["Crackshot Corsair"]), foe=side(at={MOOR: ["Pouty Poro"]}))
    broke.you.move("Crackshot Corsair", to=MOOR)
    assert broke.open.kind == "focus"
    assert broke.events("fizzled")


@card("Dune Drake")
def test_dune_drake_gets_two_might_against_a_ready_enemy_and_none_against_an_exhausted_one() -> None:
    ready = Table(you=side(base=["Dune Drake"]), foe=side(at={MOOR: ["Mega-Mech", "Daring Poro*"]}))
    ready.you.move("Dune Drake", to=MOOR)
    assert ready.might("Dune Drake") == 5
    ready.resolve()
    assert ready.might("Dune Drake") == 7
    tired = Table(you=side(base=["Dune Drake"]), foe=side(at={MOOR: ["Mega-Mech*"]}, base=["Daring Poro"]))
    tired.you.move("Dune Drake", to=MOOR)
    tired.resolve()
    assert tired.might("Dune Drake") == 5


@card("Dune Drake")
def test_dune_drake_looks_for_a_ready_enemy_when_its_trigger_resolves() -> None:
    table = Table(
        you=side(base=["Dune Drake"]),
        foe=side(hand=["Flash"], runes={"chaos": 2}, at={MOOR: ["Mega-Mech*", "Daring Poro"]}),
    )
    table.you.move("Dune Drake", to=MOOR)
    assert table.chain() == ["Dune Drake"]
    table.foe.play("Flash", on=["Daring Poro"])
    table.resolve()
    assert table.might("Dune Drake") == 5


@card("Dune Drake")
def test_dune_drake_keeps_its_two_might_after_the_combat_until_the_turn_ends() -> None:
    lux = "Lux, Lady of Luminosity"
    table = Table(you=side(base=["Dune Drake"], legend=lux), foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    table.you.move("Dune Drake", to=MOOR)
    table.pass_all()
    assert table.where("Dune Drake") == MOOR
    assert table.might("Dune Drake") == 7
    table.end_turn()
    assert table.might("Dune Drake") == 5


# --- play triggers

@card("First Mate")
def test_first_mate_readies_another_unit_of_either_side() -> None:
    table = Table(
        you=side(hand=["First Mate"], runes={"body": 3}, base=["Daring Poro*"], at={MOOR: ["Petty Officer*"]}),
        foe=side(base=["Pouty Poro"]),
    )
    table.you.play("First Mate")
    assert asked(table.you) == ["Daring Poro", "Petty Officer", "Pouty Poro"]
    table.you.choose("Petty Officer")
    table.resolve()
    assert not table.thing("Petty Officer").exhausted
    assert table.thing("Daring Poro").exhausted
    assert table.thing("First Mate").exhausted


@card("First Mate")
def test_first_mate_alone_readies_nothing_not_even_itself() -> None:
    table = Table(you=side(hand=["First Mate"], runes={"body": 3}))
    table.you.play("First Mate")
    assert table.open.kind == "act"
    assert table.thing("First Mate").exhausted


@card("Faithful Manufactor", "Recruit")
def test_faithful_manufactor_plays_a_recruit_where_it_is() -> None:
    table = Table(you=side(hand=["Faithful Manufactor"], runes={"order": 3}, at={MOOR: ["Daring Poro"]}))
    assert options(table.you, "play", "Faithful Manufactor") == [MOOR, "Your base"]
    table.you.play("Faithful Manufactor", to=MOOR)
    table.resolve()
    assert (table.where("Faithful Manufactor"), table.where("Recruit")) == (MOOR, MOOR)
    assert table.might("Recruit") == 1
    assert table.thing("Recruit").exhausted


@card("Faithful Manufactor")
def test_faithful_manufactor_plays_no_recruit_when_it_is_gone_before() -> None:
    table = Table(you=side(hand=["Faithful Manufactor"], runes={"order": 3}, at={MOOR: ["Daring Poro"]}),
                  foe=side(hand=["Gust"], runes={"chaos": 1}))
    table.you.play("Faithful Manufactor", to=MOOR)
    table.foe.play("Gust", on="Faithful Manufactor")
    table.resolve()
    assert table.hand() == ["Faithful Manufactor"]
    assert not [o for o in table.state.objects.values() if o.card.name == "Recruit"]


@card("Recruit")
def test_a_recruit_is_a_one_might_token_that_vanishes_when_it_dies_or_goes_to_a_hand() -> None:
    table = Table(you=side(hand=["Incinerate", "Gust"], runes={"fury": 3}), foe=side(at={MOOR: ["Recruit", "Recruit"]}))
    assert table.might("Recruit") == 1
    table.you.play("Incinerate", on="Recruit")
    table.resolve()
    assert table.trash(FOE) == []
    table.you.play("Gust")
    table.resolve()
    assert table.hand(FOE) == []
    assert not [o for o in table.state.objects.values() if o.card.name == "Recruit"]


@card("Noxian Drummer", "Recruit")
def test_noxian_drummer_brings_a_recruit_to_the_battlefield_it_moves_to() -> None:
    table = Table(you=side(base=["Noxian Drummer"]))
    table.you.move("Noxian Drummer", to=MOOR)
    table.resolve()
    assert table.where("Recruit") == MOOR
    assert table.thing("Recruit").exhausted
    table.pass_all()
    assert table.points() == (1, 0)


@card("Noxian Drummer", "Recruit")
def test_noxian_drummers_recruit_joins_the_attack() -> None:
    table = Table(you=side(base=["Noxian Drummer"]), foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    table.you.move("Noxian Drummer", to=MOOR)
    table.resolve()
    assert table.thing("Recruit").role == "attacker"
    table.pass_all()
    assert table.trash(FOE) == ["Vanguard Sergeant"]
    assert table.trash() == ["Noxian Drummer"]


@card("Noxian Drummer")
def test_noxian_drummer_moving_to_the_base_brings_nobody() -> None:
    table = Table(you=side(at={MOOR: ["Noxian Drummer"]}))
    table.you.move("Noxian Drummer", to="base")
    assert table.open.kind == "act"
    assert table.events("triggered") == []


@card("Mystic Poro")
def test_mystic_poro_looks_at_the_top_card_which_may_be_recycled() -> None:
    table = Table(you=side(hand=["Mystic Poro"], deck=["Gust", "Flash"], runes={"chaos": 2}))
    table.you.play("Mystic Poro")
    table.resolve()
    assert table.open.kind == "recycle"
    assert "Gust" in table.open.prompt
    table.you.choose("recycle")
    assert [c.name for c in table.state.players[YOU].deck] == ["Gust", "Flash"]


@card("Mystic Poro")
def test_mystic_poro_may_leave_the_card_on_top() -> None:
    table = Table(you=side(hand=["Mystic Poro"], deck=["Gust", "Flash"], runes={"chaos": 2}))
    table.you.play("Mystic Poro")
    table.resolve()
    table.you.choose("keep")
    assert [c.name for c in table.state.players[YOU].deck] == ["Flash", "Gust"]


@card("Mystic Poro")
def test_vision_with_an_empty_deck_shows_nothing_and_burns_nobody_out() -> None:
    table = Table(you=side(hand=["Mystic Poro"], runes={"chaos": 2}))
    table.you.play("Mystic Poro")
    table.resolve()
    assert table.open.kind == "act"
    assert table.points() == (0, 0)


@card("Sneaky Deckhand")
def test_sneaky_deckhand_enters_an_open_battlefield_and_conquers_it_after_a_showdown() -> None:
    table = Table(you=side(hand=["Sneaky Deckhand"], runes={"chaos": 3}))
    assert options(table.you, "play", "Sneaky Deckhand") == [MEADOW, MOOR, "Your base"]
    table.you.play("Sneaky Deckhand", to=MOOR)
    assert table.open.kind == "focus"
    assert table.open.seat == YOU
    table.pass_all()
    assert table.controller(MOOR) == YOU
    assert table.points() == (1, 0)


@card("Sneaky Deckhand")
def test_sneaky_deckhand_may_not_enter_an_occupied_or_controlled_battlefield_of_the_opponent() -> None:
    table = Table(
        you=side(hand=["Sneaky Deckhand", "Daring Poro"], runes={"chaos": 3}), foe=side(at={MOOR: ["Pouty Poro"]})
    )
    assert options(table.you, "play", "Sneaky Deckhand") == [MEADOW, "Your base"]
    both = Table(
        you=side(hand=["Sneaky Deckhand"], runes={"chaos": 3}, at={MOOR: ["Daring Poro"]}),
        foe=side(at={MEADOW: ["Pouty Poro"]}),
    )
    assert options(both.you, "play", "Sneaky Deckhand") == [MOOR, "Your base"]


@card("Daring Poro")
def test_a_unit_without_permission_is_not_offered_an_open_battlefield() -> None:
    table = Table(you=side(hand=["Daring Poro"], runes={"order": 2}))
    assert not {MOOR, MEADOW} & set(options(table.you, "play", "Daring Poro"))
    table.you.play("Daring Poro")
    assert table.where("Daring Poro") == "base"


@card("Sai Scout")
def test_sai_scout_enters_an_open_battlefield_with_vision_before_the_showdown() -> None:
    table = Table(you=side(hand=["Sai Scout"], deck=["Gust", "Flash"], runes={"chaos": 6}))
    table.you.play("Sai Scout", to=MOOR)
    table.resolve()
    assert table.open.kind == "recycle"
    table.you.choose("recycle")
    assert table.open.kind == "focus"
    table.pass_all()
    assert table.where("Sai Scout") == MOOR
    assert table.controller(MOOR) == YOU


@card("Traveling Merchant")
def test_traveling_merchant_discards_one_then_draws_one_on_each_move() -> None:
    table = Table(you=side(base=["Traveling Merchant"], hand=["Gust", "Flash"], deck=["Stupefy", "Mobilize"]))
    table.you.move("Traveling Merchant", to=MOOR)
    table.resolve()
    assert asked(table.you) == ["Flash", "Gust"]
    table.you.choose("Gust")
    assert table.trash() == ["Gust"]
    assert table.hand() == ["Flash", "Stupefy"]
    table.pass_all()
    assert table.points() == (1, 0)


@card("Traveling Merchant")
def test_traveling_merchant_without_a_hand_draws_all_the_same_also_moving_home() -> None:
    table = Table(you=side(at={MOOR: ["Traveling Merchant"]}, deck=["Stupefy", "Mobilize"]))
    table.you.move("Traveling Merchant", to="base")
    table.resolve()
    assert table.hand() == ["Stupefy"]
    assert table.trash() == []


@card("Traveling Merchant", "Flash")
def test_traveling_merchant_counts_a_move_by_a_spell() -> None:
    table = Table(
        you=side(at={MOOR: ["Traveling Merchant"]}, hand=["Flash", "Gust"], deck=["Stupefy"], runes={"chaos": 2})
    )
    table.you.play("Flash", on=["Traveling Merchant"])
    table.resolve()
    assert table.where("Traveling Merchant") == "base"
    assert table.hand() == ["Stupefy"]
    assert sorted(table.trash()) == ["Flash", "Gust"]


@card("Traveling Merchant", "Highlander")
def test_traveling_merchant_counts_no_recall() -> None:
    table = Table(
        you=side(at={MOOR: ["Traveling Merchant"]}, hand=["Highlander", "Gust"], deck=["Stupefy"], runes={"calm": 4}),
        foe=side(base=["Mega-Mech"]), turn_of=FOE,
    )
    table.foe.move("Mega-Mech", to=MOOR)
    table.foe.passes()
    table.you.play("Highlander", on="Traveling Merchant")
    table.pass_all()
    assert table.where("Traveling Merchant") == "base"
    assert table.hand() == ["Gust"]
    assert table.trash() == ["Highlander"]


@card("Maddened Marauder")
def test_maddened_marauder_moves_a_unit_of_either_side_from_a_battlefield_to_its_base() -> None:
    table = Table(
        you=side(hand=["Maddened Marauder"], runes={"chaos": 5}, at={MEADOW: ["Pouty Poro"]}, base=["Petty Officer"]),
        foe=side(at={MOOR: ["Mega-Mech"]}, base=["Daring Poro"]),
    )
    table.you.play("Maddened Marauder")
    assert asked(table.you) == ["Mega-Mech", "Pouty Poro"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert table.where("Mega-Mech", FOE) == "base"
    assert table.thing("Mega-Mech").place == -2
    assert table.controller(MOOR) == -1


@card("Maddened Marauder")
def test_maddened_marauder_may_have_to_move_itself() -> None:
    table = Table(you=side(hand=["Maddened Marauder"], runes={"chaos": 5}, controls=[MOOR]))
    table.you.play("Maddened Marauder", to=MOOR)
    table.resolve()
    assert table.where("Maddened Marauder") == "base"
    assert table.controller(MOOR) == -1


@card("Maddened Marauder")
def test_maddened_marauder_without_a_unit_at_a_battlefield_just_enters() -> None:
    table = Table(you=side(hand=["Maddened Marauder"], runes={"chaos": 5}))
    table.you.play("Maddened Marauder")
    assert table.open.kind == "act"
    assert table.where("Maddened Marauder") == "base"


# --- conquer triggers

@card("Kai'Sa, Evolutionary", "Stupefy", "Falling Comet", "Singularity")
def test_kaisa_plays_a_spell_from_the_trash_that_costs_less_than_the_points_and_recycles_it() -> None:
    table = Table(
        you=side(
            base=["Kai'Sa, Evolutionary"], trash=["Stupefy", "Falling Comet", "Vanguard Sergeant"], deck=["Gust"],
            points=4,
        ),
        foe=side(base=["Daring Poro"], trash=["Gust"]),
    )
    table.you.move("Kai'Sa, Evolutionary", to=MOOR)
    table.pass_all()
    table.you.choose("yes")
    assert table.points() == (5, 0)
    assert table.events("chose")[-1].subject == table.thing("Stupefy", YOU, "trash").id, (
        "five points: not what costs five"
    )
    table.resolve()
    assert asked(table.you) == ["Daring Poro", "Kai'Sa, Evolutionary"]
    table.you.choose("Kai'Sa, Evolutionary")
    table.resolve()
    assert (table.might("Kai'Sa, Evolutionary"), table.hand()) == (5, ["Gust"])
    assert (table.where("Stupefy"), table.trash()) == ("deck", ["Falling Comet", "Vanguard Sergeant"])


@card("Kai'Sa, Evolutionary", "Singularity")
def test_kaisa_without_the_power_plays_nothing_and_the_spell_stays() -> None:
    table = Table(
        you=side(base=["Kai'Sa, Evolutionary"], trash=["Singularity"], points=6), foe=side(base=["Daring Poro"])
    )
    table.you.move("Kai'Sa, Evolutionary", to=MOOR)
    table.pass_all()
    table.you.choose("yes")
    table.resolve()
    table.you.choose()
    table.resolve()
    assert (table.trash(), table.chain(), table.events("recycled")) == (["Singularity"], [], [])


@card("Kai'Sa, Evolutionary")
def test_kaisa_may_leave_it_or_find_nothing() -> None:
    for trash, answer in ((["Stupefy"], "no"), (["Falling Comet"], "")):
        table = Table(you=side(base=["Kai'Sa, Evolutionary"], trash=trash, points=4), foe=side())
        table.you.move("Kai'Sa, Evolutionary", to=MOOR)
        table.pass_all()
        assert (table.open.kind == "may") == bool(answer)
        if answer:
            table.you.choose(answer)
        assert (table.trash(), table.chain(), table.open.kind) == (trash, [], "act")
