"""Tokens, creating and replacing (182–187, 438, 439)."""
from __future__ import annotations

from cards.tokens import BIRD, BRUSH, GOLD, MECH, RECRUIT, REFLECTION, SAND_SOLDIER, SHADOW_CLONE, SPRITE, TENTACLE
from engine.words import (
    Spell,
    Unit,
    a,
    battlefield,
    become_copy,
    create,
    do_this,
    friendly,
    hidden,
    other_than,
    play,
    readied,
    recycle,
    replace,
    return_to_hand,
    swap_back,
    that,
    tokens,
    unit,
    your_base,
)
from engine.words.card import Card
from engine.words.saying.say import say
from tests.cards.naming import card
from tests.rules.covers import covers, example, ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    *(
        Spell(f"TST-SK{n}", f"Test Call {made.name}", energy=0).text(play(tokens(made)))
        for n, made in enumerate((RECRUIT, SPRITE, SAND_SOLDIER, MECH, GOLD, BIRD, TENTACLE, SHADOW_CLONE))
    ),
    Spell("TST-SK20", "Test Ready Call", energy=0).text(play(tokens(MECH, 2, readied), your_base)),
    Spell("TST-SK21", "Test Make Recruit", energy=0).text(create(tokens(RECRUIT))),
    Spell("TST-SK22", "Test Make Gold", energy=0).text(create(tokens(GOLD, 2))),
    Spell("TST-SK23", "Test Make Brush", energy=0).text(create(tokens(BRUSH))),
    Spell("TST-SK24", "Test Overgrow", energy=0).text(replace(a(battlefield), tokens(BRUSH))),
    Spell("TST-SK25", "Test Clear", energy=0).text(swap_back(a(battlefield))),
    Spell("TST-SK26", "Test Become Mech", energy=0).text(replace(a(unit), tokens(MECH))),
    Spell("TST-SK27", "Test Become Self", energy=0).text(swap_back(a(unit))),
    Spell("TST-SK28", "Test Recycle", energy=0).text(recycle(a(unit))),
    Spell("TST-SK29", "Test Rescue", energy=0).text(return_to_hand(a(unit))),
    Spell("TST-SK30", "Test Deceiver", energy=0).text(
        play(tokens(REFLECTION).called("reflection"), your_base),
        do_this(become_copy(that("reflection"), a(friendly, unit, other_than(that("reflection"))))),
    ),
    Unit("TST-SK31", "Test Cutthroat", energy=2, might=2).text(hidden),
]


def with_call(name: str, **more: object) -> Table:
    """You hold one card that makes tokens."""
    return Table(quiet(**{"hand": [name], **more}), quiet(), battlefields=PLAIN)


def made(made: Card) -> Table:
    """One such token was played to your base."""
    table = with_call(f"Test Call {made.name}")
    table.you.play(f"Test Call {made.name}")
    table.resolve()
    return table


@covers("185.2.b", "185.2.c", "185.2.d", "185.3.b")
@card("Recruit", "Sand Soldier", "Mech", "Tentacle")
@covers("185.2.a", "187.1", "187.3", "187.4", "187.10")
@covers("185.2.c", "185.3.a", "185.3.a.1", "185.3.b", "187")
def test_unit_tokens_are_what_the_rules_say() -> None:
    for kind, might, tags in (
        (RECRUIT, 1, ("Recruit",)), (SAND_SOLDIER, 2, ("Shurima",)), (MECH, 3, ("Mech",)),
        (TENTACLE, 1, ("Bilgewater",)),
    ):
        table = made(kind)
        unit = table.thing(kind.name)
        assert (table.might(kind.name), unit.card.tags, unit.card.domains, unit.exhausted) == (might, tags, (), True)
        assert unit.card.energy == 0
        assert table.events("queued token")


@card("Sprite")
@covers("187.2", "816")
def test_a_sprite_lasts_until_the_next_beginning_phase() -> None:
    table = Table(quiet(base=["Sprite"]), quiet(), battlefields=PLAIN, turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert table.where("Sprite") == "deck"


@card("Bird")
@covers("187.7", "809")
def test_a_bird_deflects() -> None:
    table = Table(quiet(hand=["Test Vanish"]), quiet(base=["Bird"]), battlefields=PLAIN)
    assert "Test Vanish" not in table.you.offered("play")


@covers("163.2.b")
@card("Gold")
@covers("187.5", "429", "428")
def test_gold_is_killed_for_power_of_any_domain() -> None:
    table = Table(
        quiet(base=["Gold"], hand=["Test Cutthroat"], at={MEADOW: ["Test Might 1"]}), quiet(), battlefields=PLAIN
    )
    table.you.hide("Test Cutthroat")
    assert table.where("Gold") == "deck"
    assert not table.state.players[YOU].pool
    assert [event.kind for event in table.events() if event.rule in ("414", "428")] == ["exhausted", "died"]


@covers("184")
@covers("184.1", "184.2")
@covers("184")
def test_tokens_enter_in_the_state_and_place_that_the_text_says() -> None:
    table = with_call("Test Ready Call")
    table.you.play("Test Ready Call")
    table.resolve()
    assert [table.thing("Mech").exhausted, table.thing("Mech#2").exhausted] == [False, False]


@covers("186.1", "416")
def test_a_token_that_leaves_the_board_is_gone() -> None:
    for name, rule in (("Test Recycle", "416"), ("Test Rescue", "056")):
        table = with_call(name, base=["Recruit"])
        before = len(table.state.players[YOU].deck)
        table.you.play(name, on="Recruit")
        table.resolve()
        assert table.where("Recruit") == "deck"
        assert (len(table.state.players[YOU].deck), table.hand()) == (before, [])
        assert rule in table.rules()


@covers("439.2.b.1", "439")
def test_created_units_come_where_they_could_be_played_without_being_played() -> None:
    table = with_call("Test Make Recruit", at={MEADOW: ["Test Might 1"]})
    table.you.play("Test Make Recruit")
    table.resolve()
    assert table.open.why == "439.2.b.1"
    table.you.choose(MEADOW)
    assert table.where("Recruit") == MEADOW
    assert table.thing("Recruit").exhausted
    assert [event.subject for event in table.events("played")].count(table.thing("Recruit").id) == 0


@covers("439.2.b.1", "439")
def test_created_gear_comes_ready_to_the_base() -> None:
    table = with_call("Test Make Gold")
    table.you.play("Test Make Gold")
    table.resolve()
    assert (table.where("Gold#2".partition("#")[0]), table.thing("Gold#2").exhausted) == ("base", False)


@covers("439.4.b", "439.2.b.5", "439")
def test_a_created_battlefield_is_controlled_by_nobody_and_can_be_conquered() -> None:
    table = with_call("Test Make Brush", base=["Test Might 1"])
    table.you.play("Test Make Brush")
    table.resolve()
    assert table.controller("Brush") == -1
    table.you.move("Test Might 1", to="Brush")
    table.pass_all()
    assert (table.controller("Brush"), table.points()) == (YOU, (1, 0))
    assert table.thing("Brush", zone="battlefield").token


@card("Baron Pit")
@covers("187.9", "187")
def test_units_move_to_the_baron_pit_from_anywhere() -> None:
    table = with_call("", hand=[], at={MEADOW: ["Test Might 1"]}, base=["Test Might 2"])
    assert table.you.why_not("move", "Test Might 1") == []
    pit = Table(quiet(at={MEADOW: ["Test Might 1"]}), quiet(), battlefields=(MEADOW, "Baron Pit"))
    pit.you.move("Test Might 1", to="Baron Pit")
    pit.pass_all()
    assert (pit.where("Test Might 1"), pit.controller("Baron Pit")) == ("Baron Pit", YOU)
    assert table.you.draft(table.you._first("move", "Test Might 1")).keys == ("at:-1",)


@card("Brush")
@covers("438.1", "438.5", "438.5.a", "187.8")
def test_a_token_takes_the_place_of_a_battlefield_with_everything() -> None:
    table = with_call("Test Overgrow", at={MEADOW: ["Pouty Poro"]})
    before = table.thing(MEADOW, zone="battlefield").id
    table.you.play("Test Overgrow", on=MEADOW)
    table.resolve()
    assert table.thing("Brush", zone="battlefield").id == before
    assert (table.controller("Brush"), table.where("Pouty Poro"), table.might("Pouty Poro")) == (YOU, "Brush", 3)
    waiting = table.thing(MEADOW, zone="banished")
    assert (waiting.replaced_by, waiting.banished_by) == (before, 0)
    assert not table.events("banished")


@covers("438.7.b", "469.2")
def test_brush_may_be_swapped_back_when_its_controller_scores_there() -> None:
    table = with_call("Test Overgrow", at={MEADOW: ["Test Might 1"]})
    table.you.play("Test Overgrow", on=MEADOW)
    table.resolve()
    table.end_turn()
    table.end_turn()
    table.you.choose("yes")
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert table.where("Test Might 1") == MEADOW
    assert not [thing for thing in table.state.objects.values() if thing.zone == "banished"]
    assert "438.7.b" in table.rules()


@covers("438.7.a")
@covers("438.7.b.1", "438.6")
@ruling("R125", rule="438.7.b")
def test_brush_on_brush_is_swapped_back_to_the_battlefield_below() -> None:
    table = with_call("Test Overgrow", hand=["Test Overgrow", "Test Overgrow", "Test Clear"])
    table.you.play("Test Overgrow", on=MEADOW)
    table.resolve()
    table.you.play("Test Overgrow", on="Brush")
    table.resolve()
    assert [thing.card.name for thing in table.state.objects.values() if thing.zone == "banished"] == [MEADOW]
    table.you.play("Test Clear", on="Brush")
    table.resolve()
    assert {table.state.objects[field.id].card.name for field in table.state.fields} == {MEADOW, MOOR}
    assert "438.7.b" in table.rules()


@covers("438.7.c", "438.7")
def test_what_replaced_nothing_is_not_swapped_back() -> None:
    table = with_call("Test Clear")
    table.you.play("Test Clear", on=MEADOW)
    table.resolve()
    assert not table.events("swapped")
    assert MEADOW in {table.state.objects[field.id].card.name for field in table.state.fields}


@covers("438.1", "438.1.a", "438.7.b")
def test_a_replaced_unit_keeps_its_damage_and_statuses_both_ways() -> None:
    table = with_call(
        "", hand=["Test Become Mech", "Test Become Self", "Test Spark", "Test Stun"], base=["Test Might 4"]
    )
    id = table.thing("Test Might 4").id
    for name in ("Test Spark", "Test Stun", "Test Become Mech"):
        table.you.play(name, on="Test Might 4")
        table.resolve()
    mech = table.thing("Mech")
    assert (mech.id, mech.damage, mech.stunned, mech.token, table.might("Mech")) == (id, 2, True, True, 3)
    table.you.play("Test Become Self", on="Mech")
    table.resolve()
    back = table.thing("Test Might 4")
    assert (back.id, back.damage, back.stunned, back.token) == (id, 2, True, False)


@card("Shadow Clone")
@covers("187.11", "427")
def test_a_shadow_clone_banishes_a_unit_for_assault() -> None:
    table = Table(
        quiet(base=["Shadow Clone"], trash=["Test Might 6"]), quiet(at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN
    )
    table.you.move("Shadow Clone", to=MEADOW)
    table.you.choose("yes")
    table.resolve()
    assert [thing.card.name for thing in table.state.objects.values() if thing.zone == "banished"] == ["Test Might 6"]
    assert table.might("Shadow Clone") == 4


def test_the_words_are_said() -> None:
    said = {made.name: say(made) for made in EXTRA if made.name in ("Test Make Gold", "Test Overgrow", "Test Clear")}
    assert said["Test Make Gold"] == "Create two Gold gear tokens."
    assert said["Test Overgrow"] == "Replace a battlefield with a Brush battlefield token."
    assert said["Test Clear"] == "Replace a battlefield with the battlefield it replaced."


@covers("185.3.a", "185.3.a.1", "185.3.a.2")
@card("Reflection")
@covers("187.6", "477.1.b")
@example("185.3.a.2#1", rule="477.1.b")
@covers("185.3.a.2")
def test_a_reflection_gets_the_cost_of_what_it_copies() -> None:
    """Deceiver's effect with a test spell."""
    table = with_call("Test Deceiver", base=["Pouty Poro"])
    table.you.play("Test Deceiver")
    table.resolve()
    copy = next(thing for thing in table.state.objects.values() if thing.token and thing.zone == "board")
    assert copy.printed.name == "Reflection"
    assert (copy.card.name, copy.card.energy, copy.printed.energy) == ("Pouty Poro", 2, 0)
