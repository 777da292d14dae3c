"""Rules text, effect text, flavor text, where gear is (135, 136, 138, 152): the worked examples with test cards of the
same behaviour."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    among_them,
    an,
    anyone,
    at_a_battlefield,
    attach,
    calm,
    chaos,
    choose,
    deal,
    defend,
    die,
    draw,
    enemy,
    equip,
    every,
    everywhere,
    exhaust,
    friendly,
    fury,
    happened,
    have,
    heal,
    here,
    hidden,
    if_,
    it,
    kill,
    me,
    might,
    per,
    play,
    recall,
    recycle,
    return_to_hand,
    reveal,
    tag,
    that,
    them,
    this,
    top,
    unit,
    when,
    with_,
    would,
    you,
    your,
    your_trash,
)
from engine.words import card as a_card
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, Table

SEEKER = "Reading Seeker"

EXTRA += [
    Spell("TST-7R01", SEEKER, energy=0).text(deal(4, a(unit, at_a_battlefield)), draw(1)),  # Void Seeker
    Unit("TST-7R02", "Reading Strategist", energy=0, might=3).text(  # Teemo, Strategist
        when(me(defend), choose(an(enemy, unit, here).called("foe")), reveal(top(5)),
             deal(per(every(a_card, among_them, with_(hidden))), that("foe")), recycle(them))),
    Unit("TST-7R03", "Reading Herald", energy=0, might=1).text(when(you(play(me)), draw(1))),
    Gear("TST-7R04", "Reading Ward", energy=0).text(would(a(friendly, unit)(die), return_to_hand(it))),
    Spell("TST-7R05", "Reading Dance", calm, chaos, energy=1, power=1).text(draw(1)),  # Defiant Dance
    Gear("TST-7R06", "Reading Angel", energy=0, bonus=1, tags="Equipment").text(equip(0)).wearer(  # Guardian Angel
        would(me(die), kill(this), heal(me), exhaust(me), recall(me))),
    Gear("TST-7R11", "Reading Brute", energy=0, bonus=1, tags="Equipment").text(equip(0)).wearer(  # Brutalizer
        if_(happened(anyone(attach(this, me))), have(me, might(2)))),
    Unit("TST-7R12", "Reading Bear", fury, chaos, energy=1, might=3),  # Tibbers
    Unit("TST-7R13", "Reading Calf", fury, energy=1, might=3),
    Unit("TST-7R14", "Reading Haste", energy=0, might=1).text(have(every(your, unit, everywhere), accelerate)),
    Unit("TST-7R07", "Reading Survivor", energy=0, might=1, tags="Reader"),
    Spell("TST-7R08", "Reading Memory", energy=0).text(return_to_hand(a(a_card, tag("Reader"), your_trash))),
    Gear("TST-7R09", "Reading Hilt", energy=0, bonus=0, tags="Equipment").text(equip(0)),
    Unit("TST-7R10", "Reading Sneak", energy=0, might=1).text(hidden),
]


@example("135.2.b.5.a#1", rule="417")
def test_a_spell_is_carried_out_one_instruction_after_the_other() -> None:
    table = Table(you=quiet(hand=[SEEKER]), foe=quiet(at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN)
    table.you.play(SEEKER, on="Test Might 3")
    table.resolve()
    kinds = [e.kind for e in table.events() if e.kind in ("damaged", "drawn")]
    assert kinds == ["damaged", "drawn"]


@example("135.2.b.5.a#2", rule="424")
def test_a_trigger_may_have_four_instructions() -> None:
    deck = ["Reading Sneak", "Test Might 1", "Reading Sneak", "Test Might 2", "Test Might 3", "Test Might 4"]
    table = Table(
        you=quiet(base=["Test Might 6"]), foe=quiet(at={MEADOW: ["Reading Strategist"]}, deck=deck), battlefields=PLAIN
    )
    table.you.move("Test Might 6", to=MEADOW)
    table.resolve()
    assert (2, table.thing("Test Might 6").id) in [(e.n, e.subject) for e in table.events("damaged")]
    assert len(table.events("revealed")) == 5
    assert len(table.events("recycled")) == 5


@example("135.2.b.6#1", rule="383.3")
def test_a_trigger_condition_is_no_instruction() -> None:
    table = Table(you=quiet(hand=["Reading Herald"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Reading Herald")
    table.resolve()
    assert len(table.events("drawn")) == 1
    assert [e.kind for e in table.events() if e.kind in ("played", "drawn")] == ["played", "drawn"]


@example("135.2.b.6#2", rule="370")
@covers("135.2.b.6")
def test_what_would_be_replaced_is_no_instruction() -> None:
    table = Table(
        you=quiet(base=["Reading Ward", "Test Might 1"], hand=["Test Sight", "Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    table.resolve()
    assert table.where("Test Might 1") == "base"
    table.you.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert "Test Might 1" in table.hand()


@example("135.2.e.6.c#1", rule="357")
@covers("135.2.e.6.c")
def test_power_of_the_own_domain_is_of_any_of_them() -> None:
    def can_pay(**runes: int) -> bool:
        table = Table(you=quiet(hand=["Reading Dance"], runes=runes), foe=quiet(), battlefields=PLAIN)
        offered = not table.you.why_not("play", "Reading Dance")
        if offered:
            table.you.play("Reading Dance")
            table.resolve()
        return offered and len(table.events("drawn")) == 1

    assert (can_pay(calm=1), can_pay(chaos=1), can_pay(fury=2)) == (True, True, False)


@example("135.2.e.6.c#2", rule="357")
def test_a_granted_accelerate_is_paid_with_any_of_the_cards_domains() -> None:
    def ready_for(domain: str) -> bool:
        table = Table(
            you=quiet(base=["Reading Haste"], hand=["Reading Bear"], runes={"fury": 1, domain: 2}), foe=quiet(),
            battlefields=PLAIN,
        )
        table.you.play("Reading Bear", accelerate=True)
        return not table.thing("Reading Bear").exhausted

    assert (ready_for("chaos"), ready_for("fury")) == (True, True)
    table = Table(
        you=quiet(base=["Reading Haste"], hand=["Reading Calf"], runes={"chaos": 3}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Reading Calf")
    assert table.thing("Reading Calf").exhausted  # [C] of a Fury card isn't paid with Chaos


@example("136.2.d#1", rule="370")
@covers("136.2.d")
def test_effect_text_speaks_of_the_attached_card_as_this() -> None:
    table = Table(
        you=quiet(base=["Test Might 2", "Reading Angel"], hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.use("Reading Angel", on="Test Might 2")
    table.resolve()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.where("Reading Angel")) == ("base", "trash")
    assert table.thing("Test Might 2").exhausted
    assert table.might("Test Might 2") == 2


@example("136.2.d#2", rule="434")
def test_this_in_effect_text_is_the_attached_card_whatever_it_is_called() -> None:
    table = Table(you=quiet(base=["Test Might 2", "Reading Brute"]), foe=quiet(), battlefields=PLAIN)
    table.you.use("Reading Brute", on="Test Might 2")
    table.resolve()
    assert table.might("Test Might 2") == 5
    table.end_turn()
    assert table.might("Test Might 2") == 3


@example("138.1#1", rule="355.5")
def test_flavor_gives_no_tag() -> None:
    table = Table(
        you=quiet(trash=[SEEKER, "Reading Survivor", "Reading Survivor"], hand=["Reading Memory"]), foe=quiet(),
        battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Reading Memory"))
    assert [table.state.objects[o.subject].card.name for o in question.options if o.subject] == [
        "Reading Survivor",
        "Reading Survivor",
    ]
    table.you.play("Reading Memory", on="Reading Survivor")
    table.resolve()
    assert "Reading Survivor" in table.hand()


@example("152.2#1", rule="434")
def test_gear_comes_to_a_battlefield_only_with_a_unit() -> None:
    table = Table(you=quiet(base=["Test Might 2"], hand=["Reading Hilt"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Reading Hilt")
    assert table.where("Reading Hilt") == "base"
    assert table.you.why_not("move", "Reading Hilt") == ["410.1"]
    table.you.use("Reading Hilt", on="Test Might 2")
    table.resolve()
    table.you.move("Test Might 2", to=MEADOW)
    table.pass_all()
    assert table.where("Reading Hilt") == MEADOW
