"""Worked examples of game actions (414–431): the cards are test cards that do what those of the examples do."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    ability,
    activate,
    add,
    among_them,
    an,
    at_a_battlefield,
    battlefield,
    beginning_phase,
    buff,
    calm,
    card,
    channel,
    choose,
    compare,
    cost,
    deal,
    deal_to_each_other,
    draw,
    enemy,
    every,
    exhaust,
    exhausted,
    friendly,
    gear,
    give,
    if_,
    kill,
    less_than,
    me,
    might,
    optional_cost,
    order,
    play,
    reaction,
    ready,
    recycle,
    rest,
    reveal,
    same,
    some,
    spell,
    starts,
    stun,
    that,
    that_many,
    this,
    this_turn,
    top,
    unit,
    when,
    you,
    you_do,
    you_paid,
    your_hand,
    your_trash,
)
from engine.words.nodes import Draw
from tests.rules.covers import covers, example
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-EA1", "Specimen Effort", energy=0).text(
        optional_cost(exhaust(a(friendly, unit))), if_(you_paid, draw(1))
    ),
    Unit("TST-EA2", "Specimen Doctor", energy=0, might=1).text(
        when(starts(beginning_phase, you), recycle(some(3, card, your_trash)))
    ),
    Spell("TST-EA3", "Specimen Void Seeker", energy=0).text(deal(4, a(unit, at_a_battlefield)), draw(1)),
    Gear("TST-EA4", "Specimen Ballista", energy=0).text(
        activate(cost(exhaust(this)), deal(2, a(unit, at_a_battlefield)))
    ),
    Spell("TST-EA5", "Specimen Challenge", energy=0).text(
        choose(a(friendly, unit).called("mine")), choose(an(enemy, unit).called("theirs")),
        deal_to_each_other(that("mine"), that("theirs")),
    ),
    Gear("TST-EA6", "Specimen Spell Ear", energy=0).text(when(you(deal(with_=a(spell))), draw(1))),
    Gear("TST-EA7", "Specimen Gear Ear", energy=0).text(when(you(deal(with_=a(gear))), draw(1))),
    Gear("TST-EA8", "Specimen Ability Ear", energy=0).text(when(you(deal(with_=an(ability))), draw(1))),
    Gear("TST-EA9", "Specimen Unit Ear", energy=0).text(when(you(deal(with_=a(unit))), draw(1))),
    Unit("TST-EB1", "Specimen Eclipse", energy=0, might=1).text(
        when(you(stun(an(enemy, unit))), ready(me), give(me, might(1), this_turn))
    ),
    Spell("TST-EB2", "Specimen Peek and Draw", energy=0).text(reveal(top(1)), draw(1)),
    Spell("TST-EB3", "Specimen Show Two", energy=0).text(reveal(top(2))),
    Spell("TST-EB4", "Specimen Open Hand", energy=0).text(reveal(your_hand), draw(1)),
    Spell("TST-EB5", "Specimen Pick One", energy=0).text(reveal(top(2)), Draw(a(card, among_them)), recycle(rest)),
    Spell("TST-EB6", "Specimen Checked Buff", energy=0).text(buff(a(unit)), if_(you_do, draw(1))),
    Unit("TST-EB7", "Specimen Buffed Riser", energy=0, might=1).text(when(you(buff(me)), ready(me))),
    Spell("TST-EB8", "Specimen Buff Any", energy=0).text(buff(a(unit))),
    Spell("TST-EB9", "Specimen Buff Friend", energy=0).text(buff(a(friendly, unit))),
    Spell("TST-EC1", "Specimen Buff Pair", energy=0).text(buff(some(2, friendly, unit, same(battlefield)))),
    Spell("TST-EC2", "Specimen Kill Enemy", energy=0).text(kill(an(enemy, unit))),
    Gear("TST-EC3", "Specimen Payment", energy=0).text(activate(cost(2, kill(this)), draw(1))),
    Spell("TST-EC4", "Specimen Kill Gear", energy=0).text(kill(every(gear))),
    Spell("TST-EC5", "Specimen Two Energy", energy=0).text(reaction, add(2)),
    Gear("TST-EC6", "Specimen Order Well", energy=0).text(activate(cost(exhaust(this)), add(order))),
    Gear("TST-EC7", "Specimen Calm Well", energy=0).text(activate(cost(exhaust(this)), add(1, calm), timing=reaction)),
    Spell("TST-EC8", "Specimen Channel Exhausted", energy=0).text(channel(1, exhausted)),
    Spell("TST-EC9", "Specimen Channel", energy=0).text(channel(1)),
    Unit("TST-ED1", "Specimen Channeler", energy=0, might=1).text(when(you(play(me)), channel(1, exhausted))),
    Spell("TST-ED2", "Specimen Channel Two", energy=0).text(
        channel(2, exhausted), if_(compare(that_many, less_than(2)), draw(1))
    ),
]


@example("414.4#1", rule="414")
def test_an_exhausted_unit_is_not_exhausted_as_an_additional_cost() -> None:
    table = Table(
        quiet(hand=["Specimen Effort", "Specimen Effort"], base=["Test Tank", "Test Might 1*"]), quiet(),
        battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Specimen Effort"))
    assert "Test Might 1" not in {table.state.objects[o.subject].card.name for o in question.options if o.subject}
    table.you.play("Specimen Effort", paying="Test Tank")
    table.resolve()
    assert len(table.hand()) == 2
    table.you.play("Specimen Effort")
    table.resolve()
    assert len(table.hand()) == 1, "nothing is left to exhaust, so nothing was paid"


@example("416.6#1")
@covers("416.4", "416.2.a")
def test_recycling_from_the_trash_takes_as_many_as_there_are_and_targets_nothing() -> None:
    """Dr. Mundo, Expert."""
    table = Table(
        quiet(base=["Specimen Doctor"], trash=["Test Tank", "Test Gear", "Test Sight", "Test Spark"]), quiet(),
        battlefields=PLAIN, turn_of=FOE,
    )
    table.end_turn()
    assert not [e for e in table.events("chose") if e.seat == YOU]
    assert (table.open.kind, table.open.least, table.open.most) == ("choose", 3, 3)
    table.you.choose("Test Tank", "Test Gear", "Test Sight")
    assert table.trash() == ["Test Spark"]
    table.pass_all()
    table.end_turn()
    table.end_turn()
    assert table.trash() == []


@example("417.6.a#1", rule="417")
@covers("417.6.a")
def test_damage_is_dealt_by_the_spell_that_says_so() -> None:
    """Void Seeker."""
    table = Table(
        quiet(hand=["Specimen Void Seeker"], base=["Specimen Spell Ear", "Specimen Unit Ear"]),
        quiet(at={MOOR: ["Test Might 5"]}), battlefields=PLAIN,
    )
    table.you.play("Specimen Void Seeker", on="Test Might 5")
    table.resolve()
    assert table.events("damaged")[0].other == "TST-EA3"
    assert len(table.hand()) == 2


@example("417.6.b.2.a#1", rule="417")
@covers("417.6.b.2", "417.6.b.2.a")
def test_damage_of_an_ability_is_dealt_by_its_gear_too() -> None:
    """Iron Ballista."""
    ears = ["Specimen Gear Ear", "Specimen Ability Ear", "Specimen Spell Ear", "Specimen Unit Ear"]
    table = Table(quiet(base=["Specimen Ballista", *ears]), quiet(at={MOOR: ["Test Might 5"]}), battlefields=PLAIN)
    table.you.use("Specimen Ballista", on="Test Might 5")
    table.foe.passes()
    assert sorted(table.chain()) == ["Specimen Ability Ear", "Specimen Gear Ear"]
    table.resolve()
    assert len(table.hand()) == 2


@example("417.6.b.3#1", rule="417")
@covers("417.6.b.1", "417.6.b.3")
def test_units_that_deal_damage_to_each_other_are_its_sources() -> None:
    """Challenge."""
    table = Table(
        quiet(hand=["Specimen Challenge"], base=["Test Might 5", "Specimen Spell Ear", "Specimen Unit Ear"]),
        quiet(base=["Test Might 6"]), battlefields=PLAIN,
    )
    table.you.play("Specimen Challenge", on=["Test Might 5", "Test Might 6"])
    table.resolve()
    assert {(e.card, e.other) for e in table.events("damaged")} == {("TST-R15", "TST-R16"), ("TST-R16", "TST-R15")}
    assert len(table.hand()) == 1


@example("417.6.b.4#1", rule="417")
def test_the_controller_of_each_unit_is_responsible_for_its_damage() -> None:
    """Challenge."""
    table = Table(
        quiet(hand=["Specimen Challenge"], base=["Test Might 5", "Specimen Unit Ear"]),
        quiet(base=["Test Might 6", "Specimen Unit Ear"]), battlefields=PLAIN,
    )
    table.you.play("Specimen Challenge", on=["Test Might 5", "Test Might 6"])
    table.resolve()
    assert {(e.card, e.by) for e in table.events("damaged")} == {("TST-R15", FOE), ("TST-R16", YOU)}
    assert len(table.hand(YOU)) == len(table.hand(FOE)) == 1


@example("423.1.a.1#1", rule="423")
@covers("423.1.a", "423.1.a.1", "423.2.a")
def test_a_stunned_unit_may_be_chosen_but_is_not_stunned_again() -> None:
    """Eclipse Herald."""
    table = Table(
        quiet(hand=["Test Stun", "Test Stun"], base=["Specimen Eclipse*"]), quiet(base=["Test Tank"]),
        battlefields=PLAIN,
    )
    for _ in range(2):
        table.you.play("Test Stun", on="Test Tank")
        table.resolve()
        assert table.might("Specimen Eclipse") == 2
    assert not table.thing("Specimen Eclipse").exhausted
    assert len(table.events("stunned")) == 1


@covers("424.1.a")
@example("424.1.a.2#1", rule="424")
def test_a_revealed_card_is_still_on_top_of_its_deck() -> None:
    table = Table(quiet(hand=["Specimen Peek and Draw"], deck=["Test Tank", "Test Gear"]), quiet(), battlefields=PLAIN)
    table.you.play("Specimen Peek and Draw")
    table.resolve()
    assert [e.card for e in table.events("revealed")] == ["TST-R21"]
    assert table.hand() == ["Test Tank"]


@example("424.3#1", rule="424")
@covers("424.1.b")
def test_revealed_cards_go_back_in_the_same_order() -> None:
    table = Table(
        quiet(hand=["Specimen Show Two"], deck=["Test Tank", "Test Gear", "Test Sight"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Specimen Show Two")
    table.resolve()
    assert [(e.card, e.audience) for e in table.events("revealed")] == [("TST-R21", -1), ("TST-R23", -1)]
    assert [one.name for one in reversed(table.state.players[YOU].deck)] == ["Test Tank", "Test Gear", "Test Sight"]


@example("424.3.a#1", rule="424")
@covers("424.3.a", "424.3.a.1", "424.1")
def test_a_revealed_hand_is_what_is_in_it_now() -> None:
    table = Table(
        quiet(hand=["Specimen Open Hand", "Test Spark", "Test Curse"], deck=["Test Tank"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Specimen Open Hand")
    table.resolve()
    assert [e.card for e in table.events("revealed")] == ["TST-R29", "TST-R28"]
    assert table.hand() == ["Test Spark", "Test Curse", "Test Tank"]


@example("424.4.a#1", rule="424")
@covers("424.4", "424.4.a", "424.2", "424.2.a")
def test_revealed_cards_can_be_put_elsewhere() -> None:
    table = Table(
        quiet(hand=["Specimen Pick One"], deck=["Test Tank", "Test Gear", "Test Sight"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Specimen Pick One")
    table.resolve()
    table.you.choose("Test Gear")
    assert table.hand() == ["Test Gear"]
    assert [one.name for one in reversed(table.state.players[YOU].deck)] == ["Test Sight", "Test Tank"]


@example("426.1.c#1", rule="426")
@covers("426.1", "426.1.c", "426.2", "426.2.a")
def test_if_it_was_buffed_this_way() -> None:
    table = Table(
        quiet(hand=["Specimen Checked Buff", "Specimen Checked Buff"], base=["Test Tank"]), quiet(), battlefields=PLAIN
    )
    for left in (2, 1):
        table.you.play("Specimen Checked Buff", on="Test Tank")
        table.resolve()
        assert len(table.hand()) == left


@example("426.1.c#2", rule="426")
def test_a_buffed_unit_is_not_buffed_again() -> None:
    table = Table(
        quiet(hand=["Specimen Buff Any", "Specimen Buff Any"], base=["Specimen Buffed Riser*"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Specimen Buff Any", on="Specimen Buffed Riser")
    table.resolve()
    assert not table.thing("Specimen Buffed Riser").exhausted
    table.you.play("Specimen Buff Any", on="Specimen Buffed Riser")
    table.foe.passes()
    assert table.chain() == []
    assert len(table.events("buffed")) == 1


@example("426.3#1", rule="426")
@example("426.3#2", rule="426")
@example("426.3#3", rule="426")
def test_buffs_as_cards_ask_for_them() -> None:
    hand = ["Specimen Buff Any", "Specimen Buff Friend", "Specimen Buff Pair"]
    mine = quiet(hand=hand, base=["Test Tank"], at={MOOR: ["Test Might 1", "Test Might 2"]})
    table = Table(mine, quiet(base=["Test Might 3"]), battlefields=PLAIN)
    table.you.play("Specimen Buff Any", on="Test Might 3")
    table.resolve()
    question = table.you.draft(table.you._first("play", "Specimen Buff Friend"))
    assert not any("Foe" in o.short for o in question.options)
    table.you.play("Specimen Buff Friend", on="Test Tank")
    table.resolve()
    table.you.play("Specimen Buff Pair", on=["Test Might 1", "Test Might 2"])
    table.resolve()
    assert [table.might(name) for name in ("Test Might 3", "Test Tank", "Test Might 1", "Test Might 2")] == [4, 3, 2, 3]


@example("428.6#1", rule="428")
@example("428.6#2", rule="428")
@example("428.6#3", rule="428")
def test_kills_as_cards_ask_for_them() -> None:
    mine = quiet(
        hand=["Specimen Kill Enemy", "Specimen Kill Gear"], base=["Specimen Payment", "Test Gear", "Test Tank"],
        runes={"fury": 2},
    )
    table = Table(mine, quiet(base=["Test Might 3", "Test Gear"]), battlefields=PLAIN)
    table.you.play("Specimen Kill Enemy", on="Test Might 3")
    table.resolve()
    assert table.trash(FOE) == ["Test Might 3"]
    table.you.use("Specimen Payment")
    assert "Specimen Payment" in table.trash(), "killed as a cost"
    table.resolve()
    assert len(table.hand()) == 2
    table.you.play("Specimen Kill Gear")
    table.resolve()
    assert (table.trash(FOE)[-1], table.where("Test Gear", YOU), table.where("Test Tank")) == (
        "Test Gear", "trash", "base",
    )


@example("429.3#1", rule="429")
def test_resources_are_added_before_playing_or_while_paying() -> None:
    table = Table(
        quiet(hand=["Test Might 3"], base=["Specimen Calm Well"], runes={"fury": 2}), quiet(), battlefields=PLAIN
    )
    table.you.use("Fury Rune")
    assert table.state.players[YOU].pool
    table.you.play("Test Might 3")
    assert table.thing("Specimen Calm Well").exhausted, "used while paying"
    table.resolve()
    assert table.where("Test Might 3") == "base"


@example("429.5#1", rule="429")
@example("429.5#2", rule="429")
@example("429.5#3", rule="429")
@covers("429.1", "429.2.b", "429.4", "429.4.a")
def test_energy_and_power_are_added_as_written() -> None:
    table = Table(
        quiet(hand=["Specimen Two Energy"], base=["Specimen Order Well", "Specimen Calm Well"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Specimen Two Energy")
    assert table.chain() == ["Specimen Two Energy"], "a spell that adds stays on the chain (429.2.b)"
    table.resolve()
    table.you.use("Specimen Order Well")
    table.you.use("Specimen Calm Well")
    assert table.chain() == []
    assert {(r.kind, r.n) for r in table.state.players[YOU].pool} == {("energy", 3), ("order", 1), ("calm", 1)}


@example("430.2#1", rule="430")
@example("430.5#1", rule="430")
@example("430.5#2", rule="430")
@example("430.5#3", rule="430")
@covers("430.1", "430.2", "430.2.a", "430.3", "430.4", "430.4.b")
def test_channeling_as_cards_ask_for_it() -> None:
    hand = ["Specimen Channel Exhausted", "Specimen Channel", "Specimen Channeler", "Specimen Channel Two"]
    table = Table(quiet(hand=hand, rune_deck=4), quiet(), battlefields=PLAIN)
    for name, ready_, count in (
        ("Specimen Channel Exhausted", 0, 1), ("Specimen Channel", 1, 2), ("Specimen Channeler", 1, 3),
    ):
        table.you.play(name)
        table.resolve()
        assert (table.ready_runes(), len(table.state.players[YOU].runes)) == (ready_, count)
    table.you.play("Specimen Channel Two")
    table.resolve()
    assert (table.ready_runes(), len(table.state.players[YOU].runes)) == (1, 4)
    assert len(table.hand()) == 1, "only one could be channeled"


@example("431.2.d#1", rule="431.2.b")
def test_drawing_from_an_empty_deck_burns_out_and_draws() -> None:
    table = Table(quiet(), quiet(deck=[], trash=["Test Tank", "Test Gear"]), battlefields=PLAIN)
    table.end_turn()
    assert table.points() == (1, 0)
    assert len(table.hand(FOE)) == 1
    assert len(table.state.players[FOE].deck) == 1


@example("431.3.c#1")
@covers("431.3.a", "431.3.c.1")
def test_with_nothing_to_draw_from_burning_out_goes_on_until_somebody_wins() -> None:
    table = Table(quiet(points=3), quiet(deck=[], points=5), battlefields=PLAIN)
    table.end_turn()
    assert table.game.over
    assert table.state.winner == YOU
    assert table.points() == (8, 5)
    assert table.rules() >= {"431.3.c"}
