"""Spells and gear of Order in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

CHARGE, HEIRLOOM, SHELLS, CALL = "Heroic Charge", "Shepherd's Heirloom", "Divining Shells", "Shadow's Call"
RETREAT, LOYALTY, SHARD = "Tactical Retreat", "Undying Loyalty", "Shard of Undoing"


@card(CHARGE)
def test_heroic_charge_strengthens_one_and_stuns_an_enemy_beside_it() -> None:
    table = Table(you=side(hand=[CHARGE], runes={"order": 3}, base=["Recruit", "Mega-Mech"]),
                  foe=side(at={MEADOW: ["Playful Phantom", "Vanguard Sergeant"]}, base=["Shipyard Skulker"]))
    table.you.move("Recruit", to=MEADOW)
    assert options(table.you, "play", CHARGE) == ["Playful Phantom", "Vanguard Sergeant"]
    table.you.play(CHARGE, on=["Recruit", "Vanguard Sergeant"])
    table.resolve()
    stunned = [table.thing(name).stunned for name in ("Vanguard Sergeant", "Playful Phantom", "Shipyard Skulker")]
    assert (table.might("Recruit"), table.might("Mega-Mech"), stunned) == (2, 8, [True, False, False])


@card("Soul Harvest")
def test_soul_harvest_kills_a_weak_unit_at_a_battlefield() -> None:
    table = Table(you=side(hand=["Soul Harvest"], runes={"order": 3}, at={MOOR: ["Recruit"]}),
                  foe=side(at={MEADOW: ["Shipyard Skulker", "Vanguard Sergeant"]}, base=["Daring Poro"]))
    assert options(table.you, "play", "Soul Harvest") == ["Recruit", "Shipyard Skulker"]
    table.you.play("Soul Harvest", on="Shipyard Skulker")
    table.resolve()
    assert table.trash(FOE) == ["Shipyard Skulker"]


@card(HEIRLOOM)
def test_shepherds_heirloom_brings_xp_and_is_put_on_for_it() -> None:
    table = Table(you=side(hand=[HEIRLOOM], base=["Recruit"], runes={"order": 2}), foe=side(xp=5))
    table.you.play(HEIRLOOM)
    table.resolve()
    assert table.state.players[YOU].xp == 1
    table.you.use(HEIRLOOM, on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.state.players[YOU].xp) == (3, 0)
    poor = Table(you=side(base=[HEIRLOOM, "Recruit"], runes={"order": 2}), foe=side(xp=5))
    assert HEIRLOOM not in poor.you.offered("use")


@card(SHELLS)
def test_divining_shells_look_ahead_and_break_for_might() -> None:
    table = Table(you=side(hand=[SHELLS], base=["Recruit"], runes={"order": 2}, deck=["Gust", "Flash"]), foe=side())
    table.you.play(SHELLS)
    table.resolve()
    table.you.choose("recycle")
    table.resolve()
    assert [found.name for found in table.state.players[YOU].deck] == ["Gust", "Flash"]
    fight = Table(you=side(at={MEADOW: ["Recruit"]}, base=[SHELLS]), foe=side(base=["Shipyard Skulker"]), turn_of=FOE)
    fight.foe.move("Shipyard Skulker", to=MEADOW)
    fight.foe.passes()
    assert options(fight.you, "use", SHELLS) == ["Recruit", "Shipyard Skulker"]
    fight.you.use(SHELLS, on="Recruit")
    fight.resolve()
    assert (fight.might("Recruit"), fight.trash()) == (3, [SHELLS])


@card(CALL)
def test_shadows_call_makes_a_lasting_unit_temporary_for_two_cards() -> None:
    table = Table(you=side(hand=[CALL], runes={"order": 2}, base=["Sprite", "Mega-Mech", "Recruit"],
                           deck=["Gust", "Flash", "Charm"]), foe=side(base=["Shipyard Skulker"], deck=["Gust"]))
    assert options(table.you, "play", CALL) == ["Mega-Mech", "Recruit"]
    table.you.play(CALL, on="Mega-Mech")
    table.resolve()
    assert table.hand() == ["Gust", "Flash"]
    table.end_turn()
    table.foe.ends()
    for _ in range(3):
        if table.open.kind == "order":
            table.answer(YOU, *table.open.keys)
        table.pass_all()
    assert (table.where("Mega-Mech"), table.where("Recruit")) == ("trash", "base")


@card("Sacrifice")
def test_sacrifice_kills_a_mighty_unit_for_two_cards_and_a_rune() -> None:
    table = Table(you=side(hand=["Sacrifice"], runes={"order": 1}, base=["Mega-Mech", "Playful Phantom", "Recruit"],
                           deck=["Gust", "Flash", "Charm"]), foe=side(base=["Mountain Drake"]))
    assert options(table.you, "play", "Sacrifice") == ["Mega-Mech", "Playful Phantom"]
    table.you.play("Sacrifice", paying="Playful Phantom")
    table.resolve()
    assert (table.hand(), table.trash()) == (["Gust", "Flash"], ["Playful Phantom", "Sacrifice"])
    assert (len(table.state.players[YOU].runes), table.ready_runes()) == (2, 0)
    weak = Table(you=side(hand=["Sacrifice"], runes={"order": 1}, base=["Vanguard Sergeant"]), foe=side())
    assert weak.you.offered("play") == set()


@card(RETREAT, "Vengeance")
def test_tactical_retreat_saves_a_friendly_unit_once() -> None:
    table = Table(you=side(hand=[RETREAT, "Vengeance", "Vengeance"], runes={"order": 14}, base=["Recruit"],
                           at={MEADOW: [one("Mega-Mech", damage=3)]}), foe=side(base=["Playful Phantom"]))
    assert options(table.you, "play", RETREAT) == ["Mega-Mech", "Recruit"]
    table.you.play(RETREAT, on="Mega-Mech")
    table.resolve()
    table.you.play("Vengeance", on="Mega-Mech")
    table.resolve()
    saved = table.thing("Mega-Mech")
    assert (table.where("Mega-Mech"), saved.damage, saved.exhausted) == ("base", 0, True)
    table.you.play("Vengeance", on="Mega-Mech")
    table.resolve()
    assert table.where("Mega-Mech") == "trash"


@card(LOYALTY)
def test_undying_loyalty_costs_nothing_but_power_for_an_animal() -> None:
    table = Table(you=side(hand=[LOYALTY], runes={"order": 1}, trash=["Pouty Poro", "Demacian Diplomat"]), foe=side())
    table.you.play(LOYALTY, on="Pouty Poro")  # nothing else can be paid
    table.resolve()
    assert (table.where("Pouty Poro"), [(e.other, e.n) for e in table.events("paid")]) == ("base", [("order", 1)])
    rich = Table(you=side(hand=[LOYALTY], runes={"order": 3},
                          trash=["Pouty Poro", "Demacian Diplomat", "Mega-Mech", "Gust"]), foe=side(trash=["Recruit"]))
    assert options(rich.you, "play", LOYALTY) == ["Demacian Diplomat", "Pouty Poro"]
    rich.you.play(LOYALTY, on="Demacian Diplomat")
    rich.resolve()
    assert rich.where("Demacian Diplomat") == "base"
    assert [(e.other, e.n) for e in rich.events("paid")] == [("energy", 2), ("order", 1)]


@card("The Ruination")
def test_the_ruination_kills_every_unit_and_no_gear() -> None:
    table = Table(you=side(hand=["The Ruination"], runes={"order": 9}, base=["Mega-Mech", "Sun Disc"]),
                  foe=side(at={MEADOW: ["Mountain Drake"]}, base=["Shipyard Skulker", "Fresh Beans"]))
    table.you.play("The Ruination")
    table.resolve()
    assert sorted(table.trash()) == ["Mega-Mech", "The Ruination"]
    assert sorted(table.trash(FOE)) == ["Mountain Drake", "Shipyard Skulker"]
    assert (table.where("Sun Disc"), table.where("Fresh Beans")) == ("base", "base")


@card(SHARD, "Vengeance")
def test_shard_of_undoing_takes_a_unit_of_each_opponent_for_the_first_death_of_a_beginning_phase() -> None:
    table = Table(
        you=side(base=[SHARD, "Sprite"], at={"Dusk Rose Lab": ["Recruit"]}, hand=["Vengeance"], deck=["Gust"] * 4,
                 runes={"order": 6}),
        foe=side(base=["Mega-Mech", "Shipyard Skulker", "Recruit"]), battlefields=["Dusk Rose Lab", MOOR], turn_of=FOE,
    )
    table.end_turn()
    table.you.choose("Sprite", "Dusk Rose Lab")
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert asked(table.foe) == ["Mega-Mech", "Recruit", "Shipyard Skulker"]
    table.foe.choose("Shipyard Skulker")
    table.resolve()
    assert (table.where("Sprite"), table.trash(FOE), len(table.events("died"))) == ("deck", ["Shipyard Skulker"], 3)
    table.you.play("Vengeance", on="Mega-Mech")
    table.resolve()
    assert table.trash(FOE) == ["Shipyard Skulker", "Mega-Mech"]


@card(SHARD, "Vengeance")
@pytest.mark.parametrize("turn_of", [YOU, FOE])
def test_shard_of_undoing_sleeps_in_other_phases_and_in_the_turns_of_others(turn_of: int) -> None:
    table = Table(
        you=side(base=[SHARD, "Recruit"], hand=["Vengeance"], runes={"order": 6}, deck=["Gust"] * 4),
        foe=side(base=["Mega-Mech"], at={"Dusk Rose Lab": ["Shipyard Skulker"]}, deck=["Gust"] * 4),
        battlefields=["Dusk Rose Lab", MOOR],
    )
    if turn_of == YOU:
        table.you.play("Vengeance", on="Recruit")
        table.resolve()
        assert (table.where("Recruit"), table.trash(FOE)) == ("deck", [])
    else:
        table.end_turn()
        table.foe.choose("yes")
        table.pass_all()
        assert (table.trash(FOE), table.where("Mega-Mech"), table.where("Recruit")) == (
            ["Shipyard Skulker"], "base", "base")
