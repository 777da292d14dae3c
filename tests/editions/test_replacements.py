"""What a replacement is, how often it applies and what it takes over; and what triggers on a death, which may be
replaced."""
from __future__ import annotations

import pytest

from cards.tokens import MECH, RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    an,
    as_,
    copy_of,
    deal,
    deathknell,
    die,
    draw,
    enter,
    every,
    exhausted,
    friendly,
    have,
    it,
    me,
    once_each_turn,
    other,
    play,
    readied,
    recall,
    tag,
    token,
    tokens,
    unit,
    when,
    would,
    you,
    your,
)
from tests.rules.covers import switch
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table, one

EXTRA += [
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
    Gear("TST-EDT32", "Edition Mint", energy=0).text(as_(you(play(a(token, unit))), play(copy_of(it)))),
    Gear("TST-EDT33", "Edition Tollgate", energy=0).text(would(you(play(a(token, unit))), draw(1))),
    Gear("TST-EDT34", "Edition Swamp", energy=0).text(have(every(unit), enter(exhausted))),
    Unit("TST-EDT35", "Edition Sprinter", energy=0, might=2).text(have(me, enter(readied))),
]


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


@switch("replace.recognised")
@pytest.mark.parametrize(("edition", "ordered"), [("v1.0", False), ("v1.2", False), ("v1.3", False), ("v1.4", True)])
def test_as_takes_part_in_the_order_of_replacements_or_says_what_is_so(edition: str, ordered: bool) -> None:
    table = Table(
        quiet(hand=["Edition Workshop"], base=["Edition Mint", "Edition Tollgate"]), quiet(), battlefields=PLAIN,
        edition=edition,
    )
    table.you.play("Edition Workshop")
    table.resolve()
    assert (table.open.kind == "order") == ordered
    if ordered:
        assert table.open.why == "372"
        table.you.choose("Edition Tollgate")
    assert (table.open.kind, table.hand(), table.where("Mech")) == ("act", ["Playful Phantom"], "deck")


@switch("replace.recognised")
@pytest.mark.parametrize(("edition", "ordered"), [("v1.0", False), ("v1.2", False), ("v1.3", False), ("v1.4", True)])
def test_how_units_enter_is_ordered_or_stays_as_usual_where_texts_differ(edition: str, ordered: bool) -> None:
    table = Table(
        quiet(hand=["Edition Sprinter"], base=["Edition Swamp"]), quiet(), battlefields=PLAIN, edition=edition
    )
    table.you.play("Edition Sprinter")
    assert (table.open.why == "372") == ordered
    if ordered:
        table.you.choose("Ready")
    assert table.open.kind == "act"
    assert table.thing("Edition Sprinter").exhausted != ordered
