"""Cards of Calm that step in: a death replaced, a spell taken over, a unit fetched from the deck."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.rules.covers import covers, ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side


@card("Zhonya's Hourglass")
def test_zhonyas_hourglass_dies_for_a_friendly_unit_that_is_healed_exhausted_and_recalled() -> None:
    table = Table(you=side(base=["Zhonya's Hourglass"], at={MOOR: [one("Daring Poro", damage=1)]}),
                  foe=side(hand=["Incinerate"], runes={"fury": 2}), turn_of=FOE)
    table.foe.play("Incinerate", on="Daring Poro")
    table.resolve()
    poro = table.thing("Daring Poro")
    assert (table.where("Daring Poro"), poro.damage, poro.exhausted) == ("base", 0, True)
    assert (table.trash(), table.events("moved")) == (["Zhonya's Hourglass"], [])


@card("Zhonya's Hourglass")
def test_zhonyas_hourglass_saves_one_of_two_and_no_enemy() -> None:
    table = Table(you=side(base=["Zhonya's Hourglass", "Tibbers"], at={MOOR: ["Daring Poro", "Stalwart Poro"]}),
                  foe=side(hand=["Firestorm"], runes={"fury": 6}), turn_of=FOE)
    table.foe.play("Firestorm", on=MOOR)
    table.resolve()
    assert sorted(asked(table.you)) == ["Daring Poro", "Stalwart Poro"]
    table.you.choose("Stalwart Poro")
    assert sorted(table.trash()) == ["Daring Poro", "Zhonya's Hourglass"]
    assert table.where("Stalwart Poro") == "base"
    enemy = Table(you=side(base=["Zhonya's Hourglass"], hand=["Incinerate"], runes={"fury": 2}),
                  foe=side(at={MOOR: ["Daring Poro"]}))
    enemy.you.play("Incinerate", on="Daring Poro")
    enemy.resolve()
    assert (enemy.trash(FOE), enemy.where("Zhonya's Hourglass")) == (["Daring Poro"], "base")


@ruling("R065")
@card("Zhonya's Hourglass")
def test_zhonyas_hourglass_from_face_down_saves_a_unit_anywhere() -> None:
    table = Table(you=side(facedown={MOOR: ["Zhonya's Hourglass"]}, at={MOOR: ["Mega-Mech"], MEADOW: ["Daring Poro"]}),
                  foe=side(hand=["Incinerate"], runes={"fury": 2}), turn_of=FOE)
    table.foe.play("Incinerate", on="Daring Poro")
    table.you.play("Zhonya's Hourglass")
    table.resolve()
    assert (table.where("Daring Poro"), table.trash()) == ("base", ["Zhonya's Hourglass"])


@card("Mystic Reversal")
def test_mystic_reversal_takes_a_spell_over_and_its_new_player_chooses_anew() -> None:
    table = Table(you=side(hand=["Mystic Reversal"], runes={"calm": 4}, base=["Mega-Mech"]),
                  foe=side(hand=["Final Spark"], runes={"mind": 8}, base=["Vanguard Sergeant"]), turn_of=FOE)
    table.foe.play("Final Spark", on="Mega-Mech")
    table.you.play("Mystic Reversal")
    table.resolve()
    assert table.open.seat == YOU
    table.you.choose("yes")
    while table.open.kind not in ("priority", "act"):
        table.you.choose("Vanguard Sergeant" if "Vanguard Sergeant" in asked(table.you) else table.open.keys[-1])
    table.resolve()
    assert (table.trash(FOE), table.thing("Mega-Mech").damage) == (["Final Spark", "Vanguard Sergeant"], 0)


@card("Mystic Reversal")
def test_mystic_reversal_may_leave_the_choices_and_still_takes_the_draw() -> None:
    table = Table(you=side(hand=["Mystic Reversal"], runes={"calm": 4}, deck=["Gust"]),
                  foe=side(hand=["Discipline"], runes={"calm": 2}, base=["Daring Poro"], deck=["Flash"]), turn_of=FOE)
    table.foe.play("Discipline", on="Daring Poro")
    table.you.play("Mystic Reversal")
    table.resolve()
    if table.open.kind == "may":
        table.you.choose("no")
    table.resolve()
    assert (table.hand(), table.hand(FOE), table.might("Daring Poro")) == (["Gust"], [], 4)
    assert table.trash(FOE) == ["Discipline"], "a card goes to its owner's trash"


@covers("753.2")
@card("Mystic Reversal")
def test_mystic_reversal_asks_nothing_where_nothing_else_can_be_chosen() -> None:
    for spell, cost, others in (("Discipline", 2, []), ("Time Warp", 10, ["Mega-Mech"])):
        table = Table(you=side(hand=["Mystic Reversal"], runes={"calm": 4}, deck=["Gust", "Gust"]),
                      foe=side(hand=[spell], runes={"calm": 2, "mind": cost}, base=["Daring Poro", *others]),
                      turn_of=FOE)
        table.foe.play(spell, **({"on": "Daring Poro"} if spell == "Discipline" else {}))
        table.you.play("Mystic Reversal")
        table.resolve()
        assert table.open.kind == "act", spell


@card("Reinforce")
def test_reinforce_plays_a_unit_of_the_top_five_for_five_less_and_recycles_the_rest() -> None:
    deck = ["Mega-Mech", "Gust", "Daring Poro", "Flash", "Stupefy", "Vanguard Sergeant"]
    table = Table(you=side(hand=["Reinforce"], runes={"calm": 7}, deck=deck))
    table.you.play("Reinforce")
    table.resolve()
    table.you.choose("yes")
    assert asked(table.you) == ["Daring Poro", "Mega-Mech", "None of them"]
    table.you.choose("Mega-Mech")
    assert "2 Energy" in table.open.prompt, "seven, five less"
    table.you.choose("pay")
    table.resolve()
    assert (table.where("Mega-Mech"), table.ready_runes()) == ("base", 0)
    assert [each.name for each in table.state.players[YOU].deck][-1] == "Vanguard Sergeant", "on top"
    assert len(table.state.players[YOU].deck) == 5


@card("Reinforce")
def test_reinforce_may_find_nobody_and_recycles_all() -> None:
    for deck, answers in (
        (["Mega-Mech", "Gust"], ["no"]), (["Mega-Mech", "Gust"], ["yes", "None of them"]),
        (["Gust", "Flash"], ["yes", "None of them"]),
    ):
        table = Table(you=side(hand=["Reinforce"], runes={"calm": 7}, deck=deck))
        table.you.play("Reinforce")
        table.resolve()
        for answer in answers:
            table.you.choose(answer)
        assert (len(table.events("recycled")), len(table.state.players[YOU].deck), table.ready_runes()) == (2, 2, 2)
        assert table.events("banished") == []
