"""`python -m cards check` tries all that cards say, and reports what never happens."""
from __future__ import annotations

from cards.catalogue import CARDS
from cards.tools.firing import silent
from engine.game import catalogue_of
from engine.words import (
    Spell,
    Unit,
    a,
    attack,
    buff,
    can,
    cant,
    cost_less,
    die,
    draw,
    every,
    friendly,
    have,
    heal,
    here,
    if_,
    it,
    location,
    me,
    might,
    move,
    per,
    stun,
    tag,
    there_is,
    unit,
    when,
    would,
)
from engine.words.card import Card

NOBODY = tag("Nobody")
"""No card that there is has it."""


def reported(card: Card) -> list[str]:
    """What is reported of a card, without its name."""
    return [
        line.removeprefix(f"{card.name}: ")
        for line in silent(catalogue_of([*CARDS.values(), card]), card.code, tables=12)
    ]


def test_a_trigger_that_never_matches_is_reported() -> None:
    card = Unit("GRW-101", "Checked Trigger", energy=1, might=2).text(when(a(unit, NOBODY)(attack), draw(1)))
    found = reported(card)
    assert [line.partition(": “")[0] for line in found] == ["never triggers", "never changes anything"]
    assert reported(card.text(when(me(attack), draw(1)))) == []


def test_a_replacement_that_never_applies_is_reported() -> None:
    card = Unit("GRW-102", "Checked Replacement", energy=1, might=2).text(would(a(unit, NOBODY)(die), heal(it)))
    assert [line.partition(":")[0] for line in reported(card)] == ["is never applied"]
    assert reported(card.text(would(a(unit)(die), heal(it)))) == []


def test_a_permission_that_permits_nothing_is_reported() -> None:
    card = Unit("GRW-103", "Checked Permission", energy=1, might=2).text(
        can(every(friendly, unit, NOBODY)(move(to=a(location))))
    )
    assert reported(card) == ["never forbids or permits anything: can:moved"]
    assert reported(card.text(can(every(friendly, unit)(move(to=a(location)))))) == []


def test_a_prohibition_that_forbids_nothing_is_reported() -> None:
    card = Unit("GRW-104", "Checked Prohibition", energy=1, might=2).text(cant(every(unit, NOBODY)(move(to=here))))
    assert reported(card) == ["never forbids or permits anything: cant:moved"]
    assert reported(card.text(cant(every(unit)(move(to=here))))) == []


def test_a_condition_that_is_never_true_is_reported() -> None:
    card = Spell("GRW-105", "Checked Condition", energy=1).text(draw(1), if_(there_is(every(unit, NOBODY)), draw(1)))
    assert [line.partition(" ")[0] for line in reported(card)] == ["never"]
    assert reported(card)[0].startswith("never true: ThereIs")
    assert reported(card.text(draw(1), if_(there_is(every(unit)), draw(1)))) == []


def test_a_passive_that_speaks_of_nothing_is_reported() -> None:
    card = Unit("GRW-106", "Checked Passive", energy=1, might=2).text(have(every(unit, NOBODY), might(1)))
    assert reported(card) == ["never speaks of anything: might"]
    assert reported(card.text(have(every(unit), might(1)))) == []


def test_a_passive_that_never_comes_to_anything_is_reported() -> None:
    card = Unit("GRW-109", "Checked Amount", energy=1, might=2).text(have(me, might(per(every(unit, NOBODY)))))
    assert reported(card) == ["never comes to anything but 0: might"]
    assert reported(card.text(have(me, might(per(every(unit)))))) == []
    cheap = Unit("GRW-110", "Checked Cost", energy=1, might=2).text(
        have(me, cost_less(1, times=per(every(unit, NOBODY))))
    )
    assert reported(cheap) == ["never comes to anything but 0: cost"]


def test_an_effect_that_never_changes_anything_is_reported() -> None:
    card = Spell("GRW-107", "Checked Effect", energy=1).text(stun(every(unit, NOBODY)))
    assert [line.partition(":")[0] for line in reported(card)] == ["never changes anything"]
    assert reported(card.text(stun(every(unit)))) == []


def test_a_spell_that_can_never_be_played_is_reported() -> None:
    card = Spell("GRW-108", "Checked Target", energy=1).text(buff(a(unit, NOBODY)))
    assert [line.partition(":")[0] for line in reported(card)] == ["is never played", "never changes anything"]


