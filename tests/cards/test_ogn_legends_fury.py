"""Legends of Origins with Fury and their Signature cards: Kai'Sa, Volibear, Darius."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

KAISA, VOLIBEAR, DARIUS = "Kai'Sa, Daughter of the Void", "Volibear, Relentless Storm", "Darius, Hand of Noxus"
RAIN, STORM, GUILLOTINE = "Icathian Rain", "Stormbringer", "Noxian Guillotine"


# --- Kai'Sa

@card("Kai'Sa, Daughter of the Void", "Singularity")
def test_kaisas_power_of_any_domain_pays_for_a_spell() -> None:
    table = Table(you=side(legend=KAISA, hand=["Blast of Power"], runes={"fury": 6}), foe=side(at={MOOR: ["Recruit"]}))
    table.you.use(KAISA)
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("any", 1)]
    table.you.play("Blast of Power")
    table.resolve()
    assert (table.trash(), len(table.state.players[YOU].runes)) == (["Blast of Power"], 6)


@card("Kai'Sa, Daughter of the Void")
def test_kaisas_power_pays_for_no_unit() -> None:
    table = Table(
        you=side(legend=KAISA, hand=["Yi, Meditative", "Final Spark"], runes={"mind": 8}), foe=side(base=["Recruit"])
    )
    assert table.you.offered("play") == {"Final Spark"}
    table.you.use(KAISA)
    assert (table.you.offered("play"), KAISA in table.you.offered("use")) == ({"Final Spark"}, False)


@card("Kai'Sa, Daughter of the Void", "Void Gate")
def test_kaisa_pays_for_a_reaction_in_the_opponents_turn_without_the_chain() -> None:
    table = Table(
        you=side(legend=KAISA, hand=["Cannon Barrage"], runes={"fury": 2}, at={MOOR: ["Recruit"]}),
        foe=side(base=["Daring Poro"], hand=["Confront"], runes={"body": 2}, deck=["Gust"]), turn_of=FOE,
    )
    table.foe.move("Daring Poro", to=MOOR)
    table.foe.play("Confront")
    table.you.play("Cannon Barrage")
    assert (table.thing(KAISA, zone="legend").exhausted, table.chain()) == (True, ["Confront", "Cannon Barrage"])


def rain(*on: str) -> Table:
    """Icathian Rain upon these."""
    table = Table(
        you=side(hand=[RAIN], runes={"fury": 7}, base=["Recruit"]),
        foe=side(base=["Mega-Mech"], at={MOOR: ["Petty Officer", "Vanguard Sergeant"]}),
    )
    table.you.play(RAIN, on=list(on))
    table.resolve()
    return table


@card("Icathian Rain")
def test_icathian_rain_deals_two_six_times_to_the_same_or_to_others() -> None:
    table = rain(*["Mega-Mech"] * 3, "Petty Officer", "Petty Officer", "Vanguard Sergeant")
    assert [table.thing(name).damage for name in ("Mega-Mech", "Petty Officer", "Vanguard Sergeant")] == [6, 4, 2]
    assert [event.n for event in table.events("damaged")] == [2] * 6
    assert rain(*["Mega-Mech"] * 6).trash(FOE) == ["Mega-Mech"]


@card("Icathian Rain")
def test_icathian_rain_offers_every_unit_each_time() -> None:
    table = Table(you=side(hand=[RAIN], runes={"fury": 7}, base=["Recruit"]), foe=side(at={MOOR: ["Mega-Mech"]}))
    for chosen in ([], ["Mega-Mech"], ["Mega-Mech"] * 5):
        assert options(table.you, "play", RAIN, *chosen) == ["Mega-Mech", "Recruit"]


@card("Icathian Rain", "Void Gate")
def test_each_drop_of_icathian_rain_has_its_bonus_damage() -> None:
    table = Table(
        you=side(hand=[RAIN], runes={"fury": 7}), foe=side(at={"Void Gate": ["Mountain Drake"]}),
        battlefields=["Void Gate", MOOR],
    )
    table.you.play(RAIN)
    table.resolve()
    assert ([event.n for event in table.events("damaged")], table.trash(FOE)) == ([3] * 6, ["Mountain Drake"])


# --- Volibear

@card("Volibear, Relentless Storm")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_volibear_may_exhaust_himself_for_a_rune_when_a_mighty_unit_is_played(answer: str) -> None:
    table = Table(you=side(legend=VOLIBEAR, hand=["Playful Phantom"], runes={"calm": 5}, rune_deck=2))
    table.you.play("Playful Phantom")
    assert (table.open.kind, table.thing(VOLIBEAR, zone="legend").exhausted) == ("may", False)
    table.you.choose(answer)
    table.resolve()
    n = int(answer == "yes")
    assert len(table.state.players[YOU].runes) == 5 + n
    assert (table.ready_runes(), table.thing(VOLIBEAR, zone="legend").exhausted) == (0, n == 1)


@card("Volibear, Relentless Storm")
def test_volibear_hears_no_smaller_unit_and_no_enemy() -> None:
    small = Table(you=side(legend=VOLIBEAR, hand=["Vanguard Sergeant"], runes={"order": 4}))
    small.you.play("Vanguard Sergeant")
    assert small.events("triggered") == []
    enemy = Table(you=side(legend=VOLIBEAR), foe=side(hand=["Playful Phantom"], runes={"calm": 5}), turn_of=FOE)
    enemy.foe.play("Playful Phantom")
    assert (enemy.where("Playful Phantom"), enemy.events("triggered")) == ("base", [])


@card("Volibear, Relentless Storm", "Trifarian War Camp")
def test_volibear_counts_the_might_that_the_unit_has_where_it_enters() -> None:
    table = Table(
        you=side(legend=VOLIBEAR, hand=["Vanguard Sergeant"], runes={"order": 4}, controls=["Trifarian War Camp"],
                 at={"Trifarian War Camp": ["Recruit"]}),
        battlefields=["Trifarian War Camp", MOOR],
    )
    table.you.play("Vanguard Sergeant", to="Trifarian War Camp")
    assert (table.open.kind, table.might("Vanguard Sergeant")) == ("may", 5)


@card("Volibear, Relentless Storm")
def test_exhausted_volibear_offers_nothing() -> None:
    table = Table(you=side(legend=f"{VOLIBEAR}*", hand=["Playful Phantom"], runes={"calm": 5}))
    table.you.play("Playful Phantom")
    assert (table.open.kind, table.events("channeled")) == ("act", [])


def storm(**foe: object) -> Table:
    """You may play Stormbringer."""
    return Table(
        you=side(hand=[STORM], runes={"body": 6}, base=["Petty Officer"], at={MEADOW: ["Recruit"]}), foe=side(**foe)
    )


@card("Stormbringer")
def test_stormbringer_deals_the_units_might_to_all_enemies_there_and_takes_it_along() -> None:
    table = storm(at={MOOR: ["Mega-Mech", "Vanguard Sergeant"]}, base=["Daring Poro"])
    assert options(table.you, "play", STORM) == [MEADOW, MOOR], "the one unit in the base is taken without a question"
    table.you.play(STORM, on=["Petty Officer", MOOR])
    table.resolve()
    assert (table.trash(FOE), table.thing("Mega-Mech").damage) == (["Vanguard Sergeant"], 5)
    assert (table.where("Petty Officer"), table.thing("Daring Poro").damage) == (MOOR, 0)
    assert table.open.kind == "focus"


@card("Stormbringer")
def test_stormbringer_conquers_a_battlefield_that_it_emptied() -> None:
    table = storm(at={MOOR: ["Vanguard Sergeant"]})
    table.you.play(STORM, on=["Petty Officer", MOOR])
    table.pass_all()
    assert (table.controller(MOOR), table.points()) == (YOU, (1, 0))


@card("Stormbringer", "Stupefy")
def test_stormbringer_deals_the_might_that_the_unit_has_by_then() -> None:
    table = storm(at={MOOR: ["Mega-Mech"]}, hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"])
    table.you.play(STORM, on=["Petty Officer", MOOR])
    table.foe.play("Stupefy", on="Petty Officer")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 4


@card("Stormbringer")
def test_stormbringer_needs_a_unit_in_the_base() -> None:
    table = Table(you=side(hand=[STORM], runes={"body": 6}, at={MEADOW: ["Petty Officer"]}),
                  foe=side(at={MOOR: ["Recruit"]}))
    assert (table.you.offered("play"), table.you.why_not("play", STORM)) == (set(), ["355.8"])


# --- Darius

@card("Darius, Hand of Noxus")
def test_darius_adds_one_energy_after_another_card() -> None:
    table = Table(you=side(legend=DARIUS, did=[("played", "Gust")], hand=["Incinerate"], runes={"fury": 1}),
                  foe=side(at={MOOR: ["Daring Poro"]}))
    table.you.use(DARIUS)
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("energy", 1)]
    table.you.play("Incinerate")
    table.resolve()
    assert table.trash(FOE) == ["Daring Poro"]


@card("Darius, Hand of Noxus")
def test_darius_adds_nothing_before_a_card_was_played() -> None:
    table = Table(you=side(legend=DARIUS, hand=["Incinerate"], runes={"fury": 1}), foe=side(at={MOOR: ["Daring Poro"]}))
    assert table.you.offered("play") == set()
    table.you.use(DARIUS)
    assert table.thing(DARIUS, zone="legend").exhausted
    assert (table.state.players[YOU].pool, table.events("added")) == ((), [])


@card("Darius, Hand of Noxus")
def test_darius_is_not_moved_by_what_an_opponent_played() -> None:
    table = Table(you=side(legend=DARIUS), foe=side(did=[("played", "Gust")]))
    table.you.use(DARIUS)
    assert (table.state.players[YOU].pool, table.events("added")) == ((), [])


def guillotine(*did: tuple[str, str], **you: object) -> Table:
    """Noxian Guillotine at a Mega-Mech."""
    table = Table(
        you=side(hand=[GUILLOTINE, "Incinerate"], runes={"fury": 6, "order": 1}, did=did, **you),
        foe=side(at={MOOR: ["Mega-Mech"]}, base=["Recruit"]),
    )
    assert options(table.you, "play", GUILLOTINE) == ["Mega-Mech", "Recruit"]
    table.you.play(GUILLOTINE, on="Mega-Mech")
    table.resolve()
    return table


@card("Noxian Guillotine", "Incinerate")
def test_noxian_guillotine_kills_as_soon_as_the_unit_takes_damage() -> None:
    table = guillotine()
    assert table.where("Mega-Mech") == MOOR
    table.you.play("Incinerate")
    table.resolve()
    assert table.trash(FOE) == ["Mega-Mech"]


@card("Noxian Guillotine")
def test_noxian_guillotine_kills_now_after_another_card() -> None:
    assert guillotine(("played", "Gust")).trash(FOE) == ["Mega-Mech"]


@card("Noxian Guillotine", "Incinerate")
def test_noxian_guillotine_waits_until_the_turn_ends_only() -> None:
    lux = "Lux, Lady of Luminosity"
    table = Table(
        you=side(hand=[GUILLOTINE], runes={"fury": 4, "order": 1}, legend=lux),
        foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Incinerate"], runes={"fury": 2}, deck=["Gust"], legend=lux),
    )
    table.you.play(GUILLOTINE, on="Mega-Mech")
    table.resolve()
    table.end_turn()
    table.foe.play("Incinerate")
    table.resolve()
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").damage) == (MOOR, 2)


@card("Noxian Guillotine", "Incinerate")
def test_noxian_guillotine_is_about_that_unit_alone() -> None:
    table = Table(
        you=side(hand=[GUILLOTINE, "Incinerate"], runes={"fury": 6, "order": 1}),
        foe=side(at={MOOR: ["Mega-Mech", one("Mountain Drake", called="drake")]}),
    )
    table.you.play(GUILLOTINE, on="Mega-Mech")
    table.resolve()
    table.you.play("Incinerate", on="drake")
    table.resolve()
    assert (table.trash(FOE), table.thing("drake").damage) == ([], 2)
