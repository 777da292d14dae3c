"""Where a spell goes that an effect plays: “then recycle it”, “then banish it” (390.3.a), and Flow, which says the same
(829.1.b.1)."""
from __future__ import annotations

import pytest

from engine.reading import read_all
from engine.reading.scope import Misread
from engine.words import (
    Spell,
    Unit,
    a,
    afterwards,
    anyone,
    at_most,
    banish,
    buff,
    cant,
    card,
    counter,
    deal,
    draw,
    flow,
    for_price,
    gear,
    ignoring_all,
    ignoring_energy,
    it,
    kill,
    may,
    me,
    play,
    reaction,
    recycle,
    return_to_hand,
    spell,
    them,
    this,
    unit,
    up_to,
    when,
    with_cost,
    you,
    your,
    your_hand,
    your_trash,
)
from engine.words.base import Node
from engine.words.nodes import Action
from engine.words.saying.say import say
from tests.rules.covers import covers, ruling
from tests.rules.grounds import PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    # Fizz, Trickster
    Unit("TST-5F1", "Follow Trickster", energy=0, might=1).text(
        when(
            you(play(me)), may(play(a(spell, your_trash, with_cost(energy=at_most(3))), price=ignoring_energy)),
            afterwards(recycle(it)),
        )
    ),
    Spell("TST-5F2", "Follow Encore", energy=0).text(
        play(a(card, your_trash), price=ignoring_all), afterwards(banish(it)), draw(1)
    ),
    Spell("TST-5F3", "Follow Refund", energy=0).text(
        play(a(spell, your_trash), price=for_price(1)), afterwards(banish(it))
    ),
    Spell("TST-5F4", "Follow Bolt", energy=3).text(deal(2, a(unit))),
    Spell("TST-5F5", "Follow Homing", energy=1).text(draw(1), return_to_hand(this)),
    Spell("TST-5F6", "Follow No", energy=0).text(reaction, counter(a(spell))),
    Spell("TST-5F7", "Follow Sweep", energy=0).text(kill(a(unit)), recycle(a(card, your_trash))),
    Spell("TST-5F8", "Follow Answer", energy=0).text(
        reaction, play(a(spell, your_hand), price=ignoring_all), afterwards(banish(it))
    ),
    Spell("TST-5FA", "Follow Fickle", energy=0).text(
        play(a(spell, your_trash), price=ignoring_all), afterwards(recycle(it)), banish(it)
    ),
    Spell("TST-5FD", "Follow Torn", energy=0).text(
        play(a(spell, your_trash), price=ignoring_all), afterwards(recycle(it)), afterwards(banish(it))
    ),
    Spell("TST-5FE", "Follow Medley", energy=0).text(
        play(up_to(2, spell, your_trash), price=ignoring_all), afterwards(banish(them))
    ),
    # Abandon
    Spell("TST-5FB", "Follow Abandonment", energy=0).text(reaction, counter(a(spell), return_to_hand(it)), draw(1)),
    # Mel, Newly Awakened
    Unit("TST-5FC", "Follow Ward", energy=0, might=1).text(cant(anyone(counter(a(spell, your))))),
    Spell("TST-5F9", "Follow Ebb", energy=9).text(flow(1), draw(1), return_to_hand(this)),
]


def trickster(**foe: object) -> Table:
    """The Trickster is played, with a Bolt in the trash; its trigger is being finalized."""
    table = Table(
        quiet(hand=["Follow Trickster"], trash=["Follow Bolt"]), quiet(**{"base": ["Test Might 4"], **foe}),
        battlefields=PLAIN,
    )
    table.you.play("Follow Trickster")
    table.you.choose("yes")
    table.resolve()
    return table


@covers("390.3.a", "359.3.d")
def test_a_spell_that_is_played_so_is_recycled_when_it_has_resolved() -> None:
    table = trickster()
    assert (table.open.prompt, table.where("Follow Bolt")) == ("Follow Bolt: choose a unit", "chain")
    table.you.choose("Test Might 4")
    assert table.chain() == ["Follow Bolt"]
    table.resolve()
    assert table.thing("Test Might 4").damage == 2
    assert (table.where("Follow Bolt"), table.trash()) == ("deck", [])
    assert [event.rule for event in table.events("laid")] == ["390.3.a"]
    assert len(table.events("recycled")) == 1
    assert_over(table)


def assert_over(table: Table) -> None:
    """Nothing waits any more."""
    assert table.state.waiting == ()
    assert not any(name.startswith("until") for name in table.state.windows)


@covers("390.3.a", "425.1.a.1")
def test_also_when_it_is_countered() -> None:
    table = trickster(hand=["Follow No"])
    table.you.choose("Test Might 4")
    assert table.foe.offered("play") == {"Follow No"}
    table.foe.play("Follow No", on="Follow Bolt")
    table.resolve()
    assert table.thing("Test Might 4").damage == 0
    assert (table.where("Follow Bolt"), table.trash(), table.chain()) == ("deck", [], [])
    assert len(table.events("countered")) == 1
    assert table.trash(FOE) == ["Follow No"]
    assert_over(table)


@covers("390.3.a")
def test_not_when_it_was_not_played() -> None:
    table = Table(
        quiet(hand=["Follow Trickster"], trash=["Follow Bolt"]), quiet(base=["Test Might 4"]), battlefields=PLAIN
    )
    table.you.play("Follow Trickster")
    table.you.choose("no")
    table.resolve()
    assert table.trash() == ["Follow Bolt"]
    assert_over(table)


@covers("390.3.a", "358.5")
def test_what_is_never_finalized_goes_back_and_stays_there() -> None:
    table = Table(
        quiet(hand=["Follow Refund"], trash=["Follow Homing"], runes={"fury": 1}), quiet(), battlefields=PLAIN
    )
    table.you.play("Follow Refund", on="Follow Homing")
    table.resolve()
    assert (table.open.kind, table.where("Follow Homing")) == ("may", "chain")
    table.you.choose("no")
    table.resolve()
    assert sorted(table.trash()) == ["Follow Homing", "Follow Refund"]
    assert table.events("banished") == []
    assert_over(table)


@covers("390.3.a")
def test_not_before_it_is_finalized() -> None:
    table = Table(quiet(hand=["Follow Fickle"], trash=["Test Sight"]), quiet(), battlefields=PLAIN)
    table.you.play("Follow Fickle", on="Test Sight")
    table.resolve()
    assert (table.where("Test Sight"), table.hand(), table.events("finalized")[1:], table.events("recycled")) == (
        "banished", [], [], [],
    )
    assert_over(table)


@covers("390.3.a")
def test_not_when_it_says_itself_where_it_goes() -> None:
    table = Table(quiet(hand=["Follow Encore"], trash=["Follow Homing"]), quiet(), battlefields=PLAIN)
    table.you.play("Follow Encore", on="Follow Homing")
    table.resolve()
    assert "Follow Homing" in table.hand()
    assert (table.events("banished"), table.trash()) == ([], ["Follow Encore"])
    assert_over(table)


@covers("390.3.a", "390.3")
def test_a_card_that_is_played_so_is_banished_but_no_permanent() -> None:
    table = Table(
        quiet(hand=["Follow Encore", "Follow Encore", "Test Vanish"], trash=["Test Sight", "Test Might 4"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Follow Encore", on="Test Sight")
    table.resolve()
    assert (table.where("Test Sight"), len(table.hand())) == ("banished", 4)
    table.you.play("Follow Encore", on="Test Might 4")
    table.resolve()
    assert table.where("Test Might 4") == "base"
    assert_over(table)
    table.you.play("Test Vanish", on="Test Might 4")
    table.resolve()
    assert "Test Might 4" in table.trash()
    assert len(table.events("banished")) == 1


@covers("390.3.a")
def test_it_is_about_that_one_play() -> None:
    """Another card of that name, in answer to it or played afterwards, goes to the trash."""
    table = Table(
        quiet(hand=["Test Sight", "Follow Trickster"], trash=["Test Sight"]), quiet(hand=["Test Sight"]),
        battlefields=PLAIN,
    )
    table.you.play("Follow Trickster")
    table.you.choose("yes")
    table.foe.passes()
    assert table.chain() == ["Test Sight"]
    table.foe.play("Test Sight")
    table.resolve()
    table.you.play("Test Sight")
    table.resolve()
    assert (table.trash(), table.trash(FOE)) == (["Test Sight"], ["Test Sight"])
    assert len(table.events("recycled")) == 1
    assert_over(table)


@covers("390.3.a")
def test_what_plays_it_may_be_gone_and_its_controller_have_answered() -> None:
    """In response to the Bolt the Trickster dies, and the Bolt's target with it: it fizzles, and is recycled all the
    same."""
    table = trickster(hand=["Test Vanish", "Test Vanish"])
    table.you.choose("Test Might 4")
    table.foe.play("Test Vanish", on="Follow Trickster")
    table.you.passes()
    table.you.passes()
    table.foe.play("Test Vanish", on="Test Might 4")
    table.resolve()
    assert [event.kind for event in table.events() if event.kind in ("mistargeted", "recycled")] == [
        "mistargeted",
        "recycled",
    ]
    assert table.trash() == ["Follow Trickster"]


@covers("390.3.a")
def test_one_that_is_played_so_may_play_another() -> None:
    table = Table(quiet(hand=["Follow Encore", "Test Sight"], trash=["Follow Answer"]), quiet(), battlefields=PLAIN)
    table.you.play("Follow Encore", on="Follow Answer")
    table.resolve()
    table.you.choose("Test Sight")
    table.resolve()
    assert (table.where("Follow Answer"), table.where("Test Sight")) == ("banished", "banished")
    assert_over(table)


@covers("390.3.a", "372")
@pytest.mark.parametrize(("first", "there"), [(0, "banished"), (1, "deck")])
def test_two_of_them_about_one_spell_are_applied_in_the_order_that_its_controller_likes(first: int, there: str) -> None:
    """What replaces its leaving takes it off the chain too, which the other one replaces."""
    table = Table(quiet(hand=["Follow Torn"], trash=["Test Sight"]), quiet(), battlefields=PLAIN)
    table.you.play("Follow Torn", on="Test Sight")
    table.resolve()
    assert (table.open.kind, table.open.seat, table.open.why, table.open.keys) == (
        "order", YOU, "372", ("rep:0", "rep:1"),
    )
    table.you.choose(f"rep:{first}")
    assert (table.where("Test Sight"), table.trash(), len(table.events("replaced"))) == (there, ["Follow Torn"], 2)
    assert_over(table)


@covers("390.3.a")
def test_each_of_several_spells_that_are_played_goes_there() -> None:
    table = Table(
        quiet(hand=["Follow Medley"], trash=["Test Sight", "Follow Bolt", "Test Gear"]),
        quiet(base=["Test Might 4"], hand=["Follow No"]), battlefields=PLAIN,
    )
    table.you.play("Follow Medley", on=["Test Sight", "Follow Bolt"])
    table.foe.passes()
    table.foe.play("Follow No", on="Follow Bolt")
    table.resolve()
    assert (table.where("Test Sight"), table.where("Follow Bolt"), len(table.hand())) == ("banished", "banished", 1)
    assert sorted(table.trash()) == ["Follow Medley", "Test Gear"]
    assert_over(table)


@covers("390.3.a", "652.4")
def test_nothing_waits_for_the_spell_of_a_player_who_has_left() -> None:
    table = Table(quiet(hand=["Follow Encore"], trash=["Test Sight"]), quiet(), THREE, others=[quiet()])
    table.you.play("Follow Encore", on="Test Sight")
    table.foe.passes()
    table.third.passes()
    assert (table.chain(), len(table.state.waiting)) == (["Test Sight"], 1)
    table.game.interject(YOU, "concede")
    assert (table.chain(), table.events("banished")) == ([], [])
    assert_over(table)


@covers("390.3.a", "416")
def test_to_recycle_something_later_is_an_instruction() -> None:
    table = Table(quiet(hand=["Follow Sweep"], trash=["Test Sight"]), quiet(base=["Test Might 4"]), battlefields=PLAIN)
    table.you.play("Follow Sweep", on="Test Might 4")
    table.resolve()
    assert (table.where("Test Sight"), table.trash()) == ("deck", ["Follow Sweep"])
    assert (table.events("laid"), table.events("replaced")) == ([], [])


@covers("829.1.b.1", "390.3.a")
def test_flow_banishes_instead_of_whatever_takes_it_off_the_chain_and_says_itself_where_it_goes() -> None:
    table = Table(quiet(hand=["Follow Ebb"], trash=["Follow Ebb"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    table.answer(YOU, f"play:{table.thing('Follow Ebb', zone='trash').id}", "confirm")
    table.resolve()
    assert (table.hand().count("Follow Ebb"), table.trash(), table.events("banished")) == (2, [], [])
    assert_over(table)


@covers("425.1", "425.1.c")
def test_a_countered_spell_goes_where_the_text_says() -> None:
    table = Table(quiet(hand=["Test Sight"]), quiet(hand=["Follow Abandonment"]), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.foe.play("Follow Abandonment", on="Test Sight")
    table.resolve()
    assert (table.hand(), table.trash(), len(table.hand(FOE)), table.chain()) == (["Test Sight"], [], 1, [])


@ruling("R138", rule="829.1.b.1")
@covers("829.1.b.1", "390.3.a")
def test_what_would_be_countered_into_the_hand_is_banished_or_recycled_all_the_same() -> None:
    table = Table(
        quiet(trash=["Follow Ebb"], runes={"fury": 1}), quiet(hand=["Follow Abandonment"]), battlefields=PLAIN
    )
    table.you.play("Follow Ebb")
    table.foe.play("Follow Abandonment", on="Follow Ebb")
    table.resolve()
    assert (table.where("Follow Ebb"), table.hand(), len(table.hand(FOE))) == ("banished", [], 1)
    assert [event.rule for event in table.events("replaced")] == ["829.1.b.1"]
    assert_over(table)
    table = trickster(hand=["Follow Abandonment"])
    table.you.choose("Test Might 4")
    table.foe.play("Follow Abandonment", on="Follow Bolt")
    table.resolve()
    assert (table.where("Follow Bolt"), table.hand(), len(table.hand(FOE))) == ("deck", [], 1)
    assert_over(table)


@ruling("R142", rule="359.3.e.6")
@covers("425.1", "054.1")
def test_a_spell_that_can_not_be_countered_stays_where_it_is() -> None:
    for name in ("Follow No", "Follow Abandonment"):
        table = Table(quiet(hand=["Test Sight"], base=["Follow Ward"]), quiet(hand=[name]), battlefields=PLAIN)
        table.you.play("Test Sight")
        table.foe.play(name, on="Test Sight")
        table.you.passes()
        assert (table.chain(), table.where("Test Sight"), len(table.hand(FOE))) == (
            ["Test Sight"], "chain", int(name != "Follow No"),
        )
        table.resolve()
        assert (table.trash(), len(table.hand()), len(table.events("played"))) == (["Test Sight"], 1, 2)


@pytest.mark.parametrize("action", [kill(it), draw(1), return_to_hand(a(unit))])
def test_a_countered_spell_goes_nowhere_else(action: Action) -> None:
    with pytest.raises(Misread, match=r"countered|not what was mentioned, which is spell"):
        read_all([Spell("TST-5FX", "Follow Nonsense", energy=1).text(counter(a(spell), action))])


@pytest.mark.parametrize("lines", [
    (kill(a(unit)), afterwards(recycle(it))),
    (play(a(unit, your_hand)), afterwards(recycle(it))),
    (play(a(spell, your_hand)), afterwards(buff(it))),
    (play(a(spell, your_hand)), afterwards(recycle(a(card, your_trash)))),
    (play(a(spell, your_hand)), kill(a(gear)), afterwards(banish(it))),
    (afterwards(banish(me)),),
])
def test_elsewhere_the_word_has_no_sense(lines: tuple[Node, ...]) -> None:
    with pytest.raises(Misread, match=r"390\.3\.a"):
        read_all([Spell("TST-5FX", "Follow Nonsense", energy=1).text(*lines)])


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-5F")}
    assert said["Follow Trickster"] == (
        "When I'm played, you may play a spell from your trash with a cost of no more than [3], ignoring its Energy "
        "cost. Then recycle it."
    )
    assert (
        said["Follow Abandonment"]
        == "[Reaction]\nCounter a spell, but return it to its owner's hand instead. Draw 1."
    )
    assert said["Follow Refund"] == "Play a spell from your trash for [1]. Then banish it."
