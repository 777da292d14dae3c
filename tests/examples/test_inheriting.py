"""Worked examples of replacement effects that inherit what was said of the event (369–375), and of what is created
(439)."""
from __future__ import annotations

from cards.tokens import BARON_PIT, GOLD, MECH, RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    as_,
    at,
    banish,
    battlefield,
    become,
    buff,
    controller_of,
    copy_of,
    create,
    do_this,
    draw,
    enemy,
    enter_at,
    exhausted,
    gear,
    give,
    it,
    me,
    mighty,
    move,
    not_,
    once,
    play,
    reaction,
    readied,
    temporary,
    there_is,
    this_turn,
    token,
    tokens,
    unit,
    when,
    would,
    you,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    # Treasure Hunter
    Unit("TST-3c40", "Sample C Treasurer", energy=0, might=2).text(when(me(move()), play(tokens(GOLD, exhausted)))),
    Gear("TST-3c41", "Sample C Doubler", energy=0).text(as_(you(play(a(token, gear))), play(copy_of(it)))),
    Gear("TST-3c42", "Sample C Scrapper", energy=0).text(would(you(play(a(token))), draw(1))),
    Spell("TST-3c43", "Sample C Assembly", energy=0).text(
        reaction, play(tokens(MECH, readied).called("mech")), do_this(give(it, temporary))
    ),
    Gear("TST-3c44", "Sample C Escort", energy=0).text(as_(you(play(a(token, unit))), play(tokens(RECRUIT)))),
    Spell("TST-3c45", "Sample C Reforge", energy=0).text(
        reaction,
        this_turn(
            would(
                an(enemy, unit)(become(mighty)), banish(it), controller_of(it)(play(tokens(MECH), at(it))), limit=once
            )
        ),
    ),
    Spell("TST-3c46", "Sample C Growth", energy=0).text(reaction, buff(a(unit))),
    Unit("TST-3c47", "Sample C Proud", energy=0, might=4).text(when(me(become(mighty)), draw(1))),
    # Baron Nashor
    Unit("TST-3c50", "Sample C Baron", energy=0, might=5).text(
        would(
            you(play(me)).provided(not_(there_is(a(token, battlefield)))), create(tokens(BARON_PIT)), enter_at(at(it))
        )
    ),
    Spell("TST-3c48", "Sample C Enlist", energy=0).text(play(tokens(RECRUIT))),
    Spell("TST-3c49", "Sample C Conjure", energy=0).text(create(tokens(RECRUIT))),
]


def test_the_words_are_said() -> None:
    assert say(find_or_extra("Sample C Doubler")) == "As you play a gear token, play an additional copy of it."


def treasure(*gears: str) -> Table:
    """The Treasurer moves while these are in your base, and the trigger resolves."""
    table = Table(you=quiet(base=["Sample C Treasurer", *gears]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Sample C Treasurer", to=MEADOW)
    table.pass_all()
    return table


@example("375#1", rule="370")
@covers("375")
def test_an_additional_copy_inherits_the_state() -> None:
    table = treasure("Sample C Doubler")
    assert [table.thing("Gold").exhausted, table.thing("Gold#2").exhausted] == [True, True]
    assert len(table.events("queued token")) == 2
    assert len(table.events("replaced")) == 1


@example("375#2", rule="370")
@covers("375")
def test_what_can_not_be_applied_is_ignored() -> None:
    table = treasure("Sample C Scrapper")
    assert table.where("Gold") == "deck"
    assert (table.events("queued token"), len(table.hand())) == ([], 1)


@example("375#3", rule="370")
@covers("375")
def test_a_recruit_beside_the_mech_is_ready_and_temporary_like_it() -> None:
    from engine.rules.meaning import layers
    table = Table(you=quiet(base=["Sample C Escort"], hand=["Sample C Assembly"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Sample C Assembly")
    table.resolve()
    for name in ("Mech", "Recruit"):
        assert not table.thing(name).exhausted
        assert layers.keyword(table.state, table.thing(name), "temporary") == 1, name


@example("370.1.a.1#2", rule="370")
@covers("370.1.a.1")
def test_a_unit_whose_becoming_mighty_is_replaced_never_became_mighty() -> None:
    table = Table(
        you=quiet(hand=["Sample C Reforge", "Sample C Growth", "Sample C Growth"]),
        foe=quiet(at={MEADOW: ["Sample C Proud"]}, base=["Sample C Proud"]), battlefields=PLAIN,
    )
    table.you.play("Sample C Reforge")
    table.resolve()
    there = next(o.id for o in table.state.objects.values() if o.card.name == "Sample C Proud" and o.place > 0)
    first = table.you._first("play", "Sample C Growth")
    table.answer(YOU, first, f"obj:{there}", "confirm")
    table.resolve()
    assert there not in table.state.objects
    assert (table.where("Mech"), table.thing("Mech").controller) == (MEADOW, FOE)
    assert table.hand(FOE) == []
    assert not table.events("triggered")
    table.you.play("Sample C Growth", on="Sample C Proud")
    table.resolve()
    assert len(table.hand(FOE)) == 1


@example("439.2.c#1")
@covers("439.2", "439.2.c")
def test_a_token_that_is_played_comes_to_be_on_the_chain() -> None:
    table = Table(you=quiet(hand=["Sample C Enlist"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Sample C Enlist")
    table.resolve()
    assert [event.rule for event in table.events("queued token")] == ["439.2.c"]
    assert [event.kind for event in table.events() if event.subject == table.thing("Recruit").id][:2] == [
        "queued token",
        "finalized",
    ]


@example("439.2.c#2", rule="439")
@covers("439.1", "439.2", "439.2.a", "439.2.b", "439.3", "439.3.a", "439.4", "439.4.a", "182", "183")
def test_a_token_that_is_created_comes_to_any_place_where_it_could_be_played() -> None:
    table = Table(you=quiet(hand=["Sample C Conjure"], controls=[MEADOW], at={MEADOW: ["Test Might 1"]}),
                  foe=quiet(at={"Test Moor": ["Test Might 1"]}), battlefields=PLAIN)
    table.you.play("Sample C Conjure")
    table.resolve()
    assert (table.open.why, {option.short for option in table.open.options}) == ("439.2.b.1", {"Your base", MEADOW})
    table.you.choose(MEADOW)
    made = table.thing("Recruit")
    assert (made.owner, made.controller, made.exhausted, made.token, made.place) == (
        YOU, YOU, True, True, table.thing("Test Might 1", YOU).place,
    )
    assert not table.events("queued token")


@example("369.3#2", rule="370")
@covers("369.3", "187", "187.9")
def test_the_baron_enters_his_pit_which_he_brings_along() -> None:
    table = Table(you=quiet(hand=["Sample C Baron", "Sample C Baron"], at={MEADOW: ["Test Might 1"]}),
                  foe=quiet(base=["Test Might 2"]), battlefields=PLAIN)
    table.you.play("Sample C Baron", to="Your base")
    table.pass_all()
    assert table.state.objects[table.thing("Sample C Baron").place].card.name == "Baron Pit"
    assert table.controller("Baron Pit") == YOU
    assert [event.kind for event in table.events() if event.kind in ("created", "entered")] == ["created", "entered"]
    table.you.play("Sample C Baron", to="Your base")
    assert sorted(
        table.state.objects[o.place].card.name if o.place > 0 else "base"
        for o in table.state.objects.values()
        if o.card.name == "Sample C Baron"
    ) == ["Baron Pit", "base"]
    assert len(table.events("created")) == 1
    pit = table.thing("Baron Pit", zone="battlefield")
    assert (pit.token, pit.card.domains, pit.owner) == (True, (), YOU)
    table.you.move("Test Might 1", to="Baron Pit")
    assert table.where("Test Might 1") == "Baron Pit"
