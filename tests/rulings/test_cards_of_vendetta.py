"""Official rulings about cards of Vendetta."""
from __future__ import annotations

import pytest

from engine.rules.meaning import layers
from tests.cards.naming import asked, card
from tests.rules.covers import covers, ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

REBUTTAL, STAR, BLOCK = "Rebuttal", "Falling Star", "Block"
SKULKER, ROOKIE, MECH, DRAKE = "Shipyard Skulker", "Pit Rookie", "Mega-Mech", "Mountain Drake"


def rebutted(gone: str = "") -> Table:
    """A star at a Skulker and a Rookie that you took over and may aim anew, after one of them returned to the hand."""
    table = Table(you=side(hand=[REBUTTAL], runes={"mind": 3}, at={MEADOW: [SKULKER, ROOKIE]}),
                  foe=side(hand=[STAR, "Gust"], pool={"energy": 3, "fury": 2}, base=[MECH, DRAKE]), turn_of=FOE)
    table.foe.play(STAR, on=[SKULKER, ROOKIE])
    table.you.play(REBUTTAL, on=STAR)
    if gone:
        table.foe.play("Gust", on=gone)
    while table.open.kind != "may":
        table.answer(table.open.seat, "pass")
    table.you.choose("yes")  # pay
    table.you.choose("yes")  # choose anew
    return table


def struck(table: Table) -> list[str]:
    """Who takes damage when the star comes down."""
    names = {id: thing.card.name for id, thing in table.state.objects.items()}
    table.resolve()
    return [names[event.subject] for event in table.events("damaged")]


@ruling("R144", rule="753")
@card(REBUTTAL, STAR)
@pytest.mark.parametrize(("answers", "found"), [
    ([MECH, "keep"], [MECH, ROOKIE]), (["keep", DRAKE], [SKULKER, DRAKE]), ([DRAKE, MECH], [DRAKE, MECH]),
    (["keep", "keep"], [SKULKER, ROOKIE]),
])
def test_any_targets_of_a_rebutted_spell_are_chosen_anew(answers: list[str], found: list[str]) -> None:
    table = rebutted()
    for answer in answers:
        assert "keep" in table.open.keys
        table.you.choose(answer)
    assert struck(table) == found


@ruling("R144", rule="753")
@covers("753.1")
@card(REBUTTAL, STAR)
def test_a_target_that_is_gone_is_kept_only_with_all_the_others() -> None:
    table = rebutted(gone=SKULKER)
    assert "keep" in table.open.keys
    table.you.choose("keep")
    assert table.open.kind == "priority", "then the other one stays too"
    assert struck(table) == [ROOKIE]


@ruling("R144", rule="753")
@covers("753.1")
@card(REBUTTAL, STAR)
@pytest.mark.parametrize(("first", "then", "found"), [
    ("keep", ["", MECH, DRAKE, SKULKER], [SKULKER]), (DRAKE, [MECH, DRAKE, SKULKER], [DRAKE, MECH]),
])
def test_who_changes_a_target_changes_the_one_that_is_gone_too(first: str, then: list[str], found: list[str]) -> None:
    table = rebutted(gone=ROOKIE)
    table.you.choose(first)
    assert asked(table.you) == sorted(each or "As it was" for each in then)
    table.you.choose("keep" if first == "keep" else MECH)
    assert struck(table) == found


@ruling("R144", rule="753")
@covers("811.1.d.2")
@card(REBUTTAL, BLOCK)
def test_a_rebutted_spell_from_face_down_still_aims_at_its_battlefield() -> None:
    table = Table(you=side(hand=[REBUTTAL], runes={"mind": 3}, base=[ROOKIE, MECH], at={MOOR: [DRAKE]}),
                  foe=side(facedown={MEADOW: [BLOCK]}, at={MEADOW: [SKULKER]}))
    table.you.move(MECH, to=MEADOW)
    table.you.passes()
    table.foe.play(BLOCK, on=SKULKER)
    table.you.play(REBUTTAL, on=BLOCK)
    table.foe.passes()
    table.you.choose("yes")
    table.you.choose("yes")
    assert asked(table.you) == ["As it was", MECH], "neither in the base nor at the other battlefield"
    table.you.choose(MECH)
    table.resolve()
    assert [layers.keyword(table.state, table.thing(name), "tank") for name in (SKULKER, MECH)] == [0, 1]


@ruling("R146", rule="477.1.b")
@covers("370.1.b.1")
@card("Akshan, Mischievous", "Shady Spectacles", "Aphelios, Exalted")
@pytest.mark.parametrize("worn", [True, False])
def test_akshan_copies_aphelios_too_late_to_see_what_he_took_attached(worn: bool) -> None:
    """Whoever wore the Spectacles is a copy no longer."""
    akshan, aphelios, spectacles = "Akshan, Mischievous", "Aphelios, Exalted", "Shady Spectacles"
    table = Table(you=side(hand=[akshan], base=[aphelios], runes={"body": 6}, deck=[ROOKIE]), turn_of=FOE,
                  foe=side(base=[spectacles, one("Recruit", called="wearer"), MECH], runes={"order": 2}))
    if worn:
        table.foe.use(spectacles, on="wearer")
        table.resolve()
    assert table.thing("wearer").card.name == (MECH if worn else "Recruit")
    table.end_turn()
    table.you.play(akshan, extra="pay 2 body")
    table.answer(YOU, *table.open.keys)  # with Weaponmaster
    thief = table.thing(akshan).id
    table.resolve()
    gear = table.thing(spectacles)
    assert (gear.controller, gear.attached_to) == (YOU, thief)
    assert (table.state.objects[thief].card.name, table.thing("wearer").card.name) == (aphelios, "Recruit")
    assert {event.subject for event in table.events("triggered")} == {thief}, "not even the true Aphelios"
    assert table.open.kind == "act"
