"""What seldom comes up: choices that are made late, text that speaks of who isn't there, players who leave in the
middle of something."""
from __future__ import annotations

from cards.decks import starters
from engine.game import Game, Seat, Setup
from engine.kernel.randomness import secret_from_seed
from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    a,
    activate,
    add,
    an,
    at,
    battlefield,
    cant,
    choose,
    combat_damage,
    cost,
    deal,
    die,
    discard,
    draw,
    enemy,
    equip,
    every,
    exhaust,
    friendly,
    fury,
    give,
    has_legion,
    have,
    heal,
    hidden,
    if_,
    it,
    kill,
    may,
    me,
    might,
    move,
    opponent,
    other,
    play,
    player,
    prevent,
    reaction,
    recycle,
    spell,
    stun,
    tank,
    they,
    this,
    this_turn,
    unit,
    when,
    without,
    would,
    your_hand,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table, catalogue

THIRD = 2

EXTRA += [
    Unit("TST-4m1", "Seldom Heir", energy=0, might=2).text(would(me(die), heal(me), an(opponent)(discard(1)))),
    Unit("TST-4m2", "Seldom Stray", energy=0, might=2).text(would(me(die), heal(me), move(me))),
    Spell("TST-4m3", "Seldom Fork", energy=0).text(
        reaction, if_(has_legion, stun(a(friendly, unit))).otherwise(stun(an(enemy, unit))),
        give(it, might(3), this_turn),
    ),
    Battlefield("TST-4m4", "Seldom Hall").text(when(a(player)(play(a(spell))), they(may(draw(1))))),
    Spell("TST-4m5", "Seldom Blast", energy=4).text(hidden, deal(1, every(unit, at(a(battlefield))))),
    Unit("TST-4m6", "Seldom Bulwark", energy=0, might=2).text(would(a(unit)(deal(combat_damage, me)), prevent())),
    Spell("TST-4m7", "Seldom Toll", energy=0).text(an(opponent)(discard(1))),
    Spell("TST-4m8", "Seldom Rite", energy=0).text(recycle(a(spell, your_hand)), draw(1)),
    Gear("TST-4m9", "Seldom Fuse", energy=0, bonus=1, tags="Equipment")
    .text(equip(0))
    .wearer(activate(cost(exhaust(me)), kill(this), draw(1))),
    Spell("TST-4m10", "Seldom Spoil", energy=0).text(give(a(unit), without(tank), this_turn)),
    Unit("TST-4m11", "Seldom Drummer", energy=0, might=1).text(have(every(other, friendly, unit), tank)),
    Spell("TST-4m12", "Seldom Vigil", energy=0).text(choose(a(unit)), this_turn(when(it(deal()), draw(1)))),
    Unit("TST-4mR1", "Seldom Recluse", energy=0, might=1).text(cant(every(opponent)(choose(me)))),
    Unit("TST-4m13", "Seldom Shade", energy=0, might=1).text(cant(every(spell)(choose(me)))),
    Unit("TST-4m15", "Seldom Sexton", energy=0, might=5).text(when(a(unit)(die), draw(1))),
    Gear("TST-4m17", "Seldom Altar", energy=0).text(activate(cost(kill(a(friendly, unit))), add(1), timing=reaction)),
    Unit("TST-4m14", "Seldom Price", fury, energy=0, power=1, might=1),
]


@covers("355.17", "371.2")
def test_the_player_whom_a_replacement_speaks_of_is_chosen_when_it_applies() -> None:
    table = Table(quiet(base=["Seldom Heir"], hand=["Test Vanish"]), quiet(hand=["Test Sight"]), battlefields=THREE,
                  others=[quiet(hand=["Test Stun"])])
    table.you.play("Test Vanish", on="Seldom Heir")
    table.resolve()
    assert (table.open.seat, table.open.keys) == (YOU, ("seat:1", "seat:2"))
    table.you.choose("seat:2")
    assert (table.hand(FOE), table.hand(THIRD)) == (["Test Sight"], [])
    assert table.where("Seldom Heir") == "base"


def test_the_place_that_a_replacement_speaks_of_is_chosen_when_it_applies() -> None:
    table = Table(quiet(base=["Seldom Stray"], hand=["Test Vanish"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Seldom Stray")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (YOU, "place")
    table.you.choose(MOOR)
    assert table.where("Seldom Stray") == MOOR


def test_either_way_of_an_instruction_may_have_mentioned_it() -> None:
    for first, stunned, mighty in (
        ((), "Test Might 2", "Test Might 2"),
        (("Test Sight",), "Test Might 1", "Test Might 1"),
    ):
        table = Table(
            quiet(base=["Test Might 1"], hand=["Seldom Fork", *first]), quiet(base=["Test Might 2"]), battlefields=PLAIN
        )
        for name in first:
            table.you.play(name)
            table.resolve()
        table.you.play("Seldom Fork", on=[stunned])
        table.resolve()
        rest = {"Test Might 1": "Test Might 2", "Test Might 2": "Test Might 1"}[mighty]
        assert (table.thing(stunned).stunned, table.thing(rest).stunned) == (True, False)
        assert (table.might(mighty), table.might(rest)) == (int(mighty[-1]) + 3, int(rest[-1]))


@covers("190.6.c")
def test_whoever_a_battlefield_lets_choose_controls_its_ability() -> None:
    table = Table(
        quiet(at={"Seldom Hall": ["Test Might 2"]}), quiet(hand=["Test Sight"]), battlefields=["Seldom Hall", MOOR],
        turn_of=FOE,
    )
    table.foe.play("Test Sight")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (FOE, "may")
    table.foe.choose("yes")
    assert [item.controller for item in table.state.chain] == [FOE]
    table.resolve()
    assert len(table.hand(FOE)) == 2
    assert not table.hand(YOU)


@covers("355.5", "303.2.a")
def test_of_several_opponents_the_one_who_is_chosen_does_it() -> None:
    table = Table(
        quiet(hand=["Seldom Toll"]), quiet(hand=["Test Sight"]), battlefields=THREE, others=[quiet(hand=["Test Stun"])]
    )
    question = table.you.draft(table.you._first("play", "Seldom Toll"))
    assert (question.why, question.keys) == ("355.5", ("seat:1", "seat:2"))
    table.you.play("Seldom Toll", on="seat:2")
    table.resolve()
    assert (table.hand(FOE), table.hand(THIRD)) == (["Test Sight"], [])


@covers("811.1.d.2")
def test_a_hidden_spell_that_chooses_a_battlefield_means_the_one_where_it_lies() -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 2"], MOOR: ["Test Might 3"]}, facedown={MEADOW: ["Seldom Blast"]}), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Seldom Blast")
    table.resolve()
    assert (table.thing("Test Might 2").damage, table.thing("Test Might 3").damage) == (1, 0)


@covers("652.5")
def test_what_a_removed_player_was_resolving_is_not_gone_on_with() -> None:
    table = Table(
        quiet(hand=["Seldom Rite", "Test Sight"]), quiet(hand=["Test Sight"]), battlefields=THREE, others=[quiet()]
    )
    table.you.play("Seldom Rite")
    table.resolve()
    assert (table.open.seat, table.open.why) == (YOU, "128.6")
    table.entries.append(table.game.interject(YOU, "concede"))
    assert not table.chain()
    assert not table.events("drew")
    assert [frame.script.name for frame in table.state.agenda if frame.script.name in ("play", "resolve")] == []
    table.pass_all()
    assert (table.open.seat, table.open.kind, table.state.turn_player) == (FOE, "act", FOE)


@covers("652.5")
def test_the_player_who_would_go_first_leaves_while_hands_are_exchanged() -> None:
    seats = tuple(Seat(name, starters()[deck]) for name, deck in (("Ana", "annie"), ("Bo", "garen"), ("Cy", "lux")))
    game = Game.start(Setup(seats, "ffa3"), secret_from_seed(1), catalogue())
    first = game._state.turn_player
    assert game.pending()[0].seat == first
    game.interject(first, "concede")
    while game.pending()[0].kind == "mulligan":
        game.answer(game.pending()[0].number, game.pending()[0].seat, ())
    assert game._state.turn_player == (first + 1) % 3
    assert game.pending()[0].seat == (first + 1) % 3
    assert [event.seat for event in game._state.events if event.kind == "turn starts"] == [(first + 1) % 3]


@covers("135.4.a", "434.5")
def test_text_that_gear_gives_to_its_wearer_knows_the_gear() -> None:
    table = Table(quiet(base=["Test Might 3", "Seldom Fuse"]), quiet(), battlefields=PLAIN)
    table.you.use("Seldom Fuse", on="Test Might 3")
    table.resolve()
    assert table.might("Test Might 3") == 4
    table.you.use("Test Might 3")
    table.resolve()
    assert (table.trash(), table.might("Test Might 3"), len(table.hand())) == (["Seldom Fuse"], 3, 1)
    assert table.thing("Test Might 3").exhausted


@covers("480.3", "801.3.b")
def test_a_keyword_that_was_lost_comes_back_with_a_text_that_comes_later() -> None:
    from engine.rules.meaning import layers

    table = Table(
        quiet(hand=["Seldom Spoil", "Seldom Drummer"], base=["Test Tank", "Test Might 1"]), quiet(), battlefields=PLAIN
    )
    assert layers.keyword(table.state, table.thing("Test Tank"), "tank") == 1
    table.you.play("Seldom Spoil", on="Test Tank")
    table.resolve()
    assert layers.keyword(table.state, table.thing("Test Tank"), "tank") == 0
    table.you.play("Seldom Drummer")
    table.resolve()
    assert layers.keyword(table.state, table.thing("Test Tank"), "tank") == 1
    assert layers.keyword(table.state, table.thing("Test Might 1"), "tank") == 1
    assert layers.keyword(table.state, table.thing("Seldom Drummer"), "tank") == 0


@covers("142.3")
def test_what_prevents_combat_damage_prevents_no_other() -> None:
    table = Table(
        quiet(at={MEADOW: ["Seldom Bulwark"]}, hand=["Test Spark"]), quiet(base=["Test Might 4"]), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.foe.move("Test Might 4", to=MEADOW)
    table.pass_all()
    assert table.where("Seldom Bulwark") == MEADOW
    table = Table(quiet(base=["Seldom Bulwark"], hand=["Test Spark"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Spark", on="Seldom Bulwark")
    table.resolve()
    assert table.where("Seldom Bulwark") == "trash"


def test_a_delayed_trigger_hears_only_the_one_it_speaks_of_deal_damage() -> None:
    for chosen, drawn in (("Test Might 4", 1), ("Test Might 5", 0)):
        table = Table(
            quiet(base=["Test Might 4", "Test Might 5"], hand=["Seldom Vigil"]), quiet(at={MEADOW: ["Test Might 1"]}),
            battlefields=PLAIN,
        )
        table.you.play("Seldom Vigil", on=chosen)
        table.resolve()
        table.you.move("Test Might 4", to=MEADOW)
        table.pass_all()
        assert len(table.hand()) == drawn


@covers("757")
def test_what_opponents_cant_choose_its_controller_can() -> None:
    units = {"Seldom Recluse", "Test Might 1", "Test Might 2"}
    for seat, chosen in ((YOU, units), (FOE, units - {"Seldom Recluse"})):
        sides = [quiet(hand=["Test Spark"]), quiet()]
        sides[seat] = quiet(hand=["Test Spark"] if seat == YOU else [], base=sorted(units))
        table = Table(*sides, battlefields=PLAIN)
        question = table.you.draft(table.you._first("play", "Test Spark"))
        assert {option.short.split(",")[0] for option in question.options} == chosen


@covers("757")
def test_a_text_may_forbid_spells_alone_to_choose() -> None:
    table = Table(quiet(hand=["Test Spark"], base=["Seldom Shade", "Test Might 1"]), quiet(), battlefields=PLAIN)
    question = table.you.draft(table.you._first("play", "Test Spark"))
    assert question.kind == "confirm"  # there is only one to choose
    table.you.play("Test Spark")
    assert [table.state.objects[event.subject].card.name for event in table.events("chose")] == ["Test Might 1"]
    table = Table(quiet(base=["Seldom Shade", "Test Might 1", "Seldom Fuse"]), quiet(), battlefields=PLAIN)
    table.you.use("Seldom Fuse", on="Seldom Shade")
    table.resolve()
    assert table.might("Seldom Shade") == 2


@covers("357")
def test_the_payment_can_be_chosen_where_there_is_more_than_one_way() -> None:
    """Runes of another domain are no way to pay it."""
    for runes, spent, several in (
        ({"fury": 2, "calm": 2}, {"calm": 1}, False),
        ({"fury": 2, "calm": 1}, {"fury": 1}, True),
    ):
        table = Table(quiet(hand=["Seldom Price"], runes=runes, spent=spent), quiet(), battlefields=PLAIN)
        assert ("pay:hand" in table.you.draft(table.you._first("play", "Seldom Price")).keys) is several


def test_who_has_priority_is_told_what_passing_does() -> None:
    table = Table(quiet(hand=["Test Sight"]), quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.play("Test Sight")
    assert [option.full for option in table.open.options if option.key == "pass"] == [
        "pass Priority; then Test Sight resolves"
    ]
    table.foe.play("Test Sight")
    table = Table(
        quiet(hand=["Test Sight"]), quiet(hand=["Test Sight"]), battlefields=THREE, others=[quiet(hand=["Test Sight"])]
    )
    table.you.play("Test Sight")
    assert [option.full for option in table.open.options if option.key == "pass"] == [
        "pass Priority; then Third has Priority"
    ]


@covers("464.2.e.1", "464.2.f", "383.3.d")
def test_only_the_combat_chain_begins_with_the_attackers_triggers() -> None:
    """The attacker isn't the Turn Player, and kills for an Add ability, which opens no chain, in the midst of the
    showdown."""
    table = Table(
        quiet(at={MEADOW: ["Test Tank"]}, base=["Seldom Sexton"], hand=["Test Sight"]),
        quiet(base=["Test Might 1", "Seldom Altar", "Seldom Sexton"], hand=["Test March"]), battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    table.foe.play("Test March", on="Test Might 1", to=MEADOW)
    table.resolve()
    showdown = table.state.showdown
    assert showdown is not None
    assert (showdown.combat, showdown.attacker, table.open.seat, table.open.kind) == (True, FOE, FOE, "focus")
    table.foe.use("Seldom Altar", paying="Test Might 1")
    assert [item.controller for item in table.state.chain] == [YOU, FOE]
