"""What playing costs and chooses, and what effects do with it."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    activate,
    additional_cost,
    an,
    any_number,
    card,
    choose,
    cost,
    cost_less,
    cost_more,
    counter,
    deal,
    deal_split,
    deflect,
    die,
    do,
    draw,
    enemy,
    every,
    exhaust,
    friendly,
    fury,
    happened,
    have,
    if_,
    ignoring_all,
    it,
    kill,
    legion,
    me,
    might,
    might_of,
    mind,
    move,
    optional_cost,
    optional_costs,
    pay,
    play,
    plus,
    reaction,
    recall,
    spell,
    stun,
    swap_might,
    that,
    this,
    unit,
    when,
    would,
    you,
    you_do,
    you_paid,
    your,
    your_trash,
)
from tests.rules.covers import switch
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [
    Unit("TST-EDP1", "Edition Slippery", energy=0, might=2).text(deflect()),
    Spell("TST-EDP2", "Edition Combo", energy=0).text(deal(1, a(unit)), stun(a(unit))),
    Spell("TST-EDP3", "Edition Volley", energy=0).text(
        choose(a(friendly, unit)), it(deal_split(might_of(it), any_number(enemy, unit)))
    ),
    Gear("TST-EDP4", "Edition Ward", energy=0).text(would(a(unit)(die), recall(it))),
    Gear("TST-EDP5", "Edition Shield", energy=0).text(would(a(unit)(die), exhaust(it))),
    Spell("TST-EDP6", "Edition Trade", energy=0).text(swap_might(a(friendly, unit), an(enemy, unit))),
    Unit("TST-EDPB", "Edition Sergeant", energy=0, might=2).text(activate(cost(0), legion(draw(1)))),
    Unit("TST-EDPC", "Edition Recruiter", energy=0, might=2).text(legion(when(you(play(me)), draw(1)))),
    Unit("TST-EDPD", "Edition Rammer", energy=3, might=2).text(
        if_(happened(you(play(a(card)))), have(me, cost_less(3)))
    ),
    Spell("TST-EDPE", "Edition No", energy=0).text(reaction, counter(a(spell))),
    Unit("TST-EDPF", "Edition Courier", fury, mind, energy=1, might=2).text(accelerate),
    Unit("TST-EDPG", "Edition Twin", fury, mind, energy=0, power=1, might=2),
    Spell("TST-EDPH", "Edition Echo", energy=0).text(
        choose(a(friendly, unit)), deal(plus(might_of(it), 1), an(enemy, unit))
    ),
    Spell("TST-EDPK", "Edition Toll", energy=0).text(do(pay(1)).to(draw(1))),
    Spell("TST-EDPL", "Edition Return", energy=0).text(play(a(unit, your_trash))),
    Unit("TST-EDPM", "Edition Rider", energy=0, might=2).text(when(me(move), stun(an(enemy, unit)))),
    Spell("TST-EDPN", "Edition Grip", energy=0).text(kill(a(unit)), if_(you_do, draw(1))),
    Unit("TST-EDPO", "Edition Prodigy", energy=0, might=1).text(have(optional_costs, cost_less(1))),
    Unit("TST-EDPP", "Edition Apprentice", energy=0, might=1).text(
        have(every(your, spell), cost_less(1, minimum=1))
    ),
    Spell("TST-EDPQ", "Edition Touch", energy=1).text(optional_cost(pay(1)), draw(1), if_(you_paid, draw(1))),
    Unit("TST-EDPR", "Edition Sponsor", energy=0, might=1).text(have(every(your, spell), ignoring_all)),
    Unit("TST-EDPS", "Edition Taxer", energy=0, might=1).text(have(every(enemy, spell), cost_more(1))),
    Spell("TST-EDQ1", "Edition Grant", energy=0).text(play(a(card, your_trash), price=ignoring_all)),
    Unit("TST-EDQ2", "Edition Patron", energy=2, might=4).text(additional_cost(kill(a(friendly, unit)))),
    Spell("TST-EDQ4", "Edition Cull", energy=1).text(
        additional_cost(kill(a(friendly, unit).called("one"))), deal(might_of(that("one")), an(enemy, unit))
    ),
    Unit("TST-EDQ3", "Edition Climber", energy=2, might=4).text(
        optional_cost(kill(a(friendly, unit))), if_(you_paid, have(me, might(3)))
    ),
    Spell("TST-EDPT", "Edition Bribe", energy=0).text(
        optional_cost(exhaust(a(friendly, unit))), if_(you_paid, have(this, reaction)), draw(1)
    ),
]


@switch("play.deflect")
@pytest.mark.parametrize(("edition", "again"), [("v1.0", True), ("v1.2", True), ("v1.3", False), ("v1.4", False)])
def test_who_has_one_power_may_choose_a_unit_with_deflect_twice_or_once(edition: str, again: bool) -> None:
    table = Table(
        quiet(hand=["Edition Combo"], runes={"fury": 1}), quiet(base=["Edition Slippery", "Test Might 3"]),
        battlefields=PLAIN, edition=edition,
    )
    slippery = f"obj:{table.thing('Edition Slippery').id}"
    first = table.you._first("play", "Edition Combo")
    assert slippery in table.you.draft(first).keys
    assert (slippery in table.you.draft(first, slippery).keys) == again
    if again:
        table.answer(YOU, first, slippery, slippery, "confirm")
        assert sum(event.n for event in table.events("paid")) == 1


@switch("play.split_drop")
@pytest.mark.parametrize(("edition", "least"), [("v1.0", 1), ("v1.2", 1), ("v1.3", 1), ("v1.4", 2)])
def test_of_a_split_that_has_shrunk_targets_are_dropped_freely_or_as_needed(edition: str, least: int) -> None:
    names = ["Test Might 4", "Test Might 3", "Test Might 2"]
    table = Table(
        quiet(base=["Test Might 5"], hand=["Edition Volley"]), quiet(base=names, hand=["Test Curse"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Volley", on=["Test Might 5", *names])
    table.foe.play("Test Curse", on="Test Might 5")
    table.resolve()
    assert (table.open.seat, table.open.kind, len(table.open.options)) == (YOU, "choose", 3)
    assert (table.open.least, table.open.most) == (least, 2)
    if least == 1:
        table.you.choose("Test Might 3")
        assert [table.thing(name).damage for name in names] == [0, 2, 0]


@switch("replace.order")
@pytest.mark.parametrize(("edition", "seat"), [("v1.0", FOE), ("v1.2", FOE), ("v1.3", FOE), ("v1.4", YOU)])
def test_who_orders_what_replaces_the_death_of_a_stolen_unit(edition: str, seat: int) -> None:
    table = Table(
        quiet(base=[one("Test Might 2", owner=FOE), "Edition Ward", "Edition Shield"], hand=["Test Vanish"]), quiet(),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.open.seat, table.open.kind, len(table.open.options)) == (seat, "order", 2)


@switch("action.negative_might")
@pytest.mark.parametrize(("edition", "mine"), [("v1.0", 0), ("v1.2", 0), ("v1.3", -1), ("v1.4", -1)])
def test_what_a_swap_takes_from_a_unit_below_zero(edition: str, mine: int) -> None:
    table = Table(
        quiet(base=["Test Might 5"], hand=["Test Curse", "Edition Trade"]), quiet(base=["Test Might 2"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Test Curse", on="Test Might 2")
    table.resolve()
    table.you.play("Edition Trade", on=["Test Might 5", "Test Might 2"])
    table.resolve()
    assert table.might("Test Might 5") == mine


@switch("play.legion")
@pytest.mark.parametrize(
    ("edition", "own", "after"), [("v1.0", 0, 0), ("v1.2", 1, 1), ("v1.3", 0, 1), ("v1.4", 0, 1)]
)
def test_whether_its_own_play_or_a_later_one_is_enough_for_legion(edition: str, own: int, after: int) -> None:
    table = Table(quiet(hand=["Edition Sergeant", "Test Spark"]), quiet(), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Sergeant")
    table.you.use("Edition Sergeant")
    table.resolve()
    assert len(table.events("drawn")) == own
    table.you.play("Test Spark", on="Edition Sergeant")
    table.resolve()
    table = Table(quiet(hand=["Edition Sergeant", "Test Spark"]), quiet(base=["Test Might 3"]), battlefields=PLAIN,
                  edition=edition)
    table.you.play("Edition Sergeant")
    table.you.play("Test Spark", on="Test Might 3")
    table.resolve()
    table.you.use("Edition Sergeant")
    table.resolve()
    assert len(table.events("drawn")) == after


@switch("play.legion")
@pytest.mark.parametrize("edition", ["v1.0", "v1.2", "v1.3", "v1.4"])
def test_legion_of_a_play_effect_asks_for_another_card_in_every_edition(edition: str) -> None:
    table = Table(quiet(hand=["Edition Recruiter", "Edition Recruiter"]), quiet(), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Recruiter")
    table.resolve()
    assert not table.events("drawn")
    table.you.play("Edition Recruiter")
    table.resolve()
    assert len(table.events("drawn")) == 1


@switch("play.counts_as_played")
@pytest.mark.parametrize(
    ("edition", "counts", "legion"), [("v1.0", False, 0), ("v1.2", False, 0), ("v1.3", False, 1), ("v1.4", True, 1)]
)
def test_whether_a_countered_card_was_played(edition: str, counts: bool, legion: int) -> None:
    table = Table(
        quiet(hand=["Test Spark", "Edition Rammer"], base=["Edition Sergeant"]),
        quiet(base=["Test Might 3"], hand=["Edition No"]), battlefields=PLAIN, edition=edition,
    )
    assert table.you.why_not("play", "Edition Rammer") == [table.state.edition.cite("357")]
    table.you.play("Test Spark", on="Test Might 3")
    table.foe.play("Edition No", on="Test Spark")
    table.resolve()
    assert ("Edition Rammer" in table.you.offered("play")) == counts
    table.you.use("Edition Sergeant")
    table.resolve()
    assert len(table.events("drawn")) == legion


@switch("play.c_power_multidomain")
@pytest.mark.parametrize(("edition", "any_power"), [("v1.0", False), ("v1.2", True), ("v1.3", True), ("v1.4", False)])
def test_which_power_pays_for_a_card_of_two_domains(edition: str, any_power: bool) -> None:
    hand = ["Edition Courier", "Edition Twin"]
    table = Table(quiet(hand=hand, runes={"calm": 2}), quiet(), battlefields=PLAIN, edition=edition)
    assert table.you.offered("play") == ({*hand} if any_power else {"Edition Courier"})
    question = table.you.draft(table.you._first("play", "Edition Courier"))
    assert any(key.startswith("extra:") for key in question.keys) == any_power
    table = Table(quiet(hand=hand, runes={"mind": 2}), quiet(), battlefields=PLAIN, edition=edition)
    assert table.you.offered("play") == {*hand}
    table.you.play("Edition Courier", accelerate=True)
    assert not table.thing("Edition Courier").exhausted


@switch("play.missing_information")
@pytest.mark.parametrize(("edition", "dealt"), [("v1.0", [1]), ("v1.2", []), ("v1.3", []), ("v1.4", [])])
def test_how_much_it_is_when_the_unit_is_gone_that_would_tell(edition: str, dealt: list[int]) -> None:
    table = Table(
        quiet(hand=["Edition Echo"], base=["Test Might 2"]), quiet(hand=["Test Vanish"], base=["Test Might 5"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Echo", on=["Test Might 2", "Test Might 5"])
    table.foe.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert [event.n for event in table.events("damaged")] == dealt


@switch("play.pay_optional")
@pytest.mark.parametrize(("edition", "asked"), [("v1.0", False), ("v1.2", False), ("v1.3", False), ("v1.4", True)])
def test_whether_an_effect_asks_who_could_pay_from_the_pool(edition: str, asked: bool) -> None:
    table = Table(quiet(hand=["Edition Toll"], pool={"energy": 1}), quiet(), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Toll")
    table.resolve()
    assert (table.open.kind == "may") == asked
    assert len(table.events("drawn")) == (not asked)
    table = Table(quiet(hand=["Edition Toll"], runes={"fury": 1}), quiet(), battlefields=PLAIN, edition=edition)
    table.you.play("Edition Toll")
    table.resolve()
    assert table.open.kind == "may", "nobody has to use Add abilities"


@switch("play.pay_optional")
@pytest.mark.parametrize(("edition", "asked"), [("v1.0", False), ("v1.2", False), ("v1.3", False), ("v1.4", True)])
def test_whether_a_card_that_an_effect_plays_may_be_left_unpaid(edition: str, asked: bool) -> None:
    table = Table(
        quiet(hand=["Edition Return"], trash=["Test Might 2"], pool={"energy": 2}), quiet(), battlefields=PLAIN,
        edition=edition,
    )
    table.you.play("Edition Return", on="Test Might 2")
    table.resolve()
    assert (table.open.kind == "may") == asked
    assert table.where("Test Might 2") == ("chain" if asked else "base")


@switch("play.pay_optional")
@pytest.mark.parametrize(("edition", "asked"), [("v1.0", False), ("v1.2", True), ("v1.3", True), ("v1.4", True)])
def test_whether_the_cost_of_a_trigger_may_be_left_unpaid(edition: str, asked: bool) -> None:
    table = Table(
        quiet(base=["Edition Rider"], pool={"fury": 1}), quiet(base=["Edition Slippery"]), battlefields=PLAIN,
        edition=edition,
    )
    table.you.move("Edition Rider", to=MEADOW)
    assert (table.open.kind == "may") == asked
    assert bool(table.events("paid")) != asked


@switch("play.linked_after_replaced")
@pytest.mark.parametrize(("edition", "drawn"), [("v1.0", 0), ("v1.2", 0), ("v1.3", 1), ("v1.4", 0)])
def test_whether_a_replaced_kill_counts_for_if_you_do(edition: str, drawn: int) -> None:
    table = Table(
        quiet(hand=["Edition Grip", "Edition Grip"], base=["Test Might 2"]), quiet(base=["Edition Ward"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Grip", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), len(table.events("drawn"))) == ("base", drawn)


@switch("play.cost_order")
@pytest.mark.parametrize(("edition", "paid"), [("v1.0", 0), ("v1.2", 0), ("v1.3", 1), ("v1.4", 1)])
def test_whether_a_discount_with_a_minimum_may_come_before_one_on_a_part(edition: str, paid: int) -> None:
    table = Table(
        quiet(hand=["Edition Touch"], base=["Edition Prodigy", "Edition Apprentice"], runes={"fury": 1}), quiet(),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Touch", extra="Pay 1")
    assert sum(event.n for event in table.events("paid")) == paid
    table.resolve()
    assert len(table.events("drawn")) == 2


@switch("play.cost_order")
@pytest.mark.parametrize(("edition", "free"), [("v1.0", False), ("v1.2", False), ("v1.3", False), ("v1.4", True)])
def test_whether_ignoring_all_costs_takes_an_increase_away_too(edition: str, free: bool) -> None:
    table = Table(
        quiet(hand=["Edition Touch"], base=["Edition Sponsor"]), quiet(base=["Edition Taxer"]), battlefields=PLAIN,
        edition=edition,
    )
    assert ("Edition Touch" in table.you.offered("play")) == free
    table = Table(quiet(hand=["Edition Touch"], base=["Edition Sponsor"]), quiet(), battlefields=PLAIN, edition=edition)
    assert "Edition Touch" in table.you.offered("play")


@switch("play.cost_order")
@pytest.mark.parametrize(("edition", "free"), [("v1.0", False), ("v1.2", False), ("v1.3", False), ("v1.4", True)])
def test_whether_ignoring_all_costs_goes_for_what_is_neither_energy_nor_power(edition: str, free: bool) -> None:
    table = Table(
        quiet(hand=["Edition Grant"], trash=["Edition Patron"], base=["Test Might 1"]), quiet(), battlefields=PLAIN,
        edition=edition,
    )
    table.you.play("Edition Grant", on="Edition Patron")
    table.resolve()
    assert table.where("Edition Patron") == "base"
    assert table.where("Test Might 1") == ("base" if free else "trash")
    table = Table(
        quiet(hand=["Edition Grant"], trash=["Edition Patron"]), quiet(), battlefields=PLAIN, edition=edition
    )
    table.you.play("Edition Grant", on="Edition Patron")
    table.resolve()
    assert table.where("Edition Patron") == ("base" if free else "trash")


@switch("play.cost_order")
@pytest.mark.parametrize(("edition", "dealt"), [("v1.0", [1]), ("v1.2", [1]), ("v1.3", [1]), ("v1.4", [])])
def test_where_no_cost_is_paid_nothing_tells_what_it_was_paid_with(edition: str, dealt: list[int]) -> None:
    table = Table(
        quiet(hand=["Edition Grant"], trash=["Edition Cull"], base=["Test Might 1"]), quiet(base=["Test Might 5"]),
        battlefields=PLAIN, edition=edition,
    )
    table.you.play("Edition Grant", on="Edition Cull")
    table.resolve()
    assert [event.n for event in table.events("damaged")] == dealt
    assert table.where("Edition Cull") == "trash"


@switch("play.cost_order")
@pytest.mark.parametrize(("edition", "free"), [("v1.0", False), ("v1.2", False), ("v1.3", False), ("v1.4", True)])
def test_whether_an_optional_cost_is_paid_by_saying_so_where_all_costs_are_ignored(edition: str, free: bool) -> None:
    table = Table(
        quiet(hand=["Edition Grant"], trash=["Edition Climber"]), quiet(), battlefields=PLAIN, edition=edition
    )
    table.you.play("Edition Grant", on="Edition Climber")
    table.resolve()
    if free:
        assert (table.open.kind, table.open.keys) == ("choose", ("extra:none", "extra:yes"))
        table.you.choose("extra:yes")
    assert (table.where("Edition Climber"), table.might("Edition Climber")) == ("base", 7 if free else 4)


@switch("play.timing_check")
@pytest.mark.parametrize(("edition", "begun"), [("v1.0", False), ("v1.2", True), ("v1.3", True), ("v1.4", True)])
def test_whether_a_card_is_begun_that_becomes_a_reaction_by_being_paid_for(edition: str, begun: bool) -> None:
    table = Table(
        quiet(hand=["Edition Bribe"], base=["Test Might 2"]), quiet(hand=["Test Sight"]), battlefields=PLAIN,
        turn_of=FOE, edition=edition,
    )
    table.foe.play("Test Sight")
    assert table.open.seat == YOU
    assert table.you.offered("play") == ({"Edition Bribe"} if begun else set())
    cite = table.state.edition.cite
    assert table.you.why_not("play", "Edition Bribe") == ([] if begun else [cite("813")])
    if begun:
        table.you.play("Edition Bribe", paying="Test Might 2")
        assert table.chain() == ["Test Sight", "Edition Bribe"]
