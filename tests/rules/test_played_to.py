"""Where something was played to: what listens for it, speaks of the place and asks for it later (383.2.a, 419.4)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    base_of,
    battlefield,
    buff,
    card,
    deal,
    draw,
    enemy,
    enter_at,
    every,
    happened,
    here,
    hidden,
    if_,
    me,
    opponent,
    play,
    reaction,
    there,
    tokens,
    unit,
    when,
    would,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-PT01", "Placed Herald", energy=0, might=1).text(when(you(play(a(unit), to=a(battlefield))), draw(1))),
    Unit("TST-PT02", "Placed Warden", energy=0, might=1).text(
        when(an(opponent)(play(a(unit), to=here)), deal(1, every(enemy, unit, there)))
    ),
    Unit("TST-PT03", "Placed Host", energy=0, might=1).text(when(you(play(a(unit), to=base_of(you))), draw(1))),
    Unit("TST-PT04", "Placed Recruit", energy=0, might=3),
    Unit("TST-PT10", "Placed Coming", energy=0, might=2),
    Spell("TST-PT05", "Placed Muster", energy=0).text(reaction, play(tokens(RECRUIT), a(battlefield))),
    Spell("TST-PT06", "Placed Report", energy=0).text(
        reaction, if_(happened(you(play(a(unit), to=a(battlefield)))), draw(2))
    ),
    Gear("TST-PT07", "Placed Snare", energy=2).text(hidden),
    Unit("TST-PT08", "Placed Smith", energy=0, might=1).text(when(you(play(a(card), to=a(battlefield))), buff(me))),
    Unit("TST-PT09", "Placed Coward", energy=0, might=2).text(would(you(play(me)), enter_at(base_of(you)))),
]


def played(name: str, to: str, base: str = "Placed Herald", **more: object) -> Table:
    """You hold the Meadow, and play a card of your hand there or to your base."""
    table = Table(
        quiet(base=[base], at={MEADOW: ["Test Tank"]}, hand=[name, "Placed Report"], **more), quiet(),
        battlefields=PLAIN,
    )
    table.you.play(name, to=to)
    table.resolve()
    return table


def drawn(table: Table) -> int:
    """How many cards you drew."""
    return len([event for event in table.events("drawn") if event.seat == YOU])


@covers("383.2.a", "419.4.a")
def test_an_ability_listens_for_what_is_played_to_a_battlefield() -> None:
    assert drawn(played("Placed Recruit", MEADOW)) == 1
    assert drawn(played("Placed Recruit", "Your base")) == 0


@covers("383.2.a")
def test_an_ability_listens_for_what_is_played_to_the_own_base() -> None:
    assert drawn(played("Placed Recruit", MEADOW, base="Placed Host")) == 0
    assert drawn(played("Placed Recruit", "Your base", base="Placed Host")) == 1


@covers("383.2.a", "439.2.c")
def test_a_token_is_played_somewhere_too() -> None:
    table = Table(
        quiet(base=["Placed Herald"], at={MEADOW: ["Test Tank"]}, hand=["Placed Muster"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Placed Muster")
    table.resolve()
    if table.open.kind == "place":
        table.you.choose(MEADOW)
    table.resolve()
    assert drawn(table) == 1


@covers("383.2.a", "369.3")
def test_where_it_entered_counts_not_where_it_was_played_to() -> None:
    table = played("Placed Coward", MEADOW)
    assert (table.where("Placed Coward"), drawn(table)) == ("base", 0)


@covers("383.2.a", "811.1.d.1.a")
def test_gear_from_facedown_is_played_to_its_battlefield() -> None:
    table = Table(
        quiet(base=["Placed Smith"], at={MEADOW: ["Test Tank"]}, facedown={MEADOW: ["Placed Snare"]}), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Placed Snare")
    table.resolve()
    assert table.thing("Placed Smith").buffed == 1
    table = Table(quiet(base=["Placed Smith"], hand=["Placed Snare"], runes={"calm": 2}), quiet(), battlefields=PLAIN)
    table.you.play("Placed Snare")
    table.resolve()
    assert table.thing("Placed Smith").buffed == 0


@covers("383.2.a")
def test_the_text_speaks_of_the_place_and_only_of_an_opponents_play_here() -> None:
    for at, hurt in ((MEADOW, 3), (MOOR, 0)):
        table = Table(
            quiet(at={at: ["Placed Recruit", "Test Tank"]}, hand=["Placed Coming"]),
            quiet(at={MEADOW: ["Placed Warden"]}), THREE, others=[quiet(base=["Placed Recruit"])],
        )
        table.state.field(table.thing(at, zone="battlefield").id).controller = YOU  # type: ignore[union-attr]
        table.you.play("Placed Coming", to=at)
        table.resolve()
        assert len(table.events("damaged")) == hurt
        assert {event.seat for event in table.events("triggered")} == ({FOE} if hurt else set())


@covers("419.4.b")
def test_the_turns_history_knows_where_something_was_played_to() -> None:
    for to, n in ((MEADOW, 2), ("Your base", 0)):
        table = played("Placed Recruit", to, base="Test Might 1")
        table.you.play("Placed Report")
        table.resolve()
        assert drawn(table) == n


@covers("419.4.a", "383.2.a")
def test_a_spell_is_played_to_no_place() -> None:
    table = played("Test Sight", "", base="Placed Smith")
    assert [event.place for event in table.events("played")] == [0]
    assert table.thing("Placed Smith").buffed == 0
