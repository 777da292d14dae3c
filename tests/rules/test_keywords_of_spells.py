"""Keywords of spells and abilities are characteristics: what is on the chain can be referred to by them (806, 812, 813,
820, 829)."""
from __future__ import annotations

import pytest

from engine.words import (
    Spell,
    Unit,
    a,
    ability,
    action,
    activate,
    an,
    cost,
    counter,
    draw,
    exhaust,
    flow,
    legion,
    me,
    reaction,
    repeat,
    spell,
    with_,
)
from engine.words.base import Node
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table

OF_SPELLS: dict[str, tuple[Node, ...]] = {
    "806.5.b": (action, draw(1)), "813.5.b": (reaction, draw(1)), "812.3": (legion(draw(1)),),
    "820.4": (repeat(9), draw(1)),
    "829.2": (flow(1), draw(1)),
}
WANTED = {"806.5.b": action, "813.5.b": reaction, "812.3": legion(draw(1)), "820.4": repeat, "829.2": flow}
BEARERS = {rule: f"Chained Bearer {rule}" for rule in OF_SPELLS}
SEEKERS = {rule: f"Chained Seeker {rule}" for rule in OF_SPELLS}

EXTRA += [
    *(Spell(f"TST-4K{n}", BEARERS[rule], energy=0).text(*lines) for n, (rule, lines) in enumerate(OF_SPELLS.items())),
    *(
        Spell(f"TST-4S{n}", SEEKERS[rule], energy=0).text(reaction, counter(a(spell, with_(WANTED[rule]))))
        for n, rule in enumerate(OF_SPELLS)
    ),
    Spell("TST-4K8", "Chained Plain", energy=0).text(draw(1)),
    Spell("TST-4K9", "Chained Muzzle", energy=0).text(reaction, counter(an(ability, with_(reaction)))),
    Spell("TST-4KA", "Chained Gag", energy=0).text(reaction, counter(an(ability, with_(action)))),
    Unit("TST-4KB", "Chained Reactor", energy=0, might=1).text(activate(cost(exhaust(me)), draw(1), timing=reaction)),
    Unit("TST-4KC", "Chained Actor", energy=0, might=1).text(activate(cost(exhaust(me)), draw(1), timing=action)),
    Unit("TST-4KD", "Chained Idler", energy=0, might=1).text(reaction, activate(cost(exhaust(me)), draw(1))),
]


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=covers(rule, "801.3")) for rule in OF_SPELLS])
def test_a_spell_is_referred_to_by_its_keyword(rule: str) -> None:
    table = Table(
        you=quiet(hand=[BEARERS[rule], SEEKERS[rule]], trash=["Test Might 1"]), foe=quiet(), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.play(BEARERS[rule])
    table.you.play(SEEKERS[rule], on=BEARERS[rule])
    table.resolve()
    assert not list(table.events("drawn"))
    assert table.where(BEARERS[rule]) == "trash"
    assert "[" in say(table.thing(BEARERS[rule], zone="trash").card.card)
    plain = Table(
        you=quiet(hand=["Chained Plain", SEEKERS[rule]]), foe=quiet(), battlefields=PLAIN, asks_own_windows=True
    )
    plain.you.play("Chained Plain")
    assert plain.you.why_not("play", SEEKERS[rule]) == ["355.8"]


@covers("806.5.c", "813.5.c")
def test_an_ability_is_referred_to_by_its_own_keyword_not_by_that_of_its_card() -> None:
    for own, other, bearer in (
        ("Chained Muzzle", "Chained Gag", "Chained Reactor"),
        ("Chained Gag", "Chained Muzzle", "Chained Actor"),
    ):
        table = Table(
            you=quiet(hand=[own, other], base=[bearer]), foe=quiet(), battlefields=PLAIN, asks_own_windows=True
        )
        table.you.use(bearer)
        assert table.you.why_not("play", other) == ["355.8"]
        table.you.play(own, on=bearer)
        table.resolve()
        assert not list(table.events("drawn"))
    table = Table(
        you=quiet(hand=["Chained Muzzle"], base=["Chained Idler"]), foe=quiet(), battlefields=PLAIN,
        asks_own_windows=True,
    )
    table.you.use("Chained Idler")
    assert table.you.why_not("play", "Chained Muzzle") == ["355.8"]
