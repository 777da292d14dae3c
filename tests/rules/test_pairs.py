"""Two targets with filters of their own that share a place or a controller are one group (355.11): only pairs that go
together are offered, and on resolution each has to be what it was chosen as, and both have to go together still."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    action,
    an,
    battlefield,
    buff,
    choose,
    deflect,
    enemy,
    exhaust,
    friendly,
    gear,
    kill,
    location,
    make_new_choices,
    me,
    move,
    pair,
    play,
    reaction,
    repeat,
    return_to_hand,
    same,
    spell,
    stun,
    take_control,
    that,
    this_turn,
    unit,
    when,
    you,
)
from tests.cards.naming import asked, options
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-PR1", "Paired Blow", energy=0).text(
        reaction, stun(pair(a(friendly, unit), an(enemy, unit), same(battlefield)))
    ),
    Spell("TST-PR2", "Paired Parting", energy=0).text(return_to_hand(pair(a(friendly, unit), an(enemy, unit)))),
    Spell("TST-PR3", "Paired Rust", energy=0).text(
        choose(pair(a(unit).called("who"), a(gear).called("what"), same("controller"))),
        buff(that("who")), exhaust(that("what")),
    ),
    Spell("TST-PR4", "Paired Doom", energy=0).text(
        reaction, kill(pair(a(friendly, unit), an(enemy, unit), same(location)))
    ),
    Unit("TST-PR5", "Paired Herald", energy=0, might=1).text(
        when(you(play(me)), stun(pair(a(friendly, unit), an(enemy, unit), same(battlefield))))
    ),
    Spell("TST-PR6", "Paired Echo", energy=0).text(
        repeat(1), action, stun(pair(a(friendly, unit), an(enemy, unit), same(battlefield)))
    ),
    Spell("TST-PR7", "Paired Step", energy=0).text(reaction, move(a(unit))),
    Spell("TST-PR8", "Paired Bribe", energy=0).text(reaction, take_control(a(unit), this_turn)),
    Unit("TST-PR9", "Paired Ward", energy=0, might=2).text(deflect(2)),
    Gear("TST-PR10", "Paired Anvil", energy=0),
    Spell("TST-PR11", "Paired Twist", energy=0).text(reaction, make_new_choices(a(spell))),
]


def facing(*hand: str) -> Table:
    """Your Test Might 1 and the foe's Test Might 2 and 3 are at the Meadow, where a showdown is on; your Test Might 4
    is in your base and the foe's Test Might 5 at the Moor."""
    table = Table(
        quiet(base=["Test Might 1", "Test Might 4"], hand=list(hand)),
        quiet(at={MEADOW: ["Test Might 2", "Test Might 3"], MOOR: ["Test Might 5"]}, hand=["Paired Step"] * 2),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 1", to=MEADOW)
    return table


def stunned(table: Table) -> list[str]:
    """Who is stunned."""
    return sorted(thing.card.name for thing in table.state.permanents() if thing.stunned)


@covers("355.11.a")
def test_only_pairs_at_one_battlefield_are_offered_and_both_are_affected_at_once() -> None:
    table = facing("Paired Blow")
    assert options(table.you, "play", "Paired Blow") == ["Test Might 2", "Test Might 3"]
    table.you.play("Paired Blow", on=["Test Might 1", "Test Might 3"])
    table.resolve()
    assert stunned(table) == ["Test Might 1", "Test Might 3"]


@covers("355.11.a", "355.8")
def test_it_is_not_offered_where_no_two_go_together() -> None:
    table = Table(
        quiet(base=["Test Might 1"], at={MOOR: ["Test Might 4"]}, hand=["Paired Blow"]),
        quiet(at={MEADOW: ["Test Might 2"]}, base=["Test Might 3"]), battlefields=PLAIN,
    )
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Paired Blow") == ["355.8"]


@covers("359.3.e.8", "359.3.e.4")
def test_what_is_in_its_base_is_no_target_any_more_and_the_other_is_affected() -> None:
    table = facing("Paired Blow")
    table.you.play("Paired Blow", on=["Test Might 1", "Test Might 3"])
    table.foe.play("Paired Step", on="Test Might 1", to="base of you")
    table.resolve()
    assert (stunned(table), len(table.events("mistargeted"))) == (["Test Might 3"], 1)


@covers("355.11.b")
def test_when_one_is_at_another_battlefield_the_controller_chooses_which_is_affected() -> None:
    for chosen, affected in (("Test Might 1", ["Test Might 1"]), ("Test Might 3", ["Test Might 3"]), ("done", [])):
        table = facing("Paired Blow")
        table.you.play("Paired Blow", on=["Test Might 1", "Test Might 3"])
        table.foe.play("Paired Step", on="Test Might 3", to=MOOR)
        table.resolve()
        assert (table.open.seat, table.open.why) == (YOU, "355.11.b")
        assert asked(table.you) == ["Done", "Test Might 1", "Test Might 3"]
        table.you.choose(chosen)
        assert (stunned(table), table.events("mistargeted")) == (affected, [])


@covers("359.3.e.3", "355.11.b")
def test_a_pair_that_is_together_again_wherever_that_is_is_affected_as_a_whole() -> None:
    table = facing("Paired Blow")
    table.you.play("Paired Blow", on=["Test Might 1", "Test Might 3"])
    table.foe.play("Paired Step", on="Test Might 3", to=MOOR, keep=True)
    table.foe.play("Paired Step", on="Test Might 1", to=MOOR)
    table.resolve()
    assert stunned(table) == ["Test Might 1", "Test Might 3"]


@covers("359.3.e.4")
def test_each_has_to_be_what_it_was_chosen_as() -> None:
    """The enemy unit is yours on resolution, though a friendly unit could have been chosen as well."""
    table = facing("Paired Blow", "Paired Bribe")
    table.you.play("Paired Blow", on=["Test Might 1", "Test Might 3"], keep=True)
    table.you.play("Paired Bribe", on="Test Might 3")
    table.resolve()
    assert (stunned(table), table.thing("Test Might 3").controller) == (["Test Might 1"], YOU)


@covers("355.11.a", "809.1.c")
def test_nobody_is_offered_whose_only_partner_is_too_dear() -> None:
    def near(runes: int, **more: list[str]) -> Table:
        table = Table(
            quiet(base=["Test Might 1"], hand=["Paired Blow"], at={MOOR: more.get("mine", [])}, runes={"body": runes}),
            quiet(at={MEADOW: ["Paired Ward"], MOOR: more.get("theirs", [])}, base=["Test Might 2"]),
            battlefields=PLAIN,
        )
        table.you.move("Test Might 1", to=MEADOW)
        if more:
            table.you.choose(MEADOW)  # where the first showdown opens
        return table

    assert near(1).you.offered("play") == set()
    paid = near(2)
    paid.you.play("Paired Blow", on=["Test Might 1", "Paired Ward"])
    assert paid.ready_runes() == 0
    elsewhere = near(1, mine=["Test Might 4", "Test Might 3"], theirs=["Test Might 5"])
    assert options(elsewhere.you, "play", "Paired Blow") == ["Test Might 3", "Test Might 4"]
    elsewhere.you.play("Paired Blow", on=["Test Might 4", "Test Might 5"])
    assert elsewhere.ready_runes() == 1


@covers("355.11.a")
def test_without_a_limit_any_two_go_together() -> None:
    table = Table(
        quiet(base=["Test Might 1"], hand=["Paired Parting"]), quiet(at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN
    )
    table.you.play("Paired Parting", on=["Test Might 1", "Test Might 2"])
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Test Might 1"], ["Test Might 2"])


@covers("355.11.a", "355.11.b")
def test_each_of_a_pair_can_be_spoken_of_by_its_name() -> None:
    def rust() -> Table:
        return Table(
            quiet(base=["Test Might 1"], hand=["Paired Rust", "Paired Bribe"]),
            quiet(base=["Test Might 2", "Paired Anvil"]), battlefields=PLAIN,
        )

    table = rust()
    table.you.play("Paired Rust", on=["Test Might 2", "Paired Anvil"])
    table.resolve()
    assert (table.thing("Test Might 2").buffed, table.thing("Paired Anvil").exhausted) == (1, True)
    apart = rust()
    apart.you.play("Paired Rust", on=["Test Might 2", "Paired Anvil"], keep=True)
    apart.you.play("Paired Bribe", on="Test Might 2")
    apart.resolve()
    assert asked(apart.you) == ["Done", "Paired Anvil", "Test Might 2"]
    apart.you.choose("Paired Anvil")
    assert (apart.thing("Test Might 2").buffed, apart.thing("Paired Anvil").exhausted) == (0, True)


@covers("355.11.a", "198")
def test_two_in_their_bases_share_no_location() -> None:
    table = Table(quiet(base=["Test Might 1"], hand=["Paired Doom"]), quiet(base=["Test Might 2"]), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    met = facing("Paired Doom")
    met.you.play("Paired Doom", on=["Test Might 1", "Test Might 2"])
    met.resolve()
    assert (met.trash(), met.trash(FOE)) == (["Test Might 1", "Paired Doom"], ["Test Might 2"])


@covers("402.4", "355.11.a")
def test_a_trigger_without_a_pair_leaves_the_chain() -> None:
    table = Table(
        quiet(hand=["Paired Herald"]), quiet(at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN,
    )
    table.you.play("Paired Herald")
    assert (table.chain(), stunned(table)) == ([], [])


@covers("820.2", "355.11.b")
def test_each_repetition_has_a_pair_of_its_own() -> None:
    table = Table(
        quiet(base=["Test Might 1", "Test Might 4"], hand=["Paired Echo"], runes={"order": 1}),
        quiet(at={MEADOW: ["Test Might 2", "Test Might 3"]}, hand=["Paired Step"]), battlefields=PLAIN,
    )
    table.you.move("Test Might 1", "Test Might 4", to=MEADOW)
    table.you.play("Paired Echo", on=["Test Might 1", "Test Might 2", "Test Might 4", "Test Might 3"], repeat=1)
    table.foe.play("Paired Step", on="Test Might 3", to=MOOR)
    table.resolve()
    assert asked(table.you) == ["Done", "Test Might 3", "Test Might 4"]
    table.you.choose("Test Might 3")
    assert stunned(table) == ["Test Might 1", "Test Might 2", "Test Might 3"]


@covers("753", "753.1", "355.11.a")
def test_new_choices_are_again_a_pair() -> None:
    table = facing("Paired Blow", "Paired Twist")
    table.you.play("Paired Blow", on=["Test Might 1", "Test Might 2"], keep=True)
    table.you.play("Paired Twist")
    table.resolve()
    assert (table.open.kind, asked(table.you)) == ("choose", ["As it was", "Test Might 3"])
    table.you.choose("Test Might 3")
    table.resolve()
    assert stunned(table) == ["Test Might 1", "Test Might 3"]
