"""What the further executions of Repeat choose is chosen like what the first one does (820.2): for triggers, offers,
permissions, sights."""
from __future__ import annotations

import pytest

from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    a,
    abilities_of,
    activate,
    battlefield,
    choose,
    choosing,
    cost,
    counter,
    deal,
    draw,
    every,
    exhaust,
    friendly,
    have,
    me,
    player,
    reaction,
    repeat,
    spell,
    stun,
    there,
    unit,
    when,
    you,
    your,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

THIRD = 2

EXTRA += [
    Unit("TST-CR1", "Encore Choosy", energy=0, might=6).text(when(you(choose(me)), draw(1))),
    Unit("TST-CR2", "Encore Sentinel", energy=0, might=6).text(when(every(player)(choose(me)), draw(1))),
    Spell("TST-CR3", "Encore Barrage", energy=0).text(repeat(1), deal(1, a(unit))),
    Spell("TST-CR4", "Encore Volley", energy=0).text(repeat(1), repeat(1), deal(1, a(unit))),
    Spell("TST-CR5", "Encore Shelter", energy=0).text(reaction, counter(a(spell, choosing(a(friendly, unit))))),
    Unit("TST-CR6", "Encore Aide", energy=0, might=1).text(
        have(every(your, spell, choosing(a(friendly, unit))), reaction)
    ),
    Gear("TST-CR7", "Encore Wand", energy=0).text(
        activate(cost(exhaust(me)), stun(a(unit))), have(abilities_of(me), repeat(1))
    ),
    Battlefield("TST-CR8", "Encore Field").text(when(every(player)(choose(me)), draw(1))),
    Spell("TST-CR9", "Encore Storm", energy=0).text(repeat(1), choose(a(battlefield)), deal(1, every(unit, there))),
    Spell("TST-CR10", "Encore Refusal", energy=0).text(reaction, repeat(1), counter(a(spell))),
]


def repeated(
    name: str, *choices: str, runes: int = 2, paid: int = 1, foe: dict[str, object] | None = None, **mine: object
) -> Table:
    """You play that card, pay its Repeat so often, and choose for one execution after another."""
    table = Table(quiet(hand=[name], runes={"fury": runes}, **mine), quiet(**(foe or {})), battlefields=PLAIN)
    path = [table.you._first("play", name)]
    asked = 0
    while (question := table.you.draft(*path)).kind != "confirm":
        if "extra:yes" in question.keys:
            path.append("extra:yes" if asked < paid else "extra:none")
            asked += 1
        else:
            path.append(table.you._keys(question, [choices[0]])[0])
            choices = choices[1:]
    assert not choices
    table.answer(YOU, *path, "confirm")
    return table


@covers("820.2", "383.4.b.2", "820.2.a")
@pytest.mark.parametrize(("choices", "paid", "drawn"), [
    (["Test Might 6", "Encore Choosy"], 1, 1),
    (["Encore Choosy", "Test Might 6"], 1, 1),
    (["Encore Choosy", "Encore Choosy"], 1, 2),
    (["Test Might 6", "Test Might 6"], 1, 0),
    (["Test Might 6"], 0, 0),
    (["Encore Choosy"], 0, 1),
])
def test_what_any_execution_targets_hears_of_it(choices: list[str], paid: int, drawn: int) -> None:
    table = repeated("Encore Barrage", *choices, paid=paid, base=["Encore Choosy", "Test Might 6"])
    table.resolve()
    assert len(table.events("drawn")) == drawn
    assert len(table.events("chose")) == len(choices)
    assert len(table.events("damaged")) == len(choices)


@covers("820.2", "820.3", "383.4.b.2")
def test_several_repeats_are_heard_each() -> None:
    table = repeated(
        "Encore Volley", "Encore Choosy", "Test Might 6", "Encore Choosy", paid=2,
        base=["Encore Choosy", "Test Might 6"],
    )
    assert [table.state.objects[event.subject].card.name for event in table.events("chose")] == [
        "Encore Choosy", "Test Might 6", "Encore Choosy",
    ]
    table.resolve()
    assert len(table.events("drawn")) == 2


@covers("820.2", "383.4.b.2")
def test_in_a_game_of_three_whoever_is_chosen_second_hears_of_it() -> None:
    table = Table(quiet(hand=["Encore Barrage"], runes={"fury": 1}), quiet(base=["Test Might 6"]), battlefields=THREE,
                  others=[quiet(base=["Encore Sentinel"])])
    first = table.you._first("play", "Encore Barrage")
    table.answer(
        YOU, first, "extra:yes", f"obj:{table.thing('Test Might 6').id}", f"obj:{table.thing('Encore Sentinel').id}",
        "confirm",
    )
    table.resolve()
    assert [event.seat for event in table.events("drawn")] == [THIRD]


@covers("820.2", "383.4.b.2", "820.1.a")
def test_an_ability_that_is_repeated_targets_again() -> None:
    table = Table(
        quiet(base=["Encore Wand", "Encore Choosy", "Test Might 6"], runes={"fury": 1}), quiet(), battlefields=PLAIN
    )
    first = next(key for key in table.open.keys if key.startswith(f"use:{table.thing('Encore Wand').id}"))
    table.answer(
        YOU, first, "extra:yes", f"obj:{table.thing('Test Might 6').id}", f"obj:{table.thing('Encore Choosy').id}",
        "confirm",
    )
    table.resolve()
    assert len(table.events("drawn")) == 1
    assert table.thing("Encore Choosy").stunned
    assert table.thing("Test Might 6").stunned


@covers("820.2", "355.5")
def test_a_place_that_is_chosen_again_is_targeted() -> None:
    table = Table(quiet(hand=["Encore Storm"], runes={"fury": 1}), quiet(), battlefields=(MEADOW, "Encore Field"))
    first = table.you._first("play", "Encore Storm")
    names = {option.key: option for option in table.you.draft(first, "extra:yes").options}
    field = next(f.id for f in table.state.fields if table.state.objects[f.id].card.name == "Encore Field")
    meadow = next(f.id for f in table.state.fields if f.id != field)
    keys = {id: next(key for key in names if key.endswith(f":{id}")) for id in (field, meadow)}
    table.answer(YOU, first, "extra:yes", keys[meadow], keys[field], "confirm")
    assert [event.subject for event in table.events("chose")] == [meadow, field]


@covers("820.2", "355.5")
def test_spells_that_are_chosen_again_are_targeted() -> None:
    table = Table(
        quiet(hand=["Encore Refusal", "Test Sight"], runes={"fury": 1}), quiet(hand=["Test Sight"]), battlefields=PLAIN
    )
    table.you.play("Test Sight")
    table.foe.play("Test Sight")
    first = table.you._first("play", "Encore Refusal")
    mine, other = table.state.chain
    table.answer(YOU, first, "extra:yes", f"item:{mine.id}", f"item:{other.id}", "confirm")
    assert [event.subject for event in table.events("chose")] == [mine.id, other.id]
    table.resolve()
    assert len(table.events("countered")) == 2


@covers("820.2", "383.4.b.2")
@pytest.mark.parametrize(
    ("choices", "offered"),
    [
        (["Test Might 6", "Test Might 5"], True), (["Test Might 5", "Test Might 6"], True),
        (["Test Might 6", "Test Might 6"], False),
    ],
)
def test_it_is_offered_against_a_spell_that_chooses_with_its_repeat(choices: list[str], offered: bool) -> None:
    table = repeated(
        "Encore Barrage", *choices, base=["Test Might 6"], foe={"base": ["Test Might 5"], "hand": ["Encore Shelter"]}
    )
    assert (table.foe.offered("play") == {"Encore Shelter"}) == offered
    if offered:
        table.foe.play("Encore Shelter")
        table.resolve()
        assert table.events("damaged") == []


@covers("813.4.b", "820.2")
def test_a_spell_may_have_reaction_for_what_its_repeat_chooses() -> None:
    table = Table(
        quiet(hand=["Encore Barrage", "Test Sight"], runes={"fury": 1}, base=["Encore Aide"]),
        quiet(base=["Test Might 5"]), battlefields=PLAIN,
    )
    table.you.play("Test Sight", keep=True)
    first = table.you._first("play", "Encore Barrage")
    foes, aide = f"obj:{table.thing('Test Might 5').id}", f"obj:{table.thing('Encore Aide').id}"
    assert table.you.draft(first, "extra:none").keys == (aide,)
    assert set(table.you.draft(first, "extra:yes").keys) == {foes, aide}
    assert set(table.you.draft(first, "extra:yes", aide).keys) == {foes, aide}
    table.answer(YOU, first, "extra:yes", foes, aide, "confirm")
    assert table.chain() == ["Test Sight", "Encore Barrage"]


@covers("359.3.e.4", "820.2")
def test_what_the_repeat_has_lost_is_told() -> None:
    table = repeated(
        "Encore Barrage", "Test Might 6", "Test Might 2", base=["Test Might 6"],
        foe={"base": ["Test Might 2"], "hand": ["Test Vanish"]},
    )
    table.foe.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert len(table.events("mistargeted")) == 1
    assert len(table.events("damaged")) == 1


@covers("820.2")
def test_everybody_sees_all_that_was_chosen() -> None:
    table = repeated(
        "Encore Barrage", "Test Might 6", "Test Might 5", base=["Test Might 6", "Test Might 5"],
        foe={"hand": ["Test Sight"]},
    )
    assert table.game.sight(FOE).chain[0].targets == ("Test Might 6", "Test Might 5")
    table = Table(
        quiet(hand=["Encore Barrage"], base=["Test Might 6", "Test Might 5"], runes={"fury": 1}), quiet(),
        battlefields=PLAIN,
    )
    path = [
        table.you._first("play", "Encore Barrage"), "extra:yes", f"obj:{table.thing('Test Might 6').id}",
        f"obj:{table.thing('Test Might 5').id}",
    ]
    assert table.you.draft(*path).prompt.startswith("Encore Barrage on your Test Might 6 and your Test Might 5")
