"""What is a target (355.5–355.10): the cards are ours, the situations those of the worked examples."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    an,
    at,
    at_a_battlefield,
    at_least,
    battlefield,
    card,
    choose,
    controlled_by,
    controller_of,
    die,
    draw,
    enemy,
    every,
    friendly,
    gear,
    give,
    it,
    kill,
    legend,
    me,
    might,
    must,
    play,
    player,
    reaction,
    ready,
    recycle,
    return_to_hand,
    rune,
    stun,
    they,
    this_turn,
    unit,
    when,
    with_might,
    would,
    you,
    your,
    your_trash,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-X01", "Sample Stunning", energy=0).text(stun(a(unit, at_a_battlefield))),
    Spell("TST-X02", "Sample Scrapping", energy=0).text(kill(every(gear))),
    Unit("TST-X03", "Sample Slayer", energy=0, might=1).text(when(you(play(me)), kill(a(unit)))),
    Spell("TST-X04", "Sample Unearth", energy=0).text(return_to_hand(a(unit, your_trash))),
    Spell("TST-X05", "Sample Mulch", energy=0).text(recycle(a(unit, your_trash))),
    Spell("TST-X06", "Sample Duelist's Call", energy=0).text(
        give(an(enemy, unit, at_a_battlefield, with_might(at_least(4))), might(-1), this_turn)
    ),
    Spell("TST-X07", "Sample Herald", energy=0).text(ready(a(legend))),
    Spell("TST-X08", "Sample Purge", energy=0).text(kill(every(unit, at(a(battlefield))))),
    Spell("TST-X09", "Sample Ruin", energy=0).text(kill(every(unit, at_a_battlefield))),
    Unit("TST-X10", "Sample Mourner", energy=0, might=1).text(when(a(friendly, unit)(die), kill(a(gear)))),
    Unit("TST-X11", "Sample Keeper", energy=0, might=1).text(
        when(you(play(me)), this_turn(would(a(friendly, unit)(die), return_to_hand(it), limit="once")))
    ),
    Spell("TST-X12", "Sample Ward", energy=0).text(
        reaction, choose(a(friendly, unit)), this_turn(would(it(die), return_to_hand(it), limit="once"))
    ),
    Spell("TST-X13", "Sample Payoff", energy=0).text(kill(a(unit)), controller_of(it)(draw(2))),
    Spell("TST-X14", "Sample Salute", energy=0).text(ready(every(your, legend))),
    Spell("TST-X15", "Sample Clearance", energy=0).text(recycle(every(card, your_trash))),
    Spell("TST-X16", "Sample Sacrifices", energy=0).text(every(player)(kill(a(unit, controlled_by(they))))),
    Spell("TST-X17", "Sample Levy", energy=0).text(must(recycle(a(rune, your)))),
    Spell("TST-X18", "Sample Compost Rune", energy=0).text(recycle(a(rune, your))),
    Spell("TST-X19", "Sample Kill", energy=0).text(reaction, kill(a(unit))),
]


def chosen(table: Table) -> list[str]:
    """What the items on the chain were aimed at, in the order of the choices."""
    return [event.card for event in table.events("chose")]


def names(table: Table, what: list[str]) -> list[str]:
    return [table.state.catalogue.cards[code].name for code in what]


def targets(table: Table) -> list[str]:
    """The names of all targets chosen so far."""
    return names(table, chosen(table))


@example("355.5.a#1", rule="355.5")
def test_stunning_a_unit_at_a_battlefield_is_a_choice() -> None:
    table = Table(quiet(hand=["Sample Stunning"]), quiet(at={MOOR: ["Test Tank", "Test Might 1"]}), battlefields=PLAIN)
    table.you.play("Sample Stunning", on="Test Might 1")
    assert targets(table) == ["Test Might 1"]


@example("355.5.a#2", rule="354")
@covers("355.5.a")
def test_killing_all_gear_is_no_choice() -> None:
    table = Table(quiet(hand=["Sample Scrapping"], base=["Test Gear"]), quiet(base=["Test Gear"]), battlefields=PLAIN)
    table.you.play("Sample Scrapping")
    assert targets(table) == []
    table.resolve()
    assert [table.trash(YOU), table.trash(FOE)] == [["Test Gear", "Sample Scrapping"], ["Test Gear"]]


@example("355.5.b#1", rule="355.5")
def test_the_target_of_a_play_trigger_is_chosen_when_it_triggers() -> None:
    table = Table(quiet(hand=["Sample Slayer"]), quiet(base=["Test Tank"]), battlefields=PLAIN)
    question = table.you.draft(table.you._first("play", "Sample Slayer"))
    assert question.kind == "confirm"
    table.you.play("Sample Slayer")
    assert targets(table) == []
    assert {o.short for o in table.open.options} == {"Sample Slayer, yours", "Test Tank, Foe"}
    table.you.choose("Test Tank")
    assert targets(table) == ["Test Tank"]


@example("355.9.a#1", rule="355.5")
def test_a_unit_is_a_unit_on_the_board() -> None:
    table = Table(
        quiet(hand=["Sample Kill"], trash=["Test Might 1"], base=["Test Might 2"]),
        quiet(hand=["Test Might 3"], at={MOOR: ["Test Tank"]}), battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Sample Kill"))
    assert {o.short for o in question.options} == {"Test Might 2, yours", "Test Tank, Foe"}
    table.you.play("Sample Kill", on="Test Tank")


@example("355.9.a#2", rule="416")
@example("355.10.a#2", rule="355.5")
def test_a_unit_in_a_trash_is_a_card_there() -> None:
    table = Table(
        quiet(
            hand=["Sample Unearth", "Sample Mulch"], trash=["Test Might 1", "Test Sight", "Test Might 2"],
            base=["Test Tank"],
        ),
        quiet(),
        battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Sample Unearth"))
    assert {o.short for o in question.options} == {"Test Might 1", "Test Might 2"}
    table.you.play("Sample Unearth", on="Test Might 1")
    assert targets(table) == ["Test Might 1"]
    table.resolve()
    assert table.hand() == ["Sample Mulch", "Test Might 1"]
    table.you.play("Sample Mulch")
    table.resolve()
    assert table.trash() == ["Test Sight", "Sample Unearth", "Sample Mulch"]


@example("355.9.b#1", rule="355.5")
def test_a_valid_target_meets_every_criterion() -> None:
    table = Table(
        quiet(hand=["Sample Duelist's Call"], at={MEADOW: ["Test Might 5"]}),
        quiet(at={MOOR: ["Test Might 4", "Test Might 3", "Test Might 6"]}, base=["Test Might 5"]), battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Sample Duelist's Call"))
    assert {o.short for o in question.options} == {"Test Might 4, Foe", "Test Might 6, Foe"}
    table.you.play("Sample Duelist's Call", on="Test Might 6")


@example("355.9.c#2", rule="355.5")
def test_an_ability_may_target_its_own_source() -> None:
    table = Table(quiet(hand=["Sample Slayer"]), quiet(), battlefields=PLAIN)
    table.you.play("Sample Slayer")
    assert targets(table) == ["Sample Slayer"]
    table.resolve()
    assert table.trash() == ["Sample Slayer"]


@example("355.10.a#1", rule="355.5")
@covers("355.10.a.1", "355.7")
def test_a_legend_is_a_target() -> None:
    table = Table(quiet(hand=["Sample Herald"]), quiet(), battlefields=PLAIN)
    question = table.you.draft(table.you._first("play", "Sample Herald"))
    assert len(question.options) == 2
    table.you.play("Sample Herald", on=question.options[1].key)
    assert len(targets(table)) == 1


@example("355.10.b#1", rule="355.5")
def test_where_a_unit_is_restricts_but_is_no_target() -> None:
    table = Table(quiet(hand=["Sample Stunning"]), quiet(at={MOOR: ["Test Tank"]}), battlefields=PLAIN)
    table.you.play("Sample Stunning", on="Test Tank")
    assert targets(table) == ["Test Tank"]


@example("355.10.b#2", rule="355.5")
@example("355.10.d#1", rule="355.5")
def test_all_units_at_a_battlefield_targets_the_battlefield() -> None:
    table = Table(
        quiet(hand=["Sample Purge"], at={MEADOW: ["Test Might 1"]}), quiet(at={MOOR: ["Test Tank", "Test Might 2"]}),
        battlefields=PLAIN,
    )
    table.you.play("Sample Purge", on=MOOR)
    assert targets(table) == [MOOR]
    table.resolve()
    assert sorted(table.trash(FOE)) == ["Test Might 2", "Test Tank"]
    assert table.where("Test Might 1") == MEADOW


@example("355.10.d#2", rule="354")
@covers("355.10.d.1")
def test_all_units_at_battlefields_targets_nothing() -> None:
    table = Table(
        quiet(hand=["Sample Ruin"], at={MEADOW: ["Test Might 1"]}, base=["Test Might 3"]),
        quiet(at={MOOR: ["Test Tank"]}), battlefields=PLAIN,
    )
    table.you.play("Sample Ruin")
    assert targets(table) == []
    table.resolve()
    assert (table.trash(YOU), table.trash(FOE)) == (["Test Might 1", "Sample Ruin"], ["Test Tank"])


@example("355.10.c#2", rule="355.5")
def test_what_a_trigger_listens_for_is_no_target() -> None:
    table = Table(
        quiet(hand=["Sample Kill"], base=["Sample Mourner", "Test Might 1", "Test Gear"]), quiet(base=["Test Gear"]),
        battlefields=PLAIN,
    )
    table.you.play("Sample Kill", on="Test Might 1")
    table.resolve()
    assert {o.short for o in table.open.options} == {"Test Gear, yours", "Test Gear, Foe"}
    table.you.choose("Test Gear, Foe")
    assert targets(table) == ["Test Might 1", "Test Gear"]


@example("355.10.c#3", rule="370")
def test_a_replacement_for_whoever_would_die_targets_nothing() -> None:
    table = Table(quiet(hand=["Sample Keeper", "Sample Kill"], base=["Test Might 1"]), quiet(), battlefields=PLAIN)
    table.you.play("Sample Keeper")
    table.resolve()
    assert targets(table) == []
    table.you.play("Sample Kill", on="Test Might 1")
    table.resolve()
    assert table.hand() == ["Test Might 1"]


@example("355.10.c#4", rule="370")
def test_a_unit_chosen_before_a_replacement_is_a_target() -> None:
    table = Table(
        quiet(hand=["Sample Ward", "Sample Kill"], base=["Test Might 1", "Test Might 2"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Sample Ward", on="Test Might 1")
    assert targets(table) == ["Test Might 1"]
    table.resolve()
    table.you.play("Sample Kill", on="Test Might 1")
    table.resolve()
    assert table.hand() == ["Test Might 1"]


@example("355.10.d#3", rule="355.5")
def test_the_controller_of_a_target_is_none() -> None:
    table = Table(quiet(hand=["Sample Payoff"]), quiet(base=["Test Tank"]), battlefields=PLAIN)
    table.you.play("Sample Payoff", on="Test Tank")
    assert targets(table) == ["Test Tank"]
    table.resolve()
    assert len(table.hand(FOE)) == 2


@example("355.10.d#4", rule="354")
def test_ones_own_legend_is_no_target() -> None:
    table = Table(quiet(hand=["Sample Salute"]), quiet(), battlefields=PLAIN)
    table.you.play("Sample Salute")
    assert targets(table) == []


@example("355.10.d#6", rule="416")
def test_all_cards_in_a_trash_are_no_targets() -> None:
    table = Table(
        quiet(hand=["Sample Clearance"], trash=["Test Might 1", "Test Sight"]), quiet(trash=["Test Tank"]),
        battlefields=PLAIN,
    )
    table.you.play("Sample Clearance")
    assert targets(table) == []
    table.resolve()
    assert (table.trash(YOU), table.trash(FOE)) == (["Sample Clearance"], ["Test Tank"])


@example("355.10.d.2#1", rule="355.5")
@covers("355.10.d.2")
def test_the_only_candidate_is_a_target_all_the_same() -> None:
    table = Table(
        quiet(hand=["Sample Stunning"]), quiet(at={MOOR: ["Test Tank"]}, base=["Test Might 1"]), battlefields=PLAIN
    )
    table.you.play("Sample Stunning", on="Test Tank")
    assert targets(table) == ["Test Tank"]


@example("355.10.e#1")
@covers("355.17")
def test_each_player_chooses_on_resolution() -> None:
    table = Table(
        quiet(hand=["Sample Sacrifices"], base=["Test Tank", "Test Might 1"]),
        quiet(base=["Test Might 2", "Test Might 3"]), battlefields=PLAIN,
    )
    table.you.play("Sample Sacrifices")
    assert targets(table) == []
    table.resolve()
    table.you.choose("Test Might 1")
    table.foe.choose("Test Might 3")
    assert (table.trash(YOU), table.trash(FOE)) == (["Test Might 1", "Sample Sacrifices"], ["Test Might 3"])


@example("355.10.f#1")
def test_what_one_must_recycle_is_no_target() -> None:
    table = Table(quiet(hand=["Sample Levy"], runes={"fury": 1, "calm": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Sample Levy")
    assert targets(table) == []
    table.resolve()
    assert {o.short for o in table.open.options} == {"Fury Rune, yours", "Calm Rune, yours"}
    table.you.choose("Calm Rune")


@example("355.10.f#2", rule="355.5")
def test_a_rune_you_control_is_a_target() -> None:
    table = Table(quiet(hand=["Sample Compost Rune"], runes={"fury": 1, "calm": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Sample Compost Rune", on="Calm Rune")
    assert targets(table) == ["Calm Rune"]
