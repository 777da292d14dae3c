"""What playing costs (356), plays by effects (419.3), Repeat (820) and Flow (829)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    among_them,
    battlefield,
    choose_one,
    cost_less,
    cost_more,
    counter,
    deal,
    draw,
    enemy,
    every,
    exhaust,
    flow,
    for_price,
    friendly,
    fury,
    gear,
    have,
    if_,
    ignoring_all,
    ignoring_cost,
    ignoring_energy,
    ignoring_power,
    kill,
    look_at,
    may,
    me,
    next_,
    optional_cost,
    per,
    play,
    rainbow,
    reaction,
    recycle,
    repeat,
    rest,
    spell,
    this,
    this_turn,
    top,
    unit,
    you_do,
    you_paid,
    your,
    your_hand,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-L61", "Test Bargainer", energy=4, might=4).text(have(me, cost_less(1, times=per(every(friendly, unit))))),
    Unit("TST-L62", "Test Tax", energy=0, might=1).text(have(every(enemy, spell), cost_more(1, rainbow))),
    Unit("TST-L63", "Test Buccaneer", fury, energy=3, power=1, might=4).text(
        optional_cost(exhaust(a(friendly, unit))), if_(you_paid, have(me, cost_less(2, fury)))
    ),
    Spell("TST-L64", "Test Invitation", energy=0).text(
        play(a(unit, your_hand), price=ignoring_energy), if_(you_do, draw(1))
    ),
    Spell("TST-L65", "Test Recall the Fallen", energy=0).text(play(a(unit, your_trash), price=for_price(1))),
    Spell("TST-L66", "Test Find", energy=0).text(
        look_at(top(3)), may(play(a(unit, among_them), a(battlefield, your), ignoring_all)), recycle(rest)
    ),
    Spell("TST-L67", "Test Barrage", energy=1).text(repeat(1), deal(2, a(unit))),
    Spell("TST-L68", "Test Twin Ways", energy=0).text(repeat(1), repeat(rainbow), choose_one(draw(1), kill(a(gear)))),
    Spell("TST-L69", "Test Stream", fury, energy=3).text(reaction, flow(1), draw(1)),
    Spell("TST-L70", "Test Refusal", energy=0).text(reaction, counter(a(spell))),
    Spell("TST-L72", "Test Goodwill", energy=3, power=1).text(
        optional_cost(exhaust(a(friendly, unit))), if_(you_paid, have(this, ignoring_cost)), draw(1)
    ),
    Spell("TST-L73", "Test Patronage", energy=0).text(this_turn(have(every(your, next_, spell), ignoring_energy))),
    Unit("TST-L74", "Test Sponsor", energy=0, might=1).text(have(every(your, spell), ignoring_all)),
    Unit("TST-L75", "Test Steward", energy=0, might=1).text(have(every(your, spell), ignoring_power)),
    Unit("TST-L76", "Test Supporter", energy=0, might=1).text(have(every(your, spell), ignoring_cost)),
    Spell("TST-L77", "Test Fury Spark", fury, energy=2, power=1).text(deal(1, a(unit))),
    Spell("TST-L71", "Test Spark of Two", energy=2, power=1).text(deal(1, a(unit))),
]


def price(table: Table, name: str) -> str:
    """What the offer says that it costs."""
    return next(
        o.full
        for o in table.open.options
        if o.key.startswith("play:") and table.state.objects[o.subject].card.name == name
    ).split(" · ")[0]


@covers("356.4", "366.2", "366.2.a")
def test_a_card_makes_itself_cheaper_for_each() -> None:
    table = Table(
        quiet(hand=["Test Bargainer"], base=["Test Tank", "Test Might 1"], runes={"fury": 4}), quiet(),
        battlefields=PLAIN,
    )
    assert price(table, "Test Bargainer") == "2 Energy"
    table.you.play("Test Bargainer")
    assert table.ready_runes() == 2


@covers("356.3")
def test_an_increase_is_paid_too_and_makes_some_cards_too_dear() -> None:
    table = Table(quiet(hand=["Test Sight"], runes={"calm": 1}), quiet(base=["Test Tax"]), battlefields=PLAIN)
    assert price(table, "Test Sight") == "1 Energy, 1 Power of any domain"
    table.you.play("Test Sight")
    assert table.state.players[YOU].runes == []
    table = Table(quiet(hand=["Test Sight"]), quiet(base=["Test Tax"]), battlefields=PLAIN)
    assert table.you.offered("play") == set()


@covers("356.2", "356.4")
def test_a_discount_for_an_optional_cost_counts_in_the_same_play() -> None:
    table = Table(quiet(hand=["Test Buccaneer"], base=["Test Tank"], runes={"fury": 3}), quiet(), battlefields=PLAIN)
    assert price(table, "Test Buccaneer") == "3 Energy, 1 Fury"
    table.you.play("Test Buccaneer", paying="Test Tank")
    assert table.thing("Test Tank").exhausted
    assert table.ready_runes() == 2


@covers("419.3", "356.1.b", "128.6", "419.3.a", "419.3.b")
def test_an_effect_plays_a_card_from_the_hand_ignoring_its_energy() -> None:
    table = Table(quiet(hand=["Test Invitation", "Test Might 4", "Test Sight"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Invitation")
    table.resolve()
    assert [o.short for o in table.open.options] == ["Test Might 4", "None of them"]
    table.you.choose("Test Might 4")
    assert table.where("Test Might 4") == "base"
    assert len(table.hand()) == 2


@covers("419.3.c")
def test_without_a_card_to_play_nothing_is_played() -> None:
    table = Table(quiet(hand=["Test Invitation", "Test Sight"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Invitation")
    table.resolve()
    table.you.choose("none")
    assert table.hand() == ["Test Sight"]


@covers("356.1.a", "444.2.a", "358.5")
def test_a_card_that_an_effect_plays_is_paid_for_or_goes_back() -> None:
    for answer, there in (("pay", "base"), ("no", "trash")):
        table = Table(
            quiet(hand=["Test Recall the Fallen"], trash=["Test Might 4"], runes={"fury": 1}), quiet(),
            battlefields=PLAIN,
        )
        table.you.play("Test Recall the Fallen", on="Test Might 4")
        table.resolve()
        assert (table.open.kind, table.open.why) == ("may", "444.2.a")
        table.you.choose(answer)
        table.resolve()
        assert table.where("Test Might 4") == there
    table = Table(quiet(hand=["Test Recall the Fallen"], trash=["Test Might 4"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Recall the Fallen", on="Test Might 4")
    table.resolve()
    assert table.where("Test Might 4") == "trash"


@covers("356.5.a", "355.10.b")
def test_where_an_effect_plays_a_unit_is_chosen_as_it_is_played() -> None:
    table = Table(
        quiet(hand=["Test Find"], deck=["Test Sight", "Test Might 5", "Test Gear", "Test Tank"], controls=[MEADOW]),
        quiet(), battlefields=PLAIN,
    )
    table.you.play("Test Find")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Test Might 5")
    assert table.where("Test Might 5") == MEADOW
    assert len(table.state.players[YOU].deck) == 3
    assert not table.events("chose")


@covers("820.1.d", "820.2.a", "355.1")
def test_repeat_carries_it_out_once_more_with_choices_of_its_own() -> None:
    table = Table(
        quiet(hand=["Test Barrage"], runes={"fury": 2}), quiet(base=["Test Might 2", "Test Might 3"]),
        battlefields=PLAIN,
    )
    first = table.you._first("play", "Test Barrage")
    assert table.you.draft(first).keys == ("extra:none", "extra:yes")
    table.you.play("Test Barrage", on=["Test Might 2", "Test Might 3"], repeat=True)
    assert table.ready_runes() == 0
    table.resolve()
    assert table.trash(FOE) == ["Test Might 2"]
    assert table.thing("Test Might 3").damage == 2
    assert len(table.events("played")) == 1


@covers("820.1.c.2", "820.3", "820.1.c.3", "820.2")
def test_several_repeats_are_paid_one_by_one() -> None:
    table = Table(quiet(hand=["Test Twin Ways"], base=["Test Gear"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    table.you.play("Test Twin Ways", on=["Draw 1", "Kill a gear", "Test Gear", "Draw 1"], repeat=2)
    table.resolve()
    assert len(table.hand()) == 2
    assert "Test Gear" in table.trash()


@covers("829.1.b", "829.1.c.1", "829.1.b.1")
def test_flow_is_another_price_from_the_trash_and_banishes() -> None:
    table = Table(quiet(trash=["Test Stream"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Stream"}
    assert price(table, "Test Stream") == "1 Energy"
    table.you.play("Test Stream")
    table.resolve()
    assert (table.trash(), table.where("Test Stream"), len(table.hand())) == ([], "banished", 1)


@covers("829.1.b.1", "425")
def test_a_countered_spell_with_flow_is_banished_too() -> None:
    table = Table(quiet(trash=["Test Stream"], runes={"fury": 1}), quiet(hand=["Test Refusal"]), battlefields=PLAIN)
    table.you.play("Test Stream")
    table.foe.play("Test Refusal", on="Test Stream")
    table.resolve()
    assert (table.where("Test Stream"), len(table.hand())) == ("banished", 0)


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith(("TST-L6", "TST-L7"))}
    assert said["Test Barrage"] == "[Repeat] [1]\nDeal 2 to a unit."
    assert said["Test Stream"] == "[Reaction], [Flow] [1]\nDraw 1."
    assert said["Test Invitation"] == "Play a unit from your hand, ignoring its Energy cost. If you do, draw 1."
    assert said["Test Tax"] == "Enemy spells cost [1][A] more."


@covers("356.1.b", "356.1.b.1", "356.1.b.3", "366.2.a")
def test_a_card_ignores_its_own_cost_for_an_optional_one_and_pays_increases() -> None:
    table = Table(quiet(hand=["Test Goodwill"], base=["Test Tank"], runes={"fury": 1}), quiet(base=["Test Tax"]),
                  battlefields=PLAIN)
    table.you.play("Test Goodwill", paying="Test Tank")
    assert table.state.players[YOU].runes == []
    table = Table(quiet(hand=["Test Goodwill"], base=["Test Tank"]), quiet(base=["Test Tax"]), battlefields=PLAIN)
    assert table.you.offered("play") == set()


@covers("356.1.b.2")
def test_spells_ignore_one_part_of_their_cost_while_something_says_so() -> None:
    table = Table(quiet(hand=["Test Fury Spark"], base=["Test Steward"], runes={"fury": 2}), quiet(),
                  battlefields=PLAIN)
    assert price(table, "Test Fury Spark") == "2 Energy"
    table = Table(quiet(hand=["Test Patronage", "Test Fury Spark", "Test Fury Spark"], base=["Test Tank"],
                        runes={"fury": 1}), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Patronage"}
    table.you.play("Test Patronage")
    table.resolve()
    assert price(table, "Test Fury Spark") == "1 Fury"
    table.you.play("Test Fury Spark", on="Test Tank")
    table.resolve()
    assert table.you.offered("play") == set()


@covers("829.1.c.1", "356.1.b")
def test_a_flow_cost_in_the_place_of_the_base_cost_is_ignored_as_well() -> None:
    table = Table(quiet(trash=["Test Stream"], base=["Test Supporter"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Stream"}
    dear = Table(quiet(trash=["Test Stream"], base=["Test Steward"]), quiet(), battlefields=PLAIN)
    assert dear.you.offered("play") == set()


@covers("356.5.a", "356.1.b.3")
def test_any_and_all_costs_are_ignored_with_what_was_added() -> None:
    free = Table(quiet(hand=["Test Fury Spark"], base=["Test Sponsor"]), quiet(base=["Test Tax"]),
                 battlefields=PLAIN)
    assert price(free, "Test Fury Spark") == "nothing"
    taxed = Table(quiet(hand=["Test Fury Spark"], base=["Test Supporter"]), quiet(base=["Test Tax"]),
                  battlefields=PLAIN)
    assert taxed.you.offered("play") == set()
