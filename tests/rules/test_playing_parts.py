"""Parts of playing that other chapters take for granted (350–359, 158): what waits, what is final when, what may be
done, what ceases."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    an,
    at_a_battlefield,
    chosen_champion,
    deal,
    die,
    draw,
    every,
    facedown_card,
    friendly,
    have,
    kill,
    may,
    me,
    might,
    other,
    play,
    return_to_hand,
    unit,
    when,
    you,
    your,
)
from engine.words.nodes import Zone
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, Table

EXTRA += [
    Spell("TST-3B100", "Test Option", energy=0).text(may(kill(a(unit))), draw(1)),
    Spell("TST-3B101", "Test Boomerang", energy=0).text(draw(1), return_to_hand(me), draw(1)),
    Unit("TST-3B102", "Test Standard", energy=0, might=1).text(
        have(every(other, friendly, unit), might(1)), when(you(play(me)), draw(1))
    ),
    Unit("TST-3B103", "Test Bystander", energy=0, might=1).text(when(an(other, friendly, unit)(die), draw(1))),
    Spell("TST-3B104", "Test Double Blow", energy=0).text(
        kill(every(friendly, unit, at_a_battlefield)), deal(1, every(unit)), draw(1)
    ),
    Spell("TST-3B105", "Test Unmask", energy=0).text(kill(a(facedown_card))),
    Spell("TST-3B106", "Test Champion's Call", energy=0).text(
        return_to_hand(a(chosen_champion, unit, your, Zone("champion", you)))
    ),
]


@covers("355.12", "355.7")
def test_what_may_be_done_to_a_target_is_decided_on_resolution() -> None:
    for decided in ("yes", "no"):
        table = Table(quiet(hand=["Test Option"]), quiet(base=["Test Might 1", "Test Might 2"]), battlefields=PLAIN)
        table.you.play("Test Option", on="Test Might 2")
        assert [event.card for event in table.events("chose")] != []
        table.resolve()
        assert table.open.kind == "may"
        table.you.choose(decided)
        assert table.where("Test Might 2") == ("trash" if decided == "yes" else "base")
        assert table.where("Test Might 1") == "base"


@covers("359.3.e.15")
def test_a_spell_that_leaves_the_chain_does_nothing_more() -> None:
    table = Table(quiet(hand=["Test Boomerang"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Boomerang")
    table.resolve()
    assert table.hand().count("Test Boomerang") == 1
    assert len(table.hand()) == 2, "only the first card was drawn"
    assert table.trash() == []
    assert table.chain() == []


@covers("352.1", "354.2", "359.1", "359.2.a", "359.2.b", "350.2")
def test_a_permanent_is_pending_then_enters_with_its_text() -> None:
    table = Table(quiet(hand=["Test Standard"], base=["Test Might 2"]), quiet(), battlefields=PLAIN)
    draft = table.game.fork()
    table.you.play("Test Standard")
    kinds = [event.kind for event in table.events()]
    assert kinds.index("queued") < kinds.index("finalized") < kinds.index("entered")
    assert table.might("Test Might 2") == 3, "the passive is active at once"
    assert table.chain() == ["Test Standard"], "and what it says about being played follows as a trigger"
    assert draft.fingerprint() != table.game.fingerprint()
    table.resolve()
    assert len(table.hand()) == 1


@covers("158.3", "158.3.a", "354.4", "359.3.b")
def test_what_triggers_during_a_resolution_is_finalized_after_its_end() -> None:
    you = quiet(hand=["Test Double Blow"], base=["Test Bystander", "Test Might 6"], at={MEADOW: ["Test Might 2"]})
    table = Table(you, quiet(), battlefields=PLAIN)
    table.you.play("Test Double Blow")
    while not table.events("triggered"):
        table.answer(table.open.seat, "pass")
    kinds = [f"{event.kind} {event.other}" if event.kind == "finalized" else event.kind for event in table.events()]
    assert kinds.index("died") < kinds.index("triggered") < kinds.index("damaged")  # pending at once (401.1)
    assert kinds.index("damaged") < kinds.index("resolved") < kinds.index("finalized triggered")
    table.resolve()
    assert len(table.events("drawn")) == 1 + 1 or len(table.hand()) == 2


@covers("355.9.a.3")
def test_a_facedown_card_is_one_in_a_facedown_zone() -> None:
    table = Table(
        quiet(hand=["Test Unmask"], base=["Test Might 1"]),
        quiet(at={MOOR: ["Test Might 2"]}, facedown={MOOR: ["Test Sight"]}), battlefields=PLAIN,
    )
    facedown = table.thing("Test Sight", zone="facedown").id
    table.you.play("Test Unmask")
    assert [event.subject for event in table.events("chose")] == [facedown]
    table.resolve()
    table = Table(quiet(hand=["Test Unmask"], base=["Test Might 1"]), quiet(base=["Test Might 2"]), battlefields=PLAIN)
    assert table.you.why_not("play", "Test Unmask") == ["355.8"]


@covers("355.9.a.5")
def test_a_unit_in_the_champion_zone_is_chosen_only_by_a_text_that_says_so() -> None:
    champion = "Annie, Fiery"
    table = Table(quiet(hand=["Test Champion's Call", "Test Vanish"], champion=champion), quiet(), battlefields=PLAIN)
    assert table.you.why_not("play", "Test Vanish") == ["355.8"]
    table.you.play("Test Champion's Call")
    assert len(table.events("chose")) == 1
    table.resolve()
    assert champion in table.hand()
