"""Triggered abilities: when they ask, cost something and look at their conditions, how often they trigger, what waits
for later, and what “do this” makes."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    anyone,
    at_the,
    choose,
    deal,
    discard,
    do,
    do_following,
    do_this,
    draw,
    ends,
    friendly,
    gear,
    if_,
    it,
    kill,
    may,
    me,
    move,
    once,
    once_each_turn,
    play,
    reaction,
    spell,
    stun,
    there_is,
    this_turn,
    turn,
    unit,
    when,
    you,
    your,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Unit("TST-EDT11", "Edition Asker", energy=0, might=6).text(when(me(move()), may(deal(1, a(unit))))),
    Unit("TST-EDT12", "Edition Breaker", energy=0, might=6).text(
        when(you(play(me)), may(kill(a(friendly, gear))).to(draw(1)))
    ),
    Unit("TST-EDT13", "Edition Trader", energy=0, might=6).text(
        when(you(play(me)), draw(1), do(discard(1)).to(deal(2, a(unit))))
    ),
    Unit("TST-EDT15", "Edition Collector", energy=0, might=6).text(
        when(you(play(me)).provided(there_is(a(your, gear))), draw(1))
    ),
    Unit("TST-EDT16", "Edition Hoarder", energy=0, might=6).text(
        when(you(play(me)), if_(there_is(a(your, gear)), draw(1)))
    ),
    Spell("TST-EDT17", "Edition Rust", energy=0).text(reaction, kill(a(gear))),
    Unit("TST-EDT18", "Edition Student", energy=0, might=6).text(
        when(you(play(a(spell))), draw(1), limit=once_each_turn)
    ),
    Spell("TST-EDT27", "Edition Sentence", energy=0).text(
        choose(a(unit)), this_turn(when(anyone(deal(to=it)), kill(it), limit=once))
    ),
    Spell("TST-EDT28", "Edition Dusk", energy=0).text(at_the(ends(turn), deal(1, a(unit)))),
    Spell("TST-EDT29", "Edition Salvo", energy=0).text(do_this(deal(1, a(unit)), n=2), draw(1)),
    Spell("TST-EDT30", "Edition Errand", energy=0).text(do_following(deal(1, a(unit)), draw(1), n=1), draw(1)),
    Spell("TST-EDT31", "Edition Errands", energy=0).text(
        do_following(deal(1, a(unit)), draw(1), stun(a(unit)), n=2), draw(1)
    ),
]


def playing(name: str, edition: str, **mine: object) -> Table:
    """You have played that unit, beside a unit that it may choose."""
    have = quiet(**{"hand": [name, "Test Sight"], "base": ["Test Might 3"], **mine})
    table = Table(have, quiet(), battlefields=PLAIN, edition=edition, asks_own_windows=True)
    table.you.play(name)
    return table


def moving(edition: str) -> Table:
    """Your unit that may do something as it moves has moved."""
    table = Table(
        quiet(base=["Edition Asker", "Test Might 3"]), quiet(), battlefields=PLAIN, edition=edition,
        asks_own_windows=True,
    )
    table.you.move("Edition Asker", to=MEADOW)
    return table


@switch("trigger.optional")
@pytest.mark.parametrize("edition", ["v1.0", "v1.2"])
@pytest.mark.parametrize(("answer", "damage"), [("yes", 1), ("no", 0)])
def test_whether_to_do_it_is_decided_on_resolution(edition: str, answer: str, damage: int) -> None:
    table = moving(edition)
    assert (table.open.kind, table.chain()) == ("choose", ["(Edition Asker)"])
    table.you.choose("Test Might 3")
    assert (table.open.kind, table.chain()) == ("priority", ["Edition Asker"]), "nobody knows yet"
    table.resolve()
    assert (table.open.seat, table.open.kind, table.chain()) == (YOU, "may", ["Edition Asker"])
    table.you.choose(answer)
    assert (table.thing("Test Might 3").damage, len(table.events("resolved"))) == (damage, 1)


@switch("trigger.optional")
@pytest.mark.parametrize(("edition", "chain"), [("v1.3", []), ("v1.4", ["(Edition Asker)"])])
def test_whether_to_do_it_is_decided_as_it_triggers_or_while_it_is_finalized(edition: str, chain: list[str]) -> None:
    table = moving(edition)
    assert (table.open.seat, table.open.kind, table.chain()) == (YOU, "may", chain)
    table.you.choose("no")
    assert (table.open.kind, table.chain()) == ("focus", [])
    assert len(table.events("triggered")) == len(chain)
    assert [event.rule for event in table.events("fizzled")] == ["383.3.a" if chain else "v1.3:383.3.a"]
    table = moving(edition)
    table.you.choose("yes")
    table.you.choose("Test Might 3")
    table.resolve()
    assert table.thing("Test Might 3").damage == 1


@switch("trigger.inner_cost")
@pytest.mark.parametrize(("edition", "paid"), [("v1.0", False), ("v1.2", False), ("v1.3", True), ("v1.4", True)])
def test_a_cost_at_the_start_is_paid_before_anybody_can_answer_or_on_resolution(edition: str, paid: bool) -> None:
    table = playing("Edition Breaker", edition, base=["Edition Trinket"])
    if paid:
        assert table.open.kind == "may"
        table.you.choose("yes")
    assert (table.open.kind, table.chain()) == ("priority", ["Edition Breaker"])
    assert (table.where("Edition Trinket") == "trash") == paid
    table.resolve()
    if not paid:
        assert table.open.kind == "may"
        table.you.choose("yes")
    assert (table.where("Edition Trinket"), table.hand()) == ("trash", ["Test Sight", "Playful Phantom"])


@switch("trigger.inner_cost")
@pytest.mark.parametrize(("edition", "paid"), [("v1.0", False), ("v1.2", False), ("v1.3", True), ("v1.4", False)])
def test_a_cost_later_in_the_text_is_paid_on_resolution_or_while_it_is_finalized(edition: str, paid: bool) -> None:
    table = playing("Edition Trader", edition)
    while table.open.kind != "priority":
        table.answer(YOU, "yes" if table.open.kind == "may" else table.open.keys[0])
    assert (table.chain(), table.trash()) == (["Edition Trader"], ["Test Sight"] if paid else [])
    assert not table.events("drawn")
    table.resolve()
    if not paid:
        assert (table.open.kind, len(table.open.options), len(table.hand())) == ("choose", 2, 2)
        table.you.choose("Test Sight")
    assert (table.hand(), table.trash()) == (["Playful Phantom"], ["Test Sight"])
    assert [event.n for event in table.events("damaged")] == [2]


@switch("trigger.condition_if")
@pytest.mark.parametrize(("edition", "early"), [("v1.0", ()), ("v1.2", ()), ("v1.3", ("right behind", "later")),
                                                ("v1.4", ("right behind",))])
@pytest.mark.parametrize(("name", "where"), [("Edition Collector", "right behind"), ("Edition Hoarder", "later")])
def test_an_if_is_looked_at_as_it_triggers_or_on_resolution(
    edition: str, early: tuple[str, ...], name: str, where: str
) -> None:
    table = playing(name, edition)
    assert table.chain() == ([] if where in early else [name])
    table.resolve()
    assert table.hand() == ["Test Sight"]
    table = playing(name, edition, base=["Edition Trinket"], hand=[name, "Edition Rust"])
    assert table.chain() == [name]
    table.you.play("Edition Rust", on="Edition Trinket")
    table.resolve()
    assert table.where("Edition Trinket") == "trash"
    assert len(table.hand()) == (where in early)


@switch("trigger.once_each_turn")
@pytest.mark.parametrize("edition", ["v1.0", "v1.2", "v1.4"])
def test_a_trigger_that_happens_once_each_turn_happens_the_first_time(edition: str) -> None:
    table = playing("Edition Student", edition, hand=["Edition Student", *["Test Sight"] * 2])
    for drawn in (2, 3):
        table.you.play("Test Sight")
        table.resolve()
        assert (table.open.kind, len(table.events("drawn"))) == ("act", drawn)


@switch("trigger.once_each_turn")
def test_a_trigger_that_happens_once_each_turn_may_be_kept_for_later() -> None:
    table = playing("Edition Student", "v1.3", hand=["Edition Student", *["Test Sight"] * 3])
    for answer in ("no", "yes"):
        table.you.play("Test Sight")
        table.resolve()
        assert (table.open.kind, table.open.why, table.chain()) == ("may", "v1.3:383.3.f.1", [])
        table.you.choose(answer)
        assert len(table.events("triggered")) == (answer == "yes")
        table.resolve()
    assert len(table.events("drawn")) == 3
    table.you.play("Test Sight")
    table.resolve()
    assert (table.open.kind, len(table.events("drawn"))) == ("act", 4)


@switch("trigger.delayed")
@pytest.mark.parametrize(("edition", "chained"), [("v1.0", False), ("v1.2", True), ("v1.3", True), ("v1.4", True)])
def test_what_waited_for_something_happens_at_once_or_can_be_answered(edition: str, chained: bool) -> None:
    table = Table(
        quiet(hand=["Edition Sentence", "Test Spark", "Test Sight"]), quiet(base=["Test Might 5", "Test Might 6"]),
        battlefields=PLAIN, edition=edition, asks_own_windows=True,
    )
    table.you.play("Edition Sentence", on="Test Might 5")
    table.resolve()
    table.you.play("Test Spark", on="Test Might 5")
    table.you.passes()
    table.foe.passes()
    assert table.chain() == (["Edition Sentence"] if chained else [])
    assert (table.where("Test Might 5") == "trash") != chained
    assert bool(table.events("triggered")) == chained
    if chained:
        assert table.open.kind == "priority"
        table.resolve()
    assert (table.where("Test Might 5"), table.open.kind) == ("trash", "act")


@switch("trigger.delayed")
@pytest.mark.parametrize(("edition", "chain"), [
    ("v1.0", []), ("v1.2", ["(Edition Dusk)"]), ("v1.3", ["(Edition Dusk)"]), ("v1.4", ["(Edition Dusk)"])
])
def test_what_waited_for_its_time_is_chosen_for_then(edition: str, chain: list[str]) -> None:
    table = Table(
        quiet(hand=["Edition Dusk"]), quiet(base=["Test Might 5", "Test Might 6"]), battlefields=PLAIN, edition=edition
    )
    table.you.play("Edition Dusk")
    table.resolve()
    table.you.ends()
    assert (table.open.seat, table.open.kind, table.chain()) == (YOU, "choose", chain)
    table.you.choose("Test Might 6")
    table.pass_all()
    assert [event.subject for event in table.events("damaged")] == [table.thing("Test Might 6").id]


@switch("trigger.reflexive")
@pytest.mark.parametrize("edition", ["v1.2", "v1.3", "v1.4"])
def test_do_this_makes_new_items_with_choices_of_their_own(edition: str) -> None:
    table = Table(
        quiet(hand=["Edition Salvo"]), quiet(base=["Test Might 5", "Test Might 6"]), battlefields=PLAIN,
        edition=edition, asks_own_windows=True,
    )
    table.you.play("Edition Salvo")
    table.you.passes()
    table.foe.passes()
    assert (len(table.hand()), table.open.kind) == (1, "choose")
    table.you.choose("Test Might 5")
    table.you.choose("Test Might 6")
    assert (table.open.kind, table.chain()) == ("priority", ["Edition Salvo"] * 2)
    assert table.events("damaged") == []
    table.resolve()
    assert (table.thing("Test Might 5").damage, table.thing("Test Might 6").damage) == (1, 1)


@switch("trigger.reflexive")
def test_do_this_is_the_next_instruction() -> None:
    table = Table(
        quiet(hand=["Edition Salvo"]), quiet(base=["Test Might 5", "Test Might 6"]), battlefields=PLAIN, edition="v1.0"
    )
    table.you.play("Edition Salvo", on=["Test Might 5", "Test Might 6"])
    assert table.chain() == ["Edition Salvo"]
    table.resolve()
    assert (table.open.kind, table.events("triggered")) == ("act", [])
    assert [event.kind for event in table.events() if event.kind in ("damaged", "drawn")] == [
        "damaged", "damaged", "drawn"
    ]
    assert (table.thing("Test Might 5").damage, table.thing("Test Might 6").damage) == (1, 1)


@switch("trigger.reflexive")
@pytest.mark.parametrize(("edition", "several"), [
    ("v1.0", ()), ("v1.2", (1,)), ("v1.3", (1,)), ("v1.4", (1, 2)),
])
@pytest.mark.parametrize(("name", "n"), [("Edition Errand", 1), ("Edition Errands", 2)])
def test_some_of_the_following_are_new_items_or_instructions(
    edition: str, several: tuple[int, ...], name: str, n: int
) -> None:
    table = Table(
        quiet(hand=[name]), quiet(base=["Test Might 5", "Test Might 6"]), battlefields=PLAIN, edition=edition
    )
    table.you.play(name)
    table.resolve()
    assert (table.open.kind, len(table.open.options)) == ("choose", n + 1)
    table.you.choose("deal 1", *["draw 1"] * (n - 1))
    if table.open.kind == "order":
        table.answer(YOU, *table.open.keys)
    assert table.open.kind == "choose"
    assert len(table.hand()) == (n in several)
    table.you.choose("Test Might 6")
    table.resolve()
    assert len(table.events("triggered")) == (n if n in several else 0)
    assert (len(table.hand()), table.thing("Test Might 6").damage) == (n, 1)
