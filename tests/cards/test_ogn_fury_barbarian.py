"""Tryndamere, Barbarian. The Core Rules don't say what “after an attack” is. Whoever attacks gains the Attacker
designation (383.4.e) and has it still as the battlefield is conquered (466.5.d), until the combat ends (466.7.a)."""
from __future__ import annotations

from tests.cards.naming import card
from tests.rules.covers import covers
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

TRYNDAMERE = "Tryndamere, Barbarian"


def attack(*there: str, **you: object) -> Table:
    """Your Tryndamere, with 8 Might, attacks these."""
    table = Table(you=side(base=[TRYNDAMERE], **you), foe=side(at={MEADOW: there}))
    table.you.move(TRYNDAMERE, to=MEADOW)
    table.pass_all()
    return table


@covers("383.2.a.1")
@card(TRYNDAMERE)
def test_tryndamere_barbarian_scores_a_second_point_with_five_excess_damage() -> None:
    assert attack("Petty Officer").points() == (1, 0), "8 - 5 are 3"
    assert attack("Vanguard Sergeant").points() == (1, 0), "8 - 4 are 4"
    assert attack("Recruit", "Trifarian Gloryseeker").points() == (2, 0), "8 - 1 - 2 are 5"
    assert attack("Recruit").points() == (2, 0)


@card(TRYNDAMERE)
def test_tryndamere_barbarian_scores_one_point_for_a_battlefield_without_a_fight() -> None:
    assert attack().points() == (1, 0)
    vanished = Table(
        you=side(base=[TRYNDAMERE], hand=["Hidden Blade"], runes={"order": 2}),
        foe=side(at={MEADOW: ["Recruit"]}, deck=["Gust"] * 3),
    )
    vanished.you.move(TRYNDAMERE, to=MEADOW)
    vanished.you.play("Hidden Blade", on="Recruit")
    vanished.pass_all()
    assert (vanished.points(), vanished.where(TRYNDAMERE)) == ((1, 0), MEADOW)


@card(TRYNDAMERE)
def test_tryndamere_barbarian_counts_what_his_friends_have_added_and_scores_only_where_he_is() -> None:
    """All the damage of your side is yours; he himself has to conquer."""
    together = Table(you=side(base=[TRYNDAMERE, "Mega-Mech"]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    together.you.move(TRYNDAMERE, "Mega-Mech", to=MEADOW)
    together.pass_all()
    together.foe.choose("Mega-Mech")
    together.pass_all()
    assert together.points() == (2, 0), "16 - 8 are 8"
    alone = Table(you=side(base=["Mega-Mech"], at={MOOR: [TRYNDAMERE]}), foe=side(at={MEADOW: ["Recruit"]}))
    alone.you.move("Mega-Mech", to=MEADOW)
    alone.pass_all()
    assert (alone.points(), alone.events("exceeded")[0].n) == ((1, 0), 7)


@card(TRYNDAMERE)
def test_tryndamere_barbarian_scores_nothing_more_for_a_battlefield_that_he_has_defended() -> None:
    table = Table(you=side(base=["Recruit"]), foe=side(at={MEADOW: [TRYNDAMERE]}))
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert (table.points(), table.events("exceeded")[0].seat, table.controller(MEADOW)) == ((0, 0), FOE, FOE)


@covers("471.1.a.1")
@card(TRYNDAMERE)
def test_tryndamere_barbarian_can_score_the_final_point() -> None:
    """Another battlefield is missing, so the conquest gives a card in the place of its point."""
    table = attack("Recruit", points=7, deck=["Gust"])
    assert (table.game.winner, table.points(), table.hand()) == (YOU, (8, 0), ["Gust"])
