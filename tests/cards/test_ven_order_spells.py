"""Spells and gear of Order in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, YOU, Table, one, side

FORM, BARRIER, LACERATE, DECREE = "Dragon Form", "Ki Barrier", "Lacerate", "Decree of Unity"
GLOWSTONE, SPECTACLES = "Glowstone", "Shady Spectacles"


@card(FORM)
@pytest.mark.parametrize(("zone", "after"), [("hand", "trash"), ("trash", "banished")])
def test_dragon_form_makes_five_of_a_base_might(zone: str, after: str) -> None:
    table = Table(you=side(**{zone: [FORM]}, runes={"order": 3}, base=["Pit Rookie"]),
                  foe=side(base=[one("Mega-Mech", buffs=1)]))
    assert options(table.you, "play", FORM) == ["Mega-Mech", "Pit Rookie"]
    table.you.play(FORM, on="Mega-Mech")
    table.resolve()
    assert (table.might("Mega-Mech"), table.might("Pit Rookie"), table.where(FORM)) == (6, 2, after)
    table.end_turn()
    assert table.might("Mega-Mech") == 9


@card(FORM, "Stupefy", "Fiora, Grand Duelist")
@ruling("R167")
@pytest.mark.parametrize(("weakened", "asks"), [(True, False), (False, True)])
def test_dragon_form_is_lessened_at_once_by_what_was_given(weakened: bool, asks: bool) -> None:
    """The unit is never Mighty for a moment."""
    table = Table(you=side(legend="Fiora, Grand Duelist", hand=[FORM, "Stupefy"], runes={"order": 3, "mind": 1},
                           base=["Pit Rookie"], deck=["Gust"]))
    if weakened:
        table.you.play("Stupefy", on="Pit Rookie")
        table.resolve()
    table.you.play(FORM, on="Pit Rookie")
    table.resolve()
    assert (table.might("Pit Rookie"), table.open.kind == "act") == (5 - weakened, not asks)


@card(BARRIER, "Falling Star", "Void Seeker")
@pytest.mark.parametrize(("shielded", "damage"), [(True, 4), (False, 11)])
def test_ki_barrier_prevents_seven_damage(shielded: bool, damage: int) -> None:
    table = Table(you=side(hand=["Void Seeker", "Void Seeker", "Hextech Ray"], runes={"fury": 8}, deck=["Gust"] * 2),
                  foe=side(at={MEADOW: ["Mountain Drake", "Pit Rookie"]}, hand=[BARRIER], runes={"order": 2}))
    for n, spell in enumerate(["Void Seeker", "Void Seeker", "Hextech Ray"]):
        table.you.play(spell, on="Mountain Drake")
        if n == 0 and shielded:
            table.foe.play(BARRIER, on="Mountain Drake")
        table.resolve()
    hurt = table.thing("Mountain Drake").damage if table.where("Mountain Drake") == MEADOW else 11
    assert (hurt, table.thing("Pit Rookie").damage) == (damage, 0)


@card(BARRIER, "Lotus Trap")
@ruling("R149")
@pytest.mark.parametrize(("first", "damage"), [(BARRIER, 0), ("Lotus Trap", 1)])
def test_ki_barrier_and_lotus_trap_apply_as_their_player_orders_them(first: str, damage: int) -> None:
    runes = {"order": 2, "chaos": 4}
    table = Table(you=side(base=["Vanguard Sergeant"], hand=[BARRIER, "Lotus Trap"], runes=runes),
                  foe=side(at={MEADOW: ["Vanguard Sergeant"]}))
    for spell in (BARRIER, "Lotus Trap"):
        table.you.play(spell, on="Vanguard Sergeant#1")
        table.resolve()
    table.you.move("Vanguard Sergeant#1", to=MEADOW)
    table.pass_all()
    table.you.choose(next(o.key for o in table.open.options if first in f"{o.short} {o.full}"))
    table.pass_all()
    mine = {o.id for o in table.state.objects.values() if o.card.name == "Vanguard Sergeant" and o.owner == YOU}
    assert sum(e.n for e in table.events("damaged") if e.subject in mine) == damage


@card(LACERATE)
@pytest.mark.parametrize(("target", "empowered", "might", "killed"), [
    ("Shipyard Skulker", 0, 3, True), ("Noxian Emissary", 1, 2, True), ("Vanguard Sergeant", 1, 4, False),
    ("Solari Sunhawk", 1, 4, True),
])
def test_lacerate_disempowers_and_then_kills_the_small(target: str, empowered: int, might: int, killed: bool) -> None:
    table = Table(you=side(hand=[LACERATE], runes={"order": 3}),
                  foe=side(base=[one(target, empowered=empowered), "Recruit"]))
    assert table.might(target) == might
    table.you.play(LACERATE, on=target)
    table.pass_all()
    assert (table.where(target), table.where("Recruit")) == ("trash" if killed else "base", "base")
    assert killed or table.thing(target).empowered == 0


@card(LACERATE)
def test_lacerate_comes_back_for_its_flow_cost() -> None:
    table = Table(you=side(trash=[LACERATE], runes={"order": 4}), foe=side(base=["Pit Rookie"]))
    table.you.play(LACERATE, on="Pit Rookie")
    table.resolve()
    assert (table.where("Pit Rookie"), table.where(LACERATE), len(table.state.players[YOU].runes)) == (
        "trash", "banished", 2)


@card(DECREE)
def test_decree_of_unity_kills_an_enemy_of_chaos() -> None:
    table = Table(you=side(hand=[DECREE], runes={"order": 2}, base=["Shipyard Skulker"]),
                  foe=side(base=["Treasure Hunter", "Forgotten Relic", "Daring Poro", "Sun Disc"]))
    assert options(table.you, "play", DECREE) == ["Forgotten Relic", "Treasure Hunter"]
    table.you.play(DECREE, on="Forgotten Relic")
    table.resolve()
    assert (table.trash(FOE), table.where("Treasure Hunter")) == (["Forgotten Relic"], "base")


@card(GLOWSTONE)
def test_glowstone_is_handed_over_for_its_power() -> None:
    table = Table(you=side(base=[one(GLOWSTONE, empowered=1)]), foe=side())
    table.you.use(GLOWSTONE, on="seat:1", n=1)
    table.resolve()
    stone = table.thing(GLOWSTONE)
    assert (stone.controller, stone.owner, stone.empowered, stone.exhausted) == (FOE, YOU, 0, True)
    assert stone.id in table.state.players[FOE].base


@card(GLOWSTONE)
def test_glowstone_stays_before_it_is_empowered() -> None:
    table = Table(you=side(base=[GLOWSTONE], runes={"order": 2}), foe=side())
    table.you.use(GLOWSTONE)
    table.resolve()
    assert (table.thing(GLOWSTONE).empowered, table.state.players[YOU].runes) == (1, [])
    poor = Table(you=side(base=[GLOWSTONE], runes={"order": 1}), foe=side())
    assert GLOWSTONE not in poor.you.offered("use")


@card(GLOWSTONE)
@pytest.mark.parametrize("seat", [YOU, FOE])
def test_glowstone_bursts_at_the_end_of_the_turn_of_its_controller(seat: int) -> None:
    mine, theirs = (["Mega-Mech", "Pit Rookie"], ["Alpha Wildclaw"])
    table = Table(you=side(base=[*mine, *[GLOWSTONE] * (seat == YOU)], deck=["Gust"]),
                  foe=side(base=[*theirs, *[GLOWSTONE] * (seat == FOE)], deck=["Gust"]))
    table.end_turn()
    burst = seat == YOU
    assert (table.where(GLOWSTONE) == "trash", table.where("Pit Rookie") == "trash") == (burst, burst)
    assert [table.where("Mega-Mech"), table.where("Alpha Wildclaw")] == ["base", "base"]
    assert table.events("damaged") == [] or {e.n for e in table.events("damaged")} == {5}


@card(SPECTACLES)
def test_shady_spectacles_make_a_copy_of_a_friend_until_they_come_off() -> None:
    table = Table(you=side(base=[SPECTACLES, "Recruit", one("Mega-Mech", empowered=1), "Mountain Drake"],
                           runes={"order": 2}),
                  foe=side(base=["Alpha Wildclaw"]))
    table.you.use(SPECTACLES, on="Recruit")
    table.resolve()
    assert asked(table.you) == ["Mega-Mech", "Mountain Drake"]
    table.you.choose("Mega-Mech")
    table.resolve()
    copies = [o for o in table.state.objects.values() if o.card.name == "Mega-Mech"]
    assert sorted(o.empowered for o in copies) == [0, 1]
    assert (len(copies), table.where("Recruit")) == (2, "deck")


@card(SPECTACLES)
@ruling("R145")
def test_shady_spectacles_copy_no_status() -> None:
    table = Table(you=side(base=[SPECTACLES, one("Recruit", empowered=1, buffs=1, called="wearer"), "Noxian Emissary"],
                           runes={"order": 2}))
    table.you.use(SPECTACLES, on="wearer")
    table.resolve()
    wearer = table.thing("wearer")
    assert (wearer.card.name, wearer.empowered, wearer.buffed, table.might("wearer")) == ("Noxian Emissary", 1, 1, 3)
    other = Table(you=side(base=[SPECTACLES, one("Recruit", called="wearer"), one("Noxian Emissary", empowered=1)],
                           runes={"order": 2}))
    other.you.use(SPECTACLES, on="wearer")
    other.resolve()
    assert (other.thing("wearer").card.name, other.thing("wearer").empowered) == ("Noxian Emissary", 0)


@card(SPECTACLES, "Azir, Ascendant")
@ruling("R148")
def test_shady_spectacles_bring_an_ability_anew_with_each_copy() -> None:
    """An ability that can be used once a turn is another one after its copy was made again."""
    azir = "Azir, Ascendant"
    table = Table(you=side(base=[SPECTACLES, one("Recruit", called="wearer"), azir, one("Pit Rookie", called="other")],
                           hand=["Strike Down"], runes={"order": 6, "body": 5, "calm": 3}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.use(SPECTACLES, on="wearer")
    table.resolve()
    table.you.choose(azir)
    assert table.thing("wearer").card.name == azir
    table.you.use("wearer", on="other")
    table.resolve()
    assert not uses(table)
    table.you.play("Strike Down", on=["wearer", "Mega-Mech", SPECTACLES])
    table.resolve()
    table.you.use(SPECTACLES, on="wearer")
    table.resolve()
    table.you.choose(azir)
    assert uses(table)


def uses(table: Table) -> list[str]:
    """How the wearer can be used."""
    return [key for key in table.open.keys if key.startswith(f"use:{table.thing('wearer').id}:")]
