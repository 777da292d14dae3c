"""What official rulings and the rulebook's examples say about these cards."""
from __future__ import annotations

from tests.cards.naming import card
from tests.table import FOE, MOOR, YOU, Table, side

PEAK, FORT, CAMP = "Startipped Peak", "Fortified Position", "Trifarian War Camp"
LUX, GAREN = "Lux, Lady of Luminosity", "Garen, Might of Demacia"


@card("Garen, Commander")
def test_a_recruit_is_healed_before_it_loses_the_might_of_garen_who_died_beside_it() -> None:
    table = Table(you=side(base=["Stormclaw Ursine"]), foe=side(at={MOOR: ["Garen, Commander", "Recruit"]}))
    table.you.move("Stormclaw Ursine", to=MOOR)
    table.pass_all()
    table.you.choose("Garen, Commander")
    assert table.trash(FOE) == ["Garen, Commander"]
    assert table.where("Recruit") == MOOR
    assert table.might("Recruit") == 1
    assert table.thing("Recruit").damage == 0


@card("Stupefy", "Trifarian War Camp")
def test_a_recruit_stupefied_at_trifarian_war_camp_has_no_might_left_elsewhere_and_lives() -> None:
    table = Table(
        you=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"], at={CAMP: ["Recruit"]}, legend=LUX),
        battlefields=[CAMP, PEAK], foe=side(legend=LUX),
    )
    table.you.play("Stupefy")
    table.resolve()
    table.you.move("Recruit", to="base")
    assert table.might("Recruit") == 0
    assert table.where("Recruit") == "base"
    table.end_turn()
    assert table.might("Recruit") == 1


@card("Stupefy", "Trifarian War Camp", "Flash")
def test_a_unit_without_might_deals_nothing_in_combat_and_dies_of_one_damage() -> None:
    table = Table(you=side(hand=["Stupefy", "Flash"], runes={"mind": 3}, deck=["Gust"], at={CAMP: ["Recruit"]}),
                  battlefields=[CAMP, PEAK], foe=side(at={PEAK: ["Recruit"]}))
    table.you.play("Stupefy", on="Recruit, yours")
    table.resolve()
    table.you.play("Flash", on=["Recruit"])
    table.resolve()
    assert table.might("Recruit", YOU) == 0
    table.you.move("Recruit", to=PEAK)
    table.pass_all()
    assert [(e.seat, e.n) for e in table.events("damaged")] == [(YOU, 1)]
    assert [e.seat for e in table.events("died")] == [YOU]
    assert table.where("Recruit") == PEAK
    assert table.controller(PEAK) == FOE


@card("Singularity", "Annie, Fiery")
def test_singularity_with_annie_fiery_deals_seven_to_each() -> None:
    table = Table(
        you=side(hand=["Singularity"], runes={"mind": 6}, base=["Annie, Fiery"]),
        foe=side(base=["Mega-Mech", "Mountain Drake"]),
    )
    table.you.play("Singularity", on=["Mega-Mech", "Mountain Drake"])
    table.resolve()
    assert [table.thing(name).damage for name in ("Mega-Mech", "Mountain Drake")] == [7, 7]


@card("Singularity", "Gust")
def test_singularity_still_hits_the_unit_that_is_left() -> None:
    table = Table(you=side(hand=["Singularity"], runes={"mind": 6}),
                  foe=side(base=["Mega-Mech"], at={MOOR: ["Daring Poro"]}, hand=["Gust"], runes={"chaos": 1}))
    table.you.play("Singularity", on=["Mega-Mech", "Daring Poro"])
    table.foe.play("Gust", on="Daring Poro")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 6
    assert table.hand(FOE) == ["Daring Poro"]


@card("Back to Back", "Flash")
def test_back_to_back_resolves_without_any_legal_target_and_counts_as_played() -> None:
    table = Table(
        you=side(
            hand=["Back to Back"], runes={"order": 3}, at={PEAK: ["Daring Poro"], FORT: ["Recruit"]},
            base=["Ravenbloom Student"],
        ),
        battlefields=[PEAK, FORT],
        foe=side(hand=["Gust", "Gust"], runes={"chaos": 2}),
    )
    table.you.play("Back to Back", on=["Daring Poro", "Recruit"])
    table.foe.play("Gust", on="Daring Poro", keep=True)
    table.foe.play("Gust", on="Recruit")
    table.resolve()
    assert table.trash() == ["Back to Back"]
    assert table.might("Ravenbloom Student") == 3


@card("Lux, Lady of Luminosity", "Falling Comet", "Flash")
def test_a_spell_that_missed_its_target_was_played_all_the_same() -> None:
    table = Table(you=side(hand=["Falling Comet"], runes={"mind": 5}, legend=LUX, deck=["Mobilize"]),
                  foe=side(at={MOOR: ["Daring Poro"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.play("Falling Comet")
    table.foe.play("Flash", on=["Daring Poro"])
    table.resolve()
    assert table.where("Daring Poro") == "base"
    assert table.hand() == ["Mobilize"]


@card("Disintegrate", "Flash")
def test_disintegrate_without_a_legal_target_draws_nothing() -> None:
    table = Table(you=side(hand=["Disintegrate"], runes={"fury": 4}, deck=["Mobilize"]),
                  foe=side(at={MOOR: ["Daring Poro"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.play("Disintegrate")
    table.foe.play("Flash", on=["Daring Poro"])
    table.resolve()
    assert table.hand() == []


@card("Garen, Might of Demacia", "Gust")
def test_garen_might_of_demacia_counts_his_units_when_he_triggers_and_not_again() -> None:
    table = Table(
        you=side(legend=GAREN, base=["Recruit"] * 4, deck=["Flash", "Mobilize"]),
        foe=side(hand=["Gust"], runes={"chaos": 1}),
    )
    table.you.move(*["Recruit"] * 4, to=MOOR)
    table.you.passes()
    table.foe.passes()
    assert table.chain() == [GAREN]
    table.foe.play("Gust", on="Recruit")
    table.resolve()
    assert table.hand() == ["Flash", "Mobilize"]


@card("Highlander", "Blast of Power")
def test_highlander_saves_an_exhausted_unit_too() -> None:
    table = Table(you=side(hand=["Blast of Power"], runes={"order": 6}),
                  foe=side(at={MOOR: ["Petty Officer*"]}, hand=["Highlander"], runes={"body": 4}))
    table.you.play("Blast of Power")
    table.foe.play("Highlander")
    table.resolve()
    assert table.where("Petty Officer") == "base"
    assert table.thing("Petty Officer").exhausted
    assert table.controller(MOOR) == -1


@card("Eager Apprentice", "Singularity")
def test_eager_apprentice_lowers_energy_and_leaves_power_alone() -> None:
    table = Table(you=side(hand=["Singularity"], runes={"mind": 5}, at={MOOR: ["Eager Apprentice"]}))
    table.you.play("Singularity")
    assert sorted((e.other, e.n) for e in table.events("paid")) == [("energy", 5), ("mind", 2)]


@card("Confront", "Recruit the Vanguard")
def test_confront_readies_the_recruits_of_the_vanguard_but_no_unit_that_was_there() -> None:
    table = Table(
        you=side(hand=["Confront", "Recruit the Vanguard"], runes={"body": 8}, base=["Daring Poro*"], deck=["Gust"])
    )
    table.you.play("Confront")
    table.resolve()
    table.you.play("Recruit the Vanguard")
    table.resolve()
    assert [o.exhausted for o in table.state.objects.values() if o.card.name == "Recruit"] == [False] * 4
    assert table.thing("Daring Poro").exhausted
    assert table.points() == (0, 0)
    assert table.open.seat == YOU
