"""Who acts in a chain or showdown, and whose go it is."""
from __future__ import annotations

import pytest

from engine.rules.formats.modes import TEAMS
from engine.words import Spell, Unit, an, attack, draw, enemy, unit, when
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

THIRD = 2
SPARK = "Test Spark"

EXTRA += [
    Spell("TST-EDX22", "Edition Paperwork", energy=0).text(draw(1)),
    Unit("TST-EDA1", "Edition Bystander", energy=0, might=1).text(when(an(enemy, unit)(attack), draw(1))),
]


def fight(edition: str, third: str = "") -> Table:
    """A combat between you and the foe at the meadow, and a third player who looks on with a Reaction in hand."""
    table = Table(
        quiet(base=["Test Might 3"], hand=[SPARK]), quiet(at={MEADOW: ["Test Might 2"]}),
        others=[quiet(hand=[SPARK], base=[third] if third else [])], battlefields=THREE, edition=edition,
    )
    table.you.move("Test Might 3", to=MEADOW)
    return table


def acted(table: Table) -> list[int]:
    """Everybody passes until something else is asked: who was asked, in turn."""
    seats = []
    while table.open.kind in ("focus", "priority"):
        seats.append(table.open.seat)
        table.answer(table.open.seat, "pass")
    return seats


@switch("act.relevant")
@pytest.mark.parametrize(("edition", "seats"), [
    ("v1.0", [YOU, FOE]), ("v1.2", [YOU, FOE, THIRD]), ("v1.3", [YOU, FOE, THIRD]), ("v1.4", [YOU, FOE, THIRD]),
])
def test_in_a_combat_only_its_two_sides_are_asked_where_players_have_to_be_relevant(
    edition: str, seats: list[int]
) -> None:
    table = fight(edition)
    assert acted(table) == seats
    assert table.where("Test Might 3") == MEADOW


@switch("act.invite")
@pytest.mark.parametrize("edition", ["v1.0", "v1.2", "v1.3", "v1.4"])
def test_whoever_has_focus_may_invite_an_outsider_who_declines_or_has_to_act(edition: str) -> None:
    table = fight(edition)
    invite = f"invite:{THIRD}"
    assert (invite in table.open.keys) == (edition == "v1.0")
    if edition != "v1.0":
        return
    table.answer(YOU, invite, "confirm")
    assert (table.open.seat, table.open.kind, table.open.why) == (THIRD, "focus", "v1.0:531.2")
    assert [key.partition(":")[0] for key in table.open.keys] == ["play", "pass"]
    table.answer(THIRD, "pass")
    assert (table.open.seat, table.open.kind) == (YOU, "focus")  # a refusal is no pass
    assert invite not in table.open.keys
    table.answer(YOU, "pass")
    table.answer(FOE, invite, "confirm")
    table.third.play(SPARK, on="Test Might 3")
    table.resolve()
    assert table.thing("Test Might 3").damage == 2
    assert table.open.seat == YOU  # after the invited player, who has Focus, it passes on in turn order
    assert acted(table) == [YOU, FOE, THIRD]


@switch("act.trigger_makes_relevant")
@pytest.mark.parametrize(("edition", "more"), [("v1.0", True), ("v1.2", False), ("v1.3", False), ("v1.4", False)])
def test_whose_ability_triggers_in_the_combat_of_others_acts_in_it(edition: str, more: bool) -> None:
    calm, lively = fight(edition), fight(edition, third="Edition Bystander")
    assert (set(acted(lively)) > set(acted(calm))) == more
    assert len(lively.hand(THIRD)) == 2


@switch("act.teammates")
@pytest.mark.parametrize(("edition", "unasked", "rule"), [
    ("v1.0", True, "v1.0:648.8.a"), ("v1.2", True, "v1.2:466.8.a"), ("v1.3", False, "v1.3:484.8.a"),
    ("v1.4", False, "489.8.a"),
])
def test_a_teammate_acts_before_the_turn_ends_or_only_when_invited(edition: str, unasked: bool, rule: str) -> None:
    table = Table(
        quiet(hand=["Edition Paperwork"]), quiet(), others=[quiet(hand=["Edition Paperwork", "Test Might 1"]), quiet()],
        battlefields=THREE, mode=TEAMS, edition=edition,
    )
    (invitation,) = [option for option in table.open.options if option.key == f"invite:{THIRD}"]
    assert invitation.short.startswith("Wait for " if unasked else "Invite ")
    table.you.ends()
    assert (table.open.seat == THIRD) == unasked
    if not unasked:
        assert FOE in (table.open.seat, table.state.turn_player)
        return
    assert (table.open.kind, table.open.why) == ("act", rule)
    assert {key.partition(":")[0] for key in table.open.keys} == {"play", "pass"}
    assert len(table.open.keys) == 2  # the spell without Action, and not the unit
    table.third.play("Edition Paperwork")
    table.pass_all()
    assert len(table.hand(THIRD)) == 2
    assert (table.open.kind, table.open.seat) == ("act", YOU)
    table.you.play("Edition Paperwork")
    table.pass_all()
    table.you.ends()
    assert table.open.seat == THIRD
    table.third.passes()
    table.pass_all()
    assert table.state.turn_player == FOE


@switch("act.teammates")
@pytest.mark.parametrize("edition", ["v1.0", "v1.2", "v1.3", "v1.4"])
def test_the_turn_player_lets_a_teammate_go_first(edition: str) -> None:
    table = Table(
        quiet(), quiet(), others=[quiet(hand=["Edition Paperwork"]), quiet()], battlefields=THREE, mode=TEAMS,
        edition=edition,
    )
    table.answer(YOU, f"invite:{THIRD}", "confirm")
    assert ("waits for you" in table.open.prompt) == (edition in ("v1.0", "v1.2"))
    table.third.play("Edition Paperwork")
    table.pass_all()
    assert (table.open.kind, table.open.seat, len(table.hand(THIRD))) == ("act", YOU, 1)
