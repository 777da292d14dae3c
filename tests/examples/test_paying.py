"""Worked examples of how costs are paid (204, 205, 357, 820): costs inside instructions, any order, replaced costs,
Repeat."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    abilities_of,
    activate,
    add,
    additional_cost,
    an,
    attacking,
    base_of,
    battlefield,
    card,
    choose,
    choose_one,
    cost,
    deal,
    defend,
    die,
    discard,
    do,
    draw,
    enemy,
    every,
    exhaust,
    friendly,
    gear,
    give,
    have,
    heal,
    here,
    if_,
    it,
    kill,
    may,
    me,
    might,
    might_of,
    move,
    must_pay,
    opponent,
    optional_cost,
    pay,
    pay_any_energy,
    pay_any_power,
    play,
    rainbow,
    reaction,
    recall,
    repeat,
    reveal,
    spend_xp,
    that,
    that_many,
    there,
    this,
    this_turn,
    tokens,
    unit,
    when,
    would,
    you,
    you_do,
    you_paid,
)
from engine.words import attack as attacks
from engine.words.nodes import Zone
from engine.words.saying.say import say
from tests.examples.fights import clash
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Unit("TST-3A61", "Sample Fan", energy=0, might=1).text(  # Overzealous Fan
        when(me(defend), may(kill(me)).to(move(a(attacking, unit), to=base_of(it))))
    ),
    Unit("TST-3A62", "Sample Extortionist", energy=0, might=2).text(
        when(me(attacks), may(pay(4, rainbow)), if_(you_do, kill(a(unit, here))))
    ),
    Unit("TST-3A63", "Sample Cruel One", energy=0, might=4).text(additional_cost(kill(a(friendly, unit)), discard(1))),
    Unit("TST-3A73", "Sample Cruel Patron", energy=0, might=4).text(additional_cost(kill(a(friendly, unit)))),
    Gear("TST-3A64", "Sample Hourglass", energy=0).text(
        would(a(friendly, unit)(die()), kill(this), heal(it), exhaust(it), recall(it))
    ),
    Spell("TST-3A65", "Sample Sacrifice", energy=0).text(
        optional_cost(kill(a(friendly, unit))),
        give(a(friendly, unit), might(2), this_turn).instead_if(you_paid, give(a(friendly, unit), might(7), this_turn)),
    ),
    Spell("TST-3A66", "Sample Desert Call", energy=1).text(repeat(2), play(tokens(RECRUIT))),
    Spell("TST-3A67", "Sample Rockets", energy=0).text(repeat(1), choose_one(deal(4, a(unit)), kill(a(gear)))),
    Spell("TST-3A70", "Sample Bullets", energy=0).text(
        choose(a(battlefield)), do(pay_any_power).to(deal(that_many, every(enemy, unit, there)))
    ),
    Gear("TST-3A71", "Sample Henge", energy=0).text(
        activate(cost(exhaust(this)), do(pay_any_energy).to(add(rainbow).as_often_as(that_many)), timing=reaction)
    ),
    Unit("TST-3A72", "Sample Investigator", energy=0, might=2).text(
        when(
            you(play(me)), choose(an(opponent).called("who")), reveal(every(card, Zone("hand", that("who")))),
            may(spend_xp(2)).to(
                choose(a(card, Zone("hand", that("who")))), that("who")(discard(it)), that("who")(draw(1))
            ),
        )
    ),
    Unit("TST-3A74", "Sample Gatekeeper", energy=0, might=2).text(  # Mageseeker Investigator
        must_pay(every(opponent)(move(a(unit), to=here)), rainbow, beyond=1)
    ),
    Spell("TST-3A75", "Sample Rally", energy=0).text(move(every(friendly, unit), a(battlefield))),
    Unit("TST-3A76", "Sample Echo", energy=0, might=3).text(
        when(me(attacks), may(deal(might_of(me), an(enemy, unit, here)))), have(abilities_of(me), repeat(discard(1)))
    ),
    Gear("TST-3A68", "Sample Trinket", energy=0),
    Gear("TST-3A69", "Sample Bauble", energy=0),
]


@example("204.3.a#1", rule="383.3.b")
@covers("204.3.a", "403.1.b.1", "404.1")
def test_a_cost_at_the_start_is_paid_to_finalize() -> None:
    """Overzealous Fan."""
    table = clash(["Test Might 3"], ["Sample Fan"])
    assert (table.open.seat, table.open.why) == (FOE, "383.3.b")
    table.foe.choose("yes")
    assert table.trash(FOE) == ["Sample Fan"]  # while the ability waits on the chain
    assert table.chain() == ["Sample Fan"]
    table.resolve()
    assert table.where("Test Might 3") == "base"


@example("204.3.b#1", rule="204.3.b")
@covers("204.3.b", "203.1")
def test_any_amount_is_paid_while_the_spell_resolves() -> None:
    """Bullet Time."""
    foe = quiet(at={MEADOW: ["Test Might 2", "Test Might 3"]}, base=["Test Tank"])
    table = Table(quiet(hand=["Sample Bullets"], runes={"fury": 1, "mind": 2}), foe, battlefields=PLAIN)
    table.you.play("Sample Bullets", on=MEADOW)
    assert table.events("paid") == []
    table.resolve()
    assert (table.open.why, table.open.keys) == ("204.3.b", ("n:0", "n:1", "n:2", "n:3"))
    table.you.choose("n:2")
    assert sum(event.n for event in table.events("paid")) == 2
    assert (table.trash(FOE), table.thing("Test Might 3").damage, table.thing("Test Tank").damage) == (
        ["Test Might 2"], 2, 0,
    )


@example("204.3.b#2", rule="204.3.b")
@covers("204.3.b", "429.2", "400.2")
def test_energy_is_made_into_power() -> None:
    """Ancient Henge."""
    table = Table(quiet(base=["Sample Henge"], runes={"fury": 3}), quiet(), battlefields=PLAIN)
    table.you.use("Sample Henge")
    assert table.open.keys == ("n:0", "n:1", "n:2", "n:3")
    table.you.choose("n:2")
    assert (table.ready_runes(), [(r.kind, r.n) for r in table.state.players[YOU].pool]) == (1, [("any", 2)])


@example("204.3.b#3", rule="204.3.b")
@covers("204.3.b", "730.2")
def test_xp_is_spent_while_the_trigger_resolves() -> None:
    """Insightful Investigator."""
    for xp in (1, 2):
        table = Table(
            quiet(hand=["Sample Investigator"], xp=xp), quiet(hand=["Test Gear", "Test Tank"]), battlefields=PLAIN
        )
        table.you.play("Sample Investigator")
        table.resolve()
        assert table.events("revealed")
        if xp == 2:
            assert table.open.why == "204.3.b"
            table.you.choose("yes")
            table.you.choose("Test Tank")
        assert table.trash(FOE) == (["Test Tank"] if xp == 2 else [])
        assert (len(table.hand(FOE)), table.state.players[YOU].xp) == (2, xp % 2)


@example("204.4#1", rule="204.4.b")
@example("429.3#2", rule="204.4.b")
@covers("204.4.a", "204.4.b", "204.4.b.1", "204.4.c", "429.3")
def test_an_applied_cost_is_paid_as_the_units_move() -> None:
    """Mageseeker Investigator: for each unit beyond the first."""
    def table_with(**runes: int) -> Table:
        return Table(quiet(base=["Test Might 1", "Test Might 2", "Test Might 3"], runes=runes, hand=["Sample Rally"]),
                     quiet(at={MEADOW: ["Sample Gatekeeper"]}), battlefields=PLAIN)

    table = table_with(fury=1)
    meadow = table._field(table.state, MEADOW).id
    two = [f"also:{table.thing(f'Test Might {n}').id}" for n in (2, 3)]
    path = [f"move:{table.thing('Test Might 1').id}", f"at:{meadow}"]
    assert "also" in {key.partition(":")[0] for key in table.you.draft(*path).keys}
    # a third would cost two
    assert "also" not in {key.partition(":")[0] for key in table.you.draft(*path, two[0]).keys}
    assert "pay 1 Power" in table.you.draft(*path, two[0]).prompt
    table.answer(YOU, *path, two[0], "confirm")  # no window: the rune is recycled for it at once
    kinds = [event.kind for event in table.events() if event.kind in ("exhausted", "added", "paid", "moved")]
    assert kinds == ["exhausted", "exhausted", "added", "paid", "moved", "moved"]
    assert table.state.players[YOU].runes == []
    table = table_with()
    table.you.move("Test Might 1", to=MEADOW)  # one alone is free
    assert not table.events("paid")
    for answer, place in (("pay", MEADOW), ("no", "base")):
        table = table_with(fury=2)
        table.you.play("Sample Rally", to=MEADOW)
        table.resolve()
        assert (table.open.kind, table.open.why) == ("may", "204.4.c")
        table.you.choose(answer)
        assert {table.where(f"Test Might {n}") for n in (1, 2, 3)} == {place}
    table = table_with(fury=1)
    table.you.play("Sample Rally", to=MEADOW)
    table.resolve()
    assert {table.where(f"Test Might {n}") for n in (1, 2, 3)} == {"base"}


@example("205#1", rule="444")
@covers("205")
def test_paying_as_an_instruction_is_no_cost() -> None:
    """The ability is on the chain unpaid, and asks while it resolves."""
    table = clash(["Sample Extortionist"], ["Test Might 5", "Test Might 6"], you={"runes": {"fury": 4}})
    assert (table.open.kind, table.open.why) == ("may", "383.3.a")  # “you may”, not a cost
    table.you.choose("yes")
    table.you.choose("Test Might 5")
    assert (table.chain(), table.events("paid")) == (["Sample Extortionist"], [])
    table.resolve()
    assert len(table.events("paid")) == 2
    assert "444" in {event.rule for event in table.events("paid")}
    assert table.where("Test Might 5", FOE) == "trash"
    table = clash(["Sample Extortionist"], ["Test Might 5"])  # nothing to pay with: it is put on the chain all the same
    table.you.choose("yes")
    table.resolve()
    assert (table.events("paid"), table.where("Test Might 5", FOE)) == ([], MEADOW)


@example("357.2#1", rule="357")
@covers("357.2", "357.1", "204.2.a")
def test_costs_are_paid_in_any_order() -> None:
    for first, order in (((), ["died", "discarded"]), ("discard", ["discarded", "died"])):
        table = Table(
            quiet(hand=["Sample Cruel One", "Test Gear"], base=["Test Tank", "Test Might 1"]), quiet(),
            battlefields=PLAIN,
        )
        path = [table.you._first("play", "Sample Cruel One"), f"obj:{table.thing('Test Tank').id}"]
        question = table.you.draft(*path)
        assert [key for key in question.keys if key.startswith("first")] == ["first:1"]
        table.you.play("Sample Cruel One", paying=["Test Tank", "Test Gear"], first=first)
        assert [event.kind for event in table.events() if event.kind in ("died", "discarded")] == order
        assert table.where("Sample Cruel One") == "base"


@example("357.2.a#1", rule="357")
@covers("357.2.a", "203.2")
def test_a_replaced_cost_is_paid() -> None:
    """Cruel Patron and Zhonya's Hourglass."""
    table = Table(
        quiet(hand=["Sample Cruel Patron"], base=["Test Tank", "Sample Hourglass"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Sample Cruel Patron")
    assert (table.where("Sample Hourglass"), table.where("Test Tank"), table.where("Sample Cruel Patron")) == (
        "trash", "base", "base",
    )
    assert table.thing("Test Tank").exhausted


@example("357.3#1", rule="355.5")
@covers("357.3")
def test_what_is_given_for_the_cost_is_not_aimed_at() -> None:
    table = Table(quiet(hand=["Sample Sacrifice"], base=["Test Tank", "Test Might 1"]), quiet(), battlefields=PLAIN)
    first, tank = table.you._first("play", "Sample Sacrifice"), table.thing("Test Tank").id
    assert table.you.draft(first, f"extra:{tank}").kind == "confirm"  # one unit is left to aim at
    table.you.play("Sample Sacrifice", on="Test Might 1", paying="Test Tank")
    table.resolve()
    assert (table.trash(), table.might("Test Might 1")) == (["Test Tank", "Sample Sacrifice"], 8)
    table = Table(quiet(hand=["Sample Sacrifice"], base=["Test Tank"]), quiet(), battlefields=PLAIN)
    assert table.you.draft(table.you._first("play", "Sample Sacrifice")).kind == "confirm"  # it can't be given away


@example("820.1.d.1#1", rule="340.1")
@covers("820.1.d.1", "820.1.c.1", "820.1.b")
def test_repeat_carries_out_the_text_twice() -> None:
    """Desert's Call."""
    table = Table(quiet(hand=["Sample Desert Call"], runes={"order": 3}), quiet(), battlefields=PLAIN)
    table.you.play("Sample Desert Call", repeat=True)
    assert table.ready_runes() == 0
    table.resolve()
    while table.open.kind == "place":
        table.answer(YOU, table.open.keys[0])
    table.resolve()
    assert len([unit for unit in table.state.permanents() if unit.token]) == 2
    assert len(table.events("resolved")) == 1


@example("820.1.d.1#2", rule="355.1")
@covers("820.1.d.1", "820.1.b")
def test_an_ability_has_repeat() -> None:
    table = clash(["Sample Echo"], ["Test Might 3", "Test Might 4"], you={"hand": ["Test Gear"]})
    table.you.choose("yes")
    assert table.open.why == "355.1"
    table.you.choose("Test Gear")
    table.you.choose("Test Might 3")
    table.you.choose("Test Might 4")
    assert table.trash() == ["Test Gear"]
    table.resolve()
    assert [event.n for event in table.events("damaged")][:2] == [3, 3]
    assert table.trash(FOE) == ["Test Might 3"]
    table = clash(["Sample Echo"], ["Test Might 3", "Test Might 4"])  # nothing to discard
    table.you.choose("yes")
    table.you.choose("Test Might 4")
    table.resolve()
    assert len(table.events("damaged")) == 1


@example("820.2.a#1", rule="355.3")
@covers("820.2.a", "820.2")
def test_a_repetition_has_a_mode_and_targets_of_its_own() -> None:
    """Rocket Barrage."""
    table = Table(
        quiet(hand=["Sample Rockets"], runes={"fury": 1}),
        quiet(base=["Sample Trinket", "Sample Bauble", "Test Might 5"]), battlefields=PLAIN,
    )
    first = table.you._first("play", "Sample Rockets")
    trinket, bauble = (f"obj:{table.thing(name).id}" for name in ("Sample Trinket", "Sample Bauble"))
    # the same mode or another one
    assert table.you.draft(first, "extra:yes", "mode:1", trinket).keys == ("mode:0", "mode:1")
    # the same target or another one
    assert set(table.you.draft(first, "extra:yes", "mode:1", trinket, "mode:1").keys) == {trinket, bauble}
    table.you.play("Sample Rockets", on=["Kill a gear", "Sample Bauble", "Kill a gear", "Sample Trinket"], repeat=True)
    table.resolve()
    assert [event.subject for event in table.events("died")] == [int(bauble[4:]), int(trinket[4:])]
    assert table.trash(FOE) == ["Sample Bauble", "Sample Trinket"]


def test_they_say_what_they_do() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith(("TST-3A6", "TST-3A7"))}
    assert said["Sample Henge"] == "[Reaction] — [E]: Pay any amount of Energy to add [A] that many times."
    assert (
        said["Sample Gatekeeper"]
        == "Opponents must pay [A] for each beyond the first to move a unit here at the same time."
    )
    assert said["Sample Echo"].endswith("My abilities have [Repeat] — Discard 1.")
    assert (
        said["Sample Bullets"]
        == "Choose a battlefield. Pay any amount of [A] to deal that much damage to each enemy unit there."
    )
