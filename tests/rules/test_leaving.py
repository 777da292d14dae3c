"""A player leaves a game that goes on (651, 652)."""
from __future__ import annotations

import pytest

from engine.game import Game, Refused
from engine.names.answers import default_answer
from engine.rules.formats.modes import TEAMS
from engine.words import (
    Battlefield,
    Spell,
    Unit,
    a,
    deal,
    die,
    draw,
    every,
    have,
    here,
    hidden,
    if_,
    is_,
    kill,
    may,
    me,
    might,
    play,
    unit,
    when,
    you,
    your_trash,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Side, Table

THIRD, FOURTH = 2, 3

EXTRA += [
    Battlefield("TST-3L1", "Test Bastion").text(have(every(unit, here), might(1))),
    Unit("TST-3L2", "Test Stowaway", energy=0, might=2).text(hidden),
    Spell("TST-3L3", "Test Slow Bolt", energy=0).text(deal(2, a(unit))),
    Unit("TST-3L5", "Test Trash Mourner", energy=0, might=1).text(
        if_(is_(me, your_trash), when(a(unit)(die), draw(1)))
    ),
    Unit("TST-3L6", "Test Avenger", energy=0, might=1).text(when(me(die), deal(2, a(unit)))),
    Spell("TST-3L7", "Test Slow Doubt", energy=0).text(kill(a(unit)), may(draw(1)), draw(1)),
    Unit("TST-3L4", "Test Messenger", energy=0, might=1).text(when(you(play(me)), draw(1))),
]


def three(you: Side | None = None, foe: Side | None = None, third: Side | None = None, **more: object) -> Table:
    """Three players."""
    return Table(you=you or quiet(), foe=foe or quiet(), others=[third or quiet()],
                 **{"battlefields": THREE, **more})  # type: ignore[arg-type]


def concedes(table: Table, seat: int) -> None:
    """That player concedes."""
    table.entries.append(table.game.interject(seat, "concede"))


@covers("650", "651.2")
def test_no_number_stands_for_two_questions_when_somebody_leaves() -> None:
    table = three(you=quiet(hand=["Test Slow Bolt"], base=["Test Might 3"]), foe=quiet(base=["Test Might 2"]))
    table.you.play("Test Slow Bolt", on="Test Might 2")
    window = table.open
    assert (window.kind, window.seat) == ("priority", FOE)
    concedes(table, YOU)
    assert (table.open.kind, table.open.seat) == ("act", FOE), "the spell is gone, and it is the next turn"
    assert table.open.number == window.number + 1
    with pytest.raises(Refused, match="already answered"):
        table.game.answer(window.number, FOE, ("end",))


@covers("650", "651.2")
def test_what_is_asked_as_before_keeps_its_number_when_somebody_leaves() -> None:
    table = three(you=quiet(hand=["Test Slow Bolt"], base=["Test Might 3"]), foe=quiet(base=["Test Might 2"]))
    table.you.play("Test Slow Bolt", on="Test Might 2")
    window = table.open
    concedes(table, THIRD)
    assert (table.open.number, table.open.seat, table.open.keys) == (window.number, FOE, window.keys)


@covers("651.2", "652.1", "652.3", "651.3")
def test_what_a_removed_player_controls_and_owns_is_gone() -> None:
    table = three(
        foe=quiet(
            base=["Test Might 1", "Test Gear"], at={MEADOW: ["Test Might 2"]}, hand=["Test Sight"],
            trash=["Test Vanish"], runes={"fury": 2},
        ),
        you=quiet(base=["Test Might 3"]),
    )
    concedes(table, FOE)
    assert not table.game.over
    gone = table.state.players[FOE]
    assert (gone.gone, gone.hand, gone.trash, gone.base, gone.runes, gone.deck, gone.rune_deck, gone.champion) == (
        True, [], [], [], [], [], [], [],
    )
    assert [thing.card.name for thing in table.state.permanents()] == ["Test Might 3"]
    assert table.controller(MEADOW) == -1
    assert (table.open.seat, table.open.kind) == (YOU, "act")
    with pytest.raises(Refused):
        table.game.interject(FOE, "concede")


@covers("652.2", "652.2.a", "652.2.b")
def test_their_battlefield_gives_way_to_a_bare_one_and_what_is_there_stays() -> None:
    table = three(you=quiet(at={MOOR: ["Test Might 3"]}, facedown={MOOR: ["Test Stowaway"]}))
    field = table._field(table.state, MOOR)
    assert table.state.objects[field.id].owner == FOE
    concedes(table, FOE)
    bare = table.state.objects[field.id]
    assert (bare.card.name, bare.owner, bare.card.card.lines) == ("Bare Ground", -1, ())
    assert table.where("Test Might 3") == "Bare Ground"
    assert table.thing("Test Stowaway", zone="facedown").place == field.id
    assert table.controller("Bare Ground") == YOU


@covers("652.2.c")
@example("652.2.c#1", rule="652.2.a")
def test_what_their_battlefield_gave_ceases_at_once() -> None:
    table = three(you=quiet(at={"Test Bastion": ["Test Might 2"]}), battlefields=(MEADOW, "Test Bastion", MOOR))
    assert table.might("Test Might 2") == 3
    concedes(table, FOE)
    assert table.might("Test Might 2") == 2
    table.answer(YOU, "end")


@covers("652.4", "652.5.c.1")
def test_their_spells_are_countered_and_priority_goes_on() -> None:
    table = three(you=quiet(base=["Test Might 6"], hand=["Test Slow Bolt"]), third=quiet(hand=["Test Sight"]))
    table.you.play("Test Slow Bolt", on="Test Might 6")
    assert table.open.seat == FOE
    concedes(table, FOE)  # who holds Priority
    assert (table.open.seat, table.open.kind) == (THIRD, "priority")
    table.third.play("Test Sight")
    assert table.chain() == ["Test Slow Bolt", "Test Sight"]
    concedes(table, THIRD)
    assert table.game.winners == (YOU,)


@covers("652.4", "652.5")
def test_a_trigger_that_waits_for_their_choice_is_not_gone_on_with() -> None:
    table = three(
        you=quiet(base=["Test Might 6"], hand=["Test Vanish"]), foe=quiet(base=["Test Avenger", "Test Might 5"])
    )
    table.you.play("Test Vanish", on="Test Avenger")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (FOE, "choose")
    concedes(table, FOE)
    assert (table.open.seat, table.open.kind) == (YOU, "act")
    assert table.chain() == []
    assert table.thing("Test Might 6").damage == 0


@covers("652.4", "652.5")
def test_a_spell_that_is_just_being_carried_out_is_not_gone_on_with() -> None:
    table = three(you=quiet(hand=["Test Slow Doubt"]), foe=quiet(base=["Test Might 5"]))
    table.you.play("Test Slow Doubt", on="Test Might 5")
    while table.open.kind == "priority":
        table.answer(table.open.seat, "pass")
    assert (table.open.seat, table.open.kind) == (YOU, "may")
    concedes(table, YOU)
    assert (table.open.seat, table.open.kind) == (FOE, "act")
    assert table.chain() == []
    assert len(table.events("died")) == 1
    assert YOU not in {event.seat for event in table.events("drawn")}


@covers("652.4")
def test_the_turn_players_spell_is_countered_with_them() -> None:
    table = three(you=quiet(hand=["Test Slow Bolt"]), foe=quiet(base=["Test Might 1"]))
    table.you.play("Test Slow Bolt", on="Test Might 1")
    concedes(table, YOU)
    assert table.chain() == []
    assert table.thing("Test Might 1").damage == 0
    assert [event.rule for event in table.events("countered")] == ["652.4"]
    assert table.state.turn_player == FOE


@covers("652.5.c.2")
def test_when_all_others_have_passed_the_newest_item_resolves() -> None:
    table = three(you=quiet(hand=["Test Sight"]))
    table.you.play("Test Sight")
    table.foe.passes()
    assert table.open.seat == THIRD
    concedes(table, THIRD)
    assert len(table.hand()) == 1  # resolved
    assert (table.open.seat, table.open.kind) == (YOU, "act")


@covers("652.5.a.1", "652.5")
def test_the_turn_goes_to_the_next_player() -> None:
    table = three(you=quiet(base=["Test Might 1"]))
    concedes(table, YOU)
    assert table.state.turn_player == FOE
    table.pass_all()
    assert (table.open.seat, table.open.kind) == (FOE, "act")
    table.answer(FOE, "end")
    table.pass_all()
    assert table.open.seat == THIRD
    table.answer(THIRD, "end")
    table.pass_all()
    assert table.open.seat == FOE


@covers("652.5.b.1")
def test_focus_goes_to_the_next_player() -> None:
    table = three(you=quiet(base=["Test Might 1"]))
    table.you.move("Test Might 1", to=MEADOW)
    table.you.passes()
    assert (table.open.seat, table.open.kind) == (FOE, "focus")
    concedes(table, FOE)
    assert (table.open.seat, table.open.kind) == (THIRD, "focus")
    table.third.passes()
    assert table.controller(MEADOW) == YOU


@covers("652.5.b.2")
def test_when_all_others_have_passed_focus_the_showdown_ends() -> None:
    table = three(you=quiet(base=["Test Might 1"]))
    table.you.move("Test Might 1", to=MEADOW)
    table.you.passes()
    table.foe.passes()
    concedes(table, THIRD)
    assert table.state.showdown is None
    assert table.controller(MEADOW) == YOU
    assert table.open.kind == "act"


@covers("652.5.b.2", "652.1")
def test_a_combat_without_one_of_its_sides_comes_to_an_end() -> None:
    table = three(you=quiet(base=["Test Might 2"]), foe=quiet(at={MEADOW: ["Test Might 3"]}))
    table.you.move("Test Might 2", to=MEADOW)
    concedes(table, FOE)
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert table.thing("Test Might 2").damage == 0


@covers("652.4", "651.3")
def test_in_the_middle_of_a_choice_of_theirs_nothing_more_is_asked_of_them() -> None:
    table = three(foe=quiet(hand=["Test Messenger"]), turn_of=FOE)
    table.foe.play("Test Messenger")
    assert table.chain() == ["Test Messenger"]
    concedes(table, FOE)
    assert table.chain() == []
    assert all(decision.seat != FOE for decision in table.game.pending())
    assert table.state.turn_player == THIRD


@covers("651.3", "117")
def test_during_the_mulligan_the_others_go_on() -> None:
    from tests.rules.test_modes import NAMES, DECKS  # noqa: I001
    from cards.decks import starters
    from engine.game import Game, Seat, Setup
    from engine.kernel.randomness import secret_from_seed
    from tests.table import catalogue
    seats = tuple(Seat(name, starters()[key]) for name, key in zip(NAMES, DECKS, strict=True))
    game = Game.start(Setup(seats, "ffa4"), secret_from_seed(3), catalogue())
    first = game.pending()[0].seat
    game.interject(first, "concede")
    asked = []
    while game.pending()[0].kind == "mulligan":
        asked.append(game.pending()[0].seat)
        game.answer(game.pending()[0].number, asked[-1], ())
    assert asked == [(first + step) % 4 for step in (1, 2, 3)]
    assert game._state.turn_player == (first + 1) % 4


@covers("651.4", "489.6.a.1", "489.6.a.2", "651.1")
def test_a_team_loses_together() -> None:
    table = Table(you=quiet(), foe=quiet(), others=[quiet(), quiet()], mode=TEAMS, battlefields=THREE)
    table.game.interject(THIRD, "concede")
    assert (table.game.over, table.game.winners) == (True, (FOE, FOURTH))


@covers("652.3")
def test_text_that_is_active_in_a_trash_goes_with_it() -> None:
    table = three(you=quiet(base=["Test Might 1"], hand=["Test Vanish"]), foe=quiet(trash=["Test Trash Mourner"]))
    concedes(table, FOE)
    table.you.play("Test Vanish", on="Test Might 1")
    table.pass_all()
    assert table.where("Test Might 1") == "trash"
    assert table.events("triggered") == []


@covers("651.1")
def test_the_last_player_left_wins() -> None:
    table = three()
    concedes(table, THIRD)
    concedes(table, YOU)
    assert (table.game.over, table.game.winners) == (True, (FOE,))


@covers("650")
def test_three_players_may_agree_to_a_draw() -> None:
    table = three()
    for seat in (YOU, FOE):
        entry = table.game.interject(seat, "draw")
        assert entry.kind == "interjection"
        assert entry.lines() == (f"{table.game.names[seat]} {'agrees to' if seat == FOE else 'offers'} a draw.",)
        assert not table.game.over
    assert table.game.drawing == (YOU, FOE)
    table.game.interject(THIRD, "draw")
    assert (table.game.over, table.game.winner, table.game.winners) == (True, -1, ())
    assert table.game.over_why == "all players agreed to a draw"


@covers("650")
def test_a_draw_can_be_declined_or_taken_back_and_lapses_with_the_turn() -> None:
    table = three()
    table.game.interject(YOU, "draw")
    with pytest.raises(Refused) as refused:
        table.game.interject(YOU, "draw")
    assert refused.value.reasons[0].rule == "TR410.1"
    table.game.interject(FOE, "no draw")
    assert table.game.drawing == ()
    with pytest.raises(Refused):
        table.game.interject(FOE, "no draw")
    table.game.interject(YOU, "draw")
    table.answer(YOU, "end")
    table.pass_all()
    assert table.game.drawing == ()


@covers("650")
def test_a_draw_offer_lapses_when_somebody_leaves() -> None:
    table = three()
    for seat in (YOU, FOE):
        table.game.interject(seat, "draw")
    table.game.interject(THIRD, "concede")
    assert (table.game.over, table.game.drawing) == (False, ())


@covers("650")
def test_an_offer_and_a_drawn_game_are_restored_as_they_were() -> None:
    table = three()
    table.game.interject(YOU, "draw")
    again = Game.restore(table.game.save(), table.game.pins())
    assert again.sight().drawing == (YOU,)
    for seat in (FOE, THIRD):
        again.interject(seat, "draw")
    assert (again.over, again.winner, again.sight().log[-1]) == (
        True, -1, "Nobody wins: all players agreed to a draw.")


@covers("651.3")
@pytest.mark.parametrize("nothing", ["pass", "end", "no", "none", "done", "extra:none", "keep"])
def test_a_removed_player_chooses_nothing_wherever_that_is_possible(nothing: str) -> None:
    assert default_answer(("extra:yes", nothing), 1) == (nothing,)
    assert default_answer(("obj:1", "obj:2"), 1) == ("obj:1",)
