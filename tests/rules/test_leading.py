"""What is offered can be completed (355.16, 357.3, 358): no way through a draft that is offered ends in a refusal."""
from __future__ import annotations

import pytest

from cards.tokens import RECRUIT
from engine.rules.playing import feasibility
from engine.rules.playing.forbidding import trials
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    abilities_of,
    activate,
    add,
    additional_cost,
    ambush,
    anyone,
    at_least,
    battlefield,
    buff,
    buffed,
    cant,
    card,
    cost,
    cost_less,
    create,
    deflect,
    discard,
    draw,
    every,
    exhaust,
    friendly,
    give,
    have,
    if_,
    kill,
    me,
    might,
    might_among,
    not_,
    play,
    reaction,
    repeat,
    return_to_hand,
    same,
    some,
    spend_xp,
    there_is,
    this,
    this_turn,
    tokens,
    unit,
    your_hand,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [
    Unit("TST-6L01", "Leading Lurker", energy=0, might=1).text(
        ambush, additional_cost(return_to_hand(a(friendly, unit)))
    ),
    Unit("TST-6L02", "Leading Adept", energy=0, might=1).text(activate(cost(exhaust(me)), add(1), timing=reaction)),
    Spell("TST-6L03", "Leading Weariness", energy=1).text(additional_cost(exhaust(a(friendly, unit))), draw(1)),
    Spell("TST-6L04", "Leading Toll", energy=0).text(
        additional_cost(kill(a(friendly, unit)), kill(a(friendly, unit, buffed))), draw(1)
    ),
    Gear("TST-6L31", "Leading Scale", energy=0).text(
        activate(cost(kill(a(friendly, unit)), kill(a(friendly, unit, buffed))), draw(1))
    ),
    Spell("TST-6L05", "Leading Purge", energy=0).text(additional_cost(discard(1)), draw(1)),
    Spell("TST-6L06", "Leading Study", energy=0).text(additional_cost(spend_xp(2), discard(1)), draw(1)),
    Spell("TST-6L07", "Leading Summons", energy=0).text(reaction, play(a(unit, your_hand))),
    Spell("TST-6L09", "Leading Pair", energy=0).text(buff(some(2, friendly, unit, same(battlefield)))),
    Unit("TST-6L10", "Leading Warden", energy=0, might=2).text(cant(anyone(play(a(unit))))),
    Spell("TST-6L11", "Leading Muster", energy=0).text(create(tokens(RECRUIT)), draw(1)),
    Spell("TST-6L12", "Leading Last Call", energy=0).text(
        play(a(unit, your_hand)), this_turn(cant(anyone(play(a(unit)))))
    ),
    Unit("TST-6L13", "Leading Scholar", energy=0, might=1).text(
        activate(cost(discard(1)), buff(a(friendly, unit))), have(abilities_of(me), repeat(discard(1)))
    ),
    Spell("TST-6L14", "Leading Encore", energy=0).text(repeat(1), kill(a(unit))),
    Unit("TST-6L15", "Leading Wall", energy=0, might=1).text(deflect(2)),
    Unit("TST-6L16", "Leading Reader", energy=0, might=3).text(
        if_(there_is(every(card, your_hand), at_least(2)), have(me, might(1)))
    ),
    Spell("TST-6L36", "Leading Last Word", energy=4).text(
        if_(not_(there_is(a(card, your_hand))), have(this, cost_less(3))), draw(1)
    ),
    Spell("TST-6L17", "Leading Echo", energy=5).text(
        have(this, cost_less(1, times=might_among("highest", every(friendly, unit)))), draw(1)
    ),
    Unit("TST-6L08", "Leading Drill", energy=0, might=1).text(
        activate(
            cost(kill(a(friendly, unit)), exhaust(a(friendly, unit))), give(a(friendly, unit), might(2), this_turn)
        )
    ),
]


def answering(**more: object) -> Table:
    """The foe has cast a spell, you may answer it."""
    table = Table(quiet(**more), quiet(hand=["Test Sight"]), battlefields=PLAIN, turn_of=FOE, asks_own_windows=True)
    table.foe.play("Test Sight")
    table.foe.passes()
    return table


def named(table: Table, *path: str) -> set[str]:
    """What the next question of a draft offers, by name."""
    return {table.you._name(option.subject) for option in table.you.draft(*path).options}


@covers("822.3", "357.3")
def test_a_cost_does_not_take_the_unit_that_lets_it_be_played_there() -> None:
    table = answering(hand=["Leading Lurker"], at={MEADOW: ["Test Might 2"]})
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Leading Lurker") == ["822.3"]
    table = answering(hand=["Leading Lurker"], at={MEADOW: ["Test Might 2"], MOOR: ["Test Might 3"]})
    first, field = table.you._first("play", "Leading Lurker"), table._field(table.state, MEADOW)
    assert named(table, first) == {MEADOW, MOOR}
    assert named(table, first, f"at:{field.id}") == {"Test Might 3"}
    table.answer(YOU, first, f"at:{field.id}", f"obj:{table.thing('Test Might 3').id}", "confirm")
    assert (table.where("Leading Lurker"), table.hand()) == (MEADOW, ["Test Might 3"])


@covers("357.1.a", "203.3")
def test_what_is_exhausted_for_the_cost_pays_for_nothing_else() -> None:
    table = Table(quiet(base=["Leading Adept"], hand=["Leading Weariness"]), quiet(), battlefields=PLAIN)
    assert (table.you.offered("play"), table.you.why_not("play", "Leading Weariness")) == (set(), ["203.3"])
    table = Table(
        quiet(base=["Leading Adept", "Test Might 1"], hand=["Leading Weariness"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Leading Weariness")  # only one unit can be given
    assert all(thing.exhausted for thing in table.state.permanents())


@covers("357.3", "203.3")
def test_of_two_costs_the_first_leaves_something_for_the_second() -> None:
    for others, offered in ((["Test Might 1", "Test Might 3"], True), ([], False)):
        table = Table(
            quiet(base=[one("Test Might 2", buffs=1), *others], hand=["Leading Toll", "Test Sight"]), quiet(),
            battlefields=PLAIN,
        )
        table.you.play("Test Sight")
        table.resolve()
        assert ("Leading Toll" in table.you.offered("play")) == offered
        if offered:
            assert named(table, table.you._first("play", "Leading Toll")) == set(others)
        else:
            assert table.you.why_not("play", "Leading Toll") == ["203.3"]


@covers("357.3", "203.3")
def test_of_two_costs_of_an_ability_the_first_leaves_something_for_the_second() -> None:
    for others in (["Test Might 1", "Test Might 3"], []):
        table = Table(
            quiet(base=["Leading Scale", one("Test Might 2", buffs=1), *others]), quiet(), battlefields=PLAIN
        )
        assert table.you.offered("use") == ({"Leading Scale"} if others else set())
        if others:
            assert named(table, table.you._first("use", "Leading Scale")) == set(others)


@covers("203.3")
@pytest.mark.parametrize(("tries", "offered"), [(1, False), (2, True)])
def test_what_leads_nowhere_in_so_many_tries_is_not_offered(
    tries: int, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feasibility, "LIMIT", tries)
    table = Table(
        quiet(base=[one("Test Might 2", buffs=1), "Test Might 1", "Test Might 3"], hand=["Leading Toll"]), quiet(),
        battlefields=PLAIN,
    )
    assert ("Leading Toll" in table.you.offered("play")) == offered
    assert table.you.why_not("play", "Leading Toll") == ([] if offered else ["203.3"])


@covers("356.4", "357")
@pytest.mark.parametrize(("runes", "units", "offered", "most"), [
    (5, 8, False, 0),  # no number of deaths makes up for Energy
    (6, 8, True, 25), (6, 4, True, 25),
    (6, 3, False, 20),
])
def test_things_given_for_a_discount_are_tried_in_one_order(
    runes: int, units: int, offered: bool, most: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(
        quiet(base=[*["Test Might 1"] * units], hand=["Commander Ledros"], runes={"fury": runes}), quiet(),
        battlefields=PLAIN,
    )
    forks: list[int] = []
    real = feasibility.trial
    monkeypatch.setattr(feasibility, "trial", lambda g: forks.append(1) or real(g))
    table.state.touch()
    assert table.you.why_not("play", "Commander Ledros") == ([] if offered else ["357"])
    assert len(forks) <= most


@covers("203.3", "422.3")
@pytest.mark.parametrize(("hand", "offered"), [([], False), (["Test Sight"], True)])
def test_a_card_is_not_discarded_for_itself(hand: list[str], offered: bool) -> None:
    table = Table(quiet(hand=["Leading Purge", *hand]), quiet(), battlefields=PLAIN)
    assert ("Leading Purge" in table.you.offered("play")) == offered
    if offered:
        table.you.play("Leading Purge")
        assert table.trash() == ["Test Sight"]
    else:
        assert table.you.why_not("play", "Leading Purge") == ["203.3"]


@covers("357", "358.5")
@pytest.mark.parametrize(("runes", "offered"), [(1, False), (2, True)])
def test_what_costs_more_once_it_has_left_the_hand_is_offered_for_that(runes: int, offered: bool) -> None:
    table = Table(
        quiet(hand=["Leading Echo", "Test Sight"], base=["Leading Reader"], runes={"mind": runes}), quiet(),
        battlefields=PLAIN,
    )
    assert table.might("Leading Reader") == 4
    assert ("Leading Echo" in table.you.offered("play")) == offered
    if offered:
        table.you.play("Leading Echo")
        assert (table.might("Leading Reader"), sum(event.n for event in table.events("paid"))) == (3, 2)
    else:
        assert table.you.why_not("play", "Leading Echo") == ["357"]


@covers("354", "356.4")
@pytest.mark.parametrize(("others", "runes", "offered"), [([], 1, True), ([], 0, False), (["Test Sight"], 3, False)])
def test_what_costs_less_once_it_has_left_the_hand_is_offered_for_that(
    others: list[str], runes: int, offered: bool
) -> None:
    table = Table(quiet(hand=["Leading Last Word", *others], runes={"mind": runes}), quiet(), battlefields=PLAIN)
    assert ("Leading Last Word" in table.you.offered("play")) == offered
    if offered:
        table.you.play("Leading Last Word")
        assert sum(event.n for event in table.events("paid")) == 1
    else:
        assert table.you.why_not("play", "Leading Last Word") == ["357"]


@covers("822.3", "358.5")
def test_what_an_effect_plays_leaves_the_chain_where_a_draft_would_be_refused() -> None:
    table = Table(
        quiet(hand=["Leading Summons", "Leading Lurker"], at={MEADOW: ["Test Might 2"]}),
        quiet(at={MOOR: ["Test Might 1"]}), battlefields=PLAIN,
    )
    table._field(table.state, MEADOW).controller = -1
    table.state.touch()
    table.you.play("Leading Summons")
    table.resolve()
    table.you.choose("Leading Lurker")
    table.you.choose(MEADOW)
    assert (table.where("Leading Lurker"), [event.rule for event in table.events("fizzled")]) == ("hand", ["822.3"])


@covers("355.16", "405.1")
def test_an_ability_with_two_costs_and_a_target_can_aim_at_what_it_exhausts() -> None:
    for n, offered in ((0, False), (1, True)):
        table = Table(quiet(base=["Leading Drill", *["Test Might 1"] * n]), quiet(), battlefields=PLAIN)
        assert ("Leading Drill" in table.you.offered("use")) == offered, n
    first = next(key for key in table.open.keys if key.startswith("use:"))
    for name, other in (("Leading Drill", "Test Might 1"), ("Test Might 1", "Leading Drill")):
        question = table.you.draft(first, f"obj:{table.thing(name).id}")
        assert {option.subject for option in question.options if option.subject} <= {table.thing(other).id}


@covers("355.8", "355.11")
def test_the_first_of_a_group_leaves_another_one_for_it() -> None:
    table = Table(
        quiet(hand=["Leading Pair"], at={MEADOW: ["Test Might 1", "Test Might 2"], MOOR: ["Test Might 3"]}), quiet(),
        battlefields=PLAIN,
    )
    assert named(table, table.you._first("play", "Leading Pair")) == {"Test Might 1", "Test Might 2"}
    table = Table(
        quiet(hand=["Leading Pair"], at={MEADOW: ["Test Might 1"], MOOR: ["Test Might 3"]}), quiet(), battlefields=PLAIN
    )
    assert (table.you.offered("play"), table.you.why_not("play", "Leading Pair")) == (set(), ["355.8"])


@covers("439.2.b.1", "358.3.a")
def test_what_could_be_played_nowhere_is_not_created() -> None:
    table = Table(quiet(hand=["Leading Muster"]), quiet(at={MEADOW: ["Leading Warden"]}), battlefields=PLAIN)
    table.you.play("Leading Muster")
    table.resolve()
    assert (table.events("created"), len(table.events("drawn"))) == ([], 1)


@covers("355.2", "358.5")
def test_a_unit_that_has_lost_its_place_leaves_the_chain() -> None:
    table = Table(quiet(hand=["Leading Last Call", "Test Might 1"]), quiet(), battlefields=PLAIN)
    table.you.play("Leading Last Call")
    table.resolve()
    table.you.choose("Test Might 1")
    assert (table.where("Test Might 1"), [event.rule for event in table.events("fizzled")]) == ("hand", ["355.2"])


@covers("820.1.a", "203.3")
@pytest.mark.parametrize(("cards", "offered"), [(1, False), (2, True)])
def test_a_repeat_that_is_given_needs_what_its_ability_does_not_take(cards: int, offered: bool) -> None:
    table = Table(quiet(base=["Leading Scholar"], hand=["Test Sight"] * cards), quiet(), battlefields=PLAIN)
    first = next(key for key in table.open.keys if key.startswith("use:"))
    repeats = [key for key in table.you.draft(first).keys if key.startswith("extra:") and key != "extra:none"]
    assert bool(repeats) == offered
    if offered:
        table.you.use("Leading Scholar", on=["Leading Scholar"] * 2, repeat=True)
        assert (table.hand(), len(table.events("discarded"))) == ([], 2)


@covers("809.1.c", "820.2")
@pytest.mark.parametrize(("runes", "offered"), [(3, False), (4, True)])
def test_a_repetition_is_offered_if_its_targets_can_be_paid_beside_the_first_ones(runes: int, offered: bool) -> None:
    table = Table(
        quiet(hand=["Leading Encore"], runes={"fury": runes}), quiet(base=["Leading Wall"]), battlefields=PLAIN
    )
    question = table.you.draft(table.you._first("play", "Leading Encore"))
    assert ("extra:yes" in question.keys) == offered


@pytest.mark.parametrize(("other", "tried"), [("Leading Wall", True), ("Pit Rookie", False)])
def test_a_repetition_is_tried_to_its_end_only_where_a_target_may_make_it_dear(other: str, tried: bool) -> None:
    table = Table(quiet(hand=["Leading Encore"]), quiet(base=[other]), battlefields=PLAIN)
    card = table.state.objects[table.state.players[YOU].hand[0]]
    [(item, _)] = trials(table.state, card, YOU)
    [due] = item.card.additional
    assert feasibility.repeats(table.state, due, item) == tried
