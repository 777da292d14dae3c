"""Targets (355.5–355.17) and what becomes of them until the item resolves (359.3)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    buff,
    deal,
    draw,
    enemy,
    friendly,
    me,
    play,
    reaction,
    return_to_hand,
    some,
    spell,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-RA0", "Test Bounce", energy=0).text(reaction, return_to_hand(a(unit))),
    Unit("TST-RA1", "Test Trainer", energy=0, might=1).text(when(you(play(me)), buff(a(friendly, unit)))),
    Spell("TST-RA2", "Test Fork", energy=0).text(deal(1, some(2, enemy, unit))),
    Unit("TST-RA3", "Test Reader", energy=1, might=1).text(when(you(play(a(spell))), draw(1))),
]


def options(table: Table, name: str) -> set[str]:
    """What the first question about playing that card offers."""
    return {option.short for option in table.you.draft(table.you._first("play", name)).options}


@covers("355.9.b", "355.5")
def test_only_what_fits_the_text_is_offered() -> None:
    table = Table(
        you=quiet(
            hand=["Gust"], runes={"chaos": 1}, base=["Test Might 1"], at={MEADOW: ["Test Might 2", "Test Might 4"]}
        ),
        foe=quiet(at={MOOR: ["Test Might 3", "Test Might 5"]}, base=["Test Might 1"]),
        battlefields=PLAIN,
    )
    assert options(table, "Gust") == {"Test Might 2, yours", "Test Might 3, Foe"}


@covers("355.13", "355.5")
def test_up_to_may_be_nothing_at_all() -> None:
    table = Table(you=quiet(hand=["Flash"], runes={"chaos": 2}), foe=quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Flash"}
    table.you.play("Flash")
    table.resolve()
    assert table.trash() == ["Flash"]
    table = Table(
        you=quiet(hand=["Flash"], runes={"chaos": 2}, at={MEADOW: ["Test Might 1"]}), foe=quiet(), battlefields=PLAIN
    )
    assert options(table, "Flash") == {"Test Might 1, yours", "Done"}
    table.you.play("Flash")
    table.resolve()
    assert table.where("Test Might 1") == MEADOW


@covers("355.13", "355.5")
def test_up_to_two_takes_no_third_and_none_twice() -> None:
    table = Table(
        you=quiet(hand=["Flash"], runes={"chaos": 2}, at={MEADOW: ["Test Might 1", "Test Might 2", "Test Might 3"]}),
        foe=quiet(), battlefields=PLAIN,
    )
    key = table.you._first("play", "Flash")
    first = table.you.draft(key).keys[0]
    question = table.you.draft(key, first)
    assert {option.short for option in question.options} == {"Test Might 2, yours", "Test Might 3, yours", "Done"}
    assert table.you.draft(key, first, question.keys[0]).kind == "confirm"
    table.you.play("Flash", on=["Test Might 1", "Test Might 2"])
    table.resolve()
    assert [table.where(f"Test Might {n}") for n in (1, 2, 3)] == ["base", "base", MEADOW]


@covers("355.8")
def test_two_targets_need_two_objects() -> None:
    table = Table(
        you=quiet(hand=["Back to Back"], runes={"order": 3}, base=["Test Might 1"]), foe=quiet(base=["Test Might 2"]),
        battlefields=PLAIN,
    )
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Back to Back") == ["355.8"]


@covers("355.5")
def test_a_pair_of_targets_is_two_different_objects() -> None:
    table = Table(
        you=quiet(hand=["Back to Back"], runes={"order": 3}, base=["Test Might 1", "Test Might 2", "Test Might 3"]),
        foe=quiet(), battlefields=PLAIN,
    )
    key = table.you._first("play", "Back to Back")
    first = table.you.draft(key).keys[0]
    assert {option.short for option in table.you.draft(key, first).options} == {
        "Test Might 2, yours",
        "Test Might 3, yours",
    }
    table.you.play("Back to Back", on=["Test Might 1", "Test Might 3"])
    table.resolve()
    assert [table.might(f"Test Might {n}") for n in (1, 2, 3)] == [3, 2, 5]


@covers("359.3.e.7", "340.1")
def test_when_one_of_two_targets_is_gone_the_other_is_still_affected() -> None:
    table = Table(
        you=quiet(hand=["Back to Back"], runes={"order": 3}, base=["Test Might 1", "Test Might 2"]),
        foe=quiet(hand=["Test Vanish"]), battlefields=PLAIN,
    )
    table.you.play("Back to Back", on=["Test Might 1", "Test Might 2"])
    table.foe.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert table.might("Test Might 2") == 4
    assert table.trash() == ["Test Might 1", "Back to Back"]


@covers("359.3.e.2", "340.1")
def test_a_target_that_no_longer_fits_is_not_affected() -> None:
    table = Table(
        you=quiet(hand=["Incinerate"], runes={"fury": 2}),
        foe=quiet(hand=["Flash"], runes={"chaos": 2}, at={MEADOW: ["Test Might 2"]}), battlefields=PLAIN,
    )
    table.you.play("Incinerate", on="Test Might 2")
    table.foe.play("Flash", on="Test Might 2")
    table.resolve()
    assert table.where("Test Might 2") == "base"
    assert table.thing("Test Might 2").damage == 0
    assert table.events("damaged") == []


@covers("359.3.e.10", "419.4.a")
def test_a_spell_without_a_legal_target_is_played_all_the_same() -> None:
    table = Table(
        you=quiet(hand=["Test Spark"], base=["Test Reader"]), foe=quiet(base=["Test Might 2"], hand=["Test Vanish"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Might 2")
    table.foe.play("Test Vanish", on="Test Might 2")
    table.you.passes()
    table.you.passes()
    table.resolve()
    assert len(table.hand()) == 1
    assert table.trash() == ["Test Spark"]


@covers("359.3.e.4", "340.1")
def test_a_target_that_left_and_came_back_to_the_field_is_hit() -> None:
    table = Table(you=quiet(hand=["Incinerate"], runes={"fury": 2}),
                  foe=quiet(hand=["Test March", "Test March"], at={MEADOW: ["Test Might 3"]}), battlefields=PLAIN)
    table.you.play("Incinerate", on="Test Might 3")
    table.foe.play("Test March", on="Test Might 3", to="your base")
    table.you.passes()
    assert table.where("Test Might 3") == "base"
    table.you.passes()
    table.foe.play("Test March", on="Test Might 3", to=MOOR)
    table.you.passes()
    assert table.where("Test Might 3") == MOOR
    table.resolve()
    assert table.thing("Test Might 3").damage == 2


@covers("124", "359.3.e.3", "340.1")
def test_a_unit_that_was_in_a_hand_meanwhile_is_another_object() -> None:
    table = Table(
        you=quiet(hand=["Test Spark"]), foe=quiet(base=["Test Might 3"], hand=["Test Bounce"]), battlefields=PLAIN
    )
    before = table.thing("Test Might 3").id
    table.you.play("Test Spark", on="Test Might 3")
    table.foe.play("Test Bounce", on="Test Might 3")
    table.resolve()
    assert table.hand(FOE) == ["Test Might 3"]
    assert before not in table.state.objects
    assert table.events("damaged") == []


@covers("124", "340.1")
def test_damage_and_bonuses_do_not_follow_a_card_to_the_hand_and_back() -> None:
    table = Table(
        you=quiet(hand=["Test Spark", "En Garde", "Test Bounce"], base=["Test Might 3"], runes={"calm": 4}),
        foe=quiet(), battlefields=PLAIN,
    )
    for name in ("En Garde", "Test Spark", "Test Bounce"):
        table.you.play(name, on="Test Might 3")
        table.resolve()
    table.you.play("Test Might 3")
    assert table.might("Test Might 3") == 3
    assert table.thing("Test Might 3").damage == 0


@covers("359.3.e.2", "340.1")
def test_might_is_looked_at_again_when_the_spell_resolves() -> None:
    table = Table(
        you=quiet(hand=["Gust"], runes={"chaos": 1}),
        foe=quiet(at={MEADOW: ["Test Might 3"]}, hand=["En Garde"], runes={"calm": 1}), battlefields=PLAIN,
    )
    table.you.play("Gust", on="Test Might 3")
    table.foe.play("En Garde", on="Test Might 3")
    table.resolve()
    assert table.where("Test Might 3") == MEADOW
    assert table.might("Test Might 3") == 5


@covers("359.3.e.12", "340.1")
def test_what_a_missing_unit_would_tell_is_skipped_but_the_rest_is_done() -> None:
    table = Table(you=quiet(hand=["Gentlemen's Duel"], runes={"body": 7}, base=["Test Might 3"]),
                  foe=quiet(base=["Test Might 4"], hand=["Test Vanish"]), battlefields=PLAIN)
    table.you.play("Gentlemen's Duel", on=["Test Might 3", "Test Might 4"])
    table.foe.play("Test Vanish", on="Test Might 4")
    table.resolve()
    assert table.might("Test Might 3") == 6
    assert table.thing("Test Might 3").damage == 0


@covers("355.10.d", "355.5")
def test_all_units_at_a_battlefield_are_not_chosen_so_deflect_costs_nothing() -> None:
    table = Table(
        you=quiet(hand=["Firestorm"], runes={"fury": 6}),
        foe=quiet(at={MEADOW: ["Pouty Poro", "Test Might 4"], MOOR: ["Test Might 3"]}), battlefields=PLAIN,
    )
    assert {short.split(",")[0] for short in options(table, "Firestorm")} == {MEADOW, MOOR}
    table.you.play("Firestorm", on=MEADOW)
    assert len(table.state.players[YOU].runes) == 5
    table.resolve()
    assert table.where("Pouty Poro") == "trash"
    assert table.thing("Test Might 4").damage == 3
    assert table.thing("Test Might 3").damage == 0


@covers("355.9.a", "355.5")
def test_a_unit_in_a_trash_is_chosen_only_by_a_text_that_says_so() -> None:
    table = Table(you=quiet(hand=["Morbid Return", "Test Spark"], runes={"chaos": 2}, trash=["Test Might 2", "Gust"]),
                  foe=quiet(trash=["Test Might 3"]), battlefields=PLAIN)
    assert table.you.offered("play") == {"Morbid Return"}
    table.you.play("Morbid Return")
    table.resolve()
    assert table.hand() == ["Test Spark", "Test Might 2"]
    assert table.trash() == ["Gust", "Morbid Return"]


@covers("355.9.c", "355.5")
def test_an_ability_may_choose_its_own_source() -> None:
    table = Table(you=quiet(hand=["Test Trainer"], base=["Test Might 1"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Trainer")
    table.you.choose("Test Trainer")
    table.resolve()
    assert table.thing("Test Trainer").buffed
    assert not table.thing("Test Might 1").buffed


@covers("355.4", "355.4.a")
def test_a_destination_is_another_place_where_the_unit_may_be() -> None:
    table = Table(you=quiet(hand=["Test March"], at={MEADOW: ["Test Might 1"]}), foe=quiet(), battlefields=PLAIN)
    key = table.you._first("play", "Test March")
    question = table.you.draft(key)
    assert (question.kind, question.why) == ("place", "355.4")
    assert {option.short for option in question.options} == {"Your base", MOOR}


@covers("355.15", "355.5")
def test_targets_stay_as_they_were_chosen() -> None:
    table = Table(
        you=quiet(hand=["Test Spark"]), foe=quiet(base=["Test Might 2", "Test Might 3"], hand=["Test Sight"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Might 3")
    assert [event.card for event in table.events("chose")] == ["TST-R13"]
    table.foe.play("Test Sight")
    table.resolve()
    assert table.thing("Test Might 3").damage == 2


@covers("355.8", "809.1.c")
def test_of_two_targets_the_cheaper_pair_decides_whether_it_is_offered() -> None:
    table = Table(
        you=quiet(hand=["Test Fork"], runes={"fury": 1}), foe=quiet(base=["Pouty Poro", "Pouty Poro"]),
        battlefields=PLAIN,
    )
    assert table.you.why_not("play", "Test Fork") == ["809.1.c"]
    table = Table(
        you=quiet(hand=["Test Fork"], runes={"fury": 1}), foe=quiet(base=["Pouty Poro", "Test Might 2"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Fork", on=["Pouty Poro", "Test Might 2"])
    table.resolve()
    assert (table.thing("Pouty Poro").damage, table.thing("Test Might 2").damage) == (1, 1)
