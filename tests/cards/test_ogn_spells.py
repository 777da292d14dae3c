"""Spells of Origins: fury, calm and mind, and when spells may be played."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

LUX = "Lux, Lady of Luminosity"
RICH = {"fury": 4, "calm": 4, "mind": 4, "body": 4, "chaos": 4, "order": 4}
REACTIONS = {"En Garde", "Meditation", "Stupefy", "Cannon Barrage", "Gust", "Back to Back", "Flash", "Highlander"}
ACTIONS = {
    "Disintegrate", "Falling Comet", "Confront", "Morbid Return", "Incinerate", "Gentlemen's Duel", "Blast of Power",
    "Recruit the Vanguard", "Final Spark", "Decisive Strike",
}
SLOW = {"Singularity", "Mobilize", "Firestorm"}


def everything() -> Table:
    """You hold every spell and can pay for each of them."""
    return Table(
        you=side(
            hand=sorted(REACTIONS | ACTIONS | SLOW), runes=RICH, trash=["Pouty Poro"],
            base=["Daring Poro", "Petty Officer"],
        ),
        foe=side(at={MOOR: ["Recruit", "Recruit"]}, hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]),
    )


def test_each_spell_is_offered_in_the_own_main_phase() -> None:
    assert everything().you.offered("play") == REACTIONS | ACTIONS | SLOW


def test_in_a_showdown_only_spells_with_action_or_reaction_are_offered() -> None:
    table = everything()
    table.you.move("Petty Officer", to=MOOR)
    assert table.you.offered("play") == REACTIONS | ACTIONS
    assert table.you.why_not("play", "Singularity") == ["806"]


def test_on_a_chain_only_spells_with_reaction_are_offered() -> None:
    table = everything()
    table.you.move("Petty Officer", to=MOOR)
    table.you.passes()
    table.foe.play("Stupefy", on="Petty Officer")
    assert table.you.offered("play") == REACTIONS
    assert table.you.why_not("play", "Incinerate") == ["813"]


# --- fury

@card("Disintegrate")
def test_disintegrate_draws_when_its_three_damage_kill() -> None:
    table = Table(
        you=side(hand=["Disintegrate"], deck=["Gust"], runes={"fury": 4}), foe=side(at={MOOR: ["Eager Apprentice"]})
    )
    table.you.play("Disintegrate", on="Eager Apprentice")
    table.resolve()
    assert table.trash(FOE) == ["Eager Apprentice"]
    assert table.hand() == ["Gust"]


@card("Disintegrate")
def test_disintegrate_draws_nothing_when_the_unit_survives_with_four_might() -> None:
    table = Table(
        you=side(hand=["Disintegrate"], deck=["Gust"], runes={"fury": 4}), foe=side(at={MOOR: ["Vanguard Sergeant"]})
    )
    table.you.play("Disintegrate", on="Vanguard Sergeant")
    table.resolve()
    assert table.thing("Vanguard Sergeant").damage == 3
    assert table.hand() == []


@card("Disintegrate", "Incinerate")
def test_disintegrate_counts_damage_that_was_there_but_not_a_death_by_another_spell() -> None:
    def played(first: str, then: str) -> list[str]:
        table = Table(
            you=side(hand=[first, then], deck=["Gust"], runes={"fury": 6}), foe=side(at={MOOR: ["Vanguard Sergeant"]})
        )
        for name in (first, then):
            table.you.play(name, on="Vanguard Sergeant")
            table.resolve()
        assert table.trash(FOE) == ["Vanguard Sergeant"]
        return table.hand()

    assert played("Incinerate", "Disintegrate") == ["Gust"]
    assert played("Disintegrate", "Incinerate") == []


@card("Disintegrate", "Highlander")
def test_disintegrate_draws_nothing_when_the_death_is_replaced() -> None:
    table = Table(you=side(hand=["Disintegrate"], deck=["Gust"], runes={"fury": 4}),
                  foe=side(at={MOOR: ["Eager Apprentice"]}, hand=["Highlander"], runes={"calm": 4}))
    table.you.play("Disintegrate", on="Eager Apprentice")
    table.foe.play("Highlander", on="Eager Apprentice")
    table.resolve()
    assert table.where("Eager Apprentice") == "base"
    assert table.hand() == []


@card("Disintegrate")
def test_disintegrate_draws_also_for_the_death_of_an_own_unit_but_hits_nobody_at_a_base() -> None:
    table = Table(
        you=side(
            hand=["Disintegrate"], deck=["Gust"], runes={"fury": 4},
            at={MOOR: ["Daring Poro"], MEADOW: ["Petty Officer"]}, base=["Pouty Poro"],
        ),
        foe=side(base=["Recruit"]),
    )
    assert options(table.you, "play", "Disintegrate") == ["Daring Poro", "Petty Officer"]
    table.you.play("Disintegrate", on="Daring Poro")
    table.resolve()
    assert table.hand() == ["Gust"]
    assert table.trash() == ["Disintegrate", "Daring Poro"]


# --- calm

@card("En Garde")
def test_en_garde_gives_two_might_to_the_only_own_unit_there_and_one_to_another() -> None:
    table = Table(you=side(hand=["En Garde", "En Garde"], runes={"calm": 2}, legend=LUX, at={MOOR: ["Daring Poro"]},
                           base=["Petty Officer", "Pouty Poro"]), foe=side(base=["Recruit"]))
    assert options(table.you, "play", "En Garde") == ["Daring Poro", "Petty Officer", "Pouty Poro"]
    table.you.play("En Garde", on="Daring Poro")
    table.resolve()
    table.you.play("En Garde", on="Petty Officer")
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Petty Officer"), table.might("Pouty Poro")) == (4, 6, 2)
    table.end_turn()
    assert (table.might("Daring Poro"), table.might("Petty Officer")) == (2, 5)


@card("En Garde")
def test_en_garde_ignores_enemy_units_there() -> None:
    table = Table(
        you=side(hand=["En Garde"], runes={"calm": 1}, base=["Daring Poro"]),
        foe=side(at={MOOR: ["Mega-Mech", "Recruit"]}),
    )
    table.you.move("Daring Poro", to=MOOR)
    table.you.play("En Garde", on="Daring Poro")
    table.resolve()
    assert table.might("Daring Poro") == 5


@card("En Garde")
def test_en_garde_looks_whether_the_unit_is_alone_when_it_resolves() -> None:
    table = Table(you=side(hand=["En Garde"], runes={"calm": 1}, at={MOOR: ["Daring Poro", "Pouty Poro"]}),
                  foe=side(hand=["Gust"], runes={"chaos": 1, "calm": 1}))
    table.you.play("En Garde", on="Daring Poro")
    table.foe.play("Gust", on="Pouty Poro")
    table.resolve()
    assert table.might("Daring Poro") == 4


@card("Meditation")
def test_meditation_draws_two_for_an_exhausted_unit_and_one_without() -> None:
    table = Table(
        you=side(
            hand=["Meditation", "Meditation"], runes={"calm": 4}, deck=["Gust", "Flash", "Stupefy"],
            base=["Daring Poro"],
        )
    )
    table.you.play("Meditation", paying="Daring Poro")
    assert table.thing("Daring Poro").exhausted
    table.resolve()
    assert table.hand() == ["Meditation", "Gust", "Flash"]
    table.you.play("Meditation")
    table.resolve()
    assert table.hand() == ["Gust", "Flash", "Stupefy"]


@card("Meditation")
def test_meditation_offers_only_ready_own_units_for_its_additional_cost() -> None:
    table = Table(
        you=side(
            hand=["Meditation"], runes={"calm": 2}, base=["Daring Poro", "Pouty Poro*"], at={MOOR: ["Petty Officer"]}
        ),
        foe=side(base=["Recruit"]),
    )
    assert options(table.you, "play", "Meditation") == ["Daring Poro", "Petty Officer", "Without it"]


@card("Meditation")
def test_meditation_played_without_the_cost_exhausts_nobody() -> None:
    table = Table(you=side(hand=["Meditation"], runes={"calm": 2}, deck=["Gust", "Flash"], base=["Daring Poro"]))
    table.you.play("Meditation")
    table.resolve()
    assert table.hand() == ["Gust"]
    assert not table.thing("Daring Poro").exhausted


@card("Meditation", "Lux, Crownguard")
def test_lux_crownguard_cannot_be_exhausted_twice_for_one_meditation() -> None:
    poor = Table(you=side(hand=["Meditation"], deck=["Gust", "Flash"], base=["Lux, Crownguard"]))
    assert "Lux, Crownguard" not in options(poor.you, "play", "Meditation")
    rich = Table(you=side(hand=["Meditation"], deck=["Gust", "Flash"], base=["Lux, Crownguard"], runes={"calm": 2}))
    rich.you.play("Meditation", paying="Lux, Crownguard")
    rich.resolve()
    assert rich.hand() == ["Gust", "Flash"]
    assert rich.ready_runes() == 0


# --- mind

@card("Falling Comet")
def test_falling_comet_deals_six_to_a_unit_at_a_battlefield() -> None:
    table = Table(you=side(hand=["Falling Comet", "Falling Comet"], runes={"mind": 10}),
                  foe=side(at={MOOR: ["Stormclaw Ursine", "Mega-Mech"]}, base=["Recruit"]))
    assert options(table.you, "play", "Falling Comet") == ["Mega-Mech", "Stormclaw Ursine"]
    table.you.play("Falling Comet", on="Stormclaw Ursine")
    table.resolve()
    table.you.play("Falling Comet")
    table.resolve()
    assert table.trash(FOE) == ["Stormclaw Ursine"]
    assert table.thing("Mega-Mech").damage == 6


@card("Falling Comet", "Flash")
def test_falling_comet_misses_a_unit_that_went_home() -> None:
    table = Table(you=side(hand=["Falling Comet"], runes={"mind": 5}),
                  foe=side(at={MOOR: ["Daring Poro"]}, hand=["Flash"], runes={"chaos": 2}))
    table.you.play("Falling Comet")
    table.foe.play("Flash", on=["Daring Poro"])
    table.resolve()
    assert table.where("Daring Poro") == "base"
    assert table.thing("Daring Poro").damage == 0
    assert table.trash() == ["Falling Comet"]


@card("Stupefy")
def test_stupefy_takes_one_might_from_two_but_none_from_one_and_draws_both_times() -> None:
    table = Table(you=side(hand=["Stupefy", "Stupefy"], deck=["Gust", "Flash"], runes={"mind": 2}, legend=LUX),
                  foe=side(base=["Daring Poro"], at={MOOR: ["Recruit"]}))
    table.you.play("Stupefy", on="Daring Poro")
    table.resolve()
    table.you.play("Stupefy", on="Recruit")
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Recruit")) == (1, 1)
    assert table.hand() == ["Gust", "Flash"]
    table.end_turn()
    assert table.might("Daring Poro") == 2


@card("Stupefy", "En Garde")
def test_stupefy_that_took_nothing_takes_nothing_later_in_the_turn_either() -> None:
    table = Table(you=side(hand=["Stupefy"], deck=["Gust"], runes={"mind": 1}, base=["Recruit"]),
                  foe=side(hand=["En Garde"], runes={"calm": 1}, base=["Recruit"]))
    table.you.play("Stupefy", on=f"obj:{table.thing('Recruit', FOE).id}")
    table.resolve()
    assert table.might("Recruit", FOE) == 1
    again = Table(you=side(hand=["Stupefy", "En Garde"], deck=["Gust"], runes={"mind": 1, "calm": 1}, base=["Recruit"]))
    again.you.play("Stupefy", on="Recruit")
    again.resolve()
    again.you.play("En Garde", on="Recruit")
    again.resolve()
    assert again.might("Recruit") == 3


@card("Stupefy")
def test_stupefy_kills_a_unit_whose_damage_reaches_its_lower_might() -> None:
    table = Table(
        you=side(hand=["Incinerate", "Stupefy"], deck=["Gust"], runes={"mind": 3}),
        foe=side(at={MOOR: ["Eager Apprentice"]}),
    )
    table.you.play("Incinerate")
    table.resolve()
    table.you.play("Stupefy")
    table.resolve()
    assert table.trash(FOE) == ["Eager Apprentice"]


@card("Stupefy", "Gust")
def test_stupefy_draws_although_its_target_is_gone() -> None:
    table = Table(you=side(hand=["Stupefy"], deck=["Flash"], runes={"mind": 1}),
                  foe=side(at={MOOR: ["Daring Poro"]}, hand=["Gust"], runes={"chaos": 1}))
    table.you.play("Stupefy", on="Daring Poro")
    table.foe.play("Gust")
    table.resolve()
    assert table.hand() == ["Flash"]
    assert table.hand(FOE) == ["Daring Poro"]


def singularity(*targets: str) -> Table:
    """Six damage to each of these."""
    table = Table(you=side(hand=["Singularity"], runes={"mind": 6}, base=["Pouty Poro"]),
                  foe=side(base=["Petty Officer"], at={MOOR: ["Mega-Mech"]}))
    table.you.play("Singularity", on=list(targets))
    table.resolve()
    return table


@card("Singularity")
def test_singularity_deals_six_to_each_of_two_units_anywhere() -> None:
    table = singularity("Petty Officer", "Mega-Mech")
    assert table.trash(FOE) == ["Petty Officer"]
    assert table.thing("Mega-Mech").damage == 6
    assert table.thing("Pouty Poro").damage == 0
    assert len(table.state.players[YOU].runes) == 4


@card("Singularity")
def test_singularity_may_choose_one_unit_even_an_own_one_or_none() -> None:
    assert singularity("Pouty Poro").trash() == ["Singularity", "Pouty Poro"]
    table = singularity()
    assert table.trash() == ["Singularity"]
    assert table.events("damaged") == []


@card("Singularity")
def test_singularity_chooses_each_unit_once_and_no_third() -> None:
    table = Table(
        you=side(hand=["Singularity"], runes={"mind": 6}), foe=side(base=["Petty Officer", "Recruit", "Mega-Mech"])
    )
    assert options(table.you, "play", "Singularity", "Recruit") == ["Done", "Mega-Mech", "Petty Officer"]
    assert not {"Petty Officer", "Mega-Mech"} & set(options(table.you, "play", "Singularity", "Recruit", "Mega-Mech"))
    assert asked(table.you)
