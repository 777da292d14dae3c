"""What is forbidden, permitted, and possible in one form only (054)."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import base_of as base_id
from engine.rules.events.permissions import forbidden
from engine.words import (
    Battlefield,
    Spell,
    Unit,
    a,
    ability,
    an,
    anyone,
    at_a_battlefield,
    base_of,
    battlefield,
    can,
    cant,
    choose,
    deal,
    either,
    enemy,
    every,
    friendly,
    here,
    if_,
    is_,
    it,
    location,
    me,
    move,
    only,
    open_,
    opponent,
    play,
    reaction,
    ready,
    spell,
    stun,
    they,
    this_turn,
    unit,
    when,
    you,
    your_base,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Battlefield("TST-S1", "Test Law Lair").text(cant(every(unit)(move(to=base_of(it), from_=here)))),
    Battlefield("TST-S2", "Test Law Pit").text(can(every(unit)(move(to=here, from_=a(location))))),
    Unit("TST-S3", "Test Law Sentry", energy=1, might=2).text(cant(me(move(to=base_of(me))))),
    Unit("TST-S4", "Test Law Shadow", energy=1, might=2).text(cant(every(enemy, either(spell, ability))(choose(me)))),
    Unit("TST-S5", "Test Law Sleeper", energy=1, might=2).text(cant(anyone(ready(me)))),
    Unit("TST-S6", "Test Law Warden", energy=0, might=1).text(
        if_(is_(me, at_a_battlefield), only(every(opponent)(play(every(unit), to=base_of(they)))))),
    Spell("TST-S7", "Test Law Shackle", energy=0).text(reaction, stun(a(unit)), this_turn(cant(anyone(move(it))))),
    Unit("TST-S14", "Test Law Jailer", energy=0, might=1).text(
        when(an(opponent)(play(a(unit))), this_turn(cant(they(move(it)))))),
    Spell("TST-S8", "Test Law Hush", energy=0).text(this_turn(cant(every(opponent)(play(every(spell)))))),
    Unit("TST-S9", "Test Law Hermit", energy=0, might=1).text(only(you(play(me, to=your_base)))),
    Unit("TST-S10", "Test Law Ghost", energy=1, might=2).text(cant(anyone(deal(to=me)))),
    Unit("TST-S11", "Test Law Landless", energy=0, might=1).text(cant(anyone(play(me, to=your_base)))),
    Spell("TST-S12", "Test Law Wind", energy=0).text(reaction, move(a(friendly, unit)), ready(it)),
    Unit("TST-S13", "Test Law Raider", energy=0, might=1).text(
        can(you(play(me, to=an(open_, battlefield)))), cant(anyone(play(me, to=a(battlefield))))),
]


@covers("054.1", "144.4")
def test_a_forbidden_destination_is_not_offered() -> None:
    table = Table(
        you=quiet(at={"Test Law Lair": ["Test Might 1"], MOOR: ["Test Might 2"]}, base=["Test Law Sentry"]),
        foe=quiet(), battlefields=("Test Law Lair", MOOR),
    )
    assert table.you.offered("move") == {"Test Might 2", "Test Law Sentry"}
    assert table.you.why_not("move", "Test Might 1") == ["144.4"]
    table = Table(you=quiet(at={MEADOW: ["Test Law Sentry"]}), foe=quiet(), battlefields=PLAIN)
    assert table.you.offered("move") == set()


@covers("054.1")
@ruling("R172", "415")
def test_a_forbidden_move_by_an_effect_is_negated_and_the_rest_goes_on() -> None:
    table = Table(
        you=quiet(at={"Test Law Lair": ["Test Might 1*"]}, hand=["Test Law Wind"]), foe=quiet(),
        battlefields=("Test Law Lair", MOOR),
    )
    table.you.play("Test Law Wind", on="Test Might 1", to="your base")
    table.resolve()
    assert table.where("Test Might 1") == "Test Law Lair"
    assert not table.thing("Test Might 1").exhausted


@covers("054", "810.1.c")
def test_a_permission_adds_a_destination() -> None:
    table = Table(you=quiet(at={MEADOW: ["Test Might 1"]}), foe=quiet(), battlefields=(MEADOW, "Test Law Pit"))
    table.you.move("Test Might 1", to="Test Law Pit")
    assert table.where("Test Might 1") == "Test Law Pit"
    table = Table(you=quiet(at={"Test Law Pit": ["Test Might 1"]}), foe=quiet(), battlefields=(MEADOW, "Test Law Pit"))
    first = table.you._first("move", "Test Might 1")
    assert [option.key for option in table.you.draft(first).options] == ["at:-1"]


@covers("054.1", "355.5")
def test_what_cant_be_chosen_is_no_target_for_enemies() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"], hand=["Test Spark"]), foe=quiet(base=["Test Law Shadow"]), battlefields=PLAIN
    )
    first = table.you._first("play", "Test Spark")
    assert table.you.draft(first).kind == "confirm"
    table = Table(you=quiet(base=["Test Law Shadow"], hand=["Test Spark"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Spark")
    assert table.chain() == ["Test Spark"]


@covers("054.1", "315.1")
def test_what_cant_be_readied_stays_exhausted() -> None:
    table = Table(you=quiet(base=["Test Law Sleeper*", "Test Might 1*"]), foe=quiet(), battlefields=PLAIN, turn_of=FOE)
    table.end_turn() if table.open.seat == FOE else None
    assert table.thing("Test Law Sleeper").exhausted
    assert not table.thing("Test Might 1").exhausted


@covers("054.2", "355.2")
def test_only_narrows_where_opponents_play_units() -> None:
    table = Table(you=quiet(hand=["Test Law Hermit", "Test Might 1"], at={MEADOW: ["Test Might 2"]}, runes={"fury": 1}),
                  foe=quiet(at={MOOR: ["Test Law Warden"]}), battlefields=PLAIN)
    table.you.play("Test Might 1")
    assert table.where("Test Might 1") == "base"


@covers("054.2", "355.2")
def test_only_narrows_where_a_card_itself_is_played() -> None:
    table = Table(you=quiet(hand=["Test Law Hermit"], at={MEADOW: ["Test Might 2"]}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Law Hermit")
    assert table.where("Test Law Hermit") == "base"


@covers("054.1")
def test_what_can_be_played_nowhere_cant_be_played() -> None:
    table = Table(you=quiet(hand=["Test Law Landless"]), foe=quiet(), battlefields=PLAIN)
    assert table.you.why_not("play", "Test Law Landless") == ["054.1"]


@covers("054.1")
def test_a_prohibition_wins_over_a_permission() -> None:
    table = Table(you=quiet(hand=["Test Law Raider"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Law Raider")
    assert table.where("Test Law Raider") == "base"


@covers("054.1")
def test_a_prohibition_for_a_turn_ends_with_it() -> None:
    table = Table(
        you=quiet(hand=["Test Law Shackle"]), foe=quiet(base=["Test Might 1"], hand=["Test March"]), battlefields=PLAIN,
        turn_of=FOE,
    )
    table.foe.play("Test March", on="Test Might 1", to=MEADOW)
    table.you.play("Test Law Shackle", on="Test Might 1")
    table.resolve()
    assert table.where("Test Might 1") == "base"
    assert table.foe.offered("move") == set()
    table.end_turn()
    table.end_turn()
    assert table.foe.offered("move") == {"Test Might 1"}


@covers("054.1")
def test_one_player_cant_move_it_and_others_can() -> None:
    table = Table(you=quiet(base=["Test Law Jailer"]), foe=quiet(hand=["Test Law Hermit"], base=["Test Might 2"]),
                  battlefields=PLAIN, turn_of=FOE)
    table.foe.play("Test Law Hermit")
    table.resolve()
    moved = events.moved("446", table.thing("Test Law Hermit").id, controller=FOE, to=1, from_=base_id(FOE), by=FOE)
    assert forbidden(table.state, moved)
    assert not forbidden(table.state, moved._replace(by=YOU))
    assert not forbidden(table.state, moved._replace(subject=table.thing("Test Might 2").id))


@covers("054.1", "338.1.a")
def test_opponents_who_cant_play_spells_are_offered_none() -> None:
    table = Table(
        you=quiet(hand=["Test Law Hush", "Test Spark"], base=["Test Might 2"]), foe=quiet(hand=["Test Spark"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Law Hush")
    table.resolve()
    table.you.play("Test Spark", on="Test Might 2")
    table.you.passes() if table.open.seat == YOU else None
    assert table.foe.offered("play") == set()
    assert table.foe.why_not("play", "Test Spark") == ["054.1"]


@covers("054.1", "417")
def test_no_damage_is_dealt_to_what_cant_be_dealt_any() -> None:
    table = Table(you=quiet(hand=["Test Spark"]), foe=quiet(base=["Test Law Ghost"]), battlefields=PLAIN)
    table.you.play("Test Spark", on="Test Law Ghost")
    table.resolve()
    assert table.thing("Test Law Ghost").damage == 0
    assert table.events("damaged") == []


def test_they_are_said() -> None:
    texts = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-S") and card.code[5:].isdigit()}
    assert texts["Test Law Lair"] == "Units can't move from here to their bases."
    assert texts["Test Law Sentry"] == "I can't move to my base."
    assert texts["Test Law Hermit"] == "You can play me only to your base."
