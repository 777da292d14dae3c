"""Actions: burning out, what is shown of a facedown card, choices among cards that nobody else sees, and where a unit
can't move for a teammate."""
from __future__ import annotations

import pytest

from engine.rules.formats.modes import TEAMS
from engine.words import (
    Spell,
    Unit,
    a,
    anyone,
    banish,
    cant,
    choose,
    deal,
    discard,
    draw,
    every,
    facedown_card,
    gain_points,
    hidden,
    it,
    look_at,
    opponent,
    prevent,
    reaction,
    return_to_hand,
    reveal,
    this_turn,
    top,
    unit,
    would,
    your_hand,
)
from tests.rules.covers import example, switch
from tests.rules.grounds import MEADOW, MOOR, PLAIN, QUIET, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Side, Table, side

MATE = 2
EXTRA += [
    Spell("TST-EDX11", "Edition Glance", energy=0).text(look_at(top(1))),
    Spell("TST-EDX12", "Edition Showing", energy=0).text(reveal(top(1))),
    Spell("TST-EDX13", "Edition Thirst", energy=0).text(draw(1)),
    Unit("TST-EDX14", "Edition Miser", energy=0, might=1).text(cant(every(opponent)(gain_points()))),
    Spell("TST-EDX15", "Edition Find", energy=0).text(discard(a(unit, your_hand))),
    Spell("TST-EDX16", "Edition Cache", energy=0).text(hidden, draw(1)),
    Spell("TST-EDX17", "Edition Breach", energy=0).text(banish(a(facedown_card))),
    Spell("TST-EDR1", "Edition Ray", energy=0).text(deal(3, a(unit))),
    Spell("TST-EDR2", "Edition Beam", energy=0).text(deal(4, a(unit))),
    Spell("TST-EDR3", "Edition Ward of Three", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(3)))
    ),
    Spell("TST-EDR4", "Edition Great Ward", energy=0).text(
        reaction, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent()))
    ),
    Spell("TST-EDX18", "Edition Withdrawal", energy=0).text(return_to_hand(a(facedown_card))),
]


def poor(**what: object) -> Side:
    """A side without a deck."""
    return side(legend=QUIET, **what)


@switch("action.burn_out")
@pytest.mark.parametrize("spell", ["Edition Glance", "Edition Showing"])
@pytest.mark.parametrize(("edition", "burns"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_who_looks_at_an_empty_deck_or_reveals_it_burns_out_or_sees_nothing(
    edition: str, spell: str, burns: bool
) -> None:
    table = Table(poor(hand=[spell], trash=["Gust"]), quiet(), battlefields=PLAIN, edition=edition)
    table.you.play(spell)
    table.resolve()
    assert [event.rule for event in table.events("burned out")] == ["v1.0:607"] * burns
    assert table.points() == (0, burns)
    assert len(table.events("looked")) + len(table.events("revealed")) == burns
    assert table.trash(YOU) == ([spell] if burns else ["Gust", spell])


@switch("action.burn_out")
@pytest.mark.parametrize(("edition", "binds"), [("v1.0", False), ("v1.2", False), ("v1.3", True), ("v1.4", True)])
def test_nothing_keeps_off_the_points_of_repeated_burn_outs_or_it_does(edition: str, binds: bool) -> None:
    table = Table(
        poor(hand=["Edition Thirst"], base=["Edition Miser"]), quiet(points=6), battlefields=PLAIN, edition=edition
    )
    table.you.play("Edition Thirst")
    table.resolve()
    assert table.points() == (0, 8 if binds else 6)
    assert table.game.winner == (FOE if binds else -1)
    assert len(table.events("burned out")) == (3 if binds else 1)
    assert table.events("drawn") == []


@switch("action.facedown_shown")
@pytest.mark.parametrize(("edition", "rules"), [
    ("v1.0", []), ("v1.2", []), ("v1.3", ["v1.3:421.4"]), ("v1.4", ["421.4"]),
])
def test_a_facedown_card_is_shown_wherever_it_goes_or_where_nobody_else_sees_it(edition: str, rules: list[str]) -> None:
    def after(spell: str) -> Table:
        table = Table(
            quiet(hand=[spell]), quiet(at={MEADOW: ["Test Might 1"]}, facedown={MEADOW: ["Edition Cache"]}),
            battlefields=PLAIN, edition=edition,
        )
        table.you.play(spell)
        table.resolve()
        return table


    banished, withdrawn = after("Edition Breach"), after("Edition Withdrawal")
    assert [event.card for event in banished.events("banished")] == ["TST-EDX16"]
    assert [event.rule for event in banished.events("revealed")] == rules
    assert withdrawn.hand(FOE) == ["Edition Cache"]
    number = {"v1.0": "v1.0:597.4", "v1.2": "v1.2:408.4"}.get(edition, *rules)
    assert [event.rule for event in withdrawn.events("revealed")] == [number]


@switch("action.private_choice")
@pytest.mark.parametrize(("edition", "compelled"), [("v1.0", True), ("v1.2", True), ("v1.3", True), ("v1.4", False)])
def test_a_unit_in_the_hand_has_to_be_found_or_may_be_kept(edition: str, compelled: bool) -> None:
    table = Table(
        quiet(hand=["Edition Find", "Test Might 1", "Test Might 2"]), quiet(), battlefields=PLAIN, edition=edition
    )
    table.you.play("Edition Find")
    table.resolve()
    assert ("none" in table.open.keys) == (not compelled)
    assert len(table.open.keys) == (2 if compelled else 3)
    table.you.choose("Test Might 1")
    assert table.hand(YOU) == ["Test Might 2"]
    empty = Table(quiet(hand=["Edition Find", "Test Sight"]), quiet(), battlefields=PLAIN, edition=edition)
    empty.you.play("Edition Find")
    empty.resolve()
    assert (empty.open.kind == "act") == compelled


@switch("action.bonus_prevented")
@pytest.mark.parametrize(("ward", "prevented"), [("Edition Ward of Three", 3), ("Edition Great Ward", 0)])
@pytest.mark.parametrize(("edition", "bonus"), [
    ("v1.0", 1), ("v1.2", 1), ("v1.4", 1),
    pytest.param("v1.3", 0, marks=example("v1.3:417.1.e.1#2", rule="v1.3:437.2")),
])
def test_whether_bonus_damage_is_dealt_where_all_other_damage_is_prevented(
    edition: str, bonus: int, ward: str, prevented: int
) -> None:
    """Hextech Ray at the Void Gate."""
    table = Table(
        quiet(hand=["Edition Ray"]), quiet(hand=[ward], at={"Void Gate": ["Test Might 6"]}),
        battlefields=["Void Gate", MOOR], edition=edition,
    )
    table.you.play("Edition Ray", on="Test Might 6")
    table.foe.play(ward, on="Test Might 6")
    table.resolve()
    assert table.thing("Test Might 6").damage == (bonus if prevented else 0)
    assert [event.n for event in table.events("prevented")] == [prevented or 3 + bonus]


@switch("action.bonus_prevented")
@pytest.mark.parametrize("edition", ["v1.0", "v1.2", "v1.3", "v1.4"])
def test_bonus_damage_comes_with_what_is_not_prevented_in_every_edition(edition: str) -> None:
    table = Table(
        quiet(hand=["Edition Beam"]), quiet(hand=["Edition Ward of Three"], at={"Void Gate": ["Test Might 6"]}),
        battlefields=["Void Gate", MOOR], edition=edition,
    )
    table.you.play("Edition Beam", on="Test Might 6")
    table.foe.play("Edition Ward of Three", on="Test Might 6")
    table.resolve()
    assert table.thing("Test Might 6").damage == 2


@switch("action.team_destinations")
@pytest.mark.parametrize(("edition", "goes"), [("v1.0", True), ("v1.2", True), ("v1.3", False), ("v1.4", True)])
def test_a_unit_goes_to_a_battlefield_that_a_teammate_only_controls_or_not(edition: str, goes: bool) -> None:
    mate = quiet(at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 3"]})
    table = Table(
        quiet(base=["Test Might 2"], hand=["Test Sight", "Test Vanish", "Test Dispatch"]), quiet(),
        others=[mate, quiet()], battlefields=THREE, mode=TEAMS, edition=edition, asks_own_windows=True,
    )
    table.you.play("Test Sight")
    table.you.play("Test Vanish", on="Test Might 1")
    while len(table.chain()) == 2:
        table.answer(table.open.seat, "pass")
    march = table.you.draft(table.you._first("play", "Test Dispatch"))
    (unit_,) = [option.key for option in march.options if table.state.objects[option.subject].controller == YOU]
    places = table.you.draft(table.you._first("play", "Test Dispatch"), unit_)
    names = {table.state.objects[option.subject].card.name for option in places.options if option.subject}
    assert (MEADOW in names, MOOR in names) == (goes, False)


@switch("action.team_destinations")
@pytest.mark.parametrize(("edition", "goes"), [("v1.0", False), ("v1.2", False), ("v1.3", True), ("v1.4", False)])
def test_a_unit_joins_a_teammate_who_does_not_control_the_battlefield_yet_or_not(edition: str, goes: bool) -> None:
    table = Table(
        quiet(base=["Test Might 2", "Test Might 1"], hand=["Test Dispatch", "Test Dispatch"]), quiet(),
        others=[quiet(hand=["Test Dispatch"], base=["Test Might 3"]), quiet()], battlefields=THREE, mode=TEAMS,
        turn_of=MATE, edition=edition, asks_own_windows=True,
    )
    table.third.move("Test Might 3", to=MEADOW)
    assert table.state.showdown is not None
    while table.open.seat != YOU:
        table.answer(table.open.seat, "pass")
    first = table.you._first("play", "Test Dispatch")
    mine = f"obj:{table.thing('Test Might 2').id}"
    names = {option.short for option in table.you.draft(first, mine).options}
    assert (MEADOW in names) == goes
    if not goes:
        return
    table.you.play("Test Dispatch", on="Test Might 2", to=MEADOW)
    table.pass_all()
    assert (table.where("Test Might 2"), table.where("Test Might 3")) == (MEADOW, MEADOW)
    assert (table.open.kind, table.open.seat, table.controller(MEADOW)) == ("act", MATE, -1), "neither takes control"
    assert (len(table.events("showdown starts")), table.events("combat starts")) == (1, [])
    table.third.play("Test Dispatch", on="Test Might 2", to=MOOR)
    table.pass_all()
    assert (table.open.kind, table.open.seat, len(table.open.options)) == ("place", MATE, 2)
    table.third.choose(MEADOW)
    table.pass_all()
    assert (table.controller(MEADOW), table.controller(MOOR)) == (MATE, YOU), "alone again it is taken"
