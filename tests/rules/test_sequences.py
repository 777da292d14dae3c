"""Several rules in one breath: sequences in which an engine goes wrong although each rule by itself is right."""
from __future__ import annotations

from engine.words import (
    Unit,
    a,
    an,
    attack,
    deal,
    enemy,
    every,
    friendly,
    here,
    me,
    other,
    play,
    ready,
    spell,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-RE0", "Test Blaster", energy=1, might=2).text(when(me(attack), deal(9, every(enemy, unit, here)))),
    Unit("TST-RE1", "Test Waker", energy=1, might=1).text(when(you(play(a(spell))), ready(an(other, friendly, unit)))),
]


@covers("354.3", "185.2.a", "344")
def test_a_token_played_to_a_contested_battlefield_is_there_before_the_showdown_opens() -> None:
    table = Table(you=quiet(base=["Noxian Drummer"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Noxian Drummer", to=MEADOW)
    assert table.chain() == ["Noxian Drummer"]
    assert table.state.showdown is None
    assert table._field(table.state, MEADOW).contested_by == YOU
    table.foe.passes()
    assert table.where("Recruit") == MEADOW
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    table.pass_all()
    assert table.points() == (1, 0)


@covers("359.3.f.1", "383.3")
def test_here_is_nowhere_when_the_source_is_gone() -> None:
    table = Table(you=quiet(base=["Noxian Drummer"]), foe=quiet(hand=["Test Vanish"]), battlefields=PLAIN)
    table.you.move("Noxian Drummer", to=MEADOW)
    table.foe.play("Test Vanish", on="Noxian Drummer")
    table.resolve()
    assert table.events("queued token") == []
    assert table.open.kind == "act"
    assert table._field(table.state, MEADOW).contested_by == -1


@covers("359.3.f.1", "383.3")
def test_here_is_where_the_source_is_when_the_ability_resolves() -> None:
    table = Table(
        you=quiet(base=["Noxian Drummer"], hand=["Test March"]), foe=quiet(hand=["Test Sight"]), battlefields=PLAIN
    )
    table.you.move("Noxian Drummer", to=MEADOW)
    table.foe.play("Test Sight")
    table.you.play("Test March", on="Noxian Drummer", to="your base")
    table.resolve()
    assert table.where("Recruit") == "base"


@covers("323.12", "344", "436")
def test_a_play_trigger_is_worked_off_before_the_showdown_that_the_unit_brings() -> None:
    table = Table(you=quiet(hand=["Sai Scout"], runes={"chaos": 6}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Sai Scout", to=MEADOW)
    assert table.chain() == ["Sai Scout"]
    assert table.state.showdown is None
    table.foe.passes()
    table.you.choose("keep")
    assert (table.open.seat, table.open.kind) == (YOU, "focus")


@covers("465.2", "464.2", "466.3.a")
def test_an_attack_trigger_that_kills_every_defender_leaves_no_damage_to_deal() -> None:
    table = Table(
        you=quiet(base=["Test Blaster"]), foe=quiet(at={MEADOW: ["Test Might 5", "Test Might 6"]}), battlefields=PLAIN
    )
    table.you.move("Test Blaster", to=MEADOW)
    table.foe.passes()
    assert [table.where(f"Test Might {n}") for n in (5, 6)] == ["trash", "trash"]
    assert table.controller(MEADOW) == FOE
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    table.pass_all()
    assert [event.n for event in table.events("damaged") if event.other == "combat"] == []
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)


@covers("402.4", "346", "347")
def test_focus_passes_once_when_the_trigger_of_a_spell_finds_no_target() -> None:
    table = Table(you=quiet(base=["Test Waker"], hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Test Waker", to=MEADOW)
    table.you.play("Test Sight")
    table.foe.passes()
    assert [event.rule for event in table.events("fizzled")] == ["402.4"]
    assert (table.open.seat, table.open.kind) == (FOE, "focus")


@covers("337.4", "338")
def test_who_keeps_priority_with_a_unit_is_asked_first_about_its_play_trigger() -> None:
    table = Table(
        you=quiet(hand=["Lecturing Yordle", "Test Sight"], runes={"mind": 3}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Lecturing Yordle", keep=True)
    assert (table.open.seat, table.open.kind) == (YOU, "priority")
    assert table.chain() == ["Lecturing Yordle"]
    table.you.play("Test Sight")
    table.foe.passes()
    assert table.chain() == ["Lecturing Yordle"]


@covers("186", "056")
def test_a_token_that_is_returned_to_a_hand_is_gone() -> None:
    table = Table(
        you=quiet(hand=["Gust"], runes={"chaos": 1}, at={MEADOW: ["Recruit"]}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Gust", on="Recruit")
    table.resolve()
    assert table.hand() == []
    assert not [thing for thing in table.state.objects.values() if thing.card.name == "Recruit"]
    assert table.controller(MEADOW) == -1


@covers("323.5", "428", "466.3.d")
def test_a_token_that_dies_is_gone() -> None:
    table = Table(you=quiet(base=["Recruit"]), foe=quiet(at={MEADOW: ["Recruit"]}), battlefields=PLAIN)
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert (table.trash(YOU), table.trash(FOE)) == ([], [])
    assert len(table.events("died")) == 2


@covers("466.5", "455")
def test_the_attacker_wins_when_the_only_defender_is_saved_to_its_base() -> None:
    table = Table(
        you=quiet(base=["Test Might 4"]),
        foe=quiet(at={MEADOW: ["Test Might 3"]}, hand=["Highlander"], runes={"calm": 4}), battlefields=PLAIN,
    )
    table.you.move("Test Might 4", to=MEADOW)
    table.you.passes()
    table.foe.play("Highlander", on="Test Might 3")
    table.pass_all()
    assert table.where("Test Might 3") == "base"
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)


@covers("466.1.a.2", "466.3.d", "455")
def test_nobody_wins_when_both_units_are_saved_to_their_bases() -> None:
    table = Table(you=quiet(base=["Test Might 3"], hand=["Highlander"], runes={"calm": 4}),
                  foe=quiet(at={MEADOW: ["Test Might 4", "Test Might 1"]}), battlefields=PLAIN)
    table.you.move("Test Might 3", to=MEADOW)
    table.you.play("Highlander", on="Test Might 3")
    table.pass_all()
    table.you.choose("Test Might 1")
    assert table.where("Test Might 3") == "base"
    assert table.where("Test Might 1") == "trash"
    assert table.controller(MEADOW) == FOE
    assert table.points() == (0, 0)


@covers("346", "347", "429.2.a")
def test_an_add_ability_before_a_card_changes_nothing_about_focus() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"], hand=["Test Sight"], runes={"fury": 1}), foe=quiet(), battlefields=PLAIN
    )
    table.you.move("Test Might 1", to=MEADOW)
    table.you.use("Fury Rune")
    table.you.play("Test Sight")
    table.foe.passes()
    assert (table.open.seat, table.open.kind) == (FOE, "focus")


@covers("190.3.a", "450")
def test_the_first_to_come_contests_and_the_second_does_not() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"]), foe=quiet(base=["Test Might 2"], hand=["Test March"]), battlefields=PLAIN
    )
    table.you.move("Test Might 1", to=MEADOW)
    table.you.passes()
    table.foe.play("Test March", on="Test Might 2", to=MEADOW)
    table.resolve()
    assert [(event.seat, event.rule) for event in table.events("contested")] == [(YOU, "450")]


@covers("469.1", "470", "323.6")
def test_two_fields_change_hands_in_one_turn() -> None:
    table = Table(
        you=quiet(base=["Yi, Honed"]),
        foe=quiet(at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 2"]}, hand=["Test Sight"]), battlefields=PLAIN,
    )
    table.you.move("Yi, Honed", to=MEADOW)
    table.pass_all()
    assert table.points() == (1, 0)
    assert table.you.offered("move") == set()
    table.end_turn()
    assert table.points() == (1, 1)
    table.end_turn()
    assert table.points() == (2, 1)
    table.you.move("Yi, Honed", to=MOOR)
    assert table.controller(MEADOW) == -1
    table.pass_all()
    assert table.controller(MOOR) == YOU
    assert table.points() == (3, 1)
