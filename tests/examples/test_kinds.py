"""Spells whose later text changes the earlier, objects of two types, token units and where tokens would go (158, 178,
185): worked examples."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Rune,
    Spell,
    Unit,
    a,
    also,
    anyone,
    as_,
    battlefield,
    choose,
    create,
    deal,
    die,
    draw,
    either,
    every,
    fury,
    gear,
    give,
    has_legion,
    have,
    if_,
    it,
    kill,
    legend,
    me,
    of_domain,
    per,
    pick_domain,
    play,
    reaction,
    recall,
    recycle,
    rune,
    that_domain,
    this_turn,
    token,
    tokens,
    unit,
    when,
    would,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

FONT = Rune("TST-3B80", "Parable Font", token)
KNACK = Gear("TST-3B81", "Parable Knickknack", token)

EXTRA += [
    FONT,
    KNACK,
    Spell("TST-3B82", "Parable Vendetta", energy=0).text(
        choose(a(unit)),
        if_(has_legion, kill(it)).otherwise(this_turn(when(anyone(deal(to=it)), kill(it), limit="once"))),
    ),
    Spell("TST-3B83", "Parable Refuge", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(it(die), recall(it), limit="once"))
    ),
    Unit("TST-3B84", "Parable Automaton", energy=0, might=3).text(have(me, also(gear))),
    Spell("TST-3B85", "Parable Ruination", energy=0).text(kill(every(unit))),  # The Ruination
    Spell("TST-3B86", "Parable Thermo", energy=0).text(kill(every(gear))),  # Thermo Beam
    Spell("TST-3B87", "Parable Vengeance", energy=0).text(kill(a(unit))),  # Vengeance
    Spell("TST-3B88", "Parable Rocket", energy=0).text(kill(a(gear))),  # Rocket Barrage
    Spell("TST-3B89", "Parable Sprouting", energy=0).text(
        create(tokens(FONT)), create(tokens(KNACK)), create(tokens(RECRUIT))
    ),
    Spell("TST-3B90", "Parable Compost", energy=0).text(
        recycle(every(rune, your)), recycle(every(unit)), recycle(every(gear))
    ),
    Spell("TST-3B91", "Parable Upheaval", energy=0).text(recycle(every(battlefield)), recycle(every(legend))),
    Spell("TST-3B92", "Parable Muster", energy=0).text(play(tokens(RECRUIT))),
    Gear("TST-3B94", "Parable Prism", energy=0).text(
        as_(you(play(me)), pick_domain), have(every(either(unit, gear)), that_domain)
    ),
    Spell("TST-3B95", "Parable Fury Count", energy=0).text(
        draw(per(every(unit, of_domain(fury)))), draw(per(every(gear, of_domain(fury))))
    ),
    Spell("TST-3B93", "Parable Rebuild", energy=0).text(give(a(unit), also(gear), this_turn)),
]

SAID = {
    "Parable Automaton": "I am also a gear.",
    "Parable Rebuild": "Give a unit the type gear for this turn.",
}


def test_they_say_what_they_do() -> None:
    for name, said in SAID.items():
        assert say(find_or_extra(name)) == said


@example("158.2#1", rule="428")
@covers("158.2", "158", "812.1")
def test_what_is_done_instead_takes_the_place_of_what_was_said_before() -> None:
    table = Table(
        quiet(hand=["Parable Refuge", "Parable Vendetta", "Test Spark"]), quiet(base=["Test Might 5"]),
        battlefields=PLAIN,
    )
    table.you.play("Parable Refuge")
    table.resolve()
    table.you.play("Parable Vendetta")
    table.resolve()
    assert (table.where("Test Might 5"), table.events("laid")[1:]) == ("base", []), (
        "killed at once, though it stays on the board"
    )
    table.you.play("Test Spark")
    table.resolve()
    assert (table.where("Test Might 5"), table.thing("Test Might 5").damage) == ("base", 1 + 1)
    table = Table(quiet(hand=["Parable Vendetta", "Test Spark"]), quiet(base=["Test Might 5"]), battlefields=PLAIN)
    table.you.play("Parable Vendetta")
    table.resolve()
    assert table.where("Test Might 5") == "base"
    table.you.play("Test Spark")
    table.resolve()
    assert table.where("Test Might 5") == "trash"


@example("178.3#1", rule="428")
@covers("178", "178.1", "178.1.a", "178.1.a.1", "178.1.a.1.a", "178.2", "178.2.a", "178.2.a.1", "178.3")
def test_a_unit_that_is_a_gear_too_is_met_by_both() -> None:
    for name in ("Parable Ruination", "Parable Thermo", "Parable Vengeance", "Parable Rocket"):
        table = Table(quiet(hand=[name]), quiet(base=["Parable Automaton"]), battlefields=PLAIN)
        table.you.play(name)
        table.resolve()
        assert table.where("Parable Automaton") == "trash", name
    table = Table(
        quiet(
            base=["Parable Automaton", "Test Might 1"], hand=["Parable Thermo", "Parable Automaton", "Parable Rebuild"]
        ),
        quiet(),
        battlefields=PLAIN,
    )
    table.you.move("Parable Automaton", to=MEADOW)
    table.pass_all()
    assert table.thing("Parable Automaton").place == table._field(table.state, MEADOW).id, (
        "a unit stays there, whatever else it is"
    )
    table.you.play("Parable Automaton", to=MEADOW)
    assert table.thing("Parable Automaton#2").exhausted
    table.you.play("Parable Rebuild", on="Test Might 1")
    table.resolve()
    table.you.play("Parable Thermo")
    table.resolve()
    assert table.trash().count("Parable Automaton") == 2
    assert "Test Might 1" in table.trash()


@example("185.2.d#1", rule="439.2.c")
@covers("185.2.b", "185.2.d", "182", "183")
def test_a_token_unit_is_a_unit() -> None:
    you = quiet(hand=["Parable Muster", "Parable Vengeance"], deck=["Test Gear"] * 6)
    table = Table(you, quiet(at={MOOR: ["Test Might 1"]}), battlefields=PLAIN)
    table.you.play("Parable Muster")
    table.resolve()
    if table.open.kind == "place":
        table.you.choose("Your base")
    recruit = table.thing("Recruit")
    assert (recruit.exhausted, recruit.owner, recruit.controller, table.might("Recruit")) == (True, YOU, YOU, 1)
    assert table.you.offered("move") == set()
    table.end_turn()
    table.end_turn()
    table.you.move("Recruit", to=MOOR)
    table.pass_all()
    assert len(table.events("died")) == 2, "each dealt its Might to the other"
    assert not [thing for thing in table.state.objects.values() if thing.card.name == "Recruit"]


@covers("185.2.d")
def test_a_token_unit_is_chosen_and_killed_like_any_other() -> None:
    table = Table(quiet(hand=["Parable Vengeance"]), quiet(base=["Recruit"]), battlefields=PLAIN)
    table.you.play("Parable Vengeance", on="Recruit")
    table.resolve()
    assert [event.kind for event in table.events() if event.kind == "died"] == ["died"]
    assert table.trash(FOE) == []


@example("185.2.e#1", rule="416")
@covers("185.2.e", "178.1.a.2")
def test_a_token_is_recycled_where_its_type_is() -> None:
    table = Table(
        quiet(hand=["Parable Sprouting", "Parable Compost", "Parable Upheaval"], runes={"fury": 1}), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Parable Sprouting")
    table.resolve()
    before = [len(deck) for deck in (table.state.players[YOU].deck, table.state.players[YOU].rune_deck)]
    table.you.play("Parable Compost")
    table.resolve()
    while table.open.kind != "act":
        table.answer(YOU, *table.open.keys[:table.open.least])
    gone = {event.card: event.other for event in table.events("recycled")}
    assert gone[FONT.code] == "rune deck"
    assert gone[KNACK.code] == gone[RECRUIT.code] == "main deck"
    after = [len(deck) for deck in (table.state.players[YOU].deck, table.state.players[YOU].rune_deck)]
    assert after == [before[0], before[1] + 1], "tokens cease to exist there; the card of a rune goes back"
    table.you.play("Parable Upheaval")
    table.resolve()
    assert len(table.events("recycled")) == 4
    assert table.state.players[YOU].legend in table.state.objects


@example("185.3.b.1#1", rule="185.3.b")
@covers("185.3.b", "185.3.b.1")
def test_tokens_get_the_domain_that_was_picked() -> None:
    for domain, found in (("Fury", 3), ("Calm", 0)):
        table = Table(
            quiet(
                hand=["Parable Prism", "Parable Fury Count"], base=["Recruit", "Parable Knickknack"],
                deck=["Test Gear"] * 8,
            ),
            quiet(),
            battlefields=PLAIN,
        )
        table.you.play("Parable Prism")
        assert len(table.open.options) == 6
        table.you.choose(domain)
        table.you.play("Parable Fury Count")
        table.resolve()
        assert len(table.hand()) == found
