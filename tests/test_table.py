"""The fixture tells the truth: what a test names has to happen, and what is set up is so."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    activate,
    additional_cost,
    choose_one,
    conquer,
    cost,
    deal,
    die,
    discard,
    draw,
    equip,
    exhaust,
    friendly,
    happened,
    hidden,
    if_,
    kill,
    me,
    move,
    optional_cost,
    play,
    repeat,
    unit,
    you,
)
from tests.rules.grounds import quiet
from tests.table import EXTRA, FOE, MEADOW, MOOR, SILENT, YOU, Table, find_or_extra, one, side

EXTRA += [
    Spell("TST-TB01", "Fixture Bolt", energy=0).text(deal(1, a(unit))),
    Spell("TST-TB02", "Fixture March", energy=0).text(move(a(friendly, unit))),
    Spell("TST-TB03", "Fixture Echo", energy=0).text(repeat(1), deal(1, a(unit))),
    Spell("TST-TB04", "Fixture Tribute", energy=0).text(additional_cost(kill(a(friendly, unit))), draw(1)),
    Spell("TST-TB05", "Fixture Bribe", energy=0).text(optional_cost(discard(1)), draw(1)),
    Spell("TST-TB06", "Fixture Modes", energy=0).text(choose_one(draw(1), deal(1, a(unit)))),
    Unit("TST-TB07", "Fixture Racer", energy=0, might=1).text(accelerate),
    Unit("TST-TB08", "Fixture Archer", energy=0, might=1).text(activate(cost(exhaust(me)), deal(1, a(unit)))),
    Unit("TST-TB09", "Fixture Lurker", energy=0, might=1).text(hidden),
    Gear("TST-TB10", "Fixture Blade", energy=0, bonus=2, tags="Equipment").text(equip(0)),
    Spell("TST-TB11", "Fixture Reward", energy=0).text(if_(happened(you(conquer())), draw(1))),
    Spell("TST-TB12", "Fixture Second", energy=0).text(if_(happened(you(play(a(unit)))), draw(1))),
    Spell("TST-TB13", "Fixture Dirge", energy=0).text(if_(happened(a(friendly, unit)(die)), draw(1))),
    Spell("TST-TB14", "Fixture Scrap", energy=0).text(if_(happened(you(discard(1))), draw(1))),
]

ONE = "Test Might 1"


def table_with(*hand: str, **more: object) -> Table:
    """You hold these; each of you has one unit of Might 1 or 3, so that the engine asks for no target among the
    foe's."""
    return Table(quiet(**{"hand": hand, **more}), quiet(base=["Test Might 3"]))


# --- what is named and not so fails

def test_a_wrong_target_fails_where_the_engine_takes_the_only_one() -> None:
    table = table_with("Fixture Bolt")
    with pytest.raises(AssertionError, match="Test Might 1 is not offered"):
        table.you.play("Fixture Bolt", on=ONE)
    assert table.hand() == ["Fixture Bolt"]
    table.you.play("Fixture Bolt", on="Test Might 3")


def test_a_wrong_target_fails_where_the_engine_asks() -> None:
    table = table_with("Fixture Bolt", base=[ONE])
    with pytest.raises(AssertionError, match="Test Might 2 is not offered"):
        table.you.play("Fixture Bolt", on="Test Might 2")


def test_a_target_that_nothing_asks_for_fails() -> None:
    table = table_with("Test Sight", "Fixture Bolt")
    with pytest.raises(AssertionError, match="nothing asked for"):
        table.you.play("Test Sight", on="Test Might 3")
    with pytest.raises(AssertionError, match="nothing asked for"):
        table.you.play("Fixture Bolt", on=["Test Might 3", "Test Might 3"])


def test_whoever_names_targets_names_all_of_them() -> None:
    table = table_with("Fixture Echo", runes={"fury": 1})
    with pytest.raises(AssertionError, match="nothing was named for"):
        table.you.play("Fixture Echo", on="Test Might 3", repeat=True)
    table.you.play("Fixture Echo", on=["Test Might 3"] * 2, repeat=True)
    table.resolve()
    assert table.thing("Test Might 3").damage == 2


def test_a_question_that_nothing_is_named_for_fails() -> None:
    table = table_with("Fixture Bolt", base=[ONE])
    with pytest.raises(AssertionError, match="nobody said what to choose"):
        table.you.play("Fixture Bolt")


def test_a_wrong_place_fails() -> None:
    table = table_with(ONE, runes={"fury": 1})
    with pytest.raises(AssertionError, match="Test Meadow is not offered"):
        table.you.play(ONE, to=MEADOW)
    table = table_with(ONE, runes={"fury": 1}, controls=[MEADOW])
    with pytest.raises(AssertionError, match="Test Moor is not offered"):
        table.you.play(ONE, to=MOOR)
    table.you.play(ONE, to=MEADOW)
    assert table.where(ONE) == MEADOW


def test_a_place_that_nothing_asks_for_fails() -> None:
    table = table_with("Test Sight")
    with pytest.raises(AssertionError, match="nothing asked for"):
        table.you.play("Test Sight", to=MEADOW)


def test_where_something_is_moved_is_named() -> None:
    table = table_with("Fixture March", base=[ONE])
    with pytest.raises(AssertionError, match="nobody said what to choose"):
        table.you.play("Fixture March", on=ONE)
    with pytest.raises(AssertionError, match="Your base is not offered"):
        table.you.play("Fixture March", on=ONE, to="Your base")
    table.you.play("Fixture March", on=ONE, to=MOOR)
    table.resolve()
    assert table.where(ONE) == MOOR


def test_what_is_given_for_a_cost_is_no_target() -> None:
    table = table_with("Fixture Tribute", base=[ONE])
    with pytest.raises(AssertionError, match="nothing asked for"):
        table.you.play("Fixture Tribute", on=ONE)
    with pytest.raises(AssertionError, match="Test Might 3 is not offered"):
        table.you.play("Fixture Tribute", paying="Test Might 3")
    table.you.play("Fixture Tribute", paying=ONE)
    assert table.where(ONE) == "trash"


def test_an_optional_cost_that_is_not_offered_fails() -> None:
    for named in ({"repeat": True}, {"accelerate": True}, {"extra": "discard"}, {"paying": "Test Sight"},
                  {"price": "1 Energy"}, {"first": "kill"}, {"spending": "Fury Rune"}, {"spending": "in order"}):
        table = table_with("Fixture Bolt")
        with pytest.raises(AssertionError, match=r"nothing asked for|is not offered"):
            table.you.play("Fixture Bolt", on="Test Might 3", **named)
        assert table.hand() == ["Fixture Bolt"]


def test_an_optional_cost_is_paid_only_when_it_is_named() -> None:
    for named, ready, damage in (({}, 1, 1), ({"repeat": True}, 0, 2)):
        table = table_with("Fixture Echo", runes={"fury": 1})
        table.you.play("Fixture Echo", **named)  # type: ignore[arg-type]
        table.resolve()
        assert (table.ready_runes(), table.thing("Test Might 3").damage) == (ready, damage)
    table = table_with("Fixture Echo", runes={"fury": 2})
    with pytest.raises(AssertionError, match="nothing asked for"):
        table.you.play("Fixture Echo", repeat=2)


def test_accelerate_and_repeat_are_told_apart() -> None:
    table = table_with("Fixture Racer", runes={"fury": 2})
    with pytest.raises(AssertionError, match="nothing asked for"):
        table.you.play("Fixture Racer", repeat=True)
    table.you.play("Fixture Racer", accelerate=True)
    assert not table.thing("Fixture Racer").exhausted


def test_what_an_optional_cost_takes_is_named() -> None:
    for paying, hand in (("", ["Test Sight", "Playful Phantom"]), ("Test Sight", ["Playful Phantom"])):
        table = table_with("Fixture Bribe", "Test Sight")
        with pytest.raises(AssertionError, match="nothing asked for"):
            table.you.play("Fixture Bribe", paying="Test Gear")
        table.you.play("Fixture Bribe", paying=paying)
        table.resolve()
        assert table.hand() == hand


def test_what_pays_is_named_one_by_one() -> None:
    for spending, left in ((["Calm Rune"], "Fury Rune"), (["Fury Rune"], "Calm Rune"), ("in order", "Calm Rune")):
        table = table_with(ONE, runes={"fury": 1, "calm": 1})
        table.you.play(ONE, spending=spending)
        runes = [table.state.objects[id] for id in table.state.players[YOU].runes]
        assert [rune.card.name for rune in runes if not rune.exhausted] == [left]
    table = table_with(ONE, runes={"fury": 1, "calm": 1})
    with pytest.raises(AssertionError, match="Fury Rune is not offered"):
        table.you.play(ONE, spending=["Calm Rune", "Fury Rune"])


def test_modes_are_named_with_the_targets() -> None:
    table = table_with("Fixture Modes")
    with pytest.raises(AssertionError, match="nobody said"):
        table.you.play("Fixture Modes")
    table.you.play("Fixture Modes", on=["Deal 1", "Test Might 3"])
    table.resolve()
    assert table.thing("Test Might 3").damage == 1


def test_abilities_are_used_on_what_is_named() -> None:
    table = Table(quiet(base=["Fixture Archer"]), quiet())
    with pytest.raises(AssertionError, match="Test Might 1 is not offered"):
        table.you.use("Fixture Archer", on=ONE)
    with pytest.raises(AssertionError, match="nothing asked for"):
        table.you.use("Fixture Archer", to=MEADOW)
    table.you.use("Fixture Archer", on="Fixture Archer")


def test_a_card_is_hidden_where_it_is_said() -> None:
    table = table_with("Fixture Lurker", at={MEADOW: [ONE]}, runes={"fury": 1})
    with pytest.raises(AssertionError, match="Test Moor is not offered"):
        table.you.hide("Fixture Lurker", at=MOOR)
    table.you.hide("Fixture Lurker", at=MEADOW)
    assert table.where("Fixture Lurker") == "facedown"


def test_units_move_only_where_and_with_whom_they_can() -> None:
    table = table_with(base=[ONE, "Test Might 2*"])
    with pytest.raises(AssertionError, match="can't move to base"):
        table.you.move(ONE, to="base")
    with pytest.raises(AssertionError, match="can't move along"):
        table.you.move(ONE, "Test Might 2", to=MEADOW)
    with pytest.raises(AssertionError, match="is no battlefield here"):
        table.you.move(ONE, to="Void Gate")


# --- what is set up

def test_the_default_side_and_battlefields_have_no_text() -> None:
    for name in (MEADOW, MOOR, SILENT):
        assert find_or_extra(name).lines == ()
    table = Table()
    assert [player.legend.name for player in table.game.sight().players] == [SILENT, SILENT]
    assert [table.state.objects[field.id].card.name for field in table.state.fields] == [MEADOW, MOOR]


def test_objects_are_set_up_in_a_state() -> None:
    hurt = one("Test Might 3", damage=2, buffs=1, stunned=True, exhausted=True, empowered=1)
    table = Table(side(base=[hurt], xp=4, pool={"energy": 2}))
    thing = table.thing("Test Might 3")
    assert (thing.damage, thing.buffed, thing.stunned, thing.exhausted, thing.empowered) == (2, 1, True, True, 1)
    assert (table.might("Test Might 3"), table.state.players[YOU].xp, table.state.players[YOU].pool[0].n) == (4, 4, 2)


def test_several_objects_of_one_name_are_told_apart() -> None:
    table = Table(quiet(base=[one(ONE, called="left"), one(ONE, called="right")], hand=["Test Vanish"]), quiet())
    table.you.play("Test Vanish", on="right")
    table.resolve()
    assert (table.where("left"), table.trash()) == ("base", [ONE, "Test Vanish"])
    with pytest.raises(AssertionError, match="right is gone"):
        table.thing("right")
    table = Table(quiet(base=[ONE] * 3), quiet())
    table.you.move(f"{ONE}#3", f"{ONE}#2", to=MEADOW)
    assert [table.thing(f"{ONE}#{n}").place < 0 for n in (1, 2, 3)] == [True, False, False]
    with pytest.raises(ValueError, match="several cards are called"):
        Table(side(base=[one(ONE, called="left"), one(ONE, called="left")]))


def test_gear_is_attached_from_the_beginning() -> None:
    table = Table(quiet(at={MEADOW: [one(ONE, attached=["Fixture Blade"])]}), quiet())
    blade = table.thing("Fixture Blade")
    assert (blade.attached_to, table.where("Fixture Blade"), table.might(ONE)) == (table.thing(ONE).id, MEADOW, 3)


def test_control_is_stolen_for_good_or_for_a_turn() -> None:
    table = Table(quiet(base=[one(ONE, owner=FOE), one("Test Might 2", owner=FOE, for_turn=True)]), quiet())
    stolen = [table.thing(name) for name in (ONE, "Test Might 2")]
    assert [(thing.owner, thing.controller) for thing in stolen] == [(FOE, YOU)] * 2
    assert table.you.offered("move") == {ONE, "Test Might 2"}
    table.end_turn()
    assert [table.thing(name).controller for name in (ONE, "Test Might 2")] == [YOU, FOE]


@pytest.mark.parametrize(("name", "did"), [
    ("Fixture Reward", ("conquered", MEADOW)), ("Fixture Second", ("played", ONE)), ("Fixture Dirge", ("died", ONE)),
    ("Fixture Scrap", ("discarded", "Test Gear")),
])
def test_what_was_done_this_turn_is_set_up(name: str, did: tuple[str, str]) -> None:
    for done, drawn in (((did,), 1), ((), 0)):
        table = Table(quiet(hand=[name], did=done), quiet())
        table.you.play(name)
        table.resolve()
        assert len(table.events("drawn")) == drawn
    table = Table(quiet(hand=[name]), quiet(did=[did]))
    table.you.play(name)
    table.resolve()
    assert not table.events("drawn"), "the foe did it"


def test_a_played_permanent_is_on_the_board_and_counts_as_played() -> None:
    table = Table(quiet(hand=["Test Gear"], did=[("played", ONE), ("xp gained", 3)]), quiet())
    assert (table.where(ONE), table.thing(ONE).exhausted, table.state.players[YOU].xp) == ("base", False, 3)
    assert [event.kind for event in table.state.events] == ["queued", "finalized", "entered", "played", "xp gained"]


def test_the_engines_windows_after_ones_own_items_are_passed_unless_the_table_asks() -> None:
    for asks, seat in ((False, FOE), (True, YOU)):
        table = Table(quiet(hand=["Test Sight"]), quiet(), asks_own_windows=asks)
        table.you.play("Test Sight")
        assert (table.open.kind, table.open.seat) == ("priority", seat)
    table = table_with("Test Sight")
    table.you.play("Test Sight", keep=True)
    assert (table.open.kind, table.open.seat) == ("priority", YOU)
