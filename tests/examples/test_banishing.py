"""Worked examples of choices in triggers, delayed abilities, banishing and replacing (383, 391, 427, 438)."""
from __future__ import annotations

from cards.tokens import BRUSH
from engine.words import (
    Battlefield,
    Legend,
    Spell,
    Unit,
    a,
    among_them,
    banish,
    bonus_damage,
    buff,
    calm,
    card,
    choose,
    conquer,
    discard,
    draw,
    either,
    every,
    exhaust,
    friendly,
    gain_xp,
    have,
    here,
    hold,
    it,
    look_at,
    may,
    me,
    next_,
    not_,
    once,
    opponent,
    order,
    other,
    play,
    reaction,
    replace,
    rest,
    reveal,
    some,
    spell,
    spend_xp,
    swap_places,
    the_banished,
    their_hand,
    there,
    they,
    this_turn,
    tokens,
    top,
    unit,
    when,
    you,
    your,
    your_hand,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

PIT = "Sample C Fighting Pit"

EXTRA += [
    # Tideturner
    Unit("TST-3c60", "Sample C Tide", energy=0, might=2).text(
        when(you(play(me)), may(choose(a(friendly, other, unit, not_(here))), swap_places(me, it)))
    ),
    # Insightful Investigator
    Unit("TST-3c61", "Sample C Sleuth", energy=0, might=2).text(
        when(
            you(play(me)), choose(a(opponent)), they(reveal(their_hand)),
            may(spend_xp(2)).to(choose(a(card, their_hand).called("it")), they(discard(it), draw(1))),
        )
    ),
    # Ravenborn Tome
    Spell("TST-3c62", "Sample C Tome", energy=0).text(
        reaction, this_turn(have(every(your, next_, spell), bonus_damage(1)))
    ),
    Spell("TST-3c63", "Sample C Cache", energy=0).text(
        reaction, banish(top(1)), this_turn(when(you(conquer()), draw(the_banished), limit=once))
    ),
    Spell("TST-3c64", "Sample C Exile Hand", energy=0).text(reaction, banish(a(card, your_hand))),
    Spell("TST-3c65", "Sample C Exile Trash", energy=0).text(reaction, banish(some(2, card, your_trash))),
    Spell("TST-3c66", "Sample C Exile Top", energy=0).text(
        reaction, look_at(top(2)), draw(a(card, among_them)), banish(rest)
    ),
    Battlefield("TST-3c67", PIT).text(when(you(conquer(here)), buff(a(unit, here)))),
    # Green Father
    Legend("TST-3c68", "Sample C Green, Father", calm, order, champion="Sample C Green").text(
        when(you(either(conquer, hold)), may(exhaust(me)).to(replace(there, tokens(BRUSH))))
    ),
    Spell("TST-3c69", "Sample C Wisdom", energy=0).text(gain_xp(2)),
]

SAID = {
    "Sample C Tide": "you may choose another friendly unit elsewhere. Move me to its location and it to where I was.",
    "Sample C Tome": "next spell",
    "Sample C Cache": "Banish the top card of your deck.",
    "Sample C Sleuth": "They reveal their hand.",
}


def test_the_words_are_said() -> None:
    for name, words in SAID.items():
        assert words in say(find_or_extra(name)), say(find_or_extra(name))


@example("383.3.a#1", rule="383.3")
@covers("383.3.a")
def test_you_may_at_the_start_is_whether_the_trigger_is_performed() -> None:
    for answer, places in (("no", ("base", MEADOW)), ("yes", (MEADOW, "base"))):
        table = Table(you=quiet(hand=["Sample C Tide"], at={MEADOW: ["Test Might 3"]}), foe=quiet(), battlefields=PLAIN)
        table.you.play("Sample C Tide", to="Your base")
        assert (table.open.kind, table.open.seat) == ("may", YOU)
        table.you.choose(answer)
        assert len(table.state.chain) == (answer == "yes")
        table.resolve()
        assert (table.where("Sample C Tide"), table.where("Test Might 3")) == places
        assert len(table.events("moved")) == 2 * (answer == "yes")


def sleuth(xp: int) -> Table:
    """The Sleuth was played by somebody with so much XP, and the trigger is on the chain."""
    table = Table(
        you=quiet(hand=["Sample C Wisdom", "Sample C Sleuth"]), foe=quiet(hand=["Test Might 1", "Test Gear"]),
        battlefields=PLAIN,
    )
    if xp:
        table.you.play("Sample C Wisdom")
        table.resolve()
    table.you.play("Sample C Sleuth")
    assert table.state.players[YOU].xp == xp
    assert table.chain() == ["Sample C Sleuth"]
    return table


@example("383.3.b#2", rule="424")
@covers("383.3.b", "740.4.a.2", "740.4.a.1")
def test_a_cost_that_is_not_the_first_part_is_paid_on_resolution() -> None:
    table = sleuth(2)
    table.foe.passes()
    assert len(table.events("revealed")) == 2
    table.you.choose("yes")
    assert table.state.players[YOU].xp == 0
    table.you.choose("Test Gear")
    assert table.trash(FOE) == ["Test Gear"]
    assert len(table.hand(FOE)) == 2
    table = sleuth(0)
    table.foe.passes()
    assert len(table.events("revealed")) == 2
    assert (table.open.kind, len(table.hand(FOE))) == ("act", 2)


@example("391#1")
@covers("391")
def test_only_the_next_spell_deals_bonus_damage() -> None:
    table = Table(
        you=quiet(hand=["Sample C Tome", "Test Spark", "Test Spark"], base=["Test Might 6"]),
        foe=quiet(hand=["Test Spark"]), battlefields=PLAIN,
    )
    table.you.play("Sample C Tome")
    table.resolve()
    table.you.play("Test Spark", on="Test Might 6")
    table.foe.play("Test Spark", on="Test Might 6")
    table.resolve()
    assert [event.n for event in table.events("damaged")] == [2, 3]
    table.you.play("Test Spark", on="Test Might 6")
    table.resolve()
    assert table.where("Test Might 6") == "trash"
    assert [event.n for event in table.events("damaged")] == [2, 3, 2]


@example("427.3.a#1", rule="427")
@covers("427.1", "427.2", "427.2.a", "427.2.b", "427.3", "427.3.a", "108.6.a", "108.6.b", "108.6.e")
def test_each_cache_draws_what_it_has_banished_itself() -> None:
    table = Table(
        you=quiet(
            hand=["Sample C Cache"] * 3, deck=["Test Might 1", "Test Might 2", "Test Might 3", "Test Might 4"],
            base=["Test Might 6"],
        ),
        foe=quiet(deck=["Test Might 1"] * 3),
        battlefields=PLAIN,
    )
    table.you.play("Sample C Cache")
    table.resolve()
    assert table.where("Test Might 1", YOU) == "banished"
    assert [thing.name for thing in table.game.sight(FOE).players[YOU].banished] == ["Test Might 1"]
    assert not table.events("died")
    assert not table.events("discarded")
    table.end_turn()
    table.end_turn()
    for _ in range(2):
        table.you.play("Sample C Cache")
        table.resolve()
    banished = [table.state.objects[id].card.name for id in table.state.players[YOU].banished]
    assert banished == ["Test Might 1", "Test Might 3", "Test Might 4"]
    table.you.move("Test Might 6", to=MEADOW)
    table.pass_all()
    while table.open.kind == "order":
        table.you.choose(table.open.keys[0])
        table.pass_all()
    assert sorted(table.hand()) == ["Test Might 2", "Test Might 3", "Test Might 4"]
    assert table.where("Test Might 1", YOU) == "banished"


def exiled(table: Table) -> list[str]:
    """What lies in your banishment."""
    return sorted(table.state.objects[id].card.name for id in table.state.players[YOU].banished)


@example("427.5#1", rule="427")
@covers("108.7.f")
def test_a_card_is_banished_from_the_hand() -> None:
    table = Table(you=quiet(hand=["Sample C Exile Hand", "Test Might 1", "Test Gear"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Sample C Exile Hand")
    table.foe.passes()
    table.you.choose("Test Gear")
    assert (exiled(table), table.hand(), table.events("discarded")) == (["Test Gear"], ["Test Might 1"], [])


@example("427.5#2", rule="427")
def test_two_cards_are_banished_from_the_trash() -> None:
    table = Table(
        you=quiet(hand=["Sample C Exile Trash"], trash=["Test Might 1", "Test Gear", "Test Sight"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Sample C Exile Trash", on=["Test Gear", "Test Sight"])
    table.resolve()
    assert exiled(table) == ["Test Gear", "Test Sight"]
    assert table.trash() == ["Test Might 1", "Sample C Exile Trash"]


@example("427.5#3", rule="427")
def test_one_of_two_is_drawn_and_the_other_banished() -> None:
    table = Table(
        you=quiet(hand=["Sample C Exile Top"], deck=["Test Might 1", "Test Might 2", "Test Might 3"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Sample C Exile Top")
    table.foe.passes()
    table.you.choose("Test Might 2")
    assert (exiled(table), table.hand()) == (["Test Might 1"], ["Test Might 2"])


@example("438.1.a#1", rule="438.1")
@covers("438.1.a", "438.3.b.1", "438.4", "438.6.a", "187.8")
def test_here_is_the_battlefield_that_took_the_place() -> None:
    table = Table(
        you=quiet(legend="Sample C Green, Father", base=["Test Might 2", "Test Might 3"]), foe=quiet(),
        battlefields=(PIT, MOOR),
    )
    table.you.move("Test Might 2", "Test Might 3", to=PIT)
    table.pass_all()
    assert table.open.kind == "order"
    table.you.choose(PIT, "Sample C Green, Father")
    while table.open.kind != "act":
        table.you.choose("yes" if table.open.kind == "may" else "Test Might 3")
        table.pass_all()
    assert table.controller("Brush") == YOU
    assert table.might("Test Might 3") == 4
    assert table.might("Test Might 2") == 2
    assert not table.events("banished")
    kinds = [event.kind for event in table.events() if event.kind in ("swapped", "buffed")]
    assert kinds == ["swapped", "buffed"]
