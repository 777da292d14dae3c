"""What stands on a card (131–139) and what gear is (150–152)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    a,
    activate,
    add,
    attach,
    body,
    calm,
    chaos,
    cost,
    draw,
    equip,
    equipment,
    exhaust,
    fury,
    gear,
    kill,
    mind,
    order,
    rainbow,
    reaction,
    ready,
    tank,
    this,
)
from engine.words.card import DOMAINS
from engine.words.saying.say import say, say_cost
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

MARKS = (fury, calm, mind, body, chaos, order)
LETTERS = "RGBOPY"

EXTRA += [
    *(
        Spell(f"TST-7N0{n}", f"Anatomy {mark.capitalize()}", mark, energy=1, power=1).text(draw(1))
        for n, mark in enumerate(MARKS)
    ),
    *(
        Gear(f"TST-7N1{n}", f"Anatomy {mark.capitalize()} Seal", energy=0).text(activate(cost(mark), draw(1)))
        for n, mark in enumerate(MARKS)
    ),
    Spell("TST-7N20", "Anatomy Plain", energy=2).text(draw(1)),
    Gear("TST-7N21", "Anatomy Font", energy=0).text(activate(cost(exhaust(this)), add(rainbow), timing=reaction)),
    Gear("TST-7N22", "Anatomy Any", energy=0).text(activate(cost(rainbow), draw(1))),
    Gear("TST-7N23", "Anatomy Trowel", energy=0, bonus=0, tags="Equipment").text(equip(1)).wearer(tank),
    Gear("TST-7N24", "Anatomy Bell", energy=0).text(activate(cost(exhaust(this)), draw(1))),
    Spell("TST-7N25", "Anatomy Scrap", energy=0).text(reaction, kill(a(equipment))),
    Spell("TST-7N26", "Anatomy Clamp", energy=0).text(reaction, attach(a(equipment), a(gear))),
    Spell("TST-7N27", "Anatomy Polish", energy=0).text(reaction, ready(a(gear))),
]


@covers("357")
@pytest.mark.parametrize(("name", "runes", "paid"), [("Anatomy Fury", {"fury": 2}, {"energy": 1, "fury": 1}),
                                                      ("Anatomy Plain", {"fury": 2}, {"energy": 2})])
def test_a_cost_is_energy_and_perhaps_power(name: str, runes: dict[str, int], paid: dict[str, int]) -> None:
    table = Table(you=quiet(hand=[name], runes=runes), foe=quiet(), battlefields=PLAIN)
    table.you.play(name)
    table.resolve()
    assert {e.other: e.n for e in table.events("paid")} == paid


@covers("357")
@pytest.mark.parametrize(("domain", "letter"), list(zip(DOMAINS, LETTERS, strict=True)))
def test_power_of_a_domain_is_paid_by_that_domain_alone(domain: str, letter: str) -> None:
    name, seal = f"Anatomy {domain.capitalize()}", f"Anatomy {domain.capitalize()} Seal"
    other = next(each for each in DOMAINS if each != domain)
    table = Table(you=quiet(hand=[name], base=[seal], runes={other: 3}), foe=quiet(), battlefields=PLAIN)
    assert (table.you.why_not("play", name), table.you.why_not("use", seal)) == (["357"], ["357"])
    table = Table(you=quiet(hand=[name], base=[seal], runes={domain: 3}), foe=quiet(), battlefields=PLAIN)
    table.you.play(name)
    table.resolve()
    assert {e.other for e in table.events("paid")} == {"energy", domain}
    card = table.thing(seal).card.card
    assert say(card) == f"[{letter}]: Draw 1."
    assert say_cost(table.state.catalogue.cards[table.events("played")[0].card].card).endswith(domain.capitalize())


@covers("135.2.e.5.a", "135.2.e.5.b", "357")
def test_power_of_any_domain_pays_and_is_paid_by_any() -> None:
    for domain in DOMAINS:
        table = Table(you=quiet(base=["Anatomy Any"], runes={domain: 1}), foe=quiet(), battlefields=PLAIN)
        table.you.use("Anatomy Any")
        table.resolve()
        assert len(table.events("drawn")) == 1
        table = Table(
            you=quiet(base=["Anatomy Font", f"Anatomy {domain.capitalize()} Seal"]), foe=quiet(), battlefields=PLAIN
        )
        table.you.use(f"Anatomy {domain.capitalize()} Seal")
        table.resolve()
        assert len(table.events("drawn")) == 1


@covers("359.2")
def test_text_may_be_blank() -> None:
    table = Table(you=quiet(hand=["Test Might 1"], runes={"fury": 1}), foe=quiet(), battlefields=PLAIN)
    assert say(table.thing("Test Might 1", zone="hand").card.card) == ""
    table.you.play("Test Might 1")
    assert table.where("Test Might 1") == "base"


@covers("414.4")
def test_the_exhaust_symbol_is_the_cost_of_exhausting_it() -> None:
    table = Table(you=quiet(base=["Anatomy Bell"]), foe=quiet(), battlefields=PLAIN)
    assert say(table.thing("Anatomy Bell").card.card) == "[E]: Draw 1."
    table.you.use("Anatomy Bell")
    table.resolve()
    assert table.thing("Anatomy Bell").exhausted
    assert table.you.why_not("use", "Anatomy Bell") == ["414.4"]


@covers("150", "150.2", "150.3", "150.4", "150.5", "428")
def test_equipment_is_gear_that_can_be_told_apart() -> None:
    table = Table(
        you=quiet(base=["Anatomy Bell*", "Anatomy Trowel*"], hand=["Anatomy Scrap", "Anatomy Polish"]), foe=quiet(),
        battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Anatomy Polish"))
    assert len(question.options) == 2
    table.you.play("Anatomy Scrap")
    table.resolve()
    assert (table.where("Anatomy Trowel"), table.where("Anatomy Bell")) == ("trash", "base")


@covers("151.2", "151.2.a", "151.2.a.1", "806")
def test_abilities_of_gear_are_used_in_the_own_main_phase() -> None:
    table = Table(you=quiet(base=["Anatomy Bell", "Test Might 1"]), foe=quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.move("Test Might 1", to=MEADOW)
    assert table.open.kind == "focus"
    while table.open.seat != YOU:
        table.answer(table.open.seat, "pass")
    assert table.you.why_not("use", "Anatomy Bell") == ["806"]
    table.pass_all()
    table.you.use("Anatomy Bell")
    assert table.chain() == ["Anatomy Bell"]
    table.resolve()
    assert len(table.events("drawn")) == 1


@covers("152.1", "152.2", "359.2")
def test_gear_is_in_a_base() -> None:
    table = Table(you=quiet(hand=["Anatomy Bell"], controls=[MEADOW]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Anatomy Bell")
    assert table.where("Anatomy Bell") == "base"
    assert not [o for o in table.open.options if o.key.startswith("move:")]


@covers("137.3", "137.3.a", "137.3.b", "434")
def test_a_might_bonus_counts_for_what_has_might() -> None:
    table = Table(
        you=quiet(base=["Anatomy Trowel", "Anatomy Bell"], hand=["Anatomy Clamp"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Anatomy Clamp", on=["Anatomy Trowel", "Anatomy Bell"])
    table.resolve()
    assert table.thing("Anatomy Trowel").attached_to == table.thing("Anatomy Bell").id
    assert table.game.sight().players[YOU].base[-1].might is None
