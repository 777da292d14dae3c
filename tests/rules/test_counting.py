"""Countering, burning, Empowered, buffs as counters, points, additional turns (425, 426, 440–442, 701–705, 735–738,
741–749)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    ability,
    an,
    at_most,
    buff,
    buffed,
    burn,
    capacity,
    choosing,
    counter,
    disempower,
    draw,
    either,
    empower,
    empowered,
    enemy,
    every,
    friendly,
    gain_points,
    give,
    have,
    if_,
    is_,
    me,
    might,
    move_buff,
    one_on_one,
    play,
    reaction,
    ready,
    recycle,
    return_to_hand,
    rune,
    spell,
    spend_buff,
    take_extra_turn,
    the_burned,
    this_turn,
    unit,
    when,
    win,
    with_cost,
    you,
    you_do,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, ruling
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Spell("TST-G30", "Test Deny", energy=0).text(reaction, counter(a(spell))),
    Spell("TST-G31", "Test Deny Cheap", energy=0).text(reaction, counter(a(spell, with_cost(at_most(1))))),
    Spell("TST-G32", "Test Shut Up", energy=0).text(reaction, counter(an(ability))),
    Spell("TST-G33", "Test Shelter", energy=0).text(
        reaction, counter(an(either(spell, ability), choosing(a(friendly, unit))))
    ),
    Unit("TST-G34", "Test Spell Counter", energy=0, might=1).text(when(you(play(a(spell))), draw(1))),
    Unit("TST-G35", "Test Denial Watcher", energy=0, might=1).text(when(you(counter(a(spell))), draw(1))),
    Spell("TST-G36", "Test Ash", energy=0).text(burn(3)),
    Spell("TST-G37", "Test Ash and Claim", energy=0).text(burn(2), if_(is_(the_burned, unit), draw(1))),
    Unit("TST-G38", "Test Smelter", energy=0, might=1).text(when(you(burn()), give(me, might(1), this_turn))),
    Spell("TST-G39", "Test Crown", energy=0).text(empower(a(unit)), if_(you_do, draw(1))),
    Spell("TST-G40", "Test Dethrone", energy=0).text(disempower(a(unit)), if_(you_do, draw(1))),
    Unit("TST-G41", "Test Thrice Crowned", energy=0, might=1).text(have(me, capacity(empowered, 3))),
    Unit("TST-G42", "Test Big Pack", energy=0, might=1).text(have(every(friendly, unit), capacity(buffed, 2))),
    Spell("TST-G43", "Test Polish", energy=0).text(buff(a(unit)), if_(you_do, draw(1))),
    Spell("TST-G44", "Test Cash In", energy=0).text(spend_buff(2), if_(you_do, draw(1))),
    Spell("TST-G45", "Test Hand Over", energy=0).text(move_buff(a(friendly, unit, buffed), an(enemy, unit))),
    Spell("TST-G48", "Test Prize", energy=0).text(gain_points(2)),
    Spell("TST-G49", "Test Victory", energy=0).text(win()),
    Spell("TST-G50", "Test Hourglass", energy=0).text(take_extra_turn()),
    Spell("TST-G55", "Test Duel Call", energy=0).text(ready(a(unit, one_on_one))),
    Spell("TST-G58", "Test Rune Tide", energy=0).text(recycle(every(your, rune))),
    Spell("TST-G57", "Test Send Back", energy=0).text(return_to_hand(a(unit))),
]


@covers("425", "425.1.a.1", "425.1.b", "425.2", "425.2.a")
def test_a_countered_spell_does_nothing_and_is_not_played() -> None:
    table = Table(
        quiet(hand=["Test Vanish"], base=["Test Spell Counter"]),
        quiet(hand=["Test Deny"], base=["Test Tank", "Test Denial Watcher"]), battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Test Tank")
    table.foe.play("Test Deny", on="Test Vanish")
    table.resolve()
    assert table.where("Test Tank") == "base"
    assert table.trash(YOU) == ["Test Vanish"]
    assert table.hand(YOU) == []
    assert len(table.hand(FOE)) == 1
    assert table.events("countered")[0].by == FOE
    assert {e.kind for e in table.events() if e.card == "TST-R27"} >= {"finalized", "countered"}


@covers("425", "355.9")
def test_a_counter_chooses_among_finalized_spells_that_fit_but_never_itself() -> None:
    table = Table(
        quiet(hand=["Test Vanish", "Test Deny Cheap", "Test Shut Up"], base=["Test Tank"]), quiet(hand=["Test Deny"]),
        battlefields=PLAIN,
    )
    assert "Test Deny Cheap" not in table.you.offered("play")
    table.you.play("Test Vanish", on="Test Tank", keep=True)
    assert table.you.offered("play") == {"Test Deny Cheap"}
    table.you.play("Test Deny Cheap", on="Test Vanish")
    question = table.foe.draft(table.foe._first("play", "Test Deny"))
    assert [o.short for o in question.options] == ["Test Deny Cheap, You", "Test Vanish, You"]
    table.foe.play("Test Deny", on="Test Deny Cheap")
    table.resolve()
    assert sorted(table.trash(YOU)) == ["Test Deny Cheap", "Test Tank", "Test Vanish"]


@covers("425.1.a", "425")
def test_a_countered_ability_is_gone() -> None:
    table = Table(
        quiet(hand=["Test Sight"], base=["Test Spell Counter"]), quiet(hand=["Test Shut Up"]), battlefields=PLAIN
    )
    table.you.play("Test Sight")
    table.foe.passes()
    assert table.chain() == ["Test Spell Counter"]
    table.foe.play("Test Shut Up")
    table.resolve()
    assert len(table.hand()) == 1, "Test Sight drew, the ability didn't"


@covers("425", "355.5")
def test_what_a_spell_chooses_can_be_asked_for() -> None:
    table = Table(
        quiet(hand=["Test Vanish", "Test Vanish"], base=["Test Might 1"]),
        quiet(hand=["Test Shelter"], base=["Test Tank"]), battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Test Might 1")
    assert "Test Shelter" not in table.foe.offered("play")
    table.resolve()
    table.you.play("Test Vanish", on="Test Tank")
    assert "Test Shelter" in table.foe.offered("play")
    table.foe.play("Test Shelter")
    table.resolve()
    assert table.where("Test Tank") == "base"


@covers("440", "440.1.a", "440.4", "431.1.b", "440.3", "440.3.a")
def test_burning_more_than_there_is_burns_out_in_between() -> None:
    table = Table(
        quiet(hand=["Test Ash"], base=["Test Smelter"], deck=["Test Tank"], trash=["Test Gear"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Ash")
    table.resolve()
    assert table.points() == (0, 1)
    assert table.events("burned")[0].card == "TST-R21"
    assert len(table.events("burned")) == len(table.trash()) == 3
    assert table.might("Test Smelter") == 4


@covers("440.1")
def test_what_was_burned_can_be_spoken_of() -> None:
    table = Table(
        quiet(
            hand=["Test Ash and Claim", "Test Ash and Claim"],
            deck=["Test Tank", "Test Tank", "Test Gear", "Test Sight", "Test Gear"],
        ),
        quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Ash and Claim")
    table.resolve()
    assert len(table.hand()) == 2
    table.you.play("Test Ash and Claim")
    table.resolve()
    assert len(table.hand()) == 1


@covers("441", "441.1.b", "441.1.c")
def test_an_empowered_unit_is_not_empowered_again() -> None:
    table = Table(quiet(hand=["Test Crown", "Test Crown"], base=["Test Tank"]), quiet(), battlefields=PLAIN)
    for expected in (2, 1):
        table.you.play("Test Crown", on="Test Tank")
        table.resolve()
        assert len(table.hand()) == expected
    assert len(table.events("empowered")) == 1


@covers("442", "442.1.a.1", "442.1", "442.2", "442.2.a")
def test_disempowering_takes_the_status_away_if_it_is_there() -> None:
    table = Table(
        quiet(hand=["Test Crown", "Test Dethrone", "Test Dethrone"], base=["Test Tank"]), quiet(), battlefields=PLAIN
    )
    for name, n in (("Test Crown", 1), ("Test Dethrone", 0), ("Test Dethrone", 0)):
        table.you.play(name, on="Test Tank")
        table.resolve()
        assert table.thing("Test Tank").empowered == n
    assert len(table.events("disempowered")) == 1


@ruling("R153")
@covers("441.1.c.1", "441", "442", "441.3", "441.3.a")
def test_some_can_be_empowered_several_times_and_lose_one_at_a_time() -> None:
    """Kayle, Justified."""
    table = Table(
        quiet(hand=["Test Crown"] * 4 + ["Test Dethrone"], base=["Test Thrice Crowned"]), quiet(), battlefields=PLAIN
    )
    for expected in (1, 2, 3, 3):
        table.you.play("Test Crown", on="Test Thrice Crowned")
        table.resolve()
        assert table.thing("Test Thrice Crowned").empowered == expected
    table.you.play("Test Dethrone", on="Test Thrice Crowned")
    table.resolve()
    assert table.thing("Test Thrice Crowned").empowered == 2


@covers("426.1.b.1", "702.3.a", "703", "426", "426.1.b", "702.2.a", "702.3")
def test_a_unit_has_one_buff() -> None:
    table = Table(quiet(hand=["Test Polish", "Test Polish"], base=["Test Tank"]), quiet(), battlefields=PLAIN)
    for _ in range(2):
        table.you.play("Test Polish", on="Test Tank")
        table.resolve()
    assert table.might("Test Tank") == 3
    assert len(table.hand()) == 1


@covers("426.1.b.2", "426")
def test_permission_to_have_two_buffs() -> None:
    table = Table(quiet(hand=["Test Polish"] * 3, base=["Test Tank", "Test Big Pack"]), quiet(), battlefields=PLAIN)
    for expected in (3, 4, 4):
        table.you.play("Test Polish", on="Test Tank")
        table.resolve()
        assert table.might("Test Tank") == expected


@covers("702.2.b", "702.2.b.2", "745.2")
def test_only_own_buffs_can_be_spent() -> None:
    table = Table(
        quiet(hand=["Test Polish"] * 3 + ["Test Cash In"], base=["Test Tank", "Test Might 1"]),
        quiet(base=["Test Might 2"]), battlefields=PLAIN,
    )
    for name in ("Test Tank", "Test Might 1", "Test Might 2"):
        table.you.play("Test Polish", on=name)
        table.resolve()
    table.you.play("Test Cash In")
    table.resolve()
    assert [e.card for e in table.events("buff spent")] == ["TST-R21", "TST-R11"]
    assert [table.might(name) for name in ("Test Tank", "Test Might 1", "Test Might 2")] == [2, 1, 3]


@covers("746", "749", "747")
def test_a_buff_moves_from_one_unit_to_another() -> None:
    table = Table(
        quiet(hand=["Test Polish", "Test Hand Over"], base=["Test Tank"]), quiet(base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Polish", on="Test Tank")
    table.resolve()
    table.you.play("Test Hand Over", on=["Test Tank", "Test Might 2"])
    table.resolve()
    assert (table.might("Test Tank"), table.might("Test Might 2")) == (2, 3)


@covers("705", "748", "426")
def test_a_unit_that_leaves_play_loses_its_buff() -> None:
    table = Table(quiet(hand=["Test Polish", "Test Send Back"], base=["Test Tank"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Polish", on="Test Tank")
    table.resolve()
    table.you.play("Test Send Back", on="Test Tank")
    table.resolve()
    assert table.thing("Test Tank", zone="hand").buffed == 0


@covers("194.1.c")
def test_points_from_an_effect() -> None:
    table = Table(quiet(hand=["Test Prize"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Prize")
    table.resolve()
    assert table.points() == (2, 0)


@covers("195")
def test_an_effect_wins_the_game() -> None:
    table = Table(quiet(hand=["Test Victory"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Victory")
    table.foe.passes()
    assert table.game.over
    assert table.state.winner == YOU


@covers("735", "737", "736")
def test_an_additional_turn_comes_after_this_one_and_then_it_goes_on_as_before() -> None:
    table = Table(quiet(hand=["Test Hourglass", "Test Hourglass"]), quiet(), battlefields=PLAIN)
    for _ in range(2):
        table.you.play("Test Hourglass")
        table.resolve()
    turns = []
    for _ in range(4):
        table.end_turn()
        turns.append(table.state.turn_player)
    assert turns == [YOU, YOU, FOE, YOU]


@covers("740.2.b", "355.8")
def test_one_on_one() -> None:
    table = Table(
        quiet(hand=["Test Duel Call"], base=["Test Tank"]), quiet(at={MOOR: ["Test Might 2"]}), battlefields=PLAIN,
        asks_own_windows=True,
    )
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Test Duel Call") == ["355.8"]


def test_they_say_what_they_do() -> None:
    assert say(find_or_extra("Test Deny Cheap")) == "[Reaction]\nCounter a spell with a cost of no more than [1]."
    assert say(find_or_extra("Test Shelter")) == "[Reaction]\nCounter a spell or ability that chooses a friendly unit."
    assert say(find_or_extra("Test Ash")) == "Burn 3."
    assert say(find_or_extra("Test Crown")) == "Empower a unit. If you do, draw 1."
    assert say(find_or_extra("Test Cash In")) == "Spend 2 buffs. If you do, draw 1."
    assert say(find_or_extra("Test Prize")) == "Score 2 points."
    assert say(find_or_extra("Test Hourglass")) == "Take a turn after this one."
    assert say(find_or_extra("Test Big Pack")) == "Friendly units can be buffed up to 2 times."
    assert say(find_or_extra("Test Duel Call")) == "Ready a unit one on one."


@covers("416.5.a", "416.1.b")
def test_several_runes_go_to_the_bottom_in_their_owners_order() -> None:
    table = Table(quiet(hand=["Test Rune Tide"], runes={"fury": 1, "calm": 1, "mind": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Test Rune Tide")
    table.resolve()
    assert (table.open.kind, table.open.why, table.open.ordered) == ("order", "416.5.a", True)
    table.you.choose("Mind Rune", "Fury Rune", "Calm Rune")
    assert [one.name for one in table.state.players[YOU].rune_deck[:3]] == ["Calm Rune", "Fury Rune", "Mind Rune"]
