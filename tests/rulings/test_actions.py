"""Official rulings on game actions: runes, burning out, abilities without Action, killing and countering."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    activate,
    card,
    channel,
    cost,
    counter,
    disempower,
    draw,
    empower,
    give,
    kill,
    legend,
    legion,
    me,
    might,
    play,
    reaction,
    recycle,
    spell,
    this_turn,
    unit,
    when,
    you,
    your,
    your_trash,
)
from tests.rules.covers import ruling
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Spell("TST-EU1", "Ruled Channel", energy=0).text(channel(2)),
    Unit("TST-EU2", "Ruled Vi", energy=0, might=1).text(
        activate(cost(recycle(a(card, your_trash))), give(me, might(1), this_turn))
    ),
    Unit("TST-EU3", "Ruled Spell Counter", energy=0, might=1).text(when(you(play(a(spell))), draw(1))),
    Spell("TST-EU4", "Ruled Defy", energy=0).text(reaction, counter(a(spell))),
    Spell("TST-EU5", "Ruled Legion", energy=0).text(legion(draw(2))),
    Unit("TST-EU6", "Ruled Killer", energy=0, might=1).text(when(you(kill(a(unit), with_=a(spell))), draw(1))),
    Spell("TST-EU7", "Ruled Profit", energy=0).text(empower(a(legend, your))),
    Spell("TST-EU8", "Ruled Loss", energy=0).text(disempower(a(legend, your))),
]


@ruling("R011", rule="416")
def test_a_rune_gives_energy_and_power_in_one_turn() -> None:
    table = Table(quiet(runes={"fury": 1}), quiet(), battlefields=PLAIN)
    table.you.use("Fury Rune", n=0)
    assert table.thing("Fury Rune").exhausted
    table.you.use("Fury Rune", n=1)
    assert {(r.kind, r.n) for r in table.state.players[YOU].pool} == {("energy", 1), ("fury", 1)}
    assert table.state.players[YOU].runes == []


@ruling("R012", rule="340.1")
@ruling("R032", rule="340.1")
def test_with_an_empty_rune_deck_no_rune_is_channeled_and_nothing_else_happens() -> None:
    table = Table(quiet(hand=["Ruled Channel"], rune_deck=0), quiet(), battlefields=PLAIN)
    table.you.play("Ruled Channel")
    table.resolve()
    assert table.state.players[YOU].runes == []
    assert table.points() == (0, 0)


@ruling("R025", rule="806")
def test_an_ability_without_action_waits_for_the_main_phase() -> None:
    table = Table(
        quiet(base=["Ruled Vi", "Test Tank"], trash=["Test Gear"]), quiet(at={MOOR: ["Test Might 1"]}),
        battlefields=PLAIN,
    )
    assert table.you.offered("use") == {"Ruled Vi"}
    table.you.move("Test Tank", to=MOOR)
    assert table.open.kind == "focus"
    assert table.you.offered("use") == set()
    assert table.you.why_not("use", "Ruled Vi") == ["806"]


@ruling("R031", rule="431")
def test_an_empty_deck_burns_out_and_without_a_trash_somebody_wins() -> None:
    table = Table(quiet(), quiet(deck=[], trash=["Test Tank", "Test Gear"]), battlefields=PLAIN)
    table.end_turn()
    assert table.points() == (1, 0)
    table = Table(quiet(), quiet(deck=[]), battlefields=PLAIN)
    table.end_turn()
    assert table.game.winner == YOU


@ruling("R188", rule="425")
def test_a_countered_card_counts_for_legion_but_not_as_played() -> None:
    table = Table(
        quiet(hand=["Test Sight", "Ruled Legion"], base=["Ruled Spell Counter"]), quiet(hand=["Ruled Defy"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    table.foe.play("Ruled Defy")
    table.resolve()
    assert table.hand() == ["Ruled Legion"]
    table.you.play("Ruled Legion")
    table.resolve()
    assert len(table.hand()) == 3, "two for Legion, one for the spell that was played"


@ruling("R078", rule="323.5")
def test_killing_with_a_spell_by_its_damage_or_by_its_word() -> None:
    for name in ("Test Vanish", "Test Spark"):
        table = Table(quiet(hand=[name], base=["Ruled Killer"]), quiet(base=["Test Tank"]), battlefields=PLAIN)
        table.you.play(name, on="Test Tank")
        table.resolve()
        assert len(table.hand()) == 1
    table = Table(quiet(hand=["Test Curse"], base=["Ruled Killer"]), quiet(base=["Test Tank"]), battlefields=PLAIN)
    table.you.play("Test Curse", on="Test Tank")
    table.resolve()
    assert table.hand() == []


@ruling("R166", rule="442")
def test_a_legend_can_be_disempowered_by_its_controller() -> None:
    table = Table(quiet(hand=["Ruled Profit", "Ruled Loss"]), quiet(), battlefields=PLAIN)
    table.you.play("Ruled Profit")
    table.resolve()
    mine = table.state.objects[table.state.players[YOU].legend]
    assert mine.empowered == 1
    table.you.play("Ruled Loss")
    table.resolve()
    assert table.state.objects[table.state.players[YOU].legend].empowered == 0
