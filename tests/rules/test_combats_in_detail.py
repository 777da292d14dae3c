"""Combats and recalls in detail: what starts and ends with a combat, who may be there, No Result with both sides left
(447–466)."""
from __future__ import annotations

import pytest

from cards.tokens import RECRUIT
from engine.words import (
    Spell,
    Unit,
    a,
    an,
    anyone,
    at,
    attack,
    battlefield,
    buff,
    cant,
    choose,
    combat,
    conquer,
    create,
    deal,
    deathknell,
    draw,
    ends,
    enemy,
    every,
    friendly,
    gain_points,
    here,
    hidden,
    it,
    may,
    me,
    move,
    other,
    play,
    player,
    reaction,
    recall,
    starts,
    take_control,
    that,
    there,
    this_turn,
    tokens,
    unit,
    when,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

THIRD = 2

EXTRA += [
    Unit("TST-3d121", "Fray Crier", energy=0, might=1).text(when(starts(combat), draw(1))),
    Unit("TST-3d122", "Fray Mourner", energy=0, might=1).text(when(ends(combat), draw(1))),
    Unit("TST-3d123", "Fray Follower", energy=0, might=1).text(when(an(other, unit)(attack), move(me, at(it)))),
    Unit("TST-3d124", "Fray Summoner", energy=0, might=1).text(
        when(an(other, unit).called("one")(attack), play(tokens(RECRUIT), at(that("one"))))
    ),
    Unit("TST-3d133", "Fray Legacy", energy=0, might=1).text(
        deathknell(play(tokens(RECRUIT), here), buff(every(friendly, unit, here)))
    ),
    Unit("TST-3d125", "Fray Reserve", energy=0, might=2).text(deathknell(move(a(friendly, unit), here))),
    Spell("TST-3d126", "Fray Turncoat", energy=0).text(reaction, take_control(an(enemy, unit), this_turn)),
    Spell("TST-3d127", "Fray Retreat", energy=0).text(reaction, recall(a(friendly, unit))),
    Spell("TST-3d136", "Fray Stampede", energy=0).text(move(every(unit), a(battlefield))),
    Spell("TST-3d139", "Fray Call", energy=0).text(reaction, play(a(unit), a(battlefield))),
    Spell("TST-3d137", "Fray Musters", energy=0).text(
        choose(a(battlefield)), every(player)(play(tokens(RECRUIT), there))
    ),
    Spell("TST-3d140", "Fray Invitation", energy=0).text(
        choose(a(battlefield)), every(player)(may(play(tokens(RECRUIT), there)))
    ),
    Spell("TST-3d138", "Fray Growths", energy=0).text(
        choose(a(battlefield)), every(player)(create(tokens(RECRUIT), there))
    ),
    Unit("TST-3d128", "Fray Runner", energy=0, might=3).text(when(me(move), draw(1))),
    Unit("TST-3d129", "Fray Root", energy=0, might=3).text(cant(me(move))),
    Spell("TST-3d130", "Fray Snare", energy=9).text(hidden, draw(1)),
    Unit("TST-3d134", "Fray Lurker", energy=9, might=1).text(hidden),
    Unit("TST-3d135", "Fray Sufferer", energy=0, might=6).text(when(anyone(deal(to=me)), draw(1))),
    Unit("TST-3d131", "Fray Victor", energy=0, might=6).text(when(me(conquer), draw(1))),
    Spell("TST-3d132", "Fray Glory", energy=0).text(gain_points(1)),
]


def three(you: object, foe: object, third: object) -> Table:
    """Three players; your turn."""
    return Table(you=you, foe=foe, others=[third], battlefields=THREE)  # type: ignore[arg-type, list-item]


@covers("316.7.b", "316.7.c", "449", "452")
def test_a_combat_is_the_same_whatever_brought_the_units_together() -> None:
    happened = []
    for spell in (False, True):
        table = Table(
            quiet(base=["Test Might 3"], hand=["Test March"]), quiet(at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN
        )
        if spell:
            table.you.play("Test March", on="Test Might 3", to=MEADOW)
        else:
            table.you.move("Test Might 3", to=MEADOW)
        table.pass_all()
        kinds = [(event.kind, event.seat) for event in table.events()]
        happened.append(kinds[kinds.index(("showdown starts", YOU)):])
        assert table.controller(MEADOW) == YOU
    assert happened[0] == happened[1]


@covers("464.2.b", "466.7.b")
def test_what_happens_at_the_start_and_at_the_end_of_a_combat() -> None:
    table = Table(
        quiet(base=["Test Might 3", "Fray Crier", "Fray Mourner"]), quiet(at={MEADOW: ["Test Might 2"]}),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 3", to=MEADOW)
    assert table.chain() == ["Fray Crier"]
    table.resolve()
    assert (table.open.kind, len(table.hand())) == ("focus", 1)
    while table.open.kind == "focus":
        table.answer(table.open.seat, "pass")
    assert table.chain() == ["Fray Mourner"]
    assert (table.points(), table.thing("Test Might 3").role, table.state.showdown) == ((1, 0), "", None)
    table.resolve()
    assert len(table.hand()) == 2


@covers("464.2.g", "464.2.f")
def test_the_combat_chain_is_played_like_any_other() -> None:
    table = Table(
        quiet(base=["Test Might 3", "Fray Crier"]), quiet(at={MEADOW: ["Test Might 2"]}, hand=["Test Sight"]),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 3", to=MEADOW)
    assert (table.open.seat, table.open.kind) == (FOE, "priority"), "the state is closed"
    table.foe.play("Test Sight")
    assert table.chain() == ["Fray Crier", "Test Sight"]
    table.resolve()
    assert (table.open.seat, table.open.kind) == (YOU, "focus")


@covers("447.2.c", "454")
def test_who_would_have_to_move_to_a_combat_of_others_is_recalled() -> None:
    table = three(
        quiet(base=["Test Might 3"]), quiet(at={MEADOW: ["Test Might 4"]}), quiet(at={MOOR: ["Fray Follower"]})
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.resolve()
    assert table.where("Fray Follower") == "base"
    assert [event.rule for event in table.events("recalled")] == ["447.2.c"]
    assert [event.subject for event in table.events("moved")] == [table.thing("Test Might 3").id]


@covers("449.2", "447.2.c", "462")
def test_of_three_players_whose_units_an_effect_moves_together_two_arrive() -> None:
    table = three(
        quiet(base=["Test Might 1", "Test Might 2"], hand=["Fray Stampede"]), quiet(base=["Test Might 3"]),
        quiet(base=["Test Might 4"]),
    )
    table.you.play("Fray Stampede", to=MEADOW)
    table.resolve()
    assert [table.where(f"Test Might {n}") for n in (1, 2, 3, 4)] == [MEADOW, MEADOW, MEADOW, "base"]
    assert [(event.rule, event.subject) for event in table.events("recalled")] == []


@covers("462.2", "462.2.a")
def test_a_unit_that_would_be_played_to_a_combat_of_others_is_played_to_the_base() -> None:
    table = three(quiet(base=["Test Might 3"]), quiet(at={MEADOW: ["Test Might 4"]}), quiet(base=["Fray Summoner"]))
    table.you.move("Test Might 3", to=MEADOW)
    table.resolve()
    assert table.where("Recruit") == "base"
    assert table.thing("Recruit").controller == THIRD
    table = Table(
        quiet(base=["Test Might 3", "Fray Summoner"]), quiet(at={MEADOW: ["Test Might 4"]}), battlefields=PLAIN
    )
    table.you.move("Test Might 3", to=MEADOW)
    while not any(thing.card.name == "Recruit" for thing in table.state.permanents()):
        table.answer(table.open.seat, "pass")
    assert table.where("Recruit") == MEADOW, "a participant's is played there"


@covers("462.2")
def test_nobody_chooses_to_play_a_unit_to_a_combat_of_two_others() -> None:
    table = three(
        quiet(base=["Test Might 3"]), quiet(at={MEADOW: ["Test Might 4"]}), quiet(hand=["Fray Call", "Fray Runner"])
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    table.third.play("Fray Call")
    table.resolve()
    table.third.choose("Fray Runner")
    assert (table.open.kind, table.open.why) == ("place", "355.2")
    assert [option.short for option in table.open.options] == [MOOR, "Test Third Field"]


@covers("354.3", "462.2.a")
def test_what_one_player_plays_waits_while_the_others_are_asked() -> None:
    table = three(quiet(hand=["Fray Invitation"]), quiet(), quiet())
    table.you.play("Fray Invitation", on=MEADOW)
    table.resolve()
    for hands in (table.you, table.foe, table.third):
        assert table.chain() == ["Fray Invitation", *["(Recruit)"] * hands.seat]
        hands.choose("yes")
    assert sorted(thing.place < 0 for thing in table.state.permanents()) == [False, False, True]


@covers("462", "462.2", "462.2.a")
@pytest.mark.parametrize("spell", ["Fray Musters", "Fray Growths"])
def test_of_three_players_who_get_a_unit_there_two_get_it_there(spell: str) -> None:
    table = three(quiet(hand=[spell]), quiet(), quiet())
    table.you.play(spell, on=MEADOW)
    table.resolve()
    assert [thing.place < 0 for thing in table.state.permanents() if thing.controller == THIRD] == [True]
    assert {thing.controller for thing in table.state.units_at(table._field(table.state, MEADOW).id)} == {YOU, FOE}


def legacy() -> Table:
    """A unit of the third player has died at the Meadow, where a card of theirs lies facedown; before its Deathknell
    resolves a combat of the two others is staged there, and the third player has Priority."""
    table = three(
        quiet(base=["Test Might 3"], hand=["Test Vanish", "Test March"]),
        quiet(base=["Test Might 4"], hand=["Test March"]),
        quiet(base=["Test Might 1"], at={MEADOW: ["Fray Legacy"]}, facedown={MEADOW: ["Fray Lurker"]}),
    )
    table.asks_own_windows = True
    table.you.play("Test Vanish", on="Fray Legacy")
    while table.chain() != ["Fray Legacy"]:
        table.answer(table.open.seat, "pass")
    table.third.passes()
    table.you.play("Test March", on="Test Might 3", to=MEADOW)
    table.you.passes()
    table.foe.play("Test March", on="Test Might 4", to=MEADOW)
    while table.chain() != ["Fray Legacy"]:
        table.answer(table.open.seat, "pass")
    assert (table.where("Test Might 3"), table.where("Test Might 4"), table.open.seat) == (MEADOW, MEADOW, THIRD)
    return table


@covers("462.2.b")
def test_what_is_said_of_here_afterwards_is_said_of_that_base() -> None:
    table = legacy()
    while table.chain():
        table.answer(table.open.seat, "pass")
    assert table.where("Recruit") == "base"
    assert [thing.card.name for thing in table.state.permanents() if thing.buffed] == ["Test Might 1"]


@covers("462.2.a")
def test_a_unit_that_lay_facedown_there_is_played_to_the_base_too() -> None:
    table = legacy()
    table.third.play("Fray Lurker")
    assert table.where("Fray Lurker") == "base"


@covers("323.2.b")
def test_who_changes_sides_in_a_combat_changes_its_designation() -> None:
    table = Table(
        quiet(base=["Test Might 1", "Test Might 3"]), quiet(at={MEADOW: ["Test Might 4"]}, hand=["Fray Turncoat"]),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 1", "Test Might 3", to=MEADOW)
    table.you.passes()
    table.foe.play("Fray Turncoat", on="Test Might 3")
    table.you.passes()
    assert (table.thing("Test Might 3").controller, table.thing("Test Might 3").role) == (FOE, "defender")
    assert table.where("Test Might 3") == MEADOW
    assert [(event.rule, event.other) for event in table.events("designated")][-1] == ("323.2", "defender")


@covers("144.4", "337.4")
@pytest.mark.parametrize("keep", [False, True])
def test_priority_is_kept_for_what_triggers_by_a_move(keep: bool) -> None:
    table = Table(quiet(base=["Fray Runner"], hand=["Test Spark"]), quiet(), battlefields=PLAIN)
    table.you.move("Fray Runner", to=MEADOW, keep=keep)
    assert table.chain() == ["Fray Runner"]
    assert (table.open.seat == YOU) is keep, "otherwise the window after one's own item is passed"


@covers("456", "456.1", "456.2", "458", "458.1")
def test_a_recall_is_no_move_and_changes_nothing_but_the_place() -> None:
    table = Table(
        quiet(at={MEADOW: ["Fray Runner", "Test Might 1"]}, hand=["Test Spark", "Fray Retreat"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Fray Runner")
    table.resolve()
    runner = table.thing("Fray Runner")
    runner.buffed = True
    table.state.touch()
    table.you.play("Fray Retreat", on="Fray Runner")
    table.resolve()
    assert (table.where("Fray Runner"), table.events("moved"), table.events("triggered")) == ("base", [], [])
    again = table.thing("Fray Runner")
    assert (again.id, again.damage, again.buffed, again.exhausted) == (runner.id, 2, True, False)


@covers("456.3")
def test_what_can_not_move_is_recalled_nevertheless() -> None:
    table = Table(quiet(at={MEADOW: ["Fray Root"]}, hand=["Fray Retreat"]), quiet(), battlefields=PLAIN)
    assert table.you.offered("move") == set()
    table.you.play("Fray Retreat")
    table.resolve()
    assert table.where("Fray Root") == "base"


@covers("466.3.d.1", "466.3.d", "466.5.a")
def test_with_both_sides_left_another_combat_follows() -> None:
    """The attacker's last unit dies, and its Deathknell brings another one before the result is determined."""
    table = Table(
        quiet(base=["Fray Reserve", "Test Might 6"]), quiet(at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN
    )
    table.you.move("Fray Reserve", to=MEADOW)
    table.pass_all()
    drawn = [event.rule for event in table.events("combat drawn")]
    assert drawn == ["466.3.d"]
    assert len(table.events("combat starts")) == 2
    assert (table.controller(MEADOW), table.points(), table.where("Test Might 3")) == (YOU, (1, 0), "trash")


@covers("466.5.c")
def test_the_losers_facedown_card_goes_before_anybody_acts() -> None:
    table = Table(
        quiet(base=["Fray Victor"]),
        quiet(at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: ["Fray Snare"]}, hand=["Test Sight"]),
        battlefields=PLAIN,
    )
    table.you.move("Fray Victor", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    assert table.chain() == ["Fray Victor"], "conquering triggers"
    assert sorted(table.trash(FOE)) == ["Fray Snare", "Test Might 3"]
    assert table.foe.offered("play") == {"Test Sight"}


@covers("471.1.a.1")
def test_the_final_point_from_elsewhere_is_gained_without_any_battlefield() -> None:
    table = Table(quiet(hand=["Fray Glory"], points=7), quiet(), battlefields=PLAIN)
    table.you.play("Fray Glory")
    table.resolve()
    assert (table.game.winner, table.points()) == (YOU, (8, 0))


@covers("465.3")
def test_what_triggers_on_combat_damage_waits_for_the_combat_cleanup() -> None:
    """It is dealt damage and lives: the trigger is finalized only after all have been healed and the attackers are
    home."""
    table = Table(
        quiet(base=["Test Might 3"], hand=["Test Stun"]), quiet(at={MEADOW: ["Fray Sufferer"]}), battlefields=PLAIN
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.you.play("Test Stun", on="Fray Sufferer")
    while table.open.kind in ("focus", "priority") and not table.events("damaged"):
        table.answer(table.open.seat, "pass")
    assert table.chain() == ["Fray Sufferer"]
    kinds = [
        event.kind
        for event in table.events()
        if event.kind in ("damaged", "healed", "recalled", "triggered", "finalized", "combat drawn")
    ]
    assert kinds[-5:] == ["damaged", "healed", "recalled", "triggered", "finalized"]
    table.resolve()
    assert table.events("combat drawn")


@covers("323.11", "323.11.a", "464.2.c.1", "466.3.d")
def test_when_the_contester_is_gone_the_two_others_fight_it_out() -> None:
    """You leave the showdown that you opened and two others come: nobody is left to attack, so that combat has no
    result and theirs follows."""
    for mover, first, second in ((YOU, FOE, THIRD), (FOE, THIRD, YOU)):
        sides = [quiet(base=[f"Test Might {might}"], hand=["Test March"]) for might in (3, 4, 2)]
        table = Table(you=sides[0], foe=sides[1], others=[sides[2]], battlefields=THREE, turn_of=mover)
        unit_of = ("Test Might 3", "Test Might 4", "Test Might 2")
        table.hands[mover].move(unit_of[mover], to=MEADOW)
        for seat, place in ((mover, "your base"), (first, MEADOW), (second, MEADOW)):
            table.hands[seat].play("Test March", on=unit_of[seat], to=place)
            table.resolve()
        showdown = table.state.showdown
        assert showdown is not None
        assert (showdown.combat, showdown.attacker, showdown.defender) == (True, mover, first)
        table.pass_all()
        assert [event.rule for event in table.events("combat drawn")] == ["466.3.d"]
        assert [event.seat for event in table.events("contested")] == [mover, first], "the next one in turn order"
        winner = max((first, second), key=lambda seat: unit_of[seat])
        assert [event.seat for event in table.events("combat won")] == [winner]
        assert table.controller(MEADOW) == winner
