"""Optional costs, and the ways to pay (205, 356, 357)."""
from __future__ import annotations

from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import YOU, Table


@covers("355.1")
def test_an_optional_cost_is_asked_for_first_and_may_be_left_out() -> None:
    table = Table(
        you=quiet(hand=["Meditation", "Meditation"], base=["Test Might 1"], runes={"calm": 4}), foe=quiet(),
        battlefields=PLAIN,
    )
    key = table.you._first("play", "Meditation")
    assert {option.short for option in table.you.draft(key).options} == {"Without it", "Exhaust Test Might 1"}
    table.you.play("Meditation")
    table.resolve()
    assert len(table.hand()) == 2
    assert not table.thing("Test Might 1").exhausted
    table.you.play("Meditation", paying="Test Might 1")
    assert table.thing("Test Might 1").exhausted
    table.resolve()
    assert len(table.hand()) == 3


@covers("203.3", "357")
def test_an_exhausted_unit_is_no_optional_cost() -> None:
    table = Table(
        you=quiet(hand=["Meditation"], base=["Test Might 1*"], runes={"calm": 2}), foe=quiet(base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    assert table.you.draft(table.you._first("play", "Meditation")).kind == "confirm"


@covers("355.1", "355.16")
def test_what_is_needed_for_the_energy_cannot_be_exhausted_for_the_option_too() -> None:
    table = Table(you=quiet(hand=["Meditation"], base=["Lux, Crownguard"]), foe=quiet(), battlefields=PLAIN)
    assert table.you.draft(table.you._first("play", "Meditation")).kind == "confirm"
    table = Table(
        you=quiet(hand=["Meditation"], base=["Lux, Crownguard"], runes={"calm": 2}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Meditation", paying="Lux, Crownguard")
    assert table.ready_runes() == 0
    table.resolve()
    assert len(table.hand()) == 2


# --- paying

@covers("357")
def test_paying_for_oneself_spares_the_domains_that_the_hand_needs() -> None:
    table = Table(
        you=quiet(hand=["Test Might 1", "Yi, Meditative"], runes={"calm": 1, "body": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Might 1")
    ready = [
        table.state.objects[id].card.name
        for id in table.state.players[YOU].runes
        if not table.state.objects[id].exhausted
    ]
    assert ready == ["Calm Rune"]


@covers("357")
def test_paying_in_order_takes_the_runes_as_they_lie() -> None:
    table = Table(
        you=quiet(hand=["Test Might 1", "Yi, Meditative"], runes={"calm": 1, "body": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Might 1", spending="in order")
    ready = [
        table.state.objects[id].card.name
        for id in table.state.players[YOU].runes
        if not table.state.objects[id].exhausted
    ]
    assert ready == ["Body Rune"]


@covers("357", "429.3")
def test_paying_by_hand_uses_one_ability_after_another() -> None:
    table = Table(you=quiet(hand=["Test Might 2"], runes={"calm": 2, "body": 2}), foe=quiet(), battlefields=PLAIN)
    path = [table.you._first("play", "Test Might 2"), "pay:hand"]
    question = table.you.draft(*path)
    assert (question.kind, question.why) == ("pay", "357")
    body = [option.key for option in question.options if option.short.startswith("Exhaust Body")]
    assert len(body) == 2
    path += body
    assert table.you.draft(*path).kind == "confirm"
    assert "pay:hand" not in table.you.draft(*path).keys
    table.answer(YOU, *path, "confirm")
    ready = {
        table.state.objects[id].card.name
        for id in table.state.players[YOU].runes
        if not table.state.objects[id].exhausted
    }
    assert ready == {"Calm Rune"}
    assert table.where("Test Might 2") == "base"


@covers("357")
def test_paying_by_hand_offers_nothing_that_ends_nowhere() -> None:
    table = Table(you=quiet(hand=["Test Might 2"], runes={"calm": 2, "fury": 1}), foe=quiet(), battlefields=PLAIN)
    path = [table.you._first("play", "Test Might 2"), "pay:hand"]
    question = table.you.draft(*path)
    assert {option.short.split()[0] for option in question.options} == {"Exhaust", "Recycle"}
    path.append(next(option.key for option in question.options if option.short.startswith("Recycle Calm")))
    left = {option.short for option in table.you.draft(*path).options}
    assert left == {"Exhaust Calm Rune: 1 Energy", "Exhaust Fury Rune: 1 Energy"}


@covers("357")
def test_where_there_is_one_way_to_pay_nobody_is_asked_how() -> None:
    table = Table(you=quiet(hand=["Test Might 2"], runes={"calm": 2}), foe=quiet(), battlefields=PLAIN)
    assert set(table.you.draft(table.you._first("play", "Test Might 2")).keys) == {"confirm", "keep"}


@covers("163", "357")
def test_energy_for_spells_pays_for_no_unit() -> None:
    table = Table(
        you=quiet(hand=["Test Might 2", "Incinerate"], base=["Lux, Crownguard"]),
        foe=quiet(at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN,
    )
    assert table.you.offered("play") == {"Incinerate"}
    assert table.you.why_not("play", "Test Might 2") == ["357"]
    table.you.use("Lux, Crownguard")
    assert [(r.kind, r.n, r.use) for r in table.state.players[YOU].pool] == [("energy", 2, "spell")]
    assert table.you.offered("play") == {"Incinerate"}
    table.you.play("Incinerate", on="Test Might 2")
    assert table.state.players[YOU].pool == ()


@covers("163", "357")
def test_energy_that_may_pay_for_nothing_else_is_spent_first() -> None:
    table = Table(you=quiet(hand=["Incinerate", "Test Might 1"], base=["Lux, Crownguard"], runes={"fury": 1}),
                  foe=quiet(at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN)
    table.you.play("Incinerate", on="Test Might 2")
    assert table.ready_runes() == 1
    assert table.thing("Lux, Crownguard").exhausted


@covers("357", "444")
def test_what_is_in_the_pool_pays_before_more_runes_are_used() -> None:
    table = Table(you=quiet(hand=["Test Might 1"], runes={"fury": 2}), foe=quiet(), battlefields=PLAIN)
    table.you.use("Fury Rune")
    table.you.play("Test Might 1")
    assert table.ready_runes() == 1
    assert table.state.players[YOU].pool == ()
