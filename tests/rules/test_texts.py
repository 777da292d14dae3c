"""Text that comes and goes (477.1.b, 477.2, 720–727): copies, granted lines and keywords, keywords that are lost, lines
with a condition."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    assault,
    attack,
    base_might,
    become_copy,
    cost,
    die,
    draw,
    every,
    exhaust,
    exhausted,
    friendly,
    fury,
    give,
    have,
    heal,
    if_,
    is_,
    me,
    might,
    other,
    other_than,
    reaction,
    ready,
    recall,
    tank,
    temporary,
    text,
    that,
    this_turn,
    unit,
    when,
    without,
    would,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Unit("TST-7G01", "Test Eager", energy=0, might=2).text(
        when(me(attack), draw(1)), activate(cost(exhaust(me)), draw(2)), have(me, might(1))
    ),
    Spell("TST-7G02", "Test Mimic", energy=0).text(
        reaction, become_copy(a(friendly, unit).called("copy"), a(unit, other_than(that("copy"))), this_turn)
    ),
    Spell("TST-7G03", "Test Lesson", energy=0).text(
        reaction, give(a(unit), text(when(me(attack), draw(1)), activate(cost(exhaust(me)), draw(2))), this_turn)
    ),
    Unit("TST-7G04", "Test Teacher", energy=0, might=1).text(
        have(
            every(other, friendly, unit),
            text(when(me(attack), draw(1)), activate(cost(exhaust(me)), draw(2)), have(me, might(1))),
        )
    ),
    Unit("TST-7G15", "Test Patron of Many", fury, energy=0, might=1).text(
        have(every(other, friendly, unit), text(would(me(die), heal(me), exhaust(me), recall(me))))
    ),
    Spell("TST-7G05", "Test Spoil", energy=0).text(reaction, give(a(unit), without(tank), this_turn)),
    Spell("TST-7G06", "Test Harden", energy=0).text(reaction, give(a(unit), tank, this_turn)),
    Spell("TST-7G07", "Test Doom", energy=0).text(reaction, give(a(unit), temporary)),
    Spell("TST-7G08", "Test Reprieve", energy=0).text(reaction, give(a(unit), without(temporary))),
    Unit("TST-7G09", "Test Fleeting", energy=0, might=1).text(temporary),
    Unit("TST-7G10", "Test Dozer", energy=0, might=2).text(
        if_(is_(me, exhausted), tank, assault(2), activate(cost(0), ready(me)), when(me(attack), draw(1))).otherwise(
            have(me, might(1))
        )
    ),
    Unit("TST-7G12", "Test Fiver", energy=0, might=2).text(
        if_(is_(me, exhausted), have(every(other, friendly, unit), base_might(5)))
    ),
    Unit("TST-7G13", "Test Trio", energy=0, might=2).text(have(every(other, friendly, unit), base_might(3))),
    Spell("TST-7G14", "Test Sixfold", energy=0).text(reaction, give(a(unit), base_might(6))),
    Gear("TST-7G11", "Test Banner", energy=0).text(have(every(friendly, unit), temporary)),
]


def words(table: Table, name: str) -> tuple[str, ...]:
    """The keywords that everybody sees on a unit."""
    sight = table.game.sight()
    there = [one for player in sight.players for one in player.base] + [
        one for field in sight.battlefields for one in field.units
    ]
    return next(one.keywords for one in there if one.name == name)


def uses(table: Table, name: str) -> int:
    """How many abilities of that object are offered."""
    return sum(
        option.key.startswith("use:") and option.subject == table.thing(name).id for option in table.open.options
    )


# --- copies

@covers("477.1.b", "477.1.b.1", "477.1.b.1.a", "480.2")
def test_a_copy_has_the_traits_and_the_text_for_its_time() -> None:
    table = Table(
        you=quiet(base=["Test Might 5", "Test Eager"], hand=["Test Mimic"]), foe=quiet(at={MEADOW: ["Test Might 1"]}),
        battlefields=PLAIN,
    )
    copy = table.thing("Test Might 5").id
    table.you.play("Test Mimic", on=["Test Might 5", "Test Eager"])
    table.resolve()
    assert table.state.objects[copy].card.name == "Test Eager"
    assert (table.might("Test Eager"), table.might("Test Eager#2")) == (3, 3)
    table.answer(YOU, f"move:{copy}", f"at:{table.thing('Test Might 1').place}", "confirm")
    table.pass_all()
    assert len(table.events("drawn")) == 1
    table.end_turn()
    assert table.state.objects[copy].card.name == "Test Might 5"
    assert table.might("Test Might 5") == 5


@covers("477.1.b", "340.1")
def test_what_leaves_the_board_is_what_is_printed() -> None:
    table = Table(
        you=quiet(base=["Test Might 5", "Test Eager"], hand=["Test Mimic", "Test Vanish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    copy = table.thing("Test Might 5").id
    table.you.play("Test Mimic", on=["Test Might 5", "Test Eager"])
    table.resolve()
    table.you.play("Test Vanish", on=f"obj:{copy}")
    table.resolve()
    assert "Test Might 5" in table.trash()


@covers("477.1.b", "477.1.b.1.b")
def test_states_and_what_was_given_are_not_copied() -> None:
    table = Table(
        you=quiet(base=["Test Might 1", "Test Might 5*"], hand=["En Garde", "Test Mimic"], runes={"calm": 1}),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.play("En Garde", on="Test Might 5")
    table.resolve()
    table.you.play("Test Mimic", on=["Test Might 1", "Test Might 5"])
    table.resolve()
    assert not table.thing("Test Might 5").exhausted
    assert (table.might("Test Might 5"), table.might("Test Might 5#2")) == (5, 6)


# --- granted text

@covers("477.2", "801.3.a.2")
def test_granted_lines_are_lines_of_whoever_got_them() -> None:
    table = Table(
        you=quiet(base=["Test Might 5", "Test Might 2"], hand=["Test Lesson"]),
        foe=quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN,
    )
    table.you.play("Test Lesson", on="Test Might 5")
    table.resolve()
    assert (uses(table, "Test Might 5"), uses(table, "Test Might 2")) == (1, 0)
    table.you.move("Test Might 5", to=MEADOW)
    table.pass_all()
    assert len(table.events("drawn")) == 1
    table.end_turn()
    table.end_turn()
    assert uses(table, "Test Might 5") == 0


@covers("477.2", "414.4")
def test_a_granted_activated_ability_is_paid_by_its_bearer() -> None:
    table = Table(you=quiet(base=["Test Might 5"], hand=["Test Lesson"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Lesson", on="Test Might 5")
    table.resolve()
    table.you.use("Test Might 5")
    table.resolve()
    assert table.thing("Test Might 5").exhausted
    assert len(table.events("drawn")) == 2
    assert table.you.why_not("use", "Test Might 5") == ["414.4"]


@covers("477.2", "363", "414.4", "383.3")
def test_a_passive_gives_lines_to_whoever_fits_now() -> None:
    table = Table(
        you=quiet(base=["Test Teacher", "Test Might 5"], hand=["Test Vanish"]),
        foe=quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN,
    )
    assert (table.might("Test Might 5"), table.might("Test Might 1"), table.might("Test Teacher")) == (6, 1, 1)
    assert (uses(table, "Test Might 5"), uses(table, "Test Teacher")) == (1, 0)
    table.you.move("Test Might 5", to=MEADOW)
    table.pass_all()
    assert [e.subject for e in table.events("triggered")] == [table.thing("Test Might 5").id]
    table.you.play("Test Vanish", on="Test Teacher")
    table.resolve()
    assert (table.might("Test Might 5"), uses(table, "Test Might 5")) == (5, 0)


@covers("816", "477.2", "801.3.a", "801.3.a.3")
def test_a_granted_keyword_brings_its_ability() -> None:
    table = Table(you=quiet(base=["Test Might 5"], hand=["Test Doom"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Doom", on="Test Might 5")
    table.resolve()
    table.end_turn()
    table.end_turn()
    assert table.where("Test Might 5") == "trash"


@covers("816.2", "816", "383.3", "801.3.a.1")
def test_temporary_twice_triggers_once() -> None:
    table = Table(you=quiet(base=["Test Fleeting", "Test Banner"], hand=["Test Doom"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Doom", on="Test Fleeting")
    table.resolve()
    table.end_turn()
    table.end_turn()
    assert len(table.events("triggered")) == 1


# --- keywords that are lost

@covers("801.3.b", "477.2", "801.3.b.1", "480.3", "480.1")
def test_a_lost_keyword_is_gone_until_it_is_given_again() -> None:
    table = Table(
        you=quiet(base=["Test Tank"], hand=["Test Spoil", "Test Harden", "Test Spoil"]), foe=quiet(), battlefields=PLAIN
    )
    assert words(table, "Test Tank") == ("Tank",)
    table.you.play("Test Spoil", on="Test Tank")
    table.resolve()
    assert words(table, "Test Tank") == ()
    table.you.play("Test Harden", on="Test Tank")
    table.resolve()
    assert words(table, "Test Tank") == ("Tank",)
    table.you.play("Test Spoil", on="Test Tank")
    table.resolve()
    assert words(table, "Test Tank") == ()
    table.end_turn()
    assert words(table, "Test Tank") == ("Tank",)


@covers("801.3.b", "477.2", "801.3.b.2")
def test_with_a_keyword_goes_what_it_is_short_for() -> None:
    table = Table(you=quiet(base=["Test Fleeting"], hand=["Test Reprieve"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Reprieve", on="Test Fleeting")
    table.resolve()
    table.end_turn()
    table.end_turn()
    assert table.where("Test Fleeting") == "base"


# --- lines with a condition

@covers("727", "721", "480.2", "357", "727.1.b", "727.1.c", "727.1.c.1", "727.1.c.2", "727.1.c.1.a", "725.4")
def test_every_kind_of_line_is_inactive_while_its_condition_fails() -> None:
    table = Table(
        you=quiet(base=["Test Dozer"], hand=["Test March"]), foe=quiet(at={MEADOW: ["Test Might 1"]}),
        battlefields=PLAIN,
    )
    assert (words(table, "Test Dozer"), table.might("Test Dozer"), uses(table, "Test Dozer")) == ((), 3, 0)
    assert table.you.why_not("use", "Test Dozer") == ["721"]
    table.you.move("Test Dozer", to=MEADOW)
    assert len(table.events("triggered")) == 1
    table.resolve()
    assert (words(table, "Test Dozer"), table.might("Test Dozer")) == (("Assault 2", "Tank"), 4)


@covers("727", "357", "727.1.c.3")
def test_an_activated_line_can_be_used_while_its_condition_holds() -> None:
    table = Table(you=quiet(base=["Test Dozer*"]), foe=quiet(), battlefields=PLAIN)
    table.you.use("Test Dozer")
    table.resolve()
    assert not table.thing("Test Dozer").exhausted
    assert uses(table, "Test Dozer") == 0


@covers("480", "480.1", "480.2", "480.3", "721", "446")
def test_text_that_becomes_active_again_is_the_newest() -> None:
    table = Table(you=quiet(base=["Test Fiver", "Test Trio", "Test Might 1"]), foe=quiet(), battlefields=PLAIN)
    assert table.might("Test Might 1") == 3
    table.you.move("Test Fiver", to=MEADOW)
    table.pass_all()
    assert table.might("Test Might 1") == 5
    table.end_turn()
    table.end_turn()
    assert table.might("Test Might 1") == 3


@covers("480.1", "480.2", "480.3")
def test_text_under_a_condition_applies_since_that_came_true() -> None:
    table = Table(
        you=quiet(base=["Test Fiver", "Test Might 1", "Test Might 2"], hand=["Test Sixfold", "Test Sight"]),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.move("Test Fiver", to=MEADOW)
    table.pass_all()
    assert (table.might("Test Might 1"), table.might("Test Might 2")) == (5, 5)
    for name, on in (("Test Sixfold", "Test Might 1"), ("Test Sight", ())):
        table.you.play(name, on=on)
        table.resolve()
        assert (table.might("Test Might 1"), table.might("Test Might 2")) == (6, 5)  # whatever happens afterwards


@covers("477.1.a.1", "480.3")
def test_the_might_that_was_set_last_counts() -> None:
    table = Table(
        you=quiet(base=["Test Might 1", "Test Might 4"], hand=["Test Sixfold", "Test Mimic"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Sixfold", on="Test Might 1")
    table.resolve()
    table.you.play("Test Mimic", on=["Test Might 1", "Test Might 4"])
    table.resolve()
    assert table.might("Test Might 4") == table.might("Test Might 4#2") == 4
    table.end_turn()
    assert table.might("Test Might 1") == 6


def test_texts_are_said() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-7G")}
    assert said["Test Mimic"] == "[Reaction]\nA friendly unit becomes a copy of another unit for this turn."
    assert said["Test Spoil"] == "[Reaction]\nGive a unit the loss of [Tank] for this turn."
    assert said["Test Teacher"] == "Other friendly units have “Whenever I attack, draw 1. [E]: Draw 2. I get +1 [M].”"
    assert said["Test Lesson"] == "[Reaction]\nGive a unit “Whenever I attack, draw 1. [E]: Draw 2.” for this turn."


@covers("477.2", "370")
def test_a_replacement_that_a_passive_gives_replaces_for_each_of_those_who_have_it() -> None:
    """Who gives it hasn't it, and without them it is gone."""
    table = Table(
        you=quiet(base=["Test Patron of Many", "Test Might 2"], hand=["Test Vanish"] * 3),
        foe=quiet(base=["Test Might 3"]), battlefields=PLAIN,
    )
    for name, zone in (("Test Might 2", "base"), ("Test Patron of Many", "trash"), ("Test Might 2", "trash")):
        table.you.play("Test Vanish", on=name)
        table.resolve()
        assert table.where(name) == zone
    assert [event.rule for event in table.events("replaced")] == ["370"]
    assert table.where("Test Might 3") == "base"
