"""Worked examples of replacement abilities, and of the events that they replace (366–375, 437, 808)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    action,
    add,
    an,
    anyone,
    as_,
    at_a_battlefield,
    attach,
    banish,
    become,
    buff,
    choose,
    deal,
    die,
    draw,
    enemy,
    enter,
    every,
    exhaust,
    friendly,
    have,
    heal,
    here,
    if_,
    in_combat,
    is_,
    it,
    kill,
    less_than,
    may,
    me,
    might_of,
    mighty,
    other,
    prevent,
    readied,
    recall,
    reveal,
    tag,
    this,
    this_turn,
    top,
    unit,
    up_to,
    when,
    with_might,
    would,
    you_do,
    your,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

SAVE = (heal(it), exhaust(it), recall(it))

EXTRA += [
    # Zhonya's Hourglass
    Gear("TST-S5P6", "Test Sandglass", energy=0).text(would(a(friendly, unit)(die), kill(this), *SAVE)),
    # the same as a unit, as if gear had become units
    Unit("TST-S5P7", "Test Living Hourglass", energy=0, might=1).text(would(a(friendly, unit)(die), kill(me), *SAVE)),
    Spell("TST-S5P8", "Test Twin Doom", energy=0).text(action, kill(up_to(2, unit, at_a_battlefield))),
    Spell("TST-S5P9", "Test Trade", energy=0).text(
        action, kill(a(friendly, unit).called("own")), if_(you_do, kill(an(enemy, unit)))
    ),
    Unit("TST-S5P10", "Test Witness", energy=0, might=3).text(when(an(other, unit)(die), draw(1))),
    Unit("TST-S5P11", "Test Riser", energy=0, might=4).text(when(me(become(mighty)), draw(1))),
    Spell("TST-S5P22", "Test Blessing", energy=0).text(action, buff(a(unit))),
    Unit("TST-S5P12", "Test Honed", energy=0, might=4).text(have(me, enter(readied))),
    # Soraka, Wanderer
    Unit("TST-S5P13", "Test Healer", energy=0, might=2).text(
        would(an(other, your, unit, here, with_might(less_than(might_of(me))))(die), *SAVE)
    ),
    # Guardian Angel
    Gear("TST-S5P14", "Test Angel", energy=0, bonus=0, tags="Equipment").wearer(
        would(me(die), kill(this), heal(me), exhaust(me), recall(me))
    ),
    Spell("TST-S5P15", "Test Gird", energy=0).text(action, attach(a(friendly, tag("Equipment")), a(friendly, unit))),
    Spell("TST-S5P16", "Test Havoc", energy=0).text(action, deal(5, every(unit))),
    # Draven, Audacious, as far as his owner's opponent isn't concerned
    Unit("TST-S5P17", "Test Braggart", energy=0, might=2).text(when(me(die).provided(is_(me, in_combat)), draw(1))),
    Spell("TST-S5P19", "Test Barrier", energy=0).text(
        action, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent(3)))
    ),
    Spell("TST-S5P20", "Test Aegis", energy=0).text(
        action, choose(a(unit)), this_turn(would(anyone(deal(to=it)), prevent()))
    ),
    # Undertitan
    Unit("TST-S5P23", "Test Titan", energy=0, might=2).text(as_(anyone(reveal(me)), add(2))),
    Spell("TST-S5P24", "Test Unveil", energy=0).text(action, reveal(top(1))),
    Unit("TST-S5P26", "Test Ghost", energy=0, might=1).text(
        if_(is_(me, your_trash), would(an(other, friendly, unit)(die), may(banish(me), *SAVE)))
    ),
    Unit("TST-S5P21", "Test Nurse", energy=0, might=6).text(
        would(an(other, friendly, unit)(die), may(*SAVE), limit="turn")
    ),
]

SAID = {
    "Test Barrier": "Choose a unit. This turn, if it would be dealt damage, prevent the next 3 of it.",
    "Test Aegis": "Choose a unit. This turn, if it would be dealt damage, prevent it.",
}


def test_words() -> None:
    for name, words in SAID.items():
        assert words in say(find_or_extra(name)), say(find_or_extra(name))


# --- what replaces

@example("369.1#1", rule="370")
@example("370.1.a.1#1", rule="370")
@covers("369", "370.1.a.1", "370.1.b", "370.1.c")
def test_a_death_that_is_replaced_did_not_happen() -> None:
    table = Table(
        you=quiet(base=["Test Sandglass", "Test Might 1", "Test Witness"], hand=["Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert (table.where("Test Might 1"), table.where("Test Sandglass")) == ("base", "trash")
    assert table.thing("Test Might 1").exhausted
    assert table.hand() == []
    assert [event.card for event in table.events("died")] == ["TST-S5P6"]


@example("369.2#1", rule="431")
@covers("369.2")
def test_burning_out_replaces_drawing() -> None:
    table = Table(you=quiet(hand=["Test Sight"], deck=[], trash=["Test Might 1"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.foe.passes()
    assert [event.kind for event in table.events() if event.kind in ("burned out", "recycled", "drawn")] == [
        "burned out", "recycled", "drawn",
    ]
    assert table.points() == (0, 1)


@example("369.2#2", rule="437.2")
@covers("437.1", "437.1.b.2", "437.2.a", "437.3", "437.3.a", "437.3.b")
def test_preventing_replaces_damage() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Test Barrier", "Test Spark", "Test Spark", "Test Spark"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Barrier", on="Test Might 2")
    table.resolve()
    damage = []
    for _ in range(2):
        table.you.play("Test Spark", on="Test Might 2")
        table.resolve()
        damage.append(table.thing("Test Might 2").damage)
    assert damage == [0, 1]
    assert [event.n for event in table.events("prevented")] == [2, 1]
    assert table.state.waiting == ()


@covers("437.1.b.1.b")
@covers("437.3.c", "437.4")
def test_all_damage_is_prevented() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Test Aegis", "Test Havoc", "Test Spark"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Aegis", on="Test Might 2")
    table.resolve()
    for name, on in (("Test Havoc", ()), ("Test Spark", "Test Might 2")):
        table.you.play(name, on=on)
        table.resolve()
    assert table.thing("Test Might 2").damage == 0
    assert table.events("damaged") == []


@example("369.3#1", rule="359.2")
def test_i_enter_ready() -> None:
    table = Table(you=quiet(hand=["Test Honed"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Honed")
    assert not table.thing("Test Honed").exhausted


@example("370.1.a#1", rule="383.3")
def test_a_death_is_an_event_that_can_be_heard() -> None:
    table = Table(
        you=quiet(base=["Test Witness"], hand=["Test Vanish"]), foe=quiet(base=["Test Might 1"]), battlefields=PLAIN
    )
    table.you.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert len(table.hand()) == 1


@example("370.1.a#2", rule="383.3")
def test_becoming_mighty_is_an_event_that_can_be_heard() -> None:
    table = Table(you=quiet(base=["Test Riser"], hand=["Test Blessing"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Blessing", on="Test Riser")
    table.resolve()
    assert len(table.hand()) == 1


@example("370.1.a.2#1", rule="428")
@covers("370.1.a.2")
def test_units_killed_by_one_instruction_die_at_the_same_time() -> None:
    table = Table(
        you=quiet(hand=["Test Twin Doom"]), foe=quiet(at={MEADOW: ["Test Witness", "Test Might 1"]}), battlefields=PLAIN
    )
    table.you.play("Test Twin Doom", on=["Test Witness", "Test Might 1"])
    table.resolve()
    assert len(table.events("died")) == 2
    assert table.hand(FOE) == []


@example("370.1.a.2#2", rule="428")
@covers("370.1.a.2")
def test_units_killed_by_two_instructions_die_one_after_the_other() -> None:
    table = Table(
        you=quiet(hand=["Test Trade"], base=["Test Might 3"]), foe=quiet(base=["Test Witness"]), battlefields=PLAIN
    )
    table.you.play("Test Trade", on=["Test Might 3", "Test Witness"])
    table.resolve()
    assert len(table.events("died")) == 2
    assert len(table.hand(FOE)) == 1


@example("370.2#1", rule="370")
def test_two_hourglasses_replace_one_death_once_each() -> None:
    table = Table(
        you=quiet(base=["Test Living Hourglass", "Test Living Hourglass"], hand=["Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    first, second = (table.thing(f"Test Living Hourglass#{n}").id for n in (1, 2))
    table.you.play("Test Vanish", on="Test Living Hourglass")
    table.foe.passes()
    assert table.open.why == "372"
    table.you.choose(next(o.key for o in table.open.options if o.subject == second))
    assert len(table.events("replaced")) == 2
    assert [event.subject for event in table.events("died")] == [first]


@example("371.2.b#1", rule="371.2")
@covers("371.2.a", "371.2.b")
def test_a_replacement_that_was_declined_may_be_applied_later() -> None:
    # Zilean, Time Mage replaces the playing of tokens once each turn; this one replaces deaths
    table = Table(
        you=quiet(base=["Test Nurse", "Test Might 1", "Test Might 2", "Test Might 3"], hand=["Test Vanish"] * 3),
        foe=quiet(), battlefields=PLAIN,
    )
    for name, answer, where in (
        ("Test Might 1", "no", "trash"), ("Test Might 2", "yes", "base"), ("Test Might 3", "", "trash"),
    ):
        table.you.play("Test Vanish", on=name)
        table.foe.passes()
        if answer:
            table.you.choose(answer)
        assert table.where(name) == where


# --- simultaneous events

@example("373#1")
def test_one_hourglass_for_two_deaths() -> None:
    table = Table(
        you=quiet(base=["Test Sandglass"], at={MEADOW: ["Test Might 1", "Test Might 2"]}, hand=["Test Havoc"]),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.play("Test Havoc")
    table.foe.passes()
    assert (table.open.seat, table.open.why) == (YOU, "373")
    table.you.choose("Test Might 2")
    assert (table.where("Test Might 1"), table.where("Test Might 2")) == ("trash", "base")


@example("373.1.a#1", rule="370")
def test_what_replaces_comes_before_what_is_left() -> None:
    table = Table(
        you=quiet(base=["Test Might 3"], at={MEADOW: ["Test Healer"]}, hand=["Test Angel", "Test Gird", "Test Havoc"]),
        foe=quiet(), battlefields=PLAIN,
    )
    geared(table, "Test Healer")
    table.you.play("Test Havoc")
    table.resolve()
    kinds = [event.kind for event in table.events() if event.kind in ("healed", "recalled", "died")]
    assert (kinds[0], kinds[-1]) == ("died", "died")
    assert "recalled" in kinds[1:-1]
    assert table.where("Test Healer") == "base"


def geared(table: Table, name: str) -> None:
    """Put the Angel on that unit."""
    table.you.play("Test Angel")
    table.you.play("Test Gird", on=["Test Angel", name])
    table.resolve()


def slaughter(first: str) -> list[str]:
    """The Healer with the Angel dies together with recruits beside her and at home; who is left."""
    table = Table(you=quiet(at={MEADOW: ["Test Healer", "Test Might 1"]}, base=["Test Yordle"],
                            hand=["Test Angel", "Test Gird", "Test Havoc", "Test Curse"]),
                  foe=quiet(), battlefields=PLAIN)
    geared(table, "Test Healer")
    table.you.play("Test Curse", on="Test Yordle")
    table.resolve()
    table.you.play("Test Havoc")
    table.foe.passes()
    assert (table.open.seat, table.open.why) == (YOU, "373")
    table.you.choose(first)
    assert table.open.kind == "act"
    return sorted(o.card.name for o in table.state.objects.values() if o.zone == "board" and o.card.is_unit)


@example("373.2#1", rule="373")
@example("370.4#1", rule="370")
@covers("373.2", "373.2.a", "373.2.a.1")
def test_a_replacement_is_applied_in_one_sequence() -> None:
    assert slaughter("Test Healer") == ["Test Healer", "Test Might 1"]
    assert slaughter("Test Angel") == ["Test Healer", "Test Yordle"]


@covers("424.1.a.1")
@example("369.1#2", rule="370.1.b.1")
@example("370.1.b.1#1")
def test_as_i_am_revealed_from_your_deck() -> None:
    table = Table(
        you=quiet(hand=["Test Unveil", "Test Unveil"], deck=["Test Titan", "Test Might 1"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Unveil")
    table.foe.passes()
    assert [event.kind for event in table.events() if event.kind in ("revealed", "added")] == ["revealed", "added"]
    assert [(one.kind, one.n) for one in table.state.players[YOU].pool] == [("energy", 2)]


@example("370.3#1", rule="428")
@covers("370.3", "366.1")
def test_a_unit_that_dies_with_another_is_not_yet_in_the_trash() -> None:
    table = Table(
        you=quiet(base=["Test Ghost", "Test Might 1", "Test Might 3"], hand=["Test Havoc", "Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Havoc")
    table.resolve()
    assert len(table.events("died")) == 3
    table = Table(
        you=quiet(base=["Test Ghost", "Test Might 1"], hand=["Test Vanish", "Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Test Ghost")
    table.resolve()
    table.you.play("Test Vanish", on="Test Might 1")
    table.foe.passes()
    assert table.open.why == "371.2"
    table.you.choose("yes")
    assert (table.where("Test Might 1"), table.where("Test Ghost")) == ("base", "banished")


# --- dying

@example("808.1.d.1#1")
@covers("808.1.d")
def test_a_death_trigger_is_gone_with_the_death() -> None:
    table = Table(
        you=quiet(base=["Test Braggart", "Test Sandglass"]), foe=quiet(at={MEADOW: ["Test Might 4"]}),
        battlefields=PLAIN,
    )
    table.you.move("Test Braggart", to=MEADOW)
    table.pass_all()
    assert table.where("Test Braggart") == "base"
    assert table.hand() == []
    assert [event.rule for event in table.events("fizzled")] == ["808.1.d.1"]
