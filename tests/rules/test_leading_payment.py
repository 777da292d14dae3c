"""When “you may pay … to” is asked (204.3, 383.3.b, 444.2): at the start of a trigger once, while it is finalized;
anywhere else on resolution."""
from __future__ import annotations

from engine.words import Spell, Unit, draw, may, me, pay, play, when, you
from tests.rules.covers import covers
from tests.rules.drafting import table
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Unit("TST-5P01", "Toll Prophet", energy=0, might=1).text(when(you(play(me)), may(pay(1)).to(draw(1)))),
    Unit("TST-5P02", "Toll Scholar", energy=0, might=1).text(when(you(play(me)), draw(1), may(pay(1)).to(draw(1)))),
    Spell("TST-5P03", "Toll Lesson", energy=0).text(may(pay(1)).to(draw(1))),
]


def answers(there: Table) -> int:
    """How often you were asked whether you may, while everything resolved; each time you said yes."""
    n = 0
    while there.open.kind in ("may", "priority") and there.chain():
        n += there.open.kind == "may"
        there.answer(there.open.seat, "yes" if there.open.kind == "may" else "pass")
    return n


@covers("204.3.a", "383.3.b", "444.2")
def test_a_payment_at_the_start_of_a_trigger_is_made_when_it_is_finalized_and_not_asked_again() -> None:
    there = Table(quiet(hand=["Toll Prophet"], runes={"fury": 1}), quiet(hand=["Test Sight"]), battlefields=PLAIN)
    there.you.play("Toll Prophet")
    assert (there.open.kind, there.open.why) == ("may", "383.3.b")
    there.you.choose("yes")
    assert (there.chain(), there.ready_runes()) == (["Toll Prophet"], 0)  # paid, and the foe may respond
    assert answers(there) == 0
    assert len(there.hand()) == 1


@covers("383.3.a.2", "383.3.b.1")
def test_who_declines_it_has_no_trigger_and_who_can_not_pay_is_not_asked() -> None:
    no = table(hand=["Toll Prophet"], runes={"fury": 1})
    no.you.play("Toll Prophet")
    no.you.choose("no")
    assert (no.chain(), no.ready_runes(), no.hand()) == ([], 1, [])
    poor = table(hand=["Toll Prophet"])
    poor.you.play("Toll Prophet")
    assert (poor.chain(), poor.open.kind) == ([], "act")


@covers("204.3.b", "444.2", "383.3.a.3")
def test_a_payment_later_in_a_trigger_or_in_a_spell_is_asked_on_resolution() -> None:
    for name in ("Toll Scholar", "Toll Lesson"):
        there = Table(quiet(hand=[name], runes={"fury": 1}), quiet(hand=["Test Sight"]), battlefields=PLAIN)
        there.you.play(name)
        assert (there.chain(), there.ready_runes(YOU)) == ([name], 1)
        assert answers(there) == 1
        assert there.ready_runes() == 0
        assert len(there.hand()) == (2 if name == "Toll Scholar" else 1)
