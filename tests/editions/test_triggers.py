"""When triggered abilities ask, cost something and look at their conditions."""
from __future__ import annotations

import pytest

from cards.tokens import MECH, RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    deal,
    deathknell,
    die,
    discard,
    do,
    draw,
    enter,
    every,
    friendly,
    gear,
    have,
    if_,
    it,
    kill,
    may,
    me,
    move,
    once_each_turn,
    other,
    play,
    reaction,
    readied,
    recall,
    spell,
    tag,
    there_is,
    token,
    tokens,
    unit,
    when,
    would,
    you,
    your,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table, one

EXTRA += [
    Unit("TST-EDT11", "Edition Asker", energy=0, might=6).text(when(me(move()), may(deal(1, a(unit))))),
    Unit("TST-EDT12", "Edition Breaker", energy=0, might=6).text(
        when(you(play(me)), may(kill(a(friendly, gear))).to(draw(1)))
    ),
    Unit("TST-EDT13", "Edition Trader", energy=0, might=6).text(
        when(you(play(me)), draw(1), do(discard(1)).to(deal(2, a(unit))))
    ),
    Gear("TST-EDT14", "Edition Trinket", energy=0),
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
    Gear("TST-EDT19", "Edition Haven", energy=0).text(
        would(a(friendly, unit)(die), recall(it), limit=once_each_turn)
    ),
    Unit("TST-EDT20", "Edition Spirit", energy=0, might=1).text(deathknell(draw(1))),
    Unit("TST-EDT21", "Edition Mortal", energy=0, might=1).text(when(me(die), draw(1))),
    Unit("TST-EDT22", "Edition Witness", energy=0, might=9).text(when(an(other, unit)(die), deal(1, me))),
    Spell("TST-EDT23", "Edition Workshop", energy=0).text(play(tokens(MECH))),
    Spell("TST-EDT24", "Edition Swift Workshop", energy=0).text(play(tokens(MECH, readied))),
    Gear("TST-EDT25", "Edition Garage", energy=0).text(have(every(your, unit, tag("Mech")), enter(readied))),
    Gear("TST-EDT26", "Edition Draft", energy=0).text(would(you(play(a(token, unit))), play(tokens(RECRUIT)))),
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


@switch("replace.once_each_turn")
@pytest.mark.parametrize(("edition", "asked"), [("v1.0", False), ("v1.2", False), ("v1.3", True), ("v1.4", False)])
def test_a_replacement_that_applies_once_each_turn_may_be_kept_for_later_or_not(edition: str, asked: bool) -> None:
    table = Table(
        quiet(hand=["Test Vanish"] * 2, base=["Edition Haven", "Test Might 2", "Test Might 3"]), quiet(),
        battlefields=PLAIN, edition=edition,
    )
    for name, answer in (("Test Might 2", "no"), ("Test Might 3", "yes")):
        table.you.play("Test Vanish", on=name)
        table.resolve()
        assert (table.open.kind == "may") == asked
        if asked:
            assert table.open.why == "v1.3:371.1"
            table.you.choose(answer)
        assert table.open.kind == "act"
    assert table.where("Test Might 2") == ("trash" if asked else "base")
    assert table.where("Test Might 3") == ("base" if asked else "trash")


@switch("trigger.own_death")
@pytest.mark.parametrize(("edition", "noted"), [
    ("v1.0", ()), ("v1.2", ("Edition Spirit",)), ("v1.3", ("Edition Spirit",)),
    ("v1.4", ("Edition Spirit", "Edition Mortal")),
])
@pytest.mark.parametrize("name", ["Edition Spirit", "Edition Mortal"])
def test_what_triggers_on_its_own_death_is_on_the_chain_before_the_others_or_together_with_them(
    edition: str, noted: tuple[str, ...], name: str
) -> None:
    table = Table(
        quiet(hand=["Test Vanish"], base=[one(name, buffs=1), "Edition Witness"]), quiet(), battlefields=PLAIN,
        edition=edition, asks_own_windows=True,
    )
    table.you.play("Test Vanish", on=name)
    table.you.passes()
    table.foe.passes()
    if name not in noted:
        assert (table.open.kind, len(table.open.options)) == ("order", 2)
        table.you.choose("Edition Witness", name)
    assert table.chain() == ([name, "Edition Witness"] if name in noted else ["Edition Witness", name])
    table.resolve()
    assert (len(table.hand()), table.thing("Edition Witness").damage) == (1, 1)


@switch("trigger.own_death")
@pytest.mark.parametrize(("edition", "gone"), [("v1.0", False), ("v1.2", True), ("v1.3", True), ("v1.4", True)])
def test_a_deathknell_does_not_happen_if_the_death_is_replaced(edition: str, gone: bool) -> None:
    table = Table(
        quiet(hand=["Test Vanish"], base=[one("Edition Spirit", buffs=1), "Edition Haven"]), quiet(),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Test Vanish", on="Edition Spirit")
    table.resolve()
    if table.open.kind == "may":
        table.you.choose("yes")
    assert (table.where("Edition Spirit"), table.chain(), table.hand()) == ("base", [], [])
    assert bool(table.events("fizzled")) == gone


@switch("replace.inherits")
@pytest.mark.parametrize(("edition", "third"), [("v1.0", False), ("v1.2", False), ("v1.3", True), ("v1.4", False)])
@pytest.mark.parametrize("spell_", ["Edition Workshop", "Edition Swift Workshop"])
def test_what_another_text_says_of_a_token_goes_over_to_what_comes_instead_or_not(
    edition: str, third: bool, spell_: str
) -> None:
    for gear_, said in (("Edition Garage", True), ("Edition Trinket", False)):
        table = Table(
            quiet(hand=[spell_], base=["Edition Draft", gear_]), quiet(), battlefields=PLAIN, edition=edition
        )
        table.you.play(spell_)
        table.resolve()
        own = spell_ == "Edition Swift Workshop"
        assert table.thing("Recruit").exhausted == (not own and not (third and said))
        assert table.where("Mech") == "deck"
