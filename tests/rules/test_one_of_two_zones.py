"""What is in one of two zones (355.9.a), and hiding for another price (356.1.a, 811.1.b)."""
from __future__ import annotations

from engine.words import (
    Legend,
    Spell,
    a,
    can,
    card,
    draw,
    either,
    every,
    for_price,
    fury,
    hidden,
    hide,
    on_board,
    recycle,
    return_to_hand,
    unit,
    you,
    your,
    your_champion_zone,
    your_hand,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.drafting import offered, table
from tests.rules.grounds import MEADOW, quiet
from tests.table import EXTRA, YOU, find_or_extra

EXTRA += [
    Spell("TST-6Z05", "Veil Mote", energy=3).text(hidden, draw(1)),
    Spell("TST-6Z01", "Either Summons", energy=0).text(return_to_hand(a(unit, either(your_champion_zone, on_board)))),
    Spell("TST-6Z02", "Either Sifting", energy=0).text(recycle(a(unit, either(your_hand, your_trash)))),
    Spell("TST-6Z03", "Either Levy", energy=0).text(return_to_hand(a(unit, your, either(your_trash, on_board)))),
    Legend("TST-6Z04", "Either Broker", champion="Either").text(can(you(hide(every(card), for_price(1, fury))))),
]


@covers("355.9.a", "355.10.a.1")
def test_a_target_may_be_in_either_of_two_public_zones() -> None:
    there = table(quiet(base=["Test Might 3"]), hand=["Either Summons", "Test Might 4"], champion="Test Might 1",
                  base=["Test Might 2"], trash=["Test Might 5"])
    assert sorted(offered(there, "play", "Either Summons")) == ["Test Might 1", "Test Might 2", "Test Might 3"]
    there.you.play("Either Summons", on="Test Might 1")
    assert [event.kind for event in there.events("chose")] == ["chose"]
    there.resolve()
    assert there.hand() == ["Test Might 4", "Test Might 1"]
    mine = table(quiet(base=["Test Might 3"], trash=["Test Might 6"]), hand=["Either Levy", "Test Might 4"],
                 base=["Test Might 2"], trash=["Test Might 5"])
    assert sorted(offered(mine, "play", "Either Levy")) == ["Test Might 2", "Test Might 5"]


@covers("355.10.a", "355.17")
def test_where_one_of_the_zones_is_private_it_is_chosen_when_it_is_carried_out() -> None:
    there = table(hand=["Either Sifting", "Test Might 4"], base=["Test Might 2"], trash=["Test Might 5"])
    there.you.play("Either Sifting")
    assert there.events("chose") == []
    there.resolve()
    assert {"Test Might 4", "Test Might 5"} <= {there.you._name(option.subject) for option in there.open.options}
    there.you.choose("Test Might 5")
    assert there.trash() == ["Either Sifting"]


@covers("356.1.a", "811.1.b")
def test_a_card_is_hidden_for_another_price_of_several_resources() -> None:
    there = table(legend="Either Broker", hand=["Veil Mote"], at={MEADOW: ["Test Might 3"]}, runes={"fury": 2})
    there.answer(YOU, there.you._first("hide", "Veil Mote"), "price:1", "confirm")
    assert len(there._field(there.state, MEADOW).facedown) == 1
    assert len(there.state.players[YOU].runes) == 1
    poor = table(legend="Either Broker", hand=["Veil Mote"], at={MEADOW: ["Test Might 3"]}, runes={"calm": 2})
    assert offered(poor, "hide", "Veil Mote") == ["confirm"], "only for what is usual"


def test_two_zones_are_said() -> None:
    assert say(find_or_extra("Either Summons")) == (
        "Return a unit from your Champion Zone or the board to its owner's hand."
    )
    assert say(find_or_extra("Either Sifting")) == "Recycle a unit from your hand or your trash."
