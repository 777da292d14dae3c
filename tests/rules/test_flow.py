"""Flow (829): several costs of which one is chosen, Flow under a condition, Flow that others give."""
from __future__ import annotations

import pytest

from engine.game import Game
from engine.reading import Misread, read_all
from engine.words import (
    Spell,
    Unit,
    a,
    can,
    cost_less,
    counter,
    deal,
    deflect,
    discard,
    draw,
    enemy,
    every,
    flow,
    flow_for_its_cost,
    for_price,
    friendly,
    fury,
    give,
    have,
    if_,
    is_,
    kill,
    me,
    might,
    play,
    rainbow,
    reaction,
    spell,
    there_is,
    this_turn,
    unit,
    with_,
    you,
    your,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.rules.test_prices import price
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-FL01", "Twin Streams", energy=4).text(flow(1), flow(rainbow), draw(1)),
    Spell("TST-FL02", "Same Streams", fury, energy=1, power=1).text(
        flow(1, fury), flow_for_its_cost, flow(1, fury), draw(1)
    ),
    Spell("TST-FL03", "Bloody Streams", energy=4).text(
        flow(2), flow(kill(a(friendly, unit))), give(a(friendly, unit), might(1), this_turn)
    ),
    Spell("TST-FL04", "Striking Streams", energy=4).text(flow(1), flow(rainbow), deal(1, a(enemy, unit))),
    Spell("TST-FL05", "Perhaps Streams", energy=4).text(if_(there_is(a(friendly, unit)), flow(1)), draw(1)),
    Spell("TST-FL06", "Old Streams", energy=4).text(
        flow(1), if_(is_(me, your_trash), can(you(play(me, price=for_price(rainbow))))), draw(1)
    ),
    Spell("TST-FL07", "Thrifty Streams", energy=4).text(flow(1), flow(1, discard(1)), draw(1)),
    Spell("TST-FL10", "Plain Draw", fury, energy=1, power=1).text(draw(1)),
    Spell("TST-FL11", "Kindle", energy=0).text(give(a(spell, your_trash), flow_for_its_cost, this_turn)),
    Spell("TST-FL12", "Kindle Dear", energy=0).text(give(a(spell, your_trash), flow(2, discard(1)), this_turn)),
    Unit("TST-FL13", "Spring", energy=0, might=1).text(have(every(spell, your_trash), flow(2))),
    Unit("TST-FL14", "Gazer", energy=0, might=1).text(have(every(your, spell, with_(flow)), cost_less(2, minimum=1))),
    Unit("TST-FL16", "Slippery", energy=0, might=2).text(deflect()),
    Spell("TST-FL15", "Dam", energy=0).text(reaction, counter(a(spell, with_(flow)))),
]


def keys(table: Table, name: str) -> dict[str, str]:
    """What the first question about it offers: by key, what it says."""
    question = table.you.draft(table.you._first("play", name))
    return {option.key: option.short for option in question.options} if question.kind != "confirm" else {}


@covers("829.1.c.3")
def test_one_of_several_flow_costs_is_chosen() -> None:
    for chosen, ready, runes in (("1 Energy", 1, 2), ("1 Power", 1, 1)):
        table = Table(quiet(trash=["Twin Streams"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
        assert price(table, "Twin Streams") == "1 Energy or 1 Power of any domain"
        assert keys(table, "Twin Streams") == {"price:0": "1 Energy", "price:1": "1 Power of any domain"}
        assert table.you.draft(table.you._first("play", "Twin Streams")).why == "829.1.c.3"
        table.you.play("Twin Streams", price=chosen)
        assert (table.ready_runes(), len(table.state.players[YOU].runes)) == (ready, runes)
        table.resolve()
        assert (table.where("Twin Streams"), len(table.hand())) == ("banished", 1)


@covers("829.1.c.3")
def test_a_flow_cost_that_cannot_be_paid_is_no_choice() -> None:
    table = Table(quiet(trash=["Twin Streams"], spent={"fury": 1}), quiet(), battlefields=PLAIN)
    assert price(table, "Twin Streams") == "1 Power of any domain"
    assert keys(table, "Twin Streams") == {}
    assert table.refuse(YOU, table.you._first("play", "Twin Streams"), "price:0")
    table.you.play("Twin Streams")
    assert table.state.players[YOU].runes == []
    table = Table(quiet(trash=["Twin Streams"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Twin Streams", "trash") == ["357"]


@covers("829.1.c.3")
def test_equal_flow_costs_are_no_choice() -> None:
    table = Table(quiet(trash=["Same Streams"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    assert price(table, "Same Streams") == "1 Energy, 1 Fury"
    assert keys(table, "Same Streams") == {}


@covers("829.1.c.2", "357.3")
def test_what_is_given_for_the_chosen_cost_is_counted() -> None:
    """With one unit it can't be both killed and aimed at; nor is a card discarded that isn't there."""
    for base, offered in (
        (["Test Might 1"], {}),
        (["Test Might 1", "Test Might 2"], {"price:0": "2 Energy", "price:1": "Kill a friendly unit"}),
    ):
        table = Table(quiet(trash=["Bloody Streams"], base=base, runes={"fury": 2}), quiet(), battlefields=PLAIN)
        found = keys(table, "Bloody Streams")
        assert {key: said for key, said in found.items() if key.startswith("price:")} == offered
    table.you.play("Bloody Streams", on="Test Might 2", price="kill a friendly unit", paying="Test Might 1")
    assert (table.where("Test Might 1"), table.ready_runes()) == ("trash", 2)
    table = Table(quiet(trash=["Bloody Streams"], base=["Test Might 1"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    for hand, n in ((["Test Might 1"], 2), ([], 0)):
        table = Table(quiet(trash=["Thrifty Streams"], hand=hand, runes={"fury": 1}), quiet(), battlefields=PLAIN)
        assert len(keys(table, "Thrifty Streams")) == n


def test_what_a_target_adds_to_it_is_counted() -> None:
    """With one rune there is 1 Energy and 1 Power, but not 2 Power."""
    table = Table(quiet(trash=["Striking Streams"], runes={"fury": 1}), quiet(base=["Slippery"]), battlefields=PLAIN)
    assert not any(key.startswith("price:") for key in keys(table, "Striking Streams"))
    table.you.play("Striking Streams", on="Slippery")
    assert table.state.players[YOU].runes == []


def test_flow_under_a_condition() -> None:
    for base, offered in (([], set()), (["Test Might 1"], {"Perhaps Streams"})):
        table = Table(quiet(trash=["Perhaps Streams"], base=base, runes={"fury": 1}), quiet(), battlefields=PLAIN)
        assert table.you.offered("play") == offered
    table.you.play("Perhaps Streams")
    table.resolve()
    assert table.where("Perhaps Streams") == "banished"


@covers("801.3.a", "801.3.a.2")
def test_flow_that_is_given_for_a_turn() -> None:
    table = Table(
        quiet(hand=["Kindle"], trash=["Plain Draw", "Test Sight"], runes={"fury": 3}), quiet(), battlefields=PLAIN
    )
    assert table.you.offered("play") == {"Kindle"}
    table.you.play("Kindle", on="Plain Draw")
    table.resolve()
    assert table.you.offered("play") == {"Plain Draw"}
    assert price(table, "Plain Draw") == "1 Energy, 1 Fury"
    later = Game.restore(table.game.save(), table.game.pins(), table.state.catalogue)
    assert later.pending()[0].keys == table.open.keys
    table.you.play("Plain Draw")
    assert "@flow" in table.state.chain[0].bound
    table.resolve()
    assert (table.where("Plain Draw"), len(table.hand())) == ("banished", 1)
    table = Table(quiet(hand=["Kindle"], trash=["Plain Draw"], runes={"fury": 3}), quiet(), battlefields=PLAIN)
    table.you.play("Kindle", on="Plain Draw")
    table.resolve()
    for seat in (YOU, FOE):
        table.end_turn()
        assert "Plain Draw" not in table.hands[1 - seat].offered("play")


@covers("829.1.c.3")
def test_flow_that_is_given_beside_the_own_one() -> None:
    table = Table(
        quiet(hand=["Kindle Dear", "Test Might 1"], trash=["Twin Streams"], runes={"fury": 2}), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Kindle Dear", on="Twin Streams")
    table.resolve()
    assert keys(table, "Twin Streams") == {
        "price:0": "1 Energy", "price:1": "1 Power of any domain", "price:2": "2 Energy and discard a card in…",
    }
    table.you.play("Twin Streams", price="discard a card")
    assert (table.hand(), table.ready_runes()) == ([], 0)
    assert "Test Might 1" in table.trash()


def test_flow_that_a_text_gives_as_long_as_it_is_there() -> None:
    table = Table(
        quiet(base=["Spring"], trash=["Plain Draw", "Test Might 1"], runes={"fury": 2}), quiet(trash=["Test Sight"]),
        battlefields=PLAIN,
    )
    assert table.you.offered("play") == {"Plain Draw"}
    assert price(table, "Plain Draw") == "2 Energy"
    table = Table(quiet(trash=["Plain Draw"], runes={"fury": 2}), quiet(base=["Spring"]), battlefields=PLAIN)
    assert table.you.offered("play") == set()


@covers("829.2")
def test_a_spell_that_is_played_for_a_given_flow_has_flow() -> None:
    table = Table(
        quiet(base=["Spring", "Gazer"], trash=["Plain Draw"], runes={"fury": 1}), quiet(hand=["Dam"]),
        battlefields=PLAIN,
    )
    assert price(table, "Plain Draw") == "1 Energy"
    table.you.play("Plain Draw")
    table.foe.play("Dam", on="Plain Draw")
    table.resolve()
    assert (table.where("Plain Draw"), len(table.hand())) == ("banished", 0)


def test_what_a_permission_asks_is_another_of_its_costs() -> None:
    """366.1: played by it, the spell isn't banished."""
    for chosen, there in (("price:0", "banished"), ("price:1", "trash")):
        table = Table(quiet(trash=["Old Streams"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
        table.answer(YOU, table.you._first("play", "Old Streams"), chosen, "confirm")
        table.resolve()
        assert table.where("Old Streams") == there


@covers("355.9.c")
def test_a_spell_from_the_trash_does_not_aim_at_itself() -> None:
    for trash, offered in ((["Kindle"], set()), (["Kindle", "Same Streams"], {"Kindle", "Same Streams"})):
        table = Table(quiet(base=["Spring", "Gazer"], trash=trash, runes={"fury": 1}), quiet(), battlefields=PLAIN)
        assert table.you.offered("play") == offered
    table = Table(quiet(base=["Spring"], trash=["Kindle"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    assert table.you.why_not("play", "Kindle", "trash") == ["355.8"]


def test_only_spells_have_flow() -> None:
    with pytest.raises(Misread, match="Flow"):
        read_all([Unit("TST-FL20", "Stray Stream", energy=1, might=1).text(flow(1))])


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-FL")}
    assert said["Twin Streams"] == "[Flow] [1], [Flow] [A]\nDraw 1."
    assert said["Kindle"] == "Give a spell in your trash [Flow] equal to its cost for this turn."
    assert said["Spring"] == "Spells in your trash have [Flow] [2]."
    assert said["Perhaps Streams"] == "While there is a friendly unit, this has [Flow] [1]. Draw 1."
