"""Spells that are created on the chain (439.2.b.2): finalized like cards, resolved, and gone."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    activate,
    bonus_damage,
    cost,
    counter,
    create,
    deal,
    do_this,
    draw,
    every,
    exhaust,
    gain_xp,
    have,
    it,
    kill,
    legion,
    me,
    might,
    next_,
    play,
    reaction,
    return_to_hand,
    spell,
    this_turn,
    token,
    tokens,
    unit,
    when,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

SPARK = Spell("TST-6S01", "Conjured Spark", token, energy=0).text(deal(2, a(unit)))
GLIMPSE = Spell("TST-6S02", "Conjured Glimpse", token, energy=0).text(do_this(draw(1)))
MURDER = Spell("TST-6S03", "Conjured Murder", token, energy=0).text(kill(a(unit)))

EXTRA += [
    SPARK, GLIMPSE, MURDER,
    Spell("TST-6S04", "Conjure Spark", energy=0).text(reaction, create(tokens(SPARK))),
    Spell("TST-6S05", "Conjure Sparks", energy=0).text(create(tokens(SPARK, 2)), draw(1)),
    Spell("TST-6S06", "Conjure Glimpse", energy=0).text(create(tokens(GLIMPSE))),
    Spell("TST-6S07", "Conjure Play", energy=0).text(play(tokens(SPARK))),
    Spell("TST-6S08", "Conjure Deny", energy=0).text(reaction, counter(a(spell))),
    Spell("TST-6S09", "Conjure Recall", energy=0).text(create(tokens(SPARK)), return_to_hand(it)),
    Spell("TST-6S13", "Conjure Power", energy=0).text(this_turn(have(every(your, next_, spell), bonus_damage(1)))),
    Unit("TST-6S10", "Conjure Watcher", energy=0, might=3).text(when(you(play(a(spell))), gain_xp(1))),
    Unit("TST-6S11", "Conjure Legionary", energy=0, might=2).text(legion(have(me, might(2)))),
    Unit("TST-6S12", "Conjurer", energy=0, might=3).text(
        activate(cost(exhaust(me)), create(tokens(SPARK)), timing=action)
    ),
]


def ready(*hand: str, **more: object) -> Table:
    """You hold these; the foe has a unit with Might 2 and one with Might 3."""
    return Table(quiet(hand=hand, **more), quiet(base=["Test Might 2", "Test Might 3"], hand=["Conjure Deny"]),
                 battlefields=PLAIN, asks_own_windows=True)


def xp(table: Table) -> int:
    """Yours: so many spells you have played."""
    return table.state.players[YOU].xp


@covers("439.2.b.2", "329", "354.3", "337.1", "439.4.a")
def test_a_created_spell_is_pending_on_the_chain_and_finalized_after_what_created_it() -> None:
    table = ready("Conjure Spark")
    table.you.play("Conjure Spark")
    table.you.passes()
    table.foe.passes()
    assert (table.open.seat, table.open.kind, table.chain()) == (YOU, "choose", ["(Conjured Spark)"])
    assert table.open.prompt.startswith("Conjured Spark")
    assert {option.short for option in table.open.options} == {"Test Might 2, Foe", "Test Might 3, Foe"}
    table.you.choose("Test Might 2")
    assert (table.open.seat, table.open.kind, table.chain()) == (YOU, "priority", ["Conjured Spark"])
    item = table.state.chain[0]
    assert (item.controller, table.state.objects[item.source].token, table.state.objects[item.source].owner) == (
        YOU, True, YOU,
    )
    table.you.passes()
    assert (table.open.seat, "Conjure Deny" in table.foe.offered("play")) == (FOE, True)
    table.foe.passes()
    assert (table.where("Test Might 2", FOE), table.chain()) == ("trash", [])


@covers("439.2.b.2", "186.1", "439", "419.4.a")
def test_it_is_not_played_and_nothing_of_it_is_left() -> None:
    table = ready("Conjure Spark", base=["Conjure Watcher"])
    table.you.play("Conjure Spark")
    table.resolve()
    table.you.choose("Test Might 3")
    table.resolve()
    assert (table.trash(), table.where("Conjured Spark"), xp(table)) == (["Conjure Spark"], "deck", 1)
    assert [event.card for event in table.events("created")] == ["TST-6S01"]
    assert not table.events("queued token")
    assert not [event for event in table.events("played") if event.subject == table.events("created")[0].subject]
    assert [event.other for event in table.events("finalized")] == ["card", "created", "triggered"]


@covers("439.2.b.2", "337.1.b", "354.3")
def test_several_are_finalized_in_the_order_in_which_they_were_created_and_the_newest_resolves_first() -> None:
    table = ready("Conjure Sparks")
    table.you.play("Conjure Sparks")
    table.resolve()
    assert (table.chain(), len(table.hand())) == (["(Conjured Spark)", "(Conjured Spark)"], 1)
    table.you.choose("Test Might 3")
    assert table.chain() == ["Conjured Spark", "(Conjured Spark)"]
    table.you.choose("Test Might 2")
    table.you.passes()
    table.foe.passes()
    assert (table.chain(), table.where("Test Might 2", FOE), table.thing("Test Might 3", FOE).damage) == (
        ["Conjured Spark"], "trash", 0,
    )
    table.resolve()
    assert table.thing("Test Might 3", FOE).damage == 2


@covers("439.2.b.2", "425.1.a.1", "186.1")
def test_it_can_be_countered_and_goes_nowhere() -> None:
    table = ready("Conjure Spark")
    table.you.play("Conjure Spark")
    table.you.passes()
    table.foe.passes()
    table.you.choose("Test Might 3")
    table.you.passes()
    table.foe.play("Conjure Deny", on="Conjured Spark")
    table.resolve()
    assert (table.thing("Test Might 3", FOE).damage, table.trash(), table.where("Conjured Spark")) == (
        0, ["Conjure Spark"], "deck",
    )


@covers("439.2.b.2", "402.4", "358.5")
def test_without_a_choice_it_leaves_the_chain_and_is_gone() -> None:
    table = Table(quiet(hand=["Conjure Spark"]), quiet(), battlefields=PLAIN)
    table.you.play("Conjure Spark")
    table.resolve()
    assert (table.open.kind, table.chain(), table.where("Conjured Spark")) == ("act", [], "deck")
    assert [event.card for event in table.events("fizzled")] == ["TST-6S01"]


@covers("439.2.b.2", "124")
def test_what_moves_it_off_the_chain_ends_it() -> None:
    table = ready("Conjure Recall")
    table.you.play("Conjure Recall")
    table.resolve()
    assert (table.where("Conjured Spark"), table.chain(), table.hand(), table.open.kind) == ("deck", [], [], "act")


@covers("439.2.b.2", "386")
def test_a_reflexive_trigger_of_it_is_one_like_any() -> None:
    table = ready("Conjure Glimpse")
    table.you.play("Conjure Glimpse")
    table.resolve()
    assert len(table.hand()) == 1
    assert [event.other for event in table.events("finalized")] == ["card", "created", "triggered"]


@covers("439.2.b.2", "812")
def test_it_counts_as_no_card_that_was_played() -> None:
    table = Table(
        quiet(base=["Conjurer"], hand=["Conjure Legionary"]), quiet(base=["Test Might 3"]), battlefields=PLAIN
    )
    table.you.use("Conjurer")
    table.resolve()
    table.you.choose("Test Might 3")
    table.resolve()
    table.you.play("Conjure Legionary")
    table.resolve()
    assert (table.thing("Test Might 3", FOE).damage, table.might("Conjure Legionary")) == (2, 2)


@covers("439.2.b.2", "391")
def test_it_is_not_the_next_spell() -> None:
    table = ready("Conjure Power", "Test Spark", base=["Conjurer"])
    table.you.play("Conjure Power")
    table.resolve()
    table.you.use("Conjurer")
    table.resolve()
    table.you.choose("Test Might 3")
    table.resolve()
    assert table.thing("Test Might 3", FOE).damage == 2
    table.you.play("Test Spark", on="Test Might 2")
    table.resolve()
    assert [event.n for event in table.events("damaged")] == [2, 3]


@covers("439.2.c", "185.2.a", "419.4.a")
def test_to_play_it_names_the_chain_and_is_playing() -> None:
    table = ready("Conjure Play", base=["Conjure Watcher"])
    table.you.play("Conjure Play")
    table.resolve()
    assert table.chain()[0] == "(Conjured Spark)"
    table.you.choose("Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2", FOE), xp(table), table.where("Conjured Spark")) == ("trash", 2, "deck")
    assert [event.rule for event in table.events("queued token")] == ["439.2.c"]


def test_they_are_said() -> None:
    assert say(find_or_extra("Conjure Spark")) == "[Reaction]\nCreate a Conjured Spark spell token."
