"""Showdowns (341–348): Focus, what may be played, when they close, and how one becomes a combat."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    action,
    activate,
    cost,
    draw,
    enemy,
    exhaust,
    me,
    move,
    play,
    reaction,
    spell,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-R70", "Test Lure", energy=0).text(reaction, move(a(enemy, unit))),
    Unit("TST-R71", "Test Scholar", energy=1, might=1).text(activate(cost(exhaust(me)), draw(1), timing=action)),
    Unit("TST-R72", "Test Clerk", energy=1, might=1).text(activate(cost(exhaust(me)), draw(1))),
    Unit("TST-R73", "Test Listener", energy=1, might=1).text(when(you(play(a(spell))), draw(1))),
]


def open_showdown(**foe: object) -> Table:
    """Your unit has come to the empty Meadow; more for the foe as named."""
    table = Table(
        you=quiet(base=["Test Might 2", "Test Might 1"], hand=["Test Sight", "Test Lure"], runes={"fury": 2}),
        foe=quiet(**foe), battlefields=PLAIN,
    )
    table.you.move("Test Might 2", to=MEADOW)
    return table


@covers("190.3.a.1")
@covers("344", "344.2", "451", "316.8.b.1", "464.2.f.1")
def test_a_move_to_an_uncontrolled_battlefield_opens_a_showdown_with_the_mover_in_focus() -> None:
    table = open_showdown()
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    assert table.controller(MEADOW) == -1
    assert table.state.showdown is not None
    assert not table.state.showdown.combat


@covers("347")
def test_whoever_passes_focus_reads_what_follows() -> None:
    table = open_showdown()
    assert table.open.options[-1].short == "Pass Focus: Foe has Focus"
    table.you.passes()
    assert table.open.options[-1].short == "Pass Focus: the showdown closes"


@covers("345", "347")
def test_the_contester_has_focus_also_on_the_foes_turn() -> None:
    table = Table(you=quiet(), foe=quiet(base=["Test Might 2"]), battlefields=PLAIN, turn_of=FOE)
    table.foe.move("Test Might 2", to=MEADOW)
    assert table.open.seat == FOE
    table.foe.passes()
    assert table.open.seat == YOU


@covers("348", "347", "347.2.b", "348.2.a.1")
def test_when_both_pass_the_showdown_closes_and_the_unit_takes_control() -> None:
    table = open_showdown()
    table.you.passes()
    assert (table.open.seat, table.open.kind) == (FOE, "focus")
    assert table.controller(MEADOW) == -1
    table.foe.passes()
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)
    assert (table.open.seat, table.open.kind) == (YOU, "act")


@covers("348.2.a")
def test_a_battlefield_taken_in_a_showdown_is_no_longer_contested() -> None:
    table = open_showdown()
    table.pass_all()
    assert table._field(table.state, MEADOW).contested_by == -1
    assert table.events("combat starts") == []


@covers("450")
def test_a_move_to_a_battlefield_of_ones_own_opens_nothing() -> None:
    table = Table(you=quiet(base=["Test Might 2"], at={MEADOW: ["Test Might 1"]}), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Might 2", to=MEADOW)
    assert (table.open.seat, table.open.kind) == (YOU, "act")
    assert "450" not in table.rules()
    table.you.move("Test Might 1", to="base")
    assert table.controller(MEADOW) == YOU
    table = open_showdown()
    assert "450" in table.rules()


@covers("346", "347")
def test_focus_passes_when_a_chain_opened_by_a_card_is_over() -> None:
    table = open_showdown(hand=["Test Sight"])
    table.you.play("Test Sight")
    table.foe.passes()
    assert (table.open.seat, table.open.kind) == (FOE, "focus")
    table.foe.play("Test Sight")
    table.you.passes()
    assert (table.open.seat, table.open.kind) == (YOU, "focus")


@covers("347.1.b", "346", "347")
def test_focus_passes_when_a_chain_opened_by_an_activated_ability_is_over() -> None:
    table = Table(you=quiet(base=["Test Scholar", "Test Might 2"], deck=["Gust"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Might 2", to=MEADOW)
    table.you.use("Test Scholar")
    table.foe.passes()
    assert table.hand() == ["Gust"]
    assert (table.open.seat, table.open.kind) == (FOE, "focus")


@covers("346.1", "347")
def test_focus_stays_when_a_trigger_opened_the_chain() -> None:
    table = Table(you=quiet(base=["Crackshot Corsair"]), foe=quiet(at={MEADOW: ["Test Might 5"]}), battlefields=PLAIN)
    table.you.move("Crackshot Corsair", to=MEADOW)
    assert table.chain() == ["Crackshot Corsair"]
    table.resolve()
    assert table.thing("Test Might 5").damage == 1
    assert (table.open.seat, table.open.kind) == (YOU, "focus")


@covers("346.1", "429.2.a", "347")
def test_focus_stays_when_an_add_ability_opened_the_chain() -> None:
    table = open_showdown()
    table.you.use("Fury Rune")
    assert (table.open.seat, table.open.kind) == (YOU, "focus")


@covers("340.2.a", "347")
def test_a_trigger_that_joins_a_card_belongs_to_its_chain_and_focus_passes_once() -> None:
    table = Table(
        you=quiet(base=["Test Listener", "Test Might 2"], hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.play("Test Sight")
    table.foe.passes()
    assert table.chain() == ["Test Listener"]
    table.resolve()
    assert (table.open.seat, table.open.kind) == (FOE, "focus")


@covers("347.2.a", "347")
def test_a_card_starts_the_count_of_passes_anew() -> None:
    table = open_showdown(hand=["Test Sight"])
    table.you.passes()
    table.foe.play("Test Sight")
    table.you.passes()
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    table.you.passes()
    assert (table.open.seat, table.open.kind) == (FOE, "focus")
    table.foe.passes()
    assert table.open.kind == "act"


@covers("806", "347")
def test_in_a_showdown_cards_need_action_or_reaction() -> None:
    table = open_showdown(
        hand=["Incinerate", "Gust", "Mobilize", "Test Might 1"], runes={"fury": 4, "chaos": 4, "body": 4},
        base=["Test Scholar", "Test Clerk"],
    )
    table.you.passes()
    assert table.foe.offered("play") == {"Incinerate", "Gust"}
    assert table.foe.offered("use") == {"Test Scholar", "Fury Rune", "Chaos Rune", "Body Rune"}
    assert table.foe.why_not("play", "Mobilize") == ["806"]
    assert table.foe.why_not("play", "Test Might 1") == ["806"]
    assert table.foe.why_not("use", "Test Clerk") == ["806"]


@covers("144.1.c", "347")
def test_units_make_no_standard_moves_in_a_showdown() -> None:
    table = open_showdown()
    assert table.you.offered("move") == set()
    assert table.you.why_not("move", "Test Might 1") == ["144.1.c"]
    assert "end" not in table.you.offered()


@covers("348.2.a", "348", "323.11")
def test_a_showdown_goes_on_when_its_unit_is_gone_and_nobody_takes_control() -> None:
    table = open_showdown(hand=["Test Vanish"])
    table.you.passes()
    table.foe.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    table.pass_all()
    assert table.controller(MEADOW) == -1
    assert table._field(table.state, MEADOW).contested_by == -1
    assert table.points() == (0, 0)


@covers("323.14", "464.2", "316.8.b.1.a", "460.1", "464.1")
def test_a_surprise_defender_turns_the_showdown_into_a_combat() -> None:
    table = open_showdown(base=["Test Might 3"], hand=["Test March"])
    table.you.passes()
    table.foe.play("Test March", on="Test Might 3", to=MEADOW)
    table.resolve()
    showdown = table.state.showdown
    assert showdown is not None
    assert (showdown.combat, showdown.attacker, showdown.defender) == (True, YOU, FOE)
    assert (table.thing("Test Might 2").role, table.thing("Test Might 3").role) == ("attacker", "defender")
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    table.pass_all()
    assert table.where("Test Might 2") == "trash"


@covers("466.5.e", "466.5")
def test_the_surprise_defender_may_conquer_the_uncontrolled_battlefield() -> None:
    table = open_showdown(base=["Test Might 3"], hand=["Test March"])
    table.you.passes()
    table.foe.play("Test March", on="Test Might 3", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == FOE
    assert table.points() == (0, 1)
    assert [event.seat for event in table.events("conquered")] == [FOE]


@covers("464.2.c.1.b", "464.2")
def test_focus_goes_its_usual_way_when_a_showdown_becomes_a_combat() -> None:
    table = open_showdown(base=["Test Might 3"])
    table.you.play("Test Lure", on="Test Might 3", to=MEADOW)
    table.resolve()
    showdown = table.state.showdown
    assert showdown is not None
    assert (showdown.combat, showdown.attacker) == (True, YOU)
    assert (table.open.seat, table.open.kind) == (FOE, "focus")


@covers("464.2.e.1", "383.3", "464.2")
def test_attack_triggers_come_when_the_showdown_becomes_a_combat() -> None:
    table = Table(
        you=quiet(base=["Crackshot Corsair"]), foe=quiet(base=["Test Might 5"], hand=["Test March"]), battlefields=PLAIN
    )
    table.you.move("Crackshot Corsair", to=MEADOW)
    assert table.chain() == []
    table.you.passes()
    table.foe.play("Test March", on="Test Might 5", to=MEADOW)
    table.you.passes()
    assert table.chain() == ["Crackshot Corsair"]
    table.resolve()
    assert table.thing("Test Might 5").damage == 1
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    assert len(table.events("attacked")) == 2


@covers("466.3.a", "466.5")
def test_a_contester_who_leaves_the_field_to_its_controller_takes_nothing() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Test March"]), foe=quiet(at={MEADOW: ["Test Might 5"]}),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 2", to=MEADOW)
    table.you.play("Test March", on="Test Might 2", to="your base")
    table.pass_all()
    assert table.controller(MEADOW) == FOE
    assert table._field(table.state, MEADOW).contested_by == -1
    assert table.points() == (0, 0)
    assert table.thing("Test Might 5").damage == 0
