"""Who owns, controls and decides (127, 170, 174, 182–185, 190, 191, 740), and what tokens, runes and legends are."""
from __future__ import annotations

from engine.words import (
    Battlefield,
    Gear,
    Legend,
    Rune,
    Spell,
    Unit,
    a,
    action,
    activate,
    an,
    basic,
    calm,
    choose_one,
    conquer,
    cost,
    create,
    deal,
    die,
    draw,
    enemy,
    every,
    exhaust,
    fury,
    gain_xp,
    have,
    here,
    level,
    me,
    might,
    order,
    owned_by,
    play,
    reaction,
    take_control,
    this_turn,
    token,
    tokens,
    unit,
    vision,
    when,
    you,
    your,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, code_of

KEEP = "Belong Keep"
SHARD = Rune("TST-3c89", "Belong Shard", fury, basic, token)

EXTRA += [
    SHARD,
    Battlefield("TST-3c80", KEEP).text(
        have(every(unit, here), might(1)), when(you(conquer(here)), draw(1)),
        activate(cost(0), gain_xp(1), timing=action),
    ),
    Legend("TST-3c81", "Belong Sage, First", calm, order, champion="Belong Sage").text(
        have(every(your, unit), might(1)), when(you(play(a(unit))), gain_xp(1)), activate(cost(exhaust(me)), draw(1))
    ),
    Spell("TST-3c82", "Belong Shards", energy=0).text(create(tokens(SHARD))),
    Spell("TST-3c83", "Belong Modes", energy=0).text(reaction, choose_one(deal(1, a(unit)), draw(1))),
    Spell("TST-3c84", "Belong Take", energy=0).text(reaction, take_control(an(enemy, unit), this_turn)),
    Gear("TST-3c85", "Belong Engine", energy=0).text(activate(cost(exhaust(me)), deal(1, a(unit)), timing=reaction)),
    Unit("TST-3c86", "Belong Caller", energy=0, might=2).text(when(you(play(me)), deal(1, a(unit)))),
    Unit("TST-3c87", "Belong Heir", energy=0, might=2).text(when(me(die()), draw(1)), when(me(die()), gain_xp(1))),
    Unit("TST-3c88", "Belong Adept", energy=0, might=2).text(level(2, have(me, might(3)))),
    Spell("TST-3c90", "Belong Lesson", energy=0).text(reaction, gain_xp(2)),
    Unit("TST-3c91", "Belong Seer", energy=0, might=2).text(vision, vision),
    Spell("TST-3c92", "Belong Reckoning", energy=0).text(deal(1, every(unit, owned_by(you)))),
]

def alone(**you: object) -> Table:
    """You with these things, and a foe with one unit at home."""
    return Table(you=quiet(**you), foe=quiet(base=["Test Might 4"]), battlefields=(KEEP, MOOR))


@covers(
    "170.1", "170.2", "170.2.b", "170.5", "170.8", "170.9", "170.10", "170.11.a", "170.11.b", "170.11.c", "172",
    "190.1", "190.2.a", "190.2.b", "190.6",
)
def test_a_battlefield_is_a_place_with_abilities_that_whoever_controls_it_has() -> None:
    table = alone(base=["Test Might 2"])
    keep = table.thing(KEEP, zone="battlefield")
    assert (keep.owner, table.controller(KEEP), len(table.state.fields)) == (YOU, -1, 2)
    assert table.you.offered("use") == set()
    before = len(table.hand())
    table.you.move("Test Might 2", to=KEEP)
    table.pass_all()
    assert table.controller(KEEP) == YOU
    assert (table.might("Test Might 2"), len(table.hand())) == (3, before + 1)
    table.you.use(KEEP)
    table.resolve()
    assert table.state.players[YOU].xp == 1
    assert [
        name for name in ("Test Meadow", KEEP) if any(card.name == name for card in table.state.players[YOU].deck)
    ] == []
    table.end_turn()
    assert (table.controller(KEEP), KEEP in table.foe.offered("use")) == (YOU, False)


@covers("174.1", "174.2", "174.2.b", "174.6", "174.7", "174.8")
def test_a_legend_has_abilities_of_every_kind_and_stays_where_it_is() -> None:
    table = alone(legend="Belong Sage, First", base=["Test Might 2"], hand=["Belong Heir"])
    sage = table.thing("Belong Sage, First", zone="legend")
    assert sage.owner == YOU
    assert table.might("Test Might 2") == 3
    table.you.play("Belong Heir")
    table.resolve()
    assert table.state.players[YOU].xp == 1
    table.you.use("Belong Sage, First")
    table.resolve()
    assert len(table.hand()) == 1
    table.end_turn()
    assert table.thing("Belong Sage, First", zone="legend").id == sage.id


@covers("127", "191.1")
def test_who_controls_a_unit_of_another_does_not_own_it() -> None:
    table = alone(base=["Test Might 2"], hand=["Belong Take", "Belong Reckoning"])
    table.you.play("Belong Take", on="Test Might 4")
    table.resolve()
    assert (table.thing("Test Might 4").controller, table.thing("Test Might 4").owner) == (YOU, FOE)
    table.you.play("Belong Reckoning")
    table.resolve()
    assert (table.thing("Test Might 2").damage, table.thing("Test Might 4").damage) == (1, 0)


@covers("439.2.b.3", "185.2.e", "178.1.a.2")
def test_a_created_rune_comes_to_the_base_and_is_gone_when_it_is_recycled() -> None:
    table = alone(hand=["Belong Shards"])
    table.you.play("Belong Shards")
    table.resolve()
    shard = table.thing("Belong Shard")
    assert (shard.place, shard.token, shard.owner, shard.controller) == (-1, True, YOU, YOU)
    left = len(table.state.players[YOU].rune_deck)
    table.you.use("Belong Shard", n=1)
    assert dict(table.game.sight().players[YOU].pool) == {"fury": 1}
    assert (len(table.state.players[YOU].rune_deck), len(table.state.players[YOU].runes)) == (left, 0)


@covers("164.1")
def test_there_is_a_basic_rune_of_every_domain() -> None:
    for domain in ("fury", "calm", "mind", "body", "chaos", "order"):
        table = Table(you=quiet(runes={domain: 1}), foe=quiet(), battlefields=PLAIN)
        table.you.use(f"{domain.capitalize()} Rune", n=1)
        assert dict(table.game.sight().players[YOU].pool) == {domain: 1}


@covers("191.2", "191.2.b", "191.2.c", "130.4", "191.4.d")
def test_who_plays_a_spell_controls_it_chooses_its_mode_and_pays() -> None:
    table = alone(hand=["Belong Modes"])
    first = table.you._first("play", "Belong Modes")
    assert "mode:1" in table.you.draft(first).keys
    table.answer(YOU, first, "mode:1", "confirm")
    assert (table.state.chain[0].controller, table.chain()) == (YOU, ["Belong Modes"])
    assert len(table.game.sight(FOE).chain) == 1


@covers("191.4", "191.4.a", "191.4.b", "191.4.c", "191.4.e", "145.2.a", "145.2.a.1")
def test_an_ability_stays_with_whoever_used_it() -> None:
    table = Table(
        you=quiet(base=["Belong Engine", "Test Might 3"], hand=["Belong Caller"]),
        foe=quiet(base=["Test Might 4"], hand=["Belong Take"]), battlefields=PLAIN,
    )
    table.you.use("Belong Engine", on="Test Might 4")
    assert (table.state.chain[0].kind, table.state.chain[0].controller, table.thing("Belong Engine").exhausted) == (
        "activated", YOU, True,
    )
    table.foe.play("Belong Take", on="Test Might 3")
    table.resolve()
    assert table.thing("Test Might 3").controller == FOE
    assert table.thing("Test Might 4").damage == 1
    table.you.play("Belong Caller")
    assert table.open.seat == YOU  # its controller chooses the target of its play effect
    table.you.choose("Test Might 4")
    table.resolve()
    assert table.thing("Test Might 4").damage == 2


@covers("191.3.a", "191.3.b", "191.3.c", "191.3.d", "191.1")
def test_who_controls_a_unit_moves_it_and_decides_about_its_abilities() -> None:
    table = Table(
        you=quiet(hand=["Belong Take", "Belong Caller"]), foe=quiet(base=["Test Might 4"]), battlefields=PLAIN
    )
    table.you.play("Belong Caller", to="Your base")
    assert (table.open.seat, table.open.kind) == (YOU, "choose")
    table.you.choose("Test Might 4")
    table.resolve()
    assert table.you.offered("move") == set()
    table.end_turn()
    table.end_turn()
    assert table.you.offered("move") == {"Belong Caller"}
    assert table.thing("Belong Caller").controller == YOU


@covers("191.4.a.1", "808.2.a")
def test_two_deathknells_are_put_in_order_by_their_controller() -> None:
    table = Table(you=quiet(base=["Belong Heir"], hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Belong Heir")
    table.foe.passes()
    assert (table.open.kind, table.open.seat) == ("order", YOU)
    table.you.choose(*table.open.keys)
    assert [item.controller for item in table.state.chain] == [YOU, YOU]


@covers("824.1.b.1", "824.1.c", "824.1.c.1", "824.1.d")
def test_level_counts_the_xp_of_whoever_controls_the_unit_now() -> None:
    table = Table(
        you=quiet(base=["Belong Adept"], hand=["Belong Lesson"]), foe=quiet(hand=["Belong Take"]), battlefields=PLAIN
    )
    assert table.might("Belong Adept") == 2
    table.asks_own_windows = True
    table.you.play("Belong Lesson")
    table.resolve()
    assert table.might("Belong Adept") == 5
    table.end_turn()
    table.foe.play("Belong Take", on="Belong Adept")
    table.resolve()
    assert (table.thing("Belong Adept").controller, table.might("Belong Adept")) == (FOE, 2)
    table.end_turn()
    assert (table.thing("Belong Adept").controller, table.might("Belong Adept")) == (YOU, 5)


@covers("817.2.a", "817.2.b", "436.1", "436.3.a", "803")
def test_each_vision_asks_for_itself_and_sees_the_same_card_while_it_stays() -> None:
    table = Table(
        you=quiet(hand=["Belong Seer"], deck=["Test Might 1", "Test Might 2", "Test Might 3"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Belong Seer")
    for n in (1, 2):
        table.resolve()
        assert [event.card for event in table.events("looked")] == [code_of("Test Might 1")] * n
        assert table.open.seat == YOU
        table.you.choose("keep")
    assert table.state.players[YOU].deck[-1].name == "Test Might 1"


@covers("185", "185.1.a", "182", "183", "127.1")
def test_a_token_is_no_card_and_belongs_to_whoever_made_it() -> None:
    table = Table(
        you=quiet(base=["Recruit"], hand=["Test Vanish"]), foe=quiet(hand=["Belong Take"]), battlefields=PLAIN
    )
    recruit = table.thing("Recruit")
    assert (recruit.token, recruit.owner) == (True, YOU)
    table.you.play("Test Vanish", on="Recruit")
    table.foe.play("Belong Take", on="Recruit")
    table.you.passes()
    assert table.thing("Recruit").controller == FOE
    assert (table.thing("Recruit").owner, table.thing("Recruit").token) == (YOU, True)
    table.resolve()
    assert table.trash() == ["Test Vanish"]
    assert "Recruit" not in table.trash(FOE)


@covers("740.1.b", "740.1.a")
def test_enemies_are_what_opponents_control() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"], hand=["Belong Take"]),
        foe=quiet(base=["Test Might 2"], at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN,
    )
    options = table.you.draft(table.you._first("play", "Belong Take")).options
    assert {table.you._name(one.subject) for one in options if one.subject} == {"Test Might 2", "Test Might 3"}
