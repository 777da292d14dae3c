"""Units of Fury in Origins: what they do when they are played, attack or conquer."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, Table, side

# --- when they are played

@card("Chemtech Enforcer")
def test_chemtech_enforcer_discards_one_when_played_and_attacks_with_two_more() -> None:
    table = Table(you=side(hand=["Chemtech Enforcer", "Gust", "Flash"], runes={"fury": 2}), foe=side(hand=["Stupefy"]))
    table.you.play("Chemtech Enforcer")
    table.resolve()
    assert asked(table.you) == ["Flash", "Gust"]
    table.you.choose("Gust")
    assert (table.hand(), table.trash(), table.hand(FOE)) == (["Flash"], ["Gust"], ["Stupefy"])
    fight = Table(you=side(base=["Chemtech Enforcer"]), foe=side(at={MOOR: ["Chemtech Enforcer"]}))
    fight.you.move("Chemtech Enforcer", to=MOOR)
    assert (fight.might("Chemtech Enforcer", 0), fight.might("Chemtech Enforcer", 1)) == (4, 2)


@card("Chemtech Enforcer")
def test_chemtech_enforcer_with_an_empty_hand_just_enters() -> None:
    table = Table(you=side(hand=["Chemtech Enforcer"], runes={"fury": 2}))
    table.you.play("Chemtech Enforcer")
    table.resolve()
    assert (table.where("Chemtech Enforcer"), table.trash(), table.open.kind) == ("base", [], "act")


@card("Jinx, Demolitionist")
def test_jinx_discards_two_or_as_many_as_there_are() -> None:
    table = Table(you=side(hand=["Jinx, Demolitionist", "Gust", "Flash", "Stupefy"], runes={"fury": 3}))
    table.you.play("Jinx, Demolitionist")
    table.resolve()
    assert asked(table.you) == ["Flash", "Gust", "Stupefy"]
    table.you.choose("Flash", "Stupefy")
    assert (table.hand(), sorted(table.trash())) == (["Gust"], ["Flash", "Stupefy"])
    one = Table(you=side(hand=["Jinx, Demolitionist", "Gust"], runes={"fury": 3}))
    one.you.play("Jinx, Demolitionist")
    one.resolve()
    assert (one.hand(), one.trash()) == ([], ["Gust"])


@card("Jinx, Demolitionist")
def test_jinx_has_two_more_might_only_as_an_attacker() -> None:
    table = Table(you=side(base=["Jinx, Demolitionist"]), foe=side(at={MOOR: ["Mega-Mech"]}))
    assert table.might("Jinx, Demolitionist") == 4
    table.you.move("Jinx, Demolitionist", to=MOOR)
    assert table.might("Jinx, Demolitionist") == 6


@card("Dangerous Duo")
def test_dangerous_duo_gives_a_unit_two_might_after_another_card() -> None:
    table = Table(
        you=side(hand=["Dangerous Duo"], runes={"fury": 3}, did=[("played", "Gust")], base=["Daring Poro"],
                 deck=["Flash"]),
        foe=side(base=["Mega-Mech"], deck=["Flash"]),
    )
    table.you.play("Dangerous Duo")
    assert asked(table.you) == ["Dangerous Duo", "Daring Poro", "Mega-Mech"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Dangerous Duo")) == (4, 3)
    table.end_turn()
    assert table.might("Daring Poro") == 2


@card("Dangerous Duo")
def test_dangerous_duo_as_the_first_card_gives_nothing() -> None:
    table = Table(you=side(hand=["Dangerous Duo"], runes={"fury": 3}), foe=side(did=[("played", "Gust")]))
    table.you.play("Dangerous Duo")
    assert (table.open.kind, table.events("triggered")) == ("act", [])


@card("Scrapyard Champion")
def test_scrapyard_champion_discards_two_then_draws_two_after_another_card() -> None:
    table = Table(you=side(
        hand=["Scrapyard Champion", "Gust", "Flash", "Confront"], runes={"fury": 5},
        deck=["Stupefy", "Mobilize", "Gust"],
        did=[("played", "Stupefy")],
    ))
    table.you.play("Scrapyard Champion")
    table.resolve()
    table.you.choose("Gust", "Flash")
    assert (table.hand(), sorted(table.trash())) == (["Confront", "Stupefy", "Mobilize"], ["Flash", "Gust", "Stupefy"])
    bare = Table(you=side(hand=["Scrapyard Champion"], runes={"fury": 5}, deck=["Gust", "Flash"],
                          did=[("played", "Stupefy")]))
    bare.you.play("Scrapyard Champion")
    bare.resolve()
    assert bare.hand() == ["Gust", "Flash"]


@card("Scrapyard Champion")
def test_scrapyard_champion_as_the_first_card_neither_discards_nor_draws() -> None:
    table = Table(you=side(hand=["Scrapyard Champion", "Gust"], runes={"fury": 5}, deck=["Stupefy", "Mobilize"]))
    table.you.play("Scrapyard Champion")
    table.resolve()
    assert (table.hand(), table.trash()) == (["Gust"], [])


@card("Raging Firebrand")
def test_raging_firebrand_makes_the_next_spell_cost_five_less_once() -> None:
    table = Table(you=side(hand=["Raging Firebrand", "Falling Comet", "Falling Comet"], runes={"fury": 6}),
                  foe=side(at={MOOR: ["Mountain Drake"]}))
    table.you.play("Raging Firebrand")
    table.resolve()
    table.you.play("Falling Comet", on="Mountain Drake")
    table.resolve()
    assert (table.thing("Mountain Drake").damage, table.ready_runes()) == (6, 0)
    assert table.you.why_not("play", "Falling Comet") == ["357"]


@card("Raging Firebrand")
def test_raging_firebrand_helps_no_unit_and_no_later_turn() -> None:
    table = Table(
        you=side(hand=["Raging Firebrand", "Daring Poro", "Falling Comet"], runes={"fury": 6}, rune_deck=0,
                 deck=["Gust", "Gust"]),
        foe=side(at={MOOR: ["Mountain Drake"]}, deck=["Gust", "Gust"]),
    )
    table.you.play("Raging Firebrand")
    table.resolve()
    assert table.you.offered("play") == {"Falling Comet"}
    assert table.you.why_not("play", "Daring Poro") == ["357"]
    table.end_turn()
    table.end_turn()
    table.you.play("Falling Comet", on="Mountain Drake")
    assert [(e.other, e.n) for e in table.events("paid")][-1] == ("energy", 5)


@card("Kadregrin the Infernal")
def test_kadregrin_draws_for_each_mighty_unit_you_have_itself_too() -> None:
    table = Table(
        you=side(hand=["Kadregrin the Infernal"], runes={"fury": 9}, base=["Petty Officer", "Vanguard Sergeant"],
                 at={MEADOW: ["Garen, Rugged"]}, deck=["Gust", "Flash", "Stupefy", "Confront"]),
        foe=side(base=["Mega-Mech"]),
    )
    table.you.play("Kadregrin the Infernal")
    table.resolve()
    assert table.hand() == ["Gust", "Flash", "Stupefy"]


@card("Kadregrin the Infernal", "Gust")
def test_kadregrin_counts_when_its_trigger_resolves() -> None:
    table = Table(
        you=side(hand=["Kadregrin the Infernal"], runes={"fury": 9}, base=["Petty Officer"], deck=["Gust", "Flash"]),
        foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]),
    )
    table.you.play("Kadregrin the Infernal")
    table.foe.play("Stupefy", on="Petty Officer")
    table.resolve()
    assert table.hand() == ["Gust"]


# --- the second card of a turn

@card("Darius, Trifarian")
@ruling("R081", rule="419.4.a")
def test_darius_as_the_second_card_readies_himself_and_gets_two_might() -> None:
    table = Table(you=side(hand=["Darius, Trifarian"], runes={"fury": 5}, did=[("played", "Gust")], deck=["Gust"]),
                  foe=side(deck=["Gust"]))
    table.you.play("Darius, Trifarian")
    assert table.thing("Darius, Trifarian").exhausted
    table.resolve()
    assert (table.might("Darius, Trifarian"), table.thing("Darius, Trifarian").exhausted) == (7, False)
    table.end_turn()
    assert table.might("Darius, Trifarian") == 5


@card("Darius, Trifarian")
def test_darius_counts_your_cards_and_only_the_second() -> None:
    table = Table(you=side(base=["Darius, Trifarian*"], hand=["Daring Poro", "Daring Poro", "Daring Poro"],
                           runes={"order": 6}), foe=side(did=[("played", "Gust")]))
    table.you.play("Daring Poro")
    table.resolve()
    assert table.might("Darius, Trifarian") == 5
    table.you.play("Daring Poro")
    table.resolve()
    assert (table.might("Darius, Trifarian"), table.thing("Darius, Trifarian").exhausted) == (7, False)
    table.you.play("Daring Poro")
    table.resolve()
    assert table.might("Darius, Trifarian") == 7


@card("Darius, Trifarian")
@ruling("R082", rule="419.4.a")
def test_darius_as_the_third_card_or_later_does_nothing_that_turn() -> None:
    table = Table(you=side(hand=["Darius, Trifarian", "Daring Poro"], runes={"fury": 5, "order": 2},
                           did=[("played", "Gust"), ("played", "Flash")]))
    table.you.play("Darius, Trifarian")
    table.you.play("Daring Poro")
    table.resolve()
    assert (table.might("Darius, Trifarian"), table.thing("Darius, Trifarian").exhausted) == (5, True)


# --- when they attack or conquer

@card("Kai'Sa, Survivor")
@pytest.mark.parametrize(("defender", "drawn"), [("", ["Gust"]), ("Eager Apprentice", ["Gust"]), ("Mega-Mech", [])])
def test_kaisa_survivor_draws_when_she_conquers(defender: str, drawn: list[str]) -> None:
    table = Table(you=side(base=["Kai'Sa, Survivor"], deck=["Gust", "Flash"]),
                  foe=side(at={MOOR: [defender]} if defender else {}))
    table.you.move("Kai'Sa, Survivor", to=MOOR)
    table.pass_all()
    assert table.hand() == drawn


@card("Kai'Sa, Survivor")
def test_kaisa_survivor_draws_nothing_when_others_conquer_or_she_holds() -> None:
    table = Table(you=side(base=["Daring Poro"], at={MEADOW: ["Kai'Sa, Survivor"]}, deck=["Gust", "Flash"]),
                  foe=side(deck=["Gust"]))
    table.you.move("Daring Poro", to=MOOR)
    table.pass_all()
    assert (table.points(), table.hand()) == ((1, 0), [])
    table.end_turn()
    table.end_turn()
    assert (table.points(), table.hand()) == ((3, 0), ["Gust"]), "that is the card of the Draw Phase"


@card("Volibear, Furious")
def test_volibear_splits_five_among_enemy_units_where_he_attacks() -> None:
    table = Table(
        you=side(base=["Volibear, Furious"]),
        foe=side(at={MOOR: ["Vanguard Sergeant", "Eager Apprentice", "Mega-Mech"], MEADOW: ["Daring Poro"]}),
    )
    table.you.move("Volibear, Furious", to=MOOR)
    assert asked(table.you) == ["Eager Apprentice", "Mega-Mech", "Vanguard Sergeant"]
    table.you.choose("Eager Apprentice", "Mega-Mech")
    table.resolve()
    table.you.choose("n:3")
    assert table.trash(FOE) == ["Eager Apprentice"]
    assert (table.thing("Mega-Mech").damage, table.thing("Vanguard Sergeant").damage) == (2, 0)


@card("Volibear, Furious")
def test_volibear_costs_two_power_to_choose_and_deals_nothing_as_a_defender() -> None:
    table = Table(you=side(base=["Mega-Mech"], hand=["Hextech Ray"], runes={"fury": 2}),
                  foe=side(at={MOOR: ["Volibear, Furious", "Daring Poro", "Pouty Poro"]}))
    assert options(table.you, "play", "Hextech Ray") == ["Daring Poro", "Pouty Poro"]
    table.you.move("Mega-Mech", to=MOOR)
    assert table.events("triggered") == []
