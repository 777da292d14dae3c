"""Official rulings on when something is played and used, and what it costs."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Legend,
    Spell,
    Unit,
    accelerate,
    activate,
    add,
    an,
    body,
    cost,
    deal,
    deflect,
    draw,
    ends,
    enemy,
    equip,
    exhaust,
    fury,
    has_legion,
    hidden,
    if_,
    me,
    play,
    reaction,
    this,
    tokens,
    turn,
    unit,
    weaponmaster,
    when,
    you,
)
from tests.rules.covers import ruling
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Gear("TST-3d31", "Ruled Seal", fury, energy=0).text(activate(cost(exhaust(this)), add(fury), timing=reaction)),
    Unit("TST-3d32", "Ruled Rider", fury, energy=3, might=3).text(accelerate),
    Spell("TST-3d33", "Ruled Oath", energy=0).text(if_(has_legion, draw(2)).otherwise(draw(1))),
    Gear("TST-3d34", "Ruled Barracks", energy=0).text(activate(cost(exhaust(this)), play(tokens(RECRUIT)))),
    Spell("TST-3d35", "Ruled Snare", energy=9).text(hidden, draw(1)),
    Legend("TST-3d36", "Ruled Elder", fury, body, champion="Elder").text(activate(cost(exhaust(me)), draw(1))),
    Legend("TST-3d37", "Ruled Guard", fury, body, champion="Guard").text(
        activate(cost(exhaust(me)), draw(1), timing=reaction)
    ),
    Unit("TST-3d38", "Ruled Dusk", energy=0, might=1).text(when(ends(turn), draw(1))),
    Unit("TST-3d39", "Ruled Dodger", energy=0, might=2).text(deflect()),
    Spell("TST-3d40", "Ruled Bolt", energy=0).text(deal(1, an(enemy, unit))),
    Unit("TST-3d42", "Ruled Weaponmaster", energy=0, might=2).text(weaponmaster),
    Gear("TST-3d43", "Ruled Saber", energy=0, bonus=1, tags="Equipment").text(equip(1, fury)),
    Unit("TST-3d41", "Ruled Sniper", energy=0, might=1).text(when(you(play(me)), deal(1, an(enemy, unit)))),
]


@ruling("R013", rule="429")
def test_a_seal_adds_power_but_no_energy_and_enters_ready() -> None:
    table = Table(quiet(hand=["Ruled Seal"]), quiet(), battlefields=PLAIN)
    table.you.play("Ruled Seal")
    assert not table.thing("Ruled Seal").exhausted
    table.you.use("Ruled Seal")
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("fury", 1)]
    table.end_turn()
    assert table.thing("Ruled Seal").exhausted
    table.end_turn()
    assert not table.thing("Ruled Seal").exhausted
    assert "Ruled Seal" in table.you.offered("use")


@ruling("R014", rule="357")
def test_accelerate_costs_one_more_energy_and_a_power_of_the_domain() -> None:
    for runes, offered in (
        ({"fury": 4}, True), ({"fury": 3}, False), ({"body": 4}, False), ({"body": 3, "fury": 1}, True),
    ):
        table = Table(quiet(hand=["Ruled Rider"], runes=runes), quiet(), battlefields=PLAIN)
        first = table.you._first("play", "Ruled Rider")
        assert ("extra:yes" in table.you.draft(first).keys) == offered
        if offered:
            table.you.play("Ruled Rider", accelerate=True)
            assert not table.thing("Ruled Rider").exhausted
            assert [table.state.objects[id].exhausted for id in table.state.players[YOU].runes] == [True] * 3


@ruling("R016", rule="340.1")
def test_neither_tokens_nor_abilities_count_for_legion() -> None:
    table = Table(quiet(hand=["Ruled Oath", "Ruled Oath"], base=["Ruled Barracks"]), quiet(), battlefields=PLAIN)
    table.you.use("Ruled Barracks")
    table.resolve()
    assert table.thing("Recruit")
    table.you.play("Ruled Oath")
    table.resolve()
    assert len(table.hand()) == 2
    table.you.play("Ruled Oath")
    table.resolve()
    assert len(table.hand()) == 3


@ruling("R020", rule="354")
def test_a_card_hidden_on_an_earlier_turn_is_played_whenever_a_reaction_is() -> None:
    mine = {"at": {MEADOW: ["Test Might 3"]}, "facedown": {MEADOW: ["Ruled Snare"]}}
    table = Table(quiet(**mine), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Ruled Snare"}, "in the own Main Phase, in response to nothing"
    table = Table(quiet(**mine), quiet(base=["Test Might 1"]), battlefields=PLAIN, turn_of=FOE)
    table.foe.move("Test Might 1", to=MOOR)
    table.foe.passes()
    assert table.you.offered("play") == {"Ruled Snare"}, "in a showdown elsewhere"
    table.you.play("Ruled Snare")
    table.resolve()
    assert len(table.hand()) == 1


@ruling("R026")
def test_a_legends_ability_needs_the_own_main_phase_or_action_or_reaction() -> None:
    for name, offered in (("Ruled Elder", set()), ("Ruled Guard", {"Ruled Guard"})):
        table = Table(quiet(legend=name), quiet(hand=["Test Sight"]), battlefields=PLAIN, turn_of=FOE)
        table.asks_own_windows = True
        table.foe.play("Test Sight")
        table.foe.passes()
        assert (table.open.seat, table.you.offered("use")) == (YOU, offered)
        table.pass_all()
        table.foe.ends()
        table.pass_all()
        assert (table.state.turn_player, name in table.you.offered("use")) == (YOU, True)


@ruling("R027")
def test_at_the_end_of_anothers_turn_a_reaction_needs_something_to_react_to() -> None:
    table = Table(quiet(hand=["Test Sight"]), quiet(), battlefields=PLAIN, turn_of=FOE)
    table.foe.ends()
    assert (table.state.turn_player, table.open.seat, table.open.kind) == (YOU, YOU, "act"), (
        "nobody was asked on the way"
    )
    table = Table(quiet(hand=["Test Sight"]), quiet(base=["Ruled Dusk"]), battlefields=PLAIN, turn_of=FOE)
    table.asks_own_windows = True
    table.foe.ends()
    assert table.chain() == ["Ruled Dusk"]
    table.foe.passes()
    assert (table.open.seat, table.state.turn_player) == (YOU, FOE)
    table.you.play("Test Sight")
    table.resolve()
    assert len(table.hand(YOU)) == 2, "one for the spell, one of the own Draw Phase"


@ruling("R120", rule="404.2")
def test_deflect_is_no_option_but_a_trigger_may_be_left_unfinalized() -> None:
    table = Table(quiet(hand=["Ruled Bolt"]), quiet(base=["Ruled Dodger"]), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    table = Table(quiet(hand=["Ruled Bolt"], runes={"fury": 1}), quiet(base=["Ruled Dodger"]), battlefields=PLAIN)
    assert table.you.draft(table.you._first("play", "Ruled Bolt")).kind == "confirm", "nobody is asked whether to pay"
    table.you.play("Ruled Bolt")
    assert table.state.players[YOU].runes == []
    table = Table(quiet(hand=["Ruled Sniper"], runes={"fury": 1}), quiet(base=["Ruled Dodger"]), battlefields=PLAIN)
    table.you.play("Ruled Sniper")
    assert table.open.why == "404.2"
    table.you.choose("no")
    assert (table.chain(), len(table.state.players[YOU].runes), table.thing("Ruled Dodger").damage) == ([], 1, 0)


@ruling("R123", rule="383.3.a")
def test_weaponmaster_is_always_a_choice() -> None:
    table = Table(
        quiet(base=["Ruled Saber"], hand=["Ruled Weaponmaster"], runes={"fury": 1}), quiet(), battlefields=PLAIN
    )
    table.you.play("Ruled Weaponmaster")
    asked = []
    while table.open.kind != "act":
        asked.append(table.open.kind)
        table.answer(
            table.open.seat,
            "no" if "no" in table.open.keys else table.open.keys[0] if table.open.kind == "choose" else "pass",
        )
    assert "may" in asked
    assert table.might("Ruled Weaponmaster") == 2
    assert table.thing("Ruled Saber").attached_to == 0
