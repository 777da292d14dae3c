"""From where something is played: what asks for it, and what lets cards be played from the trash (354, 366.1,
419.1.a)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Gear,
    Legend,
    Spell,
    Unit,
    a,
    accelerate,
    can,
    card,
    cost_less,
    cost_of,
    draw,
    every,
    friendly,
    from_elsewhere,
    from_face_down,
    fury,
    have,
    hidden,
    if_,
    ignoring_energy,
    is_,
    kill,
    me,
    optional_cost,
    order,
    play,
    that,
    this_turn,
    tokens,
    unit,
    when,
    you,
    you_paid,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

GIFT = Unit("TST-AU39", "Test Gifted", energy=5, might=5).text(
    optional_cost(kill(a(friendly, unit).called("gift"))),
    if_(
        you_paid,
        have(me, cost_less(1, times=cost_of(that("gift"))), cost_less(order, times=cost_of(that("gift"), "Power"))),
    ),
)

EXTRA += [
    Gear("TST-AU31", "Test Open Grave", energy=0).text(can(you(play(every(card, your_trash))))),
    Spell("TST-AU32", "Test Seance", energy=0).text(
        this_turn(can(you(play(every(unit, your_trash), price=ignoring_energy))))
    ),
    Legend("TST-AU33", "Test, Elsewhere", fury, champion="Test").text(
        when(you(play(a(card, from_elsewhere))), draw(1))
    ),
    Gear("TST-AU34", "Test Watcher", energy=0).text(when(you(play(a(card, from_face_down))), draw(1))),
    Unit("TST-AU35", "Test Prowler Below", energy=3, might=1).text(
        hidden, when(you(play(me)).provided(is_(me, from_face_down)), draw(1))
    ),
    Unit("TST-AU36", "Test Stray", energy=3, might=1).text(if_(is_(me, from_elsewhere), have(me, cost_less(2)))),
    Spell("TST-AU37", "Test Reinforcement", energy=0).text(play(tokens(RECRUIT))),
    Gear("TST-AU38", "Test Tow", energy=0).text(have(every(friendly, unit, from_elsewhere), accelerate)),
    Unit("TST-AU40", "Test Reveller", fury, energy=2, might=2),
    GIFT,
]


@covers("419.1.a", "366.1")
def test_a_permanent_lets_cards_be_played_from_the_trash() -> None:
    table = Table(you=quiet(base=["Test Open Grave"], trash=["Test Might 2", "Test Sight"], runes={"fury": 2}),
                  foe=quiet(trash=["Test Might 1"]), battlefields=PLAIN)
    assert table.you.offered("play") == {"Test Might 2", "Test Sight"}
    table.you.play("Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.ready_runes()) == ("base", 0)
    table.you.play("Test Sight")
    table.resolve()
    assert table.trash() == ["Test Sight"]


@covers("419.1.a")
def test_nobody_else_may_and_nobody_without_it() -> None:
    table = Table(you=quiet(trash=["Test Sight"]), foe=quiet(base=["Test Open Grave"], trash=[]), battlefields=PLAIN)
    assert table.you.offered("play") == set()


@covers("356.1.a", "391.1")
def test_a_spell_lets_units_be_played_from_the_trash_this_turn_without_their_energy() -> None:
    table = Table(
        you=quiet(hand=["Test Seance"], trash=["Test Might 6", "Test Sight"]), foe=quiet(), battlefields=PLAIN
    )
    assert table.you.offered("play") == {"Test Seance"}
    table.you.play("Test Seance")
    table.resolve()
    assert table.you.offered("play") == {"Test Might 6"}
    first = next(key for key in table.open.keys if key.startswith("play:"))
    assert table.you.draft(first).kind == "confirm"  # to the base alone: no battlefield is offered
    table.you.play("Test Might 6")
    table.resolve()
    assert table.where("Test Might 6") == "base"
    table.end_turn()
    table.end_turn()
    assert table.hand() == ["Playful Phantom"]


@covers("354")
def test_who_plays_from_elsewhere_is_noticed_and_who_plays_from_the_hand_is_not() -> None:
    table = Table(
        you=quiet(
            legend="Test, Elsewhere", base=["Test Open Grave"], hand=["Test Sight", "Test Reinforcement"],
            trash=["Test Might 1"], runes={"fury": 1},
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    table.resolve()
    table.you.play("Test Reinforcement")
    table.resolve()
    assert table.hand() == ["Playful Phantom"]
    table.you.play("Test Might 1")
    table.resolve()
    assert table.hand() == ["Playful Phantom"] * 2


@covers("354", "811")
def test_what_is_played_from_face_down_is_noticed() -> None:
    sides = {
        "base": ["Test Watcher"], "hand": ["Test Prowler Below"], "runes": {"fury": 3},
        "at": {MEADOW: ["Test Might 1"]},
    }
    table = Table(you=quiet(**sides), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Prowler Below", to="Your base")
    table.resolve()
    assert table.hand() == []
    table = Table(
        you=quiet(**{**sides, "hand": []}, facedown={MEADOW: ["Test Prowler Below"]}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Prowler Below")
    while table.open.kind != "act":
        table.answer(YOU, *table.open.keys) if table.open.kind == "order" else table.resolve()
    assert table.hand() == ["Playful Phantom"] * 2


@covers("356.4")
def test_a_card_may_cost_less_from_elsewhere() -> None:
    for zone, left in (("hand", 0), ("trash", 2)):
        table = Table(
            you=quiet(base=["Test Open Grave"], runes={"fury": 3}, **{zone: ["Test Stray"]}), foe=quiet(),
            battlefields=PLAIN,
        )
        table.you.play("Test Stray")
        table.resolve()
        assert (table.where("Test Stray"), table.ready_runes()) == ("base", left)


@covers("355.9.a", "806.1.c")
def test_what_is_played_from_elsewhere_may_be_given_a_keyword_and_nothing_else_of_yours() -> None:
    for zone, ready in (("trash", True), ("hand", False)):
        table = Table(
            you=quiet(base=["Test Open Grave", "Test Tow"], runes={"fury": 4}, **{zone: ["Test Reveller"]}),
            foe=quiet(), battlefields=PLAIN,
        )
        table.you.play("Test Reveller", accelerate=ready)
        table.resolve()
        assert (table.thing("Test Reveller").exhausted, table.ready_runes()) == (not ready, 1 if ready else 2)
    foes = Table(you=quiet(base=["Test Open Grave"], trash=["Test Reveller"], runes={"fury": 4}),
                 foe=quiet(base=["Test Tow"]), battlefields=PLAIN)
    foes.you.play("Test Reveller")
    foes.resolve()
    assert foes.thing("Test Reveller").exhausted


def test_several_discounts_are_all_said() -> None:
    assert say(GIFT).count("reduced by") == 2
