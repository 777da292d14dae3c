"""The steps of playing cards and abilities, one after another (203, 349–359, 377–381, 398–406, 419, 805, 820, 829)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    activate,
    activated_ability,
    an,
    at_least,
    become,
    card,
    cost,
    cost_less,
    cost_more,
    counter,
    deal,
    deathknell,
    discard,
    draw,
    enemy,
    every,
    flow,
    fury,
    give,
    have,
    ignoring_all,
    ignoring_cost,
    ignoring_energy,
    kill,
    may,
    me,
    might,
    pay,
    play,
    reaction,
    readied,
    repeat,
    spell,
    this_turn,
    tokens,
    unit,
    when,
    with_cost,
    you,
    your,
    your_hand,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.rules.test_prices import price
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Gear("TST-3A101", "Steps Engine", energy=0).text(
        activate(cost(2), draw(1)), activate(cost(), deal(1, an(enemy, unit)))
    ),
    Unit("TST-3A124", "Steps Restless", energy=0, might=2).text(activate(cost(1), play(me))),
    Unit("TST-3A102", "Steps Listener", energy=0, might=2).text(
        when(you(play(an(activated_ability))), give(me, might(1), this_turn))
    ),
    Unit("TST-3A103", "Steps Scholar", energy=0, might=2).text(
        when(you(play(a(spell, with_cost(at_least(5))))), give(me, might(3), this_turn))
    ),
    Spell("TST-3A104", "Steps Great Work", fury, energy=6, power=1).text(draw(1)),
    Spell("TST-3A105", "Steps Free Spell", energy=0).text(play(a(spell, your_hand), price=ignoring_cost)),
    Spell("TST-3A106", "Steps Half Price", energy=0).text(play(a(spell, your_hand), price=ignoring_energy)),
    Spell("TST-3A107", "Steps Gratis", energy=0).text(play(a(spell, your_hand), price=ignoring_all)),
    Unit("TST-3A108", "Steps Tax", energy=0, might=1).text(have(every(enemy, spell), cost_more(1))),
    Unit("TST-3A109", "Steps Rebate", energy=0, might=1).text(have(every(unit, your), cost_less(3, fury))),
    Spell("TST-3A110", "Steps Refusal", energy=0).text(reaction, counter(a(spell))),
    Unit("TST-3A111", "Steps Fanfare", energy=0, might=1).text(when(you(play(a(card))), draw(1))),
    Unit("TST-3A112", "Steps Phantom", energy=0, might=1).text(deathknell(draw(1))),
    Spell("TST-3A113", "Steps Harvest", energy=0).text(kill(every(unit, your)), draw(2)),
    Unit("TST-3A114", "Steps Runner", energy=0, might=1).text(accelerate, accelerate),
    Unit("TST-3A115", "Steps Waker", energy=0, might=1).text(when(a(unit, your)(become(readied)), draw(1))),
    Unit("TST-3A116", "Steps Volunteer", energy=0, might=1).text(when(you(play(me)), may(draw(1)))),
    Unit("TST-3A117", "Steps Trader", energy=0, might=1).text(when(you(play(me)), may(pay(1)).to(draw(1)))),
    Unit("TST-3A118", "Steps Herald", energy=0, might=1).text(when(you(play(me)), deal(1, an(enemy, unit)))),
    Spell("TST-3A119", "Steps Spring", energy=3).text(flow(1, discard(1)), draw(2)),
    Spell("TST-3A120", "Steps Chorus", energy=0).text(repeat(1), draw(1)),
    Spell("TST-3A121", "Steps Levy", energy=0).text(play(tokens(RECRUIT))),
    Spell("TST-3A123", "Steps Muster", energy=0).text(play(a(unit, your_hand)), draw(1)),
    Unit("TST-3A122", "Steps Guard", energy=0, might=1).text(reaction),
]


@covers(
    "377.3", "377.3.b.1", "377.3.b.2", "377.3.b.3", "378", "380", "399", "400", "400.1", "404.1", "406.1", "406.2",
    "406.5", "403.1.a",
)
def test_an_activated_ability_goes_all_the_steps() -> None:
    table = Table(
        quiet(base=["Steps Engine"], hand=["Steps Engine"], runes={"fury": 2}),
        quiet(hand=["Test Spark"], base=["Test Might 2"]), battlefields=PLAIN,
    )
    assert table.you.offered("use") >= {"Steps Engine"}
    assert all(f"use:{id}:0" not in table.open.keys for id in table.state.players[YOU].hand)  # only from the board
    table.you.use("Steps Engine")
    (event,) = table.events("activated")
    assert (event.seat, event.subject) == (YOU, table.thing("Steps Engine").id)
    # final, paid, not carried out
    assert (table.chain(), table.ready_runes(), table.hand()) == (["Steps Engine"], 0, ["Steps Engine"])
    assert (table.open.kind, table.open.seat) == ("priority", FOE)
    assert table.foe.offered("play") == {"Test Spark"}
    table.foe.play("Test Spark", on="Test Might 2")
    assert table.chain() == ["Steps Engine", "Test Spark"]
    table.resolve()
    assert (table.chain(), len(table.hand())) == ([], 2)


@covers("402.3")
def test_an_ability_without_legal_choices_is_not_activated() -> None:
    table = Table(quiet(base=["Steps Engine"]), quiet(), battlefields=PLAIN)
    engine = table.thing("Steps Engine").id
    assert f"use:{engine}:1" not in table.open.keys
    assert [reason.rule for reason in table.game.why_not(YOU, f"use:{engine}:1")] == ["355.8"]
    others = [(key, label, reason.rule) for key, label, reason in table.game.why_nots(YOU)]
    assert (f"use:{engine}:1", "Use Steps Engine", "355.8") in others


@covers("377.2.a")
def test_an_activated_ability_is_played_when_it_resolves() -> None:
    table = Table(
        quiet(base=["Steps Engine", "Steps Listener"], runes={"fury": 2}), quiet(hand=["Test Sight"]),
        battlefields=PLAIN,
    )
    table.you.use("Steps Engine")
    assert table.chain() == ["Steps Engine"]  # nothing has triggered yet
    table.foe.passes()
    table.resolve()
    assert table.might("Steps Listener") == 3
    kinds = [event.kind for event in table.events() if event.kind in ("drawn", "resolved", "triggered")]
    assert kinds[:3] == ["drawn", "resolved", "triggered"]


@covers("351.1", "419.3.c")
def test_what_is_on_the_board_is_not_played_again() -> None:
    table = Table(quiet(base=["Steps Restless"], runes={"fury": 2}), quiet(), battlefields=PLAIN)
    before = table.thing("Steps Restless").id
    table.you.use("Steps Restless")
    table.resolve()
    assert table.chain() == []
    assert table.thing("Steps Restless").id == before
    assert table.events("queued") == []


@covers("356.1.b.1", "356.1.c", "419.3.a", "419.3.b")
def test_an_ignored_cost_is_still_the_printed_one() -> None:
    table = Table(
        quiet(base=["Steps Scholar"], hand=["Steps Free Spell", "Steps Great Work"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Steps Free Spell")
    table.resolve()
    table.you.choose("Steps Great Work")
    table.resolve()
    assert table.events("paid") == []
    assert table.might("Steps Scholar") == 5


@covers("356.1.b.2", "352.1", "354.2")
def test_only_the_named_part_is_ignored() -> None:
    table = Table(quiet(hand=["Steps Half Price", "Steps Great Work"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Steps Half Price")
    table.resolve()
    table.you.choose("Steps Great Work")
    assert (table.open.kind, table.chain()) == ("may", ["(Steps Great Work)"])  # pending until it is paid for
    table.you.choose("pay")
    assert table.chain() == ["Steps Great Work"]
    assert [event.other for event in table.events("paid")] == ["fury"]


@covers("358.2", "404.2.a")
def test_what_is_not_paid_for_is_not_played() -> None:
    table = Table(quiet(hand=["Steps Half Price", "Steps Great Work"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Steps Half Price")
    table.resolve()
    table.you.choose("Steps Great Work")
    table.you.choose("no")
    table.resolve()
    assert (table.hand(), table.events("countered")) == (["Steps Great Work"], [])


@covers("356.5", "356.5.a")
def test_what_makes_everything_free_comes_last() -> None:
    table = Table(
        quiet(hand=["Steps Gratis", "Steps Great Work"], runes={"fury": 1}), quiet(base=["Steps Tax"]),
        battlefields=PLAIN,
    )
    table.you.play("Steps Gratis")
    table.resolve()
    table.you.choose("Steps Great Work")
    table.resolve()
    assert [event.n for event in table.events("paid")] == [1]  # the tax on the first spell


@covers("356.6")
def test_no_part_of_a_cost_falls_below_nothing() -> None:
    table = Table(quiet(base=["Steps Rebate"], hand=["Test Might 2", "Test Might 4"]), quiet(), battlefields=PLAIN)
    assert price(table, "Test Might 2") == "nothing"
    # 1 Energy: the discount of a Power that it hasn't got is nothing else
    assert "Test Might 4" not in table.you.offered("play")


@covers("419.1", "419.2", "419.2.a", "357.1", "357.1.a")
def test_a_card_is_played_with_the_runes_at_hand() -> None:
    table = Table(quiet(hand=["Test Might 2", "Test Might 3"], runes={"mind": 2}), quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Might 2"}
    table.you.play("Test Might 2")
    kinds = [
        event.kind for event in table.events() if event.kind in ("queued", "exhausted", "added", "paid", "finalized")
    ]
    assert kinds == ["queued", "exhausted", "added", "exhausted", "added", "paid", "finalized"]
    assert table.state.players[YOU].pool == ()


@covers("419.4.a.1")
def test_who_was_countered_triggers_nothing() -> None:
    table = Table(quiet(base=["Steps Fanfare"], hand=["Test Sight"]), quiet(hand=["Steps Refusal"]), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.foe.play("Steps Refusal", on="Test Sight")
    table.resolve()
    assert (table.hand(), table.events("triggered")) == ([], [])


@covers("401.2")
def test_what_is_resolving_goes_on_before_what_triggered() -> None:
    table = Table(quiet(base=["Steps Phantom"], hand=["Steps Harvest"]), quiet(), battlefields=PLAIN)
    table.you.play("Steps Harvest")
    table.resolve()
    kinds = [event.kind for event in table.events() if event.kind in ("died", "drawn", "triggered", "finalized")]
    assert kinds == ["finalized", "died", "triggered", "drawn", "drawn", "finalized", "drawn"]


@covers("402.1", "402.1.a", "402.4.a")
def test_you_may_is_decided_first() -> None:
    for answer, cards in (("yes", 1), ("no", 0)):
        table = Table(quiet(hand=["Steps Volunteer"]), quiet(), battlefields=PLAIN)
        table.you.play("Steps Volunteer")
        assert (table.open.kind, table.chain()) == ("may", ["(Steps Volunteer)"])
        table.you.choose(answer)
        assert table.chain() == (["Steps Volunteer"] if answer == "yes" else [])
        table.resolve()
        assert (len(table.hand()), table.events("countered")) == (cards, [])


@covers("402.2", "402.4", "403.1.b")
def test_a_trigger_chooses_while_it_is_finalized() -> None:
    table = Table(quiet(hand=["Steps Herald"]), quiet(base=["Test Might 3", "Test Might 4"]), battlefields=PLAIN)
    table.you.play("Steps Herald")
    assert (table.open.why, table.chain()) == ("355.5", ["(Steps Herald)"])
    table.you.choose("Test Might 4")
    assert (table.chain(), table.events("paid")) == (["Steps Herald"], [])
    table.resolve()
    assert table.thing("Test Might 4").damage == 1
    table = Table(quiet(hand=["Steps Herald"]), quiet(), battlefields=PLAIN)
    table.you.play("Steps Herald")
    assert (table.events("fizzled")[0].rule, table.chain()) == ("402.4", [])


@covers("403.1.b.1", "404.1", "404.2")
def test_a_cost_in_the_first_instruction_is_the_base_cost() -> None:
    table = Table(quiet(hand=["Steps Trader"], runes={"fury": 1}), quiet(), battlefields=PLAIN)
    table.you.play("Steps Trader")
    table.you.choose("yes")
    assert (table.chain(), table.ready_runes(), table.hand()) == (["Steps Trader"], 0, [])
    table.resolve()
    assert len(table.hand()) == 1


@covers("805.1.a.2", "805.4", "805.6", "805.6.a", "805.2.a", "805.3", "143.4.a")
def test_accelerated_it_enters_ready_and_does_not_become_so() -> None:
    table = Table(quiet(hand=["Steps Runner"], base=["Steps Waker"], runes={"mind": 2}), quiet(), battlefields=PLAIN)
    first = table.you._first("play", "Steps Runner")
    assert table.you.draft(first, "extra:yes").kind == "confirm"  # twice is no more than once
    table.you.play("Steps Runner", accelerate=True)
    assert not table.thing("Steps Runner").exhausted
    assert sorted(event.other for event in table.events("paid")) == ["energy", "mind"]  # without a domain, of any
    table.resolve()
    assert table.hand() == []
    assert not {key for key in table.open.keys if key.startswith(f"use:{table.thing('Steps Runner').id}")}


@covers("820.1.b", "820.1.c.1", "820.3.a", "820.1.c.3")
def test_repeated_it_is_played_once() -> None:
    table = Table(quiet(hand=["Steps Chorus"], base=["Steps Fanfare"], runes={"fury": 3}), quiet(), battlefields=PLAIN)
    first = table.you._first("play", "Steps Chorus")
    assert table.you.draft(first, "extra:yes").kind == "confirm"  # paid once, though there is more to pay with
    table.you.play("Steps Chorus", repeat=True)
    table.resolve()
    assert (len(table.hand()), len(table.events("triggered")), table.ready_runes()) == (3, 1, 2)


@covers("829.1.b.2", "829.1.c.2")
def test_flow_has_costs_of_any_kind_and_no_permission() -> None:
    table = Table(
        quiet(trash=["Steps Spring"], hand=["Test Gear", "Test Sight"], runes={"fury": 1}), quiet(), battlefields=PLAIN
    )
    table.you.play("Steps Spring", paying="Test Gear")
    assert (table.trash(), table.ready_runes()) == (["Test Gear"], 0)
    table = Table(quiet(trash=["Steps Spring"], hand=["Test Gear", "Test Sight"], runes={"fury": 1}), quiet(),
                  battlefields=PLAIN, asks_own_windows=True)
    table.you.play("Test Sight")
    assert table.you.offered("play") == set()  # no Reaction, no time


@covers("406.3")
def test_pending_items_are_finalized_one_after_another() -> None:
    table = Table(quiet(hand=["Steps Volunteer"], base=["Steps Fanfare"]), quiet(), battlefields=PLAIN)
    table.you.play("Steps Volunteer")
    if table.open.kind == "order":
        table.answer(YOU, *table.open.keys)
    assert len(table.chain()) == 2
    assert "(Steps Volunteer)" in table.chain()
    table.you.choose("yes")
    assert not [name for name in table.chain() if name.startswith("(")]
    table.resolve()
    assert len(table.hand()) == 2


@covers("354.4")
def test_an_effect_ends_before_what_it_plays_is_finalized() -> None:
    table = Table(quiet(hand=["Steps Muster", "Test Might 4"], runes={"fury": 4}), quiet(), battlefields=PLAIN)
    table.you.play("Steps Muster")
    table.resolve()
    table.you.choose("Test Might 4")
    while table.open.kind == "may":
        table.answer(YOU, table.open.keys[0])
    kinds = [event.kind for event in table.events() if event.kind in ("drawn", "finalized")]
    assert kinds == ["finalized", "drawn", "finalized"]


@covers("350.2", "185.2.a")
def test_tokens_are_played_too() -> None:
    table = Table(quiet(hand=["Steps Levy"]), quiet(), battlefields=PLAIN)
    table.you.play("Steps Levy")
    table.resolve()
    while table.open.kind == "place":
        table.answer(YOU, table.open.keys[0])
    played = [
        table.state.objects[event.subject] for event in table.events("played") if event.subject in table.state.objects
    ]
    assert [thing.card.name for thing in played if thing.token] == ["Recruit"]


@covers("813.3.a")
def test_a_unit_with_reaction_goes_where_units_go() -> None:
    table = Table(
        quiet(hand=["Steps Guard", "Test Sight"], at={MEADOW: ["Test Might 1"]}), quiet(), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.play("Test Sight")
    question = table.you.draft(table.you._first("play", "Steps Guard"))
    assert {o.short for o in question.options} == {"Your base", MEADOW}
    table.you.play("Steps Guard", to=MEADOW)
