"""Game actions in detail: what is so already, who performs them on whose cards, what Heal and Stun change, doubling,
swapping (413–433, 441)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    an,
    become,
    choose,
    counter,
    deal,
    double_might,
    draw,
    empower,
    empowered,
    enemy,
    exhaust,
    friendly,
    gain_xp,
    give,
    reaction,
    ready,
    recycle,
    shield,
    some,
    spell,
    stun,
    swap_might,
    that,
    this_turn,
    unit,
    when,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-GD1", "Test Detail Tire", energy=0).text(exhaust(a(unit))),
    Spell("TST-GD2", "Test Detail Wake", energy=0).text(ready(a(unit))),
    Spell("TST-GD3", "Test Detail Compost", energy=0).text(recycle(some(2, enemy, unit))),
    Spell("TST-GD4", "Test Detail Bolt", energy=0).text(deal(2, a(unit))),
    Spell("TST-GD5", "Test Detail Draw", energy=0).text(draw(3)),
    Spell("TST-GD6", "Test Detail Deny", energy=1).text(reaction, counter(a(spell))),
    Spell("TST-GD7", "Test Detail Plan", energy=2).text(draw(1)),
    Spell("TST-GD8", "Test Detail Last Stand", energy=0).text(
        reaction, give(a(friendly, unit), double_might, this_turn)
    ),
    Unit("TST-GD9", "Test Detail Shield", energy=0, might=3).text(shield(2)),
    Spell("TST-GE1", "Test Detail Crown", energy=0).text(empower(a(unit))),
    Unit("TST-GE2", "Test Detail Courtier", energy=0, might=1).text(
        when(a(friendly, unit)(become(empowered)), draw(1))
    ),
    Spell("TST-GE3", "Test Detail Stun", energy=0).text(stun(an(enemy, unit))),
    Spell("TST-GE5", "Test Detail Swap", energy=0).text(
        choose(a(friendly, unit).called("mine")), choose(an(enemy, unit).called("theirs")),
        swap_might(that("mine"), that("theirs"), this_turn),
    ),
    Spell("TST-GE4", "Test Detail Study", energy=0).text(gain_xp(50)),
]


@covers("414.1.b", "414.1.c", "414.3", "415.1.b", "415.1.c", "415.3", "415.3.b")
def test_what_is_so_already_is_no_event() -> None:
    table = Table(
        quiet(
            hand=["Test Detail Tire", "Test Detail Tire", "Test Detail Wake", "Test Detail Wake"], base=["Test Tank"]
        ),
        quiet(),
        battlefields=PLAIN,
    )
    tire, wake = ("Test Detail Tire", "exhausted"), ("Test Detail Wake", "readied")
    for name, kind in (tire, tire, wake, wake):
        table.you.play(name, on="Test Tank")
        table.resolve()
        assert len(table.events(kind)) == 1
    assert not table.thing("Test Tank").exhausted


@covers("415.3.a", "413.2.a", "430.4.a", "430.2.a")
def test_what_the_turn_itself_tells_a_player_to_do() -> None:
    table = Table(quiet(), quiet(base=["Test Tank*"], runes={"fury": 1}, spent={"calm": 1}), battlefields=PLAIN)
    table.end_turn()
    assert {(e.card, e.by) for e in table.events("readied")} >= {("TST-R21", FOE)}
    assert [(e.seat, e.by) for e in table.events("drawn")] == [(FOE, FOE)]
    assert [(e.seat, e.by) for e in table.events("channeled")] == [(FOE, FOE)] * 2
    assert table.ready_runes(FOE) == 4


@covers("416.1", "416.1.a", "416.1.c", "416.2", "416.2.a")
def test_cards_go_to_their_owners_deck() -> None:
    table = Table(quiet(hand=["Test Detail Compost"]), quiet(base=["Test Tank", "Test Might 1"]), battlefields=PLAIN)
    table.you.play("Test Detail Compost", on=["Test Tank", "Test Might 1"])
    table.resolve()
    assert {card.name for card in table.state.players[FOE].deck[:2]} == {"Test Tank", "Test Might 1"}
    assert {(e.seat, e.by) for e in table.events("recycled")} == {(FOE, FOE)}


@covers("142.5", "143.3.b", "143.3.b.1")
@covers("417.1", "417.1.b", "417.3", "418.1", "418.1.a", "418.2")
def test_damage_is_marked_until_the_end_of_the_turn_heals_it() -> None:
    table = Table(
        quiet(hand=["Test Detail Bolt", "Test Detail Bolt"], base=["Test Might 3"]), quiet(base=["Test Might 4"]),
        battlefields=PLAIN,
    )
    for name in ("Test Might 3", "Test Might 4"):
        table.you.play("Test Detail Bolt", on=name)
        table.resolve()
        assert table.thing(name).damage == 2
    table.end_turn()
    assert [table.thing(name).damage for name in ("Test Might 3", "Test Might 4")] == [0, 0]
    assert [e.by for e in table.events("healed")] == [-1, -1], "a procedure heals, nobody is responsible"


@covers("423.1", "423.1.c", "423.2")
def test_a_stunned_unit_needs_its_full_might_in_damage() -> None:
    table = Table(
        quiet(hand=["Test Detail Stun", "Test Detail Bolt", "Test Detail Bolt"]), quiet(base=["Test Might 3"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Detail Stun", on="Test Might 3")
    table.resolve()
    table.you.play("Test Detail Bolt", on="Test Might 3")
    table.resolve()
    assert table.where("Test Might 3") == "base"
    table.you.play("Test Detail Bolt", on="Test Might 3")
    table.resolve()
    assert table.where("Test Might 3") == "trash"


@covers("413.4", "413.4.a", "413.4.b", "413.4.c", "431.1", "431.1.a", "431.2", "431.2.a", "431.2.d", "413.2.b", "431.4")
def test_a_short_deck_is_drawn_as_far_as_it_goes_before_and_after_burning_out() -> None:
    table = Table(
        quiet(hand=["Test Detail Draw"], deck=["Test Tank"], trash=["Test Gear"] * 4), quiet(), battlefields=PLAIN
    )
    table.you.play("Test Detail Draw")
    table.resolve()
    kinds = [e.kind for e in table.events() if e.kind in ("drawn", "burned out", "gained")]
    assert kinds == ["drawn", "burned out", "gained", "drawn", "drawn"]
    assert table.hand() == ["Test Tank", "Test Gear", "Test Gear"]


@covers("425.1", "425.1.c", "425.1.c.1")
def test_nothing_is_refunded() -> None:
    table = Table(
        quiet(hand=["Test Detail Plan"], runes={"fury": 2}), quiet(hand=["Test Detail Deny"], runes={"fury": 1}),
        battlefields=PLAIN,
    )
    table.you.play("Test Detail Plan")
    table.foe.play("Test Detail Deny")
    table.resolve()
    assert (table.ready_runes(YOU), table.state.players[YOU].pool, table.hand()) == (0, (), [])


@example("432.1.a#1", rule="432")
@covers("432.1", "432.1.a")
def test_doubling_fixes_what_the_might_is_now() -> None:
    """Last Stand on a defender with Shield 2."""
    table = Table(
        quiet(base=["Test Tank"]), quiet(at={MOOR: ["Test Detail Shield"]}, hand=["Test Detail Last Stand"]),
        battlefields=PLAIN,
    )
    table.you.move("Test Tank", to=MOOR)
    assert table.might("Test Detail Shield") == 5
    table.you.passes()
    table.foe.play("Test Detail Last Stand", on="Test Detail Shield")
    table.resolve()
    assert table.might("Test Detail Shield") == 10
    table.pass_all()
    assert table.might("Test Detail Shield") == 8


@covers("433.1", "433.1.a", "433.1.b", "433.1.c", "433.2")
def test_swapping_raises_one_and_lowers_the_other() -> None:
    table = Table(
        quiet(hand=["Test Detail Swap"] * 2, base=["Test Tank", "Test Detail Shield"]),
        quiet(base=["Test Might 5", "Test Might 2"]), battlefields=PLAIN,
    )
    table.you.play("Test Detail Swap", on=["Test Tank", "Test Might 5"])
    table.resolve()
    assert (table.might("Test Tank"), table.might("Test Might 5")) == (5, 2)
    assert [(e.card, e.n) for e in table.events("given")] == [("TST-R21", 3), ("TST-R15", -3)]
    table.end_turn()
    assert (table.might("Test Tank"), table.might("Test Might 5")) == (2, 5)


@covers("441.1", "441.1.a", "441.2", "441.2.a")
def test_becoming_empowered_can_be_noticed() -> None:
    table = Table(
        quiet(hand=["Test Detail Crown", "Test Detail Crown"], base=["Test Detail Courtier", "Test Tank"]), quiet(),
        battlefields=PLAIN,
    )
    for left in (2, 1):
        table.you.play("Test Detail Crown", on="Test Tank")
        table.resolve()
        assert len(table.hand()) == left


@covers("731", "731.1", "732", "733", "728")
def test_xp_is_a_number_without_a_limit() -> None:
    table = Table(quiet(hand=["Test Detail Study"] * 3), quiet(), battlefields=PLAIN)
    for total in (50, 100, 150):
        table.you.play("Test Detail Study")
        table.resolve()
        assert [player.xp for player in table.state.players] == [total, 0]


def test_what_happened_is_told() -> None:
    table = Table(
        quiet(
            hand=["Test Detail Crown", "Test Detail Study", "Test Detail Plan"], base=["Test Tank"], runes={"fury": 2}
        ),
        quiet(hand=["Test Detail Deny"], runes={"fury": 1}),
        battlefields=PLAIN,
    )
    table.you.play("Test Detail Crown", on="Test Tank")
    table.resolve()
    table.you.play("Test Detail Study")
    table.resolve()
    table.you.play("Test Detail Plan")
    table.foe.play("Test Detail Deny")
    table.resolve()
    told = [line for entry in table.entries for line in entry.lines()]
    assert {
        "You's Test Detail Crown: You's Test Tank is Empowered.", "You's Test Detail Study: You gains 50 XP.",
        "Foe's Test Detail Deny: You's Test Detail Plan is countered.",
    } <= set(told)
