"""Gear of Chaos in Origins, and units that move or are played from face down."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

KAYN = "Kayn, Unleashed"
YASUO = "Yasuo, Windrider"


# --- gear

@card("Pack of Wonders", "The Syren", "Fight or Flight")
def test_pack_of_wonders_returns_another_friendly_gear_unit_or_facedown_card() -> None:
    you = side(
        base=["Pack of Wonders", "The Syren"], at={MOOR: ["Daring Poro", "Pouty Poro"]},
        facedown={MOOR: ["Fight or Flight"]}, trash=["Fight or Flight"],
    )
    foe = side(base=["The Syren", "Recruit"])
    names = ["Daring Poro", "Fight or Flight", "Pouty Poro", "The Syren"]
    for name in names:
        table = Table(you=you, foe=foe)
        assert options(table.you, "use", "Pack of Wonders") == names
        table.you.use("Pack of Wonders", on=name)
        table.resolve()
        assert (table.hand(), table.thing("Pack of Wonders").exhausted) == ([name], True)
        assert table.trash() == ["Fight or Flight"]


@card("Pack of Wonders")
def test_pack_of_wonders_returns_neither_itself_nor_anything_of_an_opponent() -> None:
    alone = Table(you=side(base=["Pack of Wonders"]), foe=side(base=["The Syren", "Recruit"]))
    assert alone.you.offered("use") == set()
    tired = Table(you=side(base=["Pack of Wonders*", "Daring Poro"]))
    assert tired.you.offered("use") == set()


@card("The Syren")
def test_the_syren_brings_an_own_unit_home_from_a_battlefield() -> None:
    table = Table(
        you=side(base=["The Syren", "Pouty Poro"], at={MOOR: ["Daring Poro*"]}, runes={"calm": 1}),
        foe=side(at={MEADOW: ["Recruit"]}),
    )
    table.you.use("The Syren", on="Daring Poro")
    table.resolve()
    assert (table.where("Daring Poro"), table.ready_runes(), table.controller(MOOR)) == ("base", 0, -1)
    assert table.thing("Daring Poro").exhausted
    assert table.you.offered("use") == {"Calm Rune"}


@card("The Syren")
def test_the_syren_needs_energy_and_a_unit_at_a_battlefield() -> None:
    poor = Table(you=side(base=["The Syren"], at={MOOR: ["Daring Poro"]}))
    assert poor.you.why_not("use", "The Syren") == ["357"]
    idle = Table(you=side(base=["The Syren", "Daring Poro"], runes={"calm": 1}), foe=side(at={MOOR: ["Recruit"]}))
    assert idle.you.offered("use") == {"Calm Rune"}


@card("Treasure Trove")
def test_treasure_trove_kills_itself_for_a_card_and_a_rune() -> None:
    table = Table(you=side(base=["Treasure Trove"], deck=["Gust", "Flash"], runes={"chaos": 1}, rune_deck=2))
    table.you.use("Treasure Trove")
    table.resolve()
    assert (table.trash(), table.hand()) == (["Treasure Trove"], ["Gust"])
    assert [table.state.objects[id].exhausted for id in table.state.players[YOU].runes] == [True]
    assert len(table.events("channeled")) == 1


@card("Treasure Trove", "Pack of Wonders")
def test_treasure_trove_pays_for_going_to_a_hand_too_and_its_owner_cant_kill_it_for_another_power() -> None:
    table = Table(you=side(base=["Treasure Trove", "Pack of Wonders"], deck=["Gust"], runes={"order": 1}, rune_deck=1))
    assert table.you.offered("use") == {"Order Rune", "Pack of Wonders"}
    table.you.use("Pack of Wonders", on="Treasure Trove")
    table.resolve()
    assert (sorted(table.hand()), len(table.state.players[YOU].runes)) == (["Gust", "Treasure Trove"], 2)


@card("Treasure Trove", "Traveling Merchant")
def test_treasure_trove_discarded_from_the_hand_gives_nothing() -> None:
    table = Table(you=side(base=["Traveling Merchant"], hand=["Treasure Trove"], deck=["Gust"], rune_deck=1))
    table.you.move("Traveling Merchant", to=MOOR)
    table.resolve()
    assert (table.trash(), table.hand(), table.events("channeled")) == (["Treasure Trove"], ["Gust"], [])


@card("Seal of Discord")
def test_seal_of_discord_adds_one_chaos_power_as_a_reaction() -> None:
    table = Table(you=side(hand=["Gust"], base=["Seal of Discord"], runes={"calm": 1}),
                  foe=side(hand=["Incinerate"], runes={"fury": 2}, base=["Recruit"]), turn_of=FOE)
    assert table.open.seat == FOE
    mine = Table(you=side(hand=["Cemetery Attendant"], base=["Seal of Discord"], runes={"calm": 3}))
    mine.you.use("Seal of Discord")
    assert (mine.chain(), mine.thing("Seal of Discord").exhausted) == ([], True)
    assert [(r.kind, r.n) for r in mine.state.players[YOU].pool] == [("chaos", 1)]
    mine.you.play("Cemetery Attendant")
    assert (mine.where("Cemetery Attendant"), len(mine.state.players[YOU].runes)) == ("base", 3)


@card("Seal of Discord")
def test_seal_of_discord_costs_one_chaos_power_itself() -> None:
    table = Table(you=side(hand=["Seal of Discord"], runes={"chaos": 1}))
    table.you.play("Seal of Discord")
    assert (table.where("Seal of Discord"), len(table.state.players[YOU].runes)) == ("base", 0)
    poor = Table(you=side(hand=["Seal of Discord"], runes={"order": 1}))
    assert poor.you.why_not("play", "Seal of Discord") == ["357"]


# --- from face down

@card("Ember Monk", "Fight or Flight")
def test_ember_monk_gets_two_might_for_each_card_played_from_face_down() -> None:
    table = Table(
        you=side(base=["Ember Monk"], at={MOOR: ["Daring Poro"]}, facedown={MOOR: ["Fight or Flight"]},
                 hand=["Fight or Flight"], runes={"chaos": 2}),
        foe=side(at={MEADOW: ["Recruit"]}),
    )
    table.you.play("Fight or Flight", on="Recruit")
    table.resolve()
    assert table.might("Ember Monk") == 4
    table.you.play("Fight or Flight", on="Daring Poro")
    table.resolve()
    assert table.might("Ember Monk") == 6
    table.end_turn()
    assert table.might("Ember Monk") == 4


@card("Ember Monk", "Fight or Flight")
def test_ember_monk_gets_nothing_for_hiding_or_for_an_opponents_card() -> None:
    table = Table(
        you=side(base=["Ember Monk"], at={MOOR: ["Daring Poro"]}, hand=["Fight or Flight"], runes={"calm": 1}),
        foe=side(at={MEADOW: ["Recruit"]}, facedown={MEADOW: ["Fight or Flight"]}, deck=["Gust"] * 2),
    )
    table.you.hide("Fight or Flight", at=MOOR)
    assert table.might("Ember Monk") == 4
    table.end_turn()
    table.foe.play("Fight or Flight", on="Recruit")
    table.resolve()
    assert (table.where("Recruit"), table.might("Ember Monk")) == ("base", 4)


@card("Teemo, Scout")
def test_teemo_has_three_might_more_in_the_turn_in_which_he_comes_from_the_hand_or_face_down() -> None:
    hand = Table(you=side(hand=["Teemo, Scout"], runes={"chaos": 2}))
    hand.you.play("Teemo, Scout")
    hand.resolve()
    assert hand.might("Teemo, Scout") == 4
    hand.end_turn()
    assert hand.might("Teemo, Scout") == 1
    hidden = Table(
        you=side(facedown={MOOR: ["Teemo, Scout"]}, at={MOOR: ["Recruit"]}), foe=side(base=["Petty Officer"]),
        turn_of=FOE,
    )
    hidden.foe.move("Petty Officer", to=MOOR)
    hidden.foe.passes()
    hidden.you.play("Teemo, Scout")
    hidden.resolve()
    assert (hidden.where("Teemo, Scout"), hidden.might("Teemo, Scout")) == (MOOR, 4)


@card("Teemo, Scout")
def test_teemo_that_is_there_already_has_one_might() -> None:
    table = Table(you=side(base=["Teemo, Scout"], hand=["Recruit the Vanguard"], runes={"order": 6}))
    table.you.play("Recruit the Vanguard")
    table.resolve()
    assert (table.might("Teemo, Scout"), table.events("triggered")) == (1, [])


@card("Tideturner")
def test_tideturner_changes_places_with_an_own_unit_elsewhere() -> None:
    table = Table(
        you=side(hand=["Tideturner"], runes={"chaos": 2}, at={MOOR: ["Daring Poro*"]}, base=["Pouty Poro"]),
        foe=side(at={MEADOW: ["Recruit"]}),
    )
    table.you.play("Tideturner")
    table.you.choose("yes")
    table.resolve()
    assert (table.where("Tideturner"), table.where("Daring Poro")) == (MOOR, "base")
    assert [e.subject for e in table.events("moved")] == [table.thing("Tideturner").id, table.thing("Daring Poro").id]
    assert table.where("Pouty Poro") == "base"


@card("Tideturner")
def test_tideturner_may_stay_and_finds_nobody_at_its_own_location() -> None:
    stays = Table(you=side(hand=["Tideturner"], runes={"chaos": 2}, at={MOOR: ["Daring Poro"]}))
    stays.you.play("Tideturner")
    stays.you.choose("no")
    stays.resolve()
    assert (stays.where("Tideturner"), stays.events("moved")) == ("base", [])
    alone = Table(you=side(hand=["Tideturner"], runes={"chaos": 2}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Recruit"]}))
    alone.you.play("Tideturner")
    assert (alone.open.kind, alone.chain()) == ("act", [])


# --- what moves often

@card("Kayn, Unleashed", "Ride the Wind", "Fight or Flight")
def test_kayn_takes_no_damage_once_he_has_moved_twice_in_the_turn() -> None:
    table = Table(
        you=side(base=[KAYN], hand=["Ride the Wind", "Incinerate", "Incinerate"], runes={"chaos": 4, "fury": 4}),
        foe=side(at={MEADOW: ["Recruit"]}),
    )
    table.you.move(KAYN, to=MOOR)
    table.pass_all()
    table.you.play("Incinerate", on=KAYN)
    table.resolve()
    assert table.thing(KAYN).damage == 2
    table.you.play("Ride the Wind", on=KAYN, to="Your base")
    table.resolve()
    table.you.move(KAYN, to=MEADOW)
    table.you.play("Incinerate", on=KAYN)
    table.resolve()
    assert (table.thing(KAYN).damage, len(table.events("damaged"))) == (2, 1)
    table.pass_all()
    assert (table.where(KAYN), table.trash(FOE)) == (MEADOW, [])


@card("Kayn, Unleashed")
def test_kayn_moves_from_battlefield_to_battlefield_and_may_be_killed_all_the_same() -> None:
    table = Table(you=side(at={MOOR: [KAYN]}, hand=["Ride the Wind", "Blast of Power"], runes={"chaos": 3, "order": 6}))
    table.you.move(KAYN, to=MEADOW)
    table.pass_all()
    table.you.play("Ride the Wind", on=KAYN, to=MOOR)
    table.resolve()
    table.pass_all()
    table.you.play("Blast of Power", on=KAYN)
    table.resolve()
    assert table.where(KAYN) == "trash"


@card("Yasuo, Windrider", "Ride the Wind")
def test_yasuo_scores_one_point_the_third_time_he_moves_in_a_turn() -> None:
    table = Table(you=side(base=[YASUO], hand=["Ride the Wind"] * 3, runes={"chaos": 9}))
    table.you.move(YASUO, to=MOOR)
    table.pass_all()
    for place, points in (("Your base", 1), (MEADOW, 3), ("Your base", 3)):
        table.you.play("Ride the Wind", on=YASUO, to=place)
        table.pass_all()
        assert table.points() == (points, 0)
    assert (len(table.events("moved")), len(table.events("triggered"))) == (4, 1)


@card("Yasuo, Windrider", "Ride the Wind")
def test_yasuo_does_not_count_the_moves_of_others_or_of_the_turn_before() -> None:
    table = Table(you=side(base=[YASUO, "Daring Poro"], hand=["Ride the Wind"], runes={"chaos": 3}, controls=[MOOR]))
    table.you.move(YASUO, to=MOOR)
    table.you.play("Ride the Wind", on=YASUO, to="Your base")
    table.resolve()
    table.you.move("Daring Poro", to=MOOR)
    assert len(table.events("moved")) == 3
    assert table.events("triggered") == []
