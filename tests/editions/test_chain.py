"""The chain: how items are finalized, what triggers and plays in a resolution, and whose go it is after it."""
from __future__ import annotations

import pytest

from cards.tokens import RECRUIT
from engine.words import (
    Spell,
    Unit,
    a,
    add,
    an,
    choose,
    deal,
    deathknell,
    die,
    draw,
    every,
    kill,
    me,
    opponent,
    other,
    play,
    reaction,
    spell,
    tokens,
    unit,
    when,
    you,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

ALL = ("v1.0", "v1.2", "v1.3", "v1.4")

EXTRA += [
    Unit("TST-EDC1", "Edition Choosy", energy=0, might=4).text(when(every(opponent)(choose(me)), draw(1))),
    Spell("TST-EDC2", "Edition Surge", energy=0).text(reaction, add(2)),
    Spell("TST-EDC4", "Edition Muster", energy=0).text(play(tokens(RECRUIT, 2)), draw(1)),
    Spell("TST-EDC5", "Edition Rite", energy=0).text(kill(a(unit)), draw(1)),
    Unit("TST-EDC6", "Edition Heir", energy=0, might=1).text(deathknell(deal(1, a(unit)))),
    Unit("TST-EDC7", "Edition Mourner", energy=0, might=5).text(when(an(other, unit)(die), deal(1, a(unit)))),
    Unit("TST-EDC8", "Edition Scholar", energy=0, might=1).text(when(you(play(a(spell))), draw(1))),
]


@switch("priority.after_trigger")
@pytest.mark.parametrize(("edition", "first"), [("v1.0", YOU), ("v1.2", FOE), ("v1.3", FOE), ("v1.4", FOE)])
def test_whose_go_it_is_when_choosing_triggered_an_enemy_ability(edition: str, first: int) -> None:
    table = Table(
        quiet(hand=["Test Spark", "Test Sight"]), quiet(base=["Edition Choosy"], hand=["Test Sight"]),
        battlefields=PLAIN, edition=edition, asks_own_windows=True,
    )
    table.you.play("Test Spark", on="Edition Choosy")
    assert table.chain() == ["Test Spark", "Edition Choosy"]
    assert (table.open.kind, table.open.seat) == ("priority", first)
    table.answer(first, "pass")
    assert table.open.seat == 1 - first
    table.answer(1 - first, "pass")
    assert table.chain() == ["Test Spark"]
    assert table.open.seat == YOU


@switch("priority.add_spells")
@pytest.mark.parametrize(("edition", "lingers"), [("v1.0", False), ("v1.2", True), ("v1.3", True), ("v1.4", True)])
def test_a_spell_that_adds_resolves_at_once_or_can_be_answered(edition: str, lingers: bool) -> None:
    table = Table(quiet(hand=["Edition Surge"]), quiet(), battlefields=PLAIN, edition=edition, asks_own_windows=True)
    table.you.play("Edition Surge")
    assert (table.open.kind == "priority") == lingers
    assert (table.chain() == ["Edition Surge"]) == lingers
    assert (sum(resource.n for resource in table.state.players[YOU].pool) == 2) != lingers


def order(table: Table, *kinds: str) -> list[str]:
    """The kinds of the events of those kinds, as they happened."""
    return [event.kind for event in table.events() if event.kind in kinds]


@switch("chain.play_in_resolution")
@pytest.mark.parametrize(("edition", "found"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_what_an_effect_plays_is_there_for_the_rest_of_the_text_or_after_it(edition: str, found: bool) -> None:
    table = Table(quiet(hand=["Edition Muster"]), quiet(), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Muster")
    table.resolve()
    happened = order(table, "entered", "drawn")
    assert happened == (["entered", "entered", "drawn"] if found else ["drawn", "entered", "entered"])


@switch("chain.finalize_order")
@pytest.mark.parametrize(("edition", "together"), [("v1.2", True), ("v1.3", False), ("v1.4", False)])
def test_the_oldest_is_finalized_first_and_the_others_with_it_or_after_its_cleanup(
    edition: str, together: bool
) -> None:
    table = Table(quiet(hand=["Edition Muster"]), quiet(), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Muster")
    table.resolve()
    happened = order(table, "finalized", "entered")[1:]
    assert happened == ["finalized", "finalized", "entered", "entered"] if together else ["finalized", "entered"] * 2


@switch("chain.finalize_when")
@pytest.mark.parametrize(("edition", "at_once"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_the_choices_of_what_triggers_fall_while_the_item_resolves_or_after_it(edition: str, at_once: bool) -> None:
    table = Table(
        quiet(hand=["Edition Rite"], base=["Edition Heir", "Test Might 3"]), quiet(base=["Test Might 2"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Rite", on="Edition Heir")
    table.resolve()
    assert table.open.kind == "choose"
    assert (len(table.hand(YOU)) == 0) == at_once
    assert table.chain() == (["Edition Rite", "(Edition Heir)"] if at_once else ["(Edition Heir)"])
    table.you.choose("Test Might 3")
    table.pass_all()
    assert len(table.hand(YOU)) == 1
    assert table.thing("Test Might 3").damage == 1


@switch("chain.triggers_on")
@pytest.mark.parametrize(("edition", "known"), [("v1.0", 1), ("v1.2", 2), ("v1.3", 2), ("v1.4", 2)])
def test_what_is_known_of_the_triggers_of_others_when_a_player_chooses_for_the_own(edition: str, known: int) -> None:
    table = Table(
        quiet(hand=["Test Vanish"], base=["Edition Mourner"]), quiet(base=["Edition Mourner", "Test Might 2"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.open.seat, table.open.kind) == (YOU, "choose")
    assert [name.strip("()") for name in table.chain()].count("Edition Mourner") == known
    table.answer(YOU, table.open.keys[0])
    assert (table.open.seat, table.open.kind) == (FOE, "choose")
    assert [name.strip("()") for name in table.chain()].count("Edition Mourner") == 2


@switch("chain.last_items_triggers")
@pytest.mark.parametrize(("edition", "moved"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_what_triggers_as_a_card_was_played_begins_a_chain_for_which_focus_has_moved_or_not(
    edition: str, moved: bool
) -> None:
    table = Table(
        quiet(base=["Test Might 3", "Edition Scholar"], hand=["Test Sight"]), quiet(at={MEADOW: ["Test Might 2"]}),
        battlefields=PLAIN, edition=edition,
    )
    table.you.move("Test Might 3", to=MEADOW)
    table.you.play("Test Sight")
    while table.chain() != ["Edition Scholar"]:
        table.answer(table.open.seat, "pass")
    assert table.state.showdown is not None
    assert (table.state.showdown.focus == FOE) == moved


@switch("priority.after_resolution")
@pytest.mark.parametrize("edition", ALL)
def test_after_an_item_has_resolved_it_is_the_go_of_the_newest_ones_player(edition: str) -> None:
    table = Table(
        quiet(hand=["Test Spark"]), quiet(base=["Test Might 4"], hand=["Test Vanish"]), battlefields=PLAIN,
        edition=edition, asks_own_windows=True,
    )
    table.you.play("Test Spark", on="Test Might 4")
    table.answer(YOU, "pass")
    table.foe.play("Test Vanish", on="Test Might 4")
    while table.chain() != ["Test Spark"]:
        table.answer(table.open.seat, "pass")
    assert (table.open.kind, table.open.seat) == ("priority", YOU)
    assert table.where("Test Might 4") == "trash"
