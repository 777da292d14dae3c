"""Spells and gear of Fury in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

STEEL, STRIKE, PENDULUM, EXECUTION = "Brittle Steel", "Ruthless Strike", "Pendulum Blade", "Perfect Execution"
RAGE, AMPLIFIER = "Decree of Rage", "Rage Amplifier"


@card(STEEL)
@pytest.mark.parametrize(("zone", "runes"), [("hand", 2), ("trash", 4)])
def test_brittle_steel_kills_a_gear_and_does_so_again_from_the_trash(zone: str, runes: int) -> None:
    table = Table(you=side(**{zone: [STEEL]}, runes={"fury": runes}, base=["Recruit"]),
                  foe=side(base=["Sun Disc", "Long Sword", "Pit Rookie"]))
    assert options(table.you, "play", STEEL) == ["Long Sword", "Sun Disc"]
    table.you.play(STEEL, on="Sun Disc")
    table.resolve()
    assert (table.trash(FOE), table.where(STEEL)) == (["Sun Disc"], "trash" if zone == "hand" else "banished")
    poor = Table(you=side(**{zone: [STEEL]}, runes={"fury": runes - 1}), foe=side(base=["Sun Disc"]))
    assert poor.you.offered("play") == set()


@card(STRIKE)
@pytest.mark.parametrize(("paid", "damage"), [(True, 5), (False, 3)])
def test_ruthless_strike_deals_more_for_a_card_of_the_hand(paid: bool, damage: int) -> None:
    table = Table(you=side(hand=[STRIKE, "Gust"], runes={"fury": 3}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Recruit"]}, base=["Mountain Drake"]))
    table.you.play(STRIKE, on="Mega-Mech", paying=["Gust"] if paid else [])
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.hand()) == (damage, [] if paid else ["Gust"])
    away = Table(you=side(hand=[STRIKE], runes={"fury": 3}), foe=side(base=["Mountain Drake"]))
    assert away.you.offered("play") == set()


@card(PENDULUM)
@pytest.mark.parametrize("worn", [True, False])
def test_pendulum_blade_strengthens_its_wearer_on_the_way_to_a_battlefield(worn: bool) -> None:
    mine = [one("Recruit", attached=[PENDULUM])] if worn else ["Recruit", PENDULUM]
    table = Table(you=side(base=mine), foe=side())
    table.you.move("Recruit", to=MEADOW)
    table.resolve()
    assert table.might("Recruit") == (4 if worn else 1)


@card(PENDULUM)
def test_pendulum_blade_gives_nothing_on_the_way_to_base() -> None:
    table = Table(you=side(at={MEADOW: [one("Recruit", attached=[PENDULUM])]}), foe=side())
    table.you.move("Recruit", to="base")
    table.resolve()
    assert table.might("Recruit") == 2


@card(EXECUTION)
@pytest.mark.parametrize(("zone", "runes"), [("hand", 3), ("trash", 3)])
def test_perfect_execution_readies_a_unit_that_assaults(zone: str, runes: int) -> None:
    table = Table(you=side(**{zone: [EXECUTION]}, runes={"fury": runes}, base=["Recruit*", "Pit Rookie*"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    assert options(table.you, "play", EXECUTION) == ["Mega-Mech", "Pit Rookie", "Recruit"]
    table.you.play(EXECUTION, on="Recruit")
    table.resolve()
    assert (table.thing("Recruit").exhausted, table.thing("Pit Rookie").exhausted) == (False, True)
    assert table.where(EXECUTION) == ("trash" if zone == "hand" else "banished")
    table.you.move("Recruit", to=MEADOW)
    assert table.might("Recruit") == 4


@card(RAGE, "Wind Wall")
def test_decree_of_rage_strikes_calm_units_and_is_not_countered() -> None:
    table = Table(you=side(hand=[RAGE], runes={"fury": 2}, base=["Stalwart Poro"]),
                  foe=side(base=["Sona, Harmonious", "Mega-Mech", "Clockwork Keeper"], hand=["Wind Wall"],
                           runes={"calm": 5}))
    assert options(table.you, "play", RAGE) == ["Clockwork Keeper", "Sona, Harmonious"]
    table.you.play(RAGE, on="Clockwork Keeper")
    table.foe.play("Wind Wall", on=RAGE)
    table.resolve()
    assert (table.trash(FOE), table.trash(YOU)) == (["Wind Wall", "Clockwork Keeper"], [RAGE])


@card(AMPLIFIER)
def test_rage_amplifier_gives_two_instead_of_one_while_empowered() -> None:
    table = Table(you=side(base=[AMPLIFIER, "Recruit"], at={MOOR: ["Pit Rookie"]}, runes={"fury": 7}),
                  foe=side(base=["Recruit"]))
    assert (table.might("Recruit", YOU), table.might("Pit Rookie"), table.might("Recruit", FOE)) == (2, 3, 1)
    table.you.use(AMPLIFIER)
    table.resolve()
    assert (table.might("Recruit", YOU), table.might("Pit Rookie"), table.might("Recruit", FOE)) == (3, 4, 1)
    poor = Table(you=side(base=[AMPLIFIER], runes={"fury": 5}), foe=side())
    assert AMPLIFIER not in poor.you.offered("use")


CURSE = "Consuming Curse"


@card(CURSE)
@pytest.mark.parametrize(("trash", "damage"), [([], 2), ([CURSE, CURSE, "Gust"], 4)])
def test_consuming_curse_grows_with_each_of_its_name_in_the_trash(trash: list[str], damage: int) -> None:
    table = Table(you=side(hand=[CURSE], trash=trash, runes={"fury": 2}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Mountain Drake"]}, base=["Recruit"], trash=[CURSE]))
    assert options(table.you, "play", CURSE) == ["Mega-Mech", "Mountain Drake"]
    table.you.play(CURSE, on="Mega-Mech")
    table.resolve()
    assert table.thing("Mega-Mech").damage == damage
