"""Legends of Origins with Body and their Signature cards: Miss Fortune, Sett."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

FORTUNE, SETT = "Miss Fortune, Bounty Hunter", "Sett, The Boss"
BULLETS, SHOW = "Bullet Time", "Showstopper"


# --- Miss Fortune

@card("Miss Fortune, Bounty Hunter")
def test_miss_fortune_gives_a_unit_ganking_this_turn() -> None:
    table = Table(
        you=side(legend=FORTUNE, at={MOOR: ["Recruit", "Daring Poro"]}), foe=side(base=["Mega-Mech"]),
    )
    assert options(table.you, "use", FORTUNE) == ["Daring Poro", "Mega-Mech", "Recruit"]
    assert MEADOW not in options(table.you, "move", "Recruit")
    table.you.use(FORTUNE, on="Recruit")
    table.resolve()
    assert table.thing(FORTUNE, zone="legend").exhausted
    assert options(table.you, "move", "Recruit") == [MEADOW, "Your base"]
    assert MEADOW not in options(table.you, "move", "Daring Poro")
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert table.controller(MEADOW) == YOU


@card("Miss Fortune, Bounty Hunter")
def test_miss_fortune_is_used_once_and_in_the_own_turn() -> None:
    table = Table(you=side(legend=FORTUNE, base=["Recruit"]))
    table.you.use(FORTUNE, on="Recruit")
    table.resolve()
    assert table.you.why_not("use", FORTUNE, "legend") == ["414.4"]
    theirs = Table(you=side(legend=FORTUNE, base=["Recruit"]), turn_of=FOE)
    assert theirs.game.why_not(YOU, f"use:{theirs.thing(FORTUNE, zone='legend').id}:0")


def bullets(n: int) -> Table:
    """Bullet Time at Moor, for so much Power."""
    table = Table(
        you=side(hand=[BULLETS], runes={"body": 2, "chaos": 1}, at={MEADOW: ["Recruit"]}),
        foe=side(at={MOOR: ["Mega-Mech", "Stalwart Poro"]}, base=["Daring Poro"]),
    )
    assert options(table.you, "play", BULLETS) == [MEADOW, MOOR]
    table.you.play(BULLETS, on=MOOR)
    assert table.events("damaged") == []
    table.resolve()
    table.you.choose(f"n:{n}")
    return table


@card("Bullet Time")
def test_bullet_time_deals_the_power_paid_to_all_enemies_at_a_battlefield() -> None:
    table = bullets(3)
    assert (table.thing("Mega-Mech").damage, table.trash(FOE)) == (3, ["Stalwart Poro"])
    assert (table.thing("Daring Poro").damage, table.thing("Recruit").damage) == (0, 0)
    assert table.state.players[YOU].runes == []


@card("Bullet Time")
def test_bullet_time_for_nothing_deals_nothing() -> None:
    table = bullets(0)
    assert (table.events("damaged"), table.trash(), len(table.state.players[YOU].runes)) == ([], [BULLETS], 3)


@card("Bullet Time", "Void Gate")
def test_bullet_times_damage_has_a_bonus_unless_it_is_none() -> None:
    for n, damage in ((1, 2), (0, 0)):
        table = Table(
            you=side(hand=[BULLETS], runes={"body": 1}), foe=side(at={"Void Gate": ["Mega-Mech"]}),
            battlefields=["Void Gate", MOOR],
        )
        table.you.play(BULLETS, on="Void Gate")
        table.resolve()
        table.you.choose(f"n:{n}")
        assert table.thing("Mega-Mech").damage == damage


# --- Sett

def dies(buffs: int, runes: dict[str, int], legend: str = SETT) -> Table:
    """Your opponent's spell deals eight to your Petty Officer."""
    table = Table(
        you=side(legend=legend, base=[one("Petty Officer", buffs=buffs)], runes=runes),
        foe=side(hand=["Final Spark"], runes={"mind": 8}), turn_of=FOE,
    )
    table.foe.play("Final Spark")
    table.resolve()
    return table


@card("Sett, The Boss")
def test_sett_saves_a_buffed_unit_for_power_his_exhaustion_and_its_buff() -> None:
    table = dies(1, {"calm": 1})
    assert (table.open.kind, table.open.seat) == ("may", YOU)
    table.you.choose("yes")
    saved = table.thing("Petty Officer")
    assert (saved.damage, saved.buffed, saved.exhausted, saved.place) == (0, 0, True, -1)
    assert (table.thing(SETT, zone="legend").exhausted, table.state.players[YOU].runes) == (True, [])
    assert (table.events("died"), len(table.events("buff spent"))) == ([], 1)


@card("Sett, The Boss")
def test_sett_may_let_the_unit_die() -> None:
    table = dies(1, {"calm": 1})
    table.you.choose("no")
    assert (table.trash(), table.thing(SETT, zone="legend").exhausted) == (["Petty Officer"], False)


@card("Sett, The Boss")
@pytest.mark.parametrize(("buffs", "runes", "legend"), [
    (0, {"calm": 1}, SETT), (1, {}, SETT), (1, {"calm": 1}, f"{SETT}*"),
])
def test_sett_saves_nobody_without_a_buff_the_power_or_himself_ready(
    buffs: int, runes: dict[str, int], legend: str
) -> None:
    table = dies(buffs, runes, legend)
    assert (table.open.kind, table.trash()) == ("act", ["Petty Officer"])


@card("Sett, The Boss")
def test_sett_saves_no_enemy() -> None:
    table = Table(
        you=side(hand=["Final Spark"], runes={"mind": 8}, legend=SETT), foe=side(base=[one("Petty Officer", buffs=1)])
    )
    table.you.play("Final Spark", on="Petty Officer")
    table.resolve()
    assert (table.open.kind, table.trash(FOE)) == ("act", ["Petty Officer"])


@card("Sett, The Boss")
def test_sett_recalls_his_unit_from_a_combat_and_readies_when_he_conquers() -> None:
    table = Table(
        you=side(legend=f"{SETT}*", base=[one("Mega-Mech", buffs=1)]), foe=side(at={MOOR: ["Recruit"]}),
    )
    table.you.move("Mega-Mech", to=MOOR)
    table.pass_all()
    assert (table.controller(MOOR), table.thing(SETT, zone="legend").exhausted) == (YOU, False)
    lost = Table(
        you=side(legend=SETT, base=[one("Recruit", buffs=1)], runes={"order": 1}), foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    lost.you.move("Recruit", to=MOOR)
    lost.pass_all()
    lost.you.choose("yes")
    assert (lost.where("Recruit"), lost.thing("Recruit").buffed, lost.trash()) == ("base", 0, [])


@card("Sett, The Boss")
def test_sett_stays_exhausted_when_an_opponent_conquers() -> None:
    table = Table(you=side(legend=f"{SETT}*"), foe=side(base=["Recruit"]), turn_of=FOE)
    table.foe.move("Recruit", to=MOOR)
    table.pass_all()
    assert (table.controller(MOOR), table.thing(SETT, zone="legend").exhausted) == (FOE, True)


@card("Showstopper")
def test_showstopper_buffs_a_unit_in_the_base_and_moves_it_to_a_battlefield() -> None:
    table = Table(
        you=side(hand=[SHOW], runes={"order": 1}, base=["Recruit*", "Daring Poro"], at={MEADOW: ["Sai Scout"]}),
        foe=side(base=["Mega-Mech"]),
    )
    assert options(table.you, "play", SHOW) == ["Daring Poro", "Recruit"]
    assert options(table.you, "play", SHOW, "Recruit") == [MEADOW, MOOR]
    table.you.play(SHOW, on="Recruit", to=MOOR)
    table.pass_all()
    assert (table.where("Recruit"), table.might("Recruit"), table.controller(MOOR)) == (MOOR, 2, YOU)


@card("Showstopper")
def test_showstopper_moves_a_unit_that_has_a_buff_already() -> None:
    table = Table(you=side(hand=[SHOW], runes={"order": 1}, base=[one("Recruit", buffs=1)]))
    table.you.play(SHOW, to=MOOR)
    table.pass_all()
    assert (table.where("Recruit"), table.might("Recruit"), table.events("buffed")) == (MOOR, 2, [])


@card("Showstopper")
def test_showstopper_needs_a_unit_in_the_own_base() -> None:
    table = Table(
        you=side(hand=[SHOW], runes={"order": 1}, at={MOOR: ["Recruit"]}), foe=side(base=["Mega-Mech"])
    )
    assert (table.you.offered("play"), table.you.why_not("play", SHOW)) == (set(), ["355.8", "355.8"])
