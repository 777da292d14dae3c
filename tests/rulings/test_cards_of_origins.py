"""Official rulings about cards of Origins, played with these cards."""
from __future__ import annotations

from tests.cards.naming import card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

ARENA = "Reckoner's Arena"
YONE = "Yone, Blademaster"


@ruling("R043", rule="355.5")
@card("Convergent Mutation", "Stupefy")
def test_convergent_mutation_increases_might_for_this_turn_and_sets_it_to_nothing() -> None:
    """What it has added stays added: changes before and after it count on top of each other."""
    table = Table(
        you=side(hand=["Convergent Mutation"], runes={"mind": 2}, base=[one("Recruit", buffs=1), "Mega-Mech"]),
        foe=side(hand=["Stupefy", "Stupefy"], runes={"mind": 2}, deck=["Gust"] * 3),
    )
    table.you.play("Convergent Mutation", on=["Recruit", "Mega-Mech"])
    table.foe.play("Stupefy", on="Mega-Mech")
    table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (7, 7), "as much as it has on resolution"
    table.end_turn()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (2, 8)
    table = Table(
        you=side(hand=["Convergent Mutation", "En Garde"], runes={"mind": 2, "calm": 1}, base=["Recruit", "Mega-Mech"]),
        foe=side(deck=["Gust"]),
    )
    table.you.play("Convergent Mutation", on=["Recruit", "Mega-Mech"])
    table.resolve()
    table.you.play("En Garde", on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (9, 8)
    table.end_turn()
    assert table.might("Recruit") == 1


@ruling("R051")
def test_sigil_of_the_storm_chooses_its_rune_as_it_resolves() -> None:
    table = Table(
        you=side(base=["Recruit"], runes={"calm": 1, "mind": 1}), battlefields=["Sigil of the Storm", MOOR],
    )
    table.you.move("Recruit", to="Sigil of the Storm")
    table.pass_all()
    assert table.events("chose") == []
    table.you.choose("Mind Rune")
    assert len(table.state.players[YOU].runes) == 1


@ruling("R052")
def test_fox_fire_kills_those_of_its_targets_that_still_fit_together() -> None:
    table = Table(
        you=side(hand=["Fox-Fire"], runes={"calm": 3}),
        foe=side(at={MOOR: ["Recruit"] * 4}, hand=["En Garde"], runes={"calm": 1}),
    )
    table.you.play("Fox-Fire", on=["Recruit#1", "Recruit#2", "Recruit#3", "Recruit#4"])
    table.foe.play("En Garde", on="Recruit#1")
    table.resolve()
    assert table.open.seat == YOU
    for name in ("Recruit#1", "Recruit#2", "Recruit#3"):
        table.you.choose(name)
    assert len(table.events("died")) == 3


@ruling("R054")
def test_dragons_rage_chooses_its_second_enemy_when_the_first_has_moved() -> None:
    table = Table(
        you=side(hand=["Dragon's Rage"], runes={"calm": 4, "body": 1}),
        foe=side(at={MOOR: ["Petty Officer"], MEADOW: ["Daring Poro"]}, hand=["Gust"], runes={"chaos": 1}),
    )
    table.you.play("Dragon's Rage", on="Petty Officer", to=MEADOW)
    assert len(table.events("chose")) == 1
    table.foe.passes()
    assert (table.chain(), len(table.events("chose"))) == (["Dragon's Rage"], 2)
    table.foe.play("Gust", on="Daring Poro")
    table.resolve()
    assert (table.hand(FOE), table.thing("Petty Officer").damage) == (["Daring Poro"], 0)


@ruling("R135", rule="469.2")
@card(ARENA, "Qiyana, Victorious", YONE)
def test_the_arena_activates_a_conquer_effect_only_where_the_rest_of_its_condition_holds() -> None:
    """The battlefield was yours, so it was not uncontrolled; and nothing is conquered by it."""
    for names, triggered in (
        ([YONE], [ARENA]),
        ([YONE, "Qiyana, Victorious"], [ARENA, "Qiyana, Victorious"]),
    ):
        table = Table(
            you=side(at={ARENA: names}, deck=["Gust"] * 3), foe=side(base=["Mega-Mech"]), battlefields=[ARENA, MOOR],
            turn_of=FOE,
        )
        table.end_turn()
        found = [table.state.objects[event.subject].card.name for event in table.events("triggered")]
        assert (found, table.events("conquered"), table.thing("Mega-Mech").damage) == (triggered, [], 0)
    table = Table(you=side(base=[YONE]), foe=side(base=["Mega-Mech"]), battlefields=[ARENA, MOOR])
    table.you.move(YONE, to=ARENA)
    table.pass_all()
    assert table.thing("Mega-Mech").damage == 5, "as nobody controlled it"
