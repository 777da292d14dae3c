"""Cards of both sets together: Deflect counted, auras at boundaries, triggers whose source left."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MOOR, YOU, Table, side

PEAK, FORT, GATE, CAMP = "Startipped Peak", "Fortified Position", "Void Gate", "Trifarian War Camp"
PLAIN = [PEAK, FORT]


@card("Pouty Poro", "Singularity")
def test_deflect_is_due_for_each_of_two_targets_that_have_it() -> None:
    you = side(hand=["Singularity"], runes={"mind": 6})
    table = Table(you=you, foe=side(base=["Pouty Poro", "Pouty Poro"]))
    table.you.play("Singularity", on=["Pouty Poro", "Pouty Poro"])
    assert len(table.events("recycled")) == 4
    table.resolve()
    assert table.trash(FOE) == ["Pouty Poro", "Pouty Poro"]
    short = Table(you=side(hand=["Singularity"], runes={"mind": 3}, base=["Lux, Crownguard", "Lux, Crownguard"]),
                  foe=side(base=["Pouty Poro", "Pouty Poro", "Recruit"]))
    assert options(short.you, "play", "Singularity").count("Pouty Poro") == 2
    assert options(short.you, "play", "Singularity", "Pouty Poro") == [
        "Done", "Lux, Crownguard", "Lux, Crownguard", "Recruit",
    ]


@card("Pouty Poro", "Crackshot Corsair")
def test_a_trigger_that_chooses_deflect_hits_when_it_is_paid_for() -> None:
    table = Table(
        you=side(base=["Crackshot Corsair"], runes={"calm": 1}), foe=side(at={MOOR: ["Pouty Poro", "Petty Officer"]})
    )
    table.you.move("Crackshot Corsair", to=MOOR)
    table.you.choose("Pouty Poro")
    assert table.open.kind == "may"
    table.you.choose("pay")
    table.resolve()
    assert table.thing("Pouty Poro").damage == 1
    assert table.state.players[YOU].runes == []


@card("Crackshot Corsair")
def test_crackshot_corsair_that_left_finds_no_target_here_any_more() -> None:
    table = Table(
        you=side(base=["Crackshot Corsair"]),
        foe=side(at={MOOR: ["Vanguard Sergeant"]}, hand=["Gust"], runes={"chaos": 1}),
    )
    table.you.move("Crackshot Corsair", to=MOOR)
    table.foe.play("Gust", on="Crackshot Corsair")
    table.resolve()
    assert table.thing("Vanguard Sergeant").damage == 0
    table.pass_all()
    assert table.controller(MOOR) == FOE


@card("Crackshot Corsair")
def test_crackshot_corsair_that_kills_the_only_defender_conquers() -> None:
    table = Table(you=side(base=["Crackshot Corsair"]), foe=side(at={MOOR: ["Recruit"]}))
    table.you.move("Crackshot Corsair", to=MOOR)
    table.pass_all()
    assert table.controller(MOOR) == YOU
    assert table.points() == (1, 0)
    assert table.thing("Crackshot Corsair").damage == 0


@card("Noxian Drummer")
def test_noxian_drummer_that_left_brings_no_recruit() -> None:
    table = Table(you=side(base=["Noxian Drummer"]), foe=side(hand=["Gust"], runes={"chaos": 1}))
    table.you.move("Noxian Drummer", to=MOOR)
    table.foe.play("Gust", on="Noxian Drummer")
    table.pass_all()
    assert not [o for o in table.state.objects.values() if o.card.name == "Recruit"]
    assert table.controller(MOOR) == -1


@card("Maddened Marauder", "Traveling Merchant")
def test_an_opponents_traveling_merchant_that_is_moved_makes_its_own_controller_discard_and_draw() -> None:
    table = Table(you=side(hand=["Maddened Marauder", "Gust"], runes={"chaos": 5}, deck=["Flash"]),
                  foe=side(at={MOOR: ["Traveling Merchant"]}, hand=["Stupefy"], deck=["Mobilize"]))
    table.you.play("Maddened Marauder")
    table.resolve()
    assert table.hand(FOE) == ["Mobilize"]
    assert table.trash(FOE) == ["Stupefy"]
    assert table.hand() == ["Gust"]


@card("Maddened Marauder")
def test_maddened_marauder_misses_a_unit_that_went_home_before() -> None:
    table = Table(you=side(hand=["Maddened Marauder"], runes={"chaos": 5}),
                  foe=side(at={MOOR: ["Daring Poro"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.play("Maddened Marauder")
    table.foe.play("Flash", on=["Daring Poro"])
    table.resolve()
    assert len(table.events("moved")) == 1


@card("Trifarian War Camp", "Gust")
def test_gust_counts_the_might_that_trifarian_war_camp_gives() -> None:
    table = Table(you=side(hand=["Gust"], runes={"chaos": 1}), battlefields=[CAMP, PEAK],
                  foe=side(at={CAMP: ["Eager Apprentice", "Daring Poro"], PEAK: ["Eager Apprentice"]}))
    found = [table.state.objects[o.subject] for o in table.you.draft(table.you._first("play", "Gust")).options]
    assert [(thing.card.name, table.state.objects[thing.place].card.name) for thing in found] == [
        ("Daring Poro", CAMP),
        ("Eager Apprentice", PEAK),
    ]


@card("Trifarian War Camp", "Stupefy")
def test_stupefy_lowers_a_recruit_from_two_to_one_at_trifarian_war_camp() -> None:
    table = Table(
        you=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), battlefields=[CAMP, PEAK],
        foe=side(at={CAMP: ["Recruit"]}),
    )
    table.you.play("Stupefy")
    table.resolve()
    assert table.might("Recruit") == 1


@card("Void Gate", "Disintegrate")
def test_disintegrate_draws_for_four_might_at_void_gate() -> None:
    table = Table(
        you=side(hand=["Disintegrate"], runes={"fury": 4}, deck=["Gust"]), foe=side(at={GATE: ["Vanguard Sergeant"]}),
        battlefields=[GATE, PEAK],
    )
    table.you.play("Disintegrate")
    table.resolve()
    assert table.hand() == ["Gust"]


@card("Annie, Fiery", "Gust")
def test_annie_fiery_adds_nothing_when_she_left_before_the_spell_resolves() -> None:
    table = Table(you=side(hand=["Incinerate"], runes={"fury": 2}, at={FORT: ["Annie, Fiery"]}), battlefields=PLAIN,
                  foe=side(at={PEAK: ["Mega-Mech"]}, hand=["Stupefy", "Gust"], runes={"chaos": 2}, deck=["Gust"]))
    table.you.play("Incinerate", on="Mega-Mech")
    table.foe.play("Stupefy", on="Annie, Fiery")
    table.you.passes()
    assert table.might("Annie, Fiery") == 3
    table.you.passes()
    table.foe.play("Gust", on="Annie, Fiery")
    table.resolve()
    assert table.hand() == ["Annie, Fiery"]
    assert table.thing("Mega-Mech").damage == 2


@card("Recruit the Vanguard")
def test_recruit_the_vanguard_is_not_offered_the_battlefield_that_its_player_attacks() -> None:
    table = Table(
        you=side(hand=["Recruit the Vanguard"], runes={"order": 6}, base=["Daring Poro"], at={FORT: ["Pouty Poro"]}),
        battlefields=PLAIN, foe=side(at={PEAK: ["Petty Officer"]}),
    )
    table.you.move("Daring Poro", to=PEAK)
    table.you.play("Recruit the Vanguard")
    table.resolve()
    assert asked(table.you) == [FORT, "Your base"]
    for _ in range(4):
        table.you.choose(FORT)
    assert (table.open.kind, table.open.seat) == ("focus", FOE)
    assert [o.role for o in table.state.objects.values() if o.card.name == "Recruit"] == [""] * 4


@card("Cannon Barrage")
def test_cannon_barrage_hits_nobody_in_a_showdown_without_combat() -> None:
    table = Table(
        you=side(hand=["Cannon Barrage"], runes={"body": 2}, base=["Recruit"]), foe=side(at={FORT: ["Pouty Poro"]}),
        battlefields=PLAIN,
    )
    table.you.move("Recruit", to=PEAK)
    table.you.play("Cannon Barrage")
    table.resolve()
    assert table.events("damaged") == []
    assert (table.open.kind, table.open.seat) == ("focus", FOE)


@card("Confront", "Sneaky Deckhand")
def test_after_confront_sneaky_deckhand_enters_an_open_battlefield_ready() -> None:
    table = Table(you=side(hand=["Confront", "Sneaky Deckhand"], runes={"body": 2, "chaos": 3}, deck=["Gust"]))
    table.you.play("Confront")
    table.resolve()
    table.you.play("Sneaky Deckhand", to=MOOR)
    table.pass_all()
    assert table.controller(MOOR) == YOU
    assert table.you.offered("move") == {"Sneaky Deckhand"}


@card("Yi, Meditative", "Mobilize")
def test_mobilize_brings_yi_meditative_his_eighth_rune() -> None:
    table = Table(you=side(base=["Yi, Meditative"], hand=["Mobilize"], runes={"body": 7}))
    assert table.might("Yi, Meditative") == 4
    table.you.play("Mobilize")
    table.resolve()
    assert table.might("Yi, Meditative") == 8


@card("Fortified Position", "Master Yi, Wuju Bladesman", "Stalwart Poro")
def test_shields_add_up_with_master_yi_and_fortified_position() -> None:
    table = Table(
        you=side(base=["Mega-Mech"]), foe=side(at={FORT: ["Stalwart Poro"]}, legend="Master Yi, Wuju Bladesman"),
        battlefields=[FORT, PEAK],
    )
    table.you.move("Mega-Mech", to=FORT)
    table.foe.choose("Stalwart Poro")
    table.resolve()
    assert table.might("Stalwart Poro") == 2 + 1 + 2 + 2


@card("Lux, Crownguard")
def test_a_payment_by_hand_may_leave_lux_crownguard_ready() -> None:
    table = Table(
        you=side(hand=["Incinerate"], base=["Lux, Crownguard"], runes={"fury": 2}), foe=side(at={MOOR: ["Recruit"]})
    )
    path = [table.you._first("play", "Incinerate"), "pay:hand"]
    while (question := table.you.draft(*path)).kind == "pay":
        assert "Lux, Crownguard" in [table.you._name(o.subject) for o in question.options] or len(path) > 2
        path.append(
            next(o.key for o in question.options if table.you._name(o.subject) == "Fury Rune" and o.key.endswith(":0"))
        )
    table.answer(YOU, *path, "confirm")
    assert not table.thing("Lux, Crownguard").exhausted
    assert table.ready_runes() == 0


@card("Crackshot Corsair", "Fortified Position")
def test_the_defenders_fortified_position_is_placed_last_and_resolves_before_the_attackers_trigger() -> None:
    table = Table(
        you=side(base=["Crackshot Corsair"]), foe=side(at={FORT: ["Petty Officer"]}), battlefields=[FORT, PEAK]
    )
    table.you.move("Crackshot Corsair", to=FORT)
    table.foe.choose("Petty Officer")
    assert table.chain() == ["Crackshot Corsair", "Fortified Position"]
    table.you.passes()
    assert table.chain() == ["Crackshot Corsair"]
    assert table.might("Petty Officer") == 7
    table.resolve()
    assert table.thing("Petty Officer").damage == 1
    assert (table.open.kind, table.open.seat) == ("focus", YOU)


@card("Faithful Manufactor", "Flash")
def test_faithful_manufactors_recruit_enters_where_its_maker_is_by_then() -> None:
    table = Table(
        you=side(hand=["Faithful Manufactor", "Flash"], runes={"order": 3, "chaos": 2}, at={MOOR: ["Daring Poro"]})
    )
    table.you.play("Faithful Manufactor", to=MOOR, keep=True)
    table.you.play("Flash", on=["Faithful Manufactor"])
    table.resolve()
    assert (table.where("Faithful Manufactor"), table.where("Recruit")) == ("base", "base")


@card("Lux, Illuminated", "Lux, Lady of Luminosity")
def test_both_luxes_trigger_for_one_spell_in_the_order_that_their_player_picks() -> None:
    table = Table(
        you=side(
            legend="Lux, Lady of Luminosity", hand=["Falling Comet"], base=["Lux, Illuminated"], runes={"mind": 5},
            deck=["Gust"],
        ),
        foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    table.you.play("Falling Comet")
    table.resolve()
    assert (table.open.kind, table.open.least) == ("order", 2)
    table.you.choose("Lux, Illuminated", "Lux, Lady of Luminosity")
    assert table.chain() == ["Lux, Illuminated", "Lux, Lady of Luminosity"]
    table.resolve()
    assert table.hand() == ["Gust"]
    assert table.might("Lux, Illuminated") == 8


@card("Chaos Rune")
def test_using_a_rune_on_a_chain_passes_no_priority() -> None:
    table = Table(
        you=side(hand=["Gust"], runes={"chaos": 2}),
        foe=side(hand=["Mobilize"], runes={"body": 2}, at={MOOR: ["Recruit"]}), turn_of=FOE,
    )
    table.foe.play("Mobilize")
    table.you.use("Chaos Rune")
    assert (table.open.kind, table.open.seat, table.chain()) == ("priority", YOU, ["Mobilize"])
    table.you.play("Gust")
    assert table.ready_runes() == 1


@card("Eager Apprentice", "Gust")
def test_eager_apprentices_discount_counts_when_the_spell_is_played_and_not_after() -> None:
    table = Table(
        you=side(
            hand=["Meditation", "Meditation"], runes={"calm": 2}, deck=["Flash", "Stupefy"],
            at={MOOR: ["Eager Apprentice"]},
        ),
        foe=side(hand=["Gust"], runes={"chaos": 1}),
    )
    table.you.play("Meditation")
    table.foe.play("Gust")
    table.resolve()
    assert "Flash" in table.hand()
    assert table.ready_runes() == 1
    assert table.you.why_not("play", "Meditation") == ["357"]
