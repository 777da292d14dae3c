"""Who is responsible for an action, and what it is attributed to (411, 417.6, 428.5)."""
from __future__ import annotations

import pytest

from engine.board.events.objects import source_of
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    anyone,
    battlefield,
    buff,
    card,
    choose,
    controlled_by,
    deal,
    draw,
    enemy,
    every,
    exhaust,
    friendly,
    give,
    heal,
    it,
    kill,
    may,
    me,
    might,
    might_of,
    move,
    not_,
    player,
    reaction,
    ready,
    recall,
    recycle,
    return_to_hand,
    spell,
    stun,
    tag,
    take_control,
    that_many,
    there,
    they,
    this,
    this_turn,
    unit,
    when,
    you,
    your,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Unit("TST-G01", "Test Stunned Watcher", energy=0, might=1).text(when(you(stun(an(enemy, unit))), draw(1))),
    Unit("TST-G02", "Test Buff Watcher", energy=0, might=1).text(when(you(buff(a(friendly, unit))), draw(1))),
    Unit("TST-G03", "Test Slayer's Friend", energy=0, might=1).text(when(you(kill(a(unit), with_=a(spell))), draw(1))),
    Unit("TST-G04", "Test Executioner", energy=0, might=3).text(when(me(kill(a(unit))), draw(1))),
    Unit("TST-G05", "Test Dealer", energy=0, might=1).text(when(you(deal(to=a(unit))), draw(1))),
    Unit("TST-G06", "Test Thin Skin", energy=0, might=5).text(when(anyone(deal(to=me)), give(me, might(2), this_turn))),
    Spell("TST-G07", "Test Strike", energy=0).text(a(friendly, unit)(deal(might_of(it), an(enemy, unit)))),
    Spell("TST-G1D", "Test Borrowed Strike", energy=0).text(an(enemy, unit)(deal(2, a(friendly, unit)))),
    Unit("TST-G1E", "Test Echo Skin", energy=0, might=5).text(
        when(anyone(deal(to=me)), deal(that_many, an(enemy, unit)))
    ),
    Spell("TST-G08", "Test Cull", energy=0).text(every(player)(kill(a(unit, controlled_by(they))))),
    Spell("TST-G18", "Test Hijacking", energy=0).text(reaction, take_control(a(spell))),
    Unit("TST-G19", "Test Marked Two", energy=0, might=2, tags="Marked"),
    Unit("TST-G1A", "Test Tracker", energy=0, might=1).text(
        when(you(kill(an(enemy, unit), with_=a(friendly, tag("Marked")))), draw(1))
    ),
    Spell("TST-G1B", "Test Marked Bolt", energy=0, tags="Marked").text(deal(2, a(unit))),
    Unit("TST-G1C", "Test Scholar of Bolts", energy=0, might=1).text(
        when(you(kill(a(unit), with_=a(spell, tag("Marked")))), draw(1))
    ),
    Spell("TST-G09", "Test Ready All", energy=0).text(ready(every(friendly, unit))),
    Spell("TST-G10", "Test Uplift", energy=0).text(reaction, buff(a(unit))),
]
for _n, (_name, _event) in enumerate(
    {
        "Ready": ready(a(unit)), "Exhaust": exhaust(a(unit)), "Heal": heal(a(unit)), "Recall": recall(a(unit)),
        "Return": return_to_hand(a(unit)), "Recycle": recycle(a(card, your_trash)),
    }.items()
):
    EXTRA.append(Unit(f"TST-G2{_n}", f"Test {_name} Watcher", energy=0, might=1).text(when(you(_event), draw(1))))

EXTRA += [
    Spell("TST-G11", "Test Tire", energy=0).text(exhaust(a(unit))),
    Spell("TST-G12", "Test Mend", energy=0).text(heal(a(unit))),
    Spell("TST-G13", "Test Retreat", energy=0).text(recall(a(unit))),
    Spell("TST-G14", "Test Homeward", energy=0).text(return_to_hand(a(unit))),
    Spell("TST-G15", "Test Leafmould", energy=0).text(recycle(a(card, your_trash))),
    Spell("TST-G16", "Test Great March", energy=0).text(
        choose(a(battlefield)), every(player)(may(move(a(unit, not_(your)), to=there)))
    ),
    Gear("TST-G17", "Test Whistle", energy=0).text(when(you(move(an(enemy, unit))), may(exhaust(this)).to(stun(it)))),
]

@covers("411.4", "423")
def test_you_do_what_you_are_responsible_for() -> None:
    table = Table(
        quiet(hand=["Test Stun"], base=["Test Stunned Watcher"]),
        quiet(hand=["Test Stun"], base=["Test Stunned Watcher", "Test Tank"]), battlefields=PLAIN,
    )
    table.you.play("Test Stun", on="Test Tank")
    table.foe.play("Test Stun", on="Test Tank")
    table.resolve()
    assert [(e.seat, e.by) for e in table.events("stunned")] == [(FOE, FOE)]
    assert not table.hand(YOU)


def test_a_trigger_on_you_stunning_an_enemy_hears_your_spell_only() -> None:
    table = Table(
        quiet(hand=["Test Stun"], base=["Test Stunned Watcher"]), quiet(base=["Test Stunned Watcher", "Test Tank"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Stun", on="Test Tank")
    table.resolve()
    assert len(table.hand(YOU)) == 1
    assert not table.hand(FOE)


@pytest.mark.parametrize("name", ["Ready", "Exhaust", "Heal", "Recall", "Return", "Recycle"])
def test_every_action_can_be_noticed(name: str) -> None:
    spell_of = {
        "Ready": ("Test Ready All", ()), "Exhaust": ("Test Tire", "Test Might 6"),
        "Heal": ("Test Mend", "Test Might 6"), "Recall": ("Test Retreat", "Test Might 6"),
        "Return": ("Test Homeward", "Test Might 6"), "Recycle": ("Test Leafmould", ()),
    }
    played, on = spell_of[name]
    table = Table(
        quiet(
            hand=["Test Spark", played], base=[f"Test {name} Watcher", "Test Tank*"], at={MOOR: ["Test Might 6"]},
            trash=["Test Gear"],
        ),
        quiet(base=[f"Test {name} Watcher"]),
        battlefields=PLAIN,
    )
    if name == "Heal":
        table.you.play("Test Spark", on="Test Might 6")
        table.resolve()
    before = len(table.hand())
    table.you.play(played, on=on)
    table.resolve()
    assert len(table.hand()) == before + (1 if name == "Return" else 0)
    assert not table.hand(FOE)


@covers("411.5", "411.6", "428.5.b", "428.5", "428.5.a", "428.2", "428.2.a", "428.3.a")
def test_killing_with_a_spell_is_attributed_to_the_spell() -> None:
    table = Table(
        quiet(hand=["Test Vanish"], base=["Test Slayer's Friend"]), quiet(base=["Test Tank"]), battlefields=PLAIN
    )
    table.you.play("Test Vanish", on="Test Tank")
    table.resolve()
    assert len(table.hand()) == 1


@covers("428.5.c", "428.5.c.1", "323.5")
def test_a_cleanup_kills_for_whoever_dealt_the_damage() -> None:
    table = Table(
        quiet(hand=["Test Spark"], base=["Test Slayer's Friend"]), quiet(base=["Test Tank", "Test Slayer's Friend"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Tank")
    table.resolve()
    died = table.events("died")[0]
    assert (died.seat, died.by, died.rule) == (FOE, YOU, "323.5")
    assert len(table.hand()) == 1
    assert not table.hand(FOE)


@covers("323.5", "411.2", "428.1.a.2", "428.4")
def test_damage_dealt_before_the_last_cleanup_is_not_what_killed_it() -> None:
    table = Table(
        quiet(hand=["Test Spark", "Test Curse"], base=["Test Slayer's Friend"]), quiet(base=["Test Might 5"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Might 5")
    table.resolve()
    table.you.play("Test Curse", on="Test Might 5")
    table.resolve()
    died = table.events("died")[0]
    assert (died.by, died.cause) == (-1, 0)
    assert table.hand() == []


@covers("428.5.c.2", "323.5", "417.6.c", "417.6.c.1", "417.1.a", "417.3.a")
def test_combat_damage_kills_for_the_units_that_dealt_it() -> None:
    table = Table(
        quiet(base=["Test Executioner", "Test Slayer's Friend"]), quiet(at={MOOR: ["Test Tank"]}), battlefields=PLAIN
    )
    table.you.move("Test Executioner", to=MOOR)
    table.pass_all()
    assert table.events("died")[0].by == YOU
    assert len(table.hand()) == 1


@covers("428.5.c.2", "411.6")
def test_units_that_fall_together_have_killed_each_other() -> None:
    """What left before the damage was dealt has killed nobody: the second time only the one without the tag fights."""
    for vanished in (False, True):
        table = Table(
            quiet(base=["Test Marked Two", "Test Might 2", "Test Tracker"], hand=["Test Vanish"]),
            quiet(at={MOOR: ["Test Might 2"]}), battlefields=PLAIN,
        )
        table.you.move("Test Marked Two", *(["Test Might 2"] if vanished else []), to=MOOR)
        if vanished:
            table.you.play("Test Vanish", on="Test Marked Two")
        table.pass_all()
        assert [event.by for event in table.events("died") if event.seat == FOE] == [YOU]
        assert len(table.events("drawn")) == (not vanished)


@covers("428.5.c", "428.5.a")
def test_what_a_spell_was_is_known_when_the_cleanup_kills_for_it() -> None:
    for name in ("Test Marked Bolt", "Test Spark"):
        table = Table(quiet(base=["Test Scholar of Bolts"], hand=[name]), quiet(base=["Test Tank"]), battlefields=PLAIN)
        table.you.play(name, on="Test Tank")
        table.resolve()
        assert [event.by for event in table.events("died")] == [YOU]
        assert len(table.hand()) == (name == "Test Marked Bolt")


@covers("417.6.b", "417.6.b.4", "411.3", "417.6.b.1")
def test_the_controller_of_the_unit_that_deals_is_responsible() -> None:
    table = Table(
        quiet(hand=["Test Strike"], base=["Test Dealer", "Test Executioner"]), quiet(base=["Test Tank", "Test Dealer"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Strike", on=["Test Executioner", "Test Tank"])
    table.resolve()
    assert [e.by for e in table.events("damaged")] == [YOU]
    assert len(table.hand()) == 2, "the dealer hears the damage, the executioner its kill"


@covers("417.6.b", "417.6.b.1")
def test_the_controller_of_an_enemy_unit_that_deals_is_responsible() -> None:
    table = Table(
        quiet(hand=["Test Borrowed Strike"], base=["Test Tank"]), quiet(base=["Test Might 5"]), battlefields=PLAIN
    )
    dealer = table.thing("Test Might 5")
    table.you.play("Test Borrowed Strike", on=["Test Might 5", "Test Tank"])
    table.resolve()
    assert [(e.by, e.cause, source_of(e), e.rule) for e in table.events("damaged")] == [
        (FOE, dealer.id, dealer.card.code, "417.6.b")
    ]
    assert [e.by for e in table.events("died")] == [FOE]


@covers("383.2", "417")
def test_a_trigger_knows_how_much_damage_was_dealt() -> None:
    table = Table(
        quiet(hand=["Test Spark"], base=["Test Echo Skin"]), quiet(base=["Test Might 5"]), battlefields=PLAIN
    )
    table.you.play("Test Spark", on="Test Echo Skin")
    table.resolve()
    assert (table.thing("Test Echo Skin").damage, table.thing("Test Might 5").damage) == (2, 2)


def test_the_passive_voice_hears_anybody() -> None:
    table = Table(quiet(hand=["Test Spark"]), quiet(base=["Test Thin Skin"]), battlefields=PLAIN)
    table.you.play("Test Spark", on="Test Thin Skin")
    table.resolve()
    assert table.might("Test Thin Skin") == 7


@example("411.1#1", rule="428")
@covers("411.1", "428.1", "428.3")
def test_each_player_is_responsible_for_the_death_of_the_own_unit() -> None:
    """Cull the Weak."""
    table = Table(quiet(hand=["Test Cull"], base=["Test Tank"]), quiet(base=["Test Tank"]), battlefields=PLAIN)
    table.you.play("Test Cull")
    table.resolve()
    assert [(e.seat, e.by) for e in table.events("died")] == [(YOU, YOU), (FOE, FOE)]


@covers("411.6", "411.1")
def test_who_kills_the_own_unit_as_an_opponents_spell_says_does_not_kill_with_a_spell() -> None:
    for yours in (True, False):
        table = Table(
            quiet(hand=["Test Cull"] if yours else [], base=["Test Tank", "Test Slayer's Friend"]),
            quiet(hand=[] if yours else ["Test Cull"], base=["Test Tank"]), battlefields=PLAIN,
            turn_of=YOU if yours else FOE,
        )
        (table.you if yours else table.foe).play("Test Cull")
        table.resolve()
        table.you.choose("Test Tank")
        table.resolve()
        assert [(e.seat, e.by) for e in sorted(table.events("died"))] == [(YOU, YOU), (FOE, FOE)]
        assert len(table.hand()) == yours


@covers("411.6", "191.2")
def test_whoever_takes_control_of_a_spell_kills_with_it() -> None:
    table = Table(
        quiet(hand=["Test Hijacking"], base=["Test Slayer's Friend"]),
        quiet(hand=["Test Spark"], base=["Test Tank", "Test Slayer's Friend"]), battlefields=PLAIN, turn_of=FOE,
    )
    table.foe.play("Test Spark", on="Test Tank")
    table.you.play("Test Hijacking")
    table.resolve()
    assert [(e.seat, e.by) for e in table.events("died")] == [(FOE, YOU)]
    assert (len(table.hand(YOU)), len(table.hand(FOE))) == (1, 0)


@example("411.4#1", rule="447")
def test_when_you_move_an_enemy_unit_hears_what_an_opponents_spell_lets_you_do() -> None:
    table = Table(
        quiet(hand=["Test Great March"], at={MEADOW: ["Test Might 2"]}), quiet(base=["Test Whistle", "Test Might 1"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Great March", on=MOOR)
    table.resolve()
    table.you.choose("yes")
    table.foe.choose("yes")
    assert (table.open.seat, table.open.kind) == (FOE, "may")
    table.foe.choose("yes")
    table.resolve()
    assert table.thing("Test Might 2").stunned
    assert not table.thing("Test Might 1").stunned


@example("414.3.a#1", rule="144.3")
def test_a_standard_move_exhausts_as_its_cost() -> None:
    table = Table(quiet(base=["Test Tank", "Test Might 1*"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("move") == {"Test Tank"}
    table.you.move("Test Tank", to=MOOR)
    assert table.thing("Test Tank").exhausted
    assert table.events("exhausted")[0].by == YOU


def test_they_say_what_they_hear() -> None:
    assert say(find_or_extra("Test Stunned Watcher")) == "Whenever you stun an enemy unit, draw 1."
    assert say(find_or_extra("Test Slayer's Friend")) == "Whenever you kill a unit with a spell, draw 1."
    assert say(find_or_extra("Test Dealer")) == "Whenever you deal damage to a unit, draw 1."
    assert say(find_or_extra("Test Thin Skin")) == "Whenever I am dealt damage, give me +2 [M] for this turn."
