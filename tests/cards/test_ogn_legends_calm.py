"""Legends of Origins with Calm and their Signature cards: Ahri, Yasuo, Leona."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

AHRI, YASUO = "Ahri, Nine-Tailed Fox", "Yasuo, Unforgiven"
FOX, BREATH, ZENITH = "Fox-Fire", "Last Breath", "Zenith Blade"
LUX = "Lux, Lady of Luminosity"


# --- Ahri

@card("Ahri, Nine-Tailed Fox")
def test_ahri_takes_one_might_from_each_enemy_that_attacks_her_battlefield() -> None:
    table = Table(
        you=side(base=["Vanguard Sergeant", "Daring Poro", "Recruit"]),
        foe=side(legend=AHRI, at={MOOR: ["Mega-Mech"]}),
    )
    table.you.move("Vanguard Sergeant", "Recruit", to=MOOR)
    assert [event.card for event in table.events("triggered")] == ["OGN-255"] * 2
    table.resolve()
    assert [table.might(name) for name in ("Vanguard Sergeant", "Recruit", "Daring Poro", "Mega-Mech")] == [3, 1, 2, 8]


@card("Ahri, Nine-Tailed Fox")
def test_ahris_might_comes_back_at_the_end_of_the_turn() -> None:
    table = Table(
        you=side(base=["Mountain Drake"], legend=LUX),
        foe=side(legend=AHRI, at={MOOR: ["Recruit"]}, deck=["Gust", "Flash"]),
    )
    table.you.move("Mountain Drake", to=MOOR)
    table.pass_all()
    assert (table.where("Mountain Drake"), table.might("Mountain Drake")) == (MOOR, 9)
    table.end_turn()
    assert table.might("Mountain Drake") == 10


@card("Ahri, Nine-Tailed Fox")
def test_ahri_lets_her_own_attackers_be_and_enemies_at_battlefields_that_she_does_not_control() -> None:
    own = Table(you=side(legend=AHRI, base=["Vanguard Sergeant"]), foe=side(at={MOOR: ["Recruit"]}))
    own.you.move("Vanguard Sergeant", to=MOOR)
    assert own.events("triggered") == []
    taken = Table(you=side(base=["Vanguard Sergeant"]), foe=side(legend=AHRI, base=["Recruit"]))
    taken.you.move("Vanguard Sergeant", to=MOOR)
    assert (taken.open.kind, taken.events("triggered")) == ("focus", [])


def fox(*on: str, foe: tuple[str, ...] = ("Recruit", "Stalwart Poro", "Daring Poro"), **others: object) -> Table:
    """Fox-Fire at these."""
    table = Table(
        you=side(hand=[FOX], runes={"calm": 3}, at={MEADOW: ["Recruit"]}, base=["Pouty Poro"]),
        foe=side(at={MOOR: list(foe)}, **others),
    )
    if on:
        table.you.play(FOX, on=list(on))
    return table


@card("Fox-Fire")
def test_fox_fire_kills_units_at_one_battlefield_with_total_might_four() -> None:
    table = fox("Stalwart Poro", "Daring Poro")
    table.resolve()
    assert (table.trash(FOE), table.where("Recruit", FOE)) == (["Stalwart Poro", "Daring Poro"], MOOR)


@card("Fox-Fire")
def test_fox_fire_offers_units_at_battlefields_and_then_those_that_still_fit() -> None:
    table = fox(foe=("Vanguard Sergeant", "Eager Apprentice", "Stalwart Poro", "Petty Officer"), base=["Sai Scout"])
    assert options(table.you, "play", FOX) == [
        "Done", "Eager Apprentice", "Recruit", "Stalwart Poro", "Vanguard Sergeant",
    ]
    assert options(table.you, "play", FOX, "Stalwart Poro") == options(table.you, "play", FOX, "Vanguard Sergeant")


@card("Fox-Fire")
def test_fox_fire_may_choose_nobody() -> None:
    table = fox()
    table.you.play(FOX)
    table.resolve()
    assert (table.trash(), table.events("died")) == ([FOX], [])


@card("Fox-Fire", "En Garde")
def test_fox_fire_whose_units_grew_kills_as_many_as_still_fit_together() -> None:
    table = fox("Stalwart Poro", "Daring Poro", hand=["En Garde"], runes={"calm": 1})
    table.foe.play("En Garde", on="Daring Poro")
    table.resolve()
    assert (table.open.kind, table.open.seat) == ("choose", YOU)
    table.you.choose("Daring Poro")
    assert (table.trash(FOE), table.where("Stalwart Poro")) == (["En Garde", "Daring Poro"], MOOR)


@card("Fox-Fire")
def test_fox_fire_from_face_down_kills_where_it_lay() -> None:
    table = Table(
        you=side(at={MOOR: ["Recruit"]}, facedown={MOOR: [FOX]}),
        foe=side(base=["Daring Poro"], at={MEADOW: ["Stalwart Poro"]}), turn_of=FOE,
    )
    table.foe.move("Daring Poro", to=MOOR)
    table.foe.passes()
    assert options(table.you, "play", FOX) == ["Daring Poro", "Done", "Recruit"]
    table.you.play(FOX, on="Daring Poro")
    table.pass_all()
    assert (table.trash(FOE), table.where("Recruit")) == (["Daring Poro"], MOOR)


# --- Yasuo

@card("Last Breath")
def test_last_breath_readies_a_unit_that_deals_its_might_to_an_enemy_at_a_battlefield() -> None:
    table = Table(
        you=side(hand=[BREATH], runes={"calm": 3}, base=["Vanguard Sergeant*", "Recruit"]),
        foe=side(at={MOOR: ["Mega-Mech", "Recruit"]}, base=["Daring Poro"]),
    )
    assert options(table.you, "play", BREATH) == ["Recruit", "Vanguard Sergeant"]
    assert options(table.you, "play", BREATH, "Vanguard Sergeant") == ["Mega-Mech", "Recruit"]
    table.you.play(BREATH, on=["Vanguard Sergeant", "Mega-Mech"])
    table.resolve()
    assert (table.thing("Vanguard Sergeant").exhausted, table.thing("Mega-Mech").damage) == (False, 4)
    assert (table.thing("Vanguard Sergeant").damage, table.open.kind) == (0, "act")


@card("Last Breath", "Void Gate")
def test_last_breaths_damage_is_the_units_and_gets_no_bonus() -> None:
    table = Table(
        you=side(hand=[BREATH], runes={"calm": 3}, base=["Recruit"]), foe=side(at={"Void Gate": ["Mega-Mech"]}),
        battlefields=["Void Gate", MOOR],
    )
    table.you.play(BREATH, on=["Recruit", "Mega-Mech"])
    table.resolve()
    assert table.thing("Mega-Mech").damage == 1


@card("Last Breath", "Flash")
def test_last_breath_readies_although_its_enemy_went_home() -> None:
    table = Table(
        you=side(hand=[BREATH], runes={"calm": 3}, base=["Recruit*"]),
        foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Flash"], runes={"chaos": 2}),
    )
    table.you.play(BREATH, on=["Recruit", "Mega-Mech"])
    table.foe.play("Flash", on="Mega-Mech")
    table.resolve()
    assert (table.thing("Recruit").exhausted, table.thing("Mega-Mech").damage) == (False, 0)


# --- Yasuo, Unforgiven

@card("Yasuo, Unforgiven")
def test_yasuo_moves_a_friendly_unit_from_its_base_to_a_battlefield() -> None:
    table = Table(you=side(legend=YASUO, runes={"calm": 2}, base=["Recruit*"]), foe=side(base=["Daring Poro"]))
    assert options(table.you, "use", YASUO) == [MEADOW, MOOR]
    table.you.use(YASUO, on="Recruit", to=MOOR)
    table.pass_all()
    assert (table.where("Recruit"), table.controller(MOOR), table.ready_runes()) == (MOOR, YOU, 0)
    assert table.thing(YASUO, zone="legend").exhausted


@card("Yasuo, Unforgiven")
def test_yasuo_moves_a_friendly_unit_to_its_base_and_never_between_battlefields() -> None:
    table = Table(
        you=side(legend=YASUO, runes={"calm": 2}, at={MOOR: ["Recruit"]}), foe=side(at={MEADOW: ["Sai Scout"]})
    )
    table.you.use(YASUO, on="Recruit", to="Your base")
    table.resolve()
    assert table.where("Recruit") == "base"


@card("Yasuo, Unforgiven", "Flash")
def test_yasuos_unit_that_went_home_before_goes_nowhere() -> None:
    table = Table(
        you=side(legend=YASUO, runes={"calm": 2, "chaos": 2}, hand=["Flash"], at={MOOR: ["Recruit"]}),
        asks_own_windows=True,
    )
    table.you.use(YASUO, on="Recruit", to="Your base", keep=True)
    table.you.play("Flash", on="Recruit")
    table.resolve()
    assert (table.where("Recruit"), len(table.events("moved"))) == ("base", 1)


# --- Leona

def zenith(**foe: object) -> Table:
    """Zenith Blade at a Mega-Mech at Moor, with Vanguard Sergeant in your base."""
    table = Table(
        you=side(hand=[ZENITH], runes={"calm": 3}, base=["Vanguard Sergeant*"]),
        foe=side(at={MOOR: [one("Mega-Mech")]}, base=["Recruit"], **foe),
    )
    table.you.play(ZENITH, on=["Mega-Mech", "Vanguard Sergeant"])
    return table


@card("Zenith Blade")
def test_zenith_blade_stuns_an_enemy_at_a_battlefield_and_may_bring_a_friend_there() -> None:
    table = zenith()
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, table.open.kind) == (True, "may")
    table.you.choose("yes")
    assert table.where("Vanguard Sergeant") == MOOR
    table.pass_all()
    assert (table.where("Vanguard Sergeant"), table.thing("Mega-Mech").stunned) == ("base", True)
    assert table.trash() == [ZENITH], "the stunned unit deals no damage"


@card("Zenith Blade")
def test_zenith_blade_may_leave_the_friend_where_it_is() -> None:
    table = zenith()
    table.resolve()
    table.you.choose("no")
    assert (table.thing("Mega-Mech").stunned, table.where("Vanguard Sergeant")) == (True, "base")


@card("Zenith Blade", "Flash")
def test_zenith_blade_whose_enemy_went_home_stuns_and_moves_nobody() -> None:
    table = zenith(hand=["Flash"], runes={"chaos": 2})
    table.foe.play("Flash", on="Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, table.events("moved")[1:], table.open.kind) == (False, [], "may")
    table.you.choose("yes")
    assert (table.thing("Vanguard Sergeant").place, len(table.events("moved"))) == (-1, 1)


@card("Zenith Blade")
def test_zenith_blade_aims_at_no_enemy_in_a_base() -> None:
    table = Table(you=side(hand=[ZENITH], runes={"calm": 3}, base=["Recruit"]),
                  foe=side(base=["Mega-Mech"], at={MOOR: ["Sai Scout", "Daring Poro"]}))
    assert options(table.you, "play", ZENITH) == ["Daring Poro", "Sai Scout"]


LEONA = "Leona, Radiant Dawn"


@card("Leona, Radiant Dawn", "Zenith Blade")
def test_leona_buffs_a_friendly_unit_when_an_enemy_is_stunned() -> None:
    table = Table(
        you=side(legend=LEONA, hand=[ZENITH], runes={"calm": 3}, base=["Recruit", "Daring Poro"]),
        foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    table.you.play(ZENITH, on=["Mega-Mech", "Recruit"])
    table.resolve()
    table.you.choose("no")
    assert asked(table.you) == ["Daring Poro", "Recruit"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Recruit")) == (3, 1)


@card("Leona, Radiant Dawn", "Zenith Blade")
def test_leona_hears_no_unit_that_is_stunned_already_and_no_stun_by_an_opponent() -> None:
    again = Table(
        you=side(legend=LEONA, hand=[ZENITH], runes={"calm": 3}, base=["Recruit"]),
        foe=side(at={MOOR: [one("Mega-Mech", stunned=True)]}),
    )
    again.you.play(ZENITH, on=["Mega-Mech", "Recruit"])
    again.resolve()
    again.you.choose("no")
    assert (again.open.kind, again.might("Recruit"), again.events("triggered")) == ("act", 1, [])
    enemy = Table(
        you=side(legend=LEONA, at={MOOR: ["Mega-Mech"]}),
        foe=side(hand=[ZENITH], runes={"calm": 3}, base=["Recruit"]), turn_of=FOE,
    )
    enemy.foe.play(ZENITH, on=["Mega-Mech", "Recruit"])
    enemy.resolve()
    enemy.foe.choose("no")
    assert (enemy.thing("Mega-Mech").stunned, enemy.events("triggered")) == (True, [])
