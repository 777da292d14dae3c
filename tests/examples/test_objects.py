"""Worked examples about game objects, their zones, categories and text (124, 133, 135, 366)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    add,
    additional_cost,
    anyone,
    as_,
    buff,
    can,
    card,
    draw,
    during,
    every,
    for_price,
    fury,
    give,
    if_,
    is_,
    kill,
    legion,
    me,
    not_,
    only,
    opponent,
    play,
    reaction,
    repeat,
    return_to_hand,
    reveal,
    tank,
    this_turn,
    top,
    turn,
    unit,
    you,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Spell("TST-3c20", "Sample C Homecoming", energy=0).text(reaction, return_to_hand(a(unit))),
    Spell("TST-3c21", "Sample C Honours", energy=0).text(
        reaction, buff(a(unit).called("one")), give(a(unit).called("two"), tank, this_turn)
    ),
    Spell("TST-3c22", "Sample C Salvage", energy=0).text(reaction, return_to_hand(a(not_(unit), card, your_trash))),
    Unit("TST-3c24", "Sample C Ambusher", energy=0, might=2).text(
        reaction, only(you(play(me)).provided(during(turn, every(opponent))))
    ),
    # Undying Legion
    Unit("TST-3c25", "Sample C Revenant", fury, energy=5, might=3).text(
        legion(if_(is_(me, your_trash), can(you(play(me, price=for_price(1, fury))))))
    ),
    Spell("TST-3c26", "Sample C Bargain", energy=0).text(
        reaction, additional_cost(kill(a(unit).called("paid"))), draw(1), repeat(1)
    ),
    # Undertitan
    Unit("TST-3c27", "Sample C Found Titan", energy=0, might=2).text(as_(anyone(reveal(me)), add(2))),
    Spell("TST-3c28", "Sample C Unveiling", energy=0).text(reaction, reveal(top(1))),
    Gear("TST-3c29", "Sample C Trinket", energy=0),
]


def test_the_words_are_said() -> None:
    assert "You can play me only if it's an opponent's turn." in say(find_or_extra("Sample C Ambusher")), say(
        find_or_extra("Sample C Ambusher")
    )
    assert "trash" in say(find_or_extra("Sample C Revenant")), say(find_or_extra("Sample C Revenant"))


@example("124.1#1", rule="056")
@example("124.1#2", rule="056")
@example("124.1#3", rule="056")
@example("124.1#4", rule="056")
@covers("124.1")
def test_what_goes_to_a_hand_and_comes_back_has_nothing_of_what_was_on_it() -> None:
    table = Table(
        you=quiet(
            base=["Test Might 4"], hand=["Test Spark", "Test Stun", "Sample C Honours", "Sample C Homecoming"],
            runes={"fury": 4},
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )
    for name, on in (
        ("Test Spark", "Test Might 4"), ("Test Stun", "Test Might 4"),
        ("Sample C Honours", ["Test Might 4", "Test Might 4"]),
    ):
        table.you.play(name, on=on)
        table.resolve()
    before = table.thing("Test Might 4")
    assert (before.damage, before.buffed, before.stunned, table.might("Test Might 4")) == (2, 1, True, 5)
    assert has_tank(table)
    table.you.play("Sample C Homecoming", on="Test Might 4")
    table.resolve()
    in_hand = table.thing("Test Might 4", zone="hand")
    assert (in_hand.id != before.id, in_hand.damage, in_hand.buffed, in_hand.stunned) == (True, 0, 0, False)
    table.you.play("Test Might 4")
    again = table.thing("Test Might 4")
    assert (again.damage, again.buffed, again.stunned, table.might("Test Might 4")) == (0, 0, False, 4)
    assert not has_tank(table)


def has_tank(table: Table) -> bool:
    """Whether the one unit has Tank."""
    from engine.rules.meaning import layers
    return layers.keyword(table.state, table.thing("Test Might 4"), "tank") > 0


@example("133.3#1", rule="056")
@covers("133.3")
def test_a_non_unit_card_is_any_card_but_a_unit() -> None:
    table = Table(
        you=quiet(hand=["Sample C Salvage"], trash=["Test Might 1", "Test Gear", "Test Spark", "Recruit the Vanguard"]),
        foe=quiet(), battlefields=PLAIN,
    )
    options = table.you.draft(table.you._first("play", "Sample C Salvage")).options
    assert {table.state.objects[one.subject].card.name for one in options if one.subject} == {
        "Test Gear", "Test Spark", "Recruit the Vanguard",
    }
    table.you.play("Sample C Salvage", on="Test Gear")
    table.resolve()
    assert table.where("Test Gear") == "hand"


@example("133.3#2", rule="428")
@covers("133.3")
def test_a_unit_is_any_unit_whatever_else_it_is() -> None:
    table = Table(
        you=quiet(hand=["Test Vanish"], base=["Recruit", "Tibbers", "Annie, Fiery", "Test Gear"]), foe=quiet(),
        battlefields=PLAIN,
    )
    options = table.you.draft(table.you._first("play", "Test Vanish")).options
    assert {table.state.objects[one.subject].card.name for one in options if one.subject} == {
        "Recruit", "Tibbers", "Annie, Fiery",
    }
    table.you.play("Test Vanish", on="Tibbers")
    table.resolve()
    assert table.where("Tibbers") == "trash"


@example("366.1#1", rule="054.1")
@covers("366.1")
def test_a_permission_holds_wherever_the_card_can_be_played_from() -> None:
    table = Table(you=quiet(hand=["Sample C Ambusher", "Test Sight"], champion="Sample C Ambusher"),
                  foe=quiet(hand=["Test Sight"]), battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Sight"}
    assert table.you.why_not("play", "Sample C Ambusher") == ["054.1"]
    assert table.you.why_not("play", "Sample C Ambusher", zone="champion") == ["054.1"]
    table.end_turn()
    table.foe.play("Test Sight")
    assert {key for key in table.you.offered() if key.startswith("play")} >= {
        f"play:{thing}" for thing in table.state.players[YOU].champion
    }
    table.you.play("Sample C Ambusher")
    assert table.where("Sample C Ambusher") in ("base", "champion")


@example("366.1#2", rule="366.1")
@covers("366.1")
def test_undying_legion_is_played_from_the_trash_alone() -> None:
    table = Table(you=quiet(hand=["Sample C Revenant", "Test Spark"], trash=["Sample C Revenant"], runes={"fury": 2},
                            base=["Test Might 6"]), foe=quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Spark"}
    table.you.play("Test Spark", on="Test Might 6")
    table.resolve()
    there = table.thing("Sample C Revenant", zone="trash").id
    assert table.you.offered() >= {f"play:{there}"}
    assert f"play:{table.thing('Sample C Revenant', zone='hand').id}" not in table.you.offered()
    table.you.play("Sample C Revenant")
    assert table.thing("Sample C Revenant").controller == YOU
    assert table.trash() == ["Test Spark"]
    assert [event.rule for event in table.events("queued")] == ["354", "366.1"]


@example("135.2.b.3#1", rule="357")
@covers("135.2.b.3")
def test_an_additional_cost_is_no_instruction_that_is_repeated() -> None:
    table = Table(
        you=quiet(hand=["Sample C Bargain"], base=["Test Might 1", "Test Might 2"], runes={"fury": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Sample C Bargain", paying="Test Might 1", repeat=True)
    assert table.where("Test Might 1") == "trash"
    table.resolve()
    assert (table.where("Test Might 2"), len(table.events("drawn"))) == ("base", 2)


@example("135.2.b.6#3", rule="370.1.b.1")
def test_as_i_am_revealed_is_no_instruction() -> None:
    table = Table(
        you=quiet(hand=["Sample C Unveiling"], deck=["Sample C Found Titan"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Sample C Unveiling")
    table.foe.passes()
    assert [event.kind for event in table.events() if event.kind in ("revealed", "added")] == ["revealed", "added"]
    assert [(one.kind, one.n) for one in table.state.players[YOU].pool] == [("energy", 2)]
    assert table.state.players[FOE].pool == ()
