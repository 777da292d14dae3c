"""Attachment further on (135.4, 434.3, 718.5, 725, 818, 819, 821, 828): other players' gear, granted text, what can be
looked for."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    accelerate,
    anyone,
    attach,
    attached_to,
    cant,
    choose,
    detach,
    die,
    draw,
    equip,
    equipment,
    every,
    everywhere,
    friendly,
    fury,
    ganking,
    gear,
    give,
    have,
    kill,
    level,
    me,
    might,
    play,
    quick_draw,
    reaction,
    ready,
    temporary,
    that,
    this,
    unit,
    weaponmaster,
    when,
    while_empowered,
    with_,
    you,
    your,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Gear("TST-7X01", "Bound Blade", energy=0, bonus=2, tags="Equipment").text(
        equip(0), temporary, when(anyone(detach(this)), draw(1))
    ),
    Gear("TST-7X02", "Bound Foil", energy=0, bonus=1, tags="Equipment").text(
        quick_draw, equip(fury, kill(a(friendly, unit)))
    ),
    Spell("TST-7X03", "Bound Theft", energy=0).text(reaction, attach(a(gear), a(unit))),
    Spell("TST-7X04", "Bound Doom", energy=0).text(reaction, give(a(gear), temporary)),
    Spell("TST-7X05", "Bound Break", energy=0).text(reaction, kill(a(equipment))),
    Spell("TST-7X06", "Bound Pull", energy=0).text(reaction, detach(every(gear))),
    Spell("TST-7X16", "Bound Plunder", energy=0).text(
        choose(a(unit).called("bare")), choose(a(friendly, unit).called("clad")),
        attach(every(equipment, attached_to(that("bare"))), that("clad")),
    ),
    Unit("TST-7X17", "Bound Sealer", energy=0, might=1).text(cant(anyone(detach(a(gear))))),
    Unit("TST-7X07", "Bound Collector", energy=0, might=1).text(
        when(you(play(me)), attach(every(equipment, your), me))
    ),
    Unit("TST-7X08", "Bound Mourner", energy=0, might=1).text(when(a(friendly, unit)(die), draw(1))),
    Unit("TST-7X09", "Bound Fencer", energy=0, might=1).text(have(every(your, equipment, everywhere), quick_draw)),
    Unit("TST-7X10", "Bound Learner", energy=0, might=1).text(
        level(3, ganking), while_empowered(have(me, might(1))), weaponmaster
    ),
    *(
        Spell(f"TST-7X2{n}", f"Bound Search {n}", energy=0).text(ready(a(either, with_(keyword))))
        for n, (either, keyword) in enumerate(
            (
                (gear, equip()), (gear, quick_draw), (unit, weaponmaster), (unit, ganking), (unit, level(1)),
                (unit, while_empowered()),
            )
        )
    ),
    Spell("TST-7X30", "Bound Arming", energy=0).text(reaction, give(a(unit), weaponmaster)),
    Unit("TST-7X31", "Bound Nomad", energy=0, might=1).text(accelerate),
]


def drafted(table: Table, spell: str) -> list[str]:
    """What the spell could choose."""
    question = table.you.draft(table.you._first("play", spell))
    return [table.state.objects[o.subject].card.name for o in question.options if o.subject]


@covers("718.5.f", "462")
def test_a_third_players_gear_on_a_unit_is_no_side_of_a_combat() -> None:
    table = Table(you=quiet(at={MEADOW: ["Test Might 2"]}, hand=["Bound Theft"]), foe=quiet(base=["Test Might 3"]),
                  others=(quiet(base=["Bound Blade"]),), battlefields=THREE)
    table.you.play("Bound Theft", on=["Bound Blade", "Test Might 2"])
    table.resolve()
    assert (table.where("Bound Blade"), table.thing("Bound Blade").controller) == (MEADOW, 2)
    table.end_turn()
    table.foe.move("Test Might 3", to=MEADOW)
    assert table.state.showdown is not None
    assert (table.state.showdown.attacker, table.state.showdown.defender) == (FOE, YOU)


@covers("718.5.f")
@covers("718.5.e", "718.5", "434", "435.4.a", "323.7")
def test_what_is_attached_keeps_its_controller() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Test Might 2"]}, hand=["Bound Theft", "Test Vanish"]), foe=quiet(base=["Bound Foil"]),
        battlefields=PLAIN,
    )
    table.you.play("Bound Theft", on=["Bound Foil", "Test Might 2"])
    table.resolve()
    foil = table.thing("Bound Foil")
    assert (foil.controller, table.where("Bound Foil"), table.might("Test Might 2")) == (FOE, MEADOW, 3)
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert table.thing("Bound Foil").place == -1 - FOE


@covers("718.5.a", "718.5.b", "428")
def test_what_is_attached_is_still_an_equipment() -> None:
    table = Table(
        you=quiet(base=["Test Might 2", "Bound Blade"], hand=["Bound Break"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.use("Bound Blade", on="Test Might 2")
    table.resolve()
    table.you.play("Bound Break")
    table.resolve()
    assert (table.where("Bound Blade"), table.might("Test Might 2")) == ("trash", 2)


@covers("135.4.b", "816", "718.2")
def test_granted_text_is_active_on_what_is_attached() -> None:
    table = Table(you=quiet(base=["Test Might 2", "Bound Blade"], hand=["Bound Doom"]), foe=quiet(), battlefields=PLAIN)
    table.you.use("Bound Blade", on="Test Might 2")
    table.resolve()
    table.you.play("Bound Doom", on="Bound Blade")
    table.resolve()
    table.end_turn()
    table.end_turn()
    assert table.where("Bound Blade") == "trash"


@covers("725", "725.2", "435", "383.3")
def test_its_own_text_sees_it_detach() -> None:
    table = Table(you=quiet(base=["Test Might 2", "Bound Blade"], hand=["Bound Pull"]), foe=quiet(), battlefields=PLAIN)
    table.you.use("Bound Blade", on="Test Might 2")
    table.resolve()
    table.you.play("Bound Pull")
    table.resolve()
    assert len(table.events("drawn")) == 1


@covers("434.3", "435.3", "434")
def test_attaching_and_detaching_aim_at_nothing_by_themselves() -> None:
    table = Table(
        you=quiet(base=["Bound Blade", "Bound Foil"], hand=["Bound Collector", "Bound Pull"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Bound Collector")
    table.resolve()
    assert table.might("Bound Collector") == 4
    table.you.play("Bound Pull")
    table.resolve()
    assert table.might("Bound Collector") == 1
    assert not table.events("chose")


@covers("818.1.c.1", "383.3")
def test_what_paying_triggers_is_above_the_ability() -> None:
    table = Table(
        you=quiet(base=["Bound Mourner", "Test Might 1", "Bound Foil"], runes={"fury": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.use("Bound Foil", on="Bound Mourner", paying="Test Might 1")
    assert table.chain() == ["Bound Foil", "Bound Mourner"]
    table.resolve()
    assert table.might("Bound Mourner") == 2


@covers("819.2", "819", "383.3")
def test_quick_draw_twice_triggers_once() -> None:
    table = Table(you=quiet(base=["Bound Fencer"], hand=["Bound Foil"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Bound Foil")
    table.resolve()
    assert len(table.events("triggered")) == 1
    assert table.might("Bound Fencer") == 2


@covers("722.1", "727.1.b.1", "801.3", "818.5", "819.3", "821.3", "828.2", "415")
def test_keywords_can_be_looked_for() -> None:
    table = Table(
        you=quiet(
            base=["Test Might 1*", "Bound Learner*", "Bound Foil*", "Test Gear*"],
            hand=[f"Bound Search {n}" for n in range(6)],
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )
    for n, name in enumerate(("Bound Foil", "Bound Foil", *["Bound Learner"] * 4)):
        table.you.play(f"Bound Search {n}", on=name)
        assert [table.state.objects[e.subject].card.name for e in table.events("chose")][-1] == name
        table.resolve()


@covers("821.2", "477.2")
def test_weaponmaster_does_nothing_on_the_board() -> None:
    table = Table(
        you=quiet(base=["Test Might 1", "Bound Blade"], hand=["Bound Arming"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Bound Arming", on="Test Might 1")
    table.resolve()
    assert not table.events("triggered")
    assert table.might("Test Might 1") == 1


@covers("135.2.e.6.b", "357")
def test_power_of_its_own_domain_is_of_any_for_a_card_without_one() -> None:
    for domain in ("fury", "order"):
        table = Table(you=quiet(hand=["Bound Nomad"], runes={domain: 2}), foe=quiet(), battlefields=PLAIN)
        table.you.play("Bound Nomad", accelerate=True)
        assert not table.thing("Bound Nomad").exhausted


@covers("434.1.f", "054.1")
@pytest.mark.parametrize(("sealed", "mights"), [(False, (1, 7)), (True, (5, 3))])
def test_all_that_one_wears_goes_to_another_unless_it_cant_come_off(sealed: bool, mights: tuple[int, int]) -> None:
    """It is what was worn when the text began to be carried out."""
    table = Table(you=quiet(base=["Test Might 1", "Test Might 3", "Bound Blade", "Bound Blade"],
                            hand=["Bound Plunder", *["Bound Sealer"] * sealed]), foe=quiet(), battlefields=PLAIN)
    for n in (1, 2):
        table.you.use(f"Bound Blade#{n}", on="Test Might 1")
        table.resolve()
    if sealed:
        table.you.play("Bound Sealer")
        table.resolve()
    table.you.play("Bound Plunder", on=["Test Might 1", "Test Might 3"])
    table.resolve()
    assert (table.might("Test Might 1"), table.might("Test Might 3")) == mights
    assert len(table.events("detached")) == (0 if sealed else 2)
