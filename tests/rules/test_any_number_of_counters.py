"""Any number of counters: as a cost (355.10.c) and as an instruction, once for each of several on one object
(702.2.b, 745)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    any_amount,
    attack,
    buffed,
    cant,
    capacity,
    channel,
    cost,
    cost_less,
    do,
    draw,
    every,
    exhausted,
    friendly,
    have,
    if_,
    may,
    me,
    optional_cost,
    per,
    player,
    reaction,
    spend_buff,
    spend_counter,
    stun,
    that,
    that_many,
    unit,
    when,
    you,
    you_paid,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.drafting import carry_out, offered, table
from tests.rules.grounds import MOOR, quiet
from tests.table import EXTRA, YOU, find_or_extra, one

EXTRA += [
    Unit("TST-6T01", "Tally Hoarder", energy=2, might=2).text(have(me, capacity(buffed))),
    Unit("TST-6T02", "Tally Buyer", "fury", energy=2, power=2, might=2).text(
        optional_cost(spend_buff(any_amount.called("spent"))), have(me, cost_less("fury", times=per(that("spent"))))),
    Spell("TST-6T03", "Tally Levy", energy=0).text(spend_buff(any_amount), channel(that_many, exhausted)),
    Spell("TST-6T04", "Tally Toll", energy=0).text(
        do(spend_buff(any_amount, every(friendly, unit, exhausted))).to(draw(that_many))),
    Gear("TST-6T05", "Tally Abacus", energy=0).text(activate(cost(spend_counter(any_amount)), draw(that_many))),
    Spell("TST-6T06", "Tally Hymn", energy=2).text(
        reaction, optional_cost(spend_buff(any_amount.called("notes"))),
        have(me, cost_less(1, times=per(that("notes")))), stun(a(unit, buffed)),
        if_(you_paid, channel(per(that("notes"))))),
    Unit("TST-6T07", "Tally Miser", energy=1, might=1).text(cant(every(player)(spend_buff()))),
    Unit("TST-6T08", "Tally Usher", energy=1, might=1).text(when(you(spend_buff(of=a(unit))), draw(1))),
    Unit("TST-6T09", "Tally Raider", energy=1, might=1).text(
        when(me(attack), may(spend_buff(any_amount)).to(draw(that_many)))),
]

PAIR = (one("Tally Hoarder", buffs=2), one("Test Might 1", buffs=1))
"""Three buffs on two units."""
THEIRS = one("Test Might 6", buffs=1)


def buffs(there) -> list[int]:  # type: ignore[no-untyped-def]
    """On each of the pair, and on the foe's."""
    return [there.thing(name).buffed for name in ("Tally Hoarder", "Test Might 1", "Test Might 6")]


@covers("356.2.b.1", "355.10.c", "745.2")
def test_any_number_may_be_spent_as_an_additional_cost_and_each_counts() -> None:
    def there(**runes: int):  # type: ignore[no-untyped-def]
        return table(quiet(base=[THEIRS]), hand=["Tally Buyer"], base=PAIR, runes=runes)

    full = there(fury=2)
    full.you.play("Tally Buyer")
    assert (buffs(full), full.state.players[YOU].runes) == ([2, 1, 1], [])
    free = there(calm=2)
    own = ["Tally Hoarder", "Tally Hoarder", "Test Might 1"]
    assert free.you.why_not("play", "Tally Buyer") == []
    carry_out(free, "play", "Tally Buyer", "extra:yes", own[0], own[2], "done")
    assert (buffs(free), len(free.state.players[YOU].runes), free.ready_runes()) == ([1, 0, 1], 2, 0)
    more = there(fury=2)
    carry_out(more, "play", "Tally Buyer", "extra:yes", *own)
    assert (buffs(more), len(more.state.players[YOU].runes), len(more.events("buff spent"))) == ([0, 0, 1], 2, 3)


@covers("356.2.b.1", "702.2.b.1", "702.2.b.2")
def test_each_buff_is_offered_once_and_never_one_of_somebody_else() -> None:
    there = table(quiet(base=[THEIRS]), hand=["Tally Buyer"], base=[*PAIR, "Test Might 2"], runes={"fury": 2})
    asked = ["play", "Tally Buyer", "extra:yes"]
    assert offered(there, *asked) == ["Tally Hoarder", "Test Might 1", "Done"]
    assert offered(there, *asked, "Tally Hoarder") == ["Tally Hoarder", "Test Might 1", "Done"]
    assert offered(there, *asked, "Tally Hoarder", "Tally Hoarder") == ["Test Might 1", "Done"]
    assert offered(there, *asked, "Tally Hoarder", "Tally Hoarder", "Test Might 1") == ["confirm"]


@covers("356.4", "357")
def test_what_is_not_paid_for_is_not_offered() -> None:
    for mine, named in ((PAIR, {"Tally Buyer"}), (PAIR[1:], set()), (PAIR[:1], {"Tally Buyer"})):
        there = table(quiet(base=[THEIRS]), hand=["Tally Buyer"], base=mine, runes={"calm": 2})
        assert there.you.offered("play") == named
    alone = table(hand=["Tally Buyer"], base=[one("Tally Hoarder", buffs=3)], runes={"calm": 2})
    assert offered(alone, "play", "Tally Buyer", "extra:yes", "Tally Hoarder") == ["Tally Hoarder"], "no Done yet"


@covers("704.1", "745.1.b", "702.2.b")
def test_as_an_instruction_any_number_is_chosen_when_it_is_carried_out() -> None:
    there = table(quiet(base=[THEIRS]), hand=["Tally Levy"], base=[*PAIR, "Tally Usher"], rune_deck=6)
    there.you.play("Tally Levy")
    assert there.events("chose") == []
    there.resolve()
    assert (there.open.why, len(there.open.options)) == ("704.1", 3)
    there.you.choose("Tally Hoarder", "Test Might 1")
    assert (buffs(there), len(there.state.players[YOU].runes), there.ready_runes()) == ([1, 0, 1], 2, 0)
    there.resolve()
    assert len(there.hand()) == 2, "each is spent for itself"


@covers("704.1", "745")
def test_none_at_all_is_a_number_and_without_buffs_nobody_is_asked() -> None:
    none = table(hand=["Tally Levy"], base=PAIR)
    none.you.play("Tally Levy")
    none.resolve()
    none.you.choose()
    assert (none.events("buff spent"), none.state.players[YOU].runes) == ([], [])
    bare = table(quiet(base=[THEIRS]), hand=["Tally Levy"], base=["Test Might 1"])
    bare.you.play("Tally Levy")
    bare.resolve()
    assert (bare.open.kind, bare.state.players[YOU].runes) == ("act", [])


@covers("054.1", "359.3.e.6")
def test_that_many_is_how_many_were_spent_not_how_many_were_chosen() -> None:
    there = table(quiet(base=["Tally Miser"]), hand=["Tally Levy"], base=PAIR)
    there.you.play("Tally Levy")
    there.resolve()
    there.you.choose("Tally Hoarder", "Test Might 1")
    assert ([there.thing(name).buffed for name in ("Tally Hoarder", "Test Might 1")], there.state.players[YOU].runes) \
        == ([2, 1], [])


@covers("204.3", "355.10.c.1")
def test_inside_an_instruction_it_is_a_cost_from_those_that_fit() -> None:
    there = table(hand=["Tally Toll"], base=[one("Tally Hoarder", buffs=2, exhausted=True), PAIR[1]])
    there.you.play("Tally Toll")
    there.resolve()
    assert [there.you._name(option.subject) for option in there.open.options] == ["Tally Hoarder"] * 2
    there.you.choose("Tally Hoarder")
    assert (there.thing("Tally Hoarder").buffed, there.thing("Test Might 1").buffed, len(there.hand())) == (1, 1, 1)


@covers("745.1.a", "377.3")
def test_an_ability_remembers_how_many_paid_for_it() -> None:
    there = table(quiet(base=[THEIRS]), base=[*PAIR, "Tally Abacus"])
    there.you.use("Tally Abacus", paying=["Tally Hoarder", "Test Might 1"])
    assert buffs(there) == [1, 0, 1]
    there.resolve()
    assert len(there.hand()) == 2


@covers("383.3.b", "704.1")
def test_a_trigger_pays_with_any_number_as_it_is_finalized() -> None:
    there = table(quiet(at={MOOR: ["Test Might 1"]}), base=["Tally Raider", one("Tally Hoarder", buffs=2)])
    there.you.move("Tally Raider", to=MOOR)
    there.you.choose("yes")
    there.you.choose("Tally Hoarder")
    there.you.choose("Tally Hoarder")
    assert there.thing("Tally Hoarder").buffed == 0
    there.resolve()
    assert len(there.hand()) == 2


@covers("356.4.a", "358.1")
def test_a_buff_of_the_target_itself_can_be_spent_for_it() -> None:
    there = table(base=[one("Tally Hoarder", buffs=2)], hand=["Tally Hymn"], runes={"calm": 1})
    there.you.play("Tally Hymn", on="Tally Hoarder", extra="spend", paying="Tally Hoarder")
    there.resolve()
    hoarder = there.thing("Tally Hoarder")
    assert (hoarder.buffed, hoarder.stunned, len(there.state.players[YOU].runes)) == (1, True, 2)


def test_any_number_is_said() -> None:
    assert say(find_or_extra("Tally Buyer")) == (
        "You may spend any number of buffs as an additional cost to play me.\n"
        "My cost is reduced by [R] for each of those buffs."
    )
    assert say(find_or_extra("Tally Levy")) == "Spend any number of buffs. Channel that many runes exhausted."
    assert say(find_or_extra("Tally Toll")) == (
        "Spend any number of buffs of friendly exhausted units to draw that many."
    )
    assert say(find_or_extra("Tally Abacus")) == "Spend any number of counters: Draw that many."
    assert "channel 1 rune for each of those buffs" in say(find_or_extra("Tally Hymn"))
