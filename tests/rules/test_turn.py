"""The turn from Awaken to Expiration (301–317)."""
from __future__ import annotations

from engine.kernel.agenda import Frame
from engine.rules.procedures.turn import TURN, expired, next_turn
from engine.words import (
    Unit,
    a,
    an,
    awaken_phase,
    beginning_phase,
    channel_phase,
    deal,
    draw,
    draw_phase,
    ends,
    every,
    friendly,
    give,
    hold,
    main_phase,
    me,
    might,
    move,
    opponent,
    scoring_step,
    skip,
    starts,
    this_turn,
    turn,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-R40", "Test Herald", energy=1, might=1).text(when(starts(beginning_phase, you), draw(1))),
    Unit("TST-R41", "Test Bell", energy=1, might=1).text(when(starts(main_phase, you), draw(1))),
    Unit("TST-R42", "Test Thorn", energy=1, might=1).text(when(ends(turn), deal(1, every(unit)))),
    Unit("TST-R43", "Test Keeper", energy=1, might=1).text(when(me(hold), draw(1))),
    *(
        Unit(f"TST-S3{n}", name, energy=1, might=1).text(skip(starts(moment, an(opponent))))
        for n, (name, moment) in enumerate(
            (
                ("Test Drought", draw_phase), ("Test Famine", channel_phase), ("Test Night", awaken_phase),
                ("Test Truce", scoring_step), ("Test Eclipse", beginning_phase), ("Test Siege", main_phase),
                ("Test Standstill", turn),
            )
        )
    ),
    Unit("TST-R44", "Test Rover", energy=1, might=2).text(
        when(me(move), give(a(friendly, unit), might(-1), this_turn))
    ),
]


def kinds(table: Table) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in table.events()]


@covers("315.1", "315.1.b")
def test_awaken_readies_everything_of_the_turn_player_and_nothing_of_the_other() -> None:
    table = Table(
        you=quiet(base=["Test Might 2*"], spent={"calm": 2}), foe=quiet(base=["Test Might 3*"], spent={"fury": 1}),
        battlefields=PLAIN,
    )
    table.end_turn()
    assert table.open.seat == FOE
    assert table.ready_runes(YOU) == 0
    assert table.ready_runes(FOE) == 3
    assert table.thing("Test Might 2").exhausted
    assert not table.thing("Test Might 3").exhausted
    readied = list(table.events("readied"))
    assert {event.seat for event in readied} == {FOE}
    assert len(readied) == 2


@covers("315.2.a", "315.2.a.1", "334.1", "334.2")
def test_beginning_triggers_resolve_before_battlefields_are_held() -> None:
    table = Table(you=quiet(), foe=quiet(at={MEADOW: ["Test Herald"]}), battlefields=PLAIN)
    table.you.ends()
    assert table.chain() == ["Test Herald"]
    assert table.points() == (0, 0)
    table.pass_all()
    assert table.points() == (0, 1)
    assert kinds(table).index("drawn") < kinds(table).index("held")


@covers("469.2", "471.1")
def test_the_point_for_holding_comes_before_hold_abilities_resolve() -> None:
    table = Table(you=quiet(), foe=quiet(at={MEADOW: ["Test Keeper"], MOOR: ["Test Might 1"]}), battlefields=PLAIN)
    table.you.ends()
    assert table.chain() == ["Test Keeper"]
    assert table.points() == (0, 2)
    order = [event.kind for event in table.events() if event.kind in ("gained", "held", "triggered")]
    assert order == ["gained", "gained", "held", "held", "triggered"]


@covers("315.2.b", "469.2", "315.2.b.2")
def test_only_the_turn_player_holds() -> None:
    table = Table(you=quiet(at={MEADOW: ["Test Might 1"]}), foe=quiet(at={MOOR: ["Test Might 1"]}), battlefields=PLAIN)
    table.end_turn()
    assert table.points() == (0, 1)
    table.end_turn()
    assert table.points() == (1, 1)


@covers("315.3", "315.3.b")
def test_two_runes_are_channeled_ready() -> None:
    table = Table(you=quiet(), foe=quiet(runes={"calm": 1}), battlefields=PLAIN)
    table.end_turn()
    assert table.ready_runes(FOE) == 3
    assert len(table.state.players[FOE].rune_deck) == 4


@covers("315.3", "315.3.b.1")
def test_a_short_rune_deck_channels_what_it_has() -> None:
    table = Table(you=quiet(), foe=quiet(rune_deck=1), battlefields=PLAIN)
    table.end_turn()
    assert table.ready_runes(FOE) == 1
    assert len(table.events("channeled")) == 1


@covers("315.4", "315.4.b")
def test_the_turn_player_draws_one() -> None:
    table = Table(you=quiet(), foe=quiet(deck=["Gust", "Flash"]), battlefields=PLAIN)
    table.end_turn()
    assert table.hand(FOE) == ["Gust"]
    assert table.hand(YOU) == []


@covers("316.4", "316.1")
def test_start_of_main_phase_triggers_come_after_the_draw() -> None:
    table = Table(you=quiet(), foe=quiet(base=["Test Bell"]), battlefields=PLAIN)
    table.you.ends()
    assert table.chain() == ["Test Bell"]
    assert len(table.hand(FOE)) == 1
    table.pass_all()
    assert len(table.hand(FOE)) == 2


@covers("316.3")
def test_what_was_added_before_the_main_phase_is_lost_as_it_starts() -> None:
    table = Table(you=quiet(base=["Test Herald"]), foe=quiet(runes={"fury": 1}), battlefields=PLAIN, turn_of=FOE)
    table.foe.ends()
    assert table.open.seat == FOE
    assert table.open.kind == "priority"
    table.foe.use("Fury Rune")
    assert [(r.kind, r.n) for r in table.state.players[FOE].pool] == [("energy", 1)]
    table.pass_all()
    assert table.open.kind == "act"
    assert table.state.players[FOE].pool == ()
    assert "316.3" in table.rules()


@covers("317.2.d")
def test_pools_empty_at_the_end_of_the_turn() -> None:
    table = Table(you=quiet(runes={"fury": 1}), foe=quiet(), battlefields=PLAIN)
    table.you.use("Fury Rune")
    assert table.state.players[YOU].pool
    table.end_turn()
    assert table.state.players[YOU].pool == ()
    assert "317.2.d" in table.rules()
    assert "316.3" not in table.rules()


@covers("317.2.c", "477.3.b")
def test_this_turn_effects_end_with_the_turn() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["En Garde"], runes={"calm": 1}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("En Garde", on="Test Might 2")
    table.resolve()
    assert table.might("Test Might 2") == 4
    table.end_turn()
    assert table.might("Test Might 2") == 2
    assert table.state.effects == ()


@covers("317.2.b", "317.2.a", "324.1")
def test_all_units_heal_as_the_turn_ends_wherever_they_are() -> None:
    table = Table(
        you=quiet(base=["Test Might 6"], at={MEADOW: ["Test Might 5"]}, hand=["Incinerate"], runes={"fury": 2}),
        foe=quiet(at={MOOR: ["Test Might 4"]}), battlefields=PLAIN,
    )
    table.you.play("Incinerate", on="Test Might 4")
    table.resolve()
    assert table.thing("Test Might 4").damage == 2
    table.end_turn()
    assert table.thing("Test Might 4").damage == 0
    assert [event.rule for event in table.events("healed")] == ["317.2.b"]


@covers("317.2.b", "317.2.c")
def test_healing_comes_before_a_bonus_ends_so_a_hurt_unit_survives() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Test Might 2"]}, hand=["En Garde", "Incinerate"], runes={"calm": 1, "fury": 2}),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.play("En Garde", on="Test Might 2")
    table.resolve()
    table.you.play("Incinerate", on="Test Might 2")
    table.resolve()
    assert (table.might("Test Might 2"), table.thing("Test Might 2").damage) == (4, 2)
    table.end_turn()
    assert table.where("Test Might 2") == MEADOW


@covers("317.1", "317.1.a", "316.9", "316.9.a", "316.9.b")
def test_end_of_turn_triggers_resolve_before_healing() -> None:
    table = Table(you=quiet(base=["Test Thorn", "Test Might 2"]), foe=quiet(), battlefields=PLAIN)
    table.you.ends()
    assert table.chain() == ["Test Thorn"]
    table.pass_all()
    assert table.where("Test Thorn") == "trash"
    assert table.where("Test Might 2") == "base"
    assert table.thing("Test Might 2").damage == 0
    assert kinds(table).index("damaged") < kinds(table).index("healed")


@covers("423.1.a.2")
def test_stunned_ends_with_the_turn() -> None:
    table = Table(you=quiet(hand=["Test Stun"]), foe=quiet(base=["Test Might 3"]), battlefields=PLAIN)
    table.you.play("Test Stun", on="Test Might 3")
    table.resolve()
    assert table.thing("Test Might 3").stunned
    table.end_turn()
    assert not table.thing("Test Might 3").stunned


@covers("317.3", "302", "306")
def test_the_next_player_takes_the_turn() -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN, turn=5)
    table.end_turn()
    assert (table.state.turn, table.state.turn_player, table.open.seat, table.open.kind) == (6, FOE, FOE, "act")
    table.end_turn()
    assert (table.state.turn, table.open.seat) == (7, YOU)


@covers("316", "305", "316.9")
def test_the_turn_goes_on_until_the_turn_player_ends_it() -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    assert table.you.offered() == {"end"}
    assert table.refuse(YOU, "pass")[0].rule == "316"


@covers("312.1")
def test_the_other_player_may_do_nothing_in_an_open_main_phase() -> None:
    table = Table(you=quiet(), foe=quiet(hand=["Gust"], runes={"chaos": 1}, base=["Test Might 2"]), battlefields=PLAIN)
    assert table.foe.why_not("play", "Gust") == ["312.1"]
    assert table.foe.why_not("move", "Test Might 2") == ["312.1"]


@covers("383.3.d.1", "315.2.a", "317.1")
def test_triggers_of_both_players_at_the_end_of_a_turn_go_on_the_chain_turn_player_first() -> None:
    table = Table(you=quiet(base=["Test Thorn"]), foe=quiet(base=["Test Thorn"]), battlefields=PLAIN)
    table.you.ends()
    assert [item.controller for item in table.state.chain] == [YOU, FOE]
    table.pass_all()
    assert table.where("Test Thorn", YOU) == "trash"
    assert table.where("Test Thorn", FOE) == "trash"


@covers("317.2.f", "317.1")
def test_an_expiration_step_without_anything_on_the_chain_happens_once() -> None:
    table = Table(you=quiet(base=["Test Thorn"]), foe=quiet(), battlefields=PLAIN)
    turns = table.state.windows["turn"]
    table.end_turn()
    assert table.state.windows["turn"] == turns + 1
    table.end_turn()
    assert table.state.windows["turn"] == turns + 2


def test_the_expiration_step_is_repeated_when_something_went_through_the_chain_in_it() -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    g = table.state
    # 317.2.f; no card triggers inside the step, so its last task is asked alone
    for more, then in ((0, "next"), (1, "expiration")):
        frame = Frame(TURN, YOU, 0, {"finalized": g.finalized - more})
        frame.go(next_turn)
        expired(g, frame)
        assert TURN.steps[frame.pc].name == then


@covers("443.1.a.2", "443.2")
def test_phases_that_are_skipped_are_replaced_with_nothing() -> None:
    for name, kinds in (
        ("Test Drought", {"drawn"}), ("Test Famine", {"channeled"}), ("Test Night", {"readied"}),
        ("Test Truce", {"held"}),
    ):
        table = Table(
            you=quiet(base=["Test Might 1*"], at={MEADOW: ["Test Might 2"]}), foe=quiet(base=[name]),
            battlefields=PLAIN, turn_of=FOE,
        )
        table.foe.ends()
        table.pass_all()
        happened = {
            event.kind
            for event in table.events()
            if event.seat == YOU and event.kind in ("drawn", "channeled", "readied", "held")
        }
        assert happened == {"drawn", "channeled", "readied", "held"} - kinds, name
        assert (table.open.seat, table.open.kind) == (YOU, "act")


@covers("443.2.a", "315.2")
def test_nothing_triggers_in_a_beginning_phase_that_is_skipped() -> None:
    table = Table(
        you=quiet(base=["Test Herald"], at={MEADOW: ["Test Might 2"]}), foe=quiet(base=["Test Eclipse"]),
        battlefields=PLAIN, turn_of=FOE,
    )
    table.foe.ends()
    table.pass_all()
    assert table.points() == (0, 0)
    assert len(table.hand()) == 1
    assert table.events("beginning phase starts") == []


@covers("443.1.a.2", "443.2")
def test_a_main_phase_and_a_turn_that_are_skipped_are_over() -> None:
    table = Table(you=quiet(), foe=quiet(base=["Test Siege"]), battlefields=PLAIN, turn_of=FOE)
    table.foe.ends()
    assert (table.open.seat, table.open.kind) == (FOE, "act")
    assert len(table.hand()) == 1
    table = Table(you=quiet(), foe=quiet(base=["Test Standstill"]), battlefields=PLAIN, turn_of=FOE)
    table.foe.ends()
    assert (table.open.seat, table.open.kind) == (FOE, "act")
    assert (len(table.hand()), table.state.players[YOU].turns) == (0, 1)
